package paperapps_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperapps"
)

// Every move of the space reads back from its text, but for those whose heading or verb is none.
func TestNotationReadsBack(t *testing.T) {
	for _, m := range moveSpace(paperapps.State{}) {
		text, err := m.MarshalText()
		require.NoError(t, err)
		require.Equal(t, m.String(), string(text))
		var back paperapps.Move
		err = back.UnmarshalText(text)
		if usesHeading := m.Verb() == paperapps.GoVerb || m.Verb() == paperapps.TurnVerb || m.Verb() == paperapps.BreakVerb; m == (paperapps.Move{}) ||
			usesHeading && m.Heading() == paperapps.NoHeading {
			require.Error(t, err, m)
			require.Zero(t, back, "text that can't be read leaves the move as it was")
			continue
		}
		require.NoError(t, err)
		require.Equal(t, m, back)
	}
	require.Panics(t, func() { paperapps.MustParseMove("hop") })
	require.Panics(t, func() { paperapps.MustParseFloor("S") })
}

// The numbers of the notation have one to four digits.
func TestNumbersReadBack(t *testing.T) {
	for _, n := range []int{0, 1, 9, 10, 99, 100, 999, 1000, 1001, 9998, 9999} {
		for _, m := range []paperapps.Move{paperapps.Roll(n), paperapps.Find(n), paperapps.Scroll(paperapps.Cell{Col: n, Row: 9999 - n})} {
			back, err := paperapps.ParseMove(m.String())
			require.NoError(t, err)
			require.Equal(t, m, back)
		}
		require.Equal(t, n, paperapps.Roll(n).Number())
	}
}

// Text that is no move is refused at the column of the first word that can't stand there, or behind the end where one lacks.
func TestUnreadableMoves(t *testing.T) {
	for text, col := range map[string]int{
		"": 1, "hop": 1, "Roll 6": 1, " roll 6": 1, "roll": 5, "roll ": 6, "roll x": 6, "roll 06": 6, "roll -1": 6, "roll 10000": 6,
		"roll 6 ": 8, "go": 3, "go e": 4, "go none": 4, "go E ": 6, "go E x": 6, "go  E": 4, "leave ": 7, "leave now": 7, "leave  ": 7,
		"scroll 3": 8, "scroll 3,": 8, "scroll 3, 4": 8, "scroll ,4": 8, "scroll 3,4,5": 8, "scroll 3,4 5": 12, "find ６": 6,
	} {
		_, err := paperapps.ParseMove(text)
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, text)
		require.Equal(t, col, syntax.Col, text)
		require.NotEmpty(t, syntax.Want)
	}
}

// The error for a verb that is none lists those that there are.
func TestUnknownVerbs(t *testing.T) {
	var verbs []string
	for v := range 256 {
		if name := paperapps.Verb(v).String(); name != "" && !strings.HasPrefix(name, "Verb(") {
			verbs = append(verbs, name)
		}
	}
	_, err := paperapps.ParseMove("hop")
	require.EqualError(t, err, "1: want a move: "+strings.Join(verbs, ", ")+`, got "hop"`)
}

// What a constructor can't write, it writes as the largest number, which every position refuses.
func TestNumbersOutsideTheNotation(t *testing.T) {
	for n, want := range map[int]string{-1: "roll 9999", 9999: "roll 9999", 10000: "roll 9999", 0: "roll 0"} {
		require.Equal(t, want, paperapps.Roll(n).String())
	}
	require.Equal(t, "scroll 9999,0", paperapps.Scroll(paperapps.Cell{Col: -3}).String())
	require.Zero(t, paperapps.Scroll(paperapps.Cell{Col: 3, Row: 1}).Number())
	require.Zero(t, paperapps.Buy(3).Cell())
	require.Equal(t, 3, paperapps.Buy(3).Number())
}

func TestCompareIsATotalOrder(t *testing.T) {
	all := moveSpace(paperapps.State{})
	slices.SortFunc(all, paperapps.Move.Compare)
	for i, m := range all {
		require.Zero(t, m.Compare(m))
		if i > 0 && all[i-1] != m {
			require.Negative(t, all[i-1].Compare(m))
			require.Positive(t, m.Compare(all[i-1]))
		}
	}
	require.Negative(t, paperapps.Scroll(paperapps.Cell{Col: 5, Row: 1}).Compare(paperapps.Scroll(paperapps.Cell{Col: 0, Row: 2})))
}

// A floor may have as many cells, with a border of one, as a position's path has bits, and not one more.
func TestLargestFloor(t *testing.T) {
	floor := func(cols, rows int) string {
		return "S>" + strings.Repeat(".", cols-2) + "\n" + strings.Repeat(strings.Repeat(".", cols)+"\n", rows-1)
	}
	for _, size := range [][2]int{{14, 30}, {30, 14}, {62, 6}} { // 16 x 32, 32 x 16, 64 x 8
		f, err := paperapps.ParseFloor(floor(size[0], size[1]))
		require.NoError(t, err)
		s := start(t, paperapps.Setup{Pages: []paperapps.Page{{Floor: f}}})
		s, _, err = rulebook.Replay(s, paperapps.Roll(6), paperapps.Go(paperapps.S))
		require.NoError(t, err)
		require.NotEmpty(t, s.String())
	}
	for _, size := range [][2]int{{25, 17}, {17, 25}, {169, 1}} { // 513 cells
		_, err := paperapps.ParseFloor(floor(size[0], size[1]))
		require.ErrorContains(t, err, "at most 512 cells")
	}
}

