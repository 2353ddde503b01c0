package rulebook_test

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
)

var records = flag.String("records", "", "check these records instead of testdata: a file, a folder or a glob")

// TestOracle is the main job of this module: it checks every record under testdata, or those that -records names, and
// says of each in one line whether it is a legal game and where it ends, or which move breaks which rule, or where it can't
// be read. It fails if a record is not as it expects, and if one that expects nothing is not a legal game.
func TestOracle(t *testing.T) {
	files, err := recordFiles(*records)
	require.NoError(t, err)
	if len(files) == 0 {
		t.Fatalf("no records at %q: want a file, a folder with .json files, or a glob", *records)
	}
	count := map[rulebook.Outcome]int{}
	unmet := 0
	for _, file := range files {
		v := checkFile(t, file)
		count[v.Outcome]++
		fmt.Fprintf(t.Output(), "%s: %v\n", display(file), v)
		if v.Unmet != "" {
			unmet++
		}
	}
	fmt.Fprintf(t.Output(), "%d checked: %d legal, %d refused, %d unreadable\n", len(files),
		count[rulebook.Legal], count[rulebook.Refused], count[rulebook.Unreadable])
	if unmet > 0 {
		t.Errorf("%d of %d records are no legal game, or not what they expect", unmet, len(files))
	}
}

// unreadable ends the name of a file that can't carry its own expectation, since it is not even JSON.
const unreadable = ".unreadable.json"

func checkFile(t *testing.T, file string) rulebook.Verdict {
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	v := rulebook.Check(data, games()...)
	if strings.HasSuffix(file, unreadable) {
		v.Unmet = ""
		if v.Outcome != rulebook.Unreadable {
			v.Unmet = "the name says that the file must be unreadable"
		}
	}
	return v
}

// recordFiles lists the records that a file, a folder or a glob names, sorted; "" names those of this module.
func recordFiles(name string) ([]string, error) {
	if name == "" {
		name = "testdata"
	}
	if info, err := os.Stat(name); err != nil || !info.IsDir() {
		files, err := filepath.Glob(name)
		slices.Sort(files)
		return files, err
	}
	var files []string
	err := filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".json") && !strings.HasSuffix(path, ".schema.json") &&
			!strings.Contains(path, string(filepath.Separator)+"fuzz"+string(filepath.Separator)) {
			files = append(files, path)
		}
		return err
	})
	slices.Sort(files)
	return files, err
}

func display(file string) string {
	return strings.TrimPrefix(filepath.ToSlash(file), "testdata/")
}
