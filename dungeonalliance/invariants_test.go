package dungeonalliance_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/internal/laws"
)

// A step is one accepted move of a drawn game, as an invariant sees it.
type step struct {
	t      *rapid.T
	setup  da.Setup
	before da.State
	move   da.Move
	after  da.State
	events []rulebook.Event
}

// cites counts the events of the step that name a rule.
func (s step) cites(r *rulebook.Rule) int {
	n := 0
	for _, e := range s.events {
		if e.Rule == r {
			n++
		}
	}
	return n
}

// place returns where in the events the first one is that names a rule, -1 if none does.
func (s step) place(r *rulebook.Rule) int {
	for i, e := range s.events {
		if e.Rule == r {
			return i
		}
	}
	return -1
}

func (s step) mustBe(ok bool, format string, args ...any) {
	if !ok {
		s.t.Helper()
		s.t.Fatalf("after %v: "+format+"\n%v", append(append([]any{s.move}, args...), s.after)...)
	}
}

// An invariant makes the check of one game: a function that sees every step of it.
type invariant func() func(step)

// every makes an invariant of a check that needs no memory.
func every(check func(step)) invariant { return func() func(step) { return check } }

// over makes the property that an invariant holds over drawn games.
func over(inv invariant) func(*rapid.T) { return overGames(inv, setups()) }

func overGames(inv invariant, setups *rapid.Generator[da.Setup]) func(*rapid.T) {
	return func(t *rapid.T) {
		g := setups.Draw(t, "setup")
		check := inv()
		game(t, g, watcher{after: func(before da.State, m da.Move, after da.State, events []rulebook.Event) {
			check(step{t, g, before, m, after, events})
		}})
	}
}

func test(t *testing.T, inv invariant) {
	kit.Checks(t, 20)
	rapid.Check(t, over(inv))
}

func fuzz(f *testing.F, inv invariant) { laws.Fuzz(f, over(inv)) }

func roomOn(s da.State) bool { return s.Options().Room == da.RoomOn }

func all(s da.State) []da.Figure { return append(s.Figures(da.OnMap), s.Figures(da.InRoom)...) }

func isHero(f da.Figure) bool { return f < 16 }

// 1. At most 12 heroes are in the Room.
var atMostTwelve = every(func(s step) {
	n := 0
	for _, f := range s.after.Figures(da.InRoom) {
		if isHero(f) {
			n++
		}
	}
	s.mustBe(n <= 12, "%d heroes are in the Room", n)
})

func TestAtMostTwelveHeroesAreInTheRoom(t *testing.T) {
	kit.Checks(t, 40)
	rapid.Check(t, overGames(atMostTwelve, crowds()))
}
func FuzzAtMostTwelveHeroesAreInTheRoom(f *testing.F) {
	laws.Fuzz(f, overGames(atMostTwelve, crowds()))
}

// 2. Each cell holds at most one figure, chest or Quest Token; a double-sized figure fills four cells, all inside the Room.
var oneThingACell = every(func(s step) {
	for _, grid := range []da.Grid{da.OnMap, da.InRoom} {
		seen := map[da.Cell]bool{}
		put := func(c da.Cell) {
			s.mustBe(!seen[c], "%v holds two things", c)
			seen[c] = true
		}
		for _, f := range s.after.Figures(grid) {
			info, _ := s.after.Figure(f)
			col, row := int(info.At.Col), int(info.At.Row)
			size := 1
			if info.Double {
				size = 2
				s.mustBe(grid == da.InRoom && col >= 1 && col <= 5 && row >= 1 && row <= 5, "%v is not inside the Room", info.At)
			}
			for i := range size * size {
				put(da.At(col+i%size, row+i/size))
			}
		}
		if grid == da.OnMap {
			for _, c := range s.setup.Options.Content.Map.Chests {
				if s.after.Chest(c.Cell) {
					put(c.Cell)
				}
			}
			if c, ok := s.after.Quest(); ok {
				put(c)
			}
		}
	}
})

func TestOneThingACell(t *testing.T) { test(t, oneThingACell) }
func FuzzOneThingACell(f *testing.F) { fuzz(f, oneThingACell) }

// 3. Every hero in the Room bears exactly one number from 1 to 12, no two the same; with the Room in use no other does.
var oneNumberAHero = every(func(s step) {
	seen := map[int]bool{}
	for _, f := range all(s.after) {
		info, _ := s.after.Figure(f)
		if info.Number == 0 {
			s.mustBe(!isHero(f) || info.Grid == da.OnMap, "%v bears no number in the Room", f)
			continue
		}
		s.mustBe(isHero(f) && info.Number <= 12 && !seen[info.Number], "%v bears %d", f, info.Number)
		s.mustBe(info.Grid == da.InRoom || !roomOn(s.after), "%v bears %d on the map", f, info.Number)
		seen[info.Number] = true
	}
})

