package paperdungeons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/rulebook-go/rulebook"
)

// A contentReader reads the lines of a text into a content value.
type contentReader struct {
	Content
	opened []Border
	drops  []drop
	block  *lineKind // the card whose lines are being read; nil outside
	placed cardLines // lines that the card has had

	line  int
	words []word
	end   int // column behind the last word
}

// A word is a word of a line and its column, counted in bytes from 1.
type word struct {
	text string
	col  int
}

// A lineKind is a kind of line: its first word, and how the rest is read.
type lineKind struct {
	word string
	read func(*contentReader) error
	// inner are the lines of the card that such a line opens, up to "done".
	inner []lineKind
}

// The kinds of lines: those of a whole value, those of text on top of one, and those inside cards.
var (
	dungeonLines = []lineKind{
		{word: "wall", read: (*contentReader).cardWall},
		{word: "water", read: (*contentReader).cardWater},
		{word: "chest", read: (*contentReader).chest},
		{word: "block", read: (*contentReader).impassable},
		{word: "quest", read: (*contentReader).quest},
		{word: "villain", read: (*contentReader).villain},
	}
	powerLines = []lineKind{
		{word: "start", read: (*contentReader).startPart},
		{word: "always", read: (*contentReader).alwaysPart},
		{word: "round", read: (*contentReader).roundPart},
		{word: "end", read: (*contentReader).endPart},
	}
	wholeLines = []lineKind{
		{word: "room", read: (*contentReader).room},
		{word: "wall", read: (*contentReader).sheetWall},
		{word: "water", read: (*contentReader).sheetWater},
		{word: "passage", read: (*contentReader).passage},
		{word: "dungeon", read: (*contentReader).dungeon, inner: dungeonLines},
		{word: "villaincard", read: (*contentReader).villainCard},
		{word: "rows", read: (*contentReader).rows},
		{word: "sidequest", read: (*contentReader).sideQuest},
		{word: "lieutenant", read: (*contentReader).lieutenant},
		{word: "power", read: (*contentReader).power, inner: powerLines},
	}
	onTopLines = append(slices.Clip(wholeLines),
		lineKind{word: "open", read: (*contentReader).open},
		lineKind{word: "drop", read: (*contentReader).drop})
)

// cardLines says which lines a Dungeon card has had that may stand only once.
type cardLines struct {
	chest    bool
	quests   [2]bool
	villains [3]bool
}

// read reads all lines of text.
func (r *contentReader) read(text string, kinds []lineKind) error {
	if !utf8.ValidString(text) {
		return &rulebook.SyntaxError{Want: "text in UTF-8"}
	}
	for line := range strings.SplitSeq(text, "\n") {
		r.line++
		r.split(line)
		if len(r.words) == 0 {
			continue
		}
		if err := r.readLine(kinds); err != nil {
			return err
		}
	}
	if r.block != nil {
		return &rulebook.SyntaxError{Line: r.line, Col: r.end, Want: "done", Got: "the end of the text"}
	}
	return nil
}

// split cuts a line into words, up to a comment.
func (r *contentReader) split(line string) {
	line = strings.TrimSuffix(line, "\r")
	line, _, _ = strings.Cut(line, "#")
	r.words, r.end = r.words[:0], 1
	for i := 0; i < len(line); {
		if line[i] == ' ' || line[i] == '\t' {
			i++
			continue
		}
		n := strings.IndexAny(line[i:], " \t")
		if n < 0 {
			n = len(line) - i
		}
		r.words = append(r.words, word{line[i : i+n], i + 1})
		i += n
		r.end = i + 1
	}
}

