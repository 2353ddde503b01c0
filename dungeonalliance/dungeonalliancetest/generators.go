package dungeonalliancetest

import (
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook/dungeonalliance"
)

// Setups draws a set-up: 1 to 4 players, every option, any Final Enemy, and small content that plays fast. Heroes and effects
// are drawn so that rare rules are reached: see [Contents].
func Setups() *rapid.Generator[dungeonalliance.Setup] {
	return rapid.Custom(func(t *rapid.T) dungeonalliance.Setup {
		o := Options().Draw(t, "options")
		o.Content = Contents().Draw(t, "content")
		enemy := rapid.SampledFrom([]string{"pale-regent", "gorthos", "titan"}).Draw(t, "enemy")
		if enemy == "titan" {
			o.Campaign, o.Room = true, dungeonalliance.RoomOn
		}
		return seated(o, enemy).Draw(t, "seats")
	})
}

// seated draws the players of a set-up, as many as mode and map admit, with alliances of the first heroes of the content in a
// drawn order. On a map for one the mode is Solo.
func seated(o dungeonalliance.Options, enemy string) *rapid.Generator[dungeonalliance.Setup] {
	return rapid.Custom(func(t *rapid.T) dungeonalliance.Setup {
		players := 1
		if len(o.Content.Map.Starts) < 2 {
			o.Mode = dungeonalliance.Solo
		}
		if o.Mode != dungeonalliance.Solo {
			players = min(rapid.SampledFrom([]int{2, 2, 4, 3}).Draw(t, "players"), len(o.Content.Map.Starts))
		}
		var ids []string
		for _, h := range o.Content.Heroes[:players*dungeonalliance.HeroesEach] {
			ids = append(ids, h.ID)
		}
		ids = rapid.Permutation(ids).Draw(t, "heroes")
		g := dungeonalliance.Setup{Options: o, Enemy: enemy}
		for seat := range players {
			own := ids[seat*dungeonalliance.HeroesEach : (seat+1)*dungeonalliance.HeroesEach]
			g.Alliances = append(g.Alliances, dungeonalliance.Alliance{Heroes: own, Explored: 2})
		}
		return g
	})
}

// Options draws every option but the content.
func Options() *rapid.Generator[dungeonalliance.Options] {
	return rapid.Custom(func(t *rapid.T) dungeonalliance.Options {
		o := dungeonalliance.Options{Campaign: rapid.Bool().Draw(t, "campaign"), PvP: rapid.Bool().Draw(t, "pvp")}
		o.Mode = dungeonalliance.Mode(rapid.IntRange(0, int(dungeonalliance.Solo)).Draw(t, "mode"))
		if rapid.IntRange(0, 3).Draw(t, "room") == 3 {
			o.Room = dungeonalliance.RoomOff
		}
		if rapid.IntRange(0, 2).Draw(t, "base") == 2 {
			o.Base = dungeonalliance.Supplied
		}
		o.XPPool = dungeonalliance.PoolUse(rapid.IntRange(0, int(dungeonalliance.NoPools)).Draw(t, "pool"))
		if rapid.Bool().Draw(t, "pool III") {
			o.XPPoolIII = dungeonalliance.PoolIII{Limited: true, Counts: [dungeonalliance.MaxSeats]int{6, 3, 0, 9}}
		}
		o.EnemyOrder = dungeonalliance.EnemyOrder(rapid.IntRange(0, 1).Draw(t, "order"))
		o.EarlyEnd = dungeonalliance.EarlyEnd(rapid.IntRange(0, int(dungeonalliance.NoEarlyEnd)).Draw(t, "early end"))
		o.Leave = dungeonalliance.Leave(rapid.IntRange(0, 1).Draw(t, "leave"))
		o.HeroReturn = dungeonalliance.HeroReturn(rapid.IntRange(0, 1).Draw(t, "return"))
		o.Neighbours = dungeonalliance.Neighbours(rapid.IntRange(0, 1).Draw(t, "neighbours"))
		o.Lock = dungeonalliance.Lock(rapid.IntRange(0, 1).Draw(t, "lock"))
		return o
	})
}

