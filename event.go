package rulebook

import "fmt"

// Nobody is the player of an event that concerns no player, or all of them.
const Nobody = -1

// An Event is one consequence of a move, with the rule that causes it.
type Event struct {
	Rule   *Rule
	Player int    // seat concerned, from 0; Nobody where no single player is
	Text   string // what happened, for people; it is never matched
}

// String returns the rule's id and the text.
func (e Event) String() string { return e.Rule.ID + " " + e.Text }

// A Trace collects the events of one move. Transitions take one and cite each rule as they act on it, whether or not
// anybody listens: a nil *Trace drops what it is told, and costs no allocation.
type Trace struct{ events []Event }

// Cite notes that a rule acts. The numbers fill the verbs of format, which are those of package fmt.
func (t *Trace) Cite(r *Rule, player int, format string, numbers ...int) {
	if t != nil {
		t.add(r, player, format, numbers)
	}
}

// CiteName is like Cite with a name first: format's first verb takes the name.
func (t *Trace) CiteName(r *Rule, player int, format, name string, numbers ...int) {
	if t != nil {
		t.addName(r, player, format, name, numbers)
	}
}

// Events returns what was cited, in order. It is nil for a nil trace.
func (t *Trace) Events() []Event {
	if t == nil {
		return nil
	}
	return t.events
}

// add copies the numbers, so that the slice of a caller stays on its stack.
func (t *Trace) add(r *Rule, player int, format string, numbers []int) {
	t.events = append(t.events, Event{r, player, fmt.Sprintf(format, boxed(nil, numbers)...)})
}

func (t *Trace) addName(r *Rule, player int, format, name string, numbers []int) {
	t.events = append(t.events, Event{r, player, fmt.Sprintf(format, boxed([]any{name}, numbers)...)})
}

func boxed(dst []any, numbers []int) []any {
	for _, n := range numbers {
		dst = append(dst, n)
	}
	return dst
}
