package dungeonalliance_test

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// The sizes that the documentation promises.
func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want int
	}{
		{"players", da.MaxSeats, 4},
		{"heroes of an alliance", da.HeroesEach, 4},
		{"heroes in play", da.MaxHeroes, 16},
		{"monsters in play", da.MaxMonsters, 47},
		{"Mimics", da.MaxMimics, 2},
		{"heroes in the Room", da.MaxInRoom, 12},
		{"kinds of monsters", da.MaxKinds, 32},
		{"chests", da.MaxChests, 64},
		{"upgrades", da.MaxUpgrades, 64},
		{"solo cards", da.MaxSolo, 64},
		{"Final Enemies", da.MaxFinals, 16},
		{"faces of the die", da.MaxFaces, 64},
		{"effects of a card text", da.MaxEffects, 8},
		{"numbers of the content", da.MaxAmount, 999},
		{"columns and rows", da.MaxSide, 16},
		{"rooms", da.MaxRooms, 52},
		{"targets of a report", da.MaxTargets, 16},
		{"numbers of the notation", da.MaxNumber, 9999},
	} {
		require.Equal(t, c.want, c.got, c.name)
	}
}

// Records name cards, monsters and cells of the shipped set and leave the set itself out, so a change of it lets the same
// record play differently: it needs a new Version, and then a new digest here.
func TestShippedContentStaysWithItsVersion(t *testing.T) {
	c := da.Shipped()
	text, err := c.Text()
	require.NoError(t, err)
	sum := sha256.Sum256(text)
	require.Equal(t, "1 8938aaca0a646c36", fmt.Sprintf("%d %x", da.Version, sum[:8]))
}

// refusedAt reports whether a content is refused at a place, or at a part of it.
func refusedAt(c *da.Content, path string) bool {
	var breach *rulebook.ContentError
	return errors.As(c.Validate(), &breach) && strings.HasPrefix(breach.Path, path)
}

// hall is a content on a map of 16 x 16 cells: a room of 15 rows, and below it one with the Quest Token. One alliance starts
// at the left end of the 15th row.
func hall() *da.Content {
	c := da.Shipped()
	row := func(letter string) string { return strings.TrimSpace(strings.Repeat(letter+" ", 16)) }
	var plan da.Plan
	for range 15 {
		plan = append(plan, row("A"), "")
	}
	c.Map = da.Map{
		Plan:   append(plan, row("B")),
		Levels: map[string]int{"A": 1, "B": 3},
		Starts: [][]da.Cell{{da.At(1, 15), da.At(2, 15), da.At(3, 15), da.At(4, 15)}},
		Quest:  da.At(16, 16),
	}
	return &c
}