func TestOneNumberAHero(t *testing.T) { test(t, oneNumberAHero) }
func FuzzOneNumberAHero(f *testing.F) { fuzz(f, oneNumberAHero) }

// places counts the places in which a card of the treasure deck is seen.
func places(s da.State, card int) int {
	n := 0
	if s.TreasureDeck().Has(card) {
		n++
	}
	if c, ok := s.Revealed(); ok && c == card {
		n++
	}
	for seat := range s.Players() {
		if s.Treasures(seat).Has(card) {
			n++
		}
	}
	return n
}

// 4. Every card of the content in play is in exactly one place. A card in no place that is seen is removed or discarded, and
// one that has been removed never comes back.
var oneplaceACard = every(func(s step) {
	for card := range 12 {
		before, after := places(s.before, card), places(s.after, card)
		s.mustBe(after <= 1 && after <= before, "treasure card %d is in %d places, and was in %d", card+1, after, before)
	}
	for card := range s.setup.Options.Content.Upgrades {
		n := 0
		for level := 1; level <= 3; level++ {
			if s.after.UpgradeDeck(level).Has(card) {
				n++
			}
			if c, ok := s.after.Offer(level); ok && c == card {
				n++
			}
		}
		for seat := range s.after.Players() {
			if s.after.Upgrades(seat).Has(card) {
				n++
			}
		}
		want := 1
		if s.setup.Options.Base == da.Supplied {
			want = min(n, 1)
		}
		s.mustBe(n == want, "upgrade %d is in %d places", card+1, n)
	}
	oneFace(s, s.after.FinalDeck(), s.after.FinalCard)
	oneFace(s, s.after.RoomDeck(), s.after.RoomCard)
	oneFace(s, s.after.SoloDeck(), s.after.SoloCard)
	s.mustBe(s.before.FinalDeck().Contains(s.after.FinalDeck()) && s.before.RoomDeck().Contains(s.after.RoomDeck()) &&
		s.before.SoloDeck().Contains(s.after.SoloDeck()), "a card came back into a deck")
})

func oneFace(s step, d deck.Set, card func() (int, bool)) {
	c, ok := card()
	s.mustBe(!ok || !d.Has(c), "the face-up card %d is in its deck too", c+1)
}

func TestOnePlaceACard(t *testing.T) { test(t, oneplaceACard) }
func FuzzOnePlaceACard(f *testing.F) { fuzz(f, oneplaceACard) }

// 5. A treasure is used at most once, by the alliance that dug it, and is afterwards removed from the game.
var treasureOnce invariant = func() func(step) {
	dug, used := map[int]int{}, map[int]bool{}
	return func(s step) {
		for seat := range s.after.Players() {
			for card := range s.after.Treasures(seat).Minus(s.before.Treasures(seat)).All() {
				_, again := dug[card]
				s.mustBe(!again, "treasure %d is dug twice", card+1)
				dug[card] = seat
			}
		}
		if s.move.Kind() != da.MoveUse {
			return
		}
		card := s.move.Number() - 1
		s.mustBe(!used[card] && dug[card] == s.move.Player(), "treasure %d is p%d's", card+1, dug[card]+1)
		s.mustBe(places(s.after, card) == 0, "treasure %d is still in play", card+1)
		used[card] = true
	}
}

func TestTreasuresAreUsedOnce(t *testing.T) { test(t, treasureOnce) }
func FuzzTreasuresAreUsedOnce(f *testing.F) { fuzz(f, treasureOnce) }

// 6. No treasure is ever in a deck after it was drawn; there is no hand and no discard pile that it could be in.
var neverBackInTheDeck = every(func(s step) {
	s.mustBe(s.before.TreasureDeck().Contains(s.after.TreasureDeck()), "a card came back into the treasure deck")
	if isDraw(s.move, da.DeckOfTreasures) {
		card := s.move.Number() - 1
		s.mustBe(!s.after.TreasureDeck().Has(card), "the card drawn is still in the deck")
		if kind := s.setup.Options.Content.Treasures[card].Kind; kind == da.Treasure {
			s.mustBe(places(s.after, card) == 1, "the treasure lies beside no alliance")
		}
	}
})

func TestTreasuresNeverGoBack(t *testing.T) { test(t, neverBackInTheDeck) }
func FuzzTreasuresNeverGoBack(f *testing.F) { fuzz(f, neverBackInTheDeck) }

