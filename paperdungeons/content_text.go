package paperdungeons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// ReadContent reads a whole content value from text: a line for each room that holds something, for each barrier and for
// each entry of a card, as [Content.Text] writes them.
//
//	room D6 orc:5 potion:2         a room and what it holds: a trap, a minion, a treasure
//	wall C3 C4                     a printed barrier; water likewise
//	passage A3 F3
//	dungeon a NAME                 a card, up to "done", with lines wall, water, and
//	  chest D6
//	  block B2                     an impassable room
//	  quest 1 E6
//	  villain 1 C3 NAME            the room of the villain of tier 1, and who it is
//	done
//	villaincard 2 rogue NAME       tier and bonus hero
//	rows 0:4/2 10:3/4              its own table, if it has one: strength:damage/glory
//	sidequest white warrior black:wizard NAME
//	lieutenant orc 7 NAME
//	power NAME                     up to "done", with lines such as "always against ghost 1"
//	done
//
// Words are parted by spaces, a name runs to the end of its line, and # opens a comment. The error is a
// *rulebook.SyntaxError with line and column. Whether the value is a valid one is said by [Content.Validate].
func ReadContent(text string) (*Content, error) {
	r := contentReader{}
	if err := r.read(text, wholeLines); err != nil {
		return nil, err
	}
	return &r.Content, nil
}

// With returns c with the lines of text put on top of it: a person's own cards, or changes to the sheet. The lines are
// those of [ReadContent]. A room line replaces what the room held, a barrier line the barrier of that side, a Dungeon card
// the card of its letter, and any other card the card of its name. Three more lines take something away:
//
//	open A1 A2            no barrier at that side
//	drop power NAME       no such card; likewise villaincard, sidequest and lieutenant
//	drop dungeon a
//
// The error is a *rulebook.SyntaxError with line and column. The result is not yet validated, and shares nothing with c.
func (c *Content) With(text string) (*Content, error) {
	r := contentReader{}
	if err := r.read(text, onTopLines); err != nil {
		return nil, err
	}
	n := c.clone()
	for _, d := range r.drops {
		if !d.from(n) {
			return nil, &rulebook.SyntaxError{Line: d.line, Col: d.col, Want: "the name of a " + d.kind, Got: strconv.Quote(d.name)}
		}
	}
	n.Sheet.put(&r.Sheet, r.opened)
	n.Dungeons = put(n.Dungeons, r.Dungeons, func(d *Dungeon) string { return d.Letter.String() })
	n.Villains = put(n.Villains, r.Villains, func(v *Villain) string { return v.Name })
	n.SideQuests = put(n.SideQuests, r.SideQuests, func(q *SideQuest) string { return q.Name })
	n.Powers = put(n.Powers, r.Powers, func(p *Power) string { return p.Name })
	n.Lieutenants = put(n.Lieutenants, r.Lieutenants, func(l *Lieutenant) string { return l.Name })
	return n, nil
}

// put replaces the cards of old that have the name of a new one, each in its place, and appends the others.
func put[C any](old, added []C, name func(*C) string) []C {
	for i := range added {
		same := func(c C) bool { return name(&c) == name(&added[i]) }
		k := slices.IndexFunc(old, same)
		if k < 0 || slices.ContainsFunc(added[:i], same) {
			old = append(old, added[i])
		} else {
			old[k] = added[i]
		}
	}
	return old
}

// put lays the cells, barriers and passages of n over those of the sheet.
func (s *Sheet) put(n *Sheet, opened []Border) {
	s.Cells = put(s.Cells, n.Cells, func(c *Cell) string { return c.Room.String() })
	for _, b := range slices.Concat(opened, n.Borders) {
		s.Borders = slices.DeleteFunc(s.Borders, func(old Border) bool { return old.A == b.A && old.B == b.B })
	}
	s.Borders = append(s.Borders, n.Borders...)
	for _, p := range n.Passages {
		if !slices.Contains(s.Passages, p) {
			s.Passages = append(s.Passages, p)
		}
	}
}

// clone returns a content value that shares nothing with c.
func (c *Content) clone() *Content {
	n := &Content{
		Sheet: Sheet{
			Cells:    slices.Clone(c.Sheet.Cells),
			Borders:  slices.Clone(c.Sheet.Borders),
			Passages: slices.Clone(c.Sheet.Passages),
		},
		Dungeons:    slices.Clone(c.Dungeons),
		Villains:    slices.Clone(c.Villains),
		SideQuests:  slices.Clone(c.SideQuests),
		Powers:      slices.Clone(c.Powers),
		Lieutenants: slices.Clone(c.Lieutenants),
	}
	for i := range n.Dungeons {
		d := &n.Dungeons[i]
		d.Borders, d.Blocked = slices.Clone(d.Borders), slices.Clone(d.Blocked)
	}
	for i := range n.Villains {
		n.Villains[i].Rows = slices.Clone(n.Villains[i].Rows)
	}
	for i := range n.Powers {
		n.Powers[i].Parts = slices.Clone(n.Powers[i].Parts)
	}
	return n
}

