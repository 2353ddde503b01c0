package dice_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/rulebook-go/rulebook/dice"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func newSource() *rand.Rand { return rand.New(rand.NewPCG(2026, 11)) }

// Law: the rolls of a pool are its throws, sorted: each listed once and in order,
// with the odds that counting throws gives.
func lawRollsAreTheThrowsSorted(t *rapid.T) {
	p := drawPool(t, 4)
	all := throws(p)
	want := frequency(all, func(throw []int) string { return fmt.Sprint(sorted(p, throw)) })
	d, err := p.Outcomes()
	require.NoError(t, err)
	require.Equal(t, want, table(d))
	require.Equal(t, int64(len(all)), d.Total().Int64())

	n, ok := p.NumRolls()
	require.True(t, ok)
	require.Equal(t, uint64(len(want)), n)
	require.Equal(t, len(want), d.Len())
	var rolls, listed [][]int
	for o, w := range d.Weights() {
		num, den, ok := p.Odds(o)
		require.Equal(t, []any{w.Uint64(), uint64(len(all)), true}, []any{num, den, ok})
		rolls = append(rolls, o)
	}
	for r := range p.Rolls() {
		listed = append(listed, slices.Clone(r))
	}
	require.Equal(t, fmt.Sprint(rolls), fmt.Sprint(listed))
	require.True(t, slices.IsSortedFunc(rolls, func(a, b []int) int { return slices.Compare(places(p, a), places(p, b)) }))
}

// places writes a roll as places on the dice.
func places(p dice.Pool[int], roll []int) []int {
	var s []int
	for _, g := range p.Groups() {
		for range g.N {
			s = append(s, slices.Index(sides(g.Die), roll[len(s)]))
		}
	}
	return s
}

func TestLawRollsAreTheThrowsSorted(t *testing.T) { rapid.Check(t, lawRollsAreTheThrowsSorted) }
func FuzzLawRollsAreTheThrowsSorted(f *testing.F) {
	laws.Fuzz(f, lawRollsAreTheThrowsSorted)
}

// Law: sum, count and mean are what counting throws gives, in ascending order.
func lawSumAndCountAreThoseOfTheThrows(t *rapid.T) {
	p := drawPool(t, 5)
	faces := rapid.SliceOf(rapid.IntRange(-1, 3)).Draw(t, "counted")
	all := throws(p)
	total := func(throw []int) int {
		n := 0
		for _, f := range throw {
			n += f
		}
		return n
	}
	sum, err := dice.Sum(p)
	require.NoError(t, err)
	require.Equal(t, frequency(all, func(throw []int) string { return fmt.Sprint(total(throw)) }), table(sum))
	count := p.Count(faces...)
	require.Equal(t, frequency(all, func(throw []int) string {
		n := 0
		for _, f := range throw {
			if slices.Contains(faces, f) {
				n++
			}
		}
		return fmt.Sprint(n)
	}), table(count))
	for _, d := range []dice.Dist[int]{sum, count} {
		require.Equal(t, int64(len(all)), d.Total().Int64())
		last := -100
		for o := range d.Weights() {
			require.Greater(t, o, last)
			last = o
		}
	}
	mean := new(big.Rat)
	for _, throw := range all {
		mean.Add(mean, big.NewRat(int64(total(throw)), int64(len(all))))
	}
	require.Equal(t, mean.String(), dice.Mean(sum).String())
}

func TestLawSumAndCountAreThoseOfTheThrows(t *testing.T) {
	rapid.Check(t, lawSumAndCountAreThoseOfTheThrows)
}
func FuzzLawSumAndCountAreThoseOfTheThrows(f *testing.F) {
	laws.Fuzz(f, lawSumAndCountAreThoseOfTheThrows)
}

// Law: a pool settles as the Markov chain on whole rolls does, and an error comes
// exactly when that chain can be caught for ever.
func lawSettleSolvesTheChainOfRolls(t *rapid.T) {
	p := drawPool(t, 3)
	masks := rapid.SliceOfN(rapid.IntRange(0, 1<<p.Len()-1), 1, 20).Draw(t, "rule")
	rule := func(roll []int, again []bool) {
		n := 0
		for _, f := range roll {
			n = n*5 + f + 1
		}
		for i := range again {
			again[i] = masks[n%len(masks)]>>i&1 == 1
			roll[i] = 99 // the rule can't spoil anything
		}
	}
	final, again, rolls := settleSlowly(p, rule)
	got, err := p.Settle(rule)
	if final == nil {
		require.ErrorIs(t, err, dice.NeverSettles)
		require.Equal(t, dice.Settled[int]{}, got)
		return
	}
	require.NoError(t, err)
	require.Equal(t, again.String(), got.Again.String())
	require.Equal(t, rolls.String(), got.Rolls.String())
	for k, x := range table(got.Final) {
		require.Equal(t, final[k].String(), x.String(), "%s", k)
	}
	require.Len(t, final, got.Final.Len())
	divisor := new(big.Int)
	for _, w := range got.Final.Weights() {
		divisor.GCD(nil, nil, divisor, w)
	}
	require.Equal(t, "1", divisor.String())
}

