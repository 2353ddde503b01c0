package dice

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
)

// Outcomes returns the distribution of the rolls of the pool, in order. The
// total is the product of the totals of its dice. It returns a [TooMany] error
// when there are more than [MaxOutcomes] rolls.
func (p Pool[F]) Outcomes() (Dist[[]F], error) {
	n, err := p.listable()
	if err != nil {
		return Dist[[]F]{}, err
	}
	rolls, weights := make([][]F, 0, n), make([]*big.Int, 0, n)
	var s places
	for more := true; more; more = p.next(&s) {
		rolls = append(rolls, p.appendFaces(nil, &s))
		weights = append(weights, p.bigWeight(&s))
	}
	return dist(rolls, weights), nil
}

// listable returns the number of rolls, or an error when they are too many to
// list.
func (p Pool[F]) listable() (int, error) {
	n, ok := p.NumRolls()
	if !ok || n > MaxOutcomes {
		return 0, fmt.Errorf("%w: the pool has more than %d rolls", TooMany, MaxOutcomes)
	}
	return int(n), nil
}

// bigWeight is weight for any pool.
func (p Pool[F]) bigWeight(s *places) *big.Int {
	ways, x := big.NewInt(1), new(big.Int)
	at := 0
	for _, g := range p.groups {
		same := 0
		for i := range g.N {
			if i > 0 && s[at] == s[at-1] {
				same++
			} else {
				same = 1
			}
			ways.Mul(ways, x.SetUint64(uint64(i+1)))
			ways.Quo(ways, x.SetUint64(uint64(same)))
			ways.Mul(ways, x.SetUint64(g.Die.weights[s[at]]))
			at++
		}
	}
	return ways
}

// Count returns the distribution of the number of dice that show one of the
// faces, in ascending order.
func (p Pool[F]) Count(faces ...F) Dist[int] {
	// weights[n] is the number of ways to have n such faces with the dice so far.
	weights := []*big.Int{big.NewInt(1)}
	for _, g := range p.groups {
		var in uint64
		for i, f := range g.Die.faces {
			if slices.Contains(faces, f) {
				in += g.Die.weights[i]
			}
		}
		hit := new(big.Int).SetUint64(in)
		miss := new(big.Int).SetUint64(g.Die.total - in)
		for range g.N {
			next := make([]*big.Int, len(weights)+1)
			next[0] = new(big.Int)
			for n, w := range weights {
				next[n].Add(next[n], new(big.Int).Mul(w, miss))
				next[n+1] = new(big.Int).Mul(w, hit)
			}
			weights = next
		}
	}
	counts := make([]int, len(weights))
	for n := range counts {
		counts[n] = n
	}
	return dist(counts, weights)
}

// Sum returns the distribution of the sum of the faces, in ascending order. The
// total is the product of the totals of the dice. It returns a [TooMany] error
// when there are more than [MaxOutcomes] different sums, and an [Overflow] error
// when a sum overflows int, be it of some of the dice.
func Sum(p Pool[int]) (Dist[int], error) {
	sums, weights := []int{0}, []*big.Int{big.NewInt(1)}
	for _, g := range p.groups {
		for range g.N {
			var err error
			if sums, weights, err = addDie(sums, weights, g.Die); err != nil {
				return Dist[int]{}, err
			}
		}
	}
	return dist(sums, weights), nil
}

// addDie returns the sums, ascending, and their weights with one more die.
func addDie(sums []int, weights []*big.Int, d Die[int]) ([]int, []*big.Int, error) {
	bySum := make(map[int]*big.Int)
	for i, s := range sums {
		for j, f := range d.faces {
			t := s + f
			if (t > s) != (f > 0) {
				return nil, nil, fmt.Errorf("%w: %d + %d", Overflow, s, f)
			}
			w := bySum[t]
			if w == nil {
				if len(bySum) == MaxOutcomes {
					return nil, nil, fmt.Errorf("%w: more than %d sums", TooMany, MaxOutcomes)
				}
				w = new(big.Int)
				bySum[t] = w
			}
			w.Add(w, new(big.Int).Mul(weights[i], new(big.Int).SetUint64(d.weights[j])))
		}
	}
	sums = slices.Sorted(maps.Keys(bySum))
	weights = make([]*big.Int, len(sums))
	for i, t := range sums {
		weights[i] = bySum[t]
	}
	return sums, weights, nil
}