// A list of the content is taken at its largest length, and refused with one entry more.
func TestTheLongestLists(t *testing.T) {
	for _, list := range []struct {
		path string
		most int
		grow func(c *da.Content, n int) // makes the list n long
	}{
		{"upgrades", 64, func(c *da.Content, n int) {
			for i := len(c.Upgrades); i < n; i++ {
				c.Upgrades = append(c.Upgrades, da.Upgrade{ID: fmt.Sprint("more-", i), Level: 1, Price: 1, Amount: 1})
			}
		}},
		{"treasures that are Mimics", 2, func(c *da.Content, n int) {
			for i := 2; i < n; i++ {
				c.Treasures[i-2] = c.Treasures[11]
				c.Treasures[i-2].ID = "more"
			}
		}},
		{"treasures[9].fails", 8, func(c *da.Content, n int) {
			for len(c.Treasures[9].Fails) < n {
				c.Treasures[9].Fails = append(c.Treasures[9].Fails, c.Treasures[9].Fails[0])
			}
		}},
		{"finals[2].cards[5].attack", 8, func(c *da.Content, n int) {
			f := &c.Finals[2].Cards[5]
			for len(f.Attack) < n {
				f.Attack = append(f.Attack, f.Attack[0])
			}
		}},
		{"die", 64, func(c *da.Content, n int) {
			for i := len(c.Die); i < n; i++ {
				c.Die = append(c.Die, i)
			}
		}},
		{"monsters", 32, func(c *da.Content, n int) {
			for i := len(c.Monsters); i < n; i++ {
				c.Monsters = append(c.Monsters, da.Monster{ID: fmt.Sprint("more-", i), Level: 1, Health: 1})
			}
		}},
		{"monsters' tokens", 45, func(c *da.Content, n int) {
			for _, m := range c.Monsters {
				n -= m.Supply()
			}
			c.Monsters = append(c.Monsters, da.Monster{ID: "more", Level: 1, Health: 1, Tokens: n})
		}},
		{"finals", 16, func(c *da.Content, n int) {
			for i := len(c.Finals); i < n; i++ {
				f := c.Finals[1]
				f.ID = fmt.Sprint("more-", i)
				c.Finals = append(c.Finals, f)
			}
		}},
		{"solo", 64, func(c *da.Content, n int) {
			for len(c.Solo) < n {
				c.Solo = append(c.Solo, 1)
			}
		}},
		{"map.chests", 64, func(c *da.Content, n int) {
			for i := range n {
				c.Map.Chests = append(c.Map.Chests, da.Chest{Cell: da.At(i%16+1, i/16+1), Level: 1})
			}
		}},
		{"map.starts", 4, func(c *da.Content, n int) {
			for i := 1; i < n; i++ {
				c.Map.Starts = append(c.Map.Starts, []da.Cell{da.At(1, 14-i), da.At(2, 14-i), da.At(3, 14-i), da.At(4, 14-i)})
			}
			for i := len(c.Heroes); i < 4*n; i++ {
				h := c.Heroes[0]
				h.ID = fmt.Sprint("more-", i)
				c.Heroes = append(c.Heroes, h)
			}
		}},
	} {
		c := hall()
		list.grow(c, list.most)
		require.NoError(t, c.Validate(), list.path)
		_, err := newSetup(da.Options{Mode: da.Solo, Content: c}, 1, "gorthos").Start()
		require.NoError(t, err, list.path)
		c = hall()
		list.grow(c, list.most+1)
		require.True(t, refusedAt(c, list.path), "%s: %v", list.path, c.Validate())
	}
}

// All 64 chests of a map are there, and each can be opened.
func TestTheLastChestOpens(t *testing.T) {
	c := hall()
	for i := range 64 {
		c.Map.Chests = append(c.Map.Chests, da.Chest{Cell: da.At(i%16+1, 10+i/16), Level: 1 + i%3})
	}
	s := start(t, newSetup(da.Options{Mode: da.Solo, Base: da.Supplied, Content: c}, 1, "gorthos"), "draw solo 1",
		"p1 activate 1", "p1 supply speed 99", "p1 step 1,14")
	for col := 1; col <= 16; col++ {
		require.True(t, s.Chest(da.At(col, 13)))
		if col > 1 {
			s = follow(t, s, fmt.Sprintf("p1 step %d,14", col))
		}
		s = follow(t, s, fmt.Sprintf("p1 open %d,13", col), "p1 choose no")
		require.False(t, s.Chest(da.At(col, 13)))
		require.True(t, s.Chest(da.At(col, 10)))
	}
	follow(t, s, "p1 step 16,13")
}

// Every letter names a room, 52 in all.
func TestEveryLetterNamesARoom(t *testing.T) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	c := hall()
	c.Map.Plan, c.Map.Levels = nil, map[string]int{}
	for i := 0; i < len(letters); i += 4 {
		line := ""
		for _, letter := range letters[i : i+4] {
			line += strings.Repeat(string(letter)+" ", 4)
			c.Map.Levels[string(letter)] = 1 + i%3
		}
		c.Map.Plan = append(c.Map.Plan, strings.TrimSpace(line), "")
	}
	c.Map.Starts = [][]da.Cell{{da.At(1, 1), da.At(2, 1), da.At(3, 1), da.At(4, 1)}}
	c.Map.Quest = da.At(16, 13)
	require.NoError(t, c.Validate())
	for _, letter := range letters {
		level := c.Map.Levels[string(letter)]
		delete(c.Map.Levels, string(letter))
		require.ErrorContains(t, c.Validate(), fmt.Sprintf("room %c must have a level", letter))
		c.Map.Levels[string(letter)] = level
	}
}

