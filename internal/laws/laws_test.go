package laws_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"iter"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
)

// A fault is a way in which the pawn's game breaks a law.
type fault string

var (
	step  = &rulebook.Rule{ID: "TOY-1", Basis: rulebook.Book, Text: "a step is one or two squares", Source: "Toy"}
	alien = &rulebook.Rule{ID: "TOY-9", Basis: rulebook.Book, Text: "of another game", Source: "Toy"}
	never = &rulebook.Rule{ID: "TOY-2", Basis: rulebook.Book, Text: "never broken", Source: "Toy", Kept: "it is automatic"}
)

// A pawn stands on a track of four squares. On square 0 a die of two faces moves it, on the others it steps or stays.
type pawn struct {
	run *track
	at  int8
}

type track struct{ fault fault }

type move int8

func (m move) String() string { return "step " + strconv.Itoa(int(m)) }

func parse(text string) (move, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(text, "step "))
	return move(n), err
}

func (p pawn) is(f fault) bool { return p.run.fault == f }

func (p pawn) Actor() rulebook.Actor {
	switch {
	case p.at >= 3:
		return rulebook.Over
	case p.at == 0:
		return rulebook.Chance
	}
	return 0
}

func (p pawn) AppendMoves(dst []move) []move {
	switch {
	case p.is("no moves") && p.at == 1, p.at >= 3:
		return dst
	case p.is("unsorted"):
		return append(dst, 2, 1)
	case p.is("twice"):
		return append(dst, 1, 1)
	case p.is("hidden") && p.at > 0:
		return append(dst, 1)
	case p.is("listed and refused") && p.at > 0:
		return append(dst, 1, 2, 3)
	}
	return append(dst, 1, 2)
}

func (p pawn) Apply(m move) (pawn, error) {
	if m != 1 && m != 2 || p.at >= 3 {
		v := &rulebook.Violation{Rule: step, Move: m.String(), Detail: "want 1 or 2"}
		switch p.run.fault {
		case "alien refusal":
			v.Rule = alien
		case "kept refusal":
			v.Rule = never
		case "no reason":
			v.Detail = ""
		case "other move":
			v.Move = "leap"
		case "half applied":
			p.at++
		case "plain error":
			return p, fmt.Errorf("no")
		}
		return p, v
	}
	if p.is("endless") && p.at == 2 {
		return p, nil
	}
	p.at = min(p.at+int8(m), 3)
	return p, nil
}

func (p pawn) Explain(m move) (pawn, []rulebook.Event, error) {
	next, err := p.Apply(m)
	events := []rulebook.Event{{Rule: step}}
	switch {
	case err != nil && p.is("explains a refusal"):
		return next, events, err
	case err != nil:
		return next, nil, err
	case p.is("explains otherwise"):
		next.at = 0
	case p.is("cites nothing"):
		return next, nil, nil
	case p.is("cites an alien"):
		events[0].Rule = alien
	}
	return next, events, nil
}

func (p pawn) Odds(m move) (num, den uint64) {
	switch {
	case p.is("odds for all"):
		return 1, 2
	case p.at != 0 || m != 1 && m != 2, p.is("no odds"):
		return 0, 0
	case p.is("odds above one"):
		return 1, 1
	case p.is("odds of zero"):
		return uint64(m-1) * 2, 2
	case p.is("two denominators"):
		return uint64(m), 2 * uint64(m)
	}
	return 1, 2
}

func (p pawn) Sample(r *rand.Rand) move {
	switch {
	case p.is("loaded"):
		return move(1 + min(r.IntN(3), 1))
	case p.is("samples nonsense"):
		return 7
	}
	return move(1 + r.IntN(2))
}

func lawsOf() laws.Laws[pawn, move] {
	return laws.Laws[pawn, move]{
		Rules: []*rulebook.Rule{step, never}, Parse: parse, Compare: func(a, b move) int { return cmp.Compare(a, b) }, Bound: 3,
		Space: func(pawn) iter.Seq[move] {
			return func(yield func(move) bool) {
				for m := move(-1); m < 5 && yield(m); m++ {
				}
			}
		},
	}
}

// witness is a test that a law fails or passes.
type witness struct {
	testing.TB
	said string
}

func (w *witness) Helper()                        {}
func (w *witness) Fatalf(format string, a ...any) { panic(w.saying(fmt.Sprintf(format, a...))) }
func (w *witness) Fatal(a ...any)                 { panic(w.saying(fmt.Sprint(a...))) }
func (w *witness) Errorf(format string, a ...any) { w.saying(fmt.Sprintf(format, a...)) }

func (w *witness) saying(text string) *witness {
	if w.said == "" {
		w.said = text
	}
	return w
}

// said returns what a check complains of first; "" if it passes.
func said(t *testing.T, check func(rapid.TB)) string {
	w := &witness{TB: t}
	func() {
		defer func() {
			if r := recover(); r != nil && r != any(w) {
				panic(r)
			}
		}()
		check(w)
	}()
	return w.said
}

