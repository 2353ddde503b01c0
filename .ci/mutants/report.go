package main

import (
	_ "embed"
	"fmt"
	"io"
	"slices"
	"strings"
)

//go:embed equivalent.txt
var equivalentText string

// readEquivalents returns the reasons by name. The list has two lines for each: the name as report prints it, and, behind
// a tab, the reason.
func readEquivalents() (map[string]string, error) {
	known := map[string]string{}
	name := ""
	for line := range strings.Lines(equivalentText) {
		line = strings.TrimSuffix(line, "\n")
		switch reason, ok := strings.CutPrefix(line, "\t"); {
		case line == "", strings.HasPrefix(line, "#"):
		case !ok:
			name = line
		case name == "":
			return nil, fmt.Errorf("equivalent.txt: a reason without a name: %s", reason)
		default:
			known[name] = reason
		}
	}
	return known, nil
}

// report prints the mutants that no test noticed, how many each test noticed first, and a row of the table of kills.
func report(w io.Writer, folder string, list []*mutant, known map[string]string) {
	table := map[string]map[string]int{"operators": {}, "numbers": {}}
	by := map[string]int{}
	for _, m := range list {
		group := "operators"
		if m.kind == "number" || m.kind == "content" {
			group = "numbers"
		}
		verdict := m.verdict
		if verdict == "lived" || verdict == "not covered" {
			if _, ok := known[m.name(folder)]; ok {
				verdict = "equivalent"
			} else {
				fmt.Fprintf(w, "%s: %s\n\t%s line %d\n", verdict, m.name(folder), m.kind, m.line)
			}
		}
		if verdict == "timed out" {
			fmt.Fprintf(w, "timed out: %s\n\t%s line %d\n", m.name(folder), m.kind, m.line)
		}
		table[group][verdict]++
		if m.by != "" {
			by[m.by]++
		}
	}
	var tests []string
	for name, n := range by {
		tests = append(tests, fmt.Sprintf("%5d %s", n, name))
	}
	slices.Sort(tests)
	slices.Reverse(tests)
	fmt.Fprintf(w, "killed first by:\n%s\n", strings.Join(tests, "\n"))
	for _, group := range []string{"operators", "numbers"} {
		t := table[group]
		lost := t["lived"] + t["not covered"]
		if t["killed"]+lost == 0 {
			continue
		}
		fmt.Fprintf(w, "%s %s: %d killed, %d timed out, %d lived, %d not covered, %d equivalent, %d do not compile: %.1f %%\n",
			folder, group, t["killed"], t["timed out"], t["lived"], t["not covered"], t["equivalent"], t["no program"],
			100*float64(t["killed"])/float64(t["killed"]+lost))
	}
}
