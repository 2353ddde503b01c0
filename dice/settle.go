package dice

import (
	"fmt"
	"math/big"
)

// Settled is what comes of rolling a pool again until a rule is content.
type Settled[F comparable] struct {
	// Final is the distribution of the roll that is left in the end, in the
	// order of the rolls. Its weights are whole numbers in lowest terms: they
	// have no common divisor.
	Final Dist[[]F]

	// Again is the probability that the first roll does not stand.
	Again *big.Rat

	// Rolls is the expected number of rolls, the first one included, and each
	// counted once however many dice are in it.
	Rolls *big.Rat
}

// Settle returns what comes of rolling the pool, rolling some dice again, and so
// on until no die has to be. The rule sees a whole roll, sorted, and sets
// again[i] for each die i that is rolled again; all are false at first. Setting
// none leaves the roll as it is for good. After a reroll the whole roll, dice
// kept and dice rolled, goes to the rule again.
//
// The rule must depend on the roll alone. It is called once for each roll of the
// pool, in order, and must not keep the slices.
//
// Settle solves the Markov chain exactly. Its states are the different
// selections of dice kept, so the time depends on how many of those there are,
// and at worst on the cube of that. It returns a [TooMany] error when they are
// more than [MaxParts] or the rolls are more than [MaxOutcomes], and a
// [NeverSettles] error when from some roll the rule can never be content.
func (p Pool[F]) Settle(rule func(roll []F, again []bool)) (Settled[F], error) {
	c, err := newChain(p, rule)
	if err != nil {
		return Settled[F]{}, err
	}
	q := c.transitions()
	if i, ok := c.stuck(q); ok {
		roll := p.appendFaces(nil, &c.rolls[i])
		return Settled[F]{}, fmt.Errorf("%w: not from %v", NeverSettles, roll)
	}
	again := new(big.Rat)
	for _, x := range q[0] {
		if x != nil {
			again.Add(again, x)
		}
	}
	visits := expectedVisits(q)
	rolls := new(big.Rat)
	for _, v := range visits {
		rolls.Add(rolls, v)
	}
	return Settled[F]{c.final(visits), again, rolls}, nil
}

// rolledAgain marks a die that is rolled again, in place of the place of its
// face. It sorts after every face.
const rolledAgain = MaxFaces

// A chain is the Markov chain of a pool that is rolled until it settles. Its
// states are not rolls but parts: what is kept when some dice are rolled again.
// Rolls that keep the same have the same future, and there are far fewer parts.
type chain[F comparable] struct {
	pool  Pool[F]
	rolls []places       // every roll of the pool, in order
	place map[places]int // where in rolls
	part  []int          // for each roll, the part kept of it, -1 when it stands
	parts []places       // the first is the start: nothing kept, all dice rolled
}

func newChain[F comparable](p Pool[F], rule func([]F, []bool)) (*chain[F], error) {
	n, err := p.listable()
	if err != nil {
		return nil, err
	}
	var s, start places
	for i := range p.n {
		start[i] = rolledAgain
	}
	c := &chain[F]{pool: p, place: make(map[places]int, n), parts: []places{start}}
	known := map[places]int{start: 0}
	roll, marks := make([]F, 0, p.n), make([]bool, p.n)
	for more := true; more; more = p.next(&s) {
		clear(marks)
		rule(p.appendFaces(roll, &s), marks)
		kept := s
		for i, m := range marks {
			if m {
				kept[i] = rolledAgain
			}
		}
		part := -1
		if kept != s {
			p.sort(&kept)
			var ok bool
			if part, ok = known[kept]; !ok {
				part = len(c.parts)
				if part == MaxParts {
					return nil, fmt.Errorf("%w: the rule keeps more than %d selections of dice", TooMany, MaxParts)
				}
				known[kept] = part
				c.parts = append(c.parts, kept)
			}
		}
		c.place[s] = len(c.rolls)
		c.rolls = append(c.rolls, s)
		c.part = append(c.part, part)
	}
	return c, nil
}

