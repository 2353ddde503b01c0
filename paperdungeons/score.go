package paperdungeons

import (
	"cmp"
	"slices"

	"github.com/rulebook-go/rulebook"
)

// A Row is a row of the score sheet, A to N.
type Row uint8

// The rows of the score sheet (PD-SCORE-19).
const (
	RowA         Row = iota // villain 1
	RowB                    // villain 2
	RowC                    // villain 3
	RowD                    // heroes
	RowE                    // items
	RowF                    // gems
	RowG                    // minions, lieutenants included
	RowH                    // damage, a loss
	RowI                    // resurrection, a loss
	RowJ                    // objective and power
	RowK                    // missions
	RowL                    // artifacts and chest glory
	RowM                    // side quest I
	RowN                    // side quest II
	NumScoreRows = 14
)

var rowRules = [NumScoreRows]*rulebook.Rule{
	RowsABCVillains, RowsABCVillains, RowsABCVillains, RowDHeroes, RowEItems, RowFGems, RowGMinions, RowHDamage,
	RowIResurrection, RowJObjectivePower, RowKMissions, RowLArtifacts, RowsMNSideQuests, RowsMNSideQuests,
}

// String returns the row's letter.
func (r Row) String() string {
	if r < NumScoreRows {
		return "ABCDEFGHIJKLMN"[r : r+1]
	}
	return name(nil, r, "Row")
}

// Rule returns the rule by which the row is counted.
func (r Row) Rule() *rulebook.Rule {
	if r < NumScoreRows {
		return rowRules[r]
	}
	return nil
}

// Noted reports whether the row is noted when it is earned, and never recomputed: A, B, C, K, M and N (PD-SCORE-2).
func (r Row) Noted() bool { return r <= RowC || r == RowK || r == RowM || r == RowN }

// A Score is a player's score sheet.
type Score struct {
	Rows  [NumScoreRows]int // glory by row, losses negative
	Total int               // their sum, which may be negative
}

// A Point is a part of a score: so much glory, in that row, from that source, by that rule.
type Point struct {
	Row    Row
	Glory  int
	Source string
	Rule   *rulebook.Rule
}

// damagePerGlory is how many marks cost a glory (PD-SCORE-13).
const damagePerGlory = 2

// Score returns the score sheet of a player, from 0, as it would be if the game ended here. A seat that is not in the
// game scores nothing.
func (s State) Score(player int) Score { return s.score(player) }

func (s *State) score(player int) (score Score) {
	if player < 0 || player >= s.players() {
		return score
	}
	w := &s.parties[player]
	rows := &score.Rows
	for tier, glory := range w.villainGlory {
		rows[tier] = int(glory)
	}
	rows[RowD] = HeroGlory(w.heroLevels())
	rows[RowE] = w.itemGlory()
	rows[RowF] = GemGlory(w.gemCount())
	rows[RowG] = MinionGlory(w.minions())
	rows[RowH] = -int(w.marks) / damagePerGlory
	if w.revived {
		rows[RowI] = -ResurrectionCost
	}
	rows[RowJ] = w.objective.Glory(s.objectiveCount(w, w.objective)) + s.endGlory(w)
	rows[RowK] = int(w.missionGlory)
	rows[RowL] = s.artifactGlory(w) + int(w.chest)
	rows[RowM], rows[RowN] = int(w.questGlory[0]), int(w.questGlory[1])
	for _, glory := range rows {
		score.Total += glory
	}
	return score
}

func (w *party) heroLevels() (levels [NumHeroes]int) {
	for h, level := range w.levels {
		levels[h] = int(level)
	}
	return levels
}

func (w *party) itemGlory() int {
	sum := 0
	for i := range Item(NumItems) {
		if w.completed(i) {
			sum += i.Glory()
		}
	}
	return sum
}

// artifactGlory returns what a party's artifact is worth, used or not.
func (s *State) artifactGlory(w *party) int {
	work := s.work(w.artifact)
	switch {
	case w.artifact == Jewel || w.artifact == MoonlightMirror:
		return 2
	case w.artifact == LiquorOfHaste:
		return w.explored.Len() / 7
	case w.artifact == SofiasBalm:
		return int(w.made) / 4
	case work.levels && w.levels[work.hero] == MaxLevel:
		return 3
	case work.banes:
		return s.minionsOf(w, work.bane)
	}
	return 0
}

// Points returns what a player's score is made of, source by source, in the order of the rows. Sources worth nothing are
// left out, so the glory adds up to the score's total.
func (s State) Points(player int) []Point {
	if player < 0 || player >= s.players() {
		return nil
	}
	w, score := &s.parties[player], s.score(player)
	var points []Point
	add := func(row Row, glory int, source string, rule *rulebook.Rule) {
		if glory != 0 {
			points = append(points, Point{row, glory, source, rule})
		}
	}
	for row := range Row(NumScoreRows) {
		switch row {
		case RowA, RowB, RowC:
			if v, ok := s.Villain(int(row) + 1); ok {
				add(row, score.Rows[row], v.Name, rowRules[row])
			}
		case RowE:
			for i := range Item(NumItems) {
				if w.completed(i) {
					add(row, i.Glory(), i.String(), itemRule(i))
				}
			}
		case RowJ:
			add(row, w.objective.Glory(s.objectiveCount(w, w.objective)), "objective "+w.objective.String(), ObjectiveSteps)
			if w.power > 0 {
				add(row, s.endGlory(w), "power "+s.g.content.Powers[w.power-1].Name, RowJObjectivePower)
			}
		case RowL:
			add(row, s.artifactGlory(w), w.artifact.Title(), artifactRules[w.artifact])
			add(row, int(w.chest), "the chest", ChestGloryByRound)
		default:
			add(row, score.Rows[row], rowSources[row], rowRules[row])
		}
	}
	return points
}

