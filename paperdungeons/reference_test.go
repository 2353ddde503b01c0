package paperdungeons_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// A second version of the rules that count, slow and plain, written from the rulebook's tables and apart from the game's
// code. It reads positions through their accessors alone.

// checkOften draws more games than other properties do: tables have many edges, and few games come to the edge of each.
func checkOften(t *testing.T, property func(*rapid.T)) {
	for range 5 {
		check(t, property)
	}
}

// content returns the content that a drawn game is played with.
func content(g pd.Setup) *pd.Content {
	if g.Content != nil {
		return g.Content
	}
	return invented()
}

var invented = sync.OnceValue(pd.Invented)

// may reports whether a party may step from one room to another, which are named as on the sheet.
func may(c *pd.Content, d *pd.Dungeon, from, to string, cloak, medallion, rogue, columns bool) bool {
	for _, r := range d.Blocked {
		if r.String() == to {
			return false
		}
	}
	joined := func(a, b pd.Room) bool {
		return a.String() == from && b.String() == to || a.String() == to && b.String() == from
	}
	for _, p := range c.Sheet.Passages {
		if joined(p.A, p.B) {
			return true
		}
	}
	across, up := int(to[0])-int(from[0]), int(to[1])-int(from[1])
	switch {
	case across*across+up*up == 1:
		for _, b := range append(slices.Clone(c.Sheet.Borders), d.Borders...) {
			if joined(b.A, b.B) {
				return b.Barrier == pd.Wall && cloak || b.Barrier == pd.Water && medallion
			}
		}
		return true
	case up == 0 && across*across == 25: // A to F, or back
		return rogue
	case across == 0 && up*up == 36: // 1 to 7, or back
		return rogue && columns
	}
	return false
}

// TestEveryStep puts a party in every room of some cards, with and without cloak, medallion and Rogue 4, and compares the
// legality of a step to every other room.
func TestEveryStep(t *testing.T) {
	for _, letter := range []pd.Letter{'a', 'f', 'l'} {
		for n := range 12 {
			rogue, columns := n%3 > 0, n%3 > 1
			everyStep(t, letter, n/3%2 > 0, n/6 > 0, rogue, columns)
		}
	}
}

func everyStep(t *testing.T, letter pd.Letter, cloak, medallion, rogue, columns bool) {
	g := pd.Setup{Players: 1, Content: strongPowers(), Options: pd.Options{Dungeon: letter, Missions: pd.NoMissions}}
	if !columns {
		g.Options.RogueColumns = pd.Off
	}
	s := start(t, g)
	d, _ := s.Dungeon()
	// Long Stride has three steps at the start and 9 points a round. Rogues train in white.
	s = apply(t, s, "deal p1 quest 1", "deal p1 quest 2", "deal p1 powers 8 9", "deal p1 objectives o2 o5", "p1 keep power 8",
		"p1 keep objective o2", "p1 step ring", "p1 step ring", "p1 step sword",
		"roll white rogue rogue rogue black cleric cleric rogue")
	if rogue {
		s = apply(t, s, "p1 white rogue level rogue", "p1 white rogue level rogue", "p1 white rogue level rogue")
	}
	s = apply(t, s, "p1 done", "roll white rogue rogue rogue black cleric cleric rogue")
	if cloak {
		s = apply(t, s, "p1 white rogue craft cloak", "p1 white rogue craft cloak", "p1 white rogue craft stone")
	}
	s = apply(t, s, "p1 done")
	s = sit(t, s, atPhase(pd.PhaseRoll))
	s = apply(t, s, "roll white rogue rogue rogue black cleric cleric rogue")
	if medallion {
		s = apply(t, s, "p1 black cleric craft medallion", "p1 black cleric craft medallion")
	}
	s = apply(t, s, "p1 white rogue move", "p1 power points")
	for from := range pd.Room(pd.NumRooms) {
		here, err := s.Apply(pd.Ring(0, from))
		if s.Impassable(from) {
			must(t, err != nil, "the ring leads into %v", from)
			continue
		}
		must(t, err == nil, "%v", err)
		for here.Phase() == pd.PhaseLieutenant || here.Party(0).Choices > 0 {
			here, _ = here.Apply(here.AppendMoves(nil)[0])
		}
		for to := range pd.Room(pd.NumRooms) {
			_, err := here.Apply(pd.Go(0, to))
			want := may(g.Content, &d, from.String(), to.String(), cloak, medallion, rogue, columns)
			must(t, (err == nil) == want, "card %v, %v to %v, cloak %v, medallion %v, rogue %v, columns %v: want %v, got %v",
				letter, from, to,
				cloak, medallion, rogue, columns, want, err)
		}
	}
}

