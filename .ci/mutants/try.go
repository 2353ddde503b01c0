package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// A bench is the woven program and how to run it.
type bench struct {
	p       *subject
	dir     string // of the package, in the copy of the module
	program string
	left    []string      // tests to leave out: those that fail in the woven program though nothing is changed, and those asked for
	limit   time.Duration // of the processor, for one run
	plain   sync.Mutex    // one build at a time, in the files of the copy
}

// A stage is one run of some of the tests.
type stage struct {
	tests string // a regular expression; all if empty
	short bool
}

// stages are the runs for one mutant, until one fails: first the tests that notice most of the mutants in the least time,
// whatever the package, and last those that are left out where time is short.
var stages = []stage{{`^(TestRecords|TestGoldenGames|TestOracle)$`, true}, {"", true}, {"", false}}

// build makes the test program of the package as its files now are.
func (b *bench) build(program string) error {
	cmd := exec.Command("go", "test", "-c", "-vet=off", "-o", program, ".")
	cmd.Dir = b.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%v\n%s", err, out)
	}
	return nil
}

// prepare builds the woven program, and runs it with no mutant on: for its time, the tests that fail all the same, and the
// mutants that no test comes by.
func (b *bench) prepare() error {
	b.program = filepath.Join(b.p.module, "woven.test")
	if err := b.build(b.program); err != nil {
		return err
	}
	b.limit = 5 * time.Minute
	for range 4 {
		failed := failures(b.run(b.program, 0, stage{}, false).out)
		if len(failed) == 0 {
			break
		}
		b.left = append(b.left, failed...)
	}
	notes := filepath.Join(b.p.module, "notes")
	if err := os.WriteFile(notes, nil, 0o644); err != nil {
		return err
	}
	os.Setenv("MUTANT_NOTES", notes)
	began := time.Now()
	if r := b.run(b.program, 0, stage{}, false); !r.passed {
		return fmt.Errorf("the tests fail before anything is changed:\n%s", r.out)
	}
	took := time.Since(began)
	b.limit = 3*took + 5*time.Second
	os.Unsetenv("MUTANT_NOTES")
	fmt.Printf("the tests take %.1f s; left out: %v\n", took.Seconds(), b.left)
	text, err := os.ReadFile(notes)
	if err != nil {
		return err
	}
	seen := map[int]bool{}
	for line := range strings.Lines(string(text)) {
		id, _ := strconv.Atoi(strings.TrimSpace(line))
		seen[id] = true
	}
	for _, m := range b.p.mutants {
		if m.woven && !seen[m.id] {
			m.verdict = "not covered"
		}
	}
	return nil
}

var failure = regexp.MustCompile(`(?m)^--- FAIL: (\w+)`)

func failures(out []byte) []string {
	var names []string
	for _, m := range failure.FindAllSubmatch(out, -1) {
		names = append(names, string(m[1]))
	}
	return names
}

// A result is what one run came to.
type result struct {
	passed, late bool
	out          []byte
}

// run runs a test program with one mutant on. A test that fails is not made smaller, and draws what it drew before.
func (b *bench) run(program string, id int, s stage, failfast bool) result {
	limits := fmt.Sprintf(`ulimit -v 12000000; ulimit -t %d; exec "$0" "$@"`, int(b.limit.Seconds()))
	args := []string{"-c", limits, program, "-rapid.shrinktime=1ms", "-rapid.nofailfile", "-rapid.seed=1"}
	if failfast {
		args = append(args, "-test.failfast")
	}
	if s.short {
		args = append(args, "-test.short")
	}
	if s.tests != "" {
		args = append(args, "-test.run="+s.tests)
	}
	if len(b.left) > 0 {
		args = append(args, "-test.skip=^("+strings.Join(b.left, "|")+")$")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*b.limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", args...)
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(id))
	out, err := cmd.CombinedOutput()
	status, _ := cmd.ProcessState.Sys().(syscall.WaitStatus)
	return result{err == nil, ctx.Err() != nil || status.Signaled() && status.Signal() == syscall.SIGKILL, out}
}

// tryAll tries mutants, some at once.
func (b *bench) tryAll(list []*mutant, workers int) {
	var group sync.WaitGroup
	next := make(chan *mutant)
	for range workers {
		group.Go(func() {
			for m := range next {
				b.try(m)
			}
		})
	}
	for _, m := range list {
		if m.verdict == "" {
			next <- m
		}
	}
	close(next)
	group.Wait()
}

func (b *bench) try(m *mutant) {
	program, id := b.program, m.id
	if !m.woven {
		id = -1
		program = filepath.Join(b.p.module, fmt.Sprintf("mutant%d.test", m.id))
		defer os.Remove(program)
		if err := b.buildAlone(m, program); err != nil {
			m.verdict = "no program"
			return
		}
	}
	for _, s := range stages {
		r := b.run(program, id, s, true)
		switch {
		case r.late:
			m.verdict = "timed out"
			return
		case !r.passed:
			m.verdict, m.by = "killed", "a panic"
			if names := failures(r.out); len(names) > 0 {
				m.by = names[0]
			}
			return
		}
	}
	m.verdict = "lived"
	fmt.Println("lived:", m)
}

// buildAlone makes the program of a mutant that can't be woven: a constant is changed in its file, a number of an embedded file
// in the program itself.
func (b *bench) buildAlone(m *mutant, program string) error {
	changed := slices.Concat(b.p.source[m.file][:m.start], []byte(m.text), b.p.source[m.file][m.end:])
	if m.kind == "content" {
		image, err := os.ReadFile(b.program)
		if err != nil {
			return err
		}
		if bytes.Count(image, b.p.source[m.file]) != 1 {
			return fmt.Errorf("%s is not in the program, or not once", m.file)
		}
		return os.WriteFile(program, bytes.Replace(image, b.p.source[m.file], changed, 1), 0o755)
	}
	b.plain.Lock()
	defer b.plain.Unlock()
	file := filepath.Join(b.dir, m.file)
	woven, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	defer os.WriteFile(file, woven, 0o644)
	if err := os.WriteFile(file, changed, 0o644); err != nil {
		return err
	}
	return b.build(program)
}