// Every number of the content is taken at its two bounds, and refused next to them with the number in the words.
func TestBoundsOfNumbers(t *testing.T) {
	for _, f := range []struct {
		path        string
		least, most int
		set         func(c *da.Content, n int)
	}{
		{"heroes[3].health", 1, 999, func(c *da.Content, n int) { c.Heroes[3].Health = n }},
		{"heroes[3].speed", 1, 999, func(c *da.Content, n int) { c.Heroes[3].Speed = n }},
		{"heroes[3].attack", 0, 999, func(c *da.Content, n int) { c.Heroes[3].Attack = n }},
		{"heroes[3].defence", 0, 999, func(c *da.Content, n int) { c.Heroes[3].Defence = n }},
		{"heroes[3].range", 1, 999, func(c *da.Content, n int) { c.Heroes[3].Range = n }},
		{"heroes[3].radius", 0, 999, func(c *da.Content, n int) { c.Heroes[3].Radius = n }},
		{"upgrades[0].level", 1, 3, func(c *da.Content, n int) { c.Upgrades[0].Level = n }},
		{"upgrades[0].price", 1, 999, func(c *da.Content, n int) { c.Upgrades[0].Price = n }},
		{"upgrades[0].amount", 1, 999, func(c *da.Content, n int) { c.Upgrades[0].Amount = n }},
		{"treasures[0].effect.n", 0, 999, func(c *da.Content, n int) { c.Treasures[0].Effect.N = n }},
		{"treasures[3].effect.n", -999, 999, func(c *da.Content, n int) { c.Treasures[3].Effect.N = n }},
		{"treasures[0].effect.target", 0, 999, func(c *da.Content, n int) { c.Treasures[0].Effect.Target.N = n }},
		{"treasures[1].effect.target", 0, 999, func(c *da.Content, n int) { c.Treasures[1].Effect.Target.N = n }},
		{"treasures[3].effect.target", 0, 0, func(c *da.Content, n int) { c.Treasures[3].Effect.Target.N = n }},
		{"treasures[6].target", -999, 999, func(c *da.Content, n int) { c.Treasures[6].Target = n }},
		{"treasures[6].bonus", 1, 999, func(c *da.Content, n int) { c.Treasures[6].Bonus = n }},
		{"treasures[9].fails[0].count", 1, 47, func(c *da.Content, n int) { c.Treasures[9].Fails[0].Count = n }},
		{"treasures[10].health", 1, 999, func(c *da.Content, n int) { c.Treasures[10].Health = n }},
		{"treasures[10].attack", 0, 999, func(c *da.Content, n int) { c.Treasures[10].Attack = n }},
		{"treasures[10].defence", 0, 999, func(c *da.Content, n int) { c.Treasures[10].Defence = n }},
		{"treasures[10].xp", 0, 999, func(c *da.Content, n int) { c.Treasures[10].XP = n }},
		{"die[0]", -999, 999, func(c *da.Content, n int) { c.Die[0] = n }},
		{"monsters[0].level", 1, 3, func(c *da.Content, n int) { c.Monsters[0].Level = n }},
		{"monsters[0].health", 1, 999, func(c *da.Content, n int) { c.Monsters[0].Health = n }},
		{"monsters[0].attack", 0, 999, func(c *da.Content, n int) { c.Monsters[0].Attack = n }},
		{"monsters[0].defence", 0, 999, func(c *da.Content, n int) { c.Monsters[0].Defence = n }},
		{"monsters[0].speed", 0, 999, func(c *da.Content, n int) { c.Monsters[0].Speed = n }},
		{"monsters[0].range", 0, 999, func(c *da.Content, n int) { c.Monsters[0].Range = n }},
		{"monsters[0].xp", 0, 999, func(c *da.Content, n int) { c.Monsters[0].XP = n }},
		{"chests.treasure[1]", 0, 999, func(c *da.Content, n int) { c.Chests.Treasure[1] = n }},
		{"chests.locked[1]", 0, 999, func(c *da.Content, n int) { c.Chests.Locked[1] = n }},
		{"chests.lock[1]", 0, 999, func(c *da.Content, n int) { c.Chests.Lock[1] = n }},
		{"finals[1].health", 1, 999, func(c *da.Content, n int) { c.Finals[1].Health = n }},
		{"finals[1].defence", 0, 999, func(c *da.Content, n int) { c.Finals[1].Defence = n }},
		{"finals[1].range", 1, 999, func(c *da.Content, n int) { c.Finals[1].Range = n }},
		{"finals[1].xp", 0, 999, func(c *da.Content, n int) { c.Finals[1].XP = n }},
		{"encounters[3].trap.target", -999, 999, func(c *da.Content, n int) { c.Encounters[3].Trap.Target = n }},
		{"encounters[3].trap.bonus", 1, 999, func(c *da.Content, n int) { c.Encounters[3].Trap.Bonus = n }},
		{"encounters[5].trap.faces", 1, 999, func(c *da.Content, n int) { c.Encounters[5].Trap.Faces.N = n }},
		{"solo[0]", 0, 999, func(c *da.Content, n int) { c.Solo[0] = n }},
		{"map.levels.A", 1, 3, func(c *da.Content, n int) { c.Map.Levels["A"] = n }},
		{"map.chests[0].level", 1, 3, func(c *da.Content, n int) { c.Map.Chests[0].Level = n }},
	} {
		for _, n := range []int{f.least, f.most} {
			c := da.Shipped()
			f.set(&c, n)
			require.NoError(t, c.Validate(), "%s: %d", f.path, n)
		}
		for _, n := range []int{f.least - 1, f.most + 1} {
			c := da.Shipped()
			f.set(&c, n)
			require.True(t, refusedAt(&c, f.path), "%s: %d", f.path, n)
			if f.least < f.most {
				require.ErrorContains(t, c.Validate(), fmt.Sprintf("and is %d", n))
			}
		}
	}
}

