package paperappstest_test

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperapps/paperappstest"
)

// mine stands for an implementation of yours. It claims what the ledger comes to, so that nothing else is compared.
type mine struct{ state paperapps.State }

func (g *mine) Apply(move string) error {
	m, err := paperapps.ParseMove(move)
	if err != nil {
		return err
	}
	g.state, err = g.state.Apply(m)
	return err
}

func (g *mine) Facts() map[string]any {
	hp, coins := g.state.Running()
	return map[string]any{"running": []int{hp, coins}}
}

func ExampleRun() {
	// a test of yours
	_ = func(t *testing.T) {
		paperappstest.Run(t, func(setup paperapps.Setup) paperappstest.Subject {
			if setup.Options.Score != paperapps.NoScore {
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
	p := paperappstest.Positions().Example(1)
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
	p := paperappstest.Positions().Example(1)
	for seed := range 3 {
		illegal := paperappstest.IllegalMoves(p.State).Example(seed)
		_, err := p.State.Apply(illegal.Move)
		fmt.Println(errors.Is(err, illegal.Rule))
	}
	// Output:
	// true
	// true
	// true
}

func ExampleLegalMoves() {
	s, err := paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("S.#.\n.$.2\n#..>\n")}}}.Start()
	fmt.Println(paperappstest.LegalMoves(s).Example(1), err)
	// Output: roll 3 <nil>
}

// A move of the space is worth trying whether it is legal or not: here some are and most are not.
func ExampleSpace() {
	s, err := paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("S.#.\n.$.2\n#..>\n")}}}.Start()
	legal, refused := 0, 0
	for _, m := range paperappstest.Space(s) {
		if _, err := s.Apply(m); err == nil {
			legal++
		} else {
			refused++
		}
	}
	fmt.Println(legal, refused, err)
	// Output: 6 87 <nil>
}

// The generators make what is valid: whole set-ups, options, floors and shops.
func ExampleSetups() {
	_, err := paperappstest.Setups().Example(1).Start()
	fmt.Println(err)
	g := paperapps.Setup{Options: paperappstest.Options().Example(1), Pages: []paperapps.Page{
		{Floor: paperappstest.Floors().Example(1)}, {Shop: paperappstest.Shops().Example(1)},
	}}
	_, err = g.Start()
	fmt.Println(err)
	// Output:
	// <nil>
	// <nil>
}

// The records are games of every rule. An implementation in Go may also play them one by one.
func ExampleRecords() {
	data, err := fs.ReadFile(paperappstest.Records(), "PA-TELE-2-refused-the-first-is-forced.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(rulebook.Check(data, paperapps.Game()))
	// Output: refused, move 3: stay breaks PA-TELE-2: want a hero who has entered a teleporter after the first jump of the floor; there is no choice here
}
