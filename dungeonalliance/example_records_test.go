package dungeonalliance_test

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// An adventure as a record, which other programs can write too and this one checks.
func ExampleGame() {
	game := da.Game()
	r, err := rulebook.NewRecord(game, exampleSetup(), []da.Move{
		da.Activate(0, 2), da.SupplySpeed(0, 1), da.Step(0, da.At(3, 1)), da.Step(0, da.At(4, 1)),
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Game, r.Moves)
	text, err := r.Text()
	if err != nil {
		fmt.Println(err)
		return
	}
	v := rulebook.Check(text, game)
	fmt.Println(v)
	fmt.Println(v.Summary)
	fmt.Println(v.Facts["a2.at"], "-", v.Facts["active"], v.Facts["speed"])
	// Output:
	// dungeonalliance [p1 activate 2 p1 supply speed 1 p1 step 3,1 p1 step 4,1]
	// refused, move 4: p1 step 4,1 breaks DA-SPEED-4: it costs 1 Speed, and 0 is left
	// round 1, p1, p1 0 XP, p2 0 XP
	// map 3,1 - a2 0
}

// What a record may expect of a position, by name.
func ExampleFacts() {
	facts := da.Facts(entered())
	for _, name := range []string{
		"actor", "active", "speed", "staircase", "chests", "enemyCard", "enemyDeck", "enemy.stage", "enemy.at", "a1.at",
		"a1.number", "p1.xp", "pool.1", "tokens.gnawer",
	} {
		fmt.Println(name, facts[name])
	}
	// Output:
	// actor p1
	// active a1
	// speed 2
	// staircase 6,2
	// chests [5,1 6,1 5,4]
	// enemyCard 1
	// enemyDeck 5
	// enemy.stage active
	// enemy.at room 3,2
	// a1.at room 3,6
	// a1.number 1
	// p1.xp [0 0]
	// pool.1 [0 12]
	// tokens.gnawer 5
}
