package dungeonalliance

import (
	"fmt"
	"strings"
)

// String draws the position: round and turn, the map and the Room with their walls and figures, then decks, XP and what
// waits. A cell is drawn by two characters, or by three where a monster from m10 on stands on the grid:
//
//	a1 to d4   a hero, in the Room with its number behind the drawing
//	m1 to m47  a monster, as in the notation; of an exhausted one the letter is M
//	E          the Final Enemy, on each of its cells
//	$ %        a Treasure Chest, a Locked Chest
//	?  >       the Quest Token, the Staircase Token
//	_          the Hero Entrance, while it is empty
//
// The zero State is "no adventure".
func (s State) String() string {
	if s.setup == nil {
		return "no adventure"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "round %d of %d, %v", s.round, s.Rounds(), s.phase)
	if s.phase != phaseOver {
		fmt.Fprintf(&b, ", initiative p%d, turn p%d", s.first+1, s.seat+1)
	}
	if s.active != nobody {
		fmt.Fprintf(&b, ", active %v with %d Speed and %d attack", s.active, s.speed, s.attacks)
	}
	b.WriteString("\nmap\n")
	s.drawGrid(&b, OnMap)
	if s.setup.options.Room == RoomOn && s.foe.stage != foeAside {
		b.WriteString("room\n")
		s.drawGrid(&b, InRoom)
	}
	s.drawFigures(&b)
	s.drawDecks(&b)
	s.drawQuestion(&b)
	return b.String()
}

// String returns the name of a phase.
func (p phase) String() string {
	return nameOf([]string{"over", "set-up", "hero turns", "Monster Activation", "End Phase"}, p, "phase")
}

// drawGrid draws the cells of a grid, with "|" and "-" for walls.
func (s *State) drawGrid(b *strings.Builder, where Grid) {
	g := s.setup.grid(where)
	width := 2
	for left := s.on(where); left != 0; left &= left - 1 {
		width = max(width, len(s.drawFigure(left.first())))
	}
	for row := 1; row <= int(g.rows); row++ {
		line, under := "", ""
		for col := 1; col <= int(g.cols); col++ {
			c := At(col, row)
			line += fmt.Sprintf("%-*s%s", width, s.drawCell(g, where, c), g.wall(c, east, "|"))
			under += strings.Repeat(g.wall(c, south, "-"), width) + " "
		}
		b.WriteString(strings.TrimRight("  "+line, " ") + "\n")
		if under = strings.TrimRight(under, " "); under != "" {
			b.WriteString("  " + under + "\n")
		}
	}
}

// wall returns mark where a wall parts two cells of the grid, a blank elsewhere.
func (g *grid) wall(c Cell, d direction, mark string) string {
	if g.cells.has(c) && g.cells.has(c.to(d)) && !g.single[d].has(c) {
		return mark
	}
	return " "
}

// drawCell draws one cell in up to three characters.
func (s *State) drawCell(g *grid, where Grid, c Cell) string {
	if !g.cells.has(c) {
		return ""
	}
	for left := s.on(where); left != 0; left &= left - 1 {
		f := left.first()
		if area := s.spot(f).area(); area.has(c) {
			return s.drawFigure(f)
		}
	}
	if where == InRoom {
		if c == s.setup.tile.entrance {
			return "_"
		}
		return "."
	}
	switch i := s.chestAt(c); {
	case i >= 0 && !bit(s.opened, i) && s.setup.board.chests[i].Locked:
		return "%"
	case i >= 0 && !bit(s.opened, i):
		return "$"
	case s.quest && c == s.setup.board.quest:
		return "?"
	case s.onStaircase(where, c):
		return ">"
	}
	return "."
}

func (s *State) drawFigure(f Figure) string {
	switch {
	case f == FinalFigure:
		return "E"
	case f.isMonster() && !s.monsters[f-heroCount].ready:
		return "M" + f.String()[1:]
	}
	return f.String()
}

// drawFigures lists the figures in play with health, and heroes of the Room with their numbers.
func (s *State) drawFigures(b *strings.Builder) {
	for left := s.inPlay(); left != 0; left &= left - 1 {
		f := left.first()
		fmt.Fprintf(b, "%v %s %d/%d", f, s.name(f), s.health(f), s.full(f))
		if f.isHero() && s.heroes[f].number > 0 {
			fmt.Fprintf(b, " number %d", s.heroes[f].number)
		}
		switch {
		case f.isHero() && s.heroes[f].acted, f.isMonster() && !s.monsters[f-heroCount].ready:
			b.WriteString(" exhausted")
		case f == FinalFigure && s.foe.stage == foeInactive:
			b.WriteString(" inactive")
		}
		b.WriteString("\n")
	}
}

// drawDecks lists decks, face-up cards and the XP of each alliance.
func (s *State) drawDecks(b *strings.Builder) {
	fmt.Fprintf(b, "decks: treasure %d, enemy %d, room %d, solo %d; face up: enemy %d, room %d, solo %d; offer %v\n",
		s.treasures.Len(), s.finalDeck.Len(), s.roomDeck.Len(), s.soloDeck.Len(), s.finalCard, s.roomCard, s.soloCard, s.offer)
	for seat := range s.setup.players {
		fmt.Fprintf(b, "p%d: XP %d up, %d down; treasures %v, upgrades %v\n", seat+1, s.up[seat], s.down[seat],
			numbers(s.held[seat]), numbers(s.upgrades[seat]))
	}
}

// drawQuestion says what the position waits for.
func (s *State) drawQuestion(b *strings.Builder) {
	switch q := &s.ask; q.kind {
	case askRoll:
		fmt.Fprintf(b, "waits: the Dungeon Die, %s\n", s.waits().ID)
	case askDraw:
		fmt.Fprintf(b, "waits: a draw from the deck %v, %s\n", q.deck, s.waits().ID)
	case askToken:
		fmt.Fprintf(b, "waits: a token, %s\n", s.waits().ID)
	case askChoice, askBanish:
		fmt.Fprintf(b, "waits: the answer of p%d, %s\n", q.seat+1, s.waits().ID)
	}
}
