package dungeonalliance_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// exampleSetup is an adventure of two players with an outside engine, so that an example can say what base play did.
func exampleSetup() da.Setup {
	return newSetup(da.Options{Base: da.Supplied}, 2, "pale-regent")
}

// show plays moves in notation, and prints the events of the last one.
func show(s da.State, lines ...string) da.State {
	for i, line := range lines {
		m, err := da.ParseMove(line)
		if err != nil {
			fmt.Println(err)
			return s
		}
		next, events, err := s.Explain(m)
		if err != nil {
			fmt.Println(err)
			return s
		}
		if i == len(lines)-1 {
			for _, e := range events {
				fmt.Println(e)
			}
		}
		s = next
	}
	return s
}

// quietly plays moves and prints nothing but errors.
func quietly(s da.State, lines ...string) da.State {
	for _, line := range lines {
		m, err := da.ParseMove(line)
		if err != nil {
			fmt.Println(err)
			return s
		}
		if s, err = s.Apply(m); err != nil {
			fmt.Println(err)
		}
	}
	return s
}

func begin(g da.Setup) da.State {
	s, err := g.Start()
	if err != nil {
		fmt.Println(err)
	}
	return s
}

// A whole adventure: players and chance at random, with the shipped, invented content.
func Example() {
	setup := da.Setup{
		Options: da.Options{Mode: da.Cooperative},
		Alliances: []da.Alliance{
			{Heroes: []string{"brannoc", "ysolde", "tamsin", "orrin"}},
			{Heroes: []string{"hedda", "lio", "maren", "quill"}},
		},
		Enemy: "gorthos",
	}
	s, err := setup.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(s.Actor(), s.AppendMoves(nil)[:2])
	_, last, err := rulebook.Playout(nil, s, rand.New(rand.NewPCG(1, 2)), 5000)
	fmt.Println(last.Actor(), last.Round(), err)
	// Output:
	// chance [draw upgrade 1 draw upgrade 2]
	// over 6 <nil>
}

// Set-up: the Titan may be chosen only by alliances that have explored 2 full dungeons.
func ExampleSetup_Start() {
	g := newSetup(da.Options{Campaign: true}, 2, "titan")
	g.Alliances[1].Explored = 1
	_, err := g.Start()
	fmt.Println(err)
	g.Alliances[1].Explored = 3
	s, err := g.Start()
	fmt.Println(s.RoomDeck().Len(), err)
	// Output:
	// enemy breaks DA-TITAN-3: not every alliance has explored 2 full dungeons
	// 10 <nil>
}

// Turn: a turn activates one hero, and turns go round the seats.
func ExampleActivate() {
	s := begin(exampleSetup())
	s = show(s, "p1 activate 2")
	s = show(s, "p1 end")
	show(s, "p1 activate 1")
	// Output:
	// DA-TURN-2 Ysolde Marsh is activated in round 1
	// DA-MODE-5 its Speed is 0 until an outside engine reports some
	// DA-TURN-1 it is the turn of p2
	// p1 activate 1 breaks DA-TURN-1: it is the turn of p2
}

// Speed: a step costs 1 Speed, and a cost above what is left is refused.
func ExampleStep() {
	s := quietly(begin(exampleSetup()), "p1 activate 1", "p1 supply speed 1")
	show(s, "p1 step 2,1")
	s = quietly(s, "p1 end", "p2 activate 1", "p2 end", "p1 activate 2", "p1 supply speed 1")
	s = show(s, "p1 step 3,1")
	show(s, "p1 step 4,1")
	// Output:
	// p1 step 2,1 breaks DA-SPEED-3: 2,1 is not empty
	// DA-SPEED-1 the step to 3,1 costs 1 Speed, 0 left
	// DA-SPEED-2 the cells are adjacent
	// DA-SPEED-3 3,1 is empty
	// p1 step 4,1 breaks DA-SPEED-4: it costs 1 Speed, and 0 is left
}

// XP: a purchase turns face-up XP face down, and leaves the score as it was.
func ExampleSupplyUpgrade() {
	s := quietly(begin(exampleSetup()), "p1 activate 1", "p1 supply xp p1 2 up", "p1 supply xp p1 6 down")
	show(s, "p1 supply upgrade 1 price 3")
	s = quietly(s, "p1 supply upgrade 1 price 2")
	up, down := s.XP(0)
	fmt.Println(up, down, s.Score(0))
	// Output:
	// p1 supply upgrade 1 price 3 breaks DA-XP-2: the price is 3, and 2 XP are face up
	// 0 8 8
}

// atChest is a position in which hero a2 of the shipped map stands next to the Treasure Chest on 4,4.
func atChest() da.State {
	return quietly(begin(exampleSetup()), "p1 activate 2", "p1 supply speed 9",
		"p1 step 3,1", "p1 step 3,2", "p1 step 3,3", "p1 step 3,4")
}

