package dungeonalliance_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// arena is content invented for these tests: a map so small that heroes soon stand in the Room, and cards that use the whole
// vocabulary of effects.
func arena() *da.Content {
	c := da.Shipped()
	c.Name = "arena, invented for tests"
	c.Map = da.Map{
		Plan: da.Plan{
			"A A A A|B B",
			"",
			"A A A A B B",
			"",
			"A A A A|B B",
			"      -",
			"A A A A B B",
		},
		Levels: map[string]int{"A": 1, "B": 2},
		Starts: [][]da.Cell{
			{da.At(4, 2), da.At(4, 1), da.At(3, 2), da.At(3, 1)},
			{da.At(4, 3), da.At(4, 4), da.At(3, 3), da.At(3, 4)},
			{da.At(2, 2), da.At(2, 1), da.At(1, 2), da.At(1, 1)},
			{da.At(2, 3), da.At(2, 4), da.At(1, 3), da.At(1, 4)},
		},
		Chests: []da.Chest{{Cell: da.At(5, 1), Level: 1}, {Cell: da.At(6, 1), Level: 2}, {Cell: da.At(5, 4), Level: 3, Locked: true}},
		Monsters: []da.Placed{
			{Cell: da.At(6, 3), Monster: "gnawer"}, {Cell: da.At(6, 4), Monster: "spitter"},
		},
		Quest: da.At(6, 2),
	}
	wildTreasures(&c)
	wildFinals(&c)
	wildRooms(&c)
	return &c
}

func target(r da.TargetRule, n int) da.Target { return da.Target{Rule: r, N: n} }

func do(k da.EffectKind, r da.TargetRule, rn, n int) da.Effect {
	return da.Effect{Kind: k, Target: target(r, rn), N: n}
}

func moveEnemies(r da.TargetRule, rn, n int) da.Effect {
	e := do(da.MoveEffect, r, rn, n)
	e.Enemies = true
	return e
}

func spawns(kind string, count int, r da.TargetRule, rn int, at da.Point, strike bool) da.Effect {
	return da.Effect{Kind: da.SpawnEffect, Target: target(r, rn), Monster: kind, Count: count, Point: at, Strike: strike}
}

func reaches(r da.TargetRule, rn, n int) da.Effect {
	e := do(da.HitEffect, r, rn, n)
	e.Reach = true
	return e
}

func wildTreasures(c *da.Content) {
	for i, e := range []da.Effect{
		do(da.HitEffect, da.Chosen, 3, 7), do(da.LossEffect, da.Within, 3, 2), do(da.HealEffect, da.All, 0, 2),
		do(da.SpeedEffect, da.Self, 0, 4), moveEnemies(da.Within, 5, 1), {Kind: da.FlipEffect, Target: target(da.All, 0), Ready: true},
	} {
		c.Treasures[i].Effect = e
	}
	c.Treasures[6].Fails = []da.Effect{do(da.LossEffect, da.Within, 1, 1), do(da.MoveEffect, da.Self, 0, 2)}
	c.Treasures[7].Fails = []da.Effect{spawns("gnawer", 2, da.Self, 0, da.AtPicked, true)}
	c.Treasures[8].Bonus = 2
}

func wildFinals(c *da.Content) {
	for i := range c.Finals {
		f := &c.Finals[i]
		f.Health = 14
		f.Cards[0].Attack = append(f.Cards[0].Attack, do(da.LossEffect, da.All, 0, 1))
		f.Cards[1].Defense = append(f.Cards[1].Defense, moveEnemies(da.Self, 0, 1))
		f.Cards[2].Defense = []da.Effect{spawns("gnawer", 2, da.Nearest, 0, da.AtPicked, true)}
		f.Cards[3].Attack = []da.Effect{do(da.MoveEffect, da.Random, 2, 1), do(da.HealEffect, da.All, 0, 1)}
		f.Cards[4].Attack = []da.Effect{spawns("spitter", 3, da.NoTarget, 0, da.AtEntrance, false), reaches(da.Nearest, 0, 3)}
		f.Cards[5].Attack = []da.Effect{reaches(da.Random, 1, 3), do(da.HitEffect, da.Random, 2, 2)}
	}
}

