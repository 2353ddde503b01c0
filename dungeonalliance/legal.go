package dungeonalliance

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// A refusal is the rule that a move breaks, with what was needed and what there was; the zero refusal allows the move.
type refusal struct {
	rule *rulebook.Rule
	why  string // a format with verbs for the numbers
	a, b int
}

func no(r *rulebook.Rule, why string, numbers ...int) refusal {
	x := refusal{rule: r, why: why}
	if len(numbers) > 0 {
		x.a = numbers[0]
	}
	if len(numbers) > 1 {
		x.b = numbers[1]
	}
	return x
}

// violation is the error of a refused move.
func (x refusal) violation(m Move) error {
	detail := x.why
	switch strings.Count(x.why, "%d") {
	case 1:
		detail = fmt.Sprintf(x.why, x.a)
	case 2:
		detail = fmt.Sprintf(x.why, x.a, x.b)
	}
	return &rulebook.Violation{Rule: x.rule, Move: m.String(), Detail: detail}
}

// forbids returns the first clause that a move breaks, in the order that the list of moves fixes: the end of the game, a
// waiting chance event, a waiting decision, the feed, the turn, the move's own clauses, and last the Speed.
func (s *State) forbids(m Move) refusal {
	if s.setup == nil || s.phase == phaseOver {
		return no(GameOver, "the adventure is over")
	}
	outcome, choice := m.kind >= MoveRoll, m.kind == MoveChoose
	chance := s.ask.kind >= askRoll
	if chance && !outcome {
		return no(ChanceEvents, "a chance event waits for its outcome")
	}
	if s.ask.kind != askNothing && !chance && !choice {
		return no(Decisions, "the answer of p%d waits", int(s.ask.seat)+1)
	}
	switch {
	case outcome:
		return s.forbidsOutcome(m)
	case choice:
		return s.forbidsAnswer(m)
	}
	if x := s.forbidsFeed(m.kind); x.rule != nil {
		return x
	}
	if x := s.forbidsTurn(m); x.rule != nil {
		return x
	}
	if x := s.forbidsOwn(m); x.rule != nil {
		return x
	}
	if cost := m.cost(); cost > int(s.speed) {
		return no(SpeedLeft, "it costs %d Speed, and %d is left", cost, int(s.speed))
	}
	return refusal{}
}

// cost is the Speed that a move of the active hero costs.
func (m *Move) cost() int {
	switch m.kind {
	case MoveStep, MoveWay, MoveEnter, MoveLeave:
		return 1
	case MoveOpen:
		return 1 + int(m.a)
	}
	return 0
}

// forbidsFeed checks that the move belongs to the feed of base play (DA-MODE-5).
func (s *State) forbidsFeed(k Kind) refusal {
	supplied := s.setup.options.Base == Supplied
	switch k {
	case MoveAttack, MoveMonster, MoveDecline, MoveBuy:
		if supplied {
			return no(Feeds, "base play is supplied from outside, and this is a move of house play")
		}
	case MoveSupplySpeed, MoveSupplyDamage, MoveSupplyHeal, MoveSupplyMonster, MoveSupplyDone, MoveSupplyLoss,
		MoveSupplyXP, MoveSupplyUpgrade:
		if !supplied {
			return no(Feeds, "base play is the house's, and this is a report from outside")
		}
	}
	return refusal{}
}

// forbidsTurn checks player, active hero and phase (DA-TURN-1).
func (s *State) forbidsTurn(m Move) refusal {
	if m.player != s.seat || m.kind == NoMove {
		return no(OneHeroATurn, "it is the turn of p%d", int(s.seat)+1)
	}
	monsters := s.phase == phaseMonsters
	switch m.kind {
	case MoveMonster, MoveDecline, MoveSupplyMonster, MoveSupplyDone:
		if !monsters {
			return no(OneHeroATurn, "it is no Monster Activation")
		}
		return refusal{}
	case MoveSupplyLoss, MoveSupplyXP:
		return refusal{}
	}
	if monsters {
		return no(OneHeroATurn, "it is Monster Activation")
	}
	if m.kind != MoveActivate && s.active == nobody {
		return no(OneHeroATurn, "no hero is active")
	}
	return refusal{}
}