// An enumeration is refused from the first value on that has no name.
func TestBoundsOfEnumerations(t *testing.T) {
	for _, f := range []struct {
		path string
		most uint8
		set  func(c *da.Content, n uint8)
	}{
		{"upgrades[0].passive", 4, func(c *da.Content, n uint8) { c.Upgrades[0].Passive = da.Passive(n) }},
		{"treasures[0].kind", 2, func(c *da.Content, n uint8) { c.Treasures[0].Kind = da.TreasureKind(n) }},
		{"finals[1].token", 2, func(c *da.Content, n uint8) { c.Finals[1].Token = da.FinalToken(n) }},
		{"treasures[0].effect.do", 8, func(c *da.Content, n uint8) { c.Treasures[0].Effect.Kind = da.EffectKind(n) }},
		{"treasures[0].effect.target", 6, func(c *da.Content, n uint8) { c.Treasures[0].Effect.Target.Rule = da.TargetRule(n) }},
		{"finals[1].cards[2].defense[0].point", 2, func(c *da.Content, n uint8) {
			c.Finals[1].Cards[2].Defense[0].Point = da.Point(n)
		}},
	} {
		for _, n := range []uint8{f.most + 1, f.most + 2, 127, 128, math.MaxUint8} {
			c := da.Shipped()
			f.set(&c, n)
			require.True(t, refusedAt(&c, f.path), "%s: %d: %v", f.path, n, c.Validate())
		}
	}
}

