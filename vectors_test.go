package rulebook_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperdungeons"
)

// The tables of testdata/README.md that say what Paper Dungeons is, against the package: who reads them needs no Go.

// sectionOf returns the section of a game in testdata/README.md.
func sectionOf(t *testing.T, game string) string {
	readme, err := os.ReadFile("testdata/README.md")
	require.NoError(t, err)
	_, text, ok := strings.Cut(string(readme), "\n## "+game+"\n")
	require.True(t, ok, "the game has no section")
	text, _, _ = strings.Cut(text, "\n## ")
	return text
}

// rowsOf returns the rows of the table with a head, such as "item | name |", cell by cell.
func rowsOf(t *testing.T, section, head string) (rows [][]string) {
	require.Equal(t, 1, strings.Count(section, "\n| "+head), head)
	_, text, _ := strings.Cut(section, "\n| "+head)
	for _, line := range strings.Split(text, "\n")[2:] {
		if !strings.HasPrefix(line, "| ") {
			break
		}
		rows = append(rows, strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, "| "), " |"), " | "))
	}
	require.NotEmpty(t, rows, head)
	return rows
}

var quoted = regexp.MustCompile("`([^`]+)`")

// wordsIn returns what stands between backquotes.
func wordsIn(cell string) (words []string) {
	for _, m := range quoted.FindAllStringSubmatch(cell, -1) {
		words = append(words, m[1])
	}
	return words
}

// remarks returns what the source says behind the constants of cards: "m1" has the words behind "// m1:".
func remarks(t *testing.T) map[string]string {
	source, err := os.ReadFile("paperdungeons/tables.go")
	require.NoError(t, err)
	words := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)// ([mo]\d+): (.*)$`).FindAllStringSubmatch(string(source), -1) {
		words["`"+m[1]+"`"] = m[2]
	}
	require.Len(t, words, paperdungeons.NumMissions+paperdungeons.NumObjectives)
	return words
}

func TestVectorsMissions(t *testing.T) {
	rows := rowsOf(t, sectionOf(t, "paperdungeons"), "mission | ")
	want := remarks(t)
	seen := map[string]string{}
	for _, row := range rows {
		seen[row[0]], seen[row[2]] = row[1], row[3]
	}
	maps.DeleteFunc(want, func(card, _ string) bool { return card[1] == 'o' })
	require.Equal(t, want, seen)
	var glory []string
	for round := 1; round <= paperdungeons.NumRounds; round++ {
		glory = append(glory, strconv.Itoa(paperdungeons.MissionGlory(round)))
	}
	list := strings.Join(glory[:7], ", ") + " or " + glory[7] + " glory"
	require.Contains(t, strings.Join(strings.Fields(sectionOf(t, "paperdungeons")), " "), list)
}

func TestVectorsObjectives(t *testing.T) {
	var want [][]string
	for o := range paperdungeons.Objective(paperdungeons.NumObjectives) {
		o++
		var colours []string
		for h := range paperdungeons.Hero(paperdungeons.NumHeroes) {
			colours = append(colours, o.Training(h).String())
		}
		th := o.Thresholds()
		name := "`" + o.String() + "`"
		want = append(want, []string{name, remarks(t)[name], fmt.Sprintf("%d, %d, %d", th[0], th[1], th[2]),
			strings.Join(colours, ", ")})
	}
	require.Equal(t, want, rowsOf(t, sectionOf(t, "paperdungeons"), "objective | "))
}

func TestVectorsItems(t *testing.T) {
	rows := rowsOf(t, sectionOf(t, "paperdungeons"), "item | ")
	require.Len(t, rows, paperdungeons.NumItems)
	var glory []string
	for i := range paperdungeons.Item(paperdungeons.NumItems) {
		require.Equal(t, "`"+i.String()+"`", rows[i][0])
		require.Equal(t, i.Step(0).String(), rows[i][2])
		require.Equal(t, strconv.Itoa(i.Glory()), rows[i][3])
		require.Equal(t, 2, i.Steps())
		require.Equal(t, paperdungeons.AnyStep, i.Step(1))
		glory = append(glory, fmt.Sprintf("%v %d", i, i.Glory()))
	}
	require.Contains(t, paperdungeons.RowEItems.Text, strings.Join(glory, ", "))
}

