package paperdungeons_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// duel sets up a game for two players on Dungeon card a, with the missions m6, m10 and m12, and plays moves.
func duel(moves ...string) pd.State {
	return played(pd.Setup{Players: 2, Options: pd.Options{Dungeon: 'a'}}, append([]string{
		"missions m6 m10 m12", "deal p1 quest 1", "deal p1 quest 2", "deal p2 quest 3", "deal p2 quest 4",
		"deal p1 powers 12 16", "deal p1 objectives o5 o9", "deal p2 powers 13 15", "deal p2 objectives o1 o2",
		"p1 keep power 16", "p1 keep objective o5", "p2 keep power 13", "p2 keep objective o1"}, moves...)...)
}

// Where the game stands, for a line of text or for a program.
func ExampleState_Summary() {
	s := duel(quiet, "p1 black boots move", "p1 go D1", "p2 done")
	fmt.Println(s.Summary())
	fmt.Println("round", s.Round(), "phase", s.Phase(), "players", s.Players())
	fmt.Println("to move: seat", int(s.Actor()))
	fmt.Println(s.Dice())
	// Output:
	// round 1, actions, p1 0, p2 0
	// round 1 phase actions players 2
	// to move: seat 0
	// [white:warrior white:warrior white:warrior black:wizard black:wizard black:boots]
}

// Everything that may be known of a position has a name; a record may expect it.
func ExampleState_Facts() {
	facts := duel(quiet, "p1 black boots move", "p1 go D1").Facts()
	for _, name := range []string{"phase", "dice", "missions", "p1.at", "p1.potions", "p1.points", "p2.at", "p2.score.G"} {
		fmt.Println(name, facts[name])
	}
	// Output:
	// phase actions
	// dice [white:warrior white:warrior white:warrior black:wizard black:wizard black:boots]
	// missions [m6 m10 m12]
	// p1.at D1
	// p1.potions 1
	// p1.points 2
	// p2.at outside
	// p2.score.G 0
}

// A mission lies on the table, with round 0, until somebody meets it at the end of a round. Here p1 has been in two corners.
func ExampleState_Meets() {
	s := duel(quiet, "p1 black boots move", "p1 go A1", "p1 halt", "p1 white warrior craft ring", "p1 black wizard craft ring",
		"p1 ring F7", "p1 level wizard")
	table := func() {
		for i := range pd.MissionsRevealed {
			mission, round := s.Mission(i)
			fmt.Println(mission, "met by p1:", s.Meets(0, mission), "by p2:", s.Meets(1, mission), "claimed in round:", round)
		}
	}
	table()
	s = playOn(s, "p1 done", "p2 done")
	fmt.Println("after the round:")
	table()
	// Output:
	// m6 met by p1: false by p2: false claimed in round: 0
	// m10 met by p1: true by p2: false claimed in round: 0
	// m12 met by p1: false by p2: false claimed in round: 0
	// after the round:
	// m6 met by p1: false by p2: false claimed in round: 0
	// m10 met by p1: true by p2: false claimed in round: 1
	// m12 met by p1: false by p2: false claimed in round: 0
}

// What the party has done so far for each Objective, kept or not.
func ExampleState_ObjectiveCount() {
	s := duel(quiet, "p1 black boots move", "p1 go D1", "p1 go E1", "p1 halt", "p1 white warrior craft ring",
		"p1 black wizard craft ring", "p1 ring A1")
	for o := pd.LevelFourMinions; o <= pd.NumObjectives; o++ {
		if count := s.ObjectiveCount(0, o); count > 0 {
			fmt.Println(o, "count", count, "glory", o.Glory(count))
		}
	}
	// Output:
	// o3 count 1 glory 0
	// o8 count 2 glory 0
	// o9 count 3 glory 0
	// o11 count 1 glory 0
	// o12 count 3 glory 0
	// o15 count 1 glory 2
	// o16 count 4 glory 0
}

// A gem may be taken by all who reach it in the same round. Then it leaves the table.
func ExampleState_GemGone() {
	s := duel(quiet, "p1 white warrior craft ring", "p1 black wizard craft ring", "p1 ring A3")
	gem, _ := s.Treasure(s.Party(0).At).Gem()
	fmt.Println("gem", string(rune('A'+gem)), "gone:", s.GemGone(gem))
	s = playOn(s, "p1 done", "p2 done")
	fmt.Println("gem", string(rune('A'+gem)), "gone:", s.GemGone(gem))
	// Output:
	// gem H gone: false
	// gem H gone: true
}

// A face-down pile is what it may hold. Here p1 has beaten a lieutenant, and looks through the treasure pile.
func ExampleState_Pile() {
	s := solo(noPower, quiet, "p1 white warrior craft ring", "p1 black wizard craft ring", "p1 ring F6")
	fmt.Println(s.Lieutenants(), "lieutenants are face down")
	s = playOn(s, "lieutenant 8", "p1 done")
	fmt.Println(s.Lieutenants(), "lieutenants, and the treasure pile is", s.Pile())

	s = playOn(s, "look jewel jewel jewel jewel liquor balm mirror mace", "p1 take mirror")
	for card := range s.Pile().Sure().All() {
		fmt.Print(pd.CardKind(card), " ")
	}
	// Output:
	// 8 lieutenants are face down
	// 7 lieutenants, and the treasure pile is {0 1 2 3} + 4 of {4 5 6 7 8 9 10 11 12 13 14 15}
	// jewel jewel jewel jewel liquor balm mace
}

