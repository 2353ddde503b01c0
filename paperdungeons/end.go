package paperdungeons

import (
	"github.com/rulebook-go/rulebook"
)

// endGame ends the game after the eighth round, and cites the rules of the final scoring.
func (p play) endGame() {
	s := p.s
	s.phase, s.dice = PhaseOver, [NumDice]Face{}
	for i := range s.g.players {
		w := &s.parties[i]
		w.used, w.points, w.clovers, w.moving, w.powerUsed, w.done, w.shown = 0, 0, 0, false, 0, true, true
	}
	if p.t == nil {
		return // the rest are reasons
	}
	p.t.Cite(EndsAfterVillainThree, rulebook.Nobody, "the fight with villain 3 is resolved")
	if s.nobodyFought() {
		p.t.Cite(EndsWithoutFight, rulebook.Nobody, "the game ends although nobody fought")
	}
	scores := make([]int, s.g.players)
	for i := range scores {
		scores[i] = p.citeScore(i)
	}
	p.citeRanking()
	if s.g.players == 1 {
		citeTitle(p.t, scores[0])
	}
	if s.g.story != nil {
		s.g.story.after(p.t, scores)
	}
}

func (s *State) nobodyFought() bool {
	for i := range s.g.players {
		if s.parties[i].villainGlory[2] != 0 {
			return false
		}
	}
	return true
}
