package deck

import (
	"cmp"
	"iter"
	"math/bits"
	"strconv"
)

// A Set is a set of cards. It is comparable, and its zero value is the empty
// set. A number outside 0 to 63 is no card: it is in no set, and adding or
// removing it changes nothing.
type Set struct{ bits uint64 }

// Cards returns the set of the cards listed. Repeats count once.
func Cards(cards ...int) Set {
	var s Set
	for _, c := range cards {
		s = s.Add(c)
	}
	return s
}

// First returns the set of the n cards 0 to n-1: the empty set when n is below
// 1, all 64 cards when n is above 64.
func First(n int) Set {
	if n < 0 {
		return Set{}
	}
	return Set{1<<uint(n) - 1}
}

// FromBits returns the set that holds card i when bit i of b is 1, bit 0 being
// the lowest.
func FromBits(b uint64) Set { return Set{b} }

// Bits returns the set as [FromBits] reads it.
func (s Set) Bits() uint64 { return s.bits }

// bit returns the bit of the card, 0 when there is no such card.
func bit(card int) uint64 {
	if card < 0 {
		return 0
	}
	return 1 << uint(card)
}

// Len returns the number of cards in s, 0 to 64.
func (s Set) Len() int { return bits.OnesCount64(s.bits) }

// Has reports whether card is in s.
func (s Set) Has(card int) bool { return s.bits&bit(card) != 0 }

// Add returns s with card in it.
func (s Set) Add(card int) Set { return Set{s.bits | bit(card)} }

// Remove returns s without card.
func (s Set) Remove(card int) Set { return Set{s.bits &^ bit(card)} }

// Union returns the cards that are in s or in t.
func (s Set) Union(t Set) Set { return Set{s.bits | t.bits} }

// Intersect returns the cards that are both in s and in t.
func (s Set) Intersect(t Set) Set { return Set{s.bits & t.bits} }

// Minus returns the cards of s that are not in t.
func (s Set) Minus(t Set) Set { return Set{s.bits &^ t.bits} }

// Contains reports whether every card of t is in s.
func (s Set) Contains(t Set) bool { return t.bits&^s.bits == 0 }

// Nth returns the card of s that has i smaller ones in s, and true. When i is
// outside 0 to Len-1 it returns -1 and false.
func (s Set) Nth(i int) (card int, ok bool) {
	if i < 0 || i >= s.Len() {
		return -1, false
	}
	b := s.bits
	for ; i > 0; i-- {
		b &= b - 1
	}
	return bits.TrailingZeros64(b), true
}

// Compare returns -1 when s comes before t, 0 when they are equal, +1 when s
// comes after t. Sets are in the order of [Set.Bits]: of two sets, the later one
// has the highest card that is not in both.
func (s Set) Compare(t Set) int { return cmp.Compare(s.bits, t.bits) }

// All returns the cards of s in ascending order.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for b := s.bits; b != 0; b &= b - 1 {
			if !yield(bits.TrailingZeros64(b)) {
				return
			}
		}
	}
}

// Subsets returns the subsets of s that have k cards, in the order of
// [Set.Compare]. There are none when k is outside 0 to Len.
func (s Set) Subsets(k int) iter.Seq[Set] {
	return func(yield func(Set) bool) {
		n := s.Len()
		if k < 0 || k > n {
			return
		}
		// The subset is picked by the places of its cards in s, k bits of n,
		// and the places step through the numbers with k bits.
		last := First(k).bits << uint(n-k)
		for places := First(k).bits; ; places = nextWithSameLen(places) {
			if !yield(s.pick(places)) || places == last {
				return
			}
		}
	}
}

// nextWithSameLen returns the next larger number with as many bits set as v,
// which must not be 0 and not be the last one.
func nextWithSameLen(v uint64) uint64 {
	low := v & -v
	ripple := v + low
	return ripple | (v^ripple)/low>>2
}

// pick returns the cards of s at the given places, bit i standing for the card
// that has i smaller ones in s.
func (s Set) pick(places uint64) Set {
	var t Set
	for b := s.bits; places != 0; b, places = b&(b-1), places>>1 {
		if places&1 != 0 {
			t.bits |= b & -b
		}
	}
	return t
}

// String returns the cards in ascending order: "{0 3 12}", or "{}" when s is
// empty.
func (s Set) String() string {
	b := append(make([]byte, 0, 32), '{')
	for c := range s.All() {
		if len(b) > 1 {
			b = append(b, ' ')
		}
		b = strconv.AppendInt(b, int64(c), 10)
	}
	return string(append(b, '}'))
}
