package dungeonalliance_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
)

// ruleDocs returns the doc comments of the rules in rules.go by variable, and the variables in order.
func ruleDocs(t *testing.T) (docs map[string]string, order []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "rules.go", nil, parser.ParseComments)
	require.NoError(t, err)
	docs = map[string]string{}
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		name := g.Specs[0].(*ast.ValueSpec).Names[0].Name
		docs[name] = g.Doc.Text()
		order = append(order, name)
	}
	return docs, order
}

// listed returns the names that Rules lists, as they stand in the source.
func listed(t *testing.T) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "rules.go", nil, 0)
	require.NoError(t, err)
	var names []string
	ast.Inspect(file, func(n ast.Node) bool {
		if lit, ok := n.(*ast.CompositeLit); ok && len(lit.Elts) > 1 {
			for _, e := range lit.Elts {
				if id, ok := e.(*ast.Ident); ok {
					names = append(names, id.Name)
				}
			}
		}
		return true
	})
	return names
}

func TestCatalogueListsEveryRuleOnceInOrder(t *testing.T) {
	_, order := ruleDocs(t)
	require.Equal(t, order, listed(t))
	var ids []string
	for _, r := range dungeonalliance.Rules() {
		require.Regexp(t, `^DA-[A-Z]+-[0-9]+[a-z]?$`, r.ID)
		require.NotContains(t, ids, r.ID)
		ids = append(ids, r.ID)
	}
	require.Len(t, ids, 161)
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

func TestEveryDocCommentStatesItsRule(t *testing.T) {
	docs, order := ruleDocs(t)
	space := regexp.MustCompile(`\s+`)
	for i, r := range dungeonalliance.Rules() {
		paragraphs := strings.Split(strings.TrimSpace(docs[order[i]]), "\n\n")
		for j := range paragraphs {
			paragraphs[j] = space.ReplaceAllString(paragraphs[j], " ")
		}
		require.Equal(t, order[i]+": "+r.Text+".", paragraphs[0])
		last := paragraphs[len(paragraphs)-1]
		switch r.Basis {
		case rulebook.Book:
			require.True(t, strings.HasPrefix(last, "Book, "+r.Source+"."), "%s: %s", r.ID, last)
		case rulebook.Base:
			require.Equal(t, "Base game", r.Source)
			require.True(t, strings.HasPrefix(last, "Base game."), r.ID)
		case rulebook.House:
			require.Equal(t, "House reading", r.Source)
			require.True(t, strings.HasPrefix(last, "House reading."), r.ID)
		}
	}
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
