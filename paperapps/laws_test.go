package paperapps_test

import (
	"iter"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
)

// law is this game under the laws that all games obey. A floor may be walked for ever, so there is no bound.
func law() laws.Laws[paperapps.State, paperapps.Move] {
	return laws.Laws[paperapps.State, paperapps.Move]{
		Rules:   paperapps.Rules(),
		Parse:   paperapps.ParseMove,
		Compare: paperapps.Move.Compare,
		Space:   space,
	}
}

// space lists every move that could be tried at a position: each verb with every heading, with numbers in and out of
// range, and with each cell of the floor and one beside it.
func space(s paperapps.State) iter.Seq[paperapps.Move] {
	return func(yield func(paperapps.Move) bool) {
		for _, m := range moveSpace(s) {
			if !yield(m) {
				return
			}
		}
	}
}

func moveSpace(s paperapps.State) []paperapps.Move {
	moves := []paperapps.Move{{}, paperapps.Leave(), paperapps.Pass(), paperapps.Jump(), paperapps.StayHere(),
		paperapps.Double(), paperapps.Mulligan(), paperapps.Keep()}
	for h := paperapps.NoHeading; h <= paperapps.NW; h++ {
		moves = append(moves, paperapps.Go(h), paperapps.TurnTo(h), paperapps.Break(h))
	}
	for n := range 14 {
		moves = append(moves, paperapps.Roll(n), paperapps.Find(n), paperapps.Buy(n))
	}
	if f := s.Floor(); f != nil {
		cols, rows := f.Size()
		for row := range rows + 1 {
			for col := range cols + 1 {
				moves = append(moves, paperapps.Scroll(paperapps.Cell{Col: col, Row: row}))
			}
		}
	} else {
		moves = append(moves, paperapps.Scroll(paperapps.Cell{}))
	}
	return moves
}

// setups draws a run of one to four pages: small floors of every object, shops of every item, and every option.
func setups() *rapid.Generator[paperapps.Setup] {
	return rapid.Custom(func(t *rapid.T) paperapps.Setup {
		g := paperapps.Setup{Options: options().Draw(t, "options")}
		for range rapid.IntRange(1, 4).Draw(t, "pages") {
			if rapid.Bool().Draw(t, "shop") {
				g.Pages = append(g.Pages, paperapps.Page{Shop: shops().Draw(t, "offers")})
			} else {
				g.Pages = append(g.Pages, paperapps.Page{Floor: floors().Draw(t, "floor")})
			}
		}
		return g
	})
}

func options() *rapid.Generator[paperapps.Options] {
	return rapid.Custom(func(t *rapid.T) paperapps.Options {
		o := rapid.SampledFrom([]func() paperapps.Options{paperapps.Gladden2021, paperapps.Zero, paperapps.LuckyDuck}).Draw(t, "preset")()
		if rapid.Bool().Draw(t, "hard") {
			o = o.HardMode()
		}
		o.StartHP = rapid.IntRange(1, 10).Draw(t, "start")
		o.ClearPath = rapid.Bool().Draw(t, "clear")
		o.BackRule = paperapps.BackRule(rapid.IntRange(0, 1).Draw(t, "back"))
		o.Turn = paperapps.Turn(rapid.IntRange(0, 1).Draw(t, "turn"))
		o.CornerCut = paperapps.CornerCut(rapid.IntRange(0, 2).Draw(t, "corners"))
		o.NoMove = paperapps.NoMove(rapid.IntRange(0, 1).Draw(t, "no move"))
		o.StairsReach = paperapps.StairsReach(rapid.IntRange(0, 2).Draw(t, "reach"))
		o.DeathKeepsItems = rapid.Bool().Draw(t, "keep")
		return o
	})
}

// shops draws up to eight different items, cheap or dear.
func shops() *rapid.Generator[[]paperapps.Offer] {
	return rapid.Custom(func(t *rapid.T) []paperapps.Offer {
		kinds := rapid.SliceOfNDistinct(rapid.IntRange(0, int(paperapps.EnduranceElixir)), 0, 8, rapid.ID[int]).Draw(t, "items")
		offers := make([]paperapps.Offer, len(kinds))
		for i, k := range kinds {
			offers[i] = paperapps.Offer{Item: paperapps.Item(k), Price: rapid.SampledFrom([]int{0, 0, 0, 1, 5}).Draw(t, "price")}
		}
		return offers
	})
}

// floors draws a floor of 2 to 7 columns and rows with a drawn subset of the objects.
func floors() *rapid.Generator[*paperapps.Floor] {
	return rapid.Custom(func(t *rapid.T) *paperapps.Floor {
		cols, rows := rapid.IntRange(2, 7).Draw(t, "cols"), rapid.IntRange(2, 7).Draw(t, "rows")
		grid := make([]byte, cols*rows)
		kinds := rapid.SliceOfN(rapid.SampledFrom([]byte("##  $C19?afHwww")), 1, 6).Draw(t, "objects")
		for i := range grid {
			grid[i] = '.'
			if k := rapid.IntRange(0, 2*len(kinds)+2).Draw(t, "cell"); k < len(kinds) {
				grid[i] = kinds[k]
			}
		}
		places := rapid.Permutation(indices(len(grid))).Draw(t, "places")
		must := []byte("S>")
		if len(grid) >= 6 && rapid.Bool().Draw(t, "doors") {
			must = append(must, "kDD"...)
		}
		if len(grid) >= 8 && rapid.Bool().Draw(t, "teleporters") {
			must = append(must, "TT"...)
		}
		for i, c := range must[:min(len(must), len(places))] {
			grid[places[i]] = c
		}
		var text []byte
		for r := range rows {
			text = append(append(text, trimmed(grid[r*cols:(r+1)*cols])...), '\n')
		}
		f, err := paperapps.ParseFloor(string(text))
		require.NoError(t, err)
		return f
	})
}

