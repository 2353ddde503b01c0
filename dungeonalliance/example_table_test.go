package dungeonalliance_test

import (
	"fmt"
	"strings"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// The reference tables. The frame is the base game's, and that the Level III pool has no limit is a house reading.
func Example_referenceTables() {
	fmt.Println("players  tiles I  II  III  frame  XP pool I  II")
	for players := 1; players <= da.MaxSeats; players++ {
		fmt.Printf("%7d %8d %3d %4d %6d %10d %3d\n", players,
			da.DungeonTiles(1, players), da.DungeonTiles(2, players), da.DungeonTiles(3, players), da.FrameSpaces(players),
			da.XPPool(1, players), da.XPPool(2, players))
	}
	fmt.Println("Level III without limit:", da.XPPool(3, 1) == da.Unlimited)
	// Output:
	// players  tiles I  II  III  frame  XP pool I  II
	//       1        6   4    2      9          8  12
	//       2        6   5    2     15         12  16
	//       3        8   6    3     20         15  25
	//       4       10   7    4     25         20  35
	// Level III without limit: true
}

// The catalogue says for each rule who states it and, where no move can break it, why.
func ExampleRules() {
	for _, r := range da.Rules() {
		if !strings.HasPrefix(r.ID, "DA-MIMIC-") {
			continue
		}
		if r.Kept == "" {
			fmt.Printf("%s, %v, can be broken\n", r.ID, r.Basis)
		} else {
			fmt.Printf("%s, %v: %s\n", r.ID, r.Basis, r.Kept)
		}
	}
	// Output:
	// DA-MIMIC-1, book: the program replaces the token itself
	// DA-MIMIC-2, book: the program makes the attacks itself
	// DA-MIMIC-3, house reading: the program measures itself
	// DA-MIMIC-4, book: the program makes the attacks itself
	// DA-MIMIC-5, book: the program adds the level itself
	// DA-MIMIC-6, house reading: the program adds the level itself
	// DA-MIMIC-7, book: the program turns the token itself
	// DA-MIMIC-8, book: it grants; a Mimic that is not ready is refused by DA-MONSTER-1
	// DA-MIMIC-9, book, can be broken
	// DA-MIMIC-10, house reading: the program removes the card itself
}

// What set-up takes from the base game, since the rulebook of the expansion does not repeat it.
func ExampleSetup_Explain() {
	_, events, err := exampleSetup().Explain()
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, e := range events {
		if e.Rule.Basis == rulebook.Base {
			fmt.Println(e)
		}
	}
	// Output:
	// DA-MODE-1 2 players
	// DA-SETUP-10 2 alliances of four different heroes
	// DA-MODE-2 the solo deck stays in the box
	// DA-TABLE-4 the Dungeon Frame has 15 spaces
	// DA-TURN-1 it is the turn of p1
}
