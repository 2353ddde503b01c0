package paperdungeons

import (
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
)

// Rolling is a chain of chance events. PhaseRoll is all six dice; PhaseReroll is the surplus clovers and boots, the dice
// kept lying first within their colour. After each roll three skulls or clovers are looked for first.

// rolls takes the dice of a roll or a reroll and looks at what now lies there.
func (p play) rolls(m *Move) {
	s := p.s
	again := s.phase == PhaseReroll
	if again {
		p.t.Cite(RerollUntilSingle, rulebook.Nobody, "dice rolled again: %d; the others stay", int(m.dice.count))
	} else {
		p.t.Cite(SixDiceForTheTable, rulebook.Nobody, "%d dice are rolled for the whole table", NumDice)
	}
	p.citeFaces(&m.dice)
	s.dice = s.merged(&m.dice)
	p.judge(again)
}

func (p play) citeFaces(r *roll) {
	if p.t != nil {
		p.t.CiteName(DieFaces, rulebook.Nobody, "the dice show%s", string(r.appendTo(nil)))
	}
}

// merged returns the dice on the table with the ones just rolled, sorted.
func (s *State) merged(new *roll) [NumDice]Face {
	whites, blacks := NumWhiteDice-int(new.whites), NumWhiteDice-int(new.count-new.whites)
	all := roll{whites: NumWhiteDice, count: NumDice}
	copy(all.faces[:], s.dice[:whites])
	copy(all.faces[whites:NumWhiteDice], new.faces[:new.whites])
	copy(all.faces[NumWhiteDice:], s.dice[NumWhiteDice:NumWhiteDice+blacks])
	copy(all.faces[NumWhiteDice+blacks:], new.faces[new.whites:new.count])
	all.sort()
	return all.faces
}

// judge decides what becomes of six dice: all again, the surplus again, or the round goes on.
func (p play) judge(again bool) {
	s := p.s
	skulls, clovers, boots := s.showing(Skull), s.showing(Clover), s.showing(Boots)
	switch {
	case skulls >= 3 || clovers >= 3:
		p.t.Cite(ThreeSkullsOrClovers, rulebook.Nobody, "skulls: %d, clovers: %d; all dice are rolled again", skulls, clovers)
		if again {
			p.t.Cite(SkullsCheckedFirst, rulebook.Nobody, "the partial reroll counts too")
		}
		s.phase, s.dice, s.rerolls = PhaseRoll, [NumDice]Face{}, [2]uint8{}
	case clovers >= 2 || boots >= 2:
		p.surplus(clovers, boots)
	default:
		s.phase, s.rerolls = PhaseActions, [2]uint8{}
		p.skulls(skulls)
	}
}

// surplus sets aside clovers and boots past the first. Being the last faces in order, they are the last dice of their
// colour; the dice that stay keep their places before them.
func (p play) surplus(clovers, boots int) {
	s := p.s
	s.phase = PhaseReroll
	s.rerolls = [2]uint8{uint8(max(0, clovers-1)), uint8(max(0, boots-1))}
	p.t.Cite(SurplusDiceRerolled, rulebook.Nobody, "clovers: %d, boots: %d; one of each is kept", clovers, boots)
	p.t.Cite(KeptDieChosen, rulebook.Nobody, "the repeated dice are of one colour, so nothing is to be decided")
	if clovers >= 2 && boots >= 2 {
		p.t.Cite(RerolledTogether, rulebook.Nobody, "both are rolled again together")
	}
}

// skulls hurts every party when the roll has settled.
func (p play) skulls(n int) {
	s := p.s
	p.t.Cite(DiceThenActions, rulebook.Nobody, "the roll has settled, the actions begin")
	p.t.Cite(PlayersActTogether, rulebook.Nobody, "players who act: %d", s.g.players)
	if n > 0 {
		p.t.Cite(SkullUnusable, rulebook.Nobody, "dice that can't be used in this round: %d", n)
	}
	for seat := range s.g.players {
		if n == 0 {
			break
		}
		p.t.Cite(SkullDamage, seat, "takes %d damage from skulls", n)
		if s.parties[seat].at == Outside {
			p.t.Cite(SkullsHurtOutside, seat, "the party is still outside")
		}
		p.hurt(seat, n)
	}
}

