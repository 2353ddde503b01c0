package dungeonalliance_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/internal/laws"
)

func TestShippedContentIsValidAndSaysThatItIsInvented(t *testing.T) {
	c := dungeonalliance.Shipped()
	require.NoError(t, c.Validate())
	require.Contains(t, c.Name, "invented, not the published cards")
	require.GreaterOrEqual(t, len(c.Heroes), 4*dungeonalliance.MaxSeats)
	require.Len(t, c.Map.Starts, dungeonalliance.MaxSeats)
}

// The numbers that the game's model names for the shipped set.
func TestShippedNumbers(t *testing.T) {
	c := dungeonalliance.Shipped()
	kinds := map[dungeonalliance.TreasureKind]int{}
	for _, card := range c.Treasures {
		kinds[card.Kind]++
		switch card.Kind {
		case dungeonalliance.Trap:
			require.Equal(t, []int{7, 1}, []int{card.Target, card.Bonus})
		case dungeonalliance.Mimic:
			require.Equal(t, []int{3, 2, 1, 2}, []int{card.Health, card.Attack, card.Defence, card.XP})
		}
	}
	require.Equal(t, map[dungeonalliance.TreasureKind]int{0: 6, 1: 4, 2: 2}, kinds)
	require.Equal(t, dungeonalliance.ChestTable{Treasure: []int{1, 2, 3}, Locked: []int{2, 4, 6}, Lock: []int{7, 8, 9}}, c.Chests)
	require.Equal(t, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, c.Die)
	require.Len(t, c.Solo, 7)
	traps := func(cards []dungeonalliance.RoomCard) (n int) {
		for _, card := range cards {
			if card.Trap != nil {
				n++
			}
		}
		return n
	}
	require.Equal(t, []int{3, 1}, []int{traps(c.Encounters), traps(c.TitanEncounters)})
	for _, f := range c.Finals {
		require.Equal(t, 10, f.XP)
	}
	for _, side := range []dungeonalliance.RoomSide{c.Room, c.TitanRoom} {
		require.Equal(t, []dungeonalliance.Cell{{Col: 3, Row: 6}, {Col: 3, Row: 2}}, []dungeonalliance.Cell{side.Entrance, side.Spawn})
		require.Equal(t, strings.TrimSpace(strings.Repeat("R R R R R R\n\n", 6)), strings.Join(side.Plan, "\n"))
	}
	for _, u := range c.Upgrades {
		if u.Passive == dungeonalliance.PassiveDisarm {
			require.Equal(t, []any{"Master Thief", 3}, []any{u.Name, u.Amount})
		}
	}
}

func TestEveryShippedValueIsACopy(t *testing.T) {
	c := dungeonalliance.Shipped()
	c.Heroes[0].Name, c.Map.Levels["A"] = "changed", 3
	require.NotEqual(t, c, dungeonalliance.Shipped())
}

// A change breaks one constraint of the shipped content; the error must name the place.
type change struct {
	path   string
	words  string // the constraint in words, or a part of it
	breaks func(*dungeonalliance.Content)
}

type content = dungeonalliance.Content

var cell = dungeonalliance.At

// picked is a spawn that may stand on a trap.
func picked(monster string) dungeonalliance.Effect {
	return dungeonalliance.Effect{Kind: dungeonalliance.SpawnEffect, Target: dungeonalliance.Target{Rule: dungeonalliance.Self},
		Monster: monster, Count: 1}
}

// effect makes an effect of the smallest kind.
func effect(kind dungeonalliance.EffectKind, rule dungeonalliance.TargetRule, n int) dungeonalliance.Effect {
	return dungeonalliance.Effect{Kind: kind, Target: dungeonalliance.Target{Rule: rule}, N: n}
}

