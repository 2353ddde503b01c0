package paperdungeons_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// Values outside a table, of rooms, items and dice, have nothing, and say what they are.
func TestValuesOutsideTheirTables(t *testing.T) {
	for n := -70; n <= 70; n++ {
		rooms := 0
		if n >= 0 && n < pd.NumColumns {
			rooms = pd.NumRows
		}
		require.Equal(t, rooms, pd.ColumnRooms(n).Len(), "column %d", n)
		rooms = 0
		if n >= 0 && n < pd.NumRows {
			rooms = pd.NumColumns
		}
		require.Equal(t, rooms, pd.RowRooms(n).Len(), "row %d", n)
	}
	for i := range 256 {
		item := pd.Item(i)
		if there := i < pd.NumItems; !there {
			require.Zero(t, item.Steps())
			require.Zero(t, item.Glory())
		}
		for n := -3; n <= 3; n++ {
			if n < 0 || n >= item.Steps() {
				require.Equal(t, pd.AnyStep, item.Step(n))
			}
		}
		require.Equal(t, i > 0 && i < pd.NumFaces, pd.AnyStep.Accepts(pd.Face(i)), "face %d", i)
		require.Equal(t, i > int(pd.RogueStep), strings.HasPrefix(pd.StepDie(i).String(), "StepDie("))
		require.Equal(t, i > int(pd.FleeKind), strings.HasPrefix(pd.Kind(i).String(), "Kind("))
	}
}

// The words of a kind are those of its moves, and no two kinds have the same.
func TestKindsAreNamedAsTheyAreWritten(t *testing.T) {
	seen := map[string]pd.Kind{}
	s := start(t, pd.Setup{Players: 2})
	for _, m := range moveSpace(s) {
		k := m.Kind()
		other, known := seen[k.String()]
		require.True(t, !known || other == k, "%d and %d are both %v", other, k, k)
		seen[k.String()] = k
		words := strings.Fields(m.String())
		words = slices.DeleteFunc(words, func(w string) bool { return len(w) == 2 && w[0] == 'p' || strings.HasPrefix(w, "p4") })
		if k != pd.SpendKind && k != pd.NoKind {
			require.True(t, strings.HasPrefix(strings.Join(words, " "), k.String()), "%v is of the kind %v", m, k)
		}
	}
	require.Equal(t, "spend", pd.SpendKind.String())
	require.Equal(t, "none", pd.NoKind.String())
}

// The dice that are to be rolled again are not on the table and the others are: with those of the next roll they are six.
func TestDiceThatAreKept(t *testing.T) {
	first := atRoll(t)
	rerolls := 0
	for _, m := range first.AppendMoves(nil) {
		s, err := first.Apply(m)
		require.NoError(t, err)
		kept := s.Dice()
		if s.Phase() != pd.PhaseReroll {
			require.Len(t, kept, map[pd.Phase]int{pd.PhaseActions: 6}[s.Phase()], "after %v", m)
			continue
		}
		rerolls++
		next := s.AppendMoves(nil)[0]
		require.Equal(t, 6, len(kept)+rolledBy(next), "%v of %v, then %v", kept, m, next)
		for _, d := range kept {
			require.Contains(t, m.String(), d.Face.String())
		}
		require.True(t, slices.IsSortedFunc(kept, func(a, b pd.Die) int { return int(a.Colour) - int(b.Colour) }))
	}
	require.Positive(t, rerolls)
}

// rolledBy counts the dice of a roll.
func rolledBy(m pd.Move) int {
	n := 0
	for _, w := range strings.Fields(m.String()) {
		var f pd.Face
		if f.UnmarshalText([]byte(w)) == nil {
			n++
		}
	}
	return n
}
