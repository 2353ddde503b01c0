package paperdungeons

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"unicode"

	"github.com/rulebook-go/rulebook"
)

// Validate says whether c is a content value that a game can be played with. The error is a *[rulebook.ContentError] that
// cites [ContentRefused] and begins with the number of the constraint that c breaks. Of several the lowest is named, save
// that numbers and names are looked at first (17).
//
//  1. Rooms A1 to F7 and no others; a room holds at most one trap, one minion and one treasure.
//  2. Minion levels 3 to 5, at least four minions of each level, at least one of each type.
//  3. Gems A to H, each exactly once. Treasures but gems at least one of each kind.
//  4. A side between two rooms has at most one barrier, sheet and card together.
//  5. Each card: one chest room, one or two impassable rooms, two different quest rooms, three different villain rooms.
//  6. No impassable room is a chest, quest or villain room.
//  7. The symbol of task C exists on a die of its colour: boots are black.
//  8. From outside, by steps and printed passages alone, without crossing wall, water or impassable room, the chest, both
//     quest rooms and all three villain rooms can be reached. (Entrances into impassable rooms are shut.)
//  9. The three villains of a card are of tier 1, 2 and 3 and have three different bonus heroes.
//  10. Each tier's deck has at least three different bonus heroes.
//  11. A villain's table: the first threshold is 0, thresholds rise, damage never rises with them, glory never falls.
//  12. Task B and C symbols are hero symbols or boots.
//  13. Exactly 16 side-quest cards, 16 powers and 12 Dungeon cards, with the letters a to l once each.
//  14. Scout and Veteran are among the powers: the one lowers trap damage by 1, the other raises two heroes at the start
//     and loses glory at the end.
//  15. Lieutenants: eight cards, strength 6 or 7, all four types.
//  16. Names are unique within their kind.
//  17. Names and numbers can be written in the text format, and numbers are small: see the fields. A power has a part of
//     each kind at most once, against a type of minion once for each type.
func (c *Content) Validate() error {
	for _, check := range contentChecks {
		if err := check(c); err != nil {
			return err
		}
	}
	return nil
}

// contentChecks are the constraints in order, those of names and numbers first.
var contentChecks = []func(*Content) error{
	(*Content).checkForm, (*Content).checkRooms, (*Content).checkMinions, (*Content).checkTreasures,
	(*Content).checkBorders, (*Content).checkPlaces, (*Content).checkBlocked, (*Content).checkTaskC,
	(*Content).checkReach, (*Content).checkCardVillains, (*Content).checkDecks, (*Content).checkTables,
	(*Content).checkSymbols, (*Content).checkCounts, (*Content).checkTwoPowers, (*Content).checkLieutenants,
	(*Content).checkNames,
}

// broken makes the error for a constraint.
func broken(number int, path, format string, args ...any) error {
	return &rulebook.ContentError{
		Path:   "content." + path,
		Rule:   ContentRefused,
		Detail: fmt.Sprintf("constraint %d: ", number) + fmt.Sprintf(format, args...),
	}
}

// The largest numbers of a content value (17).
const (
	maxNumber   = 99 // of villain tables and end glory
	maxVillains = 64
)

// partLimits are the least and the greatest N of each kind of part (17).
var partLimits = [...]struct{ low, high int }{
	StartLevels: {1, NumHeroes}, StartPotions: {1, NumPotions}, StartSteps: {1, 4}, StartTasks: {1, 3},
	StartGems: {1, NumGems}, AlwaysAgainst: {1, 9}, AlwaysTrap: {-9, -1}, AlwaysBrew: {1, NumPotions - 1},
	RoundPoints: {1, 9}, RoundDisarm: {0, 0}, EndGlory: {-maxNumber, maxNumber}, EndGloryPer: {1, maxNumber},
}

