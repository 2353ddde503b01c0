package dungeonalliance

import "github.com/rulebook-go/rulebook"

// ready returns the heroes of a seat that stand and have not acted this round.
func (s *State) ready(seat int) figures {
	var set figures
	for left := heroesOf(seat); left != 0; left &= left - 1 {
		f := left.first()
		if h := &s.heroes[f]; h.grid != Nowhere && !h.acted {
			set |= only(f)
		}
	}
	return set
}

// turnReady reports whether a seat has a hero to activate.
func (s *State) turnReady(seat int) bool { return s.ready(seat) != 0 }

func (s *State) forbidsActivate(n int) refusal {
	f := HeroFigure(int(s.seat), n)
	switch {
	case f == nobody:
		return no(HeroActsOnce, "an alliance has the heroes 1 to 4, and not %d", n)
	case s.active != nobody:
		return no(HeroActsOnce, "hero %d is active in this turn", int(s.active)%HeroesEach+1)
	case s.heroes[f].acted:
		return no(HeroActsOnce, "hero %d has acted in round %d", n, int(s.round))
	case s.heroes[f].grid == Nowhere:
		return no(Health, "hero %d is defeated", n)
	}
	return refusal{}
}

// activate starts a turn.
func (p *play) activate(f Figure) {
	p.s.active = f
	p.s.heroes[f].acted = true
	p.t.CiteName(HeroActsOnce, f.seat(), "%s is activated in round %d", p.s.name(f), int(p.s.round))
	if p.g.options.Base == Supplied {
		p.t.Cite(Feeds, f.seat(), "its Speed is 0 until an outside engine reports some")
		return
	}
	p.s.speed = int32(p.s.speedOf(f))
	p.s.attacks = 1
	p.t.Cite(ActivationAllowance, f.seat(), "it has %d Speed and %d attack", int(p.s.speed), int(p.s.attacks))
}

// endTurn ends the turn of the active hero.
func (p *play) endTurn() {
	if p.s.speed > 0 {
		p.t.Cite(SpeedLeft, int(p.s.seat), "%d Speed that is left is lost", int(p.s.speed))
	}
	p.s.active, p.s.speed, p.s.attacks, p.s.bought = nobody, 0, 0, false
	p.nextTurn()
}

// nextTurn passes the turn to the next seat with a ready hero; with none left the End Phase begins.
func (p *play) nextTurn() {
	n := uint8(p.g.players)
	for i := range n {
		seat := (p.s.seat + 1 + i) % n
		if p.s.turnReady(int(seat)) {
			p.s.seat = seat
			p.t.Cite(OneHeroATurn, int(seat), "it is the turn of p%d", int(seat)+1)
			return
		}
	}
	p.s.phase = phaseEnd
	p.t.Cite(OneHeroATurn, rulebook.Nobody, "every standing hero has acted")
	p.t.Cite(RoundOrder, rulebook.Nobody, "the End Phase of round %d begins", int(p.s.round))
	p.push(frame{op: opEndPhase, card: p.s.soloCard})
}

// startRound begins a round with the turn of the initiative player, or of the first behind it with a ready hero.
func (p *play) startRound() {
	p.s.phase = phaseTurns
	n := uint8(p.g.players)
	p.s.seat = (p.s.first + n - 1) % n
	p.nextTurn()
}
