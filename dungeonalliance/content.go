package dungeonalliance

// The sizes that the program can hold. Content beyond them is refused by [ContentValid], as content that breaks a rule is.
const (
	MaxSeats    = 4            // players
	MaxHeroes   = 4 * MaxSeats // heroes in play, four an alliance
	MaxMonsters = 47           // monsters in play, Mimics among them
	MaxMimics   = 2            // Mimic Tokens (DA-SETUP-4)
	MaxInRoom   = 12           // heroes in the Room at the same time (DA-ENTER-6)
	MaxKinds    = 32           // kinds of monsters
	MaxChests   = 64           // chests of a map
	MaxUpgrades = 64           // upgrade cards
	MaxSolo     = 64           // cards of the solo deck
	MaxFinals   = 16           // Final Enemies to name one of
	MaxFaces    = 64           // faces of the die
	MaxEffects  = 8            // effects of one card text
	MaxAmount   = 999          // every number of the content
)

// The sizes that the rules fix.
const (
	treasureCards = 12 // DA-SETUP-3
	finalCards    = 6  // DA-DECK-5
	encounters    = 6  // DA-SETUP-6
	titanCards    = 4  // DA-TITAN-7
	roomCards     = encounters + titanCards
	levels        = 3 // levels of rooms, chests, monsters and upgrades
)

// Content is what no source gives or what tables may replace: heroes, cards, monsters, die, map and Room. It is one plain
// value of exported fields. [Shipped] returns the set that comes with the package, which is invented; [Content.Validate]
// checks the constraints that are noted at the fields, all of them by [ContentValid] (DA-SETUP-14).
//
// In JSON a part that is left out is that of the shipped set, so that a file may replace the map alone.
type Content struct {
	// Name tells one content from another, for people.
	Name string `json:"name"`
	// Heroes to choose alliances from: at least 4 for each seat of the map, exactly 4 of them marked Champions.
	Heroes []Hero `json:"heroes"`
	// Upgrades are the cards of the three Upgrade Decks: exactly 8 marked Champions, exactly one Master Thief.
	Upgrades []Upgrade `json:"upgrades"`
	// Treasures are the Deck of Many Treasures: exactly 12 cards, at most 2 of them Mimics.
	Treasures []TreasureCard `json:"treasures"`
	// Die is the Dungeon Die: its faces, at least 2, all equally likely.
	Die []int `json:"die"`
	// Monsters are the kinds of monsters with their tokens: exactly 6 tokens marked Champions (double-sized Gorthos is the
	// 7th), and exactly 5 Titan Guardians. All tokens together are at most MaxMonsters less the two Mimics.
	Monsters []Monster `json:"monsters"`
	// Chests are the Encounter Cards of the chests.
	Chests ChestTable `json:"chests"`
	// Finals are the Final Enemies: exactly one Gorthos and one Titan, which are double-sized, and any others, which are not.
	Finals []FinalEnemy `json:"finals"`
	// Encounters are the cards of the Room deck labelled Encounter: exactly 6.
	Encounters []RoomCard `json:"encounters"`
	// TitanEncounters are those labelled Titan Encounter: exactly 4.
	TitanEncounters []RoomCard `json:"titanEncounters"`
	// Solo is the Solo/Cooperative Deck: for each card the number of monsters that act. At least 1 card.
	Solo []int `json:"solo"`
	// Map is the dungeon inside the Dungeon Frame.
	Map Map `json:"map"`
	// Room is the normal side of the Deep Dungeon Final Enemy Room.
	Room RoomSide `json:"room"`
	// TitanRoom is its reverse, the Realm of the Titan.
	TitanRoom RoomSide `json:"titanRoom"`
}

// A Hero is a Hero card with its figure and its starting Deck cards.
type Hero struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Health    int      `json:"health"` // at least 1
	Speed     int      `json:"speed"`  // at least 1
	Attack    int      `json:"attack"`
	Defence   int      `json:"defence"`
	Range     int      `json:"range"`               // at least 1
	Radius    int      `json:"radius,omitempty"`    // of an area power; 0: a single target
	Cards     []string `json:"cards"`               // names of the 3 starting Deck cards, which the library never plays
	Champions bool     `json:"champions,omitempty"` // one of the 4 that the expansion brings
}

// An Upgrade is a card of an Upgrade Deck.
type Upgrade struct {
	ID        string  `json:"id"`
	Name      string  `json:"name"`
	Level     int     `json:"level"` // 1 to 3: its Upgrade Deck
	Price     int     `json:"price"` // XP, at least 1
	Passive   Passive `json:"passive"`
	Amount    int     `json:"amount"`              // at least 1
	Champions bool    `json:"champions,omitempty"` // one of the 8 that the expansion brings
}

// A Passive is what an upgrade raises. PassiveDisarm is Master Thief's alone.
type Passive uint8

// What upgrades raise.
const (
	PassiveAttack Passive = iota
	PassiveDefence
	PassiveSpeed
	PassiveHealth
	PassiveDisarm
)