var listChanges = []change{
	{"heroes", "at least 16", func(c *content) { c.Heroes = c.Heroes[1:] }},
	{"heroes[1].id", "ids must differ", func(c *content) { c.Heroes[1].ID = c.Heroes[0].ID }},
	{"heroes[2].id", "empty", func(c *content) { c.Heroes[2].ID = "" }},
	{"heroes marked champions", "exactly 4", func(c *content) { c.Heroes[0].Champions = true }},
	{"heroes[3].health", "at least 1", func(c *content) { c.Heroes[3].Health = 0 }},
	{"heroes[3].speed", "at least 1", func(c *content) { c.Heroes[3].Speed = 0 }},
	{"heroes[3].range", "at least 1", func(c *content) { c.Heroes[3].Range = 0 }},
	{"heroes[3].attack", "at least 0", func(c *content) { c.Heroes[3].Attack = -1 }},
	{"heroes[3].defence", "at least 0", func(c *content) { c.Heroes[3].Defence = -1 }},
	{"heroes[3].radius", "at least 0", func(c *content) { c.Heroes[3].Radius = -1 }},
	{"heroes[3].attack", "0 to 999", func(c *content) { c.Heroes[3].Attack = 1000 }},
	{"heroes[0].cards", "exactly 3", func(c *content) { c.Heroes[0].Cards = c.Heroes[0].Cards[:2] }},
	{"upgrades[1].id", "ids must differ", func(c *content) { c.Upgrades[1].ID = c.Upgrades[0].ID }},
	{"upgrades marked champions", "exactly 8", func(c *content) { c.Upgrades[0].Champions = true }},
	{"upgrades with disarm", "exactly 1", func(c *content) { c.Upgrades[0].Passive = dungeonalliance.PassiveDisarm }},
	{"upgrades with disarm", "exactly 1", func(c *content) { c.Upgrades[9].Passive = 0 }},
	{"upgrades[0].price", "at least 1", func(c *content) { c.Upgrades[0].Price = 0 }},
	{"upgrades[0].level", "1 to 3", func(c *content) { c.Upgrades[0].Level = 4 }},
	{"upgrades[0].passive", "0 to 4", func(c *content) { c.Upgrades[0].Passive = 9 }},
	{"upgrades[0].amount", "at least 1", func(c *content) { c.Upgrades[0].Amount = 0 }},
	{"treasures", "exactly 12", func(c *content) { c.Treasures = c.Treasures[:11] }},
	{"treasures that are Mimics", "at most 2", func(c *content) {
		c.Treasures[0] = c.Treasures[11]
		c.Treasures[0].ID = "third"
	}},
	{"treasures[0].kind", "", func(c *content) { c.Treasures[0].Kind = 7 }},
	{"treasures[6].effect", "only a treasure", func(c *content) { c.Treasures[6].Effect = c.Treasures[0].Effect }},
	{"treasures[0]", "only a trap", func(c *content) { c.Treasures[0].Target = 7 }},
	{"treasures[0]", "only a Mimic", func(c *content) { c.Treasures[0].XP = 7 }},
	{"treasures[6].bonus", "at least 1", func(c *content) { c.Treasures[6].Bonus = 0 }},
	{"treasures[10].health", "at least 1", func(c *content) { c.Treasures[10].Health = 0 }},
	{"treasures[10].xp", "at least 0", func(c *content) { c.Treasures[10].XP = -1 }},
	{"die", "at least 2", func(c *content) { c.Die = c.Die[:1] }},
	{"die[0]", "", func(c *content) { c.Die[0] = 5000 }},
	{"monsters[0].health", "at least 1", func(c *content) { c.Monsters[0].Health = 0 }},
	{"monsters[0].attack", "at least 0", func(c *content) { c.Monsters[0].Attack = -1 }},
	{"monsters[0].tokens", "at least 0", func(c *content) { c.Monsters[0].Tokens = -1 }},
	{"monsters' tokens marked champions", "exactly 6", func(c *content) { c.Monsters[0].Champions++ }},
	{"monsters' tokens of Titan Guardians", "exactly 5", func(c *content) { c.Monsters[5].Guardians-- }},
	{"monsters[5].guardians", "no other tokens", func(c *content) { c.Monsters[5].Tokens = 1 }},
	{"monsters' tokens", "at most 45", func(c *content) { c.Monsters[0].Tokens = 40 }},
	{"chests.treasure", "exactly 3", func(c *content) { c.Chests.Treasure = c.Chests.Treasure[:2] }},
	{"chests.locked", "exactly 3", func(c *content) { c.Chests.Locked = nil }},
	{"chests.lock", "exactly 3", func(c *content) { c.Chests.Lock = append(c.Chests.Lock, 1) }},
	{"chests.lock[2]", "at least 0", func(c *content) { c.Chests.Lock[2] = -1 }},
	{"solo", "at least 1", func(c *content) { c.Solo = nil }},
	{"solo[0]", "at least 0", func(c *content) { c.Solo[0] = -1 }},
}