// Chests: an opened chest pays at once, face down; then the hero may dig deeper.
func ExampleOpen() {
	s := show(atChest(), "p1 open 4,4")
	show(s, "p1 choose no")
	// Output:
	// DA-CHEST-1 a Treasure Chest of level 1
	// DA-CHEST-2 the hero is adjacent, and spends 1 Speed
	// DA-CHEST-4 the Encounter Card pays 1 XP face down
	// DA-XP-5 1 of 1 XP come from the pools
	// DA-XP-1 1 XP arrive face down
	// DA-CHEST-5 the hero may dig deeper
	// DA-TURN-4 the answer is p1's
	// DA-TURN-4 p1 answers
	// DA-CHEST-5 the hero does not dig deeper
	// DA-CHEST-7 the Chest Token leaves play
}

// Treasures: a treasure lies face up beside the Hero cards, is used once, and is removed from the game.
func ExampleUse() {
	s := quietly(atChest(), "p1 open 4,4", "p1 choose yes", "draw treasure 4")
	fmt.Println(s.Treasures(0).Len(), s.Speed())
	s = quietly(s, "p1 use 4 hero 2")
	fmt.Println(s.Treasures(0).Len(), s.Speed())
	show(s, "p1 use 4 hero 2")
	// Output:
	// 1 4
	// 0 7
	// p1 use 4 hero 2 breaks DA-TREASURE-4: treasure 4 has been used
}

// Traps: Speed spent before the roll raises the chance.
func ExampleChooseNumber() {
	s := quietly(atChest(), "p1 open 4,4", "p1 choose yes", "draw treasure 7")
	for _, speed := range []int{0, 2} {
		rolls, _ := s.Apply(da.ChooseNumber(0, speed))
		good := 0
		for m := range rulebook.Moves(rolls) {
			if _, events, _ := rolls.Explain(m); (step{events: events}).cites(da.TrapConsequences) == 0 {
				good++
			}
		}
		fmt.Printf("%d Speed: %d of %d faces\n", speed, good, len(rolls.AppendMoves(nil)))
	}
	show(s, "p1 choose 2", "roll 4")
	// Output:
	// 0 Speed: 6 of 12 faces
	// 2 Speed: 8 of 12 faces
	// DA-DECK-3 the Dungeon Die shows 4
	// DA-TRAP-3 6 does not reach 7
	// DA-TRAP-4 the hero suffers the consequences of Needle Lid
	// DA-FIGHT-3 Ysolde Marsh loses 2 health, 5 left
	// DA-TRAP-5 Needle Lid is removed from the game
	// DA-DECK-4 Needle Lid never comes back
	// DA-CHEST-7 the Chest Token leaves play
}

// Mimics: a Mimic replaces the chest and hits every hero within two spaces, walls or no walls.
func ExampleDraw() {
	s := quietly(atChest(), "p1 open 4,4", "p1 choose yes")
	s = quietly(s, "draw treasure 11")
	mimic, _ := s.Figure(da.MonsterFigure(10))
	fmt.Printf("%s on %v: %d health, %d attack, %d defence, ready %v\n", mimic.Name, mimic.At, mimic.Health, mimic.Attack,
		mimic.Defence, mimic.Ready)
	hero, _ := s.Figure(da.HeroFigure(0, 2))
	fmt.Println(hero.Name, hero.Health)
	// Output:
	// Oaken Mimic on 4,4: 4 health, 3 attack, 2 defence, ready false
	// Ysolde Marsh 5
}

// arenaSetup uses the small map of the tests, on which the Quest Token is near.
func arenaSetup(base da.Feed) da.Setup {
	return newSetup(da.Options{Base: base, Content: shippedOn(9)}, 2, "pale-regent")
}

// Opening the way: the Quest Token becomes the staircase, and the Final Enemy waits, inactive.
func ExampleOpenWay() {
	s := quietly(begin(arenaSetup(da.Supplied)), "p1 activate 1", "p1 supply speed 2", "p1 step 5,2")
	s = show(s, "p1 way")
	show(s, "p1 supply damage enemy 3")
	// Output:
	// DA-WAY-2 every adjacent cell is at the entrance side
	// DA-WAY-1 for 1 Speed the Quest Token is replaced by the Staircase Token
	// DA-WAY-3 it stands on the Spawn Point 3,2 and points toward the Hero Entrance
	// DA-WAY-4 The Pale Regent is not active before a hero enters, and no card is drawn
	// p1 supply damage enemy 3 breaks DA-WAY-4: the Final Enemy is not active before a hero enters the Room
}

