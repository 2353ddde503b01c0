package rulebook

import (
	"fmt"
	"iter"
	"math/rand/v2"
)

// An Actor is whose turn a position is: a seat counted from 0, or one of the constants.
type Actor int

const (
	// Chance means that a die, a draw or a tie decides: every legal move is an outcome, with its Odds.
	Chance Actor = -1
	// Over means that the game has ended: no move is legal.
	Over Actor = -2
	// Several means that more than one player may move; each move names its player.
	Several Actor = -3
)

// String returns "chance", "over", "several" or "player N", N counted from 0.
func (a Actor) String() string {
	switch a {
	case Chance:
		return "chance"
	case Over:
		return "over"
	case Several:
		return "several"
	}
	return fmt.Sprintf("player %d", int(a))
}

// Move is what a move of a game can do: be compared, and be written in the game's notation.
type Move interface {
	comparable
	fmt.Stringer
}

// State is what the positions of the games share. S is the game's own state type: a comparable value, so that among the
// positions that come from one start == means the same position, a position can be a map key, and branching is assignment.
// (Two starts from one set-up make positions that differ: replay games from the same one.) Nothing that is done to one
// state can be seen in another.
//
// A player's position may also list outcomes of chance beside the player's choices, where the player may either choose
// or let the dice speak: a hero who stands at the stairs leaves, or rolls. Odds tells them apart.
type State[S any, M any] interface {
	comparable
	// Actor says who moves next: a player, Several, Chance or Over.
	Actor() Actor
	// AppendMoves appends every legal move to dst, in canonical order; at Chance they are all the outcomes.
	AppendMoves(dst []M) []M
	// Apply returns the position after m. If a rule forbids m the error is a *Violation and the state is the receiver.
	Apply(m M) (S, error)
	// Explain is Apply with its reasons: the events of the move in the order in which they happened.
	Explain(m M) (S, []Event, error)
	// Odds returns the exact probability num/den of the outcome m, one den for all outcomes of a position; they add up
	// to exactly 1. For a move that is not an outcome of chance here it returns 0, 0.
	Odds(m M) (num, den uint64)
	// Sample draws one outcome by its odds, without listing them all. Where no chance event can happen it returns the
	// zero move.
	Sample(r *rand.Rand) M
}

// Moves ranges over the legal moves of s, in the order of AppendMoves.
func Moves[S State[S, M], M Move](s S) iter.Seq[M] {
	return func(yield func(M) bool) {
		for _, m := range s.AppendMoves(nil) {
			if !yield(m) {
				return
			}
		}
	}
}

// Replay applies moves in order. It returns the position reached and the number of moves made; if a move is refused,
// these are the position before it, the number of moves before it, and the error.
func Replay[S State[S, M], M Move](s S, moves ...M) (S, int, error) {
	for i, m := range moves {
		next, err := s.Apply(m)
		if err != nil {
			return s, i, err
		}
		s = next
	}
	return s, len(moves), nil
}

// Playout plays at random from s until the game is over or limit moves are made, and returns the moves appended to
// dst and the position reached; r must not be nil. Chance draws its outcomes by their odds. Players choose uniformly
// from their moves; where a player may choose or let chance decide, chance counts as one move.
//
// The legal moves are listed in the room behind dst, so that a dst with enough of it makes the playout free of
// allocation. The error is that of a State that refuses a move it has listed, or that lists none before it is over.
func Playout[S State[S, M], M Move](dst []M, s S, r *rand.Rand, limit int) ([]M, S, error) {
	for ; limit > 0; limit-- {
		actor := s.Actor()
		if actor == Over {
			break
		}
		var m M
		if actor == Chance {
			m = s.Sample(r)
		} else {
			var err error
			if dst, m, err = choose(dst, s, r); err != nil {
				return dst, s, err
			}
		}
		next, err := s.Apply(m)
		if err != nil {
			return dst, s, fmt.Errorf("rulebook: a listed move is refused: %w", err)
		}
		dst, s = append(dst, m), next
	}
	return dst, s, nil
}

// choose picks a move at a position that is a player's. Outcomes of chance that are listed too count as one choice.
func choose[S State[S, M], M Move](dst []M, s S, r *rand.Rand) ([]M, M, error) {
	n := len(dst)
	all := s.AppendMoves(dst)
	listed, choices := all[n:], 0
	for i, m := range listed {
		if _, den := s.Odds(m); den == 0 {
			listed[choices], listed[i] = m, listed[choices]
			choices++
		}
	}
	var m M
	if len(listed) == 0 {
		return all[:n], m, fmt.Errorf("rulebook: %v has no move, and the game is not over", s.Actor())
	}
	options := choices
	if choices < len(listed) {
		options++
	}
	if k := r.IntN(options); k < choices {
		m = listed[k]
	} else {
		m = s.Sample(r)
	}
	return all[:n], m, nil
}