func wildRooms(c *da.Content) {
	c.Encounters[0].Attack = []da.Effect{do(da.HitEffect, da.Self, 0, 3), do(da.SpeedEffect, da.Self, 0, -1)}
	c.Encounters[1].Attack = []da.Effect{spawns("gnawer", 3, da.NoTarget, 0, da.AtSpawn, true), moveEnemies(da.All, 0, 2)}
	c.Encounters[2].Attack = []da.Effect{do(da.LossEffect, da.Random, 3, 1), {Kind: da.FlipEffect, Target: target(da.All, 0), Ready: true}}
}

// cowards are heroes of 1 health against monsters that hit hard, so that adventures end with nobody left.
func cowards() *da.Content {
	c := arena()
	c.Name = "cowards, invented for tests"
	for i := range c.Heroes {
		c.Heroes[i].Health, c.Heroes[i].Defence = 1, 0
	}
	return c
}

// giants are heroes that defeat every enemy in one hit, with area powers.
func giants() *da.Content {
	c := arena()
	c.Name = "giants, invented for tests"
	for i := range c.Heroes {
		c.Heroes[i].Attack, c.Heroes[i].Speed, c.Heroes[i].Health, c.Heroes[i].Radius = 30, 8, 60, (i%2)*6
		c.Heroes[i].Range = 6
	}
	c.Die = []int{6, 7, 7, 12}
	c.Monsters[0].Tokens = 8
	for i := range 3 {
		c.Encounters[i].Attack = []da.Effect{spawns("gnawer", 6, da.NoTarget, 0, da.AtSpawn, false)}
	}
	return c
}

// crowd are harmless heroes and enemies on the run, so that more than 12 heroes come to the Room's door.
func crowd() *da.Content {
	c := arena()
	c.Name = "crowd, invented for tests"
	for i := range c.Heroes {
		c.Heroes[i].Attack, c.Heroes[i].Speed, c.Heroes[i].Health = 0, 12, 90
	}
	return c
}

// hoard is a map of many chests, in which treasures move figures about.
func hoard() *da.Content {
	c := arena()
	c.Name = "hoard, invented for tests"
	for _, at := range []da.Cell{da.At(5, 3), da.At(2, 2), da.At(2, 3), da.At(1, 4)} {
		c.Map.Chests = append(c.Map.Chests, da.Chest{Cell: at, Level: 2})
	}
	c.Map.Starts = [][]da.Cell{{da.At(3, 1), da.At(3, 2), da.At(4, 2), da.At(4, 1)}, {da.At(3, 3), da.At(3, 4), da.At(4, 3), da.At(4, 4)}}
	for i := range 6 {
		c.Treasures[i].Effect = []da.Effect{moveEnemies(da.All, 0, 2), do(da.MoveEffect, da.Chosen, 5, 2),
			do(da.MoveEffect, da.Within, 1, 1)}[i%3]
	}
	return c
}

var contents = []func() *da.Content{arena, cowards, giants, crowd, hoard}

// setups draws a set-up: every option, 1 to 4 players, any Final Enemy.
func setups() *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		o := options().Draw(t, "options")
		o.Content = rapid.SampledFrom(contents).Draw(t, "content")()
		if o.Content.Heroes[0].Attack == 0 && o.Mode == da.Solo { // a crowd is many
			o.Mode = da.Cooperative
		}
		players := 1
		if o.Mode != da.Solo {
			players = min(rapid.SampledFrom([]int{2, 2, 3, 4, 4}).Draw(t, "players"), len(o.Content.Map.Starts))
		}
		if o.Content.Heroes[0].Attack == 0 {
			players = 4
		}
		enemy := rapid.SampledFrom([]string{"gorthos", "pale-regent", "pale-regent", "titan"}).Draw(t, "enemy")
		if enemy == "titan" {
			o.Campaign, o.Room = true, da.RoomOn
		}
		return newSetup(o, players, enemy)
	})
}

// hoards draws set-ups of two players among many chests.
func hoards() *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		o := options().Draw(t, "options")
		o.Mode, o.Base, o.Content = da.Mode(o.Mode%2), da.House, hoard()
		if rapid.Bool().Draw(t, "Mimics first") {
			slices.Reverse(o.Content.Treasures)
		}
		return newSetup(o, 2, "pale-regent")
	})
}