// checkForm is constraint 17.
func (c *Content) checkForm() error {
	for i := range c.Dungeons {
		d := &c.Dungeons[i]
		if d.Letter < 'a' || d.Letter >= 'a'+NumDungeons || !readable(d.Name) {
			return broken(17, fmt.Sprintf("dungeons[%d]", i), "want a letter a to l and a name, got %q and %q", d.Letter, d.Name)
		}
	}
	if len(c.Villains) > maxVillains {
		return broken(17, "villains", "want at most %d cards, got %d", maxVillains, len(c.Villains))
	}
	for i, v := range c.Villains {
		if v.Tier < 1 || v.Tier > 3 || v.Bonus > Rogue || !readable(v.Name) || slices.ContainsFunc(v.Rows, tooLarge) {
			return broken(17, fmt.Sprintf("villains[%d]", i), "want a tier 1 to 3, a hero, a name and small numbers")
		}
	}
	for i, q := range c.SideQuests {
		if q.TaskA > Black || q.TaskC.Colour > Black || !readable(q.Name) {
			return broken(17, fmt.Sprintf("sideQuests[%d]", i), "want colours and a name")
		}
	}
	for i, l := range c.Lieutenants {
		if l.Type > Zombie || !readable(l.Name) {
			return broken(17, fmt.Sprintf("lieutenants[%d]", i), "want a type and a name")
		}
	}
	for i, p := range c.Powers {
		if path := fmt.Sprintf("powers[%d]", i); !readable(p.Name) {
			return broken(17, path, "want a name, got %q", p.Name)
		} else if err := checkParts(path, p.Parts); err != nil {
			return err
		}
	}
	return nil
}

// readable reports whether a name reads back from text: words of printable letters, parted by single spaces.
func readable(name string) bool {
	return name != "" && name == strings.Join(strings.Fields(name), " ") && !strings.Contains(name, "#") &&
		!strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) || r == unicode.ReplacementChar })
}

func tooLarge(r VillainRow) bool {
	return min(r.Strength, r.Damage, r.Glory) < 0 || max(r.Strength, r.Damage, r.Glory) > maxNumber
}

func checkParts(path string, parts []Part) error {
	for i, p := range parts {
		if int(p.Kind) >= len(partLimits) {
			return broken(17, path, "want a kind of part, got %d", p.Kind)
		}
		if l := partLimits[p.Kind]; p.N < l.low || p.N > l.high {
			return broken(17, path, "want %d to %d, got %q", l.low, l.high, p)
		}
		fields := Part{Kind: p.Kind, N: p.N}
		switch p.Kind {
		case AlwaysAgainst:
			fields.All, fields.Type = p.All, p.Type
		case EndGloryPer:
			fields.Per, fields.Tallied = p.Per, p.Tallied
		}
		if p != fields || p.Type > Zombie || p.All && p.Type != Ghost || p.Tallied > TaskTally ||
			p.Kind == EndGloryPer && (p.Per < 1 || p.Per > maxNumber) {
			return broken(17, path, "want the fields of its kind alone, got %q", p)
		}
		if slices.ContainsFunc(parts[:i], p.clashes) {
			return broken(17, path, "want each kind of part once, got %q again", p)
		}
	}
	return nil
}

// clashes reports whether two parts may not stand on one card.
func (p Part) clashes(q Part) bool {
	return p.Kind == q.Kind && p.All == q.All && p.Type == q.Type && p.Tallied == q.Tallied
}

// checkRooms is constraint 1.
func (c *Content) checkRooms() error {
	var seen RoomSet
	for i, cell := range c.Sheet.Cells {
		path := fmt.Sprintf("sheet.cells[%d]", i)
		switch {
		case cell.Room >= NumRooms:
			return broken(1, path, "want a room A1 to F7, got %v", cell.Room)
		case seen.Has(cell.Room):
			return broken(1, path, "room %v stands twice", cell.Room)
		case cell.Trap > Blade || cell.Treasure > GemH || cell.Minion.Level != 0 && cell.Minion.Type > Zombie:
			return broken(1, path, "want a trap, a minion or a treasure, got numbers that name none")
		case cell.Minion.Level == 0 && cell.Minion.Type != 0:
			return broken(1, path, "want a level for the minion, got 0")
		}
		seen = seen.With(cell.Room)
	}
	for i, p := range c.Sheet.Passages {
		if p.A >= p.B || !p.A.Edge() || !p.B.Edge() || slices.Contains(c.Sheet.Passages[:i], p) {
			return broken(1, fmt.Sprintf("sheet.passages[%d]", i), "want two rooms of the outer border in order, got %v %v", p.A, p.B)
		}
	}
	for i := range c.Dungeons {
		for _, room := range c.Dungeons[i].places() {
			if room > Outside {
				return broken(1, c.Dungeons[i].path(), "want a room A1 to F7, got %v", room)
			}
		}
	}
	return nil
}