// entered is a position after the first entry, in which a1 stands on the Hero Entrance with 3 Speed.
func entered() da.State {
	return quietly(begin(arenaSetup(da.Supplied)), "p1 activate 1", "p1 supply speed 6", "p1 step 5,2", "p1 way", "p1 step 6,2",
		"p1 enter 3,6", "draw enemy 1", "draw room 2")
}

// Entering: the first hero stops; two cards are drawn before anything else.
func ExampleEnter() {
	s := quietly(begin(arenaSetup(da.Supplied)), "p1 activate 1", "p1 supply speed 6", "p1 step 5,2", "p1 way", "p1 step 6,2",
		"p1 enter 3,6")
	show(s, "p1 step 3,5")
	fmt.Println(s.AppendMoves(nil))
	s = quietly(s, "draw enemy 1")
	fmt.Println(s.AppendMoves(nil))
	s = quietly(s, "draw room 4", "p1 choose 2", "roll 6")
	fmt.Println(s.Speed(), s.FinalDeck().Len(), s.RoomDeck().Len())
	// Output:
	// p1 step 3,5 breaks DA-DECK-2: a chance event waits for its outcome
	// [draw enemy 1 draw enemy 2 draw enemy 3 draw enemy 4 draw enemy 5 draw enemy 6]
	// [draw room 1 draw room 2 draw room 3 draw room 4 draw room 5 draw room 6]
	// 0 5 5
}

// Hero Selection Tokens: every hero in the Room bears the lowest free number, and only those are drawn.
func ExampleDrawToken() {
	s := quietly(entered(), "p1 step 3,5", "p1 end", "p2 activate 1", "p2 end",
		"p1 activate 2", "p1 supply speed 9", "p1 step 4,2", "p1 step 5,2", "p1 step 6,2", "p1 enter 3,6", "p1 end",
		"p2 activate 2", "p2 end", "p1 activate 3", "p1 end", "p2 activate 3", "p2 end", "p1 activate 4", "p1 end",
		"p2 activate 4", "p2 end", "p1 supply done")
	for m := range rulebook.Moves(s) {
		num, den := s.Odds(m)
		fmt.Printf("%v: %d/%d\n", m, num, den)
	}
	// Output:
	// token 1: 1/2
	// token 2: 1/2
}

// Fighting: in house play a hero attacks once, and a hit loses the defence of its target.
func ExampleAttack() {
	s := quietly(begin(arenaSetup(da.House)), "draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "p1 activate 1",
		"p1 step 5,2", "p1 step 5,3")
	s = show(s, "p1 attack m1")
	show(s, "p1 attack m2")
	// Output:
	// DA-FIGHT-1 Brannoc Ironbrow attacks 1 targets
	// DA-FIGHT-2 every target is in sight
	// DA-MODE-8 every target is one that hero powers harm
	// DA-FIGHT-3 Gnawer is hit with strength 4 against defence 0
	// DA-FIGHT-3 Gnawer loses 2 health, 0 left
	// DA-FIGHT-4 Gnawer is defeated
	// DA-XP-4 Gnawer pays 1 XP to the alliance that defeated it
	// DA-XP-3 they arrive face up
	// DA-XP-5 1 of 1 XP come from the pools
	// DA-XP-1 1 XP arrive face up
	// DA-SETUP-9 the token of Gnawer goes back to the supply
	// p1 attack m2 breaks DA-FIGHT-1: the hero has attacked in this activation
}

// The Final Enemy: its live Defense text takes off damage in Supplied play too.
func ExampleSupplyDamage() {
	s := entered()
	show(s, "p1 supply damage enemy 5")
	// Output:
	// DA-MODE-6 the report has the right shape
	// DA-MODE-7 one hero power on 1 targets: the amounts are trusted
	// DA-FIGHT-5 1 targets in the Room
	// DA-ENEMY-3 the live Defense text takes 2 off
	// DA-FIGHT-3 The Pale Regent loses 3 health, 13 left
}

// Monsters: an outside engine activates a ready monster, which is then exhausted.
func ExampleSupplyMonster() {
	s := begin(arenaSetup(da.Supplied))
	for _, hero := range []string{"1", "2", "3", "4"} {
		s = quietly(s, "p1 activate "+hero, "p1 end", "p2 activate "+hero, "p2 end")
	}
	s = show(s, "p1 supply monster m1 to 5,3 hits b1 2")
	show(s, "p1 supply monster m1")
	// Output:
	// DA-MODE-6 the report has the right shape
	// DA-MONSTER-1 Gnawer is ready, and is activated
	// DA-MODE-7 move and damage are trusted
	// DA-MONSTER-4 Gnawer is exhausted
	// DA-FIGHT-3 Hedda Stonehand loses 2 health, 7 left
	// p1 supply monster m1 breaks DA-MONSTER-1: monster 1 is not ready
}

