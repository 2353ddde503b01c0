package paperdungeons

import (
	"math/bits"

	"github.com/rulebook-go/rulebook"
)

// DicePerPlayer is how many of the six dice a player may use in a round (PD-ACT-1).
const DicePerPlayer = 3

func (w *party) diceUsed() int { return bits.OnesCount8(w.used) }

// freeDie returns the place of a die that shows d and that the player has not used, or -1. Dice that show the same are
// used from the left, so that which of them was used makes no difference.
func (s *State) freeDie(w *party, d Die) int {
	for i, f := range s.dice {
		if f == d.Face && colourOf(i) == d.Colour && w.used>>i&1 == 0 {
			return i
		}
	}
	return -1
}

// act carries out what players do in the action phase.
func (p play) act(m *Move) {
	seat := int(m.seat) - 1
	switch m.kind {
	case SpendKind:
		p.spend(seat, m)
	case GoKind:
		p.step(seat, Room(m.what))
	case HaltKind:
		p.halt(seat)
	case DisarmKind:
		p.disarmForPoint(seat, Room(m.what))
	case RingKind:
		p.useRing(seat, Room(m.what))
	case PickKind:
		p.pickLock(seat, Room(m.what))
	case UseKind:
		p.useArtifact(seat)
	case MirrorKind:
		p.useMirror(seat, Room(m.what))
	case PowerPointsKind:
		p.powerPoints(seat)
	case PowerDisarmKind:
		p.powerDisarm(seat, Room(m.what))
	case DoneKind:
		p.finish(seat)
		return
	}
	p.settle(seat)
}

// spend uses a die, or a bonus clover, and carries out what it pays for.
func (p play) spend(seat int, m *Move) {
	w := &p.s.parties[seat]
	if m.die.Colour == bonusColour {
		p.spendClover(seat)
	} else {
		place := p.s.freeDie(w, m.die)
		w.used |= 1 << place
		if p.t != nil {
			p.t.CiteName(UsedDieNoted, seat, "uses %s", m.die.String())
			p.t.Cite(ThreeDiceEach, seat, "dice used: %d of %d", w.diceUsed(), DicePerPlayer)
			p.t.Cite(DieChosenWhenUsed, seat, "dice left to choose from: %d", NumDice-w.diceUsed())
			p.citeShared(seat, place, m.die)
			p.citeSymbol(seat, m)
		}
	}
	p.t.CiteName(OneActionPerDie, seat, "the die pays for: %s", m.action.String())
	if w.diceUsed() > 1 {
		p.t.Cite(AnyOrderOfActions, seat, "action %d of the round", w.diceUsed())
	}
	w.moving = false
	switch m.action {
	case LevelAction:
		p.train(seat, Hero(m.what), m.die)
	case CraftAction:
		p.craft(seat, Item(m.what))
	case BrewAction:
		p.brewAction(seat)
	case MoveAction:
		p.travel(seat, m.die)
	case FulfilAction:
		p.fulfil(seat, Task(m.what), m.die)
	}
}

// spendClover takes a bonus clover: the one that must be used at once, or one that is free for the round.
func (p play) spendClover(seat int) {
	w := &p.s.parties[seat]
	if w.waiting > 0 {
		w.unqueue()
		p.t.Cite(ClericFourClover, seat, "the clover is used at once")
	} else {
		w.clovers--
	}
	p.t.Cite(BonusCloverIsNoDie, seat, "the clover is none of the three dice, of which %d are used", w.diceUsed())
}

// citeShared notes that somebody else has used the same die, and still it is there.
func (p play) citeShared(seat, place int, d Die) {
	s := p.s
	for i := range s.g.players {
		if i != seat && s.parties[i].used>>place&1 != 0 {
			p.t.CiteName(DiceShared, seat, "%s is there for everybody", d.String())
			return
		}
	}
}

// citeSymbol notes what the die stands for.
func (p play) citeSymbol(seat int, m *Move) {
	switch hero, ok := m.die.Face.Hero(); {
	case ok:
		p.t.CiteName(HeroSymbol, seat, "the die stands for the %s", hero.String())
	case m.die.Face == Clover:
		p.t.Cite(CloverIsAnyHero, seat, "the clover stands for any hero in either colour")
	case m.action != MoveAction:
		p.t.Cite(BootsThreePoints, seat, "boots are a black die without a hero symbol")
	}
}

