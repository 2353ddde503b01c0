package paperdungeons

import (
	"fmt"
	"math/bits"

	"github.com/rulebook-go/rulebook"
)

// forbids returns the rule that a move breaks, or nil. Whether the game is over, the player is in it and it is time for
// the move is looked at first, then whether a choice is open; the rest follow the order of the catalogue, save that a
// special case speaks before the rule that it is a case of.
func (s *State) forbids(m *Move) *rulebook.Rule {
	switch {
	case s.over():
		return EndsWithoutFight
	case !m.Chance() && (m.seat < 1 || int(m.seat) > s.players()):
		return OneToEightPlayers
	}
	if r := s.untimely(m); r != nil {
		return r
	}
	switch {
	case m.kind <= DealObjectivesKind:
		return s.forbidsSetUp(m)
	case m.kind <= RerollKind:
		return s.forbidsRoll(m)
	case m.kind == DrawLieutenantKind:
		return s.forbidsLieutenant(int(m.n[0]))
	case m.kind == FirstKind:
		return s.forbidsFirst(m)
	case m.kind <= LootKind:
		return s.forbidsShown(m)
	case m.kind <= KeepObjectiveKind:
		return s.forbidsKeep(m)
	case m.kind <= PassKind:
		return s.forbidsAction(m)
	case m.kind <= DeclineKind:
		return s.forbidsChoice(m)
	}
	return s.forbidsFight(m)
}

// A timing says in which phases a kind of move belongs, and the rule against it in all others.
type timing struct {
	in   uint32 // bit set of phases
	rule *rulebook.Rule
}

func during(rule *rulebook.Rule, phases ...Phase) timing {
	t := timing{rule: rule}
	for _, ph := range phases {
		t.in |= 1 << ph
	}
	return t
}

// timings holds for each kind when it may be made.
var timings = [numKinds]timing{
	NoKind:             during(NotYourMove),
	DrawDungeonKind:    during(DungeonCardRevealed, PhaseDungeon),
	DrawVillainKind:    during(RandomVillainCards, PhaseVillains),
	DrawMissionsKind:   during(SetupOrder, PhaseMissions),
	DealQuestKind:      during(NewStepsBeforeStepFive, PhaseQuests),
	DealPowersKind:     during(SetupOrder, PhasePowers),
	DealObjectivesKind: during(SetupOrder, PhaseObjectives),
	RollKind:           during(DiceThenActions, PhaseRoll),
	RerollKind:         during(ThreeSkullsOrClovers, PhaseReroll),
	DrawLieutenantKind: during(ChestDrawsLieutenant, PhaseLieutenant),
	FirstKind:          during(TiedChooserRandom, PhaseTie, PhaseMissionTie),
	LookKind:           during(TreasurePileFaceDown, PhaseLook),
	LootKind:           during(RoundEndOrder, PhaseLoot),
	KeepPowerKind:      during(SetupOrder, PhaseKeep),
	KeepObjectiveKind:  during(SetupOrder, PhaseKeep),
	SpendKind:          during(NotYourMove, PhaseActions),
	GoKind:             during(NotYourMove, PhaseActions),
	HaltKind:           during(NotYourMove, PhaseActions),
	DisarmKind:         during(NotYourMove, PhaseActions),
	RingKind:           during(FreeUseAnyTime, PhaseActions),
	PickKind:           during(FreeUseAnyTime, PhaseActions),
	UseKind:            during(FreeUseAnyTime, PhaseActions),
	MirrorKind:         during(FreeUseAnyTime, PhaseActions),
	PowerPointsKind:    during(FreeUseAnyTime, PhaseActions),
	PowerDisarmKind:    during(FreeUseAnyTime, PhaseActions),
	DoneKind:           during(NotYourMove, PhaseActions),
	ChooseLevelKind:    during(NotYourMove, PhaseActions, PhaseStart),
	ChooseStepKind:     during(NotYourMove, PhaseActions, PhaseStart),
	ChooseTaskKind:     during(NotYourMove, PhaseActions, PhaseStart),
	DefeatKind:         during(ScepterAtOnce, PhaseActions, PhaseStart),
	PassKind:           during(NotYourMove, PhaseActions, PhaseStart),
	TakeKind:           during(LieutenantHolderChooses, PhaseChoose),
	DeclineKind:        during(LieutenantHolderChooses, PhaseChoose),
	FightKind:          during(VillainAfterSeason, PhaseVillain),
	FleeKind:           during(VillainMayBeFled, PhaseVillain),
}

