package rulebook_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
)

func TestErrorsNameTheirRule(t *testing.T) {
	_, err := toy{last: 5}.Apply(toyMove{n: 3})
	require.ErrorIs(t, err, toyStep)
	require.NotErrorIs(t, err, toyCoin)
	var v *rulebook.Violation
	require.ErrorAs(t, err, &v)
	require.Equal(t, "step 3 breaks TOY-1: that is no step", err.Error())
	require.Equal(t, "TOY-1: a step is 1 or 2 squares", toyStep.Error())

	content := &rulebook.ContentError{Path: "deck[3]", Rule: toyEnd, Detail: "too long"}
	require.ErrorIs(t, fmt.Errorf("loading: %w", content), toyEnd)
	require.Equal(t, "deck[3] breaks TOY-3: too long", content.Error())
}

func TestNames(t *testing.T) {
	for got, want := range map[string]string{
		rulebook.Book.String(): "book", rulebook.Base.String(): "base", rulebook.House.String(): "house reading",
		rulebook.Basis(1).String(): "book", rulebook.Basis(4).String(): "Basis(4)", rulebook.Basis(0).String(): "Basis(0)",
		rulebook.Chance.String(): "chance", rulebook.Over.String(): "over", rulebook.Several.String(): "several",
		rulebook.Actor(2).String(): "player 2",
		rulebook.Legal.String():    "legal", rulebook.Refused.String(): "refused", rulebook.Unreadable.String(): "unreadable",
		rulebook.Outcome(0).String(): "Outcome(0)", rulebook.Outcome(1).String(): "legal", rulebook.Outcome(4).String(): "Outcome(4)",
	} {
		require.Equal(t, want, got)
	}
}

func TestSyntaxErrorsSayWhere(t *testing.T) {
	for _, c := range []struct {
		err   *rulebook.SyntaxError
		place string
		text  string
	}{
		{&rulebook.SyntaxError{Want: "x"}, "", "want x"},
		{&rulebook.SyntaxError{Col: 4, Want: "x", Got: "y"}, "4", "4: want x, got y"},
		{&rulebook.SyntaxError{Line: 2, Col: 4, Want: "x"}, "2:4", "2:4: want x"},
		{&rulebook.SyntaxError{Path: "a.b", Line: 2, Col: 4, Want: "x"}, "a.b:2:4", "a.b:2:4: want x"},
		{(&rulebook.SyntaxError{Path: "b", Col: 1, Want: "x"}).In("a"), "a.b:1", "a.b:1: want x"},
		{(&rulebook.SyntaxError{Path: "[2]", Want: "x"}).In("a"), "a[2]", "a[2]: want x"},
		{(&rulebook.SyntaxError{Want: "x"}).In("a"), "a", "a: want x"},
		{(&rulebook.SyntaxError{Path: "b", Want: "x"}).In(""), "b", "b: want x"},
	} {
		require.Equal(t, c.place, c.err.Place())
		require.Equal(t, c.text, c.err.Error())
	}
	e := &rulebook.SyntaxError{Path: "b"}
	e.In("a")
	require.Equal(t, "b", e.Path, "In leaves its receiver as it was")
}

func TestTraceOfNobodyDropsAndDoesNotAllocate(t *testing.T) {
	var none *rulebook.Trace
	require.Nil(t, none.Events())
	n := 4711
	require.Zero(t, testing.AllocsPerRun(50, func() {
		none.Cite(toyStep, 0, "goes %d of %d", n, n+1)
		none.CiteName(toyStep, 0, "%s goes %d", "a hero", n)
	}))
	var some rulebook.Trace
	require.Empty(t, some.Events())
	some.Cite(toyStep, 1, "goes %d of %d", 3, 4)
	some.CiteName(toyCoin, rulebook.Nobody, "%s goes %d", "a hero", 5)
	require.Equal(t, []rulebook.Event{{toyStep, 1, "goes 3 of 4"}, {toyCoin, rulebook.Nobody, "a hero goes 5"}}, some.Events())
	require.Equal(t, "TOY-1 goes 3 of 4", some.Events()[0].String())
}

