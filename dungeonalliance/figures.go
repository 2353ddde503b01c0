package dungeonalliance

import "math/bits"

// FigureInfo is what can be seen of a figure in play.
type FigureInfo struct {
	Name       string
	Grid       Grid
	At         Cell // of a double-sized figure the top left of its four cells
	Double     bool
	Health     int
	FullHealth int
	Attack     int // 0 for the Final Enemy, whose cards say how it attacks
	Defence    int
	Speed      int
	Range      int
	Ready      bool // of a hero: it has not acted this round; of a monster: its side; of the Final Enemy: it is active
	Number     int  // Hero Selection Token, 1 to 12; 0: none
	Mimic      bool
	Level      int // of a Mimic: the level of the chest that it replaced
}

// Figure returns what can be seen of a figure, and whether it is in play.
func (s State) Figure(f Figure) (FigureInfo, bool) {
	p := &s
	if s.setup == nil || p.where(f) == Nowhere {
		return FigureInfo{}, false
	}
	at := p.spot(f)
	info := FigureInfo{Name: p.name(f), Grid: p.where(f), At: at.at, Double: at.double, Health: p.health(f),
		FullHealth: p.full(f), Attack: p.attack(f), Defence: p.defence(f), Speed: p.speedOf(f), Range: p.rangeOf(f)}
	switch {
	case f.isHero():
		info.Ready, info.Number = !s.heroes[f].acted, int(s.heroes[f].number)
	case f.isMonster():
		m := &s.monsters[f-heroCount]
		info.Ready, info.Mimic, info.Level = m.ready, m.isMimic(), int(m.level)
	default:
		info.Ready = s.foe.stage == foeActive
	}
	return info, true
}

// Figures returns the figures in play on a grid, in the order heroes, monsters, Final Enemy.
func (s State) Figures(where Grid) []Figure {
	var list []Figure
	if s.setup != nil && where != Nowhere {
		for left := (&s).on(where); left != 0; left &= left - 1 {
			list = append(list, left.first())
		}
	}
	return list
}

// where returns the grid of a figure, Nowhere for what is not in play.
func (s *State) where(f Figure) Grid {
	switch {
	case f.isHero():
		return s.heroes[f].grid
	case f.isMonster():
		return s.monsters[f-heroCount].grid
	case f == FinalFigure:
		return s.foe.grid
	}
	return Nowhere
}

// spot returns where a figure stands on its grid.
func (s *State) spot(f Figure) spot {
	switch {
	case f.isHero():
		return spot{at: s.heroes[f].at}
	case f.isMonster():
		return spot{at: s.monsters[f-heroCount].at}
	case f == FinalFigure:
		return spot{s.foe.at, s.setup.foe.double && s.setup.options.Room == RoomOn}
	}
	return spot{}
}

// on returns the figures that stand on a grid.
func (s *State) on(where Grid) figures {
	var set figures
	for i := range s.heroes {
		if s.heroes[i].grid == where {
			set |= 1 << i
		}
	}
	for i := range s.monsters {
		if s.monsters[i].grid == where {
			set |= 1 << (i + heroCount)
		}
	}
	if s.foe.grid == where {
		set |= theEnemy
	}
	return set
}

// inPlay returns all figures in play.
func (s *State) inPlay() figures { return s.on(OnMap) | s.on(InRoom) }

// standing returns the heroes in play.
func (s *State) standing() figures { return s.inPlay() & allHeroes }

// area returns the cells that the figures fill. They stand on one grid.
func (s *State) area(set figures) cellSet {
	var c cellSet
	for ; set != 0; set &= set - 1 {
		p := s.spot(set.first())
		if p.double {
			c = c.or(p.area())
		} else {
			c.add(p.at)
		}
	}
	return c
}

// filled returns the cells of a grid that are not empty: figures, chests and the Quest Token fill theirs.
func (s *State) filled(where Grid) cellSet {
	c := s.area(s.on(where))
	if where == OnMap {
		for i := range s.setup.board.chests {
			if s.opened>>i&1 == 0 {
				c.add(s.setup.board.chests[i].Cell)
			}
		}
		if s.quest {
			c.add(s.setup.board.quest)
		}
	}
	return c
}

// filledBut is filled with a figure gone, as its own way sees the grid.
func (s *State) filledBut(f Figure) cellSet { return s.filled(s.where(f)).minus(s.area(only(f))) }