func TestLawSettleSolvesTheChainOfRolls(t *testing.T) { rapid.Check(t, lawSettleSolvesTheChainOfRolls) }
func FuzzLawSettleSolvesTheChainOfRolls(f *testing.F) {
	laws.Fuzz(f, lawSettleSolvesTheChainOfRolls)
}

// Law: a roll, and a reroll, is a sorted roll of the pool; a reroll keeps what is
// not rolled again; sorting any order of a roll gives it back.
func lawRollingGivesSortedRolls(t *rapid.T) {
	p := drawPool(t, 8)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	roll := p.AppendRoll([]int{42}, r)
	require.Equal(t, 42, roll[0])
	roll = roll[1:]
	require.Equal(t, sorted(p, roll), append([]int{}, roll...))
	num, _, ok := p.Odds(roll)
	require.True(t, ok && num > 0)

	at, shuffled := 0, slices.Clone(roll)
	for _, g := range p.Groups() {
		s := shuffled[at : at+g.N]
		r.Shuffle(len(s), func(i, j int) { s[i], s[j] = s[j], s[i] })
		at += g.N
	}
	mixed, _, _ := p.Odds(shuffled)
	require.Equal(t, num, mixed)
	require.NoError(t, p.Sort(shuffled))
	require.Equal(t, roll, shuffled)

	again := rapid.SliceOfN(rapid.Bool(), 0, p.Len()+1).Draw(t, "again")
	next, err := p.AppendReroll([]int{42}, roll, again, r)
	require.NoError(t, err)
	require.Equal(t, 42, next[0])
	next = next[1:]
	require.Equal(t, sorted(p, next), append([]int{}, next...))
	// Taking the kept dice out of the new roll leaves the dice that were rolled.
	at = 0
	rolled := 0
	for _, g := range p.Groups() {
		left := slices.Clone(next[at : at+g.N])
		for i := at; i < at+g.N; i++ {
			if i < len(again) && again[i] {
				rolled++
				continue
			}
			k := slices.Index(left, roll[i])
			require.GreaterOrEqual(t, k, 0)
			left = slices.Delete(left, k, k+1)
		}
		at += g.N
	}
	require.Equal(t, rolled, p.Part(again).Len())
	for _, g := range p.Part(again).Groups() {
		require.Positive(t, g.N, "a part has no group without dice")
	}
}

func TestLawRollingGivesSortedRolls(t *testing.T) { rapid.Check(t, lawRollingGivesSortedRolls) }
func FuzzLawRollingGivesSortedRolls(f *testing.F) {
	laws.Fuzz(f, lawRollingGivesSortedRolls)
}

// Law: the probabilities add up to exactly 1, whatever the outcomes are mapped to
// and however they are sorted.
func lawProbabilitiesSumToOne(t *rapid.T) {
	d, err := drawPool(t, 6).Outcomes()
	require.NoError(t, err)
	m := rapid.IntRange(1, 4).Draw(t, "m")
	key := func(roll []int) int {
		n := 0
		for _, f := range roll {
			n = (n*3 + f + 1) % m
		}
		return n
	}
	mapped := dice.Map(d, key)
	down := mapped.Sorted(func(a, b int) int { return b - a })
	sum := new(big.Rat)
	last := m
	for k, x := range down.All() {
		require.Less(t, k, last)
		last = k
		require.Equal(t, d.Prob(func(roll []int) bool { return key(roll) == k }).String(), x.String())
		require.Equal(t, mapped.Prob(dice.Is(k)).String(), x.String())
		sum.Add(sum, x)
	}
	require.Equal(t, "1/1", sum.String())
	require.Equal(t, d.Total(), down.Total())
}

func TestLawProbabilitiesSumToOne(t *testing.T) { rapid.Check(t, lawProbabilitiesSumToOne) }
func FuzzLawProbabilitiesSumToOne(f *testing.F) { laws.Fuzz(f, lawProbabilitiesSumToOne) }
