package dungeonalliance

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"github.com/rulebook-go/rulebook"
)

//go:embed shipped.json
var shippedJSON []byte

// Shipped returns the content that comes with the package: invented, not the published cards. No name, number or text of it
// is taken from the game. Every call returns a copy of its own.
func Shipped() Content { return deepCopy(shipped()) }

// shipped is the file that comes with the package; nobody changes what it returns.
var shipped = sync.OnceValue(func() Content {
	var c Content
	var parts contentParts
	_ = rulebook.ReadJSON(shippedJSON, &parts) // a test reads it
	parts.over(&c)
	return c
})

// deepCopy returns a copy of v that shares nothing with it. It copies exported fields alone.
func deepCopy[T any](v T) T {
	var c T
	copyInto(reflect.ValueOf(&c).Elem(), reflect.ValueOf(&v).Elem())
	return c
}

func copyInto(dst, src reflect.Value) {
	switch src.Kind() {
	case reflect.Pointer:
		if !src.IsNil() {
			dst.Set(reflect.New(src.Type().Elem()))
			copyInto(dst.Elem(), src.Elem())
		}
	case reflect.Slice:
		if !src.IsNil() {
			dst.Set(reflect.MakeSlice(src.Type(), src.Len(), src.Len()))
			for i := range src.Len() {
				copyInto(dst.Index(i), src.Index(i))
			}
		}
	case reflect.Map: // of strings and numbers
		if !src.IsNil() {
			dst.Set(reflect.MakeMap(src.Type()))
			for _, k := range src.MapKeys() {
				dst.SetMapIndex(k, src.MapIndex(k))
			}
		}
	case reflect.Struct:
		for i := range src.NumField() {
			copyInto(dst.Field(i), src.Field(i))
		}
	default:
		dst.Set(src)
	}
}

// ReadContent reads a content from JSON, strictly: a field that the format does not have, or text behind the value, is an
// error, a *rulebook.SyntaxError. A part that is left out is that of the shipped set. Whether the content is valid is asked
// by Validate.
func ReadContent(data []byte) (Content, error) {
	var parts contentParts
	if err := rulebook.ReadJSON(data, &parts); err != nil {
		return Content{}, err
	}
	c := Shipped()
	parts.over(&c)
	return c, nil
}

// UnmarshalJSON reads what ReadContent reads, as a part of a set-up.
func (c *Content) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		return nil // as encoding/json has it
	}
	whole, err := ReadContent(data)
	if err != nil {
		return err
	}
	*c = whole
	return nil
}

// MarshalJSON writes the parts that differ from those of the shipped set, and the name. UnmarshalJSON makes the same value
// of it; Text writes all parts.
func (c Content) MarshalJSON() ([]byte, error) {
	parts, own := written(&c), shipped()
	v, w := reflect.ValueOf(&parts).Elem(), reflect.ValueOf(partsOf(&own))
	for i := range v.NumField() {
		if i > 0 && reflect.DeepEqual(v.Field(i).Elem().Interface(), w.Field(i).Elem().Interface()) {
			v.Field(i).SetZero()
		}
	}
	return json.Marshal(parts)
}

// Text writes all parts of the content as JSON for people. ReadContent reads it back.
func (c Content) Text() ([]byte, error) {
	text, err := json.MarshalIndent(written(&c), "", "  ")
	return append(text, '\n'), err
}

// contentParts is Content in JSON: a nil part is left out.
type contentParts struct {
	Name            *string         `json:"name,omitempty"`
	Heroes          *[]Hero         `json:"heroes,omitempty"`
	Upgrades        *[]Upgrade      `json:"upgrades,omitempty"`
	Treasures       *[]TreasureCard `json:"treasures,omitempty"`
	Die             *[]int          `json:"die,omitempty"`
	Monsters        *[]Monster      `json:"monsters,omitempty"`
	Chests          *ChestTable     `json:"chests,omitempty"`
	Finals          *[]FinalEnemy   `json:"finals,omitempty"`
	Encounters      *[]RoomCard     `json:"encounters,omitempty"`
	TitanEncounters *[]RoomCard     `json:"titanEncounters,omitempty"`
	Solo            *[]int          `json:"solo,omitempty"`
	Map             *Map            `json:"map,omitempty"`
	Room            *RoomSide       `json:"room,omitempty"`
	TitanRoom       *RoomSide       `json:"titanRoom,omitempty"`
}

// written returns the parts of c for writing: a list that is nil is written as an empty one, since a part that is left out is
// the shipped one.
func written(c *Content) contentParts {
	parts := partsOf(c)
	v := reflect.ValueOf(&parts).Elem()
	for i := range v.NumField() {
		if list := v.Field(i).Elem(); list.Kind() == reflect.Slice && list.IsNil() {
			v.Field(i).Set(reflect.New(list.Type()))
			v.Field(i).Elem().Set(reflect.MakeSlice(list.Type(), 0, 0))
		}
	}
	return parts
}