// rolled returns the pool of the dice that are rolled again from a part, and the
// product of their totals.
func (c *chain[F]) rolled(part int) (Pool[F], *big.Int) {
	which := make([]bool, c.pool.n)
	for i := range which {
		which[i] = c.parts[part][i] == rolledAgain
	}
	p := c.pool.Part(which)
	total := big.NewInt(1)
	for _, g := range p.groups {
		for range g.N {
			total.Mul(total, new(big.Int).SetUint64(g.Die.total))
		}
	}
	return p, total
}

// each calls f with every roll that can follow a part, and its weight. A roll
// comes up once for each way of rolling the dice, sorted.
func (c *chain[F]) each(part int, f func(roll int, weight *big.Int)) {
	p, _ := c.rolled(part)
	var s places
	for more := true; more; more = p.next(&s) {
		roll := c.parts[part]
		n := 0
		for i := range c.pool.n {
			if roll[i] == rolledAgain {
				roll[i] = s[n]
				n++
			}
		}
		c.pool.sort(&roll)
		f(c.place[roll], p.bigWeight(&s))
	}
}

// transitions returns the probability of going from each part to each other
// one; nil stands for 0.
func (c *chain[F]) transitions() [][]*big.Rat {
	q := make([][]*big.Rat, len(c.parts))
	for from := range q {
		sums := make([]*big.Int, len(c.parts))
		c.each(from, func(roll int, w *big.Int) {
			if to := c.part[roll]; to >= 0 {
				if sums[to] == nil {
					sums[to] = new(big.Int)
				}
				sums[to].Add(sums[to], w)
			}
		})
		_, total := c.rolled(from)
		q[from] = make([]*big.Rat, len(c.parts))
		for to, w := range sums {
			if w != nil {
				q[from][to] = new(big.Rat).SetFrac(w, total)
			}
		}
	}
	return q
}

// stuck returns the first roll from which no roll that stands can be reached, if
// there is one.
func (c *chain[F]) stuck(q [][]*big.Rat) (roll int, ok bool) {
	// A part is fine when the probabilities of going on don't add up to 1, or
	// when it can go to one that is fine. Each pass finds one more, or is the last.
	fine := make([]bool, len(q))
	for more := true; more; {
		more = false
		for from, row := range q {
			if !fine[from] && leaves(row, fine) {
				fine[from], more = true, true
			}
		}
	}
	for i, part := range c.part {
		if part >= 0 && !fine[part] {
			return i, true
		}
	}
	return 0, false
}

// leaves reports whether a row of transitions can end, or go to a fine part.
func leaves(row []*big.Rat, fine []bool) bool {
	on := new(big.Rat)
	for to, x := range row {
		if x != nil {
			if fine[to] {
				return true
			}
			on.Add(on, x)
		}
	}
	return on.Cmp(big.NewRat(1, 1)) < 0
}

// final returns the distribution of the roll that stands, given how often each
// part is visited.
func (c *chain[F]) final(visits []*big.Rat) Dist[[]F] {
	// Over one denominator the sums are of integers, which is much faster.
	den := big.NewInt(1)
	for part, v := range visits {
		_, total := c.rolled(part)
		v.Quo(v, new(big.Rat).SetInt(total))
		g := new(big.Int).GCD(nil, nil, den, v.Denom())
		den.Mul(den, g.Quo(v.Denom(), g))
	}
	weights := make([]*big.Int, len(c.rolls))
	for i := range weights {
		weights[i] = new(big.Int)
	}
	for part, v := range visits {
		scale := new(big.Int).Quo(den, v.Denom())
		scale.Mul(scale, v.Num())
		c.each(part, func(roll int, w *big.Int) {
			if c.part[roll] < 0 {
				weights[roll].Add(weights[roll], w.Mul(w, scale))
			}
		})
	}
	divisor := new(big.Int)
	for _, w := range weights {
		divisor.GCD(nil, nil, divisor, w)
	}
	rolls := make([][]F, len(c.rolls))
	for i := range rolls {
		rolls[i] = c.pool.appendFaces(nil, &c.rolls[i])
		weights[i].Quo(weights[i], divisor)
	}
	return dist(rolls, weights)
}