// readLine reads the line that has been split.
func (r *contentReader) readLine(kinds []lineKind) error {
	first := r.words[0]
	if r.block != nil {
		kinds = r.block.inner
		if first.text == "done" {
			r.block = nil
			r.words = r.words[1:]
			return r.noMore()
		}
	}
	for i := range kinds {
		if kinds[i].word != first.text {
			continue
		}
		r.words = r.words[1:]
		if err := kinds[i].read(r); err != nil {
			return err
		}
		if kinds[i].inner != nil {
			r.block, r.placed = &kinds[i], cardLines{}
		}
		return r.noMore()
	}
	return r.fail(first, r.wanted(kinds))
}

// wanted lists the lines that may stand here.
func (r *contentReader) wanted(kinds []lineKind) string {
	var list []string
	for _, k := range kinds {
		list = append(list, k.word)
	}
	if r.block != nil {
		list = append(list, "done")
	}
	return "a line that begins with " + strings.Join(list, ", ")
}

// fail makes the error for a word.
func (r *contentReader) fail(w word, want string) error {
	return &rulebook.SyntaxError{Line: r.line, Col: w.col, Want: want, Got: strconv.Quote(w.text)}
}

// next takes the next word of the line.
func (r *contentReader) next(want string) (word, error) {
	if len(r.words) == 0 {
		return word{}, &rulebook.SyntaxError{Line: r.line, Col: r.end, Want: want, Got: "the end of the line"}
	}
	w := r.words[0]
	r.words = r.words[1:]
	return w, nil
}

// noMore checks that the line is used up.
func (r *contentReader) noMore() error {
	if len(r.words) > 0 {
		return r.fail(r.words[0], "the end of the line")
	}
	return nil
}

// name takes the rest of the line.
func (r *contentReader) name() (string, error) {
	w, err := r.next("a name")
	if err != nil {
		return "", err
	}
	name := w.text
	for _, w := range r.words {
		name += " " + w.text
	}
	r.words = nil
	return name, nil
}

// number takes a whole number of up to three digits.
func (r *contentReader) number() (int, error) {
	const want = "a whole number of up to three digits"
	w, err := r.next(want)
	if err != nil {
		return 0, err
	}
	return r.decimal(w, w.text, want)
}

// decimal reads a number as this format writes it: without a plus, without leading zeros.
func (r *contentReader) decimal(w word, text, want string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < -999 || n > 999 {
		return 0, r.fail(w, want)
	}
	return n, nil
}

// between takes a number from low to high.
func (r *contentReader) between(low, high int) (int, error) {
	want := fmt.Sprintf("a number from %d to %d", low, high)
	w, err := r.next(want)
	if err != nil {
		return 0, err
	}
	n, err := r.decimal(w, w.text, want)
	if err == nil && (n < low || n > high) {
		err = r.fail(w, want)
	}
	return n, err
}

// oneOf takes a word of a table of names.
func oneOf[N ~uint8](r *contentReader, names []string, want string) (N, error) {
	w, err := r.next(want)
	if err != nil {
		return 0, err
	}
	var n N
	if parseName(&n, names, w.text, want) != nil {
		return 0, r.fail(w, want)
	}
	return n, nil
}

const wantRoom = "a room, A1 to F7"

// roomName takes the name of a room.
func (r *contentReader) roomName() (Room, error) {
	w, err := r.next(wantRoom)
	if err != nil {
		return 0, err
	}
	room, err := ParseRoom(w.text)
	if err != nil {
		return 0, r.fail(w, wantRoom)
	}
	return room, nil
}

// twoRooms takes two different rooms, and returns them in order.
func (r *contentReader) twoRooms() (a, b Room, err error) {
	if a, err = r.roomName(); err != nil {
		return 0, 0, err
	}
	if len(r.words) > 0 && r.words[0].text == a.String() {
		return 0, 0, r.fail(r.words[0], "another room")
	}
	b, err = r.roomName()
	return min(a, b), max(a, b), err
}

