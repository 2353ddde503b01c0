package dungeonalliance

func (s *State) score(seat int) int { return int(s.up[seat]) + int(s.down[seat]) }

// team returns the sum of the scores.
func (s *State) team() int {
	sum := 0
	for seat := range s.up {
		sum += s.score(seat)
	}
	return sum
}

// winning returns the seats with the highest score, a bit each.
func (s *State) winning() uint {
	var best uint
	most := -1
	for seat := range s.setup.players {
		if n := s.score(seat); n > most {
			best, most = 0, n
		}
		if s.score(seat) == most {
			best |= 1 << seat
		}
	}
	return best
}

// Score returns the number of XP tokens of an alliance, face up and face down.
func (s State) Score(seat int) int {
	if seat < 0 || seat >= MaxSeats {
		return 0
	}
	return s.score(seat)
}

// TeamScore returns the sum of the scores of all alliances.
func (s State) TeamScore() int { return s.team() }

// Winners returns the seats that have won an adventure that is over: in Competitive those with the highest score, in
// Cooperative and Solo all of them or none.
func (s State) Winners() []int {
	if s.setup == nil || s.phase != phaseOver {
		return nil
	}
	best := s.winning()
	if s.setup.options.Mode != Competitive {
		best = 0
		if s.foe.stage == foeDefeated {
			best = 1<<s.setup.players - 1
		}
	}
	var list []int
	for seat := range s.setup.players {
		if best>>seat&1 != 0 {
			list = append(list, seat)
		}
	}
	return list
}

// Won reports whether the Final Enemy has been defeated, which is what wins in Cooperative and Solo.
func (s State) Won() bool { return s.foe.stage == foeDefeated }
