package paperdungeons_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/laws"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// The invariants of the game, each over drawn whole games. Each is a test and a fuzz target.

// each calls check with every position of a drawn game.
func each(t *rapid.T, check func(s pd.State)) {
	for _, s := range play(t, setup(t, 8)).states {
		check(s)
	}
}

// parties calls check with every player's sheet at every position of a drawn game.
func parties(t *rapid.T, check func(s pd.State, w pd.Party)) {
	each(t, func(s pd.State) {
		for i := range s.Players() {
			check(s, s.Party(i))
		}
	})
}

// steps calls check with every player's sheet before and after every move of a drawn game.
func steps(t *rapid.T, check func(before, after pd.State, m pd.Move, v, w pd.Party)) {
	g := play(t, setup(t, 8))
	for n, m := range g.moves {
		for i := range g.setup.Players {
			check(g.states[n], g.states[n+1], m, g.states[n].Party(i), g.states[n+1].Party(i))
		}
	}
}

func must(t rapid.TB, ok bool, format string, args ...any) {
	if !ok {
		t.Helper()
		t.Fatalf(format, args...)
	}
}

func showing(s pd.State, f pd.Face) int {
	n := 0
	for _, d := range s.Dice() {
		if d.Face == f {
			n++
		}
	}
	return n
}

// settledDice is invariant 1 of the specification.
func settledDice(t *rapid.T) {
	each(t, func(s pd.State) {
		if s.Phase() != pd.PhaseActions {
			return
		}
		whites := 0
		for _, d := range s.Dice() {
			if d.Colour == pd.White {
				whites++
			}
		}
		must(t, len(s.Dice()) == 6 && whites == 3, "dice %v", s.Dice())
		must(t, showing(s, pd.Skull) <= 2 && showing(s, pd.Clover) <= 1 && showing(s, pd.Boots) <= 1, "dice %v", s.Dice())
	})
}

// facesOnTheirDice is invariant 2 of the specification.
func facesOnTheirDice(t *rapid.T) {
	each(t, func(s pd.State) {
		for _, d := range s.Dice() {
			must(t, d.Face.On(d.Colour), "%v", d)
		}
	})
}

// threeDiceAPlayer is invariant 3 of the specification.
func threeDiceAPlayer(t *rapid.T) {
	g := play(t, setup(t, 8))
	used := map[string]int{}
	for n, m := range g.moves {
		s := g.states[n]
		if s.Phase() == pd.PhaseRoll {
			clear(used)
		}
		d, action := m.Die()
		if seat, _ := m.Seat(); action != pd.NoAction && d != pd.BonusClover() {
			used[fmt.Sprint(seat)]++
			used[fmt.Sprint(seat, d)]++
			have := 0
			for _, e := range s.Dice() {
				if e == d {
					have++
				}
			}
			must(t, d.Face != pd.Skull && used[fmt.Sprint(seat)] <= 3 && used[fmt.Sprint(seat, d)] <= have, "%v with %v", m,
				s.Dice())
			must(t, g.states[n+1].Party(seat).DiceUsed == used[fmt.Sprint(seat)] || g.states[n+1].Over(), "%v is not noted", m)
		}
	}
}

// oddsAddUp is invariant 4 of the specification.
func oddsAddUp(t *rapid.T) {
	rolled := false
	each(t, func(s pd.State) {
		if s.Actor() != rulebook.Chance || s.Phase() == pd.PhaseRoll && rolled {
			return
		}
		rolled = rolled || s.Phase() == pd.PhaseRoll
		var sum, common uint64
		for m := range rulebook.Moves(s) {
			num, den := s.Odds(m)
			must(t, num > 0 && (common == 0 || den == common), "%v has odds %d/%d", m, num, den)
			sum, common = sum+num, den
		}
		must(t, sum == common, "odds add up to %d/%d at %v", sum, common, s.Phase())
	})
}

// levelsNeverFall is invariant 5 of the specification.
func levelsNeverFall(t *rapid.T) {
	steps(t, func(_, _ pd.State, m pd.Move, v, w pd.Party) {
		for h := range w.Levels {
			must(t, w.Levels[h] >= max(1, v.Levels[h]) && w.Levels[h] <= 6, "%v: levels %v, then %v", m, v.Levels, w.Levels)
		}
	})
}

// heartsAreLevels is invariant 6 of the specification.
func heartsAreLevels(t *rapid.T) {
	parties(t, func(_ pd.State, w pd.Party) {
		must(t, w.Hearts == w.Levels[0]+w.Levels[1]+w.Levels[2]+w.Levels[3], "hearts %d, levels %v", w.Hearts, w.Levels)
	})
}