// room reads a room line: what it holds, each kind at most once.
func (r *contentReader) room() error {
	c := Cell{}
	var err error
	if c.Room, err = r.roomName(); err != nil {
		return err
	}
	for len(r.words) > 0 {
		w, _ := r.next("")
		if !c.hold(w.text) {
			return r.fail(w, "a trap (spike, blade), a minion (orc:5) or a treasure (potion:1, step, level, gem:A), each once")
		}
	}
	r.Sheet.Cells = append(r.Sheet.Cells, c)
	return nil
}

// hold puts what a word names into the cell; it returns false if the word names nothing, or there is such a thing.
func (c *Cell) hold(text string) bool {
	var trap Trap
	var treasure Treasure
	switch {
	case text == "none":
		return false
	case parseName(&trap, trapNames, text, "") == nil:
		if c.Trap != NoTrap {
			return false
		}
		c.Trap = trap
	case parseName(&treasure, treasureNames, text, "") == nil:
		if c.Treasure != NoTreasure {
			return false
		}
		c.Treasure = treasure
	default:
		typ, level, found := strings.Cut(text, ":")
		if !found || c.Minion.Level != 0 || len(level) != 1 || level[0] < '1' || level[0] > '9' ||
			parseName(&c.Minion.Type, minionNames, typ, "") != nil {
			return false
		}
		c.Minion.Level = level[0] - '0'
	}
	return true
}

// border reads the two rooms of a barrier.
func (r *contentReader) border(dst *[]Border, b Barrier) error {
	x, y, err := r.twoRooms()
	if err == nil {
		*dst = append(*dst, Border{x, y, b})
	}
	return err
}

func (r *contentReader) sheetWall() error  { return r.border(&r.Sheet.Borders, Wall) }
func (r *contentReader) sheetWater() error { return r.border(&r.Sheet.Borders, Water) }
func (r *contentReader) open() error       { return r.border(&r.opened, NoBarrier) }

func (r *contentReader) passage() error {
	a, b, err := r.twoRooms()
	if err == nil {
		r.Sheet.Passages = append(r.Sheet.Passages, Passage{a, b})
	}
	return err
}

func (r *contentReader) drop() error {
	const want = "dungeon, villaincard, sidequest, power or lieutenant"
	w, err := r.next(want)
	if err != nil {
		return err
	}
	if !slices.Contains([]string{"dungeon", "villaincard", "sidequest", "power", "lieutenant"}, w.text) {
		return r.fail(w, want)
	}
	d := drop{kind: w.text, line: r.line, col: r.end}
	if len(r.words) > 0 {
		d.col = r.words[0].col
	}
	if d.name, err = r.name(); err == nil {
		r.drops = append(r.drops, d)
	}
	return err
}

// dungeon opens a Dungeon card. Rooms that no line gives stay Outside, which Validate refuses.
func (r *contentReader) dungeon() error {
	const want = "a letter a to l"
	w, err := r.next(want)
	if err != nil {
		return err
	}
	d := Dungeon{
		Chest: Outside, Quests: [2]Room{Outside, Outside}, VillainRooms: [3]Room{Outside, Outside, Outside},
	}
	if w.text == "random" || d.Letter.UnmarshalText([]byte(w.text)) != nil {
		return r.fail(w, want)
	}
	if d.Name, err = r.name(); err == nil {
		r.Dungeons = append(r.Dungeons, d)
	}
	return err
}

// card is the Dungeon card that is being read.
func (r *contentReader) card() *Dungeon { return &r.Dungeons[len(r.Dungeons)-1] }

func (r *contentReader) cardWall() error  { return r.border(&r.card().Borders, Wall) }
func (r *contentReader) cardWater() error { return r.border(&r.card().Borders, Water) }

// once takes the room of a line that a card may have only once.
func (r *contentReader) once(dst *Room, placed *bool) error {
	if *placed && len(r.words) > 0 {
		return r.fail(r.words[0], "no second line of that kind")
	}
	room, err := r.roomName()
	if err == nil {
		*dst, *placed = room, true
	}
	return err
}

