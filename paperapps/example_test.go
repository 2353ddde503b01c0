package paperapps_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing/fstest"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperapps"
)

// play makes a run of one floor and plays moves on it.
func play(floor string, moves ...string) paperapps.State {
	s, err := paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor(floor)}}}.Start()
	if err != nil {
		panic(err)
	}
	for _, m := range moves {
		if s, err = s.Apply(paperapps.MustParseMove(m)); err != nil {
			panic(err)
		}
	}
	return s
}

// The rulebook's orthogonal example: a 6 goes east until a wall, south until a wall, and east again.
func Example_movement() {
	s := play(`
########
#S..##.#
#......#
#>######
########
`[1:], "roll 6", "go E", "turn S", "turn E")
	fmt.Print(s)
	// Output:
	// page 1 of 1, 0 deaths
	// ########
	// #ooo##.#
	// #..ooo@#
	// #>######
	// ########
	// HP    10 + 0 - 0 = 10
	// coins 0 + 0 - 0 = 0
}

// A refusal names the move, the rule, and the reason.
func Example_refusal() {
	s := play("S.....>\n.......\n", "roll 4", "go E")
	_, err := s.Apply(paperapps.TurnTo(paperapps.S))
	fmt.Println(err)
	fmt.Println(errors.Is(err, paperapps.HeadingHolds))

	var v *rulebook.Violation
	fmt.Println(errors.As(err, &v), v.Rule.ID, v.Rule.Basis)
	// Output:
	// turn S breaks PA-MOVE-3: no wall has stopped the hero here
	// true
	// true PA-MOVE-3 book
}

// Every accepted move explains itself.
func ExampleState_Explain() {
	s := play("S$4>\n", "roll 2")
	_, events, _ := s.Explain(paperapps.Go(paperapps.E))
	for _, e := range events {
		fmt.Println(e)
	}
	// Output:
	// PA-MOVE-2 sets out E for 2 squares
	// PA-MOVE-3 goes on E
	// PA-MOVE-13 marks (1,0)
	// PA-OBJ-1 meets an object
	// PA-COIN-1 picks up 1 coins
	// PA-LEDGER-1 plus coins is now 1
	// PA-MOVE-3 goes on E
	// PA-MOVE-13 marks (2,0)
	// PA-OBJ-1 meets an object
	// PA-ENEMY-1 loses 4 HP to an enemy
	// PA-LEDGER-1 minus HP is now 4
}

// Beside the stairs the hero may leave, or the die is rolled; the odds tell the choice from the outcomes.
func ExampleState_Odds() {
	s := play("S.>\n", "roll 2", "go E")
	for m := range rulebook.Moves(s) {
		num, den := s.Odds(m)
		fmt.Printf("%v %d/%d\n", m, num, den)
	}
	fmt.Println(s.Actor())
	// Output:
	// leave 0/0
	// roll 1 1/6
	// roll 2 1/6
	// roll 3 1/6
	// roll 4 1/6
	// roll 5 1/6
	// roll 6 1/6
	// player 0
}

// Objects: a chest is rolled for when it is met.
func Example_objects() {
	s := play("SC..>\n", "roll 2", "go E")
	fmt.Println(s.Actor(), s.Sample(rand.New(rand.NewPCG(1, 1))).Verb())
	s, _ = s.Apply(paperapps.Find(5))
	fmt.Printf("%+v\n", s.Ledger())
	for c := range s.Used() {
		fmt.Println("used", c, s.Marked(c))
	}
	// Output:
	// chance find
	// {PlusHP:0 MinusHP:0 PlusCoins:5 MinusCoins:0}
	// used (1,0) true
}

// Teleporters: the first jump on a floor is forced, later ones are chosen.
func Example_teleporters() {
	s := play("S.T.>\n#####\nT....\n", "roll 4", "go E")
	fmt.Println(s.At(), s.Jumped(), s.Last())
	s, _, err := rulebook.Replay(s, paperapps.Roll(4), paperapps.Go(paperapps.W))
	fmt.Println(s.At(), s.Squares(), err)
	for m := range rulebook.Moves(s) {
		next, _ := s.Apply(m)
		fmt.Println(m, next.At())
	}
	// Output:
	// (2,2) true E
	// (0,2) 2 <nil>
	// jump (0,0)
	// stay (0,2)
}

