package paperdungeons_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

func TestChaptersHaveTheirMissions(t *testing.T) {
	want := 'a'
	for c := range pd.Chapter(pd.NumChapters) {
		for n := range pd.ChapterMissions {
			require.Equal(t, pd.Letter(want), c.Mission(n))
			want++
		}
		require.Zero(t, c.Mission(3))
		require.Zero(t, c.Mission(-1))
		text, err := c.MarshalText()
		require.NoError(t, err)
		var back pd.Chapter
		require.NoError(t, back.UnmarshalText(text))
		require.Equal(t, c, back)
	}
	require.Zero(t, pd.Chapter(4).Mission(0))
}

func TestSoloStory(t *testing.T) {
	sums := []int{210, 255, 300, 345}
	for i, sum := range sums {
		s := pd.Story{Chapter: pd.Chapter(i), Earlier: [][]int{{70}, {60}}, Chapters: sums[:i]}
		require.NoError(t, s.Check(1, 0))
		last := i == len(sums)-1
		require.Equal(t, pd.StoryResult{Points: []int{sum}, Done: true, Opens: !last, Won: last}, s.After(sum-130))
		require.Equal(t, pd.StoryResult{Points: []int{sum - 1}, Done: true, Ended: true}, s.After(sum-131))
	}
	s := pd.Story{Earlier: [][]int{{70}}}
	require.Equal(t, pd.StoryResult{Points: []int{500}}, s.After(430), "nothing is decided before the third mission")
}

func TestChapterOfSeveralPlayers(t *testing.T) {
	s := pd.Story{Chapter: pd.TrailOfPain, Earlier: [][]int{{50, 60, 0}, {70, 60, 0}}}
	require.NoError(t, s.Check(3, 'f'))
	require.Equal(t, []int{1}, s.After(50, 51, 0).Winners)
	require.Equal(t, []int{0, 1}, s.After(50, 50, 0).Winners)
	require.Equal(t, []int{0, 1, 2}, s.After(0, 0, 120).Winners)
	require.Nil(t, (&pd.Story{}).After(1, 2).Winners)
	require.Equal(t, pd.StoryResult{Done: true}, s.After(), "no scores, no winners")
	require.Equal(t, pd.StoryResult{Points: []int{170, 180, 0, 9}, Done: true, Winners: []int{1}}, s.After(50, 60, 0, 9))
}

func TestStoryRefusals(t *testing.T) {
	for _, c := range []struct {
		about   string
		story   pd.Story
		players int
		dungeon pd.Letter
		rule    *rulebook.Rule
	}{
		{"b before a", pd.Story{}, 2, 'b', pd.ChaptersInOrder},
		{"a fourth mission", pd.Story{Earlier: [][]int{{1, 1}, {1, 1}, {1, 1}}}, 2, 0, pd.ChaptersInOrder},
		{"no such chapter", pd.Story{Chapter: 4}, 1, 0, pd.ChaptersInOrder},
		{"a card of another chapter", pd.Story{}, 2, 'd', pd.StoryMissionIsGame},
		{"points of one player missing", pd.Story{Earlier: [][]int{{1}}}, 2, 0, pd.ChapterPointsAdded},
		{"several players, two chapters", pd.Story{Chapter: 1, Chapters: []int{300}}, 2, 0, pd.ChapterPointsAdded},
		{"solo in the middle", pd.Story{Chapter: 1}, 1, 0, pd.SoloStoryStart},
		{"chapter 2 too early", pd.Story{Chapter: 1, Chapters: []int{209}}, 1, 0, pd.SoloThresholds},
		{"chapter 3 too early", pd.Story{Chapter: 2, Chapters: []int{210, 254}}, 1, 0, pd.SoloThresholds},
	} {
		t.Run(c.about, func(t *testing.T) {
			require.ErrorIs(t, c.story.Check(c.players, c.dungeon), c.rule)
		})
	}
}

// Three solo games of 80, 60 and 75 points open the second chapter.
func ExampleStory_After() {
	story := pd.Story{Chapter: pd.TheLongNight, Earlier: [][]int{{80}, {60}}}
	result := story.After(75)
	fmt.Println(story.Dungeon(), result.Points[0], result.Opens)

	story.Earlier[1][0] = 54
	result = story.After(75)
	fmt.Println(story.Dungeon(), result.Points[0], result.Opens, result.Ended)
	// Output:
	// c 215 true
	// c 209 false true
}