// The four counts of a Level III pool go from 0 to 9999, in Go and in JSON, and the refusal says which count is wrong.
func TestBoundsOfThePoolIII(t *testing.T) {
	for i := range 4 {
		for n, ok := range map[int]bool{-1: false, 0: true, 1: true, 9999: true, 10000: false} {
			var o da.Options
			o.XPPoolIII.Limited = true
			o.XPPoolIII.Counts[i] = n
			s, err := newSetup(o, 2, "gorthos").Start()
			if !ok {
				var breach *rulebook.ContentError
				require.ErrorAs(t, err, &breach)
				require.Equal(t, "options.xpPoolIII", breach.Path)
				require.Equal(t, fmt.Sprintf("count %d is %d, and not 0 to 9999", i+1, n), breach.Detail)
			} else {
				require.NoError(t, err)
				_, left := s.Pool(3)
				require.Equal(t, o.XPPoolIII.Counts[1], left)
			}
			data, err := json.Marshal(o.XPPoolIII.Counts)
			require.NoError(t, err)
			var back da.PoolIII
			err = json.Unmarshal(data, &back)
			require.Equal(t, ok, err == nil)
			if ok {
				require.Equal(t, o.XPPoolIII, back)
			}
		}
	}
}

// Every option is taken at its last value, and refused above it.
func TestBoundsOfOptions(t *testing.T) {
	for i, set := range []func(o *da.Options, above uint8){
		func(o *da.Options, above uint8) { o.Mode = da.Cooperative + da.Mode(2*above) }, // the last one is for 1 player
		func(o *da.Options, above uint8) { o.Room = da.RoomOff + da.RoomUse(above) },
		func(o *da.Options, above uint8) { o.Base = da.Supplied + da.Feed(above) },
		func(o *da.Options, above uint8) { o.XPPool = da.NoPools + da.PoolUse(above) },
		func(o *da.Options, above uint8) { o.EnemyOrder = da.FinalFirst + da.EnemyOrder(above) },
		func(o *da.Options, above uint8) { o.EarlyEnd = da.NoEarlyEnd + da.EarlyEnd(above) },
		func(o *da.Options, above uint8) { o.Leave = da.ByEntrance + da.Leave(above) },
		func(o *da.Options, above uint8) { o.HeroReturn = da.NextRound + da.HeroReturn(above) },
		func(o *da.Options, above uint8) { o.Neighbours = da.Eight + da.Neighbours(above) },
		func(o *da.Options, above uint8) { o.Lock = da.LockFree + da.Lock(above) },
	} {
		for above := range uint8(3) {
			var o da.Options
			set(&o, above)
			_, err := newSetup(o, 2, "gorthos").Start()
			require.Equal(t, above == 0, err == nil, "option %d, %d above its last value: %v", i, above, err)
		}
	}
}

// The modes are for 2 to 4 players, Solo for 1; and a map without start cells for a seat does not seat it.
func TestBoundsOfPlayers(t *testing.T) {
	for mode, seats := range map[da.Mode][2]int{da.Competitive: {2, 4}, da.Cooperative: {2, 4}, da.Solo: {1, 1}} {
		for players := range 5 {
			_, err := newSetup(da.Options{Mode: mode}, players, "gorthos").Start()
			require.Equal(t, players >= seats[0] && players <= seats[1], err == nil, "%v, %d players", mode, players)
		}
	}
	five := newSetup(da.Options{}, 4, "gorthos")
	five.Alliances = append(five.Alliances, five.Alliances[0])
	_, err := five.Start()
	require.ErrorIs(t, err, da.FourHeroes)
	for heroes := range 4 {
		few := newSetup(da.Options{}, 2, "gorthos")
		few.Alliances[1].Heroes = few.Alliances[1].Heroes[:heroes]
		_, err := few.Start()
		require.ErrorIs(t, err, da.FourHeroes)
	}
	for players := 2; players <= 4; players++ {
		c := da.Shipped()
		c.Map.Starts = c.Map.Starts[:3]
		_, err := newSetup(da.Options{Content: &c}, players, "gorthos").Start()
		require.Equal(t, players <= 3, err == nil, "%d players on a map for 3", players)
	}
}

