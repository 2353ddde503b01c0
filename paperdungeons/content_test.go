package paperdungeons_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

func TestInventedIsValid(t *testing.T) {
	require.NoError(t, pd.Invented().Validate())
}

func TestInventedIsTheCallersOwn(t *testing.T) {
	c := pd.Invented()
	c.Sheet.Cells[0].Treasure = pd.GemA
	c.Dungeons[0].Blocked[0] = pd.Outside
	c.Powers[0].Parts[0].N = -5
	require.NoError(t, pd.Invented().Validate())
}

func TestInventedSheet(t *testing.T) {
	traps := map[pd.Trap]int{}
	minions := map[pd.Minion]int{}
	treasures := map[string]int{}
	guarded := 0
	for _, cell := range pd.Invented().Sheet.Cells {
		traps[cell.Trap]++
		minions[cell.Minion]++
		_, gem := cell.Treasure.Gem()
		switch {
		case gem:
			treasures["gem"]++
			if cell.Minion.Level >= 4 {
				guarded++
			}
		case cell.Treasure.Potions() > 0:
			treasures["potion"]++
		default:
			treasures[cell.Treasure.String()]++
		}
	}
	delete(traps, pd.NoTrap)
	delete(minions, pd.Minion{})
	delete(treasures, "none")
	require.Equal(t, map[pd.Trap]int{pd.Spike: 12, pd.Blade: 4}, traps)
	require.Equal(t, map[string]int{"gem": 8, "potion": 9, "step": 5, "level": 6}, treasures)
	require.GreaterOrEqual(t, guarded, 5)
	require.Len(t, minions, 12)
	for typ := range pd.MinionType(pd.NumMinionTypes) {
		for level := uint8(3); level <= 5; level++ {
			require.Equal(t, 1, minions[pd.Minion{Type: typ, Level: level}])
		}
	}
	require.Equal(t, []pd.Passage{{A: pd.RoomAt(0, 2), B: pd.RoomAt(5, 2)}}, pd.Invented().Sheet.Passages)
}

func TestInventedCards(t *testing.T) {
	c := pd.Invented()
	var holding pd.RoomSet
	for _, cell := range c.Sheet.Cells {
		if _, gem := cell.Treasure.Gem(); gem || cell.Minion.Level > 0 {
			holding = holding.With(cell.Room)
		}
	}
	for i, d := range c.Dungeons {
		require.Equal(t, pd.Letter('a'+i), d.Letter)
		require.Zero(t, holding&pd.Rooms(d.Blocked...), "card %v blocks a minion or a gem", d.Letter)
	}
	tiers := map[int]int{}
	for _, v := range c.Villains {
		tiers[v.Tier]++
		require.Nil(t, v.Rows)
	}
	require.Equal(t, map[int]int{1: 6, 2: 5, 3: 5}, tiers)
	guards := map[pd.Lieutenant]bool{}
	for _, l := range c.Lieutenants {
		guards[pd.Lieutenant{Type: l.Type, Strength: l.Strength}] = true
	}
	require.Len(t, guards, 8)
}

// Every colour of task A goes with every hero of task B on two cards: task C is the next hero in the other colour, or the
// hero after that in the same colour.
func TestInventedSideQuests(t *testing.T) {
	type tasks struct {
		a pd.Colour
		b pd.Face
		c pd.Die
	}
	want := map[tasks]bool{}
	for a := range pd.Colour(2) {
		for h := range pd.Hero(pd.NumHeroes) {
			want[tasks{a, h.Face(), pd.Die{Colour: a.Other(), Face: pd.Hero((h + 1) % 4).Face()}}] = true
			want[tasks{a, h.Face(), pd.Die{Colour: a, Face: pd.Hero((h + 2) % 4).Face()}}] = true
		}
	}
	got := map[tasks]bool{}
	for _, q := range pd.Invented().SideQuests {
		got[tasks{q.TaskA, q.TaskB, q.TaskC}] = true
	}
	require.Equal(t, want, got)
}

func TestInventedPowers(t *testing.T) {
	want := []struct {
		name  string
		parts []string
	}{
		{"Scout", []string{"always trap -1"}},
		{"Veteran", []string{"start levels 2", "end glory -3"}},
		{"Still Keeper", []string{"always brew 1"}},
		{"Ghost Warden", []string{"always against ghost 1"}},
		{"Goblin Warden", []string{"always against goblin 1"}},
		{"Orc Warden", []string{"always against orc 1"}},
		{"Zombie Warden", []string{"always against zombie 1"}},
		{"Long Stride", []string{"round points 1"}},
		{"Steady Hands", []string{"round disarm"}},
		{"Field Kit", []string{"start potions 2"}},
		{"Forge Hand", []string{"start steps 1"}},
		{"Errand Runner", []string{"start tasks 1"}},
		{"Map Drawer", []string{"end glory 1 per 6 rooms"}},
		{"Trophy Keeper", []string{"end glory 1 per 3 minions"}},
		{"Stone Cutter", []string{"end glory 1 per 2 gems"}},
		{"Tool Collector", []string{"end glory 1 per 2 items"}},
	}
	powers := pd.Invented().Powers
	require.Len(t, powers, len(want))
	for i, p := range powers {
		require.Equal(t, want[i].name, p.Name)
		var parts []string
		for _, part := range p.Parts {
			parts = append(parts, part.String())
		}
		require.Equal(t, want[i].parts, parts, p.Name)
	}
}

func TestOptionsReadBack(t *testing.T) {
	text, err := json.Marshal(pd.Options{})
	require.NoError(t, err)
	require.Equal(t, "{}", string(text), "the zero value is the default, and is left out")
	o := pd.Options{
		Dungeon: 'd', Missions: pd.NoMissions, PowerfulMinions: true, Mode: pd.Nightmare, RandomVillains: true,
		PrivateCards: pd.Off, PotionBonus: pd.TaskStepGem, RogueColumns: pd.Off, DisarmReach: pd.OpenSide,
		CloverTask: pd.Off, EmptyQuest: pd.Closes, GemSharing: pd.PerPlayer, MissionTie: pd.ArtifactOrder,
		MayFlee: pd.Off, ResurrectAt: pd.AboveHearts, LootShown: pd.Off, Unlisted: pd.WithoutEffect,
	}
	text, err = json.Marshal(o)
	require.NoError(t, err)
	var back pd.Options
	require.NoError(t, rulebook.ReadJSON(text, &back))
	require.Equal(t, o, back)
}

func TestOptionsRefuseOtherWords(t *testing.T) {
	for _, text := range []string{
		`{"mode": "hard"}`, `{"mayFlee": 1}`, `{"mayFlee": "false"}`, `{"dungeon": "m"}`, `{"missions": "2"}`, `{"speed": 1}`,
		`{"missions": 3}`,
	} {
		var o pd.Options
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, rulebook.ReadJSON([]byte(text), &o), &syntax, text)
	}
}