// powerOf returns the parts of a party's Power.
func powerOf(g pd.Setup, w pd.Party) []pd.Part {
	if w.Power <= 0 {
		return nil
	}
	return content(g).Powers[w.Power-1].Parts
}

// completed reports whether an item has its two steps.
func completed(w pd.Party, i pd.Item) bool { return w.Steps[i] == 2 }

// powerLevel is what a party brings against a type of minion.
func powerLevel(g pd.Setup, w pd.Party, kind pd.MinionType) int {
	hero := map[string]pd.Hero{"ghost": pd.Wizard, "goblin": pd.Rogue, "orc": pd.Warrior, "zombie": pd.Cleric}[kind.String()]
	level := w.Levels[hero]
	if w.Levels[pd.Warrior] >= 4 {
		level++
	}
	if completed(w, pd.FlamingSword) {
		level++
	}
	for _, p := range powerOf(g, w) {
		if p.Kind == pd.AlwaysAgainst && (p.All || p.Type == kind) {
			level += p.N
		}
	}
	help := map[string]string{"staff": "ghost", "mace": "zombie"}
	if g.Options.Unlisted == pd.Symmetric {
		help["goblin-bane"], help["orc-bane"] = "goblin", "orc"
	}
	if help[w.Artifact.String()] == kind.String() {
		level += 2
	}
	return level
}

// fightDamage is the damage of a fight against a minion or a lieutenant.
func fightDamage(g pd.Setup, s pd.State, w pd.Party, kind pd.MinionType, level int) int {
	if g.Options.PowerfulMinions {
		bonus := map[pd.Hero]bool{}
		for tier := 1; tier <= 3; tier++ {
			v, _ := s.Villain(tier)
			bonus[v.Bonus] = true
		}
		if !bonus[kind.Hero()] {
			level++
		}
	}
	return max(0, level-powerLevel(g, w, kind))
}

// damageOf adds up the damage that a move deals to its player: the trap and the minion of a room entered, or the lieutenant.
func damageOf(g pd.Setup, s pd.State, m pd.Move, w pd.Party) int {
	switch m.Kind() {
	case pd.DrawLieutenantKind:
		var card int
		fmt.Sscanf(m.String(), "lieutenant %d", &card)
		l := content(g).Lieutenants[card-1]
		return fightDamage(g, s, w, l.Type, l.Strength)
	case pd.GoKind, pd.RingKind, pd.MirrorKind:
		r, _ := m.Room()
		damage := map[pd.Trap]int{pd.Spike: 1, pd.Blade: 2}[s.Trap(r)]
		if w.Disarmed.Has(r) {
			damage = 0
		}
		for _, p := range powerOf(g, w) {
			if p.Kind == pd.AlwaysTrap {
				damage = max(0, damage+p.N)
			}
		}
		if foe := s.Minion(r); foe.Level > 0 && !w.Defeated.Has(r) {
			damage += fightDamage(g, s, w, foe.Type, int(foe.Level))
		}
		return damage
	}
	return 0
}

func TestDamage(t *testing.T) { checkOften(t, damageIsThatOfTheRules) }

func FuzzDamage(f *testing.F) { fuzz(f, damageIsThatOfTheRules) }

// damageIsThatOfTheRules compares the damage of every move of the action phase, marked or soaked, with the second version.
func damageIsThatOfTheRules(t *rapid.T) {
	g := play(t, setup(t, 8))
	for n, m := range g.moves {
		s, next := g.states[n], g.states[n+1]
		if s.Phase() != pd.PhaseActions && s.Phase() != pd.PhaseLieutenant || next.Phase() > pd.PhaseLieutenant ||
			next.Phase() < pd.PhaseActions {
			continue
		}
		for i := range s.Players() {
			v, w := s.Party(i), next.Party(i)
			want := 0
			if seat, ok := m.Seat(); ok && seat == i || !ok && v.Lieutenant != w.Lieutenant {
				want = damageOf(g.setup, s, m, v)
			}
			got := w.Damage + w.PotionsDrunk - v.Damage - v.PotionsDrunk
			must(t, got == want || w.Damage == pd.DamageBoxes && got < want, "%v: p%d takes %d damage, want %d", m, i+1, got, want)
			must(t, w.Damage == v.Damage || w.PotionsDrunk == min(v.PotionsMade, w.PotionsMade) ||
				w.PotionsDrunk == v.PotionsMade, "%v: damage is marked before potions are drunk", m)
		}
	}
}

