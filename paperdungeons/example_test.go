package paperdungeons_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// solo sets up a game for one player on Dungeon card a, without missions, and plays moves. The Objective is o5: warrior and
// rogue train in white, wizard and cleric in black.
func solo(power int, moves ...string) pd.State {
	return played(pd.Setup{Players: 1, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}}, append([]string{
		"deal p1 quest 1", "deal p1 quest 12", fmt.Sprintf("deal p1 powers %d %d", power, power%16+1), "deal p1 objectives o5 o9",
		fmt.Sprintf("p1 keep power %d", power), "p1 keep objective o5"}, moves...)...)
}

func played(g pd.Setup, moves ...string) pd.State {
	s, err := g.Start()
	for _, m := range moves {
		if err == nil {
			s, err = s.Apply(pd.MustParseMove(m))
		}
	}
	if err != nil {
		panic(err)
	}
	return s
}

// tell plays moves, and prints for each what the given chapters of the catalogue make it do.
func tell(s pd.State, chapters string, moves ...string) pd.State {
	for _, text := range moves {
		next, events, err := s.Explain(pd.MustParseMove(text))
		if err != nil {
			fmt.Println(err)
			return s
		}
		fmt.Println(text)
		for _, e := range events {
			if chapter := strings.Split(e.Rule.ID, "-")[1]; strings.Contains(chapters, chapter) {
				fmt.Println("  " + e.String())
			}
		}
		s = next
	}
	return s
}

// refuse prints which rule a move breaks.
func refuse(s pd.State, moves ...string) {
	for _, text := range moves {
		_, err := s.Apply(pd.MustParseMove(text))
		var v *rulebook.Violation
		if errors.As(err, &v) {
			fmt.Printf("%s: %v\n", text, v.Rule)
		}
	}
}

// The power of the examples that does nothing during the game: Tool Collector.
const noPower = 16

// Setup is a row of draws, each with its odds, and ends with what the players keep.
func Example_setup() {
	s, err := pd.Setup{Players: 2}.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"dungeon a", "missions m2 m5 m12", "deal p1 quest 4", "deal p1 quest 9",
		"deal p2 quest 1", "deal p2 quest 2",
		"deal p1 powers 1 2", "deal p1 objectives o1 o2", "deal p2 powers 3 16", "deal p2 objectives o3 o4"} {
		m := pd.MustParseMove(text)
		num, den := s.Odds(m)
		fmt.Printf("%s: %d of %d\n", text, num, den)
		if s, err = s.Apply(m); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(s.Actor(), s.AppendMoves(nil))
	// Output:
	// dungeon a: 1 of 12
	// missions m2 m5 m12: 1 of 560
	// deal p1 quest 4: 1 of 16
	// deal p1 quest 9: 1 of 15
	// deal p2 quest 1: 1 of 14
	// deal p2 quest 2: 1 of 13
	// deal p1 powers 1 2: 1 of 120
	// deal p1 objectives o1 o2: 1 of 120
	// deal p2 powers 3 16: 1 of 91
	// deal p2 objectives o3 o4: 1 of 91
	// several [p1 keep power 1 p1 keep power 2 p1 keep objective o1 p1 keep objective o2 p2 keep power 3 p2 keep power 16 p2 keep objective o3 p2 keep objective o4]
}

// The sheet: the map of a Dungeon card, the tracks, and the rows of the score.
func Example_sheet() {
	fmt.Print(solo(noPower).Draw(0))
	// Output:
	// p1 outside; warrior 1, wizard 1, cleric 1, rogue 1, hearts 4, damage 0, potions 0/0 drunk, gems 0, minions 0
	//   items sword 0/2 scepter 0/2 medallion 0/2 cloak 0/2 stone 0/2 ring 0/2 lockpick 0/2 scroll 0/2; tasks []
	//   power Tool Collector, objective o5, artifact none; 0 dice used, 0 points, 0 clovers, waiting []
	//        A       B       C       D       E       F
	//    +-------+-------+-------+-------+-------+-------+
	//  7 | GH5 *A x      |^ p2    ^OR5 *B   st    x lv   |
	//    | V3            |                               |
	//    +       +       +~~~~~~~+-------+       +       +
	//  6 |^        ZO4 *F|xGO5 *D x      |  p2   ~ ZO5 *C|
	//    |               |               |       ~ $     |
	//    +-------+       +-------+       +       +       +
	//  5 |  st    ^ p1      lv     GH4 *E|^      |  st   |
	//    |                 Q1            |       |       |
	//    +       +       +       +~~~~~~~+       +       +
	//  4 | OR3   ~  lv           |^        GO4 lv  GH3 p2|
	//    |       ~#######        |         V2      Q2    |
	//    +       +-------+       +~~~~~~~+-------+       +
	//  3 =^ *H             OR4 p1   st      p1   ~^      =
	//    =                                       ~       =
	//    +       +~~~~~~~+~~~~~~~+-------+       +-------+
	//  2 |  lv   | GO3 p1 ^              | ZO3    ^ *G   |
	//    |       |                       | V1            |
	//    +       +~~~~~~~+       +       +       +-------+
	//  1 |  p1   |^         st      p1    ^         lv   |
	//    |       |                                       |
	//    +       +       +       +       +       +       +
	//   score A 0 B 0 C 0 D 0 E 0 F 0 G 0 H 0 I 0 J 0 K 0 L 0 M 0 N 0, total 0
}

