// Package dungeonalliancetest checks other implementations of Dungeon Alliance: Champions against the rules of package
// dungeonalliance, and draws set-ups, positions and moves for tests of your own.
//
//	func TestMyGame(t *testing.T) {
//		dungeonalliancetest.Run(t, func(setup dungeonalliance.Setup) dungeonalliancetest.Subject {
//			return mygame.New(setup) // with the methods Apply and Facts
//		})
//	}
//
// An implementation in another language is checked by files instead: see [Records].
package dungeonalliancetest

import (
	"io/fs"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/testdata"
)

// A Subject is one adventure of an implementation under test.
type Subject interface {
	// Apply makes a move, written in the game's notation: moves and answers of players, reports of an outside engine, and
	// outcomes of chance. An error means that the subject refuses it; its position must then be as it was.
	Apply(move string) error
	// Facts returns what the subject claims of its position, by the names that dungeonalliance.Facts lists. It need not claim
	// every fact: what it does not claim is not checked.
	Facts() map[string]any
}

// A Lister is a Subject that can list its legal moves in the game's notation, in any order; reports of an outside engine carry
// free amounts and are left out, all but "supply done". A Subject that has this method is checked for it.
type Lister interface {
	Subject
	Moves() []string
}

const (
	movesPerGame = 120 // the most moves of a drawn game
	enough       = 40  // games in which a subject parts from the model before driving it stops
)

// Run drives newGame's subjects and the model side by side over drawn games, of legal moves and of moves that a rule
// forbids. There is a subtest for each rule, named by its id, so that one can be run, or skipped, by name. A subtest fails
// with the shortest game found in which its rule parts the two, as a record that reproduces it, with what the model says and
// what the subject said, which may be a panic. A subtest is skipped if no game reached its rule. The flag -rapid.checks sets the number of set-ups.
//
// A subject that does not model a set-up, such as one with options or effects that it does not have, is nil.
func Run(t *testing.T, newGame func(dungeonalliance.Setup) Subject) {
	kitOf(newGame).Test(t)
}

func kitOf(newGame func(dungeonalliance.Setup) Subject) kit.Kit[position, dungeonalliance.Move, dungeonalliance.Setup] {
	return kit.Kit[position, dungeonalliance.Move, dungeonalliance.Setup]{
		Game:  dungeonalliance.Game(),
		Start: start,
		Facts: factsOnce(),
		Space: func(p position) []dungeonalliance.Move { return Space(p.State) },
		Kind:  func(m dungeonalliance.Move) int { return groups[m.Kind()] },
		Kinds: groupCount,
		Setup: Setups(),
		New: func(g dungeonalliance.Setup) kit.Subject {
			s := newGame(g)
			l, lists := s.(Lister)
			switch {
			case s == nil:
				return nil
			case lists && g.Options.Base == dungeonalliance.Supplied:
				return newReporter(g, l)
			}
			return s
		},
		Moves:  movesPerGame,
		Enough: enough,
	}
}

// factsOnce returns dungeonalliance.Facts with a memory of one position: a refused move asks for the same facts again.
func factsOnce() func(position) map[string]any {
	var last position
	var facts map[string]any
	return func(p position) map[string]any {
		if facts == nil || p != last {
			last, facts = p, dungeonalliance.Facts(p.State)
		}
		return facts
	}
}

// groups are the kinds of moves as games are drawn: kinds that are alternatives of each other count as one, so that where a
// hero may step, moves that would lead it elsewhere are tried as near misses.
var groups = [...]int{
	dungeonalliance.MoveActivate: 1,
	dungeonalliance.MoveStep:     2, dungeonalliance.MoveWay: 2, dungeonalliance.MoveEnter: 2, dungeonalliance.MoveLeave: 2,
	dungeonalliance.MoveOpen: 3, dungeonalliance.MoveUse: 4,
	dungeonalliance.MoveAttack:  5,
	dungeonalliance.MoveBuy:     6,
	dungeonalliance.MoveEnd:     7,
	dungeonalliance.MoveMonster: 8, dungeonalliance.MoveDecline: 8,
	dungeonalliance.MoveSupplyMonster: 8, dungeonalliance.MoveSupplyDone: 8,
	dungeonalliance.MoveSupplySpeed: 9, dungeonalliance.MoveSupplyDamage: 9, dungeonalliance.MoveSupplyHeal: 9,
	dungeonalliance.MoveSupplyLoss: 9, dungeonalliance.MoveSupplyXP: 9, dungeonalliance.MoveSupplyUpgrade: 9,
	dungeonalliance.MoveChoose: 0, dungeonalliance.MoveRoll: 0, dungeonalliance.MoveDraw: 0, dungeonalliance.MoveToken: 0,
}

