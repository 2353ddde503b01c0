package paperdungeonstest

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// A pad is a second implementation of the game, written from the rulebook in another shape than the model: it changes
// itself, knows rooms, dice and cards by their names, keeps what is marked on a sheet in maps, and reads its moves word by
// word. It is slow and obvious. A bug may be planted in it by name. Setup and dice stand in this file, what players do in
// pad_play_test.go, the end of a round and the score in pad_end_test.go.
type pad struct {
	bug   string
	opt   pd.Options
	c     *pd.Content
	cells map[string]pd.Cell

	phase       string
	round       int
	turn        int // the deal in setup, else the player that chance or a choice concerns
	card        *pd.Dungeon
	villains    []pd.Villain
	missions    []string
	gone        map[string]bool // missions off the table
	checking    int
	sheets      []*sheet
	dice        []string       // on the table, such as "white rogue"
	again       map[string]int // dice that are rolled again, by colour
	lieutenants map[int]bool   // in the pile
	pile        map[string]int // cards that are surely in the treasure pile
	unknown     int            // cards of it that are not known
	unseen      map[string]bool
	looted      []string
	gemsGone    map[string]bool
	waiting     map[int]bool // players still to choose an artifact, or to fight
	tied        map[int]bool
}

// A sheet is one player's.
type sheet struct {
	at                           string
	explored, disarmed, defeated map[string]bool
	traps, walls, water          int
	levels                       map[string]int
	marks, made, drunk           int
	steps                        map[string]int
	gems                         map[string]bool
	moreGems                     int
	quests                       []pd.SideQuest
	tasks                        map[string]bool
	closed                       [2]bool
	questGlory                   [2]int
	chest, missionGlory          int
	villainGlory                 [3]int
	power, objective             int
	powers, objectives           []int // dealt
	toStart                      []pd.Part
	lieutenant                   int
	holds                        bool
	artifact                     string
	artifactUsed, ringUsed       bool
	picks                        int
	revived                      bool
	used                         map[string]int // dice used this round
	points, clovers              int
	moving, addedPoints, steady  bool // the last die was for movement; uses of the Power in this round
	done                         bool
	queue                        []*choice
}

// A choice is what waits for its player.
type choice struct {
	kind string // level, levels, scroll, step, task, defeat, clover
	n    int
	not  map[string]bool // heroes who may not be chosen again
}

var (
	heroes    = []string{"warrior", "wizard", "cleric", "rogue"}
	faces     = []string{"skull", "warrior", "wizard", "cleric", "rogue", "clover", "boots"}
	items     = []string{"sword", "scepter", "medallion", "cloak", "stone", "ring", "lockpick", "scroll"}
	tasks     = []string{"1a", "1b", "1c", "2a", "2b", "2c"}
	artifacts = []string{"jewel", "liquor", "signet", "balm", "staff", "beads", "finger", "shield", "mirror", "mace", "token",
		"goblin-bane", "orc-bane"}
)

var errNo = errors.New("the pad refuses it")

// newPad lays out the table. It models all but loot that goes unseen.
func newPad(g pd.Setup, bug string) *pad {
	if !g.Options.LootShown.On() {
		return nil
	}
	p := &pad{bug: bug, opt: g.Options, c: g.Content, cells: map[string]pd.Cell{}, phase: "dungeon", gone: map[string]bool{},
		lieutenants: map[int]bool{}, pile: map[string]int{}, unseen: map[string]bool{}, gemsGone: map[string]bool{}}
	if p.c == nil {
		p.c = pd.Invented()
	}
	for _, cell := range p.c.Sheet.Cells {
		p.cells[cell.Room.String()] = cell
	}
	for range g.Players {
		w := &sheet{at: "outside", explored: map[string]bool{}, disarmed: map[string]bool{}, defeated: map[string]bool{},
			levels: map[string]int{}, steps: map[string]int{}, gems: map[string]bool{}, tasks: map[string]bool{}, artifact: "none",
			used: map[string]int{}}
		for _, h := range heroes {
			w.levels[h] = 1
		}
		p.sheets = append(p.sheets, w)
	}
	letter := g.Options.Dungeon
	if g.Story != nil {
		letter = g.Story.Dungeon()
	}
	if letter != 0 {
		p.reveal(letter.String())
	}
	return p
}

func (p *pad) is(bug string) bool { return p.bug == bug }

// Apply makes a move.
func (p *pad) Apply(move string) error {
	words := strings.Fields(move)
	if seat, ok := strings.CutPrefix(words[0], "p"); ok {
		n, _ := strconv.Atoi(seat)
		if n < 1 || n > len(p.sheets) {
			return errNo
		}
		return p.player(n-1, words[1:])
	}
	return p.chance(words[0], words[1:])
}

