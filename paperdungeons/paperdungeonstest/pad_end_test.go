package paperdungeonstest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// nextRound begins a round, or ends the game.
func (p *pad) nextRound() {
	p.dice = nil
	for _, w := range p.sheets {
		clear(w.used)
		w.points, w.clovers, w.moving, w.addedPoints, w.steady = 0, 0, false, false, false
		w.done = p.round == 8
	}
	if p.phase = "roll"; p.round == 8 {
		p.phase = "over"
		return
	}
	p.round++
}

// finish ends a player's actions.
func (p *pad) finish(w *sheet) {
	w.done, w.points, w.clovers, w.moving = true, 0, 0, false
	for _, other := range p.sheets {
		if !other.done {
			return
		}
	}
	p.waiting = map[int]bool{}
	for seat, w := range p.sheets {
		if w.holds {
			p.waiting[seat] = true
		}
		w.holds = false
	}
	p.nextChooser()
}

// pileSize counts the treasure pile.
func (p *pad) pileSize() int {
	n := p.unknown
	for _, count := range p.pile {
		n += count
	}
	return n
}

// firsts are those of some players who come first.
func (p *pad) firsts(seats map[int]bool) map[int]bool {
	first, best := map[int]bool{}, -1
	for seat := range seats {
		w := p.sheets[seat]
		rank := 100 * slices.Max(slices.Collect(maps.Values(w.levels)))
		rank += w.minions()
		if rank > best {
			best = rank
			clear(first)
		}
		if rank == best {
			first[seat] = true
		}
	}
	return first
}

// only returns the one member of a set.
func only(seats map[int]bool) int {
	for seat := range seats {
		return seat
	}
	return -1
}

// nextChooser lets the next player choose an artifact.
func (p *pad) nextChooser() {
	if p.pileSize() == 0 {
		clear(p.waiting)
	}
	if len(p.waiting) == 0 {
		p.lootDue()
		return
	}
	p.tied = p.firsts(p.waiting)
	if len(p.tied) > 1 {
		p.phase = "tie"
		return
	}
	p.chooser(only(p.tied))
}

func (p *pad) chooser(seat int) {
	p.turn, p.phase = seat, "choose"
	if p.unknown > 0 {
		p.phase = "look"
	}
}

// first breaks a tie.
func (p *pad) first(seat int) bool {
	if !p.tied[seat] {
		return false
	}
	if p.phase == "mission-tie" {
		p.claim(map[int]bool{seat: true})
		p.checking++
		p.checkMissions()
		return true
	}
	p.chooser(seat)
	return true
}

// counted counts cards by name. It fails if the unknown cards can't be among them.
func (p *pad) counted(cards []string) (count map[string]int, unknown int, ok bool) {
	count = map[string]int{}
	for _, card := range cards {
		count[card]++
	}
	for card, n := range count {
		if n <= p.pile[card] {
			continue
		}
		if n > 1 || !p.unseen[card] {
			return nil, 0, false
		}
		unknown++
	}
	return count, unknown, unknown <= p.unknown
}

// look shows what the pile holds.
func (p *pad) look(cards []string) bool {
	count, unknown, ok := p.counted(cards)
	if !ok || len(cards) != p.pileSize() || unknown != p.unknown {
		return false
	}
	p.pile, p.unknown, p.unseen = count, 0, map[string]bool{}
	p.phase = "choose"
	return true
}

// choose takes an artifact or declines.
func (p *pad) choose(seat int, w *sheet, word, card string) bool {
	if p.phase != "choose" || seat != p.turn || word == "take" && p.pile[card] == 0 {
		return false
	}
	if word == "take" {
		w.artifact = card
		if !p.is("the card taken stays in the pile") {
			p.pile[card]--
		}
	}
	delete(p.waiting, seat)
	p.nextChooser()
	return true
}

// lootCount is how many cards go at the end of the round.
func (p *pad) lootCount() int {
	switch {
	case p.round == 2, p.round == 5 && !p.is("the loot of round 5 is forgotten"):
		return min(3, p.pileSize())
	case p.round == 7:
		return p.pileSize()
	}
	return 0
}