// damageStays is invariant 7 of the specification.
func damageStays(t *rapid.T) {
	steps(t, func(_, _ pd.State, m pd.Move, v, w pd.Party) {
		must(t, w.Damage >= v.Damage && w.Damage <= pd.DamageBoxes, "%v: damage %d, then %d", m, v.Damage, w.Damage)
	})
}

// potionsDrunkWereMade is invariant 8 of the specification.
func potionsDrunkWereMade(t *rapid.T) {
	parties(t, func(_ pd.State, w pd.Party) {
		must(t, w.PotionsDrunk <= w.PotionsMade && w.PotionsMade <= pd.NumPotions, "%d of %d drunk", w.PotionsDrunk,
			w.PotionsMade)
	})
}

// itemStepsGrow is invariant 9 of the specification.
func itemStepsGrow(t *rapid.T) {
	steps(t, func(_, _ pd.State, m pd.Move, v, w pd.Party) {
		for i := range pd.Item(pd.NumItems) {
			must(t, w.Steps[i] >= v.Steps[i] && w.Steps[i] <= i.Steps(), "%v: steps %v, then %v", m, v.Steps, w.Steps)
		}
	})
}

// exploredGrows is invariant 10 of the specification.
func exploredGrows(t *rapid.T) {
	steps(t, func(_, s pd.State, m pd.Move, v, w pd.Party) {
		must(t, w.Explored&v.Explored == v.Explored, "%v: explored %v, then %v", m, v.Explored, w.Explored)
		must(t, w.At == pd.Outside || w.Explored.Has(w.At), "%v: in %v, explored %v", m, w.At, w.Explored)
		for _, r := range w.Explored.List() {
			must(t, !s.Impassable(r), "%v is impassable", r)
		}
	})
}

// outsideOnlyBeforeTheFirstStep is invariant 11 of the specification.
func outsideOnlyBeforeTheFirstStep(t *rapid.T) {
	steps(t, func(_, _ pd.State, m pd.Move, v, w pd.Party) {
		must(t, (w.At == pd.Outside) == (w.Explored == 0), "%v: in %v, explored %v", m, w.At, w.Explored)
		must(t, v.At == pd.Outside || w.At != pd.Outside, "%v leads outside", m)
	})
}

// minionsDefeatedOnce is invariant 12 of the specification.
func minionsDefeatedOnce(t *rapid.T) {
	steps(t, func(_, s pd.State, m pd.Move, v, w pd.Party) {
		must(t, w.Defeated&v.Defeated == v.Defeated, "%v: defeated %v, then %v", m, v.Defeated, w.Defeated)
		for _, r := range w.Defeated.List() {
			must(t, s.Minion(r).Level > 0, "no minion in %v", r)
		}
		lieutenants := min(w.Lieutenant, 1)
		must(t, w.Minions == w.Defeated.Len()+lieutenants, "%d minions, %v and %d lieutenants", w.Minions, w.Defeated,
			lieutenants)
	})
}

// exploredRoomsHaveNoMinion is invariant 13 of the specification.
func exploredRoomsHaveNoMinion(t *rapid.T) {
	parties(t, func(s pd.State, w pd.Party) {
		for _, r := range w.Explored.List() {
			must(t, s.Minion(r).Level == 0 || w.Defeated.Has(r), "the minion of %v is not defeated", r)
		}
	})
}

// disarmedTrapsStayDisarmed is invariant 14 of the specification.
func disarmedTrapsStayDisarmed(t *rapid.T) {
	steps(t, func(_, s pd.State, m pd.Move, v, w pd.Party) {
		must(t, w.Disarmed&v.Disarmed == v.Disarmed, "%v: disarmed %v, then %v", m, v.Disarmed, w.Disarmed)
		if w.TrapsTriggered > v.TrapsTriggered {
			must(t, s.Trap(w.At) != pd.NoTrap && !v.Disarmed.Has(w.At), "%v triggers a trap in %v", m, w.At)
		}
	})
}

// ringAndLockpickUses is invariant 15 of the specification.
func ringAndLockpickUses(t *rapid.T) {
	parties(t, func(_ pd.State, w pd.Party) {
		must(t, w.LockpickUses <= 3, "%d uses", w.LockpickUses)
		must(t, w.LockpickUses == 0 || w.Steps[pd.MagicLockpick] == pd.MagicLockpick.Steps(), "an unfinished lockpick is used")
		must(t, !w.RingUsed || w.Steps[pd.TeleportationRing] == pd.TeleportationRing.Steps(), "an unfinished ring is used")
	})
}

