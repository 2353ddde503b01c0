package paperdungeons

// trapDamage is the damage of each trap.
var trapDamage = [...]int{Spike: 1, Blade: 2}

// trap triggers the trap of a room just entered, unless it is disarmed.
func (p play) trap(seat int, r Room) {
	s := p.s
	w := &s.parties[seat]
	trap := s.g.trap[r]
	if trap == NoTrap {
		return
	}
	if w.disarmed.Has(r) {
		p.citeRoom(DisarmedForGood, seat, "the trap of %s is disarmed", r)
		p.t.Cite(DisarmedNotTriggered, seat, "it is neither triggered nor moved through")
		return
	}
	full := trapDamage[trap]
	damage := max(0, full+s.always(seat, AlwaysTrap))
	w.traps++
	p.t.Cite(TrapTriggered, seat, "the trap is triggered, for %d damage", damage)
	p.t.Cite(EveryTriggerCounts, seat, "traps triggered: %d", int(w.traps))
	if trap == Spike {
		p.citeRoom(SpikeTrap, seat, "the spikes of %s", r)
	} else {
		p.citeRoom(BladeTrap, seat, "the blades of %s", r)
	}
	if damage < full {
		p.t.Cite(ScoutTrapDamage, seat, "%d damage less", full-damage)
		p.t.Cite(ScoutPower, seat, "the Power lowers trap damage")
		p.powerActs(seat)
	}
	p.hurt(seat, damage)
}
