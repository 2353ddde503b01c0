package deck_test

import (
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/rulebook-go/rulebook/deck"
	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func newSource() *rand.Rand { return rand.New(rand.NewPCG(2026, 11)) }

func mustNew(t require.TestingT, sure deck.Set, n int, candidates deck.Set) deck.Pile {
	p, err := deck.New(sure, n, candidates)
	require.NoError(t, err)
	return p
}

func rat(num, den uint64) *big.Rat {
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(num), new(big.Int).SetUint64(den))
}

// requireSame checks everything a pile says against the model.
func requireSame(t require.TestingT, m model, p deck.Pile) {
	require.Equal(t, m.size(), p.Size(), "size of %v", p)
	all := map[int]bool{}
	for _, order := range m {
		for _, c := range order {
			all[c] = true
		}
	}
	var den0 uint64
	for card := -1; card <= deck.MaxCards; card++ {
		sure := all[card]
		for _, order := range m {
			sure = sure && slices.Contains(order, card)
		}
		require.Equal(t, all[card], p.MayHold(card), "%v may hold %d", p, card)
		require.Equal(t, sure, p.Has(card), "%v has %d", p, card)
		num, den := p.DrawOdds(card)
		if den0 == 0 {
			den0 = den
		}
		require.Equal(t, den0, den)
		require.Equal(t, rat(uint64(len(m.draw(card))), uint64(len(m))), rat(num, den), "%v draws %d", p, card)
	}
	require.Equal(t, slices.Sorted(maps.Keys(all)), slices.Collect(p.Draws()))
	require.Equal(t, p.Candidates(), deck.Cards(slices.Collect(p.Draws())...))
	for k := -1; k <= p.Size()+1; k++ {
		var want map[deck.Set]*big.Rat
		if k >= 0 && k <= p.Size() {
			want = m.removals(k)
		}
		got := slices.Collect(p.Removals(k))
		require.Equal(t, slices.SortedFunc(maps.Keys(want), deck.Set.Compare), got, "%v loses %d", p, k)
		if k < 0 {
			continue
		}
		dens := new(big.Int).SetInt64(1)
		for s := range p.Candidates().Add(63).Subsets(k) {
			num, den, ok := p.RemovalOdds(s)
			require.True(t, ok)
			odds := rat(num, den)
			if want[s] == nil {
				require.Zero(t, num)
				_, err := p.Remove(s)
				require.Error(t, err)
				continue
			}
			require.Equal(t, want[s], odds)
			g := new(big.Int).GCD(nil, nil, dens, odds.Denom())
			dens.Mul(dens, g.Quo(odds.Denom(), g))
		}
		// One denominator for all sets of k cards, and the least there is.
		for s := range p.Candidates().Add(63).Subsets(k) {
			_, den, _ := p.RemovalOdds(s)
			require.Equal(t, dens.Uint64(), den)
		}
	}
}

// drawPile draws a pile with its model, by what a game may do to one.
func drawPile(t *rapid.T) (deck.Pile, model) {
	sure := deck.FromBits(rapid.Uint64Range(0, 7).Draw(t, "sure"))
	candidates := deck.FromBits(rapid.Uint64Range(0, 7).Draw(t, "candidates") << 3)
	n := rapid.IntRange(0, candidates.Len()).Draw(t, "n")
	p, m := mustNew(t, sure, n, candidates), newModel(sure, n, candidates, 0)
	for range rapid.IntRange(0, 3).Draw(t, "moves") {
		p, m = step(t, p, m.thin())
	}
	return p, m.thin()
}

func step(t *rapid.T, p deck.Pile, m model) (deck.Pile, model) {
	before := p
	var err error
	kind := rapid.SampledFrom([]string{"draw", "lose", "remove", "add", "look"}).Draw(t, "move")
	switch {
	case kind == "draw" && p.Size() > 0:
		card := rapid.SampledFrom(slices.Collect(p.Draws())).Draw(t, "card")
		p, err = p.Draw(card)
		m = m.draw(card)
	case kind == "lose" && p.Size() > 0:
		k := rapid.IntRange(0, min(2, p.Size())).Draw(t, "k")
		p, err = p.Lose(k)
		m = m.lose(k)
	case kind == "remove":
		k := rapid.IntRange(0, min(2, p.Size())).Draw(t, "k")
		s := rapid.SampledFrom(slices.Collect(p.Removals(k))).Draw(t, "set")
		p, err = p.Remove(s)
		m = m.remove(s)
	case kind == "look":
		s := rapid.SampledFrom(slices.Collect(p.Looks())).Draw(t, "look")
		p, err = p.Look(s)
		m = newModel(s, 0, deck.Set{}, 0)
	case kind == "add" && p.Size() < 5:
		card := 6
		for p.MayHold(card) {
			card++
		}
		after, err := p.Add(card)
		if err != nil {
			require.Contains(t, err.Error(), "were lost")
			require.Contains(t, p.String(), ") - ")
			require.Equal(t, p, after)
			return p, m
		}
		return after, m.add(card)
	}
	require.NoError(t, err, "%s from %v", kind, before)
	return p, m
}

