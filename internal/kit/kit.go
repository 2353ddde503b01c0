// Package kit drives somebody else's implementation of a game and the model side by side. The kits of the games are built
// on it.
//
// Games are drawn: a set-up, legal moves, and between them moves that the model refuses. After every move the subject must
// say what the model says. Where they part, the game is shrunk, and the parting is laid at the door of one rule: the rule
// that refuses the move, or, among the rules that act in it, the one whose presence parts the two most often.
package kit

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

// A Subject is one game of an implementation under test.
type Subject interface {
	// Apply makes a move, written in the game's notation. An error means that the subject refuses it.
	Apply(move string) error
	// Facts returns what the subject claims of its position, by the names that the game's records use. It need not claim
	// every fact.
	Facts() map[string]any
}

// A Lister is a Subject that can list its legal moves in the game's notation, in any order.
type Lister interface {
	Subject
	Moves() []string
}

// A Kit says how one game is driven.
type Kit[S rulebook.State[S, M], M rulebook.Move, G any] struct {
	Game   rulebook.Game
	Start  func(G) (S, error)     // the model's first position
	Facts  func(S) map[string]any // the model's facts
	Space  func(S) []M            // moves worth trying at a position, legal or not
	Kind   func(M) int            // the kind of a move, 0 to Kinds-1
	Kinds  int                    // number of kinds of moves
	Setup  *rapid.Generator[G]    // set-ups
	New    func(G) Subject        // the subject's game; nil if it does not model the set-up
	Moves  int                    // most moves of a drawn game
	Enough int                    // partings after which no more games are played: the subject has shown what it has
	AsIs   bool                   // games are not shrunk
}

// A Run is what driving a subject has shown.
type Run struct {
	Games    int                 // games driven
	Moves    int                 // legal moves made
	Acted    map[string]int      // moves in which a rule acted or that it refused, by the rule's id
	Partings map[string]*Parting // by the id of the rule blamed, the shortest game found
}

// Blamed returns the rule that is blamed in the most games, and of several the first of the catalogue; nil if the two never
// part.
func (r Run) Blamed(catalogue []*rulebook.Rule) *Parting {
	var most *Parting
	for _, rule := range catalogue {
		if p := r.Partings[rule.ID]; p != nil && (most == nil || p.Games > most.Games) {
			most = p
		}
	}
	return most
}

// A Parting is a game at whose last move the subject and the model part.
type Parting struct {
	Record   *rulebook.Record
	Rule     *rulebook.Rule   // the rule blamed
	Suspects []*rulebook.Rule // every rule that acts in the last move, or refuses it
	Model    string           // what the model says
	Subject  string           // what the subject said
	Game     int              // number of the game in which it was first seen, from 1
	Games    int              // number of games in which the rule is blamed
}

// String prints the parting with a record that reproduces it.
func (p *Parting) String() string {
	text, err := p.Record.Text()
	if err != nil {
		text = []byte(err.Error())
	}
	ids := make([]string, len(p.Suspects))
	for i, r := range p.Suspects {
		ids[i] = r.ID
	}
	return fmt.Sprintf("%s: %s\nmodel:   %s\nsubject: %s\nrules in this move: %s\n%s",
		p.Rule.ID, p.Rule.Text, p.Model, p.Subject, strings.Join(ids, ", "), text)
}

// gamesPerSetup is how many games are played from each drawn set-up.
const gamesPerSetup = 12

// Test drives the subject as a test: a subtest for each rule of the catalogue, which fails with the shortest game in which
// the rule parts the two, and is skipped if no game reached the rule.
func (k Kit[S, M, G]) Test(t *testing.T) {
	run := k.Drive(t)
	t.Logf("%d games, %d moves", run.Games, run.Moves)
	if run.Games == 0 {
		t.Error("no game was driven: either no set-up was drawn, or the subject models none of those that were")
	}
	for _, r := range k.Game.Rules() {
		t.Run(r.ID, func(t *testing.T) {
			if p := run.Partings[r.ID]; p != nil {
				t.Error(p)
			} else if run.Acted[r.ID] == 0 {
				t.Skip("no game that the subject models reached this rule")
			}
		})
	}
}

// Drive drives drawn games and returns what they have shown. It does not fail t, but for a broken kit.
func (k Kit[S, M, G]) Drive(t *testing.T) Run {
	t.Helper()
	d := driver[S, M, G]{kit: k, acted: map[*rulebook.Rule]int{}, parted: map[*rulebook.Rule]int{}, refused: map[*rulebook.Rule]int{}}
	rapid.Check(t, func(t *rapid.T) {
		if len(d.found) < k.Enough {
			d.drive(t)
		}
	})
	return d.run()
}

