package paperdungeons_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// Cases that drawn games hardly ever come to.

// eventsOf plays a move and returns its events, with the player that each concerns.
func eventsOf(t testing.TB, s pd.State, move string) (pd.State, []string) {
	t.Helper()
	next, events, err := s.Explain(pd.MustParseMove(move))
	require.NoError(t, err)
	var words []string
	for _, e := range events {
		words = append(words, e.String())
	}
	return next, words
}

// trained plays a solo game in which every die trains a hero, until the heroes have the given levels and no die is left of
// the last round. The warrior and the rogue train in white. What is due at level 4 is a task, and potions.
func trained(t testing.TB, levels [4]int) pd.State {
	s := solo(noPower)
	for s.Party(0).Levels != levels {
		switch {
		case s.Phase() == pd.PhaseRoll:
			var roll []pd.Die
			for _, colour := range []pd.Colour{pd.White, pd.Black} {
				heroes := map[pd.Colour][]pd.Hero{pd.White: {pd.Warrior, pd.Rogue}, pd.Black: {pd.Wizard, pd.Cleric}}[colour]
				lack := levels[heroes[0]] - s.Party(0).Levels[heroes[0]]
				for range 3 {
					h := heroes[0]
					if lack--; lack < 0 {
						h = heroes[1]
					}
					roll = append(roll, pd.Die{Colour: colour, Face: h.Face()})
				}
			}
			s = apply(t, s, pd.Roll(roll...).String())
		case s.Phase() != pd.PhaseActions:
			s = apply(t, s, s.AppendMoves(nil)[0].String())
		case s.Party(0).Choices > 0:
			if next, err := s.Apply(pd.Brew(0, pd.BonusClover())); err == nil {
				s = next
			} else {
				s = apply(t, s, s.AppendMoves(nil)[0].String())
			}
		default:
			m := pd.Done(0)
			for _, d := range s.Dice() {
				if h, ok := d.Face.Hero(); ok && s.Party(0).DiceUsed < 3 && s.Party(0).Levels[h] < levels[h] {
					if _, err := s.Apply(pd.LevelUp(0, d, h)); err == nil {
						m = pd.LevelUp(0, d, h)
						break
					}
				}
			}
			s = apply(t, s, m.String())
		}
	}
	for s.Phase() != pd.PhaseRoll {
		if s.Phase() == pd.PhaseActions && s.Party(0).Choices == 0 {
			s = apply(t, s, "p1 done")
		} else {
			s = apply(t, s, s.AppendMoves(nil)[0].String())
		}
	}
	return s
}

// TestNothingToChoose brings an effect that needs a choice to a party that has nothing to choose, or one thing only: an
// effect that leaves nothing is lost at once, and one that leaves something waits.
func TestNothingToChoose(t *testing.T) {
	for _, c := range []struct {
		levels [4]int
		left   int
	}{{[4]int{6, 6, 6, 6}, 0}, {[4]int{5, 6, 6, 6}, 1}, {[4]int{6, 6, 6, 5}, 1}, {[4]int{6, 4, 5, 6}, 2}} {
		s := apply(t, trained(t, c.levels), "roll white warrior warrior warrior black wizard wizard boots")
		level, words := eventsOf(t, apply(t, s, "p1 black boots move", "p1 go A1"), "p1 go A2")
		const lost = ": there is nothing to choose, so it is lost"
		require.Equal(t, min(1, c.left), level.Party(0).Choices, "%v", c.levels)
		require.Equal(t, c.left == 0, having(words, "PD-TREASURE-3 level"+lost) == 1, "%v: %q", c.levels, words)
		if c.left == 0 {
			require.Contains(t, level.AppendMoves(nil), pd.Done(0), "the party goes on")
		}
		scroll, words := eventsOf(t, apply(t, s, "p1 black boots craft scroll"), "p1 white warrior craft scroll")
		require.Equal(t, c.left == 0, having(words, "PD-LEVEL-3 scroll"+lost) == 1, "%v: %q", c.levels, words)
		for n := range c.left {
			require.Equal(t, 1, scroll.Party(0).Choices, "%v, after %d levels", c.levels, n)
			require.Len(t, scroll.AppendMoves(nil), c.left-n+1, "%v: a level for each hero who lacks one, or none", c.levels)
			scroll = apply(t, scroll, scroll.AppendMoves(nil)[0].String())
		}
		require.Zero(t, scroll.Party(0).Choices, "%v", c.levels)
	}
}

