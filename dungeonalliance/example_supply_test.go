package dungeonalliance_test

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// A trap and a quest of the base game, played outside: the engine reports what they came to. Only the shape of a report is
// checked.
func ExampleSupplyLoss() {
	b3 := da.HeroFigure(1, 3)
	s := quietly(begin(exampleSetup()), "p1 activate 1")
	s, n, err := rulebook.Replay(s,
		da.SupplyLoss(0, da.Amount{Figure: da.HeroFigure(0, 1), N: 2}, da.Amount{Figure: b3, N: 1}),
		da.SupplyXP(0, 0, 2, true),
		da.SupplyXP(0, 1, 1, false),
		da.SupplyLoss(0, da.Amount{Figure: da.MonsterFigure(1), N: 1}))
	fmt.Println(n, "accepted;", err)
	hero, _ := s.Figure(b3)
	fmt.Println(hero.Name, hero.Health, "of", hero.FullHealth)
	for seat := range s.Players() {
		up, down := s.XP(seat)
		fmt.Printf("seat %d: %d XP up, %d down\n", seat, up, down)
	}
	// Output:
	// 3 accepted; p1 supply loss m1 1 breaks DA-MODE-6: 1 of 1 targets are no heroes
	// Maren Saltmother 7 of 8
	// seat 0: 2 XP up, 0 down
	// seat 1: 0 XP up, 1 down
}

// All XP comes from the pools of the player count, Level I first.
func ExampleState_Pool() {
	s := quietly(begin(exampleSetup()), "p1 activate 1")
	for range 2 {
		var err error
		if s, err = s.Apply(da.SupplyXP(0, 1, 9, true)); err != nil {
			fmt.Println(err)
			return
		}
		for level := 1; level <= 3; level++ {
			given, left := s.Pool(level)
			if left == da.Unlimited {
				fmt.Printf("level %d: %d given\n", level, given)
			} else {
				fmt.Printf("level %d: %d given, %d left\n", level, given, left)
			}
		}
	}
	// Output:
	// level 1: 9 given, 3 left
	// level 2: 0 given, 16 left
	// level 3: 0 given
	// level 1: 12 given, 0 left
	// level 2: 6 given, 10 left
	// level 3: 0 given
}

// Monster Activation by an outside engine: it activates as many ready monsters as its own cards say, and then is done.
func ExampleSuppliedAll() {
	s := begin(arenaSetup(da.Supplied))
	for hero := 1; hero <= da.HeroesEach; hero++ {
		var err error
		if s, _, err = rulebook.Replay(s, da.Activate(0, hero), da.EndTurn(0), da.Activate(1, hero), da.EndTurn(1)); err != nil {
			fmt.Println(err)
			return
		}
	}
	m1, a1 := da.MonsterFigure(1), da.HeroFigure(0, 1)
	s, err := s.Apply(da.SupplyMonster(0, m1, da.At(5, 2), da.Amount{Figure: a1, N: 1}))
	if err != nil {
		fmt.Println(err)
		return
	}
	monster, _ := s.Figure(m1)
	fmt.Println("round", s.Round(), monster.Name, monster.At, "ready", monster.Ready)
	s, err = s.Apply(da.SuppliedAll(0))
	monster, _ = s.Figure(m1)
	fmt.Println("round", s.Round(), monster.Name, monster.At, "ready", monster.Ready, err)
	// Output:
	// round 1 Gnawer 5,2 ready false
	// round 2 Gnawer 5,2 ready true <nil>
}