// Law: whatever was done to a pile, all it says is what listing every order of
// every content says.
func lawPileIsTheListOfAllOrders(t *rapid.T) {
	p, m := drawPile(t)
	requireSame(t, m, p)
}

func TestLawPileIsTheListOfAllOrders(t *testing.T) { rapid.Check(t, lawPileIsTheListOfAllOrders) }
func FuzzLawPileIsTheListOfAllOrders(f *testing.F) {
	laws.Fuzz(f, lawPileIsTheListOfAllOrders)
}

// Law: two piles are equal exactly when the same is known of them. Checked on
// every pile of up to five cards.
func TestLawEqualKnowledgeIsEqualValue(t *testing.T) {
	byKnowledge := map[string]deck.Pile{}
	byPile := map[deck.Pile]string{}
	for sure := range uint64(32) {
		for candidates := range uint64(32) {
			s, c := deck.FromBits(sure), deck.FromBits(candidates)
			for n := 0; n <= c.Len() && s.Intersect(c) == (deck.Set{}); n++ {
				for lost := 0; lost <= s.Len()+n; lost++ {
					p, err := mustNew(t, s, n, c).Lose(lost)
					require.NoError(t, err)
					m := newModel(s, n, c, lost)
					if s.Len()+n == 5 {
						m = m.thin()
					}
					k := m.knowledge()
					if q, ok := byKnowledge[k]; ok {
						require.Equal(t, q, p, "both are %s", k)
					}
					if l, ok := byPile[p]; ok {
						require.Equal(t, l, k, "both are %v", p)
					}
					byKnowledge[k], byPile[p] = p, k
				}
			}
		}
	}
	require.Equal(t, 486, len(byPile))
	require.Equal(t, 486, len(byKnowledge))
}

// drawLarge draws a pile of any size.
func drawLarge(t *rapid.T) deck.Pile {
	sure := deck.FromBits(rapid.Uint64().Draw(t, "sure"))
	candidates := deck.FromBits(rapid.Uint64().Draw(t, "candidates")).Minus(sure)
	p := mustNew(t, sure, rapid.IntRange(0, candidates.Len()).Draw(t, "n"), candidates)
	p, err := p.Lose(rapid.IntRange(0, p.Size()).Draw(t, "lost"))
	require.NoError(t, err)
	return p
}

// Law: the odds of the next card add up to exactly 1, all over one denominator.
func lawDrawOddsSumToOne(t *rapid.T) {
	p := drawLarge(t)
	var sum, den uint64
	for card := range p.Draws() {
		num, d := p.DrawOdds(card)
		require.Positive(t, num)
		require.LessOrEqual(t, d, uint64(4032))
		sum, den = sum+num, d
	}
	if p.Size() == 0 {
		require.Equal(t, deck.Pile{}, p)
		return
	}
	require.Equal(t, den, sum)
}

func TestLawDrawOddsSumToOne(t *testing.T) { rapid.Check(t, lawDrawOddsSumToOne) }
func FuzzLawDrawOddsSumToOne(f *testing.F) { laws.Fuzz(f, lawDrawOddsSumToOne) }

// Law: the odds of the removals of k cards sum to one, for every small pile, with cards lost from it and without.
func TestLawRemovalOddsSumToOne(t *testing.T) {
	for sure := range 4 {
		for maybe := range 6 {
			for unknown := range maybe + 1 {
				whole := mustNew(t, deck.First(sure), unknown, deck.FromBits(deck.First(maybe).Bits()<<sure))
				for lost := range whole.Size() + 1 {
					p, err := whole.Lose(lost)
					require.NoError(t, err)
					for k := range p.Size() + 1 {
						requireWhole(t, p, k)
					}
				}
			}
		}
	}
	require.Equal(t, 64, deck.MaxCards, "a set is 64 bits")
}