func (p *pad) lootDue() {
	switch n := p.lootCount(); {
	case n == 0:
	case n == p.pileSize() && p.unknown == 0:
		for card, count := range p.pile {
			p.looted = append(p.looted, slices.Repeat([]string{card}, count)...)
		}
		clear(p.pile)
	default:
		p.phase = "loot"
		return
	}
	p.checking = 0
	p.checkMissions()
}

func (p *pad) loot(cards []string) bool {
	count, unknown, ok := p.counted(cards)
	if !ok || len(cards) != p.lootCount() {
		return false
	}
	for card, n := range count {
		if p.pile[card] > 0 {
			p.pile[card] -= n
		}
		delete(p.unseen, card)
	}
	if p.unknown -= unknown; p.unknown == 0 {
		clear(p.unseen)
	}
	p.looted = append(p.looted, cards...)
	p.checking = 0
	p.checkMissions()
	return true
}

// checkMissions claims missions, then closes gems, then calls the villain.
func (p *pad) checkMissions() {
	for ; p.checking < len(p.missions); p.checking++ {
		mission := p.missions[p.checking]
		met := map[int]bool{}
		for seat, w := range p.sheets {
			if p.met(w, mission) && !p.gone[mission] {
				met[seat] = true
			}
		}
		if len(met) == 0 {
			continue
		}
		if p.opt.MissionTie == pd.ArtifactOrder {
			if met = p.firsts(met); len(met) > 1 {
				p.phase, p.tied = "mission-tie", met
				return
			}
		}
		p.claim(met)
	}
	for _, w := range p.sheets {
		if p.opt.GemSharing == pd.SameRound {
			maps.Copy(p.gemsGone, w.gems)
		}
	}
	p.villainDue()
}

func (p *pad) claim(seats map[int]bool) {
	for seat := range seats {
		p.sheets[seat].missionGlory += []int{0, 6, 5, 4, 4, 3, 3, 2, 1}[p.round]
		if p.is("every mission is worth 6") {
			p.sheets[seat].missionGlory += 6 - []int{0, 6, 5, 4, 4, 3, 3, 2, 1}[p.round]
		}
	}
	p.gone[p.missions[p.checking]] = !p.is("missions stay on the table")
}

// tier is the tier of the villain after the round, or 0.
func (p *pad) tier() int { return map[int]int{3: 1, 6: 2, 8: 3}[p.round] }

func (p *pad) villainDue() {
	tier := p.tier()
	if tier == 0 {
		p.nextRound()
		return
	}
	p.phase = "villain"
	clear(p.waiting)
	for seat, w := range p.sheets {
		if w.explored[p.card.VillainRooms[tier-1].String()] || p.is("everybody fights the villain") {
			p.waiting[seat] = true
		}
	}
	for seat, w := range p.sheets {
		if p.waiting[seat] && !p.opt.MayFlee.On() {
			p.fightVillain(w)
			delete(p.waiting, seat)
		}
	}
	if len(p.waiting) == 0 {
		p.nextRound()
	}
}

func (p *pad) fightOrFlee(seat int, w *sheet, word string) bool {
	if p.phase != "villain" || !p.waiting[seat] {
		return false
	}
	if word == "fight" {
		p.fightVillain(w)
	}
	delete(p.waiting, seat)
	if len(p.waiting) == 0 {
		p.nextRound()
	}
	return true
}

// villainTables are strength, damage and glory of each row.
var villainTables = [][][3]int{
	{{0, 3, 1}, {6, 2, 3}, {9, 1, 5}, {12, 0, 7}},
	{{0, 4, 2}, {10, 3, 4}, {14, 1, 7}, {18, 0, 10}},
	{{0, 5, 3}, {14, 3, 6}, {19, 1, 10}, {24, 0, 14}},
}

func (p *pad) fightVillain(w *sheet) {
	tier := p.tier()
	strength := w.hearts() + w.levels[p.villains[tier-1].Bonus.String()]
	if p.is("the bonus hero counts once") {
		strength = w.hearts()
	}
	damage, glory := 0, 0
	for _, row := range villainTables[tier-1] {
		if row[0] > 0 && !p.is("tokens do nothing") {
			row[0] += [][]int{{0, 0, 0}, {2, 3, 3}, {4, 6, 6}}[p.opt.Mode][tier-1]
		}
		if strength >= row[0] {
			damage, glory = row[1], row[2]
		}
	}
	w.villainGlory[tier-1] = glory
	p.hurt(w, damage)
}

