package laws

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook"
)

// Catalogue checks the file that declares a game's rules against the list that the game returns: every exported variable
// of the file is in it, in the same order; ids begin with prefix and are used once; and each doc comment opens with the
// variable's name and the rule's text, and closes with who states the rule.
//
// The rules stand in groups, one a chapter: go doc prints groups in the order of the source, and sorts single variables.
func Catalogue(t rapid.TB, file, prefix string, rules []*rulebook.Rule) {
	t.Helper()
	docs, names, err := declared(file)
	if err != nil {
		t.Fatal(err)
	}
	if len(names) != len(rules) {
		t.Fatalf("%s declares %d rules, and %d are listed", file, len(names), len(rules))
	}
	ids := map[string]bool{}
	for i, r := range rules {
		if !strings.HasPrefix(r.ID, prefix) || ids[r.ID] {
			t.Errorf("the id %q does not begin with %s, or is used twice", r.ID, prefix)
		}
		ids[r.ID] = true
		if r.Text == "" || r.Source == "" {
			t.Errorf("%s has no text or no source", r.ID)
		}
		paragraphs := strings.Split(docs[i], "\n\n")
		first, last := folded(paragraphs[0]), folded(paragraphs[len(paragraphs)-1])
		if want := names[i] + ": " + folded(r.Text); first != want {
			t.Errorf("%s: the doc comment says\n%s\nand the rule\n%s", r.ID, first, want)
		}
		if opening := closings[r.Basis]; !slices.ContainsFunc(opening, func(o string) bool { return strings.HasPrefix(last, o) }) {
			t.Errorf("%s: the doc comment closes with %q, want one of %q", r.ID, last, opening)
		}
	}
}

// closings are how the last paragraph of a rule's doc comment begins, by basis.
var closings = map[rulebook.Basis][]string{
	rulebook.Book:  {"Book, "},
	rulebook.Base:  {"Base game", "Another edition's rules"},
	rulebook.House: {"House reading"},
}

// folded is text with its white space folded and without a full stop at the end.
func folded(text string) string {
	return strings.TrimSuffix(strings.Join(strings.Fields(text), " "), ".")
}

// declared returns the exported variables of a file, in order, with their doc comments.
func declared(file string) (docs, names []string, err error) {
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
	if err != nil {
		return nil, nil, err
	}
	for _, d := range tree.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok || group.Tok != token.VAR {
			continue
		}
		for _, spec := range group.Specs {
			if v := spec.(*ast.ValueSpec); v.Names[0].IsExported() {
				names = append(names, v.Names[0].Name)
				docs = append(docs, strings.TrimSpace(v.Doc.Text()))
			}
		}
	}
	return docs, names, nil
}