// rooms counts the explored rooms for which is is true.
func rooms(w pd.Party, is func(column, row byte) bool) int {
	n := 0
	for _, r := range w.Explored.List() {
		if name := r.String(); is(name[0], name[1]) {
			n++
		}
	}
	return n
}

func corner(column, row byte) bool {
	return strings.ContainsRune("AF", rune(column)) && strings.ContainsRune("17", rune(row))
}
func edge(column, row byte) bool {
	return strings.ContainsRune("AF", rune(column)) || strings.ContainsRune("17", rune(row))
}

// full counts the rows with 6, or the columns with at least so many, explored rooms.
func full(w pd.Party, row bool, least int) int {
	count := map[byte]int{}
	for _, r := range w.Explored.List() {
		name := r.String()
		if row {
			count[name[1]]++
		} else {
			count[name[0]]++
		}
	}
	n := 0
	for _, c := range count {
		if c >= least {
			n++
		}
	}
	return n
}

// defeated lists what a party has defeated, as "orc 4".
func defeated(g pd.Setup, s pd.State, w pd.Party) (list []string) {
	for _, r := range w.Defeated.List() {
		list = append(list, fmt.Sprint(s.Minion(r).Type, " ", s.Minion(r).Level))
	}
	if w.Lieutenant > 0 {
		l := content(g).Lieutenants[w.Lieutenant-1]
		list = append(list, fmt.Sprint(l.Type, " ", l.Strength))
	}
	return list
}

func having(list []string, part string) int {
	n := 0
	for _, text := range list {
		if strings.Contains(text, part) {
			n++
		}
	}
	return n
}

func heroesFrom(w pd.Party, level int) int {
	n := 0
	for _, l := range w.Levels {
		if l >= level {
			n++
		}
	}
	return n
}

func itemsOf(w pd.Party) int {
	n := 0
	for i := range pd.Item(pd.NumItems) {
		if completed(w, i) {
			n++
		}
	}
	return n
}

// objectiveCounts is what the objectives o1 to o16 count.
func objectiveCounts(g pd.Setup, s pd.State, i int) [17]int {
	w, beaten := s.Party(i), defeated(g, s, s.Party(i))
	villains := s.Score(i).Rows[0] + s.Score(i).Rows[1] + s.Score(i).Rows[2]
	return [17]int{0, having(beaten, " 4"), having(beaten, " 5"), w.TrapsTriggered + w.WallsCrossed + w.WatersCrossed,
		full(w, false, 4),
		full(w, true, 6), heroesFrom(w, 5), having(beaten, " 3"), w.PotionsMade, w.Explored.Len(), villains, itemsOf(w),
		rooms(w, edge), len(beaten), w.Gems, rooms(w, corner), w.Hearts}
}

// thresholds is the table of the objectives.
var thresholds = [17][3]int{{}, {2, 3, 4}, {2, 3, 4}, {4, 7, 10}, {4, 5, 6}, {1, 2, 3}, {2, 3, 4}, {2, 3, 4}, {6, 9,
	12}, {20, 25, 30}, {10, 15, 20},
	{2, 4, 7}, {10, 13, 16}, {4, 7, 10}, {2, 5, 7}, {1, 2, 3}, {12, 16, 20}}

