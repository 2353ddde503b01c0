package dungeonalliance

import (
	"cmp"
	"strconv"

	"github.com/rulebook-go/rulebook"
)

// A Kind is what a move does.
type Kind uint8

// The kinds of moves, in canonical order.
const (
	NoMove Kind = iota
	MoveActivate
	MoveStep
	MoveOpen
	MoveUse
	MoveWay
	MoveEnter
	MoveLeave
	MoveAttack
	MoveBuy
	MoveEnd
	MoveMonster
	MoveDecline
	MoveSupplySpeed
	MoveSupplyDamage
	MoveSupplyHeal
	MoveSupplyMonster
	MoveSupplyDone
	MoveSupplyLoss
	MoveSupplyXP
	MoveSupplyUpgrade
	MoveChoose
	MoveRoll
	MoveDraw
	MoveToken
)

// MaxTargets is the largest number of targets that one supply names.
const MaxTargets = 16

// MaxNumber is the largest number that the notation writes; the smallest is -MaxNumber.
const MaxNumber = 9999

// An Amount is a figure with what a supply does to it.
type Amount struct {
	Figure Figure
	N      int16
}

// A Deck names what a draw is made from.
type Deck uint8

// The decks.
const (
	DeckOfTreasures Deck = iota
	DeckOfUpgrades
	DeckOfFinal
	DeckOfRoom
	DeckOfSolo
)

var deckNames = [...]string{"treasure", "upgrade", "enemy", "room", "solo"}

// String returns "treasure", "upgrade", "enemy", "room" or "solo".
func (d Deck) String() string { return nameOf(deckNames[:], d, "Deck") }

// An Answer is what an answer to a decision says.
type Answer uint8

// The answers. A number is that of Number, a cell that of Cell, and figures are those of Targets.
const (
	NoAnswer      Answer = iota // the move answers nothing
	AnswerNo                    // ChooseNo
	AnswerYes                   // ChooseYes
	AnswerNumber                // ChooseNumber
	AnswerCell                  // ChooseCell
	AnswerFigures               // ChooseFigures
)

var answerNames = [...]string{"none", "no", "yes", "number", "cell", "figures"}

// String returns "none", "no", "yes", "number", "cell" or "figures".
func (a Answer) String() string { return nameOf(answerNames[:], a, "Answer") }

// A Move is one step of an adventure: a player's move, an answer to a decision, the report of an outside engine or an outcome
// of chance. It is a comparable value, made by [Activate] to [DrawToken] or read by [ParseMove]. The zero Move is no move: it
// is never legal, and it is what those functions make of figures that are none, and of more than MaxTargets amounts.
type Move struct {
	kind    Kind
	player  uint8 // seat, of all moves but outcomes
	answer  Answer
	faceUp  bool   // side of an award
	figure  Figure // monster of an activation; else 0
	cell    Cell
	a, b    int16
	figures figures // targets of an attack or an activation, or the figures of an answer
	count   uint8   // entries of list in use
	list    [MaxTargets]Amount
}

// clamp keeps a number within what the notation writes.
func clamp(n int) int16 { return int16(max(-MaxNumber, min(n, MaxNumber))) }

// seatOf keeps a seat within what the notation writes: p1 to p9.
func seatOf(seat int) uint8 {
	if seat < 0 || seat > 8 {
		return 8
	}
	return uint8(seat)
}

// Activate starts the turn of hero 1 to 4 of the player's alliance.
func Activate(seat, hero int) Move {
	return Move{kind: MoveActivate, player: seatOf(seat), a: clamp(hero)}
}

// Step moves the active hero to a cell.
func Step(seat int, to Cell) Move { return Move{kind: MoveStep, player: seatOf(seat), cell: to} }

// Open opens the chest on a cell, or tries its lock with extra Speed.
func Open(seat int, at Cell, extra int) Move {
	return Move{kind: MoveOpen, player: seatOf(seat), cell: at, a: clamp(extra)}
}

// Use uses a treasure, by the number of its card from 1, with hero 1 to 4 of the alliance.
func Use(seat, card, hero int) Move {
	return Move{kind: MoveUse, player: seatOf(seat), a: clamp(card), b: clamp(hero)}
}

// OpenWay replaces the Quest Token by the staircase.
func OpenWay(seat int) Move { return Move{kind: MoveWay, player: seatOf(seat)} }

// Enter moves the active hero from the staircase to a cell of the Room.
func Enter(seat int, at Cell) Move { return Move{kind: MoveEnter, player: seatOf(seat), cell: at} }

// LeaveRoom moves the active hero from the Hero Entrance to the staircase.
func LeaveRoom(seat int) Move { return Move{kind: MoveLeave, player: seatOf(seat)} }

