package paperapps

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// A Verb is a kind of move.
type Verb uint8

// The verbs, in the canonical order of moves.
const (
	NoVerb       Verb = iota
	LeaveVerb         // leave the floor or the shop
	PassVerb          // walk on over the stairs
	GoVerb            // choose the first heading of a roll
	TurnVerb          // turn at a wall
	BreakVerb         // break through a wall
	JumpVerb          // take the teleporter
	StayVerb          // don't take the teleporter
	DoubleVerb        // double the die that lies
	MulliganVerb      // roll the die that lies again
	KeepVerb          // use no item
	ScrollVerb        // use a Teleport Scroll
	BuyVerb           // buy an offer
	RollVerb          // chance: the die of a turn
	FindVerb          // chance: the die of an object or the Gambler

	numVerbs = iota
)

// operand is what follows a verb in the notation.
type operand uint8

const (
	nothing operand = iota
	aHeading
	aNumber
	aCell
)

var verbs = [numVerbs]struct {
	name    string
	operand operand
}{
	NoVerb:       {"", nothing},
	LeaveVerb:    {"leave", nothing},
	PassVerb:     {"pass", nothing},
	GoVerb:       {"go", aHeading},
	TurnVerb:     {"turn", aHeading},
	BreakVerb:    {"break", aHeading},
	JumpVerb:     {"jump", nothing},
	StayVerb:     {"stay", nothing},
	DoubleVerb:   {"double", nothing},
	MulliganVerb: {"mulligan", nothing},
	KeepVerb:     {"keep", nothing},
	ScrollVerb:   {"scroll", aCell},
	BuyVerb:      {"buy", aNumber},
	RollVerb:     {"roll", aNumber},
	FindVerb:     {"find", aNumber},
}

// String returns the word that the notation has for the verb.
func (v Verb) String() string {
	if v < numVerbs {
		return verbs[v].name
	}
	return fmt.Sprintf("Verb(%d)", uint8(v))
}

// A Move is one move, or one outcome of chance. It is written as a line of the game's notation:
//
//	roll N        chance: the die of a turn
//	go H          after a roll: the first heading
//	turn H        at a wall, written also where there is no choice
//	jump, stay    on a teleporter that was entered, where there is a choice
//	leave, pass   on the stairs in mid-move, before the next square
//	leave         in reach of the stairs between moves; on a shop page
//	find N        chance: the die of a chest, a mystery object, a web, the Gambler
//	buy K         on a shop page: its offer number K, from 1
//	double        on a die that lies: the Doubling Potion
//	mulligan      on a die that lies: the Scroll of Mulligan
//	keep          no item is used, where one fits
//	break H       at a wall, or in place of go: Break on Through
//	scroll C,R    between moves: the Teleport Scroll, to column C and row R
//
// H is one of N, NE, E, SE, S, SW, W, NW; numbers are whole, from 0 to 9999, without leading zeros. A number outside that
// becomes 9999, which every position refuses, as it does a heading that is none of these; the notation can't say the latter.
// The zero Move is no move, and every position refuses it.
type Move struct {
	verb    Verb
	heading Heading
	a, b    int16
}

// Roll returns the outcome that the die of a turn shows n.
func Roll(n int) Move { return Move{verb: RollVerb, a: number(n)} }

// Find returns the outcome that the die of an object or the Gambler shows n.
func Find(n int) Move { return Move{verb: FindVerb, a: number(n)} }

// Go returns the choice of the first heading of a roll.
func Go(h Heading) Move { return Move{verb: GoVerb, heading: h} }

// TurnTo returns the turn at a wall to the heading h.
func TurnTo(h Heading) Move { return Move{verb: TurnVerb, heading: h} }

// Break returns the use of Break on Through on the heading h.
func Break(h Heading) Move { return Move{verb: BreakVerb, heading: h} }

// Scroll returns the use of a Teleport Scroll to the cell.
func Scroll(c Cell) Move { return Move{verb: ScrollVerb, a: number(c.Col), b: number(c.Row)} }

// Buy returns the purchase of offer number k, from 1.
func Buy(k int) Move { return Move{verb: BuyVerb, a: number(k)} }

// Jump returns the choice to take the teleporter.
func Jump() Move { return Move{verb: JumpVerb} }

// StayHere returns the choice not to take the teleporter.
func StayHere() Move { return Move{verb: StayVerb} }

// Leave returns the choice to leave the page.
func Leave() Move { return Move{verb: LeaveVerb} }

// Pass returns the choice to walk on over the stairs.
func Pass() Move { return Move{verb: PassVerb} }

// Double returns the use of a Doubling Potion.
func Double() Move { return Move{verb: DoubleVerb} }

// Mulligan returns the use of a Scroll of Mulligan.
func Mulligan() Move { return Move{verb: MulliganVerb} }

// Keep returns the choice to use no item.
func Keep() Move { return Move{verb: KeepVerb} }

// maxNumber is the largest number that the notation writes.
const maxNumber = 9999

