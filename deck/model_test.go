package deck_test

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/rulebook-go/rulebook/deck"
)

// A model is the slow, obvious version of a Pile: every order of every content
// that the pile may have, each listed as often as it is likely. The top card
// comes first.
type model [][]int

// newModel lists the orders of sure and n of candidates, less lost at the end.
func newModel(sure deck.Set, n int, candidates deck.Set, lost int) model {
	var m model
	for _, some := range choices(slices.Collect(candidates.All()), n) {
		for _, order := range orders(slices.Concat(slices.Collect(sure.All()), some)) {
			m = append(m, order[:len(order)-lost])
		}
	}
	return m
}

// orders lists every order of the cards.
func orders(cards []int) [][]int {
	if len(cards) == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for i, c := range cards {
		for _, rest := range orders(slices.Delete(slices.Clone(cards), i, i+1)) {
			all = append(all, append([]int{c}, rest...))
		}
	}
	return all
}

// choices lists every choice of k of the cards.
func choices(cards []int, k int) [][]int {
	if k == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for i := range cards {
		for _, rest := range choices(cards[i+1:], k-1) {
			all = append(all, append([]int{cards[i]}, rest...))
		}
	}
	return all
}

func (m model) size() int { return len(m[0]) }

// draw keeps the orders with the card on top, without it.
func (m model) draw(card int) model {
	var after model
	for _, order := range m {
		if len(order) > 0 && order[0] == card {
			after = append(after, order[1:])
		}
	}
	return after
}

// lose takes k cards at every choice of places.
func (m model) lose(k int) model {
	var after model
	for _, split := range m.splits(k) {
		after = append(after, split.rest)
	}
	return after
}

type split struct {
	taken deck.Set
	rest  []int
}

// splits lists every way to take k cards out of every order.
func (m model) splits(k int) []split {
	var all []split
	for _, order := range m {
		for _, at := range choices(indices(len(order)), k) {
			var s split
			for i, c := range order {
				if slices.Contains(at, i) {
					s.taken = s.taken.Add(c)
				} else {
					s.rest = append(s.rest, c)
				}
			}
			all = append(all, s)
		}
	}
	return all
}

func indices(n int) []int {
	var all []int
	for i := range n {
		all = append(all, i)
	}
	return all
}

// removals gives the odds of each set of k cards taken at random.
func (m model) removals(k int) map[deck.Set]*big.Rat {
	odds := map[deck.Set]*big.Rat{}
	splits := m.splits(k)
	for _, s := range splits {
		if odds[s.taken] == nil {
			odds[s.taken] = new(big.Rat)
		}
		odds[s.taken].Add(odds[s.taken], big.NewRat(1, int64(len(splits))))
	}
	return odds
}

// remove keeps the ways of taking exactly the cards of s.
func (m model) remove(s deck.Set) model {
	var after model
	for _, split := range m.splits(s.Len()) {
		if split.taken == s {
			after = append(after, split.rest)
		}
	}
	return after
}

// add puts the card in at every place of every order.
func (m model) add(card int) model {
	var after model
	for _, order := range m {
		for i := range len(order) + 1 {
			after = append(after, slices.Insert(slices.Clone(order), i, card))
		}
	}
	return after
}

// thin lists each order once, when all are listed equally often, to keep the
// model small.
func (m model) thin() model {
	count := map[string]int{}
	var once model
	for _, order := range m {
		key := fmt.Sprint(order)
		if count[key] == 0 {
			once = append(once, order)
		}
		count[key]++
	}
	for _, n := range count {
		if n*len(once) != len(m) {
			return m
		}
	}
	return once
}

// knowledge writes the odds of everything that the whole pile may turn out to
// be, so that two piles of which the same is known give the same text.
func (m model) knowledge() string {
	odds := m.removals(m.size())
	var b strings.Builder
	for _, s := range slices.SortedFunc(maps.Keys(odds), deck.Set.Compare) {
		fmt.Fprint(&b, s, odds[s], " ")
	}
	return b.String()
}
