package paperdungeons_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// The bounds of content values: of every number and every count the least and the greatest is accepted, and the one beyond
// is refused, with the number of its constraint.

// lastPower is the index of a Power in the invented content that no constraint speaks of.
const lastPower = 15

// altered is the invented content with a change.
func altered(change func(c *pd.Content)) *pd.Content {
	c := pd.Invented()
	change(c)
	return c
}

// refusedBy checks that a content value is refused for a constraint, or accepted if that is 0.
func refusedBy(t *testing.T, constraint int, c *pd.Content, about string, args ...any) {
	t.Helper()
	err := c.Validate()
	if constraint == 0 {
		require.NoError(t, err, about, args)
		return
	}
	var broken *rulebook.ContentError
	require.ErrorAs(t, err, &broken, "%s %v", about, args)
	require.ErrorIs(t, err, pd.ContentRefused)
	require.True(t, strings.HasPrefix(broken.Detail, fmt.Sprintf("constraint %d: ", constraint)), "%s %v: %v", about, args, err)
}

// numbers checks that some numbers are accepted, and others refused for a constraint.
func numbers(t *testing.T, constraint int, accepted, refused []int, about string, set func(c *pd.Content, n int)) {
	t.Helper()
	for _, n := range accepted {
		refusedBy(t, 0, altered(func(c *pd.Content) { set(c, n) }), about, n)
	}
	for _, n := range refused {
		refusedBy(t, constraint, altered(func(c *pd.Content) { set(c, n) }), about, n)
	}
}

// within checks numbers from one below the least to one above the greatest.
func within(t *testing.T, constraint, least, greatest int, about string, set func(c *pd.Content, n int)) {
	t.Helper()
	numbers(t, constraint, []int{least, greatest}, []int{least - 1, greatest + 1}, about, set)
}

// TestPartBounds lists what each part of a Power may say: how much, for every how many, of which type and of what.
func TestPartBounds(t *testing.T) {
	for kind, n := range map[pd.PartKind][2]int{
		pd.StartLevels: {1, 4}, pd.StartPotions: {1, 12}, pd.StartSteps: {1, 4}, pd.StartTasks: {1, 3}, pd.StartGems: {1, 8},
		pd.AlwaysAgainst: {1, 9}, pd.AlwaysTrap: {-9, -1}, pd.AlwaysBrew: {1, 11}, pd.RoundPoints: {1, 9}, pd.RoundDisarm: {0, 0},
		pd.EndGlory: {-99, 99}, pd.EndGloryPer: {1, 99},
	} {
		part := pd.Part{Kind: kind, N: n[0]}
		if kind == pd.EndGloryPer {
			part.Per = 1
		}
		with := func(change func(p *pd.Part, n int)) func(*pd.Content, int) {
			return func(c *pd.Content, n int) {
				p := part
				change(&p, n)
				c.Powers[lastPower].Parts = []pd.Part{p}
			}
		}
		within(t, 17, n[0], n[1], part.String(), with(func(p *pd.Part, n int) { p.N = n }))
		greatest := map[pd.PartKind]int{pd.AlwaysAgainst: 3}[kind]
		within(t, 17, 0, greatest, "type of "+part.String(), with(func(p *pd.Part, n int) { p.Type = pd.MinionType(n) }))
		greatest = map[pd.PartKind]int{pd.EndGloryPer: 5}[kind]
		within(t, 17, 0, greatest, "tally of "+part.String(), with(func(p *pd.Part, n int) { p.Tallied = pd.Tally(n) }))
		least := 0
		if kind == pd.EndGloryPer {
			least, greatest = 1, 99
		}
		within(t, 17, least, greatest, "per of "+part.String(), with(func(p *pd.Part, n int) { p.Per = n }))
		all := map[pd.PartKind]int{pd.AlwaysAgainst: 0}
		want, ok := all[kind]
		if !ok {
			want = 17
		}
		refusedBy(t, want, altered(func(c *pd.Content) { with(func(p *pd.Part, _ int) { p.All = true })(c, 0) }), part.String())
	}
	within(t, 17, 0, 11, "kind of a part", func(c *pd.Content, n int) {
		p := pd.Part{Kind: pd.PartKind(n), N: 1}
		switch p.Kind {
		case pd.AlwaysTrap:
			p.N = -1
		case pd.EndGloryPer:
			p.Per = 1
		}
		c.Powers[lastPower].Parts = []pd.Part{p}
	})
}