// oneLieutenantEach is invariant 16 of the specification.
func oneLieutenantEach(t *rapid.T) {
	steps(t, func(_, s pd.State, m pd.Move, v, w pd.Party) {
		must(t, v.Lieutenant == 0 || w.Lieutenant == v.Lieutenant, "%v: lieutenant %d, then %d", m, v.Lieutenant, w.Lieutenant)
		d, ok := s.Dungeon()
		faced, explored := w.Lieutenant > 0, ok && w.Explored.Has(d.Chest)
		must(t, faced == explored || s.Phase() == pd.PhaseLieutenant, "%v: faced %v, chest explored %v", m, faced, explored)
	})
}

// lieutenantsInOnePlace is invariant 17 of the specification.
func lieutenantsInOnePlace(t *rapid.T) {
	each(t, func(s pd.State) {
		var faced []int
		for i := range s.Players() {
			w := s.Party(i)
			if w.Lieutenant > 0 {
				must(t, !slices.Contains(faced, w.Lieutenant), "lieutenant %d is in two places", w.Lieutenant)
				faced = append(faced, w.Lieutenant)
			}
			must(t, !w.Holds || s.Phase() == pd.PhaseActions || s.Phase() == pd.PhaseLieutenant,
				"a card lies before p%d in %v", i+1, s.Phase())
		}
		must(t, s.Phase() < pd.PhaseQuests || s.Lieutenants()+len(faced) == pd.NumLieutenants, "%d left, %v faced",
			s.Lieutenants(), faced)
	})
}

// outside returns how often each kind of artifact has left the treasure pile and is known to have.
func outside(s pd.State) map[string]int {
	gone := map[string]int{}
	for _, a := range s.Facts()["looted"].([]string) {
		gone[a]++
	}
	for i := range s.Players() {
		if w := s.Party(i); w.Artifact != pd.NoArtifact {
			gone[w.Artifact.String()]++
		}
	}
	return gone
}

// artifactsInOnePlace is invariant 18 of the specification.
func artifactsInOnePlace(t *rapid.T) {
	g := play(t, setup(t, 8))
	for n, s := range g.states {
		if s.Phase() < pd.PhaseQuests || n%8 > 0 && n < len(g.states)-1 {
			continue
		}
		gone := outside(s)
		jewels := gone["jewel"]
		for card := range pd.NumArtifacts {
			kind := pd.CardKind(card)
			if kind == pd.Jewel && s.Pile().MayHold(card) {
				jewels++
			} else if kind != pd.Jewel {
				must(t, gone[kind.String()] <= 1 && (gone[kind.String()] == 0 || !s.Pile().MayHold(card)), "%v is in two places", kind)
			}
		}
		must(t, jewels <= pd.NumJewels, "%d Jewels", jewels)
		for i := range s.Players() {
			w := s.Party(i)
			must(t, w.Artifact == pd.NoArtifact || w.Lieutenant > 0, "p%d has %v and faced no lieutenant", i+1, w.Artifact)
		}
	}
}

// pileSizes is invariant 19 of the specification.
func pileSizes(t *rapid.T) {
	g := play(t, setup(t, 8))
	size := pd.PileSize(g.setup.Players)
	for n, m := range g.moves {
		before, after := g.states[n], g.states[n+1]
		if before.Phase() < pd.PhaseQuests {
			continue
		}
		must(t, before.Pile().Size() == size, "%d cards before %v, want %d", before.Pile().Size(), m, size)
		if m.Kind() == pd.TakeKind {
			size--
		}
		if left := size - after.Pile().Size(); left > 0 {
			want := map[int]int{2: min(3, size), 5: min(3, size), 7: size}[before.Round()]
			must(t, left == want, "%d cards are looted after round %d, want %d", left, before.Round(), want)
			size -= left
		}
		if after.Round() == 8 {
			must(t, after.Pile().Size() == 0, "cards in the pile in round 8")
		}
	}
}

// cardsInOnePlace is invariant 20 of the specification.
func cardsInOnePlace(t *rapid.T) {
	each(t, func(s pd.State) {
		seen := map[string]bool{}
		for i := range s.Players() {
			w := s.Party(i)
			for _, card := range []string{fmt.Sprint("power ", w.Power), w.Objective.String(), fmt.Sprint("quest ",
				w.Quests[0]), fmt.Sprint("quest ", w.Quests[1])} {
				if !strings.HasSuffix(card, " 0") && card != "none" {
					must(t, !seen[card], "%s is in two places", card)
					seen[card] = true
				}
			}
		}
	})
}

