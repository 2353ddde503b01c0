package paperdungeons

import "slices"

// An Item is one of the eight magic items of the sheet.
type Item uint8

// The items, in the order of the sheet.
const (
	FlamingSword Item = iota
	DeathScepter
	KharMedallion
	IntangibilityCloak
	PreciousStone
	TeleportationRing
	MagicLockpick
	ScrollOfKnowledge
)

// NumItems is the number of items.
const NumItems = 8

// itemTable is the table of PD-ITEM-2. Names are those of the notation.
var itemTable = [NumItems]struct {
	name  string
	steps [2]StepDie
	glory int
}{
	FlamingSword:       {"sword", [2]StepDie{WarriorStep, AnyStep}, 3},
	DeathScepter:       {"scepter", [2]StepDie{WizardStep, AnyStep}, 2},
	KharMedallion:      {"medallion", [2]StepDie{ClericStep, AnyStep}, 2},
	IntangibilityCloak: {"cloak", [2]StepDie{RogueStep, AnyStep}, 2},
	PreciousStone:      {"stone", [2]StepDie{AnyStep, AnyStep}, 2},
	TeleportationRing:  {"ring", [2]StepDie{AnyStep, AnyStep}, 3},
	MagicLockpick:      {"lockpick", [2]StepDie{AnyStep, AnyStep}, 3},
	ScrollOfKnowledge:  {"scroll", [2]StepDie{AnyStep, AnyStep}, -4},
}

// String returns the item's short name, as the notation has it: "sword", "scepter", "medallion", "cloak", "stone",
// "ring", "lockpick" or "scroll".
func (i Item) String() string {
	if i >= NumItems {
		return name(nil, i, "Item")
	}
	return itemTable[i].name
}

// ParseItem reads an item's short name. Its error is a *rulebook.SyntaxError.
func ParseItem(text string) (Item, error) {
	for i := range Item(NumItems) {
		if itemTable[i].name == text {
			return i, nil
		}
	}
	return 0, syntax("sword, scepter, medallion, cloak, stone, ring, lockpick or scroll", text)
}

// Steps returns the number of steps of the item (PD-ITEM-2).
func (i Item) Steps() int {
	if i >= NumItems {
		return 0
	}
	return len(itemTable[i].steps)
}

// Step returns the die that step n of the item asks for, n counted from 0; AnyStep if there is no such step.
func (i Item) Step(n int) StepDie {
	if n < 0 || n >= i.Steps() {
		return AnyStep
	}
	return itemTable[i].steps[n]
}

// Glory returns what the completed item is worth at the end (PD-SCORE-9). The scroll's is negative.
func (i Item) Glory() int {
	if i >= NumItems {
		return 0
	}
	return itemTable[i].glory
}

// A StepDie is the die that an item step asks for: any usable one, or one with a hero's symbol.
type StepDie uint8

// The dice of item steps. A hero's step is numbered as the hero's face is.
const (
	AnyStep     StepDie = iota
	WarriorStep         // StepDie(WarriorFace)
	WizardStep
	ClericStep
	RogueStep
)

var stepNames = []string{"any", "warrior", "wizard", "cleric", "rogue"}

// String returns "any", or the hero whose symbol the step asks for.
func (s StepDie) String() string { return name(stepNames, s, "StepDie") }

// Accepts reports whether the step can be made with a face: skulls never, a clover always (PD-ITEM-1).
func (s StepDie) Accepts(f Face) bool {
	return f != Skull && f < NumFaces && (s == AnyStep || f == Clover || f == Face(s))
}

// An Artifact is a kind of card of the treasure pile. The four Jewels are one kind; all others are single cards.
type Artifact uint8

// The artifacts, in the order of the rulebook; the last three are not listed there (PD-ARTIFACT-21 to 23).
const (
	NoArtifact Artifact = iota
	Jewel
	LiquorOfHaste
	SignetRing
	SofiasBalm
	BancsStaff
	PrayerBeads
	GoblinsFinger
	LeoniasShield
	MoonlightMirror
	AcolytesMace
	WizardsToken
	GoblinBane
	OrcBane
)

