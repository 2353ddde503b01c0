package dice

import (
	"fmt"
	"iter"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// A Group is N dice of one kind, which can't be told apart.
type Group[F comparable] struct {
	N   int
	Die Die[F]
}

// A Pool is dice that are rolled together, in groups. Dice of one group can't
// be told apart; dice of two groups can, even when they have the same faces. The
// zero Pool has no dice, and one roll, which is empty.
//
// A roll of the pool is a slice with a face for each die: group after group, and
// within a group in the order of the faces of its die. Rolls are ordered
// themselves: by the first die that differs, in the order of its faces.
type Pool[F comparable] struct {
	groups []Group[F]
	n      int
}

// NewPool returns the pool of the groups, in the order given. Groups of no dice
// are dropped. It returns a [BadPool] error when a number of dice is negative,
// when there are more than [MaxDice] dice in all, or when a die has no faces.
func NewPool[F comparable](groups ...Group[F]) (Pool[F], error) {
	var p Pool[F]
	for i, g := range groups {
		switch {
		case g.N < 0:
			return Pool[F]{}, fmt.Errorf("%w: group %d has %d dice", BadPool, i, g.N)
		case g.N > MaxDice-p.n:
			return Pool[F]{}, fmt.Errorf("%w: more than %d dice", BadPool, MaxDice)
		case g.N == 0:
			continue
		case g.Die.Len() == 0:
			return Pool[F]{}, fmt.Errorf("%w: the die of group %d has no faces", BadPool, i)
		}
		p.groups = append(p.groups, g)
		p.n += g.N
	}
	return p, nil
}

// MustPool is [NewPool] for pools that are written out in a program. It panics
// where NewPool returns an error.
func MustPool[F comparable](groups ...Group[F]) Pool[F] {
	p, err := NewPool(groups...)
	if err != nil {
		panic(err)
	}
	return p
}

// Len returns the number of dice, 0 to [MaxDice].
func (p Pool[F]) Len() int { return p.n }

// Groups returns the groups of the pool in order, as a new slice.
func (p Pool[F]) Groups() []Group[F] { return slices.Clone(p.groups) }

// Part returns the pool of some of the dice: die i of a roll is in it when
// which[i] is true. A die beyond the end of which is not in it. It is how to find
// the odds of rolling some dice again.
func (p Pool[F]) Part(which []bool) Pool[F] {
	var part Pool[F]
	at := 0
	for _, g := range p.groups {
		n := 0
		for range g.N {
			if at < len(which) && which[at] {
				n++
			}
			at++
		}
		if n > 0 {
			part.groups = append(part.groups, Group[F]{n, g.Die})
			part.n += n
		}
	}
	return part
}

// A places is a roll written as the place of each face on its die.
type places [MaxDice]uint16

// read stores the places of the faces of a roll, sorted or not, and reports
// whether it is a roll of the pool at all.
func (p Pool[F]) read(roll []F, to *places) bool {
	if len(roll) != p.n {
		return false
	}
	at := 0
	for _, g := range p.groups {
		for range g.N {
			i := g.Die.place(roll[at])
			if i < 0 {
				return false
			}
			to[at] = uint16(i)
			at++
		}
	}
	return true
}

// sort sorts the places within each group.
func (p Pool[F]) sort(s *places) {
	at := 0
	for _, g := range p.groups {
		slices.Sort(s[at : at+g.N])
		at += g.N
	}
}

// appendFaces appends the faces at the places.
func (p Pool[F]) appendFaces(dst []F, s *places) []F {
	at := 0
	for _, g := range p.groups {
		for _, i := range s[at : at+g.N] {
			dst = append(dst, g.Die.faces[i])
		}
		at += g.N
	}
	return dst
}

// Sort sorts the roll in place, within each group, so that equal rolls become
// equal slices. It returns a [BadRoll] error, and leaves the slice as it was,
// when the slice has not one face for each die, or a face that its die doesn't
// have.
func (p Pool[F]) Sort(roll []F) error {
	var s places
	if !p.read(roll, &s) {
		return fmt.Errorf("%w: %v", BadRoll, roll)
	}
	p.sort(&s)
	p.appendFaces(roll[:0], &s)
	return nil
}

// AppendRoll appends a roll of all the dice to dst, sorted, and returns the
// extended slice. Each die takes one number from r, in the order of the pool.
func (p Pool[F]) AppendRoll(dst []F, r *rand.Rand) []F {
	var s places
	at := 0
	for _, g := range p.groups {
		for range g.N {
			s[at] = uint16(g.Die.roll(r))
			at++
		}
	}
	p.sort(&s)
	return p.appendFaces(dst, &s)
}

// AppendReroll rolls again the dice of a roll for which again is true and
// appends the whole roll that results to dst, sorted. A die beyond the end of
// again is kept. It returns dst and a [BadRoll] error when roll is not a roll of
// the pool.
func (p Pool[F]) AppendReroll(dst, roll []F, again []bool, r *rand.Rand) ([]F, error) {
	var s places
	if !p.read(roll, &s) {
		return dst, fmt.Errorf("%w: %v", BadRoll, roll)
	}
	at := 0
	for _, g := range p.groups {
		for range g.N {
			if at < len(again) && again[at] {
				s[at] = uint16(g.Die.roll(r))
			}
			at++
		}
	}
	p.sort(&s)
	return p.appendFaces(dst, &s), nil
}

// Odds returns the probability num/den of the roll, which need not be sorted,
// and true. den is the same for every roll of the pool: the product of the
// totals of its dice. num is 0 for a slice that is not a roll of the pool. When
// den does not fit in 64 bits Odds returns 0, 0 and false; [Pool.Outcomes] has
// no such limit.
func (p Pool[F]) Odds(roll []F) (num, den uint64, ok bool) {
	den = 1
	for _, g := range p.groups {
		for range g.N {
			var hi uint64
			if hi, den = bits.Mul64(den, g.Die.total); hi != 0 {
				return 0, 0, false
			}
		}
	}
	var s places
	if !p.read(roll, &s) {
		return 0, den, true
	}
	p.sort(&s)
	return p.weight(&s), den, true
}

// weight returns the number of ways to roll s, which must be sorted, and must
// fit.
func (p Pool[F]) weight(s *places) uint64 {
	ways := uint64(1)
	at := 0
	for _, g := range p.groups {
		same := 0
		for i := range g.N {
			if i > 0 && s[at] == s[at-1] {
				same++
			} else {
				same = 1
			}
			// The i+1st die multiplies the orders by (i+1)/same, which is
			// whole at each step. The product may not fit where its
			// quotient does.
			hi, lo := bits.Mul64(ways, uint64(i+1))
			ways, _ = bits.Div64(hi, lo, uint64(same))
			ways *= g.Die.weights[s[at]]
			at++
		}
	}
	return ways
}

// next steps s from one roll, sorted, to the one after it and reports whether
// there is one. The first roll is all zeros.
func (p Pool[F]) next(s *places) bool {
	end := p.n
	for _, g := range slices.Backward(p.groups) {
		start := end - g.N
		for i := end - 1; i >= start; i-- {
			if up := int(s[i]) + 1; up < g.Die.Len() {
				for ; i < end; i++ {
					s[i] = uint16(up)
				}
				clear(s[end:p.n])
				return true
			}
		}
		end = start
	}
	return false
}

// Rolls returns every roll of the pool, in order. The slice is reused from one
// roll to the next: clone what is kept. The number of rolls grows fast with the
// dice; [Pool.NumRolls] tells it.
func (p Pool[F]) Rolls() iter.Seq[[]F] {
	return func(yield func([]F) bool) {
		var s places
		buf := make([]F, 0, p.n)
		for more := true; more; more = p.next(&s) {
			if !yield(p.appendFaces(buf, &s)) {
				return
			}
		}
	}
}

// NumRolls returns the number of different rolls and true, or 0 and false when
// it does not fit in 64 bits.
func (p Pool[F]) NumRolls() (n uint64, ok bool) {
	n = 1
	for _, g := range p.groups {
		// N dice of f faces have binomial(f-1+N, N) rolls, built up a die at
		// a time.
		group := uint64(1)
		for i := 1; i <= g.N; i++ {
			hi, lo := bits.Mul64(group, uint64(g.Die.Len()-1+i))
			if hi >= uint64(i) {
				return 0, false
			}
			group, _ = bits.Div64(hi, lo, uint64(i))
		}
		var hi uint64
		if hi, n = bits.Mul64(n, group); hi != 0 {
			return 0, false
		}
	}
	return n, true
}
