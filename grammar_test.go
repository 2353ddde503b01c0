package rulebook_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperdungeons"
)

// parsers read one move of each game.
var parsers = map[string]func(string) error{
	"paperapps":       func(move string) error { _, err := paperapps.ParseMove(move); return err },
	"paperdungeons":   func(move string) error { _, err := paperdungeons.ParseMove(move); return err },
	"dungeonalliance": func(move string) error { _, err := dungeonalliance.ParseMove(move); return err },
}

// TestGrammars checks that the grammars in testdata/README.md are those that ParseMove reads: on every move of every record,
// legal or broken, and on misprints of them, the two agree on whether it is a move.
func TestGrammars(t *testing.T) {
	readme, err := os.ReadFile("testdata/README.md")
	require.NoError(t, err)
	blocks := regexp.MustCompile("(?s)```ebnf\n\\(\\* (\\w+) \\*\\)\n(.*?)```").FindAllStringSubmatch(string(readme), -1)
	require.Len(t, blocks, len(parsers), "want one ebnf block a game, which begins with its name as a comment")
	for _, b := range blocks {
		t.Run(b[1], func(t *testing.T) {
			parse, known := parsers[b[1]]
			require.True(t, known, "no such game")
			g, err := readGrammar(b[2])
			require.NoError(t, err)
			moves := movesOfRecords(t, b[1])
			count := map[bool]int{}
			for _, move := range moves {
				ok := parse(move) == nil
				count[ok]++
				if g.accepts(move) != ok {
					t.Errorf("ParseMove accepts %q: %v; the grammar: %v", move, ok, !ok)
				}
			}
			require.NotZero(t, count[true])
			require.NotZero(t, count[false], "no record has an unreadable move")
			misread := map[bool]int{}
			for _, move := range moves {
				for _, near := range misprints(move) {
					ok := parse(near) == nil
					misread[ok]++
					if g.accepts(near) != ok {
						t.Fatalf("ParseMove accepts %q: %v; the grammar: %v", near, ok, !ok)
					}
				}
			}
			t.Logf("%d moves of records and %d others accepted, %d and %d refused", count[true], misread[true], count[false], misread[false])
		})
	}
}

// movesOfRecords returns the different moves of a game's records.
func movesOfRecords(t *testing.T, game string) []string {
	files, err := recordFiles(filepath.Join("testdata", game))
	require.NoError(t, err)
	moves := map[string]bool{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		r, err := rulebook.ReadRecord(data)
		if err != nil {
			continue // the file is not a record, and says so in its name; TestOracle checks that
		}
		for _, move := range r.Moves {
			moves[move] = true
		}
	}
	return slices.Sorted(maps.Keys(moves))
}

var digits = regexp.MustCompile(`[0-9]+`)

// misprints returns texts that look like a move, some of them moves too: words left out, doubled or swapped, blanks too many,
// and other numbers.
func misprints(move string) []string {
	list := []string{"", " " + move, move + " ", move + " now", strings.ToUpper(move), strings.Replace(move, " ", "  ", 1), move[:len(move)/2]}
	words := strings.Split(move, " ")
	for i := range words {
		list = append(list,
			strings.Join(slices.Delete(slices.Clone(words), i, i+1), " "),
			strings.Join(slices.Insert(slices.Clone(words), i, words[i]), " "),
			strings.Join(slices.Concat(words[:i], words[i+1:], words[i:i+1]), " "))
	}
	for _, at := range digits.FindAllStringIndex(move, -1) {
		for _, n := range []string{"0", "-0", "1", "-1", "+1", "01", "4", "7", "8", "16", "17", "47", "48", "99", "100", "999", "1000", "9999", "-9999", "10000", "x"} {
			list = append(list, move[:at[0]]+n+move[at[1]:])
		}
	}
	return list
}

// inWords are the special sequences of the grammars, by what stands between the question marks.
var inWords = map[string]func(string) bool{
	"more than six faces": func(text string) bool {
		return len(strings.Fields(text))-strings.Count(text, "white")-strings.Count(text, "black") > 6
	},
	"a jewel named five times, or another card twice": func(text string) bool {
		seen := map[string]int{"jewel": -3}
		for _, card := range strings.Fields(text) {
			seen[card]++
		}
		return slices.Max(slices.Collect(maps.Values(seen))) > 1
	},
	"figures out of order, or one named twice": func(text string) bool {
		rank := func(figure string) int {
			n, _ := strconv.Atoi(strings.TrimLeft(figure, "abcdm"))
			return strings.Index("abcdme", figure[:1])*100 + n
		}
		list := strings.Fields(text)
		return !slices.IsSortedFunc(list, func(a, b string) int { return rank(a) - rank(b) }) || len(slices.Compact(list)) < len(strings.Fields(text))
	},
}