// untimely returns the rule against a move that is not made in its phase.
func (s *State) untimely(m *Move) *rulebook.Rule {
	t := timings[m.kind]
	if t.in>>s.phase&1 != 0 {
		return nil
	}
	switch {
	case s.phase < PhaseStart:
		return s.settingUp(t.rule)
	case s.phase == PhaseStart && (t.in>>PhaseActions&1 != 0 || m.kind == RollKind):
		return StartEffectsBeforeRoundOne
	case s.phase == PhaseRoll && t.in>>PhaseActions&1 != 0:
		return DiceThenActions
	case s.phase == PhaseReroll && m.kind == RollKind:
		return RerollUntilSingle
	case s.phase == PhaseLieutenant && !m.Chance():
		return ChestDrawsLieutenant
	case s.phase == PhaseLieutenant && m.kind == LookKind:
		return ChestDrawsLieutenant
	case m.kind == LootKind && !s.g.options.LootShown.On():
		return LootSeenByAll
	case s.phase >= PhaseTie && t.in>>PhaseTie != 0 && !m.Chance():
		return RoundEndOrder
	}
	return t.rule
}

// settingUp returns the rule against a move while setup is at another step.
func (s *State) settingUp(rule *rulebook.Rule) *rulebook.Rule {
	switch {
	case s.phase == PhaseQuests:
		return NewStepsBeforeStepFive
	case rule == RandomVillainCards || rule == NewStepsBeforeStepFive || rule == DungeonCardRevealed:
		return rule
	}
	return SetupOrder
}

// forbidsAction returns the rule against a move of the action phase, or of the start effects.
func (s *State) forbidsAction(m *Move) *rulebook.Rule {
	w := &s.parties[m.seat-1]
	if w.done {
		if m.kind == DoneKind {
			return PlayerEndsActions
		}
		return NotYourMove
	}
	if w.waiting > 0 {
		return s.forbidsPending(w, m)
	}
	if s.phase == PhaseStart {
		return StartEffectsBeforeRoundOne
	}
	room := Room(m.what)
	switch m.kind {
	case SpendKind:
		return s.forbidsSpending(w, m)
	case GoKind, DisarmKind, PickKind, RingKind, MirrorKind, PowerDisarmKind:
		if room >= NumRooms {
			return nowhere[m.kind]
		}
		return s.forbidsRoom(w, m.kind, room)
	case HaltKind:
		return only(w.points > 0, PointsSpentFirst)
	case UseKind:
		if Artifact(m.what) == MoonlightMirror {
			return MirrorTeleport
		}
		return s.forbidsUse(w, Artifact(m.what))
	case PowerPointsKind:
		return s.forbidsPowerPoints(w)
	case DoneKind:
		return nil
	}
	return notDue[m.kind]
}

// notDue are the rules against a choice that is not open.
var notDue = [numKinds]*rulebook.Rule{
	ChooseLevelKind: LevelTreasureChoice, ChooseStepKind: FreeItemStep, ChooseTaskKind: FreeTask,
	DefeatKind: ScepterAtOnce, PassKind: ScrollMayStop,
}

// nowhere are the rules against a room that is none of the sheet, which a move can hold but not its notation.
var nowhere = [numKinds]*rulebook.Rule{
	GoKind: StepToNeighbour, DisarmKind: DisarmAdjacent, PowerDisarmKind: DisarmAdjacent, RingKind: TeleportationRingOnce,
	PickKind: LockpickReach, MirrorKind: MirrorTeleport,
}