// crowds draws set-ups of four players who run for the Room.
func crowds() *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		o := options().Draw(t, "options")
		o.Mode, o.Room, o.Base, o.Content = da.Mode(o.Mode%2), da.RoomOn, da.House, crowd()
		return newSetup(o, 4, "pale-regent")
	})
}

func newSetup(o da.Options, players int, enemy string) da.Setup {
	c := o.Content
	if c == nil {
		s := da.Shipped()
		c = &s
	}
	g := da.Setup{Options: o, Enemy: enemy}
	for seat := range players {
		a := da.Alliance{Explored: 2}
		for i := range da.HeroesEach {
			a.Heroes = append(a.Heroes, c.Heroes[seat*da.HeroesEach+i].ID)
		}
		g.Alliances = append(g.Alliances, a)
	}
	return g
}

func options() *rapid.Generator[da.Options] {
	return rapid.Custom(func(t *rapid.T) da.Options {
		return da.Options{
			Mode:       rapid.SampledFrom([]da.Mode{da.Competitive, da.Cooperative, da.Solo}).Draw(t, "mode"),
			Campaign:   rapid.Bool().Draw(t, "campaign"),
			Room:       rapid.SampledFrom([]da.RoomUse{da.RoomOn, da.RoomOn, da.RoomOn, da.RoomOff}).Draw(t, "room"),
			Base:       rapid.SampledFrom([]da.Feed{da.House, da.House, da.Supplied}).Draw(t, "base"),
			PvP:        rapid.Bool().Draw(t, "pvp"),
			XPPool:     rapid.SampledFrom([]da.PoolUse{da.Staged, da.HardCap, da.NoPools}).Draw(t, "pool"),
			XPPoolIII:  rapid.SampledFrom([]da.PoolIII{{}, {Limited: true, Counts: [4]int{5, 5, 5, 5}}}).Draw(t, "poolIII"),
			EnemyOrder: rapid.SampledFrom([]da.EnemyOrder{da.MonstersFirst, da.FinalFirst}).Draw(t, "order"),
			EarlyEnd:   rapid.SampledFrom([]da.EarlyEnd{da.EndOfRound, da.AtOnce, da.NoEarlyEnd}).Draw(t, "early"),
			Leave:      rapid.SampledFrom([]da.Leave{da.LeaveNever, da.ByEntrance}).Draw(t, "leave"),
			HeroReturn: rapid.SampledFrom([]da.HeroReturn{da.ReturnNever, da.NextRound}).Draw(t, "return"),
			Neighbours: rapid.SampledFrom([]da.Neighbours{da.Four, da.Eight}).Draw(t, "neighbours"),
			Lock:       rapid.SampledFrom([]da.Lock{da.LockRolled, da.LockFree}).Draw(t, "lock"),
		}
	})
}

// policy is how the drawn players of one game like each kind of moves; so some games are all fight and others all walk.
type policy struct {
	weight [da.MoveToken + 1]int
	march  bool // steps lead towards the Quest Token
}

func policies() *rapid.Generator[policy] {
	return rapid.Custom(func(t *rapid.T) policy {
		var p policy
		for k := range p.weight {
			p.weight[k] = rapid.SampledFrom([]int{0, 1, 4, 16}).Draw(t, fmt.Sprint(da.Kind(k)))
		}
		p.march = rapid.IntRange(0, 2).Draw(t, "march") > 0
		p.weight[da.MoveEnd] = min(p.weight[da.MoveEnd], 1)
		if p.march {
			p.weight[da.MoveStep], p.weight[da.MoveWay], p.weight[da.MoveEnter] = 8, 90, 90
		}
		return p
	})
}

// pick draws a listed move by the policy.
func (p policy) pick(t *rapid.T, s da.State, listed []da.Move) da.Move {
	total := 0
	for _, m := range listed {
		total += p.like(s, m)
	}
	if total == 0 {
		return listed[rapid.IntRange(0, len(listed)-1).Draw(t, "move")]
	}
	n := rapid.IntRange(0, total-1).Draw(t, "move")
	for _, m := range listed {
		if n -= p.like(s, m); n < 0 {
			return m
		}
	}
	return listed[0]
}