// A round is a roll and actions; the third one ends a season, and its villain waits.
func Example_rounds() {
	s := solo(noPower)
	for range 2 {
		s = playOn(s, quiet, "p1 done")
		if s.Phase() == pd.PhaseLoot {
			s = playOn(s, "loot jewel jewel liquor")
		}
	}
	tell(s, "ROUND VILLAIN", quiet, "p1 done")
	// Output:
	// roll white warrior warrior warrior black wizard wizard boots
	//   PD-ROUND-3 the roll has settled, the actions begin
	// p1 done
	//   PD-ROUND-6 round 3 ends: artifacts, looting, missions and gems, villain
	//   PD-VILLAIN-1 The Pale Miller, of tier 1, after round 3
	//   PD-ROUND-4 season 1 ends
	//   PD-VILLAIN-6 has not been there: no glory, no damage
	//   PD-VILLAIN-9 the fight is not made up later
	//   PD-ROUND-1 round 4 of 8
	//   PD-ROUND-1a season 2 begins
	//   PD-ROUND-2 season 2 begins with round 4
}

const quiet = "roll white warrior warrior warrior black wizard wizard boots"

// playOn plays moves on from a position.
func playOn(s pd.State, moves ...string) pd.State {
	for _, m := range moves {
		var err error
		if s, err = s.Apply(pd.MustParseMove(m)); err != nil {
			panic(err)
		}
	}
	return s
}

// The rulebook's example: of two clovers exactly one is rolled again; a third skull would roll all dice again.
func Example_dice() {
	s := tell(solo(noPower), "DICE", "roll white skull clover clover black warrior cleric skull")
	for m := range rulebook.Moves(s) {
		num, den := s.Odds(m)
		fmt.Printf("%v, %d of %d: ", m, num, den)
		next, _ := s.Apply(m)
		fmt.Println(next.Phase())
	}
	// Output:
	// roll white skull clover clover black warrior cleric skull
	//   PD-DICE-1 6 dice are rolled for the whole table
	//   PD-DICE-2 the dice show white skull clover clover black skull warrior cleric
	//   PD-DICE-4 clovers: 2, boots: 0; one of each is kept
	//   PD-DICE-7 the repeated dice are of one colour, so nothing is to be decided
	// reroll white skull, 1 of 6: roll
	// reroll white warrior, 1 of 6: actions
	// reroll white wizard, 1 of 6: actions
	// reroll white cleric, 1 of 6: actions
	// reroll white rogue, 1 of 6: actions
	// reroll white clover, 1 of 6: reroll
}

// Skulls hurt every party before anybody acts, and can't be used.
func Example_skulls() {
	s := tell(solo(noPower), "SKULL HEART", "roll white skull warrior clover black skull wizard boots")
	refuse(s, "p1 white skull brew")
	// Output:
	// roll white skull warrior clover black skull wizard boots
	//   PD-SKULL-2 dice that can't be used in this round: 2
	//   PD-SKULL-1 takes 2 damage from skulls
	//   PD-SKULL-3 the party is still outside
	//   PD-HEART-2 2 damage is marked, and is not healed
	//   PD-HEART-3 marks: 2 of 24
	// p1 white skull brew: PD-SKULL-2: a skull die can't be used for any action
}

