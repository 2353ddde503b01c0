package dungeonalliance

import (
	"encoding/json"
	"fmt"

	"github.com/rulebook-go/rulebook"
)

// Version is raised when the same record would play differently.
const Version = 1

// ReadSetup reads a set-up from JSON, strictly: a field that the format does not have, or text behind the value, is an error,
// a *rulebook.SyntaxError.
func ReadSetup(data []byte) (Setup, error) {
	var g Setup
	err := rulebook.ReadJSON(data, &g)
	return g, err
}

// Game returns the game for records: rulebook.Check reads and plays records of "dungeonalliance" with it. A record's set-up
// is a Setup as JSON, its moves are what ParseMove reads, and Facts says what it may expect of the final position.
func Game() rulebook.Game {
	return rulebook.NewGame(rulebook.Codec[State, Move]{
		Name:      "dungeonalliance",
		Version:   Version,
		Rules:     Rules(),
		Start:     startRecord,
		ParseMove: ParseMove,
		Facts:     Facts,
		Summary:   summary,
	})
}

func startRecord(raw json.RawMessage) (State, []rulebook.Event, error) {
	g, err := ReadSetup(raw)
	if err != nil {
		return State{}, nil, err
	}
	return g.Explain()
}

// summary says in one line where a position stands.
func summary(s State) string {
	if s.setup == nil {
		return "no adventure"
	}
	text := fmt.Sprintf("round %d, %s", s.round, actorName(s.Actor()))
	for seat := range s.setup.players {
		text += fmt.Sprintf(", p%d %d XP", seat+1, s.score(seat))
	}
	if s.phase != phaseOver {
		return text
	}
	if s.setup.options.Mode != Competitive {
		if s.Won() {
			return text + ", won"
		}
		return text + ", lost"
	}
	text += ", won by"
	for _, seat := range s.Winners() {
		text += fmt.Sprintf(" p%d", seat+1)
	}
	return text
}