func TestReplayStopsBeforeTheRefusedMove(t *testing.T) {
	s, n, err := rulebook.Replay(toy{last: 5}, toyMove{n: 2}, toyMove{n: 1}, toyMove{n: 2})
	require.NoError(t, err)
	require.Equal(t, 3, n)
	require.Equal(t, toy{at: 5, last: 5}, s)
	s, n, err = rulebook.Replay(toy{last: 5}, toyMove{n: 2}, toyMove{n: 7}, toyMove{n: 2})
	require.ErrorIs(t, err, toyStep)
	require.Equal(t, 1, n)
	require.Equal(t, toy{at: 2, last: 5}, s)
}

func TestMovesCanBeLeftEarly(t *testing.T) {
	var seen []toyMove
	for m := range rulebook.Moves(toy{last: 5}) {
		if seen = append(seen, m); len(seen) == 2 {
			break
		}
	}
	require.Equal(t, []toyMove{{n: 1}, {n: 2}}, seen)
	require.Len(t, slices.Collect(rulebook.Moves(toy{last: 5})), 4)
}

func TestPlayoutEndsAtTheEndOrTheLimit(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	prefix := []toyMove{{n: 1}}
	for range 100 {
		moves, s, err := rulebook.Playout(prefix, toy{last: 6}, r, 1000)
		require.NoError(t, err)
		require.Equal(t, rulebook.Over, s.Actor())
		require.Equal(t, prefix[0], moves[0], "what stood in dst stays")
		back, n, err := rulebook.Replay(toy{last: 6}, moves[1:]...)
		require.NoError(t, err)
		require.Equal(t, len(moves)-1, n)
		require.Equal(t, s, back)
	}
	for limit := range 3 {
		moves, s, err := rulebook.Playout(nil, toy{last: 100}, r, limit)
		require.NoError(t, err)
		require.Len(t, moves, limit)
		require.NotEqual(t, rulebook.Over, s.Actor())
	}
}

// Where a player may choose or let chance decide, chance counts as one move: at the start of the toy game each step has
// odds of 1/3, and each side of the coin 1/6.
func TestPlayoutCountsChanceAsOneMove(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	count := map[toyMove]int{}
	const n = 12000
	for range n {
		moves, _, err := rulebook.Playout(nil, toy{last: 6}, r, 1)
		require.NoError(t, err)
		count[moves[0]]++
	}
	for m, part := range map[toyMove]int{{n: 1}: 3, {n: 2}: 3, {true, 0}: 6, {true, 1}: 6} {
		require.InDelta(t, n/part, count[m], 200, m)
	}
}

func TestPlayoutReportsABrokenState(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	_, s, err := rulebook.Playout(nil, toy{last: 6, stuck: true}, r, 10)
	require.ErrorContains(t, err, "player 0 has no move")
	require.Equal(t, toy{last: 6, stuck: true}, s)
	for seed := range uint64(20) {
		r = rand.New(rand.NewPCG(seed, 1))
		if _, _, err = rulebook.Playout(nil, toy{at: 5, last: 6, broken: true}, r, 10); err != nil {
			break
		}
	}
	require.ErrorIs(t, err, toyStep)
}

func TestPlayoutWithRoomDoesNotAllocate(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	room := make([]toyMove, 0, 300)
	require.Zero(t, testing.AllocsPerRun(50, func() { rulebook.Playout(room, toy{last: 40}, r, 200) }))
}

func record(t *testing.T, change func(map[string]any)) []byte {
	m := map[string]any{"rulebook": 1, "game": "toy", "version": 3, "setup": map[string]any{"last": 5}, "moves": []string{"step 2", "step 1", "step 2"}}
	if change != nil {
		change(m)
	}
	text, err := json.Marshal(m)
	require.NoError(t, err)
	return text
}

