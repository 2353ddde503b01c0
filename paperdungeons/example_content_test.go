package paperdungeons_test

import (
	"errors"
	"fmt"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// A whole content value is a text: Text writes it, ReadContent reads it back.
func ExampleReadContent() {
	text := pd.Invented().Text()
	content, err := pd.ReadContent(text)
	fmt.Println(content.Text() == text, err, content.Validate())

	// Text that can be read may be no whole value yet.
	part, err := pd.ReadContent("room A1 spike potion:1   # a room of my own\nwall A1 A2")
	fmt.Println(part.Sheet.Cells[0].Trap, part.Sheet.Cells[0].Treasure, part.Sheet.Borders[0].Barrier, err)
	fmt.Println(part.Validate())

	_, err = pd.ReadContent("room A1 spike\nroom B8 blade")
	var syntax *rulebook.SyntaxError
	fmt.Println(errors.As(err, &syntax), syntax)
	// Output:
	// true <nil> <nil>
	// spike potion:1 wall <nil>
	// content.sheet breaks PD-SHEET-12: constraint 2: want at least four minions of level 3, got 0
	// true 2:6: want a room, A1 to F7, got "B8"
}

// Validate names the constraint that a value breaks.
func ExampleContent_Validate() {
	for _, change := range []string{
		"room A7 ghost:5",
		"villaincard 2 rogue Half a Table\nrows 3:4/2",
		"drop power Veteran",
		"lieutenant orc 7 One Too Many",
	} {
		content, err := pd.Invented().With(change)
		if err == nil {
			err = content.Validate()
		}
		fmt.Println(err)
	}
	// Output:
	// content.sheet breaks PD-SHEET-12: constraint 3: want each gem once and each other treasure, got gem:A 0 times
	// content.villains[16].rows[0] breaks PD-SHEET-12: constraint 11: want a first threshold of 0, got 3
	// content.powers breaks PD-SHEET-12: constraint 13: want 16 cards, got 15
	// content.lieutenants breaks PD-SHEET-12: constraint 15: want 8 cards, got 9
}

// The cards that ship, as one may list them.
func ExampleContent() {
	content := pd.Invented()
	for _, d := range content.Dungeons[:3] {
		fmt.Println(d.Letter, d.Name, "has the chest in", d.Chest)
	}
	for _, v := range content.Villains[:3] {
		fmt.Println(v.Name, "of tier", v.Tier, "counts the", v.Bonus, "twice")
	}
	for _, q := range content.SideQuests[:3] {
		fmt.Println(q.Name, "asks for", q.TaskA, q.TaskB, q.TaskC)
	}
	for _, l := range content.Lieutenants[:3] {
		fmt.Println(l.Name, "is a", l.Type, "of strength", l.Strength)
	}
	// Output:
	// a The Toll Cellars has the chest in F6
	// b Hollow Ferry has the chest in B4
	// c Three Wells Down has the chest in F4
	// Bramble Hag of tier 1 counts the warrior twice
	// Grik Underbridge of tier 1 counts the wizard twice
	// The Pale Miller of tier 1 counts the cleric twice
	// The Miller's Debt asks for white warrior black:wizard
	// A Ring for the Reeve asks for white warrior white:cleric
	// Salt for the Winter asks for white wizard black:cleric
	// The Cold Usher is a ghost of strength 6
	// Lady of Draughts is a ghost of strength 7
	// Nib the Tallyman is a goblin of strength 6
}

// What each Power of the shipped cards does.
func ExamplePower() {
	for i, p := range pd.Invented().Powers {
		fmt.Println(i+1, p.Name, p.Parts)
	}
	// Output:
	// 1 Scout [always trap -1]
	// 2 Veteran [start levels 2 end glory -3]
	// 3 Still Keeper [always brew 1]
	// 4 Ghost Warden [always against ghost 1]
	// 5 Goblin Warden [always against goblin 1]
	// 6 Orc Warden [always against orc 1]
	// 7 Zombie Warden [always against zombie 1]
	// 8 Long Stride [round points 1]
	// 9 Steady Hands [round disarm]
	// 10 Field Kit [start potions 2]
	// 11 Forge Hand [start steps 1]
	// 12 Errand Runner [start tasks 1]
	// 13 Map Drawer [end glory 1 per 6 rooms]
	// 14 Trophy Keeper [end glory 1 per 3 minions]
	// 15 Stone Cutter [end glory 1 per 2 gems]
	// 16 Tool Collector [end glory 1 per 2 items]
}