// A TreasureCard is a card of the Deck of Many Treasures. The fields of the other kinds are zero.
type TreasureCard struct {
	ID   string       `json:"id"`
	Name string       `json:"name"`
	Kind TreasureKind `json:"kind"`

	// Effect is a treasure's one effect.
	Effect Effect `json:"effect,omitzero"`

	// Target is the number that disarms a trap, Bonus what each Speed point adds to the die (at least 1), and Fails the
	// consequences of a failure.
	Target int      `json:"target,omitempty"`
	Bonus  int      `json:"bonus,omitempty"`
	Fails  []Effect `json:"fails,omitempty"`

	// Health (at least 1), Attack, Defence and XP are a Mimic's, before the level of its chest is added.
	Health  int `json:"health,omitempty"`
	Attack  int `json:"attack,omitempty"`
	Defence int `json:"defence,omitempty"`
	XP      int `json:"xp,omitempty"`
}

// TreasureKind is what digging deeper finds.
type TreasureKind uint8

// The kinds of cards in the Deck of Many Treasures.
const (
	Treasure TreasureKind = iota
	Trap
	Mimic
)

// A Monster is a kind of monsters with its tokens in the supply.
type Monster struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Level     int    `json:"level"`  // 1 to 3
	Health    int    `json:"health"` // at least 1
	Attack    int    `json:"attack"`
	Defence   int    `json:"defence"`
	Speed     int    `json:"speed"`
	Range     int    `json:"range"`
	XP        int    `json:"xp"`
	Tokens    int    `json:"tokens,omitempty"`    // tokens of the base game
	Champions int    `json:"champions,omitempty"` // tokens that the expansion adds for its heroes' dungeons
	Guardians int    `json:"guardians,omitempty"` // tokens of the Titan's; a kind that has some is placed by his cards alone
}

// Supply returns the number of tokens of the kind.
func (m *Monster) Supply() int { return m.Tokens + m.Champions + m.Guardians }

// A ChestTable is what the Encounter Cards say of chests: XP and lock targets for the levels I, II and III.
type ChestTable struct {
	Treasure []int `json:"treasure"` // XP of a Treasure Chest
	Locked   []int `json:"locked"`   // XP of a Locked Chest
	Lock     []int `json:"lock"`     // lock target of a Locked Chest
}

// A FinalEnemy is the entry of a Final Enemy, its Quest card among it, and the 6 cards of its deck.
type FinalEnemy struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Token   FinalToken  `json:"token,omitzero"`
	Health  int         `json:"health"` // at least 1
	Defence int         `json:"defence"`
	Range   int         `json:"range"` // at least 1
	XP      int         `json:"xp"`
	Cards   []FinalCard `json:"cards"` // exactly 6
}

// Double reports whether the Final Enemy is double-sized.
func (f *FinalEnemy) Double() bool { return f.Token != QuestToken }

// A FinalToken is what stands in the Room for a Final Enemy.
type FinalToken uint8

// The tokens of Final Enemies.
const (
	QuestToken   FinalToken = iota // the Quest Token's monster side, single-sized
	GorthosToken                   // the double-sized Gorthos the Dragon
	TitanToken                     // the double-sized Titan
)

// A FinalCard is a card of a Final Enemy deck.
type FinalCard struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Defense []Effect `json:"defense,omitempty"` // its Defense text
	Attack  []Effect `json:"attack,omitempty"`  // how the Final Enemy attacks while the card is face up
}

// A RoomCard is a card of the Deep Dungeon Final Enemy Room deck: a monster attack or a trap.
type RoomCard struct {
	ID   string `json:"id"`
	Name string `json:"name"`

	// Attack are the effects of a monster attack; a card without a Trap has at least one.
	Attack []Effect `json:"attack,omitempty"`
	// Trap is the trap of a card without an Attack.
	Trap *RoomTrap `json:"trap,omitempty"`
}

// A RoomTrap is the trap of a Room card.
type RoomTrap struct {
	Faces  Target   `json:"faces"`           // who faces it: Self, Random or All
	Target int      `json:"target"`          // the number that disarms it
	Bonus  int      `json:"bonus"`           // what each Speed point adds to the die, at least 1
	Fails  []Effect `json:"fails,omitempty"` // the consequences of a failure
}

// An Effect is one thing that a card does. A card text is a list of them, run in order.
//
// Several picked heroes are taken by number, on the map by seat; several enemies by cell, row by row. An effect with nobody
// to pick does nothing, and a figure that an earlier effect defeated is not picked by a later one. Treasures pick enemies
// (with PvP rival heroes too) for Hit and Loss, monsters for Flip, heroes of the alliance for Heal and Speed, and either
// side for Move. Cards of the dungeon pick heroes, and their own side for Heal, Flip, Guard and the Move of an enemy. An
// effect whose rule never picks anybody, such as a treasure's hit with Self, is refused with the content.
type Effect struct {
	Kind   EffectKind `json:"do"`
	Target Target     `json:"target,omitzero"` // whom; none for Guard, and for a Spawn that needs no hero
	N      int        `json:"n,omitempty"`     // strength, loss, health, Speed, steps or defence; only Speed may be below 0

	// Reach makes the Final Enemy reach the target of a Hit first (DA-ENEMY-4). It goes with Random 1 or Nearest.
	Reach bool `json:"reach,omitempty"`
	// Enemies is the side that a Move picks with Self, Within or All: enemies, and not heroes.
	Enemies bool `json:"enemies,omitempty"`

	// Monster is the kind that Spawn places, Count how many (at least 1), Point where, and with Strike each then hits.
	Monster string `json:"monster,omitempty"`
	Count   int    `json:"count,omitempty"`
	Point   Point  `json:"point,omitzero"`
	Strike  bool   `json:"strike,omitempty"`

	// Ready is the side to which Flip turns monsters: ready, and not exhausted.
	Ready bool `json:"ready,omitempty"`
}

