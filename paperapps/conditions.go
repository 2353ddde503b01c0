package paperapps

// A condition is what can be wrong with a move at a position.
type condition uint8

const (
	always            condition = iota
	isOver                      // the run is over
	onShop                      // the page is a shop
	gambling                    // the Gambler's die is not settled
	noFace                      // the number is on no face of the die
	rollsTooSoon                // no turn may start: the last roll is not done
	noRoll                      // no roll lies or is being walked
	isRolled                    // a roll lies, and its heading is not chosen
	chosen                      // the roll's heading is chosen
	otherKindThanDie            // the heading is not of the kind of the roll that lies
	otherKindThanMove           // the heading is not of the kind of the move under way
	firstShut                   // the first way is shut by a wall
	firstCornered               // the first way is shut by wall corners
	firstLocked                 // the first way is shut by a door
	unclear                     // an open heading does not allow the whole roll, and another does
	unclearBreak                // the same for a heading to be broken through
	back                        // it would double back on the last move, and another heading is left
	noWall                      // no wall has stopped the hero
	turnsToWall                 // the turn is of the right kind, and its way is shut
	doublesBack                 // the turn goes back, and a side is open
	wrongSide                   // the turn goes to the side that Mirror bars
	outOfReach                  // the hero is not in reach of the stairs
	passedStairs                // the hero is on the stairs in mid-move, and has passed
	leavesInMove                // a roll is under way elsewhere than on stairs just entered
	notPassing                  // the hero has not just entered the stairs with squares left
	notPorting                  // the hero has not just entered a teleporter that leaves a choice
	notBetween                  // the hero is not between moves on a floor
	notFinding                  // nothing asks for a die
	noDie                       // no die lies
	isDoubled                   // the die that lies is doubled
	notAsked                    // nobody is asked to use an item
	noDouble                    // no Doubling Potion is left
	noMulligan                  // no Scroll of Mulligan is left
	noBreak                     // no Break on Through is left
	noScroll                    // no Teleport Scroll is left
	nothingToBreak              // no wall stops the hero on that heading
	cannotBreak                 // Break on Through does not fit the wall
	scrollsToDoor               // the target is a door without its key
	scrollsToWall               // the target is no open cell
	noOffer                     // the page has no such offer
	tooDear                     // the offer costs more than there is
	sold                        // the offer has been bought
)

// holds reports whether a condition holds for m. A condition that speaks of a floor does not hold on a shop page.
func (s *State) holds(c condition, m Move) bool {
	onFloor := s.floor() != nil
	switch c {
	case always:
		return true
	case isOver:
		return s.phase == over
	case onShop:
		return !onFloor
	case gambling:
		return !onFloor && s.phase != shopping
	case noFace:
		return m.a < 1 || m.a > sides
	case noOffer:
		return m.a < 1 || int(m.a) > len(s.shop())
	case tooDear:
		_, coins := s.Running()
		return s.shop()[m.a-1].Price > coins
	case sold:
		return s.bought>>(m.a-1)&1 != 0
	case notPassing:
		return s.phase != passing
	case notPorting:
		return s.phase != porting
	case notBetween:
		return s.phase != between
	case notFinding:
		return s.phase != finding
	case noDouble:
		return s.held[heldDouble] == 0
	case noMulligan:
		return s.held[heldMulligan] == 0
	case noBreak:
		return s.held[heldBreak] == 0
	case noScroll:
		return s.held[heldScroll] == 0
	case noDie:
		return s.phase != rolled && s.phase != found
	case isDoubled:
		return s.doubled
	case notAsked:
		return !s.asked()
	}
	return onFloor && s.holdsOnFloor(c, m)
}

// holdsOnFloor is the part of holds that speaks of a floor.
func (s *State) holdsOnFloor(c condition, m Move) bool {
	waits := s.phase == between || s.phase == again
	switch c {
	case rollsTooSoon:
		return !waits
	case noRoll:
		return waits
	case isRolled:
		return s.phase == rolled
	case chosen:
		return !waits && s.phase != rolled
	case noWall:
		return s.phase != walled
	case outOfReach:
		return !s.inReach()
	case passedStairs:
		return s.squares > 0 && s.phase != passing && s.at == s.floor().stairs
	case leavesInMove:
		return s.phase != between && s.phase != passing
	case scrollsToDoor:
		f := s.floor()
		return !s.key && f.has(m.Cell()) && f.tiles[f.index(m.Cell())] == door
	case scrollsToWall:
		f := s.floor()
		return !f.has(m.Cell()) || s.shutCell(f.index(m.Cell()))
	}
	return m.heading.valid() && s.holdsOfHeading(c, m.heading) || !m.heading.valid() && noHeading(c)
}

// noHeading reports the conditions that hold of a move whose heading is none of the eight.
func noHeading(c condition) bool {
	return c == otherKindThanDie || c == otherKindThanMove || c == nothingToBreak
}

// holdsOfHeading is the part of holds that speaks of a heading.
func (s *State) holdsOfHeading(c condition, h Heading) bool {
	first, wall := s.phase == rolled, s.phase == walled
	switch c {
	case otherKindThanDie:
		return first && h.Diagonal() != (s.die%2 == 1)
	case firstShut:
		return first && s.shut(s.at, h) == FirstWayOpen
	case firstCornered:
		return first && s.shut(s.at, h) == CornersDoNotStop
	case firstLocked:
		return first && s.shut(s.at, h) == DoorNeedsKey
	case unclear:
		return first && s.run.options.ClearPath && !s.clear(h, false) && s.anyClear()
	case unclearBreak:
		return first && s.run.options.ClearPath && s.breakable(h) && !s.clear(h, true) && s.anyClear()
	case back:
		barred, bars := s.barred()
		return first && bars && barred == h
	case nothingToBreak:
		return first && s.shut(s.at, h) == nil || !first && !(wall && h == s.last)
	case cannotBreak:
		return (first || wall) && !s.breakable(h)
	case otherKindThanMove:
		return wall && h.Diagonal() != s.last.Diagonal()
	case turnsToWall:
		return wall && h.Diagonal() == s.last.Diagonal() && s.shut(s.at, h) != nil
	case doublesBack:
		return wall && h == s.last.Back() && s.sideOpen()
	case wrongSide:
		return wall && s.run.options.Turn == Mirror && h == s.mirrorBars()
	}
	return false
}

// sideOpen reports whether a side of the heading is open.
func (s *State) sideOpen() bool {
	left, right := s.last.Sides()
	return s.shut(s.at, left) == nil || s.shut(s.at, right) == nil
}

// mirrorBars returns the side that Mirror bars at a wall, or NoHeading: on a diagonal the side towards the one shut cell
// that lies between the heading and its sides, if the other side is open (ChooseSide).
func (s *State) mirrorBars() Heading {
	if !s.last.Diagonal() {
		return NoHeading
	}
	step := &s.floor().step
	nearLeft, nearRight := s.shutCell(s.at+step[s.last.turned(7)]), s.shutCell(s.at+step[s.last.turned(1)])
	left, right := s.last.Sides()
	switch {
	case nearLeft && !nearRight && s.shut(s.at, right) == nil:
		return left
	case nearRight && !nearLeft && s.shut(s.at, left) == nil:
		return right
	}
	return NoHeading
}

// asked reports whether the player is asked to use an item or keep it: one fits, and for a roll or a move no way is open.
func (s *State) asked() bool {
	switch s.phase {
	case found:
		return true
	case rolled:
		return !s.anyOpen(kindOf(s.die))
	case walled:
		return !s.anyOpen(s.kind())
	}
	return false
}
