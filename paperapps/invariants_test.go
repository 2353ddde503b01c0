package paperapps_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperapps/paperappstest"
)

// A step is one move of drawn play.
type step struct {
	before, after paperapps.State
	move          paperapps.Move
	events        []rulebook.Event
}

// cites reports whether the step's events cite a rule.
func (s step) cites(r *rulebook.Rule) bool { return s.count(r) > 0 }

func (s step) count(r *rulebook.Rule) int {
	n := 0
	for _, e := range s.events {
		if e.Rule == r {
			n++
		}
	}
	return n
}

// same reports whether the step stayed on its page.
func (s step) same() bool {
	return s.before.Page() == s.after.Page() && s.after.Actor() != rulebook.Over
}

// drawn plays up to 60 drawn moves. Each game draws which kinds of moves it shuns, so that some games use every item,
// some pass the stairs again and again, and some leave at once.
func drawn(t *rapid.T, g paperapps.Setup, visit func(step)) []paperapps.Move {
	var shun [paperapps.FindVerb + 1]bool
	for _, v := range []paperapps.Verb{paperapps.LeaveVerb, paperapps.PassVerb, paperapps.KeepVerb, paperapps.BuyVerb, paperapps.ScrollVerb} {
		shun[v] = rapid.Bool().Draw(t, "shun "+v.String())
	}
	s := start(t, g)
	var played []paperapps.Move
	for len(played) < 60 && s.Actor() != rulebook.Over {
		moves := s.AppendMoves(nil)
		if some := slices.DeleteFunc(slices.Clone(moves), func(m paperapps.Move) bool { return shun[m.Verb()] }); len(some) > 0 {
			moves = some
		}
		m := rapid.SampledFrom(moves).Draw(t, "move")
		next, events, err := s.Explain(m)
		require.NoError(t, err)
		visit(step{s, next, m, events})
		s = next
		played = append(played, m)
	}
	return played
}

// each runs a check on every step of drawn play.
func each(check func(*rapid.T, step)) func(*rapid.T) {
	return func(t *rapid.T) {
		drawn(t, paperappstest.Setups().Draw(t, "setup"), func(s step) { check(t, s) })
	}
}

// char returns what the floor's text has at a cell; void outside it, and where a row is shorter than another.
func char(f *paperapps.Floor, c paperapps.Cell) byte {
	rows := strings.Split(f.String(), "\n")
	if c.Row < 0 || c.Row >= len(rows) || c.Col < 0 || c.Col >= len(rows[c.Row]) {
		return ' '
	}
	return rows[c.Row][c.Col]
}

// offset is the step of each heading, by column and row.
var offset = map[paperapps.Heading]paperapps.Cell{
	paperapps.N: {Row: -1}, paperapps.NE: {Col: 1, Row: -1}, paperapps.E: {Col: 1}, paperapps.SE: {Col: 1, Row: 1},
	paperapps.S: {Row: 1}, paperapps.SW: {Col: -1, Row: 1}, paperapps.W: {Col: -1}, paperapps.NW: {Col: -1, Row: -1},
}

func ahead(c paperapps.Cell, h paperapps.Heading) paperapps.Cell {
	return paperapps.Cell{Col: c.Col + offset[h].Col, Row: c.Row + offset[h].Row}
}

// shut says, from the floor's text alone, whether a cell can't be entered.
func shut(s paperapps.State, c paperapps.Cell) bool {
	t := char(s.Floor(), c)
	return t == '#' || t == ' ' || t == 'D' && !s.HasKey()
}

func TestHeroStandsOnOpenCells(t *testing.T) { rapid.Check(t, each(heroStandsOnOpenCells)) }
func FuzzHeroStandsOnOpenCells(f *testing.F) { laws.Fuzz(f, each(heroStandsOnOpenCells)) }

func heroStandsOnOpenCells(t *rapid.T, s step) {
	if s.after.Floor() != nil && shut(s.after, s.after.At()) {
		t.Fatalf("%v puts the hero on a shut cell:\n%v", s.move, s.after)
	}
}

