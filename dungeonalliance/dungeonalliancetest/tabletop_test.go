package dungeonalliancetest

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// A tabletop is a second implementation of a part of the game, written from the rulebook in another shape than the model:
// pieces that are pushed about, cards in lists, and a heap of things still to do, each a function. It is slow and obvious. It plays
// house play with the Room, a single-sized Final Enemy and the effects of plain; monsters act in Competitive only. A bug may be
// planted in it by name.
type tabletop struct {
	bug     string
	o       da.Options
	c       da.Content
	final   da.FinalEnemy
	players int
	board   map[string]*plan // "map", "room"

	pieces  []*piece // heroes, then monsters by their places, which may be empty, then the Final Enemy
	chests  map[da.Cell]da.Chest
	tokens  map[string]int
	decks   map[string][]int // face-down cards by number, sorted
	up      map[string]int   // face-up cards by deck
	held    [4][]int
	spent   []int // treasures that have been used
	own     [4][]int
	xp      [4][2]int // face up, face down
	given   [3]int
	quest   bool
	stairs  bool
	entered bool
	stage   string // of the Final Enemy
	last    int    // the number given last

	phase   string // turns, monsters, end, over
	round   int
	first   int
	seat    int
	active  *piece
	speed   int
	attacks int
	bought  bool

	todo []func()
	wait *question
}

// A piece is a figure. It stands nowhere when its grid is "nowhere".
type piece struct {
	name, grid                      string
	col, row                        int
	side, kind, title               string // side: hero, monster, mimic, enemy; kind: of a token
	seat                            int    // of a hero's alliance, else -1
	health, attack, defence         int
	speed, reach, radius, xp, level int
	lost, number                    int
	ready                           bool
}

// A question waits for one of the moves listed.
type question struct {
	who     string
	answers []string
	then    func(answer string)
}

// A plan is a grid: the room of each cell, and the walls right of and below cells.
type plan struct {
	room         map[[2]int]byte
	right, below map[[2]int]bool
}

func readPlan(p da.Plan) *plan {
	g := &plan{map[[2]int]byte{}, map[[2]int]bool{}, map[[2]int]bool{}}
	for y, line := range p {
		for x, b := range []byte(line) {
			at := [2]int{x/2 + 1, y/2 + 1}
			switch {
			case x%2 == 0 && y%2 == 0:
				g.room[at] = b
			case b == '|':
				g.right[at] = true
			case b == '-':
				g.below[at] = true
			}
		}
	}
	return g
}

// models reports whether a tabletop plays a set-up.
func models(g da.Setup, final da.FinalEnemy) bool {
	c, ok := g.Options.Content, true
	for _, list := range effectLists(c, final) {
		for _, e := range list {
			ok = ok && e.Kind != da.MoveEffect && e.Kind != da.SpawnEffect && !e.Reach
		}
	}
	if g.Options.Mode != da.Competitive {
		ok = ok && slices.Max(c.Solo) == 0
	}
	return ok && g.Options.Base == da.House && g.Options.Room == da.RoomOn && !final.Double()
}

func effectLists(c *da.Content, final da.FinalEnemy) [][]da.Effect {
	var lists [][]da.Effect
	for _, k := range c.Treasures {
		lists = append(lists, k.Fails)
		if k.Kind == da.Treasure {
			lists = append(lists, []da.Effect{k.Effect})
		}
	}
	for _, k := range c.Encounters {
		lists = append(lists, k.Attack)
		if k.Trap != nil {
			lists = append(lists, k.Trap.Fails)
		}
	}
	for _, k := range final.Cards {
		lists = append(lists, k.Defense, k.Attack)
	}
	return lists
}

