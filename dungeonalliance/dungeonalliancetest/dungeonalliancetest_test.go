package dungeonalliancetest

import (
	"io/fs"
	"os"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/kit"
)

// Games leave much behind and keep little.
func TestMain(m *testing.M) {
	debug.SetGCPercent(800)
	os.Exit(m.Run())
}

// A kitOfGame is the kit as this package drives it.
type kitOfGame = kit.Kit[position, da.Move, da.Setup]

// The model passes, and lists its moves.
func TestModelPasses(t *testing.T) {
	kit.Checks(t, 6)
	Run(t, func(g da.Setup) Subject {
		s, err := g.Start()
		require.NoError(t, err)
		return &kit.Mirror[da.State, da.Move]{State: s, Parse: da.ParseMove, FactsOf: da.Facts}
	})
}

// tables narrow set-ups to what some rules need, so that few games show a bug.
var tables = map[string]func(*da.Options){
	"chests": amongChests,
	"treasures": func(o *da.Options) { // chests that hold nothing else
		amongChests(o)
		for i, k := range o.Content.Treasures {
			e := da.Effect{Kind: da.SpeedEffect, Target: da.Target{Rule: da.Self}, N: i}
			o.Content.Treasures[i] = da.TreasureCard{ID: k.ID, Name: k.Name, Effect: e}
		}
	},
	"traps": func(o *da.Options) { // and such that hold only traps
		amongChests(o)
		for i, k := range o.Content.Treasures {
			loss := da.Effect{Kind: da.LossEffect, Target: da.Target{Rule: da.Self}, N: 1}
			o.Content.Treasures[i] = da.TreasureCard{ID: k.ID, Name: k.Name, Kind: da.Trap, Target: 7, Bonus: 2,
				Fails: []da.Effect{loss}}
		}
	},
	"thieves": func(o *da.Options) { // Master Thief is on offer first, and one blow pays for her
		amongChests(o)
		o.XPPool = da.NoPools
		for i := range o.Content.Heroes {
			o.Content.Heroes[i].Attack, o.Content.Heroes[i].Range = 20, 6
		}
		for i := range o.Content.Upgrades {
			if u := &o.Content.Upgrades[i]; u.Passive != da.PassiveDisarm {
				u.Level = max(u.Level, 2)
			} else {
				u.Level, u.Price = 1, 1
			}
		}
	},
	"door": func(o *da.Options) { // heroes that soon stand in the Room, before an enemy that soon falls
		o.Content.Map, o.Mode, o.Leave = smallMaps()[2], da.Solo, da.ByEntrance
		hardy(o, 9, 30)
		for i := range o.Content.Heroes {
			o.Content.Heroes[i].Attack, o.Content.Heroes[i].Range = 8, 6
		}
	},
	"crowd": func(o *da.Options) { // 16 of them, with nobody in their way, 12 of them in the Room
		o.Mode, o.PvP, o.Leave = da.Competitive, true, da.LeaveNever
		m := &o.Content.Map
		*m = da.Map{
			Plan:   da.Plan{"A A A A B", "", "A A A A B", "", "A A A A B", "", "A A A A B"},
			Levels: map[string]int{"A": 1, "B": 1}, Starts: smallMaps()[0].Starts, Quest: da.At(5, 2),
		}
		hardy(o, 9, 400)
		for i := range o.Content.Heroes {
			o.Content.Heroes[i].Attack, o.Content.Heroes[i].Radius = 0, 6
		}
	},
	"idle": func(o *da.Options) { // rounds that are soon over
		o.Content.Map, o.Mode = smallMaps()[0], da.Competitive
		o.Content.Map.Starts = o.Content.Map.Starts[:2]
		for _, c := range []da.Cell{da.At(2, 1), da.At(2, 4), da.At(1, 2)} {
			o.Content.Map.Monsters = append(o.Content.Map.Monsters, da.Placed{Cell: c, Monster: "gnawer"})
		}
		hardy(o, 1, 20)
		for i := range o.Content.Heroes {
			o.Content.Heroes[i].Radius = 0
		}
	},
}

// amongChests has heroes walk among chests.
func amongChests(o *da.Options) {
	o.Content.Map, o.Mode, o.Lock = smallMaps()[1], da.Competitive, da.LockRolled
	hardy(o, 9, 20)
}

// hardy gives all heroes Speed and health.
func hardy(o *da.Options, speed, health int) {
	for i := range o.Content.Heroes {
		o.Content.Heroes[i].Speed, o.Content.Heroes[i].Health = speed, health
	}
}

