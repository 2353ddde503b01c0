package dice_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/rulebook-go/rulebook/dice"
	"github.com/stretchr/testify/require"
)

func TestZeroValues(t *testing.T) {
	var d dice.Die[int]
	require.Equal(t, 0, d.Len())
	require.Equal(t, uint64(0), d.Total())
	require.Equal(t, uint64(0), d.Weight(0))
	require.Equal(t, 0, d.Roll(newSource()))
	require.Equal(t, d, dice.New[int]())

	var p dice.Pool[int]
	require.Equal(t, 0, p.Len())
	o, err := p.Outcomes()
	require.NoError(t, err)
	require.Equal(t, map[string]*big.Rat{"[]": big.NewRat(1, 1)}, table(o))
	s, err := p.Settle(func([]int, []bool) {})
	require.NoError(t, err)
	require.Equal(t, []string{"0/1", "1/1"}, []string{s.Again.String(), s.Rolls.String()})

	var o0 dice.Dist[int]
	require.Equal(t, 0, o0.Len())
	require.Equal(t, "0", o0.Total().String())
	require.Equal(t, "0/1", o0.Prob(dice.Is(0)).String())
	require.Equal(t, "0/1", dice.Mean(o0).String())
	require.Equal(t, 0, o0.Sample(newSource()))
	require.Equal(t, o0, o0.Sorted(func(a, b int) int { return a - b }))
}

func TestD(t *testing.T) {
	for _, n := range []int{-1, 0, dice.MaxFaces + 1, math.MaxInt} {
		require.Equal(t, dice.Die[int]{}, dice.D(n))
	}
	require.Equal(t, dice.New(1, 2, 3, 4, 5, 6), dice.D(6))
	require.Equal(t, dice.MaxFaces, dice.D(dice.MaxFaces).Len())
	faces := slices.Collect(func(yield func(int) bool) {
		for i := range dice.MaxFaces + 1 {
			if !yield(i) {
				return
			}
		}
	})
	require.Equal(t, dice.Die[int]{}, dice.New(faces...))
	require.Equal(t, dice.MaxFaces, dice.New(faces[1:]...).Len())
	for f := range dice.D(6).Faces() {
		require.Equal(t, 1, f)
		break
	}
	for f, w := range dice.New("blank", "blank", "sword").Faces() {
		require.Equal(t, map[string]uint64{"blank": 2, "sword": 1}[f], w)
		require.Equal(t, w, dice.New("blank", "blank", "sword").Weight(f))
	}
}

func TestNewPoolRefuses(t *testing.T) {
	d := dice.D(6)
	for _, c := range []struct {
		groups []dice.Group[int]
		text   string
	}{
		{[]dice.Group[int]{d.Times(1), d.Times(-1)}, "group 1 has -1 dice"},
		{[]dice.Group[int]{d.Times(60), d.Times(5)}, "more than 64 dice"},
		{[]dice.Group[int]{d.Times(1), d.Times(math.MaxInt)}, "more than 64 dice"},
		{[]dice.Group[int]{dice.D(0).Times(1)}, "the die of group 0 has no faces"},
	} {
		p, err := dice.NewPool(c.groups...)
		require.ErrorIs(t, err, dice.BadPool)
		require.ErrorContains(t, err, c.text)
		require.Equal(t, dice.Pool[int]{}, p)
		require.Panics(t, func() { dice.MustPool(c.groups...) })
	}
	p, err := dice.NewPool(dice.D(0).Times(0), d.Times(60), d.Times(4))
	require.NoError(t, err)
	require.Equal(t, 64, p.Len())
	require.Len(t, p.Groups(), 2)
}

func TestRollsOfAnotherPool(t *testing.T) {
	p := dice.MustPool(dice.D(6).Times(2), dice.New(9).Times(1))
	for _, roll := range [][]int{nil, {1, 2}, {1, 2, 9, 9}, {1, 7, 9}, {9, 1, 2}} {
		num, den, ok := p.Odds(roll)
		require.Equal(t, []any{uint64(0), uint64(36), true}, []any{num, den, ok})
		was := slices.Clone(roll)
		require.ErrorIs(t, p.Sort(roll), dice.BadRoll)
		require.Equal(t, was, roll)
		dst, err := p.AppendReroll([]int{3}, roll, nil, newSource())
		require.ErrorIs(t, err, dice.BadRoll)
		require.ErrorContains(t, err, fmt.Sprint(roll))
		require.Equal(t, []int{3}, dst)
	}
}

