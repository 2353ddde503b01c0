package paperdungeons_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// BenchmarkApply makes one move of each kind.
func BenchmarkApply(b *testing.B) {
	all := samples(b)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		x := all[name]
		b.Run(x.m.String(), func(b *testing.B) {
			for b.Loop() {
				x.s.Apply(x.m)
			}
		})
	}
}

// BenchmarkExplain makes a move that enters a room, with its reasons.
func BenchmarkExplain(b *testing.B) {
	x := samples(b)[nameOf(pd.Go(0, 0))]
	for b.Loop() {
		x.s.Explain(x.m)
	}
}

// fourInAction returns a game of four at the beginning of the actions of round 1.
func fourInAction(b *testing.B) pd.State {
	return sit(b, start(b, pd.Setup{Players: 4}), atPhase(pd.PhaseActions))
}

func BenchmarkAppendMoves(b *testing.B) {
	s := fourInAction(b)
	room := make([]pd.Move, 0, 1024)
	for b.Loop() {
		room = s.AppendMoves(room[:0])
	}
	b.ReportMetric(float64(len(room)), "moves")
}

func BenchmarkAppendRolls(b *testing.B) {
	s := atRoll(b)
	room := make([]pd.Move, 0, 4096)
	for b.Loop() {
		room = s.AppendMoves(room[:0])
	}
}

// BenchmarkPlayout plays a whole random game of four.
func BenchmarkPlayout(b *testing.B) {
	s := start(b, pd.Setup{Players: 4})
	r := rand.New(rand.NewPCG(1, 2))
	room := make([]pd.Move, 0, 1<<14)
	moves := 0
	for b.Loop() {
		played, _, err := rulebook.Playout(room[:0], s, r, 1<<13)
		if err != nil {
			b.Fatal(err)
		}
		moves += len(played)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(unsafe.Sizeof(s)), "bytes/state")
}

func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		pd.Setup{Players: 4}.Start()
	}
}

func BenchmarkView(b *testing.B) {
	s := fourInAction(b)
	for b.Loop() {
		s.View(0)
	}
}
