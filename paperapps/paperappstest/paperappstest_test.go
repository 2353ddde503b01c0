package paperappstest

import (
	"flag"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/internal/kit"
	"github.com/rulebook-go/rulebook/paperapps"
)

// The second implementation passes its own kit, and so does the model.
func TestSecondImplementationPasses(t *testing.T) {
	Run(t, func(g paperapps.Setup) Subject { return newPencil(g, "") })
}

func TestModelPasses(t *testing.T) {
	Run(t, func(g paperapps.Setup) Subject {
		s, err := g.Start()
		require.NoError(t, err)
		return &kit.Mirror[paperapps.State, paperapps.Move]{State: s, Parse: paperapps.ParseMove, FactsOf: paperapps.State.Facts}
	})
}

// planted lists the bugs that pencil can have, and the rules that may be named for each: its own, or one that follows.
var planted = []struct {
	bug   string
	rules string
	only  func(paperapps.Setup) bool // the set-ups that are driven; nil: all
}{
	{"any heading fits any roll", "PA-MOVE-1", nil},
	{"the die has a seven", "PA-MOVE-1", nil},
	{"a six walks five", "PA-MOVE-1 PA-MOVE-2 PA-MOVE-3 PA-MOVE-13", nil},
	{"a turn may change the kind", "PA-MOVE-7", nil},
	{"doubling back with a side open", "PA-MOVE-5", nil},
	{"hitting a wall costs a square", "PA-MOVE-6", nil},
	{"corners never stop", "PA-MOVE-2 PA-MOVE-5 PA-MOVE-9 PA-MOVE-10 PA-MOVE-11 PA-MOVE-4 PA-MOVE-6", nil},
	{"the clear path is not binding", "PA-MOVE-11", nil},
	{"doubling back between moves is free", "PA-MOVE-12", nil},
	{"a mirrored turn is free", "PA-MOVE-14", func(g paperapps.Setup) bool { return g.Options.Turn == paperapps.Mirror && g.Pages[0].Floor != nil }},
	{"coins are taken on landing only", "PA-COIN-1 PA-OBJ-1", nil},
	{"objects act again and again", "PA-OBJ-2 PA-OBJ-4", nil},
	{"a heart heals one less", "PA-HEART-1", nil},
	{"a web does not stop", "PA-WEB-1", nil},
	{"a web costs nothing", "PA-WEB-2", nil},
	{"a web always costs one", "PA-WEB-1 PA-WEB-2 PA-WEB-3", nil},
	{"a key is good on later floors", "PA-KEY-3", nil},
	{"a door uses the key up", "PA-KEY-2 PA-LOCK-1", nil},
	{"doors open without the key", "PA-LOCK-1 PA-LOCK-2 PA-MOVE-4 PA-MOVE-5 PA-MOVE-9 PA-MOVE-11", nil},
	{"the first jump is optional", "PA-TELE-1 PA-TELE-2 PA-TELE-3 PA-TELE-4", nil},
	{"every jump is forced", "PA-TELE-1 PA-TELE-2", nil},
	{"a jump costs a square", "PA-TELE-3 PA-TELE-1", nil},
	{"stairs reach four cells", "PA-STAIR-1 PA-STAIR-4 PA-LEDGER-2 PA-BOOK-3", nil},
	{"stairs are for landing only", "PA-STAIR-2 PA-STAIR-3", nil},
	{"the hero may leave beside the stairs in mid-move", "PA-STAIR-4 PA-STAIR-2", nil},
	{"coins may be negative", "PA-LEDGER-3", nil},
	{"no cap", "PA-LEDGER-5", nil},
	{"an elixir counts from the next page on", "PA-LEDGER-5 PA-ITEM-10", nil},
	{"no HP is always death", "PA-DEATH-1 PA-BOOK-3", nil},
	{"respawn is always at ten", "PA-DEATH-2 PA-DEATH-3", nil},
	{"the dead keep their coins", "PA-DEATH-1 PA-DEATH-2 PA-DEATH-3", nil},
	{"death turns item keeping about", "PA-DEATH-4", nil},
	{"shops give credit", "PA-SHOP-2", nil},
	{"an offer can be bought twice", "PA-SHOP-3", nil},
	{"effects last for two floors", "PA-SHOP-6 PA-ITEM-3 PA-ITEM-4 PA-ITEM-5 PA-COIN-1 PA-CHEST-1 PA-ENEMY-1 PA-ENEMY-2 PA-OBJ-1 PA-OBJ-3", nil},
	{"the gambler pays on a three", "PA-ITEM-2", nil},
	{"a rush forgets chests", "PA-ITEM-3 PA-CHEST-1", nil},
	{"weaklings spare the mystery enemy", "PA-ITEM-4 PA-ENEMY-2", nil},
	{"a shield holds off webs", "PA-WEB-1 PA-WEB-2 PA-WEB-3 PA-OBJ-3", nil},
	{"a doubled roll is even", "PA-ITEM-6 PA-MOVE-1", nil},
	{"potions are never used up", "PA-SHOP-4 PA-ITEM-6", nil},
	{"a rerolled die stays doubled", "PA-ITEM-7 PA-ITEM-12 PA-MOVE-1 PA-MOVE-2", func(g paperapps.Setup) bool {
		return has(g, paperapps.DoublingPotion) && has(g, paperapps.ScrollOfMulligan)
	}},
	{"breaking through costs one square", "PA-ITEM-8 PA-ITEM-13", nil},
	{"a scroll keeps the heading", "PA-ITEM-9 PA-ITEM-14 PA-MOVE-17 PA-SHOP-4", nil},
}