func set(key string, value any) func(map[string]any) {
	return func(m map[string]any) { m[key] = value }
}

func TestVerdicts(t *testing.T) {
	expect := func(kind string, v any) func(map[string]any) { return set("expect", map[string]any{kind: v}) }
	refused := func(move int, rule string) map[string]any { return map[string]any{"move": move, "rule": rule} }
	for name, c := range map[string]struct {
		record []byte
		want   string
	}{
		"legal":      {record(t, nil), "legal, 3 moves; on 5 of 5"},
		"no moves":   {record(t, set("moves", []string{})), "legal, 0 moves; on 0 of 5"},
		"facts":      {record(t, expect("state", map[string]any{"at": 5, "over": true, "seen": []int{1, 2}})), "legal, 3 moves; on 5 of 5"},
		"no facts":   {record(t, expect("state", map[string]any{})), "legal, 3 moves; on 5 of 5"},
		"wrong fact": {record(t, expect("state", map[string]any{"at": 4})), "legal, 3 moves; on 5 of 5 — NOT AS EXPECTED: at must be 4, and is 5"},
		"no such":    {record(t, expect("state", map[string]any{"of": 4})), `legal, 3 moves; on 5 of 5 — NOT AS EXPECTED: the final position has no fact "of"`},
		"illegal":    {record(t, set("moves", []string{"step 2", "step 4"})), "refused, move 2: step 4 breaks TOY-1: that is no step"},
		"unreadable": {record(t, set("moves", []string{"step 2", "hop"})), "unreadable, moves[1]:1: want a step or a coin, got hop"},
		"set-up":     {record(t, set("setup", map[string]any{"last": 0})), "refused, the set-up: last breaks TOY-3: the track is too short"},
		"no set-up":  {record(t, set("setup", map[string]any{"first": 0})), "unreadable, setup:1:2: want a field of the format, got \"first\""},
		"game":       {record(t, set("game", "chess")), `unreadable, game: want the name of a game, one of toy, got "chess"`},
		"version":    {record(t, set("version", 4)), "unreadable, version: want 3, got 4"},
		"rules":      {record(t, set("rules", []string{"TOY-1", "TOY-3"})), "legal, 3 moves; on 5 of 5"},
		"unseen":     {record(t, set("rules", []string{"TOY-1", "TOY-2"})), "legal, 3 moves; on 5 of 5 — NOT AS EXPECTED: TOY-2 is named in rules, and neither acts nor refuses"},
		"not json":   {[]byte("{"), "unreadable, 1:2: want JSON, got the end of the text"},
	} {
		require.Equal(t, c.want, rulebook.Check(c.record, toyGame()).String(), name)
	}
	require.Equal(t, "not a legal game", rulebook.Check(record(t, set("moves", []string{"step 4"})), toyGame()).Unmet)
	both := func(a, b func(map[string]any)) func(map[string]any) { return func(m map[string]any) { a(m); b(m) } }
	bad := set("moves", []string{"step 2", "step 4"})
	for name, c := range map[string]struct {
		record []byte
		unmet  string
	}{
		"as refused":   {record(t, both(bad, expect("refused", refused(2, "TOY-1")))), ""},
		"other move":   {record(t, both(bad, expect("refused", refused(1, "TOY-1")))), "move 1 must be refused by TOY-1"},
		"other rule":   {record(t, both(bad, expect("refused", refused(2, "TOY-2")))), "move 2 must be refused by TOY-2"},
		"not refused":  {record(t, expect("refused", refused(2, "TOY-1"))), "move 2 must be refused by TOY-1"},
		"not legal":    {record(t, both(bad, expect("state", map[string]any{}))), "the game must be legal"},
		"refuses it":   {record(t, both(both(bad, expect("refused", refused(2, "TOY-1"))), set("rules", []string{"TOY-1"}))), ""},
		"anywhere":     {record(t, both(set("moves", []string{"hop"}), expect("unreadable", ""))), ""},
		"there":        {record(t, both(set("moves", []string{"hop"}), expect("unreadable", "moves[0]"))), ""},
		"elsewhere":    {record(t, both(set("moves", []string{"hop"}), expect("unreadable", "moves[1]"))), "the record must be unreadable at moves[1]"},
		"readable":     {record(t, expect("unreadable", "moves")), "the record must be unreadable at moves"},
		"unknown game": {record(t, both(set("game", "chess"), expect("unreadable", "game"))), ""},
	} {
		require.Equal(t, c.unmet, rulebook.Check(c.record, toyGame()).Unmet, name)
	}
}

