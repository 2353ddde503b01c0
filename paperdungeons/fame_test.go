package paperdungeons_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

func TestTitles(t *testing.T) {
	for _, c := range []struct {
		score int
		title pd.Title
	}{
		{-7, pd.Villager}, {49, pd.Villager}, {50, pd.Villager}, {51, pd.FootSoldier}, {60, pd.FootSoldier},
		{61, pd.TownDefender}, {71, pd.Adventurer}, {81, pd.HeroTitle}, {91, pd.ChampionOfTheKingdom},
		{101, pd.VeteranTitle}, {111, pd.Legendary}, {120, pd.Legendary}, {121, pd.Epic},
	} {
		require.Equal(t, c.title, pd.TitleOf(c.score), c.score)
	}
}

func ExampleTitleOf() {
	fmt.Println(pd.TitleOf(50), pd.TitleOf(51), pd.TitleOf(121))
	// Output: Villager Foot Soldier Epic
}
