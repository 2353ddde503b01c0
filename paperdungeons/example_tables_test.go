package paperdungeons_test

import (
	"fmt"
	"strings"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// The lowest of the four levels decides, and each hero at level 6 adds 1.
func ExampleHeroGlory() {
	for _, levels := range [][pd.NumHeroes]int{
		{1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}, {4, 4, 4, 4}, {5, 5, 5, 5}, {6, 6, 6, 6},
		{6, 5, 4, 1}, {6, 6, 3, 3},
	} {
		fmt.Println(levels, pd.HeroGlory(levels))
	}
	// Output:
	// [1 1 1 1] 0
	// [2 2 2 2] 3
	// [3 3 3 3] 6
	// [4 4 4 4] 8
	// [5 5 5 5] 11
	// [6 6 6 6] 18
	// [6 5 4 1] 1
	// [6 6 3 3] 8
}

// The tracks of rows F and G: past 12 each minion adds 3, past 9 a gem adds nothing.
func ExampleMinionGlory() {
	fmt.Println("number  minions  gems")
	for n := range 15 {
		fmt.Printf("%6d  %7d  %4d\n", n, pd.MinionGlory(n), pd.GemGlory(n))
	}
	// Output:
	// number  minions  gems
	//      0        0     0
	//      1        1     1
	//      2        3     3
	//      3        4     5
	//      4        6     8
	//      5        8    11
	//      6       10    14
	//      7       12    17
	//      8       14    20
	//      9       16    24
	//     10       19    24
	//     11       22    24
	//     12       25    24
	//     13       28    24
	//     14       31    24
}

// Who comes early scores more, at the chest as with missions.
func ExampleChestGlory() {
	fmt.Println("round  chest  mission")
	for round := 1; round <= pd.NumRounds; round++ {
		fmt.Printf("%5d  %5d  %7d\n", round, pd.ChestGlory(round), pd.MissionGlory(round))
	}
	// Output:
	// round  chest  mission
	//     1      5        6
	//     2      5        5
	//     3      3        4
	//     4      3        4
	//     5      3        3
	//     6      1        3
	//     7      1        2
	//     8      0        1
}

// A side quest is worth what its fulfilled tasks make of it.
func ExampleQuestGlory() {
	for tasks := range 4 {
		fmt.Println(tasks, pd.QuestGlory(tasks))
	}
	// Output:
	// 0 0
	// 1 2
	// 2 7
	// 3 15
}

// The treasure pile at the start, by the number of players. Four of its cards are Jewels.
func ExamplePileSize() {
	fmt.Println("players  cards")
	for players := 1; players <= pd.MaxPlayers; players++ {
		fmt.Printf("%7d  %5d\n", players, pd.PileSize(players))
	}
	// Output:
	// players  cards
	//       1      8
	//       2      9
	//       3     10
	//       4     11
	//       5     12
	//       6     12
	//       7     12
	//       8     12
}

// A villain that brings no table of its own has that of its tier: what a party of at least that strength suffers and earns.
func ExampleVillainTable() {
	for tier := 1; tier <= 3; tier++ {
		for _, row := range pd.VillainTable(tier) {
			fmt.Printf("tier %d, strength %2d: %d damage, %2d glory\n", tier, row.Strength, row.Damage, row.Glory)
		}
	}
	// Output:
	// tier 1, strength  0: 3 damage,  1 glory
	// tier 1, strength  6: 2 damage,  3 glory
	// tier 1, strength  9: 1 damage,  5 glory
	// tier 1, strength 12: 0 damage,  7 glory
	// tier 2, strength  0: 4 damage,  2 glory
	// tier 2, strength 10: 3 damage,  4 glory
	// tier 2, strength 14: 1 damage,  7 glory
	// tier 2, strength 18: 0 damage, 10 glory
	// tier 3, strength  0: 5 damage,  3 glory
	// tier 3, strength 14: 3 damage,  6 glory
	// tier 3, strength 19: 1 damage, 10 glory
	// tier 3, strength 24: 0 damage, 14 glory
}

// The eight magic items, with the dice that their steps ask for and their glory.
func ExampleItem() {
	for item := range pd.Item(pd.NumItems) {
		fmt.Printf("%-10v", item)
		for n := range item.Steps() {
			die := "any"
			if step := item.Step(n); step != pd.AnyStep {
				die = pd.Face(step).String()
			}
			fmt.Printf("%-8s", die)
		}
		fmt.Printf("%2d\n", item.Glory())
	}
	// Output:
	// sword     warrior any      3
	// scepter   wizard  any      2
	// medallion cleric  any      2
	// cloak     rogue   any      2
	// stone     any     any      2
	// ring      any     any      3
	// lockpick  any     any      3
	// scroll    any     any     -4
}

// A step that asks for a symbol takes a clover too. No step takes a skull.
func ExampleStepDie_Accepts() {
	fmt.Print("the sword's first step takes")
	for f := range pd.Face(pd.NumFaces) {
		if pd.FlamingSword.Step(0).Accepts(f) {
			fmt.Print(" ", f)
		}
	}
	fmt.Print("\nits second step takes")
	for f := range pd.Face(pd.NumFaces) {
		if pd.FlamingSword.Step(1).Accepts(f) {
			fmt.Print(" ", f)
		}
	}
	// Output:
	// the sword's first step takes warrior clover
	// its second step takes warrior wizard cleric rogue clover boots
}

// The sixteen cards that a treasure pile may hold: four Jewels, and one card of each other kind.
func ExampleCardKind() {
	for card := range pd.NumArtifacts {
		kind := pd.CardKind(card)
		fmt.Printf("%2d %-12v%s\n", card, kind, kind.Title())
	}
	// Output:
	//  0 jewel       Jewel
	//  1 jewel       Jewel
	//  2 jewel       Jewel
	//  3 jewel       Jewel
	//  4 liquor      Liquor of Haste
	//  5 signet      Signet Ring of the Five Families
	//  6 balm        Sofia's Balm
	//  7 staff       Banc's Staff
	//  8 beads       Áquila's Prayer Beads
	//  9 finger      Golden Goblin's Finger
	// 10 shield      Leonia's Shield
	// 11 mirror      Moonlight Mirror
	// 12 mace        Acolyte's Mace
	// 13 token       Wizard's Token
	// 14 goblin-bane Goblin Bane
	// 15 orc-bane    Orc Bane
}

// The counts at which each Objective is worth 2, 4 and 6 glory, and the two heroes who train in white with it. The other
// two train in black.
func ExampleObjective_Training() {
	for o := pd.LevelFourMinions; o <= pd.NumObjectives; o++ {
		fmt.Printf("%-3v %-10s", o, fmt.Sprint(o.Thresholds()))
		for h := range pd.Hero(pd.NumHeroes) {
			if o.Training(h) == pd.White {
				fmt.Print(" ", h)
			}
		}
		fmt.Println()
	}
	// Output:
	// o1  [2 3 4]    wizard cleric
	// o2  [2 3 4]    warrior rogue
	// o3  [4 7 10]   warrior wizard
	// o4  [4 5 6]    wizard cleric
	// o5  [1 2 3]    warrior rogue
	// o6  [2 3 4]    warrior wizard
	// o7  [2 3 4]    wizard rogue
	// o8  [6 9 12]   warrior cleric
	// o9  [20 25 30] wizard rogue
	// o10 [10 15 20] warrior rogue
	// o11 [2 4 7]    cleric rogue
	// o12 [10 13 16] cleric rogue
	// o13 [4 7 10]   warrior wizard
	// o14 [2 5 7]    wizard cleric
	// o15 [1 2 3]    wizard rogue
	// o16 [12 16 20] warrior cleric
}

// Both colours have skulls and the four heroes' symbols; clovers are white only, and boots black only.
func ExampleFace_On() {
	for f := range pd.Face(pd.NumFaces) {
		fmt.Printf("%-8v", f)
		for _, c := range []pd.Colour{pd.White, pd.Black} {
			if f.On(c) {
				fmt.Print(" ", c)
			}
		}
		if hero, ok := f.Hero(); ok {
			fmt.Print(", stands for the ", hero)
		}
		fmt.Println()
	}
	// Output:
	// skull    white black
	// warrior  white black, stands for the warrior
	// wizard   white black, stands for the wizard
	// cleric   white black, stands for the cleric
	// rogue    white black, stands for the rogue
	// clover   white
	// boots    black
}

// Who faces which minion.
func ExampleMinionType_Hero() {
	for m := range pd.MinionType(pd.NumMinionTypes) {
		fmt.Println("the", m.Hero(), "faces the", m)
	}
	// Output:
	// the wizard faces the ghost
	// the rogue faces the goblin
	// the warrior faces the orc
	// the cleric faces the zombie
}

// The dice with a hero's symbol: one colour trains the hero, as the Objective says, and the other does not.
func ExampleHero_Face() {
	for h := range pd.Hero(pd.NumHeroes) {
		colour := pd.RowsExplored.Training(h)
		trains := pd.Die{Colour: colour, Face: h.Face()}
		not := pd.Die{Colour: colour.Other(), Face: h.Face()}
		fmt.Println(trains, "trains the", h, "and", not, "does not")
	}
	// Output:
	// white:warrior trains the warrior and black:warrior does not
	// black:wizard trains the wizard and white:wizard does not
	// black:cleric trains the cleric and white:cleric does not
	// white:rogue trains the rogue and black:rogue does not
}

// The score sheet: some rows are noted when they are earned, the others are counted at the end.
func ExampleRow_Noted() {
	for row := range pd.Row(pd.NumScoreRows) {
		when := "counted at the end"
		if row.Noted() {
			when = "noted when earned"
		}
		fmt.Println(row, row.Rule().ID, when)
	}
	// Output:
	// A PD-SCORE-7 noted when earned
	// B PD-SCORE-7 noted when earned
	// C PD-SCORE-7 noted when earned
	// D PD-SCORE-8 counted at the end
	// E PD-SCORE-9 counted at the end
	// F PD-SCORE-10 counted at the end
	// G PD-SCORE-11 counted at the end
	// H PD-SCORE-13 counted at the end
	// I PD-SCORE-14 counted at the end
	// J PD-SCORE-15 counted at the end
	// K PD-SCORE-16 noted when earned
	// L PD-SCORE-17 counted at the end
	// M PD-SCORE-18 noted when earned
	// N PD-SCORE-18 noted when earned
}

// The rules of a chapter, in the order of the rulebook, with who states them.
func ExampleRules() {
	for _, r := range pd.Rules() {
		if strings.HasPrefix(r.ID, "PD-TRAP-") {
			fmt.Printf("%s (%v): %s\n", r.ID, r.Basis, r.Text)
		}
	}
	// Output:
	// PD-TRAP-1 (base): a spike trap deals 1 damage every time its room is entered
	// PD-TRAP-2 (book): a blade trap deals 2 damage every time its room is entered, also in a room entered before
	// PD-TRAP-3 (book): with the Scout a trap deals 1 damage less: blade 1, spike 0
	// PD-TRAP-4 (house reading): a trap that is entered and not disarmed is triggered, also when it deals 0
	// PD-TRAP-5 (house reading): for missions and objectives every trigger and every crossing counts, repeats too
}

// The chapters of story mode, the Dungeon cards of their missions, and the points that a solo player needs.
func ExampleChapter() {
	for c := range pd.Chapter(pd.NumChapters) {
		fmt.Printf("%v: %v %v %v, %d points\n", c, c.Mission(0), c.Mission(1), c.Mission(2), c.SoloPoints())
	}
	// Output:
	// The Long Night: a b c, 210 points
	// Trail of Pain: d e f, 255 points
	// Reveled Secrets: g h i, 300 points
	// Shadow's Heart: j k l, 345 points
}

// Missions are played in order. A solo player who falls short of a chapter's points does not go on.
func ExampleStory_Check() {
	second := pd.Story{Chapter: pd.TrailOfPain, Chapters: []int{215}}
	fmt.Println(second.Dungeon(), second.Check(1, 0))
	fmt.Println(second.Check(1, 'e'))
	tooFew := pd.Story{Chapter: pd.TrailOfPain, Chapters: []int{209}}
	fmt.Println(tooFew.Check(1, 0))
	// Output:
	// d <nil>
	// story.chapter breaks PD-STORY-1: want mission d of Trail of Pain, got e
	// story.chapters[0] breaks PD-STORY-7: The Long Night needs 210 points, got 209
}

// What the Hall of Fame calls a solo player.
func ExampleTitle() {
	title := pd.TitleOf(0)
	fmt.Println(0, title)
	for score := range 150 {
		if next := pd.TitleOf(score); next != title {
			title = next
			fmt.Println(score, title)
		}
	}
	// Output:
	// 0 Villager
	// 51 Foot Soldier
	// 61 Town Defender
	// 71 Adventurer
	// 81 Hero
	// 91 Champion of the Kingdom
	// 101 Veteran
	// 111 Legendary
	// 121 Epic
}
