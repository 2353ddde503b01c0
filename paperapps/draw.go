package paperapps

import (
	"fmt"
	"strings"
)

// Marks of the drawing, besides the characters of the floor format.
const (
	heroMark = '@' // the hero
	pathMark = 'o' // plain floor on the path
	usedMark = 'x' // an object that has acted
)

// String draws the position as a person would pencil it: the open floor with the hero (@), the path (o) and used objects
// (x), or the shop with its offers, and under it the page's ledger. The text is for people and may change.
func (s State) String() string {
	var b strings.Builder
	b.WriteString(s.heading())
	if f := s.floor(); f != nil {
		s.drawFloor(&b, f)
	} else {
		s.drawShop(&b)
	}
	if s.phase != over {
		s.drawLedger(&b)
	}
	return b.String()
}

// heading is the first line: the page, and what the position waits for.
func (s *State) heading() string {
	if s.phase == over {
		return s.summary() + "\n"
	}
	text := fmt.Sprintf("page %d of %d, %s", s.page+1, len(s.run.pages), count(s.Deaths(), "death"))
	switch s.phase {
	case rolled:
		text += fmt.Sprintf("; a %d lies, %s", s.die, count(s.pips(), "square"))
	case walled:
		text += fmt.Sprintf("; at a wall, heading %v, %s left", s.last, count(s.Squares(), "square"))
	case porting:
		text += fmt.Sprintf("; on a teleporter, %s left", count(s.Squares(), "square"))
	case passing:
		text += fmt.Sprintf("; on the stairs, %s left", count(s.Squares(), "square"))
	case again:
		text += "; the die is rolled again"
	case finding:
		text += fmt.Sprintf("; a die is to be rolled for %c", s.cause)
	case found:
		text += fmt.Sprintf("; %d lies for %c", s.pips(), s.cause)
	}
	return text + "\n"
}

func (s *State) drawFloor(b *strings.Builder, f *Floor) {
	for r, row := range f.rows {
		for c := range len(row) {
			b.WriteRune(s.mark(f, f.index(Cell{c, r})))
		}
		b.WriteByte('\n')
	}
}

// mark returns what is pencilled on a cell.
func (s *State) mark(f *Floor, i int16) rune {
	t := f.tiles[i]
	switch {
	case i == s.at:
		return heroMark
	case !s.path.has(i):
		return rune(t)
	case t.object():
		return usedMark
	case t == open, t == start, t == wall:
		return pathMark
	}
	return rune(t)
}

func (s *State) drawShop(b *strings.Builder) {
	for i, o := range s.shop() {
		box := ' '
		if s.bought>>i&1 != 0 {
			box = usedMark
		}
		fmt.Fprintf(b, "[%c] %d %v, %d coins\n", box, i+1, o.Item, o.Price)
	}
}

func (s *State) drawLedger(b *strings.Builder) {
	hp, coins := s.Running()
	fmt.Fprintf(b, "HP    %d + %d - %d = %d\n", s.hp, s.now.plusHP, s.now.minusHP, hp)
	fmt.Fprintf(b, "coins %d + %d - %d = %d\n", s.coins, s.now.plusCoins, s.now.minusCoins, coins)
	var carried []string
	if s.key {
		carried = append(carried, "the key")
	}
	for i := range Item(numItems) {
		if n := s.Holds(i); n > 0 {
			carried = append(carried, fmt.Sprintf("%d %v", n, i))
		}
	}
	if len(carried) > 0 {
		fmt.Fprintf(b, "carries %s\n", strings.Join(carried, ", "))
	}
}