func TestMoveEntersAsManyCellsAsItsRoll(t *testing.T) { rapid.Check(t, moveEntersAsManyCellsAsItsRoll) }
func FuzzMoveEntersAsManyCellsAsItsRoll(f *testing.F) {
	laws.Fuzz(f, moveEntersAsManyCellsAsItsRoll)
}

func moveEntersAsManyCellsAsItsRoll(t *rapid.T) {
	squares, entered := 0, 0
	drawn(t, paperappstest.Setups().Draw(t, "setup"), func(s step) {
		if v := s.move.Verb(); v == paperapps.GoVerb || v == paperapps.BreakVerb && s.before.Squares() == 0 {
			squares, entered = s.before.Die(), 0
		}
		entered += s.count(paperapps.PathMarked)
		for _, r := range []*rulebook.Rule{paperapps.WebStops, paperapps.ShutInEndsMove, paperapps.FirstWayOpen,
			paperapps.ScrollGoesAnywhere, paperapps.EndingTotal} {
			if s.cites(r) {
				squares, entered = 0, 0
			}
		}
		if s.after.Floor() != nil && entered+s.after.Squares() != squares {
			t.Fatalf("%v: %d cells entered and %d squares left of %d", s.move, entered, s.after.Squares(), squares)
		}
	})
}

func TestStepsOfAMoveAreOfOneKind(t *testing.T) { rapid.Check(t, stepsOfAMoveAreOfOneKind) }
func FuzzStepsOfAMoveAreOfOneKind(f *testing.F) { laws.Fuzz(f, stepsOfAMoveAreOfOneKind) }

func stepsOfAMoveAreOfOneKind(t *rapid.T) {
	natural := 0
	drawn(t, paperappstest.Setups().Draw(t, "setup"), func(s step) {
		if s.move.Verb() == paperapps.RollVerb {
			natural = s.move.Number()
		}
		if s.after.Squares() > 0 && s.after.Last().Diagonal() != (natural%2 == 1) {
			t.Fatalf("a %d goes %v", natural, s.after.Last())
		}
	})
}

func TestTurnsOnlyAtWalls(t *testing.T) { rapid.Check(t, each(turnsOnlyAtWalls)) }
func FuzzTurnsOnlyAtWalls(f *testing.F) { laws.Fuzz(f, each(turnsOnlyAtWalls)) }

// turnsOnlyAtWalls checks a turn against the floor's text, for the options under which corners do not stop.
func turnsOnlyAtWalls(t *rapid.T, s step) {
	if s.move.Verb() != paperapps.TurnVerb {
		return
	}
	at, h := s.before.At(), s.before.Last()
	bare := !h.Diagonal() // corners may shut a diagonal way, by option
	if bare && !shut(s.before, ahead(at, h)) {
		t.Fatalf("%v turns with the way %v open:\n%v", s.move, h, s.before)
	}
	left, right := h.Sides()
	if to := s.move.Heading(); to != left && to != right {
		if to != h.Back() || bare && (!shut(s.before, ahead(at, left)) || !shut(s.before, ahead(at, right))) {
			t.Fatalf("%v doubles back with a side open:\n%v", s.move, s.before)
		}
	}
}

func TestUsedObjectsStayUsed(t *testing.T) { rapid.Check(t, each(usedObjectsStayUsed)) }
func FuzzUsedObjectsStayUsed(f *testing.F) { laws.Fuzz(f, each(usedObjectsStayUsed)) }

