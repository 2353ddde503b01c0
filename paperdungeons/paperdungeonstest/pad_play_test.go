package paperdungeonstest

import (
	"slices"
	"strings"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// player makes a player's move.
func (p *pad) player(seat int, words []string) error {
	w, ok := p.sheets[seat], false
	last := words[len(words)-1]
	switch words[0] {
	case "keep":
		ok = p.keep(w, words[1], number(last))
	case "take", "decline":
		ok = p.choose(seat, w, words[0], last)
	case "fight", "flee":
		ok = p.fightOrFlee(seat, w, words[0])
	default:
		switch {
		case w.done || p.phase != "start" && p.phase != "actions":
		case len(w.queue) > 0 && !(p.is("the clover of Cleric 4 can wait") && w.queue[0].kind == "clover" && words[0] != "bonus"):
			ok = p.choice(w, words, last)
		case p.phase == "actions" && words[0] == "done":
			p.finish(w)
			return nil
		case p.phase == "actions":
			ok = p.act(w, words, last)
		}
		if ok {
			p.settle(w)
			p.begin()
		}
	}
	if !ok {
		return errNo
	}
	return nil
}

// act makes a move of the action phase.
func (p *pad) act(w *sheet, words []string, last string) bool {
	switch words[0] {
	case "white", "black":
		return p.useDie(w, words[0]+" "+words[1], words[2], last)
	case "bonus":
		if w.clovers == 0 || !p.pay(w, "white clover", words[1], last) {
			return false
		}
		w.clovers--
		return true
	case "go":
		return p.step(w, last)
	case "halt":
		if w.points == 0 {
			return false
		}
		w.points, w.moving = 0, false
		return true
	case "disarm":
		if w.points == 0 || !p.reach(w, last) || !p.armed(w, last) {
			return false
		}
		w.points--
		w.disarmed[last] = true
		return true
	case "ring":
		if !w.has("ring") || w.ringUsed && !p.is("the ring can be used again") || p.shut(last) {
			return false
		}
		w.ringUsed = true
		p.enter(w, last)
		return true
	case "pick":
		uses := 3
		if p.is("a fourth lock can be picked") {
			uses++
		}
		if !w.has("lockpick") || w.picks >= uses || last != w.at && !p.reach(w, last) || !p.armed(w, last) {
			return false
		}
		w.picks++
		w.disarmed[last] = true
		return true
	case "use":
		return p.use(w, words[1], last)
	case "power":
		return p.usePower(w, words[1], last)
	}
	return false
}

// useDie uses one of the six dice.
func (p *pad) useDie(w *sheet, die, action, last string) bool {
	n, most := 0, 3
	for _, used := range w.used {
		n += used
	}
	if p.is("a fourth die may be used") {
		most = 4
	}
	used := w.used[die]
	if p.is("a die is there for one player only") {
		used = 0
		for _, other := range p.sheets {
			used += other.used[die]
		}
	}
	there := 0
	for _, d := range p.dice {
		if d == die {
			there++
		}
	}
	if p.is("a die can be used twice") && there > 0 {
		there = 6
	}
	skull := strings.HasSuffix(die, "skull") && !p.is("a skull die is usable")
	if n >= most || used >= there || skull || !p.pay(w, die, action, last) {
		return false
	}
	w.used[die]++
	return true
}

// pay carries out what a die pays for.
func (p *pad) pay(w *sheet, die, action, what string) bool {
	colour, face, _ := strings.Cut(die, " ")
	if w.points > 0 && len(w.queue) == 0 && !p.is("points are kept while the next die is used") {
		return false
	}
	switch action {
	case "level":
		if face != "clover" && (face != what || colour != p.training(w, what)) || w.levels[what] >= 6 && !p.is("levels go above 6") {
			return false
		}
		p.raise(w, what)
	case "craft":
		need := "any"
		if i := slices.Index(items, what); i < 4 && w.steps[what] == 0 {
			need = heroes[i] // sword, scepter, medallion and cloak begin with a hero each
		}
		if w.has(what) || need != "any" && face != need && face != "clover" && !p.is("a step takes any die") {
			return false
		}
		p.craft(w, what)
	case "brew":
		n := 2
		if part := p.part(w, pd.AlwaysBrew); part != nil {
			n += part.N
		}
		if p.is("a die makes one potion") {
			n--
		}
		p.makePotions(w, n)
	case "move":
		w.points += 2
		if face == "boots" && !p.is("boots give 2 points") {
			w.points++
		}
	case "task":
		if !p.open(w, what) || !p.meets(w, colour, face, what) {
			return false
		}
		w.tasks[what] = true
	}
	w.moving = action == "move"
	return true
}

// trainings are the colours of warrior, wizard, cleric and rogue, by Objective.
var trainings = strings.Fields("- bwwb wbbw wwbb bwwb wbbw wwbb bwbw wbwb bwbw wbbw bbww bbww wwbb bwwb bwbw wbwb")

func (p *pad) training(w *sheet, hero string) string {
	if trainings[w.objective][slices.Index(heroes, hero)] == 'b' != p.is("heroes train in the other colour") {
		return "black"
	}
	return "white"
}

// open says whether a task can be fulfilled still.
func (p *pad) open(w *sheet, task string) bool {
	closed := w.closed[task[0]-'1'] && !p.is("tasks of a closed quest can be fulfilled")
	return !w.tasks[task] && !closed
}

// meets says whether a die meets a task.
func (p *pad) meets(w *sheet, colour, face, task string) bool {
	q := w.quests[task[0]-'1']
	clover := face == "clover" && p.opt.CloverTask.On()
	symbol := func(f pd.Face) bool { return f.String() == face || clover && f != pd.Boots }
	switch task[1] {
	case 'a':
		return q.TaskA.String() == colour || clover || p.is("any die fulfils task A")
	case 'b':
		return symbol(q.TaskB)
	}
	return symbol(q.TaskC.Face) && (q.TaskC.Colour.String() == colour || clover || p.is("task C takes either colour"))
}

func (w *sheet) has(item string) bool { return w.steps[item] == 2 }

// part returns a part of the player's Power.
func (p *pad) part(w *sheet, kind pd.PartKind) *pd.Part {
	for _, part := range p.c.Powers[w.power-1].Parts {
		if part.Kind == kind {
			return &part
		}
	}
	return nil
}

// raise adds a level.
func (p *pad) raise(w *sheet, hero string) {
	w.levels[hero]++
	if w.levels[hero] != 4 {
		return
	}
	switch {
	case hero == "wizard" && !p.is("Wizard 4 gives no task"):
		w.wait("task", 1)
	case hero == "cleric" && !p.is("Cleric 4 gives no clover"):
		w.wait("clover", 1)
	}
}

// craft marks a step of an item.
func (p *pad) craft(w *sheet, item string) {
	w.steps[item]++
	if !w.has(item) {
		return
	}
	switch item {
	case "scepter":
		w.wait("defeat", 1)
	case "stone":
		if !p.is("the stone holds no gem") {
			w.moreGems++
		}
	case "scroll":
		w.wait("scroll", 2)
	}
}

func (p *pad) makePotions(w *sheet, n int) {
	for range n {
		if w.made >= 12 && !p.is("there is a thirteenth potion") {
			return
		}
		w.made++
		step, task := 4, 8
		if p.opt.PotionBonus == pd.TaskStepGem {
			step, task = 8, 4
		}
		switch {
		case w.made == step && !p.is("a row of potions gives no step"):
			w.wait("step", 1)
		case w.made == task:
			w.wait("task", 1)
		case w.made == 12:
			w.moreGems++
		}
	}
}

func (w *sheet) wait(kind string, n int) {
	w.queue = append(w.queue, &choice{kind, n, map[string]bool{}})
}

// settle drops choices that offer nothing, and carries out start effects.
func (p *pad) settle(w *sheet) {
	for len(w.queue) > 0 && !p.offers(w, w.queue[0]) {
		w.queue = w.queue[1:]
	}
	if p.phase == "start" && len(w.queue) == 0 && len(w.toStart) > 0 {
		part := w.toStart[0]
		w.toStart = w.toStart[1:]
		p.start(w, part)
		p.settle(w)
	}
}

// offers says whether a choice leaves something to choose.
func (p *pad) offers(w *sheet, c *choice) bool {
	switch c.kind {
	case "step":
		return slices.ContainsFunc(items, func(i string) bool { return !w.has(i) })
	case "task":
		return slices.ContainsFunc(tasks, func(k string) bool { return p.open(w, k) })
	case "defeat":
		for r := range p.cells {
			if p.undefeated(w, r) {
				return true
			}
		}
		return false
	case "clover":
		return true
	}
	return slices.ContainsFunc(heroes, func(h string) bool { return w.levels[h] < 6 && !c.not[h] })
}

func (p *pad) undefeated(w *sheet, r string) bool {
	return p.cells[r].Minion.Level > 0 && !w.defeated[r]
}

// choice resolves the oldest choice.
func (p *pad) choice(w *sheet, words []string, last string) bool {
	c := w.queue[0]
	if p.is("the newest choice comes first") {
		c = w.queue[len(w.queue)-1]
	}
	ok := false
	switch words[0] + " for " + c.kind {
	case "level for level", "level for levels", "level for scroll":
		again := c.not[last] && !p.is("the scroll may raise one hero twice")
		if ok = w.levels[last] < 6 && !again; ok {
			c.not[last] = true
			defer p.raise(w, last)
		}
	case "pass for scroll":
		c.n, ok = 1, true
	case "step for step":
		if ok = !w.has(last); ok {
			defer p.craft(w, last)
		}
	case "task for task":
		if ok = p.open(w, last); ok {
			w.tasks[last] = true
		}
	case "defeat for defeat":
		if ok = p.undefeated(w, last); ok {
			w.defeated[last] = true
		}
	case "bonus for clover":
		if ok = p.pay(w, "white clover", words[1], last); ok {
			w.queue = w.queue[1:]
		}
		return ok
	}
	if c.n--; !ok {
		c.n++
	} else if c.n == 0 {
		w.queue = slices.DeleteFunc(w.queue, func(d *choice) bool { return d == c })
	}
	return ok
}

// way names how one step leads from one place to another; "" if there is no way, whoever walks.
func (p *pad) way(from, to string) string {
	if from == "outside" {
		if to[1] == '1' {
			return "entrance"
		}
		return ""
	}
	for _, passage := range p.c.Sheet.Passages {
		if joins(passage.A, passage.B, from, to) {
			return "passage"
		}
	}
	across, up := int(to[0])-int(from[0]), int(to[1])-int(from[1])
	switch {
	case across*across+up*up == 1:
		for _, b := range append(slices.Clone(p.c.Sheet.Borders), p.card.Borders...) {
			if joins(b.A, b.B, from, to) {
				return b.Barrier.String()
			}
		}
		return "open"
	case up == 0 && across*across == 25:
		return "row"
	case across == 0 && up*up == 36:
		return "column"
	}
	return ""
}

func joins(a, b pd.Room, from, to string) bool {
	return a.String() == from && b.String() == to || a.String() == to && b.String() == from
}

// shut says whether a room is impassable.
func (p *pad) shut(room string) bool {
	return slices.ContainsFunc(p.card.Blocked, func(r pd.Room) bool { return r.String() == room })
}

// crosses says whether the party may cross a wall or water.
func (p *pad) crosses(w *sheet, way string) bool {
	switch way {
	case "wall":
		return w.has("cloak") || p.is("walls are ignored")
	case "water":
		return w.has("medallion") || p.is("water is ignored")
	}
	return true
}

// step walks into a room.
func (p *pad) step(w *sheet, to string) bool {
	way := p.way(w.at, to)
	rogue := w.levels["rogue"] >= 4
	shut := p.shut(to) && !(p.is("the cloak opens impassable rooms") && w.has("cloak"))
	switch {
	case way == "", shut, w.points == 0, !p.crosses(w, way):
		return false
	case way == "row" && !rogue, way == "column" && !(rogue && p.opt.RogueColumns.On()):
		return false
	case way == "column" && p.is("Rogue 4 leads along rows only"), way == "passage" && p.is("the passage is walled up"):
		return false
	}
	if way == "wall" {
		w.walls++
	}
	if way == "water" {
		w.water++
	}
	if way != "entrance" || !p.is("the entrance is free") {
		w.points--
	}
	p.enter(w, to)
	return true
}

// reach says whether a trap can be disarmed from where the party stands.
func (p *pad) reach(w *sheet, r string) bool {
	way := p.way(w.at, r)
	switch way {
	case "open", "entrance":
		return true
	case "wall", "water":
		return p.opt.DisarmReach == pd.AnyNeighbour || p.crosses(w, way)
	case "passage":
		across, up := int(r[0])-int(w.at[0]), int(r[1])-int(w.at[1])
		return across*across+up*up == 1
	}
	return r == w.at && p.is("disarming reaches the party's own room")
}

func (p *pad) armed(w *sheet, r string) bool { return p.cells[r].Trap != pd.NoTrap && !w.disarmed[r] }

// enter resolves a room.
func (p *pad) enter(w *sheet, r string) {
	first := !w.explored[r]
	w.at, w.explored[r] = r, true
	p.trap(w, r, first)
	if foe := p.cells[r].Minion; foe.Level > 0 && (!w.defeated[r] || p.is("a defeated minion is fought again")) {
		p.fight(w, foe.Type.String(), int(foe.Level))
		w.defeated[r] = true
	}
	if r == p.card.Chest.String() && first {
		p.phase, p.turn = "lieutenant", slices.Index(p.sheets, w)
		return
	}
	p.afterFights(w, first)
}

func (p *pad) trap(w *sheet, r string, first bool) {
	if !p.armed(w, r) && !(p.is("a disarmed trap still hurts") && w.disarmed[r]) || !first && p.is("a trap springs once") {
		return
	}
	damage := int(p.cells[r].Trap) // 1 for spikes, 2 for blades
	if p.is("blades deal one") {
		damage = 1
	}
	if part := p.part(w, pd.AlwaysTrap); part != nil && !p.is("the Scout is hurt in full") {
		damage = max(0, damage+part.N)
	}
	w.traps++
	p.hurt(w, damage)
}

// foes is who faces a minion.
var foes = map[string]string{"ghost": "wizard", "goblin": "rogue", "orc": "warrior", "zombie": "cleric"}

// bane is the type that an artifact helps against.
func (p *pad) bane(artifact string) string {
	if p.opt.Unlisted == pd.WithoutEffect && strings.HasSuffix(artifact, "-bane") {
		return ""
	}
	return map[string]string{"staff": "ghost", "mace": "zombie", "goblin-bane": "goblin", "orc-bane": "orc"}[artifact]
}

// fight fights a minion or a lieutenant.
func (p *pad) fight(w *sheet, kind string, level int) {
	power := w.levels[foes[kind]]
	if w.levels["warrior"] >= 4 && !p.is("Warrior 4 helps nobody") {
		power++
	}
	if w.has("sword") && !p.is("the sword is blunt") {
		power++
	}
	for _, part := range p.c.Powers[w.power-1].Parts {
		if part.Kind == pd.AlwaysAgainst && (part.All || part.Type.String() == kind) {
			power += part.N
		}
	}
	if p.bane(w.artifact) == kind {
		power += 2
	}
	if p.opt.PowerfulMinions {
		bonus := false
		for _, v := range p.villains {
			bonus = bonus || v.Bonus.String() == foes[kind]
		}
		if !bonus {
			level++
		}
	}
	p.hurt(w, max(0, level-power))
}

// drawLieutenant fights the lieutenant drawn, and goes on with the room.
func (p *pad) drawLieutenant(card int) bool {
	if !p.lieutenants[card] {
		return false
	}
	w, foe := p.sheets[p.turn], p.c.Lieutenants[card-1]
	p.lieutenants[card] = false
	p.phase = "actions"
	p.fight(w, foe.Type.String(), foe.Strength)
	w.lieutenant, w.holds = card, true
	w.chest = []int{0, 5, 5, 3, 3, 3, 1, 1, 0}[p.round]
	if p.is("the chest is worth the glory of the next round") {
		w.chest = []int{0, 5, 3, 3, 3, 1, 1, 0, 0}[p.round]
	}
	p.afterFights(w, true)
	p.settle(w)
	return true
}

// afterFights checks the side quests and takes the treasure.
func (p *pad) afterFights(w *sheet, first bool) {
	for i, r := range p.card.Quests {
		if r.String() == w.at {
			p.checkQuest(w, i)
		}
	}
	if !first {
		return
	}
	switch treasure := p.cells[w.at].Treasure; {
	case treasure == pd.StepTreasure:
		w.wait("step", 1)
	case treasure == pd.LevelTreasure && !p.is("level treasures are empty"):
		w.wait("level", 1)
	case treasure >= pd.GemA:
		letter := strings.TrimPrefix(treasure.String(), "gem:")
		if !p.gemsGone[letter] || p.is("gems stay on the table") {
			w.gems[letter] = true
		}
	default:
		p.makePotions(w, treasure.Potions())
	}
}

func (p *pad) checkQuest(w *sheet, quest int) {
	if w.closed[quest] && !p.is("a side quest pays again") {
		return
	}
	n := 0
	for task := range w.tasks {
		if int(task[0]-'1') == quest {
			n++
		}
	}
	if n == 0 {
		w.closed[quest] = w.closed[quest] || p.opt.EmptyQuest == pd.Closes || p.is("an empty quest closes")
		return
	}
	if glory := []int{0, 2, 7, 15}[n]; p.is("a side quest pays again") {
		w.questGlory[quest] += glory
	} else {
		w.questGlory[quest] = glory
	}
	w.closed[quest] = true
	if p.is("two tasks pay 6") && n == 2 {
		w.questGlory[quest] = 6
	}
}

// use uses an artifact once.
func (p *pad) use(w *sheet, name, room string) bool {
	hero := map[string]string{"signet": "rogue", "beads": "cleric", "shield": "warrior", "token": "wizard"}[name]
	if p.opt.Unlisted == pd.WithoutEffect && name == "token" {
		return false
	}
	if w.artifact != name || w.artifactUsed && !p.is("an artifact can be used again") || name == "mirror" && p.shut(room) {
		return false
	}
	switch name {
	case "liquor":
		w.points += 3
	case "balm":
		p.makePotions(w, 2)
	case "finger":
		w.clovers++
	case "mirror":
		p.enter(w, room)
	case "signet", "beads", "shield", "token":
		if w.levels[hero] < 6 {
			p.raise(w, hero)
		}
	default:
		return false
	}
	w.artifactUsed = true
	return true
}

// usePower uses what a Power gives once a round.
func (p *pad) usePower(w *sheet, what, room string) bool {
	if what == "points" {
		part := p.part(w, pd.RoundPoints)
		if part == nil || !w.moving || w.addedPoints {
			return false
		}
		w.points, w.addedPoints = w.points+part.N, true
		return true
	}
	if p.part(w, pd.RoundDisarm) == nil || w.steady || !p.reach(w, room) || !p.armed(w, room) {
		return false
	}
	w.steady = true
	w.disarmed[room] = true
	return true
}
