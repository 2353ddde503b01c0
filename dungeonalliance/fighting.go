package dungeonalliance

import (
	"github.com/rulebook-go/rulebook"
)

// powerLimit is the number of targets that a hero power may affect in the Room.
const powerLimit = 4

// enemies returns the figures that hero powers of an alliance may harm: the monsters and the active Final Enemy, with PvP in
// Competitive the heroes of the other alliances too.
func (s *State) enemies(seat int) figures {
	set := s.inPlay()
	heroes := set & allHeroes &^ heroesOf(seat)
	set &= allMonsters | theEnemy
	if s.foe.stage != foeActive {
		set &^= theEnemy
	}
	if s.setup.options.PvP && s.setup.options.Mode == Competitive {
		set |= heroes
	}
	return set
}

// harmful refuses targets that hero powers do not harm (DA-MODE-8).
func (s *State) forbidsHarm(targets figures) refusal {
	if bad := targets & allHeroes &^ s.enemies(int(s.seat)); bad != 0 {
		return no(HarmEnemiesOnly, "hero %d of p%d is no enemy", int(bad.first())%HeroesEach+1, bad.first().seat()+1)
	}
	return refusal{}
}

// forbidsUntouchable refuses the Final Enemy as a target before it is active.
func (s *State) forbidsUntouchable(targets figures) refusal {
	if targets.has(FinalFigure) && s.foe.stage == foeInactive {
		return no(FinalEnemyInactive, "the Final Enemy is not active before a hero enters the Room")
	}
	return refusal{}
}

// attackable returns what the attack of a hero may affect: enemies within range, of an area power within its radius, and in
// sight.
func (s *State) attackable(f Figure) figures {
	c := s.setup.cast[f]
	n := c.Range
	if c.Radius > 0 {
		n = c.Radius
	}
	var set figures
	for left := s.enemies(f.seat()); left != 0; left &= left - 1 {
		if t := left.first(); s.sees(f, t, n) {
			set |= only(t)
		}
	}
	return set
}

func (s *State) forbidsAttack(targets figures) refusal {
	f := s.active
	if x := s.forbidsHarm(targets); x.rule != nil {
		return x
	}
	if x := s.forbidsUntouchable(targets); x.rule != nil {
		return x
	}
	for left := targets; left != 0; left &= left - 1 {
		if !s.sees(f, left.first(), allSteps) {
			return no(InSight, "target %d of %d is not in sight", (targets&^left).len()+1, targets.len())
		}
	}
	can := s.attackable(f)
	n := targets.len()
	area := s.setup.cast[f].Radius > 0
	inRoom := s.where(f) == InRoom
	switch {
	case inRoom && n > powerLimit:
		return no(AtMostFourTargets, "%d targets are named, and a hero power affects at most %d in the Room", n, powerLimit)
	case inRoom && area && can.len() > powerLimit && n < powerLimit:
		return no(ExactlyFour, "%d targets are named of %d", n, can.len())
	case s.attacks == 0:
		return no(HeroAttack, "the hero has attacked in this activation")
	case targets&^can != 0:
		return no(HeroAttack, "%d of %d targets are out of range", (targets &^ can).len(), n)
	case n == 0:
		return no(HeroAttack, "no target is named")
	case !area && n > 1:
		return no(HeroAttack, "%d targets are named, and the attack has one", n)
	case area && n < min(can.len(), powerLimit), area && !inRoom && n < can.len():
		return no(HeroAttack, "%d targets are named, and the area power affects %d", n, can.len())
	}
	return refusal{}
}

// appendAttacks proposes the attacks of the active hero.
func (s *State) appendAttacks(dst []Move) []Move {
	if s.attacks == 0 || s.bought {
		return dst
	}
	can := s.attackable(s.active)
	proto := Move{kind: MoveAttack, player: s.seat}
	switch {
	case can == 0:
		return dst
	case s.setup.cast[s.active].Radius == 0:
		return appendPicks(dst, proto, can, 1)
	case s.where(s.active) == InRoom:
		return appendPicks(dst, proto, can, min(can.len(), powerLimit))
	}
	return appendPicks(dst, proto, can, can.len())
}

