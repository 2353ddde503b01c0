package paperdungeons

import (
	"math/bits"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// The Jewels are alike. In a pile that holds some of them they are its lowest cards, 0, 1 and so on; those that leave are
// the highest of them, so that piles of the same cards are equal values.

// jewelsOf returns the number of Jewels that a pile may hold.
func jewelsOf(pile deck.Pile) int { return hoard(pile.Candidates().Bits()).jewels() }

// removal returns the cards that leave a pile when those of h do. If h has more Jewels than the pile, they are cards that
// the pile can't hold.
func removal(pile deck.Pile, h hoard) deck.Set {
	had, leave := jewelsOf(pile), h.jewels()
	jewels := (h & jewelBits) << max(0, had-leave)
	return deck.FromBits(uint64(h&^jewelBits | jewels))
}

// remove takes cards that all see out of the pile, and out of what each player knows of it.
func (p play) remove(h hoard) {
	s := p.s
	s.pile, s.unseen = without(s.pile, h), without(s.unseen, h)
	for i := range s.g.players {
		s.known[i] = without(s.known[i], h)
	}
}

// without returns a pile without cards that it may hold.
func without(pile deck.Pile, h hoard) deck.Pile {
	pile, _ = pile.Remove(removal(pile, h)) // what one player sees is possible by what any other knows
	return pile
}

// lootRules are the rules of the looting, by round.
var lootRules = [...]*rulebook.Rule{2: LootSecondRound, 5: LootFifthRound, 7: LootSeventhRound, NumRounds: nil}

// lootSize is how many cards are looted after rounds 2 and 5.
const lootSize = 3

// lootCount returns how many cards are looted at the end of the round.
func (s *State) lootCount() int {
	switch s.round {
	case 2, 5:
		return min(lootSize, s.pile.Size())
	case 7:
		return s.pile.Size()
	}
	return 0
}

// lootDue loots the pile at the end of the round, and reports whether chance has to say which cards go.
func (p play) lootDue() bool {
	s := p.s
	if lootRules[s.round] == nil {
		return false
	}
	n := s.lootCount()
	p.t.Cite(LootingRounds, rulebook.Nobody, "the treasure is looted at the end of round %d", int(s.round))
	p.t.Cite(lootRules[s.round], rulebook.Nobody, "cards that go back to the box: %d of %d", n, s.pile.Size())
	if n < lootSize && s.round != 7 {
		p.t.Cite(LootWhatIsLeft, rulebook.Nobody, "cards left: %d", n)
	}
	switch {
	case n == 0:
		return false
	case !s.g.options.LootShown.On():
		p.lootUnseen(n)
		return false
	case n == s.pile.Size() && settled(s.pile):
		p.loot(hoard(s.pile.Sure().Bits()))
		return false
	}
	s.phase = PhaseLoot
	return true
}

// lootUnseen removes cards that nobody sees.
func (p play) lootUnseen(n int) {
	s := p.s
	p.t.Cite(LootSeenByAll, rulebook.Nobody, "cards that go unseen: %d", n)
	s.pile, _ = s.pile.Lose(n) // at most what is there
	s.unseen, _ = s.unseen.Lose(n)
	for i := range s.g.players {
		s.known[i], _ = s.known[i].Lose(n) // all know the size
	}
}

// loot removes cards that all see.
func (p play) loot(h hoard) {
	s := p.s
	p.citeLoot(h)
	s.looted = s.looted.plus(h)
	p.remove(h)
	if s.phase == PhaseLoot {
		p.afterLooting()
	}
}

func (p play) citeLoot(h hoard) {
	if p.t != nil {
		p.t.CiteName(LootSeenByAll, rulebook.Nobody, "all see what goes:%s", string(h.appendTo(nil)))
		p.t.Cite(lootRules[p.s.round], rulebook.Nobody, "cards that go back to the box: %d", h.len())
	}
}

// plus adds the cards of another set, Jewels to Jewels.
func (h hoard) plus(more hoard) hoard {
	jewels := min(h.jewels()+more.jewels(), NumJewels)
	return (h|more)&^jewelBits | (1<<jewels - 1)
}

// held returns the cards that are surely in the treasure pile, and those that may be in it besides. When cards have left
// unseen, no single Jewel is sure; but the pile began with so many other cards, and as many as it has more are Jewels.
func (s *State) held() (sure, maybe hoard) {
	size := s.pile.Size()
	sure, all := hoard(s.pile.Sure().Bits()), hoard(s.pile.Candidates().Bits())
	others := min((all &^ jewelBits).len(), artifactsDrawn[s.players()])
	least := max(sure.jewels(), size-others)
	sure &^= jewelBits
	most := min(all.jewels(), size-sure.len())
	sure |= 1<<least - 1
	return sure, (all&^jewelBits | (1<<most - 1)) &^ sure
}

// shownCount returns the number of cards that the next look or loot shows.
func (s *State) shownCount() int {
	if s.phase == PhaseLoot {
		return s.lootCount()
	}
	return s.pile.Size()
}

// pileOdds returns the odds of cards that a look or a loot shows. Which of the Jewels they are makes no difference, so
// their choices are added up.
func (s *State) pileOdds(h hoard) (num, den uint64) {
	had, n := jewelsOf(s.pile), h.jewels()
	if n > had {
		return 0, 1
	}
	num, den, _ = s.pile.RemovalOdds(removal(s.pile, h)) // 16 cards: the odds fit
	return num * choose(had, n), den
}

// forbidsShown returns the rule against cards that a look or a loot shows.
func (s *State) forbidsShown(m *Move) *rulebook.Rule {
	count := m.cards.len() == s.shownCount()
	if s.phase == PhaseLoot && !count {
		return lootRules[s.round]
	}
	if count {
		if num, _ := s.pileOdds(m.cards); num > 0 {
			return nil
		}
	}
	sure, _ := s.held()
	switch {
	case s.phase == PhaseLoot:
		return LootSeenByAll
	case count && m.cards.jewels() < sure.jewels():
		return JewelsAlwaysInPile
	case !count && s.pile.Size() == PileSize(s.g.players):
		return ArtifactsByPlayers
	}
	return PileUnknownUntilSeen
}

// appendShown appends the outcomes of a look or a loot.
func (s *State) appendShown(dst []Move) []Move {
	m := Move{kind: LookKind}
	if s.phase == PhaseLoot {
		m.kind = LootKind
	}
	n := s.shownCount()
	for h := hoard(0); ; h++ {
		jewels := h & jewelBits
		if jewels&(jewels+1) == 0 && bits.OnesCount16(uint16(h)) == n {
			m.cards = h
			if num, _ := s.pileOdds(h); num > 0 {
				dst = append(dst, m)
			}
		}
		if h == ^hoard(0) {
			return dst
		}
	}
}

func (s *State) samplePile(r *rand.Rand) Move {
	m := Move{kind: LookKind}
	if s.phase == PhaseLoot {
		m.kind = LootKind
	}
	cards := hoard(s.pile.SampleRemoval(s.shownCount(), r).Bits())
	m.cards = cards&^jewelBits | (1<<cards.jewels() - 1)
	return m
}