func usedObjectsStayUsed(t *rapid.T, s step) {
	if !s.same() || s.before.Floor() == nil {
		return
	}
	before, after := slices.Collect(s.before.Used()), slices.Collect(s.after.Used())
	for _, c := range before {
		if !slices.Contains(after, c) {
			t.Fatalf("%v is used, and after %v it is not", c, s.move)
		}
	}
	for _, c := range after {
		if !s.after.Marked(c) {
			t.Fatalf("%v is used and was never entered", c)
		}
	}
	changes := s.count(paperapps.QuadrantsFill)
	asked := s.move.Verb() == paperapps.FindVerb || s.move.Verb() == paperapps.DoubleVerb || s.move.Verb() == paperapps.KeepVerb
	if most := len(after) - len(before); changes > most && !(asked && changes <= most+1) {
		t.Fatalf("%v changes the ledger %d times with %d objects met", s.move, changes, most)
	}
}

func TestQuadrantsNeverFall(t *testing.T) { rapid.Check(t, each(quadrantsNeverFall)) }
func FuzzQuadrantsNeverFall(f *testing.F) { laws.Fuzz(f, each(quadrantsNeverFall)) }

func quadrantsNeverFall(t *rapid.T, s step) {
	a, b := s.before.Ledger(), s.after.Ledger()
	if s.same() && (b.PlusHP < a.PlusHP || b.MinusHP < a.MinusHP || b.PlusCoins < a.PlusCoins || b.MinusCoins < a.MinusCoins) {
		t.Fatalf("%v: %+v, then %+v", s.move, a, b)
	}
}

func TestTotalsStayInBounds(t *testing.T) { rapid.Check(t, totalsStayInBounds) }
func FuzzTotalsStayInBounds(f *testing.F) { laws.Fuzz(f, totalsStayInBounds) }

func totalsStayInBounds(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	o := g.Options
	elixirs := 0
	drawn(t, g, func(s step) {
		if s.cites(paperapps.ElixirRaisesCap) {
			elixirs++
		}
		if at := s.after.Starting(); at.Coins < 0 || at.HP < o.DeathBelow && s.after.Actor() != rulebook.Over {
			t.Fatalf("a page starts with %+v", at)
		}
		for _, p := range s.after.Closed() {
			if p.Ending.Coins < 0 || o.HPCap > 0 && p.Ending.HP > o.HPCap+elixirs {
				t.Fatalf("a page ends with %+v under a cap of %d + %d", p.Ending, o.HPCap, elixirs)
			}
		}
	})
}

func TestEndingFollowsFromTheLedger(t *testing.T) { rapid.Check(t, endingFollowsFromTheLedger) }
func FuzzEndingFollowsFromTheLedger(f *testing.F) { laws.Fuzz(f, endingFollowsFromTheLedger) }

// endingFollowsFromTheLedger totals every page a second time, from the events of the game and in any order.
func endingFollowsFromTheLedger(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	elixirs, capped := 0, []int{}
	drawn(t, g, func(s step) {
		if s.cites(paperapps.ElixirRaisesCap) {
			elixirs++
		}
		if s.cites(paperapps.EndingTotal) {
			capped = append(capped, elixirs)
		}
		next := paperapps.Totals{HP: g.Options.StartHP}
		deaths := 0
		closed := s.after.Closed()
		for i, p := range closed {
			require.Equal(t, next, p.Start)
			q := p.Quadrants
			want := paperapps.Totals{HP: p.Start.HP - q.MinusHP + q.PlusHP, Coins: max(0, p.Start.Coins-q.MinusCoins+q.PlusCoins)}
			if g.Options.HPCap > 0 {
				want.HP = min(want.HP, g.Options.HPCap+capped[i])
			}
			require.Equal(t, want, p.Ending)
			died := g.Pages[i].Floor != nil && want.HP < g.Options.DeathBelow
			require.Equal(t, died, p.Death)
			if next = want; died {
				deaths++
				next = paperapps.Totals{HP: g.Options.RespawnHP}
			}
		}
		require.Equal(t, deaths, s.after.Deaths(), "deaths are the floors that ended below the line")
		if s.after.Actor() == rulebook.Over && len(closed) > 0 && closed[len(closed)-1].Death {
			next = paperapps.Totals{}
		}
		require.Equal(t, next, s.after.Starting())
	})
}

