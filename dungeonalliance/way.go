package dungeonalliance

import "github.com/rulebook-go/rulebook"

func (s *State) forbidsWay() refusal {
	quest := s.setup.board.quest
	switch {
	case s.setup.titan:
		return no(TitanStaircase, "against the Titan the quest trigger alone places the staircase")
	case !s.quest:
		return no(OpenWayCost, "the Quest Token is no longer on the map")
	case s.where(s.active) != OnMap || !s.setup.board.adjacent(s.spot(s.active).at, quest):
		return no(OpenWayCost, "the hero is not adjacent to the Quest Token on %d,%d", int(quest.Col), int(quest.Row))
	}
	return refusal{}
}

// openWay turns the Quest Token into the way to the Final Enemy; without the Room, into the Final Enemy itself.
func (p *play) openWay() {
	seat := p.s.active.seat()
	p.spend(1)
	p.s.quest = false
	p.t.Cite(EntranceSide, seat, "every adjacent cell is at the entrance side")
	if p.g.options.Room == RoomOff {
		p.t.Cite(WithoutRoom, seat, "the Quest Token is turned to its monster side for 1 Speed: the Final Enemy is active")
		p.s.foe = foe{stage: foeActive, grid: OnMap, at: p.g.board.quest}
		p.push(frame{op: opFinalCard})
		return
	}
	p.s.staircase = true
	p.t.Cite(OpenWayCost, seat, "for 1 Speed the Quest Token is replaced by the Staircase Token")
	p.push(frame{op: opPlaceFoe})
}

// placeFoe places the Final Enemy in the Room, inactive; of a double-sized one the initiative player picks the placement.
func (p *play) placeFoe(f *frame) {
	tile := p.g.tile
	at := tile.spawn
	if p.g.foe.double {
		if f.step == 0 {
			f.step = 1
			p.t.CiteName(DoubleToken, rulebook.Nobody, "%s uses its double-sized token", p.g.foe.Name)
			p.t.Cite(DoublePlacement, int(p.s.first), "the initiative player picks the placement")
			both := cells(tile.placements[0].at, tile.placements[1].at)
			p.choose(question{seat: p.s.first, cells: both})
			return
		}
		at = p.ans.cell
		p.t.Cite(BackEdge, int(p.s.first), "a back cell of the token at %d,%d is the Spawn Point", int(at.Col), int(at.Row))
	} else {
		p.t.Cite(FinalEnemyPlaced, rulebook.Nobody, "it stands on the Spawn Point %d,%d and points toward the Hero Entrance",
			int(at.Col), int(at.Row))
	}
	p.s.foe = foe{stage: foeInactive, grid: InRoom, at: at}
	p.t.CiteName(FinalEnemyInactive, rulebook.Nobody, "%s is not active before a hero enters, and no card is drawn", p.g.foe.Name)
	p.pop()
}
