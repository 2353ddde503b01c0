package paperdungeons_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// Every platform and every run plays the same games from the same seeds.
func TestGoldenGames(t *testing.T) {
	var games []laws.Seeded[pd.State]
	for _, players := range []int{1, 2, 3, 5, 8} {
		games = append(games, laws.Seeded[pd.State]{Name: fmt.Sprintf("seats: %d", players),
			Start: start(t, pd.Setup{Players: players}), Seed: uint64(players), Limit: 4000})
	}
	hard := pd.Options{PowerfulMinions: true, Mode: pd.Nightmare, RandomVillains: true}
	games = append(games,
		laws.Seeded[pd.State]{Name: "the variants", Start: start(t, pd.Setup{Players: 2, Options: hard}), Seed: 1, Limit: 4000},
		laws.Seeded[pd.State]{Name: "strong Powers", Start: start(t, pd.Setup{Players: 2, Content: strongPowers()}), Seed: 1, Limit: 4000})
	laws.Golden(t, "../testdata/paperdungeons/digests.txt", pd.State.Facts, space, games)
}

// Every record of this game is as it expects: the oracle of the module says of each what it is.
func TestRecords(t *testing.T) { laws.Records(t, "../testdata/paperdungeons", pd.Game()) }

// Every move of every recorded game is listed where it is made, and what its events say is what they said before.
func TestRecordedGames(t *testing.T) {
	laws.Recorded[pd.Setup, pd.State, pd.Move]{Parse: pd.ParseMove, Reached: rowsAddUp}.Check(t, "../testdata/paperdungeons")
}

// Each rule acts in the record that coverage.txt names as its witness, and refuses in the other one.
func TestWitnessesOfRules(t *testing.T) {
	const folder = "../testdata/paperdungeons/"
	table, err := os.ReadFile(folder + "coverage.txt")
	require.NoError(t, err)
	check := func(name string) rulebook.Verdict {
		data, err := os.ReadFile(folder + name + ".json")
		require.NoError(t, err)
		return rulebook.Check(data, pd.Game())
	}
	line := regexp.MustCompile(`(?m)^(PD-\S+) +acts in (\S+); refuses in (\S+)`)
	found := line.FindAllStringSubmatch(string(table), -1)
	require.Len(t, found, 291)
	for _, words := range found {
		rule, ok := pd.Game().Rule(words[1])
		require.True(t, ok, words[1])
		if v := check(words[2]); v.Outcome != rulebook.Legal || !slices.Contains(v.Acted, rule) {
			t.Errorf("%s does not act in %s: %v", words[1], words[2], v)
		}
		if words[3][0] != '(' {
			require.Equal(t, rule, check(words[3]).Rule, words[3])
		}
	}
}