// has says whether the first page sells an item for nothing.
func has(g paperapps.Setup, i paperapps.Item) bool {
	return slices.Contains(g.Pages[0].Shop, paperapps.Offer{Item: i})
}

var long = flag.Bool("long", false, "drive each planted bug until the rule that is blamed for it is beyond doubt")

// The kit finds every planted bug, and the rule that it breaks, or one that follows from it, is at work in the move that
// shows it. With -long the rule blamed in the most games must be one of them, and the table says which it is.
func TestPlantedBugsAreFound(t *testing.T) {
	if testing.Short() {
		t.Skip("thousands of games")
	}
	require.GreaterOrEqual(t, len(planted), 25)
	var table strings.Builder
	for _, b := range planted {
		t.Run(b.bug, func(t *testing.T) {
			k := kitOf(func(g paperapps.Setup) Subject {
				if b.only != nil && !b.only(g) {
					return nil
				}
				return newPencil(g, b.bug)
			})
			k.Enough, k.AsIs = 1, true
			if *long {
				k.Enough = 40
			}
			p, games := k.Hunt(t, 1, 8)
			require.NotNil(t, p, "not found in %d games", games)
			rules := strings.Fields(b.rules)
			if *long {
				require.Contains(t, rules, p.Rule.ID, "%v", p)
			}
			require.True(t, slices.ContainsFunc(p.Suspects, func(r *rulebook.Rule) bool { return slices.Contains(rules, r.ID) }), "%v", p)
			fmt.Fprintf(&table, "%-50s %-11s after %d games\n", b.bug, p.Rule.ID, games)
		})
	}
	t.Log("\n" + table.String())
}

// A fragile subject is the model, but that one of its methods panics once the hero is hurt.
type fragile struct {
	kit.Mirror[paperapps.State, paperapps.Move]
	method string
}

func (f *fragile) crack(method string) {
	if hp, _ := f.State.Running(); f.method == method && hp < 5 {
		panic("no blood in " + method)
	}
}

func (f *fragile) Apply(text string) error {
	f.crack("Apply")
	return f.Mirror.Apply(text)
}

func (f *fragile) Facts() map[string]any {
	f.crack("Facts")
	return f.Mirror.Facts()
}

func (f *fragile) Moves() []string {
	f.crack("Moves")
	return f.Mirror.Moves()
}

// A panic of the subject is what it says: the game that leads to it is found and shrunk as any other.
func TestPanicsAreFound(t *testing.T) {
	for _, method := range []string{"Apply", "Facts", "Moves"} {
		k := kitOf(func(g paperapps.Setup) Subject {
			s, err := g.Start()
			require.NoError(t, err)
			return &fragile{kit.Mirror[paperapps.State, paperapps.Move]{State: s, Parse: paperapps.ParseMove, FactsOf: paperapps.State.Facts}, method}
		})
		k.Enough = 1
		p, games := k.Hunt(t, 1, 8)
		require.NotNil(t, p, "%s: not found in %d games", method, games)
		require.Equal(t, "panics: no blood in "+method, p.Subject)
		v := paperapps.Game().Check(p.Record)
		require.NotEqual(t, rulebook.Unreadable, v.Outcome, "%v", p)
		require.GreaterOrEqual(t, v.Moves, len(p.Record.Moves)-1)
	}
}

// The records are there for everybody.
func TestRecordsAreEmbedded(t *testing.T) {
	names, err := fs.Glob(Records(), "*.json")
	require.NoError(t, err)
	require.Greater(t, len(names), 60)
}

// What the generators draw is what they say.
func TestGenerators(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Positions().Draw(t, "position")
		s, err := p.Setup.Start()
		require.NoError(t, err)
		s, _, err = rulebook.Replay(s, p.Moves...)
		require.NoError(t, err)
		require.Equal(t, p.State, s)
		illegal := IllegalMoves(s).Draw(t, "illegal")
		_, err = s.Apply(illegal.Move)
		require.ErrorIs(t, err, illegal.Rule)
	})
}
