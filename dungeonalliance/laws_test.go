package dungeonalliance_test

import (
	"errors"
	"fmt"
	"iter"
	"reflect"
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

// supplied reports whether a move is a supply of an outside engine: nothing bounds its numbers, so none is listed.
func supplied(m da.Move) bool { return m.Kind() >= da.MoveSupplySpeed && m.Kind() < da.MoveChoose }

// law is this game under the laws that all games obey. Games with an outside engine have no bound, since it may report for
// ever; house games have houseBound.
func law() laws.Laws[da.State, da.Move] {
	return laws.Laws[da.State, da.Move]{
		Rules:    da.Rules(),
		Parse:    da.ParseMove,
		Compare:  da.Compare,
		Space:    space,
		Unlisted: supplied,
	}
}

// space lists moves worth trying at a position: every kind, by players at the table and one who is not, in range and out.
func space(s da.State) iter.Seq[da.Move] { return slices.Values(moveSpace(s)) }

func moveSpace(s da.State) []da.Move {
	moves := []da.Move{{}}
	add := func(m ...da.Move) { moves = append(moves, m...) }
	seat := max(int(s.Actor()), 0)
	for _, p := range []int{seat, seat + 1, 8} {
		add(da.OpenWay(p), da.LeaveRoom(p), da.EndTurn(p), da.Decline(p), da.ChooseNo(p), da.ChooseYes(p), da.SuppliedAll(p),
			da.Attack(p), da.Activate(p, 1), da.ChooseNumber(p, 0))
	}
	for n := -1; n < 14; n++ {
		add(da.Activate(seat, n), da.Buy(seat, n), da.Roll(n), da.DrawToken(n), da.ChooseNumber(seat, n), da.SupplySpeed(seat, n),
			da.Use(seat, n, 1), da.Use(seat, n, 4), da.Use(seat, 2, n), da.SupplyUpgrade(seat, n, 2), da.SupplyXP(seat, n, 3, true),
			da.Open(seat, da.At(5, 4), n), da.Open(seat, da.At(5, 1), n))
		for d := da.DeckOfTreasures; d <= da.DeckOfSolo; d++ {
			add(da.Draw(d, n))
		}
	}
	figures := append(s.Figures(da.OnMap), s.Figures(da.InRoom)...)
	add(da.SupplyDamage(seat), da.SupplyLoss(seat), da.ActivateMonster(seat, da.MonsterFigure(1), da.At(6, 3), 0, 4))
	add(da.Attack(seat, figures...), da.ChooseFigures(seat, figures...), da.ChooseFigures(seat))
	figures = append(figures, da.HeroFigure(3, 4), da.MonsterFigure(47), da.FinalFigure)
	for i, f := range figures {
		next := figures[(i+1)%len(figures)]
		add(da.Attack(seat, f), da.Attack(seat, f, next), da.ChooseFigures(seat, f), da.ChooseFigures(seat, f, next),
			da.SupplyDamage(seat, da.Amount{Figure: f, N: 1}, da.Amount{Figure: next, N: 2}),
			da.SupplyHeal(seat, da.Amount{Figure: f, N: 1}), da.SupplyLoss(seat, da.Amount{Figure: f, N: int16(i - 1)}),
			da.SupplyMonster(seat, f, da.Cell{}, da.Amount{Figure: next, N: 1}), da.ActivateMonster(seat, f, da.Cell{}),
			da.ActivateMonster(seat, f, da.At(1+i%7, 1+i%5), next))
		if info, ok := s.Figure(f); ok && i < 12 {
			add(da.ActivateMonster(seat, f, info.At, figures[0]), da.ActivateMonster(seat, f, info.At))
		}
	}
	for row := 1; row <= 7; row++ {
		for col := 1; col <= 7; col++ {
			c := da.At(col, row)
			add(da.Step(seat, c), da.ChooseCell(seat, c), da.Enter(seat, c), da.Open(seat, c, 0))
		}
	}
	return moves
}

// laws checks the common laws at drawn positions of a drawn game, and that the game reads back from its record.
func lawful(t *rapid.T) {
	g := setups().Draw(t, "setup")
	every := rapid.IntRange(8, 40).Draw(t, "every")
	n := 0
	l := law()
	rules := da.Rules()
	s, moves := game(t, g, watcher{before: func(s da.State) {
		if n++; n%every == 0 {
			waits := s.Actor() == rulebook.Chance || s.AppendMoves(nil)[0].Kind() == da.MoveChoose
			require.Equal(t, waits, slices.Contains(rules, s.Waits()), "%v", s)
			require.Equal(t, waits, strings.Contains(s.String(), "\nwaits: "))
			l.Position(t, s)
		}
	}})
	l.Position(t, s)
	laws.Replays(t, da.Game(), g, moves, da.Facts(s))
}

func TestLaws(t *testing.T) {
	kit.Checks(t, 15)
	rapid.Check(t, lawful)
}

func FuzzLaws(f *testing.F) { laws.Fuzz(f, lawful) }

func TestShape(t *testing.T) {
	f, ok := reflect.TypeFor[da.State]().FieldByName("setup")
	require.True(t, ok)
	laws.Shape[da.State](t, f.Type)
}

// sampled stops a drawn game at chance events and compares samples with the odds.
func TestSamplesFollowTheOdds(t *testing.T) {
	kit.Checks(t, 12)
	rapid.Check(t, func(t *rapid.T) {
		g := setups().Draw(t, "setup")
		stop := rapid.IntRange(0, 60).Draw(t, "stop")
		n := 0
		game(t, g, watcher{before: func(s da.State) {
			if s.Actor() == rulebook.Chance {
				if n++; n%40 == stop%40 {
					law().Samples(t, s, 600, uint64(stop))
				}
			}
		}})
	})
}

// The zero State is harmless: it is over, has no move, and refuses every move by the end of the game.
func TestZeroState(t *testing.T) {
	var s da.State
	require.Equal(t, rulebook.Over, s.Actor())
	require.Empty(t, s.AppendMoves(nil))
	require.Equal(t, da.Move{}, s.Sample(nil))
	require.Equal(t, "no adventure", s.String())
	for m := range space(s) {
		_, err := s.Apply(m)
		require.ErrorIs(t, err, da.GameOver)
		num, den := s.Odds(m)
		require.Zero(t, num+den)
	}
	require.NotPanics(t, func() {
		s.Waits()
		s.Content()
		s.Rounds()
		s.Players()
		s.Options()
		s.ActiveHero()
		s.Pool(1)
		s.Quest()
		s.Staircase()
		s.Chest(da.At(1, 1))
		s.Figure(0)
		s.Figures(da.OnMap)
		s.Winners()
		s.Score(0)
		s.Offer(1)
		s.UpgradeDeck(1)
		s.Upgrades(0)
		s.Treasures(0)
		da.Facts(s)
	})
}

// texts are lines that may or may not be moves.
func readsBack(t *rapid.T) {
	words := []string{"p1", "p2", "p9", "p0", "activate", "step", "open", "use", "way", "enter", "leave", "attack", "buy", "end",
		"monster", "decline", "supply", "speed", "damage", "heal", "done", "loss", "xp", "upgrade", "price", "choose", "roll", "draw",
		"token", "treasure", "room", "solo", "a1", "d4", "m3", "m48", "m03", "enemy", "3,4", "0,1", "17,1", "1", "-2", "+1", "9999",
		"99999", "to", "hits", "hero", "extra", "up", "down", "yes", "no", "", " ", "é"}
	text := ""
	for i, w := range rapid.SliceOfN(rapid.SampledFrom(words), 0, 8).Draw(t, "words") {
		if i > 0 {
			text += " "
		}
		text += w
	}
	m, err := da.ParseMove(text)
	if err != nil {
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, err, &syntax)
		require.NotEmpty(t, syntax.Want)
		return
	}
	require.Equal(t, text, m.String())
}