// A player uses three of the six dice, each for one action.
func Example_actions() {
	s := playOn(solo(noPower), quiet, "p1 white warrior level warrior", "p1 white warrior craft sword", "p1 black boots brew")
	refuse(s, "p1 white warrior level warrior", "p1 black boots brew")
	tell(s, "ACT", "p1 done")
	// Output:
	// p1 white warrior level warrior: PD-ACT-1: in a round a player uses at most three of the six dice, each at most once
	// p1 black boots brew: PD-ACT-1: in a round a player uses at most three of the six dice, each at most once
	// p1 done
	//   PD-ACT-9 is done; points lost: 0, bonus clovers lost: 0
}

// A hero trains in one colour, as the Objective says, and gives a bonus at level 4.
func Example_leveling() {
	s := playOn(solo(noPower), quiet)
	refuse(s, "p1 black wizard level warrior", "p1 black boots level warrior")
	tell(s, "LEVEL HEART", "p1 white warrior level warrior", "p1 white warrior level warrior",
		"p1 white warrior level warrior")
	// Output:
	// p1 black wizard level warrior: PD-DICE-9: a hero symbol stands for that hero in the die's colour
	// p1 black boots level warrior: PD-LEVEL-2: a clover levels any hero, whatever the colour; boots level none
	// p1 white warrior level warrior
	//   PD-LEVEL-1 the warrior trains in this colour
	//   PD-LEVEL-3 warrior reaches level 2
	//   PD-HEART-1 hearts: 5
	// p1 white warrior level warrior
	//   PD-LEVEL-1 the warrior trains in this colour
	//   PD-LEVEL-3 warrior reaches level 3
	//   PD-HEART-1 hearts: 6
	// p1 white warrior level warrior
	//   PD-LEVEL-1 the warrior trains in this colour
	//   PD-LEVEL-3 warrior reaches level 4
	//   PD-HEART-1 hearts: 7
	//   PD-LEVEL-4 warrior gives the bonus of level 4
	//   PD-LEVEL-6 +1 to power level in every fight from now on
}

// The Scroll of Knowledge raises two heroes on completion, never the same one twice.
func Example_items() {
	s := tell(playOn(solo(noPower), quiet), "ITEM", "p1 black boots craft scroll", "p1 white warrior craft scroll",
		"p1 level rogue")
	refuse(s, "p1 level rogue")
	tell(s, "ITEM", "p1 pass")
	// Output:
	// p1 black boots craft scroll
	//   PD-ITEM-1 crafts the scroll
	//   PD-ITEM-2 steps of the scroll: 1 of 2
	// p1 white warrior craft scroll
	//   PD-ITEM-1 crafts the scroll
	//   PD-ITEM-2 steps of the scroll: 2 of 2
	//   PD-ITEM-4 the scroll is complete
	//   PD-ITEM-12 may raise 2 heroes
	// p1 level rogue
	//   PD-ITEM-12 the scroll raises the rogue
	// p1 level rogue: PD-ITEM-12: Scroll of Knowledge: on completion the player may at once raise two heroes by one level each, never the same one twice
	// p1 pass
	//   PD-ITEM-12b takes no more levels from the scroll
}

// The fourth potion fills a row, which brings an item step.
func Example_potions() {
	tell(playOn(solo(noPower), quiet), "POTION ITEM", "p1 white warrior brew", "p1 black boots brew", "p1 step ring")
	// Output:
	// p1 white warrior brew
	//   PD-POTION-1 potions: 2
	//   PD-POTION-8 new potions: 2
	//   PD-POTION-2 potions made: 2 of 12
	// p1 black boots brew
	//   PD-POTION-1 potions: 2
	//   PD-POTION-8 new potions: 2
	//   PD-POTION-3 row 1 is full
	//   PD-POTION-5 its bonus: an item step
	//   PD-POTION-2 potions made: 4 of 12
	// p1 step ring
	//   PD-ITEM-3 marks a step of the ring without a die
	//   PD-ITEM-2 steps of the ring: 1 of 2
}

// One point is one step; walls, water and struck-out rooms stop it.
func Example_movement() {
	s := tell(playOn(solo(noPower), quiet, "p1 black boots move"), "MOVE", "p1 go B1")
	refuse(s, "p1 go A1", "p1 go B2", "p1 go C2")
	tell(s, "MOVE", "p1 go C1")
	// Output:
	// p1 go B1
	//   PD-MOVE-2 steps into B1
	//   PD-MOVE-7 the first step leads into row 1
	//   PD-MOVE-8 costs 1 point
	//   PD-MOVE-10 B1 is resolved: trap, minion, treasure
	// p1 go A1: PD-MOVE-3: a wall between two rooms blocks the step, unless the party may cross walls
	// p1 go B2: PD-MOVE-4: water between two rooms blocks the step, unless the party may cross water
	// p1 go C2: PD-MOVE-2: one point moves the party into an orthogonally adjacent room
	// p1 go C1
	//   PD-MOVE-2 steps into C1
	//   PD-MOVE-10 C1 is resolved: trap, minion, treasure
}

