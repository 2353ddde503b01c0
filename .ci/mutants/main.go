// Mutants is mutation testing of one package of this module: it changes one operator or one number of a table at a time, runs
// the package's tests, and says which changes no test notices.
//
//	.ci/mutate ./paperapps
//
// Gremlins (see .ci/gremlins) builds and links the tests anew for each mutant, which takes hours for a game. Here all mutants
// are woven into one program, each behind a switch, and a run of the program turns one of them on; only the numbers that Go
// wants constant, as in the length of an array, take a build of their own. The operators are those that gremlins changes by
// default, and the assignments += and -=; the numbers are those of the package-level tables and of the embedded content.
//
// A mutant that no test could notice, since it changes nothing that can be seen, is listed in equivalent.txt with the reason.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	only := flag.String("only", "", "try only the mutants whose name contains this")
	workers := flag.Int("workers", 2, "how many runs at once")
	list := flag.Bool("list", false, "list the mutants and stop")
	quick := flag.Bool("quick", false, "leave out the tests that -short leaves out")
	skip := flag.String("skip", "", "leave out a test, such as TestGoldenGames, which compares whole games with those of the past")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: mutants [flags] ./package")
		flag.PrintDefaults()
		os.Exit(2)
	}
	if err := run(filepath.Clean(flag.Arg(0)), *only, *skip, *workers, *list, *quick); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run(folder, only, skip string, workers int, list, quick bool) error {
	module, err := copyModule()
	if err != nil {
		return err
	}
	defer os.RemoveAll(module)
	p, err := load(module, folder)
	if err != nil {
		return err
	}
	if list {
		for _, m := range p.mutants {
			fmt.Println(m)
		}
		return nil
	}
	bench, err := p.weave()
	if err != nil {
		return err
	}
	known, err := readEquivalents()
	if err != nil {
		return err
	}
	if skip != "" {
		bench.left = append(bench.left, skip)
	}
	bench.stages = newStages(quick)
	if err := bench.prepare(); err != nil {
		return err
	}
	var chosen []*mutant
	for _, m := range p.mutants {
		if strings.Contains(m.String(), only) {
			chosen = append(chosen, m)
		}
	}
	bench.tryAll(chosen, workers)
	report(os.Stdout, folder, chosen, known)
	return nil
}
