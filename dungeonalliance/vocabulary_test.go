package dungeonalliance_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// The sites of effects by a letter: a treasure, a trap, a monster attack, a Defense text, a Final Enemy's attack.
const sites = "TPADF"

var sitesOfEffects = map[da.EffectKind]string{
	da.HitEffect: "TAF", da.LossEffect: "TPADF", da.HealEffect: "TDF", da.SpeedEffect: "TPA", da.MoveEffect: "TPADF",
	da.SpawnEffect: "PADF", da.FlipEffect: "TADF", da.GuardEffect: "D",
}

var sitesOfRules = map[da.TargetRule]string{
	da.NoTarget: "PADF", da.Self: "TPADF", da.Chosen: "T", da.Random: "ADF", da.Nearest: "ADF", da.Within: "TPADF", da.All: "TPADF",
}

// picksAt are the sites at which a rule picks somebody for an effect, where they are fewer than those of both.
var picksAt = map[da.EffectKind]map[da.TargetRule]string{
	da.HitEffect:   {da.NoTarget: "", da.Self: "A"}, // a hero is no foe of a treasure, the Final Enemy none of its own cards
	da.LossEffect:  {da.NoTarget: "", da.Self: "PA"},
	da.HealEffect:  {da.NoTarget: "", da.Random: "", da.Nearest: ""}, // these two pick heroes, and Heal is for enemies
	da.SpeedEffect: {da.NoTarget: ""},
	da.MoveEffect:  {da.NoTarget: "", da.Self: "TPA"}, // with enemies it is "TPADF" less what mayAim leaves out
	da.SpawnEffect: {da.NoTarget: "ADF", da.Self: "PA"},
	da.FlipEffect:  {da.NoTarget: "", da.Self: "", da.Random: "", da.Nearest: ""}, // monsters, and these pick heroes
	da.GuardEffect: {da.Self: "", da.Chosen: "", da.Random: "", da.Nearest: "", da.Within: "", da.All: ""},
}

func mayStand(site string, kind da.EffectKind, rule da.TargetRule) bool {
	picks, fewer := picksAt[kind][rule]
	return strings.Contains(sitesOfEffects[kind], site) && strings.Contains(sitesOfRules[rule], site) &&
		(!fewer || strings.Contains(picks, site))
}

// stand puts an effect alone at a site of the shipped content.
func stand(site string, e da.Effect) *da.Content {
	c := da.Shipped()
	switch site {
	case "T":
		c.Treasures[0].Effect = e
	case "P":
		c.Treasures[6].Fails = []da.Effect{e}
	case "A":
		c.Encounters[0].Attack = []da.Effect{e}
	case "D":
		c.Finals[0].Cards[0].Defense = []da.Effect{e}
	case "F":
		c.Finals[0].Cards[0].Attack = []da.Effect{e}
	}
	return &c
}

// plain is the smallest effect of a kind with a rule.
func plain(kind da.EffectKind, rule da.TargetRule) da.Effect {
	e := da.Effect{Kind: kind, Target: da.Target{Rule: rule}}
	if rule == da.Random {
		e.Target.N = 1
	}
	if kind == da.SpawnEffect {
		e.Monster, e.Count = "gnawer", 1
		if rule == da.NoTarget {
			e.Point = da.AtSpawn
		}
	}
	return e
}

// everyEffect visits each effect with each rule at each site.
func everyEffect(visit func(site string, e da.Effect, allowed bool)) {
	for _, site := range strings.Split(sites, "") {
		for kind := da.NoEffect; kind <= da.GuardEffect; kind++ {
			for rule := da.NoTarget; rule <= da.All; rule++ {
				visit(site, plain(kind, rule), mayStand(site, kind, rule))
			}
		}
	}
}

// An effect stands where the vocabulary says, with the rules that pick somebody for it there, and nowhere else.
func TestEveryEffectStandsWhereTheVocabularySays(t *testing.T) {
	allowed := 0
	everyEffect(func(site string, e da.Effect, may bool) {
		err := stand(site, e).Validate()
		require.Equal(t, may, err == nil, "%s: %v %v: %v", site, e.Kind, e.Target, err)
		if may {
			allowed++
		}
	})
	require.Greater(t, allowed, 60)
}