// fulfilledTasksStay is invariant 21 of the specification.
func fulfilledTasksStay(t *rapid.T) {
	steps(t, func(_, _ pd.State, m pd.Move, v, w pd.Party) {
		for k := range w.Tasks {
			must(t, w.Tasks[k] || !v.Tasks[k], "%v opens task %v", m, pd.Task(k))
			must(t, w.Tasks[k] == v.Tasks[k] || !v.Closed[k/3], "%v changes a closed quest", m)
		}
		for q := range w.Closed {
			must(t, w.Closed[q] || !v.Closed[q], "%v opens quest %d", m, q)
			must(t, w.QuestGlory[q] == v.QuestGlory[q] || !v.Closed[q], "%v pays quest %d again", m, q)
		}
	})
}

// questGloryByTasks is invariant 22 of the specification.
func questGloryByTasks(t *rapid.T) {
	parties(t, func(s pd.State, w pd.Party) {
		d, ok := s.Dungeon()
		for q, glory := range w.QuestGlory {
			tasks := 0
			for k := range 3 {
				if w.Tasks[3*q+k] {
					tasks++
				}
			}
			must(t, slices.Contains([]int{0, 2, 7, 15}, glory), "glory %d", glory)
			must(t, glory == 0 || ok && w.Explored.Has(d.Quests[q]), "glory %d without a visit", glory)
			must(t, !w.Closed[q] || glory == pd.QuestGlory(tasks), "closed with %d tasks at %d", tasks, glory)
			must(t, w.Closed[q] || glory == 0, "open with glory")
		}
	})
}

// chestGlory is invariant 23 of the specification.
func chestGlory(t *rapid.T) {
	steps(t, func(before, _ pd.State, m pd.Move, v, w pd.Party) {
		if w.Chest != v.Chest {
			must(t, v.Lieutenant == 0 && w.Lieutenant > 0 && w.Chest == pd.ChestGlory(before.Round()), "%v: chest glory %d", m,
				w.Chest)
		}
	})
}

// missionsScoreInOneRound is invariant 24 of the specification.
func missionsScoreInOneRound(t *rapid.T) {
	g := setup(t, 8)
	g.Options.MissionTie = pd.AllScore
	played := play(t, g)
	for n, m := range played.moves {
		before, after := played.states[n], played.states[n+1]
		claimed := 0
		for i := range pd.MissionsRevealed {
			mission, was := before.Mission(i)
			_, is := after.Mission(i)
			must(t, was == 0 || is == was, "%v: mission %v in rounds %d and %d", m, mission, was, is)
			if is != was {
				claimed++
				must(t, is == before.Round(), "%v: mission %v in round %d", m, mission, is)
			}
		}
		for i := range before.Players() {
			gain := after.Score(i).Rows[pd.RowK] - before.Score(i).Rows[pd.RowK]
			glory := pd.MissionGlory(before.Round())
			must(t, gain == 0 || gain%glory == 0 && gain/glory <= claimed, "%v: %d glory for %d missions", m, gain, claimed)
		}
	}
}

// gemsOfOneRound is invariant 25 of the specification.
func gemsOfOneRound(t *rapid.T) {
	g := setup(t, 8)
	g.Options.GemSharing = pd.SameRound
	played := play(t, g)
	taken := map[int]int{}
	for n := range played.moves {
		before, after := played.states[n], played.states[n+1]
		for i := range before.Players() {
			for gem := range pd.NumGems {
				if (after.Party(i).GemLetters&^before.Party(i).GemLetters)>>gem&1 != 0 {
					round, ok := taken[gem]
					must(t, !ok || round == before.Round(), "gem %d in rounds %d and %d", gem, round, before.Round())
					taken[gem] = before.Round()
				}
			}
		}
	}
}

// villainGlory is invariant 26 of the specification.
func villainGlory(t *rapid.T) {
	g := play(t, setup(t, 8))
	for n, m := range g.moves {
		before, after := g.states[n], g.states[n+1]
		for i := range before.Players() {
			for tier := range 3 {
				was, is := before.Score(i).Rows[tier], after.Score(i).Rows[tier]
				d, ok := after.Dungeon()
				must(t, is == 0 || ok && after.Party(i).Explored.Has(d.VillainRooms[tier]), "%v: glory without a visit", m)
				must(t, is == was || before.Round() == [3]int{3, 6, 8}[tier], "%v: villain %d in round %d", m, tier+1, before.Round())
			}
		}
	}
}