func indices(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func trimmed(row []byte) []byte {
	for len(row) > 0 && row[len(row)-1] == ' ' {
		row = row[:len(row)-1]
	}
	return row
}

func start(t rapid.TB, g paperapps.Setup) paperapps.State {
	s, err := g.Start()
	require.NoError(t, err)
	return s
}

// Every position of drawn play obeys the laws, and the game reads back from its record.
func TestLawsOfDrawnPlay(t *testing.T) { rapid.Check(t, lawsOfDrawnPlay) }
func FuzzLawsOfDrawnPlay(f *testing.F) { f.Fuzz(rapid.MakeFuzz(lawsOfDrawnPlay)) }

func lawsOfDrawnPlay(t *rapid.T) {
	g := setups().Draw(t, "setup")
	moves, s := law().Play(t, start(t, g), 40)
	laws.Replays(t, paperapps.Game(), g, moves, s.Facts())
}

// tiny lists the set-ups whose every position is checked, with the number of positions.
func tiny() map[string]struct {
	setup paperapps.Setup
	most  int
} {
	floor := func(text string) paperapps.Page { return paperapps.Page{Floor: paperapps.MustParseFloor(text)} }
	shop := func(offers ...paperapps.Offer) paperapps.Page { return paperapps.Page{Shop: offers} }
	lucky := paperapps.LuckyDuck()
	lucky.StairsReach = paperapps.SquareOnly
	mirror := paperapps.Gladden2021()
	mirror.Turn, mirror.CornerCut, mirror.NoMove, mirror.StairsReach = paperapps.Mirror, paperapps.NoSqueeze, paperapps.Reroll, paperapps.Four
	return map[string]struct {
		setup paperapps.Setup
		most  int
	}{
		"objects":     {paperapps.Setup{Pages: []paperapps.Page{floor("S.w\n#$1\n.>.\n")}}, 20000},
		"key":         {paperapps.Setup{Options: lucky, Pages: []paperapps.Page{floor("Sk#\n#D.\n.>#\n")}}, 3000},
		"teleporters": {paperapps.Setup{Options: mirror, Pages: []paperapps.Page{floor("ST#\n###\nT.>\n")}}, 3000},
		"scroll": {paperapps.Setup{Pages: []paperapps.Page{
			shop(paperapps.Offer{Item: paperapps.TeleportScroll}, paperapps.Offer{Item: paperapps.BreakOnThrough}), floor("S#.\n..>\n")}}, 20000},
		"dice": {paperapps.Setup{Options: paperapps.Zero(), Pages: []paperapps.Page{
			shop(paperapps.Offer{Item: paperapps.DoublingPotion}, paperapps.Offer{Item: paperapps.Gambler}), floor("Sw>\n")}}, 3000},
	}
}

// Every position of tiny set-ups obeys the laws, with every move tried, and from each some play reaches the end.
func TestLawsOfEveryPosition(t *testing.T) {
	if testing.Short() {
		t.Skip("tens of thousands of positions")
	}
	for name, c := range tiny() {
		t.Run(name, func(t *testing.T) {
			n := law().Exhaust(t, start(t, c.setup), c.most)
			t.Logf("%d positions", n)
		})
	}
}

// Dice fall evenly, on a floor and in a shop.
func TestLawOfSampling(t *testing.T) {
	law().Samples(t, start(t, paperapps.Setup{Notebook: "Hollow Hill"}), 6000, 1)
	shop := start(t, paperapps.Setup{Pages: []paperapps.Page{{Shop: []paperapps.Offer{{Item: paperapps.Gambler}}}}})
	s, err := shop.Apply(paperapps.Buy(1))
	require.NoError(t, err)
	law().Samples(t, s, 6000, 2)
	require.Zero(t, shop.Sample(nil), "a shop rolls no die")
}

// A position is a plain value with one pointer, that to its set-up.
func TestLawOfShape(t *testing.T) {
	field, ok := reflect.TypeFor[paperapps.State]().FieldByName("run")
	require.True(t, ok)
	laws.Shape[paperapps.State](t, field.Type)
}

// The zero State is a run without pages that is over, and every method of it is harmless.
func TestLawOfTheZeroState(t *testing.T) {
	var s paperapps.State
	law().Position(t, s)
	require.Equal(t, rulebook.Over, s.Actor())
	require.Empty(t, s.Closed())
	require.NotEmpty(t, s.String())
	require.NotNil(t, s.Facts())
}
