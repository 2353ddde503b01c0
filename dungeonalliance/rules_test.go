package dungeonalliance_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/internal/laws"
)

func TestCatalogue(t *testing.T) {
	laws.Catalogue(t, "rules.go", "DA-", dungeonalliance.Rules())
	require.Len(t, dungeonalliance.Rules(), 161)
}

func TestCatalogueIsInTheOrderOfTheRulebook(t *testing.T) {
	var chapters []string
	for _, r := range dungeonalliance.Rules() {
		chapter := strings.Split(r.ID, "-")[1]
		if len(chapters) == 0 || chapters[len(chapters)-1] != chapter {
			require.NotContains(t, chapters, chapter)
			chapters = append(chapters, chapter)
		}
	}
	require.Equal(t, strings.Fields("SETUP MODE ROUND TURN SPEED XP CHEST TREASURE TRAP MIMIC WAY ENTER TOKEN FIGHT ENEMY "+
		"MONSTER TITAN DECK END TABLE"), chapters)
}

func TestBookRulesNameAChapterOfTheRulebook(t *testing.T) {
	chapters := []string{
		"Components", "The Deck of Many Treasures: Setup", "The Deck of Many Treasures: Opening Chests",
		"Deep Dungeon Final Enemy Room: Normal Set Up", "Deep Dungeon Final Enemy Room: Titan Room Set Up",
		"6 Round Maximum", "Opening the Way to the Deep Dungeon", "Entering the Deep Dungeon",
		"Battles in the Deep Dungeon", "Reference Tables",
	}
	for _, r := range dungeonalliance.Rules() {
		if r.Basis == rulebook.Book && !slices.Contains(chapters, r.Source) {
			t.Errorf("%s names the chapter %q", r.ID, r.Source)
		}
	}
}
