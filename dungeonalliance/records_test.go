package dungeonalliance_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/laws"
)

// records returns the package's records by file name.
func records(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("../testdata/dungeonalliance/*.json")
	require.NoError(t, err)
	require.GreaterOrEqual(t, len(files), 80)
	found := map[string][]byte{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		require.NoError(t, err)
		found[filepath.Base(f)] = data
	}
	return found
}

// Every record says what it is expected to say. A file that can't carry its own expectation names it.
func TestRecordsAreAsExpected(t *testing.T) {
	laws.Records(t, "../testdata/dungeonalliance", dungeonalliance.Game())
}

// The fifteen worked cases of the model stand among the records.
func TestEveryWorkedCaseStandsAsARecord(t *testing.T) {
	all := records(t)
	for _, n := range []string{"01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15"} {
		found := false
		for name := range all {
			found = found || strings.HasPrefix(name, "case-"+n)
		}
		require.True(t, found, "case %s", n)
	}
}

// Every move of every recorded adventure is listed where it is made, and what its events say is what they said before.
func TestRecordedGames(t *testing.T) {
	laws.Recorded[dungeonalliance.Setup, dungeonalliance.State, dungeonalliance.Move]{
		Parse: dungeonalliance.ParseMove, Unlisted: supplied, Reached: samplesAreOutcomes,
	}.Check(t, "../testdata/dungeonalliance")
}

// samplesAreOutcomes draws where chance is next: what comes is an outcome, and if there are several it is not always the same.
func samplesAreOutcomes(s dungeonalliance.State) error {
	if s.Actor() != rulebook.Chance {
		return nil
	}
	r, seen := rand.New(rand.NewPCG(1, 2)), map[dungeonalliance.Move]bool{}
	for range 24 {
		m := s.Sample(r)
		if num, _ := s.Odds(m); num == 0 {
			return fmt.Errorf("%v is drawn and can't happen", m)
		}
		seen[m] = true
	}
	if outcomes := len(s.AppendMoves(nil)); outcomes > 1 && len(seen) == 1 {
		return fmt.Errorf("of %d outcomes one alone is drawn", outcomes)
	}
	return nil
}

// Every option has two records that start alike but for that option, and end differently.
func TestEveryOptionMakesADifference(t *testing.T) {
	all := records(t)
	for _, pair := range [][2]string{
		{"case-14-ends-competitive", "case-14-ends-cooperative"},                // mode
		{"DA-TITAN-1-refused-without-campaign", "DA-TITAN-7-room-deck-of-ten"},  // campaign
		{"DA-MODE-4-with-the-room", "DA-MODE-4-without-the-room"},               // room
		{"DA-MODE-5-house-speed", "DA-MODE-5-supplied-speed"},                   // base
		{"DA-MODE-8-refused-rival-hero", "DA-MODE-8-rival-hero-with-pvp"},       // pvp
		{"DA-XP-5-pools-staged", "DA-XP-5-pools-hard-cap"},                      // xpPool
		{"DA-XP-5-pools-staged", "DA-XP-5-pools-none"},                          // xpPool
		{"DA-XP-5-staged-pools", "DA-XP-5-level-iii-pool-with-a-limit"},         // xpPoolIII
		{"DA-ROUND-6-monsters-first", "DA-ROUND-6-final-first"},                 // enemyOrder
		{"DA-ROUND-4-end-of-round", "DA-ROUND-4-at-once"},                       // earlyEnd
		{"case-14-ends-competitive", "DA-ROUND-4-never"},                        // earlyEnd
		{"DA-ENTER-15-refused-leave", "DA-ENTER-15-leave-by-entrance"},          // leave
		{"DA-FIGHT-4-never-back", "DA-FIGHT-4-back-next-round"},                 // heroReturn
		{"DA-SPEED-2-refused-corner-with-four", "DA-SPEED-2-corner-with-eight"}, // neighbours
		{"DA-CHEST-3-lock-rolls", "DA-CHEST-3-lock-free"},                       // lock
	} {
		var verdicts [2]rulebook.Verdict
		for i, name := range pair {
			require.Contains(t, all, name+".json")
			verdicts[i] = rulebook.Check(all[name+".json"], dungeonalliance.Game())
		}
		same := verdicts[0].Outcome == verdicts[1].Outcome && verdicts[0].Summary == verdicts[1].Summary
		for fact, value := range verdicts[0].Facts {
			same = same && asJSON(t, value) == asJSON(t, verdicts[1].Facts[fact])
		}
		require.False(t, same, "%v", pair)
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	require.NoError(t, err)
	return string(data)
}
