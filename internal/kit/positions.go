package kit

import (
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

// A Position is a state with the game that led to it.
type Position[S, M, G any] struct {
	Setup G
	Moves []M
	State S
}

// Positions draws a position that play reaches from a drawn set-up, with the set-up and the moves.
func (k Kit[S, M, G]) Positions() *rapid.Generator[Position[S, M, G]] {
	return rapid.Custom(func(t *rapid.T) Position[S, M, G] {
		p := Position[S, M, G]{Setup: k.Setup.Draw(t, "setup")}
		var err error
		if p.State, err = k.Start(p.Setup); err != nil {
			t.Fatalf("a drawn set-up is not valid: %v", err)
		}
		for range rapid.IntRange(0, k.Moves).Draw(t, "moves") {
			if p.State.Actor() == rulebook.Over {
				break
			}
			m := rapid.SampledFrom(p.State.AppendMoves(nil)).Draw(t, "move")
			if p.State, err = p.State.Apply(m); err != nil {
				t.Fatalf("a listed move is refused: %v", err)
			}
			p.Moves = append(p.Moves, m)
		}
		return p
	})
}
