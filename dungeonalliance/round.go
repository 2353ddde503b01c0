package dungeonalliance

import "github.com/rulebook-go/rulebook"

// part is a part of the End Phase.
type part uint8

const (
	partMonsters part = iota
	partAttack
	partDraws
	partSolo
	partEnd
)

// endOrder is the order of the parts, by EnemyOrder (DA-ROUND-6).
var endOrder = [...][5]part{
	MonstersFirst: {partMonsters, partAttack, partDraws, partSolo, partEnd},
	FinalFirst:    {partAttack, partDraws, partMonsters, partSolo, partEnd},
}

// endPhase carries the End Phase on. f.step counts the parts done; f.card is the solo card that was face up in the hero turns,
// f.count the players asked to activate a monster, f.flag that the attack was made.
func (p *play) endPhase(f *frame) {
	now := endOrder[p.g.options.EnemyOrder][f.step]
	if p.s.hopeless() && now != partDraws {
		p.noHeroLeft()
		return
	}
	switch now {
	case partMonsters:
		p.monsterPart(f)
	case partAttack:
		f.step++
		f.flag = p.foeAttacks()
	case partDraws:
		f.step++
		if f.flag {
			p.push(frame{op: opDraws})
		}
	case partSolo:
		f.step++
		if p.g.options.Mode != Competitive && !f.flag {
			p.push(frame{op: opSoloCard})
		}
	default:
		p.pop()
		p.endRound()
	}
}

// monsterPart runs Monster Activation: by the solo card, by the players in turn, or by an outside engine.
func (p *play) monsterPart(f *frame) {
	o := &p.g.options
	switch {
	case o.Base == Supplied:
		f.step++
		p.s.phase, p.s.seat = phaseMonsters, p.s.first
		p.t.Cite(Feeds, int(p.s.first), "an outside engine activates the monsters in p%d's name", int(p.s.first)+1)
	case o.Mode != Competitive:
		f.step++
		n := p.g.solo[f.card-1] // set-up has opened the first one
		p.t.Cite(WhoActivates, rulebook.Nobody, "the solo card decides: up to %d monsters act", n)
		p.push(frame{op: opSolo, count: int16(n), figure: nobody, self: nobody})
	case int(f.count) < p.g.players && p.s.readyMonsters() != 0:
		p.s.phase = phaseMonsters
		p.s.seat = (p.s.first + uint8(f.count)) % uint8(p.g.players)
		f.count++
		p.t.Cite(OneMonsterAPlayer, int(p.s.seat), "p%d activates a ready monster or declines", int(p.s.seat)+1)
	default:
		f.step++
		f.count = 0
	}
}

// cleared reports whether the Room is cleared out: the Final Enemy is defeated and no monster stands there.
func (s *State) cleared() bool {
	return s.setup.options.Room == RoomOn && s.foe.stage == foeDefeated && s.on(InRoom)&allMonsters == 0
}

// endRound ends a round, and with it perhaps the adventure; else the next one begins.
func (p *play) endRound() {
	last := int(p.s.round) == p.g.rounds()
	cleared := p.s.cleared()
	if cleared {
		p.t.Cite(ClearedOut, rulebook.Nobody, "the Room is cleared out")
	}
	switch {
	case last && p.g.options.Room == RoomOff:
		p.t.Cite(FourRounds, rulebook.Nobody, "round 4 is over")
	case last:
		p.t.Cite(SixRounds, rulebook.Nobody, "round 6 is over")
	case cleared && p.g.options.EarlyEnd != NoEarlyEnd:
		p.t.Cite(EndWhenCleared, rulebook.Nobody, "the adventure ends with round %d", int(p.s.round))
		last = true
	case p.g.options.Room == RoomOn && !cleared:
		p.t.Cite(NotBeforeCleared, rulebook.Nobody, "the Room is not cleared out: the adventure goes on")
	}
	if last {
		p.finish()
		return
	}
	p.refresh()
	p.s.round++
	p.startRound()
}

// refresh turns every monster to its ready side, passes the initiative, and brings heroes back if the options say so.
func (p *play) refresh() {
	for i := range p.s.monsters {
		p.s.monsters[i].ready = p.s.monsters[i].kind > 0
	}
	p.s.first = (p.s.first + 1) % uint8(p.g.players)
	p.t.Cite(Initiative, int(p.s.first), "every monster is ready, and p%d has the initiative", int(p.s.first)+1)
	for i := range p.s.heroes[:p.g.players*HeroesEach] {
		p.s.heroes[i].acted = false
		if f := Figure(i); p.s.heroes[i].grid == Nowhere && p.g.options.HeroReturn == NextRound {
			p.comeBack(f)
		}
	}
}

// comeBack puts a defeated hero on the first empty start cell of its alliance.
func (p *play) comeBack(f Figure) {
	filled := p.s.filled(OnMap)
	for _, c := range p.g.board.starts[f.seat()] {
		if !filled.has(c) {
			p.s.heroes[f] = hero{grid: OnMap, at: c}
			p.t.CiteName(Health, f.seat(), "%s is back on %d,%d with full health", p.s.name(f), int(c.Col), int(c.Row))
			return
		}
	}
	p.t.CiteName(Health, f.seat(), "no start cell is empty for %s", p.s.name(f))
}
