package deck

import "math/bits"

// Binomial returns the number of ways to choose k of n things, and true. When
// the number does not fit in 64 bits it returns 0 and false. It always fits for
// n up to 67. There is no way, 0 and true, when k is outside 0 to n or n is
// negative.
func Binomial(n, k int) (ways uint64, ok bool) {
	if k < 0 || k > n {
		return 0, true
	}
	k = min(k, n-k)
	ways = 1
	// After step i, ways is the number of ways to choose i of n-k+i. It at least
	// doubles each step, since k is at most n-k, so an n too large stops the
	// loop within 64 steps.
	for i := 1; i <= k; i++ {
		hi, lo := bits.Mul64(ways, uint64(n-k+i))
		if hi >= uint64(i) {
			return 0, false
		}
		ways, _ = bits.Div64(hi, lo, uint64(i))
	}
	return ways, true
}

// choose is Binomial for n up to 64, where the number always fits.
func choose(n, k int) uint64 {
	ways, _ := Binomial(n, k)
	return ways
}

// mul returns a*b, and whether it fits in 64 bits.
func mul(a, b uint64) (product uint64, ok bool) {
	hi, lo := bits.Mul64(a, b)
	return lo, hi == 0
}

// gcd returns the greatest common divisor of a and b, which must not both be 0.
func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
