package paperdungeons_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// The language of content values, line by line.

// A line is a kind of line of the language: what stands above it, the words that it must have, and whether they end in a
// name, which may be of more words.
type line struct {
	above, words string
	named        bool
}

// everyLine has a line of each kind and each form.
var everyLine = []line{
	{"", "wall A1 A2", false}, {"", "water A1 B1", false}, {"", "passage A1 F1", false},
	{"dungeon a X\n", " wall A1 A2", false}, {"dungeon a X\n", " water F6 F7", false}, {"dungeon a X\n", " chest A1", false},
	{"dungeon a X\n", " block A1", false}, {"dungeon a X\n", " quest 1 A1", false}, {"dungeon a X\n", " quest 2 A1", false},
	{"dungeon a X\n", " villain 1 A1 Name", true}, {"dungeon a X\n", " villain 3 A1 Name", true},
	{"", "villaincard 1 rogue Name", true}, {"", "villaincard 3 warrior Name", true}, {"villaincard 2 rogue X\n", "rows 0:1/2", false},
	{"", "sidequest white rogue black:boots Name", true}, {"", "lieutenant orc 7 Name", true},
	{"power X\n", " start levels 1", false}, {"power X\n", " start gems 8", false}, {"power X\n", " always against ghost 1", false},
	{"power X\n", " always against all 9", false}, {"power X\n", " always trap -9", false}, {"power X\n", " always brew 11", false},
	{"power X\n", " round points 9", false}, {"power X\n", " round disarm", false}, {"power X\n", " end glory -99", false},
	{"power X\n", " end glory 1 per 6 rooms", false},
}

// below closes the card that a line stands in.
func (l line) below() string {
	if l.words[0] == ' ' {
		return "\ndone\n"
	}
	return "\n"
}

// errorAt checks that a text can't be read, and that the error lies in a line and a column.
func errorAt(t *testing.T, text string, line, col int) {
	t.Helper()
	_, err := pd.ReadContent(text)
	var syntax *rulebook.SyntaxError
	require.ErrorAs(t, err, &syntax, "%q", text)
	require.Equal(t, [2]int{line, col}, [2]int{syntax.Line, syntax.Col}, "%q: %v", text, err)
}

// TestEveryLine reads a line of each kind, and reads none that lacks words, has another word in the place of one, or has one
// more: the error lies behind the last word, at the other word, or at the one too many.
func TestEveryLine(t *testing.T) {
	for _, l := range everyLine {
		_, err := pd.ReadContent(l.above + l.words + l.below())
		require.NoError(t, err, l.words)
		_, err = pd.ReadContent(l.above + strings.ReplaceAll(l.words, " ", "\t ") + " \t# comment\r" + l.below())
		require.NoError(t, err, l.words)
		row := 1 + strings.Count(l.above, "\n")
		words := strings.Fields(l.words)
		first := strings.Index(l.words, words[0])
		col := first + 1
		for i, word := range words {
			if i == len(words)-1 && l.named {
				break
			}
			if glory := strings.Join(words[:i], " "); i > 0 && !(words[0] == "end" && i == 3) {
				errorAt(t, l.above+glory+l.below(), row, len(glory)+1)
			}
			other := l.words[:col-1] + "?" + l.words[col-1+len(word):]
			errorAt(t, l.above+other+l.below(), row, col)
			col += len(word) + 1
		}
		if l.named {
			cut := l.words[:col-2]
			errorAt(t, l.above+cut+l.below(), row, len(cut)+1)
			_, err := pd.ReadContent(l.above + l.words + " and more" + l.below())
			require.NoError(t, err, l.words)
		} else if words[0] == "rows" {
			errorAt(t, l.above+l.words+" ?"+l.below(), row, len(l.words)+2)
		} else {
			errorAt(t, l.above+l.words+" more"+l.below(), row, len(l.words)+2)
		}
	}
}

// TestLinesThatStandOnce lists the lines that a card may have only once, and what may stand twice.
func TestLinesThatStandOnce(t *testing.T) {
	for _, l := range []string{" chest A1", " quest 1 A1", " quest 2 A1", " villain 1 A1 X", " villain 2 A1 X", " villain 3 A1 X"} {
		words := strings.Fields(l)
		errorAt(t, "dungeon a X\n"+l+"\n block B1\n"+l+"\ndone", 4, strings.Index(l, "A1")+1)
		errorAt(t, "dungeon a X\n"+l+"\n "+words[0], 3, len(words[0])+2) // what it lacks is said first
		_, err := pd.ReadContent("dungeon a X\n" + l + "\ndone\ndungeon b Y\n" + l + "\ndone")
		require.NoError(t, err, words)
	}
	for _, l := range []string{" block A1", " wall A1 A2", " water A1 A2"} {
		_, err := pd.ReadContent("dungeon a X\n" + l + "\n" + l + "\ndone")
		require.NoError(t, err, l)
	}
	errorAt(t, "villaincard 1 rogue X\nrows 0:1/2\nrows 0:1/2", 3, 1)
}

