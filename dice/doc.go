// Package dice gives the exact odds of dice: with any faces, in pools of several
// kinds, and rolled again for as long as a rule says so.
//
//	two, err := dice.NewPool(dice.D(6).Times(2))
//	sum, err := dice.Sum(two)
//	sum.Prob(dice.Is(7))                             // 1/6, a *big.Rat
//	dice.Mean(sum)                                   // 7
//	coin := dice.New("heads", "tails")               // a face can be any comparable value
//	pool, err := dice.NewPool(coin.Times(3))
//	pool.Count("heads").Prob(dice.Is(3))             // 1/8
//	roll := pool.AppendRoll(nil, r)                  // r is your *rand.Rand
//	num, den, ok := pool.Odds(roll)                  // 3, 8, true for heads, heads, tails
//	settled, err := pool.Settle(rule)                // roll again until rule is content
//
// A [Die] has faces with integer weights, so a blank that is on two sides of six
// is one face of weight 2. A [Pool] is a number of dice. Dice of one group can't
// be told apart: a roll is written with each group sorted, and its weight counts
// every way to roll it, so there are 21 rolls of two six-sided dice, not 36. A
// [Dist] is a distribution: outcomes in a fixed order, each with an integer
// weight. Weights are [math/big] integers and probabilities [math/big] rationals
// throughout, so nothing is rounded and nothing overflows; the one method that
// counts in 64 bits, [Pool.Odds], says when they don't suffice.
//
// Values of this package are immutable, save that a slice inside a Dist is
// shared with whoever reads it. The package keeps no source of randomness:
// what rolls or samples takes the caller's, which must not be nil.
package dice

// Limits on what one value may hold. They keep every loop here bounded.
const (
	MaxFaces    = 1 << 10 // distinct faces of a die
	MaxDice     = 64      // dice in a pool
	MaxOutcomes = 1 << 18 // outcomes of a distribution that is listed in full
	MaxParts    = 1 << 11 // different selections of dice that a rule of Settle keeps
)

// An Error is what an error of this package is, or wraps.
type Error string

// The kinds of Error.
const (
	BadPool      Error = "dice: not a pool"
	BadRoll      Error = "dice: not a roll of the pool"
	TooMany      Error = "dice: too many outcomes"
	Overflow     Error = "dice: the sum of the faces overflows int"
	NeverSettles Error = "dice: the rule never settles"
)

// Error returns the text of the error.
func (e Error) Error() string { return string(e) }