// TestVectorsConstraints checks that the constraints of content are as many, in the same order of numbers, as Validate has.
func TestVectorsConstraints(t *testing.T) {
	source, err := os.ReadFile("paperdungeons/validate.go")
	require.NoError(t, err)
	want := regexp.MustCompile(`(?m)^// +(\d+)\. `).FindAllStringSubmatch(string(source), -1)
	_, text, ok := strings.Cut(sectionOf(t, "paperdungeons"), "constraints, or the set-up is refused by PD-SHEET-12:\n\n")
	require.True(t, ok)
	text, _, _ = strings.Cut(text, "\n\n")
	got := regexp.MustCompile(`(?m)^(\d+)\. `).FindAllStringSubmatch(text, -1)
	require.Len(t, got, len(want))
	for i := range got {
		require.Equal(t, strconv.Itoa(i+1), got[i][1])
		require.Equal(t, strconv.Itoa(i+1), want[i][1])
		require.FileExists(t, fmt.Sprintf("testdata/paperdungeons/PD-SHEET-12-refused-constraint-%02d.json", i+1))
	}
}

// TestVectorsOptions checks that the table of options has every option and every value, the default first.
func TestVectorsOptions(t *testing.T) {
	rows := rowsOf(t, sectionOf(t, "paperdungeons"), "option | values, the default first | rule | what")
	typ := reflect.TypeFor[paperdungeons.Options]()
	require.Len(t, rows, typ.NumField())
	for i := range typ.NumField() {
		name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ",")
		require.Equal(t, "`"+name+"`", rows[i][0])
		require.NotEmpty(t, rows[i][3])
		if name == "dungeon" {
			continue // a letter
		}
		var values []string
		for n := range 100 {
			var o paperdungeons.Options
			field := reflect.ValueOf(&o).Elem().Field(i)
			if field.Kind() == reflect.Bool {
				field.SetBool(n == 1)
			} else {
				field.SetUint(uint64(n))
			}
			data, err := json.Marshal(field.Interface())
			require.NoError(t, err)
			if slices.Contains(values, string(data)) || strings.Contains(string(data), "(") {
				break
			}
			values = append(values, string(data))
		}
		require.Equal(t, strings.Join(values, ", "), strings.ReplaceAll(rows[i][1], "`", ""), name)
	}
}

// TestVectorsParts checks that the table of the parts of Powers has every kind, as it is read.
func TestVectorsParts(t *testing.T) {
	rows := rowsOf(t, sectionOf(t, "paperdungeons"), "part of a Power | ")
	for kind, row := range rows {
		line := strings.NewReplacer(" N", " 2", " K", " 3").Replace(wordsIn(row[0])[0])
		c, err := paperdungeons.ReadContent("power X\n" + line + "\ndone")
		require.NoError(t, err)
		require.Equal(t, paperdungeons.PartKind(kind), c.Powers[0].Parts[0].Kind, line)
	}
	require.Len(t, rows, int(paperdungeons.EndGloryPer)+1)
}

// TestVectorsRuleIDs checks that testdata/README.md names no rule that its game does not have.
func TestVectorsRuleIDs(t *testing.T) {
	for _, id := range rulesIn(sectionOf(t, "paperdungeons")) {
		_, ok := paperdungeons.Game().Rule(id)
		require.True(t, ok, id)
	}
}

