package dungeonalliance

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// Actor says who moves next: a seat, rulebook.Chance, or rulebook.Over.
func (s State) Actor() rulebook.Actor {
	switch {
	case s.setup == nil || s.phase == phaseOver:
		return rulebook.Over
	case s.ask.kind >= askRoll:
		return rulebook.Chance
	case s.ask.kind != askNothing:
		return rulebook.Actor(s.ask.seat)
	}
	return rulebook.Actor(s.seat)
}

// Apply returns the position after m. If a rule forbids m the error is a *rulebook.Violation and the state is s.
func (s State) Apply(m Move) (State, error) {
	if x := s.forbids(m); x.rule != nil {
		return s, x.violation(m)
	}
	next := s
	p := play{s: &next, g: s.setup}
	p.move(&m)
	return next, nil
}

// Explain is Apply with the events of the move, in the order in which they happened.
func (s State) Explain(m Move) (State, []rulebook.Event, error) {
	if x := s.forbids(m); x.rule != nil {
		return s, nil, x.violation(m)
	}
	next := s
	var t rulebook.Trace
	p := play{s: &next, g: s.setup, t: &t}
	p.move(&m)
	return next, t.Events(), nil
}

// move carries out a move that no rule forbids.
func (p *play) move(m *Move) {
	switch m.kind {
	case MoveActivate:
		p.activate(Figure(int(p.s.seat)*HeroesEach + int(m.a) - 1))
	case MoveStep:
		p.step(m.cell)
	case MoveOpen:
		p.open(m.cell, int(m.a))
	case MoveUse:
		p.use(int(m.a) - 1)
	case MoveWay:
		p.openWay()
	case MoveEnter:
		p.enter(m.cell)
	case MoveLeave:
		p.leave()
	case MoveAttack:
		p.heroAttack(m.figures)
	case MoveBuy:
		p.buy(int(m.a) - 1)
	case MoveEnd:
		p.endTurn()
	case MoveMonster:
		p.activateMonster(m.figure, m.cell, m.figures.first())
	case MoveDecline:
		p.decline()
	case MoveChoose:
		p.ans = answer{yes: m.answer != AnswerNo, n: int(m.a), cell: m.cell, figures: m.figures}
		p.answered(m)
	case MoveRoll, MoveDraw, MoveToken:
		p.ans = answer{n: int(m.a)}
		p.outcome(m)
	default:
		p.supply(m)
	}
	p.settle()
}

// answered takes an answer off the question.
func (p *play) answered(m *Move) {
	p.t.Cite(Decisions, int(m.player), "p%d answers", int(m.player)+1)
	p.s.ask = question{}
}

// outcome takes an outcome off the chance event. A drawn token becomes the hero that bears it, a drawn card an index.
func (p *play) outcome(m *Move) {
	q := p.s.ask
	switch m.kind {
	case MoveRoll:
		p.t.Cite(DungeonDie, rulebook.Nobody, "the Dungeon Die shows %d", int(m.a))
	case MoveDraw:
		p.ans.n--
		p.t.Cite(DeckDraw, rulebook.Nobody, "card %d is drawn, of %d that the deck may show", int(m.a), p.s.drawPile().Len())
		pile := p.s.pile(q.deck, int(q.level))
		*pile = pile.Remove(p.ans.n)
	case MoveToken:
		f := p.s.bearer(q.figures, int(m.a))
		p.ans.figures = only(f)
		p.t.CiteName(RandomHero, f.seat(), "%s is targeted by the token %d", p.s.name(f), int(m.a))
	}
	p.s.ask = question{}
}

// pile returns a deck.
func (s *State) pile(d Deck, level int) *deck.Set {
	switch d {
	case DeckOfTreasures:
		return &s.treasures
	case DeckOfUpgrades:
		return &s.upgradeDecks[level]
	case DeckOfFinal:
		return &s.finalDeck
	case DeckOfRoom:
		return &s.roomDeck
	}
	return &s.soloDeck
}

// drawPile returns what the deck of the waiting draw may show.
func (s *State) drawPile() deck.Set { return *s.pile(s.ask.deck, int(s.ask.level)) }

// Odds returns the exact probability of an outcome of the waiting chance event; 0, 0 for all other moves.
func (s State) Odds(m Move) (num, den uint64) {
	if s.setup == nil || s.phase == phaseOver {
		return 0, 0
	}
	return s.odds(m)
}

// Sample draws an outcome of the waiting chance event by its odds. Where none waits it returns the zero Move.
func (s State) Sample(r *rand.Rand) Move {
	if s.setup == nil || s.phase == phaseOver {
		return Move{}
	}
	switch s.ask.kind {
	case askRoll:
		return Roll(s.setup.die.Roll(r))
	case askDraw:
		d := s.drawPile()
		card, _ := d.Nth(r.IntN(d.Len()))
		return Draw(s.ask.deck, card+1)
	case askToken:
		set := s.ask.figures
		return DrawToken(int(s.heroes[nthBit(uint64(set), r.IntN(set.len()))].number))
	}
	return Move{}
}

