package paperdungeons_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// list calls f for low to high.
func list(f func(int) int, low, high int) []int {
	var all []int
	for n := low; n <= high; n++ {
		all = append(all, f(n))
	}
	return all
}

func TestTables(t *testing.T) {
	require.Equal(t, []int{0, 5, 5, 3, 3, 3, 1, 1, 0, 0}, list(pd.ChestGlory, 0, 9))
	require.Equal(t, []int{0, 6, 5, 4, 4, 3, 3, 2, 1, 0}, list(pd.MissionGlory, 0, 9))
	require.Equal(t, []int{0, 8, 9, 10, 11, 12, 12, 12, 12, 0}, list(pd.PileSize, 0, 9))
	require.Equal(t, []int{0, 0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25, 28, 31}, list(pd.MinionGlory, -1, 14))
	require.Equal(t, []int{0, 0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 24}, list(pd.GemGlory, -1, 10))
	require.Equal(t, []int{0, 2, 7, 15}, list(pd.QuestGlory, 0, 3))
	require.Equal(t, []int{0, 0, 3, 6, 8, 11}, list(func(n int) int { return pd.HeroGlory([4]int{5, n, 5, 5}) }, 0, 5))
	require.Equal(t, 3+1, pd.HeroGlory([4]int{2, 6, 2, 3}))
	require.Equal(t, 14+4, pd.HeroGlory([4]int{6, 6, 6, 6}))
}

func TestVillainTables(t *testing.T) {
	require.Nil(t, pd.VillainTable(0))
	require.Nil(t, pd.VillainTable(4))
	for tier := 1; tier <= 3; tier++ {
		require.Len(t, pd.VillainTable(tier), 4)
	}
	require.Equal(t, [][]pd.VillainRow{
		{{Strength: 0, Damage: 3, Glory: 1}, {Strength: 6, Damage: 2, Glory: 3}, {Strength: 9, Damage: 1, Glory: 5}, {Strength: 12, Glory: 7}},
		{{Strength: 0, Damage: 4, Glory: 2}, {Strength: 10, Damage: 3, Glory: 4}, {Strength: 14, Damage: 1, Glory: 7}, {Strength: 18, Glory: 10}},
		{{Strength: 0, Damage: 5, Glory: 3}, {Strength: 14, Damage: 3, Glory: 6}, {Strength: 19, Damage: 1, Glory: 10}, {Strength: 24, Glory: 14}},
	}, [][]pd.VillainRow{pd.VillainTable(1), pd.VillainTable(2), pd.VillainTable(3)})
	pd.VillainTable(1)[0].Glory = 99
	require.Equal(t, pd.VillainRow{Strength: 0, Damage: 3, Glory: 1}, pd.VillainTable(1)[0], "the table is the caller's own")
}

func TestObjectivesTrainTwoHeroesInEachColour(t *testing.T) {
	for o := pd.Objective(1); o <= pd.NumObjectives; o++ {
		black := 0
		for h := range pd.Hero(pd.NumHeroes) {
			black += int(o.Training(h))
		}
		require.Equal(t, 2, black, o)
		steps := o.Thresholds()
		require.Equal(t, thresholds[o], steps, o)
		require.Less(t, steps[0], steps[1])
		require.Less(t, steps[1], steps[2])
		require.Equal(t, []int{0, 2, 4, 6}, []int{o.Glory(steps[0] - 1), o.Glory(steps[0]), o.Glory(steps[1]), o.Glory(steps[2])})
		back, err := pd.ParseObjective(o.String())
		require.NoError(t, err)
		require.Equal(t, o, back)
	}
	require.Zero(t, pd.NoObjective.Glory(99))
	require.Zero(t, pd.Objective(200).Glory(99))
	_, err := pd.ParseObjective("o17")
	require.Error(t, err)
}

func TestNamesReadBack(t *testing.T) {
	for i := range pd.Item(pd.NumItems) {
		back, err := pd.ParseItem(i.String())
		require.NoError(t, err)
		require.Equal(t, i, back)
		require.Equal(t, 2, i.Steps())
	}
	for a := pd.Jewel; a <= pd.OrcBane; a++ {
		back, err := pd.ParseArtifact(a.String())
		require.NoError(t, err)
		require.Equal(t, a, back)
		require.NotEmpty(t, a.Title())
	}
	for m := pd.Mission(1); m <= pd.NumMissions; m++ {
		back, err := pd.ParseMission(m.String())
		require.NoError(t, err)
		require.Equal(t, m, back)
	}
	for _, text := range []string{"", "none", "m0", "m17", "m01"} {
		_, err := pd.ParseMission(text)
		require.Error(t, err, text)
		_, err = pd.ParseArtifact(text)
		require.Error(t, err, text)
	}
	// Numbers that name nothing are printed as such.
	for _, s := range []fmt.Stringer{
		pd.Item(9), pd.Artifact(99), pd.Mission(99), pd.Objective(99), pd.Hero(9), pd.Face(9), pd.Colour(9), pd.Room(99),
	} {
		require.Contains(t, s.String(), "9")
	}
}

func TestStepsAcceptDice(t *testing.T) {
	for f := range pd.Face(pd.NumFaces) {
		require.Equal(t, f != pd.Skull, pd.AnyStep.Accepts(f))
		require.Equal(t, f == pd.RogueFace || f == pd.Clover, pd.IntangibilityCloak.Step(0).Accepts(f))
	}
}

// A face is on the dice of a colour, or on those of both; other numbers name no face and no colour.
func TestFacesOfDice(t *testing.T) {
	on := map[pd.Face]string{0: "wb", 1: "wb", 2: "wb", 3: "wb", 4: "wb", 5: "w", 6: "b"}
	for f := range pd.Face(12) {
		for c := range pd.Colour(4) {
			require.Equal(t, strings.Contains(on[f], "wb.."[c:c+1]), f.On(c), "%v on %v", f, c)
		}
		h, ok := f.Hero()
		require.Equal(t, f >= 1 && f <= 4, ok)
		require.True(t, !ok && h == 0 || h.Face() == f, "%v is of the %v", f, h)
	}
}

// The rows of the score sheet have letters and rules; A, B, C, K, M and N are noted when they are earned.
func TestRows(t *testing.T) {
	for i, letter := range strings.Split("A B C D E F G H I J K L M N Row(14) Row(15)", " ") {
		r := pd.Row(i)
		require.Equal(t, letter, r.String())
		require.Equal(t, strings.Contains("A B C K M N", letter), r.Noted(), letter)
		require.Equal(t, i < 14, r.Rule() != nil, letter)
	}
	require.Equal(t, []*rulebook.Rule{pd.RowsABCVillains, pd.RowHDamage, pd.RowsMNSideQuests},
		[]*rulebook.Rule{pd.RowC.Rule(), pd.RowH.Rule(), pd.RowM.Rule()})
}