// Text writes a valid content value as the text that [ReadContent] reads back as the same value.
func (c *Content) Text() string {
	var b strings.Builder
	for _, cell := range c.Sheet.Cells {
		b.WriteString(cell.text())
	}
	writeBorders(&b, c.Sheet.Borders, "")
	for _, p := range c.Sheet.Passages {
		fmt.Fprintf(&b, "passage %v %v\n", p.A, p.B)
	}
	for i := range c.Dungeons {
		c.Dungeons[i].write(&b)
	}
	for _, v := range c.Villains {
		v.write(&b)
	}
	for _, q := range c.SideQuests {
		fmt.Fprintf(&b, "sidequest %v %v %v %s\n", q.TaskA, q.TaskB, q.TaskC, q.Name)
	}
	for _, l := range c.Lieutenants {
		fmt.Fprintf(&b, "lieutenant %v %d %s\n", l.Type, l.Strength, l.Name)
	}
	for _, p := range c.Powers {
		fmt.Fprintf(&b, "power %s\n", p.Name)
		for _, part := range p.Parts {
			fmt.Fprintf(&b, "  %v\n", part)
		}
		b.WriteString("done\n")
	}
	return b.String()
}

// MarshalText writes the value as text.
func (c *Content) MarshalText() ([]byte, error) { return []byte(c.Text()), nil }

// UnmarshalText reads a whole value from text.
func (c *Content) UnmarshalText(text []byte) error {
	n, err := ReadContent(string(text))
	if err == nil {
		*c = *n
	}
	return err
}

func (c Cell) text() string {
	s := "room " + c.Room.String()
	if c.Trap != NoTrap {
		s += " " + c.Trap.String()
	}
	if c.Minion.Level != 0 {
		s += fmt.Sprintf(" %v:%d", c.Minion.Type, c.Minion.Level)
	}
	if c.Treasure != NoTreasure {
		s += " " + c.Treasure.String()
	}
	return s + "\n"
}

func writeBorders(b *strings.Builder, borders []Border, indent string) {
	for _, x := range borders {
		fmt.Fprintf(b, "%s%v %v %v\n", indent, x.Barrier, x.A, x.B)
	}
}

func (d *Dungeon) write(b *strings.Builder) {
	fmt.Fprintf(b, "dungeon %v %s\n", d.Letter, d.Name)
	writeBorders(b, d.Borders, "  ")
	fmt.Fprintf(b, "  chest %v\n", d.Chest)
	for _, room := range d.Blocked {
		fmt.Fprintf(b, "  block %v\n", room)
	}
	for i, room := range d.Quests {
		fmt.Fprintf(b, "  quest %d %v\n", i+1, room)
	}
	for i, room := range d.VillainRooms {
		fmt.Fprintf(b, "  villain %d %v %s\n", i+1, room, d.Villains[i])
	}
	b.WriteString("done\n")
}

func (v Villain) write(b *strings.Builder) {
	fmt.Fprintf(b, "villaincard %d %v %s\n", v.Tier, v.Bonus, v.Name)
	if len(v.Rows) == 0 {
		return
	}
	b.WriteString("rows")
	for _, row := range v.Rows {
		fmt.Fprintf(b, " %d:%d/%d", row.Strength, row.Damage, row.Glory)
	}
	b.WriteString("\n")
}

// String returns the part as its line in a power's text.
func (p Part) String() string {
	switch p.Kind {
	case AlwaysAgainst:
		if p.All {
			return fmt.Sprintf("always against all %d", p.N)
		}
		return fmt.Sprintf("always against %v %d", p.Type, p.N)
	case AlwaysTrap:
		return fmt.Sprintf("always trap %d", p.N)
	case AlwaysBrew:
		return fmt.Sprintf("always brew %d", p.N)
	case RoundPoints:
		return fmt.Sprintf("round points %d", p.N)
	case RoundDisarm:
		return "round disarm"
	case EndGlory:
		return fmt.Sprintf("end glory %d", p.N)
	case EndGloryPer:
		return fmt.Sprintf("end glory %d per %d %v", p.N, p.Per, p.Tallied)
	}
	return fmt.Sprintf("start %s %d", name(startNames, p.Kind, "PartKind"), p.N)
}
