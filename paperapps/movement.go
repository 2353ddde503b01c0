package paperapps

import "github.com/rulebook-go/rulebook"

// play is one move being carried out: the position that it makes, and who listens.
type play struct {
	s State
	t *rulebook.Trace
}

// hero is the only player there is.
const hero = 0

// make carries m out, or refuses it and leaves p as it is.
func (p *play) make(m Move) error {
	if b := p.s.breach(m); b != nil {
		return &rulebook.Violation{Rule: b.rule, Move: m.String(), Detail: b.why(p.s, m)}
	}
	switch m.verb {
	case RollVerb:
		p.roll(uint8(m.a))
	case GoVerb:
		p.goOn(m.heading)
	case TurnVerb:
		p.turn(m.heading)
	case BreakVerb:
		p.breakThrough(m.heading)
	case JumpVerb:
		p.jump(false)
	case StayVerb:
		p.stay()
	case LeaveVerb:
		p.leave()
	case PassVerb:
		p.pass()
	case FindVerb:
		p.find(uint8(m.a))
	case DoubleVerb:
		p.double()
	case MulliganVerb:
		p.mulligan()
	case KeepVerb:
		p.keep()
	case ScrollVerb:
		p.scroll(m.Cell())
	case BuyVerb:
		p.buy(int(m.a) - 1)
	}
	if p.s.phase == walking {
		p.walk()
	}
	return nil
}

// roll lets the die of a turn lie.
func (p *play) roll(n uint8) {
	p.t.Cite(RollTheDie, hero, "rolls %d", int(n))
	p.s.phase, p.s.die, p.s.doubled = rolled, n, false
	p.weighRoll()
}

// weighRoll spends a roll in place at once if it finds no open way and no item that fits it.
func (p *play) weighRoll() {
	if !p.s.anyOpen(kindOf(p.s.die)) && !p.s.fitsDie() && !p.s.fitsBreakFirst() {
		p.spendRoll()
	}
}

// spendRoll ends a roll that finds no open way.
func (p *play) spendRoll() {
	if p.s.run.options.NoMove == Reroll {
		p.t.Cite(FirstWayOpen, hero, "finds no open way, and rolls again")
		p.endMove()
		p.s.phase = again
		return
	}
	p.t.Cite(FirstWayOpen, hero, "finds no open way: the roll is spent in place")
	p.endMove()
}

// goOn sets out on the first heading of a roll.
func (p *play) goOn(h Heading) {
	p.citeFirst(h)
	p.s.last, p.s.squares, p.s.phase = h, int8(p.s.pips()), walking
}

// citeFirst cites what bears on the first heading of a roll.
func (p *play) citeFirst(h Heading) {
	if p.t == nil {
		return
	}
	p.t.CiteName(ChooseHeading, hero, "sets out %s for %d squares", h.String(), p.s.pips())
	if p.s.doubled {
		p.t.Cite(PotionDoubles, hero, "the kind is that of the %d on the die", int(p.s.die))
	}
	clear := p.s.run.options.ClearPath && p.s.anyClear()
	if clear {
		p.t.CiteName(ClearPathFirst, hero, "%s allows the whole roll", h.String())
		p.t.Cite(ClearIsStraight, hero, "no wall within %d squares", p.s.pips())
	}
	if back, bars := p.s.barred(); bars && back != h {
		p.t.CiteName(BackBarred, hero, "%s would double back", back.String())
		p.t.CiteName(LastHeading, hero, "the last step went %s", p.s.last.String())
		if clear {
			p.t.Cite(ClearBeforeBack, hero, "of the clear headings the barred one falls away")
		}
	}
}

// walk goes on along the heading until the squares are used, a wall is hit, or an object asks for a die or a choice.
func (p *play) walk() {
	f := p.s.floor()
	for p.s.squares > 0 && p.s.phase == walking {
		if p.s.shut(p.s.at, p.s.last) != nil {
			p.hitWall()
			return
		}
		p.t.CiteName(HeadingHolds, hero, "goes on %s", p.s.last.String())
		if p.s.last.Diagonal() {
			p.citeCorners()
		}
		p.s.squares--
		p.enter(f, p.s.at+f.step[p.s.last])
	}
	if p.s.phase == walking {
		p.endMove()
	}
}

// citeCorners cites the rule on corners where a wall stands beside a diagonal step.
func (p *play) citeCorners() {
	if p.t == nil {
		return
	}
	if beside := p.s.shutBeside(p.s.at, p.s.last); beside > 0 {
		p.t.Cite(CornersDoNotStop, hero, "passes %d wall corners", beside)
	}
}

