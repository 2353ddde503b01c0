package dungeonalliance_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// The monsters and Final Enemies of the shipped, invented set. Supply counts the tokens of a kind, whoever brings them.
func ExampleShipped() {
	c := da.Shipped()
	for i := range c.Monsters {
		m := &c.Monsters[i]
		fmt.Printf("%s: level %d, %d health, %d XP, %d tokens\n", m.Name, m.Level, m.Health, m.XP, m.Supply())
	}
	for i := range c.Finals {
		f := &c.Finals[i]
		fmt.Printf("%s: %d health, %d XP, %d cards, double-sized %v\n", f.Name, f.Health, f.XP, len(f.Cards), f.Double())
	}
	// Output:
	// Gnawer: level 1, 2 health, 1 XP, 6 tokens
	// Spitter: level 1, 3 health, 1 XP, 4 tokens
	// Bone Warden: level 2, 5 health, 2 XP, 4 tokens
	// Hexer: level 2, 4 health, 2 XP, 2 tokens
	// Deep Maw: level 3, 8 health, 4 XP, 3 tokens
	// Titan Guardian: level 3, 7 health, 3 XP, 5 tokens
	// Gorthos the Dragon: 24 health, 10 XP, 6 cards, double-sized true
	// The Pale Regent: 16 health, 10 XP, 6 cards, double-sized false
	// The Titan: 32 health, 10 XP, 6 cards, double-sized true
}

// A file may replace the map alone, or any other part. Reading refuses what the format does not have, and Validate what the
// rules do not allow.
func ExampleReadContent_map() {
	for _, chest := range []string{`"cell": "5,2", "size": 2`, `"cell": "4,2", "level": 2`, `"cell": "1,2", "level": 2`} {
		c, err := da.ReadContent([]byte(`{
			"name": "three rooms",
			"map": {
				"plan": [
					"A A B B C C",
					"",
					"A A|B B|C C"
				],
				"levels": {"A": 1, "B": 2, "C": 3},
				"starts": [["1,1", "2,1", "2,2", "3,1"]],
				"chests": [{` + chest + `}],
				"monsters": [{"cell": "4,2", "monster": "warden"}],
				"quest": "6,1"
			}
		}`))
		if err != nil {
			fmt.Println(err)
		} else if err := c.Validate(); err != nil {
			fmt.Println(err)
		} else {
			fmt.Println(c.Name, "for", len(c.Heroes), "heroes")
		}
	}
	// Output:
	// map.chests[0]:11:32: want a field of the format, got "size"
	// map.monsters[0].cell breaks DA-SETUP-14: only one thing stands on a cell, and 4,2 is taken
	// three rooms for 16 heroes
}

// JSON, as in a set-up, has the name and what differs from the shipped set. Text writes every part, for people to change.
func ExampleContent_Text() {
	c := da.Shipped()
	c.Name, c.Solo = "rats in the cellar", []int{1, 2, 3}
	short, err := json.Marshal(c)
	fmt.Println(string(short), err)
	text, err := c.Text()
	if err != nil {
		fmt.Println(err)
		return
	}
	c, err = da.ReadContent([]byte(strings.ReplaceAll(string(text), "Gnawer", "Cellar Rat")))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.Monsters[0].Name, c.Validate())
	// Output:
	// {"name":"rats in the cellar","solo":[1,2,3]} <nil>
	// Cellar Rat <nil>
}

// Set-ups are JSON too. Options that are left out have their default.
func ExampleReadSetup() {
	for _, options := range []string{
		`"mode": "alone"`, `"mode": "Cooperative"`, `"mode": "Solo", "room": "Off", "lock": "Free"`,
	} {
		g, err := da.ReadSetup([]byte(`{
			"options": {` + options + `},
			"alliances": [{"heroes": ["vesper", "korrigan", "amity", "roan"]}],
			"enemy": "gorthos"
		}`))
		if err != nil {
			fmt.Println(err)
			continue
		}
		s, err := g.Start()
		if err != nil {
			fmt.Println(err)
			continue
		}
		o := s.Options()
		fmt.Println(o.Mode, o.Room, o.Lock, o.Base)
		fmt.Println(s.Players(), "player,", s.Rounds(), "rounds,", len(s.Content().Map.Chests), "chests")
	}
	// Output:
	// options.mode: want one of Competitive, Cooperative, Solo, got "alone"
	// alliances breaks DA-MODE-1: Cooperative is for 2 to 4 players, and not for 1
	// Solo Off Free House
	// 1 player, 4 rounds, 9 chests
}

