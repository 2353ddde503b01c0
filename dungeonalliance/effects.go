package dungeonalliance

import "github.com/rulebook-go/rulebook"

// The steps of a list of effects.
const (
	effNext   uint8 = iota // the next effect of the list picks its figures
	effPicked              // a player has picked figures
	effSelf                // a token has said which hero a Room card means
	effToken               // a token has been drawn for Random
	effApply               // the next of the picked figures is taken
	effMoved               // a player has picked the place to which a figure goes
)

// effectsOf returns the list of effects that a frame runs.
func (g *setup) effectsOf(f *frame) []effect {
	switch f.src {
	case fromTreasure, fromTrap:
		return g.treasures[f.card].effects
	case fromRoomAttack, fromRoomTrap:
		return g.rooms[f.card].effects
	case fromDefense:
		return g.foe.cards[f.card].defense
	}
	return g.foe.cards[f.card].attack
}

// effects carries on a list of effects. f.self is the hero that the card calls Self, nobody where a token is still to say so;
// f.left are the figures picked and not yet taken.
func (p *play) effects(f *frame) {
	list := p.g.effectsOf(f)
	if f.step == effNext {
		if int(f.eff) >= len(list) {
			p.pop()
			return
		}
		f.eff++
		f.left, f.done = 0, 0
		p.follow(f)
		p.pick(f, &list[f.eff-1])
		return
	}
	e := &list[f.eff-1]
	switch f.step {
	case effPicked:
		f.left = p.ans.figures
		f.step = effApply
	case effSelf:
		f.self = p.ans.figures.first()
		f.left = p.ans.figures
		f.step = effApply
	case effToken:
		f.done |= p.ans.figures
		p.nextToken(f, e)
	case effMoved:
		f.step = effApply
		p.moved(f)
	default:
		f.left &= p.s.inPlay()
		if f.left == 0 {
			f.step = effNext
			return
		}
		target := p.s.next(f.left)
		f.left &^= only(target)
		p.apply(f, e, target)
	}
}

// follow notes where Self stands; a hero that has been defeated meanwhile leaves its last cell in the frame.
func (p *play) follow(f *frame) {
	origin := f.self
	if f.src == fromRoomAttack || f.src == fromDefense || f.src == fromFinalAttack {
		origin = FinalFigure
	}
	if where := p.s.where(origin); where != Nowhere {
		f.grid, f.at = where, p.s.spot(origin).at
	}
}

// origin is the spot from which the effects of a frame measure.
func (p *play) origin(f *frame) spot {
	if f.src == fromRoomAttack || f.src == fromDefense || f.src == fromFinalAttack {
		return p.s.spot(FinalFigure)
	}
	return spot{at: f.at}
}

// pick has the target rule of an effect pick its figures.
func (p *play) pick(f *frame, e *effect) {
	f.step = effApply
	switch e.Target.Rule {
	case Self:
		p.pickSelf(f, e)
	case Chosen:
		can := p.s.near(p.side(f, e), f.grid, p.origin(f), e.Target.N)
		if can = p.inSightOf(f, can); can != 0 {
			f.step = effPicked
			p.choose(question{seat: uint8(f.self.seat()), figures: can, pick: 1})
		}
	case Random:
		p.nextToken(f, e)
	case Nearest:
		near := p.s.nearest(p.s.eligible(e.Reach), f.grid, p.origin(f))
		if near == 0 {
			return
		}
		f.step = effPicked
		p.unclear(f.grid, question{figures: near, pick: 1})
	case Within:
		p.pickAll(f, p.s.near(p.side(f, e), f.grid, p.origin(f), e.Target.N))
	case All:
		p.pickAll(f, p.side(f, e)&p.s.on(f.grid))
	default:
		f.step = effNext
		p.unaimed(f, e)
	}
}

// pickAll picks a whole set. Of more than a hero power may affect in the Room the player of the hero chooses.
func (p *play) pickAll(f *frame, set figures) {
	f.left = set
	if f.src != fromTreasure {
		return
	}
	p.citePower(f.self, min(set.len(), powerLimit), set.len())
	if f.grid == InRoom && set.len() > powerLimit {
		f.step = effPicked
		p.choose(question{seat: uint8(f.self.seat()), figures: set, pick: powerLimit})
	}
}

// inSightOf returns those of a set that the hero of the frame sees.
func (p *play) inSightOf(f *frame, set figures) figures {
	var can figures
	for ; set != 0; set &= set - 1 {
		if t := set.first(); p.g.grid(f.grid).inSight(spot{at: f.at}, p.s.spot(t)) {
			can |= only(t)
		}
	}
	return can
}

// pickSelf picks what a card calls Self.
func (p *play) pickSelf(f *frame, e *effect) {
	switch {
	case f.self == FinalFigure:
		if e.Kind == HealEffect || e.Kind == MoveEffect {
			f.left = theEnemy
		}
	case f.self == nobody:
		if set := p.s.numbered(); set != 0 {
			f.step = effSelf
			p.token(set)
		}
	default:
		f.left = only(f.self)
	}
}

