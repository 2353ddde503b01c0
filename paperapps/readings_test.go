package paperapps_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperapps/paperappstest"
)

// The options are readings of the rules. Each law here says, from the floor's text alone, what one reading allows.

// refusedBy returns the rule that refuses a move, or nil.
func refusedBy(s paperapps.State, m paperapps.Move) *rulebook.Rule {
	var v *rulebook.Violation
	if _, err := s.Apply(m); errors.As(err, &v) {
		return v.Rule
	}
	return nil
}

// stairs is the cell of the floor's stairs.
func stairs(f *paperapps.Floor) paperapps.Cell {
	for row, text := range strings.Split(f.String(), "\n") {
		if col := strings.IndexByte(text, '>'); col >= 0 {
			return paperapps.Cell{Col: col, Row: row}
		}
	}
	return paperapps.Cell{Col: -1, Row: -1}
}

func TestStairsAreInReach(t *testing.T) { rapid.Check(t, stairsAreInReach) }
func FuzzStairsAreInReach(f *testing.F) { laws.Fuzz(f, stairsAreInReach) }

// stairsAreInReach: between two moves the hero may leave from the cells that StairsReach names, and from no other.
func stairsAreInReach(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	drawn(t, g, func(s step) {
		if s.before.Floor() == nil || refusedBy(s.before, paperapps.Roll(1)) != nil || s.before.Squares() > 0 {
			return
		}
		at, to := s.before.At(), stairs(s.before.Floor())
		cols, rows := max(at.Col-to.Col, to.Col-at.Col), max(at.Row-to.Row, to.Row-at.Row)
		near := map[paperapps.StairsReach]bool{
			paperapps.Eight: max(cols, rows) <= 1, paperapps.Four: cols+rows <= 1, paperapps.SquareOnly: cols+rows == 0,
		}[g.Options.StairsReach]
		rule := refusedBy(s.before, paperapps.Leave())
		if rule == paperapps.LeaveBetweenMoves {
			return // the die of the last move is rolled again
		}
		require.Equal(t, near, rule == nil, "from %v to %v with reach %v", at, to, g.Options.StairsReach)
	})
}

func TestMirrorTurnsAwayFromTheWall(t *testing.T) { rapid.Check(t, mirrorTurnsAwayFromTheWall) }
func FuzzMirrorTurnsAwayFromTheWall(f *testing.F) { laws.Fuzz(f, mirrorTurnsAwayFromTheWall) }

// mirrorTurnsAwayFromTheWall holds at every wall of drawn games.
func mirrorTurnsAwayFromTheWall(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	drawn(t, g, func(s step) {
		if s.before.Squares() > 0 && s.before.Floor() != nil {
			requireMirror(t, s.before, g.Options.Turn)
		}
	})
}

// And at a wall with each set of the six cells round the hero shut that the move has neither come from nor hit.
func TestMirrorTurnsAwayFromEveryWall(t *testing.T) {
	round := []paperapps.Cell{{Col: 2, Row: 1}, {Col: 3, Row: 1}, {Col: 3, Row: 2}, {Col: 1, Row: 2}, {Col: 1, Row: 3}, {Col: 2, Row: 3}}
	for shut := range 1 << len(round) {
		rows := [][]byte{[]byte(">...."), []byte(".S..."), []byte("....."), []byte("...#."), []byte(".....")}
		for i, c := range round {
			if shut>>i&1 != 0 {
				rows[c.Row][c.Col] = '#'
			}
		}
		floor := paperapps.MustParseFloor(string(bytes.Join(rows, []byte("\n"))) + "\n")
		for _, turn := range []paperapps.Turn{paperapps.EitherSide, paperapps.Mirror} {
			o := paperapps.Gladden2021()
			o.Turn = turn
			s := start(t, paperapps.Setup{Options: o, Pages: []paperapps.Page{{Floor: floor}}})
			s = apply(t, s, paperapps.Roll(3), paperapps.Go(paperapps.SE))
			if s.Squares() > 0 {
				require.Equal(t, paperapps.Cell{Col: 2, Row: 2}, s.At())
				requireMirror(t, s, turn)
			}
		}
	}
}

// requireMirror: ChooseSide refuses a side only under Mirror, on a diagonal, with the cell between the heading and this side
// shut, the cell between the heading and the other side open, and the other side a legal turn.
func requireMirror(t require.TestingT, s paperapps.State, turn paperapps.Turn) {
	h := s.Last()
	left, right := h.Sides()
	for _, side := range [][2]paperapps.Heading{{left, right}, {right, left}} {
		this, other := refusedBy(s, paperapps.TurnTo(side[0])), refusedBy(s, paperapps.TurnTo(side[1]))
		grazes := h.Diagonal() && shut(s, between(s.At(), h, side[0])) && !shut(s, between(s.At(), h, side[1]))
		bars := turn == paperapps.Mirror && grazes && other == nil
		require.Equal(t, bars && this != paperapps.TurnAtWall && this != paperapps.CornersDoNotStop, this == paperapps.ChooseSide,
			"turn %v on %v refused by %v, turn %v by %v\n%v", side[0], h, this, side[1], other, s)
	}
}