func TestNotation(t *testing.T) { rapid.Check(t, readsBack) }

func FuzzNotation(f *testing.F) { laws.Fuzz(f, readsBack) }

// Any text at all is a move that reads back, or a syntax error; nothing panics.
func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"", "p1", "p1 ", "p", "p1 step 3,4", "p1 open 5,5 extra 3", "p1 supply monster m3 to 4,5 hits a1 2 b3 1",
		"p1 supply damage", "p1 supply damage a1", "p1 choose -", "p1 choose ,", "draw", "roll 99999999999999999999", "p1 attack ",
		"p1 supply damage a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1 a1 1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := da.ParseMove(text)
		if err == nil && m.String() != text {
			t.Errorf("%q reads as %v", text, m)
		}
		var syntax *rulebook.SyntaxError
		if err != nil && (!errors.As(err, &syntax) || syntax.Col < 1) {
			t.Errorf("%q: %v", text, err)
		}
	})
}

// Every move that the constructors make reads back, whatever numbers they are given.
func TestConstructorsReadBack(t *testing.T) {
	s, err := newSetup(da.Options{}, 2, "gorthos").Start()
	require.NoError(t, err)
	for _, m := range moveSpace(s)[1:] {
		if slices.Contains([]string{"p1 attack", "p2 attack", "p9 attack", "p1 choose"}, m.String()) {
			continue // names no figure, which the notation can't say
		}
		back, err := da.ParseMove(m.String())
		if m.Cell() == (da.Cell{}) && err != nil {
			continue // names a cell that is none
		}
		require.NoError(t, err, m.String())
		require.Equal(t, m, back)
		require.Zero(t, m.Compare(back))
		text, err := m.MarshalText()
		require.NoError(t, err)
		var read da.Move
		require.NoError(t, read.UnmarshalText(text))
		require.Equal(t, m, read)
	}
}