func TestLimits(t *testing.T) {
	require.Equal(t, []int{1024, 64, 262144, 2048}, []int{dice.MaxFaces, dice.MaxDice, dice.MaxOutcomes, dice.MaxParts})
	// 2^63 fits, 2^64 does not.
	coins := dice.MustPool(dice.D(2).Times(63))
	num, den, ok := coins.Odds(slices.Concat(slices.Repeat([]int{1}, 31), slices.Repeat([]int{2}, 32)))
	require.Equal(t, []any{uint64(916312070471295267), uint64(1 << 63), true}, []any{num, den, ok})
	coins = dice.MustPool(dice.D(2).Times(64))
	num, den, ok = coins.Odds(slices.Repeat([]int{1}, 64))
	require.Equal(t, []any{uint64(0), uint64(0), false}, []any{num, den, ok})
	d, err := coins.Outcomes()
	require.NoError(t, err)
	require.Equal(t, "18446744073709551616", d.Total().String())
	require.Equal(t, "1832624140942590534/1", new(big.Rat).Mul(new(big.Rat).SetInt(d.Total()), d.Prob(func(r []int) bool { return r[31] == 1 && r[32] == 2 })).String())

	for _, c := range []struct {
		p  dice.Pool[int]
		n  uint64
		ok bool
	}{
		{dice.MustPool(dice.D(20).Times(64)), 0, false},
		{dice.MustPool(dice.D(dice.MaxFaces).Times(32), dice.D(dice.MaxFaces).Times(32)), 0, false},
		{dice.MustPool(dice.D(10).Times(20), dice.D(10).Times(20)), 10015005 * 10015005, true},
		{dice.MustPool(dice.D(512).Times(1), dice.D(512).Times(1)), 1 << 18, true},
		{dice.MustPool(dice.D(513).Times(1), dice.D(512).Times(1)), 513 << 9, true},
	} {
		n, ok := c.p.NumRolls()
		if !ok || n > dice.MaxOutcomes {
			_, err := c.p.Outcomes()
			require.ErrorIs(t, err, dice.TooMany)
			_, err = c.p.Settle(func([]int, []bool) {})
			require.ErrorIs(t, err, dice.TooMany)
		}
		if c.ok {
			require.Equal(t, c.n, n)
			require.True(t, ok)
		}
	}
	wide, err := dice.MustPool(dice.D(512).Times(1), dice.D(512).Times(1)).Outcomes()
	require.NoError(t, err)
	require.Equal(t, dice.MaxOutcomes, wide.Len())
}

func TestSumLimits(t *testing.T) {
	_, err := dice.Sum(dice.MustPool(dice.New(math.MaxInt).Times(1), dice.New(1).Times(1)))
	require.ErrorIs(t, err, dice.Overflow)
	_, err = dice.Sum(dice.MustPool(dice.New(math.MinInt).Times(1), dice.New(0, -1).Times(1)))
	require.ErrorIs(t, err, dice.Overflow)
	sum, err := dice.Sum(dice.MustPool(dice.New(math.MaxInt).Times(1), dice.New(0, -1).Times(1)))
	require.NoError(t, err)
	want := new(big.Rat).Sub(new(big.Rat).SetInt64(math.MaxInt), big.NewRat(1, 2)) // an int has 32 bits on some platforms
	require.Equal(t, want.String(), dice.Mean(sum).String())

	stepped := func(n, step int) dice.Die[int] {
		faces := make([]int, n)
		for i := range faces {
			faces[i] = i * step
		}
		return dice.New(faces...)
	}
	sum, err = dice.Sum(dice.MustPool(stepped(512, 1).Times(1), stepped(512, 512).Times(1)))
	require.NoError(t, err)
	require.Equal(t, dice.MaxOutcomes, sum.Len())
	// 481 times 545 is one more than MaxOutcomes.
	_, err = dice.Sum(dice.MustPool(stepped(481, 1).Times(1), stepped(545, 481).Times(1)))
	require.ErrorIs(t, err, dice.TooMany)
}

// scripted is a source that gives the numbers listed, over and over.
type scripted struct {
	words []uint64
	next  int
}

func (s *scripted) Uint64() uint64 {
	s.next++
	return s.words[(s.next-1)%len(s.words)]
}

// A total beyond 64 bits is sampled from the bits of as many words as it takes.
func TestSampleOfLargeTotals(t *testing.T) {
	// 65 bits: weights 1, 64, ..., total 1<<64, which takes two words and the
	// top 65 bits of them.
	heads := dice.MustPool(dice.D(2).Times(64)).Count(1)
	for _, c := range []struct {
		words []uint64
		want  int
	}{
		{[]uint64{0, 0}, 0},
		{[]uint64{0, 1 << 63}, 1},          // 1
		{[]uint64{32, 0}, 1},               // 64
		{[]uint64{32, 1 << 63}, 2},         // 65
		{[]uint64{1<<63 - 1, 1 << 63}, 64}, // the last
		{[]uint64{1 << 63, 0, 0, 0}, 0},    // one too high, then 0
		{[]uint64{math.MaxUint64}, 64},     // broken
		{[]uint64{1 << 62, 0}, 32},         // half way
	} {
		require.Equal(t, c.want, heads.Sample(rand.New(&scripted{words: c.words})), "%v", c.words)
	}
}

