package dungeonalliancetest

import (
	"slices"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
)

// Space lists moves worth trying at a position, legal or not: each kind of move, by the player whose turn it is and by another,
// with numbers in and out of range, with each cell of a small map, and with the figures in play and some that are not. Every
// legal move is among them, the zero Move is not, and some are listed twice.
func Space(s dungeonalliance.State) []dungeonalliance.Move {
	seat := s.Turn()
	if a := s.Actor(); a >= 0 {
		seat = int(a)
	}
	moves := append(make([]dungeonalliance.Move, 0, 512), reports(s)...)
	moves = s.AppendMoves(moves)
	moves = appendWords(moves, s, seat)
	moves = appendCells(moves, s, seat)
	moves = appendFigures(moves, s, seat)
	moves = appendAreas(moves, s, seat)
	return appendOutcomes(moves, s)
}

// appendWords appends the moves of words and numbers.
func appendWords(moves []dungeonalliance.Move, s dungeonalliance.State, seat int) []dungeonalliance.Move {
	for _, p := range []int{seat, seat + 1} {
		moves = append(moves, dungeonalliance.Activate(p, 1), dungeonalliance.OpenWay(p), dungeonalliance.LeaveRoom(p),
			dungeonalliance.EndTurn(p), dungeonalliance.Decline(p), dungeonalliance.SuppliedAll(p), dungeonalliance.ChooseNo(p),
			dungeonalliance.ChooseYes(p), dungeonalliance.ChooseNumber(p, 0))
	}
	for n := range 6 {
		moves = append(moves, dungeonalliance.Activate(seat, n), dungeonalliance.ChooseNumber(seat, n))
	}
	for n := range 4 {
		moves = append(moves, dungeonalliance.SupplySpeed(seat, n-1), dungeonalliance.SupplyXP(seat, n+seat, n, n%2 == 0))
	}
	hero := 1
	if f, ok := s.ActiveHero(); ok {
		hero = int(f)%dungeonalliance.HeroesEach + 1
	}
	for card := range 14 {
		if card < 2 || card > 12 || !s.TreasureDeck().Has(card-1) {
			moves = append(moves, dungeonalliance.Use(seat, card, hero))
		}
		moves = append(moves, dungeonalliance.Buy(seat, card), dungeonalliance.SupplyUpgrade(seat, card, card%3))
	}
	for level := 1; level <= 3; level++ {
		if card, ok := s.Offer(level); ok {
			moves = append(moves, dungeonalliance.Buy(seat, card+1), dungeonalliance.SupplyUpgrade(seat, card+1, 99))
		}
	}
	for _, card := range list(s.Treasures(seat).Bits()) {
		moves = append(moves, dungeonalliance.Use(seat, card+1, hero%dungeonalliance.HeroesEach+1),
			dungeonalliance.Use(seat+1, card+1, hero))
	}
	return moves
}

// list returns the numbers of the bits that are set.
func list(bits uint64) []int {
	var numbers []int
	for i := range 64 {
		if bits>>i&1 != 0 {
			numbers = append(numbers, i)
		}
	}
	return numbers
}

// appendCells appends the moves to cells, most of them near misses: those close to the active hero, and all where any might do.
func appendCells(moves []dungeonalliance.Move, s dungeonalliance.State, seat int) []dungeonalliance.Move {
	at, active := near(s)
	choosing := s.Waits() != nil && s.Actor() >= 0
	for row := 1; row <= 7; row++ {
		for col := 1; col <= 7; col++ {
			c := dungeonalliance.At(col, row)
			if choosing || c == at {
				moves = append(moves, dungeonalliance.ChooseCell(seat, c))
			}
			if s.Chest(c) {
				for _, extra := range []int{-1, 0, 1, s.Speed() - 1, s.Speed(), 20} {
					moves = append(moves, dungeonalliance.Open(seat, c, extra))
				}
			}
		}
	}
	moves = appendEntries(moves, s, seat)
	if !active {
		c := dungeonalliance.At(2, 2)
		return append(moves, dungeonalliance.Step(seat, c), dungeonalliance.Open(seat, c, 0))
	}
	for i := range 25 {
		dc, dr := i%5-2, i/5-2
		c := dungeonalliance.At(int(at.Col)+dc, int(at.Row)+dr)
		if c == (dungeonalliance.Cell{}) {
			continue
		}
		moves = append(moves, dungeonalliance.Step(seat, c))
		if dc*dc+dr*dr <= 1 {
			moves = append(moves, dungeonalliance.Open(seat, c, 0))
		}
	}
	return moves
}

