package paperapps

import "math/bits"

// Running returns what the open page would total now: starting + plus - minus, neither cut to the cap nor to zero
// (AliveUntilTotal). When the run is over it returns the final HP and coins.
func (s State) Running() (hp, coins int) {
	return int(s.hp) + int(s.now.plusHP) - int(s.now.minusHP), int(s.coins) + int(s.now.plusCoins) - int(s.now.minusCoins)
}

// closePage totals the ledger of the open page and opens the next.
func (p *play) closePage() {
	hp, coins := p.s.Running()
	p.t.Cite(EndingTotal, hero, "totals %d HP and %d coins", hp, coins)
	ending := p.s.run.options.total(p.s.elixirs, hp, coins)
	if ending.Coins != coins {
		p.t.Cite(CoinsNeverNegative, hero, "writes 0 coins")
	}
	if ending.HP != hp {
		p.t.Cite(CapCutsTotal, hero, "HP is cut to %d", ending.HP)
	}
	if p.s.key {
		p.t.Cite(KeyStaysOnFloor, hero, "the key stays behind")
	}
	onFloor := p.s.floor() != nil
	died := onFloor && ending.HP < p.s.run.options.DeathBelow
	p.s.done[p.s.page] = p.s.now
	p.s.page++
	last := int(p.s.page) == len(p.s.run.pages)
	if died {
		ending = p.die(last)
	} else {
		if onFloor {
			p.t.Cite(DeathBelowZero, hero, "%d HP is not below %d: the hero lives", ending.HP, p.s.run.options.DeathBelow)
		}
		p.t.Cite(CarryOver, hero, "carries over %d HP and %d coins", ending.HP, ending.Coins)
	}
	p.s.hp, p.s.coins = int32(ending.HP), int32(ending.Coins)
	p.openPage()
}

// Totals are HP and coins at the start or the end of a page.
type Totals struct{ HP, Coins int }

// total cuts a page's totals to what may be written (CapCutsTotal, CoinsNeverNegative).
func (o *Options) total(elixirs uint64, hp, coins int) Totals {
	if most, ok := o.most(elixirs); ok {
		hp = min(hp, most)
	}
	return Totals{hp, max(coins, 0)}
}

// most returns the most HP that a page may end with after the elixirs bought (CapCutsTotal, ElixirRaisesCap); ok is false if
// there is no cap.
func (o *Options) most(elixirs uint64) (hp int, ok bool) {
	if o.HPCap == 0 {
		return 0, false
	}
	return o.HPCap + bits.OnesCount64(elixirs), true
}

// die tallies a death and returns what the next page starts with, or what the run ends with if it was the last.
func (p *play) die(last bool) Totals {
	o := &p.s.run.options
	p.s.deaths++
	p.t.Cite(DeathBelowZero, hero, "HP is below %d: the hero dies", o.DeathBelow)
	switch {
	case p.s.held == [numHeld]uint8{}:
	case o.DeathKeepsItems:
		p.t.Cite(ItemsSurviveDeath, hero, "items not yet used are kept")
	default:
		p.t.Cite(ItemsSurviveDeath, hero, "unused single-use items are lost, by option")
		p.s.held = [numHeld]uint8{}
	}
	if last {
		p.t.Cite(DeathOnLastPage, hero, "no page is left: the run ends with nothing")
		return Totals{}
	}
	p.t.Cite(Respawn, hero, "death number %d: the next page starts with %d HP and 0 coins", int(p.s.deaths), o.RespawnHP)
	if o.RespawnHP < Gladden2021().RespawnHP {
		p.t.Cite(RespawnHard, hero, "%d HP is the hard mode's", o.RespawnHP)
	}
	return Totals{HP: o.RespawnHP}
}

// openPage begins the page that the state's number names, or ends the run.
func (p *play) openPage() {
	s := &p.s
	s.now, s.path, s.bought = quadrants{}, cellSet{}, 0
	s.at, s.last, s.key, s.jumped, s.active = 0, NoHeading, false, false, 0
	s.squares, s.die, s.doubled, s.cause = 0, 0, false, 0
	if int(s.page) == len(s.run.pages) {
		s.phase, s.coming = over, 0
		p.citeEnd()
		return
	}
	p.t.Cite(PagesInOrder, hero, "opens page %d of %d", int(s.page)+1, len(s.run.pages))
	f := s.floor()
	if f == nil {
		s.phase = shopping
		p.t.Cite(ShopLedger, hero, "the shop has a ledger of its own")
		p.t.Cite(OffersDiffer, hero, "the shop has %d offers", len(s.shop()))
		return
	}
	s.phase, s.at = between, f.start
	s.path.add(f.start)
	s.active, s.coming = s.coming, 0
	if p.t != nil {
		p.citeFloor(f)
	}
}

// citeFloor cites what holds of a floor as it is opened.
func (p *play) citeFloor(f *Floor) {
	c := f.cell(f.start)
	cols, rows := f.Size()
	p.t.Cite(FloorGrid, hero, "a floor of %d by %d cells", cols, rows)
	p.t.Cite(OneStartOneStairs, hero, "one start and one stairs")
	if f.teleporters[0] != 0 {
		p.t.Cite(TeleporterPair, hero, "two teleporters")
	}
	if f.hasKey {
		p.t.Cite(DoorHasKey, hero, "a key")
	}
	p.t.Cite(BeginOnStart, hero, "begins on (%d,%d)", c.Col, c.Row)
	if p.s.active != 0 {
		p.t.Cite(ActsWhenBought, hero, "what was bought for the next floor acts on this one")
	}
}

// citeEnd cites the treasure room.
func (p *play) citeEnd() {
	if p.t == nil {
		return
	}
	st := p.s.Stats()
	p.t.Cite(TreasureRoom, hero, "reaches the treasure room with %d HP and %d coins", st.HP, st.Coins)
	p.t.Cite(StatsPage, hero, "the stats page shows %d deaths", st.Deaths)
	if p.s.run.gem != "" {
		p.t.CiteName(UniqueGem, hero, "the gem is %s", p.s.run.gem)
	}
	if score, ok := p.s.Score(); ok {
		p.t.Cite(FinalScore, hero, "scores %d", score)
	}
}
