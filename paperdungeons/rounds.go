package paperdungeons

import (
	"github.com/rulebook-go/rulebook"
)

// The end of a round is a row of steps: artifacts are chosen, the pile is looted, missions and gems leave the table, the
// villain is fought. Each step runs into the next one, and stops where a player or chance has to decide.

// season returns the season of a round: rounds 1 to 3, 4 to 6, 7 and 8.
func season(round int) int { return (round-1)/3 + 1 }

// nextRound begins a round, or ends the game after the eighth.
func (p play) nextRound() {
	s := p.s
	if s.round == NumRounds {
		p.endGame()
		return
	}
	s.round++
	round := int(s.round)
	p.t.Cite(EightRoundsThreeSeasons, rulebook.Nobody, "round %d of %d", round, NumRounds)
	if round == 1 || season(round) != season(round-1) {
		p.t.Cite(SeasonsDivideTheGame, rulebook.Nobody, "season %d begins", season(round))
		p.t.Cite(SeasonRounds, rulebook.Nobody, "season %d begins with round %d", season(round), round)
	}
	for i := range s.g.players {
		w := &s.parties[i]
		w.used, w.points, w.clovers = 0, 0, 0
		w.moving, w.powerUsed, w.done = false, 0, false
	}
	s.dice = [NumDice]Face{}
	s.phase, s.turn = PhaseRoll, 0
}

// finish ends a player's actions of the round.
func (p play) finish(seat int) {
	s := p.s
	w := &s.parties[seat]
	p.t.Cite(PlayerEndsActions, seat, "is done; points lost: %d, bonus clovers lost: %d", int(w.points), int(w.clovers))
	p.t.Cite(NotYourMove, seat, "makes no more moves in round %d", int(p.s.round))
	if n := w.diceUsed(); n < DicePerPlayer {
		p.t.Cite(DiceMayStayUnused, seat, "has used %d dice", n)
	}
	if n := s.unusedPower(w); n > 0 {
		p.t.Cite(UnusedPowerLost, seat, "the Power's use of round %d is lost", int(s.round))
	}
	w.points, w.clovers, w.moving, w.powerUsed, w.done = 0, 0, false, 0, true
	if s.movers() == 0 {
		p.endRound()
	}
}

// endRound begins the steps at the end of a round.
func (p play) endRound() {
	s := p.s
	p.t.Cite(RoundEndOrder, rulebook.Nobody, "round %d ends: artifacts, looting, missions and gems, villain", int(s.round))
	p.sendLieutenantsHome()
	p.nextChooser()
}

// afterChoosing goes on when nobody is left to choose an artifact.
func (p play) afterChoosing() {
	if !p.lootDue() {
		p.afterLooting()
	}
}

// afterLooting checks missions, from the first one.
func (p play) afterLooting() {
	p.s.checking = 0
	p.checkMissions()
}

// afterMissions closes gems and goes on to the villain.
func (p play) afterMissions() {
	p.closeGems()
	p.villainDue()
}
