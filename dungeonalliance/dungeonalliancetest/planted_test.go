package dungeonalliancetest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook/internal/kit"
)

// planted lists the bugs that a tabletop can have, and the rules that may be named for each: its own, one that follows, or one
// of those that always act together with it.
var planted = []struct {
	bug   string
	table string // the set-ups that are drawn
	games int    // partings that are looked for; one tells, where the tabletop accepts what a rule forbids
	rules string
}{
	{"the initiative stays", "idle", 4, "DA-ROUND-7"},
	{"a hero acts twice", "idle", 1, "DA-TURN-2"},
	{"the staircase is a free step", "door", 4, "DA-ENTER-1"},
	{"steps lead anywhere", "chests", 1, "DA-SPEED-2"},
	{"heroes step onto friends", "chests", 1, "DA-SPEED-3"},
	{"Speed may be owed", "idle", 1, "DA-SPEED-4"},
	{"face-down XP buys too", "chests", 1, "DA-XP-2"},
	{"spent XP is gone", "thieves", 4, "DA-XP-2 DA-XP-6"},
	{"kill XP lies face down", "thieves", 4, "DA-XP-3"},
	{"a hard cap is soft", "chests", 4, "DA-XP-5 DA-CHEST-4 DA-CHEST-5"},
	{"the offer is not refilled", "thieves", 4, "DA-XP-6 DA-XP-7"},
	{"chests open from afar", "chests", 1, "DA-CHEST-2"},
	{"a lock needs more than its target", "chests", 4, "DA-CHEST-3"},
	{"chest XP lies face up", "chests", 4, "DA-CHEST-4 DA-CHEST-5"},
	{"chest XP is paid after the dig", "chests", 4, "DA-CHEST-4 DA-CHEST-5"},
	{"an opened chest stays", "chests", 4, "DA-CHEST-7"},
	{"digging costs Speed", "chests", 4, "DA-CHEST-8"},
	{"any alliance uses a treasure", "treasures", 1, "DA-TREASURE-1"},
	{"a treasure is used again", "treasures", 1, "DA-TREASURE-4"},
	{"a treasure costs Speed", "chests", 4, "DA-TREASURE-4 DA-TREASURE-6"},
	{"a sure trap is rolled for", "chests", 1, "DA-TRAP-3 DA-TRAP-5"},
	{"traps are harmless", "traps", 3, "DA-TRAP-4"},
	{"a Mimic reaches three spaces", "chests", 4, "DA-MIMIC-2 DA-MIMIC-3 DA-MIMIC-7"},
	{"a Mimic needs to see", "chests", 4, "DA-MIMIC-4 DA-MIMIC-7"},
	{"a Mimic spares its finder", "chests", 4, "DA-MIMIC-2 DA-MIMIC-7"},
	{"a Mimic forgets its chest", "chests", 4, "DA-MIMIC-5 DA-MIMIC-6 DA-MIMIC-7"},
	{"a Mimic stays ready", "chests", 4, "DA-MIMIC-7"},
	{"the way opens for free", "door", 4, "DA-WAY-1 DA-WAY-4"},
	{"the Final Enemy waits at the door", "door", 4, "DA-WAY-3 DA-WAY-4"},
	{"entry costs nothing", "door", 4, "DA-ENTER-2 DA-ENTER-3 DA-ENTER-8"},
	{"an empty Entrance leaves a choice", "door", 1, "DA-ENTER-3"},
	{"a 13th hero enters", "crowd", 1, "DA-ENTER-6"},
	{"every entry draws", "door", 3, "DA-ENTER-7 DA-ENTER-8 DA-TOKEN-2"},
	{"the Room card comes first", "door", 4, "DA-ENTER-8 DA-ENTER-9"},
	{"a Room trap must be tried", "door", 4, "DA-ENTER-11 DA-ENTER-14"},
	{"numbers are not given again", "door", 3, "DA-TOKEN-2 DA-TOKEN-3"},
	{"a hero attacks again and again", "door", 1, "DA-FIGHT-1"},
	{"heroes shoot round corners", "idle", 1, "DA-FIGHT-2"},
	{"armour does nothing", "door", 16, "DA-FIGHT-3"},
	{"healing goes above full health", "door", 4, "DA-FIGHT-4 DA-ENEMY-3"},
	{"five targets in the Room", "crowd", 3, "DA-FIGHT-5 DA-FIGHT-6 DA-FIGHT-7"},
	{"rivals are enemies", "idle", 1, "DA-MODE-8"},
	{"Guard does nothing", "door", 4, "DA-ENEMY-3"},
	{"the Final Enemy's XP is lost", "door", 3, "DA-ENEMY-11 DA-ENEMY-12"},
	{"decks outlive the Final Enemy", "door", 3, "DA-ENEMY-12"},
	{"monsters hit the heroes of their player", "idle", 4, "DA-MONSTER-2"},
	{"exhausted monsters act", "idle", 1, "DA-MONSTER-1"},
	{"a monster may spare heroes", "idle", 1, "DA-MONSTER-4"},
	{"a monster stays ready", "idle", 4, "DA-MONSTER-1 DA-MONSTER-2 DA-MONSTER-4"},
	{"tokens do not come back", "thieves", 4, "DA-SETUP-9"},
	{"the die has no face above six", "chests", 4, "DA-DECK-3 DA-CHEST-3 DA-TRAP-3"},
}

// The kit finds every planted bug, and names the rule that it breaks or one that follows from it.
func TestPlantedBugsAreFound(t *testing.T) {
	if testing.Short() {
		t.Skip("fifty searches")
	}
	require.GreaterOrEqual(t, len(planted), 25)
	kit.Checks(t, 4)
	var table strings.Builder
	for _, b := range planted {
		t.Run(b.bug, func(t *testing.T) {
			k := kitOfTabletop(b.bug, b.table)
			k.Enough, k.AsIs = b.games, true
			p, games := k.Hunt(t, 1, 8)
			require.NotNil(t, p, "not found in %d games", games)
			require.Contains(t, strings.Fields(b.rules), p.Rule.ID, "%v", p)
			fmt.Fprintf(&table, "%-42s %-13s after %d games\n", b.bug, p.Rule.ID, games)
		})
	}
	t.Log("\n" + table.String())
}
