package paperdungeons

import "github.com/rulebook-go/rulebook"

// Meets reports whether a player, from 0, meets the condition of a mission now, revealed or not.
func (s State) Meets(player int, mission Mission) bool {
	return player >= 0 && player < s.players() && s.dungeon > 0 && s.meets(&s.parties[player], mission)
}

// checkMissions claims the missions that are met, from number checking on.
func (p play) checkMissions() {
	s := p.s
	for ; int(s.checking) < len(s.missions); s.checking++ {
		mission := s.missions[s.checking]
		if mission == NoMission || s.missionRound[s.checking] > 0 {
			continue
		}
		met := p.meeting(mission)
		p.citeGaps(mission)
		if met == 0 {
			continue
		}
		if s.g.options.MissionTie == ArtifactOrder {
			first := s.firsts(met)
			p.citeOrder(met, first)
			if met = first; met&(met-1) != 0 {
				s.phase, s.tied = PhaseMissionTie, met
				return
			}
		}
		p.scoreMission(met)
	}
	s.checking = 0
	p.afterMissions()
}

// meeting returns the seats that meet a mission.
func (p play) meeting(mission Mission) uint8 {
	s := p.s
	var met uint8
	for i := range s.g.players {
		if s.meets(&s.parties[i], mission) {
			met |= 1 << i
		}
	}
	return met
}

// scoreMission gives the mission that is checked to a set of seats, and takes it off the table.
func (p play) scoreMission(seats uint8) {
	s := p.s
	mission, glory := int(s.missions[s.checking]), MissionGlory(int(s.round))
	s.missionRound[s.checking] = s.round
	p.t.Cite(MissionCheckedAtRoundEnd, rulebook.Nobody, "mission m%d is claimed at the end of round %d", mission, int(s.round))
	for i := range s.g.players {
		if seats>>i&1 == 0 {
			continue
		}
		s.parties[i].missionGlory += int16(glory)
		p.t.Cite(MissionGloryByRound, i, "scores %d glory for mission m%d", glory, mission)
		p.citeMission(i, s.missions[s.checking])
	}
	if seats&(seats-1) != 0 || s.g.options.MissionTie == ArtifactOrder {
		p.t.Cite(MissionTieAllScore, rulebook.Nobody, "who meets m%d in one round is settled", mission)
	}
	p.t.Cite(MissionToFirst, rulebook.Nobody, "mission m%d is off the table", mission)
}

// citeGaps notes rows and columns of which a party has explored all but the impassable rooms.
func (p play) citeGaps(mission Mission) {
	lines, set := NumRows, RowRooms
	if mission == WholeColumn {
		lines, set = NumColumns, ColumnRooms
	}
	if p.t == nil || mission != WholeColumn && mission != WholeRow {
		return
	}
	blocked := p.s.board().blocked
	for i := range p.s.g.players {
		for line := range lines {
			if rooms := set(line); rooms&blocked != 0 && (p.s.parties[i].explored|blocked)&rooms == rooms {
				p.t.Cite(NoMissionWithGap, i, "line %d has an impassable room, so that it never counts", line+1)
			}
		}
	}
}

func (p play) citeMission(seat int, mission Mission) {
	p.t.Cite(MissionConditions, seat, "meets m%d", int(mission))
	switch mission {
	case WholeRow:
		p.t.Cite(WholeRowSixRooms, seat, "a whole row of %d rooms", NumColumns)
	case WholeColumn:
		p.t.Cite(WholeRowSixRooms, seat, "a whole column of %d rooms", NumRows)
	default:
		p.t.Cite(MissionAtLeast, seat, "the state at the end of the round decides")
	}
	if mission == WholeRow || mission == WholeColumn {
		p.t.Cite(NoMissionWithGap, seat, "it has no impassable room")
	}
}

// meets reports whether a party meets a mission. Levels and counts are at least; the state at the check decides.
func (s *State) meets(w *party, mission Mission) bool {
	switch mission {
	case ThreeMinionLevels:
		return kinds(s.levelsDefeated(w)) >= 3
	case HeroAtSix:
		return w.heroesAt(6) >= 1
	case WholeRow:
		return s.wholeRows(w) >= 1
	case AllHeroesAtThree:
		return w.heroesAt(3) == NumHeroes
	case WholeColumn:
		return s.wholeColumns(w) >= 1
	case EightPotions:
		return w.made >= 8
	case ThreeHeroesAtFour:
		return w.heroesAt(4) >= 3
	case SixMinions:
		return w.minions() >= 6
	case FourGems:
		return w.gemCount() >= 4
	case TwoCorners:
		return (w.explored & Corners).Len() >= 2
	case FiveTraps:
		return w.traps >= 5
	case FifteenRooms:
		return w.explored.Len() >= 15
	case FourItems:
		return w.itemCount() >= 4
	case TwelveHearts:
		return w.hearts() >= 12
	case ThreeVillainRooms:
		return w.explored&Rooms(s.board().villains[:]...) == Rooms(s.board().villains[:]...)
	case TwoHeroesAtFive:
		return w.heroesAt(5) >= 2
	}
	return false
}

// kinds counts the numbers above 0.
func kinds(counts [8]int) int {
	n := 0
	for _, c := range counts {
		if c > 0 {
			n++
		}
	}
	return n
}

// heroesAt counts the heroes at a level or above.
func (w *party) heroesAt(level uint8) int {
	n := 0
	for _, l := range w.levels {
		if l >= level {
			n++
		}
	}
	return n
}

// itemCount counts the completed items.
func (w *party) itemCount() int {
	n := 0
	for i := range Item(NumItems) {
		if w.completed(i) {
			n++
		}
	}
	return n
}

// wholeRows counts the rows that are fully explored. An impassable room is never explored, so its row never is.
func (s *State) wholeRows(w *party) int {
	n := 0
	for row := range NumRows {
		if RowRooms(row)&^w.explored == 0 {
			n++
		}
	}
	return n
}

// wholeColumns counts the columns that are fully explored.
func (s *State) wholeColumns(w *party) int {
	n := 0
	for column := range NumColumns {
		if ColumnRooms(column)&^w.explored == 0 {
			n++
		}
	}
	return n
}
