package paperdungeons

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// Version is the version of the game's records. It is raised when the same record would play differently.
const Version = 1

// setupJSON is a Setup as a record has it.
type setupJSON struct {
	Players int     `json:"players"`
	Options Options `json:"options,omitzero"`
	// Content is text in the language of Content.With, as one string or a list of lines, on top of the invented content.
	Content lines `json:"content,omitempty"`
	// Complete says that Content is a whole value, in the language of ReadContent.
	Complete bool   `json:"complete,omitempty"`
	Story    *Story `json:"story,omitempty"`
}

// lines is a text that is written as a list of lines, and read from one string too.
type lines []string

// UnmarshalJSON reads a string or a list of strings.
func (l *lines) UnmarshalJSON(data []byte) error {
	if data[0] == '[' {
		return json.Unmarshal(data, (*[]string)(l))
	}
	var text string
	err := json.Unmarshal(data, &text)
	*l = strings.Split(text, "\n")
	return err
}

// MarshalJSON writes the set-up as a record has it. Content of one's own is written as a whole value.
func (g Setup) MarshalJSON() ([]byte, error) {
	wire := setupJSON{Players: g.Players, Options: g.Options, Story: g.Story}
	if g.Content != nil {
		wire.Content = strings.Split(strings.TrimSuffix(g.Content.Text(), "\n"), "\n")
		wire.Complete = true
	}
	return json.Marshal(wire)
}

// UnmarshalJSON reads a set-up. "content" is text, as one string or a list of lines: changes to the invented content in
// the language of [Content.With], or, with "complete" true, a whole value in that of [ReadContent]. The error is a
// *rulebook.SyntaxError.
func (g *Setup) UnmarshalJSON(data []byte) error {
	var wire setupJSON
	if err := rulebook.ReadJSON(data, &wire); err != nil {
		return err
	}
	read := Setup{Players: wire.Players, Options: wire.Options, Story: wire.Story}
	if wire.Content != nil {
		var err error
		text := strings.Join(wire.Content, "\n")
		if wire.Complete {
			read.Content, err = ReadContent(text)
		} else {
			read.Content, err = shipped().With(text)
		}
		if err != nil {
			return inContent(err)
		}
	}
	*g = read
	return nil
}

// inContent says that a syntax error lies in the content.
func inContent(err error) error {
	var syntax *rulebook.SyntaxError
	if errors.As(err, &syntax) {
		return syntax.In("content")
	}
	return err
}

// clone returns a story that shares nothing with s.
func (s *Story) clone() *Story {
	c := *s
	c.Chapters = slices.Clone(s.Chapters)
	c.Earlier = slices.Clone(s.Earlier)
	for i := range c.Earlier {
		c.Earlier[i] = slices.Clone(c.Earlier[i])
	}
	return &c
}

// Game returns the game for checking records.
func Game() rulebook.Game {
	return rulebook.NewGame(rulebook.Codec[State, Move]{
		Name:      "paperdungeons",
		Version:   Version,
		Rules:     Rules(),
		Start:     startRecord,
		ParseMove: ParseMove,
		Facts:     State.Facts,
		Summary:   State.Summary,
	})
}

func startRecord(setup json.RawMessage) (State, []rulebook.Event, error) {
	var g Setup
	if err := rulebook.ReadJSON(setup, &g); err != nil {
		return State{}, nil, err
	}
	return g.Explain()
}

// Summary says in one line where the game stands.
func (s State) Summary() string {
	if s.g == nil {
		return "no game"
	}
	line := fmt.Sprintf("round %d, %v", s.round, s.phase)
	for i := range s.g.players {
		line += fmt.Sprintf(", p%d %d", i+1, s.score(i).Total)
	}
	return line
}

// Facts returns what a record may expect of a position, by name. Facts of the table:
//
//	phase, round, over
//	dice            colour and face, such as "white:skull"
//	dungeon         letter of the card
//	villains        names, by tier
//	missions        those on the table, such as "m4"
//	pileSize        cards in the treasure pile
//	pile            kinds surely in it, a Jewel named as often as there are at least
//	pileMaybe       kinds that may be in it besides
//	looted          kinds seen on their way to the box
//	lieutenants     cards in the lieutenant pile
//	gemsGone        letters of the gems that have left the table
//	winners         seats from 1, when the game is over
//	title           of a solo game that is over
//	story.points, story.winners, story.opens, story.won, story.ended
//	                of a game in story mode that is over
//
// Facts of each player, behind "p1." to "p8.":
//
//	at, explored (number), rooms (names), disarmed, defeated (rooms)
//	levels, hearts, damage, resurrections, potions, drunk
//	steps (of all eight items, in order), items (completed), ring (used), lockpick (uses)
//	traps, walls, water (moved through)
//	minions, lieutenant (name or ""), chest (glory), gems (number), letters (of gems)
//	tasks (such as "1a"), quests (glory of I and II), closed (I and II)
//	artifact (or "none"), used, power (name or ""), powerShown, objective
//	diceUsed, points, clovers, pending (what waits for a choice, oldest first), done
//	villains (glory by tier), missionGlory
//	score, and its rows score.A to score.N
func (s State) Facts() map[string]any {
	facts := map[string]any{
		"phase": s.phase.String(), "round": s.Round(), "over": s.over(),
	}
	if s.g == nil {
		return facts
	}
	s.tableFacts(facts)
	for i := range s.g.players {
		s.partyFacts(facts, i)
		s.scoreFacts(facts, i)
	}
	if s.over() {
		s.endFacts(facts)
	}
	return facts
}

