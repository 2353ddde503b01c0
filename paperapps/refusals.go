package paperapps

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
)

// A breach is one way in which a move can break a rule: when it does, and what to tell the player.
//
// The condition is a value and not a function, since a function behind a variable would move every position to the heap.
type breach struct {
	rule   *rulebook.Rule
	breaks condition
	why    func(State, Move) string
}

// breaches lists for each verb the rules that can forbid it, in the order of the catalogue. The first that is broken is the
// one that a refusal names. What no breach forbids is legal.
var breaches = [numVerbs][]breach{
	NoVerb: {
		{RollTheDie, always, say("want a move, got the zero Move")},
	},
	LeaveVerb: {
		{TreasureRoom, isOver, saysOver},
		{LeaveInReach, outOfReach, saysStairs},
		{LeaveOnEntering, passedStairs, say("the chance to leave was when the move entered the stairs; it was passed")},
		{LeaveBetweenMoves, leavesInMove, say("want a hero between moves or entering the stairs; a roll is under way")},
		{GamblerRolls, gambling, say("the Gambler's die must be rolled and settled first")},
	},
	PassVerb: {
		{TreasureRoom, isOver, saysOver},
		{ObjectsAct, notPassing, say("want a move that has just entered the stairs with squares left")},
	},
	GoVerb: {
		{TreasureRoom, isOver, saysOver},
		{RollTheDie, noRoll, say("no roll lies: roll the die first")},
		{RollTheDie, otherKindThanDie, saysKind},
		{ChooseHeading, chosen, say("the heading of this roll has been chosen")},
		{FirstWayOpen, firstShut, saysWay},
		{CornersDoNotStop, firstCornered, saysWay},
		{ClearPathFirst, unclear, saysClear},
		{BackBarred, back, say("it would double back on the last move, and another heading is left")},
		{DoorNeedsKey, firstLocked, saysWay},
		{LeaveShop, onShop, saysShop},
	},
	TurnVerb: {
		{TreasureRoom, isOver, saysOver},
		{ChooseHeading, isRolled, say("a roll's first heading is chosen by go")},
		{HeadingHolds, noWall, say("no wall has stopped the hero here")},
		{TurnAtWall, turnsToWall, saysWay},
		{DoubleBackLast, doublesBack, say("a side is open, so the hero may not double back")},
		{KindHolds, otherKindThanMove, say("the move's kind, diagonal or orthogonal, holds for the whole roll")},
		{ChooseSide, wrongSide, say("a wall lies on one side of the heading; the other side is open and must be taken")},
		{LeaveShop, onShop, saysShop},
	},
	BreakVerb: {
		{TreasureRoom, isOver, saysOver},
		{RollTheDie, noRoll, say("no roll lies or is being walked")},
		{RollTheDie, otherKindThanDie, saysKind},
		{ClearPathFirst, unclearBreak, saysClear},
		{BackBarred, back, say("it would double back on the last move, and another heading is left")},
		{SingleUse, noBreak, say("want an unused Break on Through, and there is none")},
		{LeaveShop, onShop, saysShop},
		{BreakThroughWall, nothingToBreak, say("no wall stops the hero on that heading here")},
		{BreakTwoSquares, cannotBreak, saysBreak},
	},
	JumpVerb: {
		{TreasureRoom, isOver, saysOver},
		{TeleporterJumps, notPorting, say("want a hero who has just entered a teleporter")},
	},
	StayVerb: {
		{TreasureRoom, isOver, saysOver},
		{FirstJumpForced, notPorting, say("want a hero who has entered a teleporter after the first jump of the floor; there is no choice here")},
	},
	DoubleVerb: {
		{TreasureRoom, isOver, saysOver},
		{SingleUse, noDouble, say("want an unused Doubling Potion, and there is none")},
		{DiceItemsFirst, noDie, saysDie},
		{DiceItemsFirst, isDoubled, say("this result has been doubled")},
	},
	MulliganVerb: {
		{TreasureRoom, isOver, saysOver},
		{SingleUse, noMulligan, say("want an unused Scroll of Mulligan, and there is none")},
		{DiceItemsFirst, noDie, saysDie},
	},
	KeepVerb: {
		{TreasureRoom, isOver, saysOver},
		{DiceItemsFirst, notAsked, say("nobody is asked whether to use an item")},
	},
	ScrollVerb: {
		{TreasureRoom, isOver, saysOver},
		{DoorNeedsKey, scrollsToDoor, say("the target is a locked door, and the hero has no key")},
		{SingleUse, noScroll, say("want an unused Teleport Scroll, and there is none")},
		{ScrollGoesAnywhere, notBetween, say("want a hero between moves on a floor")},
		{ScrollGoesAnywhere, scrollsToWall, say("the target is no open cell of the floor")},
	},
	BuyVerb: {
		{TreasureRoom, isOver, saysOver},
		{Purchase, noOffer, func(s State, m Move) string {
			if s.shop() == nil {
				return "the page is no shop"
			}
			return fmt.Sprintf("want one of the page's offers, which are %d; got number %d", len(s.shop()), m.a)
		}},
		{MustAfford, tooDear, func(s State, m Move) string {
			_, coins := s.Running()
			return fmt.Sprintf("costs %d coins, and there are %d", s.shop()[m.a-1].Price, coins)
		}},
		{OfferOnce, sold, say("this offer has been bought")},
		{GamblerRolls, gambling, say("the Gambler's die must be rolled and settled first")},
	},
	RollVerb: {
		{TreasureRoom, isOver, saysOver},
		{RollTheDie, noFace, saysFace},
		{RollTheDie, rollsTooSoon, say("the last roll is not done: its squares are walked first")},
		{LeaveShop, onShop, saysShop},
	},
	FindVerb: {
		{TreasureRoom, isOver, saysOver},
		{RollWhenMet, noFace, saysFace},
		{RollWhenMet, notFinding, say("nothing that was met asks for a die")},
	},
}

