package paperdungeons_test

import (
	"errors"
	"slices"
	"testing"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// TestOldestChoiceFirst piles up choices: the Scroll raises cleric and wizard to 4, the cleric's clover makes eight potions,
// and so two rows are full while the wizard's task still waits. They are resolved in the order gained.
func TestOldestChoiceFirst(t *testing.T) {
	content, err := pd.Invented().With("power Long Stride\nstart steps 1\nalways brew 6\ndone")
	if err != nil {
		t.Fatal(err)
	}
	s := played(pd.Setup{Players: 1, Content: content, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}},
		"deal p1 quest 1", "deal p1 quest 2", "deal p1 powers 8 16", "deal p1 objectives o2 o5", "p1 keep power 8",
		"p1 keep objective o2", "p1 step scroll", "roll white rogue rogue clover black wizard wizard cleric",
		"p1 black wizard level wizard", "p1 black wizard level wizard", "p1 black cleric level cleric", "p1 done",
		"roll white rogue rogue rogue black wizard wizard cleric", "p1 black cleric level cleric",
		"p1 white rogue craft scroll")
	for _, x := range []struct {
		pending []string
		move    string
	}{
		{[]string{"scroll"}, "p1 level cleric"},
		{[]string{"scroll", "clover"}, "p1 level wizard"},
		{[]string{"clover", "task"}, "p1 bonus brew"},
		{[]string{"task", "step", "task"}, "p1 task 1a"},
		{[]string{"step", "task"}, "p1 step ring"},
		{[]string{"task"}, "p1 task 1b"},
		{[]string{}, "p1 done"},
	} {
		if got := s.Facts()["p1.pending"]; !slices.Equal(got.([]string), x.pending) {
			t.Fatalf("before %s, %v wait, want %v", x.move, got, x.pending)
		}
		if _, err := s.Apply(pd.Done(0)); len(x.pending) > 0 && !errors.Is(err, pd.PendingChoiceFirst) && !errors.Is(err,
			pd.ClericFourClover) {
			t.Fatalf("done before %s: %v", x.move, err)
		}
		s = playOn(s, x.move)
	}
}
