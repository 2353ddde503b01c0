package dungeonalliance

import (
	"fmt"
	"math/bits"
	"slices"
)

// checkMap checks the map: its rooms, then what stands on it, then the ways.
func checkMap(c *Content) error {
	m := &c.Map
	g, err := m.Plan.compile("map.plan", Four)
	if err != nil {
		return err
	}
	if g.cells.empty() {
		return breach("map.plan", "there must be a cell")
	}
	for room, letter := range rooms(g) {
		level, ok := m.Levels[letter]
		if !ok {
			return breach("map.levels", "room %s must have a level", letter)
		}
		if err := between("map.levels."+letter, level, 1, levels); err != nil {
			return err
		}
		if !g.connected(g.rooms[room], false) {
			return breach("map.plan", "room %s must be in one piece", letter)
		}
	}
	if n := len(rooms(g)); len(m.Levels) != n {
		return breach("map.levels", "there must be a level for each of the %d rooms and no other, and there are %d", n, len(m.Levels))
	}
	blocked, err := c.checkPlaces(g)
	return either(err, c.checkWays(g, blocked))
}

// rooms returns the letters of the rooms that a grid has, by number.
func rooms(g *grid) map[int]string {
	found := map[int]string{}
	for i := range g.rooms {
		if !g.rooms[i].empty() {
			found[i] = letterOfRoom(i)
		}
	}
	return found
}

// connected reports whether the cells of s are linked by steps inside s: for a double-sized figure the placements in s.
func (g *grid) connected(s cellSet, double bool) bool {
	places := g.fits(double, g.cells.minus(s))
	start := places.next(Cell{})
	return places.minus(g.reach(spot{start, double}, g.cells.minus(s), allSteps)).empty()
}

// checkPlaces checks that what stands on the map stands on cells, one thing a cell. It returns the cells that stay filled
// with heroes and monsters gone.
func (c *Content) checkPlaces(g *grid) (blocked cellSet, err error) {
	m := &c.Map
	var used cellSet
	put := func(path string, at Cell) error {
		switch {
		case !g.cells.has(at):
			return breach(path, "%v is no cell of the map", at)
		case used.has(at):
			return breach(path, "only one thing stands on a cell, and %v is taken", at)
		}
		used.add(at)
		return nil
	}
	err = either(put("map.quest", m.Quest), length("map.chests", len(m.Chests), 0, MaxChests))
	for i, chest := range m.Chests {
		path := fmt.Sprintf("map.chests[%d]", i)
		err = either(err, put(path+".cell", chest.Cell), between(path+".level", chest.Level, 1, levels))
	}
	blocked = used
	left := make([]int, len(c.Monsters))
	for i := range c.Monsters {
		left[i] = c.Monsters[i].Supply()
	}
	for i, p := range m.Monsters {
		path := fmt.Sprintf("map.monsters[%d]", i)
		err = either(err, put(path+".cell", p.Cell), c.checkPlaced(path+".monster", p.Monster, left))
	}
	err = either(err, length("map.starts", len(m.Starts), 1, MaxSeats))
	for i, starts := range m.Starts {
		path := fmt.Sprintf("map.starts[%d]", i)
		err = either(err, length(path, len(starts), 4, 4))
		for j, at := range starts {
			err = either(err, put(fmt.Sprintf("%s[%d]", path, j), at))
			if err == nil && g.roomOf(at) == g.roomOf(m.Quest) {
				err = breach(fmt.Sprintf("%s[%d]", path, j), "no start cell is in the room of the Quest Token, and %v is", at)
			}
		}
	}
	return blocked, err
}

// checkPlaced takes a token of the kind from those left.
func (c *Content) checkPlaced(path, id string, left []int) error {
	k := c.kindOf(id)
	switch {
	case k < 0:
		return breach(path, "there is no monster %q", id)
	case c.Monsters[k].Guardians > 0:
		return breach(path, "Titan Guardians come from Titan Encounter and Titan cards only")
	case left[k] == 0:
		return breach(path, "there are only %d tokens of %s", c.Monsters[k].Supply(), id)
	}
	left[k]--
	return nil
}

// checkWays checks that the heroes can come to the Quest Token.
func (c *Content) checkWays(g *grid, blocked cellSet) error {
	m := &c.Map
	var starts cellSet
	for _, list := range m.Starts {
		starts = starts.or(cells(list...))
	}
	near := g.neighbours(m.Quest).minus(blocked)
	for at := near.next(Cell{}); at != (Cell{}); at = near.next(at) {
		if g.roomOf(at) == g.roomOf(m.Quest) && starts.minus(g.reach(spot{at: at}, blocked, allSteps)).empty() {
			return nil
		}
	}
	return breach("map.quest", "every start cell must be linked by steps to a cell of the Quest Token's room adjacent to it")
}

// checkRooms checks both sides of the Room with the minions that each may have to hold.
func checkRooms(c *Content) error {
	var normal, titan uint64
	for i, card := range slices.Concat(c.Encounters, c.TitanEncounters) {
		kinds := c.minions(card.Attack)
		if card.Trap != nil {
			kinds |= c.minions(card.Trap.Fails)
		}
		titan |= kinds
		if i < len(c.Encounters) {
			normal |= kinds
		}
	}
	for _, f := range c.Finals {
		var kinds uint64
		for _, card := range f.Cards {
			kinds |= c.minions(card.Defense, card.Attack)
		}
		if f.Token == TitanToken {
			titan |= kinds
		} else {
			normal |= kinds
		}
	}
	return either(c.Room.check("room", c.tokens(normal)), c.TitanRoom.check("titanRoom", c.tokens(titan)))
}

func (r *RoomSide) check(path string, minions int) error {
	g, err := r.Plan.compile(path+".plan", Four)
	switch {
	case err != nil:
		return err
	case bits.OnesCount64(g.roomsOf(g.cells)) != 1:
		return breach(path+".plan", "all cells must have one letter")
	case !g.cells.has(r.Entrance):
		return breach(path+".entrance", "%v is no cell of the Room", r.Entrance)
	case !g.cells.has(r.Spawn):
		return breach(path+".spawn", "%v is no cell of the Room", r.Spawn)
	}
	t := r.tile(g)
	rest := g.cells.minus(t.row)
	switch {
	case !g.connected(g.cells, false) || !g.connected(rest, false):
		return breach(path+".plan", "it must be in one piece, and so must it be without the row of the Hero Entrance")
	case !g.connected(rest, true):
		return breach(path+".plan", "without the row of the Hero Entrance it must be in one piece for a 2 x 2 figure")
	case t.clear() != len(t.placements):
		return breach(path+".spawn", "both placements of a 2 x 2 token on the Spawn Point must be cells clear of the Hero Entrance")
	}
	if need := MaxInRoom + 4 + minions; g.cells.len() < need {
		return breach(path+".plan", "there must be %d cells, for 12 heroes, a 2 x 2 enemy and %d minions, and there are %d",
			need, minions, g.cells.len())
	}
	return nil
}

// clear counts the placements of a double-sized token that stand on cells, with no wall inside and clear of the Hero Entrance.
func (t *tile) clear() int {
	n := 0
	for _, p := range t.placements {
		if area := p.area(); t.squares.has(p.at) && !area.has(t.entrance) {
			n++
		}
	}
	return n
}