// heroAttack carries out the attack of the active hero.
func (p *play) heroAttack(targets figures) {
	f := p.s.active
	p.s.attacks--
	p.t.CiteName(HeroAttack, f.seat(), "%s attacks %d targets", p.s.name(f), targets.len())
	p.t.Cite(InSight, f.seat(), "every target is in sight")
	p.t.Cite(HarmEnemiesOnly, f.seat(), "every target is one that hero powers harm")
	p.citePower(f, targets.len(), p.s.attackable(f).len())
	for left := targets; left != 0; {
		t := p.s.next(left)
		left &^= only(t)
		p.hit(t, p.s.attack(f), f.seat())
	}
}

// citePower notes what the limit of targets in the Room did to a hero power.
func (p *play) citePower(f Figure, n, available int) {
	if p.s.where(f) != InRoom {
		return
	}
	p.t.Cite(AtMostFourTargets, f.seat(), "%d targets in the Room", n)
	if available > powerLimit {
		p.t.Cite(HeroChoosesTargets, f.seat(), "%d are available, and the hero chooses", available)
		p.t.Cite(ExactlyFour, f.seat(), "exactly %d are chosen", n)
	}
}

// hit makes a hit of a strength; by is the alliance that hits, rulebook.Nobody for the dungeon.
func (p *play) hit(f Figure, strength, by int) {
	if p.s.where(f) == Nowhere {
		return
	}
	defence := p.s.defence(f)
	n := max(0, strength-defence)
	p.t.CiteName(HitAndLoss, f.seat(), "%s is hit with strength %d against defence %d", p.s.name(f), strength, defence)
	if f == FinalFigure && p.s.guard() > 0 {
		p.t.Cite(FinalCardLive, by, "%d of its defence is the live Defense text", p.s.guard())
	}
	p.lose(f, n, by)
}

// lose takes health from a figure, and defeats it at 0.
func (p *play) lose(f Figure, n, by int) {
	health := p.s.health(f)
	if health == 0 {
		return
	}
	n = min(n, health)
	*p.s.lost(f) += int16(n)
	p.t.CiteName(HitAndLoss, f.seat(), "%s loses %d health, %d left", p.s.name(f), n, health-n)
	if n == health {
		p.defeat(f, by)
	}
}

// heal gives health back, no more than was lost.
func (p *play) heal(f Figure, n int) {
	if p.s.where(f) == Nowhere {
		return
	}
	lost := p.s.lost(f)
	n = min(n, int(*lost))
	*lost -= int16(n)
	p.t.CiteName(Health, f.seat(), "%s gets %d health back, %d now", p.s.name(f), n, p.s.health(f))
}

// defeat takes a figure at 0 health off its cell.
func (p *play) defeat(f Figure, by int) {
	p.t.CiteName(Health, f.seat(), "%s is defeated", p.s.name(f))
	switch {
	case f.isHero():
		h := &p.s.heroes[f]
		if h.number > 0 {
			p.t.Cite(NumberFreed, f.seat(), "the number %d is free again", int(h.number))
		}
		*h = hero{acted: h.acted}
	case f.isMonster():
		p.kill(f, by)
		p.gone(f)
	default:
		p.foeDefeated(by)
	}
}

// kill pays the XP of an enemy to the alliance whose hero did the damage.
func (p *play) kill(f Figure, by int) {
	if by == rulebook.Nobody {
		return
	}
	xp, level := p.s.worth(f)
	p.t.CiteName(KillXPOwner, by, "%s pays %d XP to the alliance that defeated it", p.s.name(f), xp)
	p.t.Cite(KillXPFaceUp, by, "they arrive face up")
	p.award(by, xp, level, true)
}

// gone takes a monster out of play; its token goes back to the supply.
func (p *play) gone(f Figure) {
	m := &p.s.monsters[f-heroCount]
	if !m.isMimic() {
		p.s.tokens[m.kind-1]++
		p.t.CiteName(TokenSupply, rulebook.Nobody, "the token of %s goes back to the supply", p.s.name(f))
	}
	*m = monster{}
}