// 7. The treasure deck holds 12 cards minus the number of digs.
var twelveMinusDigs invariant = func() func(step) {
	digs := 0
	return func(s step) {
		digs += s.cites(da.DigReveals)
		s.mustBe(s.after.TreasureDeck().Len() == 12-digs, "%d cards after %d digs", s.after.TreasureDeck().Len(), digs)
	}
}

func TestTreasureDeckIsTwelveMinusDigs(t *testing.T) { test(t, twelveMinusDigs) }
func FuzzTreasureDeckIsTwelveMinusDigs(f *testing.F) { fuzz(f, twelveMinusDigs) }

// chestsLeft counts the chests on the map.
func chestsLeft(g da.Setup, s da.State) int {
	n := 0
	for _, c := range g.Options.Content.Map.Chests {
		if s.Chest(c.Cell) {
			n++
		}
	}
	return n
}

// 8. Every opened chest paid its XP exactly once, before its card was revealed, all of it face down.
var chestPaysOnce invariant = func() func(step) {
	paid, gone := 0, 0
	return func(s step) {
		gone += chestsLeft(s.setup, s.before) - chestsLeft(s.setup, s.after)
		dug := s.cites(da.DigReveals) > 0
		s.mustBe(!dug || s.cites(da.ChestXP) == 0 && paid > 0, "a card was revealed before the chest paid")
		n := s.cites(da.ChestXP)
		paid += n
		s.mustBe(paid == gone || paid == gone+1, "%d chests have paid, and %d are gone", paid, gone)
		s.mustBe(s.after.Actor() != rulebook.Actor(s.after.Turn()) || s.after.Actor() == rulebook.Chance || paid >= gone,
			"%d chests have paid, and %d are gone", paid, gone)
		if n > 0 && s.cites(da.KillXPFaceUp) == 0 {
			seat := s.before.Turn()
			upBefore, downBefore := s.before.XP(seat)
			up, down := s.after.XP(seat)
			s.mustBe(up == upBefore && down >= downBefore, "the chest paid face up")
		}
	}
}

func TestChestsPayOnce(t *testing.T) { test(t, chestPaysOnce) }
func FuzzChestsPayOnce(f *testing.F) { fuzz(f, chestPaysOnce) }

// 9. Face-up XP never grows by a chest and is the only XP that a purchase takes. No token count is ever negative.
var faceUpXP = every(func(s step) {
	for seat := range s.after.Players() {
		upBefore, downBefore := s.before.XP(seat)
		up, down := s.after.XP(seat)
		s.mustBe(up >= 0 && down >= 0, "p%d has %d and %d XP", seat+1, up, down)
		s.mustBe(down >= downBefore, "p%d lost face-down XP", seat+1)
		if s.cites(da.ChestXP) > 0 {
			s.mustBe(up == upBefore, "a chest changed face-up XP")
		}
		if up < upBefore {
			s.mustBe(s.cites(da.XPSpending) == 1 && down-downBefore == upBefore-up, "face-up XP got lost")
		}
	}
	for level := 1; level <= 3; level++ {
		given, left := s.after.Pool(level)
		s.mustBe(given >= 0 && left >= -1, "pool %d gave %d and has %d", level, given, left)
	}
})

func TestFaceUpXP(t *testing.T) { test(t, faceUpXP) }
func FuzzFaceUpXP(f *testing.F) { fuzz(f, faceUpXP) }

// 10. A purchase leaves every score as it was.
var purchaseKeepsScores = every(func(s step) {
	if s.cites(da.XPSpending) == 0 {
		return
	}
	for seat := range s.after.Players() {
		s.mustBe(s.before.Score(seat) == s.after.Score(seat), "the score of p%d changed", seat+1)
	}
})

func TestPurchasesKeepScores(t *testing.T) { test(t, purchaseKeepsScores) }
func FuzzPurchasesKeepScores(f *testing.F) { fuzz(f, purchaseKeepsScores) }

// 11. What the alliances hold equals what the pools gave, and no pool gave more than it had; with None there are none.
var poolsAddUp = every(func(s step) {
	gave := 0
	for level := 1; level <= 3; level++ {
		given, left := s.after.Pool(level)
		gave += given
		size := da.XPPool(level, s.after.Players())
		if level == 3 && s.setup.Options.XPPoolIII.Limited {
			size = s.setup.Options.XPPoolIII.Counts[s.after.Players()-1]
		}
		limited := size != da.Unlimited && s.setup.Options.XPPool != da.NoPools
		s.mustBe(limited == (left >= 0) && (!limited || given+left == size), "pool %d gave %d of %d and has %d", level, given, size, left)
	}
	if s.setup.Options.XPPool == da.NoPools {
		s.mustBe(gave == 0, "a pool that is not there gave %d", gave)
	} else {
		s.mustBe(gave == s.after.TeamScore(), "the pools gave %d, and the alliances hold %d", gave, s.after.TeamScore())
	}
})

