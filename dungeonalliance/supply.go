package dungeonalliance

import "github.com/rulebook-go/rulebook"

// forbidsSupply checks a report of an outside engine.
func (s *State) forbidsSupply(m *Move) refusal {
	switch m.kind {
	case MoveSupplySpeed:
		if m.a < 1 {
			return no(SupplyShape, "an amount is at least 1, and not %d", int(m.a))
		}
		return refusal{}
	case MoveSupplyXP:
		return s.forbidsSuppliedXP(int(m.b)-1, int(m.a))
	case MoveSupplyUpgrade:
		return s.forbidsSuppliedUpgrade(int(m.a), int(m.b))
	case MoveSupplyMonster:
		return s.forbidsSuppliedMonster(m)
	}
	if m.count == 0 {
		return no(SupplyShape, "no target is named")
	}
	targets, x := s.shape(m)
	if x.rule != nil {
		return x
	}
	switch m.kind {
	case MoveSupplyDamage:
		if x := s.forbidsUntouchable(targets); x.rule != nil {
			return x
		}
		if x := s.forbidsHarm(targets); x.rule != nil {
			return x
		}
	default:
		if bad := targets &^ allHeroes; bad != 0 {
			return no(SupplyShape, "%d of %d targets are no heroes", bad.len(), targets.len())
		}
	}
	if m.kind != MoveSupplyLoss && s.where(targets.first()) == InRoom && targets.len() > powerLimit {
		return no(AtMostFourTargets, "%d targets are named, and a hero power affects at most %d in the Room", targets.len(), powerLimit)
	}
	return refusal{}
}

// shape checks the targets of a report: amounts of at least 1, every target in play, on one grid and named once.
func (s *State) shape(m *Move) (figures, refusal) {
	var targets figures
	for i, t := range m.list[:m.count] {
		where := s.where(t.Figure)
		switch {
		case t.N < 1:
			return 0, no(SupplyShape, "an amount is at least 1, and not %d", int(t.N))
		case where == Nowhere:
			return 0, no(SupplyShape, "target %d is not in play", i+1)
		case targets.has(t.Figure):
			return 0, no(SupplyShape, "target %d is named twice", i+1)
		case where != s.where(m.list[0].Figure):
			return 0, no(SupplyShape, "target %d stands on another grid than the first", i+1)
		}
		targets |= only(t.Figure)
	}
	return targets, refusal{}
}

func (s *State) forbidsSuppliedXP(alliance, n int) refusal {
	switch {
	case n < 1:
		return no(SupplyShape, "an amount is at least 1, and not %d", n)
	case alliance >= s.setup.players:
		return no(SupplyShape, "p%d is not at the table", alliance+1)
	}
	return refusal{}
}

func (s *State) forbidsSuppliedUpgrade(card, price int) refusal {
	switch {
	case price < 1:
		return no(SupplyShape, "an amount is at least 1, and not %d", price)
	case !s.upgradeFree(card - 1):
		return no(SupplyShape, "upgrade %d is not one that nobody has yet", card)
	}
	return s.forbidsPrice(price)
}

func (s *State) forbidsSuppliedMonster(m *Move) refusal {
	f := m.figure
	targets, x := s.shape(m)
	switch {
	case x.rule != nil:
		return x
	case targets&^allHeroes != 0:
		return no(SupplyShape, "a monster hits heroes, and nothing else")
	case f.isMonster() && s.where(f) == Nowhere:
		return no(SupplyShape, "monster %d is not in play", int(f)-heroCount+1)
	case f.isMonster() && targets != 0 && s.where(targets.first()) != s.where(f):
		return no(SupplyShape, "the heroes stand on another grid than the monster")
	case m.cell != (Cell{}) && f.isMonster() && !s.suppliedCell(f, m.cell):
		return no(SupplyShape, "%d,%d is neither the monster's own nor an empty cell of its grid", int(m.cell.Col), int(m.cell.Row))
	}
	if x := s.forbidsMonsterReady(f); x.rule != nil {
		return x
	}
	if s.monsters[f-heroCount].isMimic() && (m.cell != (Cell{}) || targets != 0) {
		return no(MimicNeverMoves, "a Mimic takes neither cell nor heroes")
	}
	return refusal{}
}

