package kit

import "github.com/rulebook-go/rulebook"

// A Mirror is the model itself as a Lister. Every kit must find nothing in it.
type Mirror[S rulebook.State[S, M], M rulebook.Move] struct {
	State   S
	Parse   func(string) (M, error)
	FactsOf func(S) map[string]any
}

// Apply makes a move of the model.
func (m *Mirror[S, M]) Apply(text string) error {
	move, err := m.Parse(text)
	if err != nil {
		return err
	}
	m.State, err = m.State.Apply(move)
	return err
}

// Facts returns what the model says of its position.
func (m *Mirror[S, M]) Facts() map[string]any { return m.FactsOf(m.State) }

// Moves lists the model's legal moves.
func (m *Mirror[S, M]) Moves() []string {
	var list []string
	for move := range rulebook.Moves(m.State) {
		list = append(list, move.String())
	}
	return list
}
