package paperdungeons

import (
	"math/bits"

	"github.com/rulebook-go/rulebook"
)

// takeGem takes a lettered gem, if it is still on the table.
func (p play) takeGem(seat, gem int) {
	s := p.s
	w := &s.parties[seat]
	if s.gemsGone>>gem&1 != 0 {
		p.citeGem(GemsFirstCome, seat, "gem %s was taken in an earlier round: the room gives nothing", gem)
		return
	}
	for i := range s.g.players {
		if i != seat && s.parties[i].gems>>gem&1 != 0 {
			p.citeGem(GemSameRound, seat, "gem %s is shared with others who reach it", gem)
			break
		}
	}
	w.gems |= 1 << gem
	p.t.Cite(EightGems, seat, "gems: %d", w.gemCount())
}

func (p play) citeGem(rule *rulebook.Rule, seat int, format string, gem int) {
	if p.t != nil {
		p.t.CiteName(rule, seat, format, gemName(gem))
	}
}

func gemName(gem int) string { return "ABCDEFGH"[gem : gem+1] }

// extraGems gives gems without a letter.
func (p play) extraGems(seat, n int) {
	w := &p.s.parties[seat]
	w.extraGems += uint8(n)
	p.t.Cite(ExtraGems, seat, "gems that take no letter: %d; gems: %d", n, w.gemCount())
}

func (w *party) gemCount() int { return bits.OnesCount8(w.gems) + int(w.extraGems) }

// closeGems takes the gems of the round off the table.
func (p play) closeGems() {
	s := p.s
	if s.g.options.GemSharing == PerPlayer {
		return
	}
	gone := s.gemsGone
	for i := range s.g.players {
		gone |= s.parties[i].gems
	}
	for fresh := gone &^ s.gemsGone; fresh != 0; fresh &= fresh - 1 {
		p.citeGem(GemsFirstCome, rulebook.Nobody, "gem %s leaves the table", bits.TrailingZeros8(fresh))
	}
	s.gemsGone = gone
}
