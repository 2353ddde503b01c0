package paperdungeons

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
)

// Options are the variants of the rulebook and the readings on which players differ. The zero Options are the game as
// printed with the default readings. In JSON each field goes by its name in lower camel case; a field left out has its
// default.
type Options struct {
	// Dungeon is the letter of the Dungeon card; the default draws one at random (PD-SETUP-4).
	Dungeon Letter `json:"dungeon,omitzero"`
	// Missions is whether three missions are revealed, or none, as in a first game (PD-SETUP-7).
	Missions MissionUse `json:"missions,omitzero"`
	// PowerfulMinions raises the minions whose hero has no bonus against a villain (PD-VARIANT-2).
	PowerfulMinions bool `json:"powerfulMinions,omitzero"`
	// Mode puts strength tokens on the villains (PD-VARIANT-5).
	Mode Mode `json:"mode,omitzero"`
	// RandomVillains draws the villains instead of taking those that the Dungeon card names (PD-VARIANT-7).
	RandomVillains bool `json:"randomVillains,omitzero"`
	// PrivateCards hides kept Powers and Objectives from the other players' views (PD-SETUP-19).
	PrivateCards Switch `json:"privateCards,omitzero"`
	// PotionBonus is the order of the three bonuses of the potion rows (PD-POTION-5).
	PotionBonus PotionBonus `json:"potionBonus,omitzero"`
	// RogueColumns lets the passages of Rogue 4 lead from top to bottom too (PD-LEVEL-9a).
	RogueColumns Switch `json:"rogueColumns,omitzero"`
	// DisarmReach is whether a trap can be disarmed through a barrier (PD-DISARM-3).
	DisarmReach DisarmReach `json:"disarmReach,omitzero"`
	// CloverTask lets a clover meet any colour and any hero symbol of a task (PD-QUEST-6).
	CloverTask Switch `json:"cloverTask,omitzero"`
	// EmptyQuest is what becomes of a side quest that is checked with no task fulfilled (PD-QUEST-13).
	EmptyQuest EmptyQuest `json:"emptyQuest,omitzero"`
	// GemSharing is who may take a gem that another player has taken (PD-GEM-3).
	GemSharing GemSharing `json:"gemSharing,omitzero"`
	// MissionTie is who scores a mission that several players meet in one round (PD-MISSION-3).
	MissionTie MissionTie `json:"missionTie,omitzero"`
	// MayFlee lets a party that has been in a villain's room keep out of the fight (PD-VILLAIN-7).
	MayFlee Switch `json:"mayFlee,omitzero"`
	// ResurrectAt is how much damage brings a resurrection (PD-HEART-4).
	ResurrectAt ResurrectAt `json:"resurrectAt,omitzero"`
	// LootShown shows to all the cards that are looted (PD-LOOT-6).
	LootShown Switch `json:"lootShown,omitzero"`
	// Unlisted is what the three artifacts do that the rulebook does not list (PD-ARTIFACT-21 to 23).
	Unlisted Unlisted `json:"unlisted,omitzero"`
}

// A Switch is an option that is on unless it is switched off: the zero Switch is On. In JSON it is true or false.
type Switch uint8

// The positions of a Switch.
const (
	On Switch = iota
	Off
)

// On reports whether the option is on.
func (s Switch) On() bool { return s == On }

// String returns "true" or "false".
func (s Switch) String() string { return fmt.Sprint(s == On) }

// MarshalJSON writes true or false.
func (s Switch) MarshalJSON() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalJSON reads true or false.
func (s *Switch) UnmarshalJSON(data []byte) error {
	switch string(data) {
	case "true":
		*s = On
	case "false":
		*s = Off
	default:
		return syntax("true or false", string(data))
	}
	return nil
}

// MissionUse is whether a game has missions.
type MissionUse uint8

// The values of MissionUse.
const (
	ThreeMissions MissionUse = iota
	NoMissions
)

var missionUseNames = []string{"3", "0"}

// String returns "3" or "0".
func (m MissionUse) String() string { return name(missionUseNames, m, "MissionUse") }

// MarshalText writes "3" or "0".
func (m MissionUse) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads "3" or "0".
func (m *MissionUse) UnmarshalText(text []byte) error {
	return parseName(m, missionUseNames, string(text), `"3" or "0"`)
}

// Mode is how strong the villains are.
type Mode uint8

// The modes.
const (
	Normal Mode = iota
	Difficult
	Nightmare
)

var modeNames = []string{"normal", "difficult", "nightmare"}

// String returns "normal", "difficult" or "nightmare".
func (m Mode) String() string { return name(modeNames, m, "Mode") }

// MarshalText writes the mode's name.
func (m Mode) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads a mode's name.
func (m *Mode) UnmarshalText(text []byte) error {
	return parseName(m, modeNames, string(text), "normal, difficult or nightmare")
}

// PotionBonus is the order of the bonuses for the 4th, 8th and 12th potion.
type PotionBonus uint8