// forbidsRoom returns the rule against a move that names a room of the sheet.
func (s *State) forbidsRoom(w *party, kind Kind, r Room) *rulebook.Rule {
	blocked := s.board().blocked.Has(r)
	switch kind {
	case GoKind:
		return s.forbidsStep(w, r)
	case DisarmKind:
		return s.forbidsDisarming(w, r)
	case PowerDisarmKind:
		return s.forbidsPowerDisarm(w, r)
	case RingKind:
		switch {
		case !w.completed(TeleportationRing):
			return OnlyCompletedItems
		case blocked:
			return TeleportationRingOnce
		}
		return only(!w.ringUsed, RingUsedUp)
	case PickKind:
		return s.forbidsPicking(w, r)
	}
	if r := s.forbidsUse(w, MoonlightMirror); r != nil {
		return r
	}
	return only(!blocked, MirrorTeleport)
}

// forbidsPicking returns the rule against using the lockpick on a room.
func (s *State) forbidsPicking(w *party, r Room) *rulebook.Rule {
	switch {
	case !w.completed(MagicLockpick):
		return OnlyCompletedItems
	case w.lockpicks >= LockpickUses:
		return LockpickThrice
	case r != w.at && !s.inReach(w, r):
		return LockpickReach
	}
	return only(s.armed(w, r), NothingToDisarm)
}

// forbidsPending returns the rule against a move while effects wait for a choice.
func (s *State) forbidsPending(w *party, m *Move) *rulebook.Rule {
	head := &w.queue[0]
	switch head.kind {
	case pendingClover:
		if m.kind == SpendKind && m.die.Colour == bonusColour {
			return s.forbidsSpending(w, m)
		}
		return ClericFourClover
	case pendingLevel, pendingHeroes, pendingScroll:
		if m.kind == PassKind && head.kind == pendingScroll {
			return nil
		}
		return s.forbidsFreeLevel(w, m)
	case pendingStep:
		if m.kind == ChooseStepKind {
			return only(Item(m.what) < NumItems && !w.completed(Item(m.what&7)), FreeItemStep)
		}
	case pendingTask:
		if m.kind == ChooseTaskKind {
			return s.forbidsFreeTask(w, Task(m.what))
		}
	case pendingDefeat:
		if m.kind == DefeatKind {
			return s.forbidsDefeat(w, Room(m.what))
		}
	}
	return PendingChoiceFirst
}

func (s *State) forbidsFreeLevel(w *party, m *Move) *rulebook.Rule {
	head := &w.queue[0]
	switch h := Hero(m.what); {
	case m.kind != ChooseLevelKind:
		return PendingChoiceFirst
	case h >= NumHeroes || w.levels[h] >= MaxLevel:
		return LevelOneToSix
	case head.heroes>>h&1 == 0:
		return nil
	case head.kind == pendingScroll:
		return ScrollTwoHeroes
	}
	return VeteranTwoHeroes
}

func (s *State) forbidsFreeTask(w *party, k Task) *rulebook.Rule {
	if k >= NumTasks || w.tasks>>k&1 != 0 {
		return TaskOnce
	}
	return only(!w.closed[k.Quest()], QuestClosed)
}

func (s *State) forbidsDefeat(w *party, r Room) *rulebook.Rule {
	switch {
	case s.g.minions.Has(r):
		return only(!w.defeated.Has(r), DeathScepterKill)
	case r == s.board().chest:
		return ScepterNotLieutenant
	}
	return DeathScepterKill
}

// forbidsSpending returns the rule against using a die or a bonus clover.
func (s *State) forbidsSpending(w *party, m *Move) *rulebook.Rule {
	bonus := m.die.Colour == bonusColour
	if !bonus && !m.die.Face.On(m.die.Colour) || bonus && m.die.Face != Clover {
		return DieFaces
	}
	if r := s.forbidsSymbol(w, m); r != nil {
		return r
	}
	switch {
	case m.die.Face == Skull:
		return SkullUnusable
	case !bonus && w.diceUsed() >= DicePerPlayer, !bonus && s.freeDie(w, m.die) < 0:
		return ThreeDiceEach
	case bonus && w.clovers == 0 && w.waiting == 0:
		return BonusCloverIsNoDie
	}
	if r := s.forbidsPaying(w, m); r != nil {
		return r
	}
	if w.points > 0 && w.waiting == 0 {
		return PointsSpentFirst
	}
	if m.action == FulfilAction {
		return s.forbidsTask(w, Task(m.what), m.die)
	}
	return nil
}