func (w *sheet) minions() int {
	if w.lieutenant > 0 {
		return len(w.defeated) + 1
	}
	return len(w.defeated)
}

// ofLevel counts defeated minions of a level, lieutenants by their strength.
func (p *pad) ofLevel(w *sheet, level int) int {
	n := 0
	for r := range w.defeated {
		if int(p.cells[r].Minion.Level) == level {
			n++
		}
	}
	if w.lieutenant > 0 && p.c.Lieutenants[w.lieutenant-1].Strength == level {
		n++
	}
	return n
}

// heroesAt counts heroes of at least a level.
func (w *sheet) heroesAt(level int) int {
	n := 0
	for _, l := range w.levels {
		if l >= level {
			n++
		}
	}
	return n
}

func (w *sheet) completed() (list []string) {
	return slices.DeleteFunc(slices.Clone(items), func(i string) bool { return !w.has(i) })
}

func (w *sheet) allGems() int { return len(w.gems) + w.moreGems }

// lines counts the rows, or columns, of which so many rooms are explored.
func (p *pad) lines(w *sheet, where int, rooms int) int {
	count := map[byte]int{}
	for r := range w.explored {
		count[r[where]]++
	}
	if p.is("impassable rooms don't break a line") && p.card != nil {
		for _, r := range p.card.Blocked {
			count[r.String()[where]]++
		}
	}
	n := 0
	for _, explored := range count {
		if explored >= rooms {
			n++
		}
	}
	return n
}

func (w *sheet) corners() int {
	n := 0
	for _, r := range []string{"A1", "A7", "F1", "F7"} {
		if w.explored[r] {
			n++
		}
	}
	return n
}

// met says whether a party meets a mission.
func (p *pad) met(w *sheet, mission string) bool {
	switch number(mission) {
	case 1:
		n := 0
		for level := 3; level <= 7; level++ {
			n += min(1, p.ofLevel(w, level))
		}
		return n >= 3
	case 2:
		return w.heroesAt(6) >= 1
	case 3:
		return p.lines(w, 1, 6) > 0
	case 4:
		return w.heroesAt(3) == 4
	case 5:
		return p.lines(w, 0, 7) > 0
	case 6:
		return w.made >= 8
	case 7:
		return w.heroesAt(4) >= 3
	case 8:
		return w.minions() >= 6
	case 9:
		return w.allGems() >= 4
	case 10:
		return w.corners() >= 2
	case 11:
		return w.traps >= 5
	case 12:
		return len(w.explored) >= 15
	case 13:
		return len(w.completed()) >= 4
	case 14:
		return w.hearts() >= 12
	case 15:
		v := p.card.VillainRooms
		return w.explored[v[0].String()] && w.explored[v[1].String()] && w.explored[v[2].String()]
	}
	return w.heroesAt(5) >= 2
}

// objectives are what the Objectives count, and their thresholds.
func (p *pad) objective(w *sheet) int {
	edge := 0
	for r := range w.explored {
		if strings.ContainsAny(r, "AF17") {
			edge++
		}
	}
	v := w.villainGlory
	row := [][4]int{{},
		{p.ofLevel(w, 4), 2, 3, 4}, {p.ofLevel(w, 5), 2, 3, 4}, {w.traps + w.walls + w.water, 4, 7, 10},
		{p.lines(w, 0, 4), 4, 5, 6}, {p.lines(w, 1, 6), 1, 2, 3}, {w.heroesAt(5), 2, 3, 4}, {p.ofLevel(w, 3), 2, 3, 4},
		{w.made, 6, 9, 12}, {len(w.explored), 20, 25, 30}, {v[0] + v[1] + v[2], 10, 15, 20}, {len(w.completed()), 2, 4, 7},
		{edge, 10, 13, 16}, {w.minions(), 4, 7, 10}, {w.allGems(), 2, 5, 7}, {w.corners(), 1, 2, 3}, {w.hearts(), 12, 16, 20},
	}[w.objective]
	glory := 0
	for _, threshold := range row[1:] {
		if w.objective > 0 && row[0] >= threshold {
			glory += 2
		}
	}
	return glory
}