// number holds n inside the notation's range; what lies outside is refused like the largest number.
func number(n int) int16 {
	if n < 0 || n > maxNumber {
		return maxNumber
	}
	return int16(n)
}

// Verb returns the kind of move.
func (m Move) Verb() Verb { return m.verb }

// Heading returns the heading of go, turn and break; NoHeading for other verbs.
func (m Move) Heading() Heading { return m.heading }

// Number returns the number of roll, find and buy; 0 for other verbs.
func (m Move) Number() int {
	if m.verb == ScrollVerb {
		return 0
	}
	return int(m.a)
}

// Cell returns the cell of scroll; the zero Cell for other verbs.
func (m Move) Cell() Cell {
	if m.verb != ScrollVerb {
		return Cell{}
	}
	return Cell{int(m.a), int(m.b)}
}

// Compare orders moves canonically: by verb, heading, number, and for cells by row and column.
func (m Move) Compare(n Move) int {
	return cmp.Or(cmp.Compare(m.verb, n.verb), cmp.Compare(m.heading, n.heading), cmp.Compare(m.b, n.b), cmp.Compare(m.a, n.a))
}

// String returns the move in the game's notation; it is empty for the zero Move.
func (m Move) String() string { return string(m.AppendTo(nil)) }

// AppendTo appends what String returns.
func (m Move) AppendTo(b []byte) []byte {
	b = append(b, m.verb.String()...)
	switch verbs[m.verb].operand {
	case aHeading:
		b = append(append(b, ' '), m.heading.String()...)
	case aNumber:
		b = strconv.AppendInt(append(b, ' '), int64(m.a), 10)
	case aCell:
		b = strconv.AppendInt(append(b, ' '), int64(m.a), 10)
		b = strconv.AppendInt(append(b, ','), int64(m.b), 10)
	}
	return b
}

// MarshalText returns the move in the game's notation. The error is always nil.
func (m Move) MarshalText() ([]byte, error) { return m.AppendTo(nil), nil }

// UnmarshalText reads what MarshalText writes; the error is a *rulebook.SyntaxError.
func (m *Move) UnmarshalText(text []byte) error {
	parsed, err := ParseMove(string(text))
	if err == nil {
		*m = parsed
	}
	return err
}

// ParseMove reads a move in the game's notation, letter for letter as String writes it. The error is a
// *rulebook.SyntaxError with the column.
func ParseMove(text string) (Move, error) {
	word, rest, more := strings.Cut(text, " ")
	for v := LeaveVerb; v < numVerbs; v++ {
		switch {
		case verbs[v].name != word:
		case verbs[v].operand != nothing:
			return parseOperand(v, rest, len(text)-len(rest))
		case more:
			return Move{}, tooMuch(rest, len(word)+1)
		default:
			return Move{verb: v}, nil
		}
	}
	return Move{}, &rulebook.SyntaxError{Col: 1, Want: "a move: " + verbList(), Got: strconv.Quote(word)}
}

// verbList names the verbs for a reader.
func verbList() string {
	var names []string
	for v := LeaveVerb; v < numVerbs; v++ {
		names = append(names, verbs[v].name)
	}
	return strings.Join(names, ", ")
}

// MustParseMove is ParseMove for text that is known to be a move. It panics on an error.
func MustParseMove(text string) Move {
	m, err := ParseMove(text)
	if err != nil {
		panic(err)
	}
	return m
}

// parseOperand reads what follows the verb, at a distance from the beginning of the move.
func parseOperand(v Verb, text string, at int) (Move, error) {
	m := Move{verb: v}
	word, rest, more := strings.Cut(text, " ")
	var ok bool
	var want string
	switch verbs[v].operand {
	case aHeading:
		want = "a heading: N, NE, E, SE, S, SW, W or NW"
		m.heading, ok = parseHeading(word)
	case aNumber:
		want = "a whole number from 0 to 9999"
		m.a, ok = parseNumber(word)
	case aCell:
		want = "a cell as column,row"
		column, row, comma := strings.Cut(word, ",")
		var okCol, okRow bool
		m.a, okCol = parseNumber(column)
		m.b, okRow = parseNumber(row)
		ok = comma && okCol && okRow
	}
	switch {
	case !ok:
		return Move{}, &rulebook.SyntaxError{Col: at + 1, Want: want, Got: strconv.Quote(word)}
	case more:
		return Move{}, tooMuch(rest, at+len(word)+1)
	}
	return m, nil
}

// tooMuch is the error for text behind a move.
func tooMuch(rest string, at int) error {
	word, _, _ := strings.Cut(rest, " ")
	return &rulebook.SyntaxError{Col: at + 1, Want: "the end of the move", Got: strconv.Quote(word)}
}

// parseNumber reads 0 to 9999 without sign or leading zeros.
func parseNumber(s string) (int16, bool) {
	if s == "" || len(s) > 4 || len(s) > 1 && s[0] == '0' {
		return 0, false
	}
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return int16(n), true
}