func (s *State) tableFacts(facts map[string]any) {
	dice := []string{}
	for _, d := range s.Dice() {
		dice = append(dice, d.String())
	}
	villains := []string{}
	for tier := 1; tier <= 3; tier++ {
		if v, ok := s.Villain(tier); ok {
			villains = append(villains, v.Name)
		}
	}
	missions := []string{}
	for i, m := range s.missions {
		if m != NoMission && s.missionRound[i] == 0 {
			missions = append(missions, m.String())
		}
	}
	d, _ := s.Dungeon()
	facts["dice"], facts["villains"], facts["missions"] = dice, villains, missions
	facts["dungeon"] = ""
	if d.Letter != 0 {
		facts["dungeon"] = d.Letter.String()
	}
	facts["pileSize"] = s.pile.Size()
	sure, maybe := s.held()
	facts["pile"], facts["pileMaybe"] = artifactList(sure), artifactList(maybe)
	facts["looted"] = artifactList(s.looted)
	facts["lieutenants"] = s.Lieutenants()
	facts["gemsGone"] = letters(s.gemsGone)
}

func artifactList(h hoard) []string { return strings.Fields(string(h.appendTo(nil))) }

func letters(set uint8) []string {
	list := []string{}
	for gem := range NumGems {
		if set>>gem&1 != 0 {
			list = append(list, gemName(gem))
		}
	}
	return list
}

func roomList(set RoomSet) []string {
	list := []string{}
	for _, r := range set.List() {
		list = append(list, r.String())
	}
	return list
}

func (s *State) partyFacts(facts map[string]any, seat int) {
	w := &s.parties[seat]
	set := func(name string, value any) { facts["p"+strconv.Itoa(seat+1)+"."+name] = value }
	set("at", w.at.String())
	set("explored", w.explored.Len())
	set("rooms", roomList(w.explored))
	set("disarmed", roomList(w.disarmed))
	set("defeated", roomList(w.defeated))
	set("levels", w.heroLevels())
	set("hearts", w.hearts())
	set("damage", int(w.marks))
	set("resurrections", oneIf(w.revived))
	set("potions", int(w.made))
	set("drunk", int(w.drunk))
	set("ring", w.ringUsed)
	set("lockpick", int(w.lockpicks))
	set("traps", int(w.traps))
	set("walls", int(w.walls))
	set("water", int(w.waters))
	set("minions", w.minions())
	set("lieutenant", "")
	if w.lieutenant > 0 {
		set("lieutenant", s.g.content.Lieutenants[w.lieutenant-1].Name)
	}
	set("chest", int(w.chest))
	set("gems", w.gemCount())
	set("letters", letters(w.gems))
	set("artifact", w.artifact.String())
	set("used", w.artifactUsed)
	set("quests", [2]int{int(w.questGlory[0]), int(w.questGlory[1])})
	set("closed", w.closed)
	set("power", "")
	if w.power > 0 {
		set("power", s.g.content.Powers[w.power-1].Name)
	}
	set("powerShown", w.shown || !s.g.options.PrivateCards.On())
	set("objective", w.objective.String())
	set("diceUsed", w.diceUsed())
	set("points", int(w.points))
	set("clovers", int(w.clovers))
	set("done", w.done)
	set("villains", [3]int{int(w.villainGlory[0]), int(w.villainGlory[1]), int(w.villainGlory[2])})
	set("missionGlory", int(w.missionGlory))
	set("steps", stepCounts(w))
	set("items", itemNames(w))
	set("tasks", taskList(w))
	set("pending", pendingList(w))
}

func oneIf(b bool) int {
	if b {
		return 1
	}
	return 0
}

func stepCounts(w *party) (steps [NumItems]int) {
	for i, n := range w.steps {
		steps[i] = int(n)
	}
	return steps
}

func itemNames(w *party) []string {
	list := []string{}
	for i := range Item(NumItems) {
		if w.completed(i) {
			list = append(list, i.String())
		}
	}
	return list
}

func taskList(w *party) []string {
	list := []string{}
	for k := range Task(NumTasks) {
		if w.tasks>>k&1 != 0 {
			list = append(list, k.String())
		}
	}
	return list
}

func pendingList(w *party) []string {
	list := []string{}
	for _, waiting := range w.queue[:w.waiting] {
		list = append(list, waiting.kind.String())
	}
	return list
}

func (s *State) scoreFacts(facts map[string]any, seat int) {
	score := s.score(seat)
	prefix := "p" + strconv.Itoa(seat+1) + ".score"
	facts[prefix] = score.Total
	for row := range Row(NumScoreRows) {
		facts[prefix+"."+row.String()] = score.Rows[row]
	}
}

// endFacts are the facts of a finished game.
func (s *State) endFacts(facts map[string]any) {
	facts["winners"] = fromOne(s.Winners())
	scores := make([]int, s.g.players)
	for i := range scores {
		scores[i] = s.score(i).Total
	}
	if s.g.players == 1 {
		facts["title"] = TitleOf(scores[0]).String()
	}
	if s.g.story == nil {
		return
	}
	result := s.g.story.After(scores...)
	facts["story.points"] = result.Points
	facts["story.winners"] = fromOne(result.Winners)
	facts["story.opens"], facts["story.won"], facts["story.ended"] = result.Opens, result.Won, result.Ended
}

func fromOne(seats []int) []int {
	list := make([]int, len(seats))
	for i, seat := range seats {
		list[i] = seat + 1
	}
	return list
}
