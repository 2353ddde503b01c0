package dungeonalliance

import (
	"fmt"
	"math/bits"
	"slices"
	"sync"

	"github.com/rulebook-go/rulebook"
)

// tables is a content as the program plays it: checked, copied, never changed again.
type tables struct {
	heroes    []Hero
	upgrades  []Upgrade
	decks     [levels]uint64 // upgrades of each level, a bit each
	treasures [treasureCards]treasure
	kinds     []kind // kinds of monsters
	faces     []int  // of the die, in order, repeats included
	chestXP   [2][levels]int
	lock      [levels]int
	finals    []final
	rooms     [roomCards]roomCard // 6 Encounter cards, then 4 Titan Encounter cards
	solo      []int
	board     board
	tiles     [2]tile // the normal side and the Realm of the Titan
	content   *Content
}

// An effect is an Effect whose minion is a number.
type effect struct {
	Effect
	kind int // kind of the minion that Spawn places
}

// A treasure is a card of the Deck of Many Treasures.
type treasure struct {
	TreasureCard
	effects []effect // the treasure's one effect, or the consequences of the trap
}

// A kind is a kind of monsters.
type kind struct {
	Monster
	supply int
}

// A final is a Final Enemy with its deck.
type final struct {
	FinalEnemy
	double bool
	cards  [finalCards]finalCard
}

// A finalCard is a card of its deck.
type finalCard struct {
	id, name        string
	defense, attack []effect
	guard           int // what the Defense text adds to defence while it is live
}

// A roomCard is a card of the Room deck.
type roomCard struct {
	id, name      string
	trap          bool
	faces         Target // who faces the trap
	target, bonus int
	effects       []effect // the attack, or the consequences of the trap
}

// A board is the map.
type board struct {
	grid
	level    [MaxRooms]int8 // of each room
	seats    int
	starts   [MaxSeats][4]Cell
	chests   []Chest
	monsters []placed
	quest    Cell
}

type placed struct {
	at   Cell
	kind int
}

// A tile is one side of the Room.
type tile struct {
	grid
	entrance, spawn Cell
	row             cellSet   // the cells of the Hero Entrance's row, the Entrance included
	facing          direction // of the Final Enemy on the Spawn Point (DA-WAY-7)
	placements      [2]spot   // of a double-sized token (DA-WAY-7), by cell
}

// shippedTables are those of the shipped content, for each way of counting neighbours.
var shippedTables = [...]func() *tables{
	sync.OnceValue(func() *tables { return shippedAs(Four) }),
	sync.OnceValue(func() *tables { return shippedAs(Eight) }),
}

func shippedAs(n Neighbours) *tables {
	c := shipped()
	t, _ := c.build(n) // a test builds it
	return t
}

// compile checks the content and makes its tables, which share nothing with it. A nil c is the shipped content.
func (c *Content) compile(n Neighbours) (*tables, error) {
	if c == nil {
		return shippedTables[n%2](), nil
	}
	return c.build(n)
}

// build is compile for a content that is there.
func (c *Content) build(n Neighbours) (*tables, error) {
	if err := c.Validate(); err != nil {
		return nil, err
	}
	own := deepCopy(*c)
	c = &own
	t := &tables{content: c, heroes: c.Heroes, upgrades: c.Upgrades, faces: slices.Clone(c.Die), solo: c.Solo}
	slices.Sort(t.faces)
	for i, u := range c.Upgrades {
		t.decks[u.Level-1] |= 1 << i
	}
	for _, m := range c.Monsters {
		t.kinds = append(t.kinds, kind{m, m.Supply()})
	}
	copy(t.chestXP[0][:], c.Chests.Treasure)
	copy(t.chestXP[1][:], c.Chests.Locked)
	copy(t.lock[:], c.Chests.Lock)
	c.compileCards(t)
	return t, c.compileGrids(t, n)
}

// kindOf returns the number of a kind of monsters, -1 where there is none of that id.
func (c *Content) kindOf(id string) int {
	return slices.IndexFunc(c.Monsters, func(m Monster) bool { return m.ID == id })
}

