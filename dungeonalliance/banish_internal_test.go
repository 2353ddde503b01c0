package dungeonalliance

import (
	"math/bits"
	"slices"
	"testing"
)

// board4 is a Room of 4 x 4 cells with a Final Enemy on it, as the search for banishing sees it.
func board4(t *testing.T, double bool) *setup {
	t.Helper()
	plan := Plan{"R R R R", "", "R R R R", "", "R R R R", "", "R R R R"}
	g, err := plan.compile("plan", Four)
	if err != nil {
		t.Fatal(err)
	}
	return &setup{tables: &tables{}, tile: &tile{grid: *g}, foe: &final{FinalEnemy: FinalEnemy{Range: 1}, double: double}}
}

// hunted is the hero that the hit is for.
const hunted Figure = 6

// stand puts the Final Enemy, one hero and monsters on the Room's cells, with a hit with reach on the stack.
func stand(g *setup, enemy, hero int, monsters []int) State {
	s := State{setup: g, phase: phaseEnd, active: nobody, depth: 1}
	at := func(i int) Cell { return At(i%4+1, i/4+1) }
	s.foe = foe{stage: foeActive, grid: InRoom, at: at(enemy)}
	s.heroes[hunted].grid, s.heroes[hunted].at, s.heroes[hunted].number = InRoom, at(hero), 1
	for i, m := range monsters {
		s.monsters[i] = monster{kind: 1, grid: InRoom, at: at(m)}
	}
	s.stack[0] = frame{op: opReach, figure: hunted}
	return s
}

// slowSteps is the slow, obvious search: the fewest steps to a place from which the target is within range 1, with the cells
// of blocked filled; -1 for no way. Places are the top left cells of a figure of the given size.
func slowSteps(size, from, hero int, blocked uint16) int {
	fits := func(p int) bool {
		if p%4+size > 4 || p/4+size > 4 {
			return false
		}
		for i := range size * size {
			if c := p + i%size + i/size*4; blocked>>c&1 != 0 || c == hero {
				return false
			}
		}
		return true
	}
	near := func(p int) bool {
		for i := range size * size {
			c := p + i%size + i/size*4
			if max(abs(c%4-hero%4), abs(c/4-hero/4)) <= 1 {
				return true
			}
		}
		return false
	}
	steps := [16]int{}
	for i := range steps {
		steps[i] = -1
	}
	steps[from] = 0
	queue := []int{from}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		if near(p) {
			return steps[p]
		}
		for _, n := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			x, y := p%4+n[0], p/4+n[1]
			if q := y*4 + x; x >= 0 && x < 4 && y >= 0 && y < 4 && steps[q] < 0 && fits(q) {
				steps[q] = steps[p] + 1
				queue = append(queue, q)
			}
		}
	}
	return -1
}

// slowBanish tries every subset of the monsters: it returns the smallest that open a way, a bit a monster. None: the way is
// free, or nothing opens it.
func slowBanish(size, from, hero int, monsters []int) []uint64 {
	blocked := func(gone uint64) uint16 {
		var b uint16
		for i, m := range monsters {
			if gone>>i&1 == 0 {
				b |= 1 << m
			}
		}
		return b
	}
	var best []uint64
	least := len(monsters) + 1
	for gone := range uint64(1) << len(monsters) {
		n := bits.OnesCount64(gone)
		if n > least || slowSteps(size, from, hero, blocked(gone)) < 0 {
			continue
		}
		if n < least {
			best, least = nil, n
		}
		best = append(best, gone)
	}
	if least == 0 {
		return nil
	}
	return best
}

// Every arrangement of a Room of 4 x 4 with a Final Enemy of either size, a hero and up to four monsters, mirror images left
// out: the Final Enemy banishes exactly the smallest sets that an independent search finds, and none while a way is free.
func TestBanishAgainstSearch(t *testing.T) {
	for size := 1; size <= 2; size++ {
		g := board4(t, size == 2)
		for enemy := range 16 {
			if enemy%4 > 1 || enemy/4 > 1 {
				continue
			}
			for hero := range 16 {
				free := []int{}
				own := spot{At(enemy%4+1, enemy/4+1), size == 2}.area()
				for c := range 16 {
					if c != hero && !own.has(At(c%4+1, c/4+1)) {
						free = append(free, c)
					}
				}
				if own.has(At(hero%4+1, hero/4+1)) {
					continue
				}
				for k := range 5 {
					arrange(free, k, nil, func(monsters []int) {
						compareBanish(t, g, size, enemy, hero, monsters)
					})
				}
			}
		}
	}
}

// arrange calls do for every way to choose k of the cells.
func arrange(cells []int, k int, chosen []int, do func([]int)) {
	if k == 0 {
		do(chosen)
		return
	}
	for i := range cells {
		arrange(cells[i+1:], k-1, append(chosen, cells[i]), do)
	}
}

func compareBanish(t *testing.T, g *setup, size, enemy, hero int, monsters []int) {
	t.Helper()
	s := stand(g, enemy, hero, monsters)
	want := slowBanish(size, enemy, hero, monsters)
	b := s.banishing()
	k := b.smallest()
	if len(want) == 0 {
		if k != 0 {
			t.Fatalf("enemy %d, hero %d, monsters %v: %d are banished, and none is needed", enemy, hero, monsters, k)
		}
		return
	}
	b = s.banishing()
	b.list = true
	var got []uint64
	for _, m := range b.search(nil, 0, k) {
		if set := uint64(m.figures >> heroCount); !slices.Contains(got, set) {
			got = append(got, set)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("enemy %d, hero %d, monsters %v: sets %b, and not %b", enemy, hero, monsters, got, want)
	}
	s.ask = question{kind: askBanish, pick: uint8(k), figures: b.monsters}
	for set := range uint64(1) << len(monsters) {
		m := Move{kind: MoveChoose, answer: AnswerFigures, figures: figures(set) << heroCount}
		if legal := s.forbids(m).rule == nil; legal != slices.Contains(want, set) {
			t.Fatalf("enemy %d, hero %d, monsters %v: the answer %b is legal: %v", enemy, hero, monsters, set, legal)
		}
	}
	if b.many != (len(want) > 1) {
		t.Fatalf("enemy %d, hero %d, monsters %v: many is %v", enemy, hero, monsters, b.many)
	}
}

// Where a way is free the Final Enemy takes as few steps as an independent search needs.
func TestReachAgainstSearch(t *testing.T) {
	g := board4(t, false)
	for hero := 1; hero < 16; hero++ {
		free := []int{}
		for c := 1; c < 16; c++ {
			if c != hero {
				free = append(free, c)
			}
		}
		for k := range 5 {
			arrange(free, k, nil, func(monsters []int) {
				s := stand(g, 0, hero, monsters)
				var blocked uint16
				for _, m := range monsters {
					blocked |= 1 << m
				}
				want := slowSteps(1, 0, hero, blocked)
				places := s.places(hunted, 0)
				if places.empty() != (want < 0) {
					t.Fatalf("hero %d, monsters %v: places %v, and %d steps", hero, monsters, places.len(), want)
				}
				for c := places.next(Cell{}); c != (Cell{}); c = places.next(c) {
					way := g.tile.reach(s.spot(FinalFigure), s.filledBut(FinalFigure), want)
					short := g.tile.reach(s.spot(FinalFigure), s.filledBut(FinalFigure), want-1)
					if !way.has(c) || want > 0 && short.has(c) {
						t.Fatalf("hero %d, monsters %v: %v is not %d steps away", hero, monsters, c, want)
					}
				}
			})
		}
	}
}
