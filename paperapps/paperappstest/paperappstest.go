// Package paperappstest checks other implementations of Paper Apps DUNGEON against the rules of package paperapps, and
// draws set-ups, positions and moves for tests of your own.
//
//	func TestMyGame(t *testing.T) {
//		paperappstest.Run(t, func(setup paperapps.Setup) paperappstest.Subject {
//			return mygame.New(setup) // with the methods Apply and Facts
//		})
//	}
//
// An implementation in another language is checked by files instead: see [Records].
package paperappstest

import (
	"io/fs"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/testdata"
)

// A Subject is one run of an implementation under test.
type Subject interface {
	// Apply makes a move, written in the game's notation, outcomes of the die among them. An error means that the subject
	// refuses it; its position must then be as it was.
	Apply(move string) error
	// Facts returns what the subject claims of its position, by the names that State.Facts of package paperapps lists. It
	// need not claim every fact: what it does not claim is not checked.
	Facts() map[string]any
}

// A Lister is a Subject that can list its legal moves in the game's notation, in any order. A Subject that has this method
// is checked for it.
type Lister interface {
	Subject
	Moves() []string
}

const (
	movesPerGame = 60 // the most moves of a drawn game
	enough       = 40 // games in which a subject parts from the model before driving it stops
)

// Run drives newGame's subjects and the model side by side over drawn games, of legal moves and of moves that a rule
// forbids. There is a subtest for each rule, named by its id, so that one can be run, or skipped, by name. A subtest fails
// with the shortest game found in which its rule parts the two, as a record that reproduces it, with what the model says and
// what the subject said, which may be a panic. A subtest is skipped if no game reached its rule.
//
// A subject that does not model a set-up, such as one with options that it does not have, is nil.
func Run(t *testing.T, newGame func(paperapps.Setup) Subject) {
	kitOf(newGame).Test(t)
}

func kitOf(newGame func(paperapps.Setup) Subject) kit.Kit[paperapps.State, paperapps.Move, paperapps.Setup] {
	return kit.Kit[paperapps.State, paperapps.Move, paperapps.Setup]{
		Game:  paperapps.Game(),
		Start: paperapps.Setup.Start,
		Facts: paperapps.State.Facts,
		Space: Space,
		Kind:  func(m paperapps.Move) int { return int(m.Verb()) },
		Kinds: int(paperapps.FindVerb) + 1,
		Setup: Setups(),
		New: func(g paperapps.Setup) kit.Subject {
			if s := newGame(g); s != nil {
				return s
			}
			return nil
		},
		Moves:  movesPerGame,
		Enough: enough,
	}
}

// Records returns the records of this game, one scenario a file: an implementation in any language can replay them.
// testdata/README.md of the module describes them.
func Records() fs.FS { return testdata.Of("paperapps") }

// Space lists every move worth trying at a position, legal or not: each verb with every heading, with numbers in and out of
// range, and with each cell of the floor and one beside it. The zero Move is not among them.
func Space(s paperapps.State) []paperapps.Move {
	moves := []paperapps.Move{paperapps.Leave(), paperapps.Pass(), paperapps.Jump(), paperapps.StayHere(),
		paperapps.Double(), paperapps.Mulligan(), paperapps.Keep()}
	for h := paperapps.N; h <= paperapps.NW; h++ {
		moves = append(moves, paperapps.Go(h), paperapps.TurnTo(h), paperapps.Break(h))
	}
	for n := range 14 {
		moves = append(moves, paperapps.Roll(n), paperapps.Find(n), paperapps.Buy(n))
	}
	var cols, rows int
	if f := s.Floor(); f != nil {
		cols, rows = f.Size()
	}
	for row := range rows + 1 {
		for col := range cols + 1 {
			moves = append(moves, paperapps.Scroll(paperapps.Cell{Col: col, Row: row}))
		}
	}
	return moves
}

// LegalMoves draws one of the legal moves of a position, which must not be over.
func LegalMoves(s paperapps.State) *rapid.Generator[paperapps.Move] {
	return rapid.SampledFrom(s.AppendMoves(nil))
}

// An Illegal move is one that a rule forbids.
type Illegal struct {
	Move paperapps.Move
	Rule *rulebook.Rule
}

// IllegalMoves draws a move that is refused at a position, with the rule that it breaks.
func IllegalMoves(s paperapps.State) *rapid.Generator[Illegal] {
	return rapid.SampledFrom(kit.Refused(s, Space(s), func(m paperapps.Move, r *rulebook.Rule) Illegal { return Illegal{m, r} }))
}

// Positions draws a position that play reaches from a drawn set-up, and returns it with the set-up and the moves.
func Positions() *rapid.Generator[Position] {
	type played = kit.Position[paperapps.State, paperapps.Move, paperapps.Setup]
	return rapid.Map(kitOf(nil).Positions(), func(p played) Position { return Position(p) })
}

// A Position is a state with the game that led to it.
type Position struct {
	Setup paperapps.Setup
	Moves []paperapps.Move
	State paperapps.State
}
