package paperapps_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperapps/paperappstest"
)

// A page is a floor or a shop: one that is both or neither, or has the zero Floor, is neither played nor written.
func TestPagesOfNoKind(t *testing.T) {
	floor := paperapps.MustParseFloor("S>\n")
	for place, p := range map[string]paperapps.Page{
		"pages[1] ": {}, "pages[1] breaks": {Floor: floor, Shop: []paperapps.Offer{}}, "pages[1].floor": {Floor: &paperapps.Floor{}},
	} {
		_, err := paperapps.Setup{Pages: []paperapps.Page{{Floor: floor}, p}}.Start()
		var bad *rulebook.ContentError
		require.ErrorAs(t, err, &bad)
		require.True(t, strings.HasPrefix(err.Error(), place), "%v", err)
		_, err = json.Marshal(p)
		require.ErrorAs(t, err, &bad)
	}
	for _, p := range []paperapps.Page{{Floor: floor}, {Shop: []paperapps.Offer{}}} {
		_, err := paperapps.Setup{Pages: []paperapps.Page{p}}.Start()
		require.NoError(t, err)
	}
	var none *paperapps.Floor
	require.ErrorIs(t, none.Strict(paperapps.Gladden2021()), paperapps.PagesInOrder)
}

// An offer has an item and a price, each once and letter for letter; what lacks one is not taken for a free snack.
func TestOffersAreReadStrictly(t *testing.T) {
	for text, place := range map[string]string{
		`{}`: "", `null`: "", `7`: "", `{"price":2}`: "", `{"item":"Gambler"}`: "", `{"item":null,"price":2}`: "",
		`{"item":"Gambler","price":null}`: "", `{"item":"Gambler","Price":2}`: "", `{"item":"Gambler","price":1,"price":2}`: "",
		`{"item":"Gambler","price":"2"}`: ".price", `{"item":"Snack","price":2}`: ".item",
	} {
		var g paperapps.Setup
		err := g.UnmarshalJSON([]byte(`{"pages":[{"floor":["S>"]},{"shop":[{"item":"Gambler","price":0},` + text + `]}]}`))
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, text)
		require.Equal(t, "pages[1].shop[1]"+place, syntax.Path, "%s: %v", text, err)
	}
}

// What accessors say of shops, effects and dice is what the facts say, and follows from what was bought.
func TestAccessorsAgreeWithTheFacts(t *testing.T) { rapid.Check(t, accessorsAgreeWithTheFacts) }
func FuzzAccessorsAgreeWithTheFacts(f *testing.F) {
	laws.Fuzz(f, accessorsAgreeWithTheFacts)
}

func accessorsAgreeWithTheFacts(t *rapid.T) {
	g := paperappstest.Setups().Draw(t, "setup")
	elixirs := 0
	drawn(t, g, func(s step) {
		if s.cites(paperapps.ElixirRaisesCap) && s.move.Verb() == paperapps.BuyVerb {
			elixirs++
		}
		facts := s.after.Facts()
		active, coming := []string{}, []string{}
		for i := paperapps.LightSnack; i <= paperapps.EnduranceElixir; i++ {
			if s.after.Active(i) {
				active = append(active, i.String())
			}
			if s.after.Coming(i) {
				coming = append(coming, i.String())
			}
			bought := s.move.Verb() == paperapps.BuyVerb && s.before.Offers()[s.move.Number()-1].Item == i
			if s.after.Coming(i) && !s.before.Coming(i) {
				require.True(t, bought, "%v comes after %v", i, s.move)
			}
			if s.after.Active(i) && !s.before.Active(i) {
				require.True(t, s.before.Coming(i), "%v is active after %v", i, s.move)
			}
		}
		require.Equal(t, active, facts["active"])
		require.Equal(t, coming, facts["coming"])
		require.Equal(t, s.after.Doubled(), facts["doubled"])
		require.False(t, s.after.Doubled() && s.after.Die()%2 == 1)
		if hp, ok := s.after.Cap(); ok {
			require.Equal(t, hp, facts["cap"])
			require.Equal(t, g.Options.HPCap+elixirs, hp)
		} else {
			require.Nil(t, facts["cap"])
			require.Zero(t, s.after.Options().HPCap)
		}
		require.Equal(t, len(g.Pages), s.after.Pages())
		if s.after.Page() < len(g.Pages) {
			require.Equal(t, g.Pages[s.after.Page()].Shop, s.after.Offers())
		} else {
			require.Nil(t, s.after.Offers())
		}
		if f := s.after.Floor(); f != nil {
			require.Equal(t, byte('S'), f.At(f.Start()))
			require.Equal(t, byte('>'), f.At(f.Stairs()))
		}
	})
}

// What is no item has no effect.
func TestEffectsOfNoItem(t *testing.T) {
	s := start(t, paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("S>\n")}}})
	for i := range 256 {
		require.False(t, s.Active(paperapps.Item(i)) || s.Coming(paperapps.Item(i)), "item %d", i)
	}
}

// Outside its cells a floor is void, and the zero Floor is nothing but that.
func TestFloorsHaveAnOutside(t *testing.T) {
	f := paperapps.MustParseFloor("S.\n >\n")
	var none *paperapps.Floor
	for row := -2; row <= 3; row++ {
		for col := -2; col <= 3; col++ {
			c, want := paperapps.Cell{Col: col, Row: row}, byte(' ')
			if row >= 0 && row < 2 && col >= 0 && col < 2 {
				want = f.String()[row*3+col]
			}
			require.Equal(t, want, f.At(c), "%v", c)
			require.Equal(t, byte(' '), none.At(c))
			require.Equal(t, byte(' '), new(paperapps.Floor).At(c))
		}
	}
	require.Zero(t, none.Start())
	require.Zero(t, new(paperapps.Floor).Stairs())
	for h := range 256 {
		require.Equal(t, h > 0 && h <= 8 && h%2 == 0, paperapps.Heading(h).Diagonal(), "%d", h)
	}
}
