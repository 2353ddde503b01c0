package dungeonalliance_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// walk takes the active hero to a cell of its grid by the fewest steps.
func walk(t testing.TB, s da.State, to da.Cell) da.State {
	t.Helper()
	hero, _ := s.ActiveHero()
	info, _ := s.Figure(hero)
	seen := map[da.Cell]bool{info.At: true}
	queue := []da.State{s}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		info, _ := s.Figure(hero)
		if info.At == to {
			return s
		}
		for _, d := range [][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}} {
			c := da.At(int(info.At.Col)+d[0], int(info.At.Row)+d[1])
			if next, err := s.Apply(da.Step(s.Turn(), c)); err == nil && !seen[c] {
				seen[c] = true
				queue = append(queue, next)
			}
		}
	}
	t.Fatalf("%v finds no way to %v", hero, to)
	return s
}

// Twelve heroes are let into the Room, with the numbers 1 to 12 in the order of their coming, and no thirteenth; when one of
// the twelve has gone its number goes to the next that enters.
func TestTwelveHeroesAreLetIn(t *testing.T) {
	c := shippedOn(9)
	c.Finals[1].Cards[0].Defense = []da.Effect{do(da.GuardEffect, da.NoTarget, 0, 1)}
	c.Encounters[0].Attack = []da.Effect{do(da.SpeedEffect, da.Self, 0, 1)}
	c.Map.Monsters, c.Map.Chests = nil, nil
	for seat := range 4 { // nobody stands in the way of one whose turn comes earlier
		row := []int{2, 1, 4, 3}[seat]
		c.Map.Starts[seat] = []da.Cell{da.At(4, row), da.At(3, row), da.At(2, row), da.At(1, row)}
	}
	s := start(t, newSetup(da.Options{Base: da.Supplied, Content: c}, 4, "pale-regent"))
	for i := range 13 {
		p := fmt.Sprintf("p%d ", i%4+1)
		s = follow(t, s, p+fmt.Sprintf("activate %d", i/4+1), p+"supply speed 40")
		if i == 0 {
			s = follow(t, walk(t, s, da.At(5, 2)), p+"way")
		}
		s = walk(t, s, da.At(6, 2))
		if i == 12 {
			break
		}
		s = follow(t, s, p+"enter 3,6")
		if i == 0 {
			s = follow(t, s, "draw enemy 1", "draw room 1")
		}
		info, _ := s.Figure(da.HeroFigure(i%4, i/4+1))
		require.Equal(t, i+1, info.Number)
		s = follow(t, walk(t, s, da.At(i%6+1, 4+i/6)), p+"end")
	}
	_, err := s.Apply(da.Enter(0, da.At(3, 6)))
	require.ErrorIs(t, err, da.TwelveHeroes)
	for number := 1; number <= 12; number++ {
		gone := da.HeroFigure((number-1)%4, (number-1)/4+1)
		s := follow(t, s, fmt.Sprintf("p1 supply loss %v 9", gone), "p1 enter 3,6")
		info, _ := s.Figure(da.HeroFigure(0, 4))
		require.Equal(t, number, info.Number)
	}
}

// nineRooms is the shipped map of 3 x 3 rooms, A to I, without chests and monsters; the quest is in H. The first alliance
// starts in a room of the caller's, the second in the west, in G.
func nineRooms(room int) *da.Content {
	c := da.Shipped()
	c.Map.Monsters, c.Map.Chests = nil, nil
	square := func(col, row int) []da.Cell {
		return []da.Cell{da.At(col, row), da.At(col+1, row), da.At(col, row+1), da.At(col+1, row+1)}
	}
	c.Map.Starts = [][]da.Cell{square(room%3*4+1, room/3*4+1), square(3, 11)}
	return &c
}

// Without the Room the heroes at most two passages from the Final Enemy's room get numbers, the nearest first and ties in
// seat order.
func TestNumbersAreForTwoConnectedRooms(t *testing.T) {
	for room := range 9 {
		if room == 7 { // H
			continue
		}
		s := start(t, newSetup(da.Options{Base: da.Supplied, Room: da.RoomOff, Content: nineRooms(room)}, 2, "pale-regent"),
			"p1 activate 1", "p1 end", "p2 activate 1", "p2 supply speed 20")
		s = follow(t, walk(t, s, da.At(6, 12)), "p2 way", "draw enemy 1")
		passages := max(room%3-1, 1-room%3) + 2 - room/3
		foe, _ := s.Figure(da.FinalFigure)
		type bearer struct{ number, distance, hero int }
		var bearers []bearer
		for _, f := range s.Figures(da.OnMap) {
			if info, _ := s.Figure(f); isHero(f) {
				near := f >= 4 || passages <= 2
				require.Equal(t, near, info.Number > 0, "%v, %d passages away", f, passages)
				col, row := int(info.At.Col-foe.At.Col), int(info.At.Row-foe.At.Row)
				bearers = append(bearers, bearer{info.Number, max(col, -col, row, -row), int(f)})
			}
		}
		bearers = slices.DeleteFunc(bearers, func(b bearer) bool { return b.number == 0 })
		slices.SortFunc(bearers, func(a, b bearer) int { return (a.distance-b.distance)*100 + a.hero - b.hero })
		for i, b := range bearers {
			require.Equal(t, i+1, b.number, "room %d: %v", room, bearers)
		}
	}
}