// The treasure pile's cards: 13 kinds, of which Jewel has four cards.
const (
	NumArtifactKinds = 13
	NumJewels        = 4
	NumArtifacts     = NumArtifactKinds - 1 + NumJewels
)

var artifactNames = []string{
	"none", "jewel", "liquor", "signet", "balm", "staff", "beads", "finger", "shield", "mirror", "mace", "token",
	"goblin-bane", "orc-bane",
}

var artifactTitles = []string{
	"none", "Jewel", "Liquor of Haste", "Signet Ring of the Five Families", "Sofia's Balm", "Banc's Staff",
	"Áquila's Prayer Beads", "Golden Goblin's Finger", "Leonia's Shield", "Moonlight Mirror", "Acolyte's Mace",
	"Wizard's Token", "Goblin Bane", "Orc Bane",
}

// String returns the artifact's short name, as the notation has it, such as "jewel", "liquor" or "goblin-bane".
func (a Artifact) String() string { return name(artifactNames, a, "Artifact") }

// Title returns the name on the card.
func (a Artifact) Title() string { return name(artifactTitles, a, "Artifact") }

// ParseArtifact reads an artifact's short name. Its error is a *rulebook.SyntaxError.
func ParseArtifact(text string) (a Artifact, err error) {
	if text == "none" {
		return 0, syntax("an artifact, such as jewel or liquor", text)
	}
	err = parseName(&a, artifactNames, text, "an artifact, such as jewel or liquor")
	return a, err
}

// A Mission is one of the 16 missions (PD-MISSION-5).
type Mission uint8

// The missions. Their notation is m1 to m16.
const (
	NoMission         Mission = iota
	ThreeMinionLevels         // m1: minions of three different levels defeated
	HeroAtSix                 // m2: one hero at level 6
	WholeRow                  // m3: all rooms of one row explored
	AllHeroesAtThree          // m4: all heroes at level 3
	WholeColumn               // m5: all rooms of one column explored
	EightPotions              // m6: 8 potions made
	ThreeHeroesAtFour         // m7: three heroes at level 4
	SixMinions                // m8: 6 minions defeated
	FourGems                  // m9: 4 gems
	TwoCorners                // m10: 2 corner rooms explored
	FiveTraps                 // m11: 5 traps triggered
	FifteenRooms              // m12: 15 rooms explored
	FourItems                 // m13: 4 items completed
	TwelveHearts              // m14: 12 hearts
	ThreeVillainRooms         // m15: the rooms of all three villains entered
	TwoHeroesAtFive           // m16: two heroes at level 5
)

// NumMissions is the number of missions; a game reveals MissionsRevealed of them.
const (
	NumMissions      = 16
	MissionsRevealed = 3
)

// String returns "m1" to "m16".
func (m Mission) String() string { return numbered("m", uint8(m)) }

// ParseMission reads "m1" to "m16". Its error is a *rulebook.SyntaxError.
func ParseMission(text string) (Mission, error) {
	n, err := parseNumbered("m", text)
	return Mission(n), err
}

// An Objective is one of the 16 objectives (PD-OBJECTIVE-2).
type Objective uint8

// The objectives, by what they count. Their notation is o1 to o16.
const (
	NoObjective       Objective = iota
	LevelFourMinions            // o1: minions of level 4 defeated
	LevelFiveMinions            // o2: minions of level 5 defeated
	MovedThrough                // o3: traps, walls and water moved through
	ColumnsWithFour             // o4: columns with 4 or more rooms explored
	RowsExplored                // o5: rows fully explored
	HeroesAtFive                // o6: heroes at level 5 or 6
	LevelThreeMinions           // o7: minions of level 3 defeated
	PotionsMade                 // o8: potions made
	RoomsExplored               // o9: rooms explored
	VillainGlory                // o10: glory from villains
	ItemsCompleted              // o11: items completed
	EdgeRoomsExplored           // o12: edge rooms explored
	MinionsDefeated             // o13: minions defeated
	GemsHeld                    // o14: gems
	CornersExplored             // o15: corner rooms explored
	HeartsHeld                  // o16: hearts
)

// NumObjectives is the number of objectives.
const NumObjectives = 16