// Chance draws by its odds; players make the first legal move here. The same seed gives the same game.
func ExampleState_Sample() {
	s, err := pd.Setup{Players: 2}.Start()
	r := rand.New(rand.NewPCG(1, 2))
	for !s.Over() && err == nil {
		m := s.Sample(r)
		if s.Actor() != rulebook.Chance {
			m = s.AppendMoves(nil)[0]
		}
		s, err = s.Apply(m)
	}
	fmt.Println(s.Phase(), "in round", s.Round(), err)
	// Output:
	// over in round 8 <nil>
}

// A move comes with the rules that made it do what it did.
func ExampleState_Explain() {
	s := playOn(solo(noPower), quiet)
	next, events, err := s.Explain(pd.MustParseMove("p1 black wizard brew"))
	for _, e := range events {
		fmt.Println(e)
	}
	fmt.Println(next.Party(0).PotionsMade, err)
	// Output:
	// PD-ACT-7 uses black:wizard
	// PD-ACT-1 dice used: 1 of 3
	// PD-ACT-5 dice left to choose from: 5
	// PD-DICE-9 the die stands for the wizard
	// PD-ACT-3 the die pays for: brew
	// PD-POTION-1 potions: 2
	// PD-POTION-8 new potions: 2
	// PD-POTION-2 potions made: 2 of 12
	// 2 <nil>
}

// The rules that lay out the table. Here the Dungeon card is chosen, so that its villains are laid out too.
func ExampleSetup_Explain() {
	_, events, err := pd.Setup{Players: 4, Options: pd.Options{Dungeon: 'a'}}.Explain()
	for _, e := range events {
		if e.Rule == pd.OneToEightPlayers || e.Rule == pd.NamedVillainsLaidOut || e.Rule == pd.OneChestRoom {
			fmt.Println(e)
		}
	}
	fmt.Println(err)
	// Output:
	// PD-SETUP-1 4 players
	// PD-SHEET-6 the chest is in F6
	// PD-SETUP-6 The Pale Miller, of tier 1
	// PD-SETUP-6 The Tin Abbot, of tier 2
	// PD-SETUP-6 Morrow the Last, of tier 3
	// <nil>
}

// Options are read from the set-up of a record. A switch that is left out is on.
func ExampleOptions() {
	var setup pd.Setup
	err := json.Unmarshal([]byte(`{"players": 3, "options": {"dungeon": "c", "mode": "difficult", "mayFlee": false}}`), &setup)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := setup.Start()
	o := s.Options()
	fmt.Println(o.Dungeon, o.Mode, err)
	fmt.Println("may flee:", o.MayFlee.On(), "private cards:", o.PrivateCards.On())
	// Output:
	// c difficult <nil>
	// may flee: false private cards: true
}

// All that a program needs to play as p2, without a look at what p2 may not know.
func ExampleView() {
	v := duel(quiet, "p1 black boots move", "p1 go D1").View(1)
	fmt.Println("seat", v.Player(), "of", v.Players(), "in round", v.Round(), "phase", v.Phase())
	card, _ := v.Dungeon()
	villain, _ := v.Villain(1)
	mission, _ := v.Mission(0)
	fmt.Println(card.Name, "with", villain.Name, "and mission", mission)
	fmt.Println(v.SideQuest(1, 0).Name, "and", v.SideQuest(1, 1).Name)
	fmt.Println(v.Dice())
	fmt.Println("p1 is at", v.Party(0).At, "and scores", v.Score(0).Total, "so far; its Power is hidden:", v.Party(0).Power == -1)
	fmt.Println("the first move it may make:", v.AppendMoves(nil)[0])
	// Output:
	// seat 1 of 2 in round 1 phase actions
	// The Toll Cellars with The Pale Miller and mission m6
	// Salt for the Winter and The Lost Choirbook
	// [white:warrior white:warrior white:warrior black:wizard black:wizard black:boots]
	// p1 is at D1 and scores 0 so far; its Power is hidden: true
	// the first move it may make: p2 white warrior craft sword
}

// What p1 has seen in the treasure pile p2 does not know, but p2 knows that the mirror, card 11, is no longer in it.
func ExampleView_Pile() {
	s := duel(quiet, "p1 white warrior craft ring", "p1 black wizard craft ring", "p1 ring F6", "lieutenant 8",
		"p1 done", "p2 done", "look jewel jewel jewel jewel liquor balm mirror mace shield", "p1 take mirror")
	fmt.Println("p1:", s.View(0).Pile())
	fmt.Println("p2:", s.View(1).Pile())
	// Output:
	// p1: {0 1 2 3 4 6 10 12}
	// p2: {0 1 2 3} + 4 of {4 5 6 7 8 9 10 12 13 14 15}
}
