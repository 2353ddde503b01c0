package dungeonalliance_test

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/internal/laws"
)

// A double-sized token faces straight along the longer axis from the Spawn Point to the Hero Entrance, along the column on a
// tie, and the Spawn Point is one of the two cells on the far side: for every Entrance and Spawn Point of a Room of 8 x 6,
// these two placements are offered, or the Room is refused because one is not clear.
func TestDoubleTokenHasItsBackOnTheSpawnPoint(t *testing.T) {
	c := arena()
	c.Room.Plan = da.Plan{"R R R R R R R R", "", "R R R R R R R R", "", "R R R R R R R R", "", "R R R R R R R R", "",
		"R R R R R R R R", "", "R R R R R R R R"}
	inRoom := func(col, row int) bool { return col >= 1 && col <= 8 && row >= 1 && row <= 6 }
	for i := range 2 * 8 * 48 {
		entrance := da.At(i%8+1, i/8%2*5+1)
		spawn := da.At(i/16%8+1, i/128+1)
		c.Room.Entrance, c.Room.Spawn = entrance, spawn
		dx, dy := int(entrance.Col-spawn.Col), int(entrance.Row-spawn.Row)
		front := [2]int{0, -1}
		switch {
		case max(dx, -dx) > max(dy, -dy):
			front = [2]int{dx / max(dx, -dx), 0}
		case dy > 0:
			front = [2]int{0, 1}
		}
		var want []da.Cell
		clear := true
		for square := range 4 { // the squares with the Spawn Point among their cells, by its place in them
			col, row := int(spawn.Col)-square%2, int(spawn.Row)-square/2
			back := false
			fits := inRoom(col, row) && inRoom(col+1, row+1)
			for k := range 4 {
				x, y := col+k%2, row+k/2
				back = back || x == int(spawn.Col)+front[0] && y == int(spawn.Row)+front[1]
				fits = fits && da.At(x, y) != entrance
			}
			if back {
				want = append(want, da.At(col, row))
				clear = clear && fits
			}
		}
		g := newSetup(da.Options{Base: da.Supplied, Content: c}, 2, "gorthos")
		s, err := g.Start()
		if !clear {
			require.ErrorContains(t, err, "room.spawn", "entrance %v, spawn %v", entrance, spawn)
			continue
		}
		require.NoError(t, err, "entrance %v, spawn %v", entrance, spawn)
		s = follow(t, s, "p1 activate 1", "p1 supply speed 6", "p1 step 5,2", "p1 way")
		var got []da.Cell
		for m := range rulebook.Moves(s) {
			got = append(got, m.Cell())
		}
		require.ElementsMatch(t, want, got, "entrance %v, spawn %v", entrance, spawn)
	}
}