// TestEmptyPile has six of eight players take an artifact in round 1: two lootings later nothing is left, before the looting of
// round 7. Who reaches the chest then gets nothing because others have it; who reaches it in round 8 gets nothing because the
// looting is over.
func TestEmptyPile(t *testing.T) {
	s := start(t, pd.Setup{Players: 8, Content: chestAtDoor(t), Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}})
	s = sit(t, s, atPhase(pd.PhaseActions))
	for i := range 6 {
		p := fmt.Sprintf("p%d ", i+1)
		s = apply(t, s, p+"black boots move", p+"go A1", fmt.Sprintf("lieutenant %d", i+1))
	}
	s = sit(t, s, func(s pd.State) bool { return s.Round() == 7 && s.Phase() == pd.PhaseActions })
	require.Zero(t, s.Pile().Size())
	for seat, round := range map[int]int{6: 7, 7: 8} {
		p := fmt.Sprintf("p%d ", seat+1)
		at := sit(t, s, func(s pd.State) bool { return s.Round() == round && s.Phase() == pd.PhaseActions })
		at = apply(t, at, p+"black boots move", p+"go A1")
		at, words := eventsOf(t, at, "lieutenant 8")
		require.Equal(t, 1, having(words, "PD-LIEUT-8 "), "%q", words)
		for i := range 7 {
			at = apply(t, at, fmt.Sprintf("p%d done", (seat+i+1)%8+1))
		}
		at, words = eventsOf(t, at, p+"done")
		require.Equal(t, round == 8, having(words, "PD-LOOT-4 ") == 1, "round %d: %q", round, words)
		require.Equal(t, 1, having(words, "PD-ARTIFACT-6 the pile is empty: gets nothing, and has no claim later"), "%q", words)
		require.Equal(t, pd.NoArtifact, at.Party(seat).Artifact)
	}
}

// TestDiceThatAreDue offers every number of white and of black dice where six are due, and where some of one colour or of both
// are rolled again: only what is due is taken, and where both colours are due, one of them alone breaks a rule of its own.
func TestDiceThatAreDue(t *testing.T) {
	s := apply(t, solo(noPower))
	for roll, due := range map[string][2]int{
		"": {3, 3},
		"roll white clover clover rogue black rogue rogue boots": {1, 0},
		"roll white clover rogue rogue black rogue boots boots":  {0, 1},
		"roll white clover rogue rogue black boots boots boots":  {0, 2},
		"roll white clover clover rogue black rogue boots boots": {1, 1},
		"roll white clover clover skull black boots boots boots": {1, 2},
		"roll white clover clover skull black skull boots boots": {1, 1},
		"roll white skull skull rogue black boots boots wizard":  {0, 1},
	} {
		at := s
		if roll != "" {
			at = apply(t, s, roll)
		}
		for whites := range 4 {
			for blacks := range 4 {
				dice := append(slices.Repeat([]pd.Die{{Colour: pd.White, Face: pd.WizardFace}}, whites),
					slices.Repeat([]pd.Die{{Colour: pd.Black, Face: pd.WizardFace}}, blacks)...)
				m, want := pd.Reroll(dice...), pd.SurplusDiceRerolled
				switch {
				case roll == "":
					m, want = pd.Roll(dice...), pd.SixDiceForTheTable
				case due[0] > 0 && due[1] > 0 && (whites == 0 || blacks == 0):
					want = pd.RerolledTogether
				}
				if _, err := at.Apply(m); due == [2]int{whites, blacks} {
					require.NoError(t, err, "%s, then %v", roll, m)
				} else {
					require.ErrorIs(t, err, want, "%s, then %v", roll, m)
				}
			}
		}
	}
}

