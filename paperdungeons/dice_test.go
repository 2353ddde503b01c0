package paperdungeons_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dice"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// atRoll returns a solo game at its first roll.
func atRoll(t testing.TB) pd.State {
	r := rand.New(rand.NewPCG(1, 1))
	s := start(t, pd.Setup{Players: 1})
	for s.Phase() != pd.PhaseRoll {
		m := s.Sample(r)
		if s.Actor() != rulebook.Chance {
			m = s.AppendMoves(nil)[0]
		}
		var err error
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// pool is the six dice as package dice has them: three white and three black.
func pool() dice.Pool[string] {
	return dice.MustPool(dice.New("skull", "warrior", "wizard", "cleric", "rogue", "clover").Times(3),
		dice.New("skull", "warrior", "wizard", "cleric", "rogue", "boots").Times(3))
}

// reroll is the rulebook's rule, in the terms of package dice and apart from the game's code: which dice of a roll are
// rolled again.
func reroll(roll []string, again []bool) {
	count := map[string]int{}
	for _, f := range roll {
		count[f]++
	}
	all := count["skull"] >= 3 || count["clover"] >= 3
	kept := map[string]bool{}
	for i, f := range roll {
		single := f == "clover" || f == "boots"
		again[i] = all || single && kept[f]
		kept[f] = true
	}
}

// read returns the roll that a settled game shows, in the terms of package dice.
func read(s pd.State) []string {
	var roll []string
	for _, d := range s.Dice() {
		roll = append(roll, d.Face.String())
	}
	return roll
}

// TestEveryRoll rolls each of the 3136 rolls, and compares its odds and what becomes of it.
func TestEveryRoll(t *testing.T) {
	s, p := atRoll(t), pool()
	moves := s.AppendMoves(nil)
	n := 0
	for roll := range p.Rolls() {
		m := moves[n]
		n++
		want := fmt.Sprintf("roll white %s %s %s black %s %s %s", roll[0], roll[1], roll[2], roll[3], roll[4], roll[5])
		if m.String() != want {
			t.Fatalf("%v is listed, want %s", m, want)
		}
		num, den := s.Odds(m)
		if wantNum, wantDen, _ := p.Odds(roll); num != wantNum || den != wantDen {
			t.Fatalf("%v has odds %d/%d, want %d/%d", m, num, den, wantNum, wantDen)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		again := make([]bool, len(roll))
		reroll(roll, again)
		rerolled := 0
		for _, a := range again {
			if a {
				rerolled++
			}
		}
		phase := map[int]pd.Phase{0: pd.PhaseActions, 6: pd.PhaseRoll}[rerolled]
		if rerolled%6 > 0 {
			phase = pd.PhaseReroll
		}
		if next.Phase() != phase {
			t.Fatalf("%v leads to %v, want %v", m, next.Phase(), phase)
		}
		if phase == pd.PhaseRoll && next != s {
			t.Fatalf("%v does not lead back to the roll", m)
		}
	}
	if n != len(moves) {
		t.Fatalf("%d rolls are listed, want %d", len(moves), n)
	}
}

// A spread is how often the chain of rolls passes through a position, counted from one roll of all dice to the next.
type spread map[pd.State]*big.Rat

func (v spread) add(s pd.State, x *big.Rat) {
	if v[s] == nil {
		v[s] = new(big.Rat)
	}
	v[s].Add(v[s], x)
}

// settle follows the game's chance events from the roll until the dice have settled. A partial reroll leads to itself, to
// one with fewer dice, to the end, or back to the roll, so the positions are taken by the number of dice rolled again.
func settle(t *testing.T, s pd.State) (ends map[string]*big.Rat, expected *big.Rat) {
	ends, expected = map[string]*big.Rat{}, new(big.Rat)
	levels := [7]spread{}
	for i := range levels {
		levels[i] = spread{}
	}
	back := new(big.Rat)
	levels[6].add(s, big.NewRat(1, 1))
	for n := 6; n > 0; n-- {
		for from, visits := range levels[n] {
			visits = new(big.Rat).Mul(visits, loops(t, from))
			expected.Add(expected, visits)
			for m := range rulebook.Moves(from) {
				next, _ := from.Apply(m)
				num, den := from.Odds(m)
				x := new(big.Rat).Mul(visits, new(big.Rat).SetFrac64(int64(num), int64(den)))
				switch {
				case next.Phase() == pd.PhaseRoll:
					back.Add(back, x)
				case next.Phase() == pd.PhaseReroll:
					if next != from {
						levels[diceAgain(next)].add(next, x)
					}
				default:
					key := fmt.Sprint(read(next))
					if ends[key] == nil {
						ends[key] = new(big.Rat)
					}
					ends[key].Add(ends[key], x)
				}
			}
		}
	}
	again := new(big.Rat).Inv(new(big.Rat).Sub(big.NewRat(1, 1), back))
	for _, x := range ends {
		x.Mul(x, again)
	}
	return ends, expected.Mul(expected, again)
}

// loops returns how often a position is passed before it is left, counting partial rerolls that lead to themselves.
func loops(t *testing.T, s pd.State) *big.Rat {
	stay := new(big.Rat)
	if s.Phase() == pd.PhaseReroll {
		for m := range rulebook.Moves(s) {
			if next, err := s.Apply(m); err != nil {
				t.Fatal(err)
			} else if next == s {
				num, den := s.Odds(m)
				stay.Add(stay, new(big.Rat).SetFrac64(int64(num), int64(den)))
			}
		}
	}
	return stay.Inv(stay.Sub(big.NewRat(1, 1), stay))
}

// diceAgain returns the number of dice of a partial reroll: its outcomes have that power of six for denominator.
func diceAgain(s pd.State) int {
	_, den := s.Odds(s.AppendMoves(nil)[0])
	n := 0
	for ; den > 1; den /= 6 {
		n++
	}
	return n
}

// TestSettledRoll compares the exact odds of every roll that the dice can settle on with those of package dice, and the
// expected number of rolls.
func TestSettledRoll(t *testing.T) {
	want, err := pool().Settle(reroll)
	if err != nil {
		t.Fatal(err)
	}
	ends, rolls := settle(t, atRoll(t))
	if rolls.Cmp(want.Rolls) != 0 {
		t.Fatalf("%v rolls are expected, want %v", rolls, want.Rolls)
	}
	if len(ends) != want.Final.Len() {
		t.Fatalf("the dice settle on %d rolls, want %d", len(ends), want.Final.Len())
	}
	for roll, odds := range want.Final.All() {
		if got := ends[fmt.Sprint(roll)]; got == nil || got.Cmp(odds) != 0 {
			t.Fatalf("%v has odds %v, want %v", roll, got, odds)
		}
	}
}

// TestSettledRollIsSkulls checks the damage of every settled roll: one for each skull.
func TestSettledRollIsSkulls(t *testing.T) {
	s := atRoll(t)
	for m := range rulebook.Moves(s) {
		if next, _ := s.Apply(m); next.Phase() == pd.PhaseActions &&
			next.Party(0).Damage+next.Party(0).PotionsDrunk != showing(next, pd.Skull) {
			t.Fatalf("%v deals %d damage", m, next.Party(0).Damage)
		}
	}
}

// TestAverages plays 2,000 random solo games from the first roll to the end, and compares what chance brings with its exact
// odds. The bounds are five standard deviations, and the seed is fixed.
func TestAverages(t *testing.T) {
	if testing.Short() {
		t.Skip("2,000 games")
	}
	settled, err := pool().Settle(reroll)
	require.NoError(t, err)
	const games = 2000
	r := rand.New(rand.NewPCG(7, 7))
	buf := make([]pd.Move, 0, 512)
	first, again, jewels, unseen, rounds := 0, 0, 0, 0, 0
	for range games {
		s := atRoll(t)
		fresh := true
		for !s.Over() {
			_, next, err := rulebook.Playout(buf, s, r, 1)
			require.NoError(t, err)
			switch s.Phase() {
			case pd.PhaseRoll:
				if fresh {
					first++
					if next.Phase() != pd.PhaseActions {
						again++
					}
				}
				fresh = next.Phase() == pd.PhaseActions
			case pd.PhaseReroll:
				fresh = next.Phase() == pd.PhaseActions
			case pd.PhaseLoot:
				// nobody has looked at a pile that has all its cards unseen
				if s.Round() == 2 && s.Party(0).Lieutenant == 0 && s.Party(0).Chest == 0 {
					unseen++
					jewels += outside(next)["jewel"]
				}
			}
			s = next
		}
		rounds += s.Round()
	}
	require.Equal(t, 8*games, rounds, "every game has eight rounds")
	require.Equal(t, 8*games, first, "and eight first rolls")
	p, _ := settled.Again.Float64()
	near(t, "first rolls that do not stand", float64(again), float64(first)*p, float64(first)*p*(1-p))
	// Three of eight cards, four of them Jewels: hypergeometric.
	require.Greater(t, unseen, games/2)
	near(t, "Jewels looted after round 2", float64(jewels), float64(unseen)*1.5, float64(unseen)*3*0.5*0.5*5/7)
}

func near(t *testing.T, what string, got, want, variance float64) {
	t.Helper()
	if d := got - want; d*d > 25*variance {
		t.Errorf("%s: %.0f, want %.1f within five deviations of variance %.1f", what, got, want, variance)
	}
}
