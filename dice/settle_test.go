package dice_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/rulebook-go/rulebook/dice"
	"github.com/stretchr/testify/require"
)

// phasePool is the dice of Paper Dungeons.
func phasePool() dice.Pool[string] {
	white := dice.New("skull", "warrior", "wizard", "cleric", "rogue", "clover")
	black := dice.New("skull", "warrior", "wizard", "cleric", "rogue", "boots")
	return dice.MustPool(white.Times(3), black.Times(3))
}

// phaseRule rolls all dice again on three skulls or clovers, and otherwise, on
// two clovers or two boots, all but one of each repeated face.
func phaseRule(roll []string, again []bool) {
	count := func(face string) int {
		n := 0
		for _, f := range roll {
			if f == face {
				n++
			}
		}
		return n
	}
	switch {
	case count("skull") >= 3 || count("clover") >= 3:
		for i := range again {
			again[i] = true
		}
	case count("clover") >= 2 || count("boots") >= 2:
		for i, f := range roll {
			again[i] = slices.Contains(roll[:i], f)
		}
	}
}

// The phase of Paper Dungeons, against following all 6^6 throws of the dice,
// not sorted, until less than 1e-15 of them is still rolling.
func TestSettlePaperDungeons(t *testing.T) {
	got, err := phasePool().Settle(phaseRule)
	require.NoError(t, err)
	require.Equal(t, "295/1458", got.Again.String())
	require.Equal(t, "317327689548409502473395777/251741655395517623850308015", got.Rolls.String())
	require.Equal(t, 2236, got.Final.Len())

	final, again, rolls := followThrows(t)
	exact, _ := got.Again.Float64()
	require.InDelta(t, again, exact, 1e-12)
	exact, _ = got.Rolls.Float64()
	require.InDelta(t, rolls, exact, 1e-12)
	var sum float64
	for o, p := range got.Final.All() {
		exact, _ = p.Float64()
		require.InDelta(t, final[fmt.Sprint(o)], exact, 1e-13)
		sum += exact
	}
	require.InDelta(t, 1, sum, 1e-12)
	require.Len(t, final, got.Final.Len())
}

// followThrows spreads probability over throws of distinct dice. A throw is six
// places, 6 standing for a die about to be rolled.
func followThrows(t *testing.T) (final map[string]float64, again, rolls float64) {
	final = map[string]float64{}
	pool := phasePool()
	faces := func(throw [6]int) []string {
		var s []string
		for i, f := range throw {
			s = append(s, [2][6]string{
				{"skull", "warrior", "wizard", "cleric", "rogue", "clover"},
				{"skull", "warrior", "wizard", "cleric", "rogue", "boots"},
			}[i/3][f])
		}
		return s
	}
	type rest struct {
		kept [6]int
		roll string // of a throw that stands
	}
	after := make([]rest, 46656)
	marks := make([]bool, 6)
	for code := range after {
		n := code
		var throw [6]int
		for i := range throw {
			throw[i], n = n%6, n/6
		}
		clear(marks)
		roll := faces(throw)
		phaseRule(roll, marks)
		kept := throw
		for i, m := range marks {
			if m {
				kept[i] = 6
			}
		}
		r := rest{kept: kept}
		if kept == throw {
			require.NoError(t, pool.Sort(roll))
			r.roll = fmt.Sprint(roll)
		}
		after[code] = r
	}
	rolling := map[[6]int]float64{{6, 6, 6, 6, 6, 6}: 1}
	for round := 0; ; round++ {
		left := 0.0
		for _, p := range rolling {
			left += p
		}
		if round == 1 {
			again = left
		}
		if left < 1e-15 {
			return final, again, rolls
		}
		rolls += left
		mass := make([]float64, len(after))
		var spread func(throw [6]int, i, code, unit int, p float64)
		spread = func(throw [6]int, i, code, unit int, p float64) {
			switch {
			case i == 6:
				mass[code] += p
			case throw[i] < 6:
				spread(throw, i+1, code+throw[i]*unit, unit*6, p)
			default:
				for f := range 6 {
					spread(throw, i+1, code+f*unit, unit*6, p/6)
				}
			}
		}
		for kept, p := range rolling {
			spread(kept, 0, 0, 1, p)
		}
		clear(rolling)
		for code, p := range mass {
			if r := after[code]; r.roll != "" {
				if p > 0 {
					final[r.roll] += p
				}
			} else if p > 0 {
				rolling[r.kept] += p
			}
		}
	}
}

// A die rolled again on a six: one reroll in six, 6/5 rolls, five faces left.
func TestSettleOneDie(t *testing.T) {
	got, err := dice.MustPool(dice.D(6).Times(1)).Settle(func(roll []int, again []bool) { again[0] = roll[0] == 6 })
	require.NoError(t, err)
	require.Equal(t, "1/6", got.Again.String())
	require.Equal(t, "6/5", got.Rolls.String())
	require.Equal(t, "5", got.Final.Total().String())
	require.Equal(t, 5, got.Final.Len())
}

func TestSettleNever(t *testing.T) {
	_, err := dice.MustPool(dice.D(6).Times(2)).Settle(func(roll []int, again []bool) {
		// A kept 3 with a die that is rolled for ever; all else stands.
		again[1] = roll[0] == 3
		again[0] = roll[1] == 3 && !again[1]
	})
	require.ErrorIs(t, err, dice.NeverSettles)
	require.ErrorContains(t, err, "not from [1 3]")
}

func TestSettleTooManyParts(t *testing.T) {
	// Two dice are always kept: 89 times 23 selections, and the start.
	rule := func(roll []int, again []bool) { again[2] = roll[2] == 1 }
	ok := dice.MustPool(dice.D(89).Times(1), dice.D(23).Times(1), dice.D(2).Times(1))
	got, err := ok.Settle(rule)
	require.NoError(t, err)
	require.Equal(t, "3/2", got.Rolls.Sub(got.Rolls, got.Again).String())
	_, err = dice.MustPool(dice.D(64).Times(1), dice.D(32).Times(1), dice.D(2).Times(1)).Settle(rule)
	require.ErrorIs(t, err, dice.TooMany)
	require.ErrorContains(t, err, "keeps more than 2048")
}