// requireParts asks every move for the parts that only some have.
func requireParts(t *testing.T) {
	t.Helper()
	s, err := newSetup(da.Options{}, 2, "gorthos").Start()
	require.NoError(t, err)
	for _, m := range moveSpace(s) {
		words := strings.Fields(m.String())
		has := func(word string) bool { return slices.Contains(words, word) }
		deck, draw := m.Deck()
		require.Equal(t, has("draw"), draw)
		if draw {
			require.Equal(t, words[1], deck.String())
		}
		require.Equal(t, has("choose"), m.Answer() != da.NoAnswer, "%v", m)
		require.Equal(t, has("yes"), m.Answer() == da.AnswerYes)
		require.Equal(t, has("no"), m.Answer() == da.AnswerNo)
		alliance, faceUp, award := m.Award()
		require.Equal(t, has("xp"), award)
		require.Equal(t, has("up"), faceUp)
		if award {
			require.Equal(t, words[3], fmt.Sprintf("p%d", alliance+1))
		}
		if number := words[len(words)-1]; has("activate") || has("hero") {
			require.Equal(t, number, strconv.Itoa(m.Hero()))
		} else {
			require.Zero(t, m.Hero())
		}
		if number := words[len(words)-1]; has("price") {
			require.Equal(t, number, strconv.Itoa(m.Price()))
		} else {
			require.Zero(t, m.Price())
		}
	}
}

// What a move names can be read from it.
func TestMoveAccessors(t *testing.T) {
	a := da.Attack(1, da.FinalFigure, da.MonsterFigure(3))
	require.Equal(t, []da.Figure{da.MonsterFigure(3), da.FinalFigure}, a.Targets())
	require.Equal(t, 1, a.Player())
	require.Equal(t, rulebook.Nobody, da.Roll(3).Player())
	list := []da.Amount{{Figure: da.HeroFigure(0, 2), N: 4}}
	require.Equal(t, list, da.SupplyHeal(0, list...).Amounts())
	require.Equal(t, da.MonsterFigure(2), da.ActivateMonster(0, da.MonsterFigure(2), da.At(1, 1)).Monster())
	require.Equal(t, "none", da.Move{}.String())
	require.Equal(t, "nobody", da.HeroFigure(4, 1).String())
	require.Equal(t, "nobody", da.MonsterFigure(48).String())
	none := da.HeroFigure(9, 9)
	for _, m := range []da.Move{da.Attack(0, 0, none), da.ChooseFigures(0, none), da.ActivateMonster(0, none, da.At(1, 1)),
		da.ActivateMonster(0, da.MonsterFigure(1), da.At(1, 1), none), da.SupplyMonster(0, none, da.At(1, 1)),
		da.SupplyMonster(0, da.MonsterFigure(1), da.At(1, 1), da.Amount{Figure: none, N: 1}), da.SupplyLoss(0, list[0], da.Amount{Figure: none})} {
		require.Equal(t, da.Move{}, m)
	}
	requireParts(t)
	require.Equal(t, -1, da.Compare(da.SupplyHeal(0, list...), da.SupplyHeal(0, da.Amount{Figure: list[0].Figure, N: 5})))
	s, err := newSetup(da.Options{}, 2, "gorthos").Start()
	require.NoError(t, err)
	require.Equal(t, da.Shipped(), s.Content())
}
