package paperdungeons

// A Hero is one of the four heroes of a party.
type Hero uint8

// The heroes, in the order of the sheet.
const (
	Warrior Hero = iota
	Wizard
	Cleric
	Rogue
)

// NumHeroes is the number of heroes in a party.
const NumHeroes = 4

var heroNames = []string{"warrior", "wizard", "cleric", "rogue"}

// String returns "warrior", "wizard", "cleric" or "rogue".
func (h Hero) String() string { return name(heroNames, h, "Hero") }

// MarshalText writes the hero's name.
func (h Hero) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads a hero's name.
func (h *Hero) UnmarshalText(text []byte) error {
	return parseName(h, heroNames, string(text), "warrior, wizard, cleric or rogue")
}

// Face returns the face of a die that shows the hero's symbol.
func (h Hero) Face() Face { return WarriorFace + Face(h) }

// A Colour is the colour of a die, and of a hero's training.
type Colour uint8

// The colours of the dice.
const (
	White Colour = iota
	Black
)

var colourNames = []string{"white", "black"}

// String returns "white" or "black".
func (c Colour) String() string { return name(colourNames, c, "Colour") }

// Other returns the other of the two colours.
func (c Colour) Other() Colour { return c ^ 1 }

// MarshalText writes the colour's name.
func (c Colour) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a colour's name.
func (c *Colour) UnmarshalText(text []byte) error {
	return parseName(c, colourNames, string(text), "white or black")
}

// A Face is what a die shows.
type Face uint8

// The faces of the dice. A white die has all but Boots, a black one all but Clover (PD-DICE-2).
const (
	Skull Face = iota
	WarriorFace
	WizardFace
	ClericFace
	RogueFace
	Clover
	Boots
)

// NumFaces is the number of different faces.
const NumFaces = 7

var faceNames = []string{"skull", "warrior", "wizard", "cleric", "rogue", "clover", "boots"}

// String returns the face's name, such as "skull" or "wizard".
func (f Face) String() string { return name(faceNames, f, "Face") }

// Hero returns the hero whose symbol the face shows; ok is false for skull, clover and boots.
func (f Face) Hero() (h Hero, ok bool) {
	if f < WarriorFace || f > RogueFace {
		return 0, false
	}
	return Hero(f - WarriorFace), true
}

// MarshalText writes the face's name.
func (f Face) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads a face's name.
func (f *Face) UnmarshalText(text []byte) error {
	return parseName(f, faceNames, string(text), "skull, warrior, wizard, cleric, rogue, clover or boots")
}

// On reports whether a die of a colour has the face.
func (f Face) On(c Colour) bool {
	switch f {
	case Clover:
		return c == White
	case Boots:
		return c == Black
	}
	return f < NumFaces && c <= Black
}

// A Die is a face on a die of a colour.
type Die struct {
	Colour Colour
	Face   Face
}

// String returns colour and face, such as "black:wizard", or "bonus" for a bonus clover.
func (d Die) String() string {
	if d == BonusClover() {
		return "bonus"
	}
	return d.Colour.String() + ":" + d.Face.String()
}

// A MinionType is a kind of minion or lieutenant.
type MinionType uint8

// The types of minions.
const (
	Ghost MinionType = iota
	Goblin
	Orc
	Zombie
)

// NumMinionTypes is the number of types.
const NumMinionTypes = 4

var minionNames = []string{"ghost", "goblin", "orc", "zombie"}

// minionHeroes is the table of PD-MINION-1.
var minionHeroes = [NumMinionTypes]Hero{Ghost: Wizard, Goblin: Rogue, Orc: Warrior, Zombie: Cleric}

// String returns "ghost", "goblin", "orc" or "zombie".
func (m MinionType) String() string { return name(minionNames, m, "MinionType") }

// Hero returns the hero who faces the type (PD-MINION-1).
func (m MinionType) Hero() Hero { return minionHeroes[m&3] }

// MarshalText writes the type's name.
func (m MinionType) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads a type's name.
func (m *MinionType) UnmarshalText(text []byte) error {
	return parseName(m, minionNames, string(text), "ghost, goblin, orc or zombie")
}

// A Minion is an enemy of the sheet. A Level of 0 means that there is none.
type Minion struct {
	Type  MinionType
	Level uint8
}

// A Trap is what a room may do to those who enter it.
type Trap uint8

// The traps.
const (
	NoTrap Trap = iota
	Spike
	Blade
)

var trapNames = []string{"none", "spike", "blade"}

// String returns "none", "spike" or "blade".
func (t Trap) String() string { return name(trapNames, t, "Trap") }

// A Treasure is what a room gives to those who first enter it (PD-TREASURE-2).
type Treasure uint8

// The treasures. The eight gems have letters.
const (
	NoTreasure Treasure = iota
	OnePotion
	TwoPotions
	StepTreasure  // a step of an item
	LevelTreasure // a level of a hero
	GemA
	GemB
	GemC
	GemD
	GemE
	GemF
	GemG
	GemH
)

// NumGems is the number of lettered gems.
const NumGems = 8

var treasureNames = []string{
	"none", "potion:1", "potion:2", "step", "level",
	"gem:A", "gem:B", "gem:C", "gem:D", "gem:E", "gem:F", "gem:G", "gem:H",
}

// String returns the treasure as the text of a content value has it: "potion:2", "step", "level", "gem:G", or "none".
func (t Treasure) String() string { return name(treasureNames, t, "Treasure") }