func requireWhole(t *testing.T, p deck.Pile, k int) {
	var sum, den uint64
	for s := range p.Removals(k) {
		num, d, ok := p.RemovalOdds(s)
		require.True(t, ok)
		require.Positive(t, num)
		sum, den = sum+num, d
	}
	require.Equal(t, den, sum, "%v by %d", p, k)
}

// Law: drawing a card takes one card away, that one, and drawing all cards
// leaves the zero pile.
func lawDrawingAllEmptiesThePile(t *rapid.T) {
	p := drawLarge(t)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	for n := p.Size(); n > 0; n-- {
		require.Equal(t, n, p.Size())
		card := p.Sample(r)
		var err error
		p, err = p.Draw(card)
		require.NoError(t, err)
		require.False(t, p.MayHold(card))
		_, err = p.Draw(card)
		require.Error(t, err)
	}
	require.Equal(t, deck.Pile{}, p)
	require.Equal(t, -1, p.Sample(r))
}

func TestLawDrawingAllEmptiesThePile(t *testing.T) { rapid.Check(t, lawDrawingAllEmptiesThePile) }
func FuzzLawDrawingAllEmptiesThePile(f *testing.F) {
	laws.Fuzz(f, lawDrawingAllEmptiesThePile)
}

// Law: removals commute with each other and with draws: taking a and then b is
// taking b and then a, and taking both at once.
func lawRemovalsCommute(t *rapid.T) {
	p := drawLarge(t)
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	both := p.SampleRemoval(rapid.IntRange(0, p.Size()).Draw(t, "k"), r)
	a := both.Intersect(deck.FromBits(rapid.Uint64().Draw(t, "a")))
	b := both.Minus(a)
	take := func(p deck.Pile, s deck.Set) deck.Pile {
		q, err := p.Remove(s)
		require.NoError(t, err)
		require.Equal(t, p.Size()-s.Len(), q.Size())
		return q
	}
	want := take(p, both)
	require.Equal(t, want, take(take(p, a), b))
	require.Equal(t, want, take(take(p, b), a))
	q := p
	for card := range both.All() {
		var err error
		q, err = q.Draw(card)
		require.NoError(t, err)
	}
	require.Equal(t, want, q)
}

func TestLawRemovalsCommute(t *testing.T) { rapid.Check(t, lawRemovalsCommute) }
func FuzzLawRemovalsCommute(f *testing.F) { laws.Fuzz(f, lawRemovalsCommute) }

// Law: what is lost unseen changes the odds of no later card, and losing some and
// then some more is losing them together.
func lawLosingUnseenChangesNoOdds(t *rapid.T) {
	p := drawLarge(t)
	k := rapid.IntRange(0, p.Size()).Draw(t, "k")
	q, err := p.Lose(k)
	require.NoError(t, err)
	require.Equal(t, p.Size()-k, q.Size())
	if q.Size() > 0 {
		for card := range deck.MaxCards {
			require.Equal(t, rat(p.DrawOdds(card)), rat(q.DrawOdds(card)))
		}
	}
	first := rapid.IntRange(0, k).Draw(t, "first")
	twice, err := p.Lose(first)
	require.NoError(t, err)
	twice, err = twice.Lose(k - first)
	require.NoError(t, err)
	require.Equal(t, q, twice)
}

func TestLawLosingUnseenChangesNoOdds(t *testing.T) { rapid.Check(t, lawLosingUnseenChangesNoOdds) }
func FuzzLawLosingUnseenChangesNoOdds(f *testing.F) {
	laws.Fuzz(f, lawLosingUnseenChangesNoOdds)
}

// Law: in a pile of known cards every set of k has odds of one in Binomial(n, k).
func lawKnownPileRemovesEvenly(t *rapid.T) {
	s := deck.FromBits(rapid.Uint64().Draw(t, "cards"))
	p := deck.Holding(s)
	k := rapid.IntRange(0, s.Len()).Draw(t, "k")
	num, den, ok := p.RemovalOdds(p.SampleRemoval(k, newSource()))
	ways, fits := deck.Binomial(s.Len(), k)
	require.True(t, ok && fits)
	require.Equal(t, uint64(1), num)
	require.Equal(t, ways, den)
}