// suppliedCell reports whether a cell is a monster's own or an empty one of its grid.
func (s *State) suppliedCell(f Figure, c Cell) bool {
	where := s.where(f)
	filled := s.filledBut(f)
	return s.setup.grid(where).cells.has(c) && !filled.has(c)
}

// supply carries out a report of an outside engine.
func (p *play) supply(m *Move) {
	seat := int(m.player)
	if m.kind == MoveSupplyDone {
		p.t.Cite(Feeds, seat, "the outside engine has activated all monsters that act")
		p.s.phase = phaseEnd
		return
	}
	p.t.Cite(SupplyShape, seat, "the report has the right shape")
	switch m.kind {
	case MoveSupplySpeed:
		p.gain(int(m.a))
		p.t.Cite(SupplyTrusted, seat, "%d Speed are trusted, %d now", int(m.a), int(p.s.speed))
	case MoveSupplyDamage, MoveSupplyHeal:
		p.supplyPower(m, seat)
	case MoveSupplyLoss:
		p.t.Cite(SupplyBasePlay, seat, "base play takes health from %d heroes", int(m.count))
		for _, t := range m.list[:m.count] {
			p.lose(t.Figure, int(t.N), rulebook.Nobody)
		}
	case MoveSupplyXP:
		p.t.Cite(SupplyBasePlay, int(m.b)-1, "base play awards %d XP", int(m.a))
		p.awardUnsourced(int(m.b)-1, int(m.a), m.faceUp)
	case MoveSupplyUpgrade:
		p.t.Cite(SupplyTrusted, seat, "the price of %d is trusted", int(m.b))
		p.pay(seat, int(m.b))
		p.own(seat, int(m.a)-1)
	case MoveSupplyMonster:
		p.supplyMonster(m)
	}
}

// awardUnsourced is an award without a source, whose level HardCap could name: it comes from the pools in their order.
func (p *play) awardUnsourced(seat, n int, up bool) {
	if p.g.options.XPPool != HardCap {
		p.award(seat, n, 0, up)
		return
	}
	given := 0
	for level := range levels {
		if m := min(n-given, p.left(level)); m > 0 {
			given += p.award(seat, m, level, up)
		}
	}
	if given == 0 {
		p.award(seat, n, levels-1, up)
	}
}

// supplyPower carries out one hero power.
func (p *play) supplyPower(m *Move, seat int) {
	p.t.Cite(SupplyTrusted, seat, "one hero power on %d targets: the amounts are trusted", int(m.count))
	if p.s.where(m.list[0].Figure) == InRoom {
		p.t.Cite(AtMostFourTargets, seat, "%d targets in the Room", int(m.count))
	}
	for _, t := range m.list[:m.count] {
		n := int(t.N)
		switch {
		case m.kind == MoveSupplyHeal:
			p.heal(t.Figure, n)
			continue
		case t.Figure == FinalFigure && p.s.guard() > 0:
			p.t.Cite(FinalCardLive, seat, "the live Defense text takes %d off", p.s.guard())
			n = max(0, n-p.s.guard())
		}
		p.lose(t.Figure, n, seat)
	}
}

// supplyMonster carries out one activation of a monster.
func (p *play) supplyMonster(m *Move) {
	f := m.figure
	if p.monsterBegins(f) {
		return
	}
	p.t.Cite(SupplyTrusted, int(m.player), "move and damage are trusted")
	if m.cell != (Cell{}) {
		p.place(f, m.cell)
	}
	p.s.monsters[f-heroCount].ready = false
	p.t.CiteName(MonsterActs, rulebook.Nobody, "%s is exhausted", p.s.name(f))
	for _, t := range m.list[:m.count] {
		p.lose(t.Figure, int(t.N), rulebook.Nobody)
	}
}
