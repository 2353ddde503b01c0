package paperdungeons_test

import (
	"testing"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// TestViewHidesWhatAPowerIs plays a round in which p1's Power does nothing, with two Powers of different parts: p2 sees no
// difference before the Power acts, and both see it then.
func TestViewHidesWhatAPowerIs(t *testing.T) {
	g := pd.Setup{Players: 2, Content: strongPowers(), Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}}
	s := played(g, "deal p1 quest 1", "deal p1 quest 2", "deal p2 quest 3", "deal p2 quest 4", "deal p1 powers 1 14",
		"deal p1 objectives o2 o5", "deal p2 powers 2 8", "deal p2 objectives o3 o4", "p2 keep power 2", "p2 keep objective o3")
	before := []string{"p2 level warrior", "p2 level wizard", quiet, "p1 black boots move", "p1 halt", "p2 black boots move", "p2 go D1"}
	scout := playOn(s, append([]string{"p1 keep power 1", "p1 keep objective o2"}, before...)...)
	keeper := playOn(s, append([]string{"p1 keep power 14", "p1 keep objective o5"}, before...)...)
	if scout.View(1) != keeper.View(1) || scout.View(-1) != keeper.View(-1) {
		t.Error("p2 and onlookers see what p1 keeps in secret")
	}
	if scout.View(0) == keeper.View(0) {
		t.Error("p1 does not see its own cards")
	}
	acted := playOn(scout, "p1 white warrior move", "p1 go B1") // spikes, which the Scout passes unhurt
	if got := acted.View(1).Party(0).Power; got != 1 {
		t.Errorf("after it acts, p2 sees Power %d, want 1", got)
	}
	if got := acted.View(1).Party(0).Objective; got != pd.NoObjective {
		t.Errorf("p2 sees the Objective %v", got)
	}
	g.Options.PrivateCards = pd.Off
	open := played(g, "deal p1 quest 1", "deal p1 quest 2", "deal p2 quest 3", "deal p2 quest 4", "deal p1 powers 1 14",
		"deal p1 objectives o2 o5", "deal p2 powers 2 8", "deal p2 objectives o3 o4", "p1 keep power 14")
	if got := open.View(1).Party(0).Power; got != 14 {
		t.Errorf("with open cards p2 sees Power %d, want 14", got)
	}
}
