package paperapps_test

import (
	"math/rand/v2"
	"testing"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/paperapps"
)

// These calls must not allocate.
func TestCallsThatDoNotAllocate(t *testing.T) {
	book := benchState(t)
	rolled := long(t)
	shop := start(t, paperapps.Setup{Pages: []paperapps.Page{{Shop: []paperapps.Offer{{Item: paperapps.TeleportScroll}, {Item: paperapps.Gambler}}},
		{Floor: paperapps.MustParseFloor("S.C>\n")}}})
	scroll, _, _ := rulebook.Replay(shop, paperapps.Buy(1), paperapps.Leave())
	buf := make([]paperapps.Move, 0, 512)
	text := make([]byte, 0, 32)
	r := rand.New(rand.NewPCG(1, 1))
	for name, call := range map[string]func(){
		"Apply a roll":        func() { book.Apply(paperapps.Roll(6)) },
		"Apply a long move":   func() { rolled.Apply(paperapps.Go(paperapps.E)) },
		"Apply a purchase":    func() { shop.Apply(paperapps.Buy(2)) },
		"Apply a scroll":      func() { scroll.Apply(paperapps.Scroll(paperapps.Cell{Col: 2})) },
		"Apply a leave":       func() { shop.Apply(paperapps.Leave()) },
		"AppendMoves, roll":   func() { rolled.AppendMoves(buf) },
		"AppendMoves, shop":   func() { shop.AppendMoves(buf) },
		"AppendMoves, scroll": func() { scroll.AppendMoves(buf) },
		"Actor":               func() { scroll.Actor() },
		"Odds":                func() { book.Odds(paperapps.Roll(3)) },
		"Sample":              func() { book.Sample(r) },
		"Running":             func() { book.Running() },
		"Playout":             func() { rulebook.Playout(buf, book, r, 20) },
		"Move.AppendTo":       func() { paperapps.Scroll(paperapps.Cell{Col: 12, Row: 3}).AppendTo(text) },
		"ParseMove":           func() { paperapps.ParseMove("scroll 12,3") },
	} {
		if n := testing.AllocsPerRun(50, call); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}
