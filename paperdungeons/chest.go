package paperdungeons

import "github.com/rulebook-go/rulebook"

// reachChest marks the chest; chance then draws the lieutenant.
func (p play) reachChest(seat int) {
	s := p.s
	p.citeRoom(ChestDrawsLieutenant, seat, "the chest of %s is marked, a lieutenant is drawn", s.parties[seat].at)
	s.phase, s.turn = PhaseLieutenant, uint8(seat)
}

// meetLieutenant fights the lieutenant drawn, and goes on with the room.
func (p play) meetLieutenant(card int) {
	s := p.s
	seat := int(s.turn)
	w := &s.parties[seat]
	s.lieutenants &^= 1 << card
	s.phase, s.turn = PhaseActions, 0
	foe := &s.g.content.Lieutenants[card]
	p.t.CiteName(ChestDrawsLieutenant, seat, "%s guards the chest", foe.Name)
	p.t.Cite(LieutenantPile, seat, "cards left in the pile: %d", s.Lieutenants())
	p.t.CiteName(LieutenantStrength, seat, "a lieutenant: %s, of strength %d", foe.Type.String(), foe.Strength)
	p.t.Cite(LieutenantsStronger, seat, "stronger than every minion of the sheet")
	p.t.Cite(RoomOrder, seat, "the lieutenant comes after the minion of the room")
	p.t.Cite(LieutenantFight, seat, "the fight is that of a minion")
	p.t.Cite(LieutenantBonuses, seat, "all bonuses against minions apply")
	powerful := s.g.options.PowerfulMinions
	if powerful && foe.Type.Hero() == s.powerlessHero() {
		p.t.Cite(PowerfulLieutenants, seat, "is %d stronger", 1)
	}
	p.fight(seat, foe.Type, foe.Strength, powerful)
	w.lieutenant, w.holds = uint8(card+1), true
	p.t.Cite(MinionAlwaysDefeated, seat, "it is defeated")
	p.t.Cite(LieutenantIsMinion, seat, "counts as a minion; minions defeated: %d", w.minions())
	p.t.Cite(LieutenantCardKept, seat, "the card lies before the player until the end of the round")
	w.chest = int16(ChestGlory(int(s.round)))
	p.t.Cite(ChestGloryByRound, seat, "%d glory in round %d", int(w.chest), int(s.round))
	if s.pile.Size() == 0 {
		p.t.Cite(LieutenantWithoutPile, seat, "is faced although the pile is empty")
	}
	p.afterFights(seat, true)
	p.settle(seat)
}

// sendLieutenantsHome puts the cards before players into the box, and notes who may choose an artifact.
func (p play) sendLieutenantsHome() {
	s := p.s
	s.waiting = 0
	for i := range s.g.players {
		if w := &s.parties[i]; w.holds {
			w.holds = false
			s.waiting |= 1 << i
			p.t.CiteName(LieutenantToBox, i, "%s goes back to the box", s.g.content.Lieutenants[w.lieutenant-1].Name)
		}
	}
}

// forbidsLieutenant returns the rule by which a card, numbered from 1, is not the top card of the lieutenant pile.
func (s *State) forbidsLieutenant(card int) *rulebook.Rule {
	if card < 1 || card > NumLieutenants {
		return EightLieutenants
	}
	for i := range s.g.players {
		if w := &s.parties[i]; int(w.lieutenant) == card && !w.holds {
			return LieutenantToBox
		}
	}
	return only(s.lieutenants>>(card-1)&1 != 0, LieutenantPile)
}
