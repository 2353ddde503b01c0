package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A mutant is one change of one place.
type mutant struct {
	id       int
	kind     string // boundary, negation, arithmetic, assignment, step, sign, number or content
	file     string // by its name within the package's folder
	line     int
	function string // where it stands; empty outside functions
	was, is  string // the text before and after
	// a change of the text, for what can't be switched while the program runs
	start, end int
	text       string
	woven      bool

	verdict string // killed, timed out, lived, not covered, no program
	by      string // the test that noticed it
}

func (m *mutant) String() string {
	return fmt.Sprintf("%s:%d %s: %s: %s → %s", m.file, m.line, m.function, m.kind, m.was, m.is)
}

// name is what stands in the list of equivalents: it holds when lines move.
func (m *mutant) name(folder string) string {
	return fmt.Sprintf("%s/%s %s: %s → %s", folder, m.file, m.function, m.was, m.is)
}

// copyModule copies the files that git knows, and new ones that it does not ignore, to a folder of its own.
func copyModule() (string, error) {
	module, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return "", err
	}
	cmd := exec.Command("sh", "-c", `git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$0"`, module)
	cmd.Stderr = os.Stderr
	return module, cmd.Run()
}

// A subject is the package whose tests are tested.
type subject struct {
	module, folder string
	pkg            *packages.Package
	source         map[string][]byte // of each file
	edits          map[string][]edit
	mutants        []*mutant
}

// load reads a package and finds its mutants.
func load(module, folder string) (*subject, error) {
	config := &packages.Config{
		Dir: module,
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo |
			packages.NeedImports | packages.NeedDeps | packages.NeedEmbedFiles | packages.NeedExportFile,
	}
	found, err := packages.Load(config, "./"+folder)
	if err != nil {
		return nil, err
	}
	if len(found) != 1 || packages.PrintErrors(found) > 0 {
		return nil, fmt.Errorf("want one package at %s", folder)
	}
	p := &subject{module: module, folder: folder, pkg: found[0], source: map[string][]byte{}, edits: map[string][]edit{}}
	for _, file := range p.pkg.Syntax {
		name := p.pkg.Fset.Position(file.Pos()).Filename
		if p.source[filepath.Base(name)], err = os.ReadFile(name); err != nil {
			return nil, err
		}
		p.find(file)
	}
	for _, name := range p.pkg.EmbedFiles {
		if err := p.findContent(name); err != nil {
			return nil, err
		}
	}
	for i, m := range p.mutants {
		if m.id != i+1 {
			return nil, fmt.Errorf("mutant %d is at place %d", m.id, i+1)
		}
	}
	return p, nil
}

// find lists the mutants of a Go file.
func (p *subject) find(file *ast.File) {
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Body != nil {
				p.findOperators(d.Body, d.Name.Name)
			}
		case *ast.GenDecl:
			if d.Tok == token.VAR || d.Tok == token.CONST {
				p.findNumbers(d)
				p.findOperators(d, "")
			}
		}
	}
}

// negated is the operator of the opposite outcome, and edges that which differs where both sides are equal.
var (
	negated = map[token.Token]token.Token{
		token.EQL: token.NEQ, token.NEQ: token.EQL, token.LSS: token.GEQ, token.GEQ: token.LSS, token.GTR: token.LEQ, token.LEQ: token.GTR,
	}
	edges = map[token.Token]token.Token{
		token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	}
	edgeNames = map[token.Token]string{
		token.LSS: "mutantLess", token.LEQ: "mutantAtMost", token.GTR: "mutantMore", token.GEQ: "mutantAtLeast",
	}
	reversed = map[token.Token]token.Token{
		token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO, token.QUO: token.MUL, token.REM: token.MUL,
	}
	reversedNames = map[token.Token]string{
		token.ADD: "mutantAdd", token.SUB: "mutantSub", token.MUL: "mutantMul", token.QUO: "mutantQuo", token.REM: "mutantRem",
	}
)

