package rulebook_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// packages are the folders of the packages that others import.
var packages = []string{
	".", "dice", "deck", "paperapps", "paperdungeons", "dungeonalliance",
	"paperapps/paperappstest", "paperdungeons/paperdungeonstest", "dungeonalliance/dungeonalliancetest",
}

// selfEvident are methods that fmt and encoding/json call, so that examples use them without a name.
var selfEvident = []string{"String", "Error", "Unwrap", "MarshalText", "UnmarshalText", "MarshalJSON", "UnmarshalJSON"}

// Every exported function and method is named in an example, or in a function that an example calls.
func TestEveryFunctionIsExampled(t *testing.T) {
	for _, folder := range packages {
		library, tests := declarations(t, folder)
		used := map[string]bool{}
		for name := range tests {
			if strings.HasPrefix(name, "Example") {
				use(tests, name, used)
			}
		}
		require.NotEmpty(t, used, folder)
		for name := range library {
			_, method, ok := strings.Cut(name, ".")
			if !ok {
				method = name
			}
			if !used[method] && !slices.Contains(selfEvident, method) {
				t.Errorf("%s: no example uses %s", folder, name)
			}
		}
	}
}

// declarations returns the exported functions and methods of a package, and all functions of its tests.
func declarations(t *testing.T, folder string) (library, tests map[string]*ast.FuncDecl) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	require.NoError(t, err)
	library, tests = map[string]*ast.FuncDecl{}, map[string]*ast.FuncDecl{}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			switch {
			case !ok:
			case strings.HasSuffix(file, "_test.go"):
				tests[f.Name.Name] = f
			case f.Name.IsExported() && (f.Recv == nil || ast.IsExported(receiver(f))):
				library[strings.TrimPrefix(receiver(f)+"."+f.Name.Name, ".")] = f
			}
		}
	}
	return library, tests
}

// receiver returns the type that a method belongs to, "" for a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	typ := f.Recv.List[0].Type
	if star, ok := typ.(*ast.StarExpr); ok {
		typ = star.X
	}
	if generic, ok := typ.(*ast.IndexExpr); ok {
		typ = generic.X
	}
	if generic, ok := typ.(*ast.IndexListExpr); ok {
		typ = generic.X
	}
	return typ.(*ast.Ident).Name
}

// use notes every name that a function of the tests uses, and those of the functions that it calls.
func use(tests map[string]*ast.FuncDecl, function string, used map[string]bool) {
	ast.Inspect(tests[function], func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if ok && !used[id.Name] {
			used[id.Name] = true
			if tests[id.Name] != nil {
				use(tests, id.Name, used)
			}
		}
		return true
	})
}
