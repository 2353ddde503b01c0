// Package laws holds the laws that every game of this module obeys, as checks that a game's own tests run.
//
// A position is checked by [Laws.Position], drawn play by [Laws.Play], and every position of a small set-up by
// [Laws.Exhaust]. Shape checks the state's type, [Laws.Samples] the sampling of chance, and [Replays] the round trip
// through a record.
package laws

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

// Laws says how the laws read one game.
type Laws[S rulebook.State[S, M], M rulebook.Move] struct {
	Rules   []*rulebook.Rule        // the catalogue
	Parse   func(string) (M, error) // reads a move
	Compare func(a, b M) int        // the canonical order of moves
	// Space lists the moves worth trying at a position, listed or not: of every kind, in and out of range.
	Space func(S) iter.Seq[M]
	// Unlisted says which moves carry free amounts, so that they may be accepted without being listed. Nil: none.
	Unlisted func(M) bool
	// Bound is the most moves that a game may take. Zero: there is no bound, and Exhaust checks instead that some line of
	// play ends the game from every position.
	Bound int
	// Invariant is called for each accepted move. Nil: there is nothing to check.
	Invariant func(t rapid.TB, before S, m M, after S, events []rulebook.Event)
}

// Position checks what must hold at any position: the listed moves are sorted, distinct and accepted, all others are
// refused with a rule and leave the position as it is, odds add up to one, and notation reads back.
func (l Laws[S, M]) Position(t rapid.TB, s S) {
	t.Helper()
	listed := s.AppendMoves(nil)
	l.listing(t, s, listed)
	l.odds(t, s, listed)
	for _, m := range listed {
		l.accepted(t, s, m)
	}
	for m := range l.Space(s) {
		if slices.Contains(listed, m) {
			continue
		}
		if next, err := s.Apply(m); err != nil {
			l.refused(t, s, m, next, err)
		} else if l.Unlisted == nil || !l.Unlisted(m) {
			t.Fatalf("%v is accepted and not listed at\n%v", m, s)
		}
		if num, den := s.Odds(m); num != 0 || den != 0 {
			t.Fatalf("%v has odds %d/%d and is not listed at\n%v", m, num, den, s)
		}
	}
}

// listing checks the list of legal moves itself.
func (l Laws[S, M]) listing(t rapid.TB, s S, listed []M) {
	t.Helper()
	if over := s.Actor() == rulebook.Over; over != (len(listed) == 0) {
		t.Fatalf("%v lists %d moves at\n%v", s.Actor(), len(listed), s)
	}
	if again := s.AppendMoves(nil); !slices.Equal(listed, again) {
		t.Fatalf("two listings differ: %v and %v", listed, again)
	}
	texts := make(map[string]bool, len(listed))
	for i, m := range listed {
		if i > 0 && l.Compare(listed[i-1], m) >= 0 {
			t.Fatalf("%v is listed before %v", listed[i-1], m)
		}
		if texts[m.String()] {
			t.Fatalf("two listed moves read %q", m)
		}
		texts[m.String()] = true
		if back, err := l.Parse(m.String()); err != nil || back != m {
			t.Fatalf("%q reads back as %v, %v", m, back, err)
		}
		readsBack(t, m)
	}
}

// readsBack checks that a move is its text in JSON too, and that text which is no move leaves it as it was.
func readsBack[M rulebook.Move](t rapid.TB, m M) {
	t.Helper()
	var back M
	text, err := json.Marshal(m)
	if err == nil {
		err = json.Unmarshal(text, &back)
	}
	if err != nil || back != m {
		t.Fatalf("%v is %s as JSON, which is %v: %v", m, text, back, err)
	}
	if err := json.Unmarshal([]byte(`"no such move"`), &back); err == nil || back != m {
		t.Fatalf("text which is no move makes %v: %v", back, err)
	}
}