// String returns "o1" to "o16".
func (o Objective) String() string { return numbered("o", uint8(o)) }

// ParseObjective reads "o1" to "o16". Its error is a *rulebook.SyntaxError.
func ParseObjective(text string) (Objective, error) {
	n, err := parseNumbered("o", text)
	return Objective(n), err
}

// objectiveTable is the table of PD-OBJECTIVE-2: three thresholds, and the training colour of each hero.
var objectiveTable = [...]struct {
	thresholds [3]int
	training   [NumHeroes]Colour
}{
	LevelFourMinions:  {[3]int{2, 3, 4}, [NumHeroes]Colour{Black, White, White, Black}},
	LevelFiveMinions:  {[3]int{2, 3, 4}, [NumHeroes]Colour{White, Black, Black, White}},
	MovedThrough:      {[3]int{4, 7, 10}, [NumHeroes]Colour{White, White, Black, Black}},
	ColumnsWithFour:   {[3]int{4, 5, 6}, [NumHeroes]Colour{Black, White, White, Black}},
	RowsExplored:      {[3]int{1, 2, 3}, [NumHeroes]Colour{White, Black, Black, White}},
	HeroesAtFive:      {[3]int{2, 3, 4}, [NumHeroes]Colour{White, White, Black, Black}},
	LevelThreeMinions: {[3]int{2, 3, 4}, [NumHeroes]Colour{Black, White, Black, White}},
	PotionsMade:       {[3]int{6, 9, 12}, [NumHeroes]Colour{White, Black, White, Black}},
	RoomsExplored:     {[3]int{20, 25, 30}, [NumHeroes]Colour{Black, White, Black, White}},
	VillainGlory:      {[3]int{10, 15, 20}, [NumHeroes]Colour{White, Black, Black, White}},
	ItemsCompleted:    {[3]int{2, 4, 7}, [NumHeroes]Colour{Black, Black, White, White}},
	EdgeRoomsExplored: {[3]int{10, 13, 16}, [NumHeroes]Colour{Black, Black, White, White}},
	MinionsDefeated:   {[3]int{4, 7, 10}, [NumHeroes]Colour{White, White, Black, Black}},
	GemsHeld:          {[3]int{2, 5, 7}, [NumHeroes]Colour{Black, White, White, Black}},
	CornersExplored:   {[3]int{1, 2, 3}, [NumHeroes]Colour{Black, White, Black, White}},
	HeartsHeld:        {[3]int{12, 16, 20}, [NumHeroes]Colour{White, Black, White, Black}},
}

// Thresholds returns the counts at which the objective is worth 2, 4 and 6 glory.
func (o Objective) Thresholds() [3]int { return objectiveTable[o.inTable()].thresholds }

// Training returns the colour in which the objective lets a hero train (PD-SETUP-14).
func (o Objective) Training(h Hero) Colour { return objectiveTable[o.inTable()].training[h&3] }

// Glory returns what the objective is worth for a count (PD-OBJECTIVE-1).
func (o Objective) Glory(count int) int {
	glory := 0
	for i, threshold := range o.Thresholds() {
		if o.inTable() != 0 && count >= threshold {
			glory = 2 * (i + 1)
		}
	}
	return glory
}

func (o Objective) inTable() Objective {
	if o > NumObjectives {
		return NoObjective
	}
	return o
}

// VillainTable returns the table of PD-VILLAIN-5 for a tier 1 to 3, which a villain has that brings none of its own. It
// is a house reading.
func VillainTable(tier int) []VillainRow {
	if tier < 1 || tier > 3 {
		return nil
	}
	return slices.Clone(villainTable[tier-1][:])
}

var villainTable = [...][4]VillainRow{
	{{0, 3, 1}, {6, 2, 3}, {9, 1, 5}, {12, 0, 7}},
	{{0, 4, 2}, {10, 3, 4}, {14, 1, 7}, {18, 0, 10}},
	{{0, 5, 3}, {14, 3, 6}, {19, 1, 10}, {24, 0, 14}},
}