// Contents draws content, invented for tests: a map so small that heroes soon stand at chests and in the Room, heroes that are
// ordinary, feeble, mighty or swift, and cards with every effect of the vocabulary.
func Contents() *rapid.Generator[*dungeonalliance.Content] { return contentsOf(everything()) }

// A vocabulary is what drawn cards say, by where an effect may stand.
type vocabulary struct {
	treasure, trap, attack, defense, final []dungeonalliance.Effect
	solo                                   []int // monsters that a solo card activates
	shipped                                bool  // whether parts of the shipped content may stand as they are
}

// contentsOf draws content whose cards say what is in a vocabulary.
func contentsOf(v vocabulary) *rapid.Generator[*dungeonalliance.Content] {
	return rapid.Custom(func(t *rapid.T) *dungeonalliance.Content {
		c := dungeonalliance.Shipped()
		c.Name = "drawn for tests: invented, not the published cards"
		c.Map = rapid.SampledFrom(smallMaps()).Draw(t, "map")
		drawHeroes(t, &c)
		c.Die = rapid.SampledFrom([][]int{c.Die, {1, 6, 6, 12}, {4, 9}}).Draw(t, "die")
		c.Solo = v.solo
		if !v.shipped || rapid.Bool().Draw(t, "weak monsters") {
			for i := range c.Monsters {
				c.Monsters[i].Health, c.Monsters[i].XP = 1+c.Monsters[i].Health/2, c.Monsters[i].XP+2
			}
		}
		for i, draw := range drawers {
			if !v.shipped || rapid.Bool().Draw(t, drawerNames[i]) {
				draw(t, &c, v)
			}
		}
		return &c
	})
}

// drawHeroes draws of what kind the heroes are.
func drawHeroes(t *rapid.T, c *dungeonalliance.Content) {
	kind := rapid.SampledFrom([]string{"ordinary", "swift", "mighty", "feeble"}).Draw(t, "heroes")
	for i := range c.Heroes {
		h := &c.Heroes[i]
		switch kind {
		case "swift":
			h.Speed, h.Health, h.Attack = 14, 90, 0
		case "mighty":
			h.Attack, h.Speed, h.Health, h.Range, h.Radius = 30, 8, 40, 6, i%2*6
		case "feeble":
			h.Health, h.Defence = 1+i%3, 0
		}
	}
}

// drawers draw what the cards of a part of the content say.
var drawers = [...]func(*rapid.T, *dungeonalliance.Content, vocabulary){drawTreasures, drawEncounters, drawFinals}

var drawerNames = [...]string{"treasures", "encounters", "finals"}

func drawTreasures(t *rapid.T, c *dungeonalliance.Content, v vocabulary) {
	for i := range c.Treasures {
		switch k := &c.Treasures[i]; k.Kind {
		case dungeonalliance.Treasure:
			k.Effect = rapid.SampledFrom(v.treasure).Draw(t, "effect")
		case dungeonalliance.Trap:
			k.Target = rapid.SampledFrom([]int{7, 9, 1}).Draw(t, "target")
			k.Fails = some(t, v.trap, 0)
		default:
			k.Attack = rapid.IntRange(0, 4).Draw(t, "attack")
		}
	}
}

func drawEncounters(t *rapid.T, c *dungeonalliance.Content, v vocabulary) {
	faces := []dungeonalliance.Target{
		{Rule: dungeonalliance.Self}, {Rule: dungeonalliance.All}, {Rule: dungeonalliance.Random, N: 2},
	}
	for i := range c.Encounters {
		k := dungeonalliance.RoomCard{ID: c.Encounters[i].ID, Name: c.Encounters[i].Name}
		if i%2 == 0 {
			k.Attack = some(t, v.attack, 1)
		} else {
			k.Trap = &dungeonalliance.RoomTrap{Faces: rapid.SampledFrom(faces).Draw(t, "faces"), Target: 7, Bonus: 1 + i%3}
			k.Trap.Fails = some(t, v.trap, 0)
		}
		c.Encounters[i] = k
	}
}

