package dungeonalliance_test

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// What a position waits for, and from whom: an opened chest in which a trap lies.
func ExampleState_Waits() {
	s := atChest()
	for _, m := range []da.Move{
		da.Open(0, da.At(4, 4), 0), da.ChooseYes(0), da.Draw(da.DeckOfTreasures, 7), da.ChooseNumber(0, 2), da.Roll(5),
	} {
		var err error
		if s, err = s.Apply(m); err != nil {
			fmt.Println(err)
			return
		}
		if r := s.Waits(); r != nil {
			fmt.Printf("%v: %v is next, by %s\n", m, s.Actor(), r.ID)
		} else {
			fmt.Printf("%v: %v goes on with %d Speed\n", m, s.Actor(), s.Speed())
		}
	}
	fmt.Println("chest on 4,4:", s.Chest(da.At(4, 4)))
	// Output:
	// p1 open 4,4: player 0 is next, by DA-CHEST-5
	// p1 choose yes: chance is next, by DA-CHEST-6
	// draw treasure 7: player 0 is next, by DA-TRAP-2
	// p1 choose 2: chance is next, by DA-TRAP-3
	// roll 5: player 0 goes on with 2 Speed
	// chest on 4,4: false
}

// A treasure that hits one figure: with several in reach the player chooses.
func ExampleChooseFigures() {
	s := quietly(begin(arenaSetup(da.House)), "draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "p1 activate 1",
		"p1 step 5,2", "p1 open 5,1", "p1 choose yes", "draw treasure 1", "p1 step 5,3")
	s, err := s.Apply(da.Use(0, 1, 1))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Waits().ID, s.AppendMoves(nil))
	s, err = s.Apply(da.ChooseFigures(0, da.MonsterFigure(2)))
	_, inPlay := s.Figure(da.MonsterFigure(2))
	fmt.Println("m2 in play:", inPlay, err)
	// Output:
	// DA-FIGHT-6 [p1 choose m1 p1 choose m2]
	// m2 in play: false <nil>
}

// Monster Activation in Competitive: each player in turn sends one monster against the heroes of the others, or none.
func ExampleActivateMonster() {
	s := quietly(begin(arenaSetup(da.House)), "draw upgrade 1", "draw upgrade 7", "draw upgrade 13")
	for _, hero := range []string{"1", "2", "3", "4"} {
		s = quietly(s, "p1 activate "+hero, "p1 end", "p2 activate "+hero, "p2 end")
	}
	s, err := s.Apply(da.Decline(0))
	if err != nil {
		fmt.Println(err)
		return
	}
	for m := range rulebook.Moves(s) {
		if len(m.Targets()) > 0 {
			fmt.Println(m)
		}
	}
	s, events, err := s.Explain(da.ActivateMonster(1, da.MonsterFigure(1), da.At(5, 2), da.HeroFigure(0, 1)))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, e := range events {
		fmt.Println(e)
	}
	fmt.Println("initiative of seat", s.Initiative())
	// Output:
	// p2 monster m1 to 5,2 hits a1
	// DA-MONSTER-3 Gnawer is activated
	// DA-MONSTER-1 Gnawer is ready, and is activated
	// DA-MONSTER-2 p2 chose it
	// DA-MONSTER-4 Gnawer goes to 5,2
	// DA-MONSTER-4 Gnawer hits with strength 3, and is exhausted
	// DA-FIGHT-3 Brannoc Ironbrow is hit with strength 3 against defence 2
	// DA-FIGHT-3 Brannoc Ironbrow loses 1 health, 8 left
	// DA-ROUND-2 the Room is not cleared out: the adventure goes on
	// DA-ROUND-7 every monster is ready, and p2 has the initiative
	// DA-TURN-1 it is the turn of p2
	// initiative of seat 1
}

// The figures of each grid, and what can be seen of them.
func ExampleState_Figures() {
	s := entered()
	fmt.Println(s.Figures(da.OnMap))
	for _, f := range s.Figures(da.InRoom) {
		info, _ := s.Figure(f)
		fmt.Printf("%v on %v: %s, %d of %d health, number %d\n", f, info.At, info.Name, info.Health, info.FullHealth, info.Number)
	}
	// Output:
	// [a2 a3 a4 b1 b2 b3 b4 m1 m2]
	// a1 on 3,6: Brannoc Ironbrow, 9 of 9 health, number 1
	// enemy on 3,2: The Pale Regent, 16 of 16 health, number 0
}

// The first hero to enter the Room turns up two cards. Cards are told by their index in the content.
func ExampleState_Entered() {
	s := quietly(begin(arenaSetup(da.Supplied)), "p1 activate 1", "p1 supply speed 6", "p1 step 5,2")
	if at, ok := s.Quest(); ok {
		fmt.Println("the Quest Token is on", at)
	}
	s = quietly(s, "p1 way", "p1 step 6,2")
	if at, ok := s.Staircase(); ok {
		fmt.Println("the staircase is on", at, "- entered:", s.Entered())
	}
	s = quietly(s, "p1 enter 3,6", "draw enemy 4", "draw room 2")
	fmt.Println("entered:", s.Entered())
	content := s.Content()
	if card, ok := s.FinalCard(); ok {
		fmt.Println(content.Finals[1].Name, "-", content.Finals[1].Cards[card].Name, s.FinalDeck())
	}
	if card, ok := s.RoomCard(); ok {
		fmt.Println("Room -", content.Encounters[card].Name, s.RoomDeck())
	}
	// Output:
	// the Quest Token is on 6,2
	// the staircase is on 6,2 - entered: false
	// entered: true
	// The Pale Regent - Sweep {0 1 2 4 5}
	// Room - Volley {0 2 3 4 5}
}

// With Options.Leave a hero may go back by the Hero Entrance. Its number is free again, and who enters later draws no cards.
func ExampleLeaveRoom() {
	g := arenaSetup(da.Supplied)
	g.Options.Leave = da.ByEntrance
	s := quietly(begin(g), "p1 activate 1", "p1 supply speed 9", "p1 step 5,2", "p1 way", "p1 step 6,2", "p1 enter 3,6",
		"draw enemy 1", "draw room 2")
	s, events, err := s.Explain(da.LeaveRoom(0))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, e := range events {
		fmt.Println(e)
	}
	s, err = s.Apply(da.Enter(0, da.At(3, 6)))
	fmt.Println(s.Figures(da.InRoom), s.Actor(), err)
	// Output:
	// DA-ENTER-15 Brannoc Ironbrow goes back by the Hero Entrance for 1 Speed, 4 left
	// DA-TOKEN-3 Brannoc Ironbrow gives the number 1 back
	// [a1 enemy] player 0 <nil>
}

// In Cooperative and Solo the players win if the Final Enemy is defeated. With AtOnce the adventure ends as soon as the Room
// is cleared out.
func ExampleState_Won() {
	g := arenaSetup(da.Supplied)
	g.Options.Mode, g.Options.EarlyEnd = da.Cooperative, da.AtOnce
	s := quietly(begin(g), "draw solo 1", "p1 activate 1", "p1 supply speed 6", "p1 step 5,2", "p1 way", "p1 step 6,2",
		"p1 enter 3,6", "draw enemy 1", "draw room 2")
	fmt.Println(s.Won(), s.TeamScore(), s.Actor())
	s = quietly(s, "p1 supply damage enemy 18")
	fmt.Println(s.Won(), s.TeamScore(), s.Actor())
	fmt.Println("round", s.Round(), "of", s.Rounds(), "winners", s.Winners())
	// Output:
	// false 0 player 0
	// true 10 over
	// round 1 of 6 winners [0 1]
}