// Waiting effects.

// queued adds an effect that waits for the player's choice.
func (w *party) queued(kind pendingKind, n int) {
	w.queue[w.waiting] = pending{kind: kind, n: uint8(n)}
	w.waiting++
}

// unqueue drops the oldest effect.
func (w *party) unqueue() {
	copy(w.queue[:], w.queue[1:])
	w.queue[queueSize-1] = pending{}
	w.waiting--
}

// count counts one use of the oldest effect, which is dropped with the last.
func (w *party) count() {
	if w.queue[0].n--; w.queue[0].n == 0 {
		w.unqueue()
	}
}

// settle drops effects that leave nothing to choose, and carries out start effects as far as no choice is open.
func (p play) settle(seat int) {
	s := p.s
	w := &s.parties[seat]
	for {
		for !s.choosable(w) {
			p.citeLost(seat, w.queue[0].kind)
			w.unqueue()
		}
		if s.phase != PhaseStart || w.waiting > 0 || !p.nextStartPart(seat) {
			break
		}
	}
	if w.waiting > 1 {
		p.t.Cite(PendingChoiceFirst, seat, "%d choices are open, the oldest first", int(w.waiting))
	}
}

// choosable reports whether the oldest effect leaves something to choose. Where none waits, nothing is in the way.
func (s *State) choosable(w *party) bool {
	switch head := w.queue[0]; head.kind {
	case pendingLevel, pendingHeroes, pendingScroll:
		for h, level := range w.levels {
			if level < MaxLevel && head.heroes>>h&1 == 0 {
				return true
			}
		}
		return false
	case pendingStep:
		for i := range Item(NumItems) {
			if !w.completed(i) {
				return true
			}
		}
		return false
	case pendingTask:
		return w.openTasks() != 0
	case pendingDefeat:
		return s.g.minions&^w.defeated != 0
	}
	return true
}

// lostRules are the rules by which an effect with nothing to choose is lost.
var lostRules = [...]*rulebook.Rule{
	pendingLevel:  LevelTreasureChoice,
	pendingHeroes: LevelOneToSix,
	pendingScroll: LevelOneToSix,
	pendingStep:   FreeItemStep,
	pendingTask:   FreeTask,
	pendingDefeat: DeathScepterKill,
	pendingClover: ClericFourClover,
}

func (p play) citeLost(seat int, kind pendingKind) {
	p.t.CiteName(lostRules[kind], seat, "%s: there is nothing to choose, so it is lost", kind.String())
}

// choose resolves the oldest waiting effect.
func (p play) choose(m *Move) {
	seat := int(m.seat) - 1
	w := &p.s.parties[seat]
	head := w.queue[0]
	p.t.CiteName(PendingChoiceFirst, seat, "%s comes before all other moves", head.kind.String())
	switch m.kind {
	case ChooseLevelKind:
		p.chooseLevel(seat, Hero(m.what))
	case ChooseStepKind:
		w.count()
		p.t.CiteName(FreeItemStep, seat, "marks a step of the %s without a die", Item(m.what).String())
		p.mark(seat, Item(m.what))
	case ChooseTaskKind:
		w.count()
		p.t.CiteName(FreeTask, seat, "marks task %s without a die and without its requirement", Task(m.what).String())
		p.fulfilled(seat, Task(m.what))
	case DefeatKind:
		w.count()
		p.scepter(seat, Room(m.what))
	case PassKind:
		p.t.Cite(ScrollMayStop, seat, "takes no more levels from the scroll")
		w.unqueue()
	}
	p.settle(seat)
	p.startOver()
}

// chooseLevel gives a hero a level that is due without a die.
func (p play) chooseLevel(seat int, h Hero) {
	w := &p.s.parties[seat]
	head := &w.queue[0]
	kind := head.kind
	if kind != pendingLevel {
		head.heroes |= 1 << h
	}
	w.count()
	switch kind {
	case pendingLevel:
		p.t.CiteName(LevelTreasureChoice, seat, "the treasure goes to the %s", h.String())
	case pendingScroll:
		p.t.CiteName(ScrollTwoHeroes, seat, "the scroll raises the %s", h.String())
	case pendingHeroes:
		p.t.CiteName(VeteranTwoHeroes, seat, "the Power raises the %s", h.String())
	}
	p.gainLevel(seat, h, false)
}