// There are twelve numbers without the Room too: of sixteen heroes the four that are farthest get none.
func TestTheThirteenthHeroGetsNoNumber(t *testing.T) {
	c := shippedOn(9)
	c.Finals[1].Cards[0].Defense = []da.Effect{do(da.GuardEffect, da.NoTarget, 0, 1)}
	s := start(t, newSetup(da.Options{Base: da.Supplied, Room: da.RoomOff, Content: c}, 4, "pale-regent"),
		"p1 activate 1", "p1 supply speed 9", "p1 step 5,2", "p1 way", "draw enemy 1")
	seen := map[int]bool{}
	for _, f := range s.Figures(da.OnMap) {
		if info, _ := s.Figure(f); isHero(f) {
			seen[info.Number] = true
			require.Equal(t, info.At.Col == 1, info.Number == 0, "%v on %v bears %d", f, info.At, info.Number)
		}
	}
	require.Len(t, seen, 13)
}

// The odds of a Room card's trap for every amount of Speed: the faces for which die + bonus * Speed reaches the target; and
// an amount that makes it sure rolls no die.
func TestRoomTrapOddsForEverySpeed(t *testing.T) {
	for bonus := 1; bonus <= 3; bonus++ {
		for target := 1; target <= 13; target += 2 {
			c := shippedOn(9)
			c.Finals[1].Cards[0].Defense = []da.Effect{do(da.GuardEffect, da.NoTarget, 0, 1)}
			c.Encounters[3].Trap.Target, c.Encounters[3].Trap.Bonus = target, bonus
			s := start(t, newSetup(da.Options{Base: da.Supplied, Content: c}, 2, "pale-regent"), "p1 activate 1", "p1 supply speed 24",
				"p1 step 5,2", "p1 way", "p1 step 6,2", "p1 enter 3,6", "draw enemy 1", "draw room 4")
			for speed := 0; ; speed++ {
				next, err := s.Apply(da.ChooseNumber(0, speed))
				if err != nil {
					require.ErrorIs(t, err, da.Decisions)
					require.GreaterOrEqual(t, 1+bonus*(speed-1), target, "the last amount that is taken is sure")
					require.True(t, speed == 1 || 1+bonus*(speed-2) < target, "and no smaller one is")
					break
				}
				require.Equal(t, 20-speed, next.Speed())
				good := 0
				for face := 1; face <= 12; face++ {
					if face+bonus*speed >= target {
						good++
					}
				}
				require.Equal(t, good == 12, next.Actor() >= 0, "target %d, bonus %d, Speed %d", target, bonus, speed)
				got := success(t, next, func(e step) bool {
					return !slices.ContainsFunc(e.events, func(e rulebook.Event) bool { return strings.Contains(e.Text, "faces the consequences") })
				})
				require.Equal(t, fraction(uint64(good), 12), got, "target %d, bonus %d, Speed %d", target, bonus, speed)
			}
		}
	}
}

// The solo card has a monster act exactly if its Speed and its range together bring a hero into its reach.
func TestASoloMonsterActsWithinSpeedAndRange(t *testing.T) {
	for speed := range 4 {
		for reach := 1; reach <= 3; reach++ {
			for distance := 1; distance <= 7; distance++ {
				c := hall()
				c.Monsters[0].Speed, c.Monsters[0].Range = speed, reach
				c.Map.Monsters = []da.Placed{{Cell: da.At(4+distance, 15), Monster: "gnawer"}}
				s := start(t, newSetup(da.Options{Mode: da.Solo, Content: c}, 1, "pale-regent"),
					"draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "draw solo 1", "p1 activate 1", "p1 end",
					"p1 activate 2", "p1 end", "p1 activate 3", "p1 end", "p1 activate 4")
				next, events, err := s.Explain(da.EndTurn(0))
				require.NoError(t, err)
				e := step{events: events}
				asked := next.Waits() == da.SoloMonsters // which of the nearest cells
				require.Equal(t, distance <= speed+reach, asked || e.cites(da.HitAndLoss) > 0,
					"Speed %d, range %d, distance %d", speed, reach, distance)
			}
		}
	}
}

// A treasure that has been used is refused as used, to all alliances; a card that has not been dug, or is none, as one that
// does not lie there.
func TestUsedTreasuresAreToldFromOthers(t *testing.T) {
	for card := 1; card <= 6; card++ {
		c := arena()
		for i := range 6 {
			c.Treasures[i].Effect = do(da.SpeedEffect, da.Self, 0, 1)
		}
		s := start(t, newSetup(da.Options{Base: da.Supplied, Content: c}, 2, "pale-regent"), "p1 activate 1", "p1 supply speed 9",
			"p1 step 5,2", "p1 open 5,1", "p1 choose yes", fmt.Sprintf("draw treasure %d", card), fmt.Sprintf("p1 use %d hero 1", card))
		after := follow(t, s, "p1 end", "p2 activate 1")
		for n := -1; n <= 14; n++ {
			want := da.TreasureBesideHeroes
			if n == card {
				want = da.TreasureOnce
			}
			_, err := s.Apply(da.Use(0, n, 1))
			require.ErrorIs(t, err, want, "card %d, used %d", n, card)
			_, err = after.Apply(da.Use(1, n, 1))
			require.ErrorIs(t, err, want, "card %d, used %d", n, card)
		}
	}
}
