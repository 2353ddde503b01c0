package dungeonalliance

import "github.com/rulebook-go/rulebook"

// lastNumber is the highest Hero Selection Token of a set.
const lastNumber = 12

// freeNumber returns the lowest number that no hero bears.
func (s *State) freeNumber() uint8 {
	var taken uint
	for i := range s.heroes {
		taken |= 1 << s.heroes[i].number
	}
	n := uint8(1)
	for taken>>n&1 != 0 {
		n++
	}
	return n
}

// eligible returns the heroes whose tokens are shuffled: all that bear a number, for a hit with reach those that the Final
// Enemy could reach with every monster of its grid gone.
func (s *State) eligible(reach bool) figures {
	set := s.numbered()
	if !reach {
		return set
	}
	blocked := s.filledBut(FinalFigure).minus(s.area(s.on(s.foe.grid) & allMonsters))
	g := s.setup.grid(s.foe.grid)
	var can figures
	for left := set; left != 0; left &= left - 1 {
		f := left.first()
		if s.where(f) == s.foe.grid &&
			!g.closest(s.spot(FinalFigure), blocked, allSteps, s.spot(f), s.setup.foe.Range).empty() {
			can |= only(f)
		}
	}
	return can
}

// twoRooms is how many passages away from the Final Enemy heroes get numbers without the Room.
const twoRooms = 2

// numberAnew gives the heroes near the Final Enemy their numbers, as is done without the Room for each attack and each
// Defense text.
func (p *play) numberAnew() {
	if p.g.options.Room == RoomOn {
		return
	}
	for i := range p.s.heroes {
		p.s.heroes[i].number = 0
	}
	g := &p.g.board.grid
	from := p.s.spot(FinalFigure)
	rooms := g.linked(g.roomsOf(from.area()), twoRooms)
	var left figures
	for set := p.s.on(OnMap) & allHeroes; set != 0; set &= set - 1 {
		if f := set.first(); rooms>>g.roomOf(p.s.spot(f).at)&1 != 0 {
			left |= only(f)
		}
	}
	p.t.Cite(WithinTwoRooms, rulebook.Nobody, "%d heroes are within two connected rooms of the Final Enemy", left.len())
	for n := uint8(1); left != 0 && n <= lastNumber; n++ {
		f := p.s.nearest(left, OnMap, from).first()
		left &^= only(f)
		p.s.heroes[f].number = n
		p.t.CiteName(TokensWithoutRoom, f.seat(), "%s gets the number %d", p.s.name(f), int(n))
	}
}
