package dungeonalliance

import (
	"math/bits"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
	"github.com/rulebook-go/rulebook/dice"
)

// HeroesEach is the number of heroes of an alliance (DA-SETUP-10).
const HeroesEach = 4

// A Figure names a hero, a monster or the Final Enemy. Heroes are written a1 to a4 for the first alliance, b1 to b4, c1 to
// c4 and d1 to d4 for the others; monsters m1 to m47, by the place they took when they came into play; the Final Enemy is
// "enemy".
type Figure uint8

// heroCount is the number of figures that are heroes; behind them come the monsters, and last the Final Enemy.
const heroCount = MaxSeats * HeroesEach

// FinalFigure is the Final Enemy as a figure.
const FinalFigure Figure = 63

// nobody is no figure at all.
const nobody Figure = 255

// HeroFigure returns hero 1 to 4 of the alliance of a seat, seats counted from 0. What is no hero becomes a figure that is
// never in play.
func HeroFigure(seat, hero int) Figure {
	if seat < 0 || seat >= MaxSeats || hero < 1 || hero > HeroesEach {
		return nobody
	}
	return Figure(seat*HeroesEach + hero - 1)
}

// MonsterFigure returns the monster of a place, 1 to 47. What is no place becomes a figure that is never in play.
func MonsterFigure(place int) Figure {
	if place < 1 || place > MaxMonsters {
		return nobody
	}
	return Figure(heroCount + place - 1)
}

func (f Figure) isHero() bool    { return f < heroCount }
func (f Figure) isMonster() bool { return f >= heroCount && f < FinalFigure }

// seat returns the seat of a hero's alliance, rulebook.Nobody for all other figures.
func (f Figure) seat() int {
	if !f.isHero() {
		return rulebook.Nobody
	}
	return int(f) / HeroesEach
}

// figures is a set of figures, a bit a figure.
type figures uint64

const (
	allHeroes   figures = 1<<heroCount - 1
	allMonsters figures = (1<<MaxMonsters - 1) << heroCount
	theEnemy    figures = 1 << FinalFigure
)

func only(f Figure) figures {
	if f == nobody {
		return 0
	}
	return 1 << f
}

func (s figures) has(f Figure) bool { return s&only(f) != 0 }
func (s figures) len() int          { return bits.OnesCount64(uint64(s)) }

// first returns the first figure of s, nobody of the empty set.
func (s figures) first() Figure {
	if s == 0 {
		return nobody
	}
	return Figure(bits.TrailingZeros64(uint64(s)))
}

// heroesOf returns the heroes of a seat.
func heroesOf(seat int) figures { return (1<<HeroesEach - 1) << (seat * HeroesEach) }

// A Grid is where a figure stands.
type Grid uint8

// The grids. Nothing is within any number of spaces of a figure on another grid.
const (
	Nowhere Grid = iota // not in play
	OnMap
	InRoom
)

// String returns "nowhere", "map" or "room".
func (g Grid) String() string { return nameOf([]string{"nowhere", "map", "room"}, g, "Grid") }

// phase is the part of the round that is on.
type phase uint8

const (
	phaseOver     phase = iota
	phaseSetup          // the draws of set-up
	phaseTurns          // hero turns
	phaseMonsters       // a player is to activate a monster, or an outside engine is
	phaseEnd            // the rest of the End Phase
)

// stage is what has become of the Final Enemy.
type stage uint8

const (
	foeAside    stage = iota // the Quest Token is on the map
	foeInactive              // placed, and no hero has entered the Room
	foeActive
	foeDefeated
)

// hero is what can change of a hero. Cell and number are zero when it is out of play.
type hero struct {
	grid   Grid
	at     Cell
	number uint8 // Hero Selection Token, 1 to 12; 0: none
	acted  bool  // exhausted: it has acted this round
	lost   int16 // health lost; 0 when out of play
}

// monster is a place for a monster; the zero monster is an empty one.
type monster struct {
	kind  uint8 // content index + 1; of a Mimic mimicKind + index of its card
	grid  Grid
	at    Cell
	level uint8 // of the chest that a Mimic replaced, 1 to 3
	ready bool
	lost  int16
}