func FuzzParseMove(f *testing.F) {
	for _, m := range moveSpace(paperapps.State{}) {
		f.Add(m.String())
	}
	f.Add("scroll 3,4 ")
	f.Add("roll 99999999999999999999")
	f.Fuzz(func(t *testing.T, text string) {
		m, err := paperapps.ParseMove(text)
		if err != nil {
			var syntax *rulebook.SyntaxError
			require.ErrorAs(t, err, &syntax)
			require.Zero(t, m)
			return
		}
		require.Equal(t, text, m.String(), "a move is written in one way")
	})
}

func FuzzParseFloor(f *testing.F) {
	for _, text := range []string{"S>\n", "S.#\n##\n  >\n", "SkD>T\n  T\n", "S1?aHwC$>\n", "S>", "S> \n", "", "\n\nS>\n", "S>\r\n", "S>\n\n"} {
		f.Add(text)
	}
	for _, p := range paperapps.HollowHill().Pages {
		if p.Floor != nil {
			f.Add(p.Floor.String())
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		floor, err := paperapps.ParseFloor(text)
		if err != nil {
			var syntax *rulebook.SyntaxError
			var content *rulebook.ContentError
			require.True(t, errors.As(err, &syntax) || errors.As(err, &content))
			require.Nil(t, floor)
			return
		}
		require.Equal(t, text, floor.String(), "a floor read and written again is the same text")
		_, err = paperapps.Setup{Pages: []paperapps.Page{{Floor: floor}}}.Start()
		require.NoError(t, err, "the plain loader checks all that a set-up asks for")
	})
}

// FuzzSetup reads set-ups: what is accepted starts, and reads back as it was.
func FuzzSetup(f *testing.F) {
	for _, text := range []string{
		`{"options":"Zero","pages":[{"floor":["S>"]},{"shop":[{"item":"Gambler","price":3}]}]}`,
		`{"options":{"preset":"LuckyDuck","HardMode":true,"HPCap":"none","Turn":"Mirror"},"notebook":"Hollow Hill"}`,
		`{"pages":[{"floor":["S.>","..x"]}]}`, `{"options":{"StartHP":null}}`, `{"options":7}`, `[]`, `{"pages":[{}]}`, `{"hero":"Wren","strict":true,"pages":[{"floor":["S.>"]}]}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var g paperapps.Setup
		if err := rulebook.ReadJSON(text, &g); err != nil || g.Strict {
			return // the strict check of a large floor is slow
		}
		s, err := g.Start()
		if err != nil {
			return
		}
		again, err := json.Marshal(g)
		require.NoError(t, err)
		var back paperapps.Setup
		require.NoError(t, json.Unmarshal(again, &back))
		s2, err := back.Start()
		require.NoError(t, err)
		require.Equal(t, s.Facts(), s2.Facts())
		require.Equal(t, s.String(), s2.String())
	})
}

// What is wrong with a set-up's text is said with its place.
func TestUnreadableSetups(t *testing.T) {
	for text, place := range map[string]string{
		`[]`:                                  "",
		`{"options":7}`:                       "options",
		`{"options":"One"}`:                   "options",
		`{"options":{"preset":1}}`:            "options.preset",
		`{"options":{"StartHP":null}}`:        "options.StartHP",
		`{"options":{"StartHP":1.5}}`:         "options.StartHP",
		`{"options":{"HardMode":"yes"}}`:      "options.HardMode",
		`{"options":{"ClearPath":null}}`:      "options.ClearPath",
		`{"options":{"Turn":"Left"}}`:         "options.Turn",
		`{"options":{"Lives":3,"Zeal":1}}`:    "options",
		`{"pages":[{"floor":["S>"]},{}]}`:     "pages[1]",
		`{"pages":[{"floor":["S>","!"]}]}`:    "pages[0].floor:2:1",
		`{"pages":[{"shop":[{"item":"X"}]}]}`: "pages[0].shop[0].item",
		`{"page":[]}`:                         "",
	} {
		var g paperapps.Setup
		err := g.UnmarshalJSON([]byte(text))
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, text)
		require.Equal(t, place, syntax.Place(), text)
	}
}

// Options may be written in the words of the rulebook's table.
func TestOptionsByTheirWords(t *testing.T) {
	for text, change := range map[string]func(*paperapps.Options){
		`{"ClearPath":"on","DeathKeepsItems":"off"}`: func(o *paperapps.Options) { o.ClearPath, o.DeathKeepsItems = true, false },
		`{"ClearPath":true,"Score":"formula"}`:       func(o *paperapps.Options) { o.ClearPath, o.Score = true, paperapps.Formula },
		`{"preset":"Zero","HPCap":"none"}`: func(o *paperapps.Options) {
			*o = paperapps.Zero()
			o.HPCap = 0
		},
		`{"StartHP":3,"HardMode":true,"RespawnHP":5}`: func(o *paperapps.Options) {
			o.StartHP, o.WebCost, o.RespawnHP = 3, paperapps.WebCostD6, 5
		},
	} {
		want := paperapps.Gladden2021()
		change(&want)
		var got paperapps.Options
		require.NoError(t, got.UnmarshalJSON([]byte(text)), text)
		require.Equal(t, want, got, text)
	}
}

// Names of things that do not exist are written with their number.
func TestNamesOfNothing(t *testing.T) {
	require.Equal(t, "Heading(9)", paperapps.Heading(9).String())
	require.Equal(t, paperapps.NoHeading, paperapps.Heading(9).Back())
	require.Equal(t, "Verb(99)", paperapps.Verb(99).String())
	require.Equal(t, "Verb(15)", (paperapps.FindVerb + 1).String())
	require.Equal(t, "Item(12)", paperapps.Item(12).String())
	require.False(t, paperapps.Item(12).SingleUse())
	_, err := paperapps.Item(12).MarshalText()
	require.Error(t, err)
	var f *paperapps.Floor
	require.Empty(t, f.String())
}