func TestPoolsAddUp(t *testing.T) { test(t, poolsAddUp) }
func FuzzPoolsAddUp(f *testing.F) { fuzz(f, poolsAddUp) }

// 12. At most 2 Mimics stand, each on the cell of a chest that was dug, and none ever moves.
var mimicsStay invariant = func() func(step) {
	at := map[da.Figure]da.Cell{}
	return func(s step) {
		n := 0
		for _, f := range all(s.after) {
			info, _ := s.after.Figure(f)
			if !info.Mimic {
				delete(at, f)
				continue
			}
			n++
			_, was := s.before.Figure(f)
			if c, known := at[f]; known && was {
				s.mustBe(c == info.At, "%v moved from %v to %v", f, c, info.At)
			}
			at[f] = info.At
			chest := false
			for _, c := range s.setup.Options.Content.Map.Chests {
				chest = chest || c.Cell == info.At && c.Level == info.Level
			}
			s.mustBe(chest && !s.after.Chest(info.At) && info.Grid == da.OnMap, "%v stands on no chest's cell", f)
		}
		s.mustBe(n <= 2, "%d Mimics stand", n)
	}
}

func TestMimicsStayOnTheirChests(t *testing.T) {
	kit.Checks(t, 60)
	rapid.Check(t, overGames(mimicsStay, hoards()))
}
func FuzzMimicsStayOnTheirChests(f *testing.F) {
	laws.Fuzz(f, overGames(mimicsStay, hoards()))
}

// near2 counts the heroes within distance 2 of a cell of the map.
func near2(s da.State, at da.Cell) int {
	n := 0
	for _, f := range s.Figures(da.OnMap) {
		info, _ := s.Figure(f)
		col, row := int(info.At.Col-at.Col), int(info.At.Row-at.Row)
		if isHero(f) && max(col, -col, row, -row) <= 2 {
			n++
		}
	}
	return n
}

// 13. A Mimic's hits of one activation are exactly the heroes within distance 2, once each, and it is exhausted after them.
var mimicHitsOnce = every(func(s step) {
	from, to := s.place(da.MimicAttacks), s.place(da.MimicExhausted)
	if from < 0 {
		return
	}
	s.mustBe(to > from, "the Mimic is not exhausted after its attacks")
	if s.cites(da.MimicAttacks) > 1 || s.cites(da.MonsterActs) > 0 {
		return // several monsters acted, and heroes may have gone
	}
	hits, hit := 0, map[string]bool{}
	for _, e := range s.events[from:to] {
		if e.Rule == da.HitAndLoss && strings.Contains(e.Text, " is hit with strength ") {
			hits++
			hit[e.Text+string(rune(e.Player))] = true
		}
	}
	var at da.Cell
	for _, f := range s.after.Figures(da.OnMap) {
		if info, _ := s.after.Figure(f); info.Mimic {
			_, was := s.before.Figure(f)
			if s.move.Kind() == da.MoveDraw && !was || s.move.Monster() == f && s.move.Kind() != da.MoveDraw {
				at = info.At
			}
		}
	}
	if at != (da.Cell{}) {
		s.mustBe(hits == near2(s.before, at), "the Mimic on %v made %d hits on %d heroes", at, hits, near2(s.before, at))
	}
})

func TestMimicsHitEveryHeroOnce(t *testing.T) { test(t, mimicHitsOnce) }
func FuzzMimicsHitEveryHeroOnce(f *testing.F) { fuzz(f, mimicHitsOnce) }

// 14. A trap card revealed by a dig is out of the game when the dig is over, and no move lies between the reveal and the roll
// but the choice of Speed.
var trapAtOnce invariant = func() func(step) {
	rolled := false
	return func(s step) {
		card, open := s.before.Revealed()
		if open && s.cites(da.TrapRemoved) == 0 {
			_, still := s.after.Revealed()
			s.mustBe(still, "trap %d vanished", card+1)
		}
		if open && !rolled {
			answer := s.move.Kind() == da.MoveChoose && strings.Trim(strings.TrimPrefix(s.move.String()[2:], " choose "), "0123456789") == ""
			s.mustBe(answer || s.move.Kind() == da.MoveRoll, "a move between the reveal and the roll")
		}
		rolled = open && (rolled || s.move.Kind() == da.MoveRoll)
		if s.cites(da.TrapRemoved) > 0 {
			rolled = false
			_, still := s.after.Revealed()
			s.mustBe(!still, "a trap is still revealed")
		}
	}
}

