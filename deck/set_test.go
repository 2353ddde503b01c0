package deck_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/rulebook-go/rulebook/deck"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// slowSet is a set of cards the obvious way.
func slowSet(s deck.Set) map[int]bool {
	m := map[int]bool{}
	for c := range deck.MaxCards {
		if s.Bits()>>c&1 == 1 {
			m[c] = true
		}
	}
	return m
}

// Law: every operation on sets is the one on the list of their cards.
func lawSetIsTheListOfItsCards(t *rapid.T) {
	s := deck.FromBits(rapid.Uint64().Draw(t, "s"))
	u := deck.FromBits(rapid.Uint64().Draw(t, "u"))
	if rapid.Bool().Draw(t, "within") {
		u = u.Intersect(s)
	}
	card := rapid.IntRange(-2, deck.MaxCards+1).Draw(t, "card")
	ms, mu := slowSet(s), slowSet(u)
	real := card >= 0 && card < deck.MaxCards
	var cards []int
	contains := true
	for c := -2; c < deck.MaxCards+2; c++ {
		require.Equal(t, ms[c], s.Has(c))
		require.Equal(t, ms[c] || mu[c], s.Union(u).Has(c))
		require.Equal(t, ms[c] && mu[c], s.Intersect(u).Has(c))
		require.Equal(t, ms[c] && !mu[c], s.Minus(u).Has(c))
		require.Equal(t, ms[c] || real && c == card, s.Add(card).Has(c))
		require.Equal(t, ms[c] && c != card, s.Remove(card).Has(c))
		contains = contains && (ms[c] || !mu[c])
		if ms[c] {
			nth, ok := s.Nth(len(cards))
			require.True(t, ok)
			require.Equal(t, c, nth)
			cards = append(cards, c)
		}
	}
	require.Equal(t, cards, slices.Collect(s.All()))
	require.Equal(t, len(cards), s.Len())
	require.Equal(t, contains, s.Contains(u))
	require.Equal(t, s, deck.Cards(cards...))
	for _, i := range []int{-1, len(cards)} {
		nth, ok := s.Nth(i)
		require.False(t, ok)
		require.Equal(t, -1, nth)
	}
}

func TestLawSetIsTheListOfItsCards(t *testing.T) { rapid.Check(t, lawSetIsTheListOfItsCards) }
func FuzzLawSetIsTheListOfItsCards(f *testing.F) { laws.Fuzz(f, lawSetIsTheListOfItsCards) }

// Law: the subsets of k cards are those that choosing them one by one gives,
// each once, in ascending order.
func lawSubsetsAreTheChoices(t *rapid.T) {
	var s deck.Set
	for range rapid.IntRange(0, 9).Draw(t, "n") {
		s = s.Add(rapid.SampledFrom([]int{0, 1, 2, 3, 5, 17, 31, 32, 33, 61, 62, 63}).Draw(t, "card"))
	}
	for k := 0; k <= s.Len(); k++ {
		var want []deck.Set
		for _, c := range choices(slices.Collect(s.All()), k) {
			want = append(want, deck.Cards(c...))
		}
		slices.SortFunc(want, deck.Set.Compare)
		require.Equal(t, want, slices.Collect(s.Subsets(k)))
		ways, ok := deck.Binomial(s.Len(), k)
		require.True(t, ok)
		require.Len(t, want, int(ways))
	}
	require.Empty(t, slices.Collect(s.Subsets(-1)))
	require.Empty(t, slices.Collect(s.Subsets(s.Len()+1)))
}

func TestLawSubsetsAreTheChoices(t *testing.T) { rapid.Check(t, lawSubsetsAreTheChoices) }
func FuzzLawSubsetsAreTheChoices(f *testing.F) { laws.Fuzz(f, lawSubsetsAreTheChoices) }

func TestSubsetsOfAllCards(t *testing.T) {
	all := deck.First(deck.MaxCards)
	require.Equal(t, []deck.Set{all}, slices.Collect(all.Subsets(64)))
	n := 0
	for s := range all.Subsets(63) {
		require.Equal(t, all.Remove(63-n), s)
		n++
	}
	require.Equal(t, 64, n)
	n = 0
	for s := range all.Subsets(2) {
		require.Equal(t, 2, s.Len())
		n++
	}
	require.Equal(t, 2016, n)
}

func TestFirst(t *testing.T) {
	for n := range 65 {
		s := deck.First(n)
		require.Equal(t, n, s.Len())
		require.False(t, s.Has(n))
		require.Equal(t, n > 0, s.Has(n-1))
	}
	require.Equal(t, deck.Set{}, deck.First(-1))
	require.Equal(t, deck.First(64), deck.First(65))
}

func TestCompare(t *testing.T) {
	require.Equal(t, -1, deck.Cards(0, 1).Compare(deck.Cards(2)))
	require.Equal(t, +1, deck.Cards(63).Compare(deck.First(63)))
	require.Equal(t, 0, deck.Cards(4).Compare(deck.Cards(4)))
}

// Law: Binomial is the number that big integers give, and says when that does
// not fit.
func lawBinomialIsExact(t *rapid.T) {
	n := rapid.OneOf(rapid.IntRange(-3, 80), rapid.IntRange(0, 1<<30)).Draw(t, "n")
	k := rapid.OneOf(rapid.IntRange(-3, 8), rapid.IntRange(0, 80)).Draw(t, "k")
	if n > 0 && rapid.Bool().Draw(t, "mirror") {
		k = n - k
	}
	ways, ok := deck.Binomial(n, k)
	want := new(big.Int)
	if 0 <= k && k <= n {
		want.Binomial(int64(n), int64(min(k, n-k)))
	}
	require.Equal(t, want.IsUint64(), ok)
	if ok {
		require.Equal(t, want.Uint64(), ways)
	} else {
		require.Zero(t, ways)
	}
}

func TestLawBinomialIsExact(t *testing.T) { rapid.Check(t, lawBinomialIsExact) }
func FuzzLawBinomialIsExact(f *testing.F) { laws.Fuzz(f, lawBinomialIsExact) }

func TestBinomialLimits(t *testing.T) {
	for n := range 68 {
		_, ok := deck.Binomial(n, n/2)
		require.True(t, ok, "%d", n)
	}
	for _, c := range []struct {
		n, k int64
		ways uint64
		ok   bool
	}{
		{67, 33, 14226520737620288370, true},
		{68, 34, 0, false},
		{1<<63 - 1, 1, 1<<63 - 1, true},
		{1<<63 - 1, 1<<63 - 2, 1<<63 - 1, true},
		{1<<63 - 1, 2, 0, false},
		{6790000000, 2, 0, false}, // just over: the high word equals the divisor
		{1<<63 - 1, 1 << 62, 0, false},
		{-1, -1, 0, true},
		{-1, 0, 0, true},
		{0, 0, 1, true},
	} {
		if int64(int(c.n)) != c.n {
			continue // an int has 32 bits here
		}
		ways, ok := deck.Binomial(int(c.n), int(c.k))
		require.Equal(t, c.ways, ways, "%d of %d", c.k, c.n)
		require.Equal(t, c.ok, ok, "%d of %d", c.k, c.n)
	}
}