// A grammar is a set of productions in the EBNF of ISO 14977.
type grammar map[string]matcher

// A matcher returns where it may end in a text if it begins at a place, in ascending order.
type matcher func(text string, from int) []int

func (g grammar) accepts(move string) bool { return slices.Contains(g["move"](move, 0), len(move)) }

var tokens = regexp.MustCompile(`(?s)\(\*.*?\*\)|"[^"]*"|\?[^?]*\?|[a-z]+|[0-9]+|[-=,|;*()\[\]{}]|\S`)

// readGrammar reads productions. It is an error if one is not closed or names another that does not stand there.
func readGrammar(text string) (grammar, error) {
	r := ebnf{grammar: grammar{}}
	for _, token := range tokens.FindAllString(text, -1) {
		if !strings.HasPrefix(token, "(*") {
			r.tokens = append(r.tokens, token)
		}
	}
	for len(r.tokens) > 0 && r.err == nil {
		name := r.next()
		r.expect("=")
		if _, twice := r.grammar[name]; twice {
			r.fail("%s is defined twice", name)
		}
		r.grammar[name] = r.choice()
		r.expect(";")
	}
	for _, name := range r.named {
		if r.grammar[name] == nil {
			r.fail("%s is not defined", name)
		}
	}
	for name := range r.grammar {
		if name != "move" && !slices.Contains(r.named, name) {
			r.fail("%s is not used", name)
		}
	}
	return r.grammar, r.err
}

// ebnf is a grammar being read.
type ebnf struct {
	grammar grammar
	tokens  []string
	named   []string
	err     error
}

func (r *ebnf) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
	r.tokens = nil
}

func (r *ebnf) peek() string {
	if len(r.tokens) == 0 {
		return ""
	}
	return r.tokens[0]
}

func (r *ebnf) next() string {
	token := r.peek()
	r.tokens = r.tokens[min(1, len(r.tokens)):]
	return token
}

func (r *ebnf) expect(want string) {
	if got := r.next(); got != want {
		r.fail("want %s, got %q before %q", want, got, r.peek())
	}
}

// accept takes the token if it comes next.
func (r *ebnf) accept(token string) bool {
	ok := r.peek() == token
	if ok {
		r.next()
	}
	return ok
}

func (r *ebnf) choice() matcher {
	list := []matcher{r.sequence()}
	for r.accept("|") {
		list = append(list, r.sequence())
	}
	return func(text string, from int) (ends []int) {
		for _, m := range list {
			ends = append(ends, m(text, from)...)
		}
		return sorted(ends)
	}
}

func sorted(ends []int) []int {
	slices.Sort(ends)
	return slices.Compact(ends)
}

func (r *ebnf) sequence() matcher {
	list := []matcher{r.exception()}
	for r.accept(",") {
		list = append(list, r.exception())
	}
	return func(text string, from int) []int {
		ends := []int{from}
		for _, m := range list {
			ends = after(m, text, ends)
		}
		return ends
	}
}

// after returns where m may end if it begins at one of several places.
func after(m matcher, text string, places []int) (ends []int) {
	for _, from := range places {
		ends = append(ends, m(text, from)...)
	}
	return sorted(ends)
}

func (r *ebnf) exception() matcher {
	m := r.repetition()
	if !r.accept("-") {
		return m
	}
	but := r.repetition()
	return func(text string, from int) []int {
		return slices.DeleteFunc(m(text, from), func(end int) bool { return slices.Contains(but(text[:end], from), end) })
	}
}

func (r *ebnf) repetition() matcher {
	n, err := strconv.Atoi(r.peek())
	if err != nil {
		return r.primary()
	}
	r.next()
	r.expect("*")
	m := r.primary()
	return func(text string, from int) []int {
		ends := []int{from}
		for range n {
			ends = after(m, text, ends)
		}
		return ends
	}
}