// groupCount is the number of groups.
const groupCount = 10

// A position is a State whose list of moves has reports of an outside engine too, so that games in which base play is supplied
// go on.
type position struct{ dungeonalliance.State }

func start(g dungeonalliance.Setup) (position, error) {
	s, err := g.Start()
	return position{s}, err
}

// AppendMoves appends the legal moves of the State and some legal reports.
func (p position) AppendMoves(dst []dungeonalliance.Move) []dungeonalliance.Move {
	return append(p.State.AppendMoves(dst), reports(p.State)...)
}

// Apply is that of the State.
func (p position) Apply(m dungeonalliance.Move) (position, error) {
	s, err := p.State.Apply(m)
	return position{s}, err
}

// Explain is that of the State.
func (p position) Explain(m dungeonalliance.Move) (position, []rulebook.Event, error) {
	s, events, err := p.State.Explain(m)
	return position{s}, events, err
}

// A reporter is a Lister that lists the reports of a position as well, which a Lister leaves out.
type reporter struct {
	Lister
	model dungeonalliance.State
}

func newReporter(g dungeonalliance.Setup, l Lister) *reporter {
	s, _ := g.Start() // the kit has started this set-up before
	return &reporter{l, s}
}

// Apply makes the move on both.
func (r *reporter) Apply(move string) error {
	if m, err := dungeonalliance.ParseMove(move); err == nil {
		r.model, _ = r.model.Apply(m)
	}
	return r.Lister.Apply(move)
}

// Moves appends the reports to what the Lister lists.
func (r *reporter) Moves() []string {
	list := r.Lister.Moves()
	for _, m := range reports(r.model) {
		list = append(list, m.String())
	}
	return list
}

// Records returns the records of this game, one scenario a file: an implementation in any language can replay them.
// testdata/README.md of the module describes them.
func Records() fs.FS { return testdata.Of("dungeonalliance") }

// LegalMoves draws one of the legal moves of a position, which must not be over. Where an outside engine supplies base play,
// its reports are among them.
func LegalMoves(s dungeonalliance.State) *rapid.Generator[dungeonalliance.Move] {
	return rapid.SampledFrom(position{s}.AppendMoves(nil))
}

// An Illegal move is one that a rule forbids.
type Illegal struct {
	Move dungeonalliance.Move
	Rule *rulebook.Rule
}

// IllegalMoves draws a move that is refused at a position, with the rule that it breaks: first the rule, since some refuse many
// more moves than others.
func IllegalMoves(s dungeonalliance.State) *rapid.Generator[Illegal] {
	all := kit.Refused(s, Space(s), func(m dungeonalliance.Move, r *rulebook.Rule) Illegal { return Illegal{m, r} })
	var rules []*rulebook.Rule
	for _, x := range all {
		if !slices.Contains(rules, x.Rule) {
			rules = append(rules, x.Rule)
		}
	}
	return rapid.Custom(func(t *rapid.T) Illegal {
		rule := rapid.SampledFrom(rules).Draw(t, "rule")
		broken := slices.DeleteFunc(slices.Clone(all), func(x Illegal) bool { return x.Rule != rule })
		return rapid.SampledFrom(broken).Draw(t, "move")
	})
}

// Positions draws a position that play reaches from a drawn set-up, and returns it with the set-up and the moves.
func Positions() *rapid.Generator[Position] {
	type played = kit.Position[position, dungeonalliance.Move, dungeonalliance.Setup]
	return rapid.Map(kitOf(nil).Positions(), func(p played) Position { return Position{p.Setup, p.Moves, p.State.State} })
}

// A Position is a state with the game that led to it.
type Position struct {
	Setup dungeonalliance.Setup
	Moves []dungeonalliance.Move
	State dungeonalliance.State
}
