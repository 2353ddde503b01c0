package rulebook

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// RecordFormat is the version of the record format, the number behind "rulebook" in every record.
const RecordFormat = 1

// A Record is a game as it is stored, sent and compared: a set-up and the moves made from it. It is one JSON object,
// described for other languages by testdata/record.schema.json.
type Record struct {
	Rulebook int             `json:"rulebook"`         // RecordFormat
	Game     string          `json:"game"`             // name of the game, such as "paperapps"
	Version  int             `json:"version"`          // the game's version when the record was written
	Rules    []string        `json:"rules,omitempty"`  // ids of rules that act in the game or refuse its last move
	About    string          `json:"about,omitempty"`  // what the record shows, for people
	Setup    json.RawMessage `json:"setup"`            // the game's own set-up
	Moves    []string        `json:"moves"`            // moves in the game's notation, outcomes of chance among them
	Expect   *Expect         `json:"expect,omitempty"` // what checking the record must say; nil: that the game is legal
}

// An Expect is what checking a record must say. One of its fields is set.
type Expect struct {
	// State holds facts of the final position by name; each game says which it has. Facts not named may be anything.
	State map[string]json.RawMessage `json:"state,omitempty"`
	// Refused names the move that must be refused.
	Refused *Refusal `json:"refused,omitempty"`
	// Unreadable is the place where reading must stop, such as "moves[3]" or "setup.pages[0].floor:2:5", or the
	// beginning of it; "" is any place.
	Unreadable *string `json:"unreadable,omitempty"`
}

// A Refusal names a move and the rule that it breaks.
type Refusal struct {
	Move int    `json:"move"` // number of the move, from 1; 0 is the set-up
	Rule string `json:"rule"` // id of the rule
}

// ReadRecord reads one record. It is strict: a field that the format does not have, that is missing, that stands twice or
// in other letters, or text behind the record, is an error, a *SyntaxError with the path of the field, and with line and
// column if something stands there. What the set-up and the moves say is read by Game.Check.
func ReadRecord(data []byte) (*Record, error) {
	var r Record
	if err := ReadJSON(data, &r); err != nil {
		return nil, err
	}
	switch {
	case r.Rulebook != RecordFormat:
		return nil, &SyntaxError{Path: "rulebook", Want: fmt.Sprint(RecordFormat), Got: fmt.Sprint(r.Rulebook)}
	case r.Game == "":
		return nil, &SyntaxError{Path: "game", Want: "the name of a game"}
	case r.Version < 1:
		return nil, &SyntaxError{Path: "version", Want: "a whole number from 1 on", Got: fmt.Sprint(r.Version)}
	case len(r.Setup) == 0 || r.Setup[0] != '{':
		return nil, &SyntaxError{Path: "setup", Want: "the set-up of the game, an object", Got: compact(r.Setup)}
	case r.Moves == nil:
		return nil, &SyntaxError{Path: "moves", Want: "the list of moves"}
	case r.Expect != nil && r.Expect.kinds() != 1:
		return nil, &SyntaxError{Path: "expect", Want: "one of state, refused, unreadable"}
	case r.Expect != nil && r.Expect.Refused != nil && (r.Expect.Refused.Move < 0 || r.Expect.Refused.Rule == ""):
		return nil, &SyntaxError{Path: "expect.refused", Want: "the number of a move, and the id of a rule"}
	}
	return &r, nil
}

func (e *Expect) kinds() int {
	n := 0
	for _, set := range []bool{e.State != nil, e.Refused != nil, e.Unreadable != nil} {
		if set {
			n++
		}
	}
	return n
}

// NewRecord makes the record of a game played from a set-up. The set-up is any value that marshals as the game's set-up.
func NewRecord[M Move](g Game, setup any, moves []M) (*Record, error) {
	raw, err := WriteJSON(setup)
	if err != nil {
		return nil, err
	}
	r := &Record{Rulebook: RecordFormat, Game: g.name, Version: g.version, Setup: raw, Moves: make([]string, len(moves))}
	for i, m := range moves {
		r.Moves[i] = m.String()
	}
	return r, nil
}

// lineWidth is the longest line that Text fills with moves, in bytes.
const lineWidth = 110

// Text writes the record as JSON for people: a field a line, the set-up indented, and the moves filled into lines.
// ReadRecord reads it back.
func (r *Record) Text() ([]byte, error) {
	short := *r
	short.Moves = nil
	head, err := encode(short, "  ")
	if err != nil {
		return nil, err
	}
	moves := "[]"
	if len(r.Moves) > 0 {
		moves = "[\n    " + fill(r.Moves) + "\n  ]"
	}
	// "moves": null stands at the top level only: inside the set-up it would be indented further.
	text := bytes.Replace(head, []byte("\n  \"moves\": null"), []byte("\n  \"moves\": "+moves), 1)
	return append(text, '\n'), nil
}

// fill quotes the moves and parts them into lines.
func fill(moves []string) string {
	const indent = "    "
	var b strings.Builder
	width := len(indent) // of the line so far, with a comma at its end
	for i, m := range moves {
		quoted, _ := WriteJSON(m) // a string can always be written
		need := len(quoted) + len(",")
		switch {
		case i == 0:
		case width+len(" ")+need > lineWidth:
			b.WriteString(",\n" + indent)
			width = len(indent)
		default:
			b.WriteString(", ")
			width++
		}
		b.Write(quoted)
		width += need
	}
	return b.String()
}

// notLegal is what is unmet where a record expects nothing: its game must then be legal.
const notLegal = "not a legal game"

// unmet says in which way a verdict is not what e expects; it returns "" if it is. A nil e expects a legal game.
func (e *Expect) unmet(v *Verdict) string {
	switch {
	case e == nil:
		if v.Outcome != Legal {
			return notLegal
		}
	case e.Refused != nil:
		if v.Outcome != Refused || v.Move != e.Refused.Move || v.Rule == nil || v.Rule.ID != e.Refused.Rule {
			return fmt.Sprintf("move %d must be refused by %s", e.Refused.Move, e.Refused.Rule)
		}
	case e.Unreadable != nil:
		if v.Outcome != Unreadable || !placeIn(v.Place, *e.Unreadable) {
			return "the record must be unreadable at " + *e.Unreadable
		}
	case v.Outcome != Legal:
		return "the game must be legal"
	default:
		return e.differs(v.Facts)
	}
	return ""
}

// placeIn reports whether a place is another one or lies in it.
func placeIn(place, other string) bool {
	rest, ok := strings.CutPrefix(place, other)
	return ok && (other == "" || rest == "" || strings.ContainsRune(".[:", rune(rest[0])))
}

// differs names the first fact, in the order of the names, that is not as expected.
func (e *Expect) differs(facts map[string]any) string {
	names := make([]string, 0, len(e.State))
	for name := range e.State {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		fact, known := facts[name]
		if !known {
			return fmt.Sprintf("the final position has no fact %q", name)
		}
		got, err := json.Marshal(fact)
		if err != nil {
			return err.Error()
		}
		if want := e.State[name]; !sameJSON(want, got) {
			return fmt.Sprintf("%s must be %s, and is %s", name, compact(want), got)
		}
	}
	return ""
}

// compact writes JSON without its blanks, and text that is none as it is: a Record need not have been read.
func compact(raw []byte) string {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return string(raw)
	}
	return b.String()
}