// partsOf returns the parts of c, which they share.
func partsOf(c *Content) contentParts {
	return contentParts{
		&c.Name, &c.Heroes, &c.Upgrades, &c.Treasures, &c.Die, &c.Monsters, &c.Chests, &c.Finals,
		&c.Encounters, &c.TitanEncounters, &c.Solo, &c.Map, &c.Room, &c.TitanRoom,
	}
}

// over lays the parts that are there over those of c.
func (p contentParts) over(c *Content) {
	from, to := reflect.ValueOf(p), reflect.ValueOf(partsOf(c))
	for i := range from.NumField() {
		if !from.Field(i).IsNil() {
			to.Field(i).Elem().Set(from.Field(i).Elem())
		}
	}
}

// The names of the vocabulary, in the order of the constants.
var (
	passiveNames  = [...]string{"attack", "defence", "speed", "health", "disarm"}
	treasureNames = [...]string{"treasure", "trap", "mimic"}
	finalNames    = [...]string{"quest", "gorthos", "titan"}
	effectNames   = [...]string{"none", "hit", "loss", "heal", "speed", "move", "spawn", "flip", "guard"}
	ruleNames     = [...]string{"none", "self", "chosen", "random", "nearest", "within", "all"}
	pointNames    = [...]string{"picked", "entrance", "spawn"}
)

// String returns "attack", "defence", "speed", "health" or "disarm".
func (v Passive) String() string { return nameOf(passiveNames[:], v, "Passive") }

// String returns "treasure", "trap" or "mimic".
func (v TreasureKind) String() string { return nameOf(treasureNames[:], v, "TreasureKind") }

// String returns "quest", "gorthos" or "titan".
func (v FinalToken) String() string { return nameOf(finalNames[:], v, "FinalToken") }

// String returns the name of the effect in small letters, "none" for NoEffect.
func (v EffectKind) String() string { return nameOf(effectNames[:], v, "EffectKind") }

// String returns the name of the rule in small letters, "none" for NoTarget.
func (v TargetRule) String() string { return nameOf(ruleNames[:], v, "TargetRule") }

// String returns "picked", "entrance" or "spawn".
func (v Point) String() string { return nameOf(pointNames[:], v, "Point") }

// MarshalText writes the name of the passive.
func (v Passive) MarshalText() ([]byte, error) { return textOf(passiveNames[:], v, "Passive") }

// MarshalText writes the name of the kind.
func (v TreasureKind) MarshalText() ([]byte, error) {
	return textOf(treasureNames[:], v, "TreasureKind")
}

// MarshalText writes the name of the token.
func (v FinalToken) MarshalText() ([]byte, error) { return textOf(finalNames[:], v, "FinalToken") }

// MarshalText writes the name of the effect.
func (v EffectKind) MarshalText() ([]byte, error) { return textOf(effectNames[:], v, "EffectKind") }

// MarshalText writes the name of the point.
func (v Point) MarshalText() ([]byte, error) { return textOf(pointNames[:], v, "Point") }

// UnmarshalText reads the name of a passive; its error is a *rulebook.SyntaxError, as that of the methods below.
func (v *Passive) UnmarshalText(t []byte) error { return readName(passiveNames[:], v, t) }

// UnmarshalText reads the name of a kind.
func (v *TreasureKind) UnmarshalText(t []byte) error { return readName(treasureNames[:], v, t) }

// UnmarshalText reads the name of a token.
func (v *FinalToken) UnmarshalText(t []byte) error { return readName(finalNames[:], v, t) }

// UnmarshalText reads the name of an effect.
func (v *EffectKind) UnmarshalText(t []byte) error { return readName(effectNames[:], v, t) }

// UnmarshalText reads the name of a point.
func (v *Point) UnmarshalText(t []byte) error { return readName(pointNames[:], v, t) }

// numbered reports whether the rule has a number.
func (v TargetRule) numbered() bool { return v == Chosen || v == Random || v == Within }

// String returns the rule's name and, where it has one, its number.
func (t Target) String() string {
	if t.Rule.numbered() {
		return fmt.Sprintf("%v %d", t.Rule, t.N)
	}
	return t.Rule.String()
}

// MarshalText writes what String returns.
func (t Target) MarshalText() ([]byte, error) {
	if _, err := textOf(ruleNames[:], t.Rule, "TargetRule"); err != nil {
		return nil, err
	}
	if !t.Rule.numbered() && t.N != 0 {
		return nil, fmt.Errorf("dungeonalliance: the target rule %v has no number", t.Rule)
	}
	return []byte(t.String()), nil
}

// UnmarshalText reads what String returns; its error is a *rulebook.SyntaxError.
func (t *Target) UnmarshalText(text []byte) error {
	name, number, _ := strings.Cut(string(text), " ")
	var u Target
	if err := readName(ruleNames[:], &u.Rule, []byte(name)); err != nil {
		return err
	}
	if u.Rule.numbered() {
		n, err := strconv.Atoi(number)
		if err != nil {
			return &rulebook.SyntaxError{Want: "a number behind " + name, Got: fmt.Sprintf("%q", text)}
		}
		u.N = n
	}
	if u.String() != string(text) {
		return &rulebook.SyntaxError{Want: u.String(), Got: fmt.Sprintf("%q", text)}
	}
	*t = u
	return nil
}
