package dungeonalliance

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// MaxSide is the largest number of columns and of rows of a grid, the map and the Room alike.
const MaxSide = 16

// A Cell is a place of a grid: column and row, both from 1, (1,1) top left. The zero Cell is no cell: a figure that stands
// there is out of play. Text and JSON write a cell as "column,row".
type Cell struct{ Col, Row int8 }

// At returns the cell of a column and a row; outside 1 to MaxSide it returns the zero Cell.
func At(col, row int) Cell {
	if col < 1 || col > MaxSide || row < 1 || row > MaxSide {
		return Cell{}
	}
	return Cell{int8(col), int8(row)}
}

// ParseCell reads "column,row"; its error is a *rulebook.SyntaxError.
func ParseCell(text string) (Cell, error) {
	col, row, _ := strings.Cut(text, ",")
	c, okCol := side(col)
	r, okRow := side(row)
	if !okCol || !okRow {
		return Cell{}, &rulebook.SyntaxError{Want: "a cell, column and row from 1 to 16, such as 3,6", Got: strconv.Quote(text)}
	}
	return Cell{c, r}, nil
}

// side reads a column or a row as String writes it.
func side(text string) (int8, bool) {
	n, err := strconv.Atoi(text)
	return int8(n), err == nil && n >= 1 && n <= MaxSide && strconv.Itoa(n) == text
}

// String returns "column,row", "-" for the zero Cell.
func (c Cell) String() string {
	if c == (Cell{}) {
		return "-"
	}
	return fmt.Sprintf("%d,%d", c.Col, c.Row)
}

// MarshalText writes "column,row", and "-" for the zero Cell.
func (c Cell) MarshalText() ([]byte, error) {
	if c != (Cell{}) && !c.ok() {
		return nil, fmt.Errorf("dungeonalliance: %v is no cell", c)
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads what MarshalText writes; its error is a *rulebook.SyntaxError.
func (c *Cell) UnmarshalText(text []byte) error {
	if string(text) == "-" {
		*c = Cell{}
		return nil
	}
	cell, err := ParseCell(string(text))
	if err != nil {
		return err
	}
	*c = cell
	return nil
}

// index numbers the cells row by row, from 0.
func (c Cell) index() int { return (int(c.Row)-1)*MaxSide + int(c.Col) - 1 }

// cellAt is the inverse of index.
func cellAt(i int) Cell { return Cell{int8(i%MaxSide) + 1, int8(i/MaxSide) + 1} }

// ok reports whether c is a cell that a grid may have.
func (c Cell) ok() bool { return c.Col >= 1 && c.Col <= MaxSide && c.Row >= 1 && c.Row <= MaxSide }

// to returns the neighbour of c in a direction; the zero Cell where there is none.
func (c Cell) to(d direction) Cell {
	return At(int(c.Col)+int(dirCol[d]), int(c.Row)+int(dirRow[d]))
}

// A direction is one of the eight ways of a step; the first four are those along an edge.
type direction uint8

const (
	north direction = iota
	west
	east
	south
	northWest
	northEast
	southWest
	southEast
	directions = iota // their number
)

// What a step adds to column, row and index.
var (
	dirCol   = [directions]int8{0, -1, 1, 0, -1, 1, -1, 1}
	dirRow   = [directions]int8{-1, 0, 0, 1, -1, -1, 1, 1}
	dirShift = [directions]int{-16, -1, 1, 16, -17, -15, 15, 17}
)

// A cellSet is a set of cells, a bit a cell by index.
type cellSet [4]uint64

// cells returns the set of the cells listed.
func cells(list ...Cell) cellSet {
	var s cellSet
	for _, c := range list {
		s.add(c)
	}
	return s
}

func (s cellSet) has(c Cell) bool {
	if !c.ok() {
		return false
	}
	i := c.index()
	return s[i/64]>>(i%64)&1 != 0
}

func (s *cellSet) add(c Cell) {
	if c.ok() {
		i := c.index()
		s[i/64] |= 1 << (i % 64)
	}
}

func (s cellSet) or(t cellSet) cellSet {
	return cellSet{s[0] | t[0], s[1] | t[1], s[2] | t[2], s[3] | t[3]}
}

func (s cellSet) and(t cellSet) cellSet {
	return cellSet{s[0] & t[0], s[1] & t[1], s[2] & t[2], s[3] & t[3]}
}

func (s cellSet) minus(t cellSet) cellSet {
	return cellSet{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2], s[3] &^ t[3]}
}

func (s cellSet) empty() bool { return s == cellSet{} }

func (s cellSet) len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2]) + bits.OnesCount64(s[3])
}

// meets reports whether s and t have a cell in common.
func (s cellSet) meets(t cellSet) bool { return !s.and(t).empty() }

// next returns the first cell of s behind c, row by row; from the zero Cell it returns the first of all. It returns the
// zero Cell when there is no further one. So a loop over s reads
//
//	for c := s.next(Cell{}); c != (Cell{}); c = s.next(c) { ... }
func (s *cellSet) next(c Cell) Cell {
	i := 0
	if c.ok() {
		i = c.index() + 1
	}
	for w := i / 64; w < len(s); w++ {
		word := s[w]
		if w == i/64 {
			word &= ^uint64(0) << (i % 64)
		}
		if word != 0 {
			return cellAt(w*64 + bits.TrailingZeros64(word))
		}
	}
	return Cell{}
}