func (p policy) like(s da.State, m da.Move) int {
	w := p.weight[m.Kind()]
	if p.march && m.Kind() == da.MoveStep {
		goal, ok := s.Quest()
		if !ok {
			goal, ok = s.Staircase()
		}
		hero, _ := s.ActiveHero()
		info, _ := s.Figure(hero)
		if ok && info.Grid == da.OnMap && apart(m.Cell(), goal) > apart(info.At, goal) {
			return 0
		}
	}
	return w
}

// apart counts the columns and rows between two cells.
func apart(a, b da.Cell) int {
	return max(int(a.Col-b.Col), int(b.Col-a.Col)) + max(int(a.Row-b.Row), int(b.Row-a.Row))
}

// report draws a report of an outside engine, fit for the position or not.
func report(t *rapid.T, s da.State) da.Move {
	seat := s.Turn()
	figures := append(s.Figures(da.OnMap), s.Figures(da.InRoom)...)
	if len(figures) == 0 {
		return da.SuppliedAll(seat)
	}
	var list []da.Amount
	for range rapid.IntRange(1, 5).Draw(t, "targets") {
		f := rapid.SampledFrom(figures).Draw(t, "target")
		list = append(list, da.Amount{Figure: f, N: int16(rapid.IntRange(0, 6).Draw(t, "amount"))})
	}
	n := rapid.IntRange(0, 9).Draw(t, "n")
	switch rapid.IntRange(0, 8).Draw(t, "report") {
	case 0, 1, 2:
		return da.SupplySpeed(seat, n)
	case 3:
		return da.SupplyDamage(seat, list...)
	case 4:
		return da.SupplyHeal(seat, list...)
	case 5:
		return da.SupplyMonster(seat, rapid.SampledFrom(figures).Draw(t, "monster"), da.At(n%7, n%5), list[:min(n%3, len(list))]...)
	case 6:
		return da.SupplyLoss(seat, list[:1]...)
	case 7:
		return da.SupplyXP(seat, n%4, n, n%2 == 0)
	}
	return da.SupplyUpgrade(seat, n, n/2)
}

// longest is more moves than a drawn house game takes: 6 rounds of 16 heroes with some ten moves each, and what the End Phase
// asks. A game with an outside engine may go on for ever, and is watched for a while.
const longest, longestSupplied = 3000, 300

// A watcher follows one drawn game from its start.
type watcher struct {
	before func(s da.State)
	after  func(before da.State, m da.Move, after da.State, events []rulebook.Event)
}

// game plays one drawn game to its end, or until the draws are used up, under the eyes of a watcher.
func game(t *rapid.T, g da.Setup, w watcher) (da.State, []da.Move) {
	s, err := g.Start()
	if err != nil {
		t.Fatalf("%v", err)
	}
	return play(t, s, w)
}

func play(t *rapid.T, s da.State, w watcher) (da.State, []da.Move) {
	p := policies().Draw(t, "policy")
	var played, listed []da.Move
	most := longest
	if s.Options().Base == da.Supplied {
		most = longestSupplied
	}
	for len(played) < most && s.Actor() != rulebook.Over {
		if w.before != nil {
			w.before(s)
		}
		listed = s.AppendMoves(listed[:0])
		if len(listed) == 0 {
			t.Fatalf("no move is legal at\n%v", s)
		}
		m := p.pick(t, s, listed)
		if s.Options().Base == da.Supplied && s.Actor() >= 0 && rapid.IntRange(0, 1).Draw(t, "report?") == 0 {
			if r := report(t, s); accepts(s, r) {
				m = r
			}
		}
		next, events, err := s.Explain(m)
		if err != nil {
			t.Fatalf("%v at\n%v", err, s)
		}
		if w.after != nil {
			w.after(s, m, next, events)
		}
		s, played = next, append(played, m)
	}
	return s, played
}

func accepts(s da.State, m da.Move) bool {
	_, err := s.Apply(m)
	return err == nil
}

func TestArenaIsValid(t *testing.T) {
	for _, c := range contents {
		if err := c().Validate(); err != nil {
			t.Error(err)
		}
	}
}