// TestTakenFromThePile tries every artifact, and what is none, in every pile that a look of a solo game can show: only what is
// there can be taken.
func TestTakenFromThePile(t *testing.T) {
	s := start(t, pd.Setup{Players: 1, Content: chestAtDoor(t), Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}})
	s = apply(t, sit(t, s, atPhase(pd.PhaseActions)), "p1 black boots move", "p1 go A1", "lieutenant 1", "p1 done")
	for look := range rulebook.Moves(s) {
		at, err := s.Apply(look)
		require.NoError(t, err)
		if at.View(0).Pile() != at.Pile() || at.View(-1).Pile() != s.Pile() || len(at.View(0).AppendMoves(nil)) < 6 {
			t.Fatalf("%v: the player sees %v, an onlooker %v", look, at.View(0), at.View(-1))
		}
		for a := range pd.Artifact(20) {
			next, err := at.Apply(pd.Take(0, a))
			if strings.Contains(look.String()+" ", " "+a.String()+" ") {
				if err != nil || next.Party(0).Artifact != a || next.Pile().Size() != 7 {
					t.Fatalf("%v, then %v: %v", look, pd.Take(0, a), err)
				}
			} else if !errors.Is(err, pd.NextChooserHasTheRest) {
				t.Fatalf("%v, then %v: %v", look, pd.Take(0, a), err)
			}
		}
	}
}

// TestOneScoresEachMission has three players meet two missions in one round, with highest heroes of level 1 to 3 each, and one
// mission that nobody meets. With the order of the artifacts each of the two goes to one of those with the highest hero, and
// where several have it, chance is asked for each mission anew. Without it, everybody scores both.
func TestOneScoresEachMission(t *testing.T) {
	text := ""
	for _, name := range []string{"Field Kit", "Forge Hand", "Errand Runner"} {
		text += "power " + name + "\n start potions 8\n start gems 4\ndone\n"
	}
	content, err := pd.Invented().With(text)
	require.NoError(t, err)
	for _, tie := range []pd.MissionTie{pd.AllScore, pd.ArtifactOrder} {
		s := start(t, pd.Setup{Players: 3, Content: content, Options: pd.Options{Dungeon: 'a', MissionTie: tie}})
		s = sit(t, apply(t, s, "missions m6 m9 m16"), atPhase(pd.PhasePowers))
		for i, cards := range [][3]string{{"10 13", "o2 o3", "o2"}, {"11 14", "o5 o6", "o5"}, {"12 15", "o8 o10", "o8"}} {
			p := fmt.Sprintf("p%d ", i+1)
			s = apply(t, s, "deal "+p+"powers "+cards[0], "deal "+p+"objectives "+cards[1])
		}
		for i, o := range []string{"o2", "o5", "o8"} {
			s = apply(t, s, fmt.Sprintf("p%d keep power %d", i+1, 10+i), fmt.Sprintf("p%d keep objective %s", i+1, o))
		}
		s = sit(t, s, atPhase(pd.PhaseActions))
		for n := range 27 {
			levels := []int{n % 3, n / 3 % 3, n / 9}
			at := s
			for i, l := range levels {
				for range l {
					at = apply(t, at, fmt.Sprintf("p%d white warrior level warrior", i+1))
				}
			}
			oneScoresEachMission(t, apply(t, at, "p1 done", "p2 done"), levels, tie)
		}
	}
}