// Numbers of a move are kept within 9999, seats within p1 to p9 and targets within 16, and the notation reads no others.
func TestBoundsOfTheNotation(t *testing.T) {
	for _, n := range []int{-10000, -9999, -1, 0, 1, 9999, 10000} {
		m := da.SupplySpeed(0, n)
		require.Equal(t, max(-9999, min(n, 9999)), m.Number())
		_, err := da.ParseMove(fmt.Sprintf("p1 supply speed %d", n))
		require.Equal(t, n == m.Number(), err == nil, "%d", n)
	}
	for seat := -2; seat <= 10; seat++ {
		want := seat
		if seat < 0 || seat > 8 {
			want = 8
		}
		require.Equal(t, want, da.EndTurn(seat).Player())
		require.Equal(t, fmt.Sprintf("p%d end", want+1), da.EndTurn(seat).String())
		m, err := da.ParseMove(fmt.Sprintf("p%d end", seat+1))
		require.Equal(t, want == seat, err == nil, "p%d", seat+1)
		require.True(t, err != nil || m == da.EndTurn(seat))
	}
	var list []da.Amount
	text := "p1 supply damage"
	for n := 1; n <= 18; n++ {
		list = append(list, da.Amount{Figure: da.MonsterFigure(n), N: 1})
		text += fmt.Sprintf(" m%d 1", n)
		m := da.SupplyDamage(0, list...)
		if n > 16 {
			require.Equal(t, da.Move{}, m)
		} else {
			require.Equal(t, list, m.Amounts())
		}
		read, err := da.ParseMove(text)
		require.Equal(t, n <= 16, err == nil, "%d targets", n)
		require.True(t, err != nil || read == m)
	}
	for n := -1; n <= 18; n++ {
		cell, other := da.At(n, 1), da.At(1, n)
		ok := n >= 1 && n <= 16
		require.True(t, ok == (cell != da.Cell{}) && ok == (other != da.Cell{}))
		for text, c := range map[string]da.Cell{fmt.Sprintf("%d,1", n): cell, fmt.Sprintf("1,%d", n): other} {
			read, err := da.ParseCell(text)
			require.Equal(t, ok, err == nil, text)
			require.Equal(t, c, read)
		}
	}
}

// shortest has a move of each form, which is none any more without its last word.
var shortest = []string{
	"p1 activate 1", "p1 step 1,1", "p1 open 1,1", "p1 open 1,1 extra 1", "p1 use 1 hero 1", "p1 way", "p1 enter 1,1", "p1 leave",
	"p1 attack m1", "p1 buy 1", "p1 end", "p1 monster m1", "p1 monster m1 to 1,1", "p1 monster m1 hits a1", "p1 decline",
	"p1 choose yes", "p1 choose 1", "p1 choose 1,1", "p1 choose a1", "p1 supply speed 1", "p1 supply damage m1 1",
	"p1 supply heal a1 1", "p1 supply loss a1 1", "p1 supply xp p1 1 up", "p1 supply upgrade 1 price 1", "p1 supply monster m1",
	"p1 supply monster m1 hits a1 1", "roll 1", "draw treasure 1", "token 1",
}

// wrongAt checks that a move can't be read, and that the error lies in a column.
func wrongAt(t *testing.T, text string, col int) *rulebook.SyntaxError {
	t.Helper()
	_, err := da.ParseMove(text)
	var syntax *rulebook.SyntaxError
	require.ErrorAs(t, err, &syntax, "%q", text)
	require.Equal(t, col, syntax.Col, "%q: %v", text, err)
	return syntax
}

