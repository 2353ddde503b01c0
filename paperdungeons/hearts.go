package paperdungeons

// hurt makes a party take damage of one cause: potions soak what they can, the rest is marked together, and then it may
// be that the party has to be resurrected.
func (p play) hurt(seat, damage int) {
	w := &p.s.parties[seat]
	if soaked := min(damage, int(w.made-w.drunk)); soaked > 0 {
		w.drunk += uint8(soaked)
		damage -= soaked
		p.t.Cite(PotionSoaksDamage, seat, "potions soak %d damage", soaked)
		p.t.Cite(DrunkPotionCounts, seat, "potions that count as made: %d", int(w.made))
	}
	if damage == 0 {
		return
	}
	marked := min(damage, DamageBoxes-int(w.marks))
	p.t.Cite(DamageStays, seat, "%d damage is marked, and is not healed", marked)
	p.t.Cite(DamageMarkedTogether, seat, "marks: %d of %d", int(w.marks)+marked, DamageBoxes)
	w.marks += uint8(marked)
	if marked > 0 && p.s.fatal(w) {
		p.resurrect(seat)
	}
}

// fatal reports whether the marks of a party bring a resurrection.
func (s *State) fatal(w *party) bool {
	if s.g.options.ResurrectAt == AboveHearts {
		return int(w.marks) > w.hearts()
	}
	return int(w.marks) >= w.hearts()
}

func (p play) resurrect(seat int) {
	w := &p.s.parties[seat]
	if w.revived {
		p.t.Cite(OneResurrection, seat, "has been resurrected before; the damage is marked all the same")
		return
	}
	w.revived = true
	p.t.Cite(ResurrectionAtHearts, seat, "marks %d, hearts %d: the party is resurrected", int(w.marks), w.hearts())
	p.t.Cite(ResurrectionCostsNine, seat, "loses %d glory in row I", ResurrectionCost)
	p.t.Cite(NobodyEliminated, seat, "stays in the game")
	p.t.Cite(MarksStay, seat, "keeps its marks: %d", int(w.marks))
	p.t.Cite(ResurrectedGoesOn, seat, "stays where it is and goes on")
}