func TestTrapsAreAttemptedAtOnce(t *testing.T) { test(t, trapAtOnce) }
func FuzzTrapsAreAttemptedAtOnce(f *testing.F) { fuzz(f, trapAtOnce) }

// disarms returns the odds of a success after an answer n to a trap's question, and whether n is an answer.
func disarms(s da.State, n int) (num, den uint64, ok bool) {
	next, events, err := s.Explain(da.ChooseNumber(s.Turn(), n))
	if err != nil {
		return 0, 0, false
	}
	if next.Actor() != rulebook.Chance || (step{events: events}).cites(da.TrapRemoved) > 0 {
		return 1, 1, true
	}
	for m := range rulebook.Moves(next) {
		a, d := next.Odds(m)
		den = d
		if _, events, _ := next.Explain(m); (step{events: events}).cites(da.TrapConsequences) == 0 {
			num += a
		}
	}
	return num, den, true
}

// 15. The chance of a disarm never falls as Speed is added, and some amount of Speed makes it 1.
var speedHelps = every(func(s step) {
	if s.cites(da.TrapAtOnce) == 0 || s.after.Actor() < 0 {
		return
	}
	_, open := s.after.Revealed()
	if !open {
		return
	}
	var num, den uint64 = 0, 1
	for n := 0; ; n++ {
		a, d, ok := disarms(s.after, n)
		if !ok {
			s.mustBe(n > s.after.Speed() || num == den, "with %d Speed of %d the chance is %d/%d", n-1, s.after.Speed(), num, den)
			return
		}
		s.mustBe(a*den >= num*d, "%d Speed lowers the chance from %d/%d to %d/%d", n, num, den, a, d)
		num, den = a, d
	}
})

func TestSpeedNeverLowersAChance(t *testing.T) { test(t, speedHelps) }
func FuzzSpeedNeverLowersAChance(f *testing.F) { fuzz(f, speedHelps) }

// 16. There is at most one Staircase Token, and never a staircase and a Quest Token on the map together. Before the staircase
// no hero is in the Room.
var staircaseOrQuest = every(func(s step) {
	_, quest := s.after.Quest()
	_, stairs := s.after.Staircase()
	s.mustBe(!quest || !stairs, "staircase and Quest Token are both on the map")
	if !stairs {
		for _, f := range s.after.Figures(da.InRoom) {
			s.mustBe(!isHero(f), "%v is in the Room", f)
		}
	}
})

func TestStaircaseOrQuestToken(t *testing.T) { test(t, staircaseOrQuest) }
func FuzzStaircaseOrQuestToken(f *testing.F) { fuzz(f, staircaseOrQuest) }

// 17. With the Room in use and while no hero has entered it, the Final Enemy is inactive and unharmed, and its deck and the
// Room deck are whole.
var wholeBeforeEntry = every(func(s step) {
	if !roomOn(s.after) || s.after.Entered() {
		return
	}
	cards := 6
	if s.setup.Enemy == "titan" {
		cards = 10
	}
	s.mustBe(s.after.FinalDeck().Len() == 6 && s.after.RoomDeck().Len() == cards, "a deck is not whole")
	if info, ok := s.after.Figure(da.FinalFigure); ok {
		s.mustBe(!info.Ready && info.Health == info.FullHealth, "the Final Enemy is active or harmed")
	}
})

func TestNothingHappensBeforeTheFirstEntry(t *testing.T) { test(t, wholeBeforeEntry) }
func FuzzNothingHappensBeforeTheFirstEntry(f *testing.F) { fuzz(f, wholeBeforeEntry) }

func isDraw(m da.Move, d da.Deck) bool {
	from, ok := m.Deck()
	return ok && from == d
}

// 18. The first entry is followed by one Final Enemy draw and one Room draw, in that order, before any other move but the
// answers that the two cards ask for; no later entry draws a card.
var firstEntryDrawsTwice invariant = func() func(step) {
	const idle, final, room = 0, 1, 2
	waits := idle
	return func(s step) {
		k := s.move.Kind()
		switch {
		case k == da.MoveEnter && !s.before.Entered():
			waits = final
		case k == da.MoveEnter:
			s.mustBe(s.after.Actor() >= 0, "a later entry draws")
		case waits == final:
			s.mustBe(isDraw(s.move, da.DeckOfFinal), "the first entry waits for the Final Enemy card")
			waits = room
		case waits == room && isDraw(s.move, da.DeckOfRoom):
			waits = idle
		case waits == room:
			s.mustBe(k == da.MoveChoose || k == da.MoveRoll || k == da.MoveToken, "the first entry waits for the Room card")
		}
	}
}