// An EffectKind is what an effect does.
type EffectKind uint8

// The vocabulary of effects. The notes name where each may stand: treasures, consequences of traps, attacks of Room cards,
// cards of a Final Enemy deck.
const (
	NoEffect    EffectKind = iota
	HitEffect              // a hit of strength N (DA-FIGHT-3): treasure, attack, Final Enemy attack
	LossEffect             // a loss of N: everywhere
	HealEffect             // gives back N health: treasure, Final Enemy
	SpeedEffect            // the active hero, if picked, gains N Speed, or loses -N, not below 0: treasure, trap, attack
	MoveEffect             // the figure goes to a place that it reaches in at most N steps: everywhere. It moves no Mimic
	SpawnEffect            // places minions (DA-MONSTER-7): trap, attack, Final Enemy
	FlipEffect             // turns monsters to a side: treasure, attack, Final Enemy
	GuardEffect            // adds N to the Final Enemy's defence while the card is live: Defense text
)

// A Target is a target rule with its number: a distance for Chosen and Within, a count for Random. Text and JSON write it
// as the rule's name, followed by the number: "self", "random 2", "within 3".
type Target struct {
	Rule TargetRule
	N    int
}

// A TargetRule says how an effect picks figures, at the moment at which it runs. Distances are measured from Self, in a
// monster attack from the Final Enemy.
type TargetRule uint8

// The vocabulary of target rules. The notes name where each may stand.
const (
	NoTarget TargetRule = iota
	// Self is the hero that uses the treasure or faces the trap; of a Room card the hero that drew it, in the End Phase one
	// hero drawn by DA-TOKEN-4; of a Final Enemy card the Final Enemy. It may stand everywhere.
	Self
	// Chosen is one figure within N and in sight, picked by the player of the hero: treasure.
	Chosen
	// Random is N different eligible heroes, one after the other, by DA-TOKEN-4: attack, the rule of a Room trap, Final Enemy.
	Random
	// Nearest is the nearest eligible hero, ties by DA-ENTER-12 or DA-TURN-5: attack, Final Enemy.
	Nearest
	// Within is every figure of the side within N. It may stand everywhere.
	Within
	// All is every figure of the side on the grid. It may stand everywhere.
	All
)

// A Point is where Spawn places minions.
type Point uint8

// The points of Spawn.
const (
	AtPicked   Point = iota // the hero that the target rule picks
	AtEntrance              // the Hero Entrance; no trap places there
	AtSpawn                 // the Spawn Point; no trap places there
)

// A Map is the dungeon inside the Dungeon Frame, face up from set-up on.
type Map struct {
	// Plan draws the cells and their rooms; see Plan.
	Plan Plan `json:"plan"`
	// Levels gives the level, 1 to 3, of each room by its letter.
	Levels map[string]int `json:"levels"`
	// Starts are the four start cells of each seat, one to four seats, none in the Quest Token's room.
	Starts [][]Cell `json:"starts"`
	// Chests of the map.
	Chests []Chest `json:"chests,omitempty"`
	// Monsters of the map, all ready.
	Monsters []Placed `json:"monsters,omitempty"`
	// Quest is the cell of the one Quest Token. A cell of its room adjacent to it is linked to every start cell by steps, with
	// monsters gone.
	Quest Cell `json:"quest"`
}

// A Plan draws a grid in lines of text. The lines 1, 3, 5 ... hold the cells of a row, in the columns 1, 3, 5 ... of the
// text: a letter is a cell of the room of that letter, a dot is no cell. Between two cells of a row stands a blank, or "|"
// for a wall; between two rows stands a line with "-" below a cell for a wall, and blanks elsewhere. A line may end early.
//
//	A A|B B
//	      -
//	A A B B
type Plan []string

// A Chest is a chest of the map.
type Chest struct {
	Cell   Cell `json:"cell"`
	Level  int  `json:"level"` // 1 to 3
	Locked bool `json:"locked,omitempty"`
}

// Placed is a monster of the map.
type Placed struct {
	Cell    Cell   `json:"cell"`
	Monster string `json:"monster"` // id of its kind, no Guardian
}

// A RoomSide is one side of the Deep Dungeon Final Enemy Room. All cells of its Plan have one letter.
type RoomSide struct {
	Plan     Plan `json:"plan"`
	Entrance Cell `json:"entrance"` // the Hero Entrance
	Spawn    Cell `json:"spawn"`    // the Spawn Point
}