// oneResurrection is invariant 27 of the specification.
func oneResurrection(t *rapid.T) {
	each(t, func(s pd.State) {
		for i := range s.Players() {
			n := s.Party(i).Resurrections
			must(t, n <= 1 && s.Score(i).Rows[pd.RowI] == -n*pd.ResurrectionCost, "%d resurrections, row I %d", n,
				s.Score(i).Rows[pd.RowI])
		}
	})
}

// scoreIsSum is invariant 28 of the specification.
func scoreIsSum(t *rapid.T) {
	g := play(t, setup(t, 8))
	for n, s := range g.states {
		for i := range s.Players() {
			for row, glory := range s.Score(i).Rows {
				if n > 0 && glory != g.states[n-1].Score(i).Rows[row] {
					must(t, !pd.Row(row).Noted() || glory > 0, "row %v falls to %d", pd.Row(row), glory)
				}
			}
		}
		err := rowsAddUp(s)
		must(t, err == nil, "%v", err)
	}
}

// rowsAddUp says where a score is not the sum of its rows, or where these are not the sum of their sources.
func rowsAddUp(s pd.State) error {
	for i := range s.Players() {
		score, sum := s.Score(i), 0
		var sources [pd.NumScoreRows]int
		for _, p := range s.Points(i) {
			sources[p.Row] += p.Glory
		}
		for _, glory := range score.Rows {
			sum += glory
		}
		if sum != score.Total || sources != score.Rows || score != s.Score(i) {
			return fmt.Errorf("p%d: rows %v with the total %d, of sources %v", i+1, score.Rows, score.Total, sources)
		}
		if quests := s.Party(i).QuestGlory; score.Rows[pd.RowM] != quests[0] || score.Rows[pd.RowN] != quests[1] {
			return fmt.Errorf("p%d: rows M and N of %v, and the quests %v", i+1, score.Rows, quests)
		}
	}
	return nil
}

// renamed replaces the seats in a move.
func renamed(t rapid.TB, m pd.Move, seats []int) pd.Move {
	words := strings.Fields(m.String())
	for i, w := range words {
		if len(w) == 2 && w[0] == 'p' && w[1] >= '1' && w[1] <= '8' {
			words[i] = fmt.Sprintf("p%d", seats[w[1]-'1']+1)
		}
	}
	n, err := pd.ParseMove(strings.Join(words, " "))
	must(t, err == nil, "%v", err)
	return n
}

// seatsAreAlike is invariant 29 of the specification.
func seatsAreAlike(t *rapid.T) {
	g := play(t, setup(t, 8))
	seats := rapid.Permutation([]int{0, 1, 2, 3, 4, 5, 6, 7}[:g.setup.Players]).Draw(t, "seats")
	var moves []pd.Move
	for _, m := range g.moves {
		moves = append(moves, renamed(t, m, seats))
	}
	// Cards are dealt in seat order, so the deals of the renamed game are sorted: side quests first, then the others.
	stage := func(m pd.Move) int {
		switch m.Kind() {
		case pd.DealQuestKind:
			return 1
		case pd.DealPowersKind, pd.DealObjectivesKind:
			return 2
		case pd.DrawDungeonKind, pd.DrawVillainKind, pd.DrawMissionsKind:
			return 0
		}
		return 3
	}
	slices.SortStableFunc(moves, func(a, b pd.Move) int {
		if d := stage(a) - stage(b); d != 0 || stage(a) == 0 || stage(a) == 3 {
			return d
		}
		x, _ := a.Seat()
		y, _ := b.Seat()
		return x - y
	})
	end, _, err := rulebook.Replay(g.states[0], moves...)
	must(t, err == nil, "the renamed game: %v", err)
	want, got := g.states[len(g.states)-1].Facts(), end.Facts()
	for name, value := range want {
		if name == "winners" {
			continue
		}
		if strings.HasPrefix(name, "p") && name[2] == '.' {
			name = fmt.Sprintf("p%d%s", seats[name[1]-'1']+1, name[2:])
		}
		must(t, reflect.DeepEqual(got[name], value), "%s is %v, want %v", name, got[name], value)
	}
}

// after makes a player's move, and meets the lieutenant with the given number that it may lead to.
func after(t rapid.TB, s pd.State, m pd.Move, lieutenant int) pd.State {
	next, err := s.Apply(m)
	must(t, err == nil, "%v", err)
	if next.Phase() == pd.PhaseLieutenant {
		next, err = next.Apply(pd.DrawLieutenant(lieutenant))
		must(t, err == nil, "%v", err)
	}
	return next
}

