package paperdungeons_test

import (
	"errors"
	"fmt"
	"slices"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// show prints the notation of moves, one a line.
func show(moves ...pd.Move) {
	for _, m := range moves {
		fmt.Println(m)
	}
}

// A whole set-up, draw by draw. With RandomVillains a villain of each tier is drawn too.
func ExampleDrawDungeon() {
	start, err := pd.Setup{Players: 1, Options: pd.Options{RandomVillains: true}}.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	moves := []pd.Move{
		pd.DrawDungeon('c'),
		pd.DrawVillain(1, 2), // Grik Underbridge, whose bonus hero is the wizard
		pd.DrawVillain(2, 8), // Sister Marrow, the rogue
		pd.DrawVillain(3, 13),
		pd.DrawMissions(pd.EightPotions, pd.FourGems, pd.HeroAtSix),
		pd.DealQuest(0, 5),
		pd.DealQuest(0, 11),
		pd.DealPowers(0, 9, 3),
		pd.DealObjectives(0, pd.RoomsExplored, pd.MovedThrough),
		pd.KeepPower(0, 3),
		pd.KeepObjective(0, pd.RoomsExplored),
	}
	show(moves...)
	s, played, err := rulebook.Replay(start, moves...)
	fmt.Println(s.Phase(), "after", played, "moves, error", err)
	// Output:
	// dungeon c
	// villain 1 2
	// villain 2 8
	// villain 3 13
	// missions m2 m6 m9
	// deal p1 quest 5
	// deal p1 quest 11
	// deal p1 powers 3 9
	// deal p1 objectives o3 o9
	// p1 keep power 3
	// p1 keep objective o9
	// roll after 11 moves, error <nil>
}

// Dice are given in any order; the move has the white ones first. Of two boots one is rolled again.
func ExampleRoll() {
	white := func(f pd.Face) pd.Die { return pd.Die{Colour: pd.White, Face: f} }
	black := func(f pd.Face) pd.Die { return pd.Die{Colour: pd.Black, Face: f} }
	roll := pd.Roll(black(pd.Boots), white(pd.Clover), black(pd.RogueFace), white(pd.WarriorFace), black(pd.Boots),
		white(pd.Skull))
	reroll := pd.Reroll(black(pd.WizardFace))
	show(roll, reroll)

	s, _, err := rulebook.Replay(solo(noPower), roll, reroll)
	fmt.Println(s.Dice(), err)
	// Output:
	// roll white skull warrior clover black rogue boots boots
	// reroll black wizard
	// [white:skull white:warrior white:clover black:wizard black:rogue black:boots] <nil>
}

// The five things that a die pays for. A bonus clover is used like a die.
func ExampleLevelUp() {
	rogue := pd.Die{Colour: pd.White, Face: pd.RogueFace}
	boots := pd.Die{Colour: pd.Black, Face: pd.Boots}
	show(
		pd.LevelUp(0, rogue, pd.Rogue),
		pd.Craft(0, rogue, pd.IntangibilityCloak),
		pd.Brew(0, boots),
		pd.Travel(0, boots),
		pd.Fulfil(0, rogue, 3), // tasks are counted from 0: task A of side quest II
		pd.LevelUp(0, pd.BonusClover(), pd.Wizard),
		pd.Done(0),
	)
	// Output:
	// p1 white rogue level rogue
	// p1 white rogue craft cloak
	// p1 black boots brew
	// p1 black boots move
	// p1 white rogue task 2a
	// p1 bonus level wizard
	// p1 done
}

// What a party does on the map without a die: steps and disarming by points, then items, artifacts and Powers.
func ExampleGo() {
	room := pd.RoomAt(2, 3) // column C, row 4
	show(
		pd.Go(0, room),
		pd.Disarm(0, room),
		pd.Halt(0),
		pd.Ring(0, room),
		pd.Pick(0, room),
		pd.Use(0, pd.LiquorOfHaste),
		pd.Mirror(0, room),
		pd.PowerPoints(0),
		pd.PowerDisarm(0, room),
	)
	// Output:
	// p1 go C4
	// p1 disarm C4
	// p1 halt
	// p1 ring C4
	// p1 pick C4
	// p1 use liquor
	// p1 use mirror C4
	// p1 power points
	// p1 power disarm C4
}

// Treasures, rows of potions, levels, items and Powers leave choices, which are made before anything else.
func ExampleChooseLevel() {
	show(
		pd.ChooseLevel(0, pd.Cleric),
		pd.ChooseStep(0, pd.TeleportationRing),
		pd.ChooseTask(0, 2), // task C of side quest I
		pd.Defeat(0, pd.RoomAt(1, 5)),
		pd.Pass(0),
	)

	// The treasure of F1 is a level.
	s := playOn(solo(noPower), quiet, "p1 black boots move", "p1 go F1")
	s, err := s.Apply(pd.ChooseLevel(0, pd.Cleric))
	fmt.Println(s.Party(0).Levels, err)
	// Output:
	// p1 level cleric
	// p1 step ring
	// p1 task 1c
	// p1 defeat B6
	// p1 pass
	// [1 1 2 1] <nil>
}

// The moves of the chest and of the end of a round: chance draws, players choose an artifact, and fight the villain or flee.
func ExampleTake() {
	show(
		pd.DrawLieutenant(3),
		pd.First(1), // p2 is the first of those who are tied
		pd.Look(pd.Jewel, pd.Jewel, pd.LiquorOfHaste, pd.MoonlightMirror),
		pd.Take(1, pd.MoonlightMirror),
		pd.Decline(0),
		pd.Loot(pd.AcolytesMace, pd.Jewel, pd.MoonlightMirror),
		pd.Fight(0),
		pd.Flee(1),
	)
	// Output:
	// lieutenant 3
	// first p2
	// look jewel jewel liquor mirror
	// p2 take mirror
	// p1 decline
	// loot jewel mirror mace
	// p1 fight
	// p2 flee
}

// A move is read from its notation. The error says where reading stopped.
func ExampleParseMove() {
	m, err := pd.ParseMove("p1 white rogue craft cloak")
	fmt.Println(m == pd.Craft(0, pd.Die{Colour: pd.White, Face: pd.RogueFace}, pd.IntangibilityCloak), err)

	// Cards may stand in any order.
	m, _ = pd.ParseMove("loot mirror jewel mace")
	fmt.Println(m)

	_, err = pd.ParseMove("p1 white rogue craft cape")
	fmt.Println(err)
	var syntax *rulebook.SyntaxError
	fmt.Println(errors.As(err, &syntax), syntax.Col)
	// Output:
	// true <nil>
	// loot jewel mirror mace
	// 22: want sword, scepter, medallion, cloak, stone, ring, lockpick or scroll, got "cape"
	// true 22
}

// What happened in a round, read from its moves.
func ExampleMove_Kind() {
	for _, text := range []string{
		quiet, "p1 black boots move", "p1 go F1", "p1 level cleric", "p2 white warrior brew", "p1 done",
	} {
		m := pd.MustParseMove(text)
		if m.Chance() {
			fmt.Println("chance:", m)
			continue
		}
		seat, _ := m.Seat()
		fmt.Printf("seat %d: ", seat)
		switch m.Kind() {
		case pd.SpendKind:
			die, action := m.Die()
			fmt.Println("uses", die, "to", action)
		case pd.GoKind:
			room, _ := m.Room()
			fmt.Println("enters", room)
		case pd.DoneKind:
			fmt.Println("ends its actions")
		default:
			fmt.Println(m)
		}
	}
	// Output:
	// chance: roll white warrior warrior warrior black wizard wizard boots
	// seat 0: uses black:boots to move
	// seat 0: enters F1
	// seat 0: p1 level cleric
	// seat 1: uses white:warrior to brew
	// seat 0: ends its actions
}

// Moves are sorted by player, then by kind.
func ExampleMove_Compare() {
	moves := []pd.Move{
		pd.Done(1),
		pd.Go(0, pd.RoomAt(1, 0)),
		pd.Brew(0, pd.Die{Colour: pd.Black, Face: pd.Boots}),
		pd.Go(0, pd.RoomAt(0, 1)),
		pd.Brew(0, pd.Die{Colour: pd.White, Face: pd.WarriorFace}),
	}
	slices.SortFunc(moves, pd.Move.Compare)
	show(moves...)
	// Output:
	// p1 white warrior brew
	// p1 black boots brew
	// p1 go A2
	// p1 go B1
	// p2 done
}

// Moves are written one after the other into the same room.
func ExampleMove_AppendTo() {
	text := make([]byte, 0, 64)
	for _, m := range []pd.Move{pd.Go(0, pd.RoomAt(2, 3)), pd.Halt(0)} {
		text = append(m.AppendTo(text), '\n')
	}
	fmt.Print(string(text))
	// Output:
	// p1 go C4
	// p1 halt
}