func number(text string) int {
	n, err := strconv.Atoi(strings.TrimLeft(text, "mop"))
	if err != nil {
		return -1
	}
	return n
}

// chance takes an outcome of chance.
func (p *pad) chance(word string, rest []string) error {
	ok := false
	switch word + " in " + p.phase {
	case "dungeon in dungeon":
		ok = p.reveal(rest[0])
	case "villain in villains":
		ok = p.drawVillain(number(rest[0]), number(rest[1]))
	case "missions in missions":
		if ok = rest[0] != rest[1] && rest[1] != rest[2] && rest[0] != rest[2]; ok {
			p.missions = rest
			p.newSteps()
		}
	case "deal in quests", "deal in powers", "deal in objectives":
		ok = p.deal(number(rest[0])-1, rest[1], rest[2:])
	case "roll in roll", "reroll in reroll":
		ok = p.roll(rest)
	case "lieutenant in lieutenant":
		ok = p.drawLieutenant(number(rest[0]))
	case "first in tie", "first in mission-tie":
		ok = p.first(number(rest[0]) - 1)
	case "look in look":
		ok = p.look(rest)
	case "loot in loot":
		ok = p.loot(rest)
	}
	if !ok {
		return errNo
	}
	return nil
}

// reveal lays out the Dungeon card.
func (p *pad) reveal(letter string) bool {
	for i := range p.c.Dungeons {
		if p.c.Dungeons[i].Letter.String() == letter {
			p.card = &p.c.Dungeons[i]
		}
	}
	if p.card == nil {
		return false
	}
	p.phase = "villains"
	if !p.opt.RandomVillains {
		for _, name := range p.card.Villains {
			i := slices.IndexFunc(p.c.Villains, func(v pd.Villain) bool { return v.Name == name })
			p.villains = append(p.villains, p.c.Villains[i])
		}
	}
	p.afterVillains()
	return true
}

func (p *pad) afterVillains() {
	if len(p.villains) < 3 {
		return
	}
	p.phase = "missions"
	if p.opt.Missions == pd.NoMissions {
		p.newSteps()
	}
}

// newSteps lays out the piles of lieutenants and of treasures.
func (p *pad) newSteps() {
	p.phase = "quests"
	for n := 1; n <= len(p.c.Lieutenants); n++ {
		p.lieutenants[n] = true
	}
	p.pile["jewel"], p.unknown = 4, []int{0, 4, 5, 6, 7, 8, 8, 8, 8}[len(p.sheets)]
	for _, a := range artifacts[1:] {
		p.unseen[a] = true
	}
}

func (p *pad) drawVillain(tier, card int) bool {
	if tier != len(p.villains)+1 || card < 1 || card > len(p.c.Villains) || p.c.Villains[card-1].Tier != tier {
		return false
	}
	for _, other := range p.villains {
		if other.Bonus == p.c.Villains[card-1].Bonus && !p.is("villains may have the same bonus hero") {
			return false
		}
	}
	p.villains = append(p.villains, p.c.Villains[card-1])
	p.afterVillains()
	return true
}

// deal deals side quests, Powers and Objectives.
func (p *pad) deal(seat int, what string, rest []string) bool {
	var cards []int
	for _, word := range rest {
		cards = append(cards, number(word))
	}
	each := 1
	if what == "quest" {
		each = 2
	}
	if !strings.HasPrefix(p.phase, what) || seat != p.turn/each || !p.undealt(what, cards) {
		return false
	}
	w := p.sheets[seat]
	switch what {
	case "quest":
		w.quests = append(w.quests, p.c.SideQuests[cards[0]-1])
		if p.turn++; p.turn == 2*len(p.sheets) {
			p.phase, p.turn = "powers", 0
		}
	case "powers":
		w.powers, p.phase = cards, "objectives"
	case "objectives":
		w.objectives, p.phase = cards, "powers"
		if p.turn++; p.turn == len(p.sheets) {
			p.phase, p.turn = "keep", 0
		}
	}
	return true
}

// undealt says whether cards lie in the deck still.
func (p *pad) undealt(what string, cards []int) bool {
	for i, card := range cards {
		if card < 1 || card > 16 || slices.Contains(cards[:i], card) {
			return false
		}
		for _, w := range p.sheets {
			if what == "powers" && slices.Contains(w.powers, card) || what == "objectives" && slices.Contains(w.objectives, card) {
				return false
			}
			if what == "quest" && slices.Contains(w.quests, p.c.SideQuests[card-1]) {
				return false
			}
		}
	}
	return true
}

