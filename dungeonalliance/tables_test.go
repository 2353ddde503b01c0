package dungeonalliance_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook/dungeonalliance"
)

// Invariant 31 of the game's model.
func TestTablesAddUpAndNoRowFalls(t *testing.T) {
	tiles, pools := []int{12, 13, 17, 21}, []int{20, 28, 40, 55}
	for players := 1; players <= dungeonalliance.MaxSeats; players++ {
		sum := 0
		for level := 1; level <= 3; level++ {
			n := dungeonalliance.DungeonTiles(level, players)
			require.GreaterOrEqual(t, n, dungeonalliance.DungeonTiles(level, players-1))
			sum += n
		}
		require.Equal(t, tiles[players-1], sum)
		one, two := dungeonalliance.XPPool(1, players), dungeonalliance.XPPool(2, players)
		require.Equal(t, pools[players-1], one+two)
		require.GreaterOrEqual(t, one, dungeonalliance.XPPool(1, players-1))
		require.GreaterOrEqual(t, two, dungeonalliance.XPPool(2, players-1))
		require.Equal(t, dungeonalliance.Unlimited, dungeonalliance.XPPool(3, players))
		require.Greater(t, dungeonalliance.FrameSpaces(players), dungeonalliance.FrameSpaces(players-1))
	}
}

// With a start tile a player the tiles fill the frame exactly, but for 1 player: there the sources disagree, and the table
// must not be mended.
func TestTilesFillTheFrameButForOnePlayer(t *testing.T) {
	for players := 1; players <= dungeonalliance.MaxSeats; players++ {
		sum := players
		for level := 1; level <= 3; level++ {
			sum += dungeonalliance.DungeonTiles(level, players)
		}
		require.Equal(t, players > 1, sum == dungeonalliance.FrameSpaces(players), "%d players", players)
	}
}

func TestTablesHaveNothingOutsideTheirRange(t *testing.T) {
	for _, n := range []int{-1, 0, 5, 99} {
		require.Zero(t, dungeonalliance.DungeonTiles(1, n))
		require.Zero(t, dungeonalliance.XPPool(1, n))
		require.Zero(t, dungeonalliance.FrameSpaces(n))
		if n != 0 {
			require.Zero(t, dungeonalliance.DungeonTiles(n, 2))
			require.Zero(t, dungeonalliance.XPPool(n, 2))
		}
	}
}

func ExampleXPPool() {
	for players := 1; players <= dungeonalliance.MaxSeats; players++ {
		fmt.Println(players, dungeonalliance.XPPool(1, players), dungeonalliance.XPPool(2, players))
	}
	fmt.Println(dungeonalliance.XPPool(3, 4) == dungeonalliance.Unlimited, "(house reading)")
	// Output:
	// 1 8 12
	// 2 12 16
	// 3 15 25
	// 4 20 35
	// true (house reading)
}

func ExampleDungeonTiles() {
	tiles := 0
	for level := 1; level <= 3; level++ {
		tiles += dungeonalliance.DungeonTiles(level, 1)
	}
	fmt.Println(tiles, "tiles and a start tile for 1 player, for", dungeonalliance.FrameSpaces(1), "spaces")
	// Output:
	// 12 tiles and a start tile for 1 player, for 9 spaces
}
