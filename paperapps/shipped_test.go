package paperapps_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook/paperapps"
)

// The shipped notebook is what its description says.
func TestShippedNotebook(t *testing.T) {
	n := paperapps.HollowHill()
	require.NotEmpty(t, n.Gem)
	floors, shops := 0, 0
	last := 0
	for i, p := range n.Pages {
		if p.Floor == nil {
			shops++
			continue
		}
		floors++
		cols, rows := p.Floor.Size()
		require.Equal(t, []int{15, 15}, []int{cols, rows}, "page %d: 13 x 13 inner cells and a wall round them", i)
		require.Greater(t, threat(p.Floor), last, "page %d is harder than the floor before it", i)
		last = threat(p.Floor)
	}
	require.Equal(t, 12, floors)
	require.Equal(t, 3, shops)
}

// threat adds up what a floor can do to a hero: twice the strength of enemies, 3 a web, less the hearts. A mystery counts
// as the die's mean.
func threat(f *paperapps.Floor) int {
	n := 0
	for _, c := range f.String() {
		switch {
		case '1' <= c && c <= '9':
			n += 2 * int(c-'0')
		case c == '?':
			n += 7
		case c == 'w':
			n += 3
		case 'a' <= c && c <= 'f':
			n -= int(c-'a') + 1
		case c == 'H':
			n -= 3
		}
	}
	return n
}

// Every shipped floor passes the strict check: no roll can trap the hero.
func TestShippedFloorsPassTheStrictCheck(t *testing.T) {
	if testing.Short() {
		t.Skip("a search of 24 floors")
	}
	for i, p := range paperapps.HollowHill().Pages {
		if p.Floor != nil {
			require.NoError(t, p.Floor.Strict(paperapps.Gladden2021()), "page %d", i)
			require.NoError(t, p.Floor.Strict(paperapps.LuckyDuck()), "page %d", i)
		}
	}
}

// A run keeps its own pages: what a caller does to a set-up later changes no position.
func TestSetupsAreCopied(t *testing.T) {
	g := paperapps.Setup{Pages: []paperapps.Page{{Shop: []paperapps.Offer{{Item: paperapps.LightSnack}}}, {Floor: paperapps.MustParseFloor("S>\n")}}}
	s := start(t, g)
	before := s.String()
	g.Pages[0].Shop[0] = paperapps.Offer{Item: paperapps.Gambler, Price: 9}
	g.Pages[1] = paperapps.Page{}
	require.Equal(t, before, s.String())
	s, err := s.Apply(paperapps.Leave())
	require.NoError(t, err)
	require.NotNil(t, s.Floor())
}

// Content that can be read and is not valid is refused with the place and the rule.
func TestContentIsRefusedByItsRule(t *testing.T) {
	floor := paperapps.Page{Floor: paperapps.MustParseFloor("S>\n")}
	shop := func(o ...paperapps.Offer) paperapps.Page { return paperapps.Page{Shop: o} }
	many := make([]paperapps.Page, 65) // a notebook has at most 64
	for i := range many {
		many[i] = floor
	}
	options := func(change func(*paperapps.Options)) paperapps.Options {
		o := paperapps.Gladden2021()
		change(&o)
		return o
	}
	type opt = paperapps.Options
	for _, c := range []struct {
		setup paperapps.Setup
		rule  error
		path  string
	}{
		{paperapps.Setup{}, paperapps.PagesInOrder, "pages "},
		{paperapps.Setup{Pages: many}, paperapps.PagesInOrder, "pages "},
		{paperapps.Setup{Pages: []paperapps.Page{floor, {Floor: floor.Floor, Shop: []paperapps.Offer{}}}}, paperapps.PagesInOrder, "pages[1] "},
		{paperapps.Setup{Pages: []paperapps.Page{{Floor: &paperapps.Floor{}}}}, paperapps.OneStartOneStairs, "pages[0].floor "},
		{paperapps.Setup{Pages: []paperapps.Page{floor, shop(paperapps.Offer{Item: 12})}}, paperapps.Purchase, "pages[1].shop[0] "},
		{paperapps.Setup{Pages: []paperapps.Page{shop(paperapps.Offer{}, paperapps.Offer{Item: 1, Price: 1000})}}, paperapps.Purchase, "pages[0].shop[1] "},
		{paperapps.Setup{Pages: []paperapps.Page{shop(paperapps.Offer{}, paperapps.Offer{})}}, paperapps.OffersDiffer, "pages[0].shop[1] "},
		{paperapps.Setup{Options: options(func(o *opt) { o.Turn = 2 })}, paperapps.ChooseSide, "options.Turn "},
		{paperapps.Setup{Options: options(func(o *opt) { o.CornerCut = 3 })}, paperapps.CornersDoNotStop, "options.CornerCut "},
		{paperapps.Setup{Options: options(func(o *opt) { o.StartHP = -1 })}, paperapps.NewHero, "options.StartHP "},
		{paperapps.Setup{Options: options(func(o *opt) { o.HPCap = 10000 })}, paperapps.CapCutsTotal, "options.HPCap "},
		{paperapps.Setup{Options: options(func(o *opt) { o.DeathBelow, o.RespawnHP = 1, 0 })}, paperapps.Respawn, "options.RespawnHP "},
	} {
		_, err := c.setup.Start()
		require.ErrorIs(t, err, c.rule)
		require.True(t, strings.HasPrefix(err.Error(), c.path), err)
	}
	for _, good := range []paperapps.Setup{
		{Pages: many[1:]},
		{Pages: []paperapps.Page{shop(paperapps.Offer{Item: 11, Price: 999})}},
		{Pages: many[:1], Options: options(func(o *opt) { o.StartHP, o.RespawnHP, o.HPCap, o.GamblerPays = 999, 999, 999, 999 })},
		{Pages: many[:1], Options: options(func(o *opt) { o.StartHP, o.RespawnHP, o.HPCap, o.GamblerPays = 0, 0, 9999, 0 })},
		{Pages: many[:1], Options: options(func(o *opt) { o.StartHP, o.RespawnHP, o.DeathBelow = 1, 1, 1 })},
	} {
		_, err := good.Start()
		require.NoError(t, err)
	}
	_, err := paperapps.Setup{Notebook: "Hollow Hill", Pages: many[:1]}.Start()
	require.ErrorContains(t, err, "either pages or a notebook")
}