func TestFirstEntryDrawsTwoCards(t *testing.T) { test(t, firstEntryDrawsTwice) }
func FuzzFirstEntryDrawsTwoCards(f *testing.F) { fuzz(f, firstEntryDrawsTwice) }

// 19. Outside Titan games the Final Enemy draw comes from 6 cards and the Room deck started with 6; in Titan games 6 and 10.
var deckSizes invariant = func() func(step) {
	finals, rooms := 0, 0
	return func(s step) {
		start := 6
		if s.setup.Enemy == "titan" {
			start = 10
		}
		if isDraw(s.move, da.DeckOfFinal) {
			_, den := s.before.Odds(s.move)
			s.mustBe(int(den) == 6-finals, "draw %d is from %d cards", finals+1, den)
			finals++
		}
		if isDraw(s.move, da.DeckOfRoom) {
			_, den := s.before.Odds(s.move)
			s.mustBe(int(den) == start-rooms, "draw %d is from %d cards", rooms+1, den)
			rooms++
		}
	}
}

func TestDeckSizes(t *testing.T) { test(t, deckSizes) }
func FuzzDeckSizes(f *testing.F) { fuzz(f, deckSizes) }

// 20. After each attack of the Final Enemy the draws come in the order Final Enemy, Room, solo; the third only in Solo and
// Cooperative.
var drawsInOrder invariant = func() func(step) {
	var due []da.Deck // the draws that the last attack still has to be followed by
	return func(s step) {
		if deck, ok := s.move.Deck(); ok && deck >= da.DeckOfFinal && len(due) > 0 {
			s.mustBe(deck == due[0], "the draws due are %v", due)
			due = due[1:]
		}
		if s.cites(da.GameOver)+s.cites(da.Initiative) > 0 {
			s.mustBe(len(due) == 0, "the draws %v were not made", due)
		}
		for _, e := range s.events {
			if e.Rule == da.FinalAttackOnce && strings.HasSuffix(e.Text, "once in the round") {
				due = s.drawsDue()
			}
		}
	}
}

// drawsDue lists the draws that follow an attack.
func (s step) drawsDue() []da.Deck {
	var due []da.Deck
	if s.before.FinalDeck().Len() > 0 {
		due = append(due, da.DeckOfFinal)
	}
	if s.before.RoomDeck().Len() > 0 {
		due = append(due, da.DeckOfRoom)
	}
	if s.before.SoloDeck().Len() > 0 && s.setup.Options.Mode != da.Competitive {
		due = append(due, da.DeckOfSolo)
	}
	return due
}

func TestDrawsComeInOrder(t *testing.T) { test(t, drawsInOrder) }
func FuzzDrawsComeInOrder(f *testing.F) { fuzz(f, drawsInOrder) }

// 21. At most one Final Enemy card and one Room card are face up, and only the face-up Final Enemy card's Defense text acts.
var onlyTheFaceUpCardGuards = every(func(s step) {
	info, ok := s.after.Figure(da.FinalFigure)
	if !ok {
		return
	}
	for _, f := range s.setup.Options.Content.Finals {
		if f.ID != s.setup.Enemy {
			continue
		}
		want := f.Defence
		if card, ok := s.after.FinalCard(); ok {
			for _, e := range f.Cards[card].Defense {
				if e.Kind == da.GuardEffect {
					want += e.N
				}
			}
		}
		s.mustBe(info.Defence == want, "the Final Enemy's defence is %d, and not %d", info.Defence, want)
	}
})

func TestOnlyTheFaceUpCardGuards(t *testing.T) { test(t, onlyTheFaceUpCardGuards) }
func FuzzOnlyTheFaceUpCardGuards(f *testing.F) { fuzz(f, onlyTheFaceUpCardGuards) }

// 22. A banished monster changes no XP total and no pool, and before a banish no way to the target was free. The second half
// is checked for all arrangements of a small grid in TestBanishAgainstSearch.
var banishPaysNothing = every(func(s step) {
	if s.cites(da.BanishNoXP) == 0 {
		return
	}
	s.mustBe(s.place(da.Banish) >= 0 || s.move.Kind() == da.MoveChoose, "a monster is banished without need")
	s.mustBe(s.before.TeamScore() == s.after.TeamScore(), "banishing changed XP")
	for level := 1; level <= 3; level++ {
		before, _ := s.before.Pool(level)
		after, _ := s.after.Pool(level)
		s.mustBe(before == after, "banishing changed the pool %d", level)
	}
})

func TestBanishingPaysNothing(t *testing.T) { test(t, banishPaysNothing) }
func FuzzBanishingPaysNothing(f *testing.F) { fuzz(f, banishPaysNothing) }