func TestShopsAreSolventAndBoxesTickedOnce(t *testing.T) { rapid.Check(t, shopsAreSolvent) }
func FuzzShopsAreSolventAndBoxesTickedOnce(f *testing.F) { laws.Fuzz(f, shopsAreSolvent) }

func shopsAreSolvent(t *rapid.T) {
	bought, used := map[paperapps.Item]int{}, map[paperapps.Item]int{}
	uses := map[paperapps.Verb]paperapps.Item{paperapps.DoubleVerb: paperapps.DoublingPotion, paperapps.MulliganVerb: paperapps.ScrollOfMulligan,
		paperapps.BreakVerb: paperapps.BreakOnThrough, paperapps.ScrollVerb: paperapps.TeleportScroll}
	g := paperappstest.Setups().Draw(t, "setup")
	drawn(t, g, func(s step) {
		if s.move.Verb() == paperapps.BuyVerb {
			if s.before.Bought(s.move.Number()) || !s.after.Bought(s.move.Number()) {
				t.Fatalf("%v does not tick its box once", s.move)
			}
			bought[g.Pages[s.before.Page()].Shop[s.move.Number()-1].Item]++
		}
		if item, ok := uses[s.move.Verb()]; ok {
			if used[item]++; used[item] > bought[item] {
				t.Fatalf("%v was used %d times and bought %d times", item, used[item], bought[item])
			}
		}
		if _, coins := s.after.Running(); s.after.Floor() == nil && coins < 0 {
			t.Fatalf("%v leaves %d coins on a shop page", s.move, coins)
		}
	})
}

func TestParityOfAMove(t *testing.T) { rapid.Check(t, parityOfAMove) }
func FuzzParityOfAMove(f *testing.F) { laws.Fuzz(f, parityOfAMove) }

// parityOfAMove: a move that no web, jump, scroll or leave touches ends on a cell of the parity that it began on.
func parityOfAMove(t *rapid.T) {
	parity, valid := 0, false
	drawn(t, paperappstest.Setups().Draw(t, "setup"), func(s step) {
		if s.move.Verb() == paperapps.RollVerb {
			at := s.before.At()
			parity, valid = (at.Col+at.Row)%2, true
		}
		for _, r := range []*rulebook.Rule{paperapps.WebStops, paperapps.TeleporterJumps, paperapps.ScrollGoesAnywhere, paperapps.EndingTotal} {
			valid = valid && !s.cites(r)
		}
		if at := s.after.At(); valid && s.after.Floor() != nil && s.after.Squares() == 0 && s.after.Die() == 0 && (at.Col+at.Row)%2 != parity {
			t.Fatalf("a move from parity %d ends on %v", parity, at)
		}
	})
}

// A symmetry moves the cells of a floor of cols x rows.
type symmetry struct {
	name string
	cell func(c paperapps.Cell, cols, rows int) paperapps.Cell
}

var symmetries = []symmetry{
	{"turned", func(c paperapps.Cell, _, rows int) paperapps.Cell {
		return paperapps.Cell{Col: rows - 1 - c.Row, Row: c.Col}
	}},
	{"mirrored", func(c paperapps.Cell, cols, _ int) paperapps.Cell {
		return paperapps.Cell{Col: cols - 1 - c.Col, Row: c.Row}
	}},
}

// heading returns what the symmetry makes of a heading.
func (y symmetry) heading(h paperapps.Heading) paperapps.Heading {
	zero, to := y.cell(paperapps.Cell{}, 0, 0), y.cell(offset[h], 0, 0)
	for image, by := range offset {
		if by.Col == to.Col-zero.Col && by.Row == to.Row-zero.Row {
			return image
		}
	}
	return paperapps.NoHeading
}

