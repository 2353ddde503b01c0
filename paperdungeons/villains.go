package paperdungeons

import (
	"slices"

	"github.com/rulebook-go/rulebook"
)

// tierOf returns the tier of the villain that is fought after a round, or 0.
func tierOf(round int) int { return slices.Index(villainRound[:], round) + 1 }

// villainDue starts the villain fight of the season, if the round is its last one.
func (p play) villainDue() {
	s := p.s
	tier := tierOf(int(s.round))
	if tier == 0 {
		p.nextRound()
		return
	}
	villain := s.villain(tier)
	p.t.CiteName(VillainAfterSeason, rulebook.Nobody, "%s, of tier %d, after round %d", villain.Name, tier, int(s.round))
	p.t.Cite(SeasonEndsWithVillain, rulebook.Nobody, "season %d ends", season(int(s.round)))
	for i := range s.g.players {
		if s.parties[i].explored.Has(s.board().villains[tier-1]) {
			s.waiting |= 1 << i
			p.t.Cite(VillainRoomEntered, i, "has been in the villain's room")
		} else {
			p.t.Cite(NotThereNoGlory, i, "has not been there: no glory, no damage")
			p.t.Cite(MissedFightLost, i, "the fight is not made up later")
		}
	}
	s.phase = PhaseVillain
	if !s.g.options.MayFlee.On() {
		for i := range s.g.players {
			if s.waiting>>i&1 != 0 {
				p.t.Cite(VillainMayBeFled, i, "may not flee")
				p.fightVillain(i)
			}
		}
	}
	p.afterFight()
}

// villain returns the villain of a tier.
func (s *State) villain(tier int) *Villain { return &s.g.content.Villains[s.villains[tier-1]-1] }

// afterFight goes on when nobody is left to fight.
func (p play) afterFight() {
	if p.s.waiting == 0 {
		p.nextRound()
	}
}

func (p play) fightOrFlee(m *Move) {
	seat := int(m.seat) - 1
	if m.kind == FightKind {
		p.fightVillain(seat)
	} else {
		p.s.waiting &^= 1 << seat
		p.t.Cite(VillainMayBeFled, seat, "flees: no glory, no damage")
		p.t.Cite(MissedFightLost, seat, "the fight is not made up later")
	}
	p.afterFight()
}

// fightVillain turns a party's strength into damage and glory.
func (p play) fightVillain(seat int) {
	s := p.s
	w := &s.parties[seat]
	s.waiting &^= 1 << seat
	tier := tierOf(int(s.round))
	villain := s.villain(tier)
	strength := w.hearts() + int(w.levels[villain.Bonus&3])
	p.t.CiteName(VillainFightStrength, seat, "strength %[2]d, the %[1]s counted twice", villain.Bonus.String(), strength)
	row := s.villainRow(tier, strength)
	if s.g.options.Mode != Normal {
		p.t.Cite(TokenRaisesThresholds, seat, "the token raises thresholds by %d", s.tokenShift(tier))
	}
	if len(villain.Rows) == 0 {
		p.t.Cite(VillainTables, seat, "the table of tier %d", tier)
	}
	p.t.Cite(VillainTableRow, seat, "strength %d or more: %d damage, %d glory", row.Strength, row.Damage, row.Glory)
	w.villainGlory[tier-1] = int16(row.Glory)
	p.t.Cite(VillainGloryNoted, seat, "notes %d glory for villain %d", row.Glory, tier)
	p.t.Cite(VillainDamageMarked, seat, "takes %d damage; bonuses against minions don't count", row.Damage)
	p.hurt(seat, row.Damage)
}

// villainRow returns the row of a villain's table that holds for a strength: the one with the highest threshold not
// above it. Its Strength is the threshold, token included.
func (s *State) villainRow(tier, strength int) VillainRow {
	rows := s.villain(tier).Rows
	if len(rows) == 0 {
		rows = villainTable[tier-1][:]
	}
	best := rows[0]
	for _, row := range rows[1:] {
		row.Strength += s.tokenShift(tier)
		if row.Strength <= strength {
			best = row
		}
	}
	return best
}

// forbidsFight returns the rule against fighting or fleeing, when a villain is fought.
func (s *State) forbidsFight(m *Move) *rulebook.Rule {
	seat := int(m.seat) - 1
	switch {
	case s.waiting>>seat&1 != 0:
		return nil
	case !s.parties[seat].explored.Has(s.board().villains[tierOf(int(s.round))-1]):
		return VillainRoomEntered
	}
	return MissedFightLost
}