// Tables by round, by tier, by number of players. Rounds and players are counted from 1; index 0 is unused.
var (
	// chestGlory is the table of PD-CHEST-3, by round.
	chestGlory = [...]int{0, 5, 5, 3, 3, 3, 1, 1, 0}
	// missionGlory is the table of PD-MISSION-4, by round.
	missionGlory = [...]int{0, 6, 5, 4, 4, 3, 3, 2, 1}
	// artifactsDrawn is the table of PD-SETUP-10, by number of players.
	artifactsDrawn = [...]int{0, 4, 5, 6, 7, 8, 8, 8, 8}
	// modeShift is the table of PD-VARIANT-6: by mode, and by tier from tier 1 on, what is added to each threshold above 0.
	modeShift = [...][]int{Normal: nil, Difficult: {2, 3, 3}, Nightmare: {4, 6, 6}}
	// villainRound is the round after which the villain of a tier is fought, from tier 1 on (PD-VILLAIN-1).
	villainRound = [...]int{3, 6, 8}
	// questGlory is the table of PD-QUEST-11, by tasks fulfilled.
	questGlory = [...]int{0, 2, 7, 15}
	// heroGlory is the table of PD-SCORE-8, by the lowest hero level.
	heroGlory = [...]int{0, 0, 3, 6, 8, 11, 14}
	// gemGlory is the table of PD-SCORE-10, by gems; more than 9 are worth what 9 are.
	gemGlory = [...]int{0, 1, 3, 5, 8, 11, 14, 17, 20, 24}
	// minionGlory is the table of PD-SCORE-11, by minions; past 12 each adds minionPast (PD-SCORE-12).
	minionGlory = [...]int{0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25}
)

const minionPast = 3

// The game's numbers.
const (
	MaxPlayers       = 8
	NumRounds        = 8
	MaxLevel         = 6
	NumPotions       = 12
	PotionRow        = 4
	DamageBoxes      = 24
	NumLieutenants   = 8
	LockpickUses     = 3
	ResurrectionCost = 9 // glory lost (PD-HEART-5)
)

// ChestGlory returns what the chest is worth in a round 1 to 8 (PD-CHEST-3).
func ChestGlory(round int) int { return entry(chestGlory[:], round) }

// MissionGlory returns what a mission is worth in a round 1 to 8 (PD-MISSION-4).
func MissionGlory(round int) int { return entry(missionGlory[:], round) }

// PileSize returns the number of cards in the treasure pile at the start (PD-SETUP-10), four Jewels among them.
func PileSize(players int) int {
	if n := entry(artifactsDrawn[:], players); n > 0 {
		return n + NumJewels
	}
	return 0
}

// MinionGlory returns what a number of defeated minions is worth (PD-SCORE-11 and 12).
func MinionGlory(minions int) int {
	past := max(0, minions-len(minionGlory)+1)
	return entry(minionGlory[:], minions-past) + past*minionPast
}

// GemGlory returns what a number of gems is worth (PD-SCORE-10).
func GemGlory(gems int) int { return entry(gemGlory[:], min(gems, len(gemGlory)-1)) }

// HeroGlory returns what the four levels are worth (PD-SCORE-8).
func HeroGlory(levels [NumHeroes]int) int {
	glory := entry(heroGlory[:], slices.Min(levels[:]))
	for _, level := range levels {
		if level == MaxLevel {
			glory++
		}
	}
	return glory
}

// QuestGlory returns what a side quest with a number of fulfilled tasks is worth (PD-QUEST-11).
func QuestGlory(tasks int) int { return entry(questGlory[:], tasks) }

// entry returns table[i], or 0 outside the table.
func entry(table []int, i int) int {
	if i < 0 || i >= len(table) {
		return 0
	}
	return table[i]
}

// numbered writes cards that are known by a letter and a number 1 to 16.
func numbered(letter string, n uint8) string {
	if n == 0 || n > 16 {
		return name([]string{"none"}, n, letter)
	}
	return letter + decimals[n]
}

func parseNumbered(letter, text string) (int, error) {
	for n := 1; n <= 16; n++ {
		if text == letter+decimals[n] {
			return n, nil
		}
	}
	return 0, syntax(letter+"1 to "+letter+"16", text)
}

var decimals = [...]string{
	"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
}
