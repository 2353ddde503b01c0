package paperdungeons_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// cardA is a Dungeon card a; a line more makes it invalid.
const cardA = `dungeon a Card
 %s
 villain 1 A2 Bramble Hag
 villain 2 B2 Sister Marrow
 villain 3 C2 The Drowned Regent
done`

// Each constraint is broken, and the refusal names its number.
func TestConstraints(t *testing.T) {
	places := "chest C3\n block D2\n quest 1 B1\n quest 2 E1\n"
	for _, c := range []struct {
		constraint int
		about      string
		text       string              // lines on top of the shipped value
		change     func(c *pd.Content) // what no text can say
	}{
		{1, "a room that does not exist", "", func(c *pd.Content) { c.Sheet.Cells[0].Room = 42 }},
		{1, "a room that stands twice", "room A1 spike\nroom A1 orc:3", nil},
		{1, "a trap of no kind", "", func(c *pd.Content) { c.Sheet.Cells[0].Trap = 3 }},
		{1, "a passage inside", "passage B2 E2", nil},
		{1, "a chest beyond the grid", "", func(c *pd.Content) { c.Dungeons[0].Chest = 50 }},
		{2, "a minion of level 6", "room A4 orc:6", nil},
		{2, "three minions of level 3", "room A4 orc:4", nil},
		{2, "no ghost", "room F4 orc:3\nroom D5 orc:4 gem:E\nroom A7 orc:5 gem:A", nil},
		{3, "no gem A", "room A7 ghost:5", nil},
		{3, "gem A twice", "room B1 gem:A", nil},
		{3, "no level", "room A2\nroom B4\nroom C5\nroom E4 goblin:4\nroom F1\nroom F7", nil},
		{4, "two barriers on the sheet", "wall A1 A2\nwater A1 A2", nil},
		{4, "a barrier of sheet and card", fmt.Sprintf(cardA, places+"wall A2 B2"), nil},
		{4, "a wall between rooms that do not touch", "wall A1 C1", nil},
		{5, "no chest", fmt.Sprintf(cardA, "block D2\n quest 1 B1\n quest 2 E1"), nil},
		{5, "no quest I", fmt.Sprintf(cardA, "chest C3\n block D2\n quest 2 E1"), nil},
		{5, "no impassable room", fmt.Sprintf(cardA, "chest C3\n quest 1 B1\n quest 2 E1"), nil},
		{5, "three impassable rooms", fmt.Sprintf(cardA, places+"block A5\n block A6"), nil},
		{5, "two quests in a room", fmt.Sprintf(cardA, "chest C3\n block D2\n quest 1 B1\n quest 2 B1"), nil},
		{5, "two villains in a room", "", func(c *pd.Content) { c.Dungeons[0].VillainRooms[0] = c.Dungeons[0].VillainRooms[1] }},
		{6, "an impassable chest", fmt.Sprintf(cardA, "chest D2\n block D2\n quest 1 B1\n quest 2 E1"), nil},
		{7, "boots on a white die", "drop sidequest The Kennel Key\nsidequest black cleric white:boots Own", nil},
		{8, "a chest behind walls", fmt.Sprintf(cardA, places+"wall B3 C3\nwall C3 D3\nwall C3 C4"), nil},
		{9, "a villain that does not exist", "drop villaincard Hollow Jack", nil},
		{9, "two villains with one bonus hero", "villaincard 2 rogue Hollow Jack", nil},
		{10, "a deck of two heroes", "", func(c *pd.Content) {
			for i := range c.Villains {
				if v := &c.Villains[i]; v.Tier == 3 && (v.Bonus == pd.Cleric || v.Bonus == pd.Wizard) {
					v.Tier = 2
				}
			}
			c.Villains = append(c.Villains, pd.Villain{Name: "Own", Tier: 3})
			c.Dungeons = nil
		}},
		{11, "a first threshold above 0", "villaincard 2 rogue Own\nrows 1:4/2", nil},
		{11, "thresholds that do not rise", "villaincard 2 rogue Own\nrows 0:4/2 5:3/3 5:2/4", nil},
		{11, "damage that rises", "villaincard 2 rogue Own\nrows 0:4/2 5:5/3", nil},
		{11, "glory that falls", "villaincard 2 rogue Own\nrows 0:4/2 5:3/1", nil},
		{12, "a task of skulls", "drop sidequest The Kennel Key\nsidequest black skull white:rogue Own", nil},
		{12, "a task of clovers", "drop sidequest The Kennel Key\nsidequest black rogue white:clover Own", nil},
		{13, "17 side quests", "sidequest black rogue white:rogue Own", nil},
		{13, "15 powers", "drop power Field Kit", nil},
		{13, "11 Dungeon cards", "drop dungeon l", nil},
		{13, "card a twice", "", func(c *pd.Content) { c.Dungeons[1].Letter = 'a' }},
		{14, "another Scout", "power Scout\n always trap -2\ndone", nil},
		{14, "a Veteran without a drawback", "power Veteran\n start levels 2\ndone", nil},
		{14, "no Veteran", "drop power Veteran\npower Own\ndone", nil},
		{15, "nine lieutenants", "lieutenant orc 6 Own", nil},
		{15, "strength 5", "lieutenant orc 5 Gatewarden Urr", nil},
		{15, "no orc", "lieutenant ghost 6 Gatewarden Urr\nlieutenant ghost 7 Hroth Stonebelly", nil},
		{16, "a name twice", "villaincard 2 rogue Own\nvillaincard 3 rogue Own", nil},
		{16, "a power twice", "drop power Field Kit\npower Own\ndone\npower Own\ndone\ndrop power Forge Hand", nil},
		{17, "no name", "", func(c *pd.Content) { c.Powers[0].Name = "" }},
		{17, "a name that opens a comment", "", func(c *pd.Content) { c.Dungeons[0].Name = "Cell #9" }},
		{17, "a name of two lines", "", func(c *pd.Content) { c.Villains[0].Name = "Two\nLines" }},
		{17, "a tier 4", "", func(c *pd.Content) { c.Villains[0].Tier = 4 }},
		{17, "a large number", "villaincard 2 rogue Own\nrows 0:100/2", nil},
		{17, "five levels at the start", "power Field Kit\n start levels 5\ndone", nil},
		{17, "a part twice", "power Field Kit\n always brew 1\n always brew 2\ndone", nil},
		{17, "a part with fields of another", "", func(c *pd.Content) { c.Powers[0].Parts[0].Per = 2 }},
		{17, "a part of no kind", "", func(c *pd.Content) { c.Powers[0].Parts[0].Kind = 77 }},
		{17, "a letter m", "", func(c *pd.Content) { c.Dungeons[0].Letter = 'm' }},
	} {
		t.Run(fmt.Sprintf("%d %s", c.constraint, c.about), func(t *testing.T) {
			own, err := pd.Invented().With(c.text)
			require.NoError(t, err)
			if c.change != nil {
				c.change(own)
			}
			var broken *rulebook.ContentError
			require.ErrorAs(t, own.Validate(), &broken)
			require.ErrorIs(t, broken, pd.ContentRefused)
			require.Contains(t, broken.Detail, fmt.Sprintf("constraint %d: ", c.constraint))
			require.Contains(t, broken.Path, "content.")
		})
	}
	whole, err := pd.Invented().With(fmt.Sprintf(cardA, places))
	require.NoError(t, err)
	require.NoError(t, whole.Validate(), "without the broken lines the card is valid")
	require.Error(t, (&pd.Content{}).Validate())
}

