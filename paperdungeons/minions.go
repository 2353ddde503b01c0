package paperdungeons

import "math/bits"

// meetMinion starts the fight against the minion of a room just entered.
func (p play) meetMinion(seat int, r Room) {
	s := p.s
	w := &s.parties[seat]
	foe := s.g.minion[r]
	if foe.Level == 0 {
		return
	}
	if w.defeated.Has(r) {
		p.citeRoom(MinionFoughtOnce, seat, "the minion of %s has been defeated", r)
		return
	}
	p.citeRoom(MinionMustBeFought, seat, "the minion of %s must be fought", r)
	p.fight(seat, foe.Type, int(foe.Level), s.g.options.PowerfulMinions)
	w.defeated = w.defeated.With(r)
	p.t.Cite(MinionAlwaysDefeated, seat, "it is defeated")
	p.t.Cite(MinionTrack, seat, "minions defeated: %d", w.minions())
}

// fight compares power level and level, and hurts the party by the difference.
func (p play) fight(seat int, kind MinionType, level int, powerful bool) {
	s := p.s
	hero := kind.Hero()
	p.t.CiteName(MinionFacedBy, seat, "the %s faces it", hero.String())
	if powerful && hero == s.powerlessHero() {
		level++
		p.t.Cite(PowerfulMinionLevel, seat, "it fights at level %d", level)
		p.t.Cite(PrintedLevelCounts, seat, "it counts as level %d", level-1)
	}
	power := int(s.parties[seat].levels[hero]) + p.bonuses(seat, kind)
	damage := max(0, level-power)
	p.t.Cite(MinionDamage, seat, "power level %d against %d: %d damage", power, level, damage)
	p.hurt(seat, damage)
}

// bonuses adds up what helps against a type of minion.
func (p play) bonuses(seat int, kind MinionType) int {
	s := p.s
	w := &s.parties[seat]
	sources, sum := 0, 0
	if w.levels[Warrior] >= bonusLevel {
		sources, sum = sources+1, sum+1
		p.t.Cite(WarriorFourPower, seat, "+%d", 1)
	}
	if w.completed(FlamingSword) {
		sources, sum = sources+1, sum+1
		p.t.Cite(FlamingSwordPower, seat, "+%d", 1)
	}
	if n := s.against(seat, kind); n > 0 {
		sources, sum = sources+1, sum+n
		p.powerActs(seat)
	}
	if s.bane(w.artifact) == kind+1 {
		sources, sum = sources+1, sum+baneBonus
		p.t.Cite(artifactRules[w.artifact], seat, "+%d", baneBonus)
		p.t.Cite(ArtifactPowersAdd, seat, "adds to all other powers")
	}
	if sources > 0 {
		p.t.Cite(MinionBonusesAdd, seat, "bonuses: %d, together +%d", sources, sum)
	}
	return sum
}

// minions returns the number of minions defeated, the lieutenant included.
func (w *party) minions() int {
	n := w.defeated.Len()
	if w.lieutenant > 0 {
		n++
	}
	return n
}

// minionsOf counts the defeated minions of a type, the lieutenant included.
func (s *State) minionsOf(w *party, kind MinionType) int {
	n := 0
	for left := w.defeated; left != 0; left &= left - 1 {
		if s.g.minion[bits.TrailingZeros64(uint64(left))].Type == kind {
			n++
		}
	}
	if w.lieutenant > 0 && s.g.content.Lieutenants[w.lieutenant-1].Type == kind {
		n++
	}
	return n
}

// levelsDefeated counts the defeated minions by their printed level; a lieutenant's is its strength, 6 or 7.
func (s *State) levelsDefeated(w *party) (levels [8]int) {
	for left := w.defeated; left != 0; left &= left - 1 {
		levels[s.g.minion[bits.TrailingZeros64(uint64(left))].Level&7]++
	}
	if w.lieutenant > 0 {
		levels[s.g.content.Lieutenants[w.lieutenant-1].Strength&7]++
	}
	return levels
}
