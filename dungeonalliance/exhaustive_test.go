package dungeonalliance_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// start starts an adventure and makes moves in notation.
func start(t testing.TB, g da.Setup, lines ...string) da.State {
	t.Helper()
	s, err := g.Start()
	require.NoError(t, err)
	return follow(t, s, lines...)
}

func follow(t testing.TB, s da.State, lines ...string) da.State {
	t.Helper()
	for _, line := range lines {
		m, err := da.ParseMove(line)
		require.NoError(t, err, line)
		next, err := s.Apply(m)
		require.NoError(t, err, line)
		s = next
	}
	return s
}

// atTheStairs is a position in which hero a1 stands on the staircase with 3 Speed and the Room is still empty of heroes.
func atTheStairs(t testing.TB, enemy string, mode da.Mode, c *da.Content) da.State {
	players := 2
	if mode == da.Solo {
		players = 1
	}
	g := newSetup(da.Options{Mode: mode, Base: da.Supplied, Campaign: true, Content: c}, players, enemy)
	s, err := g.Start()
	require.NoError(t, err)
	if s.Actor() == rulebook.Chance {
		s = follow(t, s, "draw solo 1")
	}
	s = follow(t, s, "p1 activate 1", "p1 supply speed 6", "p1 step 5,2")
	if enemy != "titan" {
		s = follow(t, s, "p1 way")
	}
	if s.Actor() == 0 && len(s.AppendMoves(nil)) == 2 {
		s = follow(t, s, "p1 choose 3,2")
	}
	return follow(t, s, "p1 step 6,2")
}

// shippedOn is the shipped content, with its invented cards, on the small map of the arena; its heroes have the health given.
func shippedOn(health int) *da.Content {
	c := da.Shipped()
	c.Map = arena().Map
	for i := range c.Heroes {
		c.Heroes[i].Health = health
	}
	return &c
}

// The first entry in full: every Final Enemy card, every Room card, every roll, token and answer that they ask for. Every
// position on the way obeys the laws; every line of play draws the two cards in their order and then gives the turn back, or
// has ended it with the hero's defeat.
func TestFirstEntryExhaustively(t *testing.T) {
	for _, enemy := range []string{"pale-regent", "gorthos", "titan"} {
		for _, health := range []int{1, 9} {
			s := follow(t, atTheStairs(t, enemy, da.Competitive, shippedOn(health)), "p1 enter 3,6")
			rooms := s.RoomDeck().Len()
			seen := map[da.State]bool{s: true}
			queue := []da.State{s}
			ends := 0
			for len(queue) > 0 {
				s := queue[0]
				queue = queue[1:]
				if len(seen)%7 == 0 {
					law().Position(t, s)
				}
				for m := range rulebook.Moves(s) {
					next, events, err := s.Explain(m)
					require.NoError(t, err)
					e := step{events: events}
					if isDraw(m, da.DeckOfRoom) {
						require.Equal(t, 5, s.FinalDeck().Len())
					}
					if _, drawn := next.RoomCard(); drawn && (e.cites(da.GoesOnAfterCard) > 0 || e.cites(da.OneHeroATurn) > 0) {
						require.Equal(t, 5, next.FinalDeck().Len())
						require.Equal(t, rooms-1, next.RoomDeck().Len())
						ends++
						continue
					}
					if !seen[next] {
						seen[next] = true
						queue = append(queue, next)
					}
				}
				require.Less(t, len(seen), 20000)
			}
			require.GreaterOrEqual(t, ends, 6*rooms)
		}
	}
}

// fraction is a probability in lowest terms, as num/den of the kernel.
func fraction(num, den uint64) string {
	a, b := num, den
	for b != 0 {
		a, b = b, a%b
	}
	return fmt.Sprintf("%d/%d", num/a, den/a)
}

// success sums the odds of the outcomes after which an event names a rule.
func success(t testing.TB, s da.State, good func(step) bool) string {
	t.Helper()
	if s.Actor() != rulebook.Chance {
		return "1/1"
	}
	var num, den uint64
	for m := range rulebook.Moves(s) {
		a, d := s.Odds(m)
		_, events, err := s.Explain(m)
		require.NoError(t, err)
		if den = d; good(step{events: events}) {
			num += a
		}
	}
	return fraction(num, den)
}

// The odds of every treasure trap for every amount of Speed, with and without Master Thief, against the clause itself: the
// faces for which die + thief + bonus * Speed reaches the target.
func TestTrapOddsForEverySpeed(t *testing.T) {
	c := arena()
	thief := slices.IndexFunc(c.Upgrades, func(u da.Upgrade) bool { return u.Passive == da.PassiveDisarm })
	for _, withThief := range []bool{false, true} {
		for card := 6; card < 10; card++ {
			trap := c.Treasures[card]
			s := start(t, newSetup(da.Options{Base: da.Supplied, Content: c}, 2, "pale-regent"), "p1 activate 1", "p1 supply speed 20")
			bonus := 0
			if withThief {
				bonus = c.Upgrades[thief].Amount
				s = follow(t, s, "p1 supply xp p1 2 up", fmt.Sprintf("p1 supply upgrade %d price 2", thief+1))
			}
			s = follow(t, s, "p1 step 5,2", "p1 open 5,1", "p1 choose yes", fmt.Sprintf("draw treasure %d", card+1))
			for speed := 0; ; speed++ {
				next, err := s.Apply(da.ChooseNumber(0, speed))
				if err != nil {
					require.ErrorIs(t, err, da.Decisions)
					require.GreaterOrEqual(t, 1+bonus+trap.Bonus*(speed-1), trap.Target, "the last amount that is taken is sure")
					break
				}
				good := 0
				for _, face := range c.Die {
					if face+bonus+trap.Bonus*speed >= trap.Target {
						good++
					}
				}
				got := success(t, next, func(e step) bool { return e.cites(da.TrapConsequences) == 0 })
				require.Equal(t, fraction(uint64(good), uint64(len(c.Die))), got, "%s with %d Speed, thief %v", trap.Name, speed, withThief)
			}
		}
	}
}

// The odds of a lock for every amount of further Speed and every level.
func TestLockOddsForEverySpeed(t *testing.T) {
	for level := 1; level <= 3; level++ {
		c := arena()
		c.Map.Chests[0] = da.Chest{Cell: da.At(5, 1), Level: level, Locked: true}
		lock := c.Chests.Lock[level-1]
		s := start(t, newSetup(da.Options{Base: da.Supplied, Content: c}, 2, "pale-regent"),
			"p1 activate 1", "p1 supply speed 30", "p1 step 5,2")
		for extra := 0; ; extra++ {
			next, err := s.Apply(da.Open(0, da.At(5, 1), extra))
			if err != nil {
				require.ErrorIs(t, err, da.LockRoll)
				require.Equal(t, lock-1, extra-1, "the last amount that is taken is sure")
				break
			}
			require.Equal(t, 28-extra, next.Speed())
			good := 0
			for _, face := range c.Die {
				if face+extra >= lock {
					good++
				}
			}
			got := success(t, next, func(e step) bool { return e.cites(da.ChestXP) > 0 })
			require.Equal(t, fraction(uint64(good), uint64(len(c.Die))), got, "level %d with %d further Speed", level, extra)
		}
	}
}
