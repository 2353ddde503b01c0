package paperdungeons_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// drawContent draws a content value that is well formed; it need not be valid otherwise.
func drawContent(t *rapid.T) *pd.Content {
	c := &pd.Content{}
	c.Sheet.Cells = rapid.SliceOfN(rapid.Custom(drawCell), 1, 10).Draw(t, "cells")
	c.Sheet.Borders = rapid.SliceOfN(rapid.Custom(drawBorder), 1, 10).Draw(t, "borders")
	c.Sheet.Passages = []pd.Passage{{A: 2, B: 37}}
	c.Dungeons = rapid.SliceOfN(rapid.Custom(drawDungeon), 1, 3).Draw(t, "dungeons")
	c.Villains = rapid.SliceOfN(rapid.Custom(drawVillain), 1, 4).Draw(t, "villains")
	c.SideQuests = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) pd.SideQuest {
		return pd.SideQuest{Name: drawName(t), TaskA: drawOf(t, pd.Black), TaskB: drawOf(t, pd.Boots),
			TaskC: pd.Die{Colour: drawOf(t, pd.Black), Face: drawOf(t, pd.Boots)}}
	}), 1, 4).Draw(t, "quests")
	c.Powers = rapid.SliceOfN(rapid.Custom(drawPower), 1, 4).Draw(t, "powers")
	c.Lieutenants = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) pd.Lieutenant {
		return pd.Lieutenant{Name: drawName(t), Type: drawOf(t, pd.Zombie), Strength: rapid.IntRange(-9, 99).Draw(t, "strength")}
	}), 1, 4).Draw(t, "lieutenants")
	return c
}

// drawOf draws a number from 0 to last.
func drawOf[N ~uint8](t *rapid.T, last N) N { return N(rapid.IntRange(0, int(last)).Draw(t, "number")) }

func drawName(t *rapid.T) string {
	return rapid.StringMatching(`[A-Za-zÁé:'0-9-]{1,8}( [A-Za-zÁé:'0-9-]{1,5}){0,2}`).Draw(t, "name")
}

func drawRoom(t *rapid.T) pd.Room { return drawOf(t, pd.Room(pd.NumRooms-1)) }

func drawCell(t *rapid.T) pd.Cell {
	c := pd.Cell{Room: drawRoom(t), Trap: drawOf(t, pd.Blade), Treasure: drawOf(t, pd.GemH)}
	if rapid.Bool().Draw(t, "minion") {
		c.Minion = pd.Minion{Type: drawOf(t, pd.Zombie), Level: 1 + drawOf(t, uint8(8))}
	}
	return c
}

func drawBorder(t *rapid.T) pd.Border {
	a, b := drawRoom(t), drawRoom(t)
	if a == b {
		b = (a + 1) % pd.NumRooms
	}
	return pd.Border{A: min(a, b), B: max(a, b), Barrier: pd.Wall + drawOf(t, pd.Barrier(1))}
}

func drawDungeon(t *rapid.T) pd.Dungeon {
	return pd.Dungeon{
		Letter: pd.Letter('a' + drawOf(t, uint8(11))), Name: drawName(t),
		Borders:      rapid.SliceOfN(rapid.Custom(drawBorder), 1, 4).Draw(t, "borders"),
		Chest:        drawRoom(t),
		Blocked:      rapid.SliceOfN(rapid.Custom(drawRoom), 1, 3).Draw(t, "blocked"),
		Quests:       [2]pd.Room{drawRoom(t), drawRoom(t)},
		VillainRooms: [3]pd.Room{drawRoom(t), drawRoom(t), drawRoom(t)},
		Villains:     [3]string{drawName(t), drawName(t), drawName(t)},
	}
}

func drawVillain(t *rapid.T) pd.Villain {
	v := pd.Villain{Name: drawName(t), Tier: rapid.IntRange(1, 3).Draw(t, "tier"), Bonus: drawOf(t, pd.Rogue)}
	for range rapid.IntRange(0, 3).Draw(t, "rows") {
		v.Rows = append(v.Rows, pd.VillainRow{
			Strength: rapid.IntRange(-9, 99).Draw(t, "strength"), Damage: rapid.IntRange(-9, 99).Draw(t, "damage"),
			Glory: rapid.IntRange(-9, 99).Draw(t, "glory"),
		})
	}
	return v
}

