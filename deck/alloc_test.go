package deck_test

import (
	"testing"

	"github.com/rulebook-go/rulebook/deck"
)

// The calls that games make in their transitions must not allocate.
func TestNoAllocations(t *testing.T) {
	p := mustNew(t, deck.First(6), 3, deck.First(12).Minus(deck.First(6)))
	s := deck.Cards(0, 1, 7)
	var seen deck.Set
	r := newSource()
	for name, f := range map[string]func(){
		"Of":            func() { deck.Of(1, 2, 3) },
		"Full":          func() { deck.Full(12).Size() },
		"New":           func() { _, _ = deck.New(deck.First(6), 3, deck.First(12).Minus(deck.First(6))) },
		"Size":          func() { p.Size() },
		"Has":           func() { _ = p.Has(3) },
		"MayHold":       func() { _ = p.MayHold(3) },
		"Draw":          func() { _, _ = p.Draw(0) },
		"DrawOdds":      func() { p.DrawOdds(0) },
		"Add":           func() { _, _ = p.Add(40) },
		"Lose":          func() { _, _ = p.Lose(1) },
		"Remove":        func() { _, _ = p.Remove(s) },
		"RemovalOdds":   func() { p.RemovalOdds(s) },
		"Look":          func() { _, _ = deck.Full(3).Look(deck.First(3)) },
		"LookOdds":      func() { p.LookOdds(s) },
		"Sample":        func() { p.Sample(r) },
		"SampleRemoval": func() { p.SampleRemoval(3, r) },
		"SampleLook":    func() { p.SampleLook(r) },
		"Binomial":      func() { deck.Binomial(60, 30) },
		"Nth":           func() { s.Nth(1) },
		"Draws": func() {
			for card := range p.Draws() {
				seen = seen.Add(card)
			}
		},
		"Removals": func() {
			for out := range p.Removals(2) {
				seen = seen.Union(out)
			}
		},
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

func BenchmarkDraw(b *testing.B) {
	p := deck.Full(12)
	for b.Loop() {
		_, _ = p.Draw(4)
	}
}

func BenchmarkDraws(b *testing.B) {
	p := deck.Full(12)
	for b.Loop() {
		for card := range p.Draws() {
			p.DrawOdds(card)
		}
	}
}

func BenchmarkRemovals(b *testing.B) {
	p := deck.Full(12)
	for b.Loop() {
		for s := range p.Removals(3) {
			p.RemovalOdds(s)
		}
	}
}

func BenchmarkSampleRemoval(b *testing.B) {
	p, r := deck.Full(12), newSource()
	for b.Loop() {
		p.SampleRemoval(3, r)
	}
}
