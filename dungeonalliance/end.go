package dungeonalliance

import "github.com/rulebook-go/rulebook"

// hopeless reports whether no hero stands and none is to return.
func (s *State) hopeless() bool {
	if s.standing() != 0 {
		return false
	}
	return s.setup.options.HeroReturn == ReturnNever || int(s.round) == s.setup.rounds()
}

// noHeroLeft lets the rounds left pass at once.
func (p *play) noHeroLeft() {
	p.t.Cite(NoHeroLeft, rulebook.Nobody, "no hero stands and none is to return: %d rounds pass at once",
		p.g.rounds()-int(p.s.round))
	p.s.round = uint8(p.g.rounds())
	if p.g.options.Room == RoomOff {
		p.t.Cite(FourRounds, rulebook.Nobody, "round 4 is over")
	} else {
		p.t.Cite(SixRounds, rulebook.Nobody, "round 6 is over")
	}
	p.finish()
}

// finish ends the adventure and counts.
func (p *play) finish() {
	s := p.s
	s.phase, s.ask, s.depth, s.stack = phaseOver, question{}, 0, [maxDepth]frame{}
	s.active, s.speed, s.attacks, s.bought = nobody, 0, 0, false
	p.t.Cite(GameOver, rulebook.Nobody, "the adventure is over")
	for seat := range p.g.players {
		p.t.Cite(ScoreIsXP, seat, "p%d has %d XP", seat+1, s.score(seat))
		p.t.Cite(XPTokens, seat, "%d face up and %d face down count the same", int(s.up[seat]), int(s.down[seat]))
	}
	if s.foe.stage != foeDefeated {
		p.t.CiteName(SurvivorPaysNone, rulebook.Nobody, "%s stands, pays no XP and costs none", p.g.foe.Name)
	}
	if p.g.options.Mode != Competitive {
		won := "the players have lost, with %d XP"
		if s.foe.stage == foeDefeated {
			won = "the players have won, with %d XP"
		}
		p.t.Cite(TeamGoal, rulebook.Nobody, won, s.team())
		return
	}
	best := s.winning()
	for seat := range p.g.players {
		if best>>seat&1 != 0 {
			p.t.Cite(HighestWins, seat, "p%d has the highest score", seat+1)
		}
	}
	if best&(best-1) != 0 {
		p.t.Cite(TieShared, rulebook.Nobody, "the tie is shared")
	}
}
