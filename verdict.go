package rulebook

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Codec is what a game package tells the oracle: how its set-ups and moves are read, and what can be said of its
// positions.
type Codec[S State[S, M], M Move] struct {
	Name    string  // name of the package, which is the game's name in records
	Version int     // raised when the same record would play differently
	Rules   []*Rule // the catalogue, in rulebook order
	// Start reads a set-up and returns the first position, with the rules that act in setting up. Its errors are
	// *SyntaxError, with a path inside the set-up, or *ContentError.
	Start func(setup json.RawMessage) (S, []Event, error)
	// ParseMove reads a move; its error is a *SyntaxError.
	ParseMove func(text string) (M, error)
	// Facts returns what a record may expect of a final position, by name.
	Facts func(S) map[string]any
	// Summary says in one line where a position stands.
	Summary func(S) string
}

// A Game checks the records of one game. The zero Game checks none; a game package's Game function returns its own.
type Game struct {
	name    string
	version int
	rules   []*Rule
	check   func(*Record, *Verdict)
}

// NewGame returns the Game of a codec, all of whose fields are set, the version from 1 on and the ids of the rules each once.
func NewGame[S State[S, M], M Move](c Codec[S, M]) Game {
	return Game{c.Name, c.Version, c.Rules, func(r *Record, v *Verdict) { c.check(r, v) }}
}

// Name returns the name that records give the game.
func (g Game) Name() string { return g.name }

// Version returns the version that records of the game carry.
func (g Game) Version() int { return g.version }

// Rules returns the game's catalogue, in rulebook order.
func (g Game) Rules() []*Rule { return slices.Clone(g.rules) }

// Rule returns the rule with the given id.
func (g Game) Rule(id string) (*Rule, bool) {
	for _, r := range g.rules {
		if r.ID == id {
			return r, true
		}
	}
	return nil, false
}

// An Outcome is what checking a record comes to.
type Outcome uint8

const (
	// Legal means that every move is accepted.
	Legal Outcome = iota + 1
	// Refused means that a rule forbids a move, or the set-up.
	Refused
	// Unreadable means that the record, its set-up or a move can't be read.
	Unreadable
)

// String returns "legal", "refused" or "unreadable".
func (o Outcome) String() string {
	switch o {
	case Legal:
		return "legal"
	case Refused:
		return "refused"
	case Unreadable:
		return "unreadable"
	}
	return fmt.Sprintf("Outcome(%d)", uint8(o))
}

// A Verdict is what checking a record says.
type Verdict struct {
	Outcome Outcome
	Moves   int            // moves accepted
	Move    int            // number of the refused or unreadable move, from 1; 0 is the set-up or the record itself
	Rule    *Rule          // the rule that refuses; nil unless Refused
	Place   string         // where reading stopped; empty unless Unreadable
	Err     error          // the refusal or the syntax error; nil if Legal
	Facts   map[string]any // facts of the last position reached, by name
	Summary string         // the last position reached, in one line
	Acted   []*Rule        // rules that acted, each once, in the order of their first event

	// Unmet says in which way the record's own expectations are not met: its Expect, or the rules that it says it shows.
	// It is empty if all are met, and for a record without an Expect if its game is legal.
	Unmet string
}

// String returns the verdict as one line.
func (v Verdict) String() string {
	var s string
	switch v.Outcome {
	case Legal:
		s = fmt.Sprintf("legal, %d moves; %s", v.Moves, v.Summary)
	case Refused:
		s = "refused, "
		if v.Move == 0 {
			s += "the set-up: "
		} else {
			s += fmt.Sprintf("move %d: ", v.Move)
		}
		s += v.Err.Error()
	default:
		s = "unreadable, " + v.Err.Error()
	}
	if v.Unmet != "" && v.Unmet != notLegal { // the line has said that
		s += " — NOT AS EXPECTED: " + v.Unmet
	}
	return s
}

