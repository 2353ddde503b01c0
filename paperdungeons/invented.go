package paperdungeons

import (
	_ "embed"
	"sync"
)

// inventedText is the shipped content value, in the language of ReadContent.
//
//go:embed invented.txt
var inventedText string

// Invented returns the content value that ships with the package: one sheet, 12 Dungeon cards a to l, 16 villains, eight
// lieutenants, 16 side quests and 16 powers. It is invented, not the published cards: sheet, cards and names are this
// project's own. Only the powers Scout and Veteran are those of the published game.
//
// Each call returns a value of its own, which the caller may change.
func Invented() *Content { return shipped().clone() }

// shipped is the value that games share, which nobody changes.
var shipped = sync.OnceValue(func() *Content {
	c, err := ReadContent(inventedText)
	if err != nil {
		return &Content{} // a test keeps the text readable; Validate refuses an empty value
	}
	return c
})