// path names the card in errors.
func (d *Dungeon) path() string { return fmt.Sprintf("dungeons[%v]", d.Letter) }

// places lists the rooms that the card names. One that is missing is Outside.
func (d *Dungeon) places() []Room {
	return slices.Concat([]Room{d.Chest}, d.Quests[:], d.VillainRooms[:], d.Blocked)
}

// checkMinions is constraint 2.
func (c *Content) checkMinions() error {
	var levels [6]int
	types := 0
	for i, cell := range c.Sheet.Cells {
		switch m := cell.Minion; {
		case m.Level == 0:
		case m.Level < 3 || m.Level > 5:
			return broken(2, fmt.Sprintf("sheet.cells[%d]", i), "want a minion of level 3 to 5, got %d", m.Level)
		default:
			levels[m.Level]++
			types |= 1 << m.Type
		}
	}
	for level := 3; level <= 5; level++ {
		if levels[level] < 4 {
			return broken(2, "sheet", "want at least four minions of level %d, got %d", level, levels[level])
		}
	}
	for typ := range MinionType(NumMinionTypes) {
		if types>>typ&1 == 0 {
			return broken(2, "sheet", "want at least one %v", typ)
		}
	}
	return nil
}

// checkTreasures is constraint 3.
func (c *Content) checkTreasures() error {
	var count [GemH + 1]int
	for _, cell := range c.Sheet.Cells {
		count[cell.Treasure]++
	}
	for t := OnePotion; t <= GemH; t++ {
		if _, gem := t.Gem(); gem && count[t] != 1 || count[t] == 0 {
			return broken(3, "sheet", "want each gem once and each other treasure, got %v %d times", t, count[t])
		}
	}
	return nil
}

// barriers are the barriers of all sides, by edgeBetween.
type barriers [numEdges]Barrier

// add lays borders over the barriers. It returns the first that is not between neighbours or has one already.
func (b *barriers) add(borders []Border) (bad Border, ok bool) {
	for _, x := range borders {
		edge := edgeBetween(x.A, x.B)
		if edge < 0 || x.A > x.B || x.Barrier == NoBarrier || x.Barrier > Water || b[edge] != NoBarrier {
			return x, false
		}
		b[edge] = x.Barrier
	}
	return Border{}, true
}

// checkBorders is constraint 4.
func (c *Content) checkBorders() error {
	const want = "want at most one barrier on a side, its two rooms neighbours and in order; %v %v %v is not so"
	var sheet barriers
	if x, ok := sheet.add(c.Sheet.Borders); !ok {
		return broken(4, "sheet.borders", want, x.Barrier, x.A, x.B)
	}
	for i := range c.Dungeons {
		both := sheet
		if x, ok := both.add(c.Dungeons[i].Borders); !ok {
			return broken(4, c.Dungeons[i].path()+".borders", want, x.Barrier, x.A, x.B)
		}
	}
	return nil
}

// checkPlaces is constraint 5.
func (c *Content) checkPlaces() error {
	for i := range c.Dungeons {
		d := &c.Dungeons[i]
		v := d.VillainRooms
		switch {
		case slices.Contains(d.places(), Outside):
			return broken(5, d.path(), "want a chest room, two quest rooms and three villain rooms")
		case len(d.Blocked) < 1 || len(d.Blocked) > 2 || len(d.Blocked) == 2 && d.Blocked[0] == d.Blocked[1]:
			return broken(5, d.path(), "want one or two impassable rooms, got %v", d.Blocked)
		case d.Quests[0] == d.Quests[1]:
			return broken(5, d.path(), "want two quest rooms, got %v twice", d.Quests[0])
		case v[0] == v[1] || v[1] == v[2] || v[0] == v[2]:
			return broken(5, d.path(), "want three villain rooms, got %v", v)
		}
	}
	return nil
}

