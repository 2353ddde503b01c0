package dungeonalliance

import "github.com/rulebook-go/rulebook"

// readyMonsters returns the monsters that show their ready side.
func (s *State) readyMonsters() figures {
	var set figures
	for i := range s.monsters {
		if s.monsters[i].ready {
			set |= 1 << (i + heroCount)
		}
	}
	return set
}

// reachOf returns the cells on which an activated monster may end.
func (s *State) reachOf(f Figure) cellSet {
	return s.setup.grid(s.where(f)).reach(s.spot(f), s.filledBut(f), s.speedOf(f))
}

// targetsAt returns those of a set of heroes that a monster can hit from a cell.
func (s *State) targetsAt(f Figure, at Cell, set figures) figures {
	var can figures
	where := s.where(f)
	g := s.setup.grid(where)
	for ; set != 0; set &= set - 1 {
		t := set.first()
		if p := s.spot(t); s.where(t) == where && distance(spot{at: at}, p) <= s.rangeOf(f) && g.inSight(spot{at: at}, p) {
			can |= only(t)
		}
	}
	return can
}

// rivals returns the standing heroes of the other alliances.
func (s *State) rivals(seat int) figures { return s.standing() &^ heroesOf(seat) }

// forbidsMonsterReady checks that a figure is a monster that can be activated.
func (s *State) forbidsMonsterReady(f Figure) refusal {
	switch {
	case !f.isMonster():
		return no(RoomMonstersToo, "monsters can be activated, and nothing else")
	case !s.readyMonsters().has(f):
		return no(ReadyActivates, "monster %d is not ready", int(f)-heroCount+1)
	}
	return refusal{}
}

func (s *State) forbidsMonster(f Figure, to Cell, targets figures) refusal {
	if x := s.forbidsMonsterReady(f); x.rule != nil {
		return x
	}
	if s.monsters[f-heroCount].isMimic() {
		if to != (Cell{}) || targets != 0 {
			return no(MimicNeverMoves, "a Mimic takes neither cell nor target")
		}
		return refusal{}
	}
	heroes := targets & allHeroes
	can := s.rivals(int(s.seat))
	if reach := s.reachOf(f); !reach.has(to) {
		return no(MonsterActs, "the monster does not reach %d,%d", int(to.Col), int(to.Row))
	}
	can = s.targetsAt(f, to, can)
	switch {
	case targets.len() > 1:
		return no(MonsterActs, "%d targets are named, and the monster hits one", targets.len())
	case targets == 0 && can != 0:
		return no(MonsterActs, "no target is named, and %d can be hit", can.len())
	case targets != 0 && s.targetsAt(f, to, heroes) == 0:
		return no(MonsterActs, "the target can't be hit from %d,%d", int(to.Col), int(to.Row))
	case targets&^can != 0:
		return no(WhoActivates, "a monster hits heroes of rival alliances, and p%d's own it does not", int(s.seat)+1)
	}
	return refusal{}
}