// movesCommute is invariant 30 of the specification.
func movesCommute(t *rapid.T) {
	g := setup(t, 8)
	g.Players = max(2, g.Players)
	played := play(t, g)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "pairs"), 5))
	for _, s := range played.states {
		if s.Actor() != rulebook.Several {
			continue
		}
		moves := s.AppendMoves(nil)
		for range 4 {
			a, b := moves[r.IntN(len(moves))], moves[r.IntN(len(moves))]
			x, _ := a.Seat()
			y, _ := b.Seat()
			if x == y {
				continue
			}
			cards := freeLieutenants(s)
			one := after(t, after(t, s, a, cards[0]), b, cards[1])
			two := after(t, after(t, s, b, cards[1]), a, cards[0])
			must(t, one == two, "%v and %v do not commute at\n%v\n%v\n%v", a, b, s, one, two)
		}
	}
}

// freeLieutenants returns the cards of the lieutenant pile, the last one twice: from a pile of one only one player draws.
func freeLieutenants(s pd.State) []int {
	var free []int
	for card := 1; card <= pd.NumLieutenants; card++ {
		taken := false
		for i := range s.Players() {
			taken = taken || s.Party(i).Lieutenant == card
		}
		if !taken {
			free = append(free, card)
		}
	}
	if len(free) == 0 {
		return []int{0, 0}
	}
	return append(free, free[len(free)-1])
}

// gameEnds is invariant 31 of the specification.
func gameEnds(t *rapid.T) {
	g := play(t, setup(t, 8))
	end := g.states[len(g.states)-1]
	must(t, end.Over() && end.Round() == 8 && len(end.Winners()) > 0, "ends in round %d", end.Round())
	for _, s := range g.states[:len(g.states)-1] {
		must(t, s.Phase() == pd.PhaseRoll || len(s.AppendMoves(nil)) > 0, "no move at\n%v", s)
	}
}

// listedMovesAreTheLegalOnes is invariant 32 of the specification.
func listedMovesAreTheLegalOnes(t *rapid.T) {
	g := play(t, setup(t, 8))
	for range 3 {
		if s := g.states[rapid.IntRange(0, len(g.states)-1).Draw(t, "position")]; s.Phase() != pd.PhaseRoll {
			law().Position(t, s)
		}
	}
	rules := pd.Rules()
	s := g.states[0]
	for n, m := range g.moves {
		next, events, err := s.Explain(m)
		must(t, err == nil && next == g.states[n+1] && len(events) > 0, "%v: %v", m, err)
		for _, e := range events {
			must(t, slices.Contains(rules, e.Rule) && e.Text != "" && !strings.Contains(e.Text, "%!"), "%v: %v", m, e)
			must(t, e.Player >= rulebook.Nobody && e.Player < s.Players(), "%v: player %d", m, e.Player)
		}
		s = next
	}
}

// transitionsLeaveTheirStart is invariant 33 of the specification.
func transitionsLeaveTheirStart(t *rapid.T) {
	g := play(t, setup(t, 8))
	again, n, err := rulebook.Replay(g.states[0], g.moves...)
	must(t, err == nil && n == len(g.moves) && again == g.states[n], "replayed, the game ends elsewhere: %v", err)
	for n, s := range g.states[:len(g.states)-1] {
		before := s
		s.Apply(g.moves[n])
		must(t, s == before, "%v changes its start", g.moves[n])
	}
	laws.Replays(t, pd.Game(), g.setup, g.moves, again.Facts())
}

// Noninterference: what a player can't know makes no difference to that player's view.
func viewsKeepSecrets(t *rapid.T) {
	g := setup(t, 8)
	g.Players, g.Options.PrivateCards = max(2, g.Players), pd.On
	played := play(t, g)
	for n, m := range played.moves {
		s, next := played.states[n], played.states[n+1]
		var secret bool
		switch m.Kind() {
		case pd.DealPowersKind, pd.DealObjectivesKind, pd.LookKind:
			secret = true
		case pd.KeepObjectiveKind, pd.KeepPowerKind:
			secret = true
		}
		if !secret {
			continue
		}
		owner, ok := m.Seat()
		if !ok {
			owner = looker(next)
		}
		for other := range rulebook.Moves(s) {
			if seat, _ := other.Seat(); other.Kind() != m.Kind() || other == m || ok && seat != owner {
				continue
			}
			alt, err := s.Apply(other)
			must(t, err == nil, "%v", err)
			if shown(next, owner) || shown(alt, owner) || alt.Phase() != next.Phase() {
				continue // the last card kept starts the effects of Powers, which show them
			}
			for i := range s.Players() {
				same := next.View(i) == alt.View(i)
				must(t, same == (i != owner), "p%d, after %v or %v of p%d: views are equal: %v", i+1, m, other, owner+1, same)
			}
			break
		}
	}
	for n := 0; n < len(played.states); n += 9 {
		viewIsFaithful(t, played.states[n])
	}
}

