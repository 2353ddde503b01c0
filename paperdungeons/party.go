package paperdungeons

// A Party is the sheet of one player at one moment, for reading.
type Party struct {
	At                          Room // Outside before the first step
	Explored, Disarmed          RoomSet
	Defeated                    RoomSet // rooms whose minion is defeated
	Levels                      [NumHeroes]int
	Hearts, Damage              int // damage marked
	PotionsMade, PotionsDrunk   int
	Steps                       [NumItems]int // item steps marked
	RingUsed                    bool
	LockpickUses                int
	Resurrections               int
	TrapsTriggered              int // each time counted, as are the next two
	WallsCrossed, WatersCrossed int

	Minions    int  // defeated, the lieutenant included
	Lieutenant int  // number of the card faced in Content, from 1; 0: none yet
	Holds      bool // its card lies before the player, until the end of the round
	Gems       int
	GemLetters uint8 // bit set: A is bit 0
	Chest      int   // chest glory

	Quests     [2]int // numbers of the side-quest cards in Content, from 1; 0 before they are dealt
	Tasks      [NumTasks]bool
	Closed     [2]bool
	QuestGlory [2]int

	Power     int       // number of the Power in Content, from 1; 0: none kept yet; -1: one that the viewer has not seen
	Objective Objective // NoObjective: none kept yet, or one that the viewer has not seen
	Artifact  Artifact
	Used      bool // the artifact has been used

	DiceUsed int
	Points   int // movement points
	Clovers  int // bonus clovers
	Choices  int // effects that wait for a choice
	Done     bool
}

// Party returns the sheet of a player, from 0; for a seat that is not in the game it is the zero Party.
func (s State) Party(player int) Party {
	if player < 0 || player >= s.players() {
		return Party{}
	}
	w := &s.parties[player]
	return Party{
		At: w.at, Explored: w.explored, Disarmed: w.disarmed, Defeated: w.defeated,
		Levels: w.heroLevels(), Hearts: w.hearts(), Damage: int(w.marks),
		PotionsMade: int(w.made), PotionsDrunk: int(w.drunk), Steps: stepCounts(w),
		RingUsed: w.ringUsed, LockpickUses: int(w.lockpicks), Resurrections: oneIf(w.revived),
		TrapsTriggered: int(w.traps), WallsCrossed: int(w.walls), WatersCrossed: int(w.waters),
		Minions: w.minions(), Lieutenant: int(w.lieutenant), Holds: w.holds, Gems: w.gemCount(), GemLetters: w.gems,
		Chest:  int(w.chest),
		Quests: [2]int{int(w.quests[0]), int(w.quests[1])}, Tasks: w.taskFlags(), Closed: w.closed,
		QuestGlory: [2]int{int(w.questGlory[0]), int(w.questGlory[1])},
		Power:      w.powerNumber(), Objective: w.openObjective(), Artifact: w.artifact, Used: w.artifactUsed,
		DiceUsed: w.diceUsed(), Points: int(w.points), Clovers: int(w.clovers), Choices: int(w.waiting), Done: w.done,
	}
}

func (w *party) taskFlags() (flags [NumTasks]bool) {
	for k := range flags {
		flags[k] = w.tasks>>k&1 != 0
	}
	return flags
}

func (w *party) powerNumber() int {
	if w.power == hiddenPower {
		return -1
	}
	return int(w.power)
}

func (w *party) openObjective() Objective {
	if w.objective == hiddenObjective {
		return NoObjective
	}
	return w.objective
}