// newTabletop sets up a game; it returns nil for one that it does not model.
func newTabletop(g da.Setup, bug string) *tabletop {
	c := *g.Options.Content
	final := c.Finals[slices.IndexFunc(c.Finals, func(f da.FinalEnemy) bool { return f.ID == g.Enemy })]
	if !models(g, final) {
		return nil
	}
	t := &tabletop{bug: bug, o: g.Options, c: c, final: final, players: len(g.Alliances), round: 1,
		quest: true, stage: "aside", phase: "setup"}
	t.board = map[string]*plan{"map": readPlan(c.Map.Plan), "room": readPlan(c.Room.Plan)}
	t.chests, t.tokens, t.up = map[da.Cell]da.Chest{}, map[string]int{}, map[string]int{}
	for _, chest := range c.Map.Chests {
		t.chests[chest.Cell] = chest
	}
	for _, k := range c.Monsters {
		t.tokens[k.ID] = k.Supply()
	}
	for seat, a := range g.Alliances {
		for i, id := range a.Heroes {
			h := c.Heroes[slices.IndexFunc(c.Heroes, func(h da.Hero) bool { return h.ID == id })]
			at := c.Map.Starts[seat][i]
			t.pieces = append(t.pieces, &piece{name: fmt.Sprintf("%c%d", 'a'+seat, i+1), side: "hero", title: h.Name,
				seat: seat, grid: "map",
				col: int(at.Col), row: int(at.Row), health: h.Health, attack: h.Attack, defence: h.Defence, speed: h.Speed, reach: h.Range,
				radius: h.Radius, ready: true})
		}
	}
	for _, p := range c.Map.Monsters {
		t.tokens[p.Monster]--
		m := t.place()
		k := c.Monsters[slices.IndexFunc(c.Monsters, func(k da.Monster) bool { return k.ID == p.Monster })]
		*m = piece{name: m.name, side: "monster", kind: k.ID, title: k.Name, seat: -1, grid: "map",
			col: int(p.Cell.Col), row: int(p.Cell.Row),
			health: k.Health, attack: k.Attack, defence: k.Defence, speed: k.Speed, reach: k.Range, xp: k.XP,
			level: k.Level, ready: true}
	}
	t.shuffle()
	t.settle()
	return t
}

// shuffle makes the decks, and notes the draws of set-up.
func (t *tabletop) shuffle() {
	count := func(n int) []int {
		var list []int
		for i := range n {
			list = append(list, i+1)
		}
		return list
	}
	t.decks = map[string][]int{"treasure": count(12), "enemy": count(6), "room": count(6)}
	if t.o.Mode != da.Competitive {
		t.decks["solo"] = count(len(t.c.Solo))
	}
	for i, u := range t.c.Upgrades {
		deck := fmt.Sprint("upgrade", u.Level)
		t.decks[deck] = append(t.decks[deck], i+1)
	}
	t.do(t.offer(1), t.offer(2), t.offer(3))
	t.after(func() {
		if t.o.Mode != da.Competitive {
			t.soloDraw()
		}
	})
	t.after(t.startRound)
}

func (t *tabletop) is(bug string) bool { return t.bug == bug }

// do notes things to do next, after those at the end.
func (t *tabletop) do(steps ...func())    { t.todo = append(slices.Clone(steps), t.todo...) }
func (t *tabletop) after(steps ...func()) { t.todo = append(t.todo, steps...) }

// chance waits for an outcome.
func (t *tabletop) chance(outcomes []string, then func(string)) {
	t.wait = &question{"chance", outcomes, then}
}

// choose asks a player; what has one answer is not asked.
func (t *tabletop) choose(seat int, answers []string, then func(string)) {
	if len(answers) == 1 {
		then(answers[0])
		return
	}
	who := fmt.Sprintf("p%d", seat+1)
	var moves []string
	for _, a := range answers {
		moves = append(moves, who+" choose "+a)
	}
	t.wait = &question{who, moves, func(move string) { then(strings.TrimPrefix(move, who+" choose ")) }}
}