func TestVerdictKeepsWhatItSaw(t *testing.T) {
	v := rulebook.Check(record(t, set("moves", []string{"coin 1", "coin 1", "step 9"})), toyGame())
	require.Equal(t, 2, v.Moves)
	require.Equal(t, 3, v.Move)
	require.Equal(t, toyStep, v.Rule)
	require.ErrorIs(t, v.Err, toyStep)
	require.Equal(t, []*rulebook.Rule{toyEnd, toyCoin}, v.Acted)
	require.EqualValues(t, 2, v.Facts["at"])
	require.Equal(t, "on 2 of 5", v.Summary)
	require.Equal(t, rulebook.Unreadable, (rulebook.Game{}).Check(&rulebook.Record{}).Outcome, "the zero Game checks nothing")
}

// What was expected is said on one line, also where it is no JSON: a record made by a program need not have been read.
func TestUnmetFactsAreSaidAsTheyAre(t *testing.T) {
	for raw, want := range map[string]string{"[ 1,\n  2 ]": "at must be [1,2], and is 0", "{": "at must be {, and is 0"} {
		r, err := rulebook.NewRecord[toyMove](toyGame(), map[string]any{"last": 5}, nil)
		require.NoError(t, err)
		r.Expect = &rulebook.Expect{State: map[string]json.RawMessage{"at": json.RawMessage(raw)}}
		require.Equal(t, want, toyGame().Check(r).Unmet)
	}
}

func TestGameKnowsItsCatalogue(t *testing.T) {
	g := toyGame()
	require.Equal(t, "toy", g.Name())
	require.Equal(t, 3, g.Version())
	g.Rules()[0] = nil
	require.Equal(t, []*rulebook.Rule{toyStep, toyCoin, toyEnd}, g.Rules(), "the catalogue can't be changed")
	r, ok := g.Rule("TOY-2")
	require.True(t, ok)
	require.Equal(t, toyCoin, r)
	_, ok = g.Rule("TOY-9")
	require.False(t, ok)
}

// What is wrong with a record's own text is said with line and column.
func TestUnreadableRecords(t *testing.T) {
	for text, want := range map[string]string{
		"":                            "1:1: want JSON, got the end of the text",
		"{\n  \"rulebook\": 1,":       "2:17: want JSON, got the end of the text",
		"{\n  \"rulebook\" 1 }":       "2:14: want JSON, got invalid character '1' after object key",
		`{"rulebook":"1"}`:            "rulebook:1:13: want a whole number, got a string",
		`{"moves":{}}`:                "moves:1:10: want a list, got an object",
		`{"game":7}`:                  "game:1:9: want a string, got a number",
		`{"rulebook":2}`:              "rulebook: want 1, got 2",
		`{"rulebook":1}`:              "game: want the name of a game",
		`{"rulebook":1,"game":"toy"}`: "version: want a whole number from 1 on, got 0",
		`{"rulebook":1,"game":"toy","version":1,"setup":{}}`:              "moves: want the list of moves",
		`{"rulebook":1,"game":"toy","version":1,"setup":{},"moves":null}`: "moves: want the list of moves",
		`{"Rulebook":1}`:                          `1:2: want a field of the format, got "Rulebook"`,
		`{"rulebook":1,"rulebook":1}`:             `1:15: want each field once, got "rulebook"`,
		`{"rulebook":1,"game":"toy","version":1}`: "setup: want the set-up of the game, an object",
		`{"rulebook":1,"game":"toy","version":1,"moves":[],"setup":{},"expect":{}}`:                           "expect: want one of state, refused, unreadable",
		`{"rulebook":1,"game":"toy","version":1,"moves":[],"setup":{},"expect":{"state":{},"unreadable":""}}`: "expect: want one of state, refused, unreadable",
		`{"rulebook":1,"game":"toy","version":1,"moves":[],"setup":{}} {}`:                                    "1:63: want the end of the text, got more text",
		`{"rulebook":1,"game":"toy","version":1,"moves":[],"setup":{}} x`:                                     "1:63: want the end of the text, got more text",
	} {
		_, err := rulebook.ReadRecord([]byte(text))
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, text)
		require.Equal(t, want, err.Error(), text)
	}
}

