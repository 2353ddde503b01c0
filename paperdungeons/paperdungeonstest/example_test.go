package paperdungeonstest_test

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperdungeons"
	"github.com/rulebook-go/rulebook/paperdungeons/paperdungeonstest"
)

// mine stands for an implementation of yours. It claims the round and the levels of player 1, so that nothing else is compared.
type mine struct{ state paperdungeons.State }

func (g *mine) Apply(move string) error {
	m, err := paperdungeons.ParseMove(move)
	if err != nil {
		return err
	}
	g.state, err = g.state.Apply(m)
	return err
}

func (g *mine) Facts() map[string]any {
	facts := g.state.Facts()
	return map[string]any{"round": facts["round"], "p1.levels": facts["p1.levels"]}
}

func ExampleRun() {
	// a test of yours
	_ = func(t *testing.T) {
		paperdungeonstest.Run(t, func(setup paperdungeons.Setup) paperdungeonstest.Subject {
			if setup.Players > 4 {
				return nil // not modelled: no game is played from this set-up
			}
			s, err := setup.Start()
			if err != nil {
				t.Fatal(err)
			}
			return &mine{s}
		})
	}
	// Output:
}

// Your own code may be checked at positions that play reaches: each comes with its game.
func ExamplePositions() {
	p := paperdungeonstest.Positions().Example(1)
	s, err := p.Setup.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	_, n, err := rulebook.Replay(s, p.Moves...)
	fmt.Println(n == len(p.Moves), err)
	// Output: true <nil>
}

func ExampleIllegalMoves() {
	p := paperdungeonstest.Positions().Example(1)
	for seed := range 3 {
		illegal := paperdungeonstest.IllegalMoves(p.State).Example(seed)
		_, err := p.State.Apply(illegal.Move)
		fmt.Println(errors.Is(err, illegal.Rule))
	}
	// Output:
	// true
	// true
	// true
}

func ExampleLegalMoves() {
	s, err := paperdungeons.Setup{Players: 2}.Start()
	fmt.Println(paperdungeonstest.LegalMoves(s).Example(1), err)
	// Output: dungeon c <nil>
}

// A move of the space is worth trying whether it is legal or not: here some are and most are not.
func ExampleSpace() {
	s, err := paperdungeons.Setup{Players: 2}.Start()
	legal, refused := 0, 0
	for _, m := range paperdungeonstest.Space(s) {
		if _, err := s.Apply(m); err == nil {
			legal++
		} else {
			refused++
		}
	}
	fmt.Println(legal, refused, err)
	// Output: 12 1812 <nil>
}

// The generators make what is valid: whole set-ups, options and content.
func ExampleSetups() {
	_, err := paperdungeonstest.Setups().Example(1).Start()
	fmt.Println(err)
	g := paperdungeons.Setup{Players: 3, Options: paperdungeonstest.Options().Example(1)}
	g.Content = paperdungeonstest.Contents().Example(1)
	_, err = g.Start()
	fmt.Println(err)
	// Output:
	// <nil>
	// <nil>
}

// The records are games of every rule. An implementation in Go may also play them one by one.
func ExampleRecords() {
	data, err := fs.ReadFile(paperdungeonstest.Records(), "PD-MOVE-4-refused-water.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	v := rulebook.Check(data, paperdungeons.Game())
	fmt.Println(v.Outcome, v.Move, v.Rule)
	// Output: refused 10 PD-MOVE-4: water between two rooms blocks the step, unless the party may cross water
}