// breach returns the first rule of the catalogue that m breaks here, or nil if m is legal.
func (s *State) breach(m Move) *breach {
	list := breaches[m.verb]
	for i := range list {
		if s.holds(list[i].breaks, m) {
			return &list[i]
		}
	}
	return nil
}

// forbids returns the rule that m breaks here, or nil.
func (s *State) forbids(m Move) *rulebook.Rule {
	if b := s.breach(m); b != nil {
		return b.rule
	}
	return nil
}

func say(text string) func(State, Move) string { return func(State, Move) string { return text } }

func saysOver(State, Move) string { return "the run is over" }

func saysShop(State, Move) string { return "the page is a shop: buy or leave" }

func saysDie(State, Move) string { return "want a die that lies with nothing come of it yet" }

func saysFace(_ State, m Move) string { return fmt.Sprintf("want 1 to %d, got %d", sides, m.a) }

func saysKind(s State, m Move) string {
	if s.die == 0 {
		return fmt.Sprintf("want a heading of the die's kind, got %v before it is rolled", m.heading)
	}
	return fmt.Sprintf("a %d wants one of %v, got %v", s.die, *kindOf(s.die), m.heading)
}

func saysWay(s State, m Move) string {
	f := s.floor()
	from := f.cell(s.at)
	switch s.shut(s.at, m.heading) {
	case CornersDoNotStop:
		return fmt.Sprintf("the way %v from %v is barred by a wall corner", m.heading, from)
	case DoorNeedsKey:
		return fmt.Sprintf("the way %v from %v is a locked door, and the hero has no key", m.heading, from)
	}
	return fmt.Sprintf("the way %v from %v is shut", m.heading, from)
}

func saysClear(s State, m Move) string {
	return fmt.Sprintf("another heading allows all %d squares without hitting a wall, and %v does not", s.pips(), m.heading)
}

func saysStairs(s State, _ Move) string {
	f := s.floor()
	return fmt.Sprintf("the hero is on %v, and the stairs are on %v", f.cell(s.at), f.cell(f.stairs))
}

func saysBreak(s State, _ Move) string {
	return fmt.Sprintf("want one inner wall cell ahead, an open cell behind it, and %d squares; %d are left", wallSquares, s.squaresLeft())
}