// A trap acts every time its room is entered.
func Example_traps() {
	s := playOn(solo(noPower), quiet, "p1 black boots move", "p1 go D1", "p1 go E1")
	tell(playOn(s, "p1 go D1", "p1 black wizard move"), "TRAP HEART", "p1 go E1")
	// Output:
	// p1 go E1
	//   PD-TRAP-4 the trap is triggered, for 1 damage
	//   PD-TRAP-5 traps triggered: 2
	//   PD-TRAP-1 the spikes of E1
	//   PD-HEART-2 1 damage is marked, and is not healed
	//   PD-HEART-3 marks: 1 of 24
}

// One die may pay for disarming the trap of the next room and for entering it.
func Example_disarming() {
	tell(playOn(solo(noPower), quiet), "DISARM TRAP", "p1 black wizard move", "p1 disarm B1", "p1 go B1")
	// Output:
	// p1 black wizard move
	// p1 disarm B1
	//   PD-DISARM-1 points left: 1
	//   PD-DISARM-3 B1 is next to the party
	//   PD-DISARM-2 the same die may pay for movement
	//   PD-DISARM-4 the trap of B1 is disarmed
	//   PD-DISARM-6 B1 can't be disarmed again
	//   PD-DISARM-7 it is disarmed on the player's own sheet
	// p1 go B1
	//   PD-DISARM-4 the trap of B1 is disarmed
	//   PD-DISARM-5 it is neither triggered nor moved through
}

// A minion is faced by one hero, and defeated whatever the power level.
func Example_minions() {
	s := playOn(solo(noPower), quiet, "p1 black boots move", "p1 go C1", "p1 step ring", "p1 go C2")
	s = tell(s, "MINION HEART POTION", "p1 go B2")
	fmt.Println(s.Party(0).Defeated)
	// Output:
	// p1 go B2
	//   PD-MINION-2 the minion of B2 must be fought
	//   PD-MINION-1 the rogue faces it
	//   PD-MINION-3 power level 1 against 3: 2 damage
	//   PD-HEART-2 2 damage is marked, and is not healed
	//   PD-HEART-3 marks: 3 of 24
	//   PD-MINION-4 it is defeated
	//   PD-MINION-6 minions defeated: 1
	//   PD-POTION-8 new potions: 1
	//   PD-POTION-2 potions made: 1 of 12
	// B2
}

// A treasure is taken when its room is first entered. One that leaves a choice comes before all other moves.
func Example_treasures() {
	s := tell(playOn(solo(noPower), quiet, "p1 black boots move"), "TREASURE ACT", "p1 go F1")
	refuse(s, "p1 go E1")
	tell(s, "TREASURE LEVEL", "p1 level cleric")
	// Output:
	// p1 go F1
	//   PD-TREASURE-1 takes the treasure of F1
	//   PD-TREASURE-2 level
	//   PD-TREASURE-3 1 hero gains a level
	// p1 go E1: PD-ACT-10: a choice or bonus that takes effect at once comes before every other move of that player; several are resolved in the order gained
	// p1 level cleric
	//   PD-TREASURE-3 the treasure goes to the cleric
	//   PD-LEVEL-3 cleric reaches level 2
}

// Gems without a letter come from the Precious Stone, a row of potions or a Power, and take none from the table.
func Example_gems() {
	s := playOn(solo(noPower), quiet, "p1 white warrior craft stone")
	tell(s, "ITEM GEM", "p1 white warrior craft stone")
	// Output:
	// p1 white warrior craft stone
	//   PD-ITEM-1 crafts the stone
	//   PD-ITEM-2 steps of the stone: 2 of 2
	//   PD-ITEM-4 the stone is complete
	//   PD-ITEM-9 gets 1 gem
	//   PD-GEM-4 gems that take no letter: 1; gems: 1
}

