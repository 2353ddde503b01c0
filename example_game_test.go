package rulebook_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// Nim with one pile, for two: a coin says who begins, a turn takes one to three sticks, and who takes the last one wins.
var (
	nimCoin = &rulebook.Rule{ID: "NIM-1", Basis: rulebook.Book, Source: "Set-up", Text: "a coin says who begins"}
	nimTake = &rulebook.Rule{ID: "NIM-2", Basis: rulebook.Book, Source: "Turns", Text: "a turn takes one to three sticks of the pile"}
	nimLast = &rulebook.Rule{ID: "NIM-3", Basis: rulebook.Book, Source: "The end", Text: "who takes the last stick wins"}
)

type nim struct {
	sticks int
	tossed bool
	seat   int // whose turn it is; at the end the winner
}

// A nimMove is the coin, which shows a seat, or the sticks of a turn.
type nimMove struct {
	coin bool
	n    int
}

func (m nimMove) String() string {
	if m.coin {
		return fmt.Sprintf("coin p%d", m.n+1)
	}
	return fmt.Sprintf("take %d", m.n)
}

func parseNim(text string) (nimMove, error) {
	for _, m := range []nimMove{{true, 0}, {true, 1}, {n: 1}, {n: 2}, {n: 3}, {n: 4}} {
		if m.String() == text {
			return m, nil
		}
	}
	return nimMove{}, &rulebook.SyntaxError{Col: 1, Want: `"coin p1", "coin p2" or "take 1" to "take 4"`, Got: fmt.Sprintf("%q", text)}
}

func (s nim) Actor() rulebook.Actor {
	switch {
	case !s.tossed:
		return rulebook.Chance
	case s.sticks == 0:
		return rulebook.Over
	}
	return rulebook.Actor(s.seat)
}

func (s nim) AppendMoves(dst []nimMove) []nimMove {
	if !s.tossed {
		return append(dst, nimMove{true, 0}, nimMove{true, 1})
	}
	for n := range min(3, s.sticks) {
		dst = append(dst, nimMove{n: n + 1})
	}
	return dst
}

func (s nim) Apply(m nimMove) (nim, error) { return s.play(m, nil) }

func (s nim) Explain(m nimMove) (nim, []rulebook.Event, error) {
	var t rulebook.Trace
	next, err := s.play(m, &t)
	return next, t.Events(), err
}

// play is the one place where moves are made: rules are cited as they act, and a nil Trace costs nothing.
func (s nim) play(m nimMove, t *rulebook.Trace) (nim, error) {
	switch {
	case m.coin == s.tossed:
		return s, &rulebook.Violation{Rule: nimCoin, Move: m.String(), Detail: "the coin is tossed once, before the first turn"}
	case m.coin:
		t.Cite(nimCoin, m.n, "begins")
		return nim{s.sticks, true, m.n}, nil
	case m.n < 1 || m.n > min(3, s.sticks):
		return s, &rulebook.Violation{Rule: nimTake, Move: m.String(), Detail: fmt.Sprintf("%d sticks lie there", s.sticks)}
	}
	t.Cite(nimTake, s.seat, "%d of %d sticks", m.n, s.sticks)
	if s.sticks -= m.n; s.sticks == 0 {
		t.Cite(nimLast, s.seat, "has taken the last one")
		return s, nil
	}
	s.seat = 1 - s.seat
	return s, nil
}

func (s nim) Odds(m nimMove) (num, den uint64) {
	if s.tossed || !m.coin {
		return 0, 0
	}
	return 1, 2
}

func (s nim) Sample(r *rand.Rand) nimMove {
	if s.tossed {
		return nimMove{}
	}
	return nimMove{true, r.IntN(2)}
}

// A game package of your own is a state with the methods of State, and a Codec for its records.
func ExampleNewGame() {
	rules := []*rulebook.Rule{nimCoin, nimTake, nimLast}
	game := rulebook.NewGame(rulebook.Codec[nim, nimMove]{
		Name: "nim", Version: 1, Rules: rules,
		Start: func(setup json.RawMessage) (nim, []rulebook.Event, error) {
			var g struct {
				Sticks int `json:"sticks"`
			}
			if err := rulebook.ReadJSON(setup, &g); err != nil {
				return nim{}, nil, err
			}
			if g.Sticks < 1 {
				return nim{}, nil, &rulebook.ContentError{Path: "sticks", Rule: nimTake, Detail: "the pile is empty"}
			}
			return nim{sticks: g.Sticks}, nil, nil
		},
		ParseMove: parseNim,
		Facts:     func(s nim) map[string]any { return map[string]any{"sticks": s.sticks} },
		Summary:   func(s nim) string { return fmt.Sprintf("%d sticks, %v", s.sticks, s.Actor()) },
	})
	fmt.Println(game.Name(), game.Version(), len(game.Rules()), "rules")

	const record = `{"rulebook": 1, "game": "nim", "version": 1, "setup": {"sticks": 5}, "moves": [MOVES]}`
	for _, moves := range []string{`"coin p2", "take 3", "take 2"`, `"coin p1", "take 3", "take 3"`, `"coin p3"`} {
		fmt.Println(rulebook.Check([]byte(strings.Replace(record, "MOVES", moves, 1)), game))
	}
	_, events, _ := nim{sticks: 2, tossed: true}.Explain(nimMove{n: 2})
	fmt.Println(events)
	// Output:
	// nim 1 3 rules
	// legal, 3 moves; 0 sticks, over
	// refused, move 3: take 3 breaks NIM-2: 2 sticks lie there
	// unreadable, moves[0]:1: want "coin p1", "coin p2" or "take 1" to "take 4", got "coin p3"
	// [NIM-2 2 of 2 sticks NIM-3 has taken the last one]
}
