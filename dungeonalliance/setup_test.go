package dungeonalliance_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
)

// Whatever the text, a set-up is read, refused by a rule, or can't be read; nothing panics, and what starts is written and
// read back to the same set-up.
func FuzzReadSetup(f *testing.F) {
	for _, pattern := range []string{"DA-SETUP-*", "DA-TITAN-*", "broken-*", "case-1*"} {
		files, _ := filepath.Glob("../testdata/dungeonalliance/" + pattern + ".json")
		for _, name := range files {
			data, err := os.ReadFile(name)
			require.NoError(f, err)
			if r, err := rulebook.ReadRecord(data); err == nil {
				f.Add([]byte(r.Setup))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		setup, err := dungeonalliance.ReadSetup(data)
		if err == nil {
			_, err = setup.Start()
		}
		var syntax *rulebook.SyntaxError
		var breach *rulebook.ContentError
		if err != nil {
			require.True(t, errors.As(err, &syntax) || errors.As(err, &breach), "%v", err)
			return
		}
		again, err := json.Marshal(setup)
		require.NoError(t, err)
		second, err := dungeonalliance.ReadSetup(again)
		require.NoError(t, err)
		third, err := json.Marshal(second)
		require.NoError(t, err)
		require.Equal(t, string(again), string(third))
		_, err = second.Start()
		require.NoError(t, err)
	})
}

// A set-up without content is written without it, and one with content writes what differs from the shipped set.
func TestSetupWritesTheContentThatDiffers(t *testing.T) {
	c := dungeonalliance.Shipped()
	c.Name, c.Die = "two faces", []int{1, 2}
	setup := dungeonalliance.Setup{Options: dungeonalliance.Options{Mode: dungeonalliance.Solo, Content: &c}, Enemy: "gorthos",
		Alliances: []dungeonalliance.Alliance{{Heroes: []string{"tamsin", "saskia", "ysolde", "orrin"}}}}
	data, err := json.Marshal(setup)
	require.NoError(t, err)
	require.JSONEq(t, `{"options": {"mode": "Solo", "content": {"name": "two faces", "die": [1, 2]}},
		"alliances": [{"heroes": ["tamsin", "saskia", "ysolde", "orrin"]}], "enemy": "gorthos"}`, string(data))
	again, err := dungeonalliance.ReadSetup(data)
	require.NoError(t, err)
	require.Equal(t, setup, again)
}

// Errors in a set-up say where in it.
func TestSetupErrorsNameTheirPlace(t *testing.T) {
	for text, place := range map[string]string{
		`{"options": {"mode": "Solo", "content": {"die": [1]}}}`:                                    "options.content.die",
		`{"options": {"mode": "Solo", "content": {"map": {"plan": ["A A", "x"], "quest": "1,1"}}}}`: "options.content.map.plan:2:1",
		`{"options": {"content": {"die": ["1"]}}}`:                                                  "options.content.die",
	} {
		setup, err := dungeonalliance.ReadSetup([]byte(text))
		if err == nil {
			_, err = setup.Start()
		}
		var syntax *rulebook.SyntaxError
		var breach *rulebook.ContentError
		switch {
		case errors.As(err, &syntax):
			require.True(t, strings.HasPrefix(syntax.Place(), place), "%v", err)
		case errors.As(err, &breach):
			require.Equal(t, place, breach.Path)
		default:
			t.Fatalf("%s: %v", text, err)
		}
	}
}
