package paperdungeons_test

import (
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// Seats, tiers, missions, gems, rooms and cards are counted by the API, and written by the notation, each in its way. These
// laws hold at the first, at the last, and at what lies beyond.

func TestAccessorsEnd(t *testing.T) { check(t, accessorsEnd) }

func FuzzAccessorsEnd(f *testing.F) { fuzz(f, accessorsEnd) }

// accessorsEnd asks every accessor for what is there, from the first to the last, and for what is not: that is the zero
// value.
func accessorsEnd(t *rapid.T) {
	g := play(t, setup(t, 8))
	ends(t, g.setup, g.states[0])
	ends(t, g.setup, g.states[rapid.IntRange(1, len(g.states)-2).Draw(t, "position")])
	ends(t, g.setup, g.states[len(g.states)-1])
}

// TestAccessorsOfFullTables asks the same of the smallest and the largest game, where the seats of the table end.
func TestAccessorsOfFullTables(t *testing.T) {
	for _, players := range []int{1, 8} {
		g := pd.Setup{Players: players}
		s := start(t, g)
		ends(t, g, s)
		ends(t, g, sit(t, s, atPhase(pd.PhaseActions)))
		ends(t, g, sit(t, s, pd.State.Over))
	}
}

func ends(t rapid.TB, g pd.Setup, s pd.State) {
	t.Helper()
	c := content(g)
	n := s.Players()
	for _, seat := range []int{-1, n, n + 1, 8, 99} {
		must(t, s.Party(seat) == pd.Party{} && s.Score(seat) == pd.Score{} && s.Points(seat) == nil && s.Draw(seat) == "",
			"seat %d of %d has a sheet", seat, n)
		must(t, s.SideQuest(seat, 0) == pd.SideQuest{} && s.ObjectiveCount(seat, pd.HeartsHeld) == 0, "seat %d of %d counts", seat, n)
		v := s.View(seat)
		must(t, v.Player() == -1 && v == s.View(-1) && len(v.AppendMoves(nil)) == 0, "seat %d of %d sees as p%d", seat, n,
			v.Player()+1)
		must(t, strings.HasPrefix(v.String(), "an onlooker's view\n"), "seat %d: %s", seat, v)
		for m := pd.Mission(1); m <= 16; m++ {
			must(t, !s.Meets(seat, m), "seat %d of %d meets %v", seat, n, m)
		}
	}
	for seat := range n {
		w := s.Party(seat)
		must(t, s.View(seat).Player() == seat, "p%d sees as p%d", seat+1, s.View(seat).Player()+1)
		must(t, strings.HasPrefix(s.View(seat).String(), fmt.Sprintf("p%d's view\n", seat+1)), "%s", s.View(seat))
		must(t, s.ObjectiveCount(seat, pd.HeartsHeld) == w.Hearts && w.Hearts >= 4, "p%d has %d hearts", seat+1, w.Hearts)
		must(t, strings.Contains(s.Draw(seat), "score A ") && strings.HasPrefix(s.Draw(seat), fmt.Sprintf("p%d ", seat+1)), "%s",
			s.Draw(seat))
		must(t, s.ObjectiveCount(seat, 17) == 0 && !s.Meets(seat, 0) && !s.Meets(seat, 17), "there is a card 17")
		for _, space := range []int{-1, 2} {
			must(t, s.SideQuest(seat, space) == pd.SideQuest{}, "p%d has a card at space %d", seat+1, space)
		}
		for space, card := range w.Quests {
			want := pd.SideQuest{}
			if card > 0 {
				want = c.SideQuests[card-1]
			}
			must(t, s.SideQuest(seat, space) == want, "p%d, space %d: %v, want %v", seat+1, space, s.SideQuest(seat, space), want)
		}
	}
	d, revealed := s.Dungeon()
	for tier := 0; tier <= 4; tier++ {
		v, ok := s.Villain(tier)
		must(t, !ok || tier >= 1 && tier <= 3 && v.Tier == tier, "villain %d is %v", tier, v)
		must(t, ok || tier < 1 || tier > 3 || s.Phase() <= pd.PhaseVillains, "no villain %d in %v", tier, s.Phase())
		must(t, !ok || g.Options.RandomVillains || v.Name == d.Villains[tier-1], "villain %d is %v", tier, v)
	}
	for i := -1; i <= 3; i++ {
		m, round := s.Mission(i)
		must(t, (m != 0) == (i >= 0 && i < 3 && s.Phase() > pd.PhaseMissions && g.Options.Missions == pd.ThreeMissions),
			"mission %d is %v in %v", i, m, s.Phase())
		must(t, round >= 0 && round <= s.Round() && (m != 0 || round == 0), "%v left in round %d", m, round)
	}
	gone := s.Facts()["gemsGone"].([]string)
	for gem := -1; gem <= 8; gem++ {
		must(t, s.GemGone(gem) == slices.Contains(gone, string(rune('A'+gem))), "gem %d: %v, %v", gem, s.GemGone(gem), gone)
	}
	cells := map[pd.Room]pd.Cell{}
	for _, cell := range c.Sheet.Cells {
		cells[cell.Room] = cell
	}
	for _, r := range []pd.Room{0, 1, 20, 41, 42, 43, 63, 64, 255} {
		must(t, s.Trap(r) == cells[r].Trap && s.Minion(r) == cells[r].Minion && s.Treasure(r) == cells[r].Treasure, "room %v", r)
		must(t, s.Impassable(r) == (revealed && slices.Contains(d.Blocked, r)), "%v is impassable: %v", r, s.Impassable(r))
	}
	lines := map[[2]pd.Room]pd.Barrier{}
	for _, b := range slices.Concat(c.Sheet.Borders, d.Borders) {
		lines[[2]pd.Room{b.A, b.B}], lines[[2]pd.Room{b.B, b.A}] = b.Barrier, b.Barrier
	}
	for a := range pd.Room(44) {
		for b := range pd.Room(44) {
			must(t, s.Barrier(a, b) == lines[[2]pd.Room{a, b}] || !revealed && s.Barrier(a, b) == pd.NoBarrier, "%v between %v and %v",
				s.Barrier(a, b), a, b)
		}
	}
}

// TestCardsOfThePile lists what the 16 cards of the treasure pile are, and that there are no others.
func TestCardsOfThePile(t *testing.T) {
	want := []string{"none", "jewel", "jewel", "jewel", "jewel", "liquor", "signet", "balm", "staff", "beads", "finger", "shield",
		"mirror", "mace", "token", "goblin-bane", "orc-bane", "none"}
	for card := -1; card <= 16; card++ {
		require.Equal(t, want[card+1], pd.CardKind(card).String(), card)
	}
	require.Equal(t, pd.NoArtifact, pd.CardKind(17))
}

// TestConstructorsOfMoves goes to the ends of what a move can name: seats p0 to p99, card numbers to 999. Beyond, it names the
// nearest.
func TestConstructorsOfMoves(t *testing.T) {
	for seat, want := range map[int]string{-9: "p0", -1: "p0", 0: "p1", 7: "p8", 97: "p98", 98: "p99", 99: "p99", math.MaxInt: "p99"} {
		require.Equal(t, want+" done", pd.Done(seat).String())
		require.Equal(t, "first "+want, pd.First(seat).String())
		at, ok := pd.Done(seat).Seat()
		require.Equal(t, max(-1, min(seat, 98)), at)
		require.Equal(t, seat >= 0, ok)
	}
	for card, want := range map[int]string{-1: "0", 0: "0", 1: "1", 999: "999", 1000: "999"} {
		require.Equal(t, "p1 keep power "+want, pd.KeepPower(0, card).String())
		require.Equal(t, "lieutenant "+want, pd.DrawLieutenant(card).String())
	}
	for _, text := range []string{"p99 done", "first p99", "deal p99 quest 999", "lieutenant 999", "p0 done"} {
		require.Equal(t, text, pd.MustParseMove(text).String())
	}
	for _, text := range []string{"p100 done", "lieutenant 1000", "deal p1 quest 1000", "villain 1000 1", "p1 keep power 65536"} {
		_, err := pd.ParseMove(text)
		require.Error(t, err, text)
	}
	white, black := pd.Die{Colour: pd.White, Face: pd.Clover}, pd.Die{Colour: pd.Black, Face: pd.Boots}
	require.Equal(t, "roll white clover clover clover clover clover clover", pd.Roll(white, white, white, white, white, white, white, black).String())
	require.Equal(t, "roll white clover black boots", pd.Roll(black, white, pd.BonusClover()).String())
	require.Equal(t, "look jewel jewel orc-bane", pd.Look(pd.OrcBane, pd.Jewel, pd.NoArtifact, pd.Jewel, pd.OrcBane+1, pd.OrcBane).String())
	require.Equal(t, "loot jewel jewel jewel jewel", pd.Loot(pd.Jewel, pd.Jewel, pd.Jewel, pd.Jewel, pd.Jewel).String())
}

// TestRoomsOfMoves lists which moves name a room, and that chance makes the others that name no player's choice.
func TestRoomsOfMoves(t *testing.T) {
	for _, m := range moveSpace(start(t, pd.Setup{Players: 2})) {
		r, ok := m.Room()
		named := regexp.MustCompile(`(?:go|disarm|ring|pick|mirror|defeat) (\S+)$`).FindStringSubmatch(m.String())
		require.Equal(t, named != nil, ok, m)
		if ok {
			require.Equal(t, named[1], r.String())
		}
		word, _, _ := strings.Cut(m.String(), " ")
		_, err := strconv.Atoi(strings.TrimPrefix(word, "p"))
		player := strings.HasPrefix(word, "p") && err == nil
		require.Equal(t, !player && m != pd.Move{}, m.Chance(), m)
	}
}

func TestMoversAreListed(t *testing.T) { check(t, moversAreListed) }

func FuzzMoversAreListed(f *testing.F) { fuzz(f, moversAreListed) }

// moversAreListed compares who moves with the listed moves: exactly the players who may move have one, one alone is named, and
// the moves of all views together are the listed ones.
func moversAreListed(t *rapid.T) {
	g := play(t, setup(t, 8))
	for n, s := range g.states {
		if s.Actor() == rulebook.Chance || n%3 > 0 {
			continue
		}
		var seats uint
		all := s.AppendMoves(nil)
		for _, m := range all {
			seat, ok := m.Seat()
			must(t, ok && seat < s.Players(), "%v is listed", m)
			seats |= 1 << seat
		}
		want := rulebook.Over
		switch {
		case bits.OnesCount(seats) > 1:
			want = rulebook.Several
		case seats != 0:
			want = rulebook.Actor(bits.TrailingZeros(seats))
		}
		must(t, s.Actor() == want, "%v moves, but moves are listed for %b", s.Actor(), seats)
		var seen []pd.Move
		for i := range s.Players() {
			seen = s.View(i).AppendMoves(seen)
		}
		must(t, slices.Equal(seen, all), "the views list %v, not %v", seen, all)
	}
}

// TestEveryDraw sets games up, and tries at each draw all cards, those that do not exist too: what is listed is drawn, what is
// not is refused, and each deal leaves one or two cards less.
func TestEveryDraw(t *testing.T) {
	for _, players := range []int{1, 8} {
		r := rand.New(rand.NewPCG(uint64(players), 6))
		left := map[pd.Kind]int{pd.DealQuestKind: 16, pd.DealPowersKind: 16, pd.DealObjectivesKind: 16}
		for s := start(t, pd.Setup{Players: players, Options: pd.Options{RandomVillains: true}}); s.Actor() == rulebook.Chance; {
			listed := s.AppendMoves(nil)
			for _, m := range drawSpace(s, listed[0].Kind()) {
				if _, err := s.Apply(m); slices.Contains(listed, m) != (err == nil) {
					t.Fatalf("%v in %v: %v", m, s.Phase(), err)
				}
			}
			k := listed[0].Kind()
			n := left[k]
			if want := map[pd.Kind]int{pd.DrawDungeonKind: 12, pd.DrawMissionsKind: 560, pd.DealQuestKind: n,
				pd.DealPowersKind: n * (n - 1) / 2, pd.DealObjectivesKind: n * (n - 1) / 2}[k]; want > 0 && len(listed) != want {
				t.Fatalf("%d draws in %v, want %d", len(listed), s.Phase(), want)
			}
			left[k] -= map[pd.Kind]int{pd.DealQuestKind: 1, pd.DealPowersKind: 2, pd.DealObjectivesKind: 2}[k]
			s, _ = s.Apply(s.Sample(r))
		}
	}
}

// drawSpace lists every draw of a kind, of cards from 0 to one past the last.
func drawSpace(s pd.State, k pd.Kind) (moves []pd.Move) {
	switch k {
	case pd.DrawDungeonKind:
		for l := range 256 {
			moves = append(moves, pd.DrawDungeon(pd.Letter(l)))
		}
		return moves
	case pd.DrawVillainKind:
		for tier := range 5 {
			for card := range 18 {
				moves = append(moves, pd.DrawVillain(tier, card))
			}
		}
		return moves
	}
	for a := range 18 {
		for seat := -1; seat <= s.Players(); seat++ {
			moves = append(moves, pd.DealQuest(seat, a))
		}
		for b := a; b < 18; b++ {
			for seat := -1; seat <= s.Players(); seat++ {
				moves = append(moves, pd.DealPowers(seat, a, b), pd.DealObjectives(seat, pd.Objective(a), pd.Objective(b)))
			}
			for c := b; c < 18; c++ {
				moves = append(moves, pd.DrawMissions(pd.Mission(a), pd.Mission(b), pd.Mission(c)))
			}
		}
	}
	return slices.DeleteFunc(moves, func(m pd.Move) bool { return m.Kind() != k })
}
