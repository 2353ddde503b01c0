package dungeonalliance

import (
	"encoding/json"
	"fmt"

	"github.com/rulebook-go/rulebook"
)

// Options are the variants of an adventure: what the rulebook and the base game let the players choose, and the house
// readings on which tables differ. The zero value is the default of every field. Options are comparable.
//
// In JSON a field is named as in Go but for a small first letter, as in "earlyEnd", and its value by its own name, as in
// "AtOnce". Fields that are left out have their default.
type Options struct {
	Mode       Mode       `json:"mode,omitzero"`       // Modes (DA-MODE-1)
	Campaign   bool       `json:"campaign,omitzero"`   // Modes (DA-MODE-1): it opens the Titan
	Room       RoomUse    `json:"room,omitzero"`       // WithoutRoom (DA-MODE-4)
	Base       Feed       `json:"base,omitzero"`       // Feeds (DA-MODE-5)
	PvP        bool       `json:"pvp,omitzero"`        // HarmEnemiesOnly (DA-MODE-8)
	XPPool     PoolUse    `json:"xpPool,omitzero"`     // XPPools (DA-XP-5)
	XPPoolIII  PoolIII    `json:"xpPoolIII,omitzero"`  // PoolIIITable (DA-TABLE-3)
	EnemyOrder EnemyOrder `json:"enemyOrder,omitzero"` // RoundOrder (DA-ROUND-6)
	EarlyEnd   EarlyEnd   `json:"earlyEnd,omitzero"`   // EndWhenCleared (DA-ROUND-4)
	Leave      Leave      `json:"leave,omitzero"`      // NoWayBack (DA-ENTER-15)
	HeroReturn HeroReturn `json:"heroReturn,omitzero"` // Health (DA-FIGHT-4)
	Neighbours Neighbours `json:"neighbours,omitzero"` // StepEdge (DA-SPEED-2)
	Lock       Lock       `json:"lock,omitzero"`       // LockRoll (DA-CHEST-3)
	Content    *Content   `json:"content,omitempty"`   // heroes, cards, map and Room; nil: the shipped set, see [Shipped]
}

// A Mode is how the players play: against each other, together, or alone.
type Mode uint8

// The modes of [Modes].
const (
	Competitive Mode = iota // 2 to 4 players, the highest score wins
	Cooperative             // 2 to 4 players against the Final Enemy
	Solo                    // 1 player against the Final Enemy
)

// RoomUse says whether the Final Enemy Room is in use.
type RoomUse uint8

// The values of [WithoutRoom].
const (
	RoomOn  RoomUse = iota // the Room is in use, for 6 rounds
	RoomOff                // the Final Enemy stands on the map, for 4 rounds
)

// A Feed is the way in which base play reaches the game.
type Feed uint8

// The feeds of [Feeds].
const (
	House    Feed = iota // the smallest base play, as house reading
	Supplied             // an outside engine reports what its cards did
)

// PoolUse says how the XP pools limit what is awarded.
type PoolUse uint8

// The values of [XPPools].
const (
	Staged  PoolUse = iota // Level I first, then II, then III
	HardCap                // only the pool of the source's level
	NoPools                // nothing limits an award
)

// EnemyOrder is the order of the two halves of the End Phase.
type EnemyOrder uint8

// The values of [RoundOrder].
const (
	MonstersFirst EnemyOrder = iota // Monster Activation, then the Final Enemy
	FinalFirst                      // the Final Enemy and its draws, then Monster Activation
)

// EarlyEnd says when an adventure ends once the Room is cleared out.
type EarlyEnd uint8

// The values of [EndWhenCleared].
const (
	EndOfRound EarlyEnd = iota // at the end of the round
	AtOnce                     // when the move that cleared it out is resolved
	NoEarlyEnd                 // never: all rounds are played
)

// Leave says whether heroes can go back to the map.
type Leave uint8

// The values of [NoWayBack].
const (
	LeaveNever Leave = iota // there is no way back
	ByEntrance              // from the Hero Entrance to an empty staircase, for 1 Speed
)

// HeroReturn says whether a defeated hero comes back.
type HeroReturn uint8

// The values of [Health].
const (
	ReturnNever HeroReturn = iota // it is out for the adventure
	NextRound                     // it is back at refresh, on a start cell
)

