package dice

import "math/big"

// expectedVisits returns how often each state of a Markov chain is visited on
// average, starting in state 0, when q[i][j] is the probability of going from
// state i to state j, nil standing for 0. Every state must be able to leave the
// chain. q is overwritten.
//
// States are taken out one at a time, those that pass through one going straight
// on. The state with the fewest ways through it goes first: rules that keep more
// and more dice give chains in which that leaves few new ways.
func expectedVisits(q [][]*big.Rat) []*big.Rat {
	n := len(q)
	in, out := make([]int, n), make([]int, n)
	for i := range q {
		for j, x := range q[i] {
			if x != nil {
				out[i]++
				in[j]++
			}
		}
	}
	order := make([]int, 0, n)
	gone := make([]bool, n)
	for range n - 1 {
		s := fewestWays(in, out, gone)
		gone[s] = true
		order = append(order, s)
		takeOut(q, s, gone, in, out)
	}
	visits := make([]*big.Rat, n)
	visits[0] = stays(q[0][0])
	// A state's visits are those of the states that were left when it was taken
	// out, each times the probability of going on to it, times its stays.
	for k := n - 2; k >= 0; k-- {
		s := order[k]
		sum, x := new(big.Rat), new(big.Rat)
		for i, v := range visits {
			if v != nil && q[i][s] != nil {
				sum.Add(sum, x.Mul(v, q[i][s]))
			}
		}
		visits[s] = sum.Mul(sum, stays(q[s][s]))
	}
	return visits
}

// stays returns how many times in a row a state is visited on average, when x is
// the probability of staying.
func stays(x *big.Rat) *big.Rat {
	one := big.NewRat(1, 1)
	if x == nil {
		return one
	}
	return one.Inv(one.Sub(one, x))
}

// fewestWays returns the state, other than 0 and those gone, with the fewest
// ways through it.
func fewestWays(in, out []int, gone []bool) int {
	best := 0
	for s := 1; s < len(gone); s++ {
		if !gone[s] && (best == 0 || in[s]*out[s] < in[best]*out[best]) {
			best = s
		}
	}
	return best
}

// takeOut replaces every way through s by one around it. It leaves the ways into
// s, and from s to itself, in q.
func takeOut(q [][]*big.Rat, s int, gone []bool, in, out []int) {
	stay, x := stays(q[s][s]), new(big.Rat)
	for i := range q {
		if gone[i] || q[i][s] == nil {
			continue
		}
		out[i]--
		via := new(big.Rat).Mul(q[i][s], stay)
		for j, onward := range q[s] {
			if gone[j] || onward == nil {
				continue
			}
			if q[i][j] == nil {
				q[i][j] = new(big.Rat)
				out[i]++
				in[j]++
			}
			q[i][j].Add(q[i][j], x.Mul(via, onward))
		}
	}
	for j, onward := range q[s] {
		if !gone[j] && onward != nil {
			in[j]--
		}
	}
}
