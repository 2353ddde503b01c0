package paperdungeons

// potionBonuses is the table of PD-POTION-5: what the 4th, 8th and 12th potion bring. noPending stands for a gem.
var potionBonuses = [...][NumPotions / PotionRow]pendingKind{
	StepTaskGem: {pendingStep, pendingTask, noPending},
	TaskStepGem: {pendingTask, pendingStep, noPending},
}

// brewAction makes the potions of a die.
func (p play) brewAction(seat int) {
	n := 2 + p.s.always(seat, AlwaysBrew)
	p.t.Cite(TwoPotionsForADie, seat, "potions: %d", n)
	if n > 2 {
		p.powerActs(seat)
	}
	p.makePotions(seat, n)
}

// makePotions fills boxes, as far as there are any, and gives the bonus of each row that becomes full.
func (p play) makePotions(seat, n int) {
	w := &p.s.parties[seat]
	p.t.Cite(AnyPotionFillsBox, seat, "new potions: %d", n)
	for ; n > 0 && w.made < NumPotions; n-- {
		w.made++
		if w.made%PotionRow == 0 {
			p.potionRow(seat, int(w.made)/PotionRow-1)
		}
	}
	p.t.Cite(TwelvePotionBoxes, seat, "potions made: %d of %d", int(w.made), NumPotions)
	if n > 0 {
		p.t.Cite(TwelvePotionBoxes, seat, "potions without effect: %d", n)
	}
}

func (p play) potionRow(seat, row int) {
	w := &p.s.parties[seat]
	p.t.Cite(PotionRowBonus, seat, "row %d is full", row+1)
	bonus := potionBonuses[p.s.g.options.PotionBonus][row]
	p.t.CiteName(PotionRowOrder, seat, "its bonus: %s", [...]string{noPending: "a gem", pendingStep: "an item step",
		pendingTask: "a task"}[bonus])
	switch bonus {
	case noPending:
		p.extraGems(seat, 1)
	case pendingTask:
		p.t.Cite(PotionRowTask, seat, "%d task is marked as fulfilled", 1)
		w.queued(pendingTask, 1)
	default:
		w.queued(pendingStep, 1)
	}
}
