package paperdungeonstest

import (
	"math/bits"
	"slices"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// appendDraws appends draws of setup.
func appendDraws(moves []pd.Move, s pd.State) []pd.Move {
	for l := range pd.Letter(pd.NumDungeons) {
		moves = append(moves, pd.DrawDungeon('a'+l))
	}
	for tier := range 5 {
		for card := range 18 {
			moves = append(moves, pd.DrawVillain(tier, card))
		}
	}
	moves = append(moves, pd.DrawMissions(1, 2, 3), pd.DrawMissions(7, 11, 16), pd.DrawMissions(4, 4, 9),
		pd.DrawMissions(16, 16, 16))
	for seat := range s.Players() + 1 {
		for n := range 18 {
			moves = append(moves, pd.DealQuest(seat, n), pd.DealPowers(seat, n, n), pd.DealPowers(seat, n, n+1), pd.KeepPower(seat, n))
		}
		for o := pd.Objective(1); o <= pd.NumObjectives; o++ {
			next := o%pd.NumObjectives + 1
			moves = append(moves, pd.DealObjectives(seat, o, o), pd.DealObjectives(seat, o, next), pd.KeepObjective(seat, o))
		}
		moves = append(moves, pd.First(seat))
	}
	return moves
}

// rolls are faces of white and of black dice: too few, too many, of the wrong colour, or right.
var rolls = [][2][]pd.Face{
	{{pd.Clover}, nil},
	{{pd.RogueFace}, nil},
	{{pd.Boots}, nil},
	{nil, {pd.Boots}},
	{nil, {pd.Clover}},
	{nil, {pd.WizardFace}},
	{{pd.Skull}, {pd.Skull}},
	{{pd.Clover}, {pd.Clover}},
	{{pd.Skull, pd.Clover}, nil},
	{nil, {pd.ClericFace, pd.Boots}},
	{{pd.Clover, pd.Clover}, {pd.Boots, pd.Boots}},
	{{pd.WarriorFace, pd.RogueFace}, {pd.Skull}},
	{{pd.WarriorFace, pd.RogueFace, pd.Skull}, {pd.Skull, pd.Boots}},
	{{pd.WarriorFace, pd.RogueFace, pd.Boots}, {pd.WizardFace, pd.WizardFace, pd.Clover}},
	{{pd.WarriorFace, pd.RogueFace, pd.Clover}, {pd.WizardFace, pd.WizardFace, pd.Boots}},
	{{pd.WarriorFace, pd.RogueFace, pd.Clover, pd.Clover}, {pd.WizardFace, pd.Boots}},
	{{pd.Skull, pd.Skull, pd.Skull}, {pd.ClericFace, pd.RogueFace, pd.RogueFace}},
}

// appendRolls appends rolls and rerolls.
func appendRolls(moves []pd.Move) []pd.Move {
	for _, faces := range rolls {
		dice := make([]pd.Die, 0, pd.NumDice)
		for colour, list := range faces {
			for _, f := range list {
				dice = append(dice, pd.Die{Colour: pd.Colour(colour), Face: f})
			}
		}
		moves = append(moves, pd.Roll(dice...), pd.Reroll(dice...))
	}
	return moves
}

// appendCards appends lieutenants, and what looks and lootings may show: the first and the last cards of those that the
// pile may hold, by every number, and each card alone.
func appendCards(moves []pd.Move, s pd.State) []pd.Move {
	for n := range pd.NumLieutenants + 2 {
		moves = append(moves, pd.DrawLieutenant(n))
	}
	var cards []pd.Artifact
	for left := s.Pile().Candidates().Bits(); left != 0; left &= left - 1 {
		cards = append(cards, pd.CardKind(bits.TrailingZeros64(left)))
	}
	for n := 1; n <= len(cards); n++ {
		moves = append(moves, pd.Look(cards[:n]...), pd.Look(cards[len(cards)-n:]...))
		moves = append(moves, pd.Loot(cards[:n]...), pd.Loot(cards[len(cards)-n:]...))
	}
	for a := pd.Jewel; a <= pd.OrcBane; a++ {
		moves = append(moves, pd.Look(a), pd.Loot(a), pd.Loot(pd.Jewel, pd.Jewel, a))
	}
	return moves
}

// diceToTry are the dice on the table, one that is not there, two that no die can show, and a bonus clover.
func diceToTry(s pd.State) []pd.Die {
	dice := append(slices.Compact(s.Dice()), pd.Die{Colour: pd.White, Face: pd.Boots}, pd.Die{Colour: pd.Black, Face: pd.Clover},
		pd.BonusClover())
	for f := range pd.Face(pd.NumFaces) {
		for colour := pd.White; colour <= pd.Black; colour++ {
			if d := (pd.Die{Colour: colour, Face: f}); f.On(colour) && !slices.Contains(dice, d) {
				return append(dice, d)
			}
		}
	}
	return dice
}

// appendSpending appends what a player may try to pay for with each die.
func appendSpending(moves []pd.Move, seat int, dice []pd.Die) []pd.Move {
	for _, d := range dice {
		moves = appendPaying(moves, seat, d)
	}
	return moves
}

func appendPaying(moves []pd.Move, seat int, d pd.Die) []pd.Move {
	moves = append(moves, pd.Brew(seat, d), pd.Travel(seat, d))
	for h := range pd.Hero(pd.NumHeroes) {
		moves = append(moves, pd.LevelUp(seat, d, h))
	}
	for i := range pd.Item(pd.NumItems) {
		moves = append(moves, pd.Craft(seat, d, i))
	}
	for k := range pd.Task(pd.NumTasks) {
		moves = append(moves, pd.Fulfil(seat, d, k))
	}
	return moves
}

// appendPlay appends what a player may try without a die.
func appendPlay(moves []pd.Move, seat int) []pd.Move {
	moves = append(moves, pd.Halt(seat), pd.Done(seat), pd.Pass(seat), pd.Decline(seat), pd.Fight(seat), pd.Flee(seat),
		pd.PowerPoints(seat))
	for r := range pd.Room(pd.NumRooms) {
		moves = append(moves, pd.Go(seat, r), pd.Disarm(seat, r), pd.Ring(seat, r), pd.Pick(seat, r), pd.Mirror(seat, r),
			pd.PowerDisarm(seat, r), pd.Defeat(seat, r))
	}
	for h := range pd.Hero(pd.NumHeroes) {
		moves = append(moves, pd.ChooseLevel(seat, h))
	}
	for i := range pd.Item(pd.NumItems) {
		moves = append(moves, pd.ChooseStep(seat, i))
	}
	for k := range pd.Task(pd.NumTasks) {
		moves = append(moves, pd.ChooseTask(seat, k))
	}
	for a := pd.Jewel; a <= pd.OrcBane; a++ {
		moves = append(moves, pd.Take(seat, a))
		if a != pd.MoonlightMirror { // which needs a room
			moves = append(moves, pd.Use(seat, a))
		}
	}
	return moves
}
