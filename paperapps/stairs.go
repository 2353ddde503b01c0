package paperapps

// inReach reports whether the hero is on the stairs, or next to them as StairsReach says (LeaveInReach). Walls between do
// not matter.
func (s *State) inReach() bool {
	f := s.floor()
	if f == nil {
		return false
	}
	a, b := f.cell(s.at), f.cell(f.stairs)
	dx, dy := distance(a.Col, b.Col), distance(a.Row, b.Row)
	switch s.run.options.StairsReach {
	case Eight:
		return max(dx, dy) <= 1
	case Four:
		return dx+dy <= 1
	}
	return dx+dy == 0
}

func distance(a, b int) int {
	if a < b {
		return b - a
	}
	return a - b
}

// leave ends the open page.
func (p *play) leave() {
	switch p.s.phase {
	case passing:
		p.t.Cite(LeaveOnEntering, hero, "takes the stairs in mid-move: %d squares are dropped", int(p.s.squares))
	case between:
		p.t.Cite(LeaveInReach, hero, "takes the stairs")
		p.t.Cite(LeaveBetweenMoves, hero, "leaves before the next roll")
	case shopping:
		p.t.Cite(LeaveShop, hero, "leaves the shop")
	}
	p.closePage()
}

// pass walks on over the stairs.
func (p *play) pass() {
	p.t.Cite(LeavingIsFree, hero, "walks on over the stairs with %d squares left", int(p.s.squares))
	p.s.phase = walking
}