// mimicKind parts the kinds of monsters from the cards of Mimics.
const mimicKind = 128

func (m *monster) isMimic() bool { return m.kind >= mimicKind }

// card returns the index of a Mimic's card.
func (m *monster) card() int { return int(m.kind) - mimicKind }

// foe is what can change of the Final Enemy.
type foe struct {
	stage stage
	grid  Grid
	at    Cell // of a double-sized one the top left of its cells
	lost  int16
}

// maxDepth is how deep effects in progress may nest: End Phase, draws, Room card, trap, its consequences, the placement of a
// minion, and one to spare.
const maxDepth = 7

// A State is a position of an adventure: a comparable value that never changes; two that come from one Start are equal if
// they are the same position. Setup.Start returns the first one. The zero State is no adventure: it is over, no move is
// legal, and its accessors say that nothing is there: zero values, and -1 for the index of a card.
type State struct {
	setup *setup

	phase     phase
	round     uint8
	first     uint8  // seat with the initiative
	seat      uint8  // whose turn it is
	active    Figure // active hero; nobody
	attacks   uint8  // attacks that the active hero has left
	bought    bool   // the active player has bought an upgrade this turn
	speed     int32  // of the active hero
	entered   bool   // a hero has entered the Room
	quest     bool   // the Quest Token is on the map
	staircase bool   // the Staircase Token is on the map

	heroes   [heroCount]hero
	monsters [MaxMonsters]monster
	foe      foe
	tokens   [MaxKinds]uint8 // monster tokens left in the supply
	opened   uint64          // chests that have left play, a bit each

	up, down [MaxSeats]int32 // XP face up and face down
	given    [levels]int32   // XP that the pools have given

	treasures deck.Set           // the treasure deck
	held      [MaxSeats]deck.Set // treasures beside the Hero cards
	revealed  uint8              // card of the treasure deck that is being resolved, from 1; 0: none

	finalDeck, roomDeck, soloDeck deck.Set
	finalCard, roomCard, soloCard uint8 // face-up cards, from 1; 0: none

	upgradeDecks [levels]deck.Set
	offer        [levels]uint8 // face-up upgrades, from 1; 0: none
	upgrades     [MaxSeats]deck.Set

	ask   question
	depth uint8
	stack [maxDepth]frame
}

// setup is what never changes in an adventure.
type setup struct {
	*tables
	options Options
	players int
	cast    [heroCount]*Hero // the heroes in play, by figure
	foe     *final
	titan   bool
	tile    *tile
	die     dice.Die[int]
	pool    [levels]int32
	limited [levels]bool // whether the pool has a limit
}

// grid returns the cells of a grid; those of the map for Nowhere.
func (g *setup) grid(where Grid) *grid {
	if where == InRoom {
		return &g.tile.grid
	}
	return &g.board.grid
}

// Content returns a copy of the content that is played.
func (s State) Content() Content {
	if s.setup == nil {
		return Content{}
	}
	return deepCopy(*s.setup.content)
}

// Round returns the number of the round, from 1.
func (s State) Round() int { return int(s.round) }

// Rounds returns the number of rounds that the adventure lasts at most.
func (s State) Rounds() int {
	if s.setup == nil {
		return 0
	}
	return s.setup.rounds()
}

func (g *setup) rounds() int {
	if g.options.Room == RoomOff {
		return 4
	}
	return 6
}

// Players returns the number of players.
func (s State) Players() int {
	if s.setup == nil {
		return 0
	}
	return s.setup.players
}

// Options returns the options of the adventure. Their Content is nil, whatever content is played; see State.Content.
func (s State) Options() Options {
	if s.setup == nil {
		return Options{}
	}
	return s.setup.options
}

// Initiative returns the seat with the initiative.
func (s State) Initiative() int { return int(s.first) }

// Turn returns the seat whose turn it is, in Monster Activation the seat that is to activate a monster.
func (s State) Turn() int { return int(s.seat) }

// ActiveHero returns the active hero, and whether there is one.
func (s State) ActiveHero() (Figure, bool) {
	if s.setup == nil || s.active == nobody {
		return 0, false
	}
	return s.active, true
}

