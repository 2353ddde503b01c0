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
	again := flag.String("again", "", "try only the mutants that this file, the output of an earlier run, says have lived")
	every := flag.Int("every", 1, "try only one in so many of them, as a sample")
	workers := flag.Int("workers", 2, "how many runs at once")
	list := flag.Bool("list", false, "list the mutants and stop")
	quick := flag.Bool("quick", false, "leave out the tests that -short leaves out")
	skip := flag.String("skip", "", "leave out tests, such as TestGoldenGames, which compares whole games with those of the past")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: mutants [flags] ./package")
		flag.PrintDefaults()
		os.Exit(2)
	}
	bench := bench{left: strings.Fields(*skip), stages: newStages(*quick), workers: *workers}
	if err := run(filepath.Clean(flag.Arg(0)), choice{*only, *again, max(1, *every)}, *list, &bench); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// A choice is which mutants to try.
type choice struct {
	only, again string
	every       int
}

func (c choice) of(folder string, list []*mutant) ([]*mutant, error) {
	var text string
	if c.again != "" {
		data, err := os.ReadFile(c.again)
		if err != nil {
			return nil, err
		}
		text = string(data)
	}
	var chosen []*mutant
	for _, m := range list {
		if strings.Contains(m.String(), c.only) && (c.again == "" || strings.Contains(text, ": "+m.name(folder)+"\n")) {
			chosen = append(chosen, m)
		}
	}
	var sample []*mutant
	for i := 0; i < len(chosen); i += c.every {
		sample = append(sample, chosen[i])
	}
	return sample, nil
}

func run(folder string, which choice, list bool, b *bench) error {
	module, err := copyModule()
	if err != nil {
		return err
	}
	defer os.RemoveAll(module)
	p, err := load(module, folder)
	if err != nil {
		return err
	}
	chosen, err := which.of(folder, p.mutants)
	if err != nil {
		return err
	}
	if list {
		for _, m := range chosen {
			fmt.Println(m)
		}
		return nil
	}
	known, err := readEquivalents()
	if err != nil {
		return err
	}
	if err := p.weave(); err != nil {
		return err
	}
	if err := b.prepare(p); err != nil {
		return err
	}
	b.tryAll(chosen)
	report(os.Stdout, folder, chosen, known)
	return nil
}
