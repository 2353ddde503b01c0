package dungeonalliance

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// The words behind the player of each move that has one, and in front of its arguments.
var moveWords = [...]string{
	MoveActivate: "activate", MoveStep: "step", MoveOpen: "open", MoveUse: "use", MoveWay: "way", MoveEnter: "enter",
	MoveLeave: "leave", MoveAttack: "attack", MoveBuy: "buy", MoveEnd: "end", MoveMonster: "monster", MoveDecline: "decline",
	MoveSupplySpeed: "supply speed", MoveSupplyDamage: "supply damage", MoveSupplyHeal: "supply heal",
	MoveSupplyMonster: "supply monster", MoveSupplyDone: "supply done", MoveSupplyLoss: "supply loss",
	MoveSupplyXP: "supply xp", MoveSupplyUpgrade: "supply upgrade", MoveChoose: "choose",
	MoveRoll: "roll", MoveDraw: "draw", MoveToken: "token",
}

// String returns the words of a kind of moves, such as "supply speed"; "none" for NoMove.
func (k Kind) String() string {
	if int(k) >= len(moveWords) || k == NoMove {
		return "none"
	}
	return moveWords[k]
}

// String returns the move in the notation that ParseMove reads: lower-case words. A player's move begins with p1 to p4.
//
//	p1 activate 2               p1 step 3,4              p1 open 5,5 extra 3      p1 use 4 hero 2
//	p1 way                      p1 enter 3,6             p1 leave                 p1 attack m1 m2
//	p1 buy 5                    p1 end                   p1 monster m3 to 4,5 hits b1
//	p1 decline                  p1 choose yes            p1 choose 3              p1 choose 3,4
//	p1 choose m1 m4             roll 7                   draw treasure 4          token 7
//	p1 supply speed 3           p1 supply damage m1 3 enemy 2                     p1 supply heal a1 2
//	p1 supply monster m3 to 4,5 hits a1 2 b3 1           p1 supply done           p1 supply loss a1 2
//	p1 supply xp p2 3 up        p1 supply upgrade 5 price 3
//
// A move that lacks what it needs, such as an attack on nobody, is written without it, and ParseMove does not read it. The
// zero Move is "none".
func (m Move) String() string { return string(m.AppendTo(make([]byte, 0, 64))) }

// AppendTo appends what String returns.
func (m Move) AppendTo(b []byte) []byte {
	if m.kind == NoMove {
		return append(b, "none"...)
	}
	if m.kind < MoveRoll {
		b = append(b, 'p', '1'+m.player, ' ')
	}
	b = append(b, m.kind.String()...)
	switch m.kind {
	case MoveActivate, MoveBuy, MoveSupplySpeed, MoveRoll, MoveToken:
		return number(b, "", m.a)
	case MoveStep, MoveEnter:
		return m.appendCell(b, "")
	case MoveOpen:
		if b = m.appendCell(b, ""); m.a != 0 {
			b = number(b, "extra", m.a)
		}
	case MoveUse:
		return number(number(b, "", m.a), "hero", m.b)
	case MoveAttack:
		return m.figures.append(b)
	case MoveMonster, MoveSupplyMonster:
		return m.appendMonster(b)
	case MoveSupplyDamage, MoveSupplyHeal, MoveSupplyLoss:
		return m.appendList(b)
	case MoveSupplyXP:
		b = append(b, " p"...)
		b = number(strconv.AppendInt(b, int64(m.b), 10), "", m.a)
		return append(append(b, ' '), sides[m.side()]...)
	case MoveSupplyUpgrade:
		return number(number(b, "", m.a), "price", m.b)
	case MoveChoose:
		return m.appendAnswer(b)
	case MoveDraw:
		return number(append(append(b, ' '), Deck(m.b).String()...), "", m.a)
	}
	return b
}

// sides are the words for the side on which an award arrives, by Move.side.
var sides = [...]string{"down", "up"}

func (m *Move) side() int {
	if m.faceUp {
		return 1
	}
	return 0
}

func number(b []byte, word string, n int16) []byte {
	b = append(b, ' ')
	if word != "" {
		b = append(append(b, word...), ' ')
	}
	return strconv.AppendInt(b, int64(n), 10)
}

func (m *Move) appendCell(b []byte, word string) []byte {
	b = append(b, ' ')
	if word != "" {
		b = append(append(b, word...), ' ')
	}
	b = strconv.AppendInt(b, int64(m.cell.Col), 10)
	return strconv.AppendInt(append(b, ','), int64(m.cell.Row), 10)
}