// between is the cell next to c that a diagonal heading passes on the way to one of its sides.
func between(c paperapps.Cell, h, side paperapps.Heading) paperapps.Cell {
	d, s := offset[h], offset[side]
	if d.Col*s.Col > 0 {
		return paperapps.Cell{Col: c.Col + d.Col, Row: c.Row}
	}
	return paperapps.Cell{Col: c.Col, Row: c.Row + d.Row}
}

// bought returns a set-up whose first page sells things for nothing, and the hero on its second page with each of them.
func bought(t *testing.T, o paperapps.Options, floor string, items ...paperapps.Item) paperapps.State {
	g := paperapps.Setup{Options: o, Pages: []paperapps.Page{{}, {Floor: paperapps.MustParseFloor(floor)}}}
	for _, i := range items {
		g.Pages[0].Shop = append(g.Pages[0].Shop, paperapps.Offer{Item: i})
	}
	s := start(t, g)
	for i := range items {
		s = apply(t, s, paperapps.Buy(i+1))
	}
	return apply(t, s, paperapps.Leave())
}

func apply(t *testing.T, s paperapps.State, moves ...paperapps.Move) paperapps.State {
	t.Helper()
	s, _, err := rulebook.Replay(s, moves...)
	require.NoError(t, err)
	return s
}

// A Teleport Scroll goes to every open cell of the floor, and to nothing beside it, however the grid is kept.
func TestScrollsLandOnTheFloor(t *testing.T) {
	s := bought(t, paperapps.Gladden2021(), "S..#\n.# .\n...>\n", paperapps.TeleportScroll)
	for col := range 12 {
		for row := range 8 {
			c := paperapps.Cell{Col: col, Row: row}
			require.Equal(t, !shut(s, c), refusedBy(s, paperapps.Scroll(c)) == nil, c)
		}
	}
}

// Where the straight line must be clear, the wall that is broken through counts as open, and what lies behind it does not.
func TestBreakingThroughIsClear(t *testing.T) {
	o := paperapps.Gladden2021()
	o.ClearPath = true
	for _, c := range []struct {
		floor string
		roll  int
		to    paperapps.Heading
		want  *rulebook.Rule
	}{
		{"S#...\n....>\n.....\n.....\n.....\n", 4, paperapps.E, nil},
		{"S#..#\n....>\n.....\n.....\n.....\n", 4, paperapps.E, paperapps.ClearPathFirst},
		{"S#.#.\n....>\n.....\n.....\n.....\n", 4, paperapps.E, paperapps.ClearPathFirst},
		{"S#...\n....>\n.....\n.....\n", 4, paperapps.E, nil},
		{"S#..#\n....>\n.....\n.....\n", 4, paperapps.E, nil}, // nothing is clear
		{"S...\n.#..\n....\n...>\n", 3, paperapps.SE, nil},
	} {
		s := apply(t, bought(t, o, c.floor, paperapps.BreakOnThrough), paperapps.Roll(c.roll))
		require.Equal(t, c.want, refusedBy(s, paperapps.Break(c.to)), c.floor)
	}
}

// A heading that is none is refused as one of the wrong kind, whatever waits for a heading.
func TestNoHeadingIsOfNoKind(t *testing.T) {
	lies := apply(t, bought(t, paperapps.LuckyDuck(), "S#..>\n.....\n", paperapps.BreakOnThrough), paperapps.Roll(4))
	require.Equal(t, paperapps.RollTheDie, refusedBy(lies, paperapps.Go(paperapps.NoHeading)))
	walled := apply(t, start(t, paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("..>\n..#\nS.#\n")}}}),
		paperapps.Roll(4), paperapps.Go(paperapps.E))
	require.Positive(t, walled.Squares())
	require.Equal(t, paperapps.KindHolds, refusedBy(walled, paperapps.TurnTo(paperapps.NoHeading)))
	require.Equal(t, paperapps.RollTheDie, refusedBy(lies, paperapps.Break(paperapps.NoHeading)))
}

// All that happens to a solo player happens to seat 0.
func TestEveryEventIsTheHeros(t *testing.T) { rapid.Check(t, everyEventIsTheHeros) }
func FuzzEveryEventIsTheHeros(f *testing.F) { laws.Fuzz(f, everyEventIsTheHeros) }

func everyEventIsTheHeros(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	_, events, err := g.Explain()
	require.NoError(t, err)
	drawn(t, g, func(s step) { events = append(events, s.events...) })
	require.False(t, slices.ContainsFunc(events, func(e rulebook.Event) bool { return e.Player != 0 }))
}