// plainSetups draws set-ups such as a tabletop plays, narrowed by a table or not.
func plainSetups(table string) *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		o := Options().Draw(t, "options")
		o.Room, o.Base, o.Content = da.RoomOn, da.House, contentsOf(plain()).Draw(t, "content")
		if narrow := tables[table]; narrow != nil {
			narrow(&o)
		}
		if table != "crowd" {
			return seated(o, "pale-regent").Draw(t, "seats")
		}
		g := da.Setup{Options: o, Enemy: "pale-regent"}
		for seat := range da.MaxSeats {
			var a da.Alliance
			for _, h := range o.Content.Heroes[4*seat : 4*seat+4] {
				a.Heroes = append(a.Heroes, h.ID)
			}
			g.Alliances = append(g.Alliances, a)
		}
		return g
	})
}

// kitOfTabletop is the kit for a tabletop with a bug.
func kitOfTabletop(bug, table string) kitOfGame {
	k := kitOf(func(g da.Setup) Subject {
		if t := newTabletop(g, bug); t != nil {
			return t
		}
		return nil
	})
	k.Setup = plainSetups(table)
	if table == "crowd" { // random play hardly leads there
		k.Start = func(g da.Setup) (position, error) {
			s, _, err := march(g)
			return position{s}, err
		}
		k.New = func(g da.Setup) kit.Subject {
			t := newTabletop(g, bug)
			_, moves, _ := march(g)
			for _, m := range moves {
				_ = t.Apply(m.String())
			}
			return t
		}
	}
	return k
}

// march plays until 12 heroes stand in the Room and a 13th on the staircase, and returns the moves.
func march(g da.Setup) (da.State, []da.Move, error) {
	s, err := g.Start()
	if err != nil {
		return s, nil, err
	}
	var moves []da.Move
	for inside := 0; s.Actor() != rulebook.Over; {
		hero, active := s.ActiveHero()
		info, _ := s.Figure(hero)
		stairs, ok := s.Staircase()
		if inside == 12 && active && ok && s.Actor() >= 0 && info.Grid == da.OnMap && info.At == stairs && s.Speed() > 0 {
			break
		}
		m := slices.MaxFunc(s.AppendMoves(nil), func(a, b da.Move) int { return marchLike(s, a) - marchLike(s, b) })
		if m.Kind() == da.MoveEnter {
			inside++
		}
		if s, err = s.Apply(m); err != nil {
			return s, moves, err
		}
		moves = append(moves, m)
	}
	return s, moves, nil
}

// marchLike says how well a move leads into the Room, and there away from the door.
func marchLike(s da.State, m da.Move) int {
	hero, _ := s.ActiveHero()
	info, _ := s.Figure(hero)
	far := func(c da.Cell) int {
		q := da.At(5, 2)
		return max(int(c.Col-q.Col), int(q.Col-c.Col)) + max(int(c.Row-q.Row), int(q.Row-c.Row))
	}
	switch m.Kind() {
	case da.MoveWay, da.MoveEnter:
		return 100
	case da.MoveStep:
		if info.Grid == da.InRoom {
			return 20 * int(info.At.Row-m.Cell().Row)
		}
		return 20 * (far(info.At) - far(m.Cell()))
	case da.MoveEnd, da.MoveDecline:
		return 10
	case da.MoveAttack, da.MoveUse, da.MoveBuy:
		return -100
	}
	return 1
}

// The second implementation passes the kit.
func TestSecondImplementationPasses(t *testing.T) {
	kit.Checks(t, 12)
	kitOfTabletop("", "").Test(t)
}

// The records are there for everybody.
func TestRecordsAreEmbedded(t *testing.T) {
	names, err := fs.Glob(Records(), "*.json")
	require.NoError(t, err)
	require.Greater(t, len(names), 60)
}

// What the generators draw is what they say.
func TestGenerators(t *testing.T) {
	kit.Checks(t, 30)
	rapid.Check(t, func(t *rapid.T) {
		p := Positions().Draw(t, "position")
		s, err := p.Setup.Start()
		require.NoError(t, err)
		s, _, err = rulebook.Replay(s, p.Moves...)
		require.NoError(t, err)
		require.Equal(t, da.Facts(p.State), da.Facts(s))
		illegal := IllegalMoves(s).Draw(t, "illegal")
		_, err = s.Apply(illegal.Move)
		require.ErrorIs(t, err, illegal.Rule)
	})
}

// Every move of the space can be written and read.
func TestSpaceIsWritten(t *testing.T) {
	kit.Checks(t, 20)
	rapid.Check(t, func(t *rapid.T) {
		s := Positions().Draw(t, "position").State
		for _, m := range Space(s) {
			back, err := da.ParseMove(m.String())
			require.NoError(t, err)
			require.Equal(t, m, back)
		}
	})
}