// Check reads a record and plays it by the game that it names. It never fails: what is wrong is what the verdict says.
func Check(data []byte, games ...Game) Verdict {
	r, err := ReadRecord(data)
	if err != nil {
		v := Verdict{}
		v.unreadable("", err)
		v.Unmet = (*Expect)(nil).unmet(&v)
		return v
	}
	for _, g := range games {
		if g.name == r.Game {
			return g.Check(r)
		}
	}
	v := Verdict{}
	v.unreadable("", &SyntaxError{Path: "game", Want: "the name of a game, one of " + names(games), Got: fmt.Sprintf("%q", r.Game)})
	v.Unmet = r.Expect.unmet(&v)
	return v
}

func names(games []Game) string {
	var list []string
	for _, g := range games {
		list = append(list, g.name)
	}
	return strings.Join(list, ", ")
}

// Check plays a record of the game.
func (g Game) Check(r *Record) Verdict {
	var v Verdict
	switch {
	case g.name != r.Game || g.check == nil:
		v.unreadable("", &SyntaxError{Path: "game", Want: fmt.Sprintf("%q", g.name), Got: fmt.Sprintf("%q", r.Game)})
	case r.Rulebook != RecordFormat:
		v.unreadable("", &SyntaxError{Path: "rulebook", Want: fmt.Sprint(RecordFormat), Got: fmt.Sprint(r.Rulebook)})
	case g.version != r.Version:
		v.unreadable("", &SyntaxError{Path: "version", Want: fmt.Sprint(g.version), Got: fmt.Sprint(r.Version)})
	default:
		g.check(r, &v)
	}
	if v.Unmet = r.Expect.unmet(&v); v.Unmet == "" {
		v.Unmet = unseen(r.Rules, &v)
	}
	return v
}

// unseen names a rule that the record says it shows and that neither acted nor refused.
func unseen(ids []string, v *Verdict) string {
	for _, id := range ids {
		acted := slices.ContainsFunc(v.Acted, func(r *Rule) bool { return r.ID == id })
		if !acted && (v.Rule == nil || v.Rule.ID != id) {
			return id + " is named in rules, and neither acts nor refuses"
		}
	}
	return ""
}

func (c Codec[S, M]) check(r *Record, v *Verdict) {
	s, events, err := c.Start(r.Setup)
	if err != nil {
		v.fail(0, "setup", err)
		return
	}
	v.act(events)
	v.Outcome = Legal
	for i, text := range r.Moves {
		m, err := c.ParseMove(text)
		if err == nil {
			var next S
			if next, events, err = s.Explain(m); err == nil {
				s = next
				v.act(events)
				v.Moves++
				continue
			}
		}
		v.fail(i+1, fmt.Sprintf("moves[%d]", i), err)
		break
	}
	v.Facts, v.Summary = c.Facts(s), c.Summary(s)
}

// act adds the rules of events to those that acted.
func (v *Verdict) act(events []Event) {
	for _, e := range events {
		if e.Rule != nil && !slices.Contains(v.Acted, e.Rule) {
			v.Acted = append(v.Acted, e.Rule)
		}
	}
}

// fail notes the error of a move, or of the set-up: a broken rule is a refusal, all else can't be read.
func (v *Verdict) fail(move int, path string, err error) {
	v.Move = move
	var violation *Violation
	var content *ContentError
	switch {
	case errors.As(err, &violation):
		v.Outcome, v.Rule, v.Err = Refused, violation.Rule, err
	case errors.As(err, &content):
		v.Outcome, v.Rule, v.Err = Refused, content.Rule, err
	default:
		v.unreadable(path, err)
	}
}

func (v *Verdict) unreadable(path string, err error) {
	var syntax *SyntaxError
	if !errors.As(err, &syntax) {
		syntax = &SyntaxError{Want: "text of the format", Got: err.Error()}
	}
	syntax = syntax.In(path)
	v.Outcome, v.Place, v.Err = Unreadable, syntax.Place(), syntax
}
