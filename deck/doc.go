// Package deck counts what a face-down pile of cards may hold.
//
// A game that stores a shuffled pile knows its own future, and can leak it. A
// [Pile] stores what the players know instead: which cards are surely in the
// pile, which ones may be, and how many. The order is unknown, every order being
// equally likely. From that follow the exact odds of the next card, of a
// removal at random and of everything the pile can turn out to hold:
//
//	p := deck.Full(12)            // twelve cards, numbered 0 to 11
//	num, den := p.DrawOdds(4)     // 1, 12
//	p, err := p.Draw(4)           // the top card turned out to be card 4
//	p, err = p.Lose(3)            // three cards picked at random leave unseen
//	p.Size()                      // 8
//	p.Has(7), p.MayHold(7)        // false, true
//	num, den = p.DrawOdds(7)      // 8, 88: of 11 cards that may be there, 8 are
//	for card := range p.Draws() { // 0, 1, 2, 3, 5, ... 11
//		...
//	}
//
// Cards are numbered from 0 to 63; a [Set] is a set of them. Sets and piles are
// small comparable values: == on piles means equal knowledge, either can key a
// map, and no method changes its receiver. The zero Set and the zero Pile are
// empty and ready for use. Nothing here keeps a source of randomness: the methods
// that sample take the caller's, which must not be nil.
package deck

// MaxCards is the number of cards that exist: they are numbered from 0 to
// MaxCards-1.
const MaxCards = 64