// A field of an effect goes with the effects that have it, and with no other.
func TestEveryFieldGoesWithItsEffects(t *testing.T) {
	for _, field := range []struct {
		name string
		set  func(e *da.Effect)
		with func(site string, e da.Effect) bool
	}{
		{"n", func(e *da.Effect) { e.N = 1 }, func(_ string, e da.Effect) bool {
			return e.Kind != da.SpawnEffect && e.Kind != da.FlipEffect
		}},
		{"n below 0", func(e *da.Effect) { e.N = -1 }, func(_ string, e da.Effect) bool { return e.Kind == da.SpeedEffect }},
		{"reach", func(e *da.Effect) { e.Reach = true }, func(site string, e da.Effect) bool {
			return e.Kind == da.HitEffect && site == "F" && (e.Target.Rule == da.Random || e.Target.Rule == da.Nearest)
		}},
		{"reach for two", func(e *da.Effect) { e.Reach = true; e.Target.N++ }, func(string, da.Effect) bool { return false }},
		{"enemies", func(e *da.Effect) { e.Enemies = true }, func(site string, e da.Effect) bool {
			return e.Kind == da.MoveEffect && (e.Target.Rule == da.Within || e.Target.Rule == da.All)
		}},
		{"ready", func(e *da.Effect) { e.Ready = true }, func(_ string, e da.Effect) bool { return e.Kind == da.FlipEffect }},
		{"strike", func(e *da.Effect) { e.Strike = true }, func(_ string, e da.Effect) bool { return e.Kind == da.SpawnEffect }},
		{"monster", func(e *da.Effect) { e.Monster = "warden" }, func(_ string, e da.Effect) bool { return e.Kind == da.SpawnEffect }},
		{"count", func(e *da.Effect) { e.Count = 2 }, func(_ string, e da.Effect) bool { return e.Kind == da.SpawnEffect }},
		{"the entrance", func(e *da.Effect) { e.Point = da.AtEntrance }, func(site string, e da.Effect) bool {
			return e.Kind == da.SpawnEffect && site != "P"
		}},
		{"a picked hero", func(e *da.Effect) { e.Point = da.AtPicked }, func(_ string, e da.Effect) bool {
			return e.Kind != da.SpawnEffect || e.Target.Rule != da.NoTarget
		}},
	} {
		everyEffect(func(site string, e da.Effect, may bool) {
			if !may {
				return
			}
			with := field.with(site, e)
			field.set(&e)
			err := stand(site, e).Validate()
			require.Equal(t, with, err == nil, "%s: %v %v with %s: %v", site, e.Kind, e.Target, field.name, err)
		})
	}
	for _, site := range []string{"D", "F"} { // the Final Enemy itself is an enemy to move
		e := plain(da.MoveEffect, da.Self)
		e.Enemies = true
		require.NoError(t, stand(site, e).Validate())
	}
}

// A side of the Room has cells for 12 heroes, an enemy of four cells and every minion that its own cards can place: those of
// the Encounter cards on both sides, those of the Titan Encounter cards and the Titan's on his.
func TestARoomHasCellsForItsOwnMinions(t *testing.T) {
	for _, tc := range []struct {
		name   string
		kind   int // of the monsters that get more tokens, by which the 36 cells of a side come to be too few
		fit    int
		path   string // what is refused then
		change func(c *da.Content)
	}{
		{"gnawers of encounters", 0, 5, "titanRoom.plan", func(*da.Content) {}},
		{"spitters of Gorthos", 1, 6, "room.plan", func(*da.Content) {}},
		{"wardens of encounters", 2, 5, "titanRoom.plan", func(*da.Content) {}},
		{"hexers, whom no card places", 3, 21, "monsters' tokens", func(*da.Content) {}},
		{"hexers of the first Titan encounter", 3, 3, "titanRoom.plan", func(c *da.Content) {
			c.Monsters[1].Tokens += 6 // which fill the normal side
			c.TitanEncounters[0].Attack = []da.Effect{plain(da.SpawnEffect, da.Nearest)}
			c.TitanEncounters[0].Attack[0].Monster = "hexer"
		}},
		{"hexers of a trap", 3, 3, "titanRoom.plan", func(c *da.Content) {
			c.Encounters[5].Trap.Fails = []da.Effect{plain(da.SpawnEffect, da.Self)}
			c.Encounters[5].Trap.Fails[0].Monster = "hexer"
		}},
		{"hexers of a trap of the normal side", 3, 4, "room.plan", func(c *da.Content) {
			c.Finals[2].Cards[2].Defense[0].Monster = "gnawer"
			c.TitanEncounters[1].Attack[0].Monster = "gnawer"
			c.Encounters[5].Trap.Fails = []da.Effect{plain(da.SpawnEffect, da.Self)}
			c.Encounters[5].Trap.Fails[0].Monster = "hexer"
		}},
		{"maws of the Titan's attack", 4, 2, "titanRoom.plan", func(c *da.Content) {
			c.Finals[2].Cards[0].Attack = []da.Effect{plain(da.SpawnEffect, da.Nearest)}
			c.Finals[2].Cards[0].Attack[0].Monster = "maw"
		}},
	} {
		c := da.Shipped()
		tc.change(&c)
		c.Monsters[tc.kind].Tokens += tc.fit
		require.NoError(t, c.Validate(), tc.name)
		c.Monsters[tc.kind].Tokens++
		require.True(t, refusedAt(&c, tc.path), "%s: %v", tc.name, c.Validate())
		if tc.path != "monsters' tokens" {
			require.ErrorContains(t, c.Validate(), "there must be 37 cells", tc.name)
		}
	}
}