// keep keeps a Power or an Objective.
func (p *pad) keep(w *sheet, what string, card int) bool {
	kept, dealt := &w.power, w.powers
	if what == "objective" {
		kept, dealt = &w.objective, w.objectives
	}
	if p.phase != "keep" || *kept != 0 && !p.is("a kept card may be changed") || !slices.Contains(dealt, card) {
		return false
	}
	*kept = card
	for _, other := range p.sheets {
		if other.power == 0 || other.objective == 0 {
			return true
		}
	}
	p.phase = "start"
	for _, w := range p.sheets {
		w.toStart = p.c.Powers[w.power-1].Parts
		p.settle(w)
	}
	p.begin()
	return true
}

// begin begins round 1 when no start effect waits.
func (p *pad) begin() {
	for _, w := range p.sheets {
		if len(w.queue) > 0 {
			return
		}
	}
	if p.phase == "start" {
		p.nextRound()
	}
}

// start carries out a part of a Power that acts at the start.
func (p *pad) start(w *sheet, part pd.Part) {
	switch part.Kind {
	case pd.StartLevels:
		w.wait("levels", part.N)
	case pd.StartPotions:
		p.makePotions(w, part.N)
	case pd.StartSteps:
		w.wait("step", part.N)
	case pd.StartTasks:
		w.wait("task", part.N)
	case pd.StartGems:
		w.moreGems += part.N
	}
}

// roll takes dice that have been rolled: words such as "white skull rogue clover black boots".
func (p *pad) roll(words []string) bool {
	var dice []string
	count, colour := map[string]int{}, ""
	for _, word := range words {
		if word == "white" || word == "black" {
			colour = word
			continue
		}
		if word == "boots" && colour == "white" || word == "clover" && colour == "black" {
			return false
		}
		dice = append(dice, colour+" "+word)
		count[colour]++
	}
	white, black := 3, 3
	if p.phase == "reroll" {
		white, black = p.again["white"], p.again["black"]
	}
	if count["white"] != white || count["black"] != black {
		return false
	}
	p.dice = append(p.dice, dice...)
	slices.SortFunc(p.dice, func(a, b string) int { return place(a) - place(b) })
	p.judgeDice()
	return true
}

// place is where a die lies: white before black, by face.
func place(die string) int {
	colour, face, _ := strings.Cut(die, " ")
	if colour == "black" {
		return 10 + slices.Index(faces, face)
	}
	return slices.Index(faces, face)
}

func (p *pad) showing(face string) int {
	n := 0
	for _, die := range p.dice {
		if strings.HasSuffix(die, face) {
			n++
		}
	}
	return n
}

// judgeDice looks at six dice.
func (p *pad) judgeDice() {
	skulls, clovers, boots := p.showing("skull"), p.showing("clover"), p.showing("boots")
	threeSkulls, threeClovers := skulls >= 3, clovers >= 3
	if p.is("the third skull of a partial reroll is ignored") && p.phase == "reroll" {
		threeSkulls = false
	}
	if p.is("three clovers are rolled again in part") {
		threeClovers = false
	}
	if threeSkulls || threeClovers {
		p.phase, p.dice = "roll", nil
		return
	}
	if p.is("the second clover is kept") {
		clovers--
	}
	if p.is("boots are never rolled again") {
		boots = 0
	}
	if clovers > 1 || boots > 1 {
		p.phase, p.again = "reroll", map[string]int{"white": max(0, clovers-1), "black": max(0, boots-1)}
		p.dice = p.dice[:3+3-p.again["black"]]
		p.dice = slices.Delete(p.dice, 3-p.again["white"], 3)
		return
	}
	p.phase = "actions"
	for _, w := range p.sheets {
		switch {
		case p.is("skulls spare parties outside") && w.at == "outside":
		case p.is("skulls deal one damage in all"):
			p.hurt(w, min(1, skulls))
		default:
			p.hurt(w, skulls)
		}
	}
}

// hurt makes a party take damage of one cause.
func (p *pad) hurt(w *sheet, damage int) {
	for damage > 0 && w.drunk < w.made && !p.is("potions soak nothing") {
		w.drunk++
		damage--
	}
	if damage == 0 || w.marks == 24 {
		return
	}
	w.marks = min(24, w.marks+damage)
	if w.marks >= w.hearts() && p.opt.ResurrectAt == pd.AtHearts || w.marks > w.hearts() {
		w.revived = true
	}
}

func (w *sheet) hearts() int {
	sum := 0
	for _, h := range heroes {
		sum += w.levels[h]
	}
	return sum
}
