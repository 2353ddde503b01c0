package laws

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

// A setup starts a game and says what acts in setting it up.
type setup[S any] interface {
	Explain() (S, []rulebook.Event, error)
}

// Recorded is how the records of a game are played.
type Recorded[G setup[S], S rulebook.State[S, M], M rulebook.Move] struct {
	Parse    func(string) (M, error)
	Unlisted func(M) bool  // moves that may be legal and are never listed; nil if there are none
	Reached  func(S) error // what else must hold of every position that a move reaches; nil if nothing
}

// Check plays the records of a folder. Every move that is accepted must have odds or be among those listed; every event must
// be a sentence; and a digest of what the events and the refusals say, to the letter, must be that of the folder's words.txt,
// which has a line for the records whose names begin alike. Run a package's tests with -digests to write that file.
func (r Recorded[G, S, M]) Check(t rapid.TB, folder string) {
	t.Helper()
	files := recordFiles(t, folder)
	lines := openLines(t, filepath.Join(folder, "words.txt"))
	for len(files) > 0 {
		h, chapter, n := sha256.New(), chapterOf(files[0]), 0
		for ; n < len(files) && chapterOf(files[n]) == chapter; n++ {
			data, err := os.ReadFile(files[n])
			if err == nil {
				err = r.play(h, data)
			}
			if err != nil {
				t.Fatalf("%s: %v", files[n], err)
			}
		}
		lines.next(fmt.Sprintf("%-16s %2d of the kind, %x", chapter, n, h.Sum(nil)[:12]))
		files = files[n:]
	}
	lines.close()
}

// chapterOf returns the beginning of a record's name: the game and the chapter of a rule, such as PD-LOOT.
func chapterOf(file string) string {
	name, _, _ := strings.Cut(filepath.Base(file), ".")
	words := strings.SplitN(name, "-", 3)
	return strings.Join(words[:min(2, len(words))], "-")
}

// play writes what is said in a record up to its first refusal, or up to what can't be read.
func (r Recorded[G, S, M]) play(w io.Writer, data []byte) error {
	var g G
	record, err := rulebook.ReadRecord(data)
	if err != nil || rulebook.ReadJSON(record.Setup, &g) != nil {
		return nil
	}
	s, events, refusal := g.Explain()
	for _, text := range record.Moves {
		if err := say(w, events, refusal); err != nil || refusal != nil {
			return err
		}
		m, err := r.Parse(text)
		if err != nil {
			return nil
		}
		var next S
		next, events, refusal = s.Explain(m)
		if refusal == nil {
			if err := r.accepted(s, m, next); err != nil {
				return fmt.Errorf("%s: %w", text, err)
			}
		}
		s = next
	}
	return say(w, events, refusal)
}

// accepted checks a move that is accepted. Outcomes can be thousands, and are not looked for in their list.
func (r Recorded[G, S, M]) accepted(s S, m M, next S) error {
	_, den := s.Odds(m)
	if den == 0 && !slices.Contains(s.AppendMoves(nil), m) && (r.Unlisted == nil || !r.Unlisted(m)) {
		return errors.New("it is legal, and not listed")
	}
	if r.Reached != nil {
		return r.Reached(next)
	}
	return nil
}

// say writes events and a refusal. Its error is an event that is no sentence.
func say(w io.Writer, events []rulebook.Event, refusal error) error {
	for _, e := range events {
		if e.Text == "" || strings.Contains(e.Text, "%") {
			return fmt.Errorf("%q of %s is no sentence", e.Text, e.Rule.ID)
		}
		fmt.Fprintln(w, e.Player, e)
	}
	if refusal != nil {
		fmt.Fprintln(w, refusal)
	}
	return nil
}