// Speed returns the Speed that the active hero has left.
func (s State) Speed() int { return int(s.speed) }

// XP returns the tokens of an alliance, face up and face down.
func (s State) XP(seat int) (up, down int) {
	if seat < 0 || seat >= MaxSeats {
		return 0, 0
	}
	return int(s.up[seat]), int(s.down[seat])
}

// Pool returns what the XP pool of a level, 1 to 3, has given and what it has left; left is -1 where it has no limit.
func (s State) Pool(level int) (given, left int) {
	if s.setup == nil || level < 1 || level > 3 {
		return 0, 0
	}
	given, left = int(s.given[level-1]), -1
	if s.setup.limited[level-1] {
		left = int(s.setup.pool[level-1]) - given
	}
	return given, left
}

// TreasureDeck returns the cards that the treasure deck may hold, which it holds, by index in the content.
func (s State) TreasureDeck() deck.Set { return s.treasures }

// Treasures returns the treasures beside the Hero cards of an alliance, by index in the content.
func (s State) Treasures(seat int) deck.Set {
	if seat < 0 || seat >= MaxSeats {
		return deck.Set{}
	}
	return s.held[seat]
}

// Revealed returns the card of the treasure deck that is being resolved, by index, and whether there is one.
func (s State) Revealed() (int, bool) { return int(s.revealed) - 1, s.revealed > 0 }

// FinalDeck returns the cards of the Final Enemy deck, by index in the content.
func (s State) FinalDeck() deck.Set { return s.finalDeck }

// RoomDeck returns the cards of the Room deck: 0 to 5 the Encounter cards, 6 to 9 the Titan Encounter cards.
func (s State) RoomDeck() deck.Set { return s.roomDeck }

// SoloDeck returns the cards of the solo deck, by index in the content.
func (s State) SoloDeck() deck.Set { return s.soloDeck }

// FinalCard returns the face-up Final Enemy card by index, and whether there is one.
func (s State) FinalCard() (int, bool) { return int(s.finalCard) - 1, s.finalCard > 0 }

// RoomCard returns the face-up Room card by index, and whether there is one.
func (s State) RoomCard() (int, bool) { return int(s.roomCard) - 1, s.roomCard > 0 }

// SoloCard returns the face-up solo card by index, and whether there is one.
func (s State) SoloCard() (int, bool) { return int(s.soloCard) - 1, s.soloCard > 0 }

// UpgradeDeck returns the face-down upgrades of a level, 1 to 3, by index in the content.
func (s State) UpgradeDeck(level int) deck.Set {
	if level < 1 || level > 3 {
		return deck.Set{}
	}
	return s.upgradeDecks[level-1]
}

// Offer returns the upgrade on offer of a level, 1 to 3, by index, and whether there is one.
func (s State) Offer(level int) (int, bool) {
	if level < 1 || level > 3 {
		return 0, false
	}
	return int(s.offer[level-1]) - 1, s.offer[level-1] > 0
}

// Upgrades returns the upgrades of an alliance, by index in the content.
func (s State) Upgrades(seat int) deck.Set {
	if seat < 0 || seat >= MaxSeats {
		return deck.Set{}
	}
	return s.upgrades[seat]
}

// Quest returns the cell of the Quest Token, and whether it is on the map.
func (s State) Quest() (Cell, bool) {
	if !s.quest {
		return Cell{}, false
	}
	return s.setup.board.quest, true
}

// Staircase returns the cell of the Staircase Token, and whether it is on the map.
func (s State) Staircase() (Cell, bool) {
	if !s.staircase {
		return Cell{}, false
	}
	return s.setup.board.quest, true
}

// Chest reports whether a chest stands on a cell of the map.
func (s State) Chest(at Cell) bool {
	i := (&s).chestAt(at)
	return i >= 0 && s.opened>>i&1 == 0
}

// Entered reports whether a hero has entered the Room.
func (s State) Entered() bool { return s.entered }

// chestAt returns the number of the chest that stood on a cell at set-up, or -1.
func (s *State) chestAt(c Cell) int {
	if s.setup != nil {
		for i := range s.setup.board.chests {
			if s.setup.board.chests[i].Cell == c {
				return i
			}
		}
	}
	return -1
}