// Attack attacks figures with the active hero. A figure counts once, however often it is named.
func Attack(seat int, targets ...Figure) Move {
	return withFigures(Move{kind: MoveAttack, player: seatOf(seat)}, targets)
}

// Buy buys an upgrade, by the number of its card from 1.
func Buy(seat, card int) Move { return Move{kind: MoveBuy, player: seatOf(seat), a: clamp(card)} }

// EndTurn ends the player's turn.
func EndTurn(seat int) Move { return Move{kind: MoveEnd, player: seatOf(seat)} }

// ActivateMonster moves a monster to a cell, its own included, and hits the heroes named: one, or none where no hero is in
// reach. The Figure FinalFigure may be named, and is refused.
func ActivateMonster(seat int, monster Figure, at Cell, targets ...Figure) Move {
	if monster > FinalFigure {
		return Move{}
	}
	return withFigures(Move{kind: MoveMonster, player: seatOf(seat), figure: monster, cell: at}, targets)
}

// Decline activates no monster.
func Decline(seat int) Move { return Move{kind: MoveDecline, player: seatOf(seat)} }

// SupplySpeed reports Speed for the active hero.
func SupplySpeed(seat, n int) Move {
	return Move{kind: MoveSupplySpeed, player: seatOf(seat), a: clamp(n)}
}

// SupplyDamage reports the damage of one hero power, to at most MaxTargets targets.
func SupplyDamage(seat int, targets ...Amount) Move { return supply(MoveSupplyDamage, seat, targets) }

// SupplyHeal reports the healing of one hero power.
func SupplyHeal(seat int, targets ...Amount) Move { return supply(MoveSupplyHeal, seat, targets) }

// SupplyMonster reports one activation of a monster: where it goes, the zero Cell for its own cell, and the damage that it
// does to heroes. For a Mimic neither is named.
func SupplyMonster(seat int, monster Figure, to Cell, targets ...Amount) Move {
	m := supply(MoveSupplyMonster, seat, targets)
	if m.kind == NoMove || monster > FinalFigure {
		return Move{}
	}
	m.figure, m.cell = monster, to
	return m
}

// SuppliedAll ends Monster Activation.
func SuppliedAll(seat int) Move { return Move{kind: MoveSupplyDone, player: seatOf(seat)} }

// SupplyLoss reports health that heroes lose to base play.
func SupplyLoss(seat int, targets ...Amount) Move { return supply(MoveSupplyLoss, seat, targets) }

// SupplyXP reports an award of base play to an alliance, face up or face down.
func SupplyXP(seat, alliance, n int, faceUp bool) Move {
	return Move{kind: MoveSupplyXP, player: seatOf(seat), a: clamp(n), b: int16(seatOf(alliance)) + 1, faceUp: faceUp}
}

// SupplyUpgrade reports the purchase of an upgrade, by the number of its card from 1.
func SupplyUpgrade(seat, card, price int) Move {
	return Move{kind: MoveSupplyUpgrade, player: seatOf(seat), a: clamp(card), b: clamp(price)}
}

// ChooseNo answers a decision by no.
func ChooseNo(seat int) Move {
	return Move{kind: MoveChoose, player: seatOf(seat), answer: AnswerNo}
}

// ChooseYes answers a decision by yes.
func ChooseYes(seat int) Move {
	return Move{kind: MoveChoose, player: seatOf(seat), answer: AnswerYes}
}

// ChooseNumber answers a decision by a number, such as Speed to spend.
func ChooseNumber(seat, n int) Move {
	return Move{kind: MoveChoose, player: seatOf(seat), answer: AnswerNumber, a: clamp(n)}
}

// ChooseCell answers a decision by a cell; for a double-sized figure it is the top left of its cells.
func ChooseCell(seat int, at Cell) Move {
	return Move{kind: MoveChoose, player: seatOf(seat), answer: AnswerCell, cell: at}
}

// ChooseFigures answers a decision by figures.
func ChooseFigures(seat int, picked ...Figure) Move {
	return withFigures(Move{kind: MoveChoose, player: seatOf(seat), answer: AnswerFigures}, picked)
}

// Roll is the outcome of the Dungeon Die.
func Roll(face int) Move { return Move{kind: MoveRoll, a: clamp(face)} }

// Draw is the outcome of a draw from a deck: the number of the card in the content, from 1. The Room deck counts the
// Encounter cards first, then the Titan Encounter cards.
func Draw(d Deck, card int) Move {
	return Move{kind: MoveDraw, b: int16(min(d, DeckOfSolo)), a: clamp(card)}
}

