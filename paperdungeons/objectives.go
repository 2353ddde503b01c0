package paperdungeons

// ObjectiveCount counts for a player, from 0, what an Objective counts, whether or not the player has kept it.
func (s State) ObjectiveCount(player int, o Objective) int {
	if player < 0 || player >= s.players() {
		return 0
	}
	return s.objectiveCount(&s.parties[player], o)
}

// objectiveCount counts what an Objective counts.
func (s *State) objectiveCount(w *party, o Objective) int {
	switch o {
	case LevelFourMinions:
		return s.levelsDefeated(w)[4]
	case LevelFiveMinions:
		return s.levelsDefeated(w)[5]
	case MovedThrough:
		return w.movedThrough()
	case ColumnsWithFour:
		return w.columnsWith(4)
	case RowsExplored:
		return s.wholeRows(w)
	case HeroesAtFive:
		return w.heroesAt(5)
	case LevelThreeMinions:
		return s.levelsDefeated(w)[3]
	case PotionsMade:
		return int(w.made)
	case RoomsExplored:
		return w.explored.Len()
	case VillainGlory:
		return int(w.villainGlory[0]) + int(w.villainGlory[1]) + int(w.villainGlory[2])
	case ItemsCompleted:
		return w.itemCount()
	case EdgeRoomsExplored:
		return (w.explored & EdgeRooms).Len()
	case MinionsDefeated:
		return w.minions()
	case GemsHeld:
		return w.gemCount()
	case CornersExplored:
		return (w.explored & Corners).Len()
	case HeartsHeld:
		return w.hearts()
	}
	return 0
}

// movedThrough adds up traps triggered, walls crossed and water crossed, repeats too.
func (w *party) movedThrough() int { return int(w.traps) + int(w.walls) + int(w.waters) }

// columnsWith counts the columns with so many rooms explored, or more.
func (w *party) columnsWith(rooms int) int {
	n := 0
	for column := range NumColumns {
		if (ColumnRooms(column) & w.explored).Len() >= rooms {
			n++
		}
	}
	return n
}

// citeObjective names the rules by which an Objective is scored.
func (p play) citeObjective(seat int) {
	w := &p.s.parties[seat]
	count := p.s.objectiveCount(w, w.objective)
	p.t.CiteName(ObjectiveTable, seat, "%s counts %d", w.objective.String(), count)
	p.t.Cite(ObjectiveSteps, seat, "%d glory", w.objective.Glory(count))
	switch w.objective {
	case MovedThrough:
		p.t.Cite(MovedThroughSum, seat, "%d traps, %d walls, %d times water", int(w.traps), int(w.walls), int(w.waters))
	case RowsExplored, ColumnsWithFour:
		p.t.Cite(NoRowWithGap, seat, "%d rows and columns count", count)
	case EdgeRoomsExplored:
		p.t.Cite(EdgeRoomsOfBorder, seat, "%d edge rooms of %d", count, EdgeRooms.Len())
	}
}
