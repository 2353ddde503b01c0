package dungeonalliance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook/internal/laws"
)

// A slowGrid is the obvious second version of a grid: it reads the plan's characters for every question.
type slowGrid struct {
	plan  Plan
	eight bool
}

func (g slowGrid) char(x, y int) byte {
	if x < 0 || y < 0 || y >= len(g.plan) || x >= len(g.plan[y]) {
		return ' '
	}
	return g.plan[y][x]
}

func (g slowGrid) cell(c Cell) bool {
	return c.ok() && roomOfLetter(g.char(2*int(c.Col)-2, 2*int(c.Row)-2)) != noRoom
}

// wall reports whether two cells that share an edge have a wall between them, or one of them is no cell.
func (g slowGrid) wall(a, b Cell) bool {
	x, y := int(a.Col)+int(b.Col)-2, int(a.Row)+int(b.Row)-2
	return !g.cell(a) || !g.cell(b) || g.char(x, y) != ' '
}

func (g slowGrid) step(a, b Cell) bool {
	dx, dy := int(b.Col)-int(a.Col), int(b.Row)-int(a.Row)
	switch {
	case abs(dx)+abs(dy) == 1:
		return !g.wall(a, b)
	case g.eight && abs(dx) == 1 && abs(dy) == 1:
		p, q := At(int(b.Col), int(a.Row)), At(int(a.Col), int(b.Row))
		return !g.wall(a, p) && !g.wall(a, q) && !g.wall(b, p) && !g.wall(b, q)
	}
	return false
}

// fits reports whether a figure can stand at c with the cells blocked filled.
func (g slowGrid) fits(p spot, blocked cellSet) bool {
	list := four(p)
	for i, a := range list {
		if !g.cell(a) || blocked.has(a) {
			return false
		}
		for _, b := range list[i+1:] {
			if abs(int(a.Col)-int(b.Col))+abs(int(a.Row)-int(b.Row)) == 1 && g.wall(a, b) {
				return false
			}
		}
	}
	return true
}

// four lists the cells of a figure.
func four(p spot) []Cell {
	if !p.double {
		return []Cell{p.at}
	}
	c, r := int(p.at.Col), int(p.at.Row)
	return []Cell{p.at, At(c+1, r), At(c, r+1), At(c+1, r+1)}
}

// reach is the textbook search in breadth.
func (g slowGrid) reach(p spot, blocked cellSet, n int) cellSet {
	dist, queue := map[Cell]int{p.at: 0}, []Cell{p.at}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for d := range direction(directions) {
			to := at.to(d)
			if _, seen := dist[to]; seen || dist[at] == n || !g.fits(spot{to, p.double}, blocked) {
				continue
			}
			ok := true
			from, next := four(spot{at, p.double}), four(spot{to, p.double})
			for i := range from {
				ok = ok && g.step(from[i], next[i])
			}
			if ok {
				dist[to], queue = dist[at]+1, append(queue, to)
			}
		}
	}
	var s cellSet
	for c := range dist {
		s.add(c)
	}
	return s
}

// drawPlan draws a plan of up to 16 x 16 cells with up to three rooms, walls and gaps.
func drawPlan(t *rapid.T) Plan {
	cols, rows := rapid.IntRange(1, MaxSide).Draw(t, "cols"), rapid.IntRange(1, MaxSide).Draw(t, "rows")
	gaps, wall := rapid.IntRange(2, 20).Draw(t, "gaps"), rapid.IntRange(2, 20).Draw(t, "walls")
	var p Plan
	for y := range 2*rows - 1 {
		var line strings.Builder
		for x := range 2*cols - 1 {
			n := rapid.IntRange(0, 1<<16).Draw(t, "n")
			switch {
			case x%2 == 0 && y%2 == 0 && n%gaps == 0:
				line.WriteByte('.')
			case x%2 == 0 && y%2 == 0:
				line.WriteByte("ABz"[n%3])
			case x%2 != y%2 && n%wall == 0:
				line.WriteByte("|-"[y%2])
			default:
				line.WriteByte(' ')
			}
		}
		p = append(p, strings.TrimRight(line.String(), " "))
	}
	return p
}

func drawCells(t *rapid.T, p int) cellSet {
	var s cellSet
	for i := range s {
		s[i] = rapid.Uint64().Draw(t, "bits")
		for range p {
			s[i] &= rapid.Uint64().Draw(t, "mask")
		}
	}
	return s
}