func (r *ebnf) primary() matcher {
	token := r.next()
	switch {
	case strings.HasPrefix(token, `"`):
		return literal(strings.Trim(token, `"`))
	case strings.HasPrefix(token, "?"):
		return r.special(strings.Trim(token, "? "))
	case token == "(":
		m := r.choice()
		r.expect(")")
		return m
	case token == "[":
		m := r.choice()
		r.expect("]")
		return func(text string, from int) []int { return sorted(append(m(text, from), from)) }
	case token == "{":
		m := r.choice()
		r.expect("}")
		return func(text string, from int) []int { return repeat(m, text, from) }
	case token == "" || token[0] < 'a' || token[0] > 'z':
		r.fail("want something to match, got %q before %q", token, r.peek())
	}
	r.named = append(r.named, token)
	return func(text string, from int) []int { return r.grammar[token](text, from) }
}

func literal(want string) matcher {
	return func(text string, from int) []int {
		if strings.HasPrefix(text[from:], want) {
			return []int{from + len(want)}
		}
		return nil
	}
}

// special matches the rest of the text if the words are true of it.
func (r *ebnf) special(words string) matcher {
	is, known := inWords[words]
	if !known {
		r.fail("the test does not know what is meant by %q", words)
	}
	return func(text string, from int) []int {
		if is(text[from:]) {
			return []int{len(text)}
		}
		return nil
	}
}

// repeat returns where any number of matches may end.
func repeat(m matcher, text string, from int) []int {
	ends := []int{from}
	for last := ends; len(last) > 0; {
		last = slices.DeleteFunc(after(m, text, last), func(end int) bool { return slices.Contains(ends, end) })
		ends = append(ends, last...)
	}
	return sorted(ends)
}

// TestFactTables checks that the tables of facts in testdata/README.md name every fact that a position of the records has, and
// no other.
func TestFactTables(t *testing.T) {
	readme, err := os.ReadFile("testdata/README.md")
	require.NoError(t, err)
	for _, g := range games() {
		t.Run(g.Name(), func(t *testing.T) {
			_, text, ok := strings.Cut(string(readme), "\n## "+g.Name()+"\n")
			require.True(t, ok, "the game has no section")
			text, _, _ = strings.Cut(text, "\n## ")
			_, text, ok = strings.Cut(text, "\n### Facts\n")
			require.True(t, ok, "the section has no facts")
			listed := map[string]bool{}
			for _, row := range regexp.MustCompile(`(?m)^\| ([^|]*) \|`).FindAllStringSubmatch(text, -1) {
				for _, name := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(row[1], -1) {
					listed[name[1]] = true
				}
			}
			require.Equal(t, slices.Sorted(maps.Keys(listed)), factsOfRecords(t, g))
		})
	}
}

var figureFact = regexp.MustCompile(`^(?:[a-d][1-4]|m[0-9]+|enemy)(\.[a-z]+)$`)

// factsOfRecords returns the names of the facts of the positions where a game's records end.
func factsOfRecords(t *testing.T, g rulebook.Game) []string {
	files, err := recordFiles(filepath.Join("testdata", g.Name()))
	require.NoError(t, err)
	seen := map[string]bool{}
	for _, file := range files {
		for name := range checkFile(t, file).Facts {
			seen[generalName(g.Name(), name)] = true
		}
	}
	delete(seen, "")
	return slices.Sorted(maps.Keys(seen))
}

// generalName is the name of a fact as the tables have it; "" for one that stands in the middle of a range.
func generalName(game, name string) string {
	switch {
	case game == "paperdungeons":
		if _, row, ok := strings.Cut(name, ".score."); ok && row != "A" && row != "N" {
			return ""
		}
		if name[0] == 'p' && len(name) > 3 && name[2] == '.' {
			return name[3:]
		}
	case game == "dungeonalliance" && name != "enemy.stage":
		if m := figureFact.FindStringSubmatch(name); m != nil {
			return m[1]
		}
		if strings.HasPrefix(name, "tokens.") {
			return "tokens.ID"
		}
		return regexp.MustCompile(`^p[2-4]\.`).ReplaceAllString(name, "p1.")
	}
	return name
}

// TestRecordInReadme checks that the record which testdata/README.md shows is as it says.
func TestRecordInReadme(t *testing.T) {
	readme, err := os.ReadFile("testdata/README.md")
	require.NoError(t, err)
	blocks := regexp.MustCompile("(?s)```json\n(.*?)```").FindAllSubmatch(readme, -1)
	require.Len(t, blocks, 1)
	require.Empty(t, rulebook.Check(blocks[0][1], games()...).Unmet)
}
