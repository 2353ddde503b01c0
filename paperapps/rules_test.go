package paperapps_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
)

func TestCatalogue(t *testing.T) {
	laws.Catalogue(t, "rules.go", "PA-", paperapps.Rules())
	require.Len(t, paperapps.Rules(), 90)
}

// A move that breaks several rules is refused by the first of them in the catalogue.
func TestTheFirstBrokenRuleWins(t *testing.T) {
	place := map[*rulebook.Rule]int{}
	for i, r := range paperapps.Rules() {
		place[r] = i
	}
	shop := paperapps.Page{Shop: []paperapps.Offer{{Item: paperapps.LightSnack, Price: 1}}}
	floor := paperapps.Page{Floor: paperapps.MustParseFloor("S#..\n...>\n")}
	for _, c := range []struct {
		name   string
		page   paperapps.Page
		moves  []string
		move   string
		first  *rulebook.Rule
		breaks []*rulebook.Rule // what it breaks besides
	}{
		{"over", floor, []string{"roll 4", "go S", "turn E", "leave"}, "roll 7", paperapps.TreasureRoom,
			[]*rulebook.Rule{paperapps.RollTheDie}},
		{"no face, and a roll lies", floor, []string{"roll 2"}, "roll 0", paperapps.RollTheDie, nil},
		{"other kind and a wall", floor, []string{"roll 1"}, "go E", paperapps.RollTheDie, []*rulebook.Rule{paperapps.FirstWayOpen}},
		{"no scroll, and a wall", floor, nil, "scroll 1,0", paperapps.SingleUse, []*rulebook.Rule{paperapps.ScrollGoesAnywhere}},
		{"no potion, and no die", floor, nil, "double", paperapps.SingleUse, []*rulebook.Rule{paperapps.DiceItemsFirst}},
		{"seven in a shop", shop, nil, "roll 7", paperapps.RollTheDie, []*rulebook.Rule{paperapps.LeaveShop}},
		{"break in a shop", shop, nil, "break E", paperapps.SingleUse, []*rulebook.Rule{paperapps.LeaveShop}},
		{"find seven with nothing met", floor, nil, "find 7", paperapps.RollWhenMet, nil},
	} {
		s, err := paperapps.Setup{Pages: []paperapps.Page{c.page}}.Start()
		require.NoError(t, err)
		for _, m := range c.moves {
			s, err = s.Apply(paperapps.MustParseMove(m))
			require.NoError(t, err, c.name)
		}
		_, err = s.Apply(paperapps.MustParseMove(c.move))
		require.ErrorIs(t, err, c.first, c.name)
		for _, r := range c.breaks {
			require.Greater(t, place[r], place[c.first], c.name)
			require.False(t, errors.Is(err, r), c.name)
		}
	}
}
