package deck

import (
	"fmt"
	"iter"
	"math/rand/v2"
)

// couldTake reports whether the pile may hold all the cards of s together.
func (p Pile) couldTake(s Set) bool {
	return s.Len() <= p.Size() && p.Candidates().Contains(s) && s.Intersect(p.maybe).Len() <= int(p.unknown)
}

// Removals returns the sets of cards that k cards picked at random from the pile
// may turn out to be, in the order of [Set.Compare]. There are none when k is
// outside 0 to Size. See [Pile.Lose] for a removal that nobody sees.
func (p Pile) Removals(k int) iter.Seq[Set] {
	return func(yield func(Set) bool) {
		if k > p.Size() {
			return // before going through all the subsets that are too large
		}
		for s := range p.Candidates().Subsets(k) {
			if p.couldTake(s) && !yield(s) {
				return
			}
		}
	}
}

// RemovalOdds returns the probability num/den that as many cards as s has,
// picked at random from the pile, are exactly those of s; and true. When all
// cards of the pile are sure, that is one in [Binomial] of Size and s.Len().
//
// den is the same for every set of that many cards, the least for which that is
// so. num is 0 for a set that the pile can't hold. When den does not fit in 64
// bits, which takes a pile that has many sure cards and many unknown ones, the
// result is 0, 0 and false.
func (p Pile) RemovalOdds(s Set) (num, den uint64, ok bool) {
	k, n, unknown, maybe := s.Len(), p.shuffled(), int(p.unknown), p.maybe.Len()
	den = 1
	if k > p.Size() {
		return 0, den, true
	}
	picks := choose(n, k)
	unseen := s.Intersect(p.maybe).Len()
	// Given that j of the picked cards are candidates, each set has the chance
	// that its j candidates are in the pile, times that of being picked:
	// choose(unknown, j) / choose(maybe, j) / picks.
	for j := max(0, k-p.sure.Len()); j <= min(k, unknown); j++ {
		_, d, ok := reduce(choose(unknown, j), choose(maybe, j), picks)
		if !ok {
			return 0, 0, false
		}
		if den, ok = mul(den, d/gcd(den, d)); !ok {
			return 0, 0, false
		}
	}
	if !p.couldTake(s) {
		return 0, den, true
	}
	a, d, _ := reduce(choose(unknown, unseen), choose(maybe, unseen), picks)
	return a * (den / d), den, true
}

// reduce returns a/(b*c) in lowest terms, and whether the denominator fits.
func reduce(a, b, c uint64) (num, den uint64, ok bool) {
	g := gcd(a, b)
	a, b = a/g, b/g
	g = gcd(a, c)
	den, ok = mul(b, c/g)
	return a / g, den, ok
}

// Remove returns the pile after cards picked at random turned out to be those
// of s, and were taken away. It returns p and an error when the pile can't hold
// them together.
func (p Pile) Remove(s Set) (Pile, error) {
	if !p.couldTake(s) {
		return p, fmt.Errorf("deck: the cards %v are not in the pile %v", s, p)
	}
	return p.take(s), nil
}

// SampleRemoval returns k cards picked at random from the pile, with the odds
// of [Pile.RemovalOdds]. It returns the empty set when k is outside 0 to Size.
func (p Pile) SampleRemoval(k int, r *rand.Rand) Set {
	var s Set
	if k > p.Size() {
		return s
	}
	for range k {
		card := p.Sample(r)
		s = s.Add(card)
		p = p.take(Set{bit(card)})
	}
	return s
}

// Looks returns the sets of cards that the whole pile may turn out to be, in
// the order of [Set.Compare]. The empty pile has one: the empty set.
func (p Pile) Looks() iter.Seq[Set] { return p.Removals(p.Size()) }

// LookOdds returns the probability num/den that the pile holds exactly the
// cards of s, and true; den is the same for every set. When den does not fit in
// 64 bits, the result is 0, 0 and false.
func (p Pile) LookOdds(s Set) (num, den uint64, ok bool) {
	if s.Len() == p.Size() {
		return p.RemovalOdds(s)
	}
	_, den, ok = p.RemovalOdds(p.Candidates().pick(First(p.Size()).bits))
	return 0, den, ok
}

// Look returns the pile after all its cards were looked at, turned out to be
// those of s, and were shuffled. It returns p and an error when the pile can't
// be exactly that.
func (p Pile) Look(s Set) (Pile, error) {
	if s.Len() != p.Size() || !p.couldTake(s) {
		return p, fmt.Errorf("deck: the pile %v is not %v", p, s)
	}
	return Holding(s), nil
}

// SampleLook returns what the whole pile may hold, with the odds of
// [Pile.LookOdds].
func (p Pile) SampleLook(r *rand.Rand) Set { return p.SampleRemoval(p.Size(), r) }
