package dungeonalliance

import "github.com/rulebook-go/rulebook"

// play is one move being carried out: the position as it changes, and who listens. Apply and Explain run the same play.
type play struct {
	s   *State
	g   *setup
	t   *rulebook.Trace
	ans answer // the last answer to a question, whoever gave it
}

// op is what a frame of the stack does.
type op uint8

const (
	opNone op = iota
	opSetup
	opOffer
	opChest
	opTrap
	opEffects
	opReach
	opSpawn
	opPlaceFoe
	opFirstEntry
	opFinalCard
	opRoomCard
	opRoomTrap
	opSoloCard
	opEndPhase
	opDraws
	opSolo
)

// source is where a list of effects stands.
type source uint8

const (
	fromTreasure source = iota
	fromTrap
	fromRoomAttack
	fromRoomTrap
	fromDefense
	fromFinalAttack
)

// A frame is an effect in progress: what it does, how far it is, and what it has to remember. Effects that another effect
// starts lie above it on the stack.
type frame struct {
	op     op
	step   uint8
	src    source
	card   uint8 // index of the card
	eff    uint8 // effects begun
	self   Figure
	figure Figure
	grid   Grid
	at     Cell
	flag   bool
	n      int16
	count  int16
	left   figures // picked and not yet taken
	done   figures // tokens drawn
}

// push puts a frame on the stack. It is never full: see maxDepth.
func (p *play) push(f frame) {
	if p.s.depth < maxDepth {
		p.s.stack[p.s.depth] = f
		p.s.depth++
	}
}

// pop takes the top frame off.
func (p *play) pop() {
	p.s.depth--
	p.s.stack[p.s.depth] = frame{}
}

// run carries on with what is in progress until a question waits, a player is to activate a monster, or nothing is left.
func (p *play) run() {
	for p.s.depth > 0 && p.s.ask.kind == askNothing && p.s.phase != phaseMonsters && p.s.phase != phaseOver {
		p.proceed(&p.s.stack[p.s.depth-1])
	}
}

func (p *play) proceed(f *frame) {
	switch f.op {
	case opSetup:
		p.setupDraws(f)
	case opOffer:
		p.refill(f)
	case opChest:
		p.chest(f)
	case opTrap:
		p.trap(f)
	case opEffects:
		p.effects(f)
	case opReach:
		p.reach(f)
	case opSpawn:
		p.spawn(f)
	case opPlaceFoe:
		p.placeFoe(f)
	case opFirstEntry:
		p.firstEntry(f)
	case opFinalCard:
		p.finalCard(f)
	case opRoomCard:
		p.roomCard(f)
	case opRoomTrap:
		p.roomTrap(f)
	case opSoloCard:
		p.soloCard(f)
	case opEndPhase:
		p.endPhase(f)
	case opDraws:
		p.draws(f)
	case opSolo:
		p.solo(f)
	default:
		p.pop()
	}
}

// settle carries on until somebody has to move: after what is in progress come the ends that it may bring, of a turn, of
// the game.
func (p *play) settle() {
	for {
		p.run()
		if p.s.phase == phaseMonsters && p.s.hopeless() {
			p.noHeroLeft()
		}
		if p.s.depth > 0 || p.s.ask.kind != askNothing || p.s.phase != phaseTurns {
			return
		}
		switch {
		case p.s.cleared() && p.g.options.EarlyEnd == AtOnce:
			p.t.Cite(ClearedOut, rulebook.Nobody, "the Room is cleared out")
			p.t.Cite(EndWhenCleared, rulebook.Nobody, "the adventure ends at once, in round %d", int(p.s.round))
			p.finish()
		case p.s.hopeless():
			p.noHeroLeft()
		case p.s.active != nobody && p.s.heroes[p.s.active].grid == Nowhere:
			p.t.Cite(Health, p.s.active.seat(), "the active hero is defeated: its turn ends")
			p.endTurn()
		case p.s.active == nobody && !p.s.turnReady(int(p.s.seat)):
			p.nextTurn()
		default:
			return
		}
	}
}