// Every law is seen to fail on a game that breaks it, and to pass on one that does not.
func TestLawsBite(t *testing.T) {
	exhaust := func(f fault) func(rapid.TB) {
		return func(t rapid.TB) { lawsOf().Exhaust(t, pawn{run: &track{f}}, 10) }
	}
	require.Empty(t, said(t, exhaust("")))
	for f, complaint := range map[fault]string{
		"no moves": "lists 0 moves", "unsorted": "is listed before", "twice": "is listed before", "hidden": "is accepted and not listed",
		"listed and refused": "is listed and refused", "alien refusal": "without a rule", "kept refusal": "says that no move can break it",
		"no reason": "without a rule or a reason", "other move": "speaks of", "half applied": "is refused and changes", "plain error": "without a rule",
		"explains a refusal": "differs from Apply", "explains otherwise": "differs from Apply", "cites nothing": "cites no rule",
		"cites an alien": "not in the catalogue", "odds for all": "odds", "no odds": "has no odds", "odds above one": "odds add up to 2/1",
		"odds of zero": "has odds 0/2", "two denominators": "has odds 2/4", "endless": "no line of play to an end",
	} {
		require.Contains(t, said(t, exhaust(f)), complaint, f)
	}
	require.Contains(t, said(t, func(t rapid.TB) { lawsOf().Exhaust(t, pawn{run: &track{}}, 2) }), "more than 2 positions")
	require.Equal(t, 4, lawsOf().Exhaust(t, pawn{run: &track{}}, 10))
}

func TestLawOfSamplingBites(t *testing.T) {
	samples := func(f fault) func(rapid.TB) {
		return func(t rapid.TB) { lawsOf().Samples(t, pawn{run: &track{f}}, 2000, 1) }
	}
	require.Empty(t, said(t, samples("")))
	require.Contains(t, said(t, samples("loaded")), "chi-square")
	require.Contains(t, said(t, samples("samples nonsense")), "are no outcomes")
}

func TestLawOfShapeBites(t *testing.T) {
	type setup struct{ names []string }
	type good struct {
		run *setup
		at  [3]struct{ n int8 }
	}
	type withSlice struct {
		run *setup
		at  *int
	}
	type without struct{ at int }
	type State struct {
		run *setup
		At  int
	}
	typ := reflect.TypeFor[*setup]()
	_ = setup{names: nil}
	_, _, _, _ = good{run: nil, at: [3]struct{ n int8 }{}}, withSlice{run: nil, at: nil}, without{at: 0}, State{run: nil}
	require.Empty(t, said(t, func(t rapid.TB) { laws.Shape[good](t, typ) }))
	require.Contains(t, said(t, func(t rapid.TB) { laws.Shape[withSlice](t, typ) }), "no plain value")
	require.Contains(t, said(t, func(t rapid.TB) { laws.Shape[without](t, typ) }), "0 pointers")
	require.Contains(t, said(t, func(t rapid.TB) { laws.Shape[State](t, typ) }), "exported")
}

func game(f fault) rulebook.Game {
	return rulebook.NewGame(rulebook.Codec[pawn, move]{
		Name: "pawn", Version: 1, Rules: []*rulebook.Rule{step},
		Start:     func(json.RawMessage) (pawn, []rulebook.Event, error) { return pawn{run: &track{f}}, nil, nil },
		ParseMove: parse,
		Facts:     func(p pawn) map[string]any { return map[string]any{"at": p.at} },
		Summary:   func(p pawn) string { return fmt.Sprint(p.at) },
	})
}

func TestLawsOfPlayAndReplay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		moves, end := lawsOf().Play(t, pawn{run: &track{}}, 3)
		laws.Replays(t, game(""), struct{}{}, moves, map[string]any{"at": end.at})
	})
	wrong := func(moves []move, at int8) string {
		return said(t, func(t rapid.TB) { laws.Replays(t, game(""), struct{}{}, moves, map[string]any{"at": at}) })
	}
	require.Empty(t, wrong([]move{1, 2}, 3))
	require.Contains(t, wrong([]move{1, 2}, 2), "the record ends with")
	require.Contains(t, wrong([]move{1, 5}, 1), "refused")
}

// The catalogue of the pawn's game, for TestLawOfTheCatalogueBites.
func TestLawOfTheCatalogueBites(t *testing.T) {
	check := func(rules ...*rulebook.Rule) string {
		return said(t, func(t rapid.TB) { laws.Catalogue(t, "testdata/rules.txt", "TOY-", rules) })
	}
	one := &rulebook.Rule{ID: "TOY-1", Basis: rulebook.Book, Text: "a step is one or two squares", Source: "Toy"}
	two := &rulebook.Rule{ID: "TOY-2", Basis: rulebook.House, Text: "a die may decide", Source: "Toy"}
	changed := func(r *rulebook.Rule, change func(*rulebook.Rule)) *rulebook.Rule { c := *r; change(&c); return &c }
	require.Empty(t, check(one, two))
	require.Contains(t, check(one), "declares 2 rules, and 1 are listed")
	require.Contains(t, check(two, one), "the doc comment says")
	require.Contains(t, check(one, changed(two, func(r *rulebook.Rule) { r.ID = "TOY-1" })), "used twice")
	require.Contains(t, check(one, changed(two, func(r *rulebook.Rule) { r.ID = "XX-1" })), "does not begin with TOY-")
	require.Contains(t, check(one, changed(two, func(r *rulebook.Rule) { r.Basis = rulebook.Book })), "closes with")
	require.Contains(t, check(one, changed(two, func(r *rulebook.Rule) { r.Source = "" })), "no source")
	require.Contains(t, said(t, func(t rapid.TB) { laws.Catalogue(t, "testdata/missing.txt", "TOY-", nil) }), "no such file")
}