// floor draws a floor anew under the symmetry.
func (y symmetry) floor(t require.TestingT, f *paperapps.Floor) *paperapps.Floor {
	cols, rows := f.Size()
	grid := map[paperapps.Cell]byte{}
	var size paperapps.Cell
	for row := range rows {
		for col := range cols {
			c := paperapps.Cell{Col: col, Row: row}
			to := y.cell(c, cols, rows)
			size = paperapps.Cell{Col: max(size.Col, to.Col+1), Row: max(size.Row, to.Row+1)}
			grid[to] = char(f, c)
		}
	}
	var text strings.Builder
	for row := range size.Row {
		var line []byte
		for col := range size.Col {
			line = append(line, grid[paperapps.Cell{Col: col, Row: row}])
		}
		text.Write(append(bytes.TrimRight(line, " "), '\n'))
	}
	g, err := paperapps.ParseFloor(text.String())
	require.NoError(t, err)
	return g
}

// move returns what the symmetry makes of a move.
func (y symmetry) move(m paperapps.Move, f *paperapps.Floor) paperapps.Move {
	h := y.heading(m.Heading())
	switch m.Verb() {
	case paperapps.GoVerb:
		return paperapps.Go(h)
	case paperapps.TurnVerb:
		return paperapps.TurnTo(h)
	case paperapps.BreakVerb:
		return paperapps.Break(h)
	case paperapps.ScrollVerb:
		cols, rows := f.Size()
		return paperapps.Scroll(y.cell(m.Cell(), cols, rows))
	}
	return m
}

func TestFloorsTurnedAndMirroredAreTheSameGame(t *testing.T) { rapid.Check(t, sameUnderSymmetry) }
func FuzzFloorsTurnedAndMirroredAreTheSameGame(f *testing.F) {
	laws.Fuzz(f, sameUnderSymmetry)
}

func sameUnderSymmetry(t *rapid.T) {
	y := rapid.SampledFrom(symmetries).Draw(t, "symmetry")
	g := paperappstest.Setups().Draw(t, "setup")
	image := g
	image.Pages = slices.Clone(g.Pages)
	for i, p := range g.Pages {
		// a row of void alone has no width of its own, so the floor must keep its size both ways
		if p.Floor != nil {
			image.Pages[i].Floor = y.floor(t, p.Floor)
			if back := y.floor(t, y.floor(t, y.floor(t, image.Pages[i].Floor))); y.name == "turned" && back.String() != p.Floor.String() {
				t.Skip("a floor with an outer row or column of void")
			}
		}
	}
	other := start(t, image)
	drawn(t, g, func(s step) {
		m := s.move
		if f := s.before.Floor(); f != nil {
			m = y.move(m, f)
		}
		next, err := other.Apply(m)
		require.NoError(t, err, "%v of %v", m, s.move)
		other = next
		if f := s.after.Floor(); f != nil {
			cols, rows := f.Size()
			require.Equal(t, y.cell(s.after.At(), cols, rows), other.At())
			require.Equal(t, y.heading(s.after.Last()), other.Last())
		}
		require.Equal(t, s.after.Ledger(), other.Ledger())
		require.Equal(t, s.after.Closed(), other.Closed())
		require.Len(t, other.AppendMoves(nil), len(s.after.AppendMoves(nil)))
	})
}

func TestTotalsChangeNoPath(t *testing.T) { rapid.Check(t, totalsChangeNoPath) }
func FuzzTotalsChangeNoPath(f *testing.F) { laws.Fuzz(f, totalsChangeNoPath) }

