package paperapps

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// Options are the points on which editions and readers differ. Start from a preset and change its fields: a field that is
// left out of a literal is 0, and not what an edition has. The zero Options alone is Gladden2021.
type Options struct {
	StartHP    int // NewHero: HP at the start of the first page
	RespawnHP  int // Respawn: HP at the start of the page after a death
	HPCap      int // CapCutsTotal: the most HP that a page may end with, elixirs aside; 0 is none
	DeathBelow int // DeathBelowZero: ending HP below this is a death

	WebCost         WebCost     // WebCosts
	ClearPath       bool        // ClearPathFirst
	BackRule        BackRule    // BackBarred
	GamblerPays     int         // GamblerRolls: coins for a 4 or more
	Score           ScoreRule   // FinalScore
	Turn            Turn        // ChooseSide
	CornerCut       CornerCut   // CornersDoNotStop
	NoMove          NoMove      // FirstWayOpen
	StairsReach     StairsReach // LeaveInReach
	DeathKeepsItems bool        // ItemsSurviveDeath
}

// WebCost is what a spiderweb costs.
type WebCost uint8

const (
	WebCostOne WebCost = iota // one coin
	WebCostD6                 // as many coins as the die shows
)

// BackRule says how far the bar on doubling back reaches.
type BackRule uint8

const (
	MoveOnly              BackRule = iota // within one move
	OppositeOfLastHeading                 // between moves too: see BackBarred
)

// ScoreRule says how a finished run is scored.
type ScoreRule uint8

const (
	NoScore ScoreRule = iota // the edition prints no score
	Formula                  // 5 x HP + 3 x coins - deaths
)

// Turn says who picks the side at a wall with both sides open.
type Turn uint8

const (
	EitherSide Turn = iota // the player
	Mirror                 // on a diagonal that grazes one wall, the wall: see ChooseSide
)

// CornerCut says which wall corners stop a diagonal step.
type CornerCut uint8

const (
	AllowAll  CornerCut = iota // none
	NoSqueeze                  // two, one on each side
	NoCut                      // any
)

// NoMove says what becomes of a roll with no open way.
type NoMove uint8

const (
	Stay   NoMove = iota // it is spent in place
	Reroll               // it does not count, the die is rolled again
)

// StairsReach says from where the stairs can be taken at the end of a move.
type StairsReach uint8

const (
	Eight      StairsReach = iota // the stairs and the eight cells around them
	Four                          // the stairs and the four cells that share a side with them
	SquareOnly                    // the stairs
)

// Gladden2021 returns the options of the rulebook that this package models.
func Gladden2021() Options {
	return Options{StartHP: 10, RespawnHP: 10, GamblerPays: 10, DeathKeepsItems: true}
}

// Zero returns the options of the free print-and-play of 2021: HP is capped at 25, webs cost what the die shows, and the
// run is scored.
func Zero() Options {
	o := Gladden2021()
	o.HPCap, o.WebCost, o.Score = 25, WebCostD6, Formula
	return o
}

// LuckyDuck returns the options of the edition of 2023: HP is capped at 10 and elixirs, a floor ended with no HP is a
// death, webs cost what the die shows, the Gambler pays 20, and the first heading of a roll is less free.
func LuckyDuck() Options {
	o := Gladden2021()
	o.HPCap, o.DeathBelow, o.WebCost, o.GamblerPays = 10, 1, WebCostD6, 20
	o.ClearPath, o.BackRule = true, OppositeOfLastHeading
	return o
}

// HardMode returns the options with the rulebook's hard mode on top: a web costs what the die shows (WebHardMode), and
// after a death the next page starts with 7 HP (RespawnHard).
func (o Options) HardMode() Options {
	if o == (Options{}) {
		o = Gladden2021()
	}
	o.WebCost, o.RespawnHP = WebCostD6, 7
	return o
}

// bounded is an option whose value is a number: its place in Options, the values it may have, and its rule.
type bounded struct {
	name     string
	value    func(*Options) *int
	min, max int
	rule     *rulebook.Rule
}

// numbers lists the numeric options. The bounds keep every total of a run far inside the state's integers.
var numbers = []bounded{
	{"StartHP", func(o *Options) *int { return &o.StartHP }, 0, 999, NewHero},
	{"RespawnHP", func(o *Options) *int { return &o.RespawnHP }, 0, 999, Respawn},
	{"HPCap", func(o *Options) *int { return &o.HPCap }, 0, 9999, CapCutsTotal},
	{"DeathBelow", func(o *Options) *int { return &o.DeathBelow }, 0, 1, DeathBelowZero},
	{"GamblerPays", func(o *Options) *int { return &o.GamblerPays }, 0, 999, GamblerRolls},
}

