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
	drawn   []string // flags for tests that draw: what fails is not made smaller, and they draw what they drew before
	left    []string // tests to leave out: those that fail in the woven program though nothing is changed, and those asked for
	stages  []stage
	workers int        // runs at once
	plain   sync.Mutex // one build at a time, in the files of the copy
}

// A stage is one run of some of the tests.
type stage struct {
	tests string // a regular expression; all if empty
	short bool
	limit time.Duration // of the processor
}

// newStages are the runs for one mutant, until one fails: first the tests that notice most of the mutants in the least time,
// whatever the package, and last those that are left out where time is short.
func newStages(quick bool) []stage {
	list := []stage{
		{`^(TestRecords|TestRecordedGames|TestGoldenGames|TestOracle)$`, true, 5 * time.Minute}, {"", true, 5 * time.Minute}, {"", false, 5 * time.Minute},
	}
	if quick {
		list = list[:2]
	}
	return list
}

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
func (b *bench) prepare(p *subject) error {
	b.p, b.dir = p, filepath.Join(p.module, p.folder)
	b.program = filepath.Join(b.p.module, "woven.test")
	if err := b.build(b.program); err != nil {
		return err
	}
	image, err := os.ReadFile(b.program)
	if err != nil {
		return err
	}
	if bytes.Contains(image, []byte("rapid.shrinktime")) {
		b.drawn = []string{"-rapid.shrinktime=1ms", "-rapid.nofailfile", "-rapid.seed=1"}
	}
	whole := b.stages[len(b.stages)-1]
	for range 4 {
		failed := failures(b.run(b.program, 0, whole, false).out)
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
	for i := range b.stages {
		r := b.run(b.program, 0, b.stages[i], false)
		if !r.passed {
			return fmt.Errorf("the tests fail before anything is changed:\n%s", r.out)
		}
		b.stages[i].limit = 3*r.took + 3*time.Second
		fmt.Printf("stage %d takes %.1f s; left out: %v\n", i+1, r.took.Seconds(), b.left)
	}
	os.Unsetenv("MUTANT_NOTES")
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
	took         time.Duration // of the processor
	out          []byte
}

// run runs a test program with one mutant on.
func (b *bench) run(program string, id int, s stage, failfast bool) result {
	limits := fmt.Sprintf(`ulimit -v 12000000; ulimit -t %d; exec "$0" "$@"`, int(s.limit.Seconds()))
	args := append([]string{"-c", limits, program}, b.drawn...)
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
	ctx, cancel := context.WithTimeout(context.Background(), 10*s.limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", args...)
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(id))
	out, err := cmd.CombinedOutput()
	status, _ := cmd.ProcessState.Sys().(syscall.WaitStatus)
	late := ctx.Err() != nil || status.Signaled() && status.Signal() == syscall.SIGKILL
	return result{err == nil, late, cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), out}
}

// tryAll tries mutants, some at once.
func (b *bench) tryAll(list []*mutant) {
	var group sync.WaitGroup
	next := make(chan *mutant)
	for range b.workers {
		group.Go(func() {
			for m := range next {
				b.try(m)
			}
		})
	}
	for i, m := range wovenFirst(list) {
		if m.verdict == "" {
			next <- m
		}
		if i%100 == 99 {
			fmt.Fprintf(os.Stderr, "%s %d of %d\n", time.Now().Format(time.TimeOnly), i+1, len(list))
		}
	}
	close(next)
	group.Wait()
}

// wovenFirst puts the mutants that need a build of their own last.
func wovenFirst(list []*mutant) []*mutant {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b *mutant) int {
		switch {
		case a.woven == b.woven:
			return 0
		case a.woven:
			return -1
		}
		return 1
	})
	return list
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
	for _, s := range b.stages {
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
