package dungeonalliance

import "github.com/rulebook-go/rulebook"

// mimicAppears replaces a chest by the Mimic of a card, which attacks at once.
func (p *play) mimicAppears(card int, at Cell, level int) {
	name := p.g.treasures[card].Name
	f := p.emptyPlace()
	if f == nobody {
		return // content has room for every token
	}
	p.s.monsters[f-heroCount] = monster{kind: mimicKind + uint8(card), grid: OnMap, at: at, level: uint8(level)}
	p.t.CiteName(MimicReplacesChest, rulebook.Nobody, "%s replaces the chest on %d,%d", name, int(at.Col), int(at.Row))
	p.t.CiteName(MimicCardRemoved, rulebook.Nobody, "the card of %s is removed from the game", name)
	p.removed(rulebook.Nobody, name)
	p.t.Cite(MimicLevel, rulebook.Nobody, "the level %d of the chest is added", level)
	p.t.Cite(MimicAbilities, rulebook.Nobody, "%d health, %d attack", p.s.full(f), p.s.attack(f))
	p.mimicHits(f)
}

// mimicHits has a Mimic hit every hero within two spaces, once each, and turns it to its exhausted side.
func (p *play) mimicHits(f Figure) {
	from := p.s.spot(f)
	where := p.s.where(f)
	left := p.s.near(p.s.standing(), where, from, mimicRange)
	p.t.CiteName(MimicAttacks, rulebook.Nobody, "%s attacks %d heroes", p.s.name(f), left.len())
	p.t.Cite(MimicReach, rulebook.Nobody, "two spaces in all directions are distance %d", mimicRange)
	strength := p.s.attack(f)
	for left != 0 {
		h := p.s.next(left)
		left &^= only(h)
		if !p.g.grid(where).inSight(from, p.s.spot(h)) {
			p.t.CiteName(MimicNeedsNoSight, h.seat(), "%s is hit out of sight", p.s.name(h))
		}
		p.hit(h, strength, rulebook.Nobody)
	}
	p.s.monsters[f-heroCount].ready = false
	p.t.CiteName(MimicExhausted, rulebook.Nobody, "%s is turned to its exhausted side", p.s.name(f))
}

// emptyPlace returns a place for a monster to come into play, the first that is empty; nobody if all are taken.
func (p *play) emptyPlace() Figure {
	for i := range p.s.monsters {
		if p.s.monsters[i].kind == 0 {
			return Figure(heroCount + i)
		}
	}
	return nobody
}
