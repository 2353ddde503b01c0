package paperapps_test

import (
	"iter"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperapps/paperappstest"
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

// space lists the moves of the kit and the zero Move.
func space(s paperapps.State) iter.Seq[paperapps.Move] {
	return slices.Values(moveSpace(s))
}

func moveSpace(s paperapps.State) []paperapps.Move {
	return append(paperappstest.Space(s), paperapps.Move{}, paperapps.Go(paperapps.NoHeading),
		paperapps.TurnTo(paperapps.NoHeading), paperapps.Break(paperapps.NoHeading))
}

func start(t rapid.TB, g paperapps.Setup) paperapps.State {
	s, err := g.Start()
	require.NoError(t, err)
	return s
}

// Every position of drawn play obeys the laws, and the game reads back from its record.
func TestLawsOfDrawnPlay(t *testing.T) { rapid.Check(t, lawsOfDrawnPlay) }
func FuzzLawsOfDrawnPlay(f *testing.F) { laws.Fuzz(f, lawsOfDrawnPlay) }

func lawsOfDrawnPlay(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
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