// appendEntries appends the entries: to the row of the Hero Entrance and beyond it, by a hero on the staircase.
func appendEntries(moves []dungeonalliance.Move, s dungeonalliance.State, seat int) []dungeonalliance.Move {
	at, active := near(s)
	if stairs, ok := s.Staircase(); !ok || !active || at != stairs {
		return append(moves, dungeonalliance.Enter(seat, dungeonalliance.At(3, 6)))
	}
	c := s.Content()
	for _, side := range []dungeonalliance.RoomSide{c.Room, c.TitanRoom} {
		row := int(side.Entrance.Row)
		for col := range (len(side.Plan[0]) + 1) / 2 {
			moves = append(moves, dungeonalliance.Enter(seat, dungeonalliance.At(col+1, row)))
		}
		moves = append(moves, dungeonalliance.Enter(seat, dungeonalliance.At(int(side.Entrance.Col), max(1, row-1))))
	}
	return moves
}

// near returns the cell of the active hero, and whether there is one.
func near(s dungeonalliance.State) (dungeonalliance.Cell, bool) {
	f, ok := s.ActiveHero()
	info, _ := s.Figure(f)
	if !ok || info.At == (dungeonalliance.Cell{}) {
		return dungeonalliance.Cell{}, false
	}
	return info.At, true
}

// isHero reports whether a figure is a hero.
func isHero(f dungeonalliance.Figure) bool { return f < dungeonalliance.MonsterFigure(1) }

// inPlay lists the figures of both grids.
func inPlay(s dungeonalliance.State) []dungeonalliance.Figure {
	return append(s.Figures(dungeonalliance.OnMap), s.Figures(dungeonalliance.InRoom)...)
}

// appendFigures appends the moves that name one figure, or two.
func appendFigures(moves []dungeonalliance.Move, s dungeonalliance.State, seat int) []dungeonalliance.Move {
	var stay dungeonalliance.Cell
	figures := append(inPlay(s), dungeonalliance.HeroFigure(3, 4), dungeonalliance.MonsterFigure(47), dungeonalliance.FinalFigure)
	for i, f := range figures {
		next := figures[(i+1)%len(figures)]
		one, two := dungeonalliance.Amount{Figure: f, N: 1}, dungeonalliance.Amount{Figure: next, N: int16(i%3) - 1}
		moves = append(moves, dungeonalliance.Attack(seat, f), dungeonalliance.Attack(seat, f, next),
			dungeonalliance.ChooseFigures(seat, f), dungeonalliance.ChooseFigures(seat, f, next),
			dungeonalliance.SupplyDamage(seat, one, two), dungeonalliance.SupplyHeal(seat, one),
			dungeonalliance.SupplyLoss(seat, one, one), dungeonalliance.SupplyLoss(seat, two),
			dungeonalliance.SupplyMonster(seat, f, stay), dungeonalliance.SupplyMonster(seat, f, stay, two),
			dungeonalliance.ActivateMonster(seat, f, stay))
	}
	for _, f := range figures {
		info, ok := s.Figure(f)
		if isHero(f) || !ok {
			continue
		}
		c := dungeonalliance.At(int(info.At.Col)-1, int(info.At.Row))
		moves = append(moves, dungeonalliance.ActivateMonster(seat, f, info.At), dungeonalliance.ActivateMonster(seat, f, c),
			dungeonalliance.SupplyMonster(seat, f, c))
		for _, target := range figures {
			if h, ok := s.Figure(target); ok && h.Grid == info.Grid && apart(h.At, info.At) <= info.Range {
				moves = append(moves, dungeonalliance.ActivateMonster(seat, f, info.At, target))
			}
		}
	}
	return moves
}