var cardChanges = []change{
	{"finals", "at least 2", func(c *content) { c.Finals = c.Finals[2:] }},
	{"finals with the Titan's token", "exactly 1", func(c *content) { c.Finals[2].Token = dungeonalliance.QuestToken }},
	{"finals with the token of Gorthos", "exactly 1", func(c *content) { c.Finals[1].Token = dungeonalliance.GorthosToken }},
	{"finals[0].health", "at least 1", func(c *content) { c.Finals[0].Health = 0 }},
	{"finals[0].range", "at least 1", func(c *content) { c.Finals[0].Range = 0 }},
	{"finals[0].cards", "exactly 6", func(c *content) { c.Finals[0].Cards = c.Finals[0].Cards[:5] }},
	{"finals[0].cards[0].defense[0].do", "may not stand", func(c *content) {
		c.Finals[0].Cards[0].Defense[0] = effect(dungeonalliance.HitEffect, dungeonalliance.Nearest, 1)
	}},
	{"finals[0].cards[0].attack[0].do", "may not stand", func(c *content) {
		c.Finals[0].Cards[0].Attack[0] = dungeonalliance.Effect{Kind: dungeonalliance.GuardEffect, N: 1}
	}},
	{"finals[0].cards[0].attack[0].target", "picks nobody", func(c *content) {
		c.Finals[0].Cards[0].Attack[0] = effect(dungeonalliance.HitEffect, dungeonalliance.Self, 1)
	}},
	{"finals[0].cards[3].defense[0].target", "picks nobody", func(c *content) {
		c.Finals[0].Cards[3].Defense[0] = effect(dungeonalliance.HealEffect, dungeonalliance.Nearest, 1)
	}},
	{"finals[0].cards[0].defense[0].target", "no target", func(c *content) {
		c.Finals[0].Cards[0].Defense[0].Target.Rule = dungeonalliance.All
	}},
	{"finals[0].cards[3].attack[0].reach", "random 1 or nearest", func(c *content) { c.Finals[0].Cards[3].Attack[0].Reach = true }},
	{"finals[0].cards[2].defense[0].monster", "Titan Guardians", func(c *content) {
		c.Finals[0].Cards[2].Defense[0].Monster = "guardian"
	}},
	{"finals[0].cards[2].defense[0].monster", "no monster", func(c *content) {
		c.Finals[0].Cards[2].Defense[0].Monster = "nobody"
	}},
	{"finals[0].cards[2].defense[0].count", "at least 1", func(c *content) { c.Finals[0].Cards[2].Defense[0].Count = 0 }},
	{"encounters", "exactly 6", func(c *content) { c.Encounters = c.Encounters[1:] }},
	{"titanEncounters", "exactly 4", func(c *content) { c.TitanEncounters = c.TitanEncounters[1:] }},
	{"encounters and titanEncounters[6].id", "ids must differ", func(c *content) { c.TitanEncounters[0].ID = "chill" }},
	{"encounters[0]", "either a monster attack", func(c *content) { c.Encounters[0].Attack = nil }},
	{"encounters[3]", "either a monster attack", func(c *content) { c.Encounters[3].Attack = c.Encounters[0].Attack }},
	{"encounters[3].trap.faces", "self, random or all", func(c *content) { c.Encounters[3].Trap.Faces.Rule = dungeonalliance.Nearest }},
	{"encounters[5].trap.faces", "at least 1", func(c *content) { c.Encounters[5].Trap.Faces.N = 0 }},
	{"encounters[3].trap.bonus", "at least 1", func(c *content) { c.Encounters[3].Trap.Bonus = 0 }},
	{"encounters[0].attack[0].monster", "Titan Guardians", func(c *content) { c.Encounters[0].Attack[0].Monster = "guardian" }},
	{"encounters[0].attack[0].monster", "Titan Guardians", func(c *content) { // in the first place of the list too
		c.Monsters[0], c.Monsters[5] = c.Monsters[5], c.Monsters[0]
		c.Encounters[0].Attack[0].Monster = "guardian"
	}},
	{"encounters[3].trap.fails[0].monster", "Titan Guardians", func(c *content) { c.Encounters[3].Trap.Fails[0] = picked("guardian") }},
	{"treasures[6].fails[0].monster", "Titan Guardians", func(c *content) { c.Treasures[6].Fails[0] = picked("guardian") }},
	{"treasures[6].fails[0].point", "picked hero only", func(c *content) {
		c.Treasures[6].Fails[0] = picked("gnawer")
		c.Treasures[6].Fails[0].Point = dungeonalliance.AtSpawn
	}},
	{"treasures[6].fails[0].target", "needs a target", func(c *content) {
		c.Treasures[6].Fails[0] = picked("gnawer")
		c.Treasures[6].Fails[0].Target = dungeonalliance.Target{}
	}},
	{"treasures[6].fails[0].target", "may not stand", func(c *content) {
		c.Treasures[6].Fails[0].Target = dungeonalliance.Target{Rule: dungeonalliance.Random, N: 1}
	}},
	{"treasures[6].fails[0].do", "may not stand", func(c *content) { c.Treasures[6].Fails[0].Kind = dungeonalliance.HealEffect }},
	{"treasures[6].fails", "at most 8", func(c *content) { c.Treasures[6].Fails = make([]dungeonalliance.Effect, 9) }},
	{"treasures[0].effect.do", "may not stand", func(c *content) { c.Treasures[0].Effect = picked("gnawer") }},
	{"treasures[0].effect.do", "may not stand", func(c *content) { c.Treasures[0].Effect = dungeonalliance.Effect{} }},
	{"treasures[0].effect.target", "needs a target", func(c *content) { c.Treasures[0].Effect.Target = dungeonalliance.Target{} }},
	{"treasures[0].effect.target", "picks nobody", func(c *content) { c.Treasures[0].Effect.Target = dungeonalliance.Target{Rule: dungeonalliance.Self} }},
	{"treasures[3].effect.target", "no number", func(c *content) { c.Treasures[3].Effect.Target.N = 1 }},
	{"treasures[0].effect.n", "at least 0", func(c *content) { c.Treasures[0].Effect.N = -1 }},
	{"treasures[0].effect.enemies", "with a move", func(c *content) { c.Treasures[0].Effect.Enemies = true }},
	{"treasures[0].effect.ready", "flip only", func(c *content) { c.Treasures[0].Effect.Ready = true }},
	{"treasures[5].effect.n", "no such number", func(c *content) { c.Treasures[5].Effect.N = 1 }},
	{"treasures[0].effect", "spawn only", func(c *content) { c.Treasures[0].Effect.Strike = true }},
}

