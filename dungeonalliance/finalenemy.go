package dungeonalliance

import (
	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// foeDefeated scores the Final Enemy at once and removes its decks.
func (p *play) foeDefeated(by int) {
	if by != rulebook.Nobody {
		xp, level := p.s.worth(FinalFigure)
		p.t.CiteName(FinalScoredAtOnce, by, "%s pays %d XP at once", p.g.foe.Name, xp)
		p.t.Cite(KillXPFaceUp, by, "they arrive face up")
		p.t.Cite(KillXPOwner, by, "they go to the alliance that defeated it")
		p.award(by, xp, level, true)
	}
	p.s.foe = foe{stage: foeDefeated}
	p.s.finalDeck, p.s.roomDeck = deck.Set{}, deck.Set{}
	p.s.finalCard, p.s.roomCard = 0, 0
	p.t.Cite(DecksRemoved, rulebook.Nobody, "the Final Enemy deck and the Room deck are removed from play")
	if p.g.options.Room == RoomOff {
		for i := range p.s.heroes {
			p.s.heroes[i].number = 0
		}
	}
}

// foeAttacks begins the Final Enemy's attack in the End Phase, and reports whether it attacks.
func (p *play) foeAttacks() bool {
	if p.s.foe.stage != foeActive {
		return false
	}
	p.numberAnew()
	if p.s.numbered() == 0 {
		p.t.Cite(FinalAttackOnce, rulebook.Nobody, "no hero bears a number: no attack, and no draw after it")
		return false
	}
	p.t.CiteName(FinalAttackOnce, rulebook.Nobody, "%s attacks, once in the round", p.g.foe.Name)
	p.t.CiteName(FinalAttacksByCard, rulebook.Nobody, "it attacks as its face-up card says, %s", p.g.foe.cards[p.s.finalCard-1].name)
	p.push(frame{op: opEffects, src: fromFinalAttack, card: p.s.finalCard - 1, self: FinalFigure})
	return true
}

// The steps of a hit with reach.
const (
	reachLook uint8 = iota
	reachBanish
	reachGo
)

// reach carries on a hit with reach: the Final Enemy goes to its target, f.figure, and hits it with strength f.n. If no way
// is free it banishes the smallest set of monsters first.
func (p *play) reach(f *frame) {
	switch f.step {
	case reachLook:
		places := p.s.places(f.figure, 0)
		if !places.empty() {
			f.step = reachGo
			p.unclear(p.s.foe.grid, question{cells: places})
			return
		}
		p.startBanish(f)
	case reachBanish:
		f.step = reachLook
		p.banish(p.ans.figures)
	default:
		if at := p.ans.cell; at != p.s.foe.at {
			p.place(FinalFigure, at)
			p.t.CiteName(FinalReach, rulebook.Nobody, "%s goes to %d,%d in the fewest steps", p.g.foe.Name,
				int(at.Col), int(at.Row))
		} else {
			p.t.CiteName(FinalReach, rulebook.Nobody, "%s reaches its target from where it stands", p.g.foe.Name)
		}
		target, n := f.figure, int(f.n)
		p.pop()
		p.hit(target, n, rulebook.Nobody)
	}
}

// places returns where the Final Enemy can go to reach a target, in the fewest steps, with the figures removed gone.
func (s *State) places(target Figure, removed figures) cellSet {
	where := s.foe.grid
	blocked := s.filledBut(FinalFigure).minus(s.area(removed))
	return s.setup.grid(where).closest(s.spot(FinalFigure), blocked, allSteps, s.spot(target), s.setup.foe.Range)
}

// startBanish looks for the smallest sets of monsters that stand in the way, and asks which one is banished.
func (p *play) startBanish(f *frame) {
	b := p.s.banishing()
	k := b.smallest()
	if k == 0 {
		p.pop() // nothing opens a way, and the hit is lost; it has no eligible target then (DA-TOKEN-5)
		return
	}
	p.t.CiteName(Banish, rulebook.Nobody, "too many monsters make it impossible to reach %s", p.s.name(f.figure))
	p.t.Cite(BanishSmallest, rulebook.Nobody, "the smallest set that opens a way has %d", k)
	f.step = reachBanish
	b = p.s.banishing()
	b.search(nil, 0, k)
	if !b.many {
		p.ans = answer{figures: b.first}
		return
	}
	p.citeUnclear(p.s.foe.grid)
	p.wait(question{kind: askBanish, seat: p.s.first, pick: uint8(k), figures: b.monsters})
}

// banish takes monsters out of play, and nobody receives XP for them.
func (p *play) banish(set figures) {
	for ; set != 0; set &= set - 1 {
		f := set.first()
		p.t.CiteName(BanishNoXP, rulebook.Nobody, "%s is banished, and nobody receives XP for it", p.s.name(f))
		p.gone(f)
	}
}

// A banisher looks for the smallest sets of monsters whose removal lets the Final Enemy reach its target.
type banisher struct {
	s        *State
	g        *grid
	monsters figures // that stand on the Final Enemy's grid
	from     spot
	target   spot
	reach    int
	hard     cellSet // filled by what can't be banished

	many  bool    // search has found more than one set
	first figures // the first set that search found, 0: none

	list bool // search lists every set as an answer of the seat
	seat uint8
}

// banishing returns the banisher of the hit with reach that is on top of the stack.
func (s *State) banishing() banisher {
	b := banisher{s: s, g: s.setup.grid(s.foe.grid), monsters: s.on(s.foe.grid) & allMonsters, from: s.spot(FinalFigure),
		reach: s.setup.foe.Range}
	b.hard = s.filledBut(FinalFigure).minus(s.area(b.monsters))
	b.target = s.spot(s.stack[s.depth-1].figure)
	return b
}

// opens reports whether a way is free when a set of monsters is gone.
func (b *banisher) opens(removed figures) bool {
	blocked := b.hard.or(b.s.area(b.monsters &^ removed))
	return !b.g.closest(b.from, blocked, allSteps, b.target, b.reach).empty()
}

// smallest returns the size of the smallest sets; 0 if not even the removal of all monsters opens a way, or none is needed.
func (b *banisher) smallest() int {
	if !b.opens(b.monsters) || b.opens(0) {
		return 0
	}
	for k := 1; k <= b.monsters.len(); k++ {
		if b.search(nil, 0, k); b.first != 0 {
			return k
		}
	}
	return 0
}

// search finds the sets that are removed and up to budget monsters more. It goes where the monsters removed so far let the
// Final Enemy go, and from there removes what stands in the way of one further step. So it meets every smallest set, some
// of them more than once. If they are to be listed it appends them to dst.
func (b *banisher) search(dst []Move, removed figures, budget int) []Move {
	free := b.g.fits(b.from.double, b.hard.or(b.s.area(b.monsters&^removed)))
	region := b.flood(cells(b.from.at), free)
	if b.atTarget(region) {
		return b.found(dst, removed)
	}
	if budget == 0 || b.bound(region, free) > budget || b.many && !b.list {
		return dst
	}
	soft := b.g.fits(b.from.double, b.hard)
	var tried [MaxSide * MaxSide]figures // one for each cell of the frontier at most
	n := 0
	frontier := b.g.grow(region, b.from.double, soft).minus(region)
	for c := frontier.next(Cell{}); c != (Cell{}); c = frontier.next(c) {
		way := b.at(spot{c, b.from.double}.area()) &^ removed
		if way.len() > budget || seen(tried[:n], way) {
			continue
		}
		tried[n] = way
		n++
		dst = b.search(dst, removed|way, budget-way.len())
	}
	return dst
}

func seen(list []figures, set figures) bool {
	for _, s := range list {
		if s == set {
			return true
		}
	}
	return false
}

func (b *banisher) found(dst []Move, set figures) []Move {
	if b.list {
		dst = append(dst, Move{kind: MoveChoose, player: b.seat, answer: AnswerFigures, figures: set})
	}
	if b.first == 0 {
		b.first = set
	}
	b.many = b.many || set != b.first
	return dst
}

// at returns the monsters that stand on cells.
func (b *banisher) at(area cellSet) figures {
	var set figures
	for left := b.monsters; left != 0; left &= left - 1 {
		if f := left.first(); area.has(b.s.spot(f).at) {
			set |= only(f)
		}
	}
	return set
}

// flood returns what the Final Enemy reaches from a region.
func (b *banisher) flood(region, free cellSet) cellSet {
	for {
		grown := b.g.grow(region, b.from.double, free)
		if grown == region {
			return region
		}
		region = grown
	}
}

func (b *banisher) atTarget(region cellSet) bool {
	for c := region.next(Cell{}); c != (Cell{}); c = region.next(c) {
		if p := (spot{c, b.from.double}); distance(p, b.target) <= b.reach && b.g.inSight(p, b.target) {
			return true
		}
	}
	return false
}

// bound returns a number of monsters that must at least be removed to reach the target from a region: the blocked places on
// the way that has fewest of them. One monster blocks one place of a single-sized figure, and up to four of a double-sized.
func (b *banisher) bound(region, free cellSet) int {
	soft := b.g.fits(b.from.double, b.hard)
	each := 1
	if b.from.double {
		each = 4
	}
	for n := 1; ; n++ {
		grown := b.g.grow(region, b.from.double, soft)
		if grown == region {
			return allSteps
		}
		region = b.flood(grown, free)
		if b.atTarget(region) {
			return (n + each - 1) / each
		}
	}
}
