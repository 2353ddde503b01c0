package rulebook

import (
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
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
// in other letters, or text behind the record, is an error, a *SyntaxError with line and column. What the set-up and the
// moves say is read by Game.Check.
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
	case len(r.Setup) == 0:
		return nil, &SyntaxError{Path: "setup", Want: "the set-up of the game"}
	case r.Moves == nil:
		return nil, &SyntaxError{Path: "moves", Want: "the list of moves"}
	case r.Expect != nil && r.Expect.kinds() != 1:
		return nil, &SyntaxError{Path: "expect", Want: "one of state, refused, unreadable"}
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

// WriteJSON writes a value as JSON on one line, as json.Marshal does, but with <, > and & as they are: a floor is read by
// people too.
func WriteJSON(v any) ([]byte, error) { return encode(v, "") }

func encode(v any, indent string) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// ReadJSON reads one JSON value into dst, refusing fields that dst does not have and text behind the value. The fields of
// the value itself must be written letter for letter, and once each. Its errors are *SyntaxError with line and column, and
// with the path where a value is of the wrong kind; where a type in dst refuses its own text, the path stands before the place
// that the type gives. Games read their set-ups with it.
func ReadJSON(data []byte, dst any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(dst); err != nil {
		return jsonError(data, d.InputOffset(), err, reflect.TypeOf(dst))
	}
	if rest := bytes.TrimLeft(data[d.InputOffset():], " \t\r\n"); len(rest) > 0 {
		return at(data, int64(len(data)-len(rest))+1, "the end of the text", "more text")
	}
	return exactNames(data, dst)
}

// exactNames checks what encoding/json is lax about: the fields of an object that is read into a struct must have the
// names of the struct's fields letter for letter, and stand once each. The text is known to be JSON.
func exactNames(data []byte, dst any) error {
	if _, own := dst.(json.Unmarshaler); own {
		return nil // it knows its names itself
	}
	typ := reflect.TypeOf(dst).Elem()
	d := json.NewDecoder(bytes.NewReader(data))
	if open, _ := d.Token(); typ.Kind() != reflect.Struct || open != json.Delim('{') {
		return nil
	}
	fields := fieldsOf(typ)
	for d.More() {
		name, err := d.Token()
		text, ok := name.(string)
		if _, known := fields[text]; err != nil || !ok || !known {
			return at(data, d.InputOffset(), "a field of the format, once", fmt.Sprintf("%q", name))
		}
		delete(fields, text)
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return at(data, d.InputOffset(), "JSON", err.Error())
		}
	}
	return nil
}

// fieldsOf returns the types of a struct's fields, by their names in JSON.
func fieldsOf(typ reflect.Type) map[string]reflect.Type {
	fields := map[string]reflect.Type{}
	for _, f := range reflect.VisibleFields(typ) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		fields[cmp.Or(name, f.Name)] = f.Type
	}
	return fields
}

// locate returns the path of the innermost value in a JSON text that can't be read into its part of a type. It is empty if
// that is the whole, or a value that the type reads by itself.
func locate(data []byte, typ reflect.Type) string {
	for typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	if readsItself(typ) {
		return ""
	}
	d := json.NewDecoder(bytes.NewReader(data))
	open, _ := d.Token()
	switch {
	case open == json.Delim('{') && typ.Kind() == reflect.Struct:
		fields := fieldsOf(typ)
		for d.More() {
			name, _ := d.Token()
			text, _ := name.(string)
			if path, found := locateNext(d, fields[text]); found {
				return join(text, path)
			}
		}
	case open == json.Delim('[') && typ.Kind() == reflect.Slice:
		for i := 0; d.More(); i++ {
			if path, found := locateNext(d, typ.Elem()); found {
				return join(fmt.Sprintf("[%d]", i), path)
			}
		}
	}
	return ""
}

// locateNext looks into the next value of a list or an object. It says whether the value is the one that can't be read.
func locateNext(d *json.Decoder, typ reflect.Type) (path string, found bool) {
	var value json.RawMessage
	if err := d.Decode(&value); err != nil {
		return "", true
	}
	if typ == nil {
		return "", false
	}
	inner := json.NewDecoder(bytes.NewReader(value))
	inner.DisallowUnknownFields()
	if inner.Decode(reflect.New(typ).Interface()) == nil {
		return "", false
	}
	return locate(value, typ), true
}

// jsonError turns an error of encoding/json into a SyntaxError, with the place that the error or the decoder knows.
func jsonError(data []byte, offset int64, err error, typ reflect.Type) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	var own *SyntaxError
	switch {
	case errors.As(err, &own):
		return own.In(locate(data, typ))
	case errors.As(err, &syntax):
		return at(data, syntax.Offset, "JSON", strings.TrimPrefix(syntax.Error(), "json: "))
	case errors.As(err, &kind):
		e := at(data, kind.Offset, jsonKind(kind.Type), jsonValue(kind.Value))
		return e.In(locate(data, typ))
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return at(data, int64(len(data))+1, "JSON", "the end of the text")
	}
	// encoding/json says which field it does not know, and not where
	text := strings.TrimPrefix(err.Error(), "json: ")
	if name, ok := strings.CutPrefix(text, "unknown field "); ok {
		if i := bytes.Index(data, []byte(name)); i >= 0 {
			offset = int64(i) + 1
		}
	}
	return at(data, offset, "a field of the format", text).In(locate(data, typ))
}

// readsItself reports whether values of a type read their own JSON, or their own text in it.
func readsItself(typ reflect.Type) bool {
	p := reflect.PointerTo(typ)
	return p.Implements(reflect.TypeFor[json.Unmarshaler]()) || p.Implements(reflect.TypeFor[encoding.TextUnmarshaler]())
}

// jsonKind says what a value of a type is in JSON.
func jsonKind(t reflect.Type) string {
	switch {
	case readsItself(t), t.Kind() == reflect.String:
		return "a string"
	case t.Kind() == reflect.Bool:
		return "true or false"
	case t.Kind() == reflect.Slice, t.Kind() == reflect.Array:
		return "a list"
	case t.Kind() == reflect.Struct, t.Kind() == reflect.Map, t.Kind() == reflect.Pointer:
		return "an object"
	}
	return "a whole number"
}

// jsonValue says what encoding/json has found.
func jsonValue(found string) string {
	switch found {
	case "array":
		return "a list"
	case "object":
		return "an object"
	case "bool":
		return "true or false"
	}
	return "a " + found
}

// at makes the error for the byte before offset, as encoding/json counts them.
func at(data []byte, offset int64, want, got string) *SyntaxError {
	n := max(0, min(int(offset)-1, len(data)))
	before := data[:n]
	line := bytes.Count(before, []byte("\n")) + 1
	return &SyntaxError{Line: line, Col: n - bytes.LastIndexByte(before, '\n'), Want: want, Got: got}
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
		if v.Outcome != Refused || v.Move != e.Refused.Move || v.Rule.ID != e.Refused.Rule {
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

func sameJSON(a, b []byte) bool {
	var x, y any
	return json.Unmarshal(a, &x) == nil && json.Unmarshal(b, &y) == nil && reflect.DeepEqual(x, y)
}

// compact writes JSON without its blanks, and text that is none as it is: a Record need not have been read.
func compact(raw []byte) string {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return string(raw)
	}
	return b.String()
}