// appendMonsterMoves proposes the moves of Monster Activation.
func (s *State) appendMonsterMoves(dst []Move) []Move {
	seat := int(s.seat)
	if s.setup.options.Base == Supplied {
		return append(dst, SuppliedAll(seat))
	}
	dst = append(dst, Decline(seat))
	for left := s.readyMonsters(); left != 0; left &= left - 1 {
		f := left.first()
		m := Move{kind: MoveMonster, player: s.seat, figure: f}
		if s.monsters[f-heroCount].isMimic() {
			dst = append(dst, m)
			continue
		}
		reach := s.reachOf(f)
		for c := reach.next(Cell{}); c != (Cell{}); c = reach.next(c) {
			m.cell = c
			if can := s.targetsAt(f, c, s.rivals(seat)); can != 0 {
				dst = appendPicks(dst, m, can, 1)
			} else {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// activateMonster activates a monster in a player's choice: it goes to a cell and hits the target, if there is one.
func (p *play) activateMonster(f Figure, to Cell, target Figure) {
	seat := int(p.s.seat)
	p.t.CiteName(OneMonsterAPlayer, seat, "%s is activated", p.s.name(f))
	if !p.monsterBegins(f) {
		p.t.Cite(WhoActivates, seat, "p%d chose it", seat+1)
		p.monsterActs(f, to, target)
	}
	p.s.phase = phaseEnd
}

// monsterBegins notes an activation. A Mimic then attacks at once, and monsterBegins reports that there is no more to do.
func (p *play) monsterBegins(f Figure) (done bool) {
	p.t.CiteName(ReadyActivates, rulebook.Nobody, "%s is ready, and is activated", p.s.name(f))
	if p.s.where(f) == InRoom {
		p.t.CiteName(RoomMonstersToo, rulebook.Nobody, "%s stands in the Room, and acts like all others", p.s.name(f))
	}
	if !p.s.monsters[f-heroCount].isMimic() {
		return false
	}
	p.t.CiteName(MimicActivated, rulebook.Nobody, "%s acts like any other monster", p.s.name(f))
	p.t.CiteName(MimicNeverMoves, rulebook.Nobody, "%s stays on its cell", p.s.name(f))
	p.mimicHits(f)
	return true
}

// monsterActs moves a monster, has it hit a hero, or nobody, and exhausts it.
func (p *play) monsterActs(f Figure, to Cell, target Figure) {
	if to != (Cell{}) && to != p.s.spot(f).at {
		p.place(f, to)
		p.t.CiteName(MonsterActs, rulebook.Nobody, "%s goes to %d,%d", p.s.name(f), int(to.Col), int(to.Row))
	}
	strength := p.s.attack(f)
	p.s.monsters[f-heroCount].ready = false
	if target == nobody {
		p.t.CiteName(MonsterActs, rulebook.Nobody, "%s hits nobody, and is exhausted", p.s.name(f))
		return
	}
	p.t.CiteName(MonsterActs, target.seat(), "%s hits with strength %d, and is exhausted", p.s.name(f), strength)
	p.hit(target, strength, rulebook.Nobody)
}

// decline activates no monster.
func (p *play) decline() {
	p.t.Cite(OneMonsterAPlayer, int(p.s.seat), "p%d declines", int(p.s.seat)+1)
	p.s.phase = phaseEnd
}

// The steps of Monster Activation by the solo card.
const (
	soloFind uint8 = iota
	soloMonster
	soloTarget
	soloActs
)

// solo activates monsters as the solo card says; f.count is the number still to come.
func (p *play) solo(f *frame) {
	switch f.step {
	case soloFind:
		f.figure, f.self = nobody, nobody
		can := figures(0)
		if f.count > 0 && !p.s.hopeless() {
			can = p.s.soloCandidates()
		}
		if can == 0 {
			p.pop()
			return
		}
		f.count--
		f.step = soloMonster
		p.unclear(p.s.where(can.first()), question{figures: can, pick: 1})
	case soloMonster:
		f.figure = p.ans.figures.first()
		p.t.CiteName(SoloMonsters, rulebook.Nobody, "%s is nearest to a hero that it can hit", p.s.name(f.figure))
		if p.monsterBegins(f.figure) {
			f.step = soloFind
			return
		}
		f.step = soloTarget
		where := p.s.where(f.figure)
		p.unclear(where, question{figures: p.s.nearest(p.s.canHit(f.figure), where, p.s.spot(f.figure)), pick: 1})
	case soloTarget:
		f.self = p.ans.figures.first()
		f.step = soloActs
		p.unclear(p.s.where(f.figure), question{cells: p.s.hitCells(f.figure, f.self)})
	default:
		f.step = soloFind
		p.monsterActs(f.figure, p.ans.cell, f.self)
	}
}

// hitCells returns the cells that a monster reaches in the fewest steps, within its Speed, to hit a hero.
func (s *State) hitCells(f, target Figure) cellSet {
	where := s.where(f)
	from, at := s.spot(f), s.spot(target)
	if s.where(target) != where || distance(from, at) > s.speedOf(f)+s.rangeOf(f) {
		return cellSet{} // a step brings it nearer by one space at most
	}
	return s.setup.grid(where).closest(from, s.filledBut(f), s.speedOf(f), at, s.rangeOf(f))
}

// canHit returns the heroes that a monster can hit in one activation.
func (s *State) canHit(f Figure) figures {
	heroes := s.on(s.where(f)) & allHeroes
	if s.monsters[f-heroCount].isMimic() {
		return s.near(heroes, s.where(f), s.spot(f), mimicRange)
	}
	var can figures
	for left := heroes; left != 0; left &= left - 1 {
		if t := left.first(); !s.hitCells(f, t).empty() {
			can |= only(t)
		}
	}
	return can
}

// soloCandidates returns the ready monsters that are nearest to a hero that they can hit.
func (s *State) soloCandidates() figures {
	var best figures
	least := allSteps
	for left := s.readyMonsters(); left != 0; left &= left - 1 {
		f := left.first()
		for can := s.canHit(f); can != 0; can &= can - 1 {
			d := distance(s.spot(f), s.spot(can.first()))
			if d < least {
				best, least = 0, d
			}
			if d == least {
				best |= only(f)
			}
		}
	}
	return best
}

// The steps of placing minions.
const (
	spawnNext uint8 = iota
	spawnPlace
	spawnStrike
)

// spawn places minions of the kind f.card near f.at of f.grid, f.count still to come. With f.flag each then hits the hero
// f.self, or where that is nobody or no longer there the one nearest to it.
func (p *play) spawn(f *frame) {
	kind := int(f.card)
	name := p.g.kinds[kind].Name
	switch f.step {
	case spawnNext:
		f.figure = nobody
		if f.count == 0 {
			p.pop()
			return
		}
		f.count--
		empty := p.g.grid(f.grid).cells.minus(p.s.filled(f.grid))
		switch {
		case p.s.tokens[kind] == 0 || p.emptyPlace() == nobody:
			p.t.CiteName(TokenSupply, rulebook.Nobody, "no token of %s is left: it is not placed", name)
			return
		case empty.empty():
			p.t.CiteName(MinionPlaced, rulebook.Nobody, "no cell is empty: %s is not placed", name)
			return
		}
		f.step = spawnPlace
		p.unclear(f.grid, question{cells: nearestCells(empty, f.at)})
	case spawnPlace:
		p.minion(f, kind)
	default:
		f.step = spawnNext
		p.t.CiteName(MinionPlaced, rulebook.Nobody, "%s strikes, and is exhausted", name)
		strength := p.s.attack(f.figure)
		p.s.monsters[f.figure-heroCount].ready = false
		p.hit(p.ans.figures.first(), strength, rulebook.Nobody)
	}
}

// minion places one minion on the cell of the answer, and finds whom it strikes.
func (p *play) minion(f *frame, kind int) {
	at := p.ans.cell
	f.figure = p.emptyPlace()
	p.s.tokens[kind]--
	p.s.monsters[f.figure-heroCount] = monster{kind: uint8(kind) + 1, grid: f.grid, at: at, ready: true}
	name := p.g.kinds[kind].Name
	p.t.CiteName(TokenSupply, rulebook.Nobody, "a token of %s comes from the supply, %d left", name, int(p.s.tokens[kind]))
	p.t.CiteName(MinionPlaced, rulebook.Nobody, "%s is placed on %d,%d", name, int(at.Col), int(at.Row))
	f.step = spawnNext
	if !f.flag {
		return
	}
	near := only(f.self)
	if p.s.where(f.self) != f.grid {
		near = p.s.nearest(p.s.standing(), f.grid, spot{at: at})
	}
	if near == 0 {
		p.t.CiteName(MinionPlaced, rulebook.Nobody, "%s has nobody to strike, and stays ready", name)
		return
	}
	f.step = spawnStrike
	p.unclear(f.grid, question{figures: near, pick: 1})
}

// nearestCells returns those cells of a set that are nearest to a cell.
func nearestCells(set cellSet, to Cell) cellSet {
	var best cellSet
	least := allSteps
	for c := set.next(Cell{}); c != (Cell{}); c = set.next(c) {
		d := distance(spot{at: c}, spot{at: to})
		if d < least {
			best, least = cellSet{}, d
		}
		if d == least {
			best.add(c)
		}
	}
	return best
}