var gridChanges = []change{
	{"map.plan", "there must be a cell", func(c *content) { c.Map.Plan = dungeonalliance.Plan{". ."} }},
	{"map.plan", "room A must be in one piece", func(c *content) { c.Map.Plan[0] = "A A A A|B B B B|C C C A" }},
	{"map.levels", "room A must have a level", func(c *content) { delete(c.Map.Levels, "A") }},
	{"map.levels", "no other", func(c *content) { c.Map.Levels["Z"] = 1 }},
	{"map.levels.A", "1 to 3", func(c *content) { c.Map.Levels["A"] = 4 }},
	{"map.quest", "no cell", func(c *content) { c.Map.Quest = cell(16, 16) }},
	{"map.quest", "no cell", func(c *content) { c.Map.Quest = dungeonalliance.Cell{} }},
	{"map.quest", "linked by steps", func(c *content) {
		c.Map.Plan[15] = "-   - - - - - - -   - -"
		c.Map.Plan[18] = "G G G G|H H H H|I I I I"
	}},
	{"map.starts", "at least 1", func(c *content) { c.Map.Starts = nil }},
	{"map.starts[0]", "exactly 4", func(c *content) { c.Map.Starts[0] = c.Map.Starts[0][:3] }},
	{"map.starts[0][0]", "in the room of the Quest Token", func(c *content) { c.Map.Starts[0][0] = cell(6, 12) }},
	{"map.starts[0][1]", "only one thing", func(c *content) { c.Map.Starts[0][1] = c.Map.Starts[0][0] }},
	{"map.chests[0].cell", "only one thing", func(c *content) { c.Map.Chests[0].Cell = c.Map.Quest }},
	{"map.chests[0].level", "1 to 3", func(c *content) { c.Map.Chests[0].Level = 4 }},
	{"map.monsters[0].monster", "no monster", func(c *content) { c.Map.Monsters[0].Monster = "nobody" }},
	{"map.monsters[0].monster", "Titan Guardians", func(c *content) { c.Map.Monsters[0].Monster = "guardian" }},
	{"map.monsters[8].monster", "only 3 tokens of maw", func(c *content) {
		for i := 4; i < 9; i++ {
			c.Map.Monsters[i].Monster = "maw"
		}
		c.Map.Monsters[7].Monster = "hexer"
	}},
	{"map.monsters[0].cell", "only one thing", func(c *content) { c.Map.Monsters[0].Cell = c.Map.Chests[0].Cell }},
	{"room.plan", "one letter", func(c *content) { c.Room.Plan[0] = "S R R R R R" }},
	{"room.entrance", "no cell", func(c *content) { c.Room.Entrance = cell(7, 7) }},
	{"room.spawn", "no cell", func(c *content) { c.Room.Spawn = dungeonalliance.Cell{} }},
	{"room.plan", "in one piece", func(c *content) { c.Room.Plan[5] = "- - - - - -" }},
	{"room.plan", "in one piece", func(c *content) { c.Room.Plan[9] = "- - - - - -" }},
	{"room.plan", "for a 2 x 2 figure", func(c *content) { c.Room.Plan[5] = "- - - - - "; c.Room.Plan[9] = "- - - - -" }},
	{"room.spawn", "clear of the Hero Entrance", func(c *content) { c.Room.Spawn = cell(3, 5) }},
	{"room.spawn", "must be cells", func(c *content) { c.Room.Spawn = cell(1, 2) }},
	{"titanRoom.spawn", "must be cells", func(c *content) { c.TitanRoom.Plan[2] = "R R|R R R R" }},
	{"room.plan", "12 heroes", func(c *content) { c.Room.Plan = c.Room.Plan[4:]; c.Room.Entrance = cell(3, 4) }},
}