func (c *Content) effects(list []Effect) []effect {
	made := make([]effect, len(list))
	for i, e := range list {
		made[i] = effect{e, c.kindOf(e.Monster)}
	}
	return made
}

func (c *Content) compileCards(t *tables) {
	for i, card := range c.Treasures {
		t.treasures[i] = treasure{card, c.effects(card.Fails)}
		if card.Kind == Treasure {
			t.treasures[i].effects = c.effects([]Effect{card.Effect})
		}
	}
	for _, f := range c.Finals {
		made := final{FinalEnemy: f, double: f.Double()}
		for i, card := range f.Cards {
			fc := finalCard{id: card.ID, name: card.Name, defense: c.effects(card.Defense), attack: c.effects(card.Attack)}
			for _, e := range card.Defense {
				if e.Kind == GuardEffect {
					fc.guard += e.N
				}
			}
			made.cards[i] = fc
		}
		t.finals = append(t.finals, made)
	}
	for i, card := range slices.Concat(c.Encounters, c.TitanEncounters) {
		r := roomCard{id: card.ID, name: card.Name, effects: c.effects(card.Attack)}
		if card.Trap != nil {
			r.trap, r.faces, r.target, r.bonus = true, card.Trap.Faces, card.Trap.Target, card.Trap.Bonus
			r.effects = c.effects(card.Trap.Fails)
		}
		t.rooms[i] = r
	}
}

func (c *Content) compileGrids(t *tables, n Neighbours) error {
	g, err := c.Map.Plan.compile("map.plan", n)
	if err != nil {
		return err
	}
	t.board = board{grid: *g, seats: len(c.Map.Starts), chests: c.Map.Chests, quest: c.Map.Quest}
	for letter, level := range c.Map.Levels {
		t.board.level[roomOfLetter(letter[0])] = int8(level)
	}
	for seat, starts := range c.Map.Starts {
		copy(t.board.starts[seat][:], starts)
	}
	for _, m := range c.Map.Monsters {
		t.board.monsters = append(t.board.monsters, placed{m.Cell, c.kindOf(m.Monster)})
	}
	for i, side := range []RoomSide{c.Room, c.TitanRoom} {
		if g, err = side.Plan.compile("room.plan", n); err != nil {
			return err
		}
		t.tiles[i] = side.tile(g)
	}
	return nil
}

// tile adds to a compiled grid what the side says of it.
func (r *RoomSide) tile(g *grid) tile {
	t := tile{grid: *g, entrance: r.Entrance, spawn: r.Spawn}
	for c := g.cells.next(Cell{}); c != (Cell{}); c = g.cells.next(c) {
		if c.Row == r.Entrance.Row {
			t.row.add(c)
		}
	}
	dx, dy := int(r.Entrance.Col-r.Spawn.Col), int(r.Entrance.Row-r.Spawn.Row)
	col, row := int(r.Spawn.Col), int(r.Spawn.Row)
	switch {
	case abs(dx) > abs(dy) && dx > 0:
		t.facing = east
	case abs(dx) > abs(dy):
		t.facing, col = west, col-1
	case dy > 0:
		t.facing = south
	default:
		t.facing, row = north, row-1
	}
	other := At(col-1, row)
	if t.facing == east || t.facing == west {
		other = At(col, row-1)
	}
	t.placements = [2]spot{{other, true}, {At(col, row), true}}
	return t
}

func abs(n int) int { return max(n, -n) }

// roomOfLetter numbers the rooms of a plan, A to Z and a to z; what is no letter is noRoom.
func roomOfLetter(b byte) int {
	switch {
	case b >= 'A' && b <= 'Z':
		return int(b - 'A')
	case b >= 'a' && b <= 'z':
		return int(b-'a') + 26
	}
	return noRoom
}

// letterOfRoom is the inverse of roomOfLetter.
func letterOfRoom(room int) string {
	if room < 26 {
		return string(rune('A' + room))
	}
	return string(rune('a' + room - 26))
}

// walls are the two walls that a cell may have before the next cell of its row and of its column.
type walls struct{ right, below [MaxSide * MaxSide]bool }