// rowJ is the glory of Objective and Power.
func rowJ(g pd.Setup, s pd.State, i int) int {
	w, glory := s.Party(i), 0
	for k, threshold := range thresholds[w.Objective] {
		if w.Objective > 0 && objectiveCounts(g, s, i)[w.Objective] >= threshold {
			glory = 2 * (k + 1)
		}
	}
	tasks := 0
	for _, done := range w.Tasks {
		if done {
			tasks++
		}
	}
	tally := map[string]int{"rooms": w.Explored.Len(), "minions": len(defeated(g, s, w)), "gems": w.Gems, "items": itemsOf(w),
		"potions": w.PotionsMade, "tasks": tasks}
	for _, p := range powerOf(g, w) {
		switch p.Kind {
		case pd.EndGlory:
			glory += p.N
		case pd.EndGloryPer:
			glory += p.N * (tally[p.Tallied.String()] / p.Per)
		}
	}
	return glory
}

// rowL is the glory of the artifact, without the chest.
func rowL(g pd.Setup, s pd.State, w pd.Party) int {
	six := map[string]pd.Hero{"signet": pd.Rogue, "beads": pd.Cleric, "shield": pd.Warrior}
	per := map[string]string{"staff": "ghost", "mace": "zombie"}
	if g.Options.Unlisted == pd.Symmetric {
		six["token"], per["goblin-bane"], per["orc-bane"] = pd.Wizard, "goblin", "orc"
	}
	name := w.Artifact.String()
	if hero, ok := six[name]; ok && w.Levels[hero] == 6 {
		return 3
	}
	if kind, ok := per[name]; ok {
		return having(defeated(g, s, w), kind)
	}
	return map[string]int{"jewel": 2, "mirror": 2, "liquor": w.Explored.Len() / 7, "balm": w.PotionsMade / 4}[name]
}

// at returns an entry of a table, or the last one past its end.
func at(table []int, i int) int { return table[min(i, len(table)-1)] }

func TestScores(t *testing.T) { checkOften(t, scoresAreThoseOfTheRules) }

func FuzzScores(f *testing.F) { fuzz(f, scoresAreThoseOfTheRules) }

// scoresAreThoseOfTheRules compares the rows that are counted at the end with the second version, all game long.
func scoresAreThoseOfTheRules(t *rapid.T) {
	g := play(t, setup(t, 8))
	for n, s := range g.states {
		if n%11 > 0 && n < len(g.states)-1 {
			continue
		}
		for i := range s.Players() {
			w, rows := s.Party(i), s.Score(i).Rows
			heroes := []int{0, 0, 3, 6, 8, 11, 14}[slices.Min(w.Levels[:])] + heroesFrom(w, 6)
			items := 0
			for k, glory := range []int{3, 2, 2, 2, 2, 3, 3, -4} {
				if completed(w, pd.Item(k)) {
					items += glory
				}
			}
			gems := at([]int{0, 1, 3, 5, 8, 11, 14, 17, 20, 24}, w.Gems)
			minions := at([]int{0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25}, w.Minions) + 3*max(0, w.Minions-12)
			want := [14]int{rows[0], rows[1], rows[2], heroes, items, gems, minions, -(w.Damage / 2), -9 * w.Resurrections,
				rowJ(g.setup, s, i),
				rows[10], rowL(g.setup, s, w) + w.Chest, w.QuestGlory[0], w.QuestGlory[1]}
			counts := objectiveCounts(g.setup, s, i)
			for o := pd.NoObjective; o <= pd.NumObjectives; o++ {
				must(t, s.ObjectiveCount(i, o) == counts[o], "p%d: %v counts %d, want %d", i+1, o, s.ObjectiveCount(i, o), counts[o])
			}
			met := meets(g.setup, s, w)
			for mission := pd.Mission(1); mission <= pd.NumMissions; mission++ {
				want := met[mission.String()] && s.Phase() >= pd.PhaseMissions
				must(t, s.Meets(i, mission) == want, "p%d meets %v: want %v", i+1, mission, want)
			}
			must(t, rows == want, "p%d scores %v, want %v at\n%v", i+1, rows, want, s)
		}
	}
}

