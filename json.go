package rulebook

import (
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"reflect"
	"strings"
)

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

// ReadJSON reads one JSON value into what dst points to, more strictly than encoding/json: every field is one that dst has,
// written letter for letter and once, null stands only where dst can be nil, and nothing stands behind the value. Its errors
// are *SyntaxError with the path inside the value, and with the line and the column where that begins; where a type in dst
// refuses its own text, the place that the type gives follows the path. Games read their set-ups with it.
func ReadJSON(data []byte, dst any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(dst); err != nil {
		return jsonError(data, err, dst)
	}
	if rest := bytes.TrimLeft(data[d.InputOffset():], " \t\r\n"); len(rest) > 0 {
		return at(data, len(data)-len(rest), "the end of the text", "more text")
	}
	if err := exact(data, data, 0, reflect.TypeOf(dst).Elem()); err != nil {
		return err
	}
	return nil
}

// jsonError turns an error of encoding/json into a SyntaxError.
func jsonError(data []byte, err error, dst any) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	var own *SyntaxError
	var noPointer *json.InvalidUnmarshalError
	if errors.As(err, &noPointer) {
		return err // that is the caller's fault, and not the text's
	}
	typ := reflect.TypeOf(dst).Elem()
	switch {
	case errors.As(err, &own):
		path, _ := locate(data, typ)
		return own.In(path)
	case errors.As(err, &syntax):
		return at(data, int(syntax.Offset)-1, "JSON", strings.TrimPrefix(syntax.Error(), "json: "))
	case errors.As(err, &kind):
		path, start := locate(data, typ)
		return at(data, start, jsonKind(kind.Type), jsonValue(kind.Value)).In(path)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return at(data, len(data), "JSON", "the end of the text")
	}
	if unknown := exact(data, data, 0, typ); unknown != nil { // encoding/json does not say where the field is
		return unknown
	}
	path, start := locate(data, typ)
	return at(data, start, "a value of the format", strings.TrimPrefix(err.Error(), "json: ")).In(path)
}

// at makes the error for the byte at an offset.
func at(data []byte, offset int, want, got string) *SyntaxError {
	before := data[:max(0, min(offset, len(data)))]
	line := bytes.Count(before, []byte("\n")) + 1
	return &SyntaxError{Line: line, Col: len(before) - bytes.LastIndexByte(before, '\n'), Want: want, Got: got}
}

// An entry is a field of a JSON object or an element of a list, beside the type that it is read into.
type entry struct {
	name    string // of the field, or "[3]"
	nameAt  int    // offset of a field's name
	known   bool   // the type has the field
	value   []byte
	valueAt int          // its offset
	typ     reflect.Type // nil if nothing is known of it
}

// entries returns what stands in an object or a list; nothing for other values. The text is known to be JSON.
func entries(data []byte, typ reflect.Type) iter.Seq[entry] {
	return func(yield func(entry) bool) {
		d := json.NewDecoder(bytes.NewReader(data))
		open, _ := d.Token()
		if open != json.Delim('{') && open != json.Delim('[') {
			return
		}
		fields, inner := parts(typ)
		for i := 0; d.More(); i++ {
			e := entry{name: fmt.Sprintf("[%d]", i), known: true, typ: inner}
			if open == json.Delim('{') {
				e.nameAt = len(data) - len(bytes.TrimLeft(data[d.InputOffset():], " \t\r\n,"))
				token, _ := d.Token()
				e.name, _ = token.(string)
				if fields != nil {
					e.typ, e.known = fields[e.name]
				}
			}
			var value json.RawMessage
			if d.Decode(&value) != nil {
				return
			}
			e.value, e.valueAt = value, int(d.InputOffset())-len(value)
			if !yield(e) {
				return
			}
		}
	}
}

// locate returns the path of the innermost value in a JSON text that can't be read into its part of a type, and the offset
// at which it begins: the whole, or a value that the type reads by itself, if nothing further in is to blame.
func locate(data []byte, typ reflect.Type) (path string, start int) {
	if typ = pointedTo(typ); !readsItself(typ) {
		for e := range entries(data, typ) {
			if e.typ != nil && !fits(e.value, e.typ) {
				path, start = locate(e.value, e.typ)
				return join(e.name, path), e.valueAt + start
			}
		}
	}
	return "", len(data) - len(bytes.TrimLeft(data, " \t\r\n"))
}

