package dungeonalliance

import "github.com/rulebook-go/rulebook"

// finalCard draws the top Final Enemy card, whose Defense text acts at once.
func (p *play) finalCard(f *frame) {
	switch f.step {
	case 0:
		if p.s.finalDeck.Len() == 0 {
			p.t.Cite(EmptyDeckDraw, rulebook.Nobody, "the Final Enemy deck is empty: nothing is drawn, and the face-up card stays")
			p.pop()
			return
		}
		f.step = 1
		p.draw(DeckOfFinal, 0)
	case 1:
		if p.s.finalCard > 0 {
			old := p.g.foe.cards[p.s.finalCard-1].name
			p.t.CiteName(FinalCardLive, rulebook.Nobody, "%s is discarded, and its Defense text ends", old)
		}
		p.s.finalCard = uint8(p.ans.n) + 1
		p.t.CiteName(FinalCardLive, rulebook.Nobody, "%s stays face up, and its Defense text is live", p.g.foe.cards[p.ans.n].name)
		p.numberAnew()
		f.step = 2
		p.push(frame{op: opEffects, src: fromDefense, card: uint8(p.ans.n), self: FinalFigure})
	default:
		p.pop()
	}
}

// roomCard draws the top Room card and obeys it. f.self is the hero that draws it on the first entry, which f.flag says; else
// a token says which hero the card means.
func (p *play) roomCard(f *frame) {
	switch f.step {
	case 0:
		if p.s.roomDeck.Len() == 0 {
			p.t.Cite(EmptyDeckDraw, rulebook.Nobody, "the Room deck is empty: nothing is drawn, and the face-up card stays")
			p.pop()
			return
		}
		f.step = 1
		p.draw(DeckOfRoom, 0)
	case 1:
		if p.s.roomCard > 0 {
			p.t.CiteName(DrawRoomCard, rulebook.Nobody, "the previous card, %s, is discarded", p.g.rooms[p.s.roomCard-1].name)
		}
		p.s.roomCard = uint8(p.ans.n) + 1
		f.step = 2
		p.obey(f, p.ans.n)
	default:
		p.pop()
	}
}

// obey begins what a Room card says.
func (p *play) obey(f *frame, card int) {
	c := &p.g.rooms[card]
	self := nobody
	if f.flag {
		self = f.self
	}
	if c.trap {
		p.t.CiteName(RoomTrapMayTry, rulebook.Nobody, "%s is a trap", c.name)
		p.push(frame{op: opRoomTrap, card: uint8(card), self: self, flag: f.flag})
		return
	}
	p.t.CiteName(RoomAttackAtOnce, rulebook.Nobody, "%s is a monster attack, resolved at once", c.name)
	p.push(frame{op: opEffects, src: fromRoomAttack, card: uint8(card), self: self})
}

// soloCard draws the top solo card, which lies open for the next round.
func (p *play) soloCard(f *frame) {
	switch {
	case f.step == 1:
		if p.s.soloCard > 0 {
			p.t.Cite(SoloCardOpen, rulebook.Nobody, "solo card %d is discarded", int(p.s.soloCard))
		}
		p.s.soloCard = uint8(p.ans.n) + 1
		p.t.Cite(SoloCardOpen, rulebook.Nobody, "solo card %d lies open: %d monsters act", p.ans.n+1, p.g.solo[p.ans.n])
		p.pop()
	case p.s.soloDeck.Len() == 0:
		p.t.Cite(EmptyDeckDraw, rulebook.Nobody, "the solo deck is empty: nothing is drawn, and the face-up card stays")
		p.pop()
	default:
		f.step = 1
		p.t.Cite(SoloDeckUse, rulebook.Nobody, "the solo deck is in use")
		p.draw(DeckOfSolo, 0)
	}
}

// draws makes the draws that follow the Final Enemy's attack, in their order.
func (p *play) draws(f *frame) {
	f.step++
	switch f.step {
	case 1:
		p.t.Cite(DrawFinalCard, rulebook.Nobody, "after the attack, first: the top Final Enemy card")
		p.push(frame{op: opFinalCard})
	case 2:
		if p.g.options.Room == RoomOn {
			p.t.Cite(DrawRoomCard, rulebook.Nobody, "second: the top Room card")
			p.push(frame{op: opRoomCard, self: nobody})
		}
	case 3:
		if p.g.options.Mode != Competitive {
			p.t.Cite(DrawSoloCard, rulebook.Nobody, "third: the top solo card, for the next round")
			p.push(frame{op: opSoloCard})
		}
	default:
		p.pop()
	}
}
