package paperapps

import (
	"fmt"
	"io/fs"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// A tile is one cell of a floor, written as in the floor's text.
type tile byte

// The tiles. Enemies of known strength are '1' to '9' and hearts of known value 'a' to 'f'.
const (
	wall         tile = '#'
	void         tile = ' '
	open         tile = '.'
	start        tile = 'S'
	stairs       tile = '>'
	coin         tile = '$'
	chest        tile = 'C'
	mysteryEnemy tile = '?'
	mysteryHeart tile = 'H'
	web          tile = 'w'
	key          tile = 'k'
	door         tile = 'D'
	teleporter   tile = 'T'
)

const plainTiles = "# .S>$C?HwkDT"

// valid reports whether the character is one of the text format.
func (t tile) valid() bool {
	return strings.IndexByte(plainTiles, byte(t)) >= 0 || t.enemy() || t.heart()
}

// enemy reports whether t is an enemy of known strength.
func (t tile) enemy() bool { return '1' <= t && t <= '9' }

// heart reports whether t is a heart of known value.
func (t tile) heart() bool { return 'a' <= t && t <= 'f' }

// object reports whether t acts once, when it is entered, and is floor afterwards.
func (t tile) object() bool {
	switch t {
	case coin, chest, mysteryEnemy, mysteryHeart, web, key:
		return true
	}
	return t.enemy() || t.heart()
}

// maxCells bounds a floor together with a border of one cell all round, so that a position can hold its path as a bit set.
const maxCells = 512

// A Floor is the map of one floor page. It is immutable. The text format has one character a cell:
//
//	#      wall                    ?      mystery enemy
//	.      open                    a-f    heart of value 1 to 6
//	S      start                   H      mystery heart
//	>      stairs                  w      spiderweb
//	$      coin                    k      key
//	C      treasure chest          D      locked door
//	1-9    enemy of that strength  T      teleporter
//	space  void, treated as wall
//
// Each row is a line ended by a newline, and none ends in a space: what it lacks to the width of the longest row is void.
// (Width + 2) times (height + 2) is at most 512: 20 x 20 cells do, and so do 30 x 14. A Floor's String reads back as the same floor.
type Floor struct {
	rows   []string
	tiles  []tile // the grid with a border of void, row by row
	stride int    // cells in a row of tiles
	step   [NW + 1]int16

	start, stairs int16
	teleporters   [2]int16
	objects       cellSet // cells that act once
	webs          []int16
	hasKey        bool
}

// ParseFloor reads a floor. The error is a *rulebook.SyntaxError for text that is not of the format, and a
// *rulebook.ContentError for a floor that OneStartOneStairs, TeleporterPair or DoorHasKey forbids.
func ParseFloor(text string) (*Floor, error) {
	if !strings.HasSuffix(text, "\n") {
		line := strings.Count(text, "\n") + 1
		return nil, &rulebook.SyntaxError{Line: line, Col: len(text) - strings.LastIndexByte(text, '\n'),
			Want: "a newline at the end of each row", Got: "the end of the text"}
	}
	return newFloor(strings.Split(strings.TrimSuffix(text, "\n"), "\n"))
}

// MustParseFloor is ParseFloor for text that is known to be valid. It panics on an error.
func MustParseFloor(text string) *Floor {
	f, err := ParseFloor(text)
	if err != nil {
		panic(err)
	}
	return f
}

// ReadFloor reads a floor from a file. Errors of ParseFloor have the name as their path.
func ReadFloor(fsys fs.FS, name string) (*Floor, error) {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, err
	}
	f, err := ParseFloor(string(data))
	return f, inPath(err, name)
}

// newFloor builds a floor of its rows.
func newFloor(rows []string) (*Floor, error) {
	width := 0
	for i, row := range rows {
		if err := checkRow(row, i+1); err != nil {
			return nil, err
		}
		width = max(width, len(row))
	}
	f := &Floor{rows: append([]string(nil), rows...), stride: width + 2}
	if n := f.stride * (len(rows) + 2); n > maxCells {
		return nil, &rulebook.SyntaxError{Want: fmt.Sprintf("at most %d cells with a border of one", maxCells),
			Got: fmt.Sprintf("%d x %d with border", width+2, len(rows)+2)}
	}
	f.lay()
	if err := f.check(); err != nil {
		return nil, err
	}
	return f, nil
}

func checkRow(row string, line int) error {
	for j := range len(row) {
		if !tile(row[j]).valid() {
			return &rulebook.SyntaxError{Line: line, Col: j + 1, Want: "a cell of the floor format", Got: fmt.Sprintf("%q", row[j])}
		}
	}
	if strings.HasSuffix(row, " ") {
		return &rulebook.SyntaxError{Line: line, Col: len(row), Want: "a row that does not end in a space", Got: "' '"}
	}
	return nil
}

