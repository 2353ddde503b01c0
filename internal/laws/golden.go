package laws

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

var update = flag.Bool("digests", false, "write the golden digests instead of comparing them")

// A Seeded game is played at random from one seed.
type Seeded[S any] struct {
	Name  string
	Start S
	Seed  uint64
	Limit int // most moves
}

// Golden plays seeded games and compares a digest of each with the line of its name in a file. The digest is over every
// move, every event, every position's facts and drawing, and what some other moves of the space are refused for, so that a
// line which holds says that this platform and this run have played the same game, to the letter, as the one that wrote the
// file. Run a package's tests with -digests to write it.
func Golden[S rulebook.State[S, M], M rulebook.Move](t rapid.TB, file string, facts func(S) map[string]any,
	space func(S) iter.Seq[M], games []Seeded[S]) {
	t.Helper()
	lines := openLines(t, file)
	for _, g := range games {
		line, err := digest(g, facts, space)
		if err != nil {
			t.Fatalf("%s: %v", g.Name, err)
		}
		lines.next(line)
	}
	lines.close()
}

// lines are those of a golden file. They are compared in order, and the first that differs ends the test; or the file is
// written anew.
type lines struct {
	t    rapid.TB
	file string
	want []string // what the file still has
	text strings.Builder
}

func openLines(t rapid.TB, file string) *lines {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	return &lines{t: t, file: file, want: strings.SplitAfter(string(data), "\n")}
}

func (l *lines) next(line string) {
	l.t.Helper()
	l.text.WriteString(line + "\n")
	if *update {
		return
	}
	if l.want[0] != line+"\n" {
		l.t.Fatalf("this is another line than that of %s, and those after it may be:\n%s", l.file, line)
	}
	l.want = l.want[1:]
}

func (l *lines) close() {
	l.t.Helper()
	if *update {
		if err := os.WriteFile(l.file, []byte(l.text.String()), 0o644); err != nil {
			l.t.Fatal(err)
		}
	} else if l.want[0] != "" {
		l.t.Fatalf("%s has a line too many: %s", l.file, l.want[0])
	}
}

// digest plays one game and returns its line: name, moves, and the beginning of the hash.
func digest[S rulebook.State[S, M], M rulebook.Move](g Seeded[S], facts func(S) map[string]any, space func(S) iter.Seq[M]) (string, error) {
	h := sha256.New()
	r := rand.New(rand.NewPCG(g.Seed, 0))
	s, n := g.Start, 0
	for ; n < g.Limit && s.Actor() != rulebook.Over; n++ {
		one, next, err := rulebook.Playout(make([]M, 0, 1), s, r, 1)
		if err != nil {
			return "", err
		}
		_, events, err := s.Explain(one[0])
		if err != nil {
			return "", err
		}
		fmt.Fprintln(h, one[0], events)
		refusals(h, s, n, space)
		if err := describe(h, next, facts(next)); err != nil {
			return "", err
		}
		s = next
	}
	return fmt.Sprintf("%-24s %5d moves, %v, %x", g.Name, n, s.Actor(), h.Sum(nil)[:12]), nil
}

// Of the positions of a golden game every tenth is asked for refusals, by one in 31 moves of the space, not always the same.
const (
	everyPosition = 10
	everyMove     = 31
)

// refusals writes what those moves are refused for.
func refusals[S rulebook.State[S, M], M rulebook.Move](w io.Writer, s S, turn int, space func(S) iter.Seq[M]) {
	if turn%everyPosition != 0 {
		return
	}
	for m := range space(s) {
		if turn++; turn%everyMove != 0 {
			continue
		}
		if _, err := s.Apply(m); err != nil {
			fmt.Fprintln(w, err)
		}
	}
}

func describe(w io.Writer, s any, facts map[string]any) error {
	text, err := json.Marshal(facts) // the names come out sorted
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n%v\n", text, s)
	return err
}

// Records checks the records of a folder and fails at the first that is not as it expects; the oracle of the module goes on
// and lists them all. A file whose name ends in .unreadable.json can't carry its own expectation, and must be unreadable.
func Records(t rapid.TB, folder string, g rulebook.Game) {
	t.Helper()
	for _, file := range recordFiles(t, folder) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		v := rulebook.Check(data, g)
		met := v.Unmet == ""
		if strings.HasSuffix(file, ".unreadable.json") {
			met = v.Outcome == rulebook.Unreadable
		}
		if !met {
			t.Fatalf("%s: %v", file, v)
		}
	}
}

// recordFiles returns the names of the records in a folder, of which there must be some.
func recordFiles(t rapid.TB, folder string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no records in %s: %v", folder, err)
	}
	return files
}
