package dungeonalliancetest_test

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/dungeonalliance/dungeonalliancetest"
)

// mine stands for an implementation of yours. It claims the round and the initiative, so that nothing else is compared.
type mine struct{ state dungeonalliance.State }

func (g *mine) Apply(move string) error {
	m, err := dungeonalliance.ParseMove(move)
	if err != nil {
		return err
	}
	g.state, err = g.state.Apply(m)
	return err
}

func (g *mine) Facts() map[string]any {
	facts := dungeonalliance.Facts(g.state)
	return map[string]any{"round": facts["round"], "initiative": facts["initiative"]}
}

func ExampleRun() {
	// a test of yours
	_ = func(t *testing.T) {
		dungeonalliancetest.Run(t, func(setup dungeonalliance.Setup) dungeonalliancetest.Subject {
			if setup.Options.PvP {
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
	p := dungeonalliancetest.Positions().Example(1)
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
	p := dungeonalliancetest.Positions().Example(1)
	for seed := range 3 {
		illegal := dungeonalliancetest.IllegalMoves(p.State).Example(seed)
		_, err := p.State.Apply(illegal.Move)
		fmt.Println(errors.Is(err, illegal.Rule))
	}
	// Output:
	// true
	// true
	// true
}

func ExampleLegalMoves() {
	s, err := dungeonalliancetest.Setups().Example(1).Start()
	fmt.Println(dungeonalliancetest.LegalMoves(s).Example(1), err)
	// Output: draw upgrade 3 <nil>
}

// A move of the space is worth trying whether it is legal or not: here some are and most are not.
func ExampleSpace() {
	s, err := dungeonalliancetest.Setups().Example(1).Start()
	legal, refused := 0, 0
	for _, m := range dungeonalliancetest.Space(s) {
		if _, err := s.Apply(m); err == nil {
			legal++
		} else {
			refused++
		}
	}
	fmt.Println(legal, refused, err)
	// Output: 12 303 <nil>
}

// The generators make what is valid: whole set-ups, options and content.
func ExampleSetups() {
	_, err := dungeonalliancetest.Setups().Example(1).Start()
	fmt.Println(err)
	fmt.Println(dungeonalliancetest.Contents().Example(1).Validate())
	fmt.Println(dungeonalliancetest.Options().Example(1).Mode)
	// Output:
	// <nil>
	// <nil>
	// Cooperative
}

// The records are games of every rule. An implementation in Go may also play them one by one.
func ExampleRecords() {
	data, err := fs.ReadFile(dungeonalliancetest.Records(), "DA-CHEST-2-refused-not-adjacent.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(rulebook.Check(data, dungeonalliance.Game()))
	// Output: refused, move 6: p1 open 1,1 breaks DA-CHEST-2: the hero is not adjacent to the chest on 1,1
}