// totalsChangeNoPath: on a floor the same rolls and choices enter the same cells, whatever HP a page starts with, where it
// is capped, what is a death, and what a web costs.
func totalsChangeNoPath(t *rapid.T) {
	a := paperapps.Setup{Options: paperappstest.Options().Draw(t, "options"), Pages: []paperapps.Page{{Floor: paperappstest.Floors().Draw(t, "floor")}}}
	b := a
	b.Options.HPCap, b.Options.DeathBelow, b.Options.StartHP, b.Options.RespawnHP = 30, 1-a.Options.DeathBelow, 17, 4
	b.Options.WebCost = 1 - a.Options.WebCost
	other := start(t, b)
	drawn(t, a, func(s step) {
		if m := s.move; m.Verb() != paperapps.FindVerb || !s.cites(paperapps.WebHardMode) {
			next, err := other.Apply(m)
			require.NoError(t, err)
			other = next
		}
		// a web asks for a die under one of the two options
		if asksDie(other) && !asksDie(s.after) {
			next, err := other.Apply(paperapps.Find(1))
			require.NoError(t, err)
			other = next
		}
		require.Equal(t, s.after.At(), other.At())
		require.Equal(t, s.after.Last(), other.Last())
		require.Equal(t, slices.Collect(s.after.Used()), slices.Collect(other.Used()))
	})
}

// asksDie reports whether an object's die is to be rolled.
func asksDie(s paperapps.State) bool {
	_, den := s.Odds(paperapps.Find(1))
	return den > 0
}

func TestStrictCheckFindsWhatSearchFinds(t *testing.T) {
	if testing.Short() {
		t.Skip("two searches of a hundred floors")
	}
	rapid.Check(t, strictFindsWhatSearchFinds)
}
func FuzzStrictCheckFindsWhatSearchFinds(f *testing.F) {
	laws.Fuzz(f, strictFindsWhatSearchFinds)
}

// strictFindsWhatSearchFinds compares the strict check with a search through whole positions, on floors small enough.
func strictFindsWhatSearchFinds(t *rapid.T) {
	o := paperappstest.Options().Draw(t, "options")
	f := paperappstest.Floors().Filter(func(f *paperapps.Floor) bool { return len(f.String()) <= 14 }).Draw(t, "floor")
	s, err := paperapps.Setup{Options: o, Pages: []paperapps.Page{{Floor: f}}}.Start()
	require.NoError(t, err)
	free, keyed, small := search(s, 1500)
	if !small {
		t.Skip("too many positions for the slow search")
	}
	err = f.Strict(o)
	switch {
	case !free:
		require.ErrorIs(t, err, paperapps.StairsReachable)
	case strings.ContainsRune(f.String(), 'k') && !keyed:
		require.ErrorIs(t, err, paperapps.KeyReachable)
	default:
		require.NoError(t, err)
	}
}

// search visits every position of a floor, and says whether from each some play leads out and whether some holds the key.
func search(s paperapps.State, most int) (free, keyed, small bool) {
	next := map[paperapps.State][]paperapps.State{}
	queue := []paperapps.State{s}
	out := map[paperapps.State]bool{}
	for len(queue) > 0 {
		s, queue = queue[0], queue[1:]
		if _, seen := next[s]; seen {
			continue
		}
		if len(next) >= most {
			return false, false, false
		}
		keyed = keyed || s.HasKey()
		next[s] = nil
		for m := range rulebook.Moves(s) {
			to, _ := s.Apply(m)
			if to.Actor() == rulebook.Over {
				out[s] = true
				continue
			}
			next[s] = append(next[s], to)
			queue = append(queue, to)
		}
	}
	for changed := true; changed; {
		changed = false
		for s, list := range next {
			if !out[s] && slices.ContainsFunc(list, func(to paperapps.State) bool { return out[to] }) {
				out[s], changed = true, true
			}
		}
	}
	return len(out) == len(next), keyed, true
}

// Options and set-ups read back from their JSON as they were.
func TestSetupsReadBack(t *testing.T) { rapid.Check(t, setupsReadBack) }
func FuzzSetupsReadBack(f *testing.F) { laws.Fuzz(f, setupsReadBack) }

func setupsReadBack(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	text, err := g.Options.MarshalJSON()
	require.NoError(t, err)
	var back paperapps.Options
	require.NoError(t, back.UnmarshalJSON(text))
	require.Empty(t, cmp.Diff(g.Options, back))
}
