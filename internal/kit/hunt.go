package kit

import (
	"flag"
	"strconv"
	"testing"
)

// Hunt drives the subject from one seed after another, the first one given and so many of them, until a rule is blamed. It
// returns the parting, nil if there is none, and the number of games that it took: the same ones each time.
func (k Kit[S, M, G]) Hunt(t *testing.T, seed, seeds int) (*Parting, int) {
	t.Helper()
	games := 0
	for i := range seeds {
		SetFlag(t, "rapid.seed", strconv.Itoa(seed+i))
		run := k.Drive(t)
		if p := run.Blamed(k.Game.Rules()); p != nil {
			return p, games + p.Game
		}
		games += run.Games
	}
	return nil, games
}

// Checks sets how many set-ups, or positions, a test draws, where -rapid.checks does not say. Under -short, where rapid draws a
// fifth of them, it is not less than three, so that some are of the kind that the test is about.
func Checks(t *testing.T, n int) {
	t.Helper()
	if testing.Short() {
		n = max(n, 3*5)
	}
	set := false
	flag.Visit(func(f *flag.Flag) { set = set || f.Name == "rapid.checks" })
	if !set {
		SetFlag(t, "rapid.checks", strconv.Itoa(n))
	}
}

// SetFlag sets a flag for the time of a test.
func SetFlag(t *testing.T, name, value string) {
	t.Helper()
	f := flag.Lookup(name)
	before := f.Value.String()
	t.Cleanup(func() { _ = f.Value.Set(before) })
	if err := f.Value.Set(value); err != nil {
		t.Fatal(err)
	}
}