// meets is the table of the missions: which of them a party meets.
func meets(g pd.Setup, s pd.State, w pd.Party) map[string]bool {
	levels := map[byte]bool{}
	for _, text := range defeated(g, s, w) {
		levels[text[len(text)-1]] = true
	}
	d, _ := s.Dungeon()
	villains := 0
	for _, r := range d.VillainRooms {
		if w.Explored.Has(r) {
			villains++
		}
	}
	return map[string]bool{"m1": len(levels) >= 3, "m2": heroesFrom(w, 6) >= 1, "m3": full(w, true, 6) >= 1,
		"m4": heroesFrom(w, 3) == 4,
		"m5": full(w, false, 7) >= 1, "m6": w.PotionsMade >= 8, "m7": heroesFrom(w, 4) >= 3, "m8": w.Minions >= 6,
		"m9":  w.Gems >= 4,
		"m10": rooms(w, corner) >= 2, "m11": w.TrapsTriggered >= 5, "m12": w.Explored.Len() >= 15, "m13": itemsOf(w) >= 4,
		"m14": w.Hearts >= 12,
		"m15": villains == 3, "m16": heroesFrom(w, 5) >= 2}
}

func TestMissions(t *testing.T) { checkOften(t, missionsAreThoseOfTheRules) }

func FuzzMissions(f *testing.F) { fuzz(f, missionsAreThoseOfTheRules) }

// missionsAreThoseOfTheRules compares who scores which mission with the second version: at the end of a round everybody who
// meets a mission on the table scores it, and nobody else.
func missionsAreThoseOfTheRules(t *rapid.T) {
	g := setup(t, 8)
	g.Options.MissionTie, g.Options.Missions = pd.AllScore, pd.ThreeMissions
	played := play(t, g)
	glory := []int{0, 6, 5, 4, 4, 3, 3, 2, 1}
	for n := range played.moves {
		s, next := played.states[n], played.states[n+1]
		// Missions are checked where the choosing and looting of a round are over.
		if s.Round() == 0 || next.Round() == s.Round() && next.Phase() != pd.PhaseVillain && next.Phase() != pd.PhaseOver ||
			s.Phase() == pd.PhaseVillain {
			continue
		}
		for i := range s.Players() {
			gain := 0
			for k := range pd.MissionsRevealed {
				if mission, round := s.Mission(k); round == 0 && meets(g, s, s.Party(i))[mission.String()] {
					gain += glory[s.Round()]
				}
			}
			got := next.Score(i).Rows[pd.RowK] - s.Score(i).Rows[pd.RowK]
			must(t, got == gain, "p%d scores %d for missions in round %d, want %d", i+1, got, s.Round(), gain)
		}
	}
}

func TestVillains(t *testing.T) { checkOften(t, villainsAreThoseOfTheRules) }

func FuzzVillains(f *testing.F) { fuzz(f, villainsAreThoseOfTheRules) }

// villainsAreThoseOfTheRules compares what a fight brings with the tables of the house reading.
func villainsAreThoseOfTheRules(t *rapid.T) {
	g := setup(t, 8)
	g.Options.MayFlee = pd.On
	played := play(t, g)
	tables := [3][4][3]int{{{0, 3, 1}, {6, 2, 3}, {9, 1, 5}, {12, 0, 7}}, {{0, 4, 2}, {10, 3, 4}, {14, 1, 7}, {18, 0, 10}},
		{{0, 5, 3}, {14, 3, 6}, {19, 1, 10}, {24, 0, 14}}}
	shift := [3][3]int{{0, 0, 0}, {2, 3, 3}, {4, 6, 6}}
	for n, m := range played.moves {
		s, next := played.states[n], played.states[n+1]
		seat, _ := m.Seat()
		if m.Kind() != pd.FightKind && m.Kind() != pd.FleeKind {
			continue
		}
		tier := map[int]int{3: 1, 6: 2, 8: 3}[s.Round()]
		v, _ := s.Villain(tier)
		w := s.Party(seat)
		strength, want := w.Hearts+w.Levels[v.Bonus], [3]int{}
		for _, row := range tables[tier-1] {
			if row[0] > 0 {
				row[0] += shift[g.Options.Mode][tier-1]
			}
			if m.Kind() == pd.FightKind && row[0] <= strength {
				want = row
			}
		}
		after := next.Party(seat)
		must(t, next.Score(seat).Rows[tier-1] == want[2], "%v of strength %d: %d glory, want %d", m, strength,
			next.Score(seat).Rows[tier-1], want[2])
		got := after.Damage + after.PotionsDrunk - w.Damage - w.PotionsDrunk
		must(t, got == want[1] || after.Damage == pd.DamageBoxes, "%v of strength %d: %d damage, want %d", m, strength, got,
			want[1])
	}
}
