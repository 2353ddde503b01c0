package dungeonalliancetest

import (
	"cmp"
	"fmt"
	"slices"

	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// The cards of a tabletop: draws, and the effects of plain.

// finalDraw draws a Final Enemy card; its Defense text acts at once.
func (t *tabletop) finalDraw() {
	if len(t.decks["enemy"]) == 0 {
		return
	}
	t.draw("enemy", func(card int) {
		t.up["enemy"] = card
		t.effects(t.final.Cards[card-1].Defense, "final", t.piece("enemy"))
	})
}

func (t *tabletop) soloDraw() {
	if len(t.decks["solo"]) > 0 {
		t.draw("solo", func(card int) { t.up["solo"] = card })
	}
}

// roomDraw draws a Room card, for the first hero to enter or in the End Phase for nobody.
func (t *tabletop) roomDraw(drawer *piece) {
	if len(t.decks["room"]) == 0 {
		return
	}
	t.draw("room", func(card int) {
		t.up["room"] = card
		k := t.c.Encounters[card-1]
		if k.Trap == nil {
			t.effects(k.Attack, "room", drawer)
			return
		}
		t.roomTrap(k.Trap, drawer)
	})
}

func (t *tabletop) roomTrap(k *da.RoomTrap, drawer *piece) {
	face := func(heroes []*piece) {
		for _, p := range slices.Backward(t.order(heroes)) {
			t.do(func() {
				if p.grid != "nowhere" {
					t.disarm(p, k.Target, k.Bonus, 0, true, func() { t.effects(k.Fails, "trap", p) })
				}
			})
		}
	}
	switch {
	case drawer != nil:
		face([]*piece{drawer})
	case k.Faces.Rule == da.All:
		face(t.in(func(p *piece) bool { return p.number > 0 }))
	default:
		t.token(max(1, k.Faces.N), nil, face)
	}
}

// token draws tokens of heroes in the Room until so many are drawn, or none is left.
func (t *tabletop) token(n int, drawn []*piece, then func([]*piece)) {
	left := t.in(func(p *piece) bool { return p.number > 0 && !slices.Contains(drawn, p) })
	if len(drawn) == n || len(left) == 0 {
		then(drawn)
		return
	}
	slices.SortFunc(left, func(a, b *piece) int { return cmp.Compare(a.number, b.number) })
	var outcomes []string
	for _, p := range left {
		outcomes = append(outcomes, fmt.Sprintf("token %d", p.number))
	}
	t.chance(outcomes, func(move string) {
		p := left[slices.Index(outcomes, move)]
		t.token(n, append(slices.Clone(drawn), p), then)
	})
}

// A text is the text of a card in force: where it stands, its Self, and the cell from which it measures.
type text struct {
	on       string // treasure, trap, room (a monster attack), final
	self     *piece
	grid     string
	col, row int
}

// effects notes the effects of a card, one after the other.
func (t *tabletop) effects(list []da.Effect, on string, self *piece) {
	k := &text{on: on, self: self}
	var steps []func()
	for _, e := range list {
		steps = append(steps, func() {
			from := k.self
			if on == "room" {
				from = t.piece("enemy")
			}
			if from.grid != "nowhere" {
				k.grid, k.col, k.row = from.grid, from.col, from.row
			}
			t.pick(k, e, func(set []*piece) { t.act(k, e, t.order(set)) })
		})
	}
	t.do(steps...)
}

// pick finds whom an effect affects.
func (t *tabletop) pick(k *text, e da.Effect, then func([]*piece)) {
	near := func(set []*piece, n int) []*piece {
		return slices.DeleteFunc(set, func(p *piece) bool { return p.grid != k.grid || distance(k.col, k.row, p) > n })
	}
	switch e.Target.Rule {
	case da.Self:
		switch {
		case k.self == nil:
			t.token(1, nil, func(set []*piece) {
				if len(set) > 0 {
					k.self = set[0]
				}
				then(set)
			})
		case k.on == "final" && e.Kind != da.HealEffect:
		default:
			then([]*piece{k.self})
		}
	case da.Chosen:
		can := slices.DeleteFunc(near(t.side(k, e), e.Target.N), func(p *piece) bool { return !t.sees(k.grid, k.col, k.row, p) })
		t.pickSome(k.self.seat, can, 1, then)
	case da.Random:
		t.token(e.Target.N, nil, then)
	case da.Nearest:
		heroes := t.in(func(p *piece) bool { return p.number > 0 })
		for n := range 20 {
			if set := near(slices.Clone(heroes), n); len(set) > 0 {
				t.pickSome(t.first, set, 1, then)
				return
			}
		}
	case da.Within, da.All:
		n := e.Target.N
		if e.Target.Rule == da.All {
			n = 99
		}
		set := near(t.side(k, e), n)
		if k.on == "treasure" && k.grid == "room" && len(set) > 4 && !t.is("five targets in the Room") {
			t.pickSome(k.self.seat, set, 4, then)
			return
		}
		then(set)
	}
}

// pickSome has a player pick n of a set.
func (t *tabletop) pickSome(seat int, set []*piece, n int, then func([]*piece)) {
	if len(set) == 0 {
		return
	}
	picks := combine(set, n)
	var answers []string
	for _, pick := range picks {
		answers = append(answers, nameAll(pick))
	}
	t.choose(seat, answers, func(answer string) { then(picks[slices.Index(answers, answer)]) })
}

func nameAll(set []*piece) string {
	names := ""
	for i, p := range set {
		if i > 0 {
			names += " "
		}
		names += p.name
	}
	return names
}

// combine lists the sets of n of a set in the order of the notation: by the last of their figures, then the one before it.
func combine(set []*piece, n int) [][]*piece {
	if n == 0 {
		return [][]*piece{nil}
	}
	var all [][]*piece
	for i := n - 1; i < len(set); i++ {
		for _, rest := range combine(set[:i], n-1) {
			all = append(all, append(rest, set[i]))
		}
	}
	return all
}

// side lists the figures that an effect may be for.
func (t *tabletop) side(k *text, e da.Effect) []*piece {
	own := func(p *piece) bool { return hero(p) && p.seat == k.self.seat }
	switch {
	case e.Kind == da.FlipEffect:
		return t.in(isMonster)
	case k.on == "treasure" && (e.Kind == da.HitEffect || e.Kind == da.LossEffect):
		return t.foes(k.self.seat)
	case k.on == "treasure":
		return t.in(own)
	case e.Kind == da.HealEffect:
		return t.in(func(p *piece) bool { return !hero(p) })
	}
	return t.in(hero)
}

// order puts figures into the order in which they are taken: heroes by number in the Room, else by seat; others by cell.
func (t *tabletop) order(set []*piece) []*piece {
	set = slices.Clone(set)
	slices.SortStableFunc(set, func(a, b *piece) int {
		switch {
		case hero(a) && hero(b) && a.number > 0 && b.number > 0:
			return cmp.Compare(a.number, b.number)
		case hero(a) && hero(b):
			return cmp.Compare(a.name, b.name)
		case hero(a) != hero(b):
			return cmp.Compare(min(rank(a), 1), min(rank(b), 1))
		}
		return cmp.Or(cmp.Compare(a.row, b.row), cmp.Compare(a.col, b.col))
	})
	return set
}

// act runs an effect on figures.
func (t *tabletop) act(k *text, e da.Effect, set []*piece) {
	by := -1
	if k.on == "treasure" {
		by = k.self.seat
	}
	for _, p := range set {
		if p.grid == "nowhere" {
			continue
		}
		switch e.Kind {
		case da.HitEffect:
			t.hit(p, e.N, by)
		case da.LossEffect:
			t.lose(p, e.N, by)
		case da.HealEffect:
			p.lost = max(0, p.lost-e.N)
			if t.is("healing goes above full health") {
				p.lost -= e.N
			}
		case da.SpeedEffect:
			if p == t.active {
				t.speed = max(0, t.speed+e.N)
			}
		case da.FlipEffect:
			if isMonster(p) {
				p.ready = e.Ready
			}
		}
	}
}