// A total of exactly 128 bits takes two whole words.
func TestSampleOfTwoWholeWords(t *testing.T) {
	d := dice.MustPool(dice.D(4).Times(63), dice.D(2).Times(1)).Count(1)
	require.Equal(t, 128, d.Total().BitLen())
	require.Equal(t, 0, d.Sample(rand.New(&scripted{words: []uint64{0, math.MaxUint64}})))
	require.Equal(t, 64, d.Sample(rand.New(&scripted{words: []uint64{1<<63 - 1, math.MaxUint64}})))
	require.Equal(t, 16, d.Sample(rand.New(&scripted{words: []uint64{1 << 62, 0, 9}}))) // half way, the third word left
}

// NumRolls is the number that big integers give, for each die in the largest pool.
func TestNumRollsOfLargePools(t *testing.T) {
	for faces := 1; faces <= dice.MaxFaces; faces++ {
		for _, n := range []int{2, 9, dice.MaxDice} {
			want := new(big.Int).Binomial(int64(faces-1+n), int64(n))
			got, ok := dice.MustPool(dice.D(faces).Times(n)).NumRolls()
			require.Equal(t, want.IsUint64(), ok)
			if ok {
				require.Equal(t, want.Uint64(), got)
			} else {
				require.Zero(t, got)
			}
		}
	}
}

// Samples follow the odds: chi-square on a fixed seed, against the value that one
// sound sample in a thousand passes.
func TestSamplesFollowTheOdds(t *testing.T) {
	p := dice.MustPool(dice.New(1, 1, 2, 3).Times(2), dice.D(2).Times(1))
	d, err := p.Outcomes()
	require.NoError(t, err)
	require.Equal(t, 12, d.Len())
	wide := dice.MustPool(dice.D(2).Times(63), dice.D(4).Times(1)).Count(3, 4)
	r := newSource()
	const n = 20000
	rolled, sampled, coin := map[string]int{}, map[string]int{}, 0
	for range n {
		rolled[fmt.Sprint(p.AppendRoll(nil, r))]++
		sampled[fmt.Sprint(d.Sample(r))]++
		coin += wide.Sample(r)
	}
	for _, counts := range []map[string]int{rolled, sampled} {
		var x float64
		for o, q := range d.All() {
			f, _ := q.Float64()
			diff := float64(counts[fmt.Sprint(o)]) - f*n
			x += diff * diff / (f * n)
		}
		require.Less(t, x, 31.26) // 11 degrees of freedom
	}
	require.InDelta(t, n/2, coin, 230)
}

func TestIterationStopsEarly(t *testing.T) {
	p := dice.MustPool(dice.D(6).Times(2))
	n := 0
	for range p.Rolls() {
		n++
		break
	}
	d := p.Count(6)
	for range d.All() {
		n++
		break
	}
	for range d.Weights() {
		n++
		break
	}
	require.Equal(t, 3, n)
}

// What a caller gets can be changed without changing the distribution.
func TestResultsAreTheCallersOwn(t *testing.T) {
	d := dice.MustPool(dice.D(6).Times(1)).Count(6)
	d.Total().SetInt64(99)
	for _, w := range d.Weights() {
		w.SetInt64(99)
	}
	for _, p := range d.All() {
		p.SetInt64(99)
	}
	require.Equal(t, map[string]*big.Rat{"0": big.NewRat(5, 6), "1": big.NewRat(1, 6)}, table(d))
	p := dice.MustPool(dice.D(6).Times(1))
	p.Groups()[0].N = 5
	require.Equal(t, 1, p.Groups()[0].N)
}

// The calls that games make in their transitions must not allocate.
func TestNoAllocations(t *testing.T) {
	p := phasePool()
	r := newSource()
	buf, out := p.AppendRoll(nil, r), make([]string, 0, 6)
	again := []bool{true, false, true}
	d := dice.D(6)
	for _, c := range []struct {
		name string
		f    func()
	}{
		{"Die.Roll", func() { d.Roll(r) }},
		{"Die.Weight", func() { d.Weight(3) }},
		{"Pool.AppendRoll", func() { p.AppendRoll(buf[:0], r) }},
		{"Pool.AppendReroll", func() { _, _ = p.AppendReroll(out, buf, again, r) }},
		{"Pool.Sort", func() { _ = p.Sort(buf) }},
		{"Pool.Odds", func() { p.Odds(buf) }},
		{"Pool.NumRolls", func() { p.NumRolls() }},
	} {
		require.Zero(t, testing.AllocsPerRun(100, c.f), c.name)
	}
}

func BenchmarkAppendRoll(b *testing.B) {
	p, r := phasePool(), newSource()
	var buf []string
	for b.Loop() {
		buf = p.AppendRoll(buf[:0], r)
	}
}

func BenchmarkOdds(b *testing.B) {
	p := phasePool()
	roll := p.AppendRoll(nil, newSource())
	for b.Loop() {
		p.Odds(roll)
	}
}

func BenchmarkSum(b *testing.B) {
	p := dice.MustPool(dice.D(6).Times(10))
	for b.Loop() {
		_, _ = dice.Sum(p)
	}
}

func BenchmarkSettle(b *testing.B) {
	p := phasePool()
	for b.Loop() {
		_, _ = p.Settle(phaseRule)
	}
}