// Dying: the page is totalled when the hero leaves, and the next starts afresh.
func Example_dying() {
	floor := paperapps.MustParseFloor("S95>\n")
	s, _ := paperapps.Setup{Pages: []paperapps.Page{{Floor: floor}, {Floor: floor}}}.Start()
	s, _, _ = rulebook.Replay(s, paperapps.Roll(2), paperapps.Go(paperapps.E))
	hp, coins := s.Running()
	fmt.Println(hp, coins)
	s, _ = s.Apply(paperapps.Leave())
	fmt.Printf("%+v\n", s.Closed()[0])
	fmt.Println("deaths", s.Deaths(), "page", s.Page(), "starts with", s.Starting())
	// Output:
	// -4 0
	// {Start:{HP:10 Coins:0} Quadrants:{PlusHP:0 MinusHP:14 PlusCoins:0 MinusCoins:0} Ending:{HP:-4 Coins:0} Death:true}
	// deaths 1 page 1 starts with {10 0}
}

// Shops: a page of offers, and an item with a Used box.
func Example_shops() {
	s, _ := paperapps.Setup{Pages: []paperapps.Page{
		{Floor: paperapps.MustParseFloor("SC>\n")},
		{Shop: []paperapps.Offer{{Item: paperapps.DoublingPotion, Price: 4}, {Item: paperapps.LightSnack, Price: 3}}},
		{Floor: paperapps.MustParseFloor("S......>\n")},
	}}.Start()
	s, _, _ = rulebook.Replay(s, paperapps.Roll(2), paperapps.Go(paperapps.E), paperapps.Find(6), paperapps.Leave(), paperapps.Buy(1))
	fmt.Print(s)
	_, err := s.Apply(paperapps.Buy(2))
	fmt.Println(err)
	fmt.Println(s.Bought(1), s.Holds(paperapps.DoublingPotion))
	s, _, _ = rulebook.Replay(s, paperapps.Leave(), paperapps.Roll(2), paperapps.Double())
	fmt.Println(s.Die())
	// Output:
	// page 2 of 3, 0 deaths
	// [x] 1 Doubling Potion, 4 coins
	// [ ] 2 Light Snack, 3 coins
	// HP    10 + 0 - 0 = 10
	// coins 6 + 0 - 4 = 2
	// carries 1 Doubling Potion
	// buy 2 breaks PA-SHOP-2: costs 3 coins, and there are 2
	// true 1
	// 4
}

// Finishing the game: the stats page, and the score of the edition that prints one.
func ExampleState_Score() {
	s, _ := paperapps.Setup{Options: paperapps.Zero(), Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("S$>\n")}}}.Start()
	s, _, _ = rulebook.Replay(s, paperapps.Roll(2), paperapps.Go(paperapps.E), paperapps.Leave())
	fmt.Printf("%+v\n", s.Stats())
	fmt.Println(s.Score())
	// Output:
	// {Deaths:0 HP:10 Coins:1 Gem:}
	// 53 true
}

// Hard mode lies on top of an edition.
func ExampleOptions_HardMode() {
	for _, o := range []paperapps.Options{paperapps.Zero(), paperapps.Gladden2021().HardMode()} {
		text, _ := json.Marshal(o)
		fmt.Println(string(text))
	}
	// Output:
	// "Zero"
	// {"RespawnHP":7,"WebCost":"D6","preset":"Gladden2021"}
}

// A floor is text that anybody can draw.
func ExampleParseFloor() {
	f, err := paperapps.ParseFloor("S..#\n.D.>\n")
	fmt.Println(f == nil, err)
	f, err = paperapps.ParseFloor("S..k\n.D.>\n")
	cols, rows := f.Size()
	fmt.Println(cols, rows, err)
	// Output:
	// true (1,1) breaks PA-FLOOR-4: this door has no key on the floor
	// 4 2 <nil>
}