func (r *contentReader) chest() error { return r.once(&r.card().Chest, &r.placed.chest) }

func (r *contentReader) impassable() error {
	room, err := r.roomName()
	if err == nil {
		r.card().Blocked = append(r.card().Blocked, room)
	}
	return err
}

func (r *contentReader) quest() error {
	n, err := r.between(1, 2)
	if err != nil {
		return err
	}
	return r.once(&r.card().Quests[n-1], &r.placed.quests[n-1])
}

func (r *contentReader) villain() error {
	n, err := r.between(1, 3)
	if err != nil {
		return err
	}
	if err := r.once(&r.card().VillainRooms[n-1], &r.placed.villains[n-1]); err != nil {
		return err
	}
	r.card().Villains[n-1], err = r.name()
	return err
}

func (r *contentReader) villainCard() (err error) {
	v := Villain{}
	if v.Tier, err = r.between(1, 3); err != nil {
		return err
	}
	if v.Bonus, err = oneOf[Hero](r, heroNames, "warrior, wizard, cleric or rogue"); err != nil {
		return err
	}
	if v.Name, err = r.name(); err == nil {
		r.Villains = append(r.Villains, v)
	}
	return err
}

// rows reads a villain's own table, behind the villain's card.
func (r *contentReader) rows() error {
	const want = "strength:damage/glory, such as 10:3/4"
	if len(r.Villains) == 0 || r.Villains[len(r.Villains)-1].Rows != nil {
		return &rulebook.SyntaxError{Line: r.line, Col: 1, Want: "a villaincard line before its rows"}
	}
	v := &r.Villains[len(r.Villains)-1]
	for {
		w, err := r.next(want)
		if err != nil {
			return err
		}
		row, err := r.row(w, want)
		if err != nil {
			return err
		}
		v.Rows = append(v.Rows, row)
		if len(r.words) == 0 {
			return nil
		}
	}
}

func (r *contentReader) row(w word, want string) (row VillainRow, err error) {
	strength, rest, _ := strings.Cut(w.text, ":")
	damage, glory, _ := strings.Cut(rest, "/")
	if row.Strength, err = r.decimal(w, strength, want); err != nil {
		return row, err
	}
	if row.Damage, err = r.decimal(w, damage, want); err != nil {
		return row, err
	}
	row.Glory, err = r.decimal(w, glory, want)
	return row, err
}

func (r *contentReader) sideQuest() (err error) {
	q := SideQuest{}
	if q.TaskA, err = oneOf[Colour](r, colourNames, "white or black"); err != nil {
		return err
	}
	if q.TaskB, err = oneOf[Face](r, faceNames, "a symbol"); err != nil {
		return err
	}
	if q.TaskC, err = r.die(); err != nil {
		return err
	}
	if q.Name, err = r.name(); err == nil {
		r.SideQuests = append(r.SideQuests, q)
	}
	return err
}

// die takes a colour and a symbol, such as black:wizard.
func (r *contentReader) die() (d Die, err error) {
	const want = "a colour and a symbol, such as black:wizard"
	w, err := r.next(want)
	if err != nil {
		return d, err
	}
	colour, face, _ := strings.Cut(w.text, ":")
	if parseName(&d.Colour, colourNames, colour, "") != nil || parseName(&d.Face, faceNames, face, "") != nil {
		return d, r.fail(w, want)
	}
	return d, nil
}

func (r *contentReader) lieutenant() (err error) {
	l := Lieutenant{}
	if l.Type, err = oneOf[MinionType](r, minionNames, "ghost, goblin, orc or zombie"); err != nil {
		return err
	}
	if l.Strength, err = r.number(); err != nil {
		return err
	}
	if l.Name, err = r.name(); err == nil {
		r.Lieutenants = append(r.Lieutenants, l)
	}
	return err
}

func (r *contentReader) power() error {
	name, err := r.name()
	if err == nil {
		r.Powers = append(r.Powers, Power{Name: name})
	}
	return err
}