// atChest is a game in which the party of p1 stands before the chest of card a, F6, without having walked there: the ring
// takes it to F6.
func atChest(players int) pd.State {
	g := pd.Setup{Players: players, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}}
	s, _ := g.Start()
	r := rand.New(rand.NewPCG(1, 1))
	for s.Phase() != pd.PhaseRoll {
		m := s.Sample(r)
		if s.Actor() != rulebook.Chance {
			m = s.AppendMoves(nil)[0]
		}
		s, _ = s.Apply(m)
	}
	return playOn(s, quiet, "p1 white warrior craft ring", "p1 black boots craft ring", "p1 ring F6")
}

// Who reaches the chest faces a lieutenant, and scores by the round.
func Example_chest() {
	tell(atChest(1), "CHEST LIEUT MINION", "lieutenant 8")
	// Output:
	// lieutenant 8
	//   PD-CHEST-1 Sir Rot of the Rolls guards the chest
	//   PD-LIEUT-1 a lieutenant: zombie, of strength 7
	//   PD-LIEUT-9 stronger than every minion of the sheet
	//   PD-LIEUT-3 the fight is that of a minion
	//   PD-LIEUT-4 all bonuses against minions apply
	//   PD-MINION-1 the cleric faces it
	//   PD-MINION-3 power level 1 against 7: 6 damage
	//   PD-MINION-4 it is defeated
	//   PD-LIEUT-5 counts as a minion; minions defeated: 2
	//   PD-LIEUT-6 the card lies before the player until the end of the round
	//   PD-CHEST-3 5 glory in round 1
}

// Whoever faced a lieutenant looks through the pile at the end of the round, and takes one card.
func Example_artifacts() {
	s := playOn(atChest(1), "lieutenant 8", "p1 done")
	fmt.Println(s.Actor(), s.Phase(), len(s.AppendMoves(nil)), "piles")
	s = tell(s, "ARTIFACT SETUP", "look jewel jewel jewel jewel liquor balm mirror mace")
	fmt.Println(s.AppendMoves(nil))
	tell(s, "ARTIFACT", "p1 take mirror")
	// Output:
	// chance look 495 piles
	// look jewel jewel jewel jewel liquor balm mirror mace
	//   PD-SETUP-18 the pile holds 8 cards, 4 of them Jewels
	//   PD-SETUP-17 what was unknown is drawn
	//   PD-ARTIFACT-1 looks through 8 cards
	// [p1 take jewel p1 take liquor p1 take balm p1 take mirror p1 take mace p1 decline]
	// p1 take mirror
	//   PD-ARTIFACT-2 shows Moonlight Mirror; 7 cards go back face down
	//   PD-ARTIFACT-7 may use it from round 2 on
}

// A side quest's tasks are met by dice, and counted when its location is entered.
func Example_quests() {
	s := playOn(solo(noPower), quiet)
	fmt.Println(s.SideQuest(0, 0).Name, "and", s.SideQuest(0, 1).Name)
	refuse(s, "p1 black boots task 1a", "p1 white warrior task 1c")
	s = tell(s, "QUEST", "p1 white warrior task 1b", "p1 black wizard task 1c")
	fmt.Println(s.Party(0).Tasks)
	// Output:
	// The Miller's Debt and Ink of the Blind Scribe
	// p1 black boots task 1a: PD-QUEST-3: task A asks for a colour, whatever the symbol
	// p1 white warrior task 1c: PD-QUEST-5: task C asks for a symbol on a die of a colour
	// p1 white warrior task 1b
	//   PD-QUEST-2 the die fulfils task 1b
	//   PD-QUEST-4 the warrior meets it
	//   PD-QUEST-1 task 1b is fulfilled, as number 1 of its side quest
	// p1 black wizard task 1c
	//   PD-QUEST-2 the die fulfils task 1c
	//   PD-QUEST-5 the wizard meets it
	//   PD-QUEST-1 task 1c is fulfilled, as number 2 of its side quest
	// [false true true false false false]
}

// After round 2 three cards leave the treasure pile, all sets equally likely.
func Example_looting() {
	s := playOn(solo(noPower), quiet, "p1 done", quiet, "p1 done")
	for _, text := range []string{"loot jewel jewel jewel", "loot jewel jewel liquor", "loot liquor mirror mace"} {
		num, den := s.Odds(pd.MustParseMove(text))
		fmt.Printf("%s: %d of %d\n", text, num, den)
	}
	tell(s, "LOOT", "loot jewel jewel liquor")
	// Output:
	// loot jewel jewel jewel: 660 of 9240
	// loot jewel jewel liquor: 330 of 9240
	// loot liquor mirror mace: 3 of 9240
	// loot jewel jewel liquor
	//   PD-LOOT-6 all see what goes: jewel jewel liquor
	//   PD-LOOT-1 cards that go back to the box: 3
}

