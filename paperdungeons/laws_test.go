package paperdungeons_test

import (
	"iter"
	"math/rand/v2"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// law is this game under the laws that all games obey. It has no bound, since a roll may have to be made again for ever.
func law() laws.Laws[pd.State, pd.Move] {
	return laws.Laws[pd.State, pd.Move]{
		Rules: pd.Rules(), Parse: pd.ParseMove, Compare: pd.Move.Compare, Space: space,
	}
}

// space lists moves worth trying at a position: of every kind, with values in and out of range.
func space(s pd.State) iter.Seq[pd.Move] {
	return func(yield func(pd.Move) bool) {
		for _, m := range moveSpace(s) {
			if !yield(m) {
				return
			}
		}
	}
}

func moveSpace(s pd.State) []pd.Move {
	moves := append([]pd.Move{{}}, chanceSpace()...)
	for _, seat := range []int{-1, 0, s.Players() - 1, s.Players(), 40} {
		moves = append(moves, spendSpace(seat)...)
		moves = append(moves, otherSpace(seat)...)
	}
	return moves
}

var (
	everyHero = []pd.Hero{pd.Warrior, pd.Wizard, pd.Cleric, pd.Rogue, pd.NumHeroes}
	someItems = []pd.Item{pd.FlamingSword, pd.TeleportationRing, pd.ScrollOfKnowledge, pd.NumItems}
	someTasks = []pd.Task{0, 1, 2, 5, pd.NumTasks}
	someRooms = []pd.Room{0, 6, 16, 21, 35, 41, pd.Outside, 200}
)

func spendSpace(seat int) []pd.Move {
	var moves []pd.Move
	for _, d := range []pd.Die{{Colour: pd.White, Face: pd.Skull}, {Colour: pd.White, Face: pd.RogueFace},
		{Colour: pd.White, Face: pd.Clover}, {Colour: pd.White, Face: pd.Boots}, {Colour: pd.Black, Face: pd.WizardFace},
		{Colour: pd.Black, Face: pd.Boots}, {Colour: pd.Black, Face: pd.Clover}, {Colour: pd.Black, Face: 99}, pd.BonusClover()} {
		moves = append(moves, pd.Brew(seat, d), pd.Travel(seat, d))
		for _, h := range everyHero {
			moves = append(moves, pd.LevelUp(seat, d, h))
		}
		for _, i := range someItems {
			moves = append(moves, pd.Craft(seat, d, i))
		}
		for _, k := range someTasks {
			moves = append(moves, pd.Fulfil(seat, d, k))
		}
	}
	return moves
}

func otherSpace(seat int) []pd.Move {
	moves := []pd.Move{pd.Halt(seat), pd.Done(seat), pd.Pass(seat), pd.Decline(seat), pd.Fight(seat), pd.Flee(seat),
		pd.PowerPoints(seat), pd.KeepPower(seat, 0), pd.KeepPower(seat, 3), pd.KeepPower(seat, 400), pd.KeepObjective(seat, 5),
		pd.KeepObjective(seat, pd.NoObjective)}
	for _, r := range someRooms {
		moves = append(moves, pd.Go(seat, r), pd.Disarm(seat, r), pd.Ring(seat, r), pd.Pick(seat, r), pd.Mirror(seat, r),
			pd.PowerDisarm(seat, r), pd.Defeat(seat, r))
	}
	for _, h := range everyHero {
		moves = append(moves, pd.ChooseLevel(seat, h))
	}
	for _, i := range someItems {
		moves = append(moves, pd.ChooseStep(seat, i))
	}
	for _, k := range someTasks {
		moves = append(moves, pd.ChooseTask(seat, k))
	}
	for a := pd.NoArtifact; a <= pd.OrcBane+1; a++ {
		moves = append(moves, pd.Use(seat, a), pd.Take(seat, a))
	}
	return moves
}

func chanceSpace() []pd.Move {
	white, black := pd.Die{Colour: pd.White, Face: pd.Clover}, pd.Die{Colour: pd.Black, Face: pd.Boots}
	return []pd.Move{
		pd.DrawDungeon('a'), pd.DrawDungeon('z'), pd.DrawVillain(1, 1), pd.DrawVillain(2, 8), pd.DrawVillain(3, 16),
		pd.DrawVillain(0, 99),
		pd.DrawMissions(1, 2, 3), pd.DrawMissions(4, 4, 9), pd.DrawMissions(0, 1, 99), pd.DealQuest(0, 1), pd.DealQuest(1,
			16), pd.DealQuest(-1, 17),
		pd.DealPowers(0, 2, 1), pd.DealPowers(0, 5, 5), pd.DealPowers(3, 0, 99), pd.DealObjectives(0, 1, 16),
		pd.DealObjectives(7, 0, 17),
		pd.Roll(), pd.Roll(white, white, white, black, black, black), pd.Roll(white, white, black, black, black, black),
		pd.Roll(white),
		pd.Reroll(), pd.Reroll(white), pd.Reroll(black), pd.Reroll(white, black), pd.Reroll(black, black),
		pd.Reroll(pd.Die{Colour: pd.White, Face: pd.Boots}),
		pd.DrawLieutenant(0), pd.DrawLieutenant(1), pd.DrawLieutenant(8), pd.DrawLieutenant(9),
		pd.First(-1), pd.First(0), pd.First(1), pd.First(8), pd.First(50),
		pd.Look(), pd.Look(pd.Jewel), pd.Look(pd.Jewel, pd.Jewel, pd.Jewel, pd.Jewel, pd.OrcBane, pd.GoblinBane,
			pd.WizardsToken, pd.AcolytesMace),
		pd.Loot(), pd.Loot(pd.Jewel, pd.Jewel, pd.Jewel), pd.Loot(pd.Jewel, pd.SignetRing, pd.OrcBane),
		pd.Loot(pd.LiquorOfHaste, pd.BancsStaff),
	}
}

// TestLaws checks the laws at positions of drawn games. A position at which the dice are rolled has 3136 outcomes and is
// looked at once.
func TestLaws(t *testing.T) { rapid.Check(t, checkLaws) }

func FuzzLaws(f *testing.F) { laws.Fuzz(f, checkLaws) }

func checkLaws(t *rapid.T) {
	played := play(t, setup(t, 8))
	for range 4 {
		switch s := played.states[rapid.IntRange(0, len(played.states)-1).Draw(t, "position")]; s.Phase() {
		case pd.PhaseRoll, pd.PhaseLook, pd.PhaseLoot, pd.PhaseMissions:
		default:
			law().Position(t, s)
		}
	}
	last := played.states[len(played.states)-1]
	laws.Replays(t, pd.Game(), played.setup, played.moves, last.Facts())
}

// TestLawsOfWideChance checks the laws where chance has hundreds of outcomes: missions, dice, looks and lootings.
func TestLawsOfWideChance(t *testing.T) {
	seen := map[pd.Phase]bool{}
	for seed := uint64(1); seed < 60; seed++ {
		r := rand.New(rand.NewPCG(seed, 2))
		g := pd.Setup{Players: 1 + int(seed%3)}
		walk(t, g, r, func(s pd.State) {
			switch ph := s.Phase(); ph {
			case pd.PhaseMissions, pd.PhaseRoll, pd.PhaseLook, pd.PhaseLoot:
				if !seen[ph] {
					seen[ph] = true
					law().Position(t, s)
				}
			}
		})
	}
	if len(seen) != 4 {
		t.Fatalf("only %v have been reached", seen)
	}
}

// TestLawsOfEveryChoice checks the laws where a choice is open, of each kind a few times.
func TestLawsOfEveryChoice(t *testing.T) {
	const kinds, each = 7, 4 // level, levels, scroll, step, task, defeat, clover
	seen, full := map[string]int{}, 0
	for seed := uint64(1); seed < 400 && full < kinds; seed++ {
		g := pd.Setup{Players: 1 + int(seed%2), Content: strongPowers()}
		y := &style{kinds: ^uint64(0), actions: 0xff, wild: 4}
		r := rand.New(rand.NewPCG(seed, 4))
		for s := start(t, g); !s.Over(); {
			if open := s.Facts()["p1.pending"].([]string); len(open) > 0 && seen[open[0]] < each && s.Phase() < pd.PhaseLieutenant {
				if seen[open[0]]++; seen[open[0]] == each {
					full++
				}
				law().Position(t, s)
			}
			m := s.Sample(r)
			if s.Actor() != rulebook.Chance {
				m = y.choose(&s, s.AppendMoves(nil), r.IntN)
			}
			s, _ = s.Apply(m)
		}
	}
	if full < kinds {
		t.Fatalf("only %v have been open", seen)
	}
}

// walk plays a game in which parties walk and fight, and calls visit with each position.
func walk(t *testing.T, g pd.Setup, r *rand.Rand, visit func(pd.State)) pd.State {
	t.Helper()
	y := &style{kinds: ^uint64(0), actions: 1<<pd.MoveAction | 1<<pd.FulfilAction, wild: 3, explore: true, chest: true}
	s := start(t, g)
	var room []pd.Move
	for !s.Over() {
		visit(s)
		var m pd.Move
		if s.Actor() == rulebook.Chance {
			m = s.Sample(r)
		} else {
			room = s.AppendMoves(room[:0])
			m = y.choose(&s, room, r.IntN)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	visit(s)
	return s
}

// TestSamples draws from each kind of chance event, and compares with the odds.
func TestSamples(t *testing.T) {
	seen := map[pd.Phase]int{}
	for seed := uint64(1); seed < 400 && (seed < 20 || len(seen) < int(pd.PhaseOver)); seed++ {
		r := rand.New(rand.NewPCG(seed, 3))
		g := pd.Setup{Players: 1 + int(seed%8), Options: pd.Options{RandomVillains: true}}
		if seed%2 == 0 {
			g.Options.MissionTie = pd.ArtifactOrder
		}
		walk(t, g, r, func(s pd.State) {
			if seen[s.Phase()]++; s.Actor() == rulebook.Chance && seen[s.Phase()] <= 2 {
				law().Samples(t, s, 3000, seed)
			}
		})
	}
	for ph := pd.PhaseDungeon; ph < pd.PhaseOver; ph++ {
		if seen[ph] == 0 {
			t.Errorf("%v has not been reached", ph)
		}
	}
}

func TestShape(t *testing.T) {
	field, _ := reflect.TypeFor[pd.State]().FieldByName("g")
	laws.Shape[pd.State](t, field.Type)
}

// TestZeroValues pins what the zero State, Move and View do: nothing.
func TestZeroValues(t *testing.T) {
	var s pd.State
	law().Position(t, s)
	if !s.Over() || s.Actor() != rulebook.Over || s.Sample(nil) != (pd.Move{}) || s.View(0).AppendMoves(nil) != nil ||
		s.String() == "" || s.Summary() == "" || s.View(0).String() == "" || len(s.Facts()) == 0 || s.Winners() != nil &&
		len(s.Winners()) > 0 {
		t.Fatal("the zero State does something")
	}
	if (pd.Move{}).String() == "" {
		t.Fatal("the zero Move has no text")
	}
}