// powerGlory is what a Power is worth.
func (p *pad) powerGlory(w *sheet) int {
	if w.power == 0 {
		return 0
	}
	tally := []int{len(w.explored), w.minions(), w.allGems(), len(w.completed()), w.made, len(w.tasks)}
	sum := 0
	for _, part := range p.c.Powers[w.power-1].Parts {
		if part.Kind == pd.EndGlory {
			sum += part.N
		}
		if part.Kind == pd.EndGloryPer {
			sum += part.N * (tally[part.Tallied] / part.Per)
		}
	}
	return sum
}

// artifactGlory is what an artifact is worth.
func (p *pad) artifactGlory(w *sheet) int {
	hero := map[string]string{"signet": "rogue", "beads": "cleric", "shield": "warrior", "token": "wizard"}[w.artifact]
	switch {
	case w.artifactUsed && p.is("a used artifact is worth nothing"):
	case w.artifact == "jewel", w.artifact == "mirror":
		return 2
	case w.artifact == "liquor":
		return len(w.explored) / 7
	case w.artifact == "balm":
		return w.made / 4
	case hero != "" && w.levels[hero] == 6 && !(w.artifact == "token" && p.opt.Unlisted == pd.WithoutEffect):
		return 3
	case p.bane(w.artifact) != "":
		n := 0
		for r := range w.defeated {
			if p.cells[r].Minion.Type.String() == p.bane(w.artifact) {
				n++
			}
		}
		if w.lieutenant > 0 && p.c.Lieutenants[w.lieutenant-1].Type.String() == p.bane(w.artifact) {
			n++
		}
		return n
	}
	return 0
}

// score is the rows A to N.
func (p *pad) score(w *sheet) []int {
	lowest := min(w.levels["warrior"], w.levels["wizard"], w.levels["cleric"], w.levels["rogue"])
	rows := []int{w.villainGlory[0], w.villainGlory[1], w.villainGlory[2]}
	rows = append(rows, []int{0, 0, 3, 6, 8, 11, 14, 14}[lowest]+w.heroesAt(6), 0,
		[]int{0, 1, 3, 5, 8, 11, 14, 17, 20, 24}[min(w.allGems(), 9)],
		append([]int{0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25}, 28)[w.minions()], -(w.marks / 2), 0,
		p.objective(w)+p.powerGlory(w), w.missionGlory, p.artifactGlory(w)+w.chest, w.questGlory[0], w.questGlory[1])
	for _, item := range w.completed() {
		rows[4] += map[string]int{"sword": 3, "ring": 3, "lockpick": 3, "scroll": -4}[item]
		if strings.Contains("scepter medallion cloak stone", item) {
			rows[4] += 2
		}
	}
	if p.is("the scroll costs nothing") && w.has("scroll") {
		rows[4] += 4
	}
	if w.revived {
		rows[8] = -9
	}
	if p.is("a resurrection costs 5") && w.revived {
		rows[8] = -5
	}
	if p.is("each mark costs one") {
		rows[7] = -w.marks
	}
	return rows
}