func drawPower(t *rapid.T) pd.Power {
	p := pd.Power{Name: drawName(t)}
	for range rapid.IntRange(1, 4).Draw(t, "parts") {
		part := pd.Part{Kind: drawOf(t, pd.EndGloryPer), N: rapid.IntRange(-99, 99).Draw(t, "n")}
		switch part.Kind {
		case pd.AlwaysAgainst:
			if part.All = rapid.Bool().Draw(t, "all"); !part.All {
				part.Type = drawOf(t, pd.Zombie)
			}
		case pd.RoundDisarm:
			part.N = 0
		case pd.EndGloryPer:
			part.Per, part.Tallied = rapid.IntRange(1, 9).Draw(t, "per"), drawOf(t, pd.TaskTally)
		}
		p.Parts = append(p.Parts, part)
	}
	return p
}

func contentReadsBack(t *rapid.T) {
	c := drawContent(t)
	back, err := pd.ReadContent(c.Text())
	if err != nil {
		t.Fatalf("%v\n%s", err, c.Text())
	}
	require.Equal(t, c, back)
}

func TestContentReadsBack(t *testing.T) { rapid.Check(t, contentReadsBack) }

func FuzzContentReadsBack(f *testing.F) { laws.Fuzz(f, contentReadsBack) }

func TestInventedReadsBack(t *testing.T) {
	text, err := pd.Invented().MarshalText()
	require.NoError(t, err)
	var back pd.Content
	require.NoError(t, back.UnmarshalText(text))
	require.Equal(t, pd.Invented(), &back)
}

// scrambled takes words and lines out of the shipped text, doubles or swaps them.
func scrambled(t *rapid.T) {
	lines := strings.Split(pd.Invented().Text(), "\n")
	for range rapid.IntRange(1, 3).Draw(t, "changes") {
		i, k := rapid.IntRange(0, len(lines)-1).Draw(t, "line"), rapid.IntRange(0, len(lines)-1).Draw(t, "other")
		switch rapid.IntRange(0, 3).Draw(t, "change") {
		case 0:
			lines = slices.Delete(lines, i, i+1)
		case 1:
			lines[i], lines[k] = lines[k], lines[i]
		case 2:
			words := strings.Fields(lines[i] + " x")
			w := rapid.IntRange(0, len(words)-1).Draw(t, "word")
			lines[i] = strings.Join(slices.Delete(words, w, w+1), " ")
		default:
			lines[i] = strings.Replace(lines[i], "1", rapid.SampledFrom([]string{"0", "9", "99", "-1", "x", ""}).Draw(t, "digit"), 1)
		}
	}
	readOrRefused(t, strings.Join(lines, "\n"))
}

func TestScrambledContentIsReadOrRefused(t *testing.T) { rapid.Check(t, scrambled) }

// readOrRefused checks that a text is either refused with its place, or read as a value that a valid one reads back from,
// and that Validate speaks of PD-SHEET-12 alone.
func readOrRefused(t rapid.TB, text string) {
	c, err := pd.ReadContent(text)
	if err != nil {
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax)
		require.NotEmpty(t, syntax.Want)
		return
	}
	if err := c.Validate(); err != nil {
		require.ErrorIs(t, err, pd.ContentRefused)
		return
	}
	back, err := pd.ReadContent(c.Text())
	require.NoError(t, err)
	require.Equal(t, c, back)
}

func FuzzReadContent(f *testing.F) {
	f.Add(pd.Invented().Text())
	f.Add("room A1 spike orc:3 gem:A # comment\nwall A1 A2\ndungeon a X\n chest A1\ndone\npower P\n round disarm\ndone")
	f.Add("villaincard 1 rogue X\nrows 0:1/2 3:0/4\r\nsidequest white rogue black:boots Y\nlieutenant orc 7 Z")
	f.Fuzz(func(t *testing.T, text string) {
		readOrRefused(t, text)
		if c, err := pd.Invented().With(text); err == nil {
			_ = c.Validate()
		}
	})
}

