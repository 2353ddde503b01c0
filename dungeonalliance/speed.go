package dungeonalliance

// maxCount keeps counters from overflowing, however much an outside engine supplies.
const maxCount = 1_000_000_000

// spend takes Speed from the active hero.
func (p *play) spend(n int) { p.s.speed -= int32(n) }

// gain gives the active hero Speed, or takes some with n below 0, not below 0.
func (p *play) gain(n int) {
	p.s.speed = int32(max(0, min(int(p.s.speed)+n, maxCount)))
}

func (s *State) forbidsStep(to Cell) refusal {
	where := s.where(s.active)
	g := s.setup.grid(where)
	if !g.adjacent(s.spot(s.active).at, to) {
		return no(StepEdge, "no step leads from the hero's cell to %d,%d", int(to.Col), int(to.Row))
	}
	if s.occupied(where, to) {
		return no(StepEmpty, "%d,%d is not empty", int(to.Col), int(to.Row))
	}
	return refusal{}
}

// step moves the active hero by one cell.
func (p *play) step(to Cell) {
	seat := p.s.active.seat()
	p.spend(1)
	p.t.Cite(StepCost, seat, "the step to %d,%d costs 1 Speed, %d left", int(to.Col), int(to.Row), int(p.s.speed))
	p.t.Cite(StepEdge, seat, "the cells are adjacent")
	p.t.Cite(StepEmpty, seat, "%d,%d is empty", int(to.Col), int(to.Row))
	if p.s.onStaircase(OnMap, to) && p.s.where(p.s.active) == OnMap {
		p.t.Cite(StaircaseStep, seat, "the staircase costs what any empty cell does")
	}
	p.place(p.s.active, to)
}

// place puts a figure on a cell of the grid on which it stands.
func (p *play) place(f Figure, to Cell) {
	switch {
	case f.isHero():
		p.s.heroes[f].at = to
		p.titanTrigger()
	case f.isMonster():
		p.s.monsters[f-heroCount].at = to
	default:
		p.s.foe.at = to
	}
}

// onStaircase reports whether a cell of a grid is that of the Staircase Token.
func (s *State) onStaircase(where Grid, c Cell) bool {
	return s.staircase && where == OnMap && c == s.setup.board.quest
}