// findOperators lists the mutants of the operators under a node.
func (p *subject) findOperators(under ast.Node, function string) {
	ast.Inspect(under, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok && p.pkg.TypesInfo.Types[e].Value != nil {
			return false // a constant: it has no operator when the program runs
		}
		switch n := n.(type) {
		case *ast.BinaryExpr:
			p.findBinary(n, function)
		case *ast.UnaryExpr:
			if n.Op == token.SUB {
				m := p.add("sign", n, function, "-"+p.text(n.X), p.text(n.X))
				p.replace(n, n.OpPos, 1, fmt.Sprintf("mutantMinus(%d, ", m.id), ")", "")
			}
		case *ast.IncDecStmt:
			p.findStep(n, function)
		case *ast.AssignStmt:
			if n.Tok == token.ADD_ASSIGN || n.Tok == token.SUB_ASSIGN {
				p.findAssignment(n, function)
			}
		}
		return true
	})
}

func (p *subject) findBinary(n *ast.BinaryExpr, function string) {
	x, y := p.text(n.X), p.text(n.Y)
	before, after := "", ""
	operator := ""
	if to, ok := edges[n.Op]; ok {
		m := p.add("boundary", n, function, p.text(n), x+" "+to.String()+" "+y)
		before, after, operator = fmt.Sprintf("%s%s(%d, ", edgeNames[n.Op], p.of(n.X), m.id), ")", ","
	}
	if to, ok := negated[n.Op]; ok {
		m := p.add("negation", n, function, p.text(n), x+" "+to.String()+" "+y)
		before, after = fmt.Sprintf("mutantFlip(%d, %s", m.id, before), after+")"
	}
	if to, ok := reversed[n.Op]; ok && isNumber(p.pkg.TypesInfo.TypeOf(n)) {
		m := p.add("arithmetic", n, function, p.text(n), x+" "+to.String()+" "+y)
		before, after, operator = fmt.Sprintf("%s%s(%d, ", reversedNames[n.Op], p.of(n), m.id), ")", ","
	}
	if before != "" {
		length := 0
		if operator != "" {
			length = len(n.Op.String())
		}
		p.replace(n, n.OpPos, length, before, after, operator)
	}
}

func (p *subject) findStep(n *ast.IncDecStmt, function string) {
	to, call := "--", "mutantUp"
	if n.Tok == token.DEC {
		to, call = "++", "mutantDown"
	}
	m := p.add("step", n, function, p.text(n), p.text(n.X)+to)
	p.replace(n, n.TokPos, 2, fmt.Sprintf("%s(%d, &", call, m.id), ")", "")
}

func (p *subject) findAssignment(n *ast.AssignStmt, function string) {
	x, y := p.text(n.Lhs[0]), n.Rhs[0]
	t := p.pkg.TypesInfo.TypeOf(n.Lhs[0])
	name, ok := p.typeName(t)
	if !isNumber(t) || !ok {
		return // strings
	}
	to := "-="
	if n.Tok == token.SUB_ASSIGN {
		to = "+="
	}
	m := p.add("assignment", n, function, p.text(n), x+" "+to+" "+p.text(y))
	p.replace(y, y.Pos(), 0, fmt.Sprintf("mutantNegate[%s](%d, ", name, m.id), ")", "")
}

// findNumbers lists the numbers of a package-level declaration: the constants in which a literal stands.
func (p *subject) findNumbers(d *ast.GenDecl) {
	var walk func(n ast.Node, constant bool)
	walk = func(n ast.Node, mustBeConstant bool) {
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ArrayType:
				if n.Len != nil {
					walk(n.Len, true)
				}
				walk(n.Elt, mustBeConstant)
				return false
			case *ast.KeyValueExpr:
				walk(n.Key, p.pkg.TypesInfo.Types[n.Key].Value != nil)
				walk(n.Value, mustBeConstant)
				return false
			case ast.Expr:
				if p.pkg.TypesInfo.Types[n].Value != nil && hasNumber(n) {
					p.addNumber(n, mustBeConstant || d.Tok == token.CONST)
					return false
				}
			}
			return true
		})
	}
	walk(d, false)
}

func hasNumber(n ast.Node) bool {
	has := false
	ast.Inspect(n, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.INT {
			has = true
		}
		return !has
	})
	return has
}