// AppendMoves appends every legal move to dst, in the order of Compare; at a chance event they are its outcomes. Reports of
// an outside engine carry free amounts and are left out, all but "supply done".
func (s State) AppendMoves(dst []Move) []Move {
	if s.setup == nil || s.phase == phaseOver {
		return dst
	}
	n := len(dst)
	switch {
	case s.ask.kind >= askRoll:
		dst = s.appendOutcomes(dst)
	case s.ask.kind != askNothing:
		dst = s.appendAnswers(dst)
	case s.phase == phaseMonsters:
		dst = s.appendMonsterMoves(dst)
	case s.active == nobody:
		for i := 1; i <= HeroesEach; i++ {
			dst = s.propose(dst, Activate(int(s.seat), i))
		}
	default:
		dst = s.appendTurn(dst)
	}
	slices.SortFunc(dst[n:], Compare)
	return dst[:n+len(slices.Compact(dst[n:]))]
}

// propose appends a move that no rule forbids.
func (s *State) propose(dst []Move, m Move) []Move {
	if s.forbids(m).rule == nil {
		dst = append(dst, m)
	}
	return dst
}

func (s *State) appendOutcomes(dst []Move) []Move {
	switch q := &s.ask; q.kind {
	case askRoll:
		faces := s.setup.faces
		for i, face := range faces {
			if i == 0 || face != faces[i-1] {
				dst = append(dst, Roll(face))
			}
		}
	case askDraw:
		for b := s.drawPile().Bits(); b != 0; b &= b - 1 {
			dst = append(dst, Draw(q.deck, bits.TrailingZeros64(b)+1))
		}
	case askToken:
		for set := q.figures; set != 0; set &= set - 1 {
			dst = append(dst, DrawToken(int(s.heroes[set.first()].number)))
		}
	}
	return dst
}

func (s *State) appendAnswers(dst []Move) []Move {
	q := &s.ask
	seat := int(q.seat)
	if q.no {
		dst = append(dst, ChooseNo(seat))
	}
	if q.yes {
		dst = append(dst, ChooseYes(seat))
	}
	for n := range q.numbers {
		dst = append(dst, ChooseNumber(seat, int(n)))
	}
	for c := q.cells.next(Cell{}); c != (Cell{}); c = q.cells.next(c) {
		dst = append(dst, ChooseCell(seat, c))
	}
	switch {
	case q.kind == askBanish:
		b := s.banishing()
		b.list, b.seat = true, q.seat
		dst = b.search(dst, 0, int(q.pick))
	case q.pick > 0:
		proto := Move{kind: MoveChoose, player: q.seat, answer: AnswerFigures}
		dst = appendPicks(dst, proto, q.figures, int(q.pick))
	}
	return dst
}

// appendPicks appends proto with each set of k figures of a set.
func appendPicks(dst []Move, proto Move, set figures, k int) []Move {
	if k == 0 {
		return append(dst, proto)
	}
	for left := set; left.len() >= k; left &= left - 1 {
		with := proto
		with.figures |= only(left.first())
		dst = appendPicks(dst, with, left&(left-1), k-1)
	}
	return dst
}

// appendTurn proposes the moves of the active hero.
func (s *State) appendTurn(dst []Move) []Move {
	seat := int(s.seat)
	hero := s.active
	g := s.setup.grid(s.where(hero))
	around := g.neighbours(s.spot(hero).at)
	for c := around.next(Cell{}); c != (Cell{}); c = around.next(c) {
		dst = s.propose(dst, Step(seat, c))
		for extra := range s.extras(c) + 1 {
			dst = s.propose(dst, Open(seat, c, extra))
		}
	}
	for b := s.held[seat].Bits(); b != 0; b &= b - 1 {
		dst = s.propose(dst, Use(seat, bits.TrailingZeros64(b)+1, int(hero)%HeroesEach+1))
	}
	dst = s.propose(dst, OpenWay(seat))
	if s.staircase && s.where(hero) == OnMap {
		row := s.setup.tile.row
		for c := row.next(Cell{}); c != (Cell{}); c = row.next(c) {
			dst = s.propose(dst, Enter(seat, c))
		}
	}
	dst = s.propose(dst, LeaveRoom(seat))
	if s.setup.options.Base == House {
		dst = s.appendAttacks(dst)
		for _, card := range s.offer {
			dst = s.propose(dst, Buy(seat, int(card)))
		}
	}
	return s.propose(dst, EndTurn(seat))
}
