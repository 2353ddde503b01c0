package paperdungeons_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// checks is how many games each property draws, where -rapid.checks does not say: there are many properties.
const checks = "10"

func TestMain(m *testing.M) {
	flag.Parse()
	asked := false
	flag.Visit(func(f *flag.Flag) { asked = asked || f.Name == "rapid.checks" })
	if !asked {
		if err := flag.Set("rapid.checks", checks); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}

// options draws every option, half of the time all at their defaults.
func options(t *rapid.T) pd.Options {
	var o pd.Options
	if rapid.Bool().Draw(t, "defaults") {
		return o
	}
	flip := func(name string) pd.Switch { return pd.Switch(rapid.IntRange(0, 1).Draw(t, name)) }
	two := func(name string) uint8 { return uint8(rapid.IntRange(0, 1).Draw(t, name)) }
	if l := rapid.IntRange(-12, pd.NumDungeons-1).Draw(t, "dungeon"); l >= 0 {
		o.Dungeon = pd.Letter('a' + l)
	}
	o.Missions = pd.MissionUse(rapid.SampledFrom([]int{0, 0, 0, 1}).Draw(t, "missions"))
	o.PowerfulMinions, o.RandomVillains = rapid.Bool().Draw(t, "powerful"), rapid.Bool().Draw(t, "random villains")
	o.Mode = pd.Mode(rapid.IntRange(0, 2).Draw(t, "mode"))
	o.PrivateCards, o.RogueColumns, o.CloverTask = flip("private"), flip("columns"), flip("clover task")
	o.MayFlee, o.LootShown = flip("flee"), flip("shown")
	o.PotionBonus, o.DisarmReach = pd.PotionBonus(two("bonus")), pd.DisarmReach(two("reach"))
	o.EmptyQuest, o.GemSharing = pd.EmptyQuest(two("empty")), pd.GemSharing(two("gems"))
	o.MissionTie, o.ResurrectAt, o.Unlisted = pd.MissionTie(two("tie")), pd.ResurrectAt(two("resurrect")),
		pd.Unlisted(two("unlisted"))
	return o
}

// setup draws a game of up to the given number of players.
func setup(t *rapid.T, players int) pd.Setup {
	g := pd.Setup{Players: rapid.IntRange(1, players).Draw(t, "players"), Options: options(t)}
	if rapid.IntRange(0, 3).Draw(t, "content") == 0 {
		g.Content = strongPowers()
	}
	return g
}

// strongPowers is the invented content with Powers that do much, so that games reach what no shipped one brings: start
// effects that fill rows of potions and complete items, and bonuses of every kind on one card.
var strongPowers = sync.OnceValue(func() *pd.Content {
	text := ""
	for _, name := range []string{"Field Kit", "Forge Hand", "Errand Runner", "Ghost Warden", "Still Keeper",
		"Map Drawer", "Orc Warden"} {
		text += "power " + name + "\nstart levels 4\nstart potions 12\nstart steps 4\nstart tasks 3\nstart gems 2\ndone\n"
	}
	for _, name := range []string{"Long Stride", "Steady Hands", "Stone Cutter", "Tool Collector", "Goblin Warden",
		"Zombie Warden"} {
		text += "power " + name + "\nstart steps 3\nalways against all 2\nalways against orc 3\nalways trap -2\nalways brew 3\n" +
			"round points 9\nround disarm\nend glory -20\nend glory 2 per 3 rooms\nend glory 1 per 1 tasks\ndone\n"
	}
	text += "power Trophy Keeper\nalways against ghost 1\nround disarm\nend glory 1\ndone\n" // nothing at the start
	c, err := pd.Invented().With(text)
	if err != nil {
		panic(err)
	}
	return c
})

func start(t rapid.TB, g pd.Setup) pd.State {
	t.Helper()
	s, err := g.Start()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A style is how the players of a drawn game play: which kinds of moves they favour, and how often they do something
// else. Games of one style each reach corners that games of no style don't.
type style struct {
	kinds    uint64               // bit set of favoured kinds
	actions  uint8                // bit set of favoured actions
	lazy     int                  // of 16: how often they are done early
	wild     int                  // of 16: how often they ignore what they favour
	explore  bool                 // they walk into rooms they have not explored
	chest    bool                 // they go for the chest first
	away     [pd.NumRooms + 1]int // steps to the chest, once the map is known
	favoured []pd.Move
}

// survey finds the steps from each room to the chest, on foot.
func (y *style) survey(s *pd.State) {
	d, ok := s.Dungeon()
	if !ok || y.away[pd.Outside] > 0 {
		return
	}
	for r := range y.away {
		y.away[r] = pd.NumRooms
	}
	y.away[d.Chest] = 0
	for queue := []pd.Room{d.Chest}; len(queue) > 0; queue = queue[1:] {
		for side := range pd.Side(pd.NumSides) {
			next := queue[0].Neighbour(side)
			if next != pd.Outside && s.Barrier(queue[0], next) == pd.NoBarrier && !s.Impassable(next) &&
				y.away[next] == pd.NumRooms {
				y.away[next] = y.away[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
}

func drawStyle(t *rapid.T) *style {
	return &style{
		kinds:   rapid.Uint64().Draw(t, "kinds") | 1<<pd.SpendKind | 1<<pd.GoKind,
		actions: rapid.Uint8().Draw(t, "actions"),
		lazy:    rapid.IntRange(0, 4).Draw(t, "lazy"),
		wild:    rapid.IntRange(0, 6).Draw(t, "wild"),
		explore: rapid.Bool().Draw(t, "explore"),
		chest:   rapid.Bool().Draw(t, "chest"),
	}
}

// likes reports whether a move is in the style.
func (y *style) likes(s *pd.State, m pd.Move) bool {
	if y.kinds>>m.Kind()&1 == 0 {
		return false
	}
	if _, action := m.Die(); action != pd.NoAction && y.actions>>action&1 == 0 {
		return false
	}
	room, ok := m.Room()
	seat, _ := m.Seat()
	if ok && y.chest && m.Kind() == pd.GoKind && s.Party(seat).Lieutenant == 0 {
		return y.away[room] < y.away[s.Party(seat).At]
	}
	if ok && y.explore && m.Kind() != pd.DisarmKind && m.Kind() != pd.PickKind {
		return !s.Party(seat).Explored.Has(room)
	}
	return true
}

// choose picks one of the listed moves; pick(n) is a number below n.
func (y *style) choose(s *pd.State, listed []pd.Move, pick func(n int) int) pd.Move {
	if s.Phase() == pd.PhaseActions && len(listed) > 1 && pick(16) >= y.lazy {
		kept := 0
		for _, m := range listed {
			if m.Kind() != pd.DoneKind {
				listed[kept] = m
				kept++
			}
		}
		if kept > 0 {
			listed = listed[:kept]
		}
	}
	y.survey(s)
	y.favoured = y.favoured[:0]
	if pick(16) >= y.wild {
		for _, m := range listed {
			if y.likes(s, m) {
				y.favoured = append(y.favoured, m)
			}
		}
	}
	if len(y.favoured) > 0 {
		listed = y.favoured
	}
	return listed[pick(len(listed))]
}

// A game is a drawn game: its moves and the positions between them, the first one included.
type game struct {
	setup  pd.Setup
	moves  []pd.Move
	states []pd.State
}

// play plays a drawn game to its end. What players do is drawn move by move, so that a failing game shrinks; chance is
// drawn from one seed.
func play(t *rapid.T, g pd.Setup) *game {
	y, s := drawStyle(t), start(t, g)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	played := &game{setup: g, states: []pd.State{s}}
	var room []pd.Move
	for !s.Over() {
		var m pd.Move
		if s.Actor() == rulebook.Chance {
			m = s.Sample(r)
		} else {
			room = s.AppendMoves(room[:0])
			m = y.choose(&s, room, r.IntN)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatalf("a listed move is refused: %v", err)
		}
		s = next
		played.moves, played.states = append(played.moves, m), append(played.states, s)
		if len(played.moves) > longest {
			t.Fatalf("not over after %d moves:\n%v", len(played.moves), s)
		}
	}
	return played
}

// longest is a bound on the moves of a game. Rolls may have to be made again for ever, so there is none in theory; what
// players may do in a round is bounded, and so many rerolls never happen.
const longest = 8 * 8 * 100