func TestContentSyntaxErrors(t *testing.T) {
	for _, c := range []struct {
		text      string
		line, col int
		want      string
	}{
		{"rom A1 spike", 1, 1, "a line that begins with room, wall"},
		{"\n# x\nroom G1 spike", 3, 6, "a room, A1 to F7"},
		{"room A1 spike blade", 1, 15, "a trap"},
		{"room A1 orc:3 orc:4", 1, 15, "each once"},
		{"room A1 gem:I", 1, 9, "a treasure"},
		{"room A1 none", 1, 9, "a treasure"},
		{"room", 1, 5, "a room"},
		{"wall A1", 1, 8, "a room"},
		{"wall A1 A1", 1, 9, "another room"},
		{"wall A1 A2 A3", 1, 12, "the end of the line"},
		{"dungeon m X", 1, 9, "a letter a to l"},
		{"dungeon random X", 1, 9, "a letter a to l"},
		{"dungeon a", 1, 10, "a name"},
		{"dungeon a X\n room A1 spike\ndone", 2, 2, "a line that begins with wall, water, chest, block, quest, villain, done"},
		{"dungeon a X\n chest A1\n chest A2", 3, 8, "no second line"},
		{"dungeon a X\n quest 3 A1", 2, 8, "a number from 1 to 2"},
		{"dungeon a X\n villain 1 A1", 2, 14, "a name"},
		{"dungeon a X\n", 2, 1, "done"},
		{"dungeon a X\ndone done", 2, 6, "the end of the line"},
		{"villaincard 4 rogue X", 1, 13, "a number from 1 to 3"},
		{"villaincard 1 boots X", 1, 15, "warrior"},
		{"rows 0:1/2", 1, 1, "a villaincard line"},
		{"villaincard 1 rogue X\nrows 0:1", 2, 6, "strength:damage/glory"},
		{"sidequest green rogue white:rogue X", 1, 11, "white or black"},
		{"sidequest white rogue rogue X", 1, 23, "a colour and a symbol"},
		{"lieutenant troll 6 X", 1, 12, "ghost"},
		{"lieutenant orc six X", 1, 16, "a whole number"},
		{"lieutenant orc 1000 X", 1, 16, "a whole number"},
		{"lieutenant orc 07 X", 1, 16, "a whole number"},
		{"power X\nstart levels", 2, 13, "a whole number"},
		{"power X\nalways against troll 1", 2, 16, "ghost"},
		{"power X\nround twice", 2, 7, "points or disarm"},
		{"power X\nend glory 1 for 6 rooms", 2, 13, "per"},
		{"power X\nend glory 1 per 6 doors", 2, 19, "rooms"},
		{"done", 1, 1, "a line that begins with"},
		{"open A1 A2", 1, 1, "a line that begins with"},
		{"power \xff", 0, 0, "text in UTF-8"},
	} {
		_, err := pd.ReadContent(c.text)
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, c.text)
		require.Equal(t, [2]int{c.line, c.col}, [2]int{syntax.Line, syntax.Col}, "%s: %v", c.text, err)
		require.Contains(t, syntax.Want, c.want, c.text)
	}
}

func TestContentOnTop(t *testing.T) {
	base := pd.Invented()
	c, err := base.With(`
room A1 blade       # A1 held a potion
open A2 B2          # was a wall
water B4 B3         # was a wall; rooms may stand in either order
wall A6 B6
villaincard 2 rogue My Own Villain
rows 0:4/2 10:3/9
drop power Tool Collector
power Bell Ringer
  end glory 1 per 2 tasks
done
dungeon a My Own Card
  chest C3
  block D3
  quest 1 B1
  quest 2 E1
  villain 1 A2 Bramble Hag
  villain 2 B2 My Own Villain
  villain 3 C2 The Drowned Regent
done
`)
	require.NoError(t, err)
	require.Equal(t, pd.Invented(), base, "the value below stays as it is")
	require.Contains(t, c.Sheet.Cells, pd.Cell{Room: 0, Trap: pd.Blade})
	require.Len(t, c.Sheet.Cells, len(base.Sheet.Cells))
	require.Len(t, c.Sheet.Borders, len(base.Sheet.Borders))
	require.Contains(t, c.Sheet.Borders, pd.Border{A: 9, B: 10, Barrier: pd.Water})
	require.Len(t, c.Dungeons, 12)
	require.Equal(t, "My Own Card", c.Dungeons[0].Name)
	require.Len(t, c.Villains, 17)
	require.Len(t, c.Powers, 16)
	require.NoError(t, c.Validate())

	for _, text := range []string{"drop power Nobody", "drop dungeon m", "drop room A1", "drop power"} {
		_, err := base.With(text)
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, text)
		require.Equal(t, 1, syntax.Line)
	}
}

func BenchmarkReadContent(b *testing.B) {
	text := pd.Invented().Text()
	for b.Loop() {
		if _, err := pd.ReadContent(text); err != nil {
			b.Fatal(err)
		}
	}
}

// The reader takes lines in any order, cards being whole.
func TestContentLinesInAnyOrder(t *testing.T) {
	text := pd.Invented().Text()
	lines := strings.SplitAfter(text[:strings.Index(text, "dungeon")], "\n")
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(lines), func(i, k int) { lines[i], lines[k] = lines[k], lines[i] })
	c, err := pd.ReadContent(strings.Join(lines, "") + text[strings.Index(text, "dungeon"):])
	require.NoError(t, err)
	require.NoError(t, c.Validate())
	require.ElementsMatch(t, pd.Invented().Sheet.Cells, c.Sheet.Cells)
}
