package paperdungeons

import "github.com/rulebook-go/rulebook"

// inReach reports whether a trap in r can be disarmed from where the party stands.
func (s *State) inReach(w *party, r Room) bool {
	link := s.link(w.at, r)
	if w.at != Outside && !w.at.NextTo(r) || link == noLink {
		return false // the far end of a passage is not adjacent
	}
	if s.g.options.DisarmReach == AnyNeighbour || w.at == Outside {
		return true
	}
	switch s.board().barriers[edgeBetween(w.at, r)] {
	case Wall:
		return w.completed(IntangibilityCloak)
	case Water:
		return w.completed(KharMedallion)
	}
	return true
}

// armed reports whether a room has a trap that the party has not disarmed.
func (s *State) armed(w *party, r Room) bool { return s.g.trap[r] != NoTrap && !w.disarmed.Has(r) }

// forbidsDisarming returns the rule against disarming with a movement point.
func (s *State) forbidsDisarming(w *party, r Room) *rulebook.Rule {
	switch {
	case w.points == 0:
		return DisarmForOnePoint
	case !s.inReach(w, r):
		return DisarmAdjacent
	case !s.armed(w, r):
		return NothingToDisarm
	}
	return nil
}

// disarmForPoint spends a point on disarming.
func (p play) disarmForPoint(seat int, r Room) {
	w := &p.s.parties[seat]
	w.points--
	p.t.Cite(DisarmForOnePoint, seat, "points left: %d", int(w.points))
	p.citeRoom(DisarmAdjacent, seat, "%s is next to the party", r)
	if w.points > 0 {
		p.t.Cite(DisarmAndMove, seat, "the same die may pay for movement")
	}
	p.disarm(seat, r)
}

// disarm marks a trap as disarmed, on the player's own sheet.
func (p play) disarm(seat int, r Room) {
	w := &p.s.parties[seat]
	w.disarmed = w.disarmed.With(r)
	p.citeRoom(DisarmedForGood, seat, "the trap of %s is disarmed", r)
	p.citeRoom(NothingToDisarm, seat, "%s can't be disarmed again", r)
	p.t.Cite(DisarmOwnSheet, seat, "it is disarmed on the player's own sheet")
}
