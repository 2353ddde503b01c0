package paperapps

import (
	"math/bits"

	"github.com/rulebook-go/rulebook"
)

// buy takes offer number i, from 0.
func (p *play) buy(i int) {
	offer := p.s.shop()[i]
	p.s.bought |= 1 << i
	p.s.now.minusCoins += int16(offer.Price)
	p.t.CiteName(Purchase, hero, "buys %s for %d coins", offer.Item.String(), offer.Price)
	_, left := p.s.Running()
	p.t.Cite(MustAfford, hero, "has %d coins left", left)
	p.t.Cite(OfferOnce, hero, "offer %d is taken", i+1)
	p.gain(offer.Item)
}

// gain gives the hero an item: what has a Used box is kept, all else acts at once.
func (p *play) gain(i Item) {
	it := &items[i]
	if it.singleUse {
		p.s.held[i-DoublingPotion]++
		p.t.CiteName(SingleUse, hero, "%s can be used once", it.name)
		return
	}
	p.t.CiteName(ActsWhenBought, hero, "%s acts now", it.name)
	switch {
	case it.heals > 0:
		p.heal(int(it.heals), SnackHeals)
	case it.effect != 0:
		p.s.coming |= it.effect
		p.t.CiteName(it.rule, hero, "%s is for the next floor", it.name)
	case i == Gambler:
		p.t.Cite(GamblerRolls, hero, "rolls for the Gambler")
		p.ask(gamble)
	case i == EnduranceElixir:
		p.s.elixirs |= 1 << p.s.page
		p.t.Cite(ElixirRaisesCap, hero, "the cap has risen by %d", bits.OnesCount64(p.s.elixirs))
	}
}

// payGamble pays for a high enough result, and goes back to the shop.
func (p *play) payGamble(n int) {
	p.s.phase = shopping
	if n < gamblerWins {
		p.t.Cite(GamblerRolls, hero, "%d pays nothing", n)
		return
	}
	pays := p.s.run.options.GamblerPays
	p.s.now.plusCoins += int16(pays)
	p.t.Cite(GamblerRolls, hero, "%d pays %d coins", n, pays)
	p.t.Cite(QuadrantsFill, hero, "plus coins is now %d", int(p.s.now.plusCoins))
}

// use ticks the Used box of a single-use item.
func (p *play) use(held int, r *rulebook.Rule, text string) {
	p.s.held[held]--
	p.t.Cite(r, hero, text)
	p.t.Cite(SingleUse, hero, "the Used box is ticked; %d more", int(p.s.held[held]))
}

// citeDice cites what holds of the items for dice.
func (p *play) citeDice() {
	p.t.Cite(DiceItemsFitAny, hero, "it fits any die")
	p.t.Cite(DiceItemsFirst, hero, "nothing has come of the %d yet", int(p.s.die))
}

// double doubles the die that lies.
func (p *play) double() {
	p.use(heldDouble, PotionDoubles, "doubles the die")
	p.citeDice()
	p.s.doubled = true
	if p.s.phase == rolled {
		p.weighRoll()
	} else {
		p.weighFound()
	}
}

// mulligan takes the die up again.
func (p *play) mulligan() {
	p.use(heldMulligan, MulliganRerolls, "rolls the die again")
	p.citeDice()
	p.s.die, p.s.doubled = 0, false
	if p.s.phase == rolled {
		p.s.phase = again
	} else {
		p.s.phase = finding
	}
}

// keep uses no item where one fits.
func (p *play) keep() {
	p.t.Cite(DiceItemsFirst, hero, "uses no item")
	switch p.s.phase {
	case rolled:
		p.spendRoll()
	case walled:
		p.shutIn()
	default:
		p.resolve()
	}
}

// fitsDie reports whether the hero holds an item for the die that lies.
func (s *State) fitsDie() bool {
	return s.held[heldMulligan] > 0 || s.held[heldDouble] > 0 && !s.doubled
}

// breakThrough walks through one inner wall cell to the cell behind it.
func (p *play) breakThrough(h Heading) {
	if p.s.phase == rolled {
		p.citeFirst(h)
		p.s.squares = int8(p.s.pips())
	}
	p.use(heldBreak, BreakThroughWall, "breaks through the wall")
	p.t.Cite(BreakTwoSquares, hero, "the wall and the cell behind it cost two of %d squares", int(p.s.squares))
	f := p.s.floor()
	p.s.last, p.s.phase = h, walking
	for range wallSquares {
		p.s.squares--
		p.enter(f, p.s.at+f.step[h])
	}
}

// wallSquares are the squares that breaking through costs: the wall cell and the cell behind it (BreakTwoSquares).
const wallSquares = 2

// breaks reports whether the hero can break through on a heading now (BreakThroughWall, BreakTwoSquares).
func (s *State) breaks(h Heading) bool {
	return s.held[heldBreak] > 0 && s.breakable(h)
}

// breakable reports whether an inner wall cell is ahead with an open cell behind it, and squares enough are left.
func (s *State) breakable(h Heading) bool {
	f := s.floor()
	ahead := s.at + f.step[h]
	return f.tiles[ahead] == wall && s.squaresLeft() >= wallSquares && !s.shutCell(ahead+f.step[h])
}

// squaresLeft returns the squares of the roll that lies or is being walked.
func (s *State) squaresLeft() int {
	if s.phase == rolled {
		return s.pips()
	}
	return int(s.squares)
}

// fitsBreakFirst reports whether Break on Through fits some first heading of the roll that lies.
func (s *State) fitsBreakFirst() bool {
	for _, h := range kindOf(s.die) {
		if s.breaks(h) {
			return true
		}
	}
	return false
}

// scroll moves the hero to a cell of the floor, whose object acts as if the hero had walked there.
func (p *play) scroll(c Cell) {
	p.use(heldScroll, ScrollGoesAnywhere, "reads a Teleport Scroll")
	p.t.Cite(ScrollTarget, hero, "goes to (%d,%d)", c.Col, c.Row)
	f := p.s.floor()
	p.s.last, p.s.phase = NoHeading, walking
	p.enter(f, f.index(c))
}
