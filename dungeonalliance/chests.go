package dungeonalliance

// rollsLock reports whether a chest has a lock to roll for.
func (s *State) rollsLock(chest int) bool {
	return s.setup.board.chests[chest].Locked && s.setup.options.Lock == LockRolled
}

// extras is the further Speed with which the chest on a cell opens for sure; more is never taken. 0 where no roll is made.
func (s *State) extras(at Cell) int {
	i := s.chestAt(at)
	if i < 0 || !s.rollsLock(i) {
		return 0
	}
	return needed(s.setup.lock[s.setup.board.chests[i].Level-1], s.setup.faces[0], 0, 1)
}

func (s *State) forbidsOpen(at Cell, extra int) refusal {
	i := s.chestAt(at)
	switch {
	case i < 0:
		return no(ChestsCanBeDug, "no chest is on %d,%d", int(at.Col), int(at.Row))
	case bit(s.opened, i):
		return no(ChestLeaves, "the chest of %d,%d has left play", int(at.Col), int(at.Row))
	case s.where(s.active) != OnMap || !s.setup.board.adjacent(s.spot(s.active).at, at):
		return no(OpenAdjacent, "the hero is not adjacent to the chest on %d,%d", int(at.Col), int(at.Row))
	case extra < 0 || extra > s.extras(at):
		return no(LockRoll, "the chest takes 0 to %d further Speed, and not %d", s.extras(at), extra)
	}
	return refusal{}
}

// open opens a chest, or tries its lock.
func (p *play) open(at Cell, extra int) {
	i := p.s.chestAt(at)
	seat := p.s.active.seat()
	chest := &p.g.board.chests[i]
	p.spend(1 + extra)
	if chest.Locked {
		p.t.Cite(ChestsCanBeDug, seat, "a Locked Chest of level %d", chest.Level)
	} else {
		p.t.Cite(ChestsCanBeDug, seat, "a Treasure Chest of level %d", chest.Level)
	}
	p.t.Cite(OpenAdjacent, seat, "the hero is adjacent, and spends %d Speed", 1+extra)
	f := frame{op: opChest, card: uint8(i), self: p.s.active, n: int16(extra), at: at, step: chestOpen}
	if chest.Locked {
		switch {
		case p.g.options.Lock == LockFree:
			p.t.Cite(LockRoll, seat, "the lock is free and needs no roll")
		case extra >= p.s.extras(at):
			p.t.Cite(LockRoll, seat, "the lowest face opens the lock: no roll is made")
		default:
			f.step = chestLock
		}
	}
	p.push(f)
}

// The steps of a chest.
const (
	chestLock uint8 = iota
	chestRolled
	chestOpen
	chestAsked
	chestDrawn
	chestDone
)

// chest carries the opening of a chest on: lock, XP, the choice to dig, the card.
func (p *play) chest(f *frame) {
	seat := f.self.seat()
	switch f.step {
	case chestLock:
		f.step = chestRolled
		p.roll()
	case chestRolled:
		target := p.g.lock[p.g.board.chests[f.card].Level-1]
		if p.ans.n+int(f.n) < target {
			p.t.Cite(LockRoll, seat, "%d does not reach the lock target %d: the chest stays shut", p.ans.n+int(f.n), target)
			p.pop()
			return
		}
		p.t.Cite(LockRoll, seat, "%d reaches the lock target %d", p.ans.n+int(f.n), target)
		f.step = chestOpen
	case chestOpen:
		p.chestXP(f, seat)
	case chestAsked:
		if !p.ans.yes {
			p.t.Cite(DigChoice, seat, "the hero does not dig deeper")
			f.step = chestDone
			return
		}
		p.t.Cite(DigFree, seat, "digging costs no Speed")
		f.step = chestDrawn
		p.draw(DeckOfTreasures, 0)
	case chestDrawn:
		p.dug(f, seat)
	default:
		if !bit(p.s.opened, int(f.card)) {
			p.s.opened |= 1 << f.card
			p.t.Cite(ChestLeaves, seat, "the Chest Token leaves play")
		}
		p.s.revealed = 0
		p.pop()
	}
}

// chestXP pays for an opened chest and asks whether to dig deeper.
func (p *play) chestXP(f *frame, seat int) {
	chest := &p.g.board.chests[f.card]
	kind := 0
	if chest.Locked {
		kind = 1
	}
	p.t.Cite(ChestXP, seat, "the Encounter Card pays %d XP face down", p.g.chestXP[kind][chest.Level-1])
	p.award(seat, p.g.chestXP[kind][chest.Level-1], chest.Level-1, false)
	if p.s.treasures.Len() == 0 {
		p.t.Cite(DigFree, seat, "the treasure deck is empty: there is nothing to dig for")
		f.step = chestDone
		return
	}
	p.t.Cite(DigChoice, seat, "the hero may dig deeper")
	f.step = chestAsked
	p.choose(question{seat: uint8(seat), no: true, yes: true})
}

// dug resolves the card that digging revealed.
func (p *play) dug(f *frame, seat int) {
	card := p.ans.n
	c := &p.g.treasures[card]
	p.t.CiteName(DigReveals, seat, "%s is revealed", c.Name)
	p.s.revealed = uint8(card) + 1
	f.step = chestDone
	switch c.Kind {
	case Treasure:
		p.s.revealed = 0
		p.s.held[seat] = p.s.held[seat].Add(card)
		p.t.CiteName(TreasureBesideHeroes, seat, "%s lies face up beside the Hero cards", c.Name)
		p.t.Cite(TreasuresUnlimited, seat, "the alliance has %d treasures, without limit", p.s.held[seat].Len())
	case Trap:
		p.t.CiteName(TrapAtOnce, seat, "%s is attempted at once", c.Name)
		p.push(frame{op: opTrap, card: uint8(card), self: f.self})
	case Mimic:
		p.s.opened |= 1 << f.card
		p.s.revealed = 0
		p.mimicAppears(card, f.at, p.g.board.chests[f.card].Level)
	}
}

// removed notes that a card is out of the game for good.
func (p *play) removed(seat int, name string) {
	p.t.CiteName(RemovedForGood, seat, "%s never comes back", name)
}
