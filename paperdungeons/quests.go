package paperdungeons

import (
	"math/bits"

	"github.com/rulebook-go/rulebook"
)

// questTasks are the tasks of a side quest as bits of party.tasks.
func questTasks(quest int) uint8 { return 7 << (3 * quest) }

// openTasks returns the tasks that may be fulfilled, as bits.
func (w *party) openTasks() uint8 {
	open := ^w.tasks & (questTasks(0) | questTasks(1))
	for quest, closed := range w.closed {
		if closed {
			open &^= questTasks(quest)
		}
	}
	return open
}

func (w *party) taskCount() int { return bits.OnesCount8(w.tasks) }

// card returns the side-quest card that a task stands on.
func (s *State) card(w *party, k Task) *SideQuest {
	return &s.g.content.SideQuests[w.quests[k.Quest()]-1]
}

// forbidsTask returns the rule against fulfilling a task with a die.
func (s *State) forbidsTask(w *party, k Task, d Die) *rulebook.Rule {
	if k >= NumTasks || w.tasks>>k&1 != 0 {
		return TaskOnce
	}
	if r := s.unmet(w, k, d); r != nil {
		return r
	}
	return only(!w.closed[k.Quest()], QuestClosed)
}

// unmet returns the rule by which a die does not meet a task, or nil. With CloverTask a clover meets any colour and any
// hero symbol; without it, it is a white die that shows nothing a task asks for.
func (s *State) unmet(w *party, k Task, d Die) *rulebook.Rule {
	card := s.card(w, k)
	clover := d.Face == Clover && s.g.options.CloverTask.On()
	if d.Colour == bonusColour {
		d.Colour = White
	}
	if d.Face == Clover && !clover {
		return only(k.Letter() == 0 && card.TaskA == White, PlainCloverAndBoots)
	}
	symbol := func(f Face) bool { return f == d.Face || clover && f != Boots }
	switch k.Letter() {
	case 0:
		return only(clover || card.TaskA == d.Colour, TaskAColour)
	case 1:
		if clover && card.TaskB == Boots {
			return CloverIsAnyHero
		}
		return only(symbol(card.TaskB), TaskBSymbol)
	}
	if clover && card.TaskC.Face == Boots {
		return CloverIsAnyHero
	}
	return only(symbol(card.TaskC.Face) && (clover || card.TaskC.Colour == d.Colour), TaskCBoth)
}

// fulfil marks a task by a die.
func (p play) fulfil(seat int, k Task, d Die) {
	rule := [3]*rulebook.Rule{TaskAColour, TaskBSymbol, TaskCBoth}[k.Letter()]
	p.t.CiteName(OneDieOneTask, seat, "the die fulfils task %s", k.String())
	p.t.CiteName(rule, seat, "the %s meets it", d.Face.String())
	switch {
	case d.Face == Clover && p.s.g.options.CloverTask.On():
		p.t.Cite(CloverMeetsTask, seat, "a clover meets any colour and any hero symbol")
	case d.Face == Clover || d.Face == Boots:
		p.t.CiteName(PlainCloverAndBoots, seat, "the %s is a die of its colour", d.Face.String())
	}
	p.fulfilled(seat, k)
}

// fulfilled marks a task.
func (p play) fulfilled(seat int, k Task) {
	s := p.s
	w := &s.parties[seat]
	w.tasks |= 1 << k
	p.t.CiteName(TaskOnce, seat, "task %s is fulfilled, as number %d of its side quest", k.String(), w.fulfilledOf(k.Quest()))
	if s.board().quests[k.Quest()] == w.at {
		p.t.Cite(QuestPaidOnEntering, seat, "the party must enter the room again to be paid")
	}
}

func (w *party) fulfilledOf(quest int) int { return bits.OnesCount8(w.tasks & questTasks(quest)) }

// checkQuest counts the fulfilled tasks of a side quest whose location is entered.
func (p play) checkQuest(seat, quest int) {
	w := &p.s.parties[seat]
	n := w.fulfilledOf(quest)
	if w.closed[quest] {
		p.t.Cite(QuestClosed, seat, "side quest %d is closed, and pays nothing again", quest+1)
		return
	}
	p.t.Cite(QuestChecked, seat, "side quest %d, tasks fulfilled: %d", quest+1, n)
	if n == 0 {
		p.t.Cite(EmptyQuestStaysOpen, seat, "it pays nothing")
		w.closed[quest] = p.s.g.options.EmptyQuest == Closes
		return
	}
	w.questGlory[quest] = int8(QuestGlory(n))
	w.closed[quest] = true
	p.t.Cite(QuestGloryByTasks, seat, "tasks: %d, glory: %d", n, QuestGlory(n))
	p.t.Cite(QuestClosed, seat, "side quest %d is closed", quest+1)
	if n < 3 {
		p.t.Cite(QuestMayStayOpen, seat, "tasks that stay open, without a penalty: %d", 3-n)
	}
}