// forbidsOwn checks the clauses of the move itself.
func (s *State) forbidsOwn(m Move) refusal {
	if s.bought && m.kind != MoveBuy && m.kind != MoveEnd {
		return no(BuyAfterActing, "after a purchase only purchases and the end of the turn are left")
	}
	switch m.kind {
	case MoveActivate:
		return s.forbidsActivate(int(m.a))
	case MoveStep:
		return s.forbidsStep(m.cell)
	case MoveOpen:
		return s.forbidsOpen(m.cell, int(m.a))
	case MoveUse:
		return s.forbidsUse(int(m.a), int(m.b))
	case MoveWay:
		return s.forbidsWay()
	case MoveEnter:
		return s.forbidsEnter(m.cell)
	case MoveLeave:
		return s.forbidsLeave()
	case MoveAttack:
		return s.forbidsAttack(m.figures)
	case MoveBuy:
		return s.forbidsBuy(int(m.a))
	case MoveMonster:
		return s.forbidsMonster(m.figure, m.cell, m.figures)
	case MoveEnd, MoveDecline, MoveSupplyDone:
		return refusal{}
	}
	return s.forbidsSupply(&m)
}

// forbidsOutcome checks an outcome against the waiting chance event (DA-DECK-2).
func (s *State) forbidsOutcome(m Move) refusal {
	if num, _ := s.odds(m); num == 0 {
		if s.ask.kind < askRoll {
			return no(ChanceEvents, "no chance event waits")
		}
		return no(ChanceEvents, "it is no outcome of the chance event that waits")
	}
	return refusal{}
}

// forbidsAnswer checks an answer against the waiting decision (DA-TURN-4).
func (s *State) forbidsAnswer(m Move) refusal {
	q := &s.ask
	switch {
	case q.kind == askNothing:
		return no(Decisions, "no decision waits")
	case m.player != q.seat:
		return no(Decisions, "the decision is p%d's", int(q.seat)+1)
	}
	ok := false
	switch m.answer {
	case AnswerNo:
		ok = q.no
	case AnswerYes:
		ok = q.yes
	case AnswerNumber:
		ok = m.a >= 0 && m.a < q.numbers
	case AnswerCell:
		ok = q.cells.has(m.cell)
	case AnswerFigures:
		ok = q.pick > 0 && m.figures&^q.figures == 0 && m.figures.len() == int(q.pick)
		if ok && q.kind == askBanish {
			b := s.banishing()
			ok = b.opens(m.figures)
		}
	}
	if !ok {
		return no(Decisions, "it is not among the answers of the decision that waits")
	}
	return refusal{}
}

// odds returns the odds of an outcome of the waiting chance event, 0, 0 for all else.
func (s *State) odds(m Move) (num, den uint64) {
	q := &s.ask
	switch {
	case q.kind == askRoll && m.kind == MoveRoll:
		num, den = s.setup.die.Weight(int(m.a)), s.setup.die.Total()
	case q.kind == askDraw && m.kind == MoveDraw && Deck(m.b) == q.deck:
		if d := s.drawPile(); d.Has(int(m.a) - 1) {
			num, den = 1, uint64(d.Len())
		}
	case q.kind == askToken && m.kind == MoveToken:
		if s.bearer(q.figures, int(m.a)) != nobody {
			num, den = 1, uint64(q.figures.len())
		}
	}
	if num == 0 {
		return 0, 0
	}
	return num, den
}

// bearer returns the hero of a set that bears a number, or nobody. Every hero of the set bears one.
func (s *State) bearer(set figures, number int) Figure {
	for ; set != 0; set &= set - 1 {
		if f := set.first(); int(s.heroes[f].number) == number {
			return f
		}
	}
	return nobody
}

// nthBit returns the index of the n-th bit of b that is set.
func nthBit(b uint64, n int) int {
	for ; n > 0; n-- {
		b &= b - 1
	}
	return bits.TrailingZeros64(b)
}