// odds checks that the outcomes of chance, if there are any, have positive odds with one denominator and the sum 1.
func (l Laws[S, M]) odds(t rapid.TB, s S, listed []M) {
	t.Helper()
	var sum, common uint64
	for _, m := range listed {
		num, den := s.Odds(m)
		if den == 0 {
			if s.Actor() == rulebook.Chance {
				t.Fatalf("the outcome %v has no odds at\n%v", m, s)
			}
			continue
		}
		if num == 0 || num > den || common != 0 && den != common {
			t.Fatalf("%v has odds %d/%d", m, num, den)
		}
		common = den
		sum += num
	}
	if sum != common {
		t.Fatalf("odds add up to %d/%d at\n%v", sum, common, s)
	}
}

// accepted checks that a listed move is accepted, by Apply and by Explain alike, and cites rules of the catalogue.
func (l Laws[S, M]) accepted(t rapid.TB, s S, m M) {
	t.Helper()
	before := s
	next, err := s.Apply(m)
	if err != nil {
		t.Fatalf("%v is listed and refused: %v at\n%v", m, err, s)
	}
	if s != before {
		t.Fatalf("%v changed the position that it started from", m)
	}
	again, events, err := s.Explain(m)
	if err != nil || again != next {
		t.Fatalf("Explain(%v) differs from Apply: %v\n%v\n%v", m, err, again, next)
	}
	if len(events) == 0 {
		t.Fatalf("%v cites no rule at\n%v", m, s)
	}
	for _, e := range events {
		if !slices.Contains(l.Rules, e.Rule) {
			t.Fatalf("%v cites %v, which is not in the catalogue", m, e)
		}
	}
	if l.Invariant != nil {
		l.Invariant(t, s, m, next, events)
	}
}

// refused checks a refusal: it names a rule that a move can break, and gives the position back as it was.
func (l Laws[S, M]) refused(t rapid.TB, s S, m M, next S, err error) {
	t.Helper()
	if next != s {
		t.Fatalf("%v is refused and changes the position", m)
	}
	var v *rulebook.Violation
	if !errors.As(err, &v) || !slices.Contains(l.Rules, v.Rule) || v.Detail == "" {
		t.Fatalf("%v is refused without a rule or a reason: %v", m, err)
	}
	if v.Rule.Kept != "" {
		t.Fatalf("%v is refused by %s, which says that no move can break it: %s", m, v.Rule.ID, v.Rule.Kept)
	}
	if v.Move != m.String() {
		t.Fatalf("the refusal of %q speaks of %q", m, v.Move)
	}
	if again, events, err2 := s.Explain(m); again != s || events != nil || err2 == nil || err2.Error() != err.Error() {
		t.Fatalf("Explain(%v) differs from Apply: %v, not %v", m, err2, err)
	}
}

// Play plays drawn moves from s, checking every position on the way, until the game is over or n moves are made. It
// returns the moves and the last position.
func (l Laws[S, M]) Play(t *rapid.T, s S, n int) ([]M, S) {
	var played []M
	for ; len(played) < n && s.Actor() != rulebook.Over; played = append(played, l.step(t, &s)) {
		l.Position(t, s)
	}
	l.Position(t, s)
	if l.Bound > 0 && s.Actor() != rulebook.Over && n >= l.Bound {
		t.Fatalf("not over after %d moves:\n%v", len(played), s)
	}
	return played, s
}

// step makes one drawn move.
func (l Laws[S, M]) step(t *rapid.T, s *S) M {
	m := rapid.SampledFrom((*s).AppendMoves(nil)).Draw(t, "move")
	next, err := (*s).Apply(m)
	if err != nil {
		t.Fatalf("%v is listed and refused: %v", m, err)
	}
	*s = next
	return m
}

// Exhaust checks every position that can be reached from s, and returns their number. More than limit positions fail. If
// the game has no Bound, some line of play must end it from every one of them.
func (l Laws[S, M]) Exhaust(t rapid.TB, s S, limit int) int {
	t.Helper()
	from := map[S][]S{s: nil}
	queue := []S{s}
	var over []S
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		l.Position(t, s)
		if s.Actor() == rulebook.Over {
			over = append(over, s)
		}
		for m := range rulebook.Moves(s) {
			next, _ := s.Apply(m) // Position has seen it accepted
			if _, known := from[next]; !known {
				queue = append(queue, next)
			}
			from[next] = append(from[next], s)
		}
		if len(from) > limit {
			t.Fatalf("more than %d positions", limit)
		}
	}
	if n := reached(over, from); n < len(from) {
		t.Fatalf("%d of %d positions have no line of play to an end", len(from)-n, len(from))
	}
	return len(from)
}