// Potions returns the number of potions that the treasure gives.
func (t Treasure) Potions() int {
	if t == OnePotion || t == TwoPotions {
		return int(t)
	}
	return 0
}

// Gem returns the number of the gem, 0 to 7 for A to H; ok is false if the treasure is none.
func (t Treasure) Gem() (n int, ok bool) {
	if t < GemA || t > GemH {
		return 0, false
	}
	return int(t - GemA), true
}

// A Barrier is what lies between two neighbouring rooms.
type Barrier uint8

// The barriers.
const (
	NoBarrier Barrier = iota
	Wall
	Water
)

var barrierNames = []string{"open", "wall", "water"}

// String returns "open", "wall" or "water".
func (b Barrier) String() string { return name(barrierNames, b, "Barrier") }

// A Content is all that no rulebook gives and a caller may replace: the sheet and the cards. [Invented] returns the one
// that ships; [ReadContent] reads one from text, [Content.With] puts cards of one's own on top of another.
type Content struct {
	Sheet       Sheet
	Dungeons    []Dungeon    // 12, one for each letter a to l
	Villains    []Villain    // of the three tiers
	SideQuests  []SideQuest  // 16
	Powers      []Power      // 16
	Lieutenants []Lieutenant // 8
}

// A Sheet is what is printed on every player's sheet.
type Sheet struct {
	Cells    []Cell   // rooms that hold something, each room at most once
	Borders  []Border // printed walls and water
	Passages []Passage
}

// A Cell is a room of the sheet and what it holds.
type Cell struct {
	Room     Room
	Trap     Trap
	Minion   Minion
	Treasure Treasure
}

// A Border is a barrier between two orthogonal neighbours.
type Border struct {
	A, B    Room
	Barrier Barrier
}

// A Passage joins two rooms of the outer border.
type Passage struct{ A, B Room }

// A Dungeon is a Dungeon card.
type Dungeon struct {
	Letter       Letter
	Name         string
	Borders      []Border  // walls and water that the card adds
	Chest        Room      // the room of the chest
	Blocked      []Room    // impassable rooms, one or two
	Quests       [2]Room   // locations of side quests I and II
	VillainRooms [3]Room   // rooms of the villains of tier 1, 2, 3
	Villains     [3]string // names of the villains of tier 1, 2, 3
}

// A Letter names a Dungeon card, 'a' to 'l'. The zero Letter names none; in Options it means a card drawn at random.
type Letter byte

// NumDungeons is the number of Dungeon cards.
const NumDungeons = 12

// String returns the letter, or "random" for the zero Letter.
func (l Letter) String() string {
	if l == 0 {
		return "random"
	}
	return string(rune(l))
}

// MarshalText writes the letter, or "random".
func (l Letter) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads a letter a to l, or "random".
func (l *Letter) UnmarshalText(text []byte) error {
	switch {
	case string(text) == "random":
		*l = 0
	case len(text) == 1 && text[0] >= 'a' && text[0] < 'a'+NumDungeons:
		*l = Letter(text[0])
	default:
		return syntax("a letter a to l, or random", string(text))
	}
	return nil
}

// A Villain is a Villain card.
type Villain struct {
	Name  string
	Tier  int          // 1 to 3
	Bonus Hero         // the hero whose level counts twice against it
	Rows  []VillainRow // its own table; none: the table of its tier, VillainTable
}

// A VillainRow is a row of a villain's table: what a party of at least that strength suffers and earns.
type VillainRow struct{ Strength, Damage, Glory int }

// A SideQuest is a Side Quest card with its three tasks.
type SideQuest struct {
	Name  string
	TaskA Colour // any die of that colour
	TaskB Face   // any die with that symbol
	TaskC Die    // that symbol on a die of that colour
}

// A Power is a Power card: a name and what the card does, part by part.
type Power struct {
	Name  string
	Parts []Part
}

// A Part is one thing that a Power does.
type Part struct {
	Kind    PartKind
	N       int        // how much: levels, potions, points, glory
	All     bool       // AlwaysAgainst: every type; Type is then Ghost
	Type    MinionType // AlwaysAgainst: the type
	Per     int        // EndGloryPer: for every so many
	Tallied Tally      // EndGloryPer: of what
}

// A PartKind is a kind of part. A power has no others (PD-POWER-5).
type PartKind uint8

// The parts of powers: at the start, always, once a round, and at the end.
const (
	StartLevels   PartKind = iota // N different heroes gain a level each
	StartPotions                  // N potions
	StartSteps                    // N item steps
	StartTasks                    // N tasks of side quests
	StartGems                     // N gems
	AlwaysAgainst                 // power level +N against one type, or all
	AlwaysTrap                    // trap damage +N, N being negative
	AlwaysBrew                    // N more potions in each potion action
	RoundPoints                   // once a round: N more points for one movement die
	RoundDisarm                   // once a round: one disarming without its point
	EndGlory                      // N glory
	EndGloryPer                   // N glory for every Per of Tallied, rounded down
)

// A Tally is what a power's end glory may count.
type Tally uint8

// What end glory may count.
const (
	RoomTally Tally = iota
	MinionTally
	GemTally
	ItemTally
	PotionTally
	TaskTally
)

var tallyNames = []string{"rooms", "minions", "gems", "items", "potions", "tasks"}

// String returns "rooms", "minions", "gems", "items", "potions" or "tasks".
func (t Tally) String() string { return name(tallyNames, t, "Tally") }

// A Lieutenant is a Lieutenant card.
type Lieutenant struct {
	Name     string
	Type     MinionType
	Strength int // 6 or 7
}