// checkBlocked is constraint 6.
func (c *Content) checkBlocked() error {
	for i := range c.Dungeons {
		d := &c.Dungeons[i]
		blocked := Rooms(d.Blocked...)
		for _, room := range slices.Concat([]Room{d.Chest}, d.Quests[:], d.VillainRooms[:]) {
			if blocked.Has(room) {
				return broken(6, d.path(), "%v is impassable, and is the room of chest, quest or villain", room)
			}
		}
	}
	return nil
}

// checkTaskC is constraint 7.
func (c *Content) checkTaskC() error {
	for i, q := range c.SideQuests {
		if q.TaskC.Face < NumFaces && !q.TaskC.Face.On(q.TaskC.Colour) {
			return broken(7, fmt.Sprintf("sideQuests[%d]", i), "no %v die shows %v", q.TaskC.Colour, q.TaskC.Face)
		}
	}
	return nil
}

// checkReach is constraint 8.
func (c *Content) checkReach() error {
	for i := range c.Dungeons {
		d := &c.Dungeons[i]
		reached := c.reach(d)
		for _, room := range slices.Concat([]Room{d.Chest}, d.Quests[:], d.VillainRooms[:]) {
			if !reached.Has(room) {
				return broken(8, d.path(), "%v can't be reached from outside without items", room)
			}
		}
	}
	return nil
}

// reach returns the rooms that can be reached from outside by steps and printed passages alone.
func (c *Content) reach(d *Dungeon) RoomSet {
	var walls barriers
	walls.add(c.Sheet.Borders)
	walls.add(d.Borders)
	free := AllRooms &^ Rooms(d.Blocked...)
	reached := RowRooms(0) & free
	for grown := RoomSet(0); grown != reached; {
		grown = reached
		for _, room := range grown.List() {
			for side := range Side(NumSides) {
				next := room.Neighbour(side)
				if next != Outside && walls[edgeBetween(room, next)] == NoBarrier {
					reached |= Rooms(next) & free
				}
			}
		}
		for _, p := range c.Sheet.Passages {
			if reached.Has(p.A) || reached.Has(p.B) {
				reached |= Rooms(p.A, p.B) & free
			}
		}
	}
	return reached
}

// villain returns the Villain card of a name, or nil.
func (c *Content) villain(name string) *Villain {
	for i := range c.Villains {
		if c.Villains[i].Name == name {
			return &c.Villains[i]
		}
	}
	return nil
}

// checkCardVillains is constraint 9.
func (c *Content) checkCardVillains() error {
	for i := range c.Dungeons {
		d := &c.Dungeons[i]
		heroes := 0
		for k, name := range d.Villains {
			v := c.villain(name)
			if v == nil || v.Tier != k+1 {
				return broken(9, d.path(), "want a villain of tier %d, got %q", k+1, name)
			}
			if heroes>>v.Bonus&1 != 0 {
				return broken(9, d.path(), "want three bonus heroes, got %v twice", v.Bonus)
			}
			heroes |= 1 << v.Bonus
		}
	}
	return nil
}

// checkDecks is constraint 10.
func (c *Content) checkDecks() error {
	for tier := 1; tier <= 3; tier++ {
		heroes := uint8(0)
		for _, v := range c.Villains {
			if v.Tier == tier {
				heroes |= 1 << v.Bonus
			}
		}
		if different := bits.OnesCount8(heroes); different < 3 {
			return broken(10, "villains", "want three bonus heroes in tier %d, got %d", tier, different)
		}
	}
	return nil
}

// checkTables is constraint 11.
func (c *Content) checkTables() error {
	for i, v := range c.Villains {
		for k, row := range v.Rows {
			path := fmt.Sprintf("villains[%d].rows[%d]", i, k)
			if k == 0 {
				if row.Strength != 0 {
					return broken(11, path, "want a first threshold of 0, got %d", row.Strength)
				}
				continue
			}
			last := v.Rows[k-1]
			if row.Strength <= last.Strength || row.Damage > last.Damage || row.Glory < last.Glory {
				return broken(11, path, "want more strength, no more damage and no less glory than %d:%d/%d",
					last.Strength, last.Damage, last.Glory)
			}
		}
	}
	return nil
}

