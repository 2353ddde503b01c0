package dungeonalliance

func (s *State) forbidsEnter(to Cell) refusal {
	if s.where(s.active) != OnMap || !s.onStaircase(OnMap, s.spot(s.active).at) {
		return no(EnterFromStaircase, "the hero does not stand on the Staircase Token")
	}
	if n := (s.on(InRoom) & allHeroes).len(); n >= lastNumber {
		return no(TwelveHeroes, "%d heroes are in the Room", n)
	}
	tile := s.setup.tile
	filled := s.filled(InRoom)
	switch {
	case tile.row.minus(filled).empty():
		return no(EntranceRowFull, "every cell of the Hero Entrance's row is occupied")
	case !filled.has(tile.entrance) && to != tile.entrance:
		return no(EnterAtEntrance, "the Hero Entrance %d,%d is empty", int(tile.entrance.Col), int(tile.entrance.Row))
	case !tile.row.has(to):
		return no(EnterBesideEntrance, "%d,%d is not in the row of the Hero Entrance", int(to.Col), int(to.Row))
	case filled.has(to):
		return no(EnterBesideEntrance, "%d,%d is not empty", int(to.Col), int(to.Row))
	}
	return refusal{}
}

// enter moves the active hero into the Room.
func (p *play) enter(to Cell) {
	f := p.s.active
	seat := f.seat()
	p.spend(1)
	p.t.Cite(EnterFromStaircase, seat, "from the Staircase Token into the Room for 1 Speed, %d left", int(p.s.speed))
	p.t.Cite(RoomOutsideFrame, seat, "the Room is no part of the map")
	if to == p.g.tile.entrance {
		p.t.CiteName(EnterAtEntrance, seat, "%s is placed on the Hero Entrance", p.s.name(f))
	} else {
		p.t.CiteName(EnterBesideEntrance, seat, "%s is placed on %d,%d beside it", p.s.name(f), int(to.Col), int(to.Row))
	}
	filled := p.s.filled(InRoom)
	p.t.Cite(EntranceRowFull, seat, "%d cells of the entrance's row are empty", p.g.tile.row.minus(filled).len())
	h := &p.s.heroes[f]
	h.grid, h.at = InRoom, to
	h.number = p.s.freeNumber()
	p.t.Cite(TwelveHeroes, seat, "%d heroes are in the Room", (p.s.on(InRoom) & allHeroes).len())
	p.t.CiteName(HeroNumber, seat, "%s gets the number %d", p.s.name(f), int(h.number))
	p.t.Cite(LowestNumber, seat, "%d is the lowest free number", int(h.number))
	if !p.s.entered {
		p.s.entered = true
		p.s.foe.stage = foeActive
		p.t.CiteName(FirstEntryStops, seat, "%s is the first to enter and stops at the entrance", p.s.name(f))
		p.push(frame{op: opFirstEntry, self: f})
	}
}

// firstEntry draws the two cards of the very first entry, one after the other.
func (p *play) firstEntry(f *frame) {
	seat := f.self.seat()
	f.step++
	switch f.step {
	case 1:
		p.t.CiteName(FirstFinalCard, seat, "first the top Final Enemy card; %s is active from here on", p.g.foe.Name)
		p.push(frame{op: opFinalCard})
	case 2:
		p.t.Cite(FirstRoomCard, seat, "after it the top Room card")
		p.push(frame{op: opRoomCard, self: f.self, flag: true})
	default:
		if p.s.where(f.self) != Nowhere {
			p.t.CiteName(GoesOnAfterCard, seat, "%s goes on with %d Speed", p.s.name(f.self), int(p.s.speed))
		}
		p.pop()
	}
}

func (s *State) forbidsLeave() refusal {
	switch {
	case s.setup.options.Leave != ByEntrance:
		return no(NoWayBack, "there is no way back to the map")
	case s.where(s.active) != InRoom || s.spot(s.active).at != s.setup.tile.entrance:
		return no(NoWayBack, "the hero does not stand on the Hero Entrance")
	case s.occupied(OnMap, s.setup.board.quest):
		return no(NoWayBack, "the staircase is not empty")
	}
	return refusal{}
}

// leave moves the active hero from the Hero Entrance to the staircase.
func (p *play) leave() {
	f := p.s.active
	p.spend(1)
	h := &p.s.heroes[f]
	p.t.CiteName(NoWayBack, f.seat(), "%s goes back by the Hero Entrance for 1 Speed, %d left", p.s.name(f), int(p.s.speed))
	p.t.CiteName(NumberFreed, f.seat(), "%s gives the number %d back", p.s.name(f), int(h.number))
	h.grid, h.at, h.number = OnMap, p.g.board.quest, 0
}
