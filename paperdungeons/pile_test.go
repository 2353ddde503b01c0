package paperdungeons_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// quiet rolls that settle, without a skull.
var quietRoll = pd.MustParseMove("roll white warrior warrior warrior black wizard wizard boots")

// sit plays on, with everybody done at once, until a position for which stop is true.
func sit(t testing.TB, s pd.State, stop func(pd.State) bool) pd.State {
	t.Helper()
	for !stop(s) {
		var m pd.Move
		switch s.Phase() {
		case pd.PhaseRoll:
			m = quietRoll
		case pd.PhaseActions:
			seat := 0
			for s.Party(seat).Done {
				seat++
			}
			m = pd.Done(seat)
		default:
			m = s.AppendMoves(nil)[0]
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

func atPhase(ph pd.Phase) func(pd.State) bool {
	return func(s pd.State) bool { return s.Phase() == ph }
}

// removals counts, card by card, in how many ways k cards can be removed from a pile: the four Jewels and n of the other
// twelve, all piles and all choices equally likely. The keys name kinds, as the notation does.
func removals(n, k int) (ways map[string]int64, total int64) {
	ways = map[string]int64{}
	for others := range uint(1 << 12) {
		if bits.OnesCount(others) != n {
			continue
		}
		pile := others<<4 | 15
		for gone := pile; ; gone = (gone - 1) & pile {
			if bits.OnesCount(gone) == k {
				ways[kinds(gone)]++
				total++
			}
			if gone == 0 {
				break
			}
		}
	}
	return ways, total
}

func kinds(cards uint) string {
	var names []string
	for ; cards != 0; cards &= cards - 1 {
		names = append(names, pd.CardKind(bits.TrailingZeros(cards)).String())
	}
	return strings.Join(names, " ")
}

// TestLootingOfEveryPile compares the odds of every first looting, for each number of players, with a count of all piles
// and all choices. Games of 5 to 8 players have the same pile.
func TestLootingOfEveryPile(t *testing.T) {
	for players := 1; players <= pd.MaxPlayers; players++ {
		s := sit(t, start(t, pd.Setup{Players: players, Options: pd.Options{Missions: pd.NoMissions}}), atPhase(pd.PhaseLoot))
		if s.Round() != 2 || s.Pile().Size() != pd.PileSize(players) {
			t.Fatalf("%d players: %d cards in round %d", players, s.Pile().Size(), s.Round())
		}
		if players > 5 {
			continue
		}
		ways, total := removals(pd.PileSize(players)-pd.NumJewels, 3)
		compareOdds(t, s, "loot ", ways, total)
	}
}

// TestPileFacts pins what the facts say of a pile that has lost cards unseen: of four Jewels one is left after three cards,
// and after six none is sure.
func TestPileFacts(t *testing.T) {
	for players := 1; players <= pd.MaxPlayers; players++ {
		s := sit(t, start(t, pd.Setup{Players: players, Options: pd.Options{Missions: pd.NoMissions, LootShown: pd.Off}}), atRound(3))
		if got := s.Facts()["pile"].([]string); !slices.Equal(got, []string{"jewel"}) {
			t.Errorf("%d players: the pile surely holds %v", players, got)
		}
		jewels := []string{"jewel", "jewel", "jewel", "liquor"}
		if got := s.Facts()["pileMaybe"].([]string); len(got) != 15 || !slices.Equal(got[:4], jewels) {
			t.Errorf("%d players: the pile may hold %v", players, got)
		}
		s = sit(t, s, atRound(6))
		if got := s.Facts()["pile"].([]string); len(got) > 0 {
			t.Errorf("%d players: the pile surely holds %v in round 6", players, got)
		}
	}
}

// TestPileFactsOfEveryLook compares the facts, where a pile is about to be looked through, with all that the look may show: a
// card is sure as often as each outcome shows it, and may be there as often as one does.
func TestPileFactsOfEveryLook(t *testing.T) {
	looks := 0
	for seed := uint64(1); looks < 100; seed++ {
		g := pd.Setup{Players: 1 + int(seed%5), Options: pd.Options{Missions: pd.NoMissions, LootShown: pd.Switch(seed / 5 % 2)}}
		walk(t, g, rand.New(rand.NewPCG(seed, 5)), func(s pd.State) {
			if s.Phase() != pd.PhaseLook {
				return
			}
			looks++
			sure, maybe := []string{}, []string{}
			for a := pd.Jewel; a <= pd.OrcBane; a++ {
				least, most := pd.NumJewels, 0
				for m := range rulebook.Moves(s) {
					n := strings.Count(strings.ReplaceAll(m.String(), " ", "  ")+" ", " "+a.String()+" ")
					least, most = min(least, n), max(most, n)
				}
				sure = append(sure, slices.Repeat([]string{a.String()}, least)...)
				maybe = append(maybe, slices.Repeat([]string{a.String()}, most-least)...)
			}
			if f := s.Facts(); !slices.Equal(f["pile"].([]string), sure) || !slices.Equal(f["pileMaybe"].([]string), maybe) {
				t.Errorf("round %d: the pile holds %v and maybe %v, want %v and %v", s.Round(), f["pile"], f["pileMaybe"], sure, maybe)
			}
		})
	}
}

func atRound(n int) func(pd.State) bool { return func(s pd.State) bool { return s.Round() == n } }

func compareOdds(t *testing.T, s pd.State, word string, ways map[string]int64, total int64) {
	t.Helper()
	n := 0
	for m := range rulebook.Moves(s) {
		n++
		num, den := s.Odds(m)
		want := big.NewRat(ways[strings.TrimPrefix(m.String(), word)], total)
		if got := new(big.Rat).SetFrac64(int64(num), int64(den)); got.Cmp(want) != 0 {
			t.Fatalf("%v has odds %v, want %v", m, got, want)
		}
	}
	if n != len(ways) {
		t.Fatalf("%d outcomes are listed, want %d", n, len(ways))
	}
}

// TestLootingOfKnownPiles compares the odds of the first looting of piles that a player has looked through: of every pile
// that the look can show, for each size of pile.
func TestLootingOfKnownPiles(t *testing.T) {
	content := chestAtDoor(t)
	for players := 1; players <= 5; players++ {
		s := start(t, pd.Setup{Players: players, Content: content, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}})
		s = apply(t, sit(t, s, atPhase(pd.PhaseActions)), "p1 black boots move", "p1 go A1", "lieutenant 1", "p1 done")
		s = sit(t, s, atPhase(pd.PhaseLook))
		looks := s.AppendMoves(nil)
		for i := range looks {
			next, _ := s.Apply(looks[i])
			next = apply(t, next, "p1 decline")
			next = sit(t, next, atPhase(pd.PhaseLoot))
			var pile []int
			for card := range pd.NumArtifacts {
				if next.Pile().Has(card) {
					pile = append(pile, card)
				}
			}
			ways, total := map[string]int64{}, int64(0)
			for a := range pile {
				for b := a + 1; b < len(pile); b++ {
					for c := b + 1; c < len(pile); c++ {
						ways[kinds(1<<pile[a]|1<<pile[b]|1<<pile[c])]++
						total++
					}
				}
			}
			compareOdds(t, next, "loot ", ways, total)
		}
	}
}

// TestLootingToTheEnd follows every first and every second looting of a solo game: 8 cards, 5, 2, none. The odds of the
// last one are those of what the two cards are, given what has gone.
func TestLootingToTheEnd(t *testing.T) {
	s := sit(t, start(t, pd.Setup{Players: 1, Options: pd.Options{Missions: pd.NoMissions}}), atPhase(pd.PhaseLoot))
	for first := range rulebook.Moves(s) {
		one, _ := s.Apply(first)
		one = sit(t, one, atPhase(pd.PhaseLoot))
		if one.Pile().Size() != 5 || one.Round() != 5 {
			t.Fatalf("%d cards in round %d", one.Pile().Size(), one.Round())
		}
		for second := range rulebook.Moves(one) {
			two, _ := one.Apply(second)
			two = sit(t, two, func(s pd.State) bool { return s.Phase() == pd.PhaseLoot || s.Round() == 8 })
			if two.Phase() == pd.PhaseLoot && (two.Pile().Size() != 2 || two.Round() != 7) {
				t.Fatalf("%d cards in round %d", two.Pile().Size(), two.Round())
			}
			end := sit(t, two, func(s pd.State) bool { return s.Round() == 8 })
			if end.Pile().Size() != 0 || len(end.Facts()["looted"].([]string)) != 8 {
				t.Fatalf("after %v, %v: %v", first, second, end.Facts()["looted"])
			}
		}
	}
}

// chestAtDoor is the invented content with the chest in A1, minions in A2 and A3 and nothing else on the way: a party that
// walks up from A1 faces one lieutenant and then up to two minions.
func chestAtDoor(t testing.TB) *pd.Content {
	c := pd.Invented()
	for i := range c.Dungeons {
		d := &c.Dungeons[i]
		d.Borders = slices.DeleteFunc(d.Borders, func(b pd.Border) bool { return b.A.Column() == 0 })
		if d.Letter == 'a' {
			d.Chest, d.Blocked, d.Quests, d.VillainRooms = room("A1"), []pd.Room{room("F7")}, [2]pd.Room{room("E6"), room("D6")},
				[3]pd.Room{room("C3"), room("C4"), room("C5")}
			d.Borders = nil
		}
	}
	c.Sheet.Borders = nil
	var old []pd.Cell
	for _, cell := range c.Sheet.Cells {
		switch cell.Room {
		case room("A1"), room("A2"), room("A3"), room("F7"):
			old = append(old, cell)
		}
	}
	c.Sheet.Cells = slices.DeleteFunc(c.Sheet.Cells, func(cell pd.Cell) bool { return slices.Contains(old, cell) })
	for i := range c.Sheet.Cells { // what stood there goes to rooms that have none of it
		for j := range old {
			cell := &c.Sheet.Cells[i]
			if old[j].Treasure != pd.NoTreasure && cell.Treasure == pd.NoTreasure {
				cell.Treasure, old[j].Treasure = old[j].Treasure, pd.NoTreasure
			}
			if old[j].Minion.Level > 0 && cell.Minion.Level == 0 {
				cell.Minion, old[j].Minion.Level = old[j].Minion, 0
			}
		}
	}
	ghost := pd.Minion{Type: pd.Ghost, Level: 3}
	c.Sheet.Cells = append(c.Sheet.Cells, pd.Cell{Room: room("A2"), Minion: ghost}, pd.Cell{Room: room("A3"), Minion: ghost})
	if err := c.Validate(); err != nil {
		t.Fatal(err)
	}
	return c
}

func room(name string) pd.Room {
	r, err := pd.ParseRoom(name)
	if err != nil {
		panic(err)
	}
	return r
}

// apply plays moves written in the notation.
func apply(t testing.TB, s pd.State, moves ...string) pd.State {
	t.Helper()
	for _, text := range moves {
		m, err := pd.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// order is what a player brings to the choice of artifacts: levels of the warrior above 1, and minions past the lieutenant.
type order struct{ levels, minions int }

// TestOrderOfChoosing plays every case of two and three players who reach the chest in one round with highest heroes of 1 to 3
// and 1 to 3 minions, and compares the odds of each order of choosing with what the rules say.
func TestOrderOfChoosing(t *testing.T) {
	content := chestAtDoor(t)
	for players := 2; players <= 3; players++ {
		s := start(t, pd.Setup{Players: players, Content: content, Options: pd.Options{Dungeon: 'a', Missions: pd.NoMissions}})
		s = sit(t, s, atPhase(pd.PhasePowers))
		for i := range players { // Powers that do nothing here, Objectives under which the warrior trains in white
			o := []string{"o2 o3", "o5 o6", "o8 o10"}[i]
			s = apply(t, s, fmt.Sprintf("deal p%d powers %d %d", i+1, 13+i, 16-i%2*12-i/2*10),
				fmt.Sprintf("deal p%d objectives %s", i+1, o))
		}
		for i := range players {
			s = apply(t, s, fmt.Sprintf("p%d keep power %d", i+1, 13+i), fmt.Sprintf("p%d keep objective %s", i+1,
				[]string{"o2", "o5", "o8"}[i]))
		}
		s = apply(t, s, quietRoll.String())
		cases := 1
		for range players {
			cases *= 9
		}
		for n := range cases {
			orders := make([]order, players)
			for i := range orders {
				orders[i] = order{n % 3, n / 3 % 3}
				n /= 9
			}
			checkOrder(t, s, orders)
		}
	}
}

// checkOrder brings each player to the chest as told, and follows every line of choosing.
func checkOrder(t *testing.T, s pd.State, orders []order) {
	t.Helper()
	for i, o := range orders {
		p := fmt.Sprintf("p%d ", i+1)
		for range o.levels {
			s = apply(t, s, p+"white warrior level warrior")
		}
		s = apply(t, s, p+"black boots move", p+"go A1", fmt.Sprintf("lieutenant %d", i+1))
		for k := range o.minions {
			s = apply(t, s, p+"go A"+string('2'+rune(k)))
		}
	}
	for i := range orders[1:] {
		s = apply(t, s, fmt.Sprintf("p%d done", i+1))
	}
	s, events, err := s.Explain(pd.Done(len(orders) - 1))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := orderWords(events), orderReasons(orders); !slices.Equal(got, want) {
		t.Fatalf("%v: who comes first is explained by %q, want %q", orders, got, want)
	}
	got := map[string]*big.Rat{}
	follow(t, s, "", big.NewRat(1, 1), got)
	if want := orderOdds(orders); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Fatalf("%v: the orders have odds %v, want %v", orders, got, want)
	}
}

// follow adds up the odds of the orders in which players choose. Everybody declines, and the first look is any.
func follow(t *testing.T, s pd.State, line string, odds *big.Rat, got map[string]*big.Rat) {
	t.Helper()
	switch s.Phase() {
	case pd.PhaseTie:
		checkTied(t, s, line)
		for m := range rulebook.Moves(s) {
			num, den := s.Odds(m)
			next, _ := s.Apply(m)
			follow(t, next, line, new(big.Rat).Mul(odds, new(big.Rat).SetFrac64(int64(num), int64(den))), got)
		}
	case pd.PhaseLook:
		next, _ := s.Apply(s.AppendMoves(nil)[0])
		follow(t, next, line, odds, got)
	case pd.PhaseChoose:
		checkChooser(t, s, line)
		seat := int(s.Actor())
		next, err := s.Apply(pd.Decline(seat))
		if err != nil {
			t.Fatal(err)
		}
		follow(t, next, line+fmt.Sprint(seat+1), odds, got)
	default:
		if got[line] == nil {
			got[line] = new(big.Rat)
		}
		got[line].Add(got[line], odds)
	}
}

// checkTied tries every seat where chance has to say who comes first of those who have not chosen.
func checkTied(t *testing.T, s pd.State, line string) {
	t.Helper()
	for seat := -1; seat <= 9; seat++ {
		want := comesAfter(s, line, seat)
		if seat < 0 || seat >= s.Players() {
			want = pd.TiedChooserRandom
		}
		if _, err := s.Apply(pd.First(seat)); !errors.Is(err, want) {
			t.Fatalf("%v: %v, want %v at\n%v", pd.First(seat), err, want, s)
		}
	}
}

// checkChooser tries every seat where one player chooses: the others are named the rule that puts the chooser first, and where
// no rule does, chance has done it.
func checkChooser(t *testing.T, s pd.State, line string) {
	t.Helper()
	for seat := range s.Players() {
		want := comesAfter(s, line, seat)
		switch {
		case seat == int(s.Actor()):
			want = nil
		case want == nil:
			want = pd.TiedChooserRandom
		}
		for _, m := range []pd.Move{pd.Decline(seat), pd.Take(seat, pd.Jewel)} {
			if _, err := s.Apply(m); !errors.Is(err, want) {
				t.Fatalf("%v: %v, want %v at\n%v", m, err, want, s)
			}
		}
	}
}

// comesAfter returns the rule by which a seat does not come first of those who have not chosen, or nil.
func comesAfter(s pd.State, line string, seat int) error {
	highest := func(w pd.Party) int { return slices.Max(w.Levels[:]) }
	waits := func(seat int) bool {
		return !strings.Contains(line, fmt.Sprint(seat+1)) && s.Party(seat).Lieutenant > 0
	}
	var best pd.Party
	for i := range s.Players() {
		if w := s.Party(i); waits(i) && (highest(w) > highest(best) || highest(w) == highest(best) && w.Minions > best.Minions) {
			best = w
		}
	}
	switch w := s.Party(seat); {
	case !waits(seat):
		return pd.LieutenantHolderChooses
	case highest(w) < highest(best):
		return pd.HighestHeroChooses
	case w.Minions < best.Minions:
		return pd.MoreMinionsChooses
	}
	return nil
}

// orderOdds is the rule itself: by highest hero, then by minions, and all orders of those still tied are equally likely.
func orderOdds(orders []order) map[string]*big.Rat {
	lines := map[string]*big.Rat{}
	var permute func(line string, used uint)
	total := int64(0)
	permute = func(line string, used uint) {
		if len(line) == len(orders) {
			lines[line] = big.NewRat(1, 1)
			total++
			return
		}
		for i, o := range orders {
			best := used>>i&1 == 0
			for j, p := range orders {
				if used>>j&1 == 0 && (p.levels > o.levels || p.levels == o.levels && p.minions > o.minions) {
					best = false
				}
			}
			if best {
				permute(line+fmt.Sprint(i+1), used|1<<i)
			}
		}
	}
	permute("", 0)
	for _, odds := range lines {
		odds.SetFrac64(1, total)
	}
	return lines
}

// orderWords returns what the rules of the order say.
func orderWords(events []rulebook.Event) (words []string) {
	for _, e := range events {
		switch e.Rule {
		case pd.HighestHeroChooses, pd.MoreMinionsChooses, pd.TiedChooserRandom:
			words = append(words, e.String())
		}
	}
	return words
}

// orderReasons is what the rules say of the first of several: minions are counted where the highest heroes are equal, and
// chance decides where the minions are equal too.
func orderReasons(orders []order) []string {
	level, equal, minions, tied := 0, 0, 0, 0
	for _, o := range orders {
		level = max(level, o.levels)
	}
	for _, o := range orders {
		if o.levels == level {
			equal++
			minions = max(minions, o.minions)
		}
	}
	for _, o := range orders {
		if o.levels == level && o.minions == minions {
			tied++
		}
	}
	words := []string{fmt.Sprintf("PD-ARTIFACT-3 the highest hero is at level %d", level+1)}
	if equal > 1 {
		words = append(words, fmt.Sprintf("PD-ARTIFACT-4 %d are tied, and the most minions are %d", equal, minions+1))
	}
	if tied > 1 {
		words = append(words, fmt.Sprintf("PD-ARTIFACT-5 %d are still tied: chance decides", tied))
	}
	return words
}