// compile reads the plan, whose place in the content is path; its error is a *rulebook.SyntaxError with line and column.
func (p Plan) compile(path string, n Neighbours) (*grid, error) {
	g := &grid{ways: 4}
	if n == Eight {
		g.ways = directions
	}
	for i := range g.room {
		g.room[i] = noRoom
	}
	var w walls
	if len(p) > 2*MaxSide-1 {
		return nil, &rulebook.SyntaxError{Path: path, Line: 2 * MaxSide, Col: 1, Want: "at most 16 rows of cells"}
	}
	for y, line := range p {
		for x := range len(line) {
			if want := g.read(&w, x, y, line[x]); want != "" {
				return nil, &rulebook.SyntaxError{Path: path, Line: y + 1, Col: x + 1, Want: want, Got: fmt.Sprintf("%q", line[x])}
			}
		}
	}
	g.derive(&w)
	return g, nil
}

// read takes up one character of a plan; if it may not stand there read returns what may.
func (g *grid) read(w *walls, x, y int, b byte) (want string) {
	if x > 2*MaxSide-2 {
		return "at most 16 cells in a row"
	}
	c := At(x/2+1, y/2+1)
	i := c.index()
	switch {
	case x%2 == 1 && y%2 == 1:
		if b != ' ' {
			return "a blank between four cells"
		}
	case x%2 == 1:
		w.right[i] = b == '|'
		if b != ' ' && b != '|' {
			return `a blank or "|" between two cells`
		}
	case y%2 == 1:
		w.below[i] = b == '-'
		if b != ' ' && b != '-' {
			return `a blank or "-" below a cell`
		}
	case roomOfLetter(b) != noRoom:
		room := roomOfLetter(b)
		g.room[i] = int8(room)
		g.cells.add(c)
		g.rooms[room].add(c)
		g.cols, g.rows = max(g.cols, c.Col), max(g.rows, c.Row)
	case b != '.':
		return "a letter for a cell of that room, or a dot"
	}
	return ""
}

// open reports whether c and its neighbour across an edge are both cells, with no wall between.
func (g *grid) open(w *walls, c Cell, d direction) bool {
	n := c.to(d)
	if !g.cells.has(c) || !g.cells.has(n) {
		return false
	}
	switch d {
	case north:
		return !w.below[n.index()]
	case west:
		return !w.right[n.index()]
	case east:
		return !w.right[c.index()]
	}
	return !w.below[c.index()]
}

// block reports whether c is the top left of four cells with no wall among them.
func (g *grid) block(w *walls, c Cell) bool {
	return g.open(w, c, east) && g.open(w, c, south) && g.open(w, c.to(south), east) && g.open(w, c.to(east), south)
}

// derive derives the tables of steps from cells and walls.
func (g *grid) derive(w *walls) {
	for c := g.cells.next(Cell{}); c != (Cell{}); c = g.cells.next(c) {
		for d := range northWest {
			if g.open(w, c, d) {
				g.single[d].add(c)
				g.link[g.roomOf(c)] |= 1 << g.roomOf(c.to(d))
			}
		}
		if !g.block(w, c) {
			continue
		}
		g.squares.add(c)
		if g.ways == directions {
			g.single[southEast].add(c)
			g.single[southWest].add(c.to(east))
			g.single[northEast].add(c.to(south))
			g.single[northWest].add(c.to(southEast))
		}
	}
	for c := g.squares.next(Cell{}); c != (Cell{}); c = g.squares.next(c) {
		four := spot{c, true}.area()
		for d := range direction(g.ways) {
			if g.squares.has(c.to(d)) && four.minus(g.single[d]).empty() {
				g.square[d].add(c)
			}
		}
	}
}

// minions returns the kinds that the effects place, a bit each.
func (c *Content) minions(lists ...[]Effect) uint64 {
	var kinds uint64
	for _, list := range lists {
		for _, e := range list {
			if k := c.kindOf(e.Monster); e.Kind == SpawnEffect && k >= 0 {
				kinds |= 1 << k
			}
		}
	}
	return kinds
}

// tokens returns the number of tokens of the kinds.
func (c *Content) tokens(kinds uint64) int {
	n := 0
	for ; kinds != 0; kinds &= kinds - 1 {
		n += c.Monsters[bits.TrailingZeros64(kinds)].Supply()
	}
	return n
}
