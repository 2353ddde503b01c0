package paperdungeons

import "github.com/rulebook-go/rulebook"

// parts returns the parts of a party's Power.
func (s *State) parts(w *party) []Part {
	if w.power == 0 || w.power == hiddenPower {
		return nil
	}
	return s.g.content.Powers[w.power-1].Parts
}

// powerOf returns the part of a kind that a party's Power has, or nil.
func (s *State) powerOf(w *party, kind PartKind) *Part {
	parts := s.parts(w)
	for i := range parts {
		if parts[i].Kind == kind {
			return &parts[i]
		}
	}
	return nil
}

// always returns how much a party's Power adds always.
func (s *State) always(seat int, kind PartKind) int {
	if part := s.powerOf(&s.parties[seat], kind); part != nil {
		return part.N
	}
	return 0
}

// against returns what a party's Power adds to power level against a type of minion.
func (s *State) against(seat int, kind MinionType) int {
	sum := 0
	for _, part := range s.parts(&s.parties[seat]) {
		if part.Kind == AlwaysAgainst && (part.All || part.Type == kind) {
			sum += part.N
		}
	}
	return sum
}

// powerActs notes that a Power acts; from then on it is known to all.
func (p play) powerActs(seat int) {
	w := &p.s.parties[seat]
	p.t.CiteName(OnePowerEach, seat, "%s acts", p.s.g.content.Powers[w.power-1].Name)
	if !w.shown && p.s.g.options.PrivateCards.On() {
		p.t.Cite(CardsPrivateUntilUsed, seat, "the Power is shown, since it acts")
	}
	w.shown = true
}

// nextStartPart carries out the next start effect of a Power, and reports whether there was one.
func (p play) nextStartPart(seat int) bool {
	w := &p.s.parties[seat]
	parts := p.s.parts(w)
	for int(w.started) < len(parts) {
		part := &parts[w.started]
		w.started++
		if p.startPart(seat, part) {
			return true
		}
	}
	return false
}

// startPart carries out a part of a Power if it acts at the start.
func (p play) startPart(seat int, part *Part) bool {
	w := &p.s.parties[seat]
	switch part.Kind {
	case StartLevels:
		p.t.Cite(VeteranLevels, seat, "%d heroes gain a level", part.N)
		w.queued(pendingHeroes, part.N)
	case StartPotions:
		p.makePotions(seat, part.N)
	case StartSteps:
		w.queued(pendingStep, part.N)
	case StartTasks:
		w.queued(pendingTask, part.N)
	case StartGems:
		p.extraGems(seat, part.N)
	default:
		return false
	}
	p.t.Cite(StartEffectsBeforeRoundOne, seat, "the Power acts at the start")
	p.powerActs(seat)
	return true
}

// The uses of a Power once a round, as bits of party.powerUsed.
const (
	usedPoints = 1 << iota
	usedDisarm
)

// unusedPower counts the uses of the round that have not been made.
func (s *State) unusedPower(w *party) int {
	n := 0
	if s.powerOf(w, RoundPoints) != nil && w.powerUsed&usedPoints == 0 {
		n++
	}
	if s.powerOf(w, RoundDisarm) != nil && w.powerUsed&usedDisarm == 0 {
		n++
	}
	return n
}

// forbidsPowerPoints returns the rule against adding points to a movement die.
func (s *State) forbidsPowerPoints(w *party) *rulebook.Rule {
	switch {
	case s.powerOf(w, RoundPoints) == nil:
		return OnePowerEach
	case w.powerUsed&usedPoints != 0:
		return UnusedPowerLost
	case !w.moving:
		return OtherPowersInvented
	}
	return nil
}

func (p play) powerPoints(seat int) {
	w := &p.s.parties[seat]
	n := p.s.always(seat, RoundPoints)
	w.powerUsed |= usedPoints
	w.moving = false
	w.points += uint8(n)
	p.t.Cite(OtherPowersInvented, seat, "%d more points for the movement die", n)
	p.citeFreeUse(seat)
	p.powerActs(seat)
}

// forbidsPowerDisarm returns the rule against disarming without a point.
func (s *State) forbidsPowerDisarm(w *party, r Room) *rulebook.Rule {
	switch {
	case !s.inReach(w, r):
		return DisarmAdjacent
	case !s.armed(w, r):
		return NothingToDisarm
	case s.powerOf(w, RoundDisarm) == nil:
		return OnePowerEach
	case w.powerUsed&usedDisarm != 0:
		return UnusedPowerLost
	}
	return nil
}

func (p play) powerDisarm(seat int, r Room) {
	p.s.parties[seat].powerUsed |= usedDisarm
	p.citeRoom(DisarmAdjacent, seat, "%s is next to the party", r)
	p.t.Cite(OtherPowersInvented, seat, "disarms without a point")
	p.citeFreeUse(seat)
	p.powerActs(seat)
	p.disarm(seat, r)
}

// endGlory returns what a Power is worth at the end.
func (s *State) endGlory(w *party) int {
	sum := 0
	for _, part := range s.parts(w) {
		switch part.Kind {
		case EndGlory:
			sum += part.N
		case EndGloryPer:
			sum += part.N * (w.tally(part.Tallied) / part.Per)
		}
	}
	return sum
}

// tally counts what a Power's end glory may count.
func (w *party) tally(k Tally) int {
	switch k {
	case RoomTally:
		return w.explored.Len()
	case MinionTally:
		return w.minions()
	case GemTally:
		return w.gemCount()
	case ItemTally:
		return w.itemCount()
	case PotionTally:
		return int(w.made)
	}
	return w.taskCount()
}