// The bit tables say of steps, placements and ways what the plan's characters say.
func gridAgreesWithPlan(t *rapid.T) {
	plan := drawPlan(t)
	for _, n := range []Neighbours{Four, Eight} {
		g, err := plan.compile("plan", n)
		require.NoError(t, err)
		slow := slowGrid{plan, n == Eight}
		blocked := drawCells(t, 1)
		for i := range MaxSide * MaxSide {
			c := cellAt(i)
			require.Equal(t, slow.cell(c), g.cells.has(c))
			near, free := g.neighbours(c), g.fits(false, blocked)
			wide := g.fits(true, blocked)
			for d := range direction(directions) {
				to := c.to(d)
				require.Equal(t, slow.step(c, to), g.adjacent(c, to), "%v %v", c, to)
				require.Equal(t, slow.step(c, to), near.has(to))
			}
			require.Equal(t, slow.fits(spot{at: c}, blocked), free.has(c))
			require.Equal(t, slow.fits(spot{c, true}, blocked), wide.has(c))
		}
		for _, double := range []bool{false, true} {
			free := g.fits(double, blocked)
			start := free.next(Cell{})
			for range rapid.IntRange(0, max(0, free.len()-1)).Draw(t, "start") {
				start = free.next(start)
			}
			if start != (Cell{}) {
				steps := rapid.IntRange(0, 12).Draw(t, "steps")
				require.Equal(t, slow.reach(spot{start, double}, blocked, steps), g.reach(spot{start, double}, blocked, steps))
			}
		}
	}
}

func TestGridAgreesWithPlan(t *testing.T) { rapid.Check(t, gridAgreesWithPlan) }
func FuzzGridAgreesWithPlan(f *testing.F) { laws.Fuzz(f, gridAgreesWithPlan) }

// Distance is the least max(dx, dy) over the cells of the two figures.
func distanceIsFromTheNearestCells(t *rapid.T) {
	draw := func(name string) spot {
		c := At(rapid.IntRange(1, MaxSide-1).Draw(t, name), rapid.IntRange(1, MaxSide-1).Draw(t, name))
		return spot{c, rapid.Bool().Draw(t, name)}
	}
	p, q := draw("p"), draw("q")
	least := MaxSide
	for _, a := range four(p) {
		for _, b := range four(q) {
			least = min(least, max(abs(int(a.Col)-int(b.Col)), abs(int(a.Row)-int(b.Row))))
		}
	}
	require.Equal(t, least, distance(p, q))
	require.Equal(t, least, distance(q, p))
	require.Equal(t, cells(four(p)...), p.area())
}

func TestDistanceIsFromTheNearestCells(t *testing.T) { rapid.Check(t, distanceIsFromTheNearestCells) }
func FuzzDistanceIsFromTheNearestCells(f *testing.F) {
	laws.Fuzz(f, distanceIsFromTheNearestCells)
}

func TestACellSetListsItsCellsInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawCells(t, rapid.IntRange(0, 4).Draw(t, "thin"))
		var again cellSet
		n := 0
		last := Cell{}
		for c := s.next(Cell{}); c != (Cell{}); c = s.next(c) {
			require.True(t, last == (Cell{}) || last.index() < c.index())
			last = c
			again.add(c)
			n++
		}
		require.Equal(t, s, again)
		require.Equal(t, s.len(), n)
	})
}

func TestShippedContentCompilesBothWays(t *testing.T) {
	for _, n := range []Neighbours{Four, Eight} {
		c := Shipped()
		built, err := c.compile(n)
		require.NoError(t, err)
		cached, err := (*Content)(nil).compile(n)
		require.NoError(t, err)
		require.Equal(t, built, cached)
		require.Equal(t, [2]spot{{At(2, 2), true}, {At(3, 2), true}}, built.tiles[0].placements)
		require.Equal(t, south, built.tiles[0].facing)
		require.Equal(t, 6, built.tiles[0].row.len())
	}
}

// What the tables hold is a copy: who changes the content afterwards does not change a game.
func TestTablesShareNothingWithTheContent(t *testing.T) {
	c := Shipped()
	built, err := c.compile(Four)
	require.NoError(t, err)
	again, _ := c.compile(Four)
	c.Heroes[0].Health, c.Die[0], c.Solo[0], c.Map.Chests[0].Level, c.Treasures[0].Effect.N = 77, 77, 77, 3, 77
	c.Encounters[0].Attack[0].N, c.Chests.Lock[0], c.Map.Starts[0][0] = 77, 77, At(9, 9)
	require.Equal(t, again, built)
}