// nextToken draws the next token of a Random rule, until its number of heroes is picked or none is eligible.
func (p *play) nextToken(f *frame, e *effect) {
	can := p.s.eligible(e.Reach) &^ f.done
	if f.done.len() >= e.Target.N || can == 0 {
		f.left = f.done
		f.step = effApply
		return
	}
	f.step = effToken
	p.t.Cite(EligibleHeroes, rulebook.Nobody, "%d heroes are eligible", can.len())
	p.token(can)
}

// side returns the figures of the side that an effect is for, on all grids. A Mimic is none that a Move is for.
func (p *play) side(f *frame, e *effect) figures {
	set := p.s.inPlay()
	mimics := p.s.mimics()
	if f.src == fromTreasure {
		seat := f.self.seat()
		switch e.Kind {
		case HitEffect, LossEffect:
			return p.s.enemies(seat)
		case FlipEffect:
			return set & allMonsters
		case HealEffect, SpeedEffect:
			return set & heroesOf(seat)
		}
		switch {
		case e.Target.Rule == Chosen:
			return set &^ mimics
		case e.Enemies:
			return set &^ allHeroes &^ mimics
		}
		return set & allHeroes
	}
	switch {
	case e.Kind == FlipEffect:
		return set & allMonsters
	case e.Kind == HealEffect:
		return set &^ allHeroes
	case e.Enemies: // of a move
		return set &^ allHeroes &^ mimics
	}
	return set & allHeroes
}

// mimics returns the Mimics in play.
func (s *State) mimics() figures {
	var set figures
	for i := range s.monsters {
		if s.monsters[i].isMimic() {
			set |= 1 << (i + heroCount)
		}
	}
	return set
}

// by returns the alliance for which a list of effects acts, rulebook.Nobody for the dungeon's.
func (f *frame) by() int {
	if f.src == fromTreasure {
		return f.self.seat()
	}
	return rulebook.Nobody
}

// apply runs an effect on one figure.
func (p *play) apply(f *frame, e *effect, target Figure) {
	switch e.Kind {
	case HitEffect:
		if e.Reach {
			p.push(frame{op: opReach, figure: target, n: int16(e.N)})
			return
		}
		p.hit(target, e.N, f.by())
	case LossEffect:
		p.lose(target, e.N, f.by())
	case HealEffect:
		p.heal(target, e.N)
	case SpeedEffect:
		if target == p.s.active {
			p.gain(e.N)
			p.t.CiteName(SpeedLeft, target.seat(), "%s has %d Speed now", p.s.name(target), int(p.s.speed))
		}
	case MoveEffect:
		p.startMove(f, e, target)
	case SpawnEffect:
		p.startSpawn(f, e, target)
	case FlipEffect:
		if target.isMonster() {
			p.s.monsters[target-heroCount].ready = e.Ready
			side := "%s is turned to its exhausted side"
			if e.Ready {
				side = "%s is turned to its ready side"
			}
			p.t.CiteName(ReadyActivates, rulebook.Nobody, side, p.s.name(target))
		}
	}
}

// unaimed runs an effect that has no target.
func (p *play) unaimed(f *frame, e *effect) {
	switch e.Kind {
	case GuardEffect:
		p.t.CiteName(FinalCardLive, rulebook.Nobody, "%s has %d more defence while the card is live", p.g.foe.Name, e.N)
	case SpawnEffect:
		p.startSpawn(f, e, nobody)
	}
}

// startMove asks to which place a figure goes: the user's player of a treasure, else the player of the hero moved, for an
// enemy the initiative player.
func (p *play) startMove(f *frame, e *effect, target Figure) {
	where := p.s.where(target)
	places := p.g.grid(where).reach(p.s.spot(target), p.s.filledBut(target), e.N)
	f.figure = target
	f.step = effMoved
	q := question{cells: places}
	switch {
	case f.src == fromTreasure:
		q.seat = uint8(f.self.seat())
	case target.isHero():
		q.seat = uint8(target.seat())
	default:
		q.seat = p.s.first
	}
	p.choose(q)
}

// moved puts a figure where the answer says.
func (p *play) moved(f *frame) {
	at := p.ans.cell
	p.t.CiteName(StepEmpty, f.figure.seat(), "%s goes to %d,%d without cost", p.s.name(f.figure), int(at.Col), int(at.Row))
	p.place(f.figure, at)
}

// startSpawn begins to place minions. With strike they hit the hero picked, or with nobody picked the nearest.
func (p *play) startSpawn(f *frame, e *effect, picked Figure) {
	grid, at := InRoom, Cell{}
	switch e.Point {
	case AtEntrance:
		at = p.g.tile.entrance
	case AtSpawn:
		at = p.g.tile.spawn
	default:
		if !picked.isHero() {
			return
		}
		grid, at = p.s.where(picked), p.s.spot(picked).at
	}
	if e.Point != AtPicked && p.g.options.Room == RoomOff {
		p.t.Cite(WithoutRoom, rulebook.Nobody, "the point means the cell of the Final Enemy")
		grid, at = p.s.foe.grid, p.s.foe.at
	}
	p.push(frame{op: opSpawn, card: uint8(e.kind), count: int16(e.Count), grid: grid, at: at, self: picked, flag: e.Strike})
}