// showing counts the dice that show a face.
func (s *State) showing(f Face) int {
	n := 0
	for _, g := range s.dice {
		if g == f {
			n++
		}
	}
	return n
}

// toRoll returns the white and the black dice that are rolled next.
func (s *State) toRoll() (whites, blacks int) {
	if s.phase == PhaseReroll {
		return int(s.rerolls[0]), int(s.rerolls[1])
	}
	return NumWhiteDice, NumDice - NumWhiteDice
}

// forbidsRoll returns the rule against a roll, in its phase.
func (s *State) forbidsRoll(m *Move) *rulebook.Rule {
	whites, blacks := s.toRoll()
	for i := range int(m.dice.count) {
		c := Black
		if i < int(m.dice.whites) {
			c = White
		}
		if !m.dice.faces[i].On(c) {
			return DieFaces
		}
	}
	if int(m.dice.whites) == whites && int(m.dice.count) == whites+blacks {
		return nil
	}
	switch {
	case s.phase == PhaseRoll:
		return SixDiceForTheTable
	case whites > 0 && blacks > 0 && (m.dice.whites == 0 || m.dice.whites == m.dice.count):
		return RerolledTogether
	}
	return SurplusDiceRerolled
}

// lastFace is the face that only one colour has. It follows RogueFace in the order of the colour's faces.
var lastFace = [...]Face{White: Clover, Black: Boots}

// next steps a roll to the one after it, and reports whether there is one. The first roll is all skulls.
func (r *roll) next() bool {
	for end, c := int(r.count), Black; ; end, c = int(r.whites), White {
		start := 0
		if c == Black {
			start = int(r.whites)
		}
		for i := end - 1; i >= start; i-- {
			if f := r.faces[i]; f != lastFace[c] {
				f++
				if f > RogueFace {
					f = lastFace[c]
				}
				for ; i < end; i++ {
					r.faces[i] = f
				}
				clear(r.faces[end:r.count])
				return true
			}
		}
		if c == White {
			return false
		}
	}
}

func (s *State) appendRolls(dst []Move) []Move {
	whites, blacks := s.toRoll()
	m := Move{kind: RollKind, dice: roll{whites: uint8(whites), count: uint8(whites + blacks)}}
	if s.phase == PhaseReroll {
		m.kind = RerollKind
	}
	for more := true; more; more = m.dice.next() {
		dst = append(dst, m)
	}
	return dst
}

// rollOdds returns the odds of a sorted roll: the orders in which its dice may fall, of six to the power of their number.
func (s *State) rollOdds(r *roll) (num, den uint64) {
	num, den = 1, 1
	same := uint64(0)
	for i := range int(r.count) {
		place := uint64(i + 1)
		if i >= int(r.whites) {
			place -= uint64(r.whites)
		}
		if place > 1 && r.faces[i] == r.faces[i-1] {
			same++
		} else {
			same = 1
		}
		num = num * place / same // whole at each step
		den *= 6
	}
	return num, den
}

func (s *State) sampleRoll(r *rand.Rand) Move {
	whites, blacks := s.toRoll()
	m := Move{kind: RollKind, dice: roll{whites: uint8(whites), count: uint8(whites + blacks)}}
	if s.phase == PhaseReroll {
		m.kind = RerollKind
	}
	for i := range int(m.dice.count) {
		f := Face(r.IntN(6))
		if f == Clover && i >= whites {
			f = Boots
		}
		m.dice.faces[i] = f
	}
	m.dice.sort()
	return m
}