// The orders of the bonuses.
const (
	StepTaskGem PotionBonus = iota
	TaskStepGem
)

var potionBonusNames = []string{"step-task-gem", "task-step-gem"}

// String returns "step-task-gem" or "task-step-gem".
func (b PotionBonus) String() string { return name(potionBonusNames, b, "PotionBonus") }

// MarshalText writes the order.
func (b PotionBonus) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads an order.
func (b *PotionBonus) UnmarshalText(text []byte) error {
	return parseName(b, potionBonusNames, string(text), "step-task-gem or task-step-gem")
}

// DisarmReach is which neighbouring traps can be disarmed.
type DisarmReach uint8

// The reaches. With OpenSide the side between must be open, or its barrier one that the party may cross.
const (
	AnyNeighbour DisarmReach = iota
	OpenSide
)

var disarmReachNames = []string{"any-neighbour", "open-side"}

// String returns "any-neighbour" or "open-side".
func (d DisarmReach) String() string { return name(disarmReachNames, d, "DisarmReach") }

// MarshalText writes the reach.
func (d DisarmReach) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads a reach.
func (d *DisarmReach) UnmarshalText(text []byte) error {
	return parseName(d, disarmReachNames, string(text), "any-neighbour or open-side")
}

// EmptyQuest is what becomes of a side quest whose location is entered with no task fulfilled.
type EmptyQuest uint8

// The values of EmptyQuest.
const (
	StaysOpen EmptyQuest = iota
	Closes
)

var emptyQuestNames = []string{"stays-open", "closes"}

// String returns "stays-open" or "closes".
func (e EmptyQuest) String() string { return name(emptyQuestNames, e, "EmptyQuest") }

// MarshalText writes the value.
func (e EmptyQuest) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads a value.
func (e *EmptyQuest) UnmarshalText(text []byte) error {
	return parseName(e, emptyQuestNames, string(text), "stays-open or closes")
}

// GemSharing is who may take a gem that another player has taken.
type GemSharing uint8

// The values of GemSharing: those who reach it in the same round, or everyone.
const (
	SameRound GemSharing = iota
	PerPlayer
)

var gemSharingNames = []string{"same-round", "per-player"}

// String returns "same-round" or "per-player".
func (g GemSharing) String() string { return name(gemSharingNames, g, "GemSharing") }

// MarshalText writes the value.
func (g GemSharing) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// UnmarshalText reads a value.
func (g *GemSharing) UnmarshalText(text []byte) error {
	return parseName(g, gemSharingNames, string(text), "same-round or per-player")
}

// MissionTie is who scores a mission that several players meet at the end of one round.
type MissionTie uint8

// The values of MissionTie: all of them, or the one who would choose an artifact first (PD-ARTIFACT-3 to 5).
const (
	AllScore MissionTie = iota
	ArtifactOrder
)

var missionTieNames = []string{"all-score", "artifact-order"}

// String returns "all-score" or "artifact-order".
func (m MissionTie) String() string { return name(missionTieNames, m, "MissionTie") }

// MarshalText writes the value.
func (m MissionTie) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads a value.
func (m *MissionTie) UnmarshalText(text []byte) error {
	return parseName(m, missionTieNames, string(text), "all-score or artifact-order")
}

// ResurrectAt is how much damage brings a resurrection.
type ResurrectAt uint8

// The values of ResurrectAt: marks equal to the hearts, or more than the hearts.
const (
	AtHearts ResurrectAt = iota
	AboveHearts
)

var resurrectAtNames = []string{"equal", "exceed"}

// String returns "equal" or "exceed".
func (r ResurrectAt) String() string { return name(resurrectAtNames, r, "ResurrectAt") }

// MarshalText writes the value.
func (r ResurrectAt) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads a value.
func (r *ResurrectAt) UnmarshalText(text []byte) error {
	return parseName(r, resurrectAtNames, string(text), "equal or exceed")
}

// Unlisted is what the artifacts do that the rulebook does not list.
type Unlisted uint8

// The values of Unlisted: they act like their listed counterparts, or do nothing and are worth nothing.
const (
	Symmetric Unlisted = iota
	WithoutEffect
)

var unlistedNames = []string{"symmetric", "none"}

// String returns "symmetric" or "none".
func (u Unlisted) String() string { return name(unlistedNames, u, "Unlisted") }

// MarshalText writes the value.
func (u Unlisted) MarshalText() ([]byte, error) { return []byte(u.String()), nil }

// UnmarshalText reads a value.
func (u *Unlisted) UnmarshalText(text []byte) error {
	return parseName(u, unlistedNames, string(text), "symmetric or none")
}

// syntax makes the error for a text that is not what was wanted.
func syntax(want, got string) *rulebook.SyntaxError {
	return &rulebook.SyntaxError{Want: want, Got: fmt.Sprintf("%q", got)}
}