// validate reports the first option that makes no game: the error is a *rulebook.ContentError.
func (o Options) validate() error {
	for _, n := range numbers {
		if v := *n.value(&o); v < n.min || v > n.max {
			return optionError(n.name, n.rule, "want %d to %d, got %d", n.min, n.max, v)
		}
	}
	switch {
	case o.StartHP < o.DeathBelow:
		return optionError("StartHP", NewHero, "the hero would start dead: %d HP, and below %d is a death", o.StartHP, o.DeathBelow)
	case o.RespawnHP < o.DeathBelow:
		return optionError("RespawnHP", Respawn, "the hero would start dead: %d HP, and below %d is a death", o.RespawnHP, o.DeathBelow)
	case o.HPCap > 0 && o.HPCap < max(o.StartHP, o.RespawnHP):
		return optionError("HPCap", CapCutsTotal, "the cap of %d is below the %d HP that a page may start with", o.HPCap, max(o.StartHP, o.RespawnHP))
	}
	for _, c := range choices {
		if v := c.get(&o); int(v) >= len(c.names) {
			return optionError(c.name, c.rule, "want one of %s, got value %d", strings.Join(c.names, ", "), v)
		}
	}
	return nil
}

func optionError(name string, r *rulebook.Rule, format string, args ...any) error {
	return &rulebook.ContentError{Path: "options." + name, Rule: r, Detail: fmt.Sprintf(format, args...)}
}

// choice is an option whose value is one of a few names: the names in the order of the values, its place in Options, and
// its rule.
type choice struct {
	name  string
	names []string
	get   func(*Options) uint8
	set   func(*Options, uint8)
	rule  *rulebook.Rule
}

// choices lists the options that are chosen by name.
var choices = []choice{
	{"WebCost", []string{"One", "D6"}, func(o *Options) uint8 { return uint8(o.WebCost) },
		func(o *Options, v uint8) { o.WebCost = WebCost(v) }, WebCosts},
	{"BackRule", []string{"MoveOnly", "OppositeOfLastHeading"}, func(o *Options) uint8 { return uint8(o.BackRule) },
		func(o *Options, v uint8) { o.BackRule = BackRule(v) }, BackBarred},
	{"Score", []string{"none", "formula"}, func(o *Options) uint8 { return uint8(o.Score) },
		func(o *Options, v uint8) { o.Score = ScoreRule(v) }, FinalScore},
	{"Turn", []string{"EitherSide", "Mirror"}, func(o *Options) uint8 { return uint8(o.Turn) },
		func(o *Options, v uint8) { o.Turn = Turn(v) }, ChooseSide},
	{"CornerCut", []string{"AllowAll", "NoSqueeze", "NoCut"}, func(o *Options) uint8 { return uint8(o.CornerCut) },
		func(o *Options, v uint8) { o.CornerCut = CornerCut(v) }, CornersDoNotStop},
	{"NoMove", []string{"Stay", "Reroll"}, func(o *Options) uint8 { return uint8(o.NoMove) },
		func(o *Options, v uint8) { o.NoMove = NoMove(v) }, FirstWayOpen},
	{"StairsReach", []string{"Eight", "Four", "SquareOnly"}, func(o *Options) uint8 { return uint8(o.StairsReach) },
		func(o *Options, v uint8) { o.StairsReach = StairsReach(v) }, LeaveInReach},
}

// flags lists the options that are true or false.
var flags = []struct {
	name  string
	value func(*Options) *bool
}{
	{"ClearPath", func(o *Options) *bool { return &o.ClearPath }},
	{"DeathKeepsItems", func(o *Options) *bool { return &o.DeathKeepsItems }},
}

// flagValues are the two ways to write a flag.
var flagValues = map[string]bool{"true": true, "false": false, `"on"`: true, `"off"`: false}

// presets by name. A preset with HardMode on top has no name of its own.
var presets = []struct {
	name string
	make func() Options
}{{"Gladden2021", Gladden2021}, {"Zero", Zero}, {"LuckyDuck", LuckyDuck}}

func presetNames() string {
	names := make([]string, len(presets))
	for i, p := range presets {
		names[i] = p.name
	}
	return strings.Join(names, ", ")
}

