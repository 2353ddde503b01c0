package paperdungeons

import "github.com/rulebook-go/rulebook"

// A Title is what the Hall of Fame calls a solo player.
type Title uint8

// The titles, from the lowest.
const (
	Villager Title = iota
	FootSoldier
	TownDefender
	Adventurer
	HeroTitle
	ChampionOfTheKingdom
	VeteranTitle
	Legendary
	Epic
)

var titleNames = []string{
	"Villager", "Foot Soldier", "Town Defender", "Adventurer", "Hero", "Champion of the Kingdom", "Veteran", "Legendary",
	"Epic",
}

// titleFrom is the table of PD-FAME-1: the lowest score of each title but the first.
var titleFrom = [...]int{
	FootSoldier: 51, TownDefender: 61, Adventurer: 71, HeroTitle: 81, ChampionOfTheKingdom: 91, VeteranTitle: 101,
	Legendary: 111, Epic: 121,
}

// fameGap is the score that the rulebook leaves out (PD-FAME-2).
const fameGap = 50

// String returns the title.
func (t Title) String() string { return name(titleNames, t, "Title") }

// TitleOf returns the title for the score of a solo game.
func TitleOf(score int) Title {
	title := Villager
	for t := FootSoldier; t <= Epic; t++ {
		if score >= titleFrom[t] {
			title = t
		}
	}
	return title
}

// citeTitle cites the rules of the Hall of Fame for the score of a solo game.
func citeTitle(t *rulebook.Trace, score int) {
	r := TitleByScore
	if score == fameGap {
		r = FiftyIsVillager
	}
	t.CiteName(r, 0, "%s, with %d points", TitleOf(score).String(), score)
}