// shown reports whether a player's Power has acted.
func shown(s pd.State, player int) bool {
	return s.Facts()[fmt.Sprintf("p%d.powerShown", player+1)].(bool)
}

// looker returns the player who chooses an artifact.
func looker(s pd.State) int { return int(s.Actor()) }

// viewIsFaithful checks that a player's own sheet and moves are the same in the view.
func viewIsFaithful(t rapid.TB, s pd.State) {
	var all []pd.Move
	if s.Actor() != rulebook.Chance && s.Phase() != pd.PhaseOver {
		all = s.AppendMoves(nil)
	}
	for i := range s.Players() {
		v := s.View(i)
		must(t, v.Party(i) == s.Party(i) && v.Round() == s.Round() && v.Phase() == s.Phase(), "p%d's own sheet differs", i+1)
		own := slices.DeleteFunc(slices.Clone(all), func(m pd.Move) bool { seat, _ := m.Seat(); return seat != i })
		must(t, slices.Equal(v.AppendMoves(nil), own), "p%d's moves differ in the view", i+1)
	}
}

func check(t *testing.T, property func(*rapid.T)) { t.Helper(); rapid.Check(t, property) }

func fuzz(f *testing.F, property func(*rapid.T)) { f.Helper(); laws.Fuzz(f, property) }

func TestInvariant01SettledDice(t *testing.T) { check(t, settledDice) }
func FuzzInvariant01SettledDice(f *testing.F) { fuzz(f, settledDice) }

func TestInvariant02FacesOnTheirDice(t *testing.T) { check(t, facesOnTheirDice) }
func FuzzInvariant02FacesOnTheirDice(f *testing.F) { fuzz(f, facesOnTheirDice) }

func TestInvariant03ThreeDiceAPlayer(t *testing.T) { check(t, threeDiceAPlayer) }
func FuzzInvariant03ThreeDiceAPlayer(f *testing.F) { fuzz(f, threeDiceAPlayer) }

func TestInvariant04OddsAddUp(t *testing.T) { check(t, oddsAddUp) }
func FuzzInvariant04OddsAddUp(f *testing.F) { fuzz(f, oddsAddUp) }

func TestInvariant05LevelsNeverFall(t *testing.T) { check(t, levelsNeverFall) }
func FuzzInvariant05LevelsNeverFall(f *testing.F) { fuzz(f, levelsNeverFall) }

func TestInvariant06HeartsAreLevels(t *testing.T) { check(t, heartsAreLevels) }
func FuzzInvariant06HeartsAreLevels(f *testing.F) { fuzz(f, heartsAreLevels) }

func TestInvariant07DamageStays(t *testing.T) { check(t, damageStays) }
func FuzzInvariant07DamageStays(f *testing.F) { fuzz(f, damageStays) }

func TestInvariant08PotionsDrunkWereMade(t *testing.T) { check(t, potionsDrunkWereMade) }
func FuzzInvariant08PotionsDrunkWereMade(f *testing.F) { fuzz(f, potionsDrunkWereMade) }

func TestInvariant09ItemStepsGrow(t *testing.T) { check(t, itemStepsGrow) }
func FuzzInvariant09ItemStepsGrow(f *testing.F) { fuzz(f, itemStepsGrow) }

func TestInvariant10ExploredGrows(t *testing.T) { check(t, exploredGrows) }
func FuzzInvariant10ExploredGrows(f *testing.F) { fuzz(f, exploredGrows) }

func TestInvariant11OutsideOnlyBeforeTheFirstStep(t *testing.T) {
	check(t, outsideOnlyBeforeTheFirstStep)
}
func FuzzInvariant11OutsideOnlyBeforeTheFirstStep(f *testing.F) {
	fuzz(f, outsideOnlyBeforeTheFirstStep)
}

func TestInvariant12MinionsDefeatedOnce(t *testing.T) { check(t, minionsDefeatedOnce) }
func FuzzInvariant12MinionsDefeatedOnce(f *testing.F) { fuzz(f, minionsDefeatedOnce) }

func TestInvariant13ExploredRoomsHaveNoMinion(t *testing.T) { check(t, exploredRoomsHaveNoMinion) }
func FuzzInvariant13ExploredRoomsHaveNoMinion(f *testing.F) { fuzz(f, exploredRoomsHaveNoMinion) }

func TestInvariant14DisarmedTrapsStayDisarmed(t *testing.T) { check(t, disarmedTrapsStayDisarmed) }
func FuzzInvariant14DisarmedTrapsStayDisarmed(f *testing.F) { fuzz(f, disarmedTrapsStayDisarmed) }

