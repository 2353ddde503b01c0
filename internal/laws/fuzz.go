package laws

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// Fuzz makes a property a fuzz target. A property draws from the bytes of its input, eight a draw, and is left where they
// end: the few bytes that a fuzzer begins with would not even set a game up. Fuzz therefore adds inputs that last for a whole
// game, the same ones each time, which plain go test tries too.
func Fuzz(f *testing.F, property func(*rapid.T)) {
	f.Helper()
	for seed := range uint64(3) {
		f.Add(noise(seed, 1<<13))
	}
	f.Fuzz(rapid.MakeFuzz(property))
}

// noise returns the bytes of n random draws.
func noise(seed uint64, n int) []byte {
	r := rand.New(rand.NewPCG(seed, 0))
	bytes := make([]byte, 0, 8*n)
	for range n {
		bytes = binary.LittleEndian.AppendUint64(bytes, r.Uint64())
	}
	return bytes
}
