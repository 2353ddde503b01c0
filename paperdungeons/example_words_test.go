package paperdungeons_test

import (
	"fmt"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// The words of the notation are read one by one too, such as those of a form that a player fills in.
func ExampleParseItem() {
	item, err := pd.ParseItem("ring")
	fmt.Println(item == pd.TeleportationRing, err)
	artifact, err := pd.ParseArtifact("goblin-bane")
	fmt.Println(artifact == pd.GoblinBane, artifact.Title(), err)
	mission, err := pd.ParseMission("m9")
	fmt.Println(mission == pd.FourGems, err)
	objective, err := pd.ParseObjective("o9")
	fmt.Println(objective == pd.RoomsExplored, err)

	_, err = pd.ParseItem("hammer")
	fmt.Println(err)
	_, err = pd.ParseArtifact("ruby")
	fmt.Println(err)
	_, err = pd.ParseMission("m17")
	fmt.Println(err)
	_, err = pd.ParseObjective("m9")
	fmt.Println(err)
	// Output:
	// true <nil>
	// true Goblin Bane <nil>
	// true <nil>
	// true <nil>
	// want sword, scepter, medallion, cloak, stone, ring, lockpick or scroll, got "hammer"
	// want an artifact, such as jewel or liquor, got "ruby"
	// want m1 to m16, got "m17"
	// want o1 to o16, got "m9"
}

// A task is known by its side quest and its letter.
func ExampleParseTask() {
	task, err := pd.ParseTask("2b")
	fmt.Println(task, "is task", string(rune('A'+task.Letter())), "at space", task.Quest()+1, err)

	// The card that lies there says what the task asks for.
	s := solo(noPower)
	card := s.SideQuest(0, task.Quest())
	fmt.Println(card.Name, "wants", card.TaskB)

	_, err = pd.ParseTask("3a")
	fmt.Println(err)
	// Output:
	// 2b is task B at space 2 <nil>
	// Ink of the Blind Scribe wants wizard
	// want a task, 1a to 2c, got "3a"
}