// TestPartsOfOnePower lists which two parts may stand on one card: parts of different kinds, parts against different types
// of minion, one of them perhaps all, and glory for different things.
func TestPartsOfOnePower(t *testing.T) {
	ghost := pd.Part{Kind: pd.AlwaysAgainst, N: 1}
	rooms := pd.Part{Kind: pd.EndGloryPer, N: 1, Per: 2}
	orc, all, items, more := ghost, ghost, rooms, rooms
	orc.Type, all.All, items.Tallied, more.N = pd.Orc, true, pd.ItemTally, 2
	allOrcs := all
	allOrcs.Type = pd.Orc
	for _, c := range []struct {
		constraint int
		parts      []pd.Part
	}{
		{0, nil}, {0, []pd.Part{ghost, orc, all}}, {0, []pd.Part{rooms, items}}, {0, []pd.Part{ghost, rooms, {Kind: pd.RoundDisarm}}},
		{17, []pd.Part{ghost, orc, ghost}}, {17, []pd.Part{all, ghost, all}}, {17, []pd.Part{rooms, more}}, {17, []pd.Part{allOrcs}},
		{17, []pd.Part{{Kind: pd.EndGlory, N: 1}, {Kind: pd.EndGlory, N: -1}}},
	} {
		refusedBy(t, c.constraint, altered(func(x *pd.Content) { x.Powers[lastPower].Parts = c.parts }), "parts", c.parts)
	}
}

// TestCardBounds goes to the bounds of all other numbers and counts of a content value.
func TestCardBounds(t *testing.T) {
	numbers(t, 17, []int{17, 64}, []int{65}, "villain cards", func(c *pd.Content, n int) {
		for len(c.Villains) < n {
			c.Villains = append(c.Villains, pd.Villain{Name: fmt.Sprint("Own ", len(c.Villains)), Tier: 1})
		}
	})
	own := pd.Villain{Name: "Own", Tier: 1}
	within(t, 17, 1, 3, "tier", func(c *pd.Content, n int) {
		own := own
		own.Tier = n
		c.Villains = append(c.Villains, own)
	})
	within(t, 17, 0, 3, "bonus hero", func(c *pd.Content, n int) {
		own := own
		own.Bonus = pd.Hero(n)
		c.Villains = append(c.Villains, own)
	})
	for field := range 3 {
		within(t, 17, 0, 99, "number of a villain's table", func(c *pd.Content, n int) {
			own := own
			own.Rows = []pd.VillainRow{{Damage: 99}, {Strength: 1, Glory: 99}}
			row := &own.Rows[1]
			switch field {
			case 0:
				if row.Strength = n; n == 0 {
					own.Rows = own.Rows[1:]
				}
			case 1:
				row.Damage = n
			default:
				row.Glory = n
			}
			c.Villains = append(c.Villains, own)
		})
	}
	within(t, 17, 'a', 'l', "letter", func(c *pd.Content, n int) {
		c.Dungeons[11].Letter = c.Dungeons[0].Letter
		if n == 'l' {
			c.Dungeons[11].Letter = 'a'
		}
		c.Dungeons[0].Letter = pd.Letter(n)
		if n == 'a' {
			c.Dungeons[11].Letter = 'l'
		}
	})
	within(t, 17, 0, 1, "colour of task A", func(c *pd.Content, n int) { c.SideQuests[0].TaskA = pd.Colour(n) })
	within(t, 17, 0, 1, "colour of task C", func(c *pd.Content, n int) { c.SideQuests[0].TaskC.Colour = pd.Colour(n) })
	numbers(t, 12, []int{1, 2, 3, 4, 6}, []int{0, 5, 7}, "symbol of task B", func(c *pd.Content, n int) {
		c.SideQuests[0].TaskB = pd.Face(n)
	})
	numbers(t, 12, []int{1, 2, 3, 4, 6}, []int{0, 7}, "symbol of task C on a black die", func(c *pd.Content, n int) {
		c.SideQuests[0].TaskC = pd.Die{Colour: pd.Black, Face: pd.Face(n)}
	})
	numbers(t, 7, []int{1, 2, 3, 4}, []int{6}, "symbol of task C on a white die", func(c *pd.Content, n int) {
		c.SideQuests[0].TaskC = pd.Die{Colour: pd.White, Face: pd.Face(n)}
	})
	numbers(t, 17, []int{0, 1, 2, 3}, []int{4}, "type of a lieutenant", func(c *pd.Content, n int) {
		c.Lieutenants[0].Type, c.Lieutenants[1].Type = pd.MinionType(n), pd.Ghost
	})
	within(t, 15, 6, 7, "strength of a lieutenant", func(c *pd.Content, n int) { c.Lieutenants[0].Strength = n })
	numbers(t, 14, []int{-99, -1}, []int{0, 1}, "the Veteran's glory", func(c *pd.Content, n int) { c.Powers[1].Parts[1].N = n })
	numbers(t, 14, []int{2}, []int{1, 3}, "the Veteran's levels", func(c *pd.Content, n int) { c.Powers[1].Parts[0].N = n })
	numbers(t, 14, []int{-1}, []int{-2}, "the Scout's trap damage", func(c *pd.Content, n int) { c.Powers[0].Parts[0].N = n })
	numbers(t, 14, []int{0}, []int{1, 2}, "parts added to Scout and Veteran", func(c *pd.Content, n int) {
		for i := range n {
			c.Powers[i].Parts = append(c.Powers[i].Parts, pd.Part{Kind: pd.RoundDisarm})
		}
	})
	numbers(t, 14, []int{int(pd.EndGlory)}, []int{int(pd.AlwaysTrap)}, "the Veteran's loss", func(c *pd.Content, n int) {
		c.Powers[1].Parts[1].Kind = pd.PartKind(n)
	})
}