// checkSymbols is constraint 12.
func (c *Content) checkSymbols() error {
	for i, q := range c.SideQuests {
		for _, f := range []Face{q.TaskB, q.TaskC.Face} {
			if _, hero := f.Hero(); !hero && f != Boots {
				return broken(12, fmt.Sprintf("sideQuests[%d]", i), "want a hero symbol or boots, got %v", f)
			}
		}
	}
	return nil
}

// NumSideQuests and NumPowers are the numbers of cards of these kinds.
const (
	NumSideQuests = 16
	NumPowers     = 16
)

// checkCounts is constraint 13.
func (c *Content) checkCounts() error {
	switch {
	case len(c.SideQuests) != NumSideQuests:
		return broken(13, "sideQuests", "want %d cards, got %d", NumSideQuests, len(c.SideQuests))
	case len(c.Powers) != NumPowers:
		return broken(13, "powers", "want %d cards, got %d", NumPowers, len(c.Powers))
	case len(c.Dungeons) != NumDungeons:
		return broken(13, "dungeons", "want %d cards, got %d", NumDungeons, len(c.Dungeons))
	}
	letters := 0
	for i := range c.Dungeons {
		letters |= 1 << (c.Dungeons[i].Letter - 'a')
	}
	if letters != 1<<NumDungeons-1 {
		return broken(13, "dungeons", "want the letters a to l once each")
	}
	return nil
}

// The two powers that every content value has.
const (
	scout   = "Scout"
	veteran = "Veteran"
)

// checkTwoPowers is constraint 14.
func (c *Content) checkTwoPowers() error {
	if p := c.power(scout); p == nil || !slices.Equal(p.Parts, []Part{{Kind: AlwaysTrap, N: -1}}) {
		return broken(14, "powers", "want %s with trap damage -1 and nothing else", scout)
	}
	p := c.power(veteran)
	if p == nil || len(p.Parts) != 2 || p.Parts[0] != (Part{Kind: StartLevels, N: 2}) ||
		p.Parts[1].Kind != EndGlory || p.Parts[1].N >= 0 {
		return broken(14, "powers", "want %s with levels for two heroes at the start and glory lost at the end", veteran)
	}
	return nil
}

// power returns the Power card of a name, or nil.
func (c *Content) power(name string) *Power {
	for i := range c.Powers {
		if c.Powers[i].Name == name {
			return &c.Powers[i]
		}
	}
	return nil
}

// checkLieutenants is constraint 15.
func (c *Content) checkLieutenants() error {
	if len(c.Lieutenants) != NumLieutenants {
		return broken(15, "lieutenants", "want %d cards, got %d", NumLieutenants, len(c.Lieutenants))
	}
	types := 0
	for i, l := range c.Lieutenants {
		if l.Strength != 6 && l.Strength != 7 {
			return broken(15, fmt.Sprintf("lieutenants[%d]", i), "want strength 6 or 7, got %d", l.Strength)
		}
		types |= 1 << l.Type
	}
	if types != 1<<NumMinionTypes-1 {
		return broken(15, "lieutenants", "want all four types")
	}
	return nil
}

// checkNames is constraint 16.
func (c *Content) checkNames() error {
	for _, kind := range []struct {
		path  string
		names []string
	}{
		{"dungeons", names(c.Dungeons, func(d Dungeon) string { return d.Name })},
		{"villains", names(c.Villains, func(v Villain) string { return v.Name })},
		{"sideQuests", names(c.SideQuests, func(q SideQuest) string { return q.Name })},
		{"powers", names(c.Powers, func(p Power) string { return p.Name })},
		{"lieutenants", names(c.Lieutenants, func(l Lieutenant) string { return l.Name })},
	} {
		for i, name := range kind.names {
			if slices.Contains(kind.names[:i], name) {
				return broken(16, kind.path, "want different names, got %q twice", name)
			}
		}
	}
	return nil
}

func names[C any](cards []C, name func(C) string) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = name(c)
	}
	return list
}