func oneScoresEachMission(t *testing.T, s pd.State, levels []int, tie pd.MissionTie) {
	t.Helper()
	var first []int
	for i, l := range levels {
		if l == slices.Max(levels) {
			first = append(first, i)
		}
	}
	s = apply(t, s, "p3 done")
	if tie == pd.AllScore {
		require.Equal(t, [3]int{12, 12, 12}, missionGlory(s), levels)
		return
	}
	want := [3]int{}
	for mission := range 2 {
		winner := first[(mission+1)%len(first)]
		want[winner] += 6
		if len(first) > 1 {
			require.Equal(t, pd.PhaseMissionTie, s.Phase(), "%v, mission %d", levels, mission)
			require.Len(t, s.AppendMoves(nil), len(first), "%v, mission %d", levels, mission)
			for seat := -1; seat <= 9; seat++ {
				_, err := s.Apply(pd.First(seat))
				require.Equal(t, slices.Contains(first, seat), err == nil, "%v, mission %d: %v", levels, mission, err)
				if err != nil {
					require.ErrorIs(t, err, pd.TiedChooserRandom)
				}
			}
			s = apply(t, s, pd.First(winner).String())
		}
	}
	require.Equal(t, want, missionGlory(s), levels)
	require.Equal(t, 2, s.Round())
	for i, claimed := range []int{1, 1, 0} {
		_, round := s.Mission(i)
		require.Equal(t, claimed, round, levels)
	}
	require.Equal(t, []string{"m16"}, s.Facts()["missions"])
}

func missionGlory(s pd.State) (glory [3]int) {
	for i := range glory {
		glory[i] = s.Score(i).Rows[pd.RowK]
	}
	return glory
}

// TestMinionsPastTheTable walks a party past 10 to 13 minions and, in the last room, to a lieutenant: up to 12 are in the table,
// and each further one is worth 3 glory.
func TestMinionsPastTheTable(t *testing.T) {
	path := strings.Fields("A1 A2 A3 A4 A5 A6 A7 B7 B6 B5 B4 B3 B2")
	content := chestAtDoor(t)
	for i := range content.Sheet.Cells {
		content.Sheet.Cells[i].Minion = pd.Minion{}
	}
	for i, name := range path {
		foe := pd.Minion{Type: pd.MinionType(i % 4), Level: uint8(3 + i%3)}
		k := slices.IndexFunc(content.Sheet.Cells, func(c pd.Cell) bool { return c.Room == room(name) })
		if k < 0 {
			k = len(content.Sheet.Cells)
			content.Sheet.Cells = append(content.Sheet.Cells, pd.Cell{Room: room(name)})
		}
		content.Sheet.Cells[k].Minion = foe
	}
	content.Dungeons[0].Chest = room("B2")
	for minions, glory := range map[int]int{10: 19, 11: 22, 12: 25, 14: 31} {
		s := start(t, pd.Setup{Players: 1, Content: content, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}})
		for _, name := range path[:min(minions, len(path))] {
			for s.Party(0).Points == 0 {
				s = sit(t, s, atPhase(pd.PhaseActions))
				if s.Party(0).DiceUsed == 3 {
					s = sit(t, apply(t, s, "p1 done"), atPhase(pd.PhaseActions))
				}
				s = apply(t, s, []string{"p1 black boots move", "p1 white warrior move", "p1 white warrior move"}[s.Party(0).DiceUsed])
			}
			s = apply(t, s, "p1 go "+name)
			for s.Party(0).Choices > 0 || s.Phase() == pd.PhaseLieutenant {
				s = apply(t, s, s.AppendMoves(nil)[0].String())
			}
		}
		s = sit(t, s, func(s pd.State) bool { return s.Round() == 8 && s.Phase() == pd.PhaseActions })
		s, words := eventsOf(t, s, "p1 done")
		require.Equal(t, minions, s.Party(0).Minions)
		require.Equal(t, glory, s.Score(0).Rows[pd.RowG], "%d minions", minions)
		require.Equal(t, max(0, min(1, minions-12)), having(words, "PD-SCORE-12 "), "%d minions: %q", minions, words)
		if minions > 12 {
			require.Contains(t, words, fmt.Sprintf("PD-SCORE-12 %d minions past the table", minions-12))
		}
	}
}