// movesAt are moves of each kind, by the words that the tables of the order of refusals have for them.
var movesAt = map[string][]string{
	"dungeon": {"dungeon a"}, "villain": {"villain 1 1"}, "missions": {"missions m1 m2 m3"},
	"deal p1 quest": {"deal p1 quest 1"}, "deal p1 powers": {"deal p1 powers 1 2"},
	"deal p1 objectives": {"deal p1 objectives o1 o2"},
	"keep":               {"p1 keep power 1", "p1 keep objective o1"}, "roll": {"roll white skull"}, "reroll": {"reroll white skull"},
	"a die": {"p1 white skull brew", "p1 black boots move"}, "bonus": {"p1 bonus brew"}, "go": {"p1 go A1"},
	"disarm": {"p1 disarm A1"}, "halt": {"p1 halt"}, "done": {"p1 done"}, "ring": {"p1 ring A1"}, "pick": {"p1 pick A1"},
	"use": {"p1 use liquor", "p1 use mirror A1"}, "power": {"p1 power points", "p1 power disarm A1"}, "level": {"p1 level wizard"},
	"step": {"p1 step ring"}, "task": {"p1 task 1a"}, "pass": {"p1 pass"}, "defeat": {"p1 defeat A1"},
	"lieutenant": {"lieutenant 1"}, "first": {"first p1"}, "look": {"look jewel"}, "take": {"p1 take jewel"},
	"decline": {"p1 decline"}, "loot": {"loot jewel"}, "fight": {"p1 fight"}, "flee": {"p1 flee"},
}

// A lateness is a row of the first table of the order of refusals: in these phases these moves break this rule.
type lateness struct{ phases, moves, rule string }

func (l lateness) fits(phase, word string, lootShown bool) bool {
	switch {
	case strings.Contains(l.phases, "`lootShown` false"):
		if lootShown {
			return false
		}
	case !slices.Contains(strings.Split(l.phases, ", "), phase):
		return false
	}
	return l.moves == "every other" || slices.Contains(wordsOf(l.moves), word) ||
		strings.Contains(l.moves, "every move of a player") && strings.HasPrefix(movesAt[word][0], "p1 ")
}

func wordsOf(cell string) []string {
	words := wordsIn(cell)
	if strings.Contains(cell, "a die") {
		words = append(words, "a die")
	}
	return words
}

// TestVectorsTimes checks the rules against moves that are not made in their phase, in the first position of each phase that
// the records reach.
func TestVectorsTimes(t *testing.T) {
	section := sectionOf(t, "paperdungeons")
	var late []lateness
	for _, row := range rowsOf(t, section, "phase | move | rule |") {
		l := lateness{row[0], row[1], row[2]}
		if l.phases == "the same" {
			l.phases = late[len(late)-1].phases
		}
		late = append(late, l)
	}
	own, rule := map[string][]string{}, map[string]string{}
	for _, row := range rowsOf(t, section, "move | its phase | ") {
		for _, word := range wordsOf(row[0]) {
			own[word], rule[word] = strings.Split(row[1], ", "), row[2]
		}
	}
	require.ElementsMatch(t, slices.Collect(maps.Keys(movesAt)), slices.Collect(maps.Keys(own)))
	phases := map[string]bool{}
	for s := range positionsOfRecords(t) {
		phase, shown := s.Phase().String(), s.Options().LootShown.On()
		if phases[fmt.Sprint(phase, shown)] {
			continue
		}
		phases[fmt.Sprint(phase, shown)], phases[phase] = true, true
		for word, moves := range movesAt {
			want := rule[word]
			if i := slices.IndexFunc(late, func(l lateness) bool { return l.fits(phase, word, shown) }); i >= 0 {
				want = late[i].rule
			}
			switch {
			case phase == "over":
				want = paperdungeons.EndsWithoutFight.ID
			case slices.Contains(own[word], phase):
				continue
			}
			for _, move := range moves {
				var broken *rulebook.Violation
				_, err := s.Apply(paperdungeons.MustParseMove(move))
				require.True(t, errors.As(err, &broken), "%s in %s: %v", move, phase, err)
				require.Equal(t, want, broken.Rule.ID, "%s in %s", move, phase)
			}
		}
	}
	for ph := paperdungeons.PhaseDungeon; ph <= paperdungeons.PhaseOver; ph++ {
		require.True(t, phases[ph.String()], "no record reaches the phase %v", ph)
	}
}