// What can't be read is wrong at the word that is another or one too many, or behind the last where one lacks. A blank at the
// end makes an empty word.
func TestErrorsOfTheNotationSayWhere(t *testing.T) {
	for _, text := range shortest {
		_, err := da.ParseMove(text)
		require.NoError(t, err, text)
		wrongAt(t, text+" ", len(text)+2)
		wrongAt(t, text+" ?", len(text)+2)
		last := strings.LastIndexByte(text, ' ')
		require.Equal(t, "the end of the text", wrongAt(t, text[:last], last+1).Got)
		require.Equal(t, `""`, wrongAt(t, text[:last+1], last+2).Got)
		require.Equal(t, `"?"`, wrongAt(t, text[:last]+" ?", last+2).Got)
	}
	for text, col := range map[string]int{
		"roll 02": 6, "roll +2": 6, "roll -0": 6, "p1 activate 01": 13, "p1 open 1,1 extra 0": 19, "p1 choose -0": 11,
		"p1 attack m2 m1": 14, "p1 attack m1 m1": 14, "p1 attack a1 m1 m1": 17, "p1 choose enemy m3": 17,
		"p1 monster m3 hits b1 a4": 23, "": 1, " ": 1,
	} {
		wrongAt(t, text, col)
	}
	for _, list := range []string{"p1 attack m1 ", "p1 attack a1 m1 ", "p1 supply loss a1 1 "} { // where a figure more could follow
		require.Contains(t, wrongAt(t, list, len(list)+1).Want, "figure")
	}
	for _, outcome := range []string{"roll 1", "draw treasure 1", "token 1"} { // which no player makes
		require.Contains(t, wrongAt(t, "p1 "+outcome, 4).Want, "a move:")
	}
}

// Every figure has a word of its own that reads back, and there are no other figures.
func TestFiguresOfTheNotation(t *testing.T) {
	seen := map[string]bool{}
	for f := range 256 {
		word := da.Figure(f).String()
		m, err := da.ParseMove("p1 attack " + word)
		require.Equal(t, f < 64, err == nil, word)
		if f < 64 {
			require.False(t, seen[word])
			seen[word] = true
			require.Equal(t, []da.Figure{da.Figure(f)}, m.Targets())
		} else {
			require.Equal(t, "nobody", word)
		}
	}
	for _, word := range []string{"a0", "a5", "d0", "d5", "e1", "m0", "m48", "m01", "m", "a", "`1", "a10", "enemies"} {
		_, err := da.ParseMove("p1 attack " + word)
		require.Error(t, err, word)
	}
	require.Equal(t, "token", da.MoveToken.String())
	for k := range 256 {
		none := da.Kind(k) == da.NoMove || da.Kind(k) > da.MoveToken
		require.Equal(t, none, da.Kind(k).String() == "none", "kind %d", k)
	}
	for seat := -1; seat <= 4; seat++ {
		for hero := -1; hero <= 6; hero++ {
			word := "nobody"
			if seat >= 0 && seat < 4 && hero >= 1 && hero <= 4 {
				word = fmt.Sprintf("%c%d", "abcd"[seat], hero)
			}
			require.Equal(t, word, da.HeroFigure(seat, hero).String())
		}
	}
	for place := -1; place <= 50; place++ {
		word := "nobody"
		if place >= 1 && place <= 47 {
			word = fmt.Sprintf("m%d", place)
		}
		require.Equal(t, word, da.MonsterFigure(place).String())
	}
}

// Seats and levels that are not there have nothing, and every one that is there has something.
func TestAccessorsHaveNothingOutsideTheirRange(t *testing.T) {
	s := start(t, newSetup(da.Options{}, 4, "gorthos"), "draw upgrade 1", "draw upgrade 7", "draw upgrade 13")
	for level := -1; level <= 5; level++ {
		there := level >= 1 && level <= 3
		_, offer := s.Offer(level)
		given, left := s.Pool(level)
		require.Equal(t, there, offer)
		require.Equal(t, there, s.UpgradeDeck(level).Len() > 0)
		require.Equal(t, there, left != 0)
		require.Zero(t, given)
	}
	for _, card := range []func() (int, bool){s.Revealed, s.FinalCard, s.RoomCard, s.SoloCard,
		func() (int, bool) { return start(t, newSetup(da.Options{Base: da.Supplied}, 2, "gorthos")).Offer(1) }} {
		n, ok := card()
		require.True(t, n == -1 && !ok)
	}
	solo := start(t, newSetup(da.Options{Base: da.Supplied, Mode: da.Solo}, 1, "gorthos"), "draw solo 3")
	n, ok := solo.SoloCard()
	require.True(t, n == 2 && ok)
	supplied := start(t, newSetup(da.Options{Base: da.Supplied, XPPool: da.NoPools, Content: hoardOfTreasures()}, 2, "gorthos"),
		"p1 supply xp p1 7 up", "p1 supply xp p2 7 down", "p1 activate 1", "p1 supply speed 9", "p1 supply upgrade 1 price 2",
		"p1 step 5,2", "p1 open 5,1", "p1 choose yes", "draw treasure 1", "p1 end",
		"p2 activate 1", "p2 supply xp p2 3 up", "p2 supply upgrade 64 price 3")
	for seat := -1; seat <= 5; seat++ {
		up, down := supplied.XP(seat)
		want := map[int][5]int{0: {5, 3, 8, 1, 1}, 1: {0, 10, 10, 0, 1}}[seat]
		require.Equal(t, want, [5]int{up, down, supplied.Score(seat), supplied.Treasures(seat).Len(), supplied.Upgrades(seat).Len()})
	}
	require.True(t, supplied.Upgrades(1).Has(63))
	for card, ok := range map[int]bool{-1: false, 0: false, 1: false, 2: true, 63: true, 64: false, 65: false} {
		_, err := supplied.Apply(da.SupplyUpgrade(1, card, 1))
		require.Equal(t, ok, errors.Is(err, da.XPSpending), "%d: %v", card, err)
		require.Equal(t, !ok, errors.Is(err, da.SupplyShape), "%d: %v", card, err)
	}
}

