package paperdungeons

// bonusLevel is the level at which a hero gives the bonus of PD-LEVEL-6 to 10.
const bonusLevel = 4

// train raises a hero by a die, or a bonus clover.
func (p play) train(seat int, h Hero, d Die) {
	if d.Face == Clover {
		p.t.CiteName(CloverLevelsAny, seat, "the clover levels the %s", h.String())
	} else {
		p.t.CiteName(TrainingColour, seat, "the %s trains in this colour", h.String())
	}
	p.gainLevel(seat, h, true)
}

// gainLevel adds a level to a hero who is below 6.
func (p play) gainLevel(seat int, h Hero, byDie bool) {
	w := &p.s.parties[seat]
	w.levels[h]++
	level := int(w.levels[h])
	p.t.CiteName(LevelOneToSix, seat, "%s reaches level %d", h.String(), level)
	p.t.Cite(HeartsAreLevels, seat, "hearts: %d", w.hearts())
	if w.revived && int(w.marks) < w.hearts() {
		p.t.Cite(ResurrectionStands, seat, "the resurrection stands")
	}
	if level != bonusLevel {
		return
	}
	p.t.CiteName(LevelFourBonusOnce, seat, "%s gives the bonus of level %d", h.String(), bonusLevel)
	if !byDie {
		p.t.Cite(LevelFourFromAnySource, seat, "the level was gained without a die")
	}
	switch h {
	case Warrior:
		p.t.Cite(WarriorFourPower, seat, "+%d to power level in every fight from now on", 1)
	case Wizard:
		p.t.Cite(WizardFourTask, seat, "marks %d task as fulfilled", 1)
		w.queued(pendingTask, 1)
	case Cleric:
		p.t.Cite(ClericFourClover, seat, "gets %d clover, to be used at once", 1)
		w.queued(pendingClover, 1)
	case Rogue:
		p.t.Cite(RogueFourPassages, seat, "every outer wall has a passage now")
		shut := p.s.board().blocked & EdgeRooms
		p.t.Cite(NoPassageToImpassable, seat, "but not at impassable rooms of the border: %d", shut.Len())
	}
}

// hearts returns the sum of the hero levels.
func (w *party) hearts() int {
	sum := 0
	for _, level := range w.levels {
		sum += int(level)
	}
	return sum
}

// highest returns the highest level of a single hero.
func (w *party) highest() int {
	top := uint8(0)
	for _, level := range w.levels {
		top = max(top, level)
	}
	return int(top)
}
