package rulebook_test

import (
	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
	"github.com/rulebook-go/rulebook/paperapps"
	"github.com/rulebook-go/rulebook/paperdungeons"
)

// games are the games that the oracle knows.
func games() []rulebook.Game {
	return []rulebook.Game{paperapps.Game(), paperdungeons.Game(), dungeonalliance.Game()}
}
