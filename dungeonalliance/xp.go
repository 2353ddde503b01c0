package dungeonalliance

import "github.com/rulebook-go/rulebook"

// award gives an alliance XP from the pools; level, 0 to 2, is that of the source. It returns what arrives.
func (p *play) award(seat, n, level int, up bool) int {
	n = min(n, maxCount-int(p.s.up[seat])-int(p.s.down[seat]))
	got := n
	switch p.g.options.XPPool {
	case Staged:
		got = 0
		for l := range levels {
			got += p.take(l, n-got)
		}
	case HardCap:
		got = p.take(level, n)
	}
	p.t.Cite(XPPools, seat, "%d of %d XP come from the pools", got, n)
	if up {
		p.s.up[seat] += int32(got)
		p.t.Cite(XPTokens, seat, "%d XP arrive face up", got)
	} else {
		p.s.down[seat] += int32(got)
		p.t.Cite(XPTokens, seat, "%d XP arrive face down", got)
	}
	return got
}

// take takes up to n from the pool of a level.
func (p *play) take(level, n int) int {
	n = max(0, min(n, p.left(level)))
	p.s.given[level] += int32(n)
	return n
}

// left returns what the pool of a level has left.
func (p *play) left(level int) int {
	if p.g.limited[level] {
		return int(p.g.pool[level] - p.s.given[level])
	}
	return maxCount - int(p.s.given[level])
}

// pay turns face-up XP face down.
func (p *play) pay(seat, price int) {
	p.s.up[seat] -= int32(price)
	p.s.down[seat] += int32(price)
	p.t.Cite(XPSpending, seat, "%d XP are turned face down", price)
}

func (s *State) forbidsBuy(card int) refusal {
	for _, c := range s.offer {
		if card > 0 && int(c) == card {
			return s.forbidsPrice(s.setup.upgrades[card-1].Price)
		}
	}
	return no(UpgradeOffer, "upgrade %d is not on offer", card)
}

// forbidsPrice checks that the alliance whose turn it is has a price face up.
func (s *State) forbidsPrice(price int) refusal {
	if up := int(s.up[s.seat]); up < price {
		return no(XPSpending, "the price is %d, and %d XP are face up", price, up)
	}
	return refusal{}
}

// buy buys an upgrade of the offer, which a draw then replaces.
func (p *play) buy(card int) {
	seat := int(p.s.seat)
	u := &p.g.upgrades[card]
	p.t.CiteName(BuyAfterActing, seat, "%s is bought for %d XP; only purchases may follow", u.Name, u.Price)
	p.s.bought = true
	p.pay(seat, u.Price)
	p.own(seat, card)
	p.s.offer[u.Level-1] = 0
	p.push(frame{op: opOffer, n: int16(u.Level - 1)})
}

// own lays an upgrade beside the Hero cards of an alliance.
func (p *play) own(seat, card int) {
	p.s.upgrades[seat] = p.s.upgrades[seat].Add(card)
	p.t.CiteName(UpgradeOffer, seat, "%s works for every hero of the alliance from now on", p.g.upgrades[card].Name)
}

// refill puts the top card of an Upgrade Deck on offer. The level of the deck is f.n, 0 to 2.
func (p *play) refill(f *frame) {
	level := int(f.n)
	switch {
	case f.step == 1:
		p.s.offer[level] = uint8(p.ans.n) + 1
		p.t.CiteName(UpgradeOffer, rulebook.Nobody, "%s is on offer at level %d", p.g.upgrades[p.ans.n].Name, level+1)
		p.pop()
	case p.s.upgradeDecks[level].Len() == 0:
		p.t.Cite(UpgradeOffer, rulebook.Nobody, "the Upgrade Deck of level %d is empty and offers nothing", level+1)
		p.pop()
	default:
		f.step = 1
		p.draw(DeckOfUpgrades, level)
	}
}

// upgradeFree reports whether an upgrade is one of the content that no alliance has.
func (s *State) upgradeFree(card int) bool {
	if card < 0 || card >= len(s.setup.upgrades) {
		return false
	}
	for i := range s.upgrades {
		if s.upgrades[i].Has(card) {
			return false
		}
	}
	return true
}

// masterThief returns what Master Thief adds to the rolls of an alliance, 0 without it.
func (s *State) masterThief(seat int) int { return s.passive(seat, PassiveDisarm) }

// needed is the Speed with which a roll is sure: the least n for which low + have + n*bonus reaches target.
func needed(target, low, have, bonus int) int {
	return max(0, (target-low-have+bonus-1)/bonus)
}

// bit reports whether bit i of b is set.
func bit(b uint64, i int) bool { return i >= 0 && b>>i&1 != 0 }
