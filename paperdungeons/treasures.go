package paperdungeons

// takeTreasure gives what a room first entered holds.
func (p play) takeTreasure(seat int, r Room) {
	s := p.s
	w := &s.parties[seat]
	treasure := s.g.treasure[r]
	if treasure == NoTreasure {
		return
	}
	p.citeRoom(TreasureOnce, seat, "takes the treasure of %s", r)
	p.t.CiteName(TreasureKinds, seat, "%s", treasure.String())
	if r == s.board().chest {
		p.t.Cite(LieutenantBeforeTreasure, seat, "the lieutenant was faced before")
	}
	gem, isGem := treasure.Gem()
	switch {
	case isGem:
		p.takeGem(seat, gem)
	case treasure == StepTreasure:
		p.t.Cite(FreeItemStep, seat, "gets %d item step", 1)
		w.queued(pendingStep, 1)
	case treasure == LevelTreasure:
		p.t.Cite(LevelTreasureChoice, seat, "%d hero gains a level", 1)
		w.queued(pendingLevel, 1)
	default:
		p.makePotions(seat, treasure.Potions())
	}
}