// hoardOfTreasures is the arena with as many upgrades as there can be.
func hoardOfTreasures() *da.Content {
	c := arena()
	for i := len(c.Upgrades); i < 64; i++ {
		c.Upgrades = append(c.Upgrades, da.Upgrade{ID: fmt.Sprint("more-", i), Level: 1, Price: 1, Passive: da.PassiveHealth, Amount: 999})
	}
	return c
}

// However much an outside engine supplies, no count leaves 1,000,000,000 and no full health 30,000.
func TestCountsDoNotOverflow(t *testing.T) {
	const most = 1_000_000_000
	supplied := da.Options{Base: da.Supplied, Content: hoardOfTreasures()}
	many := func(s da.State, m da.Move, n int) da.State {
		for range n {
			next, err := s.Apply(m)
			require.NoError(t, err)
			s = next
		}
		return s
	}
	s := many(start(t, newSetup(supplied, 2, "gorthos"), "p1 activate 1"), da.SupplySpeed(0, 9999), most/9999+2)
	require.Equal(t, most, s.Speed())

	for _, pool := range []da.PoolUse{da.Staged, da.HardCap, da.NoPools} {
		supplied.XPPool = pool
		s = start(t, newSetup(supplied, 2, "gorthos"), "p1 supply xp p1 8000 down")
		s = many(s, da.SupplyXP(0, 0, 9999, true), most/9999+2)
		require.Equal(t, most, s.Score(0), "%v", pool)
		s = follow(t, s, "p1 supply xp p1 5 down", "p1 supply xp p2 5 up", "p1 supply xp p2 5 down")
		require.Equal(t, most, s.Score(0), "%v", pool)
		if pool == da.NoPools {
			require.Equal(t, 10, s.Score(1))
		} else {
			require.Less(t, s.TeamScore(), most+29, "%v", pool) // the pool of Level III has given all that it can
		}
	}

	s = follow(t, s, "p1 activate 1")
	for card := 18; card <= 64; card++ {
		s = follow(t, s, fmt.Sprintf("p1 supply upgrade %d price 1", card))
	}
	info, _ := s.Figure(da.HeroFigure(0, 1))
	require.Equal(t, []int{30_000, 30_000}, []int{info.FullHealth, info.Health})
	s = follow(t, s, "p1 supply loss a1 9999", "p1 supply loss a1 9999", "p1 supply loss a1 9999", "p1 supply loss a1 2")
	info, _ = s.Figure(da.HeroFigure(0, 1))
	require.Equal(t, []int{30_000, 1}, []int{info.FullHealth, info.Health})
	s = follow(t, s, "p1 supply loss a1 1")
	_, ok := s.Figure(da.HeroFigure(0, 1))
	require.False(t, ok)
}
