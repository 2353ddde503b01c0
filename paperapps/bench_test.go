package paperapps_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperapps"
)

func benchState(tb testing.TB, moves ...string) paperapps.State {
	s, err := paperapps.Setup{Notebook: "Hollow Hill"}.Start()
	require.NoError(tb, err)
	for _, m := range moves {
		s, err = s.Apply(paperapps.MustParseMove(m))
		require.NoError(tb, err)
	}
	return s
}

func BenchmarkApplyRoll(b *testing.B) {
	s := benchState(b)
	for b.Loop() {
		s.Apply(paperapps.Roll(6))
	}
}

// long is a floor on which a roll of six walks six plain squares.
func long(tb testing.TB) paperapps.State {
	f := paperapps.MustParseFloor("S.......\n........\n.......>\n")
	s, err := paperapps.Setup{Pages: []paperapps.Page{{Floor: f}}}.Start()
	require.NoError(tb, err)
	s, err = s.Apply(paperapps.Roll(6))
	require.NoError(tb, err)
	return s
}

func BenchmarkApplyLongMove(b *testing.B) {
	s := long(b)
	for b.Loop() {
		s.Apply(paperapps.Go(paperapps.E))
	}
}

func BenchmarkAppendMoves(b *testing.B) {
	s := benchState(b, "roll 6")
	buf := make([]paperapps.Move, 0, 64)
	for b.Loop() {
		buf = s.AppendMoves(buf[:0])
	}
}

// BenchmarkPlayout plays the first floor of the shipped notebook to its end, and reports the time of one move.
func BenchmarkPlayout(b *testing.B) {
	s, err := paperapps.Setup{Pages: paperapps.HollowHill().Pages[:1]}.Start()
	require.NoError(b, err)
	r := rand.New(rand.NewPCG(1, 2))
	buf := make([]paperapps.Move, 0, 1<<16)
	moves := 0
	for b.Loop() {
		played, end, err := rulebook.Playout(buf[:0], s, r, 1<<15)
		if err != nil || end.Actor() != rulebook.Over {
			b.Fatal("the floor was not finished", err)
		}
		moves += len(played)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
}