// name returns the name of a figure in the content.
func (s *State) name(f Figure) string {
	switch {
	case f.isHero() && s.setup.cast[f] != nil:
		return s.setup.cast[f].Name
	case f.isMonster():
		m := &s.monsters[f-heroCount]
		if m.isMimic() {
			return s.setup.treasures[m.card()].Name
		}
		return s.setup.kinds[m.kind-1].Name
	case f == FinalFigure:
		return s.setup.foe.Name
	}
	return "nobody"
}

// passive returns what the upgrades of an alliance add to one thing.
func (s *State) passive(seat int, what Passive) int {
	n := 0
	for b := s.upgrades[seat].Bits(); b != 0; b &= b - 1 {
		if u := &s.setup.upgrades[bits.TrailingZeros64(b)]; u.Passive == what {
			n += u.Amount
		}
	}
	return n
}

// maxHealth keeps health within its type, however many upgrades a content may stack.
const maxHealth = 30_000

// full returns the full health of a figure in play: the printed one, raised by upgrades and by a Mimic's level.
func (s *State) full(f Figure) int {
	switch {
	case f.isHero() && s.setup.cast[f] != nil:
		return min(s.setup.cast[f].Health+s.passive(f.seat(), PassiveHealth), maxHealth)
	case f.isMonster():
		m := &s.monsters[f-heroCount]
		if m.isMimic() {
			return s.setup.treasures[m.card()].Health + int(m.level)
		}
		return s.setup.kinds[m.kind-1].Health
	case f == FinalFigure:
		return s.setup.foe.Health
	}
	return 0
}

// health returns what a figure has left; 0 for one that is not in play.
func (s *State) health(f Figure) int {
	if s.where(f) == Nowhere {
		return 0
	}
	return s.full(f) - int(*s.lost(f))
}

// lost returns the health that a figure has lost.
func (s *State) lost(f Figure) *int16 {
	switch {
	case f.isHero():
		return &s.heroes[f].lost
	case f.isMonster():
		return &s.monsters[f-heroCount].lost
	}
	return &s.foe.lost
}

// attack returns the strength of a figure's own attack.
func (s *State) attack(f Figure) int {
	switch {
	case f.isHero():
		return s.setup.cast[f].Attack + s.passive(f.seat(), PassiveAttack)
	case f.isMonster():
		m := &s.monsters[f-heroCount]
		if m.isMimic() {
			return s.setup.treasures[m.card()].Attack + int(m.level)
		}
		return s.setup.kinds[m.kind-1].Attack
	}
	return 0
}

// defence returns what a figure takes off a hit. The Final Enemy's live Defense text is among it.
func (s *State) defence(f Figure) int {
	switch {
	case f.isHero():
		return s.setup.cast[f].Defence + s.passive(f.seat(), PassiveDefence)
	case f.isMonster():
		m := &s.monsters[f-heroCount]
		if m.isMimic() {
			return s.setup.treasures[m.card()].Defence + int(m.level)
		}
		return s.setup.kinds[m.kind-1].Defence
	}
	return s.setup.foe.Defence + s.guard()
}

// guard returns what the live Defense text adds to the Final Enemy's defence.
func (s *State) guard() int {
	if s.finalCard == 0 {
		return 0
	}
	return s.setup.foe.cards[s.finalCard-1].guard
}

// speedOf returns the Speed of a figure's card; a Mimic and the Final Enemy have none.
func (s *State) speedOf(f Figure) int {
	switch {
	case f.isHero():
		return s.setup.cast[f].Speed + s.passive(f.seat(), PassiveSpeed)
	case f.isMonster() && !s.monsters[f-heroCount].isMimic():
		return s.setup.kinds[s.monsters[f-heroCount].kind-1].Speed
	}
	return 0
}

// mimicRange is the two spaces of DA-MIMIC-2.
const mimicRange = 2

// rangeOf returns the range of a figure's attack.
func (s *State) rangeOf(f Figure) int {
	switch {
	case f.isHero():
		return s.setup.cast[f].Range
	case f == FinalFigure:
		return s.setup.foe.Range
	case s.monsters[f-heroCount].isMimic():
		return mimicRange
	}
	return s.setup.kinds[s.monsters[f-heroCount].kind-1].Range
}

// worth returns the XP of an enemy and the level of its pool, 0 to 2.
func (s *State) worth(f Figure) (xp, level int) {
	if f == FinalFigure {
		return s.setup.foe.XP, 2
	}
	m := &s.monsters[f-heroCount]
	if m.isMimic() {
		return s.setup.treasures[m.card()].XP + int(m.level), int(m.level) - 1
	}
	k := &s.setup.kinds[m.kind-1]
	return k.XP, k.Level - 1
}