func TestLawKnownPileRemovesEvenly(t *testing.T) { rapid.Check(t, lawKnownPileRemovesEvenly) }
func FuzzLawKnownPileRemovesEvenly(f *testing.F) { laws.Fuzz(f, lawKnownPileRemovesEvenly) }

// Law: a number that is no card is refused everywhere, and an error leaves the
// pile as it was.
func lawNoCardIsRefused(t *rapid.T) {
	p := drawLarge(t)
	card := rapid.OneOf(rapid.IntMax(-1), rapid.IntMin(deck.MaxCards)).Draw(t, "card")
	require.False(t, p.Has(card) || p.MayHold(card))
	num, den := p.DrawOdds(card)
	require.Zero(t, num)
	require.NotZero(t, den)
	q, err := p.Draw(card)
	require.ErrorContains(t, err, "is not in the pile")
	require.Equal(t, p, q)
	q, err = p.Add(card)
	require.ErrorContains(t, err, "no card")
	require.Equal(t, p, q)
	for _, k := range []int{-1, p.Size() + 1, 1 << 30} {
		q, err = p.Lose(k)
		require.ErrorContains(t, err, "cannot be lost")
		require.Equal(t, p, q)
		require.Equal(t, deck.Set{}, p.SampleRemoval(k, newSource()))
		require.Empty(t, slices.Collect(p.Removals(k)))
	}
}

func TestLawNoCardIsRefused(t *testing.T) { rapid.Check(t, lawNoCardIsRefused) }
func FuzzLawNoCardIsRefused(f *testing.F) { laws.Fuzz(f, lawNoCardIsRefused) }

func TestZeroPileIsEmptyAndUsable(t *testing.T) {
	var p deck.Pile
	require.Equal(t, p, deck.Of())
	require.Equal(t, p, deck.Full(0))
	require.Equal(t, p, deck.Full(-3))
	require.Equal(t, p, mustNew(t, deck.Set{}, 0, deck.First(9)))
	require.Equal(t, "{}", p.String())
	requireSame(t, newModel(deck.Set{}, 0, deck.Set{}, 0), p)
	require.Equal(t, []deck.Set{{}}, slices.Collect(p.Looks()))
	num, den, ok := p.LookOdds(deck.Set{})
	require.Equal(t, []any{uint64(1), uint64(1), true}, []any{num, den, ok})
	num, den = p.DrawOdds(0)
	require.Equal(t, []uint64{0, 1}, []uint64{num, den})
	require.Equal(t, deck.Set{}, p.SampleLook(newSource()))
	q, err := p.Add(5)
	require.NoError(t, err)
	require.Equal(t, deck.Of(5), q)
}

func TestNewRefuses(t *testing.T) {
	for _, n := range []int{-1, 3} {
		p, err := deck.New(deck.Cards(0), n, deck.Cards(1, 2))
		require.ErrorContains(t, err, "cannot be drawn from the 2 of {1 2}")
		require.Equal(t, deck.Pile{}, p)
	}
	p, err := deck.New(deck.Cards(0, 1, 5), 1, deck.Cards(1, 5, 6))
	require.ErrorContains(t, err, "the cards {1 5} are both")
	require.Equal(t, deck.Pile{}, p)
}

func TestAddRefuses(t *testing.T) {
	p := mustNew(t, deck.Cards(0), 1, deck.Cards(1, 2))
	for card := range 3 {
		q, err := p.Add(card)
		require.ErrorContains(t, err, "already")
		require.Equal(t, p, q)
	}
	p, err := p.Lose(1)
	require.NoError(t, err)
	require.Equal(t, "({0} + 1 of {1 2}) - 1", p.String())
	q, err := p.Add(3)
	require.ErrorContains(t, err, "card 3 cannot be added to the pile ({0} + 1 of {1 2}) - 1: cards were lost")
	require.Equal(t, p, q)
	require.Equal(t, deck.Set{}, p.Sure())
	require.False(t, p.Has(0))
	require.True(t, p.MayHold(0))
}

