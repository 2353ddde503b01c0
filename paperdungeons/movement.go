package paperdungeons

import "github.com/rulebook-go/rulebook"

// Movement points of a die: two, and three of boots.
const (
	diePoints   = 2
	bootsPoints = 3
)

// travel adds the points of a die to the party's stock.
func (p play) travel(seat int, d Die) {
	w := &p.s.parties[seat]
	points := diePoints
	if d.Face == Boots {
		points = bootsPoints
		p.t.Cite(BootsThreePoints, seat, "boots are worth %d points", points)
	}
	w.points += uint8(points)
	w.moving = p.s.powerOf(w, RoundPoints) != nil && w.powerUsed&usedPoints == 0
	p.t.Cite(MovementPoints, seat, "movement points: %d", points)
	p.t.Cite(PointsSpentFirst, seat, "points: %d", int(w.points))
}

// halt gives up the points that are left.
func (p play) halt(seat int) {
	w := &p.s.parties[seat]
	p.t.Cite(PointsSpentFirst, seat, "gives up points: %d", int(w.points))
	w.points, w.moving = 0, false
}

// A link is how one step joins two places.
type link uint8

const (
	noLink link = iota
	openSide
	throughWall
	throughWater
	printedPassage
	roguePassage
	entrance
)

// link returns how a step could lead from one place to the next, whether or not the party may take it.
func (s *State) link(from, to Room) link {
	switch edge := edgeBetween(from, to); {
	case from == Outside:
		if to.Row() == 0 {
			return entrance
		}
	case s.printed(from, to):
		return printedPassage
	case edge >= 0:
		return [...]link{NoBarrier: openSide, Wall: throughWall, Water: throughWater}[s.board().barriers[edge]]
	case opposite(from, to):
		return roguePassage
	}
	return noLink
}

// printed reports whether a printed passage joins two rooms.
func (s *State) printed(a, b Room) bool {
	for _, passage := range s.g.content.Sheet.Passages {
		if passage == (Passage{a, b}) || passage == (Passage{b, a}) {
			return true
		}
	}
	return false
}

// opposite reports whether two rooms lie at the two ends of a row or of a column.
func opposite(a, b Room) bool { return acrossRow(a, b) || acrossColumn(a, b) }

func acrossRow(a, b Room) bool {
	return a.Row() == b.Row() && min(a.Column(), b.Column()) == 0 && max(a.Column(), b.Column()) == NumColumns-1
}

func acrossColumn(a, b Room) bool {
	return a.Column() == b.Column() && min(a.Row(), b.Row()) == 0 && max(a.Row(), b.Row()) == NumRows-1
}

// forbidsStep returns the rule against a step.
func (s *State) forbidsStep(w *party, to Room) *rulebook.Rule {
	link := s.link(w.at, to)
	rogue := w.levels[Rogue] >= bonusLevel
	blocked := s.board().blocked.Has(to)
	switch {
	case link == roguePassage && !rogue:
		return SixEntrances
	case link == roguePassage && acrossColumn(w.at, to) && !s.g.options.RogueColumns.On():
		return RogueFourColumns
	case link == roguePassage && blocked:
		return NoPassageToImpassable
	case link == noLink && rogue && w.at.Edge() && to.Edge():
		return RogueFourPassages
	case blocked && link != noLink && w.completed(IntangibilityCloak):
		return CloakNotImpassable
	case w.points == 0 && w.at != Outside:
		return MovementPoints
	case link == noLink && w.at != Outside:
		return StepToNeighbour
	case link == throughWall && !w.completed(IntangibilityCloak):
		return WallBlocks
	case link == throughWater && !w.completed(KharMedallion):
		return WaterBlocks
	case blocked:
		return ImpassableRoom
	case link == noLink:
		return EnterThroughRowOne
	case w.points == 0:
		return EntryCostsOnePoint
	}
	return nil
}

// step spends a point on entering a room.
func (p play) step(seat int, to Room) {
	w := &p.s.parties[seat]
	link := p.s.link(w.at, to)
	w.points--
	p.citeRoom(StepToNeighbour, seat, "steps into %s", to)
	switch link {
	case throughWall:
		w.walls++
		p.t.Cite(WallBlocks, seat, "a wall lies between")
		p.t.Cite(CloakCrossesWalls, seat, "the cloak leads through it")
		p.t.Cite(CrossingsCounted, seat, "walls moved through: %d", int(w.walls))
	case throughWater:
		w.waters++
		p.t.Cite(WaterBlocks, seat, "water lies between")
		p.t.Cite(KharMedallionWater, seat, "the medallion leads over it")
		p.t.Cite(CrossingsCounted, seat, "times over water: %d", int(w.waters))
	case printedPassage:
		p.t.Cite(PrintedPassage, seat, "through the passage")
		p.t.Cite(PassageIsOneStep, seat, "the passage costs %d point", 1)
	case roguePassage:
		p.t.Cite(RogueFourPassages, seat, "through the outer wall, straight on")
		if acrossColumn(w.at, to) {
			p.t.Cite(RogueFourColumns, seat, "from row %d to row %d", w.at.Row()+1, to.Row()+1)
		}
		p.t.Cite(PassageIsOneStep, seat, "the passage costs %d point", 1)
	case entrance:
		p.t.Cite(SixEntrances, seat, "through the entrance of the room")
		p.t.Cite(EnterThroughRowOne, seat, "the first step leads into row %d", 1)
		p.t.Cite(EntryCostsOnePoint, seat, "costs %d point", 1)
	}
	p.enter(seat, to)
}

// teleport moves the party to a room without a step.
func (p play) teleport(seat int, to Room) {
	p.t.Cite(TeleportAnywhere, seat, "no room is passed on the way")
	p.enter(seat, to)
}

// enter resolves a room: trap, minion, lieutenant, side quest, treasure.
func (p play) enter(seat int, r Room) {
	s := p.s
	w := &s.parties[seat]
	first := !w.explored.Has(r)
	if !first {
		p.citeRoom(RoomsEnteredAgain, seat, "%s is entered again", r)
	}
	w.at, w.explored = r, w.explored.With(r)
	p.citeRoom(RoomResolvedAtOnce, seat, "%s is resolved: trap, minion, treasure", r)
	p.trap(seat, r)
	p.meetMinion(seat, r)
	if r == s.board().chest {
		if first {
			p.reachChest(seat)
			return // the lieutenant is drawn by chance; meetLieutenant goes on
		}
		p.t.Cite(ChestOnce, seat, "the chest is marked: there is no lieutenant")
	}
	p.afterFights(seat, first)
}

// afterFights checks side quests and takes the treasure of a room first entered.
func (p play) afterFights(seat int, first bool) {
	s := p.s
	w := &s.parties[seat]
	for quest, r := range s.board().quests {
		if r == w.at {
			p.t.Cite(RoomOrder, seat, "the side quest is checked after the fights, before the treasure")
			p.checkQuest(seat, quest)
		}
	}
	if first {
		p.takeTreasure(seat, w.at)
	}
	for tier, r := range s.board().villains {
		if r == w.at && first {
			p.t.Cite(VillainRoomEntered, seat, "has been in the room of villain %d", tier+1)
		}
	}
}