// A side reads its own text.
type side bool

func (s *side) UnmarshalText(text []byte) error {
	if string(text) != "left" {
		return &rulebook.SyntaxError{Line: 1, Col: 1, Want: "left", Got: string(text)}
	}
	*s = true
	return nil
}

// What is wrong inside a value is said with its path, through objects and lists, and with the place that a type gives.
func TestReadJSONSaysWhere(t *testing.T) {
	type leaf struct {
		Side side  `json:"side"`
		Sum  []int `json:"sum"`
		Big  bool
	}
	var dst struct {
		Leaf   leaf            `json:"leaf"`
		Leaves [][]*leaf       `json:"leaves"`
		ByName map[string]leaf `json:"byName"`
	}
	for text, want := range map[string]string{
		`{"leaf":{"side":"right"}}`:                "leaf.side:1:1: want left, got right",
		`{"leaf":{"side":7}}`:                      "leaf.side:1:17: want a string, got a number",
		`{"leaf":{"side":null}}`:                   "leaf.side:1:17: want a string, got null",
		`{"leaf":{"sum":[1,2,"3"]}}`:               "leaf.sum[2]:1:21: want a whole number, got a string",
		`{"leaf":{"sum":[1, null]}}`:               "leaf.sum[1]:1:20: want a whole number, got null",
		`{"leaf":{"sum":{}}}`:                      "leaf.sum:1:16: want a list, got an object",
		`{"leaf":{"Big": []}}`:                     "leaf.Big:1:17: want true or false, got a list",
		`{"leaf":null}`:                            "leaf:1:9: want an object, got null",
		`{"leaf":[]}`:                              "leaf:1:9: want an object, got a list",
		`{"leaf":true}`:                            "leaf:1:9: want an object, got true or false",
		`{"leaf":{"sun":1}}`:                       `leaf:1:10: want a field of the format, got "sun"`,
		`{"leaf":{"Sum":[]}}`:                      `leaf:1:10: want a field of the format, got "Sum"`,
		`{"leaf":{"sum":[],"sun":1,"sum":[]}}`:     `leaf:1:19: want a field of the format, got "sun"`,
		`{"leaf":{"sum":[],"Big":true,"sum":[]}}`:  `leaf:1:30: want each field once, got "sum"`,
		"{\"leaf\":{},\n \"leaf\":{}}":             `2:2: want each field once, got "leaf"`,
		`{"leaves":[[],[{},{"side":"up"}]]}`:       "leaves[1][1].side:1:1: want left, got up",
		`{"leaves":[[{}],[null,{"sum":[1,0.5]}]]}`: "leaves[1][1].sum[1]:1:33: want a whole number, got a number 0.5",
		`{"leaves":[1]}`:                           "leaves[0]:1:12: want a list, got a number",
		`{"byName":{"a":{"side":"up"}}}`:           "byName.a.side:1:1: want left, got up",
		`{"byName":{"a":{},"b":{},"a":{}}}`:        `byName:1:26: want each field once, got "a"`,
		`[]`:                                       "1:1: want an object, got a list",
		` null`:                                    "1:2: want an object, got null",
		`{} {}`:                                    "1:4: want the end of the text, got more text",
	} {
		err := rulebook.ReadJSON([]byte(text), &dst)
		require.Error(t, err, text)
		require.Equal(t, want, err.Error(), text)
	}
}

