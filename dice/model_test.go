package dice_test

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/rulebook-go/rulebook/dice"
	"pgregory.net/rapid"
)

// sides writes out a die side by side.
func sides(d dice.Die[int]) []int {
	var all []int
	for f, w := range d.Faces() {
		for range w {
			all = append(all, f)
		}
	}
	return all
}

// throws is the slow, obvious version of a pool: every throw of every side of
// every die, as faces in the order of the dice.
func throws(p dice.Pool[int]) [][]int {
	all := [][]int{nil}
	for _, g := range p.Groups() {
		for range g.N {
			var next [][]int
			for _, t := range all {
				for _, f := range sides(g.Die) {
					next = append(next, append(slices.Clone(t), f))
				}
			}
			all = next
		}
	}
	return all
}

// sorted returns the throw with each group sorted by the faces of its die.
func sorted(p dice.Pool[int], throw []int) []int {
	s := slices.Clone(throw)
	at := 0
	for _, g := range p.Groups() {
		all := sides(g.Die)
		slices.SortFunc(s[at:at+g.N], func(a, b int) int { return slices.Index(all, a) - slices.Index(all, b) })
		at += g.N
	}
	return s
}

// frequency counts the throws by what name makes of them.
func frequency(all [][]int, name func([]int) string) map[string]*big.Rat {
	m := map[string]*big.Rat{}
	for _, t := range all {
		k := name(t)
		if m[k] == nil {
			m[k] = new(big.Rat)
		}
		m[k].Add(m[k], big.NewRat(1, int64(len(all))))
	}
	return m
}

// table writes out a distribution.
func table[T any](d dice.Dist[T]) map[string]*big.Rat {
	m := map[string]*big.Rat{}
	for o, p := range d.All() {
		m[fmt.Sprint(o)] = p
	}
	return m
}

func drawPool(t *rapid.T, maxDice int) dice.Pool[int] {
	var groups []dice.Group[int]
	left := maxDice
	for range rapid.SampledFrom([]int{2, 1, 0, 3}).Draw(t, "groups") {
		faces := rapid.SliceOfN(rapid.SampledFrom([]int{1, 2, 3, 0, -1}), 1, 3).Draw(t, "faces")
		n := min(left, rapid.SampledFrom([]int{1, 2, 3, 0}).Draw(t, "dice"))
		left -= n
		groups = append(groups, dice.New(faces...).Times(n))
	}
	return dice.MustPool(groups...)
}

// settleSlowly is Settle the obvious way: a Markov chain on whole rolls, solved
// as a full system of equations. It returns nil when some roll can't settle.
func settleSlowly(p dice.Pool[int], rule func([]int, []bool)) (final map[string]*big.Rat, again, rolls *big.Rat) {
	all := throws(p)
	var states []string
	marks, faces := map[string][]bool{}, map[string][]int{}
	for _, throw := range all {
		s := sorted(p, throw)
		if k := fmt.Sprint(s); marks[k] == nil {
			m := make([]bool, len(s))
			rule(slices.Clone(s), m)
			states, marks[k], faces[k] = append(states, k), m, s
		}
	}
	start := frequency(all, func(t []int) string { return fmt.Sprint(sorted(p, t)) })
	step := map[string]map[string]*big.Rat{}
	var open []string
	for _, k := range states {
		if slices.Contains(marks[k], true) {
			open = append(open, k)
			step[k] = frequency(all, func(t []int) string {
				next := slices.Clone(faces[k])
				for i, m := range marks[k] {
					if m {
						next[i] = t[i]
					}
				}
				return fmt.Sprint(sorted(p, next))
			})
		}
	}
	// visits[j] = start[j] + sum over i of visits[i] step[i][j]
	n := len(open)
	a := make([][]*big.Rat, n)
	for j := range a {
		a[j] = make([]*big.Rat, n+1)
		for i := range n {
			a[j][i] = new(big.Rat)
			if x := step[open[i]][open[j]]; x != nil {
				a[j][i].Neg(x)
			}
			if i == j {
				a[j][i].Add(a[j][i], big.NewRat(1, 1))
			}
		}
		a[j][n] = new(big.Rat).Set(start[open[j]])
	}
	if !gaussJordan(a) {
		return nil, nil, nil
	}
	final, again, rolls = map[string]*big.Rat{}, new(big.Rat), big.NewRat(1, 1)
	for i, k := range open {
		again.Add(again, start[k])
		rolls.Add(rolls, a[i][n])
	}
	for _, k := range states {
		if slices.Contains(marks[k], true) {
			continue
		}
		final[k] = new(big.Rat).Set(start[k])
		for i, from := range open {
			if x := step[from][k]; x != nil {
				final[k].Add(final[k], new(big.Rat).Mul(x, a[i][n]))
			}
		}
	}
	return final, again, rolls
}

// gaussJordan solves the equations, one a row, in place. It returns false when
// they have no single solution.
func gaussJordan(a [][]*big.Rat) bool {
	for c := range a {
		r := c
		for r < len(a) && a[r][c].Sign() == 0 {
			r++
		}
		if r == len(a) {
			return false
		}
		a[c], a[r] = a[r], a[c]
		inv := new(big.Rat).Inv(a[c][c])
		for j := range a[c] {
			a[c][j].Mul(a[c][j], inv)
		}
		for i := range a {
			f := new(big.Rat).Set(a[i][c])
			for j := range a[i] {
				if i != c {
					a[i][j].Sub(a[i][j], new(big.Rat).Mul(f, a[c][j]))
				}
			}
		}
	}
	return true
}