// Facts claims all but what a story and a view say.
func (p *pad) Facts() map[string]any {
	dice, looted := []string{}, slices.Clone(p.looted)
	for _, die := range p.dice {
		dice = append(dice, strings.Replace(die, " ", ":", 1))
	}
	byArtifact := func(a, b string) int { return slices.Index(artifacts, a) - slices.Index(artifacts, b) }
	slices.SortFunc(looted, byArtifact)
	sure := []string{}
	for card, n := range p.pile {
		sure = append(sure, slices.Repeat([]string{card}, n)...)
	}
	slices.SortFunc(sure, byArtifact)
	unseen := sorted(p.unseen)
	slices.SortFunc(unseen, byArtifact)
	villains, missions, letter := []string{}, []string{}, ""
	for _, v := range p.villains {
		villains = append(villains, v.Name)
	}
	for _, m := range p.missions {
		if !p.gone[m] {
			missions = append(missions, m)
		}
	}
	if p.card != nil {
		letter = p.card.Letter.String()
	}
	facts := map[string]any{
		"phase": p.phase, "round": p.round, "over": p.phase == "over", "dice": dice, "dungeon": letter, "villains": villains,
		"missions": missions, "pileSize": p.pileSize(), "pile": sure, "pileMaybe": unseen, "looted": append([]string{}, looted...),
		"lieutenants": p.lieutenantsLeft(), "gemsGone": sorted(p.gemsGone),
	}
	for seat, w := range p.sheets {
		p.sheetFacts(facts, fmt.Sprintf("p%d.", seat+1), w)
	}
	if p.phase == "over" {
		facts["winners"] = p.winners()
	}
	return facts
}

func (p *pad) lieutenantsLeft() int {
	n := 0
	for _, in := range p.lieutenants {
		if in {
			n++
		}
	}
	return n
}

// winners are those with the highest score, and of them those with the most rooms.
func (p *pad) winners() []int {
	best, list := [2]int{-1000, 0}, []int{}
	for seat, w := range p.sheets {
		mine := [2]int{0, len(w.explored)}
		for _, glory := range p.score(w) {
			mine[0] += glory
		}
		if p.is("a tie is always shared") {
			mine[1] = 0
		}
		switch c := slices.Compare(mine[:], best[:]); {
		case c > 0:
			best, list = mine, []int{seat + 1}
		case c == 0:
			list = append(list, seat+1)
		}
	}
	return list
}

func (p *pad) sheetFacts(facts map[string]any, prefix string, w *sheet) {
	levels, steps, pending, used := []int{}, []int{}, []string{}, 0
	for _, h := range heroes {
		levels = append(levels, w.levels[h])
	}
	for _, i := range items {
		steps = append(steps, w.steps[i])
	}
	for _, c := range w.queue {
		pending = append(pending, c.kind)
	}
	for _, n := range w.used {
		used += n
	}
	resurrections, lieutenant, power, objective := 0, "", "", "none"
	if w.revived {
		resurrections = 1
	}
	if w.lieutenant > 0 {
		lieutenant = p.c.Lieutenants[w.lieutenant-1].Name
	}
	if w.power > 0 {
		power = p.c.Powers[w.power-1].Name
	}
	if w.objective > 0 {
		objective = fmt.Sprintf("o%d", w.objective)
	}
	say := func(name string, value any) { facts[prefix+name] = value }
	total := 0
	for i, glory := range p.score(w) {
		say("score."+string("ABCDEFGHIJKLMN"[i]), glory)
		total += glory
	}
	say("score", total)
	say("at", w.at)
	say("explored", len(w.explored))
	say("rooms", sorted(w.explored))
	say("disarmed", sorted(w.disarmed))
	say("defeated", sorted(w.defeated))
	say("levels", levels)
	say("hearts", w.hearts())
	say("damage", w.marks)
	say("resurrections", resurrections)
	say("potions", w.made)
	say("drunk", w.drunk)
	say("steps", steps)
	say("items", append([]string{}, w.completed()...))
	say("ring", w.ringUsed)
	say("lockpick", w.picks)
	say("traps", w.traps)
	say("walls", w.walls)
	say("water", w.water)
	say("minions", w.minions())
	say("lieutenant", lieutenant)
	say("chest", w.chest)
	say("gems", w.allGems())
	say("letters", sorted(w.gems))
	say("tasks", sorted(w.tasks))
	say("quests", w.questGlory)
	say("closed", w.closed)
	say("artifact", w.artifact)
	say("used", w.artifactUsed)
	say("power", power)
	say("objective", objective)
	say("diceUsed", used)
	say("points", w.points)
	say("clovers", w.clovers)
	say("pending", pending)
	say("done", w.done)
	say("villains", w.villainGlory)
	say("missionGlory", w.missionGlory)
}

// sorted are the members of a set of names.
func sorted(set map[string]bool) []string {
	list := []string{}
	for name, in := range set {
		if in {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}
