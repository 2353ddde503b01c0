package paperapps_test

import (
	"testing"

	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperapps"
)

// Every platform and every run plays the same games from the same seeds.
func TestGoldenGames(t *testing.T) {
	strange := paperapps.LuckyDuck()
	strange.Turn, strange.CornerCut, strange.NoMove = paperapps.Mirror, paperapps.NoCut, paperapps.Reroll
	strange.StairsReach, strange.DeathKeepsItems = paperapps.SquareOnly, false
	var games []laws.Seeded[paperapps.State]
	for _, c := range []struct {
		name    string
		options paperapps.Options
	}{
		{"Gladden2021", paperapps.Gladden2021()}, {"Zero", paperapps.Zero()}, {"LuckyDuck", paperapps.LuckyDuck()},
		{"Gladden2021 in hard mode", paperapps.Gladden2021().HardMode()}, {"readings of all kinds", strange},
	} {
		s := start(t, paperapps.Setup{Notebook: "Hollow Hill", Options: c.options, Hero: "Wren"})
		games = append(games, laws.Seeded[paperapps.State]{Name: c.name, Start: s, Seed: 1, Limit: 3000})
	}
	laws.Golden(t, "../testdata/paperapps/digests.txt", paperapps.State.Facts, space, games)
}

// Every record of this game is as it expects: the oracle of the module says of each what it is.
func TestRecords(t *testing.T) { laws.Records(t, "../testdata/paperapps", paperapps.Game()) }

// Every move of every recorded run is listed where it is made, and what its events say is what they said before.
func TestRecordedGames(t *testing.T) {
	laws.Recorded[paperapps.Setup, paperapps.State, paperapps.Move]{Parse: paperapps.ParseMove}.Check(t, "../testdata/paperapps")
}