// 23. No hero power affects more than 4 figures in the Room.
var fourTargets = every(func(s step) {
	hero, ok := s.before.ActiveHero()
	info, _ := s.before.Figure(hero)
	k := s.move.Kind()
	if !ok || info.Grid != da.InRoom || k != da.MoveAttack && k != da.MoveSupplyDamage && k != da.MoveSupplyHeal && k != da.MoveUse {
		return
	}
	n := 0
	for _, f := range s.before.Figures(da.InRoom) {
		a, _ := s.before.Figure(f)
		b, _ := s.after.Figure(f)
		a.Defence, b.Defence = 0, 0 // the Final Enemy's card may have gone with it
		if f == da.FinalFigure && k == da.MoveUse {
			b.Ready = a.Ready
		}
		if a != b {
			n++
		}
	}
	s.mustBe(n <= 4, "%d figures are affected", n)
})

func TestAtMostFourTargets(t *testing.T) { test(t, fourTargets) }
func FuzzAtMostFourTargets(f *testing.F) { fuzz(f, fourTargets) }

// 24. From the defeat of the Final Enemy on, its deck and the Room deck are removed from play, no draw from them happens and
// its XP was paid exactly once.
var decksGoWithTheEnemy invariant = func() func(step) {
	scored := 0
	return func(s step) {
		scored += s.cites(da.FinalScoredAtOnce)
		s.mustBe(scored <= 1 && (scored == 1) == s.after.Won(), "the Final Enemy was scored %d times", scored)
		if s.before.Won() {
			s.mustBe(!isDraw(s.move, da.DeckOfFinal) && !isDraw(s.move, da.DeckOfRoom), "a draw from a removed deck")
		}
		if s.after.Won() {
			_, final := s.after.FinalCard()
			_, room := s.after.RoomCard()
			s.mustBe(s.after.FinalDeck().Len()+s.after.RoomDeck().Len() == 0 && !final && !room, "a deck is still in play")
		}
	}
}

func TestDecksGoWithTheFinalEnemy(t *testing.T) { test(t, decksGoWithTheEnemy) }
func FuzzDecksGoWithTheFinalEnemy(f *testing.F) { fuzz(f, decksGoWithTheEnemy) }

// 25. The Final Enemy is never activated in Monster Activation and never by a player.
var foeIsNotActivated = every(func(s step) {
	k := s.move.Kind()
	s.mustBe(k != da.MoveMonster && k != da.MoveSupplyMonster || s.move.Monster() != da.FinalFigure, "the Final Enemy is activated")
	seat := max(int(s.after.Actor()), 0)
	for _, m := range []da.Move{da.ActivateMonster(seat, da.FinalFigure, da.At(3, 2)), da.SupplyMonster(seat, da.FinalFigure, da.Cell{})} {
		s.mustBe(!accepts(s.after, m), "%v is accepted", m)
	}
})

func TestTheFinalEnemyIsNotActivated(t *testing.T) { test(t, foeIsNotActivated) }
func FuzzTheFinalEnemyIsNotActivated(f *testing.F) { fuzz(f, foeIsNotActivated) }

// 26. The round is from 1 to 6 with the Room, from 1 to 4 without it; after the end of the last there is no move. Before that
// the game is over only with the Room cleared out; DA-END-7 ends it in its last round.
var roundsHaveAnEnd = every(func(s step) {
	last := 6
	if !roomOn(s.after) {
		last = 4
	}
	round := s.after.Round()
	s.mustBe(round >= max(1, s.before.Round()) && round <= last, "it is round %d", round)
	if s.after.Actor() != rulebook.Over {
		return
	}
	cleared := roomOn(s.after) && s.after.Won()
	for _, f := range s.after.Figures(da.InRoom) {
		cleared = cleared && isHero(f)
	}
	s.mustBe(round == last || cleared, "the game is over in round %d", round)
	s.mustBe(len(s.after.AppendMoves(nil)) == 0, "a move is legal after the end")
})

func TestRoundsHaveAnEnd(t *testing.T) { test(t, roundsHaveAnEnd) }
func FuzzRoundsHaveAnEnd(f *testing.F) { fuzz(f, roundsHaveAnEnd) }

// 27. Each hero acts at most once a round; Speed is never negative, and no hero but the active one has any.
var heroesActOnce invariant = func() func(step) {
	type act struct {
		round int
		hero  da.Figure
	}
	seen := map[act]bool{}
	return func(s step) {
		if s.move.Kind() == da.MoveActivate {
			a := act{s.before.Round(), da.HeroFigure(s.move.Player(), s.move.Number())}
			s.mustBe(!seen[a], "%v acts twice in round %d", a.hero, a.round)
			seen[a] = true
		}
		_, active := s.after.ActiveHero()
		s.mustBe(s.after.Speed() >= 0 && (active || s.after.Speed() == 0), "Speed is %d", s.after.Speed())
	}
}