func ExampleReadFloor() {
	files := fstest.MapFS{"cellar.txt": {Data: []byte("S..>\n..z.\n")}}
	_, err := paperapps.ReadFloor(files, "cellar.txt")
	fmt.Println(err)
	// Output:
	// cellar.txt:2:3: want a cell of the floor format, got 'z'
}

// The strict check finds what the plain loader does not: a floor on which the hero can be trapped.
func ExampleFloor_Strict() {
	f := paperapps.MustParseFloor("S#..\n#..>\n")
	fmt.Println(f.Strict(paperapps.Gladden2021()))
	o := paperapps.Gladden2021()
	o.CornerCut = paperapps.NoSqueeze
	fmt.Println(f.Strict(o))
	// Output:
	// <nil>
	// (0,0) breaks PA-FLOOR-5: from here no sequence of rolls and choices reaches the stairs
}

func ExampleParseMove() {
	for _, text := range []string{"scroll 3,4", "go up"} {
		m, err := paperapps.ParseMove(text)
		fmt.Println(m, m.Verb() == paperapps.ScrollVerb, m.Cell(), err)
	}
	// Output:
	// scroll 3,4 true (3,4) <nil>
	//  false (0,0) 4: want a heading: N, NE, E, SE, S, SW, W or NW, got "up"
}

// The notation of every move.
func ExampleMove_String() {
	for _, m := range []paperapps.Move{
		paperapps.Roll(6), paperapps.Go(paperapps.E), paperapps.TurnTo(paperapps.S), paperapps.Jump(), paperapps.StayHere(),
		paperapps.Leave(), paperapps.Pass(), paperapps.Find(2), paperapps.Buy(1), paperapps.Double(), paperapps.Mulligan(),
		paperapps.Keep(), paperapps.Break(paperapps.NE), paperapps.Scroll(paperapps.Cell{Col: 3, Row: 4}),
	} {
		fmt.Print(m, "; ")
	}
	// Output:
	// roll 6; go E; turn S; jump; stay; leave; pass; find 2; buy 1; double; mulligan; keep; break NE; scroll 3,4;
}

func ExampleHeading_Sides() {
	left, right := paperapps.NE.Sides()
	fmt.Println(left, right, paperapps.NE.Back(), paperapps.NE.Diagonal())
	// Output:
	// NW SE SW true
}

func ExampleRules() {
	r := paperapps.Rules()[0]
	fmt.Println(r.ID, r.Basis, r.Source)
	fmt.Println(len(paperapps.Rules()))
	// Output:
	// PA-BOOK-1 book Open Your Notebook, Adventurer; Finishing the Game
	// 90
}

func ExampleHollowHill() {
	n := paperapps.HollowHill()
	fmt.Println(n.Name, len(n.Pages), n.Gem)
	fmt.Print(strings.Join(strings.Split(n.Pages[0].Floor.String(), "\n")[:4], "\n"))
	// Output:
	// Hollow Hill 15 the Lantern Opal
	// ###############
	// #............a#
	// #>.##.......H.#
	// #.?a...$#.....#
}

// A game is its record.
func ExampleGame() {
	g := paperapps.Setup{Pages: []paperapps.Page{{Floor: paperapps.MustParseFloor("S$>\n")}}}
	record, _ := rulebook.NewRecord(paperapps.Game(), g, []paperapps.Move{
		paperapps.Roll(2), paperapps.Go(paperapps.E), paperapps.Leave(),
	})
	text, _ := record.Text()
	fmt.Println(rulebook.Check(text, paperapps.Game()))
	// Output:
	// legal, 3 moves; treasure room, 10 HP, 1 coin, 0 deaths
}

// Listed moves stand in the order of Compare.
func ExampleMove_Compare() {
	s := play("S.\n.>\n", "roll 4")
	moves := s.AppendMoves(nil)
	fmt.Println(moves, slices.IsSortedFunc(moves, paperapps.Move.Compare))
	fmt.Println(moves[0].Verb(), moves[0].Heading(), paperapps.Roll(4).Number())
	// Output:
	// [go E go S] true
	// go E 4
}