// forbidsSymbol returns the rule by which a die does not stand for the hero that the action asks for.
func (s *State) forbidsSymbol(w *party, m *Move) *rulebook.Rule {
	hero, isHero := m.die.Face.Hero()
	switch {
	case m.action == LevelAction && isHero && hero != Hero(m.what):
		return HeroSymbol
	case m.action == CraftAction && m.die.Face == Boots && Item(m.what) < NumItems && !w.completed(Item(m.what)) &&
		s.nextStep(w, Item(m.what)) != AnyStep:
		return BootsThreePoints
	}
	return nil
}

// nextStep returns the die that the next step of an unfinished item asks for.
func (s *State) nextStep(w *party, i Item) StepDie { return i.Step(int(w.steps[i])) }

// forbidsPaying returns the rule by which a die can't pay for a level or a step.
func (s *State) forbidsPaying(w *party, m *Move) *rulebook.Rule {
	clover := m.die.Face == Clover
	switch m.action {
	case LevelAction:
		h := Hero(m.what)
		switch {
		case m.die.Face == Boots:
			return CloverLevelsAny
		case h >= NumHeroes:
			return LevelOneToSix
		case !clover && w.objective.Training(h) != m.die.Colour:
			return TrainingColour
		}
		return only(w.levels[h] < MaxLevel, LevelOneToSix)
	case CraftAction:
		i := Item(m.what)
		switch {
		case i >= NumItems:
			return CraftNextStep
		case w.completed(i):
			return ItemSteps
		}
		return only(s.nextStep(w, i).Accepts(m.die.Face), CraftNextStep)
	}
	return nil
}

// detail says what a refused move needed, and what there was.
func (s *State) detail(r *rulebook.Rule, m *Move) string {
	where := fmt.Sprintf("phase %v, round %d", s.phase, s.round)
	if s.over() || m.Chance() || m.seat < 1 || int(m.seat) > s.players() {
		return fmt.Sprintf("%s (%s, %d players)", r.Text, where, s.players())
	}
	w := &s.parties[m.seat-1]
	return fmt.Sprintf("%s (%s, p%d: %s)", r.Text, where, m.seat, s.standing(w))
}

// standing says in a line what a player has to act with.
func (s *State) standing(w *party) string {
	line := fmt.Sprintf("%s, levels %d, %d dice used, %d points, %d bonus clovers", whereabouts(w.at), w.levels, w.diceUsed(), w.points,
		w.clovers)
	if w.waiting > 0 {
		line += fmt.Sprintf(", %d choices open, the first: %v", w.waiting, w.queue[0].kind)
	}
	if w.done {
		line += ", done"
	}
	return line
}

// AppendMoves appends every legal move to dst, in canonical order; where chance decides, they are all the outcomes.
func (s State) AppendMoves(dst []Move) []Move { return s.appendMoves(dst) }

func (s *State) appendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseNone, PhaseOver:
		return dst
	case PhaseRoll, PhaseReroll:
		return s.appendRolls(dst)
	case PhaseLook, PhaseLoot:
		return s.appendShown(dst)
	case PhaseTie, PhaseMissionTie:
		for left := s.tied; left != 0; left &= left - 1 {
			dst = append(dst, First(bits.TrailingZeros8(left)))
		}
		return dst
	case PhaseLieutenant:
		for left := s.lieutenants; left != 0; left &= left - 1 {
			dst = append(dst, DrawLieutenant(bits.TrailingZeros8(left)+1))
		}
		return dst
	case PhaseChoose:
		return s.appendChoices(dst)
	case PhaseKeep, PhaseStart, PhaseActions, PhaseVillain:
		for left := s.movers(); left != 0; left &= left - 1 {
			dst = s.appendFor(dst, bits.TrailingZeros8(left))
		}
		return dst
	}
	return s.appendSetUp(dst)
}

