package dungeonalliance_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// Moves that break several rules are refused by the first in the order of the table of moves.
func TestOrderOfRefusals(t *testing.T) {
	house := start(t, newSetup(da.Options{Content: shippedOn(9)}, 2, "pale-regent"))
	turn := follow(t, house, "draw upgrade 1", "draw upgrade 7", "draw upgrade 13")
	active := follow(t, turn, "p1 activate 1", "p1 step 5,2")
	spent := follow(t, active, "p1 step 5,3", "p1 step 5,2", "p1 step 5,3")
	dig := follow(t, active, "p1 open 5,1")
	supplied := start(t, newSetup(da.Options{Base: da.Supplied, Content: shippedOn(9)}, 2, "pale-regent"))
	report := follow(t, supplied, "p1 activate 1", "p1 supply speed 9", "p1 step 5,2")
	open := follow(t, report, "p1 way")
	stairs := follow(t, open, "p1 step 6,2")
	entry := follow(t, stairs, "p1 enter 3,6")
	inside := follow(t, entry, "draw enemy 1", "draw room 2")
	monsters := supplied
	for _, hero := range []string{"1", "2", "3", "4"} {
		monsters = follow(t, monsters, "p1 activate "+hero, "p1 end", "p2 activate "+hero, "p2 end")
	}
	over := monsters
	for over.Actor() != rulebook.Over {
		moves := over.AppendMoves(nil)
		over, _ = over.Apply(moves[len(moves)-1])
	}
	for _, c := range []struct {
		name string
		at   da.State
		move string
		want *rulebook.Rule
	}{
		{"the end of the game is first", over, "p9 supply speed 0", da.GameOver},
		{"a waiting draw before the feed", house, "p1 supply speed 1", da.ChanceEvents},
		{"a waiting draw before a decision that does not wait", house, "p1 choose yes", da.ChanceEvents},
		{"a waiting decision before the feed", dig, "p1 supply speed 1", da.Decisions},
		{"a waiting decision before a draw that does not wait", dig, "draw treasure 1", da.Decisions},
		{"the owner of a decision", dig, "p2 choose yes", da.Decisions},
		{"no decision waits", active, "p2 choose yes", da.Decisions},
		{"no chance event waits", active, "roll 7", da.ChanceEvents},
		{"the feed before the player", active, "p2 supply speed 1", da.Feeds},
		{"the feed before the phase", supplied, "p2 decline", da.Feeds},
		{"the player before the move's own rules", active, "p2 step 1,1", da.OneHeroATurn},
		{"no active hero before the move's own rules", turn, "p1 open 1,1", da.OneHeroATurn},
		{"the phase before the move's own rules", report, "p1 supply monster enemy", da.OneHeroATurn},
		{"acted before defeated", active, "p1 activate 9", da.HeroActsOnce},
		{"a step: neighbours before what fills the cell", active, "p1 step 6,4", da.StepEdge},
		{"a step: what fills the cell before Speed", spent, "p1 step 6,3", da.StepEmpty},
		{"a step: Speed is last", spent, "p1 step 5,2", da.SpeedLeft},
		{"a chest: none before the distance", active, "p1 open 1,1 extra 9", da.ChestsCanBeDug},
		{"a chest: the distance before the lock", active, "p1 open 5,4 extra 99", da.OpenAdjacent},
		{"a chest: the lock before Speed", spent, "p1 open 5,4 extra 99", da.LockRoll},
		{"a chest: Speed is last", spent, "p1 open 5,4", da.SpeedLeft},
		{"a treasure: whose it is before the user", active, "p1 use 1 hero 3", da.TreasureBesideHeroes},
		{"entering: the staircase is first", open, "p1 enter 1,1", da.EnterFromStaircase},
		{"entering: an empty Entrance before the row", stairs, "p1 enter 1,1", da.EnterAtEntrance},
		{"an attack: sides before sight", active, "p1 attack a2 m1", da.HarmEnemiesOnly},
		{"an attack: sight before range", active, "p1 attack m9", da.InSight},
		{"a purchase: the offer before the price", active, "p1 buy 2", da.UpgradeOffer},
		{"a report: shape before the inactive Final Enemy", open, "p1 supply damage enemy 0", da.SupplyShape},
		{"a report: the inactive Final Enemy", open, "p1 supply damage enemy 1", da.FinalEnemyInactive},
		{"a report: shape before sides", inside, "p1 supply damage a1 1 m1 1", da.SupplyShape},
		{"a report: sides", inside, "p1 supply damage a2 1", da.HarmEnemiesOnly},
		{"a report: shape before what can be activated", monsters, "p1 supply monster m9 to 1,1", da.SupplyShape},
		{"a report: only monsters can be activated", monsters, "p1 supply monster a1", da.RoomMonstersToo},
		{"an upgrade: shape before the price", report, "p1 supply upgrade 99 price 3", da.SupplyShape},
		{"an upgrade: the price", report, "p1 supply upgrade 1 price 3", da.XPSpending},
		{"after the first entry nothing comes before the draw", entry, "p1 step 1,1", da.ChanceEvents},
	} {
		m, err := da.ParseMove(c.move)
		require.NoError(t, err, c.name)
		_, err = c.at.Apply(m)
		require.ErrorIs(t, err, c.want, "%s: %s", c.name, c.move)
	}
}