// part adds a part to the power that is being read.
func (r *contentReader) part(p Part, err error) error {
	if err == nil {
		last := &r.Powers[len(r.Powers)-1]
		last.Parts = append(last.Parts, p)
	}
	return err
}

// startPart reads "start levels 2".
func (r *contentReader) startPart() error {
	kind, err := oneOf[PartKind](r, startNames, "levels, potions, steps, tasks or gems")
	if err != nil {
		return err
	}
	n, err := r.number()
	return r.part(Part{Kind: kind, N: n}, err)
}

// alwaysPart reads "always against ghost 1", "always trap -1" or "always brew 1".
func (r *contentReader) alwaysPart() error {
	const want = "against, trap or brew"
	w, err := r.next(want)
	if err != nil {
		return err
	}
	p := Part{}
	switch w.text {
	case "against":
		if p, err = r.against(); err != nil {
			return err
		}
	case "trap":
		p.Kind = AlwaysTrap
	case "brew":
		p.Kind = AlwaysBrew
	default:
		return r.fail(w, want)
	}
	p.N, err = r.number()
	return r.part(p, err)
}

func (r *contentReader) against() (p Part, err error) {
	p.Kind = AlwaysAgainst
	if len(r.words) > 0 && r.words[0].text == "all" {
		r.words = r.words[1:]
		p.All = true
		return p, nil
	}
	p.Type, err = oneOf[MinionType](r, minionNames, "ghost, goblin, orc, zombie or all")
	return p, err
}

// roundPart reads "round points 1" or "round disarm".
func (r *contentReader) roundPart() error {
	const want = "points or disarm"
	w, err := r.next(want)
	if err != nil {
		return err
	}
	switch w.text {
	case "points":
		n, err := r.number()
		return r.part(Part{Kind: RoundPoints, N: n}, err)
	case "disarm":
		return r.part(Part{Kind: RoundDisarm}, nil)
	}
	return r.fail(w, want)
}

// endPart reads "end glory -3" or "end glory 1 per 6 rooms".
func (r *contentReader) endPart() error {
	w, err := r.next("glory")
	if err != nil {
		return err
	}
	if w.text != "glory" {
		return r.fail(w, "glory")
	}
	p := Part{Kind: EndGlory}
	if p.N, err = r.number(); err != nil || len(r.words) == 0 {
		return r.part(p, err)
	}
	if r.words[0].text != "per" {
		return r.fail(r.words[0], "per, or the end of the line")
	}
	r.words = r.words[1:]
	p.Kind = EndGloryPer
	if p.Per, err = r.number(); err != nil {
		return err
	}
	p.Tallied, err = oneOf[Tally](r, tallyNames, "rooms, minions, gems, items, potions or tasks")
	return r.part(p, err)
}

// startNames are the words of the parts at the start, by PartKind.
var startNames = []string{"levels", "potions", "steps", "tasks", "gems"}

// A drop takes a card away.
type drop struct {
	kind, name string
	line, col  int
}

// from removes the card from c; it returns false if there is none.
func (d drop) from(c *Content) bool {
	switch d.kind {
	case "dungeon":
		return remove(&c.Dungeons, func(x Dungeon) bool { return x.Letter.String() == d.name })
	case "villaincard":
		return remove(&c.Villains, func(x Villain) bool { return x.Name == d.name })
	case "sidequest":
		return remove(&c.SideQuests, func(x SideQuest) bool { return x.Name == d.name })
	case "power":
		return remove(&c.Powers, func(x Power) bool { return x.Name == d.name })
	}
	return remove(&c.Lieutenants, func(x Lieutenant) bool { return x.Name == d.name })
}

func remove[C any](cards *[]C, is func(C) bool) bool {
	n := len(*cards)
	*cards = slices.DeleteFunc(*cards, is)
	return len(*cards) < n
}
