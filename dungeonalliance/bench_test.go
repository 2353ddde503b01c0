package dungeonalliance_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/rulebook-go/rulebook"
	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// BenchmarkApply makes one move of each kind.
func BenchmarkApply(b *testing.B) {
	for k, at := range positions(b) {
		b.Run(k.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := at.state.Apply(at.move); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkAppendMoves lists the moves of the position before each kind of moves.
func BenchmarkAppendMoves(b *testing.B) {
	for k, at := range positions(b) {
		b.Run(k.String(), func(b *testing.B) {
			b.ReportAllocs()
			room := make([]da.Move, 0, 4096)
			for b.Loop() {
				room = at.state.AppendMoves(room[:0])
			}
			b.ReportMetric(float64(len(room)), "moves")
		})
	}
}

// BenchmarkPlayout plays whole random adventures with the shipped content, and reports the time of a move, its choice among
// the listed moves included.
func BenchmarkPlayout(b *testing.B) {
	for _, mode := range []da.Mode{da.Competitive, da.Cooperative, da.Solo} {
		b.Run(mode.String(), func(b *testing.B) {
			players := 4
			if mode == da.Solo {
				players = 1
			}
			s, err := newSetup(da.Options{Mode: mode}, players, "gorthos").Start()
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			room := make([]da.Move, 0, 8192)
			r := rand.New(rand.NewPCG(1, 2))
			total := 0
			for b.Loop() {
				moves, _, err := rulebook.Playout(room[:0], s, r, 4000)
				if err != nil {
					b.Fatal(err)
				}
				total += len(moves)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(total), "ns/move")
			b.ReportMetric(float64(total)/float64(b.N), "moves/game")
			b.ReportMetric(float64(unsafe.Sizeof(s)), "B/state")
		})
	}
}