// lay fills the grid from the rows, and notes where the start, the stairs and the teleporters are, the last of each.
func (f *Floor) lay() {
	f.tiles = make([]tile, f.stride*(len(f.rows)+2))
	for i := range f.tiles {
		f.tiles[i] = void
	}
	teleporters := 0
	for r, row := range f.rows {
		for c := range len(row) {
			i, t := f.index(Cell{c, r}), tile(row[c])
			f.tiles[i] = t
			switch {
			case t == start:
				f.start = i
			case t == stairs:
				f.stairs = i
			case t == key:
				f.hasKey = true
			case t == web:
				f.webs = append(f.webs, i)
			case t == teleporter && teleporters < 2:
				f.teleporters[teleporters] = i
				teleporters++
			}
			if t.object() {
				f.objects.add(i)
			}
		}
	}
	w := int16(f.stride)
	f.step = [...]int16{NoHeading: 0, N: -w, NE: -w + 1, E: 1, SE: w + 1, S: w, SW: w - 1, W: -1, NW: -w - 1}
}

// check is the plain loader's share of the rules for floors.
func (f *Floor) check() error {
	cells := f.byTile()
	for _, must := range []struct {
		t    tile
		name string
	}{{start, "start"}, {stairs, "stairs"}} {
		switch at := cells[must.t]; {
		case len(at) == 0:
			return &rulebook.ContentError{Rule: OneStartOneStairs, Detail: "there is no " + must.name}
		case len(at) > 1:
			return f.contentError(at[1], OneStartOneStairs, "a second "+must.name+" stands here")
		}
	}
	switch at := cells[teleporter]; {
	case len(at) == 1:
		return f.contentError(at[0], TeleporterPair, "the only teleporter of the floor leads nowhere")
	case len(at) > 2:
		return f.contentError(at[2], TeleporterPair, "a third teleporter stands here")
	}
	switch at := cells[key]; {
	case len(at) == 0 && len(cells[door]) > 0:
		return f.contentError(cells[door][0], DoorHasKey, "this door has no key on the floor")
	case len(at) > 1:
		return f.contentError(at[1], DoorHasKey, "a second key lies here")
	}
	return nil
}

// byTile lists the cells of each tile in reading order.
func (f *Floor) byTile() map[tile][]int16 {
	m := make(map[tile][]int16)
	for i, t := range f.tiles {
		m[t] = append(m[t], int16(i))
	}
	return m
}

func (f *Floor) contentError(at int16, r *rulebook.Rule, detail string) error {
	return &rulebook.ContentError{Path: f.cell(at).String(), Rule: r, Detail: detail}
}

// String returns the floor's text.
func (f *Floor) String() string {
	if f == nil || len(f.rows) == 0 {
		return ""
	}
	return strings.Join(f.rows, "\n") + "\n"
}

// Size returns the columns and rows of the floor.
func (f *Floor) Size() (cols, rows int) {
	if f == nil || f.stride == 0 {
		return 0, 0
	}
	return f.stride - 2, len(f.rows)
}

// At returns the character of a cell in the text format; a space for void and for what lies outside the floor.
func (f *Floor) At(c Cell) byte {
	if f == nil || !f.has(c) {
		return ' '
	}
	return byte(f.tiles[f.index(c)])
}

// Start returns the cell on which a hero begins the floor; the zero Cell for the zero Floor.
func (f *Floor) Start() Cell {
	if f == nil || f.stride == 0 {
		return Cell{}
	}
	return f.cell(f.start)
}

// Stairs returns the cell of the stairs; the zero Cell for the zero Floor.
func (f *Floor) Stairs() Cell {
	if f == nil || f.stride == 0 {
		return Cell{}
	}
	return f.cell(f.stairs)
}

// index returns the place of a cell in the grid, which must be on the floor or on its border.
func (f *Floor) index(c Cell) int16 { return int16((c.Row+1)*f.stride + c.Col + 1) }

// cell is the inverse of index.
func (f *Floor) cell(i int16) Cell { return Cell{int(i)%f.stride - 1, int(i)/f.stride - 1} }

// has reports whether the cell lies on the floor's text.
func (f *Floor) has(c Cell) bool {
	return c.Col >= 0 && c.Row >= 0 && c.Col < f.stride-2 && c.Row < len(f.rows)
}

// other returns the teleporter that is not at i.
func (f *Floor) other(i int16) int16 {
	if i == f.teleporters[0] {
		return f.teleporters[1]
	}
	return f.teleporters[0]
}

// cellSet is a set of cells.
type cellSet [maxCells / 64]uint64

func (b *cellSet) add(i int16)      { b[i>>6] |= 1 << (i & 63) }
func (b *cellSet) has(i int16) bool { return b[i>>6]>>(i&63)&1 != 0 }

// and returns the cells that are in both sets.
func (b *cellSet) and(c *cellSet) (both cellSet) {
	for i := range b {
		both[i] = b[i] & c[i]
	}
	return both
}
