package laws

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

// A setup starts a game and says what acts in setting it up.
type setup[S any] interface {
	Explain() (S, []rulebook.Event, error)
}

// Words plays the records of a folder, checks that every event is a sentence, and compares a digest of what the events and
// the refusals say, to the letter, with the folder's words.txt: a line for the records whose names begin alike. Run a
// package's tests with -digests to write it.
func Words[G setup[S], S rulebook.State[S, M], M rulebook.Move](t rapid.TB, folder string, parse func(string) (M, error)) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no records in %s: %v", folder, err)
	}
	lines := openLines(t, filepath.Join(folder, "words.txt"))
	for len(files) > 0 {
		h, chapter, n := sha256.New(), chapterOf(files[0]), 0
		for ; n < len(files) && chapterOf(files[n]) == chapter; n++ {
			data, err := os.ReadFile(files[n])
			if err == nil {
				err = tell[G](h, data, parse)
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

// tell writes what the events of a record say, and what it is refused for. What can't be read says nothing: its error may be
// in the words of encoding/json. Its own error says what is wrong with a sentence.
func tell[G setup[S], S rulebook.State[S, M], M rulebook.Move](w io.Writer, data []byte, parse func(string) (M, error)) error {
	record, err := rulebook.ReadRecord(data)
	if err != nil {
		return nil
	}
	events, err := told[G](record, parse)
	for _, e := range events {
		if e.Text == "" || strings.Contains(e.Text, "%") {
			return fmt.Errorf("%v is no sentence", e)
		}
		fmt.Fprintln(w, e.Player, e)
	}
	var violation *rulebook.Violation
	var content *rulebook.ContentError
	if errors.As(err, &violation) || errors.As(err, &content) {
		fmt.Fprintln(w, err)
	}
	return nil
}

// told returns what acts in a record up to its end or to the first error, and that error.
func told[G setup[S], S rulebook.State[S, M], M rulebook.Move](r *rulebook.Record, parse func(string) (M, error)) ([]rulebook.Event, error) {
	var g G
	if err := rulebook.ReadJSON(r.Setup, &g); err != nil {
		return nil, err
	}
	s, events, err := g.Explain()
	for _, text := range r.Moves {
		if err != nil {
			break
		}
		var m M
		if m, err = parse(text); err != nil {
			break
		}
		var more []rulebook.Event
		s, more, err = s.Explain(m)
		events = append(events, more...)
	}
	return events, err
}