func TestEveryBrokenConstraintIsRefused(t *testing.T) {
	for _, list := range [][]change{listChanges, cardChanges, gridChanges} {
		for _, ch := range list {
			c := dungeonalliance.Shipped()
			ch.breaks(&c)
			err := c.Validate()
			var breach *rulebook.ContentError
			require.ErrorAs(t, err, &breach, "%s: %s", ch.path, ch.words)
			require.Same(t, dungeonalliance.ContentValid, breach.Rule)
			require.True(t, strings.HasPrefix(breach.Path, ch.path), "%s: %v", ch.path, err)
			require.Contains(t, breach.Detail, ch.words, "%s", ch.path)
		}
	}
}

func TestAPlanThatCannotBeReadNamesLineAndColumn(t *testing.T) {
	for _, tc := range []struct {
		line, col int
		plan      dungeonalliance.Plan
	}{
		{1, 1, dungeonalliance.Plan{"# A"}},
		{1, 2, dungeonalliance.Plan{"A-A"}},
		{2, 1, dungeonalliance.Plan{"A A", "|"}},
		{2, 2, dungeonalliance.Plan{"A A", " |"}},
		{1, 32, dungeonalliance.Plan{"A" + strings.Repeat(" A", 16)}},
		{32, 1, make(dungeonalliance.Plan, 33)},
	} {
		c := dungeonalliance.Shipped()
		c.Map.Plan = tc.plan
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, c.Validate(), &syntax)
		require.Equal(t, fmt.Sprintf("map.plan:%d:%d", tc.line, tc.col), syntax.Place())
	}
}

func TestContentIsReadStrictly(t *testing.T) {
	for _, text := range []string{
		``, `{`, `[]`, `{} {}`, `{"heros": []}`, `{"map": {"plan": [], "exits": []}}`, `{"die": [1.5]}`, `{"die": ["1"]}`,
		`{"heroes": [{"id": "a", "hp": 3}]}`, `{"treasures": [{"kind": "curse"}]}`, `{"map": {"quest": "7-12"}}`,
		`{"map": {"quest": "07,12"}}`, `{"map": {"quest": [7, 12]}}`, `{"treasures": [{"effect": {"target": "random"}}]}`,
		`{"treasures": [{"effect": {"target": "self 1"}}]}`, `{"treasures": [{"effect": {"target": "within +2"}}]}`,
		`{"finals": [{"token": "dragon"}]}`, `{"encounters": [{"trap": {"faces": "everyone"}}]}`,
	} {
		_, err := dungeonalliance.ReadContent([]byte(text))
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax, "%s", text)
	}
}

func TestAPartThatIsLeftOutIsTheShippedOne(t *testing.T) {
	c, err := dungeonalliance.ReadContent([]byte(`{"die": [1, 1, 6]}`))
	require.NoError(t, err)
	want := dungeonalliance.Shipped()
	want.Die = []int{1, 1, 6}
	require.Empty(t, cmp.Diff(want, c))
	data, err := json.Marshal(c)
	require.NoError(t, err)
	require.JSONEq(t, `{"name": "Rulebook house set: invented, not the published cards", "die": [1, 1, 6]}`, string(data))
}

