package deck

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"strconv"
)

// A Pile is a face-down pile, as the set of cards it may hold. The zero Pile is
// empty.
//
// What is known of a pile is always of this form. Take the cards that are surely
// in it, add some number of cards drawn unseen from the candidates, every choice
// being equally likely, shuffle, and let some number of cards at the bottom be
// lost. Every method preserves that form, exactly. Piles of which the same is
// known are equal values: whenever two descriptions amount to the same odds for
// everything that can be seen, they are stored alike.
type Pile struct {
	sure  Set // cards surely in the pile as shuffled
	maybe Set // candidates, unknown of which are in the pile as shuffled

	unknown uint8 // above 0 and below maybe.Len(), or 0 with maybe empty
	lost    uint8 // cards that left unseen; 0 unless sure and maybe both have cards
}

// Of returns the pile of exactly the cards listed. Repeats count once, and
// numbers outside 0 to 63 are no cards.
func Of(cards ...int) Pile { return Holding(Cards(cards...)) }

// Full returns the pile of the n cards 0 to n-1: the empty pile when n is below
// 1, the one of all 64 cards when n is above 64.
func Full(n int) Pile { return Holding(First(n)) }

// Holding returns the pile of exactly the cards in s.
func Holding(s Set) Pile { return Pile{sure: s} }

// New returns the pile of the cards in sure and n more drawn unseen from
// candidates, every choice of n being equally likely. It returns an error when
// n is outside 0 to candidates.Len(), or when a card is in both sets.
func New(sure Set, n int, candidates Set) (Pile, error) {
	if n < 0 || n > candidates.Len() {
		return Pile{}, fmt.Errorf("deck: %d cards cannot be drawn from the %d of %v", n, candidates.Len(), candidates)
	}
	if both := sure.Intersect(candidates); both != (Set{}) {
		return Pile{}, fmt.Errorf("deck: the cards %v are both sure and candidates", both)
	}
	return canonical(sure, candidates, n, 0), nil
}

// canonical returns the one Pile that stands for what is known: the cards in
// sure and unknown of maybe, less lost unseen. The sets are disjoint, unknown is
// at most maybe.Len(), and lost is at most the number of cards.
func canonical(sure, maybe Set, unknown, lost int) Pile {
	if sure.Len()+unknown == lost {
		return Pile{}
	}
	if unknown == maybe.Len() {
		sure, maybe, unknown = sure.Union(maybe), Set{}, 0
	}
	if unknown == 0 {
		maybe = Set{}
	}
	// When all cards are alike, those lost can as well never have been drawn.
	if lost > 0 && maybe == (Set{}) {
		sure, maybe, unknown, lost = Set{}, sure, sure.Len()-lost, 0
	} else if sure == (Set{}) {
		unknown, lost = unknown-lost, 0
	}
	return Pile{sure, maybe, uint8(unknown), uint8(lost)}
}

// shuffled returns the number of cards before any were lost.
func (p Pile) shuffled() int { return p.sure.Len() + int(p.unknown) }

// Size returns the number of cards in the pile, 0 to 64.
func (p Pile) Size() int { return p.shuffled() - int(p.lost) }

// Sure returns the cards that are surely in the pile.
func (p Pile) Sure() Set {
	if p.lost > 0 {
		return Set{}
	}
	return p.sure
}

// Candidates returns the cards that may be in the pile, the sure ones included.
// Each of them may be the next card.
func (p Pile) Candidates() Set { return p.sure.Union(p.maybe) }

// Has reports whether card is surely in the pile.
func (p Pile) Has(card int) bool { return p.Sure().Has(card) }

// MayHold reports whether card may be in the pile, surely or not.
func (p Pile) MayHold(card int) bool { return p.Candidates().Has(card) }

// Add returns the pile after card was shuffled into it, face up before. It
// returns p and an error when card is not a number from 0 to 63, when it may be
// in the pile already, and in one case that the form of a Pile can't express:
// when cards were lost unseen from a pile of which some cards were sure and some
// were not.
func (p Pile) Add(card int) (Pile, error) {
	switch {
	case bit(card) == 0:
		return p, fmt.Errorf("deck: no card %d", card)
	case p.MayHold(card):
		return p, fmt.Errorf("deck: card %d may be in the pile %v already", card, p)
	case p.lost > 0:
		return p, fmt.Errorf("deck: card %d cannot be added to the pile %v: cards were lost", card, p)
	}
	return canonical(p.sure.Add(card), p.maybe, int(p.unknown), 0), nil
}

// Draws returns the cards that the top card may turn out to be, in ascending
// order.
func (p Pile) Draws() iter.Seq[int] { return p.Candidates().All() }

// DrawOdds returns the probability num/den that the top card is the given one.
// den is the same for every card of one pile, at most 4032 and never 0; num is
// 0 for a card that the pile can't hold.
func (p Pile) DrawOdds(card int) (num, den uint64) {
	n, m := uint64(p.shuffled()), uint64(p.maybe.Len())
	switch {
	case n == 0:
		return 0, 1
	case m == 0:
		m = 1
	}
	switch {
	case p.sure.Has(card):
		num = m
	case p.maybe.Has(card):
		num = uint64(p.unknown)
	}
	return num, n * m
}

// Draw returns the pile after its top card turned out to be the given one, and
// was taken away. It returns p and an error when the pile can't hold the card.
func (p Pile) Draw(card int) (Pile, error) {
	if !p.MayHold(card) {
		return p, fmt.Errorf("deck: card %d is not in the pile %v", card, p)
	}
	return p.take(Set{bit(card)}), nil
}

// take returns the pile without the given cards, which it may hold together.
func (p Pile) take(s Set) Pile {
	unseen := s.Intersect(p.maybe).Len()
	return canonical(p.sure.Minus(s), p.maybe.Minus(s), int(p.unknown)-unseen, int(p.lost))
}

// Sample returns a top card for the pile, drawn with the odds of
// [Pile.DrawOdds]. It returns -1 when the pile is empty.
func (p Pile) Sample(r *rand.Rand) int {
	if p.Size() == 0 {
		return -1
	}
	card, ok := p.sure.Nth(r.IntN(p.shuffled()))
	if !ok {
		card, _ = p.maybe.Nth(r.IntN(p.maybe.Len()))
	}
	return card
}

// Lose returns the pile after k cards picked at random left it unseen. It
// returns p and an error when k is outside 0 to Size.
func (p Pile) Lose(k int) (Pile, error) {
	if k < 0 || k > p.Size() {
		return p, fmt.Errorf("deck: %d cards cannot be lost from the pile %v of %d", k, p, p.Size())
	}
	return canonical(p.sure, p.maybe, int(p.unknown), int(p.lost)+k), nil
}

// String describes the pile: "{0 3}" when all its cards are known, "{0 3} + 2 of
// {1 5 7}" when two more are unknown, "2 of {1 5 7}" when none is sure. "({0 3}
// + 2 of {1 5 7}) - 1" is the rare pile that lost a card unseen while some of its
// cards were sure and some were not.
func (p Pile) String() string {
	if p.maybe == (Set{}) {
		return p.sure.String()
	}
	s := strconv.Itoa(int(p.unknown)) + " of " + p.maybe.String()
	if p.sure != (Set{}) {
		s = p.sure.String() + " + " + s
	}
	if p.lost > 0 {
		s = "(" + s + ") - " + strconv.Itoa(int(p.lost))
	}
	return s
}
