// Nudge is mutation testing for tables: it adds one to every whole number in the package-level constants and variables of a
// package, and in its embedded content files, one at a time, and runs the package's tests, some of which must fail.
//
//	go -C .ci build -o /tmp/nudge ./nudge && /tmp/nudge ./paperapps
//
// It works on a copy of the module, prints a line for each number that no test misses, and last how many were killed.
// What numbers mean, it does not know: a survivor may be equivalent, such as the capacity of a buffer, and is then listed
// with its reason where the results are kept.
package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: nudge ./package")
		os.Exit(2)
	}
	if err := run(filepath.Clean(os.Args[1])); err != nil {
		fmt.Fprintln(os.Stderr, "nudge:", err)
		os.Exit(1)
	}
}

// A number is a whole number in a file, by its place in the text.
type number struct {
	file       string
	start, end int
}

func run(folder string) error {
	root, err := copyModule()
	if err != nil {
		return err
	}
	defer os.RemoveAll(root)
	numbers, err := find(root, folder)
	if err != nil {
		return err
	}
	if out, err := test(root, folder); err != nil {
		return fmt.Errorf("the tests fail before anything is changed:\n%s", out)
	}
	killed, survived, broken := 0, 0, 0
	for _, n := range numbers {
		switch verdict, err := n.try(root, folder); {
		case err != nil:
			return err
		case verdict == "killed":
			killed++
		case verdict == "broken":
			broken++
		default:
			survived++
			fmt.Println("survived:", verdict)
		}
	}
	fmt.Printf("%s: %d numbers, %d killed, %d survived, %d do not compile\n", folder, len(numbers), killed, survived, broken)
	return nil
}

// copyModule copies the files that git knows to a folder of its own.
func copyModule() (string, error) {
	root, err := os.MkdirTemp("", "nudge")
	if err != nil {
		return "", err
	}
	cmd := exec.Command("sh", "-c", `git ls-files -z | xargs -0 cp --parents -t "$0"`, root)
	cmd.Stderr = os.Stderr
	return root, cmd.Run()
}

// find lists the numbers of a package: in its Go files and in the content files beside them.
func find(root, folder string) ([]number, error) {
	entries, err := os.ReadDir(filepath.Join(root, folder))
	if err != nil {
		return nil, err
	}
	var list []number
	for _, e := range entries {
		file := filepath.Join(root, folder, e.Name())
		switch {
		case strings.HasSuffix(e.Name(), "_test.go"):
		case strings.HasSuffix(e.Name(), ".go"):
			found, err := inTables(file)
			if err != nil {
				return nil, err
			}
			list = append(list, found...)
		case strings.HasSuffix(e.Name(), ".json"), strings.HasSuffix(e.Name(), ".txt"):
			text, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			for _, at := range regexp.MustCompile(`\b\d+\b`).FindAllIndex(text, -1) {
				list = append(list, number{file, at[0], at[1]})
			}
		}
	}
	return list, nil
}

// inTables lists the whole numbers of a Go file's package-level constants and variables, but for those inside functions.
func inTables(file string) ([]number, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, 0)
	if err != nil {
		return nil, err
	}
	var list []number
	for _, d := range tree.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok || group.Tok == token.IMPORT || group.Tok == token.TYPE {
			continue
		}
		ast.Inspect(group, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.INT {
				list = append(list, number{file, set.Position(lit.Pos()).Offset, set.Position(lit.End()).Offset})
			}
			_, inside := n.(*ast.FuncLit)
			return !inside
		})
	}
	return list, nil
}

// try nudges one number, runs the tests, and puts the file back. It returns "killed", "broken", or where the number stands.
func (n number) try(root, folder string) (string, error) {
	text, err := os.ReadFile(n.file)
	if err != nil {
		return "", err
	}
	value, err := strconv.ParseInt(string(text[n.start:n.end]), 0, 64)
	if err != nil {
		return "broken", nil // no number that can be nudged
	}
	changed := append(append(append([]byte{}, text[:n.start]...), strconv.FormatInt(value+1, 10)...), text[n.end:]...)
	if err := os.WriteFile(n.file, changed, 0o644); err != nil {
		return "", err
	}
	defer os.WriteFile(n.file, text, 0o644)
	vet := exec.Command("go", "build", "./"+folder)
	vet.Dir = root
	if vet.Run() != nil {
		return "broken", nil
	}
	if _, err := test(root, folder); err != nil {
		return "killed", nil
	}
	name, _ := filepath.Rel(root, n.file)
	return fmt.Sprintf("%s:%d: %s", name, bytes.Count(text[:n.start], []byte("\n"))+1, line(text, n.start)), nil
}

func line(text []byte, at int) string {
	start := bytes.LastIndexByte(text[:at], '\n') + 1
	end := bytes.IndexByte(text[at:], '\n')
	if end < 0 {
		end = len(text) - at
	}
	return strings.TrimSpace(string(text[start : at+end]))
}

func test(root, folder string) ([]byte, error) {
	cmd := exec.Command("go", "test", "-short", "-failfast", "-timeout", "120s", "./"+folder)
	cmd.Dir = root
	return cmd.CombinedOutput()
}