// drawing is what String has to show of a grid: a cell in two characters, in three if a monster has two digits, and the walls
// of the plan.
func drawing(s da.State, plan da.Plan, grid da.Grid, cell func(da.Cell) string) string {
	at, width := map[da.Cell]string{}, 2
	for _, f := range s.Figures(grid) {
		if f >= da.MonsterFigure(10) && f < da.FinalFigure {
			width = 3
		}
		info, _ := s.Figure(f)
		word := f.String()
		switch {
		case f == da.FinalFigure:
			word = "E"
		case !isHero(f) && !info.Ready:
			word = "M" + word[1:]
		}
		for i := range 4 {
			if i == 0 || info.Double {
				at[da.At(int(info.At.Col)+i%2, int(info.At.Row)+i/2)] = word
			}
		}
	}
	var lines []string
	for y, line := range plan {
		text := "  "
		for x := 0; x < len(plan[0]); x += 2 {
			mark := func(x int) string {
				if x < len(line) {
					return line[x : x+1]
				}
				return " "
			}
			if y%2 == 1 {
				text += strings.Repeat(mark(x), width) + " "
				continue
			}
			c := da.At(x/2+1, y/2+1)
			word, ok := at[c]
			if !ok {
				word = cell(c)
			}
			text += fmt.Sprintf("%-*s", width, word) + mark(x+1)
		}
		if text = strings.TrimRight(text, " "); text != "" {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// String draws what the accessors say: each figure on its cells, chests with and without a lock, the tokens and the walls;
// below them each figure with health, number and side.
var drawingShowsThePosition = every(func(s step) {
	c := s.setup.Options.Content
	on := func(cell da.Cell, ok bool) da.Cell {
		if ok {
			return cell
		}
		return da.Cell{}
	}
	quest, stairs := on(s.after.Quest()), on(s.after.Staircase())
	text := s.after.String()
	want := drawing(s.after, c.Map.Plan, da.OnMap, func(cell da.Cell) string {
		for _, chest := range c.Map.Chests {
			if chest.Cell == cell && s.after.Chest(cell) {
				return map[bool]string{false: "$", true: "%"}[chest.Locked]
			}
		}
		switch cell {
		case quest:
			return "?"
		case stairs:
			return ">"
		}
		return "."
	})
	s.mustBe(strings.Contains(text, "\nmap\n"+want), "the map is drawn, and not\n%s", want)
	side := c.Room
	if s.setup.Enemy == "titan" {
		side = c.TitanRoom
	}
	want = "room\n" + drawing(s.after, side.Plan, da.InRoom, func(cell da.Cell) string {
		return map[bool]string{false: ".", true: "_"}[cell == side.Entrance]
	})
	_, placed := s.after.Figure(da.FinalFigure)
	open := roomOn(s.after) && (placed || s.after.Won())
	s.mustBe(open == strings.Contains(text, want), "the Room is drawn: %v, and not\n%s", open, want)
	for _, f := range all(s.after) {
		info, _ := s.after.Figure(f)
		line := fmt.Sprintf("\n%v %s %d/%d", f, info.Name, info.Health, info.FullHealth)
		if info.Number > 0 {
			line += fmt.Sprintf(" number %d", info.Number)
		}
		switch {
		case f == da.FinalFigure && !info.Ready:
			line += " inactive"
		case f != da.FinalFigure && !info.Ready:
			line += " exhausted"
		}
		s.mustBe(strings.Contains(text, line+"\n"), "no line says %q", line)
	}
})

// lockedSetups draws set-ups in which any chest may have a lock, and Mimics may come after nine monsters or more.
func lockedSetups() *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		g := setups().Draw(t, "setup")
		for i := range g.Options.Content.Map.Chests {
			g.Options.Content.Map.Chests[i].Locked = rapid.Bool().Draw(t, "locked")
		}
		if more := *g.Options.Content; rapid.Bool().Draw(t, "more tokens") {
			more.Monsters = slices.Clone(more.Monsters)
			more.Monsters[len(more.Monsters)-1].Tokens += 9
			if more.Validate() == nil {
				g.Options.Content = &more
			}
		}
		return g
	})
}

func TestDrawingShowsThePosition(t *testing.T) {
	kit.Checks(t, 12)
	rapid.Check(t, overGames(drawingShowsThePosition, lockedSetups()))
}
func FuzzDrawingShowsThePosition(f *testing.F) {
	laws.Fuzz(f, overGames(drawingShowsThePosition, lockedSetups()))
}

// hopelessGames draws set-ups of weak heroes.
func hopelessGames() *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		o := options().Draw(t, "options")
		o.Mode, o.Base, o.Content = da.Mode(o.Mode%2), da.House, cowards()
		return newSetup(o, 2, "pale-regent")
	})
}

// With no hero left the rounds that are left pass at once, and their number is named; and the last round is the sixth with
// the Room, the fourth without it, however it is reached.
var lastRoundHasItsRule = every(func(s step) {
	last, rule, other := 6, da.SixRounds, da.FourRounds
	if !roomOn(s.after) {
		last, rule, other = 4, da.FourRounds, da.SixRounds
	}
	s.mustBe(s.cites(other) == 0, "%v ends a game that it is not for", other)
	s.mustBe(s.cites(rule) == 0 || s.after.Actor() == rulebook.Over && s.after.Round() == last, "%v ends no game", rule)
	s.mustBe(s.cites(rule) == 1 || s.after.Actor() != rulebook.Over || s.cites(da.EndWhenCleared) == 1, "no rule ends the game")
	if i := s.place(da.NoHeroLeft); i >= 0 {
		round := s.before.Round() + s.cites(da.Initiative)
		s.mustBe(s.events[i].Text == fmt.Sprintf("no hero stands and none is to return: %d rounds pass at once", last-round),
			"%v, in round %d of %d", s.events[i], round, last)
	}
})

func TestLastRoundHasItsRule(t *testing.T) {
	kit.Checks(t, 40)
	rapid.Check(t, overGames(lastRoundHasItsRule, hopelessGames()))
}
func FuzzLastRoundHasItsRule(f *testing.F) {
	laws.Fuzz(f, overGames(lastRoundHasItsRule, hopelessGames()))
}