// A villain is fought by those who have been in its room, with the level of its bonus hero counted twice.
func Example_villains() {
	s := playOn(solo(noPower), quiet, "p1 white warrior craft ring", "p1 black boots craft ring", "p1 ring E2", "p1 done",
		quiet, "p1 done", "loot jewel jewel liquor", quiet, "p1 done")
	fmt.Println(s.AppendMoves(nil))
	tell(s, "VILLAIN HEART", "p1 fight")
	// Output:
	// [p1 fight p1 flee]
	// p1 fight
	//   PD-VILLAIN-3 strength 5, the cleric counted twice
	//   PD-VILLAIN-5 the table of tier 1
	//   PD-VILLAIN-4 strength 0 or more: 3 damage, 1 glory
	//   PD-VILLAIN-8 notes 1 glory for villain 1
	//   PD-VILLAIN-10 takes 3 damage; bonuses against minions don't count
	//   PD-HEART-2 3 damage is marked, and is not healed
	//   PD-HEART-3 marks: 5 of 24
	//   PD-HEART-4 marks 5, hearts 4: the party is resurrected
	//   PD-HEART-5 loses 9 glory in row I
	//   PD-HEART-8 stays in the game
	//   PD-HEART-7 keeps its marks: 5
	//   PD-HEART-9 stays where it is and goes on
}

// Damage that no potion soaks is marked, and marks that reach the hearts bring a resurrection.
func Example_hearts() {
	s := solo(noPower)
	for range 2 {
		s = tell(s, "HEART", "roll white skull warrior clover black skull wizard boots", "p1 done")
	}
	// Output:
	// roll white skull warrior clover black skull wizard boots
	//   PD-HEART-2 2 damage is marked, and is not healed
	//   PD-HEART-3 marks: 2 of 24
	// p1 done
	// roll white skull warrior clover black skull wizard boots
	//   PD-HEART-2 2 damage is marked, and is not healed
	//   PD-HEART-3 marks: 4 of 24
	//   PD-HEART-4 marks 4, hearts 4: the party is resurrected
	//   PD-HEART-5 loses 9 glory in row I
	//   PD-HEART-8 stays in the game
	//   PD-HEART-7 keeps its marks: 4
	//   PD-HEART-9 stays where it is and goes on
	// p1 done
}

// Missions are checked at the end of the round, and are worth less from round to round.
func Example_missions() {
	fmt.Println("round", "glory")
	for round := 1; round <= pd.NumRounds; round++ {
		fmt.Println(round, pd.MissionGlory(round))
	}
	// Output:
	// round glory
	// 1 6
	// 2 5
	// 3 4
	// 4 4
	// 5 3
	// 6 3
	// 7 2
	// 8 1
}

// An Objective is worth 2, 4 or 6 glory, by three thresholds.
func Example_objectives() {
	o := pd.RoomsExplored
	fmt.Println(o, o.Thresholds(), o.Training(pd.Warrior))
	for _, rooms := range []int{19, 20, 25, 42} {
		fmt.Println(rooms, o.Glory(rooms))
	}
	// Output:
	// o9 [20 25 30] black
	// 19 0
	// 20 2
	// 25 4
	// 42 6
}

// The Veteran raises two different heroes before round 1.
func Example_powers() {
	s := solo(2)
	fmt.Println(s.Phase(), s.AppendMoves(nil))
	s = tell(s, "POWER SETUP LEVEL", "p1 level wizard")
	refuse(s, "p1 level wizard")
	s = playOn(s, "p1 level rogue")
	fmt.Println(s.Score(0).Rows[pd.RowJ])
	// Output:
	// start [p1 level warrior p1 level wizard p1 level cleric p1 level rogue]
	// p1 level wizard
	//   PD-POWER-4 the Power raises the wizard
	//   PD-LEVEL-3 wizard reaches level 2
	// p1 level wizard: PD-POWER-4: the Veteran's two heroes are different ones of the player's choice, and the drawback is 3 glory lost at the end
	// -3
}

