package paperdungeons

import (
	"math/bits"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// A Phase is a step of the game in which one kind of thing happens.
type Phase uint8

// The phases, in the order of the game. From PhaseRoll to PhaseVillain they return each round.
const (
	PhaseNone       Phase = iota // the zero State
	PhaseDungeon                 // chance: the Dungeon card is revealed
	PhaseVillains                // chance: with RandomVillains, the villains are revealed
	PhaseMissions                // chance: three missions are revealed
	PhaseQuests                  // chance: side-quest cards are dealt
	PhasePowers                  // chance: two Powers are dealt to a player
	PhaseObjectives              // chance: two Objectives are dealt to a player
	PhaseKeep                    // each player keeps one Power and one Objective
	PhaseStart                   // start effects of Powers that leave a choice
	PhaseRoll                    // chance: all six dice are rolled
	PhaseReroll                  // chance: surplus dice are rolled again
	PhaseActions                 // players act
	PhaseLieutenant              // chance: the lieutenant of a party that reaches the chest
	PhaseTie                     // chance: a tie for the next place in choosing artifacts
	PhaseLook                    // chance: what the treasure pile holds
	PhaseChoose                  // a player chooses an artifact
	PhaseLoot                    // chance: the cards that are looted
	PhaseMissionTie              // chance: with MissionTie ArtifactOrder, a tie for a mission
	PhaseVillain                 // parties that may fight the villain fight or flee
	PhaseOver                    // the game is over
)

var phaseNames = []string{
	"none", "dungeon", "villains", "missions", "quests", "powers", "objectives", "keep", "start", "roll", "reroll", "actions",
	"lieutenant", "tie", "look", "choose", "loot", "mission-tie", "villain", "over",
}

// String returns the phase's name, such as "actions" or "loot".
func (ph Phase) String() string { return name(phaseNames, ph, "Phase") }

// A State is a position of the game. It is a comparable value: two States that come from one Start are equal if they are the
// same position. The zero State is a game that is over, of no players.
//
// Nothing random is stored before it is drawn: the lieutenant pile is the set of cards left in it, the treasure pile is
// what it may hold. A State knows what has been looked at and kept in secret; [State.View] is what one player knows.
type State struct {
	g *game

	pile    deck.Pile             // the treasure pile, after all looks that have been taken
	known   [MaxPlayers]deck.Pile // the treasure pile as each player knows it
	unseen  deck.Pile             // the treasure pile as one knows it who has never looked through it
	parties [MaxPlayers]party

	phase   Phase
	round   uint8 // 1 to 8; 0 during setup
	turn    uint8 // setup: number of the deal; else the seat that a chance event or a choice concerns
	dungeon uint8 // index of the Dungeon card in Content, plus 1

	villains     [3]uint8 // indices of the Villain cards in Content, plus 1
	missions     [MissionsRevealed]Mission
	missionRound [MissionsRevealed]uint8 // round at whose end the mission left the table; 0: still there
	checking     uint8                   // PhaseMissionTie: number of the mission checked

	dice        [NumDice]Face // sorted within each colour; during PhaseReroll the dice kept come first
	rerolls     [2]uint8      // white and black dice that are rolled again
	lieutenants uint8         // bit set: cards in the face-down pile
	gemsGone    uint8         // bit set: gems that have left the table
	waiting     uint8         // bit set of seats: those still to choose an artifact, or to fight or flee
	tied        uint8         // bit set of seats: those tied for the next place
	looted      hoard         // artifacts that all have seen go back to the box
}

// A party is the sheet of one player. The zero party is that of an empty seat.
type party struct {
	explored, disarmed, defeated RoomSet

	traps, walls, waters uint16 // moved through, each time counted
	chest                int16  // glory of the chest
	villainGlory         [3]int16
	missionGlory         int16

	at        Room
	levels    [NumHeroes]uint8
	marks     uint8 // damage marked
	made      uint8 // potions made
	drunk     uint8 // potions drunk
	steps     [NumItems]uint8
	gems      uint8 // bit set of lettered gems
	extraGems uint8 // gems without a letter

	quests     [2]uint8 // indices of the side-quest cards in Content, plus 1
	tasks      uint8    // bit set: tasks fulfilled
	closed     [2]bool
	questGlory [2]int8

	power     uint8 // index of the Power in Content, plus 1
	objective Objective
	dealt     [4]uint8 // before PhaseStart: the two Powers and the two Objectives dealt
	shown     bool     // the Power has acted
	started   uint8    // parts of the Power whose start effect has been carried out

	lieutenant   uint8 // index of the lieutenant faced in Content, plus 1
	holds        bool  // its card lies before the player
	artifact     Artifact
	artifactUsed bool

	ringUsed  bool
	lockpicks uint8
	revived   bool // has been resurrected

	used      uint8 // bit set: dice used this round
	points    uint8
	clovers   uint8 // bonus clovers that may be used this round
	moving    bool  // the last die used was for movement, and the Power may still add points
	powerUsed uint8 // bit set: the uses of the round that the Power has made
	done      bool

	queue   [queueSize]pending // effects that wait for a choice, oldest first
	waiting uint8              // number of them
}

// A pending is an effect that waits for its player's choice.
type pending struct {
	kind   pendingKind
	n      uint8 // how many are left
	heroes uint8 // bit set: heroes who may not be chosen again
}

// A pendingKind is what a pending effect asks for.
type pendingKind uint8

const (
	noPending     pendingKind = iota
	pendingLevel              // a level for any hero
	pendingHeroes             // levels for different heroes
	pendingScroll             // levels for up to two different heroes
	pendingStep               // an item step
	pendingTask               // a task
	pendingDefeat             // a minion
	pendingClover             // an action with a clover
)

var pendingNames = []string{"none", "level", "levels", "scroll", "step", "task", "defeat", "clover"}

// String returns the kind's name.
func (k pendingKind) String() string { return name(pendingNames, k, "pending") }

// queueSize is the room for pending effects. One effect that leaves choices (a treasure, a row of potions, a part of a
// Power, a completed item) comes at a time, and what follows from it comes at most once in a game each: Wizard 4, Cleric 4,
// the Scepter, the Scroll, and two rows of potions.
const queueSize = 8

// Players returns the number of players, 0 for the zero State.
func (s State) Players() int { return s.players() }

func (s *State) players() int {
	if s.g == nil {
		return 0
	}
	return s.g.players
}

// Phase returns the step of the game.
func (s State) Phase() Phase { return s.phase }

// Round returns the round, 1 to 8, or 0 during setup.
func (s State) Round() int { return int(s.round) }

// Over reports whether the game has ended.
func (s State) Over() bool { return s.over() }

func (s *State) over() bool { return s.g == nil || s.phase == PhaseOver }

// Options returns the options of the game.
func (s State) Options() Options {
	if s.g == nil {
		return Options{}
	}
	return s.g.options
}

// Dice returns what the dice on the table show, white ones first, each colour in the order of the faces: all six in the
// action phase and after it, in PhaseReroll those that are kept, and none before.
func (s State) Dice() []Die {
	if s.phase < PhaseReroll || s.over() {
		return nil
	}
	whites, blacks := NumWhiteDice-int(s.rerolls[0]), NumDice-NumWhiteDice-int(s.rerolls[1])
	dice := make([]Die, 0, NumDice)
	for i, f := range s.dice {
		if i < whites || i >= NumWhiteDice && i < NumWhiteDice+blacks {
			dice = append(dice, Die{colourOf(i), f})
		}
	}
	return dice
}

func colourOf(die int) Colour {
	if die < NumWhiteDice {
		return White
	}
	return Black
}

// Dungeon returns the Dungeon card; ok is false before it is revealed. The card must not be changed.
func (s State) Dungeon() (d Dungeon, ok bool) {
	if s.dungeon == 0 {
		return Dungeon{}, false
	}
	return s.g.content.Dungeons[s.dungeon-1], true
}

// Villain returns the villain of a tier 1 to 3; ok is false before it is revealed.
func (s State) Villain(tier int) (v Villain, ok bool) {
	if tier < 1 || tier > 3 || s.villains[tier-1] == 0 {
		return Villain{}, false
	}
	return s.g.content.Villains[s.villains[tier-1]-1], true
}

// Mission returns revealed mission i, 0 to 2, and the round at whose end it left the table, 0 while it is there.
func (s State) Mission(i int) (m Mission, round int) {
	if i < 0 || i >= MissionsRevealed {
		return NoMission, 0
	}
	return s.missions[i], int(s.missionRound[i])
}

// SideQuest returns the side-quest card that lies at a player's space, 0 for I and 1 for II; before it is dealt, and for a
// seat that is not in the game, the zero SideQuest.
func (s State) SideQuest(player, space int) SideQuest {
	if player < 0 || player >= s.players() || space < 0 || space > 1 || s.parties[player].quests[space] == 0 {
		return SideQuest{}
	}
	return s.g.content.SideQuests[s.parties[player].quests[space]-1]
}

// Trap returns the trap of a room.
func (s State) Trap(r Room) Trap {
	if s.g == nil || r >= NumRooms {
		return NoTrap
	}
	return s.g.trap[r]
}

// Minion returns the minion of a room; a level of 0 means that there is none.
func (s State) Minion(r Room) Minion {
	if s.g == nil || r >= NumRooms {
		return Minion{}
	}
	return s.g.minion[r]
}

// Treasure returns the treasure of a room.
func (s State) Treasure(r Room) Treasure {
	if s.g == nil || r >= NumRooms {
		return NoTreasure
	}
	return s.g.treasure[r]
}

// Barrier returns what lies between two rooms; between rooms that are no neighbours there is nothing.
func (s State) Barrier(a, b Room) Barrier {
	if e := edgeBetween(a, b); e >= 0 && s.dungeon > 0 {
		return s.board().barriers[e]
	}
	return NoBarrier
}

// Impassable reports whether a room is struck out.
func (s State) Impassable(r Room) bool { return s.dungeon > 0 && s.board().blocked.Has(r) }

// board is the map of the Dungeon card. It must have been revealed.
func (s *State) board() *board { return &s.g.boards[s.dungeon-1] }

// GemGone reports whether a lettered gem, 0 to 7 for A to H, has left the table.
func (s State) GemGone(gem int) bool { return gem >= 0 && s.gemsGone>>gem&1 != 0 }

// Lieutenants returns the number of cards in the face-down pile.
func (s State) Lieutenants() int { return bits.OnesCount8(s.lieutenants) }

// Pile returns the treasure pile as the game knows it, cards numbered as [CardKind] has them. A player may know less:
// see View.
func (s State) Pile() deck.Pile { return s.pile }

// CardKind returns the artifact that a card of a deck.Pile is: 0 to 3 are Jewels, which are alike; 4 to 15 the others.
func CardKind(card int) Artifact {
	if card < 0 || card >= NumArtifacts {
		return NoArtifact
	}
	return kindOf(card)
}

// Actor says who moves: Chance, one seat, several, or nobody.
func (s State) Actor() rulebook.Actor { return s.actor() }

func (s *State) actor() rulebook.Actor {
	switch s.phase {
	case PhaseNone, PhaseOver:
		return rulebook.Over
	case PhaseKeep, PhaseStart, PhaseActions, PhaseVillain:
		return oneOrSeveral(s.movers())
	case PhaseChoose:
		return rulebook.Actor(s.turn)
	}
	return rulebook.Chance
}

func oneOrSeveral(seats uint8) rulebook.Actor {
	if seats&(seats-1) == 0 {
		return rulebook.Actor(bits.TrailingZeros8(seats))
	}
	return rulebook.Several
}

// movers returns the seats that may move in a phase of several players.
func (s *State) movers() uint8 {
	var seats uint8
	if s.phase == PhaseVillain {
		return s.waiting
	}
	for i := range s.players() {
		if s.mayMove(&s.parties[i]) {
			seats |= 1 << i
		}
	}
	return seats
}

func (s *State) mayMove(w *party) bool {
	switch s.phase {
	case PhaseKeep:
		return w.power == 0 || w.objective == 0
	case PhaseStart:
		return w.waiting > 0
	}
	return !w.done
}

// Apply returns the position after m. If a rule forbids m, the error is a *rulebook.Violation and the state is s.
func (s State) Apply(m Move) (State, error) { return s.move(m, nil) }

// Explain is Apply with its reasons, in the order in which they act.
func (s State) Explain(m Move) (State, []rulebook.Event, error) {
	var t rulebook.Trace
	next, err := s.move(m, &t)
	return next, t.Events(), err
}

func (s *State) move(m Move, t *rulebook.Trace) (State, error) {
	if r := s.forbids(&m); r != nil {
		return *s, &rulebook.Violation{Rule: r, Move: m.String(), Detail: s.detail(r, &m)}
	}
	next := *s
	p := play{&next, t}
	p.do(&m)
	return next, nil
}

// A play is a position being changed, with the trace of the rules that change it.
type play struct {
	s *State
	t *rulebook.Trace
}

// do carries out a legal move.
func (p play) do(m *Move) {
	switch {
	case m.kind <= DealObjectivesKind:
		p.setUp(m)
	case m.kind <= RerollKind:
		p.rolls(m)
	case m.kind <= LootKind:
		p.chance(m)
	case m.kind <= KeepObjectiveKind:
		p.keep(m)
	case m.kind <= DoneKind:
		p.act(m)
	case m.kind <= PassKind:
		p.choose(m)
	case m.kind <= DeclineKind:
		p.takeArtifact(m)
	default:
		p.fightOrFlee(m)
	}
}

func (p play) chance(m *Move) {
	switch m.kind {
	case DrawLieutenantKind:
		p.meetLieutenant(int(m.n[0]) - 1)
	case FirstKind:
		p.breakTie(int(m.seat) - 1)
	case LookKind:
		p.look(m.cards)
	case LootKind:
		p.loot(m.cards)
	}
}

// Odds returns the exact probability num/den of the outcome m, one den for all outcomes of a position. For a move that
// is no outcome of chance here it returns 0, 0.
func (s State) Odds(m Move) (num, den uint64) {
	if s.actor() != rulebook.Chance || s.forbids(&m) != nil {
		return 0, 0
	}
	return s.odds(&m)
}

func (s *State) odds(m *Move) (num, den uint64) {
	switch s.phase {
	case PhaseRoll, PhaseReroll:
		return s.rollOdds(&m.dice)
	case PhaseLook, PhaseLoot:
		return s.pileOdds(m.cards)
	case PhaseTie, PhaseMissionTie:
		return 1, uint64(bits.OnesCount8(s.tied))
	case PhaseLieutenant:
		return 1, uint64(bits.OnesCount8(s.lieutenants))
	}
	return 1, s.setUpOutcomes()
}

// Sample draws an outcome of chance by its odds. Where no chance event can happen it returns the zero Move.
func (s State) Sample(r *rand.Rand) Move {
	switch s.phase {
	case PhaseRoll, PhaseReroll:
		return s.sampleRoll(r)
	case PhaseLook, PhaseLoot:
		return s.samplePile(r)
	case PhaseTie, PhaseMissionTie:
		return First(nth(s.tied, r.IntN(bits.OnesCount8(s.tied))))
	case PhaseLieutenant:
		return DrawLieutenant(nth(s.lieutenants, r.IntN(bits.OnesCount8(s.lieutenants))) + 1)
	case PhaseDungeon, PhaseVillains, PhaseMissions, PhaseQuests, PhasePowers, PhaseObjectives:
		return s.sampleSetUp(r)
	}
	return Move{}
}

// nth returns the number of the bit of a set that has i smaller ones in it.
func nth(set uint8, i int) int {
	for ; i > 0; i-- {
		set &= set - 1
	}
	return bits.TrailingZeros8(set)
}
