package paperdungeons

import (
	"fmt"
	"math/bits"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// A game is what does not change during play: options and content, and the maps made of them. It is immutable.
type game struct {
	players int
	options Options
	content *Content
	story   *Story

	trap     [NumRooms]Trap
	minion   [NumRooms]Minion
	treasure [NumRooms]Treasure
	minions  RoomSet // rooms with a minion
	boards   [NumDungeons]board
}

// A board is the map that a Dungeon card makes of the sheet.
type board struct {
	barriers [numEdges]Barrier
	blocked  RoomSet
	chest    Room
	quests   [2]Room
	villains [3]Room
	named    [3]uint8 // indices of the named villains in Content, plus 1
}

// A Setup is how a game starts: the number of players, the options, and the content. As JSON it is the "setup" of a
// record.
type Setup struct {
	Players int      // 1 to 8
	Options Options  // the zero Options are the default
	Content *Content // nil: the invented content that ships
	Story   *Story   // the place of the game in story mode; nil: a game that stands alone
}

// Start returns the first position of the game. Its error is a *rulebook.ContentError.
func (g Setup) Start() (State, error) { return g.start(nil) }

// Explain is Start with the rules that act in setting up.
func (g Setup) Explain() (State, []rulebook.Event, error) {
	var t rulebook.Trace
	s, err := g.start(&t)
	return s, t.Events(), err
}

func (g Setup) start(t *rulebook.Trace) (State, error) {
	if g.Players < 1 || g.Players > MaxPlayers {
		return State{}, &rulebook.ContentError{Path: "players", Rule: OneToEightPlayers,
			Detail: fmt.Sprintf("a game has 1 to 8 players, not %d", g.Players)}
	}
	if err := g.Options.check(); err != nil {
		return State{}, err
	}
	if g.Story != nil {
		if err := g.Story.Check(g.Players, g.Options.Dungeon); err != nil {
			return State{}, err
		}
	}
	c := g.Content
	if c == nil {
		c = shipped()
	} else if err := c.Validate(); err != nil {
		return State{}, err
	} else {
		c = c.clone() // the caller's may change
	}
	s := State{g: newGame(c, g), phase: PhaseDungeon}
	p := play{&s, t}
	p.layOut()
	return s, nil
}

// check refuses options that have no such value, each by the rule that it belongs to. Options read from text have none.
func (o *Options) check() error {
	for _, x := range []struct {
		path       string
		rule       *rulebook.Rule
		value, end int
	}{
		{"missions", ThreeMissionsRevealed, int(o.Missions), len(missionUseNames)},
		{"mode", StrengthTokens, int(o.Mode), len(modeNames)},
		{"potionBonus", PotionRowOrder, int(o.PotionBonus), len(potionBonusNames)},
		{"disarmReach", DisarmAdjacent, int(o.DisarmReach), len(disarmReachNames)},
		{"emptyQuest", EmptyQuestStaysOpen, int(o.EmptyQuest), len(emptyQuestNames)},
		{"gemSharing", GemSameRound, int(o.GemSharing), len(gemSharingNames)},
		{"missionTie", MissionTieAllScore, int(o.MissionTie), len(missionTieNames)},
		{"resurrectAt", ResurrectionAtHearts, int(o.ResurrectAt), len(resurrectAtNames)},
		{"unlisted", TokenWizardLevel, int(o.Unlisted), len(unlistedNames)},
	} {
		if x.value >= x.end {
			return &rulebook.ContentError{Path: "options." + x.path, Rule: x.rule,
				Detail: fmt.Sprintf("no value has the number %d", x.value)}
		}
	}
	if o.Dungeon != 0 && (o.Dungeon < 'a' || o.Dungeon >= 'a'+NumDungeons) {
		return &rulebook.ContentError{Path: "options.dungeon", Rule: DungeonCardRevealed,
			Detail: fmt.Sprintf("no card has the letter %q", byte(o.Dungeon))}
	}
	return nil
}

// newGame compiles valid content, which must not change any more.
func newGame(c *Content, setup Setup) *game {
	g := &game{players: setup.Players, options: setup.Options, content: c}
	if setup.Story != nil {
		g.story = setup.Story.clone()
		g.options.Dungeon = g.story.Dungeon()
	}
	for _, cell := range c.Sheet.Cells {
		g.trap[cell.Room], g.minion[cell.Room], g.treasure[cell.Room] = cell.Trap, cell.Minion, cell.Treasure
		if cell.Minion.Level > 0 {
			g.minions = g.minions.With(cell.Room)
		}
	}
	for i := range c.Dungeons {
		g.boards[i] = newBoard(c, &c.Dungeons[i])
	}
	return g
}

func newBoard(c *Content, d *Dungeon) board {
	b := board{chest: d.Chest, quests: d.Quests, villains: d.VillainRooms, blocked: Rooms(d.Blocked...)}
	for _, borders := range [2][]Border{c.Sheet.Borders, d.Borders} {
		for _, line := range borders {
			b.barriers[edgeBetween(line.A, line.B)] = line.Barrier
		}
	}
	for tier, name := range d.Villains {
		for i, v := range c.Villains {
			if v.Name == name {
				b.named[tier] = uint8(i + 1)
			}
		}
	}
	return b
}

// layOut puts sheets and cards on the table and goes on to the first draw.
func (p play) layOut() {
	s := p.s
	for i := range s.g.players {
		s.parties[i].at = Outside
		s.parties[i].levels = [NumHeroes]uint8{1, 1, 1, 1}
	}
	p.citeTable()
	if s.g.story != nil {
		p.t.CiteName(StoryMissionIsGame, rulebook.Nobody, "the game is mission %s of its chapter", s.g.options.Dungeon.String())
	}
	if letter := s.g.options.Dungeon; letter != 0 {
		for i, d := range s.g.content.Dungeons {
			if d.Letter == letter {
				p.reveal(i)
			}
		}
	}
}

// citeTable names the rules that lay out the table. They hold before anything is drawn.
func (p play) citeTable() {
	t, n := p.t, p.s.g.players
	t.Cite(OneToEightPlayers, rulebook.Nobody, "%d players", n)
	t.Cite(OnlySideQuestCards, rulebook.Nobody, "only the sheet and the Dungeon cards of Side Quest are used")
	t.Cite(SideQuestComponents, rulebook.Nobody, "%d artifacts, %d lieutenants, %d Dungeon cards, %d villains, %d side quests",
		NumArtifacts, NumLieutenants, len(p.s.g.content.Dungeons), len(p.s.g.content.Villains), len(p.s.g.content.SideQuests))
	t.Cite(SetupOrder, rulebook.Nobody, "the Dungeon card comes first")
	t.Cite(SixColumnsSevenRows, rulebook.Nobody, "every sheet has %d rooms", NumRooms)
	t.Cite(SideOpenWallOrWater, rulebook.Nobody, "%d printed walls and waters", len(p.s.g.content.Sheet.Borders))
	t.Cite(SixEntrances, rulebook.Nobody, "%d entrances lead into row 1", NumColumns)
	t.Cite(PrintedPassage, rulebook.Nobody, "%d printed passages", len(p.s.g.content.Sheet.Passages))
	t.Cite(OneOfEachInRoom, rulebook.Nobody, "%d rooms hold a trap, a minion or a treasure", len(p.s.g.content.Sheet.Cells))
	t.Cite(ContentRefused, rulebook.Nobody, "the content is valid")
	t.Cite(SheetTracks, rulebook.Nobody, "%d damage boxes, %d potion boxes", DamageBoxes, NumPotions)
	t.Cite(ThreeTasksTwoQuests, rulebook.Nobody, "%d tasks for each player", NumTasks)
	t.Cite(RoundTrackReminders, rulebook.Nobody, "the round track shows %d rounds", NumRounds)
	t.Cite(EightItems, rulebook.Nobody, "%d magic items", NumItems)
	t.Cite(ItemSteps, rulebook.Nobody, "%d steps each", FlamingSword.Steps())
	t.Cite(DrawsAreChance, rulebook.Nobody, "nothing is drawn before it is revealed")
	t.Cite(PartyStartsOutside, rulebook.Nobody, "every party is outside, all heroes at level 1")
	t.Cite(OtherPowersInvented, rulebook.Nobody, "%d Powers", len(p.s.g.content.Powers))
	if o := p.s.g.options; o.PowerfulMinions || o.Mode != Normal || o.RandomVillains {
		t.Cite(VariantsTogether, rulebook.Nobody, "variants are in play")
	}
}

// reveal lays out the Dungeon card and goes on to the villains.
func (p play) reveal(card int) {
	s, t := p.s, p.t
	s.dungeon = uint8(card + 1)
	d, b := &s.g.content.Dungeons[card], s.board()
	p.citeLetter(DungeonCardRevealed, "card %s", d.Letter)
	t.Cite(SameMapForAll, rulebook.Nobody, "the map is copied to %d sheets", s.g.players)
	t.Cite(NewElementsMarked, rulebook.Nobody, "the card's own elements are marked on every sheet")
	for _, line := range d.Borders {
		if line.Barrier == Water && t != nil {
			t.CiteName(AddedWaterIsWater, rulebook.Nobody, "water %s", line.A.String()+" "+line.B.String())
		}
	}
	p.citeRoom(OneChestRoom, rulebook.Nobody, "the chest is in %s", b.chest)
	t.Cite(OneOrTwoImpassable, rulebook.Nobody, "%d rooms are struck out", b.blocked.Len())
	for left := b.blocked; left != 0; left &= left - 1 {
		p.citeRoom(ImpassableRoom, rulebook.Nobody, "%s can't be entered", Room(bits.TrailingZeros64(uint64(left))))
	}
	for _, r := range b.quests {
		p.citeRoom(TwoQuestRooms, rulebook.Nobody, "a quest location is %s", r)
	}
	if s.g.options.RandomVillains {
		p.citeLetter(RandomVillainCards, "the villains that card %s names are not used", d.Letter)
		s.phase = PhaseVillains
		return
	}
	s.villains = b.named
	for tier := range s.villains {
		t.CiteName(NamedVillainsLaidOut, rulebook.Nobody, "%s, of tier %d", s.g.content.Villains[s.villains[tier]-1].Name, tier+1)
	}
	p.afterVillains()
}

func (p play) citeLetter(rule *rulebook.Rule, format string, l Letter) {
	if p.t != nil {
		p.t.CiteName(rule, rulebook.Nobody, format, l.String())
	}
}

// revealVillain lays out a villain drawn with RandomVillains.
func (p play) revealVillain(tier, card int) {
	s := p.s
	s.villains[tier-1] = uint8(card)
	rule := [3]*rulebook.Rule{VillainDecksApart, SecondVillainDiffers, ThirdVillainDiffers}[tier-1]
	p.t.CiteName(rule, rulebook.Nobody, "%s, of tier %d", s.g.content.Villains[card-1].Name, tier)
	if tier == 3 {
		p.afterVillains()
	}
}

func (p play) afterVillains() {
	p.citeModes()
	p.s.phase = PhaseMissions
	if p.s.g.options.Missions == NoMissions {
		p.t.Cite(ThreeMissionsRevealed, rulebook.Nobody, "no missions: a first game")
		p.newSteps()
	}
}

// citeModes names what the villains bring with them.
func (p play) citeModes() {
	s := p.s
	if mode := s.g.options.Mode; mode != Normal {
		p.t.CiteName(StrengthTokens, rulebook.Nobody, "%s: a token lies on each of the three villains", mode.String())
	}
	if s.g.options.PowerfulMinions {
		p.t.CiteName(PowerfulMinionLevel, rulebook.Nobody, "the %s has no bonus against a villain", s.powerlessHero().String())
	}
}

// powerlessHero returns the hero who is no villain's bonus hero. The three are different, so there is one.
func (s *State) powerlessHero() Hero {
	sum := Warrior + Wizard + Cleric + Rogue
	for _, v := range s.villains {
		sum -= s.g.content.Villains[v-1].Bonus
	}
	return sum
}

func (p play) revealMissions(n *[3]uint16) {
	for i, m := range n {
		p.s.missions[i] = Mission(m)
		p.t.Cite(ThreeMissionsRevealed, rulebook.Nobody, "mission m%d", int(m))
	}
	p.newSteps()
}

// newSteps are the steps of Side Quest: lieutenant pile, treasure pile, side-quest cards.
func (p play) newSteps() {
	s, t := p.s, p.t
	t.Cite(NewStepsBeforeStepFive, rulebook.Nobody, "lieutenant pile, treasure pile, side-quest cards")
	s.lieutenants = 1<<NumLieutenants - 1
	t.Cite(LieutenantPile, rulebook.Nobody, "%d cards, face down", NumLieutenants)
	t.Cite(EightLieutenants, rulebook.Nobody, "one of each type at each strength")
	drawn := artifactsDrawn[s.g.players]
	jewels := deck.First(NumJewels)
	s.pile, _ = deck.New(jewels, drawn, deck.First(NumArtifacts).Minus(jewels)) // never fails: at most 8 of 12
	t.Cite(JewelsAlwaysInPile, rulebook.Nobody, "%d Jewels", NumJewels)
	t.Cite(ArtifactsByPlayers, rulebook.Nobody, "%d of the other %d artifacts, for %d players", drawn, NumArtifacts-NumJewels,
		s.g.players)
	t.Cite(TreasurePileFaceDown, rulebook.Nobody, "%d cards, face down", s.pile.Size())
	t.Cite(PileUnknownUntilSeen, rulebook.Nobody, "%d of them are unknown", drawn)
	s.unseen = s.pile
	for i := range s.g.players {
		s.known[i] = s.pile
	}
	s.phase, s.turn = PhaseQuests, 0
}

// dealQuest deals a side-quest card: the first of a player lies at I, the second at II.
func (p play) dealQuest(card int) {
	s := p.s
	seat, space := int(s.turn)/2, int(s.turn)%2
	s.parties[seat].quests[space] = uint8(card)
	p.t.CiteName(TwoSideQuestsEach, seat, "%s is dealt", s.g.content.SideQuests[card-1].Name)
	p.t.Cite(FirstSideQuestAtI, seat, "it lies at space %d", space+1)
	s.turn++
	if int(s.turn) == 2*s.g.players {
		p.t.Cite(SetupOrder, rulebook.Nobody, "Powers and Objectives come last")
		s.phase, s.turn = PhasePowers, 0
	}
}

func (p play) deal(first int, n *[3]uint16) {
	s := p.s
	seat := int(s.turn)
	s.parties[seat].dealt[first], s.parties[seat].dealt[first+1] = uint8(n[0]), uint8(n[1])
	p.t.Cite(KeepOnePowerOneObjective, seat, "is dealt cards %d and %d", int(n[0]), int(n[1]))
	if first == 0 {
		s.phase = PhaseObjectives
		return
	}
	s.phase = PhasePowers
	if s.turn++; int(s.turn) == s.g.players {
		s.phase, s.turn = PhaseKeep, 0
	}
}

func (p play) setUp(m *Move) {
	switch m.kind {
	case DrawDungeonKind:
		p.reveal(p.s.dungeonOf(Letter(m.what)))
	case DrawVillainKind:
		p.revealVillain(int(m.n[0]), int(m.n[1]))
	case DrawMissionsKind:
		p.revealMissions(&m.n)
	case DealQuestKind:
		p.dealQuest(int(m.n[0]))
	case DealPowersKind:
		p.deal(0, &m.n)
	case DealObjectivesKind:
		p.deal(2, &m.n)
	}
}

// dungeonOf returns the index of the card with a letter, or -1.
func (s *State) dungeonOf(l Letter) int {
	for i := range s.g.content.Dungeons {
		if s.g.content.Dungeons[i].Letter == l {
			return i
		}
	}
	return -1
}

// keep takes one of the two Powers or Objectives dealt; the other leaves the game. When all have kept, start effects follow.
func (p play) keep(m *Move) {
	s, seat := p.s, int(m.seat)-1
	w := &s.parties[seat]
	if m.kind == KeepPowerKind {
		w.power = uint8(m.n[0])
		p.t.CiteName(KeepOnePowerOneObjective, seat, "keeps the Power %s", s.g.content.Powers[w.power-1].Name)
		p.t.Cite(OnePowerEach, seat, "the one Power of the game")
		if s.g.options.PrivateCards.On() {
			p.t.Cite(CardsPrivateUntilUsed, seat, "the Power is private until it acts")
		}
	} else {
		w.objective = Objective(m.n[0])
		p.t.Cite(KeepOnePowerOneObjective, seat, "keeps the Objective o%d", int(w.objective))
		for h := range Hero(NumHeroes) {
			p.t.CiteName(ObjectiveFixesTraining, seat, "hero %[2]d trains in %[1]s", w.objective.Training(h).String(), int(h)+1)
		}
		p.t.Cite(TwoHeroesEachColour, seat, "two heroes train in each colour")
	}
	if s.movers() == 0 {
		p.startEffects()
	}
}

// startEffects carries out what Powers do at the start, as far as it leaves no choice.
func (p play) startEffects() {
	s := p.s
	s.phase = PhaseStart
	p.t.Cite(StartEffectsBeforeRoundOne, rulebook.Nobody, "all have kept their cards")
	for i := range s.g.players {
		s.parties[i].dealt = [4]uint8{}
	}
	for i := range s.g.players {
		p.settle(i)
	}
	p.startOver()
}

// startOver begins round 1 when no start effect waits for a choice.
func (p play) startOver() {
	if p.s.phase == PhaseStart && p.s.movers() == 0 {
		p.nextRound()
	}
}

// setUpOutcomes returns the number of outcomes of a draw of setup, all equally likely.
func (s *State) setUpOutcomes() uint64 {
	switch s.phase {
	case PhaseDungeon:
		return uint64(len(s.g.content.Dungeons))
	case PhaseVillains:
		n := 0
		for i := range s.g.content.Villains {
			if s.villainFits(i) == nil {
				n++
			}
		}
		return uint64(n)
	case PhaseMissions:
		return choose(NumMissions, MissionsRevealed)
	case PhaseQuests:
		return uint64(bits.OnesCount16(s.questsLeft()))
	case PhasePowers:
		return choose(bits.OnesCount16(s.dealtLeft(0)), 2)
	}
	return choose(bits.OnesCount16(s.dealtLeft(2)), 2)
}

func choose(n, k int) uint64 {
	ways, _ := deck.Binomial(n, k) // the numbers of this game are small
	return ways
}

// nextTier returns the tier of the next villain to be revealed, 1 to 3, while one is due.
func (s *State) nextTier() int {
	tier := 1
	for s.villains[tier-1] > 0 {
		tier++
	}
	return tier
}

// villainFits returns nil if a card may be the next villain revealed, and the rule that passes it over if not.
func (s *State) villainFits(card int) *rulebook.Rule {
	tier, v := s.nextTier(), &s.g.content.Villains[card]
	if v.Tier != tier {
		return VillainDecksApart
	}
	for _, other := range s.villains[:tier-1] {
		if s.g.content.Villains[other-1].Bonus == v.Bonus {
			return [4]*rulebook.Rule{2: SecondVillainDiffers, 3: ThirdVillainDiffers}[tier]
		}
	}
	return nil
}

// questsLeft returns the side-quest cards that have not been dealt, as a bit set of indices.
func (s *State) questsLeft() uint16 {
	left := uint16(1)<<len(s.g.content.SideQuests) - 1
	for i := range s.g.players {
		for _, card := range s.parties[i].quests {
			if card > 0 {
				left &^= 1 << (card - 1)
			}
		}
	}
	return left
}

// dealtLeft returns the Powers (first 0) or Objectives (first 2) that have not been dealt, as a bit set of indices.
func (s *State) dealtLeft(first int) uint16 {
	left := ^uint16(0)
	for i := range s.g.players {
		for _, card := range s.parties[i].dealt[first : first+2] {
			if card > 0 {
				left &^= 1 << (card - 1)
			}
		}
	}
	return left
}

// cardIn reports whether card n, counted from 1, is in a bit set of indices.
func cardIn(set uint16, n uint16) bool { return n >= 1 && n <= 16 && set>>(n-1)&1 != 0 }

// forbidsSetUp returns the rule against a draw of setup, in its phase.
func (s *State) forbidsSetUp(m *Move) *rulebook.Rule {
	switch m.kind {
	case DrawDungeonKind:
		return only(s.dungeonOf(Letter(m.what)) >= 0, DungeonCardRevealed)
	case DrawVillainKind:
		if int(m.n[0]) != s.nextTier() || m.n[1] < 1 || int(m.n[1]) > len(s.g.content.Villains) {
			return VillainDecksApart
		}
		return s.villainFits(int(m.n[1]) - 1)
	case DrawMissionsKind:
		n := &m.n
		return only(n[0] >= 1 && n[0] < n[1] && n[1] < n[2] && n[2] <= NumMissions, ThreeMissionsRevealed)
	case DealQuestKind:
		return only(m.seat == s.turn/2+1 && cardIn(s.questsLeft(), m.n[0]), TwoSideQuestsEach)
	}
	left := s.dealtLeft(2)
	if m.kind == DealPowersKind {
		left = s.dealtLeft(0)
	}
	fits := m.n[0] < m.n[1] && cardIn(left, m.n[0]) && cardIn(left, m.n[1])
	return only(m.seat == s.turn+1 && fits, KeepOnePowerOneObjective)
}

// only returns nil if ok, else the rule.
func only(ok bool, r *rulebook.Rule) *rulebook.Rule {
	if ok {
		return nil
	}
	return r
}

// forbidsKeep returns the rule against keeping a card.
func (s *State) forbidsKeep(m *Move) *rulebook.Rule {
	w := &s.parties[m.seat-1]
	first, kept := 0, w.power > 0
	if m.kind == KeepObjectiveKind {
		first, kept = 2, w.objective > 0
	}
	switch {
	case m.n[0] != uint16(w.dealt[first]) && m.n[0] != uint16(w.dealt[first+1]) || m.n[0] == 0:
		return KeepOnePowerOneObjective
	case kept && first == 0:
		return OnePowerEach
	case kept:
		return KeepOnePowerOneObjective
	}
	return nil
}

// appendSetUp appends the outcomes of a draw of setup.
func (s *State) appendSetUp(dst []Move) []Move {
	switch s.phase {
	case PhaseDungeon:
		for l := range Letter(NumDungeons) {
			dst = s.propose(dst, DrawDungeon('a'+l))
		}
	case PhaseVillains:
		for i := range s.g.content.Villains {
			dst = s.propose(dst, DrawVillain(s.nextTier(), i+1))
		}
	case PhaseMissions:
		for a := range Mission(NumMissions) {
			for b := a + 1; b < NumMissions; b++ {
				for c := b + 1; c < NumMissions; c++ {
					dst = append(dst, Move{kind: DrawMissionsKind, n: [3]uint16{uint16(a + 1), uint16(b + 1), uint16(c + 1)}})
				}
			}
		}
	case PhaseQuests:
		for left := s.questsLeft(); left != 0; left &= left - 1 {
			dst = append(dst, DealQuest(int(s.turn)/2, bits.TrailingZeros16(left)+1))
		}
	case PhasePowers, PhaseObjectives:
		kind, first := DealPowersKind, 0
		if s.phase == PhaseObjectives {
			kind, first = DealObjectivesKind, 2
		}
		for left := s.dealtLeft(first); left != 0; left &= left - 1 {
			a := bits.TrailingZeros16(left)
			for rest := left & (left - 1); rest != 0; rest &= rest - 1 {
				b := bits.TrailingZeros16(rest)
				dst = append(dst, Move{kind: kind, seat: s.turn + 1, n: [3]uint16{uint16(a + 1), uint16(b + 1)}})
			}
		}
	}
	return dst
}

// sampleSetUp draws an outcome of a draw of setup.
func (s *State) sampleSetUp(r *rand.Rand) Move {
	switch s.phase {
	case PhaseDungeon:
		return DrawDungeon(s.g.content.Dungeons[r.IntN(len(s.g.content.Dungeons))].Letter)
	case PhaseVillains:
		i := r.IntN(int(s.setUpOutcomes()))
		for card := range s.g.content.Villains {
			if s.villainFits(card) == nil {
				if i--; i < 0 {
					return DrawVillain(s.nextTier(), card+1)
				}
			}
		}
	case PhaseMissions:
		all := pick(^uint16(0), MissionsRevealed, r)
		return Move{kind: DrawMissionsKind, n: cardsIn(all)}
	case PhaseQuests:
		return DealQuest(int(s.turn)/2, bits.TrailingZeros16(pick(s.questsLeft(), 1, r))+1)
	case PhasePowers:
		return Move{kind: DealPowersKind, seat: s.turn + 1, n: cardsIn(pick(s.dealtLeft(0), 2, r))}
	case PhaseObjectives:
		return Move{kind: DealObjectivesKind, seat: s.turn + 1, n: cardsIn(pick(s.dealtLeft(2), 2, r))}
	}
	return Move{}
}

// pick draws k members of a set, all choices equally likely.
func pick(set uint16, k int, r *rand.Rand) uint16 {
	var picked uint16
	for n := bits.OnesCount16(set); set != 0 && k > 0; set &= set - 1 {
		if r.IntN(n) < k {
			picked |= set & -set
			k--
		}
		n--
	}
	return picked
}

// cardsIn returns the numbers, counted from 1, of up to three members of a set.
func cardsIn(set uint16) (n [3]uint16) {
	for i := 0; set != 0; i++ {
		n[i] = uint16(bits.TrailingZeros16(set) + 1)
		set &= set - 1
	}
	return n
}