// shift moves every cell by n places of the index, -32 to 32; what leaves the grid's memory is lost. Who shifts sees to it
// that no cell passes from one side of the grid to the other.
func (s cellSet) shift(n int) cellSet {
	var t cellSet
	if n >= 0 {
		k := uint(n)
		for w := 3; w >= 0; w-- {
			t[w] = s[w] << k
			if w > 0 {
				t[w] |= s[w-1] >> (64 - k)
			}
		}
		return t
	}
	k := uint(-n)
	for w := range t {
		t[w] = s[w] >> k
		if w < 3 {
			t[w] |= s[w+1] << (64 - k)
		}
	}
	return t
}

// MaxRooms is the largest number of rooms of a map.
const MaxRooms = 52

// noRoom is the room of what is no cell of the grid.
const noRoom = -1

// A grid is the map or the Room, compiled: its cells, its rooms, and for each direction the cells from which a figure can
// step that way when nothing stands there. It never changes.
type grid struct {
	cols, rows int8
	cells      cellSet
	room       [MaxSide * MaxSide]int8 // room of a cell by index, numbered as in the content; noRoom
	rooms      [MaxRooms]cellSet       // cells of each room
	single     [directions]cellSet     // cells from which a single-sized figure can step
	squares    cellSet                 // top left cells of all placements of a double-sized figure
	square     [directions]cellSet     // of these, those from which it can step
	ways       int                     // number of directions in use: 4 or 8 (DA-SPEED-2)
	link       [MaxRooms]uint64        // rooms connected to a room, a bit each
}

// roomOf returns the number of the room of c, noRoom for what is no cell.
func (g *grid) roomOf(c Cell) int {
	if !g.cells.has(c) {
		return noRoom
	}
	return int(g.room[c.index()])
}

// adjacent reports whether a step leads from a to b when b is empty (DA-SPEED-2).
func (g *grid) adjacent(a, b Cell) bool {
	for d := range direction(g.ways) {
		if g.single[d].has(a) && a.to(d) == b {
			return true
		}
	}
	return false
}

// neighbours returns the cells adjacent to c.
func (g *grid) neighbours(c Cell) cellSet { return g.around(cells(c)) }

// around returns the cells adjacent to some cell of s; cells of s may be among them.
func (g *grid) around(s cellSet) cellSet {
	var t cellSet
	for d := range direction(g.ways) {
		t = t.or(s.and(g.single[d]).shift(dirShift[d]))
	}
	return t
}

// A spot is the place of a figure on its grid: its cell, of a double-sized one the top left of its four cells.
type spot struct {
	at     Cell
	double bool
}

// area returns the cells that a figure fills; none for one that is out of play.
func (p spot) area() cellSet {
	s := cells(p.at)
	if p.double {
		s = s.or(s.shift(1))
		s = s.or(s.shift(MaxSide))
	}
	return s
}

// size is the number of columns and of rows that a figure fills.
func (p spot) size() int {
	if p.double {
		return 2
	}
	return 1
}

// distance is max(dx, dy), from the nearest cells of double-sized figures. Both must be on one grid, and in play.
func distance(p, q spot) int {
	return max(gap(p.at.Col, p.size(), q.at.Col, q.size()), gap(p.at.Row, p.size(), q.at.Row, q.size()))
}

// gap is the distance along one axis.
func gap(a int8, sizeA int, b int8, sizeB int) int {
	return max(0, int(b)-(int(a)+sizeA-1), int(a)-(int(b)+sizeB-1))
}

// fits returns the cells on which a figure can stand when the cells blocked are filled: of a double-sized figure the top
// left ones.
func (g *grid) fits(double bool, blocked cellSet) cellSet {
	if !double {
		return g.cells.minus(blocked)
	}
	b := blocked.or(blocked.shift(-1))
	return g.squares.minus(b.or(b.shift(-MaxSide)))
}

// grow adds to reached what one further step reaches; free is what fits says. The figure's own cells count as empty, so
// they must not be among the cells blocked.
func (g *grid) grow(reached cellSet, double bool, free cellSet) cellSet {
	from := &g.single
	if double {
		from = &g.square
	}
	t := reached
	for d := range direction(g.ways) {
		t = t.or(reached.and(from[d]).shift(dirShift[d]).and(free))
	}
	return t
}

// reach returns the places, its own included, that a figure reaches in at most n steps past the cells blocked. Its own
// cells must not be among them.
func (g *grid) reach(p spot, blocked cellSet, n int) cellSet {
	reached := cells(p.at)
	free := g.fits(p.double, blocked)
	for ; n > 0; n-- {
		t := g.grow(reached, p.double, free)
		if t == reached {
			break
		}
		reached = t
	}
	return reached
}

// allSteps is more steps than any way on a grid has.
const allSteps = MaxSide * MaxSide

// linked returns the rooms that are at most n passages away from those of the set, a bit a room (DA-TOKEN-7).
func (g *grid) linked(rooms uint64, n int) uint64 {
	for ; n > 0; n-- {
		next := rooms
		for r := rooms; r != 0; r &= r - 1 {
			next |= g.link[bits.TrailingZeros64(r)]
		}
		rooms = next
	}
	return rooms
}

// roomsOf returns the rooms of the cells of s, a bit a room.
func (g *grid) roomsOf(s cellSet) uint64 {
	var rooms uint64
	for c := s.next(Cell{}); c != (Cell{}); c = s.next(c) {
		if r := g.roomOf(c); r != noRoom {
			rooms |= 1 << r
		}
	}
	return rooms
}
