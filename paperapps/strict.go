package paperapps

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
)

// maxStrict bounds the positions that the strict check visits.
const maxStrict = 1 << 20

// Strict checks a floor by StairsReachable and KeyReachable, under the given options and without items. The error is a
// *rulebook.ContentError that names the cell from which no play leads out, or the key that can't be reached. A floor with
// more than a million positions that differ in what can still happen is refused too, since it can't be settled.
func (f *Floor) Strict(o Options) error {
	s, err := Setup{Options: o, Pages: []Page{{Floor: f}}}.Start()
	if err != nil {
		return err
	}
	w := walker{base: s, seen: map[place]int32{}}
	w.number(&s)
	for next := 0; next < len(w.queue); next++ {
		if len(w.queue) > maxStrict {
			return &rulebook.ContentError{Rule: StairsReachable, Detail: fmt.Sprintf("more than %d positions: not settled", maxStrict)}
		}
		w.expand(int32(next))
	}
	if at, trapped := w.trapped(); trapped {
		return f.contentError(at, StairsReachable, "from here no sequence of rolls and choices reaches the stairs")
	}
	if f.hasKey && !w.keyFound {
		return f.contentError(f.byTile()[key][0], KeyReachable, "the key can't be reached from the start, every door shut")
	}
	return nil
}

// walker searches what can happen on one floor. It plays by Apply, so that there is one set of rules.
type walker struct {
	base     State // the start of the floor
	queue    []place
	seen     map[place]int32 // number of each place in the queue
	into     [][]int32       // places that lead to each
	out      []int32         // places from which the hero leaves
	keyFound bool
}

// place is what of a position bears on what can still happen: of the marks those of webs, and not the ledger.
type place struct {
	at          int16
	phase       phase
	cause       tile
	die         uint8
	squares     int8
	last        Heading
	key, jumped bool
	webs        cellSet
}

// number returns the number of a position's place, and puts it in the queue if it is new.
func (w *walker) number(s *State) int32 {
	k := place{s.at, s.phase, s.cause, s.die, s.squares, s.last, s.key, s.jumped, cellSet{}}
	for _, i := range s.floor().webs {
		if s.path.has(i) {
			k.webs.add(i)
		}
	}
	if s.phase == between && s.run.options.BackRule == MoveOnly {
		k.last = NoHeading // no move looks back to it
	}
	n, known := w.seen[k]
	if !known {
		n = int32(len(w.queue))
		w.seen[k] = n
		w.queue = append(w.queue, k)
		w.into = append(w.into, nil)
		w.keyFound = w.keyFound || k.key
	}
	return n
}

// state is a position at place n.
func (w *walker) state(n int32) State {
	s, k := w.base, &w.queue[n]
	s.at, s.phase, s.cause, s.die, s.squares, s.last = k.at, k.phase, k.cause, k.die, k.squares, k.last
	s.key, s.jumped, s.path = k.key, k.jumped, k.webs
	return s
}

// expand plays every move from place n. A die that only fills the ledger is not worth six branches: it shows 1.
func (w *walker) expand(n int32) {
	s := w.state(n)
	var buf [24]Move
	for _, m := range s.AppendMoves(buf[:0]) {
		if m.verb == FindVerb && m.a > 1 {
			break
		}
		next, _ := s.Apply(m) // a listed move
		if next.phase == over {
			w.out = append(w.out, n)
			continue
		}
		to := w.number(&next)
		w.into[to] = append(w.into[to], n)
	}
}

// trapped returns the cell of the first place from which no play leads out.
func (w *walker) trapped() (int16, bool) {
	free := make([]bool, len(w.queue))
	for len(w.out) > 0 {
		n := w.out[len(w.out)-1]
		w.out = w.out[:len(w.out)-1]
		if !free[n] {
			free[n] = true
			w.out = append(w.out, w.into[n]...)
		}
	}
	for n, ok := range free {
		if !ok {
			return w.queue[n].at, true
		}
	}
	return 0, false
}
