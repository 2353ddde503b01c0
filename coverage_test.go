package rulebook_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
)

var update = flag.Bool("update", false, "write the coverage tables instead of comparing them")

// TestCoverage checks that every rule has been seen to act and, where a move can break it, to refuse, in the records under
// testdata, which are games played from the start through Apply alone. The table of witnesses stands beside the records; a
// rule that loses a witness fails the test.
func TestCoverage(t *testing.T) {
	for _, g := range games() {
		t.Run(g.Name(), func(t *testing.T) {
			w := witnessesOf(t, g)
			for _, r := range g.Rules() {
				if w[r].acts == "" {
					t.Errorf("%s is never seen to act", r.ID)
				}
				if r.Kept == "" && w[r].refuses == "" {
					t.Errorf("%s is never seen to refuse, and does not say why no move can break it", r.ID)
				}
				if r.Kept != "" && w[r].refuses != "" {
					t.Errorf("%s says that no move can break it, and refuses %s", r.ID, w[r].refuses)
				}
			}
			file := filepath.Join("testdata", g.Name(), "coverage.txt")
			text := table(g, w)
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err)
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(text, "\n")); diff != "" {
				t.Errorf("the table of witnesses has changed; -args -update writes it:\n%s", diff)
			}
		})
	}
}

// witnesses are the first records, by name, in which a rule acts and in which it refuses.
type witnesses struct{ acts, refuses string }

func witnessesOf(t *testing.T, g rulebook.Game) map[*rulebook.Rule]witnesses {
	t.Helper()
	seen := map[*rulebook.Rule]witnesses{}
	files, err := recordFiles(filepath.Join("testdata", g.Name()))
	require.NoError(t, err)
	for _, file := range files {
		v := checkFile(t, file)
		name := strings.TrimSuffix(filepath.Base(file), ".json")
		for _, r := range v.Acted {
			if v.Outcome != rulebook.Legal {
				break // a legal game is the better witness
			}
			if w := seen[r]; w.acts == "" || !named(w.acts, r) && named(name, r) {
				w.acts = name
				seen[r] = w
			}
		}
		if v.Rule != nil {
			if w := seen[v.Rule]; w.refuses == "" {
				w.refuses = name
				seen[v.Rule] = w
			}
		}
	}
	return seen
}

// named reports whether a record's name begins with the rule's id: such a record was made to show the rule.
func named(record string, r *rulebook.Rule) bool { return strings.HasPrefix(record, r.ID+"-") }

// table prints the witnesses, a rule a line.
func table(g rulebook.Game, w map[*rulebook.Rule]witnesses) string {
	rules := g.Rules()
	wide := len(slices.MaxFunc(rules, func(a, b *rulebook.Rule) int { return len(a.ID) - len(b.ID) }).ID)
	var b strings.Builder
	kept := 0
	for _, r := range rules {
		if r.Kept != "" {
			kept++
		}
	}
	fmt.Fprintf(&b, "%d rules seen to act, %d of them to refuse; no move can break the other %d.\n\n", len(rules), len(rules)-kept, kept)
	for _, r := range rules {
		refuses := w[r].refuses
		if r.Kept != "" {
			refuses = "(" + r.Kept + ")"
		}
		fmt.Fprintf(&b, "%-*s  acts in %s; refuses in %s\n", wide, r.ID, w[r].acts, refuses)
	}
	return b.String()
}