// addNumber adds the mutant of a constant that is one more or, where its type has no such number, one less.
func (p *subject) addNumber(e ast.Expr, mustBeConstant bool) {
	tv := p.pkg.TypesInfo.Types[e]
	if tv.Value.Kind() != constant.Int {
		return
	}
	t := types.Default(tv.Type)
	to := constant.BinaryOp(tv.Value, token.ADD, constant.MakeInt64(1))
	less := !fits(to, t)
	if less {
		to = constant.BinaryOp(tv.Value, token.SUB, constant.MakeInt64(1))
	}
	text := p.text(e)
	m := p.add("number", e, "", text, to.ExactString())
	name, ok := p.typeName(t)
	if mustBeConstant || !ok {
		step := " + 1"
		if less {
			step = " - 1"
		}
		m.start, m.end, m.text, m.woven = p.offset(e.Pos()), p.offset(e.End()), "("+text+step+")", false
		return
	}
	p.replace(e, e.Pos(), 0, fmt.Sprintf("mutantNumber[%s](%d, %s, ", name, m.id, to.ExactString()), ")", "")
}

func fits(v constant.Value, t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	if !ok {
		return true
	}
	bits := map[types.BasicKind]uint{types.Int8: 7, types.Int16: 15, types.Int32: 31, types.Uint8: 8, types.Uint16: 16, types.Uint32: 32}
	n, ok := bits[b.Kind()]
	return !ok || constant.Compare(v, token.LSS, constant.Shift(constant.MakeInt64(1), token.SHL, n))
}

var digits = regexp.MustCompile(`\b\d+\b`)

// findContent lists the numbers of an embedded file. They keep their length, since they are changed in the program itself.
func (p *subject) findContent(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	file := filepath.Base(name)
	p.source[file] = data
	for _, at := range digits.FindAllIndex(data, -1) {
		was := string(data[at[0]:at[1]])
		n, err := strconv.Atoi(was)
		if err != nil {
			continue // longer than any number
		}
		is := strconv.Itoa(n + 1)
		if len(is) != len(was) {
			is = strconv.Itoa(n - 1)
		}
		line := strings.TrimSpace(lineAt(data, at[0]))
		p.mutants = append(p.mutants, &mutant{
			id: len(p.mutants) + 1, kind: "content", file: file, line: 1 + strings.Count(string(data[:at[0]]), "\n"), function: line, was: was, is: is,
			start: at[0], end: at[1], text: is,
		})
	}
	return nil
}

func lineAt(text []byte, at int) string {
	from := strings.LastIndexByte(string(text[:at]), '\n') + 1
	rest := string(text[from:])
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

func (p *subject) add(kind string, n ast.Node, function, was, is string) *mutant {
	at := p.pkg.Fset.Position(n.Pos())
	m := &mutant{
		id: len(p.mutants) + 1, kind: kind, file: filepath.Base(at.Filename), line: at.Line, function: function,
		was: oneLine(was), is: oneLine(is), woven: true,
	}
	p.mutants = append(p.mutants, m)
	return m
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (p *subject) offset(pos token.Pos) int { return p.pkg.Fset.Position(pos).Offset }

func (p *subject) text(n ast.Node) string {
	at := p.pkg.Fset.Position(n.Pos())
	return string(p.source[filepath.Base(at.Filename)][at.Offset:p.offset(n.End())])
}

func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

// typeName writes a type as the package itself can; not ok for the types of other packages, which a file may not import.
func (p *subject) typeName(t types.Type) (string, bool) {
	ok := true
	name := types.TypeString(types.Default(t), func(other *types.Package) string {
		if other != p.pkg.Types {
			ok = false
		}
		return ""
	})
	return name, ok
}

// of writes the type of an expression as the type argument of a call: a shift of a constant would not say its own. It is left
// out, for the compiler to find, where the package can't write it.
func (p *subject) of(e ast.Expr) string {
	if name, ok := p.typeName(p.pkg.TypesInfo.TypeOf(e)); ok {
		return "[" + name + "]"
	}
	return ""
}
