package dungeonalliance

// The steps of a trap from the treasure deck.
const (
	trapAsk uint8 = iota
	trapSpend
	trapRolled
	trapDone
)

// trap carries on the attempt to disarm a trap from the treasure deck. f.n is the Speed spent.
func (p *play) trap(f *frame) {
	seat := f.self.seat()
	card := &p.g.treasures[f.card]
	thief := p.s.masterThief(seat)
	need := needed(card.Target, p.g.faces[0], thief, card.Bonus)
	switch f.step {
	case trapAsk:
		p.t.CiteName(OnlyMasterThief, seat, "no card but Master Thief helps against %s", card.Name)
		if thief > 0 {
			p.t.Cite(MasterThiefBonus, seat, "Master Thief adds %d", thief)
		}
		top := min(need, int(p.s.speed))
		p.t.Cite(TrapSpeed, seat, "the hero may spend up to %d Speed", top)
		f.step = trapSpend
		p.choose(question{seat: uint8(seat), numbers: int16(top) + 1})
	case trapSpend:
		f.n = int16(p.ans.n)
		p.spend(p.ans.n)
		if p.ans.n > 0 {
			p.t.Cite(TrapSpeed, seat, "%d Speed are spent", p.ans.n)
		}
		f.step = trapRolled
		if p.ans.n < need {
			p.roll()
			return
		}
		p.t.Cite(TrapRoll, seat, "the lowest face reaches %d: no die is rolled", card.Target)
		f.step = trapDone
	case trapRolled:
		f.step = trapDone
		total := p.ans.n + thief + int(f.n)*card.Bonus
		if total >= card.Target {
			p.t.Cite(TrapRoll, seat, "%d reaches %d: the trap is disarmed", total, card.Target)
			return
		}
		p.t.Cite(TrapRoll, seat, "%d does not reach %d", total, card.Target)
		p.t.CiteName(TrapConsequences, seat, "the hero suffers the consequences of %s", card.Name)
		p.push(frame{op: opEffects, src: fromTrap, card: f.card, self: f.self})
	default:
		p.t.CiteName(TrapRemoved, seat, "%s is removed from the game", card.Name)
		p.removed(seat, card.Name)
		p.pop()
	}
}

// The steps of a trap on a Room card.
const (
	roomTrapFaced uint8 = iota
	roomTrapDraw
	roomTrapNext
	roomTrapSpend
	roomTrapRolled
)

// roomTrap has the heroes that the card's rule picks face its trap, one after the other in number order. f.self is the hero
// that drew the card on the first entry, nobody else; f.figure the hero that faces it now, f.n the Speed that it spent.
func (p *play) roomTrap(f *frame) {
	card := &p.g.rooms[f.card]
	switch f.step {
	case roomTrapFaced:
		p.roomTrapFaces(f, card)
	case roomTrapDraw:
		f.done |= p.ans.figures
		p.nextFacing(f, card)
	case roomTrapNext:
		f.left &= p.s.standing()
		if f.left == 0 {
			p.pop()
			return
		}
		f.figure = p.s.next(f.left)
		f.left &^= only(f.figure)
		top := min(p.roomTrapNeed(card), p.speedIf(f.figure))
		p.t.CiteName(RoomTrapMayTry, f.figure.seat(), "%s may try to disarm the trap", p.s.name(f.figure))
		f.step = roomTrapSpend
		p.choose(question{seat: uint8(f.figure.seat()), no: true, numbers: int16(top) + 1})
	case roomTrapSpend:
		p.roomTrapTried(f, card)
	case roomTrapRolled:
		f.step = roomTrapNext
		total := p.ans.n + int(f.n)*card.bonus
		if total >= card.target {
			p.t.Cite(RoomTrapRoll, f.figure.seat(), "%d reaches %d: the trap is disarmed", total, card.target)
			return
		}
		p.t.Cite(RoomTrapRoll, f.figure.seat(), "%d does not reach %d", total, card.target)
		p.roomTrapFails(f, card)
	}
}

// roomTrapNeed is the Speed that makes success sure against the trap of a Room card.
func (p *play) roomTrapNeed(card *roomCard) int {
	return needed(card.target, p.g.faces[0], 0, card.bonus)
}

// speedIf returns the Speed that a hero has: only the active one has any.
func (p *play) speedIf(f Figure) int {
	if f == p.s.active {
		return int(p.s.speed)
	}
	return 0
}

// roomTrapFaces finds who faces the trap.
func (p *play) roomTrapFaces(f *frame, card *roomCard) {
	f.step = roomTrapNext
	switch {
	case f.flag: // the first entry: the hero that drew the card
		f.left = only(f.self)
	case card.faces.Rule == All:
		f.left = p.s.numbered()
	default:
		p.nextFacing(f, card)
	}
	p.t.CiteName(RoomTrapRoll, -1, "%s is faced by those that its rule picks", card.name)
}

// nextFacing draws the next token of a trap that Self or Random heroes face.
func (p *play) nextFacing(f *frame, card *roomCard) {
	k := 1
	if card.faces.Rule == Random {
		k = card.faces.N
	}
	left := p.s.numbered() &^ f.done
	if f.done.len() >= k || left == 0 {
		f.left = f.done
		f.step = roomTrapNext
		return
	}
	f.step = roomTrapDraw
	p.token(left)
}

// roomTrapTried takes the hero's answer: no attempt, or one with so much Speed.
func (p *play) roomTrapTried(f *frame, card *roomCard) {
	seat := f.figure.seat()
	f.step = roomTrapNext
	if !p.ans.yes {
		p.t.Cite(RoomTrapMayTry, seat, "the hero does not try")
		p.roomTrapFails(f, card)
		return
	}
	f.n = int16(p.ans.n)
	if p.ans.n > 0 {
		p.spend(p.ans.n)
		p.t.Cite(RoomTrapRoll, seat, "%d Speed are spent", p.ans.n)
	}
	if p.ans.n >= p.roomTrapNeed(card) {
		p.t.Cite(RoomTrapRoll, seat, "the lowest face reaches %d: no die is rolled", card.target)
		return
	}
	f.step = roomTrapRolled
	p.roll()
}

func (p *play) roomTrapFails(f *frame, card *roomCard) {
	p.t.CiteName(RoomTrapMayTry, f.figure.seat(), "%s faces the consequences", p.s.name(f.figure))
	p.push(frame{op: opEffects, src: fromRoomTrap, card: f.card, self: f.figure})
}