// What is no text's fault is said by the error of encoding/json, and nothing panics.
func TestReadJSONNeedsAPointer(t *testing.T) {
	for _, dst := range []any{nil, 7, (*int)(nil)} {
		var invalid *json.InvalidUnmarshalError
		require.ErrorAs(t, rulebook.ReadJSON([]byte("{}"), dst), &invalid)
	}
}

// A record made by hand is held to the version of the format too.
func TestCheckKnowsOneFormat(t *testing.T) {
	r, err := rulebook.NewRecord(toyGame(), map[string]any{"last": 3}, []toyMove{})
	require.NoError(t, err)
	require.Equal(t, rulebook.Legal, toyGame().Check(r).Outcome)
	r.Rulebook++
	require.Equal(t, "unreadable, rulebook: want 1, got 2", strings.Split(toyGame().Check(r).String(), " —")[0])
}

// Errors without a rule, which no game of this module makes, say what they can.
func TestErrorsWithoutARule(t *testing.T) {
	for _, err := range []error{&rulebook.Violation{Detail: "why"}, &rulebook.ContentError{Detail: "why"}} {
		require.Equal(t, "why", err.Error())
		require.NoError(t, errors.Unwrap(err))
	}
	require.Equal(t, "pages[0] breaks TOY-1: why", (&rulebook.ContentError{Path: "pages[0]", Rule: toyStep, Detail: "why"}).Error())
	require.Equal(t, "TOY-1: why", (&rulebook.ContentError{Rule: toyStep, Detail: "why"}).Error())
}

// Facts are compared as JSON: whole numbers digit by digit, others by value.
func TestFactsAreComparedAsJSON(t *testing.T) {
	for fact, same := range map[string]bool{
		`{"at":0}`: true, `{"at":0.0}`: true, `{"at":0e3}`: true, `{"at":-1}`: false, `{"at":"0"}`: false, `{"at":null}`: false,
		`{"at":1e-400}`: true, `{"at":1e999}`: false, `{"seen":[1,2]}`: true, `{"seen":[2,1]}`: false, `{"seen":[1]}`: false,
		`{"seen":[1,2.0]}`: true, `{"seen":{}}`: false, `{"big":9007199254740993}`: true, `{"big":9007199254740992}`: false,
		`{"deep":{"b":[true],"a":null}}`: true, `{"deep":{"a":null}}`: false, `{"deep":{"a":null,"b":[true],"c":1}}`: false,
		`{"deep":{"a":null,"b":[false]}}`: false, `{"deep":{"a":null,"c":[true]}}`: false,
	} {
		text := `{"rulebook":1,"game":"toy","version":3,"setup":{"last":3},"moves":[],"expect":{"state":` + fact + `}}`
		require.Equal(t, same, rulebook.Check([]byte(text), toyGame()).Unmet == "", fact)
	}
}

// An expected place is met by itself and by what lies in it, and by no other that begins alike.
func TestExpectedPlaces(t *testing.T) {
	for place, met := range map[string]bool{
		"": true, "moves": true, "moves[0]": true, "moves[0]:1": true, "moves[0": false, "moves[0]:": false, "mov": false,
		"moves[0]:12": false, "moves[1]": false, "setup": false,
	} {
		text := fmt.Sprintf(`{"rulebook":1,"game":"toy","version":3,"setup":{"last":3},"moves":["hop"],"expect":{"unreadable":%q}}`, place)
		require.Equal(t, met, rulebook.Check([]byte(text), toyGame()).Unmet == "", "%q", place)
	}
}