var seatWord = regexp.MustCompile(`\bp(-?\d+)\b`)

// seatsFromOne fails where a text names a seat that is none of the four, and that the move does not name.
func seatsFromOne(t *rapid.T, m da.Move, text string) {
	for _, w := range seatWord.FindAllStringSubmatch(text, -1) {
		n, _ := strconv.Atoi(w[1])
		if (n < 1 || n > 4) && !slices.Contains(strings.Fields(m.String()), w[0]) {
			t.Fatalf("%v: %q names %s", m, text, w[0])
		}
	}
}

// Every event and every refusal counts the seats from 1.
func wordsCountSeatsFromOne(t *rapid.T) {
	n := 0
	game(t, setups().Draw(t, "setup"), watcher{after: func(before da.State, m da.Move, after da.State, events []rulebook.Event) {
		for _, e := range events {
			seatsFromOne(t, m, e.Text)
		}
		if n++; n%25 != 0 {
			return
		}
		for _, m := range moveSpace(after) {
			if _, err := after.Apply(m); err != nil {
				var v *rulebook.Violation
				require.ErrorAs(t, err, &v)
				seatsFromOne(t, m, v.Detail)
			}
		}
	}})
}

func TestWordsCountSeatsFromOne(t *testing.T) {
	kit.Checks(t, 12)
	rapid.Check(t, wordsCountSeatsFromOne)
}
func FuzzWordsCountSeatsFromOne(f *testing.F) { laws.Fuzz(f, wordsCountSeatsFromOne) }

// refusal returns the words with which a move is refused.
func refusal(t testing.TB, s da.State, m da.Move) string {
	t.Helper()
	_, err := s.Apply(m)
	var v *rulebook.Violation
	require.ErrorAs(t, err, &v, m)
	return v.Detail
}