// TestNumbersOfLines goes to the bounds of the numbers that can be written.
func TestNumbersOfLines(t *testing.T) {
	for text, ok := range map[string]bool{
		"-999": true, "999": true, "0": true, "-1": true, "-1000": false, "1000": false, "+1": false, "01": false, "-0": false,
		"1.0": false, "": false, "x": false,
	} {
		_, err := pd.ReadContent("lieutenant orc " + text + " Name")
		require.Equal(t, ok, err == nil, "strength %q: %v", text, err)
		for _, row := range []string{"@:1/2", "0:@/2", "0:1/@"} {
			row = strings.Replace(row, "@", text, 1)
			_, err = pd.ReadContent("villaincard 1 rogue X\nrows " + row)
			require.Equal(t, ok, err == nil, "rows %q: %v", row, err)
		}
	}
	for text, ok := range map[string]bool{
		"orc:1": true, "orc:9": true, "orc:0": false, "orc:10": false, "orc:": false, "orc": false, ":3": false, "orc:/": false,
		"troll:3": false, "gem:A": true, "gem:H": true, "gem:I": false, "gem:@": false, "potion:1": true, "potion:2": true,
		"potion:0": false, "potion:3": false, "spike": true, "none": false, "": true,
	} {
		_, err := pd.ReadContent("room A1 " + text)
		require.Equal(t, ok, err == nil, "room A1 %s: %v", text, err)
	}
	for letter := 'a' - 1; letter <= 'm'; letter++ {
		_, err := pd.ReadContent("dungeon " + string(letter) + " X\ndone")
		require.Equal(t, letter >= 'a' && letter <= 'l', err == nil, "dungeon %c: %v", letter, err)
	}
	for tier, ok := range map[string]bool{"0": false, "1": true, "2": true, "3": true, "4": false} {
		_, err := pd.ReadContent("villaincard " + tier + " rogue X")
		require.Equal(t, ok, err == nil, "tier %s: %v", tier, err)
		_, err = pd.ReadContent("dungeon a X\n villain " + tier + " A1 X\ndone")
		require.Equal(t, ok, err == nil, "villain %s: %v", tier, err)
		_, err = pd.ReadContent("dungeon a X\n quest " + tier + " A1\ndone")
		require.Equal(t, ok && tier != "3", err == nil, "quest %s: %v", tier, err)
	}
}

// TestOnTopAndAway puts a card of each kind on top of the invented ones, under an old name and under a new one, and takes it
// away: it lies in the place of the old card, or behind the others, and nothing else changes.
func TestOnTopAndAway(t *testing.T) {
	for _, c := range []struct {
		kind, old, line, drop string
		count                 func(c *pd.Content) int
		name                  func(c *pd.Content, i int) string
		changed               func(c *pd.Content, i int) bool
	}{
		{"dungeon", "b", "dungeon b Own Card\n chest A1\ndone", "", func(c *pd.Content) int { return len(c.Dungeons) },
			func(c *pd.Content, i int) string { return c.Dungeons[i].Letter.String() },
			func(c *pd.Content, i int) bool { return c.Dungeons[i].Chest == 0 }},
		{"villaincard", "Grik Underbridge", "villaincard 3 cleric @", "Own Card", func(c *pd.Content) int { return len(c.Villains) },
			func(c *pd.Content, i int) string { return c.Villains[i].Name },
			func(c *pd.Content, i int) bool { return c.Villains[i].Tier == 3 && c.Villains[i].Bonus == pd.Cleric }},
		{"sidequest", "A Ring for the Reeve", "sidequest black rogue black:boots @", "Own Card",
			func(c *pd.Content) int { return len(c.SideQuests) }, func(c *pd.Content, i int) string { return c.SideQuests[i].Name },
			func(c *pd.Content, i int) bool { return c.SideQuests[i].TaskC.Face == pd.Boots }},
		{"power", "Veteran", "power @\n start gems 8\ndone", "Own Card", func(c *pd.Content) int { return len(c.Powers) },
			func(c *pd.Content, i int) string { return c.Powers[i].Name },
			func(c *pd.Content, i int) bool { return len(c.Powers[i].Parts) == 1 && c.Powers[i].Parts[0].N == 8 }},
		{"lieutenant", "Lady of Draughts", "lieutenant zombie 9 @", "Own Card", func(c *pd.Content) int { return len(c.Lieutenants) },
			func(c *pd.Content, i int) string { return c.Lieutenants[i].Name },
			func(c *pd.Content, i int) bool { return c.Lieutenants[i].Strength == 9 }},
	} {
		base := pd.Invented()
		n := c.count(base)
		with := func(text string) *pd.Content {
			x, err := base.With(text)
			require.NoError(t, err, text)
			return x
		}
		on := with(strings.ReplaceAll(c.line, "@", c.old))
		require.Equal(t, n, c.count(on), c.kind)
		for i := range n {
			require.Equal(t, c.name(base, i), c.name(on, i), c.kind)
			require.Equal(t, i == 1 || c.changed(base, i), c.changed(on, i), "%s %d", c.kind, i)
		}
		away := with("drop " + c.kind + " " + c.old)
		require.Equal(t, n-1, c.count(away), c.kind)
		for i := range n - 1 {
			require.Equal(t, c.name(base, i+min(i, 1)), c.name(away, i), c.kind)
		}
		if c.drop != "" {
			more := with(strings.ReplaceAll(c.line, "@", c.drop))
			require.Equal(t, n+1, c.count(more), c.kind)
			require.Equal(t, c.drop, c.name(more, n), c.kind)
			require.True(t, c.changed(more, n), c.kind)
		}
		for _, text := range []string{"drop " + c.kind, "drop " + c.kind + " Nobody At All"} {
			_, err := base.With(text)
			var syntax *rulebook.SyntaxError
			require.ErrorAs(t, err, &syntax, text)
			require.Equal(t, [2]int{1, min(len(text)+1, len("drop "+c.kind)+2)}, [2]int{syntax.Line, syntax.Col}, "%s: %v", text, err)
		}
	}
	_, err := pd.Invented().With("drop")
	var syntax *rulebook.SyntaxError
	require.ErrorAs(t, err, &syntax)
	require.Equal(t, 5, syntax.Col)
}
