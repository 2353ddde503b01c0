package paperdungeons

import (
	"fmt"
	"math/bits"

	"github.com/rulebook-go/rulebook"
)

// The grid of the sheet.
const (
	NumColumns = 6
	NumRows    = 7
	NumRooms   = NumColumns * NumRows
)

// A Room is a room of the sheet, A1 to F7, named by column and row; row 1 is at the bottom. Rooms are ordered as their
// names are. The zero Room is A1.
type Room uint8

// Outside is where a party stands before its first step. It is no room of the sheet.
const Outside Room = NumRooms

// RoomAt returns the room in a column 0 to 5 (A to F) and a row 0 to 6 (1 to 7), or Outside if there is none.
func RoomAt(column, row int) Room {
	if column < 0 || column >= NumColumns || row < 0 || row >= NumRows {
		return Outside
	}
	return Room(column*NumRows + row)
}

// Column returns the room's column, 0 to 5 for A to F.
func (r Room) Column() int { return int(r) / NumRows }

// Row returns the room's row, 0 to 6 for 1 to 7.
func (r Room) Row() int { return int(r) % NumRows }

// String returns the room's name, such as "E6", or "outside".
func (r Room) String() string {
	switch {
	case r < NumRooms:
		return string([]byte{'A' + byte(r.Column()), '1' + byte(r.Row())})
	case r == Outside:
		return "outside"
	}
	return fmt.Sprintf("Room(%d)", uint8(r))
}

// ParseRoom reads the name of a room, "A1" to "F7". Its error is a *rulebook.SyntaxError.
func ParseRoom(text string) (Room, error) {
	if len(text) != 2 || text[0] < 'A' || text[0] > 'F' || text[1] < '1' || text[1] > '7' {
		return 0, &rulebook.SyntaxError{Want: "a room, A1 to F7", Got: fmt.Sprintf("%q", text)}
	}
	return RoomAt(int(text[0]-'A'), int(text[1]-'1')), nil
}

// MarshalText writes the room's name.
func (r Room) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the name of a room, or "outside".
func (r *Room) UnmarshalText(text []byte) (err error) {
	if string(text) == "outside" {
		*r = Outside
		return nil
	}
	room, err := ParseRoom(string(text))
	if err == nil {
		*r = room
	}
	return err
}

// A Side is a direction on the grid.
type Side uint8

// The four sides of a room. Row 1 is the southernmost, column A the westernmost.
const (
	North Side = iota
	East
	South
	West
)

// NumSides is the number of sides of a room.
const NumSides = 4

// String returns "north", "east", "south" or "west".
func (d Side) String() string { return name(sideNames[:], d, "Side") }

var sideNames = [NumSides]string{"north", "east", "south", "west"}

// Neighbour returns the room on a side of r, or Outside where the grid ends.
func (r Room) Neighbour(d Side) Room {
	if r >= NumRooms {
		return Outside
	}
	switch d {
	case North:
		return RoomAt(r.Column(), r.Row()+1)
	case East:
		return RoomAt(r.Column()+1, r.Row())
	case South:
		return RoomAt(r.Column(), r.Row()-1)
	case West:
		return RoomAt(r.Column()-1, r.Row())
	}
	return Outside
}

// NextTo reports whether a and b are orthogonal neighbours, whatever lies between them.
func (r Room) NextTo(b Room) bool { return edgeBetween(r, b) >= 0 }

// Corner reports whether r is A1, A7, F1 or F7.
func (r Room) Corner() bool { return Corners.Has(r) }

// Edge reports whether r is one of the 22 rooms on the outer border, corners included.
func (r Room) Edge() bool { return EdgeRooms.Has(r) }

// The sides between two rooms: the first 35 part columns, the other 36 part rows.
const (
	columnSides = (NumColumns - 1) * NumRows
	numEdges    = columnSides + NumColumns*(NumRows-1)
)

// edgeBetween returns the number of the side between two orthogonal neighbours, or -1 if the rooms are none.
func edgeBetween(a, b Room) int {
	a, b = min(a, b), max(a, b)
	switch {
	case b >= NumRooms:
		return -1
	case b == a+NumRows:
		return int(a)
	case b == a+1 && b.Row() != 0:
		return columnSides + a.Column()*(NumRows-1) + a.Row()
	}
	return -1
}

// A RoomSet is a set of rooms. The zero RoomSet is empty.
type RoomSet uint64

// The rooms that rules speak of.
const (
	AllRooms  RoomSet = 1<<NumRooms - 1
	Corners   RoomSet = 1<<0 | 1<<6 | 1<<35 | 1<<41
	columnA   RoomSet = 1<<NumRows - 1
	rowOne    RoomSet = 1<<0 | 1<<7 | 1<<14 | 1<<21 | 1<<28 | 1<<35
	EdgeRooms RoomSet = columnA | columnA<<35 | rowOne | rowOne<<6
)

// ColumnRooms returns the seven rooms of a column 0 to 5; no room of any other.
func ColumnRooms(column int) RoomSet {
	if column < 0 || column >= NumColumns {
		return 0
	}
	return columnA << (column * NumRows)
}

// RowRooms returns the six rooms of a row 0 to 6; no room of any other.
func RowRooms(row int) RoomSet {
	if row < 0 || row >= NumRows {
		return 0
	}
	return rowOne << row
}

// Rooms returns the set of the given rooms; Outside is never in a set.
func Rooms(rooms ...Room) RoomSet {
	var s RoomSet
	for _, r := range rooms {
		s = s.With(r)
	}
	return s
}

// Has reports whether r is in the set.
func (s RoomSet) Has(r Room) bool { return s>>r&1 != 0 }

// With returns the set with r added.
func (s RoomSet) With(r Room) RoomSet { return s | 1<<r&AllRooms }

// Len returns the number of rooms in the set.
func (s RoomSet) Len() int { return bits.OnesCount64(uint64(s)) }

// List returns the rooms of the set in order.
func (s RoomSet) List() []Room {
	var list []Room
	for ; s != 0; s &= s - 1 {
		list = append(list, Room(bits.TrailingZeros64(uint64(s))))
	}
	return list
}

// String returns the names of the rooms, parted by spaces.
func (s RoomSet) String() string {
	var text []byte
	for i, r := range s.List() {
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(text, r.String()...)
	}
	return string(text)
}

// name returns an entry of a table of names, or the type's name with the number.
func name[N ~uint8](names []string, n N, typ string) string {
	if int(n) < len(names) {
		return names[n]
	}
	return fmt.Sprintf("%s(%d)", typ, uint8(n))
}

// parseName finds a word in a table of names. Its error is a *rulebook.SyntaxError that lists them.
func parseName[N ~uint8](dst *N, names []string, text, want string) error {
	for i, n := range names {
		if n == text && n != "" {
			*dst = N(i)
			return nil
		}
	}
	return &rulebook.SyntaxError{Want: want, Got: fmt.Sprintf("%q", text)}
}