// A refusal that names a hero, a monster or a target names the one that is meant, counted from 1.
func TestRefusalsNameWhatTheyMean(t *testing.T) {
	s := start(t, newSetup(da.Options{Base: da.House, Content: arena()}, 4, "pale-regent"),
		"draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "p1 activate 1")
	require.Equal(t, "it is the turn of p1", refusal(t, s, da.EndTurn(2)))
	for seat := range 4 {
		for hero := 1; hero <= 4; hero++ {
			f := da.HeroFigure(seat, hero)
			require.Equal(t, fmt.Sprintf("hero %d of p%d is no enemy", hero, seat+1), refusal(t, s, da.Attack(0, f, da.MonsterFigure(1))))
		}
	}
	for seat := range 4 {
		for hero := 1; hero <= 4; hero++ {
			supplied := start(t, newSetup(da.Options{Base: da.Supplied, Content: arena()}, 4, "pale-regent"))
			for before := range seat {
				supplied = follow(t, supplied, fmt.Sprintf("p%d activate 1", before+1), fmt.Sprintf("p%d end", before+1))
			}
			supplied = follow(t, supplied, fmt.Sprintf("p%d activate %d", seat+1, hero))
			require.Equal(t, fmt.Sprintf("hero %d is active in this turn", hero), refusal(t, supplied, da.Activate(seat, 5-hero)))
			require.Equal(t, fmt.Sprintf("card 2 does not lie beside the Hero cards of p%d", seat+1), refusal(t, supplied, da.Use(seat, 2, 1)))
		}
	}
	for first := range 2 { // which of two monsters stands in the hero's room
		c := arena()
		c.Map.Starts = c.Map.Starts[:2]
		c.Map.Monsters = []da.Placed{{Cell: da.At(2, 4), Monster: "gnawer"}, {Cell: da.At(6, 3), Monster: "spitter"}}
		if first == 1 {
			slices.Reverse(c.Map.Monsters)
		}
		s := start(t, newSetup(da.Options{Content: c}, 2, "pale-regent"),
			"draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "p1 activate 1")
		require.Equal(t, fmt.Sprintf("target %d of 2 is not in sight", 2-first),
			refusal(t, s, da.Attack(0, da.MonsterFigure(1), da.MonsterFigure(2))))
	}
	// The reports of an outside engine: the third target is wrong in turn by shape, play, name and grid.
	s = follow(t, atTheStairs(t, "pale-regent", da.Competitive, shippedOn(9)), "p1 enter 3,6", "draw enemy 1", "draw room 2")
	m1, m2 := da.Amount{Figure: da.MonsterFigure(1), N: 1}, da.Amount{Figure: da.MonsterFigure(2), N: 1}
	require.Equal(t, "target 3 is not in play", refusal(t, s, da.SupplyDamage(0, m1, m2, da.Amount{Figure: da.MonsterFigure(40), N: 1})))
	require.Equal(t, "target 3 is named twice", refusal(t, s, da.SupplyDamage(0, m1, m2, m1)))
	require.Equal(t, "target 3 stands on another grid than the first",
		refusal(t, s, da.SupplyDamage(0, m1, m2, da.Amount{Figure: da.FinalFigure, N: 1})))
	require.Equal(t, "p3 is not at the table", refusal(t, s, da.SupplyXP(0, 2, 1, true)))
	for _, hero := range []string{"1", "2", "3", "4"} {
		if hero == "1" {
			s = follow(t, s, "p1 end", "p2 activate 1", "p2 end")
			continue
		}
		s = follow(t, s, "p1 activate "+hero, "p1 end", "p2 activate "+hero, "p2 end")
	}
	require.Equal(t, "monster 40 is not in play", refusal(t, s, da.SupplyMonster(0, da.MonsterFigure(40), da.Cell{})))
	s = follow(t, s, "p1 supply monster m2")
	require.Equal(t, "monster 2 is not ready", refusal(t, s, da.SupplyMonster(0, da.MonsterFigure(2), da.Cell{})))
}

// roomOf is a position in which a1, with an area power that reaches all of the Room, faces as many enemies there as said.
func roomOf(t *testing.T, enemies int, base da.Feed) da.State {
	c := shippedOn(60)
	c.Heroes[0].Radius, c.Heroes[0].Speed, c.Heroes[0].Range = 9, 9, 9
	c.Finals[1].Cards[0].Defense = []da.Effect{do(da.GuardEffect, da.NoTarget, 0, 1)}
	c.Encounters[0].Attack = []da.Effect{do(da.SpeedEffect, da.Self, 0, 1)}
	c.Treasures[0].Effect = do(da.HitEffect, da.All, 0, 1)
	if enemies > 1 {
		c.Encounters[0].Attack = []da.Effect{spawns("gnawer", enemies-1, da.NoTarget, 0, da.AtSpawn, false)}
	}
	s := start(t, newSetup(da.Options{Base: base, Content: c}, 2, "pale-regent"))
	lines := []string{"p1 activate 1", "p1 supply speed 9"}
	if base == da.House {
		lines = []string{"draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "p1 activate 1"}
	}
	s = follow(t, s, append(lines, "p1 step 5,2", "p1 open 5,1", "p1 choose yes", "draw treasure 1", "p1 way", "p1 step 6,2",
		"p1 enter 3,6", "draw enemy 1", "draw room 1")...)
	for s.Waits() != nil { // ties in placing gnawers
		s, _ = s.Apply(s.AppendMoves(nil)[0])
	}
	return s
}

// A hero power affects at most 4 targets in the Room. With more than 4 available exactly 4 are chosen, with up to 4 all of
// them are affected, and only a choice is cited as one.
func TestFourTargetsInTheRoom(t *testing.T) {
	for enemies := 1; enemies <= 6; enemies++ {
		s := roomOf(t, enemies, da.House)
		var foes []da.Figure
		for _, f := range s.Figures(da.InRoom) {
			if !isHero(f) {
				foes = append(foes, f)
			}
		}
		require.Len(t, foes, enemies)
		chosen := map[bool]int{true: 1}[enemies > 4]
		for n := 1; n <= enemies; n++ {
			_, events, err := s.Explain(da.Attack(0, foes[:n]...))
			switch {
			case n > 4:
				require.ErrorIs(t, err, da.AtMostFourTargets, "%d of %d", n, enemies)
			case enemies > 4 && n < 4:
				require.ErrorIs(t, err, da.ExactlyFour, "%d of %d", n, enemies)
			case n < min(enemies, 4):
				require.ErrorIs(t, err, da.HeroAttack, "%d of %d", n, enemies)
			default:
				require.NoError(t, err)
				e := step{events: events}
				require.Equal(t, []int{1, chosen, chosen},
					[]int{e.cites(da.AtMostFourTargets), e.cites(da.HeroChoosesTargets), e.cites(da.ExactlyFour)}, "%d of %d", n, enemies)
			}
		}
		next, events, err := s.Explain(da.Use(0, 1, 1))
		require.NoError(t, err)
		require.Equal(t, enemies > 4, next.Waits() == da.HeroChoosesTargets)
		require.Equal(t, chosen, (step{events: events}).cites(da.ExactlyFour))
		hits := 0
		for _, e := range events {
			if strings.Contains(e.Text, " is hit with strength ") {
				hits++
			}
		}
		require.Equal(t, enemies*(1-chosen), hits)

		s = roomOf(t, enemies, da.Supplied)
		var list []da.Amount
		for n, f := range foes {
			list = append(list, da.Amount{Figure: f, N: 1})
			_, err := s.Apply(da.SupplyDamage(0, list...))
			require.Equal(t, n+1 > 4, errors.Is(err, da.AtMostFourTargets), "%d of %d: %v", n+1, enemies, err)
		}
	}
}

// A hit or a report of damage says what the live Defense text takes off exactly where that card guards.
func TestTheLiveDefenseTextIsCitedWhereItGuards(t *testing.T) {
	for _, base := range []da.Feed{da.House, da.Supplied} {
		for guard := range 3 {
			c := shippedOn(60)
			c.Heroes[0].Speed, c.Heroes[0].Range, c.Heroes[0].Attack = 9, 9, 6
			c.Finals[1].Cards[0].Defense = []da.Effect{do(da.GuardEffect, da.NoTarget, 0, guard)}
			c.Encounters[0].Attack = []da.Effect{do(da.SpeedEffect, da.Self, 0, 1)}
			s := start(t, newSetup(da.Options{Base: base, Content: c}, 2, "pale-regent"))
			lines, m := []string{"p1 activate 1", "p1 supply speed 9"}, da.SupplyDamage(0, da.Amount{Figure: da.FinalFigure, N: 5})
			if base == da.House {
				lines, m = []string{"draw upgrade 1", "draw upgrade 7", "draw upgrade 13", "p1 activate 1"}, da.Attack(0, da.FinalFigure)
			}
			s = follow(t, s, append(lines, "p1 step 5,2", "p1 way", "p1 step 6,2", "p1 enter 3,6", "draw enemy 1", "draw room 1")...)
			next, events, err := s.Explain(m)
			require.NoError(t, err)
			e := step{events: events}
			require.Equal(t, min(guard, 1), e.cites(da.FinalCardLive))
			if guard > 0 {
				require.Contains(t, events[e.place(da.FinalCardLive)].Text, fmt.Sprint(guard))
			}
			before, _ := s.Figure(da.FinalFigure)
			after, _ := next.Figure(da.FinalFigure)
			require.Equal(t, 5-guard, before.Health-after.Health) // its defence takes 1 off the hit of 6
		}
	}
}

// Once the Final Enemy is defeated heroes keep the numbers that they bear in the Room, and without the Room none is left.
var numbersOutliveTheFinalEnemy = every(func(s step) {
	if s.cites(da.FinalScoredAtOnce) == 0 || s.after.Actor() == rulebook.Over {
		return
	}
	for _, f := range all(s.after) {
		info, _ := s.after.Figure(f)
		s.mustBe((info.Number > 0) == (isHero(f) && info.Grid == da.InRoom), "%v bears %d", f, info.Number)
	}
})

// fights draws set-ups in which heroes soon defeat the Final Enemy, with the Room and without.
func fights() *rapid.Generator[da.Setup] {
	return rapid.Custom(func(t *rapid.T) da.Setup {
		o := options().Draw(t, "options")
		o.Mode, o.Base, o.Content = da.Mode(o.Mode%2), da.House, giants()
		return newSetup(o, 2, "pale-regent")
	})
}

func TestNumbersOutliveTheFinalEnemy(t *testing.T) {
	kit.Checks(t, 30)
	rapid.Check(t, overGames(numbersOutliveTheFinalEnemy, fights()))
}
func FuzzNumbersOutliveTheFinalEnemy(f *testing.F) {
	laws.Fuzz(f, overGames(numbersOutliveTheFinalEnemy, fights()))
}

// In Competitive the highest score wins, and a tie is shared; else all win or none, as the Final Enemy fell or stands. Nobody
// has won before the end.
var winnersByTheirMode = every(func(s step) {
	most := 0
	for seat := range s.after.Players() {
		most = max(most, s.after.Score(seat))
	}
	var want []int
	for seat := range s.after.Players() {
		up, down := s.after.XP(seat)
		wins := up+down == most
		if s.setup.Options.Mode != da.Competitive {
			wins = s.after.Won()
		}
		if wins && s.after.Actor() == rulebook.Over {
			want = append(want, seat)
		}
	}
	s.mustBe(slices.Equal(want, s.after.Winners()), "%v win, and not %v", s.after.Winners(), want)
})

func TestWinnersByTheirMode(t *testing.T) {
	kit.Checks(t, 30)
	rapid.Check(t, overGames(winnersByTheirMode, fights()))
}
func FuzzWinnersByTheirMode(f *testing.F) { laws.Fuzz(f, overGames(winnersByTheirMode, fights())) }

// Equal positions are equal values, whichever way they came about: a monster may be defeated in one round or in the next.
func TestTheOrderOfMovesLeavesNoTrace(t *testing.T) {
	first := start(t, newSetup(da.Options{Base: da.Supplied, Content: arena()}, 2, "pale-regent"))
	play := func(killer int) da.State {
		s := first
		for round := range 2 {
			for i := range 8 {
				seat := (round + i) % 2
				s = follow(t, s, fmt.Sprintf("p%d activate %d", seat+1, i/2+1))
				if round == killer && seat == 0 && i/2 == 1 {
					s = follow(t, s, "p1 supply damage m1 99")
				}
				s = follow(t, s, fmt.Sprintf("p%d end", seat+1))
			}
			s = follow(t, s, fmt.Sprintf("p%d supply done", round+1))
		}
		return s
	}
	require.True(t, play(0) == play(1))
}

// A name that is none is refused with the names that there are.
func TestAWrongNameIsToldTheNames(t *testing.T) {
	var mode da.Mode
	require.ErrorContains(t, mode.UnmarshalText([]byte("Alone")), "one of Competitive, Cooperative, Solo")
}

// The verdict on a record says where it stands and each player's XP, and at the end who has won.
func TestVerdictsSayWhereARecordStands(t *testing.T) {
	verdict := func(mode, more string) string {
		v := rulebook.Check([]byte(`{"rulebook": 1, "game": "dungeonalliance", "version": 1, "setup": {"options": {"base": "Supplied",
			"room": "Off", "mode": "`+mode+`"}, "enemy": "pale-regent", "alliances": [{"heroes": ["brannoc", "ysolde", "tamsin", "orrin"]},
			{"heroes": ["hedda", "lio", "maren", "quill"]}]}, "moves": [`+more+`]}`), da.Game())
		return v.Summary
	}
	xp := `"p1 supply xp p2 3 up"`
	gone := xp
	for i, hero := range []string{"a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"} { // with its last hero p1's turn is over
		gone += fmt.Sprintf(`, "p%d supply loss %s 99"`, i/4+1, hero)
	}
	require.Equal(t, "round 1, p1, p1 0 XP, p2 3 XP", verdict("Competitive", xp))
	require.Equal(t, "round 4, over, p1 0 XP, p2 3 XP, won by p2", verdict("Competitive", gone))
	require.Equal(t, "round 4, over, p1 0 XP, p2 3 XP, lost", verdict("Cooperative", `"draw solo 1", `+gone))
}

// Under HardCap an award without a source goes to one pool after the other: each is named that gives something, with what
// it gives, and where none has anything left it is said once.
func TestUnsourcedAwardsNameThePoolsThatGive(t *testing.T) {
	o := da.Options{Base: da.Supplied, XPPool: da.HardCap, XPPoolIII: da.PoolIII{Limited: true, Counts: [4]int{0, 5, 0, 0}}}
	for first := range 35 { // of 12, 16 and 5
		s := start(t, newSetup(o, 2, "pale-regent"))
		if first > 0 {
			s = follow(t, s, fmt.Sprintf("p1 supply xp p1 %d up", first))
		}
		for n := 1; n <= 36; n++ {
			next, events, err := s.Explain(da.SupplyXP(0, 1, n, true))
			require.NoError(t, err)
			var want, got []string
			left := n
			for level := 1; level <= 3; level++ {
				_, has := s.Pool(level)
				if m := min(left, has); m > 0 {
					want = append(want, fmt.Sprintf("%d of %d XP come from the pools", m, m))
					left -= m
				}
			}
			if len(want) == 0 {
				want = append(want, fmt.Sprintf("0 of %d XP come from the pools", n))
			}
			for _, e := range events {
				if e.Rule == da.XPPools {
					got = append(got, e.Text)
				}
			}
			require.Equal(t, n-left, next.Score(1), "%d after %d", n, first)
			require.Equal(t, want, got, "%d after %d", n, first)
		}
	}
}