// A score names each of its sources.
func ExampleState_Points() {
	s := playOn(solo(noPower), quiet, "p1 white warrior craft ring", "p1 black boots craft ring", "p1 ring E2", "p1 done")
	for _, p := range s.Points(0) {
		fmt.Println(p.Row, p.Glory, p.Source, "by", p.Rule.ID)
	}
	fmt.Println("total", s.Score(0).Total)
	// Output:
	// E 3 ring by PD-SCORE-9
	// G 1 minions by PD-SCORE-11
	// H -1 damage by PD-SCORE-13
	// total 3
}

// The game ends after the villain fight of round 8. The score decides, then the rooms; who is still tied shares the victory.
func ExampleState_Ranking() {
	s := played(pd.Setup{Players: 2, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions, LootShown: pd.Off}},
		"deal p1 quest 1", "deal p1 quest 2",
		"deal p2 quest 3", "deal p2 quest 4", "deal p1 powers 13 14", "deal p1 objectives o1 o2", "deal p2 powers 15 16",
		"deal p2 objectives o3 o4",
		"p1 keep power 13", "p1 keep objective o1", "p2 keep power 15", "p2 keep objective o3",
		quiet, "p1 black boots move", "p1 go D1")
	for !s.Over() {
		if s.Phase() == pd.PhaseRoll {
			s = playOn(s, quiet)
		}
		s = playOn(s, "p1 done", "p2 done")
	}
	fmt.Println(s.Ranking())
	fmt.Println(s.Winners())
	// Output:
	// [{0 1 0 1} {1 2 0 0}]
	// [0]
}

// Powerful Minions: the hero without a bonus against a villain faces minions that are 1 stronger.
func Example_variants() {
	s, _ := pd.Setup{Players: 1, Options: pd.Options{Dungeon: 'a', PowerfulMinions: true, Mode: pd.Nightmare}}.Start()
	for tier := 1; tier <= 3; tier++ {
		v, _ := s.Villain(tier)
		fmt.Println(v.Name, v.Bonus)
	}
	fmt.Println(s.PowerfulHero())
	// Output:
	// The Pale Miller cleric
	// The Tin Abbot wizard
	// Morrow the Last rogue
	// warrior true
}

// A view holds what one player may know: here p2 does not see which Power p1 has kept.
func ExampleState_View() {
	deals := []string{"deal p1 quest 1", "deal p1 quest 2", "deal p2 quest 3", "deal p2 quest 4", "deal p1 powers 1 12",
		"deal p1 objectives o1 o2",
		"deal p2 powers 15 16", "deal p2 objectives o3 o4"}
	g := pd.Setup{Players: 2, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}}
	s := played(g, deals...)
	scout, stride := playOn(s, "p1 keep power 1"), playOn(s, "p1 keep power 12")
	fmt.Println(scout.View(0) == stride.View(0), scout.View(1) == stride.View(1))
	fmt.Println(scout.View(0).Party(0).Power, scout.View(1).Party(0).Power)
	// Output:
	// false true
	// 1 -1
}

// A game is stored as its set-up and moves, and checked by anybody.
func ExampleGame() {
	rec, err := rulebook.NewRecord(pd.Game(), pd.Setup{Players: 1, Options: pd.Options{Dungeon: 'a'}},
		[]pd.Move{pd.DrawMissions(2, 5, 12)})
	if err != nil {
		fmt.Println(err)
		return
	}
	text, _ := rec.Text()
	fmt.Print(string(text))
	fmt.Println(rulebook.Check(text, pd.Game()))
	// Output:
	// {
	//   "rulebook": 1,
	//   "game": "paperdungeons",
	//   "version": 1,
	//   "setup": {
	//     "players": 1,
	//     "options": {
	//       "dungeon": "a"
	//     }
	//   },
	//   "moves": [
	//     "missions m2 m5 m12"
	//   ]
	// }
	// legal, 1 moves; round 0, quests, p1 0
}

// A refusal is an error that names the rule.
func ExampleState_Apply() {
	s := playOn(solo(noPower), quiet)
	_, err := s.Apply(pd.MustParseMove("p1 white warrior level rogue"))
	fmt.Println(errors.Is(err, pd.HeroSymbol))
	fmt.Println(err)
	// Output:
	// true
	// p1 white warrior level rogue breaks PD-DICE-9: a hero symbol stands for that hero in the die's colour (phase actions, round 1, p1: outside, levels [1 1 1 1], 0 dice used, 0 points, 0 bonus clovers)
}