// driver collects what drawn games show.
type driver[S rulebook.State[S, M], M rulebook.Move, G any] struct {
	kit          Kit[S, M, G]
	games, moves int
	acted        map[*rulebook.Rule]int // moves on which the two agree, by rule
	parted       map[*rulebook.Rule]int // moves on which they part, by rule
	refused      map[*rulebook.Rule]int // illegal moves tried, by the rule that refuses them
	found        []parting[G, M]
}

// parting is a game whose last move parts the two.
type parting[G any, M rulebook.Move] struct {
	setup          G
	moves          []M
	suspects       []*rulebook.Rule
	model, subject string
	game           int
}

// drive draws a set-up, and plays games from it.
func (d *driver[S, M, G]) drive(t *rapid.T) {
	g := d.kit.Setup.Draw(t, "setup")
	s, err := d.kit.Start(g)
	if err != nil {
		t.Fatalf("the kit draws a set-up that is not valid: %v", err)
	}
	// games are shrunk by this package, so that their moves need no draws of their own
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	for range gamesPerSetup {
		if len(d.found) >= d.kit.Enough {
			return
		}
		if subject := d.kit.New(g); subject != nil {
			d.games++
			d.play(r, g, s, subject)
		}
	}
}

// play plays one game until the two part or it ends.
func (d *driver[S, M, G]) play(r *rand.Rand, g G, s S, subject Subject) {
	shunned := d.shun(r)
	var moves []M
	for s.Actor() != rulebook.Over && len(moves) < d.kit.Moves {
		if m, ok := d.illegal(r, s); ok {
			if v := d.judge(s, m, subject); v != nil {
				d.part(g, append(moves, m), v)
				return
			}
		}
		m := d.legal(r, s, shunned)
		v := d.judge(s, m, subject)
		moves = append(moves, m)
		if v != nil {
			d.part(g, moves, v)
			return
		}
		s, _ = s.Apply(m)
		d.moves++
	}
}

// shun draws the kinds of moves that a game avoids where it can: half of the games avoid none.
func (d *driver[S, M, G]) shun(r *rand.Rand) []bool {
	shunned := make([]bool, d.kit.Kinds)
	if r.IntN(2) == 0 {
		for i := range shunned {
			shunned[i] = r.IntN(4) == 0
		}
	}
	return shunned
}

// legal picks a legal move, of a kind that is not shunned if there is one.
func (d *driver[S, M, G]) legal(r *rand.Rand, s S, shunned []bool) M {
	moves := s.AppendMoves(nil)
	liked := slices.DeleteFunc(slices.Clone(moves), func(m M) bool { return shunned[d.kit.Kind(m)] })
	if len(liked) > 0 {
		moves = liked
	}
	return moves[r.IntN(len(moves))]
}

// illegal picks a move that the model refuses, now and then: first a kind of move, since some kinds have many more moves
// than others, and every other time a kind that has legal moves here, for a near miss. Of that kind it takes a move whose
// rule has refused the least so far.
func (d *driver[S, M, G]) illegal(r *rand.Rand, s S) (m M, ok bool) {
	if r.IntN(2) == 0 {
		return m, false
	}
	kind := r.IntN(d.kit.Kinds)
	if legal := s.AppendMoves(nil); r.IntN(2) == 0 {
		kind = d.kit.Kind(legal[r.IntN(len(legal))])
	}
	moves := slices.DeleteFunc(d.kit.Space(s), func(m M) bool { return d.kit.Kind(m) != kind })
	var rarest *rulebook.Rule
	for range min(12, len(moves)) {
		try := moves[r.IntN(len(moves))]
		var v *rulebook.Violation
		if _, err := s.Apply(try); errors.As(err, &v) && (rarest == nil || d.refused[v.Rule] < d.refused[rarest]) {
			m, ok, rarest = try, true, v.Rule
		}
	}
	if ok {
		d.refused[rarest]++
	}
	return m, ok
}

// verdict is one move on which the two part.
type verdict struct {
	suspects       []*rulebook.Rule
	model, subject string
}

// judge makes a move on the subject and compares it with the model. It returns nil if the two agree.
func (d *driver[S, M, G]) judge(s S, m M, subject Subject) *verdict {
	rules, v := d.compare(s, m, subject)
	count := d.acted
	if v != nil {
		count = d.parted
	}
	for _, r := range rules {
		count[r]++
	}
	return v
}

