package paperdungeons_test

import (
	"testing"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// TestDamageEndsAtTheLastBox walks over the spikes of E1 until all 24 boxes are marked, and on: no more marks are made, and
// the party has been resurrected once.
func TestDamageEndsAtTheLastBox(t *testing.T) {
	s := solo(noPower)
	cited := map[*rulebook.Rule]int{}
	step := func(m pd.Move) {
		next, events, err := s.Explain(m)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			cited[e.Rule]++
		}
		if next.Party(0).Damage > 24 {
			t.Fatalf("%d marks after %v", next.Party(0).Damage, m)
		}
		for _, e := range events {
			if e.Rule == pd.OneResurrection && next.Party(0).Damage == s.Party(0).Damage {
				t.Fatalf("%v marks nothing, and is said to: %v", m, e)
			}
		}
		s = next
	}
	for !s.Over() {
		switch {
		case s.Phase() == pd.PhaseRoll:
			step(pd.MustParseMove("roll white skull warrior clover black skull wizard boots"))
		case s.Phase() != pd.PhaseActions:
			step(s.AppendMoves(nil)[0])
		default:
			for _, die := range []string{"black boots", "white warrior", "black wizard"} {
				step(pd.MustParseMove("p1 " + die + " move"))
				for s.Party(0).Points > 0 {
					next := "p1 go E1"
					if s.Party(0).At != room("D1") {
						next = "p1 go D1"
					}
					step(pd.MustParseMove(next))
				}
			}
			step(pd.Done(0))
		}
	}
	if got := s.Party(0); got.Damage != 24 || got.Resurrections != 1 || s.Score(0).Rows[pd.RowI] != -9 {
		t.Fatalf("%d marks, %d resurrections, row I %d", got.Damage, got.Resurrections, s.Score(0).Rows[pd.RowI])
	}
	if cited[pd.ResurrectionCostsNine] != 1 || cited[pd.OneResurrection] == 0 {
		t.Fatalf("the resurrection is paid %d times, and refused %d times", cited[pd.ResurrectionCostsNine], cited[pd.OneResurrection])
	}
}