// Hard mode changes two options of an edition, and of no edition those of the rulebook.
func TestHardModeChangesTwoOptions(t *testing.T) {
	for _, o := range []paperapps.Options{paperapps.Gladden2021(), paperapps.Zero(), paperapps.LuckyDuck()} {
		want := o
		want.WebCost, want.RespawnHP = paperapps.WebCostD6, 7
		require.Equal(t, want, o.HardMode())
	}
	require.Equal(t, paperapps.Gladden2021().HardMode(), paperapps.Options{}.HardMode())
}

// What is wrong with a floor's text is said with its line and column.
func TestUnreadableFloors(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "1:1: want a newline at the end of each row, got the end of the text",
		"S>":                           "1:3: want a newline at the end of each row, got the end of the text",
		"S>\n..\n.":                    "3:2: want a newline at the end of each row, got the end of the text",
		"S>\n.!\n":                     "2:2: want a cell of the floor format, got '!'",
		strings.Repeat(".", 600):       "1:601: want a newline at the end of each row, got the end of the text",
		strings.Repeat("......\n", 90): "want at most 512 cells with a border of one, got 8 x 92 with border",
	} {
		_, err := paperapps.ParseFloor(text)
		require.EqualError(t, err, want)
	}
}

// Of several fields that are no options the first by name is reported, whatever the order of a map.
func TestTheFirstUnknownOptionIsReported(t *testing.T) {
	for range 20 {
		var o paperapps.Options
		require.ErrorContains(t, o.UnmarshalJSON([]byte(`{"Zeal":1,"Lives":3,"Pets":1}`)), `"Lives"`)
	}
}

// An option with a value that has no name can't be written.
func TestUnnamedOptionsAreNotWritten(t *testing.T) {
	o := paperapps.Gladden2021()
	for _, turn := range []paperapps.Turn{2, 3, 255} {
		o.Turn = turn
		_, err := o.MarshalJSON()
		require.Error(t, err)
	}
}

// The stats page has the notebook's gem from the first page on, and the zero State has none.
func TestStatsNameTheGem(t *testing.T) {
	s := start(t, paperapps.Setup{Notebook: "Hollow Hill"})
	require.Equal(t, paperapps.Stats{HP: 10, Gem: paperapps.HollowHill().Gem}, s.Stats())
	require.Zero(t, paperapps.State{}.Stats())
}

// A verdict says in a line where the run stands, its pages counted from 1 as in the notebook.
func TestSummaries(t *testing.T) {
	setup := `{"rulebook":1,"game":"paperapps","version":1,"setup":{"pages":[{"shop":[]},{"floor":["S>"]}]},"moves":[`
	for moves, want := range map[string]string{
		``:                "page 1 of 2, a shop, 0 coins",
		`"leave"`:         "page 2 of 2, hero on (0,0), 10 HP, 0 coins",
		`"leave","leave"`: "treasure room, 10 HP, 0 coins, 0 deaths",
	} {
		require.Equal(t, want, rulebook.Check([]byte(setup+moves+"]}"), paperapps.Game()).Summary)
	}
}

// The strict check says of which page it speaks, counted from 1 as in the notebook.
func TestStrictNamesThePage(t *testing.T) {
	g := paperapps.Setup{Strict: true, Pages: []paperapps.Page{
		{Floor: paperapps.MustParseFloor("S>\n")}, {Shop: []paperapps.Offer{}}, {Floor: paperapps.MustParseFloor("Sk>\n")},
	}}
	_, events, err := g.Explain()
	require.NoError(t, err)
	said := map[*rulebook.Rule][]string{}
	for _, e := range events {
		said[e.Rule] = append(said[e.Rule], e.Text)
	}
	require.Equal(t, []string{"page 1: the stairs can be reached from everywhere", "page 3: the stairs can be reached from everywhere"},
		said[paperapps.StairsReachable])
	require.Equal(t, []string{"page 3: the key can be reached"}, said[paperapps.KeyReachable])
}

// The strict check knows that the bar on doubling back may keep the hero from the key, and that within one move it does not.
func TestStrictKnowsTheBarOnDoublingBack(t *testing.T) {
	o := paperapps.Gladden2021()
	o.Turn, o.CornerCut = paperapps.Mirror, paperapps.NoCut
	f := paperapps.MustParseFloor("T>.\n.DD\n.ST\n. k\n")
	for _, rule := range []paperapps.BackRule{paperapps.MoveOnly, paperapps.OppositeOfLastHeading} {
		o.BackRule = rule
		s, err := paperapps.Setup{Options: o, Pages: []paperapps.Page{{Floor: f}}}.Start()
		require.NoError(t, err)
		free, keyed, small := search(s, 20000)
		require.True(t, free && small, "%v", rule)
		require.Equal(t, rule == paperapps.MoveOnly, keyed)
		if keyed {
			require.NoError(t, f.Strict(o))
		} else {
			require.ErrorIs(t, f.Strict(o), paperapps.KeyReachable)
		}
	}
}
