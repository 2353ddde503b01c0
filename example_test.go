package rulebook_test

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperapps"
)

// start is the first position of a run on one small floor.
func start() paperapps.State {
	floor := paperapps.MustParseFloor("S.#\n.$>\n")
	s, err := paperapps.Setup{Pages: []paperapps.Page{{Floor: floor}}}.Start()
	if err != nil {
		panic(err)
	}
	return s
}

func ExampleMoves() {
	s, _ := start().Apply(paperapps.Roll(2))
	for m := range rulebook.Moves(s) {
		fmt.Println(m)
	}
	// Output:
	// go E
	// go S
}

func ExampleReplay() {
	s, n, err := rulebook.Replay(start(), paperapps.Roll(2), paperapps.Go(paperapps.E), paperapps.TurnTo(paperapps.E))
	fmt.Println(n, s.At(), err)
	// Output:
	// 2 (1,0) turn E breaks PA-MOVE-4: the way E from (1,0) is shut
}

func ExamplePlayout() {
	moves, s, err := rulebook.Playout(nil, start(), rand.New(rand.NewPCG(1, 2)), 100)
	fmt.Println(moves, s.Actor(), err)
	// Output:
	// [roll 5 go SE turn NW turn SE turn NW turn SE roll 3 go NW turn SE turn NW roll 3 go SE turn NW turn SE roll 5 go NW turn SE turn NW turn SE turn NW roll 2 go E turn S leave] over <nil>
}

// A rule is an error that a refusal unwraps to.
func ExampleViolation() {
	_, err := start().Apply(paperapps.Leave())
	var v *rulebook.Violation
	fmt.Println(errors.Is(err, paperapps.LeaveInReach), errors.As(err, &v))
	fmt.Println(v.Rule.ID, "by", v.Rule.Basis, "in the chapter", v.Rule.Source)
	fmt.Println(v.Detail)
	// Output:
	// true true
	// PA-STAIR-1 by book in the chapter Stairs
	// the hero is on (0,0), and the stairs are on (2,1)
}

func ExampleCheck() {
	v := rulebook.Check([]byte(`{
		"rulebook": 1, "game": "paperapps", "version": 1,
		"setup": { "pages": [ { "floor": ["S.#", ".$>"] } ] },
		"moves": ["roll 1", "go SE", "leave"],
		"expect": { "state": { "coins": 1 } }
	}`), paperapps.Game())
	fmt.Println(v)
	fmt.Println(v.Outcome == rulebook.Legal, v.Acted[0].ID)
	// Output:
	// legal, 3 moves; treasure room, 10 HP, 1 coin, 0 deaths
	// true PA-BOOK-2
}

func ExampleReadRecord() {
	_, err := rulebook.ReadRecord([]byte("{\n  \"rulebook\": 1,\n  \"colour\": \"blue\"\n}"))
	fmt.Println(err)
	// Output:
	// 3:3: want a field of the format, got "colour"
}

func ExampleRecord_Text() {
	g := paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("S.>\n")}}}
	r, _ := rulebook.NewRecord(paperapps.Game(), g, []paperapps.Move{paperapps.Roll(2), paperapps.Go(paperapps.E)})
	text, _ := r.Text()
	fmt.Print(string(text))
	// Output:
	// {
	//   "rulebook": 1,
	//   "game": "paperapps",
	//   "version": 1,
	//   "setup": {
	//     "options": "Gladden2021",
	//     "pages": [
	//       {
	//         "floor": [
	//           "S.>"
	//         ]
	//       }
	//     ]
	//   },
	//   "moves": [
	//     "roll 2", "go E"
	//   ]
	// }
}

// A set-up inside a record says where it is wrong: the path of the text around it comes first.
func ExampleSyntaxError() {
	var g struct {
		Sticks int `json:"sticks"`
	}
	err := rulebook.ReadJSON([]byte(`{"sticks": "five"}`), &g)
	var syntax *rulebook.SyntaxError
	if errors.As(err, &syntax) {
		fmt.Println(syntax.In("setup").Place())
	}
	fmt.Println(err)
	// Output:
	// setup.sticks:1:12
	// sticks:1:12: want a whole number, got a string
}

// JSON is written as people read it: on one line, with < and > as they are.
func ExampleWriteJSON() {
	text, err := rulebook.WriteJSON(map[string]any{"floor": []string{"S.>"}})
	fmt.Println(string(text), err)
	// Output: {"floor":["S.>"]} <nil>
}

// A Trace takes the events of one move; CiteName is for a sentence with a name in it.
func ExampleTrace() {
	var t rulebook.Trace
	t.Cite(paperapps.CoinFound, 0, "%d coins", 3)
	t.CiteName(paperapps.GamblerRolls, 0, "the %s pays %d", "Gambler", 20)
	for _, e := range t.Events() {
		fmt.Println(e)
	}
	// Output:
	// PA-COIN-1 3 coins
	// PA-ITEM-2 the Gambler pays 20
}