// compare is judge without its bookkeeping: it returns the rules at work in the move.
func (d *driver[S, M, G]) compare(s S, m M, subject Subject) ([]*rulebook.Rule, *verdict) {
	if said, wanted, rules := d.lists(s, subject); rules != nil {
		return rules, &verdict{rules, wanted, said}
	}
	next, events, err := s.Explain(m)
	rules := atWork(events, err)
	a := ask(subject, m.String())
	switch {
	case err != nil && a.panics != "":
		return rules, &verdict{rules, "refuses: " + err.Error(), a.panics}
	case err != nil && a.refuses == nil:
		return rules, &verdict{rules, "refuses: " + err.Error(), "accepts " + m.String()}
	case err != nil:
		if diff := differ(d.kit.Facts(s), a.facts); diff != "" {
			return rules, &verdict{rules, "refuses " + m.String() + " and changes nothing", "refuses it, and now " + diff}
		}
	case a.panics != "":
		return rules, &verdict{rules, "accepts " + m.String(), a.panics}
	case a.refuses != nil:
		return rules, &verdict{rules, "accepts " + m.String(), "refuses: " + a.refuses.Error()}
	default:
		if diff := differ(d.kit.Facts(next), a.facts); diff != "" {
			return rules, &verdict{rules, "after " + m.String() + ": " + events[len(events)-1].String(), "after it " + diff}
		}
	}
	return rules, nil
}

// atWork returns the rule that refuses a move, or those that act in it, each once.
func atWork(events []rulebook.Event, err error) []*rulebook.Rule {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return []*rulebook.Rule{v.Rule}
	}
	var rules []*rulebook.Rule
	for _, e := range events {
		if !slices.Contains(rules, e.Rule) {
			rules = append(rules, e.Rule)
		}
	}
	return rules
}

// An answer is what a subject says to a move.
type answer struct {
	refuses error
	facts   map[string]any // claimed after the move
	panics  string         // says so if it panicked
}

// ask makes a move on the subject. A panic is an answer too: the game that led to it is worth more than its trace.
func ask(subject Subject, move string) (a answer) {
	a.panics = panics(func() {
		a.refuses = subject.Apply(move)
		a.facts = subject.Facts()
	})
	return a
}

// panics returns how a call panics; "" if it does not.
func panics(call func()) (text string) {
	defer func() {
		if p := recover(); p != nil {
			text = fmt.Sprintf("panics: %v", p)
		}
	}()
	call()
	return ""
}

// lists compares the moves that a Lister lists with the model's. It returns the rules at work in the first move on which
// they differ, or nil.
func (d *driver[S, M, G]) lists(s S, subject Subject) (said, wanted string, rules []*rulebook.Rule) {
	l, ok := subject.(Lister)
	if !ok {
		return "", "", nil
	}
	listed := map[string]bool{}
	said = panics(func() {
		for _, text := range l.Moves() {
			listed[text] = true
		}
	})
	for m := range rulebook.Moves(s) {
		if !listed[m.String()] {
			_, events, err := s.Explain(m)
			return cmp.Or(said, "does not list it"), "lists " + m.String(), atWork(events, err)
		}
	}
	for _, m := range d.kit.Space(s) {
		if !listed[m.String()] {
			continue
		}
		var v *rulebook.Violation
		if _, err := s.Apply(m); errors.As(err, &v) {
			return "lists it", "refuses: " + err.Error(), []*rulebook.Rule{v.Rule}
		}
	}
	return "", "", nil
}

// differ names the first fact, by name, that the subject claims and that is not so; "" if there is none.
func differ(facts, claimed map[string]any) string {
	names := make([]string, 0, len(claimed))
	for name := range claimed {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		want, known := facts[name]
		if !known {
			return fmt.Sprintf("claims %s, which the model has not", name)
		}
		if reflect.DeepEqual(want, claimed[name]) {
			continue
		}
		if w, g := plain(want), plain(claimed[name]); !reflect.DeepEqual(w, g) {
			return fmt.Sprintf("%s is %v, not %v", name, g, w)
		}
	}
	return ""
}

// plain is a value as JSON has it, so that facts are compared as records compare them; an error is its own value.
func plain(v any) any {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	var back any
	if err := json.Unmarshal(text, &back); err != nil {
		return err
	}
	return back
}

