package rulebook_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
)

// block returns the README's code block number i of a language.
func block(t *testing.T, language string, i int) string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	require.NoError(t, err)
	found := regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllSubmatch(text, -1)
	require.Greater(t, len(found), i)
	return string(found[i][1])
}

// The program of the README runs, and prints what the README says.
func TestReadmeProgram(t *testing.T) {
	file := filepath.Join(t.TempDir(), "main.go")
	require.NoError(t, os.WriteFile(file, []byte(block(t, "go", 0)), 0o644))
	run := exec.Command("go", "run", file)
	run.Env = append(os.Environ(), "GOARCH=") // the machine's own, whatever the tests are built for
	out, err := run.CombinedOutput()
	require.NoError(t, err, string(out))
	require.Equal(t, block(t, "text", 0), string(out))
}

// The record of the README gets the verdict that the README says.
func TestReadmeRecord(t *testing.T) {
	record := block(t, "json", 0)
	require.True(t, json.Valid([]byte(record)))
	v := rulebook.Check([]byte(record), games()...)
	require.Equal(t, block(t, "text", 1), "record.json: "+v.String()+"\n")
}

// The README's table counts the rules of every game.
func TestReadmeCountsTheRules(t *testing.T) {
	text, err := os.ReadFile("README.md")
	require.NoError(t, err)
	for _, g := range games() {
		row := regexp.MustCompile(`(?m)^\| \[` + g.Name() + `\].*\| (\d+) \|$`).FindStringSubmatch(string(text))
		require.NotNil(t, row, g.Name())
		require.Equal(t, row[1], strings.TrimSpace(row[1]))
		var n int
		require.NoError(t, json.Unmarshal([]byte(row[1]), &n))
		require.Equal(t, len(g.Rules()), n, g.Name())
	}
}
