package paperdungeonstest

import (
	"pgregory.net/rapid"

	"github.com/rulebook-go/rulebook/paperdungeons"
)

// Setups draws a set-up for 1 to 8 players, more often for few, with drawn options; now and then with drawn content, or as
// a game of a story.
func Setups() *rapid.Generator[paperdungeons.Setup] {
	return rapid.Custom(func(t *rapid.T) paperdungeons.Setup {
		g := paperdungeons.Setup{
			Players: rapid.SampledFrom([]int{2, 1, 2, 3, 2, 1, 4, 3, 5, 6, 7, 8}).Draw(t, "players"),
			Options: Options().Draw(t, "options"),
		}
		switch rapid.IntRange(0, 7).Draw(t, "more") {
		case 1, 2, 3:
			g.Content = Contents().Draw(t, "content")
		case 4:
			g.Story = story(t, g.Players)
			g.Options.Dungeon = 0 // the story says which
		}
		return g
	})
}

// story draws the place of a game in a story.
func story(t *rapid.T, players int) *paperdungeons.Story {
	s := &paperdungeons.Story{Chapter: paperdungeons.Chapter(rapid.IntRange(0, paperdungeons.NumChapters-1).Draw(t, "chapter"))}
	points := func() int { return rapid.IntRange(-10, 130).Draw(t, "points") }
	for range rapid.IntRange(0, paperdungeons.ChapterMissions-1).Draw(t, "earlier") {
		scores := make([]int, players)
		for i := range scores {
			scores[i] = points()
		}
		s.Earlier = append(s.Earlier, scores)
	}
	for c := paperdungeons.Chapter(0); players == 1 && c < s.Chapter; c++ {
		s.Chapters = append(s.Chapters, c.SoloPoints()+rapid.IntRange(0, 20).Draw(t, "past"))
	}
	return s
}

// Options draws options: half of the time the default ones, but for the Dungeon card, else each of them.
func Options() *rapid.Generator[paperdungeons.Options] {
	return rapid.Custom(func(t *rapid.T) paperdungeons.Options {
		var o paperdungeons.Options
		if l := rapid.IntRange(-6, paperdungeons.NumDungeons-1).Draw(t, "dungeon"); l >= 0 {
			o.Dungeon = paperdungeons.Letter('a' + l)
		}
		if rapid.Bool().Draw(t, "defaults") {
			return o
		}
		flip := func(name string) paperdungeons.Switch { return paperdungeons.Switch(two(t, name)) }
		o.Missions = paperdungeons.MissionUse(rapid.SampledFrom([]int{0, 0, 0, 1}).Draw(t, "missions"))
		o.PowerfulMinions = rapid.Bool().Draw(t, "powerful minions")
		o.Mode = paperdungeons.Mode(rapid.IntRange(0, 2).Draw(t, "mode"))
		o.RandomVillains = rapid.Bool().Draw(t, "random villains")
		o.PrivateCards, o.RogueColumns = flip("private cards"), flip("rogue columns")
		o.CloverTask, o.MayFlee, o.LootShown = flip("clover task"), flip("may flee"), flip("loot shown")
		o.PotionBonus = paperdungeons.PotionBonus(two(t, "potion bonus"))
		o.DisarmReach = paperdungeons.DisarmReach(two(t, "disarm reach"))
		o.EmptyQuest = paperdungeons.EmptyQuest(two(t, "empty quest"))
		o.GemSharing = paperdungeons.GemSharing(two(t, "gem sharing"))
		o.MissionTie = paperdungeons.MissionTie(two(t, "mission tie"))
		o.ResurrectAt = paperdungeons.ResurrectAt(two(t, "resurrect at"))
		o.Unlisted = paperdungeons.Unlisted(two(t, "unlisted"))
		return o
	})
}

func two(t *rapid.T, name string) uint8 { return uint8(rapid.IntRange(0, 1).Draw(t, name)) }

// Contents draws the invented content with what stands in the rooms dealt out anew, and with drawn Powers in place of all
// but Scout and Veteran.
func Contents() *rapid.Generator[*paperdungeons.Content] {
	return rapid.Custom(func(t *rapid.T) *paperdungeons.Content {
		c := paperdungeons.Invented()
		rooms := make([]paperdungeons.Room, paperdungeons.NumRooms)
		for i := range rooms {
			rooms[i] = paperdungeons.Room(i)
		}
		rooms = rapid.Permutation(rooms).Draw(t, "rooms")
		for i := range c.Sheet.Cells {
			c.Sheet.Cells[i].Room = rooms[i]
		}
		for i := range c.Powers {
			if name := c.Powers[i].Name; name != "Scout" && name != "Veteran" {
				c.Powers[i].Parts = parts(t)
			}
		}
		if err := c.Validate(); err != nil {
			t.Fatalf("drawn content is not valid: %v", err)
		}
		return c
	})
}

// strengths are the numbers from which the N of each kind of part is drawn.
var strengths = map[paperdungeons.PartKind][]int{
	paperdungeons.StartLevels:   {1, 4, 2},
	paperdungeons.StartPotions:  {2, 4, 12, 8},
	paperdungeons.StartSteps:    {1, 4, 2},
	paperdungeons.StartTasks:    {1, 3},
	paperdungeons.StartGems:     {1, 3},
	paperdungeons.AlwaysAgainst: {1, 3},
	paperdungeons.AlwaysTrap:    {-1, -2},
	paperdungeons.AlwaysBrew:    {1, 3},
	paperdungeons.RoundPoints:   {1, 9, 4},
	paperdungeons.RoundDisarm:   {0},
	paperdungeons.EndGlory:      {4, -20},
	paperdungeons.EndGloryPer:   {1, 2},
}

// parts draws one to four parts of a Power, each of another kind.
func parts(t *rapid.T) []paperdungeons.Part {
	var list []paperdungeons.Part
	kinds := make([]paperdungeons.PartKind, len(strengths))
	for i := range kinds {
		kinds[i] = paperdungeons.PartKind(i)
	}
	kinds = rapid.Permutation(kinds).Draw(t, "kinds")
	for _, kind := range kinds[:rapid.IntRange(1, 4).Draw(t, "parts")] {
		p := paperdungeons.Part{Kind: kind, N: rapid.SampledFrom(strengths[kind]).Draw(t, "strength")}
		switch kind {
		case paperdungeons.AlwaysAgainst:
			if p.All = rapid.Bool().Draw(t, "all"); !p.All {
				p.Type = paperdungeons.MinionType(rapid.IntRange(0, paperdungeons.NumMinionTypes-1).Draw(t, "type"))
			}
		case paperdungeons.EndGloryPer:
			p.Per = rapid.IntRange(1, 4).Draw(t, "per")
			p.Tallied = paperdungeons.Tally(rapid.IntRange(0, int(paperdungeons.TaskTally)).Draw(t, "of"))
		}
		list = append(list, p)
	}
	return list
}
