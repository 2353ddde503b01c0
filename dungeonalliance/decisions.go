package dungeonalliance

import (
	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// An answer is what a decision or a chance event comes to.
type answer struct {
	yes     bool
	n       int
	cell    Cell
	figures figures
}

// askKind is what a position waits for besides an ordinary move.
type askKind uint8

const (
	askNothing askKind = iota
	askChoice          // a decision among the answers listed in the question
	askBanish          // a decision among the smallest sets of monsters to banish
	askRoll            // the Dungeon Die
	askDraw            // the top card of a deck
	askToken           // a token of the second set
)

// A question is a pending decision with its owner and its answers, or a waiting chance event.
type question struct {
	kind    askKind
	seat    uint8   // owner of a decision
	no, yes bool    // whether these are answers
	numbers int16   // the numbers 0 to numbers-1 are answers
	pick    uint8   // sets of this many figures are answers
	figures figures // the figures to pick from; of a token draw the eligible heroes
	cells   cellSet // cells that are answers
	deck    Deck    // of a draw
	level   uint8   // of a draw from an Upgrade Deck, 0 to 2
}

// choose asks the owner of a decision. One with a single answer is made without asking.
func (p *play) choose(q question) {
	q.kind = askChoice
	if a, one := q.single(); one {
		p.ans = a
		return
	}
	p.wait(q)
}

// wait lets a decision wait for its owner.
func (p *play) wait(q question) {
	p.s.ask = q
	p.t.Cite(Decisions, int(q.seat), "the answer is p%d's", int(q.seat)+1)
}

// unclear asks the initiative player, as ties and unclear positions do.
func (p *play) unclear(where Grid, q question) {
	q.seat = p.s.first
	q.kind = askChoice
	if a, one := q.single(); one {
		p.ans = a
		return
	}
	p.citeUnclear(where)
	p.choose(q)
}

func (p *play) citeUnclear(where Grid) {
	if where == InRoom {
		p.t.Cite(UnclearInRoom, int(p.s.first), "the initiative player settles it")
	} else {
		p.t.Cite(UnclearOutside, int(p.s.first), "the initiative player settles it")
	}
}

// single returns the answer of a question that has only one.
func (q *question) single() (a answer, one bool) {
	ways, ok := deck.Binomial(q.figures.len(), int(q.pick))
	if q.pick == 0 {
		ways = 0
	}
	total := int(q.numbers) + q.cells.len() + int(min(ways, 2))
	if q.no || total != 1 || !ok { // who may say no may say something else too
		return a, false
	}
	a.cell = q.cells.next(Cell{})
	if ways == 1 {
		a.figures = q.figures
	}
	return a, true
}

// roll, draw and token let a chance event wait.
func (p *play) roll() {
	p.t.Cite(ChanceEvents, rulebook.Nobody, "the Dungeon Die is rolled")
	p.s.ask = question{kind: askRoll}
}

func (p *play) draw(from Deck, level int) {
	p.t.Cite(ChanceEvents, rulebook.Nobody, "the top card of a deck is drawn")
	p.s.ask = question{kind: askDraw, deck: from, level: uint8(level)}
}

func (p *play) token(eligible figures) {
	p.t.Cite(RandomHero, rulebook.Nobody, "one of %d eligible tokens is drawn", eligible.len())
	p.s.ask = question{kind: askToken, figures: eligible}
}

// Waits returns the rule behind the decision or the chance event that the position waits for, nil where an ordinary move is
// next. It says what an answer is for: DigChoice whether to dig, TrapSpeed how much Speed a trap gets, DoublePlacement where
// a token is placed.
func (s State) Waits() *rulebook.Rule {
	if s.setup == nil || s.ask.kind == askNothing {
		return nil
	}
	return s.waits()
}

// asking are the rules behind the decisions of each kind of frame.
var asking = [...]*rulebook.Rule{
	opChest: DigChoice, opTrap: TrapSpeed, opEffects: HeroChoosesTargets, opReach: FinalReach, opSpawn: MinionPlaced,
	opPlaceFoe: DoublePlacement, opRoomTrap: RoomTrapMayTry, opSolo: SoloMonsters,
}

// rolling and drawing are those behind the rolls and draws.
var (
	rolling = [...]*rulebook.Rule{opChest: LockRoll, opTrap: TrapRoll, opRoomTrap: RoomTrapRoll}
	drawing = [...]*rulebook.Rule{DeckOfTreasures: DigReveals, DeckOfUpgrades: UpgradeOffer, DeckOfFinal: DrawFinalCard,
		DeckOfRoom: DrawRoomCard, DeckOfSolo: SoloCardOpen}
)

// waits is Waits for a position that waits.
func (s *State) waits() *rulebook.Rule {
	f := &s.stack[max(s.depth, 1)-1]
	switch {
	case s.ask.kind == askRoll:
		return rolling[f.op]
	case s.ask.kind == askDraw:
		return drawing[s.ask.deck]
	case s.ask.kind == askToken:
		return RandomHero
	case s.ask.kind == askBanish:
		return BanishSmallest
	case f.op == opEffects && (f.step == effMoved || f.src != fromTreasure):
		return Decisions
	}
	return asking[f.op]
}