// The treasure deck is the set of cards that it holds, and not their order. Sample draws one by the odds.
func ExampleState_TreasureDeck() {
	s := quietly(atChest(), "p1 open 4,4", "p1 choose yes")
	cards := s.Content().Treasures
	for card := range s.TreasureDeck().All() {
		if cards[card].Kind == da.Trap {
			fmt.Println("may hold the trap", cards[card].Name)
		}
	}
	m := s.Sample(rand.New(rand.NewPCG(1, 2)))
	num, den := s.Odds(m)
	fmt.Printf("%v: %d of %d\n", m, num, den)
	s, err := s.Apply(m)
	if err != nil {
		fmt.Println(err)
		return
	}
	if card, ok := s.Revealed(); ok {
		fmt.Println(cards[card].Name, "is being resolved,", s.TreasureDeck().Len(), "cards left")
	}
	// Output:
	// may hold the trap Needle Lid
	// may hold the trap Tar Spray
	// may hold the trap Bursting Seal
	// may hold the trap Alarm Gong
	// draw treasure 10: 1 of 12
	// Alarm Gong is being resolved, 11 cards left
}

// In house play each Upgrade Deck has its top card on offer. A purchase turns XP face down, and a draw replaces the card.
func ExampleState_Offer() {
	s := quietly(begin(arenaSetup(da.House)), "draw upgrade 1", "draw upgrade 7", "draw upgrade 13")
	cards := s.Content().Upgrades
	for level := 1; level <= 3; level++ {
		if card, ok := s.Offer(level); ok {
			fmt.Printf("%s for %d XP, %d more below it\n", cards[card].Name, cards[card].Price, s.UpgradeDeck(level).Len())
		}
	}
	// A hero defeats a monster, and its alliance spends the XP.
	s, _, err := rulebook.Replay(s, da.Activate(0, 1), da.Step(0, da.At(5, 2)), da.Step(0, da.At(5, 3)),
		da.Attack(0, da.MonsterFigure(1)), da.Buy(0, 1), da.Draw(da.DeckOfUpgrades, 4))
	if err != nil {
		fmt.Println(err)
		return
	}
	card, _ := s.Offer(1)
	fmt.Println("now", cards[card].Name)
	for card := range s.Upgrades(0).All() {
		fmt.Printf("p1 has %s: %v +%d\n", cards[card].Name, cards[card].Passive, cards[card].Amount)
	}
	up, down := s.XP(0)
	fmt.Println("XP", up, "up", down, "down")
	// Output:
	// Whetstone for 1 XP, 5 more below it
	// Ring Mail for 2 XP, 5 more below it
	// Giant Heart for 4 XP, 4 more below it
	// now Good Bread
	// p1 has Whetstone: attack +1
	// XP 0 up 1 down
}

// In Cooperative and Solo a solo card lies open. It says how many monsters act at the end of the round.
func ExampleState_SoloDeck() {
	s := begin(newSetup(da.Options{Mode: da.Solo, Base: da.Supplied}, 1, "pale-regent"))
	solo := s.Content().Solo
	var cards [4]int
	for card := range s.SoloDeck().All() {
		cards[solo[card]]++
	}
	for n := 1; n <= 3; n++ {
		fmt.Printf("%d to act: %d of %d cards\n", n, cards[n], s.SoloDeck().Len())
	}
	s = quietly(s, "draw solo 6")
	if card, ok := s.SoloCard(); ok {
		fmt.Println("open:", solo[card], "to act;", s.SoloDeck().Len(), "cards left")
	}
	// Output:
	// 1 to act: 2 of 7 cards
	// 2 to act: 3 of 7 cards
	// 3 to act: 2 of 7 cards
	// open: 3 to act; 6 cards left
}