func TestRecordsReadBack(t *testing.T) {
	moves := make([]toyMove, 60)
	for i := range moves {
		moves[i] = toyMove{i%3 == 0, int8(i % 2)}
	}
	r, err := rulebook.NewRecord(toyGame(), map[string]any{"last": 99, "moves": nil}, moves)
	require.NoError(t, err)
	r.About, r.Rules = "a long walk", []string{"TOY-1"}
	r.Expect = &rulebook.Expect{Refused: &rulebook.Refusal{Move: 3, Rule: "TOY-2"}}
	text, err := r.Text()
	require.NoError(t, err)
	back, err := rulebook.ReadRecord(text)
	require.NoError(t, err)
	require.JSONEq(t, string(r.Setup), string(back.Setup))
	back.Setup = r.Setup
	require.Equal(t, r, back)
	for _, line := range strings.Split(string(text), "\n") {
		require.LessOrEqual(t, len(line), 110)
	}
	_, err = rulebook.NewRecord[toyMove](toyGame(), func() {}, nil)
	require.Error(t, err)
}

// The moves of a record are filled into lines of at most 110 bytes, and a line ends only where the next move would not fit.
func TestTextFillsLines(t *testing.T) {
	r := rulebook.Record{Rulebook: 1, Game: "toy", Version: 1, Setup: json.RawMessage("{}")}
	random := rand.New(rand.NewPCG(1, 1))
	longest := 0
	r.Moves = []string{}
	text, err := r.Text()
	require.NoError(t, err)
	require.Contains(t, string(text), `"moves": []`)
	for n := 1; n < 200; n++ {
		r.Moves = make([]string, n)
		for i := range r.Moves {
			r.Moves[i] = strings.Repeat("m", random.IntN(12))
		}
		text, err := r.Text()
		require.NoError(t, err)
		back, err := rulebook.ReadRecord(text)
		require.NoError(t, err)
		require.Equal(t, r.Moves, back.Moves)
		_, list, _ := strings.Cut(string(text), `"moves": [`)
		list, _, _ = strings.Cut(list, "\n  ]")
		lines := strings.Split(list, "\n")[1:]
		for i, line := range lines {
			longest = max(longest, len(line))
			if i+1 < len(lines) {
				next, _, _ := strings.Cut(strings.TrimSpace(lines[i+1]), ",")
				require.Greater(t, len(line+" "+next+","), 110)
			}
		}
	}
	require.Equal(t, 110, longest)
}

// FuzzReadRecord reads any text: it is read, or refused with a place, and what is read is written and read again.
func FuzzReadRecord(f *testing.F) {
	for _, text := range []string{
		`{"rulebook":1,"game":"toy","version":3,"setup":{"last":5},"moves":["step 2"]}`,
		`{"rulebook":1,"game":"toy","version":3,"setup":{"last":5},"moves":[],"expect":{"state":{"at":0}}}`,
		`{"rulebook":1,"game":"toy","version":3,"rules":["TOY-1"],"about":"x","setup":[],"moves":["hop"],"expect":{"unreadable":"moves"}}`,
		`{"rulebook":1e0}`, `[]`, `nul`, "{\"a\"\n:1}", `{"setup":`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		v := rulebook.Check(text, toyGame())
		require.NotEmpty(t, v.String())
		r, err := rulebook.ReadRecord(text)
		if err != nil {
			var syntax *rulebook.SyntaxError
			require.True(t, errors.As(err, &syntax))
			require.Equal(t, rulebook.Unreadable, v.Outcome)
			return
		}
		again, err := r.Text()
		require.NoError(t, err)
		w := rulebook.Check(again, toyGame())
		require.Equal(t, v.Outcome, w.Outcome)
		require.Equal(t, v.Moves, w.Moves)
	})
}