// fits reports whether a JSON value can be read into a type.
func fits(value []byte, typ reflect.Type) bool {
	d := json.NewDecoder(bytes.NewReader(value))
	d.DisallowUnknownFields()
	return d.Decode(reflect.New(typ).Interface()) == nil
}

// exact checks what encoding/json is lax about in a value at an offset of the text: the names of fields, fields that stand
// twice, and null. It returns nil if there is nothing to find. The text is known to be JSON.
func exact(data, value []byte, offset int, typ reflect.Type) *SyntaxError {
	if bytes.Equal(bytes.TrimSpace(value), []byte("null")) && !takesNull(typ) {
		_, start := locate(value, typ)
		return at(data, offset+start, jsonKind(typ), "null")
	}
	typ = pointedTo(typ)
	if typ == nil || readsItself(typ) {
		return nil
	}
	seen := map[string]bool{}
	for e := range entries(value, typ) {
		switch {
		case !e.known:
			return at(data, offset+e.nameAt, "a field of the format", fmt.Sprintf("%q", e.name))
		case seen[e.name]:
			return at(data, offset+e.nameAt, "each field once", fmt.Sprintf("%q", e.name))
		}
		seen[e.name] = true
		if err := exact(data, e.value, offset+e.valueAt, e.typ); err != nil {
			return err.In(e.name)
		}
	}
	return nil
}

// parts returns the types of a struct's fields by their names in JSON, or that of the elements of a list or a map.
func parts(typ reflect.Type) (fields map[string]reflect.Type, inner reflect.Type) {
	switch typ.Kind() {
	case reflect.Slice, reflect.Array, reflect.Map:
		return nil, typ.Elem()
	case reflect.Struct:
		fields = map[string]reflect.Type{}
		for _, f := range reflect.VisibleFields(typ) {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			fields[cmp.Or(name, f.Name)] = f.Type
		}
	}
	return fields, nil
}

func pointedTo(typ reflect.Type) reflect.Type {
	for typ != nil && typ.Kind() == reflect.Pointer {
		typ = typ.Elem()
	}
	return typ
}

// readsItself reports whether values of a type read their own JSON, or their own text in it.
func readsItself(typ reflect.Type) bool {
	return reads[json.Unmarshaler](typ) || reads[encoding.TextUnmarshaler](typ) || typ.Kind() == reflect.Interface
}

func reads[I any](typ reflect.Type) bool {
	return reflect.PointerTo(typ).Implements(reflect.TypeFor[I]())
}

// takesNull reports whether null says something to a type: that there is nothing, or what the type makes of it.
func takesNull(typ reflect.Type) bool {
	if typ == nil || reads[json.Unmarshaler](typ) {
		return true
	}
	switch typ.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return true
	}
	return false
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

// sameJSON compares JSON values: objects whatever the order of their fields, and whole numbers digit by digit.
func sameJSON(a, b []byte) bool {
	var x, y any
	return decode(a, &x) == nil && decode(b, &y) == nil && sameValue(x, y)
}

func decode(data []byte, dst *any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	return d.Decode(dst)
}

func sameValue(x, y any) bool {
	switch x := x.(type) {
	case map[string]any:
		y, ok := y.(map[string]any)
		for name, value := range x {
			other, has := y[name]
			ok = ok && has && sameValue(value, other)
		}
		return ok && len(x) == len(y)
	case []any:
		y, ok := y.([]any)
		for i := 0; ok && i < len(x) && len(x) == len(y); i++ {
			ok = sameValue(x[i], y[i])
		}
		return ok && len(x) == len(y)
	case json.Number:
		y, ok := y.(json.Number)
		return ok && sameNumber(string(x), string(y))
	}
	return x == y
}

func sameNumber(x, y string) bool {
	if !strings.ContainsAny(x+y, ".eE") {
		return x == y
	}
	f, errF := json.Number(x).Float64()
	g, errG := json.Number(y).Float64()
	return errF == nil && errG == nil && f == g
}