func drawFinals(t *rapid.T, c *dungeonalliance.Content, v vocabulary) {
	for i := range c.Finals {
		f := &c.Finals[i]
		f.Health = rapid.SampledFrom([]int{6, 14}).Draw(t, "health")
		for j := range f.Cards {
			f.Cards[j].Defense, f.Cards[j].Attack = some(t, v.defense, 0), some(t, v.final, 0)
		}
	}
}

// some draws effects, at most two.
func some(t *rapid.T, list []dungeonalliance.Effect, least int) []dungeonalliance.Effect {
	return rapid.SliceOfN(rapid.SampledFrom(list), least, 2).Draw(t, "effects")
}

// smallMaps are small maps, invented for tests: a few steps lead everywhere, for four seats, two seats, and one.
func smallMaps() []dungeonalliance.Map {
	at := dungeonalliance.At
	hall := dungeonalliance.Map{
		Plan:   dungeonalliance.Plan{"A A A A|B B", "", "A A A A B B", "", "A A A A|B B", "      -", "A A A A B B"},
		Levels: map[string]int{"A": 1, "B": 2},
		Starts: [][]dungeonalliance.Cell{{at(4, 2), at(4, 1), at(3, 2), at(3, 1)}, {at(4, 3), at(4, 4), at(3, 3), at(3, 4)},
			{at(2, 2), at(2, 1), at(1, 2), at(1, 1)}, {at(2, 3), at(2, 4), at(1, 3), at(1, 4)}},
		Chests: []dungeonalliance.Chest{{Cell: at(5, 1), Level: 1}, {Cell: at(6, 1), Level: 2},
			{Cell: at(5, 4), Level: 3, Locked: true}},
		Monsters: []dungeonalliance.Placed{{Cell: at(6, 3), Monster: "gnawer"}, {Cell: at(6, 4), Monster: "spitter"}},
		Quest:    at(6, 2),
	}
	hoard := dungeonalliance.Map{
		Plan:   dungeonalliance.Plan{"A A A|B B", "- -", "C C A B B", "  -", "C C A|D D", "", "C C C|D D"},
		Levels: map[string]int{"A": 1, "B": 2, "C": 3, "D": 3},
		Starts: [][]dungeonalliance.Cell{{at(2, 2), at(3, 2), at(3, 3), at(1, 3)}, {at(2, 1), at(4, 1), at(3, 4), at(2, 4)}},
		Chests: []dungeonalliance.Chest{{Cell: at(1, 1), Level: 1}, {Cell: at(1, 2), Level: 2}, {Cell: at(1, 4), Level: 3},
			{Cell: at(5, 1), Level: 1, Locked: true}, {Cell: at(5, 4), Level: 3, Locked: true}},
		Monsters: []dungeonalliance.Placed{{Cell: at(4, 2), Monster: "gnawer"}},
		Quest:    at(5, 3),
	}
	door := dungeonalliance.Map{
		Plan:     dungeonalliance.Plan{"A A B B", "", "A A|B B"},
		Levels:   map[string]int{"A": 2, "B": 1},
		Starts:   [][]dungeonalliance.Cell{{at(2, 1), at(2, 2), at(1, 2), at(1, 1)}},
		Chests:   []dungeonalliance.Chest{{Cell: at(3, 2), Level: 2}},
		Monsters: []dungeonalliance.Placed{{Cell: at(4, 2), Monster: "spitter"}},
		Quest:    at(4, 1),
	}
	return []dungeonalliance.Map{hall, hoard, door}
}

// do, spawn and the others write effects.
func do(k dungeonalliance.EffectKind, r dungeonalliance.TargetRule, rn, n int) dungeonalliance.Effect {
	return dungeonalliance.Effect{Kind: k, Target: dungeonalliance.Target{Rule: r, N: rn}, N: n}
}

func spawn(kind string, count int, r dungeonalliance.TargetRule, at dungeonalliance.Point, strike bool) dungeonalliance.Effect {
	e := do(dungeonalliance.SpawnEffect, r, 0, 0)
	if r == dungeonalliance.Random {
		e.Target.N = 1
	}
	e.Monster, e.Count, e.Point, e.Strike = kind, count, at, strike
	return e
}

