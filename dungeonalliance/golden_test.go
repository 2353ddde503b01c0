package dungeonalliance_test

import (
	"testing"

	da "github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/laws"
)

// Every platform and every run plays the same adventures from the same seeds.
func TestGoldenGames(t *testing.T) {
	var games []laws.Seeded[da.State]
	for _, g := range []struct {
		name    string
		options da.Options
		players int
		enemy   string
	}{
		{"solo", da.Options{Mode: da.Solo}, 1, "gorthos"},
		{"competitive, 2 players", da.Options{}, 2, "gorthos"},
		{"cooperative, 3 players", da.Options{Mode: da.Cooperative}, 3, "pale-regent"},
		{"competitive, 4 players", da.Options{PvP: true}, 4, "pale-regent"},
		{"the Titan", da.Options{Mode: da.Cooperative, Campaign: true}, 2, "titan"},
		{"without the Room", da.Options{Room: da.RoomOff}, 2, "gorthos"},
		{"many readings", da.Options{Leave: da.ByEntrance, HeroReturn: da.NextRound, Neighbours: da.Eight, Lock: da.LockFree,
			EnemyOrder: da.FinalFirst, XPPool: da.HardCap}, 2, "pale-regent"},
		{"giants", da.Options{Content: giants()}, 2, "pale-regent"},
		{"an outside engine", da.Options{Base: da.Supplied, Content: giants()}, 2, "pale-regent"},
	} {
		games = append(games, laws.Seeded[da.State]{Name: g.name, Start: start(t, newSetup(g.options, g.players, g.enemy)), Seed: 1, Limit: 2000})
	}
	laws.Golden(t, "../testdata/dungeonalliance/digests.txt", da.Facts, space, games)
}