// MarshalJSON writes the name of the preset that the options are, or an object with Gladden2021 as the preset and what differs
// from it.
func (o Options) MarshalJSON() ([]byte, error) {
	if o == (Options{}) {
		o = Gladden2021()
	}
	for _, p := range presets {
		if o == p.make() {
			return json.Marshal(p.name)
		}
	}
	base := Gladden2021()
	m := map[string]any{"preset": "Gladden2021"}
	for _, n := range numbers {
		if v := *n.value(&o); v != *n.value(&base) {
			m[n.name] = v
		}
	}
	for _, c := range choices {
		v := c.get(&o)
		if int(v) >= len(c.names) {
			return nil, fmt.Errorf("paperapps: option %s has no value %d", c.name, v)
		}
		if v != c.get(&base) {
			m[c.name] = c.names[v]
		}
	}
	for _, f := range flags {
		if v := *f.value(&o); v != *f.value(&base) {
			m[f.name] = v
		}
	}
	return json.Marshal(m) // the keys come out sorted
}

// UnmarshalJSON reads what MarshalJSON writes, and "HardMode": true beside the preset. The error is a
// *rulebook.SyntaxError.
func (o *Options) UnmarshalJSON(data []byte) error {
	var name string
	if json.Unmarshal(data, &name) == nil {
		return o.setPreset(name, "")
	}
	var fields map[string]json.RawMessage
	if err := rulebook.ReadJSON(data, &fields); err != nil || fields == nil {
		return &rulebook.SyntaxError{Want: "the name of a preset, or an object"}
	}
	name = "Gladden2021"
	if raw, ok := fields["preset"]; ok && json.Unmarshal(raw, &name) != nil {
		return &rulebook.SyntaxError{Path: "preset", Want: "one of " + presetNames(), Got: string(raw)}
	}
	if err := o.setPreset(name, "preset"); err != nil {
		return err
	}
	delete(fields, "preset")
	return o.setFields(fields)
}

// setPreset sets the options of an edition, whose name stands at a path.
func (o *Options) setPreset(name, path string) error {
	for _, p := range presets {
		if p.name == name {
			*o = p.make()
			return nil
		}
	}
	return &rulebook.SyntaxError{Path: path, Want: "one of " + presetNames(), Got: fmt.Sprintf("%q", name)}
}

// setFields sets each named option, hard mode first, since it lies on the preset and below the other options.
func (o *Options) setFields(fields map[string]json.RawMessage) error {
	if raw, ok := fields["HardMode"]; ok {
		var hard bool
		if json.Unmarshal(raw, &hard) != nil {
			return fieldError("HardMode", "true or false", raw)
		}
		if hard {
			*o = o.HardMode()
		}
		delete(fields, "HardMode")
	}
	for _, n := range numbers {
		if raw, ok := fields[n.name]; ok {
			if n.name == "HPCap" && string(raw) == `"none"` {
				raw = json.RawMessage("0")
			}
			if json.Unmarshal(raw, n.value(o)) != nil || string(raw) == "null" {
				return fieldError(n.name, "a whole number", raw)
			}
			delete(fields, n.name)
		}
	}
	for _, f := range flags {
		if raw, ok := fields[f.name]; ok {
			if on, ok := flagValues[string(raw)]; ok {
				*f.value(o) = on
			} else {
				return fieldError(f.name, "true or false", raw)
			}
			delete(fields, f.name)
		}
	}
	for _, c := range choices {
		if raw, ok := fields[c.name]; ok {
			if err := c.read(o, raw); err != nil {
				return err
			}
			delete(fields, c.name)
		}
	}
	return unknown(fields)
}

// unknown reports the first field that is no option, by name.
func unknown(fields map[string]json.RawMessage) error {
	first := ""
	for name := range fields {
		if first == "" || name < first {
			first = name
		}
	}
	if first == "" {
		return nil
	}
	return &rulebook.SyntaxError{Want: "the name of an option", Got: fmt.Sprintf("%q", first)}
}

func (c choice) read(o *Options, raw json.RawMessage) error {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		for i, name := range c.names {
			if name == s {
				c.set(o, uint8(i))
				return nil
			}
		}
	}
	return fieldError(c.name, "one of "+strings.Join(c.names, ", "), raw)
}

func fieldError(name, want string, raw []byte) error {
	return &rulebook.SyntaxError{Path: name, Want: want, Got: string(raw)}
}
