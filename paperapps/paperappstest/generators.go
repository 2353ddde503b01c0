package paperappstest

import (
	"bytes"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook/paperapps"
)

// Setups draws a run of one to four pages: small floors of every object, shops of every item, and every option.
func Setups() *rapid.Generator[paperapps.Setup] {
	return rapid.Custom(func(t *rapid.T) paperapps.Setup {
		g := paperapps.Setup{Options: Options().Draw(t, "options")}
		for range rapid.SampledFrom([]int{3, 2, 4, 1}).Draw(t, "pages") {
			if rapid.Bool().Draw(t, "shop") {
				g.Pages = append(g.Pages, paperapps.Page{Shop: Shops().Draw(t, "offers")})
			} else {
				g.Pages = append(g.Pages, paperapps.Page{Floor: Floors().Draw(t, "floor")})
			}
		}
		return g
	})
}

// Options draws options: a preset, hard mode or not, and every option that changes how the hero moves.
func Options() *rapid.Generator[paperapps.Options] {
	return rapid.Custom(func(t *rapid.T) paperapps.Options {
		o := rapid.SampledFrom([]func() paperapps.Options{paperapps.Gladden2021, paperapps.Zero, paperapps.LuckyDuck}).Draw(t, "preset")()
		if rapid.Bool().Draw(t, "hard") {
			o = o.HardMode()
		}
		o.StartHP = rapid.SampledFrom([]int{10, 1, 5}).Draw(t, "start")
		o.ClearPath = rapid.Bool().Draw(t, "clear")
		o.BackRule = rapid.SampledFrom([]paperapps.BackRule{paperapps.OppositeOfLastHeading, paperapps.MoveOnly}).Draw(t, "back")
		o.Turn = rapid.SampledFrom([]paperapps.Turn{paperapps.Mirror, paperapps.EitherSide}).Draw(t, "turn")
		o.CornerCut = paperapps.CornerCut(rapid.IntRange(0, 2).Draw(t, "corners"))
		o.NoMove = rapid.SampledFrom([]paperapps.NoMove{paperapps.Stay, paperapps.Reroll}).Draw(t, "no move")
		o.StairsReach = paperapps.StairsReach(rapid.IntRange(0, 2).Draw(t, "reach"))
		o.DeathKeepsItems = rapid.Bool().Draw(t, "keep")
		return o
	})
}

// Shops draws the offers of a shop: each item or not, most of them free.
func Shops() *rapid.Generator[[]paperapps.Offer] {
	return rapid.Custom(func(t *rapid.T) []paperapps.Offer {
		offers := []paperapps.Offer{}
		for i := paperapps.LightSnack; i <= paperapps.EnduranceElixir; i++ {
			if rapid.Bool().Draw(t, i.String()) {
				offers = append(offers, paperapps.Offer{Item: i, Price: rapid.SampledFrom([]int{0, 0, 0, 1, 5}).Draw(t, "price")})
			}
		}
		return offers
	})
}

// Floors draws a floor of 2 to 7 columns and rows with a drawn subset of the objects.
func Floors() *rapid.Generator[*paperapps.Floor] {
	return rapid.Custom(func(t *rapid.T) *paperapps.Floor {
		cols, rows := rapid.IntRange(2, 7).Draw(t, "cols"), rapid.IntRange(2, 7).Draw(t, "rows")
		var kinds []byte
		for _, k := range []byte("# $C19?afHw") {
			if rapid.Bool().Draw(t, string(k)) {
				kinds = append(kinds, k)
			}
		}
		grid := bytes.Repeat([]byte("."), cols*rows)
		for i := range grid {
			if len(kinds) > 0 && rapid.Bool().Draw(t, "object") && rapid.Bool().Draw(t, "or not") {
				grid[i] = rapid.SampledFrom(kinds).Draw(t, "kind")
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
			text = append(append(text, bytes.TrimRight(grid[r*cols:(r+1)*cols], " ")...), '\n')
		}
		f, err := paperapps.ParseFloor(string(text))
		if err != nil {
			t.Fatalf("a drawn floor is not valid: %v\n%s", err, text)
		}
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