// reached counts the states from which one of the given states can be reached, by the states that lead to each.
func reached[S comparable](to []S, from map[S][]S) int {
	seen := make(map[S]bool, len(from))
	for len(to) > 0 {
		s := to[len(to)-1]
		to = to[:len(to)-1]
		if !seen[s] {
			seen[s] = true
			to = append(to, from[s]...)
		}
	}
	return len(seen)
}

// Samples draws n outcomes at a position where chance decides, from a fixed seed, and compares them with their odds by
// Pearson's chi-square. The critical value is that of a chance below one in a thousand, so a true sampler passes for
// nearly every seed; the seed being fixed, it passes always or never.
func (l Laws[S, M]) Samples(t rapid.TB, s S, n int, seed uint64) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, seed))
	count := make(map[M]int)
	for range n {
		count[s.Sample(r)]++
	}
	chi, outcomes, seen := 0.0, 0, 0
	for m := range rulebook.Moves(s) {
		num, den := s.Odds(m)
		if den == 0 {
			continue
		}
		want := float64(n) * float64(num) / float64(den)
		diff := float64(count[m]) - want
		chi += diff * diff / want
		outcomes++
		seen += count[m]
	}
	if seen != n {
		t.Fatalf("%d of %d samples are no outcomes of\n%v", n-seen, n, s)
	}
	if limit := critical(outcomes - 1); chi > limit {
		t.Fatalf("chi-square %.1f is above %.1f for %d outcomes of\n%v", chi, limit, outcomes, s)
	}
}

// critical approximates the chi-square value that is exceeded with odds of about 1/1000, by k degrees of freedom
// (Wilson and Hilferty).
func critical(k int) float64 {
	if k == 0 {
		return 0
	}
	const z = 3.09
	f := 2 / (9 * float64(k))
	root := 1 - f + z*math.Sqrt(f)
	return float64(k) * root * root * root
}

// Replays checks the round trip through a record: written, read and checked again, the game is legal and ends as it did.
func Replays[M rulebook.Move](t rapid.TB, g rulebook.Game, setup any, moves []M, facts map[string]any) {
	t.Helper()
	rec, err := rulebook.NewRecord(g, setup, moves)
	if err != nil {
		t.Fatal(err)
	}
	text, err := rec.Text()
	if err != nil {
		t.Fatal(err)
	}
	v := rulebook.Check(text, g)
	if v.Outcome != rulebook.Legal || v.Unmet != "" || v.Moves != len(moves) {
		t.Fatalf("%v\n%s", v, text)
	}
	if !reflect.DeepEqual(v.Facts, facts) {
		t.Fatalf("the record ends with %v, the game with %v", v.Facts, facts)
	}
}

// Shape checks that a state type is a plain value: arrays, structs, numbers, booleans and strings, and one pointer to the
// immutable set-up, which is the only pointer there is.
func Shape[S comparable](t rapid.TB, setup reflect.Type) {
	t.Helper()
	pointers := 0
	if err := plain(reflect.TypeFor[S](), setup, &pointers); err != nil {
		t.Fatal(err)
	}
	if pointers != 1 {
		t.Fatalf("the state holds %d pointers to its set-up", pointers)
	}
}

func plain(typ, setup reflect.Type, pointers *int) error {
	switch typ.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return nil
	case reflect.Array:
		return plain(typ.Elem(), setup, pointers)
	case reflect.Struct:
		for i := range typ.NumField() {
			if err := plain(typ.Field(i).Type, setup, pointers); err != nil {
				return fmt.Errorf("%s.%w", typ.Field(i).Name, err)
			}
			if typ.Field(i).IsExported() && typ.Name() == "State" {
				return fmt.Errorf("%s is exported, so a state could be forged", typ.Field(i).Name)
			}
		}
		return nil
	case reflect.Pointer:
		if typ == setup {
			*pointers++
			return nil
		}
	}
	return fmt.Errorf("%v is no plain value", typ)
}