// inSight reports whether two spots of a grid see each other: they share a room, or are adjacent (DA-FIGHT-2).
func (g *grid) inSight(a, b spot) bool {
	if !a.double && !b.double {
		return g.roomOf(a.at) == g.roomOf(b.at) || g.adjacent(a.at, b.at)
	}
	x, y := a.area(), b.area()
	return g.roomsOf(x)&g.roomsOf(y) != 0 || g.around(x).meets(y)
}

// sees reports whether figure a has figure b within n spaces and in sight.
func (s *State) sees(a, b Figure, n int) bool {
	where := s.where(a)
	if where == Nowhere || s.where(b) != where {
		return false
	}
	p, q := s.spot(a), s.spot(b)
	return distance(p, q) <= n && s.setup.grid(where).inSight(p, q)
}

// near returns the figures of the set that stand on a grid within n spaces of a spot of it.
func (s *State) near(set figures, where Grid, from spot, n int) figures {
	var close figures
	for left := set; left != 0; left &= left - 1 {
		f := left.first()
		if s.where(f) == where && distance(from, s.spot(f)) <= n {
			close |= only(f)
		}
	}
	return close
}

// nearest returns those of the set that are nearest to a spot of a grid; figures of other grids are left out.
func (s *State) nearest(set figures, where Grid, from spot) figures {
	var best figures
	least := allSteps
	for left := set; left != 0; left &= left - 1 {
		f := left.first()
		if s.where(f) != where {
			continue
		}
		d := distance(from, s.spot(f))
		if d < least {
			best, least = 0, d
		}
		if d == least {
			best |= only(f)
		}
	}
	return best
}

// next returns the figure of a set that comes first when several are picked: heroes in the Room by number, on the map by
// seat; enemies by cell, row by row, behind the heroes.
func (s *State) next(set figures) Figure {
	if heroes := set & allHeroes; heroes != 0 {
		return s.firstHero(heroes)
	}
	best, least := nobody, allSteps
	for left := set; left != 0; left &= left - 1 {
		f := left.first()
		if c := s.spot(f).at; c.ok() && c.index() < least {
			best, least = f, c.index()
		}
	}
	return best
}

func (s *State) firstHero(set figures) Figure {
	best := set.first()
	for left := set &^ only(best); left != 0; left &= left - 1 {
		f := left.first()
		if s.heroes[f].grid == InRoom && s.heroes[best].grid == InRoom && s.heroes[f].number < s.heroes[best].number {
			best = f
		}
	}
	return best
}

// numbered returns the heroes that bear a number.
func (s *State) numbered() figures {
	var set figures
	for i := range s.heroes {
		if s.heroes[i].number > 0 {
			set |= 1 << i
		}
	}
	return set
}

// closest returns the places nearest in steps, at most n, to which a figure can go past the cells blocked so that it has the
// target within its range and in sight there. None: there is no such place.
func (g *grid) closest(from spot, blocked cellSet, n int, target spot, reach int) cellSet {
	reached := cells(from.at)
	free := g.fits(from.double, blocked)
	fresh := reached
	for ; ; n-- {
		var good cellSet
		for c := fresh.next(Cell{}); c != (Cell{}); c = fresh.next(c) {
			if p := (spot{c, from.double}); distance(p, target) <= reach && g.inSight(p, target) {
				good.add(c)
			}
		}
		if !good.empty() || n <= 0 {
			return good
		}
		grown := g.grow(reached, from.double, free)
		if fresh = grown.minus(reached); fresh.empty() {
			return fresh
		}
		reached = grown
	}
}

// occupied reports whether a cell of a grid is filled; filled says by what.
func (s *State) occupied(where Grid, c Cell) bool {
	for i := range s.heroes {
		if s.heroes[i].at == c && s.heroes[i].grid == where {
			return true
		}
	}
	for i := range s.monsters {
		if s.monsters[i].at == c && s.monsters[i].grid == where {
			return true
		}
	}
	if s.foe.grid == where && distance(s.spot(FinalFigure), spot{at: c}) == 0 {
		return true
	}
	chest := s.chestAt(c)
	return where == OnMap && (s.quest && c == s.setup.board.quest || chest >= 0 && !bit(s.opened, chest))
}