// A list without entries is written, and is not taken for a part that is left out.
func TestAnEmptyListIsNoMissingPart(t *testing.T) {
	c := dungeonalliance.Shipped()
	c.Solo, c.Die, c.Heroes = nil, []int{}, nil
	for _, write := range []func() ([]byte, error){c.Text, c.MarshalJSON} {
		data, err := write()
		require.NoError(t, err)
		again, err := dungeonalliance.ReadContent(data)
		require.NoError(t, err)
		require.Empty(t, cmp.Diff(c, again, cmpopts.EquateEmpty()))
		require.Empty(t, again.Solo)
	}
}

// drawContent changes the shipped set at random places.
func drawContent(t *rapid.T) dungeonalliance.Content {
	c := dungeonalliance.Shipped()
	all := append(append(append([]change(nil), listChanges...), cardChanges...), gridChanges...)
	for range rapid.IntRange(0, 4).Draw(t, "changes") {
		func() {
			defer func() { _ = recover() }() // a change may need what an earlier one took away
			rapid.SampledFrom(all).Draw(t, "change").breaks(&c)
		}()
	}
	h := &c.Heroes[rapid.IntRange(0, len(c.Heroes)-1).Draw(t, "hero")]
	h.Name, h.Health = rapid.String().Draw(t, "name"), rapid.Int().Draw(t, "health")
	return c
}

// Content that is written and read again is the same value, in both ways of writing; and reading what was read changes
// nothing.
func contentRoundTrip(t *rapid.T) {
	c := drawContent(t)
	c.Heroes[0].Name = strings.ToValidUTF8(c.Heroes[0].Name, "")
	for _, write := range []func() ([]byte, error){c.Text, c.MarshalJSON} {
		data, err := write()
		if err != nil {
			continue // a value without a name can't be written
		}
		again, err := dungeonalliance.ReadContent(data)
		require.NoError(t, err)
		require.Equal(t, c.Validate(), again.Validate())
		data2, err := again.Text()
		require.NoError(t, err)
		third, err := dungeonalliance.ReadContent(data2)
		require.NoError(t, err)
		require.Empty(t, cmp.Diff(again, third, cmpopts.EquateEmpty()))
	}
}

func TestContentRoundTrip(t *testing.T) {
	kit.Checks(t, 20)
	rapid.Check(t, contentRoundTrip)
}

func FuzzContentRoundTrip(f *testing.F) { laws.Fuzz(f, contentRoundTrip) }

// Whatever the text, reading and checking it does not panic, and a content that is read is written and read back.
func FuzzReadContent(f *testing.F) {
	c := dungeonalliance.Shipped()
	text, _ := c.Text()
	f.Add(text)
	f.Add([]byte(`{"die": [1, 1, 6], "map": {"plan": ["A A|B", "  -"], "levels": {"A": 1}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := dungeonalliance.ReadContent(data)
		if err != nil {
			var syntax *rulebook.SyntaxError
			require.True(t, errors.As(err, &syntax), "%v", err)
			return
		}
		_ = c.Validate()
		text, err := c.Text()
		require.NoError(t, err)
		again, err := dungeonalliance.ReadContent(text)
		require.NoError(t, err)
		require.Empty(t, cmp.Diff(c, again, cmpopts.EquateEmpty()))
	})
}

func ExampleContent_Validate() {
	c := dungeonalliance.Shipped()
	c.Die = []int{6}
	fmt.Println(c.Validate())
	// Output:
	// die breaks DA-SETUP-14: there must be at least 2, and there are 1
}

func ExampleReadContent() {
	c, err := dungeonalliance.ReadContent([]byte(`{"name": "a coin for a die", "die": [1, 2]}`))
	fmt.Println(c.Name, c.Die, len(c.Treasures), err)
	// Output:
	// a coin for a die [1 2] 12 <nil>
}

func ExampleTarget() {
	for _, e := range dungeonalliance.Shipped().Treasures[:3] {
		fmt.Println(e.Name, "-", e.Effect.Kind, e.Effect.N, e.Effect.Target)
	}
	// Output:
	// Fire Flask - hit 5 chosen 3
	// Storm Horn - loss 2 within 2
	// Healing Draught - heal 4 chosen 2
}