func (m *Move) appendMonster(b []byte) []byte {
	b = m.figure.append(append(b, ' '))
	if m.cell != (Cell{}) {
		b = m.appendCell(b, "to")
	}
	if m.figures != 0 || m.count > 0 {
		b = append(b, " hits"...)
	}
	return m.appendList(m.figures.append(b))
}

func (m *Move) appendList(b []byte) []byte {
	for _, t := range m.list[:m.count] {
		b = number(t.Figure.append(append(b, ' ')), "", t.N)
	}
	return b
}

func (m *Move) appendAnswer(b []byte) []byte {
	switch m.answer {
	case AnswerYes:
		return append(b, " yes"...)
	case AnswerNumber:
		return number(b, "", m.a)
	case AnswerCell:
		return m.appendCell(b, "")
	case AnswerFigures:
		return m.figures.append(b)
	}
	return append(b, " no"...)
}

// MarshalText writes the notation.
func (m Move) MarshalText() ([]byte, error) { return m.AppendTo(nil), nil }

// UnmarshalText reads the notation; its error is a *rulebook.SyntaxError.
func (m *Move) UnmarshalText(text []byte) error {
	move, err := ParseMove(string(text))
	if err == nil {
		*m = move
	}
	return err
}

// ParseMove reads a move as String writes it, and nothing else: one blank between words, numbers without a plus sign or
// leading zeros. Numbers may be ones that a rule then refuses. Its error is a *rulebook.SyntaxError with the column.
func ParseMove(text string) (Move, error) {
	p := parser{text: text}
	m := p.move()
	if p.at <= len(text) {
		p.fail("the end of the move")
	}
	if p.err != nil {
		return Move{}, p.err
	}
	return m, nil
}

// parser reads one move word by word. After an error it reads nothing more.
type parser struct {
	text string
	at   int // where the next word begins: behind a blank at the end an empty one does, and none past the end of the text
	err  *rulebook.SyntaxError
}

// peek returns the next word without reading it.
func (p *parser) peek() string {
	if p.err != nil || p.at >= len(p.text) {
		return ""
	}
	word, _, _ := strings.Cut(p.text[p.at:], " ")
	return word
}

// skip reads past the word that peek returned.
func (p *parser) skip(word string) { p.at = min(p.at+len(word)+1, len(p.text)+1) }

func (p *parser) fail(want string) {
	if p.err == nil {
		got := "the end of the text"
		if p.at <= len(p.text) {
			got = strconv.Quote(p.peek())
		}
		p.err = &rulebook.SyntaxError{Col: min(p.at, len(p.text)) + 1, Want: want, Got: got}
	}
}

// failAt fails at a word that has been read.
func (p *parser) failAt(at int, want string) {
	if p.err == nil {
		p.at = at
		p.fail(want)
	}
}

// word reads one of the words listed and returns its place; -1 and a note of what was wanted if another stands there.
func (p *parser) word(want string, list ...string) int {
	next := p.peek()
	for i, w := range list {
		if next == w && p.err == nil {
			p.skip(w)
			return i
		}
	}
	p.fail(want)
	return -1
}

func (p *parser) number() int16 {
	next := p.peek()
	n, err := strconv.Atoi(next)
	if err != nil || n < -MaxNumber || n > MaxNumber || strconv.Itoa(n) != next {
		p.fail(fmt.Sprintf("a whole number from %d to %d", -MaxNumber, MaxNumber))
		return 0
	}
	p.skip(next)
	return int16(n)
}

func (p *parser) cell() Cell {
	next := p.peek()
	c, err := ParseCell(next)
	if err != nil {
		p.fail("a cell, column and row from 1 to 16, such as 3,6")
		return Cell{}
	}
	p.skip(next)
	return c
}

// figure reads a figure; ok says whether one stands there.
func (p *parser) figure() (f Figure, ok bool) {
	next := p.peek()
	switch {
	case next == "enemy":
		f, ok = FinalFigure, true
	case len(next) == 2 && next[0] >= 'a' && next[0] <= 'd' && next[1] >= '1' && next[1] <= '4':
		f, ok = HeroFigure(int(next[0]-'a'), int(next[1]-'0')), true
	case len(next) >= 2 && next[0] == 'm':
		n, err := strconv.Atoi(next[1:])
		f, ok = MonsterFigure(n), err == nil && n >= 1 && n <= MaxMonsters && strconv.Itoa(n) == next[1:]
	}
	if ok {
		p.skip(next)
	}
	return f, ok
}

// needFigure reads a figure that must be there.
func (p *parser) needFigure() Figure {
	f, ok := p.figure()
	if !ok {
		p.fail("a figure: a1 to d4, m1 to m47, enemy")
		return 0
	}
	return f
}

