package dungeonalliance

func (s *State) forbidsUse(card, hero int) refusal {
	i := card - 1
	switch {
	case s.used(i):
		return no(TreasureOnce, "treasure %d has been used", card)
	case !s.held[s.seat].Has(i):
		return no(TreasureBesideHeroes, "card %d does not lie beside the Hero cards of p%d", card, int(s.seat)+1)
	case HeroFigure(int(s.seat), hero) != s.active:
		return no(ActiveHeroUses, "hero %d is not the active one", hero)
	}
	return refusal{}
}

// used reports whether a card is a treasure that has been used: it is neither in the deck nor beside an alliance.
func (s *State) used(card int) bool {
	if card < 0 || card >= treasureCards || s.setup.treasures[card].Kind != Treasure || s.treasures.Has(card) {
		return false
	}
	for i := range s.held {
		if s.held[i].Has(card) {
			return false
		}
	}
	return true
}

// use uses a treasure with the active hero.
func (p *play) use(card int) {
	hero := p.s.active
	seat := hero.seat()
	name := p.g.treasures[card].Name
	p.s.held[seat] = p.s.held[seat].Remove(card)
	p.t.CiteName(AnyActiveHeroUses, seat, "%s is used by the alliance that dug it", name)
	p.t.CiteName(ActiveHeroUses, seat, "%s is the active hero", p.s.name(hero))
	p.t.Cite(TreasureIsPower, seat, "it costs no Speed and is a hero power")
	p.t.CiteName(TreasureOnce, seat, "%s is used once and then removed from the game", name)
	p.removed(seat, name)
	p.push(frame{op: opEffects, src: fromTreasure, card: uint8(card), self: hero})
}