func TestInvariant15RingAndLockpickUses(t *testing.T) { check(t, ringAndLockpickUses) }
func FuzzInvariant15RingAndLockpickUses(f *testing.F) { fuzz(f, ringAndLockpickUses) }

func TestInvariant16OneLieutenantEach(t *testing.T) { check(t, oneLieutenantEach) }
func FuzzInvariant16OneLieutenantEach(f *testing.F) { fuzz(f, oneLieutenantEach) }

func TestInvariant17LieutenantsInOnePlace(t *testing.T) { check(t, lieutenantsInOnePlace) }
func FuzzInvariant17LieutenantsInOnePlace(f *testing.F) { fuzz(f, lieutenantsInOnePlace) }

func TestInvariant18ArtifactsInOnePlace(t *testing.T) { check(t, artifactsInOnePlace) }
func FuzzInvariant18ArtifactsInOnePlace(f *testing.F) { fuzz(f, artifactsInOnePlace) }

func TestInvariant19PileSizes(t *testing.T) { check(t, pileSizes) }
func FuzzInvariant19PileSizes(f *testing.F) { fuzz(f, pileSizes) }

func TestInvariant20CardsInOnePlace(t *testing.T) { check(t, cardsInOnePlace) }
func FuzzInvariant20CardsInOnePlace(f *testing.F) { fuzz(f, cardsInOnePlace) }

func TestInvariant21FulfilledTasksStay(t *testing.T) { check(t, fulfilledTasksStay) }
func FuzzInvariant21FulfilledTasksStay(f *testing.F) { fuzz(f, fulfilledTasksStay) }

func TestInvariant22QuestGloryByTasks(t *testing.T) { check(t, questGloryByTasks) }
func FuzzInvariant22QuestGloryByTasks(f *testing.F) { fuzz(f, questGloryByTasks) }

func TestInvariant23ChestGlory(t *testing.T) { check(t, chestGlory) }
func FuzzInvariant23ChestGlory(f *testing.F) { fuzz(f, chestGlory) }

func TestInvariant24MissionsScoreInOneRound(t *testing.T) { check(t, missionsScoreInOneRound) }
func FuzzInvariant24MissionsScoreInOneRound(f *testing.F) { fuzz(f, missionsScoreInOneRound) }

func TestInvariant25GemsOfOneRound(t *testing.T) { check(t, gemsOfOneRound) }
func FuzzInvariant25GemsOfOneRound(f *testing.F) { fuzz(f, gemsOfOneRound) }

func TestInvariant26VillainGlory(t *testing.T) { check(t, villainGlory) }
func FuzzInvariant26VillainGlory(f *testing.F) { fuzz(f, villainGlory) }

func TestInvariant27OneResurrection(t *testing.T) { check(t, oneResurrection) }
func FuzzInvariant27OneResurrection(f *testing.F) { fuzz(f, oneResurrection) }

func TestInvariant28ScoreIsSum(t *testing.T) { check(t, scoreIsSum) }
func FuzzInvariant28ScoreIsSum(f *testing.F) { fuzz(f, scoreIsSum) }

func TestInvariant29SeatsAreAlike(t *testing.T) { check(t, seatsAreAlike) }
func FuzzInvariant29SeatsAreAlike(f *testing.F) { fuzz(f, seatsAreAlike) }

func TestInvariant30MovesCommute(t *testing.T) { check(t, movesCommute) }
func FuzzInvariant30MovesCommute(f *testing.F) { fuzz(f, movesCommute) }

func TestInvariant31GameEnds(t *testing.T) { check(t, gameEnds) }
func FuzzInvariant31GameEnds(f *testing.F) { fuzz(f, gameEnds) }

func TestInvariant32ListedMovesAreTheLegalOnes(t *testing.T) { check(t, listedMovesAreTheLegalOnes) }
func FuzzInvariant32ListedMovesAreTheLegalOnes(f *testing.F) { fuzz(f, listedMovesAreTheLegalOnes) }

func TestInvariant33TransitionsLeaveTheirStart(t *testing.T) { check(t, transitionsLeaveTheirStart) }
func FuzzInvariant33TransitionsLeaveTheirStart(f *testing.F) { fuzz(f, transitionsLeaveTheirStart) }

func TestInvariantViewsKeepSecrets(t *testing.T) { check(t, viewsKeepSecrets) }
func FuzzInvariantViewsKeepSecrets(f *testing.F) { fuzz(f, viewsKeepSecrets) }
