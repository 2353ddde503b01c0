package rulebook_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// The toy game of these tests: a pawn on a track of squares. A player steps 1 or 2, or, on a square whose number is even,
// lets a coin of 0 or 1 decide. Who stands on the last square exactly has ended the game.
var (
	toyStep = &rulebook.Rule{ID: "TOY-1", Basis: rulebook.Book, Text: "a step is 1 or 2 squares", Source: "Toy"}
	toyCoin = &rulebook.Rule{ID: "TOY-2", Basis: rulebook.House, Text: "on an even square a coin may decide", Source: "Toy"}
	toyEnd  = &rulebook.Rule{ID: "TOY-3", Basis: rulebook.Base, Text: "the last square ends the game", Source: "Toy", Kept: "it is automatic"}
)

type toy struct {
	at, last int8
	broken   bool // lists a move that it refuses
	stuck    bool // lists none
}

type toyMove struct {
	coin bool
	n    int8
}

func (m toyMove) String() string {
	if m.coin {
		return "coin " + strconv.Itoa(int(m.n))
	}
	return "step " + strconv.Itoa(int(m.n))
}

func parseToy(text string) (toyMove, error) {
	word, rest, _ := strings.Cut(text, " ")
	n, err := strconv.ParseInt(rest, 10, 8)
	if err != nil || word != "step" && word != "coin" {
		return toyMove{}, &rulebook.SyntaxError{Col: 1, Want: "a step or a coin", Got: text}
	}
	return toyMove{word == "coin", int8(n)}, nil
}

func (s toy) Actor() rulebook.Actor {
	if s.at == s.last {
		return rulebook.Over
	}
	if s.at == 1 {
		return rulebook.Chance
	}
	return 0
}

func (s toy) AppendMoves(dst []toyMove) []toyMove {
	if s.stuck || s.at == s.last {
		return dst
	}
	for n := int8(1); n <= 2; n++ {
		if s.at != 1 && (s.at+n <= s.last || s.broken) {
			dst = append(dst, toyMove{n: n})
		}
	}
	if s.at%2 == 0 || s.at == 1 {
		dst = append(dst, toyMove{true, 0}, toyMove{true, 1})
	}
	return dst
}

func (s toy) Apply(m toyMove) (toy, error) { return s.make(m, nil) }

func (s toy) Explain(m toyMove) (toy, []rulebook.Event, error) {
	var t rulebook.Trace
	next, err := s.make(m, &t)
	return next, t.Events(), err
}

func (s toy) make(m toyMove, t *rulebook.Trace) (toy, error) {
	switch {
	case m.coin && s.at%2 != 0 && s.at != 1:
		return s, &rulebook.Violation{Rule: toyCoin, Move: m.String(), Detail: "the square is odd"}
	case s.at+m.n > s.last || !m.coin && (m.n < 1 || m.n > 2 || s.at == 1):
		return s, &rulebook.Violation{Rule: toyStep, Move: m.String(), Detail: "that is no step"}
	case m.coin:
		t.Cite(toyCoin, rulebook.Nobody, "the coin shows %d", int(m.n))
	default:
		t.CiteName(toyStep, 0, "%s %d squares", "steps", int(m.n))
	}
	next := s
	if next.at += m.n; next.at == next.last {
		t.Cite(toyEnd, 0, "has arrived")
	}
	return next, nil
}

func (s toy) Odds(m toyMove) (num, den uint64) {
	if m.coin && (s.at%2 == 0 || s.at == 1) && s.at != s.last && (m.n == 0 || m.n == 1) {
		return 1, 2
	}
	return 0, 0
}

func (s toy) Sample(r *rand.Rand) toyMove { return toyMove{true, int8(r.IntN(2))} }

func toyGame() rulebook.Game {
	return rulebook.NewGame(rulebook.Codec[toy, toyMove]{
		Name: "toy", Version: 3, Rules: []*rulebook.Rule{toyStep, toyCoin, toyEnd},
		Start: func(setup json.RawMessage) (toy, []rulebook.Event, error) {
			var g struct {
				Last int8 `json:"last"`
			}
			if err := rulebook.ReadJSON(setup, &g); err != nil {
				return toy{}, nil, err
			}
			if g.Last < 1 {
				return toy{}, nil, &rulebook.ContentError{Path: "last", Rule: toyEnd, Detail: "the track is too short"}
			}
			return toy{last: g.Last}, []rulebook.Event{{Rule: toyEnd, Player: rulebook.Nobody, Text: "a track"}}, nil
		},
		ParseMove: parseToy,
		Facts: func(s toy) map[string]any {
			return map[string]any{"at": s.at, "over": s.at == s.last, "seen": []int{1, 2}, "big": uint64(1<<53 + 1),
				"deep": map[string]any{"a": nil, "b": []bool{true}}}
		},
		Summary: func(s toy) string { return fmt.Sprintf("on %d of %d", s.at, s.last) },
	})
}