// Your own Dungeon card, written in any editor, goes on top of the shipped cards.
func ExampleContent_With() {
	content, err := pd.Invented().With(`
dungeon a The Cellar under My House
  wall D1 E1
  water C1 C2          # the flooded stair
  chest C3
  block D2
  quest 1 B1
  quest 2 E1
  villain 1 A2 Bramble Hag
  villain 2 B2 Sister Marrow
  villain 3 C2 The Drowned Regent
done`)
	fmt.Println(content.Dungeons[0].Name, err, content.Validate())

	broken, _ := pd.Invented().With("dungeon a No Chest\n block D2\ndone")
	fmt.Println(broken.Validate())

	_, err = pd.Invented().With("dungeon a No Such Room\n chest G9\ndone")
	fmt.Println(err)
	var syntax *rulebook.SyntaxError
	fmt.Println(errors.As(err, &syntax), syntax.Line, syntax.Col)
	// Output:
	// The Cellar under My House <nil> <nil>
	// content.dungeons[a] breaks PD-SHEET-12: constraint 5: want a chest room, two quest rooms and three villain rooms
	// 2:8: want a room, A1 to F7, got "G9"
	// true 2 8
}

func ExampleInvented() {
	content := pd.Invented()
	fmt.Println(len(content.Dungeons), "Dungeon cards,", len(content.Villains), "villains,", len(content.Powers), "powers")
	fmt.Println(content.SideQuests[0].TaskA, content.SideQuests[0].TaskB, content.SideQuests[0].TaskC)
	// Output:
	// 12 Dungeon cards, 16 villains, 16 powers
	// white warrior black:wizard
}