// hitWall stops in front of a wall: the player turns, or the move ends if there is nowhere to turn.
func (p *play) hitWall() {
	f := p.s.floor()
	p.t.Cite(WallCostsNoSquare, hero, "hits a wall with %d squares left", int(p.s.squares))
	if f.tiles[p.s.at+f.step[p.s.last]] == door && !p.s.key {
		p.t.Cite(DoorIsWall, hero, "the wall is a locked door")
	}
	if p.s.anyOpen(p.s.kind()) || p.s.breaks(p.s.last) {
		p.s.phase = walled
		return
	}
	p.shutIn()
}

// shutIn ends a move that has no way left.
func (p *play) shutIn() {
	p.t.Cite(ShutInEndsMove, hero, "is shut in: %d squares are lost", int(p.s.squares))
	p.endMove()
}

// turn takes a new heading at a wall.
func (p *play) turn(h Heading) {
	left, right := p.s.last.Sides()
	switch {
	case h == p.s.last.Back():
		p.t.CiteName(DoubleBackLast, hero, "both sides are shut too: doubles back %s", h.String())
	default:
		p.t.CiteName(TurnAtWall, hero, "turns %s", h.String())
		if p.s.shut(p.s.at, left) == nil && p.s.shut(p.s.at, right) == nil {
			p.t.CiteName(ChooseSide, hero, "of two open sides chooses %s", h.String())
		}
	}
	p.t.Cite(KindHolds, hero, "the kind of move holds")
	p.s.last, p.s.phase = h, walking
}

// endMove leaves the position between moves, with nothing of the roll left in it.
func (p *play) endMove() {
	p.s.phase, p.s.squares, p.s.die, p.s.doubled, p.s.cause = between, 0, 0, false, 0
}

// kind returns the headings of the kind of the move under way (KindHolds).
func (s *State) kind() *[4]Heading {
	if s.last.Diagonal() {
		return &diagonal
	}
	return &orthogonal
}

// shut returns the rule that shuts the way from a cell on a heading, or nil if the way is open.
func (s *State) shut(at int16, h Heading) *rulebook.Rule {
	f := s.floor()
	t := f.tiles[at+f.step[h]]
	if t == wall || t == void {
		return FirstWayOpen
	}
	if h.Diagonal() {
		if allowed := cornersAllowed[s.run.options.CornerCut]; s.shutBeside(at, h) > allowed {
			return CornersDoNotStop
		}
	}
	if t == door && !s.key {
		return DoorNeedsKey
	}
	return nil
}

// cornersAllowed is how many of the two cells beside a diagonal step may be shut (CornersDoNotStop).
var cornersAllowed = [...]int{AllowAll: 2, NoSqueeze: 1, NoCut: 0}

// shutBeside counts the shut cells among the two beside a diagonal step.
func (s *State) shutBeside(at int16, h Heading) int {
	n := 0
	for _, beside := range [2]Heading{h.turned(7), h.turned(1)} {
		if s.shutCell(at + s.floor().step[beside]) {
			n++
		}
	}
	return n
}

// shutCell reports whether a cell can't be entered: a wall, void, or a door without its key.
func (s *State) shutCell(at int16) bool {
	t := s.floor().tiles[at]
	return t == wall || t == void || t == door && !s.key
}

// anyOpen reports whether one of the headings has an open way from the hero's cell.
func (s *State) anyOpen(kind *[4]Heading) bool {
	for _, h := range kind {
		if s.shut(s.at, h) == nil {
			return true
		}
	}
	return false
}

// clear reports whether the roll that lies can be walked straight along h (ClearIsStraight). The first way counts as open
// if it is to be broken through.
func (s *State) clear(h Heading, broken bool) bool {
	step := s.floor().step[h]
	at := s.at
	for i := range s.pips() {
		if s.shut(at, h) != nil && !(broken && i < 2) {
			return false
		}
		at += step
	}
	return true
}

// anyClear reports whether some heading that may be chosen allows the whole roll.
func (s *State) anyClear() bool {
	for _, h := range kindOf(s.die) {
		if s.clear(h, false) {
			return true
		}
	}
	return false
}

// barred returns the back of the last heading, and whether BackBarred keeps the player from choosing it for the roll that
// lies: it does if another heading is left.
func (s *State) barred() (Heading, bool) {
	back := s.last.Back()
	if s.run.options.BackRule != OppositeOfLastHeading || back == NoHeading || back.Diagonal() != (s.die%2 == 1) {
		return back, false
	}
	onlyClear := s.run.options.ClearPath && s.anyClear()
	for _, h := range kindOf(s.die) {
		if h != back && s.shut(s.at, h) == nil && (!onlyClear || s.clear(h, false)) {
			return back, true
		}
	}
	return back, false
}
