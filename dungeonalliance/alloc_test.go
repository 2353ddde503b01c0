package dungeonalliance_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// positions plays one house game and returns a position before each kind of moves, with the move.
func positions(t testing.TB) map[da.Kind]pair {
	t.Helper()
	found := map[da.Kind]pair{}
	for seed := range uint64(60) {
		o := da.Options{Mode: da.Mode(seed % 3), Content: arena(), Leave: da.ByEntrance}
		players := 2
		if o.Mode == da.Solo {
			players = 1
		}
		s, err := newSetup(o, players, []string{"pale-regent", "gorthos"}[seed/3%2]).Start()
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(seed, 7))
		var room []da.Move
		for s.Actor() != rulebook.Over {
			room = s.AppendMoves(room[:0])
			m := room[r.IntN(len(room))]
			for _, other := range room {
				if k := other.Kind(); k == da.MoveWay || k == da.MoveEnter || found[k].move == (da.Move{}) {
					found[k] = pair{s, other}
					m = other
				}
			}
			if s, err = s.Apply(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	return found
}

type pair struct {
	state da.State
	move  da.Move
}

func TestNoAllocation(t *testing.T) {
	found := positions(t)
	for k := da.MoveActivate; k <= da.MoveToken; k++ {
		at, ok := found[k]
		if !ok {
			require.True(t, k >= da.MoveSupplySpeed && k < da.MoveChoose, "no %v was found", k)
			continue
		}
		s, m := at.state, at.move
		room := make([]da.Move, 0, 4096)
		text := make([]byte, 0, 256)
		r := rand.New(rand.NewPCG(1, 1))
		var next da.State
		for name, call := range map[string]func(){
			"Apply":       func() { next, _ = s.Apply(m) },
			"AppendMoves": func() { room = s.AppendMoves(room[:0]) },
			"Odds":        func() { s.Odds(m) },
			"Sample":      func() { s.Sample(r) },
			"AppendTo":    func() { text = m.AppendTo(text[:0]) },
			"Figure":      func() { s.Figure(da.FinalFigure) },
		} {
			if n := testing.AllocsPerRun(20, call); n > 0 {
				t.Errorf("%s allocates %v times before %v", name, n, m)
			}
		}
		_ = next
	}
}

// Reports of an outside engine allocate nothing either.
func TestNoAllocationBySupplies(t *testing.T) {
	s := start(t, newSetup(da.Options{Base: da.Supplied, Content: arena()}, 2, "pale-regent"), "p1 activate 1")
	m1 := da.MonsterFigure(1)
	for _, m := range []da.Move{
		da.SupplySpeed(0, 3), da.SupplyDamage(0, da.Amount{Figure: m1, N: 9}), da.SupplyHeal(0, da.Amount{Figure: 0, N: 2}),
		da.SupplyLoss(0, da.Amount{Figure: 5, N: 2}), da.SupplyXP(0, 1, 3, true),
	} {
		require.True(t, accepts(s, m), m.String())
		if n := testing.AllocsPerRun(20, func() { _, _ = s.Apply(m) }); n > 0 {
			t.Errorf("%v allocates %v times", m, n)
		}
	}
}
