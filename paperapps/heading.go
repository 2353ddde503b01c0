package paperapps

import "fmt"

// A Heading is a direction of travel. North is up. The zero value, NoHeading, is none.
type Heading uint8

// The eight headings, clockwise.
const (
	NoHeading Heading = iota
	N
	NE
	E
	SE
	S
	SW
	W
	NW
)

// headings of each kind, clockwise from north.
var (
	orthogonal = [4]Heading{N, E, S, W}
	diagonal   = [4]Heading{NE, SE, SW, NW}
)

var headingNames = [...]string{"none", "N", "NE", "E", "SE", "S", "SW", "W", "NW"}

// String returns the compass name, such as "NE"; "none" for NoHeading.
func (h Heading) String() string {
	if int(h) < len(headingNames) {
		return headingNames[h]
	}
	return fmt.Sprintf("Heading(%d)", uint8(h))
}

// Diagonal reports whether h is one of NE, SE, SW, NW.
func (h Heading) Diagonal() bool { return h != NoHeading && h <= NW && h%2 == 0 }

// Back returns the opposite of h: for NoHeading, NoHeading.
func (h Heading) Back() Heading { return h.turned(4) }

// Sides returns the two headings of the same kind at right angles to h, the left one first.
func (h Heading) Sides() (left, right Heading) { return h.turned(6), h.turned(2) }

// turned returns h turned clockwise by so many eighths.
func (h Heading) turned(eighths uint8) Heading {
	if h == NoHeading || h > NW {
		return NoHeading
	}
	return (h-1+Heading(eighths))%8 + 1
}

// kindOf returns the headings that a roll allows: odd numbers move diagonally, even ones orthogonally (RollTheDie).
func kindOf(die uint8) *[4]Heading {
	if die%2 == 1 {
		return &diagonal
	}
	return &orthogonal
}

func parseHeading(s string) (Heading, bool) {
	for h := N; h <= NW; h++ {
		if headingNames[h] == s {
			return h, true
		}
	}
	return NoHeading, false
}

// A Cell is a square of a floor: column and row, counted from 0 at the top left of the floor's text.
type Cell struct{ Col, Row int }

// String returns the cell as "(column,row)".
func (c Cell) String() string { return fmt.Sprintf("(%d,%d)", c.Col, c.Row) }

// valid reports whether h is one of the eight headings.
func (h Heading) valid() bool { return h >= N && h <= NW }
