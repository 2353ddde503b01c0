package dice

import (
	"iter"
	"math/big"
	"math/rand/v2"
	"slices"
	"sort"
)

// A Dist is a distribution: outcomes in a fixed order, each with a positive
// integer weight. The probability of an outcome is its weight over the total of
// the weights. The zero Dist has no outcomes and total 0.
//
// When T is a slice, the slices are the Dist's own and must not be changed.
type Dist[T any] struct {
	outcomes []T
	upTo     []*big.Int // upTo[i] is the sum of the weights 0 to i
}

// dist returns the distribution, leaving out outcomes of weight 0.
func dist[T any](outcomes []T, weights []*big.Int) Dist[T] {
	var d Dist[T]
	total := new(big.Int)
	for i, w := range weights {
		if w.Sign() > 0 {
			total = new(big.Int).Add(total, w)
			d.outcomes = append(d.outcomes, outcomes[i])
			d.upTo = append(d.upTo, total)
		}
	}
	return d
}

// Len returns the number of outcomes.
func (d Dist[T]) Len() int { return len(d.outcomes) }

// Total returns the sum of the weights, as a new integer.
func (d Dist[T]) Total() *big.Int {
	total := new(big.Int)
	if n := len(d.upTo); n > 0 {
		total.Set(d.upTo[n-1])
	}
	return total
}

// weight returns the weight of outcome i, as a new integer.
func (d Dist[T]) weight(i int) *big.Int {
	w := new(big.Int).Set(d.upTo[i])
	if i > 0 {
		w.Sub(w, d.upTo[i-1])
	}
	return w
}

// Weights returns the outcomes in order, each with its weight.
func (d Dist[T]) Weights() iter.Seq2[T, *big.Int] {
	return func(yield func(T, *big.Int) bool) {
		for i, o := range d.outcomes {
			if !yield(o, d.weight(i)) {
				return
			}
		}
	}
}

// All returns the outcomes in order, each with its probability.
func (d Dist[T]) All() iter.Seq2[T, *big.Rat] {
	return func(yield func(T, *big.Rat) bool) {
		total := d.Total()
		for o, w := range d.Weights() {
			if !yield(o, new(big.Rat).SetFrac(w, total)) {
				return
			}
		}
	}
}

// Prob returns the probability of the event: that of all outcomes for which it
// is true. The zero Dist gives 0. [Is] makes the event of a single outcome.
func (d Dist[T]) Prob(event func(T) bool) *big.Rat {
	sum := new(big.Int)
	for o, w := range d.Weights() {
		if event(o) {
			sum.Add(sum, w)
		}
	}
	if sum.Sign() == 0 {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(sum, d.Total())
}

// Is returns the event that the outcome equals v, for [Dist.Prob].
func Is[T comparable](v T) func(T) bool {
	return func(o T) bool { return o == v }
}

// Sample returns an outcome drawn by weight. The zero Dist returns the zero T.
func (d Dist[T]) Sample(r *rand.Rand) T {
	if len(d.outcomes) == 0 {
		var zero T
		return zero
	}
	x := below(d.upTo[len(d.upTo)-1], r)
	return d.outcomes[sort.Search(len(d.upTo), func(i int) bool { return d.upTo[i].Cmp(x) > 0 })]
}

// below returns a number from 0 to n-1, each equally likely. n is above 0.
func below(n *big.Int, r *rand.Rand) *big.Int {
	if n.IsUint64() {
		return new(big.Int).SetUint64(r.Uint64N(n.Uint64()))
	}
	x := new(big.Int)
	// More than half of the numbers of n's length are below n. A source that
	// fails 128 times is broken, not unlucky, and must not hang the caller.
	for range 128 {
		x.SetUint64(0)
		for bit := 0; bit < n.BitLen(); bit += 64 {
			x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(r.Uint64()))
		}
		x.Rsh(x, uint(63-(n.BitLen()-1)%64))
		if x.Cmp(n) < 0 {
			return x
		}
	}
	return x.Mod(x, n)
}

// Map returns the distribution of f(outcome). Outcomes for which f gives the
// same value become one, their weights added. They are in the order in which f
// first gives them, going through d in order; [Dist.Sorted] gives another.
func Map[T any, K comparable](d Dist[T], f func(T) K) Dist[K] {
	var keys []K
	var weights []*big.Int
	place := make(map[K]int)
	for o, w := range d.Weights() {
		k := f(o)
		i, ok := place[k]
		if !ok {
			i = len(keys)
			place[k] = i
			keys = append(keys, k)
			weights = append(weights, new(big.Int))
		}
		weights[i].Add(weights[i], w)
	}
	return dist(keys, weights)
}

// Sorted returns the same distribution with its outcomes in the order of
// compare, which is as for [slices.SortFunc]. Outcomes that compare equal keep
// their order.
func (d Dist[T]) Sorted(compare func(a, b T) int) Dist[T] {
	order := make([]int, len(d.outcomes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return compare(d.outcomes[i], d.outcomes[j]) })
	outcomes := make([]T, len(order))
	weights := make([]*big.Int, len(order))
	for to, from := range order {
		outcomes[to], weights[to] = d.outcomes[from], d.weight(from)
	}
	return dist(outcomes, weights)
}

// Mean returns the mean of the distribution: the sum of each outcome times its
// probability. The zero Dist gives 0.
func Mean(d Dist[int]) *big.Rat {
	if d.Len() == 0 {
		return new(big.Rat)
	}
	sum := new(big.Int)
	for o, w := range d.Weights() {
		sum.Add(sum, w.Mul(w, big.NewInt(int64(o))))
	}
	return new(big.Rat).SetFrac(sum, d.Total())
}
