package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// An edit puts text in the place of some, or of none.
type edit struct {
	at, length int
	text       string
	order      int // of the edits at one place: the ends of inner expressions, of outer ones, the beginnings of outer ones, of inner ones
}

// replace writes a call around a node, and other text, such as a comma, in the place of its operator.
func (p *subject) replace(n ast.Node, operator token.Pos, length int, before, after, text string) {
	start, end := p.offset(n.Pos()), p.offset(n.End())
	file := filepath.Base(p.pkg.Fset.Position(n.Pos()).Filename)
	size := end - start
	list := p.edits[file]
	list = append(list, edit{at: start, text: before, order: 1<<30 - size}, edit{at: end, text: after, order: size - 1<<30})
	if length > 0 {
		list = append(list, edit{at: p.offset(operator), length: length, text: text, order: 1 << 30})
	}
	p.edits[file] = list
}

// weave writes all mutants into the package, each behind its switch.
func (p *subject) weave() error {
	dir := filepath.Join(p.module, p.folder)
	for file, edits := range p.edits {
		slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.order, b.order)) })
		var out strings.Builder
		source, from := p.source[file], 0
		for _, e := range edits {
			out.Write(source[from:e.at])
			out.WriteString(e.text)
			from = e.at + e.length
		}
		out.Write(source[from:])
		if err := os.WriteFile(filepath.Join(dir, file), []byte(out.String()), 0o644); err != nil {
			return err
		}
	}
	switches := fmt.Sprintf(switchesText, p.pkg.Name, len(p.mutants)+1)
	return os.WriteFile(filepath.Join(dir, "mutant_switches.go"), []byte(switches), 0o644)
}

// switchesText is the file with the switches. With no mutant on, it notes in a file which ones are come by.
const switchesText = `package %s

import (
	"cmp"
	"os"
	"strconv"
)

var mutantOn, _ = strconv.Atoi(os.Getenv("MUTANT"))

var mutantNotes, _ = os.OpenFile(os.Getenv("MUTANT_NOTES"), os.O_APPEND|os.O_WRONLY, 0)

var mutantNoted [%d]bool

func mutant(id int) bool {
	if mutantOn == 0 {
		mutantNote(id)
	}
	return mutantOn == id
}

//go:noinline
func mutantNote(id int) {
	if !mutantNoted[id] {
		mutantNoted[id] = true
		mutantNotes.WriteString(strconv.Itoa(id) + "\n")
	}
}

type mutantInt interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}

type mutantNum interface{ mutantInt | ~float32 | ~float64 }

func mutantFlip(id int, b bool) bool { return b != mutant(id) }

func mutantLess[T cmp.Ordered](id int, a, b T) bool    { return a < b || mutant(id) && a == b }
func mutantMore[T cmp.Ordered](id int, a, b T) bool    { return a > b || mutant(id) && a == b }
func mutantAtMost[T cmp.Ordered](id int, a, b T) bool  { return a < b || a == b && !mutant(id) }
func mutantAtLeast[T cmp.Ordered](id int, a, b T) bool { return a > b || a == b && !mutant(id) }

func mutantAdd[T mutantNum](id int, a, b T) T {
	if mutant(id) {
		return a - b
	}
	return a + b
}

func mutantSub[T mutantNum](id int, a, b T) T {
	if mutant(id) {
		return a + b
	}
	return a - b
}

func mutantMul[T mutantNum](id int, a, b T) T {
	if mutant(id) {
		return a / b
	}
	return a * b
}

func mutantQuo[T mutantNum](id int, a, b T) T {
	if mutant(id) {
		return a * b
	}
	return a / b
}

func mutantRem[T mutantInt](id int, a, b T) T {
	if mutant(id) {
		return a * b
	}
	return a %% b
}

func mutantMinus[T mutantNum](id int, a T) T {
	if mutant(id) {
		return a
	}
	return -a
}

func mutantNegate[T mutantNum](id int, a T) T {
	if mutant(id) {
		return -a
	}
	return a
}

func mutantUp[T mutantNum](id int, a *T) {
	if mutant(id) {
		*a--
		return
	}
	*a++
}

func mutantDown[T mutantNum](id int, a *T) {
	if mutant(id) {
		*a++
		return
	}
	*a--
}

func mutantNumber[T mutantNum](id int, changed, a T) T {
	if mutant(id) {
		return changed
	}
	return a
}
`