// TestSheetBounds goes to the bounds of what the sheet and the Dungeon cards hold.
func TestSheetBounds(t *testing.T) {
	spare := func(c *pd.Content) *pd.Cell { // a room that holds nothing, added to the sheet
		c.Sheet.Cells = append(c.Sheet.Cells, pd.Cell{Room: room("B3")})
		return &c.Sheet.Cells[len(c.Sheet.Cells)-1]
	}
	numbers(t, 1, []int{9, 41}, []int{42, 63, 255}, "room", func(c *pd.Content, n int) {
		c.Sheet.Cells = slices.DeleteFunc(c.Sheet.Cells, func(cell pd.Cell) bool { return cell.Room == room("F7") })
		spare(c).Treasure = pd.LevelTreasure
		spare(c).Room = pd.Room(n)
		if n == 9 { // B3 itself
			c.Sheet.Cells = c.Sheet.Cells[:len(c.Sheet.Cells)-1]
		}
	})
	numbers(t, 1, []int{0, 1, 2}, []int{3}, "trap", func(c *pd.Content, n int) { spare(c).Trap = pd.Trap(n) })
	numbers(t, 1, []int{0, 1, 2, 3, 4}, []int{13}, "treasure", func(c *pd.Content, n int) { spare(c).Treasure = pd.Treasure(n) })
	numbers(t, 3, nil, []int{5, 12}, "gem a second time", func(c *pd.Content, n int) { spare(c).Treasure = pd.Treasure(n) })
	numbers(t, 1, []int{0, 1, 2, 3}, []int{4}, "type of a minion", func(c *pd.Content, n int) {
		spare(c).Minion = pd.Minion{Type: pd.MinionType(n), Level: 3}
	})
	numbers(t, 1, []int{0}, []int{1, 3, 4}, "type of no minion", func(c *pd.Content, n int) {
		spare(c).Minion.Type = pd.MinionType(n)
	})
	within(t, 2, 3, 5, "level of a minion", func(c *pd.Content, n int) { spare(c).Minion.Level = uint8(n) })
	for level := uint8(3); level <= 5; level++ {
		numbers(t, 2, []int{4}, []int{3}, fmt.Sprint("minions of level ", level), func(c *pd.Content, n int) {
			for i := range c.Sheet.Cells {
				if m := &c.Sheet.Cells[i].Minion; m.Level == level && n < 4 {
					*m = pd.Minion{}
					n++
				}
			}
		})
	}
	for typ := range pd.MinionType(4) {
		numbers(t, 2, []int{1}, []int{0}, fmt.Sprint("minions of type ", typ), func(c *pd.Content, n int) {
			for i := range c.Sheet.Cells {
				if m := &c.Sheet.Cells[i].Minion; m.Level > 0 && m.Type == typ {
					if n--; n < 0 {
						m.Type = (typ + 1) % 4
					}
				}
			}
		})
	}
	for treasure := pd.OnePotion; treasure <= pd.GemH; treasure++ {
		numbers(t, 3, []int{1}, []int{0}, treasure.String(), func(c *pd.Content, n int) {
			for i := range c.Sheet.Cells {
				if cell := &c.Sheet.Cells[i]; cell.Treasure == treasure {
					if n--; n < 0 {
						cell.Treasure = pd.NoTreasure
					}
				}
			}
		})
	}
	numbers(t, 4, []int{1, 2}, []int{0, 3}, "barrier", func(c *pd.Content, n int) { c.Sheet.Borders[0].Barrier = pd.Barrier(n) })
	for _, p := range []struct {
		constraint int
		a, b       pd.Room
	}{
		{0, room("A1"), room("F7")}, {0, room("B1"), room("B7")}, {1, room("F7"), room("A1")}, {1, room("A4"), room("A4")},
		{1, room("A3"), room("F3")}, {1, room("B1"), room("E5")}, {1, room("C2"), room("F1")}, {1, room("A1"), 42}, {1, 42, 43},
	} {
		refusedBy(t, p.constraint, altered(func(c *pd.Content) {
			c.Sheet.Passages = append(c.Sheet.Passages, pd.Passage{A: p.a, B: p.b})
		}), "passage", p)
	}
	for _, b := range [][2]pd.Room{{room("B3"), room("A3")}, {room("A3"), room("A3")}, {room("A1"), room("F7")}, {35, 42}, {41, 42}} {
		refusedBy(t, 4, altered(func(c *pd.Content) {
			c.Sheet.Borders = append(c.Sheet.Borders, pd.Border{A: b[0], B: b[1], Barrier: pd.Wall})
		}), "barrier between", b)
	}
}