// The Titan: a hero in the room of the Quest Token places the staircase for no Speed; the initiative player picks the placement.
func ExampleChooseCell() {
	g := arenaSetup(da.Supplied)
	g.Options.Campaign, g.Enemy = true, "titan"
	s := quietly(begin(g), "p1 activate 1", "p1 supply speed 1", "p1 step 5,2")
	_, stairs := s.Staircase()
	fmt.Println(s.Speed(), stairs, s.AppendMoves(nil))
	// Output:
	// 0 true [p1 choose 2,2 p1 choose 3,2]
}

// Ends: the adventure lasts at most 6 rounds, and every move after it is refused.
func ExampleState_Winners() {
	s := begin(exampleSetup())
	for s.Actor() != rulebook.Over {
		seat := s.Turn()
		m := da.EndTurn(seat)
		if _, active := s.ActiveHero(); !active {
			for _, m = range s.AppendMoves(nil) {
				break
			}
		}
		s, _ = s.Apply(m)
	}
	fmt.Println(s.Round(), s.Winners())
	_, err := s.Apply(da.EndTurn(0))
	fmt.Println(err)
	// Output:
	// 6 [0 1]
	// p1 end breaks DA-END-1: the adventure is over
}

// String draws the position.
func ExampleState_String() {
	fmt.Println(entered())
	// Output:
	// round 1 of 6, hero turns, initiative p1, turn p1, active a1 with 2 Speed and 0 attack
	// map
	//   .  .  a4 a2|$  $
	//   .  .  a3 .  .  >
	//   .  .  b3 b1|.  m1
	//            --
	//   .  .  b4 b2 %  m2
	// room
	//   .  .  .  .  .  .
	//   .  .  E  .  .  .
	//   .  .  .  .  .  .
	//   .  .  .  .  .  .
	//   .  .  .  .  .  .
	//   .  .  a1 .  .  .
	// a1 Brannoc Ironbrow 9/9 number 1 exhausted
	// a2 Ysolde Marsh 9/9
	// a3 Tamsin Quick 9/9
	// a4 Orrin Ashcowl 9/9
	// b1 Hedda Stonehand 9/9
	// b2 Lio Fairwind 9/9
	// b3 Maren Saltmother 9/9
	// b4 Quill Thornback 9/9
	// m1 Gnawer 2/2
	// m2 Spitter 3/3
	// enemy The Pale Regent 16/16
	// decks: treasure 12, enemy 5, room 5, solo 0; face up: enemy 1, room 2, solo 0; offer [0 0 0]
	// p1: XP 0 up, 0 down; treasures [], upgrades []
	// p2: XP 0 up, 0 down; treasures [], upgrades []
}

// cards is a small outside engine: it plays one base-game card a turn. What a card does is its own affair; the Champions rules
// lie on top.
type cards struct {
	state da.State
	hand  map[string]func(seat int) da.Move
}

func (c *cards) play(card string) {
	next, events, err := c.state.Explain(c.hand[card](c.state.Turn()))
	if err != nil {
		fmt.Println("refused:", err)
		return
	}
	c.state = next
	fmt.Println(card+":", events[len(events)-1])
}

// An outside engine with three cards plays the base game, and the rules of Champions check and complete what it does.
func Example_outsideEngine() {
	engine := cards{state: begin(arenaSetup(da.Supplied)), hand: map[string]func(int) da.Move{
		"Run":   func(seat int) da.Move { return da.SupplySpeed(seat, 4) },
		"Slash": func(seat int) da.Move { return da.SupplyDamage(seat, da.Amount{Figure: da.MonsterFigure(1), N: 3}) },
		"Mend": func(seat int) da.Move {
			return da.SupplyHeal(seat, da.Amount{Figure: da.HeroFigure(seat, 1), N: 2})
		},
	}}
	engine.state = quietly(engine.state, "p1 activate 1")
	engine.play("Run")
	engine.play("Slash")
	engine.play("Mend")
	engine.play("Slash")
	engine.state = quietly(engine.state, "p1 step 5,2", "p1 way") // moves of the expansion are the same in both feeds
	up, down := engine.state.XP(0)
	fmt.Println("XP", up, down, "Speed", engine.state.Speed())
	// Output:
	// Run: DA-MODE-7 4 Speed are trusted, 4 now
	// Slash: DA-SETUP-9 the token of Gnawer goes back to the supply
	// Mend: DA-FIGHT-4 Brannoc Ironbrow gets 0 health back, 9 now
	// refused: p1 supply damage m1 3 breaks DA-MODE-6: target 1 is not in play
	// XP 1 0 Speed 2
}