func TestLook(t *testing.T) {
	p := mustNew(t, deck.Cards(0, 7), 2, deck.Cards(1, 2, 3))
	require.Equal(t, []deck.Set{
		deck.Cards(0, 1, 2, 7), deck.Cards(0, 1, 3, 7), deck.Cards(0, 2, 3, 7),
	}, slices.Collect(p.Looks()))
	for s, want := range map[deck.Set]uint64{
		deck.Cards(0, 1, 2, 7):    1,
		deck.Cards(0, 1, 2, 3):    0,
		deck.Cards(0, 1, 7):       0,
		deck.Cards(0, 1, 2, 3, 7): 0,
		{}:                        0,
	} {
		num, den, ok := p.LookOdds(s)
		require.Equal(t, []any{want, uint64(3), true}, []any{num, den, ok}, "%v", s)
		q, err := p.Look(s)
		if want == 0 {
			require.ErrorContains(t, err, "the pile {0 7} + 2 of {1 2 3} is not "+s.String())
			require.Equal(t, p, q)
		} else {
			require.NoError(t, err)
			require.Equal(t, deck.Holding(s), q)
		}
	}
}

func TestOddsThatDoNotFit(t *testing.T) {
	p := mustNew(t, deck.First(20), 20, deck.First(64).Minus(deck.First(20)))
	num, den, ok := p.RemovalOdds(deck.First(20))
	require.Equal(t, []any{uint64(0), uint64(0), false}, []any{num, den, ok})
	num, den, ok = p.LookOdds(deck.First(3))
	require.Equal(t, []any{uint64(0), uint64(1761039350070), true}, []any{num, den, ok})

	_, err := p.Remove(deck.Cards(63, 62, 0))
	require.NoError(t, err)
	_, err = p.Remove(deck.First(64))
	require.ErrorContains(t, err, "are not in the pile")
}

func TestString(t *testing.T) {
	require.Equal(t, "{0 3}", deck.Of(3, 0, 3, -1, 64).String())
	require.Equal(t, "2 of {1 5 7}", mustNew(t, deck.Set{}, 2, deck.Cards(1, 5, 7)).String())
	require.Equal(t, "{0 3} + 2 of {1 5 7}", mustNew(t, deck.Cards(0, 3), 2, deck.Cards(1, 5, 7)).String())
	require.Equal(t, "{0 1 3 5 7}", mustNew(t, deck.Cards(0, 3), 3, deck.Cards(1, 5, 7)).String())
	require.Equal(t, "{0 3}", mustNew(t, deck.Cards(0, 3), 0, deck.Cards(1, 5, 7)).String())
}

// chiSquare returns the statistic of counts against odds.
func chiSquare(counts map[string]int, odds map[string]*big.Rat, n int) float64 {
	var x float64
	for _, k := range slices.Sorted(maps.Keys(odds)) {
		p, _ := odds[k].Float64()
		d := float64(counts[k]) - p*float64(n)
		x += d * d / (p * float64(n))
	}
	return x
}

// Samples follow the odds: chi-square on a fixed seed, against the value that one
// sound sample in a thousand passes.
func TestSamplesFollowTheOdds(t *testing.T) {
	mixed := mustNew(t, deck.Cards(0, 1), 2, deck.Cards(2, 3, 4))
	lost, err := mixed.Lose(1)
	require.NoError(t, err)
	r := newSource()
	const n = 20000
	for _, p := range []deck.Pile{deck.Full(5), mixed, lost} {
		odds, counts := map[string]*big.Rat{}, map[string]int{}
		for card := range p.Draws() {
			odds[deck.Cards(card).String()] = rat(p.DrawOdds(card))
		}
		for range n {
			counts[deck.Cards(p.Sample(r)).String()]++
		}
		require.Less(t, chiSquare(counts, odds, n), 18.47, "%v", p) // 4 degrees of freedom

		odds, counts = map[string]*big.Rat{}, map[string]int{}
		for s := range p.Removals(2) {
			num, den, _ := p.RemovalOdds(s)
			odds[s.String()] = rat(num, den)
		}
		require.Len(t, odds, 10)
		for range n {
			counts[p.SampleRemoval(2, r).String()]++
		}
		require.Less(t, chiSquare(counts, odds, n), 27.88, "%v", p) // 9 degrees of freedom
	}
	counts := map[string]int{}
	for range 300 {
		counts[mixed.SampleLook(r).String()]++
	}
	require.Len(t, counts, 3)
}

func TestIterationStopsEarly(t *testing.T) {
	p := mustNew(t, deck.First(20), 10, deck.First(64).Minus(deck.First(20)))
	for s := range p.Removals(15) {
		require.Equal(t, deck.First(15), s)
		break
	}
	for card := range p.Draws() {
		require.Equal(t, 0, card)
		break
	}
}