// TestPlacesOfCards lists in which rooms the places of a Dungeon card may lie: quests and villains in different ones, one or
// two impassable rooms, and all of them on the sheet.
func TestPlacesOfCards(t *testing.T) {
	places := func(c *pd.Content) []*pd.Room {
		d := &c.Dungeons[0]
		return []*pd.Room{&d.Chest, &d.Quests[0], &d.Quests[1], &d.VillainRooms[0], &d.VillainRooms[1], &d.VillainRooms[2],
			&d.Blocked[0]}
	}
	for i := range 7 {
		refusedBy(t, 5, altered(func(c *pd.Content) { *places(c)[i] = pd.Outside }), "no room for place", i)
		refusedBy(t, 1, altered(func(c *pd.Content) { *places(c)[i] = pd.Outside + 1 }), "no such room for place", i)
		for k := range i {
			want := 0
			switch {
			case k == 1 && i == 2, k >= 3 && i <= 5:
				want = 5
			case i == 6:
				want = 6
			}
			refusedBy(t, want, altered(func(c *pd.Content) { *places(c)[i] = *places(c)[k] }), "one room for places", k, i)
		}
	}
	for tier := 1; tier <= 3; tier++ {
		for _, name := range []string{"", "Nobody", pd.Invented().Dungeons[0].Villains[tier%3]} {
			err := altered(func(c *pd.Content) { c.Dungeons[0].Villains[tier-1] = name }).Validate()
			require.ErrorContains(t, err, fmt.Sprintf("constraint 9: want a villain of tier %d, got %q", tier, name))
		}
	}
	for constraint, blocked := range map[int][][]string{
		0: {{"B4"}, {"B4", "F7"}},
		5: {{}, {"B4", "B4"}, {"B4", "F7", "A1"}},
	} {
		for _, names := range blocked {
			refusedBy(t, constraint, altered(func(c *pd.Content) {
				c.Dungeons[0].Blocked = nil
				for _, name := range names {
					c.Dungeons[0].Blocked = append(c.Dungeons[0].Blocked, room(name))
				}
			}), "impassable", names)
		}
	}
}

// TestVillainDecks lists which tables a villain may have, and that a deck has three bonus heroes.
func TestVillainDecks(t *testing.T) {
	for rows, constraint := range map[string]int{
		"0:4/2": 0, "0:4/2 1:4/2": 0, "0:4/2 9:3/3 10:3/3": 0, "0:0/0": 0, "1:4/2": 11, "0:4/2 0:4/2": 11, "0:4/2 5:4/2 5:4/2": 11,
		"0:4/2 5:4/2 4:4/2": 11, "0:4/2 1:5/2": 11, "0:4/2 1:4/1": 11, "0:4/2 1:4/2 2:5/2": 11, "0:4/2 1:4/2 2:4/1": 11,
	} {
		c, err := pd.Invented().With("villaincard 2 rogue Own\nrows " + rows)
		require.NoError(t, err)
		refusedBy(t, constraint, c, "rows", rows)
	}
	for tier := 1; tier <= 3; tier++ {
		numbers(t, 13, nil, []int{3, 4}, fmt.Sprint("bonus heroes of tier ", tier), deck(tier))
		numbers(t, 10, nil, []int{1, 2}, fmt.Sprint("bonus heroes of tier ", tier), deck(tier))
	}
}

// deck makes a tier's deck of eight cards with n different bonus heroes. There are no Dungeon cards to name its villains, so
// that a good deck comes as far as the constraint that counts the cards.
func deck(tier int) func(c *pd.Content, n int) {
	return func(c *pd.Content, n int) {
		c.Dungeons = nil
		c.Villains = slices.DeleteFunc(c.Villains, func(v pd.Villain) bool { return v.Tier == tier })
		for i := range 8 {
			c.Villains = append(c.Villains, pd.Villain{Name: fmt.Sprint("Own ", i), Tier: tier, Bonus: pd.Hero(i % n)})
		}
	}
}