var rowSources = [NumScoreRows]string{
	RowD: "heroes", RowF: "gems", RowG: "minions", RowH: "damage", RowI: "resurrection", RowK: "missions",
	RowM: "side quest I", RowN: "side quest II",
}

// itemRule returns the rule that fixes an item's glory.
func itemRule(i Item) *rulebook.Rule {
	switch i {
	case MagicLockpick:
		return LockpickGlory
	case ScrollOfKnowledge:
		return ScrollCost
	}
	return RowEItems
}

// A Place is a player's place in the ranking.
type Place struct {
	Player int // seat, from 0
	Place  int // 1 for the winners; players who are tied for good share a place
	Total  int // the score
	Rooms  int // different rooms explored, which decide a tie
}

// Ranking returns the players from the winner on: by score, then by rooms explored; who is still tied shares the place.
func (s State) Ranking() []Place {
	ranking := make([]Place, s.players())
	for i := range ranking {
		ranking[i] = Place{Player: i, Total: s.score(i).Total, Rooms: s.parties[i].explored.Len()}
	}
	slices.SortStableFunc(ranking, func(a, b Place) int {
		return cmp.Or(cmp.Compare(b.Total, a.Total),
			cmp.Compare(b.Rooms, a.Rooms))
	})
	for i := range ranking {
		ranking[i].Place = i + 1
		if i > 0 && ranking[i].Total == ranking[i-1].Total && ranking[i].Rooms == ranking[i-1].Rooms {
			ranking[i].Place = ranking[i-1].Place
		}
	}
	return ranking
}

// Winners returns the seats that win, or share the victory, in seat order. Before the game is over there are none.
func (s State) Winners() []int {
	if s.phase != PhaseOver {
		return nil
	}
	var winners []int
	for _, place := range s.Ranking() {
		if place.Place == 1 {
			winners = append(winners, place.Player)
		}
	}
	slices.Sort(winners)
	return winners
}

// citeScore names the rules of a player's final score, and returns it.
func (p play) citeScore(seat int) int {
	s, t := p.s, p.t
	w, score := &s.parties[seat], s.score(seat)
	t.Cite(ScoreRows, seat, "%d rows, A to N", NumScoreRows)
	t.Cite(NotedRowsStand, seat, "rows A, B, C, K, M and N stand as noted")
	if s.g.options.PrivateCards.On() {
		t.Cite(CardsPrivateUntilUsed, seat, "the kept cards are shown")
	}
	for row := range Row(NumScoreRows) {
		t.CiteName(rowRules[row], seat, "row %s: %d", row.String(), score.Rows[row])
	}
	if n := w.minions(); n > 12 {
		t.Cite(MinionsPastTwelve, seat, "%d minions past the table", n-12)
	}
	p.citeObjective(seat)
	p.citeSources(seat)
	t.Cite(ScoreIsSum, seat, "%d glory", score.Total)
	if score.Total < 0 {
		t.Cite(ScoreMayBeNegative, seat, "%d glory", score.Total)
	}
	return score.Total
}

// citeSources names the rules of single cards that are worth something at the end.
func (p play) citeSources(seat int) {
	s, t := p.s, p.t
	w := &s.parties[seat]
	if w.completed(MagicLockpick) {
		t.Cite(LockpickGlory, seat, "%d glory", MagicLockpick.Glory())
	}
	if w.completed(ScrollOfKnowledge) {
		t.Cite(ScrollCost, seat, "%d glory", ScrollOfKnowledge.Glory())
	}
	if s.powerOf(w, EndGlory) != nil && s.powerOf(w, StartLevels) != nil {
		t.Cite(VeteranTwoHeroes, seat, "%d glory", s.endGlory(w))
	}
	if w.artifact == NoArtifact {
		return
	}
	t.Cite(artifactRules[w.artifact], seat, "%d glory", s.artifactGlory(w))
	t.Cite(ArtifactGloryUsedOrNot, seat, "the same, used or not")
	if s.work(w.artifact).banes {
		t.Cite(BaneCountsWholeGame, seat, "%d defeated in the whole game", s.artifactGlory(w))
	}
}

// citeRanking names the rules that find the winner.
func (p play) citeRanking() {
	s, t := p.s, p.t
	ranking := s.Ranking()
	first := ranking[0]
	t.Cite(HighestWins, first.Player, "%d glory", first.Total)
	if len(ranking) == 1 || ranking[1].Total != first.Total {
		return
	}
	t.Cite(TieMoreRooms, first.Player, "a tie goes to more rooms: %d", first.Rooms)
	t.Cite(TieDifferentRooms, first.Player, "%d different rooms", first.Rooms)
	if ranking[1].Place == 1 {
		t.Cite(VictoryShared, rulebook.Nobody, "the victory is shared")
	}
}
