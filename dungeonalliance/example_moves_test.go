package dungeonalliance_test

import (
	"errors"
	"fmt"
	"slices"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// Every kind of move has a function that makes it. These are what a player does in a turn and, with the last two, in Monster
// Activation.
func ExampleMove() {
	m1, m2 := da.MonsterFigure(1), da.MonsterFigure(2)
	for _, m := range []da.Move{
		da.Activate(0, 2),
		da.Step(0, da.At(3, 4)),
		da.Open(0, da.At(5, 5), 0),
		da.Open(0, da.At(5, 9), 3), // a Locked Chest, with 3 further Speed
		da.Use(0, 4, 2),            // treasure 4, by hero 2
		da.OpenWay(0),
		da.Enter(0, da.At(3, 6)),
		da.LeaveRoom(0),
		da.Attack(0, m2, m1),
		da.Buy(0, 5),
		da.EndTurn(0),
		da.ActivateMonster(1, m1, da.At(4, 5), da.HeroFigure(0, 3)),
		da.Decline(1),
	} {
		fmt.Println(m)
	}
	// Output:
	// p1 activate 2
	// p1 step 3,4
	// p1 open 5,5
	// p1 open 5,9 extra 3
	// p1 use 4 hero 2
	// p1 way
	// p1 enter 3,6
	// p1 leave
	// p1 attack m1 m2
	// p1 buy 5
	// p1 end
	// p2 monster m1 to 4,5 hits a3
	// p2 decline
}

// Answers belong to a player, outcomes of chance to nobody.
func ExampleMove_Player() {
	for _, m := range []da.Move{
		da.ChooseYes(0),
		da.ChooseNo(1),
		da.ChooseNumber(2, 3),
		da.ChooseCell(3, da.At(2, 2)),
		da.ChooseFigures(0, da.MonsterFigure(4), da.FinalFigure),
		da.Roll(7),
		da.Draw(da.DeckOfTreasures, 4),
		da.DrawToken(12),
	} {
		if m.Player() == rulebook.Nobody {
			fmt.Printf("%v: chance\n", m)
		} else {
			fmt.Printf("%v: seat %d\n", m, m.Player())
		}
	}
	// Output:
	// p1 choose yes: seat 0
	// p2 choose no: seat 1
	// p3 choose 3: seat 2
	// p4 choose 2,2: seat 3
	// p1 choose m4 enemy: seat 0
	// roll 7: chance
	// draw treasure 4: chance
	// token 12: chance
}

// The reports of an outside engine carry an amount for each figure that they name.
func ExampleMove_Amounts() {
	a1, b3, m3 := da.HeroFigure(0, 1), da.HeroFigure(1, 3), da.MonsterFigure(3)
	for _, m := range []da.Move{
		da.SupplySpeed(0, 3),
		da.SupplyDamage(0, da.Amount{Figure: m3, N: 3}, da.Amount{Figure: da.FinalFigure, N: 2}),
		da.SupplyHeal(0, da.Amount{Figure: a1, N: 2}),
		da.SupplyMonster(0, m3, da.At(4, 5), da.Amount{Figure: a1, N: 2}, da.Amount{Figure: b3, N: 1}),
		da.SupplyMonster(0, m3, da.Cell{}), // it stays where it is
		da.SuppliedAll(0),
		da.SupplyLoss(0, da.Amount{Figure: b3, N: 1}),
		da.SupplyXP(0, 1, 3, true), // 3 XP for p2, face up
		da.SupplyUpgrade(0, 5, 2),  // upgrade 5 for 2 XP
	} {
		sum := 0
		for _, a := range m.Amounts() {
			sum += int(a.N)
		}
		fmt.Printf("%v: %d figures, %d in all\n", m, len(m.Amounts()), sum)
	}
	// Output:
	// p1 supply speed 3: 0 figures, 0 in all
	// p1 supply damage m3 3 enemy 2: 2 figures, 5 in all
	// p1 supply heal a1 2: 1 figures, 2 in all
	// p1 supply monster m3 to 4,5 hits a1 2 b3 1: 2 figures, 3 in all
	// p1 supply monster m3: 0 figures, 0 in all
	// p1 supply done: 0 figures, 0 in all
	// p1 supply loss b3 1: 1 figures, 1 in all
	// p1 supply xp p2 3 up: 0 figures, 0 in all
	// p1 supply upgrade 5 price 2: 0 figures, 0 in all
}

// A program that shows moves in its own words reads their parts. Which parts a move has follows from its kind.
func ExampleMove_Kind() {
	for _, line := range []string{
		"p1 activate 2", "p1 step 3,4", "p1 attack m1 m2", "p1 choose 3,2", "p1 supply heal a1 2", "p2 monster m3 to 4,5 hits a2",
		"p1 supply upgrade 5 price 2", "p1 supply xp p2 3 up", "draw treasure 11", "roll 7",
	} {
		m, err := da.ParseMove(line)
		if err != nil {
			fmt.Println(err)
			return
		}
		switch m.Kind() {
		case da.MoveActivate:
			fmt.Println("the turn of", da.HeroFigure(m.Player(), m.Hero()))
		case da.MoveStep:
			fmt.Println("a step to column", m.Cell().Col, "row", m.Cell().Row)
		case da.MoveAttack:
			fmt.Println("an attack on", m.Targets())
		case da.MoveMonster:
			fmt.Println(m.Monster(), "goes to", m.Cell(), "and hits", m.Targets())
		case da.MoveSupplyHeal:
			fmt.Println(m.Amounts()[0].N, "health back for", m.Amounts()[0].Figure)
		case da.MoveDraw:
			deck, _ := m.Deck()
			fmt.Println("card", m.Number(), "from the deck", deck)
		case da.MoveRoll:
			fmt.Println("the Dungeon Die shows", m.Number())
		case da.MoveChoose:
			fmt.Println("the answer is the", m.Answer(), m.Cell())
		case da.MoveSupplyUpgrade:
			fmt.Println("upgrade", m.Number(), "for", m.Price())
		case da.MoveSupplyXP:
			alliance, faceUp, _ := m.Award()
			fmt.Println(m.Number(), "XP for seat", alliance, "face up:", faceUp)
		}
	}
	// Output:
	// the turn of a2
	// a step to column 3 row 4
	// an attack on [m1 m2]
	// the answer is the cell 3,2
	// 2 health back for a1
	// m3 goes to 4,5 and hits [a2]
	// upgrade 5 for 2
	// 3 XP for seat 1 face up: true
	// card 11 from the deck treasure
	// the Dungeon Die shows 7
}

// Moves are read strictly, and the error says where reading stopped. Cells are read in the same way.
func ExampleParseMove() {
	for _, line := range []string{"p1 step 3,17", "p1 attack m1 x2", "p1 supply damage m1"} {
		_, err := da.ParseMove(line)
		var syntax *rulebook.SyntaxError
		if errors.As(err, &syntax) {
			fmt.Printf("%s: column %d, want %s\n", line, syntax.Col, syntax.Want)
		}
	}
	at, err := da.ParseCell("12,5")
	fmt.Println(at.Col, at.Row, err)
	_, err = da.ParseCell("0,5")
	fmt.Println(err)
	// Output:
	// p1 step 3,17: column 9, want a cell, column and row from 1 to 16, such as 3,6
	// p1 attack m1 x2: column 14, want a figure: a1 to d4, m1 to m47, enemy
	// p1 supply damage m1: column 20, want a whole number from -9999 to 9999
	// 12 5 <nil>
	// want a cell, column and row from 1 to 16, such as 3,6, got "0,5"
}

// Compare is the order in which positions list their moves: by what the moves do, and steps by their cells row by row.
func ExampleCompare() {
	moves := []da.Move{
		da.Roll(2), da.EndTurn(0), da.Step(0, da.At(1, 4)), da.Step(0, da.At(5, 3)), da.Activate(1, 1), da.Activate(0, 4),
	}
	slices.SortFunc(moves, da.Compare)
	for _, m := range moves {
		fmt.Println(m)
	}
	// Output:
	// p1 activate 4
	// p2 activate 1
	// p1 step 5,3
	// p1 step 1,4
	// p1 end
	// roll 2
}

// The legal moves of a position are in order, so a binary search finds one.
func ExampleMove_Compare() {
	s := quietly(begin(exampleSetup()), "p1 activate 2", "p1 supply speed 3")
	moves := s.AppendMoves(nil)
	fmt.Println(moves)
	for _, m := range []da.Move{da.Step(0, da.At(3, 1)), da.Step(0, da.At(2, 2))} {
		_, legal := slices.BinarySearchFunc(moves, m, da.Move.Compare)
		fmt.Println(m, legal)
	}
	// Output:
	// [p1 step 3,1 p1 end]
	// p1 step 3,1 true
	// p1 step 2,2 false
}

// Moves are written one after the other into the same room.
func ExampleMove_AppendTo() {
	text := make([]byte, 0, 64)
	for _, m := range []da.Move{da.Activate(0, 2), da.Step(0, da.At(3, 4))} {
		text = append(m.AppendTo(text), '\n')
	}
	fmt.Print(string(text))
	// Output:
	// p1 activate 2
	// p1 step 3,4
}