// part keeps a game whose last move parts the two.
func (d *driver[S, M, G]) part(g G, moves []M, v *verdict) {
	d.found = append(d.found, parting[G, M]{g, slices.Clone(moves), v.suspects, v.model, v.subject, d.games})
}

// maxShrunk bounds the partings that are shrunk for a rule: the shortest are tried.
const maxShrunk = 3

// run lays each parting at the door of a rule, and shrinks the shortest of each.
func (d *driver[S, M, G]) run() Run {
	r := Run{Games: d.games, Moves: d.moves, Acted: map[string]int{}, Partings: map[string]*Parting{}}
	for rule, n := range d.acted {
		r.Acted[rule.ID] += n
	}
	for rule, n := range d.parted {
		r.Acted[rule.ID] += n
	}
	byRule := map[*rulebook.Rule][]parting[G, M]{}
	for _, p := range d.found {
		rule := d.blame(p.suspects)
		byRule[rule] = append(byRule[rule], p)
	}
	for rule, list := range byRule {
		first := list[0].game
		slices.SortStableFunc(list, func(a, b parting[G, M]) int { return len(a.moves) - len(b.moves) })
		var best *parting[G, M]
		for i := range list[:min(maxShrunk, len(list))] {
			p := list[i]
			if !d.kit.AsIs {
				p = d.shrink(p, rule)
			}
			if best == nil || len(p.moves) < len(best.moves) {
				best = &p
			}
		}
		r.Partings[rule.ID] = d.report(best, rule, first)
		r.Partings[rule.ID].Games = len(list)
	}
	return r
}

// blame picks the suspect whose presence goes best with partings; of several, the last.
func (d *driver[S, M, G]) blame(suspects []*rulebook.Rule) *rulebook.Rule {
	var worst *rulebook.Rule
	for _, r := range suspects {
		if worst == nil || d.suspicion(r) >= d.suspicion(worst) {
			worst = r
		}
	}
	return worst
}

// suspicion is the measure that Ochiai's name stands for in fault localisation: high for a rule that is at work in many
// partings and in few moves besides.
func (d *driver[S, M, G]) suspicion(r *rulebook.Rule) float64 {
	parted := float64(d.parted[r])
	return parted / math.Sqrt(float64(len(d.found))*(parted+float64(d.acted[r])))
}

// shrink leaves out moves, one after the other, as long as the model accepts the rest up to the last move and the two
// still part there over a rule that was suspected.
func (d *driver[S, M, G]) shrink(p parting[G, M], rule *rulebook.Rule) parting[G, M] {
	for i := len(p.moves) - 2; i >= 0; i-- {
		moves := slices.Delete(slices.Clone(p.moves), i, i+1)
		if v := d.replay(p.setup, moves); v != nil && slices.Contains(v.suspects, rule) {
			p.moves, p.suspects, p.model, p.subject = moves, v.suspects, v.model, v.subject
		}
	}
	return p
}

// replay plays moves on a new game of both. It returns how the two part at the last move; nil if they part earlier or not
// at all.
func (d *driver[S, M, G]) replay(g G, moves []M) *verdict {
	s, err := d.kit.Start(g)
	if err != nil {
		return nil
	}
	subject := d.kit.New(g)
	for i, m := range moves {
		_, v := d.compare(s, m, subject)
		if i == len(moves)-1 {
			return v
		}
		next, err := s.Apply(m)
		if v != nil || err != nil {
			return nil
		}
		s = next
	}
	return nil
}

// report turns a parting into one that can be printed.
func (d *driver[S, M, G]) report(p *parting[G, M], rule *rulebook.Rule, first int) *Parting {
	rec, err := rulebook.NewRecord(d.kit.Game, p.setup, p.moves)
	if err != nil {
		rec = &rulebook.Record{About: err.Error()}
	}
	rec.About = "the last move parts the model and the implementation under test"
	return &Parting{Record: rec, Rule: rule, Suspects: p.suspects, Model: p.model, Subject: p.subject, Game: first}
}

// Refused returns the moves of a list that a position refuses, each made into a T with the rule that it breaks.
func Refused[S rulebook.State[S, M], M rulebook.Move, T any](s S, moves []M, make func(M, *rulebook.Rule) T) []T {
	var list []T
	for _, m := range moves {
		var v *rulebook.Violation
		if _, err := s.Apply(m); errors.As(err, &v) {
			list = append(list, make(m, v.Rule))
		}
	}
	return list
}
