package dungeonalliance

import (
	"math/rand/v2"
	"testing"

	"github.com/rulebook-go/rulebook"
)

// The two ways to ask what fills a cell agree, on both grids, all through an adventure.
func TestOccupiedAgreesWithFilled(t *testing.T) {
	c := Shipped()
	g := Setup{Options: Options{Mode: Solo, Campaign: true}, Enemy: "titan", Alliances: []Alliance{{Explored: 2}}}
	for _, h := range c.Heroes[:HeroesEach] {
		g.Alliances[0].Heroes = append(g.Alliances[0].Heroes, h.ID)
	}
	first, err := g.Start()
	if err != nil {
		t.Fatal(err)
	}
	first.quest, first.staircase = false, true
	first.foe = foe{stage: foeActive, grid: InRoom, at: At(2, 2)}
	first.finalCard = 1
	for seed := range uint64(5) {
		s := first
		r := rand.New(rand.NewPCG(seed, 3))
		for s.Actor() != rulebook.Over {
			for _, where := range []Grid{OnMap, InRoom} {
				filled := s.filled(where)
				for i := range MaxSide * MaxSide {
					if c := cellAt(i); s.occupied(where, c) != filled.has(c) {
						t.Fatalf("%v %v: filled is %v", where, c, filled.has(c))
					}
				}
			}
			moves, next, err := rulebook.Playout(nil, s, r, 1)
			if err != nil || len(moves) == 0 {
				t.Fatal(err)
			}
			s = next
		}
	}
}
