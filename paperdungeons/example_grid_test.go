package paperdungeons_test

import (
	"fmt"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// Columns and rows are counted from 0; row 1 is the southernmost.
func ExampleRoomAt() {
	fmt.Println(pd.RoomAt(0, 0), pd.RoomAt(4, 5), pd.RoomAt(5, 6), pd.RoomAt(6, 0))

	e6, err := pd.ParseRoom("E6")
	fmt.Println(e6.Column(), e6.Row(), e6 == pd.RoomAt(4, 5), err)
	fmt.Println("next to E7:", e6.NextTo(pd.RoomAt(4, 6)))
	fmt.Println("next to F7:", e6.NextTo(pd.RoomAt(5, 6)))
	fmt.Println("on the edge:", e6.Edge(), "in a corner:", e6.Corner())
	// Output:
	// A1 E6 F7 outside
	// 4 5 true <nil>
	// next to E7: true
	// next to F7: false
	// on the edge: false in a corner: false
}

// The rooms that can be reached in two steps on an empty grid.
func ExampleRoom_Neighbour() {
	start := pd.RoomAt(0, 0)
	reached := pd.Rooms(start)
	for range 2 {
		for _, r := range reached.List() {
			for side := range pd.Side(pd.NumSides) {
				reached = reached.With(r.Neighbour(side)) // Outside is never in a set
			}
		}
	}
	fmt.Println(reached)
	// Output:
	// A1 A2 A3 B1 B2 C1
}

// Sets of rooms are joined and cut like the bits that they are.
func ExampleRoomSet() {
	fmt.Println("row 3:", pd.RowRooms(2))
	fmt.Println("column F:", pd.ColumnRooms(5))
	fmt.Println("in both:", pd.RowRooms(2)&pd.ColumnRooms(5))
	fmt.Println(pd.EdgeRooms.Len(), "rooms on the edge, with the corners", pd.Corners)

	explored := solo(noPower, quiet, "p1 black boots move", "p1 go D1", "p1 go E1", "p1 go F1").Party(0).Explored
	fmt.Println("explored:", explored, "with C1:", explored.Has(pd.RoomAt(2, 0)))
	fmt.Println("missing in row 1:", pd.RowRooms(0)&^explored)
	// Output:
	// row 3: A3 B3 C3 D3 E3 F3
	// column F: F1 F2 F3 F4 F5 F6 F7
	// in both: F3
	// 22 rooms on the edge, with the corners A1 A7 F1 F7
	// explored: D1 E1 F1 with C1: false
	// missing in row 1: A1 B1 C1
}

// What lies between a room and its neighbours on Dungeon card a, and which rooms are struck out.
func ExampleState_Barrier() {
	s := solo(noPower)
	b3 := pd.RoomAt(1, 2)
	for side := range pd.Side(pd.NumSides) {
		next := b3.Neighbour(side)
		fmt.Print(side, " ", next, ": ", s.Barrier(b3, next))
		if s.Impassable(next) {
			fmt.Print(", struck out")
		}
		fmt.Println()
	}
	// Output:
	// north B4: wall, struck out
	// east C3: open
	// south B2: water
	// west A3: open
}

// What the rooms of row 6 hold, from west to east.
func ExampleState_Minion() {
	s := solo(noPower)
	for _, r := range pd.RowRooms(5).List() {
		fmt.Print(r, ": trap ", s.Trap(r))
		if m := s.Minion(r); m.Level > 0 {
			fmt.Print(", ", m.Type, " of level ", m.Level)
		}
		t := s.Treasure(r)
		if gem, ok := t.Gem(); ok {
			fmt.Print(", gem number ", gem)
		} else if n := t.Potions(); n > 0 {
			fmt.Print(", potions: ", n)
		}
		fmt.Println()
	}
	// Output:
	// A6: trap spike
	// B6: trap none, zombie of level 4, gem number 5
	// C6: trap blade, goblin of level 5, gem number 3
	// D6: trap blade
	// E6: trap none, potions: 2
	// F6: trap none, zombie of level 5, gem number 2
}

// The Dungeon card says where the chest, the side quests and the villains are.
func ExampleState_Dungeon() {
	s := solo(noPower)
	card, _ := s.Dungeon()
	fmt.Println(card.Letter, card.Name)
	fmt.Println("chest", card.Chest, "quests", card.Quests, "struck out", card.Blocked)
	for tier := 1; tier <= 3; tier++ {
		v, _ := s.Villain(tier)
		fmt.Println("villain", tier, card.VillainRooms[tier-1], v.Name)
	}
	// Output:
	// a The Toll Cellars
	// chest F6 quests [C5 F4] struck out [B4]
	// villain 1 E2 The Pale Miller
	// villain 2 E4 The Tin Abbot
	// villain 3 A7 Morrow the Last
}
