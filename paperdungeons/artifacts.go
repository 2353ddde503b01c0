package paperdungeons

import (
	"math/bits"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// baneBonus is what a staff, a mace or a bane adds to power level.
const baneBonus = 2

// artifactRules are the rules of the artifacts.
var artifactRules = [...]*rulebook.Rule{
	Jewel: JewelGlory, LiquorOfHaste: LiquorPoints, SignetRing: SignetRogueLevel, SofiasBalm: BalmPotions,
	BancsStaff: StaffAgainstGhosts, PrayerBeads: BeadsClericLevel, GoblinsFinger: FingerClover,
	LeoniasShield: ShieldWarriorLevel, MoonlightMirror: MirrorTeleport, AcolytesMace: MaceAgainstZombies,
	WizardsToken: TokenWizardLevel, GoblinBane: BaneAgainstGoblins, OrcBane: BaneAgainstOrcs,
}

// An artifactWork is what an artifact does: one of its kinds is set.
type artifactWork struct {
	single  bool       // it is used once
	hero    Hero       // levels: the hero who gains a level
	levels  bool       // it raises a hero, and is worth glory with that hero at 6
	bane    MinionType // banes: the type
	banes   bool       // it helps against a type, and is worth glory for each one defeated
	unnamed bool       // the rulebook does not list it
}

var artifactWorks = [...]artifactWork{
	LiquorOfHaste:   {single: true},
	SignetRing:      {single: true, levels: true, hero: Rogue},
	SofiasBalm:      {single: true},
	BancsStaff:      {banes: true, bane: Ghost},
	PrayerBeads:     {single: true, levels: true, hero: Cleric},
	GoblinsFinger:   {single: true},
	LeoniasShield:   {single: true, levels: true, hero: Warrior},
	MoonlightMirror: {single: true},
	AcolytesMace:    {banes: true, bane: Zombie},
	WizardsToken:    {single: true, levels: true, hero: Wizard, unnamed: true},
	GoblinBane:      {banes: true, bane: Goblin, unnamed: true},
	OrcBane:         {banes: true, bane: Orc, unnamed: true},
}

// work returns what an artifact does under the game's options.
func (s *State) work(a Artifact) artifactWork {
	work := artifactWorks[a]
	if work.unnamed && s.g.options.Unlisted == WithoutEffect {
		return artifactWork{}
	}
	return work
}

// bane returns the number of the type that an artifact helps against, counted from 1, or 0.
func (s *State) bane(a Artifact) MinionType {
	if work := s.work(a); work.banes {
		return work.bane + 1
	}
	return 0
}

// Using artifacts.

// forbidsUse returns the rule against using an artifact once.
func (s *State) forbidsUse(w *party, a Artifact) *rulebook.Rule {
	switch {
	case a == NoArtifact || int(a) >= len(artifactRules):
		return LieutenantHolderChooses
	case a == Jewel || w.artifact == a && w.artifactUsed:
		return SingleUseArtifact
	case w.artifact != a || !s.work(a).single:
		return artifactRules[a]
	}
	return nil
}

// useArtifact uses the artifact that the player holds.
func (p play) useArtifact(seat int) {
	w := &p.s.parties[seat]
	p.citeUse(seat)
	switch a := w.artifact; a {
	case LiquorOfHaste:
		w.points += liquorPoints
	case SofiasBalm:
		p.makePotions(seat, 2)
	case GoblinsFinger:
		w.clovers++
	default:
		hero := p.s.work(a).hero
		p.t.CiteName(ArtifactLevelNeedsNoDie, seat, "the %s needs no die and no colour; level %d before", hero.String(),
			int(w.levels[hero]))
		if w.levels[hero] < MaxLevel {
			p.gainLevel(seat, hero, false)
		}
	}
}

// liquorPoints are the movement points of the Liquor of Haste.
const liquorPoints = 3

func (p play) citeUse(seat int) {
	w := &p.s.parties[seat]
	w.artifactUsed = true
	p.t.CiteName(artifactRules[w.artifact], seat, "uses %s", w.artifact.Title())
	p.t.CiteName(SingleUseArtifact, seat, "%s is turned face down", w.artifact.Title())
	p.t.Cite(ArtifactFromNextRound, seat, "it was taken in an earlier round than %d", int(p.s.round))
	p.citeFreeUse(seat)
}

func (p play) useMirror(seat int, r Room) {
	p.citeUse(seat)
	p.teleport(seat, r)
}

// Choosing artifacts.

// firsts returns those of a set of seats who come first: the highest hero, then the most minions.
func (s *State) firsts(seats uint8) uint8 {
	var first uint8
	best := -1
	for ; seats != 0; seats &= seats - 1 {
		i := bits.TrailingZeros8(seats)
		w := &s.parties[i]
		switch rank := w.highest()<<8 + w.minions(); {
		case rank > best:
			best, first = rank, 1<<i
		case rank == best:
			first |= 1 << i
		}
	}
	return first
}

// nextChooser finds who chooses an artifact next, or goes on when nobody is left or the pile is empty.
func (p play) nextChooser() {
	s := p.s
	if s.waiting != 0 && s.pile.Size() == 0 {
		p.citeEmpty()
		s.waiting = 0
	}
	if s.waiting == 0 {
		p.afterChoosing()
		return
	}
	first := s.firsts(s.waiting)
	p.citeOrder(s.waiting, first)
	if first&(first-1) == 0 {
		p.chooser(bits.TrailingZeros8(first))
		return
	}
	s.phase, s.tied = PhaseTie, first
}

// citeOrder names the rules that set one seat before the others.
func (p play) citeOrder(seats, first uint8) {
	s := p.s
	if seats&(seats-1) == 0 {
		return
	}
	lead := &s.parties[bits.TrailingZeros8(first)]
	p.t.Cite(HighestHeroChooses, rulebook.Nobody, "the highest hero is at level %d", lead.highest())
	equal := 0
	for ; seats != 0; seats &= seats - 1 {
		if s.parties[bits.TrailingZeros8(seats)].highest() == lead.highest() {
			equal++
		}
	}
	if equal > 1 {
		p.t.Cite(MoreMinionsChooses, rulebook.Nobody, "%d are tied, and the most minions are %d", equal, lead.minions())
	}
	if n := bits.OnesCount8(first); n > 1 {
		p.t.Cite(TiedChooserRandom, rulebook.Nobody, "%d are still tied: chance decides", n)
	}
}

func (p play) citeEmpty() {
	for left := p.s.waiting; left != 0; left &= left - 1 {
		seat := bits.TrailingZeros8(left)
		if p.s.round > 7 {
			p.t.Cite(NoArtifactAfterLooting, seat, "all has been looted: gets no artifact")
		}
		p.t.Cite(ArtifactMayBeDeclined, seat, "the pile is empty: gets nothing, and has no claim later")
	}
}

// breakTie carries out chance's choice among tied seats.
func (p play) breakTie(seat int) {
	s := p.s
	p.t.Cite(TiedChooserRandom, seat, "comes first")
	s.tied = 0
	if s.phase == PhaseMissionTie {
		p.scoreMission(1 << seat)
		s.checking++
		p.checkMissions()
		return
	}
	p.chooser(seat)
}

// chooser lets a player look through the pile and choose.
func (p play) chooser(seat int) {
	s := p.s
	s.turn = uint8(seat)
	p.t.Cite(LieutenantHolderChooses, seat, "looks through %d cards", s.pile.Size())
	if !settled(s.pile) {
		s.phase = PhaseLook
		return
	}
	s.phase = PhaseChoose
	s.known[seat] = s.pile
}

// settled reports whether all cards of a pile are known.
func settled(pile deck.Pile) bool { return pile.Sure().Len() == pile.Size() }

// look settles what the pile holds.
func (p play) look(h hoard) {
	s := p.s
	s.pile = deck.Holding(deck.FromBits(uint64(h)))
	p.t.Cite(PileUnknownUntilSeen, int(s.turn), "the pile holds %d cards, %d of them Jewels", h.len(), h.jewels())
	p.t.Cite(DrawsAreChance, int(s.turn), "what was unknown is drawn")
	p.chooser(int(s.turn))
}

// takeArtifact is a player's choice from the pile.
func (p play) takeArtifact(m *Move) {
	s := p.s
	seat := int(s.turn)
	s.waiting &^= 1 << seat
	if m.kind == DeclineKind {
		p.t.Cite(ArtifactMayBeDeclined, seat, "takes no card")
	} else {
		a := Artifact(m.what)
		s.parties[seat].artifact = a
		one, _ := hoard(0).with(a)
		p.remove(one)
		p.t.CiteName(NextChooserHasTheRest, seat, "shows %s; %d cards go back face down", a.Title(), s.pile.Size())
		p.t.Cite(ArtifactFromNextRound, seat, "may use it from round %d on", int(s.round)+1)
	}
	s.turn = 0
	p.nextChooser()
}

// forbidsChoice returns the rule against taking a card or declining, while somebody chooses.
func (s *State) forbidsChoice(m *Move) *rulebook.Rule {
	if seat := int(m.seat) - 1; seat != int(s.turn) {
		return s.behind(seat, int(s.turn))
	}
	if m.kind == DeclineKind {
		return nil
	}
	one, ok := hoard(0).with(Artifact(m.what))
	ok = ok && m.what <= uint8(OrcBane) && m.what > 0 && s.pile.Sure().Contains(removal(s.pile, one))
	return only(ok, NextChooserHasTheRest)
}

// behind returns the rule by which a seat does not come before another.
func (s *State) behind(seat, first int) *rulebook.Rule {
	w, lead := &s.parties[seat], &s.parties[first]
	switch {
	case s.waiting>>seat&1 == 0:
		return LieutenantHolderChooses
	case w.highest() < lead.highest():
		return HighestHeroChooses
	case w.highest() == lead.highest() && w.minions() < lead.minions():
		return MoreMinionsChooses
	}
	return TiedChooserRandom
}

// forbidsFirst returns the rule against an outcome of a tie.
func (s *State) forbidsFirst(m *Move) *rulebook.Rule {
	seat := int(m.seat) - 1
	switch {
	case seat < 0 || seat >= s.players():
		return TiedChooserRandom
	case s.tied>>seat&1 != 0:
		return nil
	case s.phase == PhaseMissionTie:
		return TiedChooserRandom
	}
	return s.behind(seat, bits.TrailingZeros8(s.tied))
}

func (s *State) appendChoices(dst []Move) []Move {
	sure := s.pile.Sure()
	for card := range NumArtifacts {
		if sure.Has(card) && (card == 0 || card >= NumJewels) {
			dst = append(dst, Take(int(s.turn), kindOf(card)))
		}
	}
	return append(dst, Decline(int(s.turn)))
}
