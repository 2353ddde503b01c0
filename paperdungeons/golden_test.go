package paperdungeons_test

import (
	"fmt"
	"testing"

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
