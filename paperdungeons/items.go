package paperdungeons

import "github.com/rulebook-go/rulebook"

// completed reports whether all steps of an item are marked.
func (w *party) completed(i Item) bool { return int(w.steps[i]) == i.Steps() }

// craft marks a step of an item by a die.
func (p play) craft(seat int, i Item) {
	p.t.CiteName(CraftNextStep, seat, "crafts the %s", i.String())
	p.mark(seat, i)
}

// mark marks the next step of an unfinished item.
func (p play) mark(seat int, i Item) {
	w := &p.s.parties[seat]
	w.steps[i]++
	p.t.CiteName(ItemSteps, seat, "steps of the %s: %d of %d", i.String(), int(w.steps[i]), i.Steps())
	if w.completed(i) {
		p.complete(seat, i)
	}
}

// complete does what an item does when it is completed.
func (p play) complete(seat int, i Item) {
	w := &p.s.parties[seat]
	p.t.CiteName(OnlyCompletedItems, seat, "the %s is complete", i.String())
	switch i {
	case FlamingSword:
		p.t.Cite(FlamingSwordPower, seat, "+%d to power level for every hero", 1)
	case DeathScepter:
		p.t.Cite(ScepterAtOnce, seat, "the scepter strikes at once")
		p.t.Cite(ScepterNotLieutenant, seat, "but no lieutenant")
		w.queued(pendingDefeat, 1)
	case KharMedallion:
		p.t.Cite(KharMedallionWater, seat, "the party may cross water")
	case IntangibilityCloak:
		p.t.Cite(CloakCrossesWalls, seat, "the party may cross walls")
		p.t.Cite(CloakNotImpassable, seat, "%d impassable rooms stay shut", p.s.board().blocked.Len())
	case PreciousStone:
		p.t.Cite(PreciousStoneGem, seat, "gets %d gem", 1)
		p.extraGems(seat, 1)
	case ScrollOfKnowledge:
		p.t.Cite(ScrollTwoHeroes, seat, "may raise %d heroes", 2)
		w.queued(pendingScroll, 2)
	}
}

// scepter defeats a minion anywhere on the sheet.
func (p play) scepter(seat int, r Room) {
	w := &p.s.parties[seat]
	p.citeRoom(DeathScepterKill, seat, "the minion of %s is defeated without damage", r)
	w.defeated = w.defeated.With(r)
	p.t.Cite(MinionTrack, seat, "minions defeated: %d", w.minions())
}

// useRing moves the party to any room, once in the game.
func (p play) useRing(seat int, r Room) {
	p.s.parties[seat].ringUsed = true
	p.citeRoom(TeleportationRingOnce, seat, "the ring takes the party to %s", r)
	p.t.Cite(RingUsedUp, seat, "the ring is used, and keeps its %d glory", TeleportationRing.Glory())
	p.citeFreeUse(seat)
	p.teleport(seat, r)
}

// pickLock disarms a trap with the lockpick.
func (p play) pickLock(seat int, r Room) {
	w := &p.s.parties[seat]
	w.lockpicks++
	p.t.Cite(LockpickThrice, seat, "use %d of %d", int(w.lockpicks), LockpickUses)
	p.citeRoom(LockpickReach, seat, "%s is in reach", r)
	p.citeFreeUse(seat)
	p.disarm(seat, r)
}

func (p play) citeFreeUse(seat int) {
	p.t.Cite(FreeUseAnyTime, seat, "needs no die; %d points stay", int(p.s.parties[seat].points))
}

// citeRoom cites a rule with a room.
func (p play) citeRoom(rule *rulebook.Rule, seat int, format string, r Room) {
	if p.t != nil {
		p.t.CiteName(rule, seat, format, r.String())
	}
}