// TestEveryGem lays each of the gems A to H into the first room, and has two parties come for it, in one round or in two: the
// gem leaves the table at the end of the round, and who comes later finds nothing.
func TestEveryGem(t *testing.T) {
	for gem := range 8 {
		content := altered(func(c *pd.Content) {
			k := slices.IndexFunc(c.Sheet.Cells, func(cell pd.Cell) bool { return cell.Treasure == pd.GemA+pd.Treasure(gem) })
			first := slices.IndexFunc(c.Sheet.Cells, func(cell pd.Cell) bool { return cell.Room == room("A1") })
			c.Sheet.Cells[k].Treasure, c.Sheet.Cells[first].Treasure = c.Sheet.Cells[first].Treasure, c.Sheet.Cells[k].Treasure
		})
		for _, later := range []bool{false, true} {
			s := start(t, pd.Setup{Players: 2, Content: content, Options: pd.Options{Dungeon: 'b', Missions: pd.NoMissions}})
			s = apply(t, sit(t, s, atPhase(pd.PhaseActions)), "p1 black boots move", "p1 go A1", "p1 done")
			require.False(t, s.GemGone(gem))
			if later {
				s = sit(t, apply(t, s, "p2 done"), atPhase(pd.PhaseActions))
				for other := -1; other <= 8; other++ {
					require.Equal(t, other == gem, s.GemGone(other), "gem %d", other)
				}
			}
			s, words := eventsOf(t, apply(t, s, "p2 black boots move"), "p2 go A1")
			letter, shares := string(rune('A'+gem)), 1
			if later {
				shares = 0
			}
			require.Equal(t, shares, s.Party(1).Gems)
			require.Equal(t, 1-shares, having(words, "gem "+letter+" was taken in an earlier round: the room gives nothing"))
			require.Equal(t, shares, having(words, "gem "+letter+" is shared with others who reach it"))
			require.Equal(t, [2]uint8{1 << gem, uint8(shares) << gem}, [2]uint8{s.Party(0).GemLetters, s.Party(1).GemLetters})
		}
	}
}

// TestBothUsesOfARound has a Power add points and disarm in one round, in either order: each use is made once a round, is lost
// with the end of the round, and comes back.
func TestBothUsesOfARound(t *testing.T) {
	content, err := pd.Invented().With("power Long Stride\n round points 2\n round disarm\ndone")
	require.NoError(t, err)
	s := played(pd.Setup{Players: 1, Content: content, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}},
		"deal p1 quest 1", "deal p1 quest 2", "deal p1 powers 8 9", "deal p1 objectives o2 o5", "p1 keep power 8", "p1 keep objective o2")
	uses := []string{"p1 power points", "p1 power disarm B1", "p1 power disarm E1"}
	for order := range 6 {
		at := apply(t, s, quiet, "p1 black boots move")
		points, disarmed := false, false
		for _, i := range [][]int{{0, 1}, {1, 0}, {0}, {1}, {}, {1, 2}}[order] {
			again := i > 0 && disarmed
			_, err := at.Apply(pd.MustParseMove(uses[i]))
			if again {
				require.ErrorIs(t, err, pd.UnusedPowerLost, uses[i])
				continue
			}
			require.NoError(t, err, uses[i])
			at = apply(t, at, uses[i])
			points, disarmed = points || i == 0, disarmed || i > 0
		}
		want := 3
		if points {
			want = 5
			_, err := at.Apply(pd.PowerPoints(0))
			require.ErrorIs(t, err, pd.UnusedPowerLost)
		}
		require.Equal(t, want, at.Party(0).Points)
		at, words := eventsOf(t, at, "p1 done")
		require.Equal(t, !points || !disarmed, having(words, "PD-POWER-6 the Power's use of round 1 is lost") == 1, "%q", words)
		apply(t, at, quiet, "p1 black boots move", "p1 power points", "p1 power disarm E1")
	}
}