func TestHeroesActOnceARound(t *testing.T) { test(t, heroesActOnce) }
func FuzzHeroesActOnceARound(f *testing.F) { fuzz(f, heroesActOnce) }

// 28. Health is from 0 to the full health; a figure at 0 is on no cell.
var healthInBounds = every(func(s step) {
	for _, f := range all(s.after) {
		info, _ := s.after.Figure(f)
		s.mustBe(info.Health >= 1 && info.Health <= info.FullHealth, "%v has %d of %d health", f, info.Health, info.FullHealth)
		s.mustBe(info.At != (da.Cell{}), "%v is in play on no cell", f)
	}
})

func TestHealthStaysInBounds(t *testing.T) { test(t, healthInBounds) }
func FuzzHealthStaysInBounds(f *testing.F) { fuzz(f, healthInBounds) }

// 29. A waiting chance event's odds are positive and sum to 1; every listed outcome is accepted and every other is refused.
// The same for answers of a decision.
var oddsSumToOne = every(func(s step) {
	if s.after.Actor() != rulebook.Chance {
		return
	}
	listed := map[da.Move]bool{}
	var sum, all uint64
	for m := range rulebook.Moves(s.after) {
		num, den := s.after.Odds(m)
		s.mustBe(num > 0 && accepts(s.after, m), "%v has odds %d/%d", m, num, den)
		sum, all = sum+num, den
		listed[m] = true
	}
	s.mustBe(sum == all, "odds sum to %d/%d", sum, all)
	for n := -1; n <= 20; n++ {
		for _, m := range []da.Move{da.Roll(n), da.DrawToken(n), da.Draw(da.DeckOfTreasures, n), da.Draw(da.DeckOfFinal, n), da.Draw(da.DeckOfRoom, n)} {
			s.mustBe(listed[m] == accepts(s.after, m), "%v is accepted or listed, and not both", m)
		}
	}
})

func TestOddsSumToOne(t *testing.T) { test(t, oddsSumToOne) }
func FuzzOddsSumToOne(f *testing.F) { fuzz(f, oddsSumToOne) }

// 30. A refused move leaves the state equal, names a clause, and every event of an accepted move names one. From every state
// that is not over some move is legal, and every House game ends.
func refusalsAndEnds(t *rapid.T) {
	g := setups().Draw(t, "setup")
	rules := da.Rules()
	known := make(map[*rulebook.Rule]bool, len(rules))
	for _, r := range rules {
		known[r] = true
	}
	s, _ := game(t, g, watcher{after: func(before da.State, m da.Move, after da.State, events []rulebook.Event) {
		require.NotEmpty(t, events, m)
		for _, e := range events {
			require.True(t, known[e.Rule], "%v cites %v", m, e)
		}
		wrong := da.Step(before.Turn(), da.At(16, 16))
		next, err := before.Apply(wrong)
		var v *rulebook.Violation
		require.ErrorAs(t, err, &v)
		require.True(t, known[v.Rule] && next == before)
	}})
	if g.Options.Base == da.House {
		require.Equal(t, rulebook.Over, s.Actor(), "not over after %d moves:\n%v", longest, s)
	}
}

func TestRefusalsChangeNothingAndHouseGamesEnd(t *testing.T) {
	kit.Checks(t, 20)
	rapid.Check(t, refusalsAndEnds)
}
func FuzzRefusalsChangeNothingAndHouseGamesEnd(f *testing.F) { laws.Fuzz(f, refusalsAndEnds) }

// 31. Tables: tile columns sum to 12, 13, 17, 21; XP Level I plus II to 20, 28, 40, 55; no row falls as players are added.
func TestTableSums(t *testing.T) {
	for i, want := range [][2]int{{12, 20}, {13, 28}, {17, 40}, {21, 55}} {
		players, tiles, xp := i+1, 0, 0
		for level := 1; level <= 3; level++ {
			tiles += da.DungeonTiles(level, players)
			if level < 3 {
				xp += da.XPPool(level, players)
			}
			require.GreaterOrEqual(t, da.DungeonTiles(level, players), da.DungeonTiles(level, i))
			require.True(t, level == 3 || da.XPPool(level, players) >= da.XPPool(level, i))
		}
		require.Equal(t, want, [2]int{tiles, xp})
		require.GreaterOrEqual(t, da.FrameSpaces(players), da.FrameSpaces(i))
	}
}
