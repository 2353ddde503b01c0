package paperapps

import (
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
)

// A phase says what a position waits for.
type phase uint8

const (
	over     phase = iota // nothing: the treasure room
	between               // a floor, between moves: the die, or the hero leaves or uses a scroll
	again                 // the die of a turn, rolled again at once
	rolled                // a heading for the roll that lies
	walled                // a turn: a wall is ahead
	porting               // on a teleporter: jump or stay
	passing               // on the stairs in mid-move: leave or pass
	finding               // the die of an object or the Gambler
	found                 // items for that die, or none
	shopping              // a shop page
	walking               // never seen from outside: the move goes on
)

// quadrants are the four fields of a page's ledger (QuadrantsFill).
type quadrants struct{ plusHP, minusHP, plusCoins, minusCoins int16 }

// places of the single-use items in State.held.
const (
	heldDouble = iota
	heldMulligan
	heldBreak
	heldScroll

	numHeld = iota
)

// A State is a position of a run. It is a plain comparable value: == means the same position, of those that come from one
// Start. The zero State is a run without pages that is over.
type State struct {
	run *run

	done   [MaxPages]quadrants // ledgers of the closed pages
	path   cellSet             // marked cells of the open floor (PathMarked)
	now    quadrants           // ledger of the open page
	hp     int32               // starting HP of the open page; the final HP when over
	coins  int32               // starting coins, likewise
	bought uint16              // offers bought on the open shop page
	at     int16               // the hero's cell
	page   uint8               // the open page, from 0
	deaths uint8

	phase   phase
	cause   tile // what the die is rolled for: the tile, or gamble
	die     uint8
	doubled bool
	squares int8    // of the roll, still to be walked
	last    Heading // of the last step (LastHeading)
	key     bool
	jumped  bool // the floor's teleporters have been used (FirstJumpForced)

	active  effect         // effects on the open floor
	coming  effect         // effects on the next floor
	elixirs uint64         // a bit for each page on which an elixir was bought
	held    [numHeld]uint8 // single-use items not yet used
}

// gamble is the cause of the Gambler's die. It is no tile of the text format.
const gamble tile = 'G'

// run is the immutable set-up of a run.
type run struct {
	options  Options
	notebook string
	gem      string
	hero     string
	pages    []Page
}

// floor returns the open floor; nil on a shop page and when the run is over.
func (s *State) floor() *Floor {
	if s.run == nil || int(s.page) >= len(s.run.pages) {
		return nil
	}
	return s.run.pages[s.page].Floor
}

// shop returns the offers of the open page; none on a floor.
func (s *State) shop() []Offer {
	if s.run == nil || int(s.page) >= len(s.run.pages) {
		return nil
	}
	return s.run.pages[s.page].Shop
}

// pips returns the result of the die that lies, doubled if so.
func (s *State) pips() int {
	if s.doubled {
		return 2 * int(s.die)
	}
	return int(s.die)
}

// Actor returns player 0 where the player has a choice, rulebook.Chance where a die decides alone, and rulebook.Over in
// the treasure room.
func (s State) Actor() rulebook.Actor {
	switch s.phase {
	case over:
		return rulebook.Over
	case again, finding:
		return rulebook.Chance
	case between:
		if s.held[heldScroll] == 0 && !s.inReach() {
			return rulebook.Chance
		}
	}
	return 0
}

// Apply returns the position after m. A move that a rule forbids is refused with a *rulebook.Violation, and the position
// is the receiver.
func (s State) Apply(m Move) (State, error) {
	p := play{s: s}
	if err := p.make(m); err != nil {
		return s, err
	}
	return p.s, nil
}

// Explain is Apply with the events of the move, in the order in which they happened.
func (s State) Explain(m Move) (State, []rulebook.Event, error) {
	p := play{s: s, t: &rulebook.Trace{}}
	if err := p.make(m); err != nil {
		return s, nil, err
	}
	return p.s, p.t.Events(), nil
}

// sides of the one die there is.
const sides = 6

// Odds returns 1, 6 for each face of a die that may be rolled next, and 0, 0 for any other move.
func (s State) Odds(m Move) (num, den uint64) {
	if verb := s.chance(); verb == NoVerb || m.verb != verb || m.heading != NoHeading || m.a < 1 || m.a > sides || m.b != 0 {
		return 0, 0
	}
	return 1, sides
}

// Sample rolls the die that may be rolled next; without one it returns the zero Move.
func (s State) Sample(r *rand.Rand) Move {
	verb := s.chance()
	if verb == NoVerb {
		return Move{}
	}
	return Move{verb: verb, a: int16(r.IntN(sides) + 1)}
}

// chance returns the verb of the die that may be rolled next, or NoVerb.
func (s *State) chance() Verb {
	switch s.phase {
	case between, again:
		return RollVerb
	case finding:
		return FindVerb
	}
	return NoVerb
}

// AppendMoves appends the legal moves in canonical order. Between moves the faces of the die are listed after what the
// player may choose instead of rolling.
func (s State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case between:
		dst = s.propose(dst, Leave())
		dst = s.proposeScrolls(dst)
	case rolled:
		dst = s.proposeHeadings(dst, GoVerb, kindOf(s.die))
		dst = s.proposeHeadings(dst, BreakVerb, kindOf(s.die))
		dst = s.propose(dst, Double(), Mulligan(), Keep())
	case walled:
		dst = s.proposeHeadings(dst, TurnVerb, s.kind())
		dst = s.propose(dst, Break(s.last), Keep())
	case porting:
		dst = append(dst, Jump(), StayHere())
	case passing:
		dst = append(dst, Leave(), Pass())
	case found:
		dst = s.propose(dst, Double(), Mulligan(), Keep())
	case shopping:
		dst = append(dst, Leave())
		for i := range s.shop() {
			dst = s.propose(dst, Buy(i+1))
		}
	}
	if verb := s.chance(); verb != NoVerb {
		for n := int16(1); n <= sides; n++ {
			dst = append(dst, Move{verb: verb, a: n})
		}
	}
	return dst
}

// propose appends those moves that no rule forbids.
func (s *State) propose(dst []Move, moves ...Move) []Move {
	for _, m := range moves {
		if s.forbids(m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s *State) proposeHeadings(dst []Move, verb Verb, kind *[4]Heading) []Move {
	for _, h := range kind {
		dst = s.propose(dst, Move{verb: verb, heading: h})
	}
	return dst
}

// proposeScrolls appends the scroll's targets, row by row.
func (s *State) proposeScrolls(dst []Move) []Move {
	if s.held[heldScroll] == 0 {
		return dst
	}
	cols, rows := s.floor().Size()
	for row := range rows {
		for col := range cols {
			dst = s.propose(dst, Scroll(Cell{col, row}))
		}
	}
	return dst
}