var (
	ruleIDs = regexp.MustCompile(`(PD-[A-Z]+-)(\d+[a-z]?)((?:(?:, | or | to )\d+[a-z]?)*)`)
	moreIDs = regexp.MustCompile(`(, | or | to )((\d+)[a-z]?)`)
)

// rulesIn returns the ids of rules in a text, those too of which only the end stands there: "PD-MOVE-2 to 4, 5".
func rulesIn(text string) (ids []string) {
	for _, m := range ruleIDs.FindAllStringSubmatch(text, -1) {
		ids = append(ids, m[1]+m[2])
		last, _ := strconv.Atoi(strings.TrimRight(m[2], "ab"))
		for _, more := range moreIDs.FindAllStringSubmatch(m[3], -1) {
			n, _ := strconv.Atoi(more[3])
			for ; more[1] == " to " && last+1 < n; last++ {
				ids = append(ids, m[1]+strconv.Itoa(last+1))
			}
			ids, last = append(ids, m[1]+more[2]), n
		}
	}
	return ids
}

// TestVectorsRefusals checks that the order of refusals has, for each move that a record sees refused, the rule that refuses
// it: in the row of the move, or in the text before.
func TestVectorsRefusals(t *testing.T) {
	section := sectionOf(t, "paperdungeons")
	before, _, ok := strings.Cut(section, "\n7. The rules of the move itself")
	require.True(t, ok)
	_, before, ok = strings.Cut(before, "\n### Order of refusals\n")
	require.True(t, ok)
	rules := map[string][]string{}
	for _, row := range rowsOf(t, section, "move | rules |") {
		for _, word := range wordsOf(row[0]) {
			rules[word] = rulesIn(row[1])
		}
	}
	for _, r := range refusalsOfRecords(t) {
		move, rule := r[0], r[1]
		row, ok := rules[wordOf(move)]
		word, _, _ := strings.Cut(wordOf(move), " ")
		if !ok {
			row = rules[word]
		}
		if word == "use" && slices.Contains(rulesIn("PD-ARTIFACT-11 to 23"), rule) {
			continue // the rule of the artifact
		}
		require.True(t, slices.Contains(row, rule) || slices.Contains(rulesIn(before), rule), "%s breaks %s", move, rule)
	}
}

var seatAndWord = regexp.MustCompile(`^(?:p\d+ )?((?:white|black) )?(\w+(?: points| disarm)?)`)

// wordOf returns the word that the tables have for a move.
func wordOf(move string) string {
	m := seatAndWord.FindStringSubmatch(move)
	if m[1] != "" {
		return "a die"
	}
	return m[2]
}

// refusalsOfRecords returns the moves that records see refused, with their rules.
func refusalsOfRecords(t *testing.T) (refused [][2]string) {
	files, err := recordFiles(filepath.Join("testdata", "paperdungeons"))
	require.NoError(t, err)
	for _, file := range files {
		if v := checkFile(t, file); v.Outcome == rulebook.Refused && v.Move > 0 {
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			r, err := rulebook.ReadRecord(data)
			require.NoError(t, err)
			refused = append(refused, [2]string{r.Moves[v.Move-1], v.Rule.ID})
		}
	}
	require.NotEmpty(t, refused)
	return refused
}

// positionsOfRecords yields the positions of the games in the records, as far as they are legal.
func positionsOfRecords(t *testing.T) func(yield func(paperdungeons.State) bool) {
	files, err := recordFiles(filepath.Join("testdata", "paperdungeons"))
	require.NoError(t, err)
	return func(yield func(paperdungeons.State) bool) {
		for _, file := range files {
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			r, err := rulebook.ReadRecord(data)
			if err != nil {
				continue
			}
			var setup paperdungeons.Setup
			if json.Unmarshal(r.Setup, &setup) != nil {
				continue
			}
			s, err := setup.Start()
			for i := 0; err == nil; i++ {
				if !yield(s) {
					return
				}
				if i == len(r.Moves) {
					break
				}
				var m paperdungeons.Move
				if m, err = paperdungeons.ParseMove(r.Moves[i]); err == nil {
					s, err = s.Apply(m)
				}
			}
		}
	}
}