// apart is the distance of two cells.
func apart(a, b dungeonalliance.Cell) int {
	return int(max(a.Col-b.Col, b.Col-a.Col, a.Row-b.Row, b.Row-a.Row))
}

// appendAreas appends the moves that name all figures of a grid, all enemies of it, or the first of these.
func appendAreas(moves []dungeonalliance.Move, s dungeonalliance.State, seat int) []dungeonalliance.Move {
	for _, grid := range []dungeonalliance.Grid{dungeonalliance.OnMap, dungeonalliance.InRoom} {
		figures := s.Figures(grid)
		enemies := slices.DeleteFunc(slices.Clone(figures), isHero)
		for _, set := range [][]dungeonalliance.Figure{figures, enemies} {
			for n := 3; n <= len(set); n++ {
				moves = append(moves, dungeonalliance.Attack(seat, set[:n]...), dungeonalliance.Attack(seat, set[len(set)-n:]...))
			}
			var amounts []dungeonalliance.Amount
			for _, f := range set[:min(5, len(set))] {
				amounts = append(amounts, dungeonalliance.Amount{Figure: f, N: 1})
			}
			if len(set) == 0 {
				continue // the notation can't name nobody
			}
			moves = append(moves, dungeonalliance.ChooseFigures(seat, set...), dungeonalliance.SupplyDamage(seat, amounts...),
				dungeonalliance.SupplyHeal(seat, amounts...))
		}
	}
	return moves
}

// appendOutcomes appends the outcomes of chance: all numbers of the die, of a token and of cards.
func appendOutcomes(moves []dungeonalliance.Move, s dungeonalliance.State) []dungeonalliance.Move {
	for n := range 14 {
		moves = append(moves, dungeonalliance.Roll(n), dungeonalliance.DrawToken(n))
	}
	if s.Actor() != rulebook.Chance {
		return append(moves, dungeonalliance.Draw(dungeonalliance.DeckOfTreasures, 1))
	}
	for d := dungeonalliance.DeckOfTreasures; d <= dungeonalliance.DeckOfSolo; d++ {
		for n := range 19 {
			moves = append(moves, dungeonalliance.Draw(d, n))
		}
	}
	return moves
}

// reports lists legal reports of an outside engine that are worth trying at a position; none where house play feeds the game.
func reports(s dungeonalliance.State) []dungeonalliance.Move {
	if s.Actor() < 0 || s.Options().Base != dungeonalliance.Supplied {
		return nil
	}
	seat := s.Turn()
	up, _ := s.XP(seat)
	moves := []dungeonalliance.Move{
		dungeonalliance.SupplySpeed(seat, 2), dungeonalliance.SupplySpeed(seat, 5), dungeonalliance.SupplySpeed(seat, 9),
		dungeonalliance.SupplyXP(seat, seat, 3, true), dungeonalliance.SupplyXP(seat, seat, 2, false),
		dungeonalliance.SupplyUpgrade(seat, 1+up%12, max(1, up/2)), dungeonalliance.SupplyUpgrade(seat, 10, 1),
	}
	for i, f := range inPlay(s) {
		one := dungeonalliance.Amount{Figure: f, N: int16(1 + 2*(i%3))}
		moves = append(moves, dungeonalliance.SupplyDamage(seat, one))
		if i%3 == 0 {
			moves = append(moves, dungeonalliance.SupplyHeal(seat, one), dungeonalliance.SupplyLoss(seat, one))
		}
		moves = append(moves, dungeonalliance.SupplyMonster(seat, f, dungeonalliance.Cell{}))
		if !isHero(f) {
			target := dungeonalliance.Amount{Figure: dungeonalliance.HeroFigure(i%s.Players(), 1+i%4), N: 2}
			moves = append(moves, dungeonalliance.SupplyMonster(seat, f, dungeonalliance.At(1+i%6, 1+i%5), target))
		}
	}
	return slices.DeleteFunc(moves, func(m dungeonalliance.Move) bool {
		_, err := s.Apply(m)
		return err != nil
	})
}