// Neighbours says which cells are next to each other.
type Neighbours uint8

// The values of [StepEdge].
const (
	Four  Neighbours = iota // cells that share an edge
	Eight                   // a corner counts too, if no wall meets it
)

// Lock says how a Locked Chest opens.
type Lock uint8

// The values of [LockRoll].
const (
	LockRolled Lock = iota // by the die and further Speed
	LockFree               // as a Treasure Chest does
)

// PoolIII is the Level III XP pool ([PoolIIITable]): without limit, or one count for each number of players. It is
// written as "Unlimited" or as a list of four counts.
type PoolIII struct {
	Limited bool
	Counts  [MaxSeats]int // tokens for 1, 2, 3 and 4 players, if Limited
}

// The names of the values, in the order of the constants.
var (
	modeNames       = [...]string{"Competitive", "Cooperative", "Solo"}
	roomUseNames    = [...]string{"On", "Off"}
	feedNames       = [...]string{"House", "Supplied"}
	poolUseNames    = [...]string{"Staged", "HardCap", "None"}
	enemyOrderNames = [...]string{"MonstersFirst", "FinalFirst"}
	earlyEndNames   = [...]string{"EndOfRound", "AtOnce", "Never"}
	leaveNames      = [...]string{"Never", "ByEntrance"}
	heroReturnNames = [...]string{"Never", "NextRound"}
	neighbourNames  = [...]string{"Four", "Eight"}
	lockNames       = [...]string{"Roll", "Free"}
)

// String returns the name of the mode.
func (v Mode) String() string { return nameOf(modeNames[:], v, "Mode") }

// String returns "On" or "Off".
func (v RoomUse) String() string { return nameOf(roomUseNames[:], v, "RoomUse") }

// String returns the name of the feed.
func (v Feed) String() string { return nameOf(feedNames[:], v, "Feed") }

// String returns "Staged", "HardCap" or "None".
func (v PoolUse) String() string { return nameOf(poolUseNames[:], v, "PoolUse") }

// String returns the name of the order.
func (v EnemyOrder) String() string { return nameOf(enemyOrderNames[:], v, "EnemyOrder") }

// String returns "EndOfRound", "AtOnce" or "Never".
func (v EarlyEnd) String() string { return nameOf(earlyEndNames[:], v, "EarlyEnd") }

// String returns "Never" or "ByEntrance".
func (v Leave) String() string { return nameOf(leaveNames[:], v, "Leave") }

// String returns "Never" or "NextRound".
func (v HeroReturn) String() string { return nameOf(heroReturnNames[:], v, "HeroReturn") }

// String returns "Four" or "Eight".
func (v Neighbours) String() string { return nameOf(neighbourNames[:], v, "Neighbours") }

// String returns "Roll" or "Free".
func (v Lock) String() string { return nameOf(lockNames[:], v, "Lock") }

// String returns "Unlimited" or the four counts.
func (v PoolIII) String() string {
	if !v.Limited {
		return "Unlimited"
	}
	return fmt.Sprint(v.Counts)
}

// MarshalText writes the name of the mode.
func (v Mode) MarshalText() ([]byte, error) { return textOf(modeNames[:], v, "Mode") }

// MarshalText writes the name of the value.
func (v RoomUse) MarshalText() ([]byte, error) { return textOf(roomUseNames[:], v, "RoomUse") }

// MarshalText writes the name of the feed.
func (v Feed) MarshalText() ([]byte, error) { return textOf(feedNames[:], v, "Feed") }

// MarshalText writes the name of the value.
func (v PoolUse) MarshalText() ([]byte, error) { return textOf(poolUseNames[:], v, "PoolUse") }

// MarshalText writes the name of the order.
func (v EnemyOrder) MarshalText() ([]byte, error) { return textOf(enemyOrderNames[:], v, "EnemyOrder") }

// MarshalText writes the name of the value.
func (v EarlyEnd) MarshalText() ([]byte, error) { return textOf(earlyEndNames[:], v, "EarlyEnd") }

// MarshalText writes the name of the value.
func (v Leave) MarshalText() ([]byte, error) { return textOf(leaveNames[:], v, "Leave") }