// What a record may expect of a position is in its facts.
func ExampleState_Facts() {
	s := play("Sk$>\n", "roll 2", "go E")
	facts := s.Facts()
	for _, name := range []string{"at", "last", "key", "squares", "running", "over"} {
		fmt.Println(name, facts[name])
	}
	fmt.Println(s.At(), s.HasKey())
	// Output:
	// at [2 0]
	// last E
	// key true
	// squares 0
	// running [10 1]
	// over false
	// (2,0) true
}

// Single-use items have a Used box; the others act when they are bought.
func ExampleItem_SingleUse() {
	for _, i := range []paperapps.Item{paperapps.LightSnack, paperapps.CoinRush, paperapps.DoublingPotion, paperapps.ScrollOfMulligan} {
		fmt.Println(i, i.SingleUse())
	}
	// Output:
	// Light Snack false
	// Coin Rush false
	// Doubling Potion true
	// Scroll of Mulligan true
}

// An edition is a set of options; they can be changed one by one.
func ExampleLuckyDuck() {
	o := paperapps.LuckyDuck()
	fmt.Println(o.HPCap, o.DeathBelow, o.WebCost == paperapps.WebCostD6, o.GamblerPays, o.ClearPath)
	o.HPCap = 25
	text, err := o.MarshalJSON()
	fmt.Println(string(text), err)
	// Output:
	// 10 1 true 20 true
	// {"BackRule":"OppositeOfLastHeading","ClearPath":true,"DeathBelow":1,"GamblerPays":20,"HPCap":25,"WebCost":"D6","preset":"Gladden2021"} <nil>
}

// Moves are written one after the other into the same room.
func ExampleMove_AppendTo() {
	text := make([]byte, 0, 64)
	for _, m := range []paperapps.Move{paperapps.Roll(4), paperapps.Go(paperapps.E)} {
		text = append(m.AppendTo(text), '\n')
	}
	fmt.Print(string(text))
	// Output:
	// roll 4
	// go E
}

// What is on a shop page, and what was bought for the next floor.
func ExampleState_Offers() {
	s, err := paperapps.Setup{Options: paperapps.LuckyDuck(), Pages: []paperapps.Page{
		{Shop: []paperapps.Offer{{Item: paperapps.CoinRush}, {Item: paperapps.EnduranceElixir}, {Item: paperapps.DoublingPotion}}},
		{Floor: paperapps.MustParseFloor("S$>\n")},
	}}.Start()
	for _, m := range []paperapps.Move{paperapps.Buy(1), paperapps.Buy(2), paperapps.Buy(3)} {
		if err == nil {
			s, err = s.Apply(m)
		}
	}
	fmt.Println("page", s.Page()+1, "of", s.Pages(), "offers", s.Offers()[0].Item, "for", s.Offers()[0].Price, err)
	fmt.Println("coming:", s.Coming(paperapps.CoinRush), "active:", s.Active(paperapps.CoinRush))
	s, _ = s.Apply(paperapps.Leave())
	fmt.Println("coming:", s.Coming(paperapps.CoinRush), "active:", s.Active(paperapps.CoinRush))
	hp, capped := s.Cap()
	fmt.Println("cap:", hp, capped, s.Options().HPCap)
	s, _, err = rulebook.Replay(s, paperapps.Roll(2), paperapps.Double())
	fmt.Println("die:", s.Die(), s.Doubled(), err)
	// Output:
	// page 1 of 2 offers Coin Rush for 0 <nil>
	// coming: true active: false
	// coming: false active: true
	// cap: 11 true 10
	// die: 4 true <nil>
}

// A floor can be drawn cell by cell.
func ExampleFloor_At() {
	f := paperapps.MustParseFloor("S.#\n k>\n")
	cols, rows := f.Size()
	for row := range rows {
		for col := range cols {
			fmt.Printf("%q", f.At(paperapps.Cell{Col: col, Row: row}))
		}
		fmt.Println()
	}
	fmt.Println("from", f.Start(), "to", f.Stairs())
	// Output:
	// 'S''.''#'
	// ' ''k''>'
	// from (0,0) to (2,1)
}