func moveEnemies(r dungeonalliance.TargetRule, rn, n int) dungeonalliance.Effect {
	e := do(dungeonalliance.MoveEffect, r, rn, n)
	e.Enemies = true
	return e
}

func reaches(r dungeonalliance.TargetRule, rn, n int) dungeonalliance.Effect {
	e := do(dungeonalliance.HitEffect, r, rn, n)
	e.Reach = true
	return e
}

func flip(r dungeonalliance.TargetRule, rn int, ready bool) dungeonalliance.Effect {
	e := do(dungeonalliance.FlipEffect, r, rn, 0)
	e.Ready = ready
	return e
}

// plain is the vocabulary without Move, Spawn and reach.
func plain() vocabulary {
	const (
		hit, loss, heal      = dungeonalliance.HitEffect, dungeonalliance.LossEffect, dungeonalliance.HealEffect
		speed, guard, none   = dungeonalliance.SpeedEffect, dungeonalliance.GuardEffect, dungeonalliance.NoTarget
		self, chosen, random = dungeonalliance.Self, dungeonalliance.Chosen, dungeonalliance.Random
		nearest, within, all = dungeonalliance.Nearest, dungeonalliance.Within, dungeonalliance.All
	)
	return vocabulary{
		treasure: []dungeonalliance.Effect{do(hit, chosen, 3, 5), do(loss, within, 2, 2), do(heal, chosen, 2, 4),
			do(speed, self, 0, 3),
			do(hit, all, 0, 2), do(heal, all, 0, 2), flip(within, 4, false), flip(all, 0, true), do(speed, within, 1, 2)},
		trap: []dungeonalliance.Effect{do(loss, self, 0, 2), do(speed, within, 1, -2), do(loss, within, 1, 1), do(loss, all, 0, 1),
			do(speed, self, 0, -9)},
		attack: []dungeonalliance.Effect{do(hit, within, 3, 3), do(hit, self, 0, 3), do(loss, random, 2, 1), do(loss, all, 0, 1),
			do(hit, nearest, 0, 4), do(speed, self, 0, -1), flip(all, 0, true)},
		defense: []dungeonalliance.Effect{do(guard, none, 0, 2), do(heal, self, 0, 2), do(loss, nearest, 0, 1),
			flip(all, 0, false), do(guard, none, 0, 1)},
		final: []dungeonalliance.Effect{do(hit, within, 2, 4), do(hit, random, 1, 5), do(hit, random, 2, 4), do(loss, all, 0, 1),
			do(hit, nearest, 0, 6), do(heal, all, 0, 1)},
		solo: []int{0},
	}
}

// everything is the whole vocabulary.
func everything() vocabulary {
	const (
		move, self, chosen, random = dungeonalliance.MoveEffect, dungeonalliance.Self, dungeonalliance.Chosen, dungeonalliance.Random
		none, nearest, within, all = dungeonalliance.NoTarget, dungeonalliance.Nearest, dungeonalliance.Within, dungeonalliance.All
		picked, entrance, point    = dungeonalliance.AtPicked, dungeonalliance.AtEntrance, dungeonalliance.AtSpawn
	)
	v := plain()
	v.treasure = append(v.treasure, do(move, chosen, 4, 2), moveEnemies(within, 5, 1), do(move, all, 0, 1))
	v.trap = append(v.trap, do(move, self, 0, 2), spawn("gnawer", 2, self, picked, true), spawn("spitter", 1, self, picked, false))
	v.attack = append(v.attack, spawn("gnawer", 1, random, picked, true), spawn("warden", 2, none, entrance, false),
		spawn("spitter", 2, none, point, true), moveEnemies(all, 0, 2), do(move, random, 1, 2))
	v.defense = append(v.defense, moveEnemies(self, 0, 1), spawn("gnawer", 2, nearest, picked, true),
		spawn("spitter", 1, none, point, false))
	v.final = append(v.final, reaches(random, 1, 5), reaches(nearest, 0, 4), reaches(random, 1, 3),
		spawn("gnawer", 3, none, entrance, false), do(move, random, 2, 1))
	v.solo, v.shipped = []int{1, 2, 0, 3}, true
	return v
}