// set reads figures up to the end of the move, in their order; at least one.
func (p *parser) set() figures {
	var s figures
	for p.err == nil && (s == 0 || p.at <= len(p.text)) {
		at := p.at
		f := only(p.needFigure())
		if f <= s {
			p.failAt(at, "a figure that comes after those before it")
		}
		s |= f
	}
	return s
}

// amounts reads figures with amounts up to the end of the move; at least one.
func (p *parser) amounts(m *Move) {
	for p.err == nil && (m.count == 0 || p.at <= len(p.text)) {
		if m.count == MaxTargets {
			p.fail("at most 16 targets")
			return
		}
		f := p.needFigure()
		m.list[m.count] = Amount{f, p.number()}
		m.count++
	}
}

// seat reads p1 to p9.
func (p *parser) seat() uint8 {
	next := p.peek()
	if len(next) != 2 || next[0] != 'p' || next[1] < '1' || next[1] > '9' {
		p.fail("a player, p1 to p4")
		return 0
	}
	p.skip(next)
	return next[1] - '1'
}

func (p *parser) move() Move {
	var m Move
	if next := p.peek(); len(next) != 2 || next[0] != 'p' {
		return p.outcome()
	}
	m.player = p.seat()
	m.kind = p.kind()
	switch m.kind {
	case MoveActivate, MoveBuy, MoveSupplySpeed:
		m.a = p.number()
	case MoveStep, MoveEnter:
		m.cell = p.cell()
	case MoveOpen:
		if m.cell = p.cell(); p.peek() == "extra" {
			p.skip("extra")
			at := p.at
			if m.a = p.number(); m.a == 0 {
				p.failAt(at, "another number than 0")
			}
		}
	case MoveUse:
		m.a = p.number()
		p.word(`"hero"`, "hero")
		m.b = p.number()
	case MoveAttack:
		m.figures = p.set()
	case MoveMonster, MoveSupplyMonster:
		p.monster(&m)
	case MoveSupplyDamage, MoveSupplyHeal, MoveSupplyLoss:
		p.amounts(&m)
	case MoveSupplyXP:
		m.b = int16(p.seat()) + 1
		m.a = p.number()
		m.faceUp = p.word(`"up" or "down"`, sides[:]...) == 1
	case MoveSupplyUpgrade:
		m.a = p.number()
		p.word(`"price"`, "price")
		m.b = p.number()
	case MoveChoose:
		p.answer(&m)
	}
	return m
}

// kind reads the word of a player's move, or the two of a supply.
func (p *parser) kind() Kind {
	rest := p.text[min(p.at, len(p.text)):]
	for k := MoveActivate; k < MoveRoll; k++ {
		w := moveWords[k]
		if p.err == nil && strings.HasPrefix(rest, w) && (len(rest) == len(w) || rest[len(w)] == ' ') {
			p.skip(w)
			return k
		}
	}
	p.fail(`a move: "activate", "step", "open", "use", "way", "enter", "leave", "attack", "buy", "end", "monster", ` +
		`"decline", "choose", or "supply" and what`)
	return NoMove
}

func (p *parser) monster(m *Move) {
	m.figure = p.needFigure()
	if p.peek() == "to" {
		p.skip("to")
		m.cell = p.cell()
	}
	if p.peek() == "hits" {
		p.skip("hits")
		if m.kind == MoveMonster {
			m.figures = p.set()
		} else {
			p.amounts(m)
		}
	}
}

func (p *parser) answer(m *Move) {
	m.answer = AnswerFigures
	next := p.peek()
	switch {
	case next == "no" || next == "yes":
		p.skip(next)
		m.answer = AnswerNo
		if next == "yes" {
			m.answer = AnswerYes
		}
	case strings.Contains(next, ","):
		m.answer, m.cell = AnswerCell, p.cell()
	case next != "" && strings.Trim(next, "-0123456789") == "":
		m.answer, m.a = AnswerNumber, p.number()
	default:
		if m.figures = p.set(); p.err != nil {
			p.err.Want = `an answer: "yes", "no", a number, a cell or figures`
		}
	}
}

func (p *parser) outcome() Move {
	kinds := [...]Kind{MoveRoll, MoveDraw, MoveToken}
	i := p.word(`a player, p1 to p4, or "roll", "draw" or "token"`, "roll", "draw", "token")
	if i < 0 {
		return Move{}
	}
	m := Move{kind: kinds[i]}
	if m.kind == MoveDraw {
		m.b = int16(max(0, p.word("a deck: treasure, upgrade, enemy, room or solo", deckNames[:]...)))
	}
	m.a = p.number()
	return m
}