// propose appends a move if no rule forbids it.
func (s *State) propose(dst []Move, m Move) []Move {
	if s.forbids(&m) == nil {
		dst = append(dst, m)
	}
	return dst
}

// appendFor appends the moves of one player who may move.
func (s *State) appendFor(dst []Move, seat int) []Move {
	w := &s.parties[seat]
	switch {
	case s.phase == PhaseVillain:
		return append(dst, Fight(seat), Flee(seat))
	case s.phase == PhaseKeep:
		return s.appendKeeps(dst, seat)
	case w.waiting > 0 && w.queue[0].kind != pendingClover:
		return s.appendPending(dst, seat)
	}
	dst = s.appendSpending(dst, seat)
	if w.waiting > 0 {
		return dst
	}
	dst = s.appendRooms(dst, GoKind, seat, w.points > 0)
	dst = s.propose(dst, Halt(seat))
	dst = s.appendRooms(dst, DisarmKind, seat, w.points > 0)
	dst = s.appendRooms(dst, RingKind, seat, w.completed(TeleportationRing) && !w.ringUsed)
	dst = s.appendRooms(dst, PickKind, seat, w.completed(MagicLockpick) && w.lockpicks < LockpickUses)
	dst = s.propose(dst, Use(seat, w.artifact))
	dst = s.appendRooms(dst, MirrorKind, seat, w.artifact == MoonlightMirror && !w.artifactUsed)
	dst = s.propose(dst, PowerPoints(seat))
	dst = s.appendRooms(dst, PowerDisarmKind, seat, s.powerOf(w, RoundDisarm) != nil)
	return s.propose(dst, Done(seat))
}

func (s *State) appendKeeps(dst []Move, seat int) []Move {
	w := &s.parties[seat]
	for _, card := range w.dealt[:2] {
		dst = s.propose(dst, KeepPower(seat, int(card)))
	}
	for _, card := range w.dealt[2:] {
		dst = s.propose(dst, KeepObjective(seat, Objective(card)))
	}
	return dst
}

// appendRooms proposes a move for every room, if it can be legal for any.
func (s *State) appendRooms(dst []Move, kind Kind, seat int, able bool) []Move {
	if able {
		for r := range Room(NumRooms) {
			dst = s.propose(dst, roomMove(kind, seat, r))
		}
	}
	return dst
}

// appendSpending proposes what the dice and the bonus clovers can pay for. Dice that show the same are one.
func (s *State) appendSpending(dst []Move, seat int) []Move {
	w := &s.parties[seat]
	if s.phase == PhaseActions && w.diceUsed() < DicePerPlayer && w.waiting == 0 {
		for i, f := range s.dice {
			d := Die{colourOf(i), f}
			if f != Skull && s.freeDie(w, d) == i {
				dst = s.appendPaying(dst, seat, d)
			}
		}
	}
	if w.clovers > 0 || w.waiting > 0 {
		dst = s.appendPaying(dst, seat, BonusClover())
	}
	return dst
}

func (s *State) appendPaying(dst []Move, seat int, d Die) []Move {
	for h := range Hero(NumHeroes) {
		dst = s.propose(dst, LevelUp(seat, d, h))
	}
	for i := range Item(NumItems) {
		dst = s.propose(dst, Craft(seat, d, i))
	}
	dst = s.propose(dst, Brew(seat, d))
	dst = s.propose(dst, Travel(seat, d))
	for k := range Task(NumTasks) {
		dst = s.propose(dst, Fulfil(seat, d, k))
	}
	return dst
}

// appendPending proposes the choices of the oldest waiting effect.
func (s *State) appendPending(dst []Move, seat int) []Move {
	for h := range Hero(NumHeroes) {
		dst = s.propose(dst, ChooseLevel(seat, h))
	}
	for i := range Item(NumItems) {
		dst = s.propose(dst, ChooseStep(seat, i))
	}
	for k := range Task(NumTasks) {
		dst = s.propose(dst, ChooseTask(seat, k))
	}
	if s.parties[seat].queue[0].kind == pendingDefeat {
		dst = s.appendRooms(dst, DefeatKind, seat, true)
	}
	return s.propose(dst, Pass(seat))
}
