// Package paperdungeonstest checks other implementations of Paper Dungeons with Side Quest against the rules of package
// paperdungeons, and draws set-ups, positions and moves for tests of your own.
//
//	func TestMyGame(t *testing.T) {
//		paperdungeonstest.Run(t, func(setup paperdungeons.Setup) paperdungeonstest.Subject {
//			return mygame.New(setup) // with the methods Apply and Facts
//		})
//	}
//
// An implementation in another language is checked by files instead: see [Records].
package paperdungeonstest

import (
	"io/fs"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/paperdungeons"
	"github.com/rulebook-go/rulebook/testdata"
)

// A Subject is one run of an implementation under test.
type Subject interface {
	// Apply makes a move, written in the game's notation, outcomes of chance among them. An error means that the subject
	// refuses it; its position must then be as it was.
	Apply(move string) error
	// Facts returns what the subject claims of its position, by the names that State.Facts of package paperdungeons lists.
	// It need not claim every fact: what it does not claim is not checked.
	Facts() map[string]any
}

// A Lister is a Subject that can list its legal moves in the game's notation, in any order. A Subject that has this method
// is checked for it. Where a roll, a look, a looting or the draw of the missions comes next, there are hundreds of
// outcomes: they may be listed, and some of them are looked for.
type Lister interface {
	Subject
	Moves() []string
}

const (
	movesPerGame = 250 // the most moves of a drawn game
	enough       = 24  // games in which a subject parts from the model before driving it stops
)

// Run drives newGame's subjects and the model side by side over drawn games, of legal moves and of moves that a rule
// forbids. There is a subtest for each rule, named by its id, so that one can be run, or skipped, by name. A subtest fails
// with the shortest game found in which its rule parts the two, as a record that reproduces it, with what the model says and
// what the subject said, which may be a panic. A subtest is skipped if no game reached its rule.
//
// A subject that does not model a set-up, such as one with options that it does not have, is nil. Games are long: the flag
// -rapid.checks says how many set-ups are drawn.
func Run(t *testing.T, newGame func(paperdungeons.Setup) Subject) {
	kitOf(newGame).Test(t)
}

func kitOf(newGame func(paperdungeons.Setup) Subject) kit.Kit[lively, paperdungeons.Move, paperdungeons.Setup] {
	return kit.Kit[lively, paperdungeons.Move, paperdungeons.Setup]{
		Game:  paperdungeons.Game(),
		Start: startLively,
		Facts: func(s lively) map[string]any { return s.State.Facts() },
		Space: func(s lively) []paperdungeons.Move { return Space(s.State) },
		Kind:  kindOf,
		Kinds: numKinds,
		Setup: Setups(),
		New: func(g paperdungeons.Setup) kit.Subject {
			if s := newGame(g); s != nil {
				return s
			}
			return nil
		},
		Moves:  movesPerGame,
		Enough: enough,
	}
}

// numKinds is the number of kinds of moves for the kit: those of the game, and one more for each action of a die.
const numKinds = int(paperdungeons.FleeKind) + int(paperdungeons.FulfilAction) + 1

// kindOf parts the uses of dice by what they pay for.
func kindOf(m paperdungeons.Move) int {
	if _, action := m.Die(); m.Kind() == paperdungeons.SpendKind {
		return int(paperdungeons.FleeKind) + int(action)
	}
	return int(m.Kind())
}

// Records returns the records of this game, one scenario a file: an implementation in any language can replay them.
// testdata/README.md of the module describes them.
func Records() fs.FS { return testdata.Of("paperdungeons") }

// Space lists the moves worth trying at a position, legal or not: those of every player and of one seat more, with each
// room and card, with the dice on the table and some that are not there, and outcomes of chance with numbers in and out of
// range. Not among them are most outcomes where there are hundreds, and what the notation can't write, such as the zero Move.
func Space(s paperdungeons.State) []paperdungeons.Move {
	moves := make([]paperdungeons.Move, 0, 700*(s.Players()+2))
	dice := diceToTry(s)
	moves = appendDraws(moves, s)
	moves = appendRolls(moves)
	moves = appendCards(moves, s)
	for seat := range s.Players() + 1 {
		moves = appendSpending(moves, seat, dice)
		moves = appendPlay(moves, seat)
	}
	return moves
}

// LegalMoves draws one of the legal moves of a position, which must not be over.
func LegalMoves(s paperdungeons.State) *rapid.Generator[paperdungeons.Move] {
	return rapid.SampledFrom(s.AppendMoves(nil))
}

// An Illegal move is one that a rule forbids.
type Illegal struct {
	Move paperdungeons.Move
	Rule *rulebook.Rule
}

// IllegalMoves draws a move that is refused at a position, with the rule that it breaks.
func IllegalMoves(s paperdungeons.State) *rapid.Generator[Illegal] {
	label := func(m paperdungeons.Move, r *rulebook.Rule) Illegal { return Illegal{m, r} }
	return rapid.SampledFrom(kit.Refused(s, Space(s), label))
}

// Positions draws a position that play reaches from a drawn set-up, and returns it with the set-up and the moves.
func Positions() *rapid.Generator[Position] {
	type played = kit.Position[lively, paperdungeons.Move, paperdungeons.Setup]
	return rapid.Map(kitOf(nil).Positions(), func(p played) Position { return Position{p.Setup, p.Moves, p.State.State} })
}

// A Position is a state with the game that led to it.
type Position struct {
	Setup paperdungeons.Setup
	Moves []paperdungeons.Move
	State paperdungeons.State
}