// MarshalText writes the name of the value.
func (v HeroReturn) MarshalText() ([]byte, error) { return textOf(heroReturnNames[:], v, "HeroReturn") }

// MarshalText writes the name of the value.
func (v Neighbours) MarshalText() ([]byte, error) { return textOf(neighbourNames[:], v, "Neighbours") }

// MarshalText writes the name of the value.
func (v Lock) MarshalText() ([]byte, error) { return textOf(lockNames[:], v, "Lock") }

// UnmarshalText reads the name of a mode; its error is a *rulebook.SyntaxError, as that of the methods below.
func (v *Mode) UnmarshalText(t []byte) error { return readName(modeNames[:], v, t) }

// UnmarshalText reads "On" or "Off".
func (v *RoomUse) UnmarshalText(t []byte) error { return readName(roomUseNames[:], v, t) }

// UnmarshalText reads the name of a feed.
func (v *Feed) UnmarshalText(t []byte) error { return readName(feedNames[:], v, t) }

// UnmarshalText reads "Staged", "HardCap" or "None".
func (v *PoolUse) UnmarshalText(t []byte) error { return readName(poolUseNames[:], v, t) }

// UnmarshalText reads the name of an order.
func (v *EnemyOrder) UnmarshalText(t []byte) error { return readName(enemyOrderNames[:], v, t) }

// UnmarshalText reads "EndOfRound", "AtOnce" or "Never".
func (v *EarlyEnd) UnmarshalText(t []byte) error { return readName(earlyEndNames[:], v, t) }

// UnmarshalText reads "Never" or "ByEntrance".
func (v *Leave) UnmarshalText(t []byte) error { return readName(leaveNames[:], v, t) }

// UnmarshalText reads "Never" or "NextRound".
func (v *HeroReturn) UnmarshalText(t []byte) error { return readName(heroReturnNames[:], v, t) }

// UnmarshalText reads "Four" or "Eight".
func (v *Neighbours) UnmarshalText(t []byte) error { return readName(neighbourNames[:], v, t) }

// UnmarshalText reads "Roll" or "Free".
func (v *Lock) UnmarshalText(t []byte) error { return readName(lockNames[:], v, t) }

// MarshalJSON writes "Unlimited" or the four counts.
func (v PoolIII) MarshalJSON() ([]byte, error) {
	if !v.Limited {
		return []byte(`"Unlimited"`), nil
	}
	return json.Marshal(v.Counts)
}

// UnmarshalJSON reads "Unlimited" or a list of four counts; its error is a *rulebook.SyntaxError.
func (v *PoolIII) UnmarshalJSON(data []byte) error {
	var counts []int
	want := &rulebook.SyntaxError{Want: "Unlimited or four counts from 0", Got: string(data)}
	if string(data) == `"Unlimited"` {
		*v = PoolIII{}
		return nil
	}
	if json.Unmarshal(data, &counts) != nil || len(counts) != MaxSeats {
		return want
	}
	p := PoolIII{Limited: true}
	for i, n := range counts {
		if n < 0 || n > maxPool {
			return want
		}
		p.Counts[i] = n
	}
	*v = p
	return nil
}

// maxPool is the largest count of a Level III pool that the program can hold.
const maxPool = 9999

// nameOf returns the name of a value, or type and number for one that has none.
func nameOf[T ~uint8](names []string, v T, kind string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return fmt.Sprintf("%s(%d)", kind, uint8(v))
}

// textOf is nameOf for marshalling: a value without a name is an error.
func textOf[T ~uint8](names []string, v T, kind string) ([]byte, error) {
	if int(v) < len(names) {
		return []byte(names[v]), nil
	}
	return nil, fmt.Errorf("dungeonalliance: %s has no name", nameOf(names, v, kind))
}

// readName finds the value of a name.
func readName[T ~uint8](names []string, v *T, text []byte) error {
	for i, n := range names {
		if n == string(text) {
			*v = T(i)
			return nil
		}
	}
	return &rulebook.SyntaxError{Want: "one of " + list(names), Got: fmt.Sprintf("%q", text)}
}

// list joins names for a reader: "a, b, c".
func list(names []string) string {
	var b []byte
	for i, n := range names {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = append(b, n...)
	}
	return string(b)
}