// DrawToken is the outcome of a draw of the second set of Hero Selection Tokens.
func DrawToken(number int) Move { return Move{kind: MoveToken, a: clamp(number)} }

func supply(k Kind, seat int, targets []Amount) Move {
	m := Move{kind: k, player: seatOf(seat)}
	for _, t := range targets {
		if m.count == MaxTargets || t.Figure > FinalFigure {
			return Move{}
		}
		m.list[m.count] = Amount{t.Figure, clamp(int(t.N))}
		m.count++
	}
	return m
}

// withFigures adds the figures that a move names.
func withFigures(m Move, list []Figure) Move {
	for _, f := range list {
		if f > FinalFigure {
			return Move{}
		}
		m.figures |= only(f)
	}
	return m
}

// Kind returns what the move does.
func (m Move) Kind() Kind { return m.kind }

// Player returns the seat that makes the move; rulebook.Nobody for an outcome of chance.
func (m Move) Player() int {
	if m.kind == NoMove || m.kind >= MoveRoll {
		return rulebook.Nobody
	}
	return int(m.player)
}

// Cell returns the cell that the move names, the zero Cell if it names none.
func (m Move) Cell() Cell { return m.cell }

// Number returns the number that the move names: the hero of an activation, a card, Speed, XP, a face or a token; 0 if it
// names none.
func (m Move) Number() int { return int(m.a) }

// Hero returns the hero 1 to 4 of an activation or of the use of a treasure; 0 for other moves.
func (m Move) Hero() int {
	switch m.kind {
	case MoveActivate:
		return int(m.a)
	case MoveUse:
		return int(m.b)
	}
	return 0
}

// Price returns what a reported purchase has cost; 0 for other moves.
func (m Move) Price() int {
	if m.kind == MoveSupplyUpgrade {
		return int(m.b)
	}
	return 0
}

// Award returns the alliance that a reported award goes to, as a seat, and whether its XP lie face up; ok is false for other
// moves.
func (m Move) Award() (alliance int, faceUp, ok bool) {
	if m.kind != MoveSupplyXP {
		return 0, false, false
	}
	return int(m.b) - 1, m.faceUp, true
}

// Answer returns what an answer says; NoAnswer for other moves.
func (m Move) Answer() Answer { return m.answer }

// Deck returns what a draw is made from; ok is false for other moves.
func (m Move) Deck() (d Deck, ok bool) {
	if m.kind != MoveDraw {
		return 0, false
	}
	return Deck(m.b), true
}

// Monster returns the monster that the move activates.
func (m Move) Monster() Figure { return m.figure }

// Targets returns the figures that the move names, in their order.
func (m Move) Targets() []Figure {
	var list []Figure
	for left := m.figures; left != 0; left &= left - 1 {
		list = append(list, left.first())
	}
	return list
}

// Amounts returns the figures of a supply with their amounts.
func (m Move) Amounts() []Amount { return append([]Amount(nil), m.list[:m.count]...) }

// Compare orders moves: by kind, player, answer, monster, cell row by row, numbers and figures.
func Compare(a, b Move) int {
	if c := cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.player, b.player),
		cmp.Compare(a.answer, b.answer), cmp.Compare(a.side(), b.side()), cmp.Compare(a.figure, b.figure),
		cmp.Compare(a.cell.Row, b.cell.Row), cmp.Compare(a.cell.Col, b.cell.Col), cmp.Compare(a.a, b.a),
		cmp.Compare(a.b, b.b), cmp.Compare(a.figures, b.figures), cmp.Compare(a.count, b.count)); c != 0 {
		return c
	}
	for i := range a.list {
		x, y := a.list[i], b.list[i]
		if c := cmp.Or(cmp.Compare(x.Figure, y.Figure), cmp.Compare(x.N, y.N)); c != 0 {
			return c
		}
	}
	return 0
}

// Compare is the function Compare as a method.
func (m Move) Compare(o Move) int { return Compare(m, o) }

// String returns the figure in the notation: "a1", "m3" or "enemy".
func (f Figure) String() string { return string(f.append(nil)) }

func (f Figure) append(b []byte) []byte {
	switch {
	case f.isHero():
		return append(b, 'a'+byte(f)/HeroesEach, '1'+byte(f)%HeroesEach)
	case f.isMonster():
		return strconv.AppendInt(append(b, 'm'), int64(f)-heroCount+1, 10)
	case f == FinalFigure:
		return append(b, "enemy"...)
	}
	return append(b, "nobody"...)
}

func (s figures) append(b []byte) []byte {
	for ; s != 0; s &= s - 1 {
		b = s.first().append(append(b, ' '))
	}
	return b
}