// draw turns up a card of a deck that is not empty.
func (t *tabletop) draw(deck string, then func(card int)) {
	word := strings.TrimRight(deck, "123")
	var outcomes []string
	for _, n := range t.decks[deck] {
		outcomes = append(outcomes, fmt.Sprintf("draw %s %d", word, n))
	}
	t.chance(outcomes, func(move string) {
		card := number(strings.Fields(move)[2])
		t.decks[deck] = slices.DeleteFunc(t.decks[deck], func(n int) bool { return n == card })
		then(card)
	})
}

// roll rolls the Dungeon Die.
func (t *tabletop) roll(then func(face int)) {
	faces := slices.Clone(t.c.Die)
	slices.Sort(faces)
	var outcomes []string
	for _, n := range slices.Compact(faces) {
		if n <= 6 || !t.is("the die has no face above six") {
			outcomes = append(outcomes, fmt.Sprintf("roll %d", n))
		}
	}
	t.chance(outcomes, func(move string) { then(number(strings.Fields(move)[1])) })
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// place returns an empty place for a monster.
func (t *tabletop) place() *piece {
	for i := 1; ; i++ {
		name := fmt.Sprintf("m%d", i)
		p := t.piece(name)
		if p == nil {
			p = &piece{name: name, grid: "nowhere"}
			t.pieces = append(t.pieces, p)
		}
		if p.grid == "nowhere" {
			return p
		}
	}
}

func (t *tabletop) piece(name string) *piece {
	for _, p := range t.pieces {
		if p.name == name {
			return p
		}
	}
	return nil
}

// in lists the pieces in play for which a test holds: heroes, monsters by place, the Final Enemy.
func (t *tabletop) in(test func(*piece) bool) []*piece {
	var list []*piece
	for _, p := range t.pieces {
		if p.grid != "nowhere" && test(p) {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(a, b *piece) int { return cmp.Compare(rank(a), rank(b)) })
	return list
}

func rank(p *piece) int {
	switch p.side {
	case "hero":
		return 0
	case "enemy":
		return 100
	}
	return number(p.name[1:])
}

func hero(p *piece) bool      { return p.side == "hero" }
func isMonster(p *piece) bool { return p.side == "monster" || p.side == "mimic" }

func distance(c, r int, p *piece) int { return max(c-p.col, p.col-c, r-p.row, p.row-r) }

// open says whether a step leads from a cell in a direction.
func (t *tabletop) open(grid string, c, r, dc, dr int) bool {
	g := t.board[grid]
	is := func(c, r int) bool { return g.room[[2]int{c, r}] != 0 }
	if !is(c, r) || !is(c+dc, r+dr) || dc == 0 && dr == 0 {
		return false
	}
	if dr == 0 {
		return !g.right[[2]int{min(c, c+dc), r}]
	}
	if dc == 0 {
		return !g.below[[2]int{c, min(r, r+dr)}]
	}
	return t.o.Neighbours == da.Eight && t.open(grid, c, r, dc, 0) && t.open(grid, c, r, 0, dr) &&
		t.open(grid, c+dc, r, 0, dr) && t.open(grid, c, r+dr, dc, 0)
}

// adjacent says whether two cells are next to each other.
func (t *tabletop) adjacent(grid string, c, r, toC, toR int) bool {
	return max(c-toC, toC-c, r-toR, toR-r) == 1 && t.open(grid, c, r, toC-c, toR-r)
}

// sees says whether a cell and a piece of its grid are in one room, or adjacent.
func (t *tabletop) sees(grid string, c, r int, p *piece) bool {
	g := t.board[grid]
	return p.grid == grid && (g.room[[2]int{c, r}] == g.room[[2]int{p.col, p.row}] || t.adjacent(grid, c, r, p.col, p.row))
}

// empty says whether a cell is one on which a figure can stand.
func (t *tabletop) empty(grid string, c, r int) bool {
	if t.board[grid].room[[2]int{c, r}] == 0 {
		return false
	}
	for _, p := range t.in(func(p *piece) bool { return p.grid == grid }) {
		if p.col == c && p.row == r && !(t.is("heroes step onto friends") && p.side == "hero") {
			return false
		}
	}
	at := da.At(c, r)
	_, chest := t.chests[at]
	return grid != "map" || !chest && !(t.quest && at == t.c.Map.Quest)
}

// reach lists the cells that a piece reaches in so many steps, its own first.
func (t *tabletop) reach(p *piece, steps int) [][2]int {
	cells := [][2]int{{p.col, p.row}}
	for from := 0; steps > 0; steps-- {
		to := len(cells)
		for _, at := range cells[from:to] {
			for dc := -1; dc <= 1; dc++ {
				for dr := -1; dr <= 1; dr++ {
					next := [2]int{at[0] + dc, at[1] + dr}
					if t.open(p.grid, at[0], at[1], dc, dr) && t.empty(p.grid, next[0], next[1]) && !slices.Contains(cells, next) {
						cells = append(cells, next)
					}
				}
			}
		}
		from = to
	}
	return cells
}

// passive is what the upgrades of an alliance add.
func (t *tabletop) passive(seat int, what da.Passive) int {
	n := 0
	if seat < 0 {
		return 0
	}
	for _, card := range t.own[seat] {
		if u := t.c.Upgrades[card-1]; u.Passive == what {
			n += u.Amount
		}
	}
	return n
}

func (t *tabletop) fullOf(p *piece) int {
	return p.health + t.passive(p.seat, da.PassiveHealth)
}
func (t *tabletop) attackOf(p *piece) int {
	return p.attack + t.passive(p.seat, da.PassiveAttack)
}

func (t *tabletop) defenceOf(p *piece) int {
	n := p.defence + t.passive(p.seat, da.PassiveDefence)
	if card := t.up["enemy"]; p.side == "enemy" && card > 0 && !t.is("Guard does nothing") {
		for _, e := range t.final.Cards[card-1].Defense {
			if e.Kind == da.GuardEffect {
				n += e.N
			}
		}
	}
	return n
}

// settle carries on until somebody has to move.
func (t *tabletop) settle() {
	for t.phase != "over" {
		for t.wait == nil && len(t.todo) > 0 && t.phase != "monsters" && t.phase != "over" {
			next := t.todo[0]
			t.todo = t.todo[1:]
			next()
		}
		if t.phase == "monsters" && t.hopeless() {
			t.lastRound()
		}
		if t.wait != nil || len(t.todo) > 0 || t.phase != "turns" {
			return
		}
		switch {
		case t.cleared() && t.o.EarlyEnd == da.AtOnce:
			t.finish()
		case t.hopeless():
			t.lastRound()
		case t.active != nil && t.active.grid == "nowhere":
			t.endTurn()
		case t.active == nil && !t.hasReady(t.seat):
			t.nextTurn()
		default:
			return
		}
	}
}

var errRefused = errors.New("not now")

// Apply makes a move.
func (t *tabletop) Apply(move string) error {
	if t.phase == "over" {
		return errRefused
	}
	if q := t.wait; q != nil {
		if !slices.Contains(q.answers, move) {
			return errRefused
		}
		t.wait = nil
		q.then(move)
		t.settle()
		return nil
	}
	words := strings.Fields(move)
	if words[0] != fmt.Sprintf("p%d", t.seat+1) || len(words) < 2 {
		return errRefused
	}
	if !t.make(words[1], words[2:]) {
		return errRefused
	}
	t.settle()
	return nil
}

// make makes a move of the player whose turn it is, if it is allowed.
func (t *tabletop) make(verb string, args []string) bool {
	switch {
	case t.phase == "monsters":
		return t.monsterMove(verb, args)
	case verb == "activate":
		return t.activate(number(args[0]))
	case t.active == nil:
		return false
	case verb == "buy":
		return t.buy(number(args[0]))
	case verb == "end":
		t.endTurn()
		return true
	case t.bought:
		return false
	}
	switch verb {
	case "step":
		return t.step(cellOf(args[0]))
	case "open":
		extra := 0
		if len(args) == 3 {
			extra = number(args[2])
		}
		return t.openChest(args[0], extra)
	case "use":
		return t.use(number(args[0]), number(args[2]))
	case "way":
		return t.way()
	case "enter":
		return t.enter(cellOf(args[0]))
	case "leave":
		return t.leave()
	case "attack":
		return t.strike(args)
	}
	return false
}

func cellOf(text string) (c, r int) {
	col, row, _ := strings.Cut(text, ",")
	return number(col), number(row)
}

// Facts claims what a tabletop knows: all that a record may expect but odds, and moves only where
// a decision waits.
func (t *tabletop) Facts() map[string]any {
	cell := func(there bool) string {
		if there {
			return t.c.Map.Quest.String()
		}
		return "-"
	}
	facts := make(map[string]any, 200)
	maps.Copy(facts, map[string]any{"over": t.phase == "over", "round": t.round, "speed": t.speed, "active": "",
		"enemy.stage": t.stage,
		"initiative":  fmt.Sprintf("p%d", t.first+1), "quest": cell(t.quest), "staircase": cell(t.stairs), "actor": t.actor(),
		"treasureDeck": len(t.decks["treasure"]), "enemyDeck": len(t.decks["enemy"]), "roomDeck": len(t.decks["room"]),
		"soloDeck": len(t.decks["solo"]), "enemyCard": t.up["enemy"], "roomCard": t.up["room"], "soloCard": t.up["solo"],
		"offer": []int{t.up["upgrade1"], t.up["upgrade2"], t.up["upgrade3"]}, "won": t.stage == "defeated", "winners": t.winners()})
	if t.active != nil {
		facts["active"] = t.active.name
	}
	if t.wait != nil && t.wait.who != "chance" {
		facts["moves"] = t.wait.answers
	}
	chests := []string{}
	for _, chest := range t.c.Map.Chests {
		if _, ok := t.chests[chest.Cell]; ok {
			chests = append(chests, chest.Cell.String())
		}
	}
	facts["chests"] = chests
	sum := 0
	for seat := range t.players {
		up, down := t.xp[seat][0], t.xp[seat][1]
		p := fmt.Sprintf("p%d.", seat+1)
		facts[p+"xp"], facts[p+"score"] = []int{up, down}, up+down
		facts[p+"treasures"], facts[p+"upgrades"] = append([]int{}, t.held[seat]...), append([]int{}, t.own[seat]...)
		sum += up + down
	}
	facts["score"] = sum
	for level := range 3 {
		facts[fmt.Sprintf("pool.%d", level+1)] = []int{t.given[level], t.left(level)}
	}
	for kind, n := range t.tokens {
		facts["tokens."+kind] = n
	}
	for _, p := range t.pieces {
		t.claim(facts, p)
	}
	return facts
}

func (t *tabletop) actor() string {
	switch {
	case t.phase == "over":
		return "over"
	case t.wait != nil:
		return t.wait.who
	}
	return fmt.Sprintf("p%d", t.seat+1)
}

// claim claims what is to be seen of a piece.
func (t *tabletop) claim(facts map[string]any, p *piece) {
	if p.grid == "nowhere" {
		if p.side == "hero" {
			facts[p.name+".at"] = "nowhere"
		}
		return
	}
	facts[p.name+".at"], facts[p.name+".name"] = fmt.Sprintf("%s %d,%d", p.grid, p.col, p.row), p.title
	facts[p.name+".health"], facts[p.name+".defence"] = t.fullOf(p)-p.lost, t.defenceOf(p)
	if p.side != "enemy" {
		facts[p.name+".ready"], facts[p.name+".attack"] = p.ready, t.attackOf(p)
	}
	if p.side == "hero" {
		facts[p.name+".number"] = p.number
	}
}
