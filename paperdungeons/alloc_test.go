package paperdungeons_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// A sample is a position of a drawn game and a move that is legal there.
type sample struct {
	s pd.State
	m pd.Move
}

// samples returns one position for each kind of move, and for each action of a die. It plays until it has them all.
func samples(t testing.TB) map[string]sample {
	found := map[string]sample{}
	for seed := uint64(1); seed < 200; seed++ {
		g := pd.Setup{Players: 1 + int(seed%8), Options: pd.Options{RandomVillains: true, MissionTie: pd.ArtifactOrder}}
		y := &style{kinds: ^uint64(0), actions: 0xff, wild: 2, explore: true, chest: seed%2 == 0}
		r := rand.New(rand.NewPCG(seed, 9))
		var room []pd.Move
		for s := start(t, g); !s.Over(); {
			var m pd.Move
			if s.Actor() == rulebook.Chance {
				m = s.Sample(r)
			} else {
				room = s.AppendMoves(room[:0])
				m = y.choose(&s, room, r.IntN)
			}
			name := nameOf(m)
			if _, ok := found[name]; !ok {
				found[name] = sample{s, m}
			}
			s, _ = s.Apply(m)
		}
		if len(found) >= numNames {
			return found
		}
	}
	t.Fatalf("only %d kinds of moves have been met", len(found))
	return nil
}

// numNames is the number of kinds of moves, the spending of a die counted once for each action.
const numNames = int(pd.FleeKind) + 4

func nameOf(m pd.Move) string {
	if _, action := m.Die(); action != pd.NoAction {
		return "Spend" + action.String()
	}
	return fmt.Sprintf("Kind%02d", m.Kind())
}

// TestNoAllocation lists the calls that must not allocate: a move made or refused is another matter, and so is Explain.
func TestNoAllocation(t *testing.T) {
	room := make([]pd.Move, 0, 4096)
	buf := make([]byte, 0, 256)
	r := rand.New(rand.NewPCG(1, 1))
	for name, x := range samples(t) {
		s, m := x.s, x.m
		calls := map[string]func(){
			"Apply":       func() { s.Apply(m) },
			"AppendMoves": func() { s.AppendMoves(room) },
			"Odds":        func() { s.Odds(m) },
			"Sample":      func() { s.Sample(r) },
			"Actor":       func() { s.Actor() },
			"Score":       func() { s.Score(0) },
			"Party":       func() { s.Party(0) },
			"View":        func() { s.View(0) },
			"AppendTo":    func() { m.AppendTo(buf) },
			"Compare":     func() { m.Compare(m) },
		}
		for call, f := range calls {
			runs := 20
			if call == "AppendMoves" {
				runs = 2
			}
			if n := testing.AllocsPerRun(runs, f); n > 0 {
				t.Errorf("%s: %s of %v allocates %v times", name, call, m, n)
			}
		}
	}
}
