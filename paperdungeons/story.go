package paperdungeons

import (
	"fmt"
	"slices"

	"github.com/rulebook-go/rulebook"
)

// A Chapter is one of the four chapters of story mode (PD-STORY-1).
type Chapter uint8

// The chapters in order. The third bears the name that the rulebook prints.
const (
	TheLongNight Chapter = iota
	TrailOfPain
	ReveledSecrets
	ShadowsHeart
)

// The shape of story mode: four chapters of three story missions.
const (
	NumChapters     = 4
	ChapterMissions = 3
)

var chapterNames = []string{"The Long Night", "Trail of Pain", "Reveled Secrets", "Shadow's Heart"}

// soloPoints is the table of PD-STORY-7 and 8.
var soloPoints = [NumChapters]int{210, 255, 300, 345}

// String returns the chapter's name.
func (c Chapter) String() string { return name(chapterNames, c, "Chapter") }

// MarshalText writes the chapter's name.
func (c Chapter) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a chapter's name.
func (c *Chapter) UnmarshalText(text []byte) error {
	return parseName(c, chapterNames, string(text), "The Long Night, Trail of Pain, Reveled Secrets or Shadow's Heart")
}

// Mission returns the Dungeon card of story mission n of the chapter, n being 0 to 2 (PD-STORY-2). It is 0 for any other n.
func (c Chapter) Mission(n int) Letter {
	if c >= NumChapters || n < 0 || n >= ChapterMissions {
		return 0
	}
	return Letter('a' + int(c)*ChapterMissions + n)
}

// SoloPoints returns the points that a solo player needs in the chapter (PD-STORY-7 and 8).
func (c Chapter) SoloPoints() int { return entry(soloPoints[:], int(c)) }

// A Story is the place of a game in story mode: its chapter, and what was scored before. It is part of a [Setup], or
// stands alone and is asked what finished games come to. The zero Story is the first mission of The Long Night.
type Story struct {
	Chapter Chapter `json:"chapter"`
	// Earlier are the scores of the chapter's missions played before this one, a list for each, a number for each seat.
	Earlier [][]int `json:"earlier,omitempty"`
	// Chapters are, in solo play, the sums of the chapters played before this one.
	Chapters []int `json:"chapters,omitempty"`
}

// Dungeon returns the card that the story mission is played on, or the zero Letter if the chapter is over.
func (s *Story) Dungeon() Letter { return s.Chapter.Mission(len(s.Earlier)) }

// Check says whether a game for a number of players, on the Dungeon card that the caller wants, may come next in the
// story; the letter 0 leaves the card to the story. Its error is a *[rulebook.ContentError] that names the rule.
func (s *Story) Check(players int, dungeon Letter) error {
	bad := func(r *rulebook.Rule, path, format string, args ...any) error {
		return &rulebook.ContentError{Path: "story." + path, Rule: r, Detail: fmt.Sprintf(format, args...)}
	}
	want := s.Dungeon()
	switch {
	case want == 0:
		return bad(ChaptersInOrder, "earlier", "a chapter has %d missions, and %d were played before", ChapterMissions, len(s.Earlier))
	case dungeon != 0 && dungeon != want && int(dungeon-'a')/ChapterMissions == int(s.Chapter):
		return bad(ChaptersInOrder, "chapter", "want mission %v of %v, got %v", want, s.Chapter, dungeon)
	case dungeon != 0 && dungeon != want:
		return bad(StoryMissionIsGame, "chapter", "want the Dungeon card %v, got %v", want, dungeon)
	}
	for i, scores := range s.Earlier {
		if len(scores) != players {
			return bad(ChapterPointsAdded, fmt.Sprintf("earlier[%d]", i), "want points of %d players, got %d", players, len(scores))
		}
	}
	switch {
	case players != 1 && len(s.Chapters) > 0:
		return bad(ChapterPointsAdded, "chapters", "several players play one chapter, and bring no earlier ones")
	case players == 1 && len(s.Chapters) != int(s.Chapter):
		return bad(SoloStoryStart, "chapters", "%v comes after %d chapters, got the points of %d", s.Chapter, s.Chapter, len(s.Chapters))
	}
	for i, points := range s.Chapters {
		if need := Chapter(i).SoloPoints(); points < need {
			return bad(SoloThresholds, fmt.Sprintf("chapters[%d]", i), "%v needs %d points, got %d", Chapter(i), need, points)
		}
	}
	return nil
}

// A StoryResult is how a story stands after a mission.
type StoryResult struct {
	Points  []int // of each seat, the missions of the chapter so far added up
	Done    bool  // the chapter's three missions are played
	Winners []int // seats with the highest sum, once the chapter is done; in solo play nobody
	Opens   bool  // solo: the next chapter may be played
	Won     bool  // solo: the story is won
	Ended   bool  // solo: the story is over, and not won
}

// After returns how the story stands when the game that it is the place of ends with these scores, one for each seat.
func (s *Story) After(scores ...int) StoryResult { return s.after(nil, scores) }

// after is After, and cites the rules.
func (s *Story) after(t *rulebook.Trace, scores []int) StoryResult {
	r := StoryResult{Points: slices.Clone(scores), Done: len(s.Earlier) == ChapterMissions-1}
	for _, earlier := range s.Earlier {
		for seat := range min(len(earlier), len(r.Points)) {
			r.Points[seat] += earlier[seat]
		}
	}
	t.CiteName(StoryMissionIsGame, rulebook.Nobody, "a mission of %s is played to its end", s.Chapter.String())
	t.Cite(ChaptersInOrder, rulebook.Nobody, "mission %d of chapter %d", len(s.Earlier)+1, int(s.Chapter)+1)
	if len(scores) == 1 {
		s.solo(t, &r)
		return r
	}
	for seat, points := range r.Points {
		t.Cite(ChapterPointsAdded, seat, "%d points, %d in the chapter", scores[seat], points)
	}
	if r.Done && len(scores) > 0 {
		r.win(t)
	}
	return r
}

// solo settles a chapter played alone.
func (s *Story) solo(t *rulebook.Trace, r *StoryResult) {
	points, need := r.Points[0], s.Chapter.SoloPoints()
	t.Cite(SoloStoryStart, 0, "%d points in the chapter", points)
	if !r.Done {
		return
	}
	switch {
	case points < need:
		r.Ended = true
		t.Cite(SoloStoryEnds, 0, "%d points are below %d", points, need)
	case s.Chapter == ShadowsHeart:
		r.Won = true
		t.Cite(SoloStoryWon, 0, "%d points win, %d are needed", points, need)
	default:
		r.Opens = true
		t.Cite(SoloThresholds, 0, "%d points open the next chapter, %d are needed", points, need)
	}
}

// win finds the seats with the highest sum.
func (r *StoryResult) win(t *rulebook.Trace) {
	best := slices.Max(r.Points)
	for seat, points := range r.Points {
		if points == best {
			r.Winners = append(r.Winners, seat)
		}
	}
	if len(r.Winners) > 1 {
		t.Cite(EqualSumsShare, rulebook.Nobody, "%d players share the victory with %d points", len(r.Winners), best)
		return
	}
	t.Cite(HighestSumWins, r.Winners[0], "%d points win the chapter", best)
}
