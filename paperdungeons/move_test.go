package paperdungeons_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// Every move in the notation reads back, as one value and in one way.
func TestMovesReadBack(t *testing.T) { rapid.Check(t, movesReadBack) }

func FuzzMovesReadBack(f *testing.F) { fuzz(f, movesReadBack) }

func movesReadBack(t *rapid.T) {
	for _, m := range play(t, setup(t, 8)).moves {
		back, err := pd.ParseMove(m.String())
		must(t, err == nil && back == m, "%q reads back as %v, %v", m, back, err)
		data, err := json.Marshal(m)
		must(t, err == nil && json.Unmarshal(data, &back) == nil && back == m, "%v as JSON: %s, %v", m, data, err)
	}
}

// Dice and cards may be written in any order; the move is the same.
func TestOrderMakesNoMove(t *testing.T) {
	for _, same := range [][2]string{
		{"roll white clover skull wizard black boots rogue skull", "roll white skull wizard clover black skull rogue boots"},
		{"reroll black boots rogue", "reroll black rogue boots"},
		{"missions m9 m1 m4", "missions m1 m4 m9"},
		{"deal p3 powers 9 2", "deal p3 powers 2 9"},
		{"deal p3 objectives o9 o2", "deal p3 objectives o2 o9"},
		{"loot mirror jewel balm", "loot jewel balm mirror"},
	} {
		if m := pd.MustParseMove(same[0]); m.String() != same[1] {
			t.Errorf("%q is written %q, want %q", same[0], m, same[1])
		}
	}
}

func TestMoveSyntaxErrors(t *testing.T) {
	for _, c := range []struct {
		text string
		col  int
	}{
		{"", 1}, {" ", 1}, {"p1", 3}, {"p1 ", 4}, {"p1 jump", 4}, {"p100 done", 1}, {"p01 done", 1}, {"p1 done ", 9},
		{"p1  done", 4},
		{"p1 done now", 9}, {"q1 done", 1}, {"p1 go", 6}, {"p1 go G1", 7}, {"p1 go A8", 7}, {"p1 go a1", 7}, {"p1 white", 9},
		{"p1 white sword level rogue", 10}, {"p1 white rogue", 15}, {"p1 white rogue fly", 16}, {"p1 white rogue level", 21},
		{"p1 white rogue level king", 22}, {"p1 white rogue craft spoon", 22}, {"p1 white rogue task 3a", 21}, {"p1 bonus",
			9}, {"p1 use", 7},
		{"p1 use wand", 8}, {"p1 use mirror", 14}, {"p1 keep power x", 15}, {"p1 keep power 1000", 15},
		{"p1 keep objective 7", 19}, {"roll", 5}, {"roll red skull", 6},
		{"roll white", 11}, {"roll white skull skull skull black skull skull skull skull", 54}, {"reroll black white", 14},
		{"missions m1 m2", 15}, {"missions m0 m1 m2", 10}, {"missions m1 m2 m3 m4", 19}, {"villain 1", 10}, {"dungeon m",
			9}, {"dungeon random", 15},
		{"deal", 5}, {"deal p1", 8}, {"deal p1 cards 1", 9}, {"quest 5", 1}, {"look", 5}, {"look none", 6},
		{"loot liquor liquor", 13},
		{"loot jewel jewel jewel jewel jewel", 30}, {"first 2", 7}, {"lieutenant three", 12},
	} {
		_, err := pd.ParseMove(c.text)
		var syntax *rulebook.SyntaxError
		if !errors.As(err, &syntax) || syntax.Col != c.col || syntax.Want == "" {
			t.Errorf("%q: %v, want an error in column %d", c.text, err, c.col)
		}
	}
}

// FuzzParseMove reads any text: it never panics, and what it reads it writes in a form that reads back as the same.
func FuzzParseMove(f *testing.F) {
	for i, m := range moveSpace(start(f, pd.Setup{Players: 2})) {
		if i%9 == 0 {
			f.Add(m.String())
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := pd.ParseMove(text)
		if err != nil {
			return
		}
		if back, err := pd.ParseMove(m.String()); err != nil || back != m {
			t.Fatalf("%q is %v, which reads back as %v, %v", text, m, back, err)
		}
	})
}

// Compare is an order: of moves of all kinds, sorted, each comes before the next, whatever order they stood in.
func TestMoveOrder(t *testing.T) {
	moves := moveSpace(start(t, pd.Setup{Players: 3}))
	slices.SortFunc(moves, pd.Move.Compare)
	for i := range len(moves) - 1 {
		if c := moves[i].Compare(moves[i+1]); c > 0 || c == 0 && moves[i] != moves[i+1] || moves[i+1].Compare(moves[i]) != -c {
			t.Fatalf("%v and %v compare as %d", moves[i], moves[i+1], c)
		}
	}
}
