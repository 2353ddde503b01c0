package dungeonalliancetest

import (
	"fmt"
	"slices"
	"strings"

	da "github.com/rulebook-go/rulebook/dungeonalliance"
)

// The turns of a tabletop: heroes, chests, treasures, the way, the Room, fights, purchases, and the End Phase.

func (t *tabletop) hasReady(seat int) bool {
	return len(t.in(func(p *piece) bool { return hero(p) && p.seat == seat && p.ready })) > 0
}

func (t *tabletop) startRound() {
	t.phase, t.seat = "turns", (t.first+t.players-1)%t.players
	t.nextTurn()
}

func (t *tabletop) nextTurn() {
	for range t.players {
		t.seat = (t.seat + 1) % t.players
		if t.hasReady(t.seat) {
			return
		}
	}
	t.phase = "end"
	t.endPhase()
}

func (t *tabletop) endTurn() {
	t.active, t.attacks, t.bought = nil, 0, false
	t.speed = 0
	t.nextTurn()
}

func (t *tabletop) activate(n int) bool {
	p := t.piece(fmt.Sprintf("%c%d", 'a'+t.seat, n))
	if p == nil || p.grid == "nowhere" || t.active != nil || !p.ready && !t.is("a hero acts twice") {
		return false
	}
	t.active, p.ready, t.attacks = p, false, 1
	t.speed = p.speed + t.passive(t.seat, da.PassiveSpeed)
	return true
}

func (t *tabletop) pay(n int) bool {
	if n > t.speed && !t.is("Speed may be owed") {
		return false
	}
	t.speed = max(t.speed-n, 0)
	return true
}

func (t *tabletop) step(c, r int) bool {
	p := t.active
	stairs := p.grid == "map" && t.stairs && da.At(c, r) == t.c.Map.Quest
	cost := 1
	if stairs && t.is("the staircase is a free step") {
		cost = 0
	}
	next := t.adjacent(p.grid, p.col, p.row, c, r) || t.is("steps lead anywhere") && distance(c, r, p) < 3
	if !next || !t.empty(p.grid, c, r) || !t.pay(cost) {
		return false
	}
	p.col, p.row = c, r
	return true
}

// openChest opens a chest, or tries its lock.
func (t *tabletop) openChest(where string, extra int) bool {
	p := t.active
	c, r := cellOf(where)
	chest, ok := t.chests[da.At(c, r)]
	if !ok || p.grid != "map" || !t.adjacent("map", p.col, p.row, c, r) && !t.is("chests open from afar") || extra < 0 {
		return false
	}
	locked := chest.Locked && t.o.Lock == da.LockRolled
	target := t.c.Chests.Lock[chest.Level-1]
	if t.is("a lock needs more than its target") {
		target++
	}
	sure := max(0, target-slices.Min(t.c.Die))
	if extra > sure || extra > 0 && !locked {
		return false
	}
	if !t.pay(1 + extra) {
		return false
	}
	if !locked || extra == sure {
		t.opened(chest)
		return true
	}
	t.roll(func(face int) {
		if face+extra >= target {
			t.opened(chest)
		}
	})
	return true
}

// opened pays for an open chest, and has the hero dig or not.
func (t *tabletop) opened(chest da.Chest) {
	seat := t.active.seat
	xp := t.c.Chests.Treasure[chest.Level-1]
	if chest.Locked {
		xp = t.c.Chests.Locked[chest.Level-1]
	}
	pay := func() { t.award(seat, xp, chest.Level, t.is("chest XP lies face up")) }
	if t.is("chest XP is paid after the dig") {
		t.do(pay)
	} else {
		pay()
	}
	gone := func() {
		if !t.is("an opened chest stays") {
			delete(t.chests, chest.Cell)
		}
	}
	t.do(gone)
	if len(t.decks["treasure"]) == 0 {
		return
	}
	t.choose(seat, []string{"no", "yes"}, func(answer string) {
		if answer == "no" {
			return
		}
		if t.is("digging costs Speed") {
			t.speed = max(t.speed-1, 0)
		}
		t.draw("treasure", func(card int) { t.dug(card, chest) })
	})
}

func (t *tabletop) dug(card int, chest da.Chest) {
	p, k := t.active, t.c.Treasures[card-1]
	switch k.Kind {
	case da.Treasure:
		t.held[p.seat] = append(t.held[p.seat], card)
		slices.Sort(t.held[p.seat])
	case da.Trap:
		t.disarm(p, k.Target, k.Bonus, t.passive(p.seat, da.PassiveDisarm), false, func() { t.effects(k.Fails, "trap", p) })
	case da.Mimic:
		delete(t.chests, chest.Cell)
		m := t.place()
		level := chest.Level
		if t.is("a Mimic forgets its chest") {
			level = 0
		}
		*m = piece{name: m.name, side: "mimic", title: k.Name, seat: -1, grid: "map",
			col: int(chest.Cell.Col), row: int(chest.Cell.Row),
			health: k.Health + level, attack: k.Attack + level, defence: k.Defence + level, xp: k.XP + level, level: chest.Level}
		t.mimicHits(m)
	}
}

// disarm has a hero try a trap with Speed and the die; the trap of a Room card may be declined.
func (t *tabletop) disarm(p *piece, target, bonus, help int, may bool, fails func()) {
	low := slices.Min(t.c.Die)
	sure := 0
	for low+help+sure*bonus < target {
		sure++
	}
	have := 0
	if p == t.active {
		have = t.speed
	}
	var answers []string
	if may && !t.is("a Room trap must be tried") {
		answers = []string{"no"}
	}
	for n := range min(sure, have) + 1 {
		answers = append(answers, fmt.Sprint(n))
	}
	t.choose(p.seat, answers, func(answer string) {
		spent := number(answer)
		if answer == "no" {
			t.do(fails)
			return
		}
		t.speed -= spent
		if spent >= sure && !t.is("a sure trap is rolled for") {
			return
		}
		t.roll(func(face int) {
			if face+help+spent*bonus < target && !t.is("traps are harmless") {
				t.do(fails)
			}
		})
	})
}

func (t *tabletop) mimicHits(m *piece) {
	hit := 2
	if t.is("a Mimic reaches three spaces") {
		hit = 3
	}
	for _, h := range t.in(func(p *piece) bool { return hero(p) && p.grid == m.grid && distance(m.col, m.row, p) <= hit }) {
		if t.is("a Mimic needs to see") && !t.sees(m.grid, m.col, m.row, h) || t.is("a Mimic spares its finder") && h == t.active {
			continue
		}
		t.hit(h, m.attack, -1)
	}
	m.ready = t.is("a Mimic stays ready")
}

func (t *tabletop) use(card, hero int) bool {
	p := t.active
	seat := p.seat
	if t.is("any alliance uses a treasure") {
		for other := range t.players {
			if slices.Contains(t.held[other], card) {
				seat = other
			}
		}
	}
	again := t.is("a treasure is used again") && slices.Contains(t.spent, card)
	if !slices.Contains(t.held[seat], card) && !again || p.name[1:] != fmt.Sprint(hero) {
		return false
	}
	t.held[seat] = slices.DeleteFunc(t.held[seat], func(n int) bool { return n == card })
	t.spent = append(t.spent, card)
	if t.is("a treasure costs Speed") {
		t.speed = max(t.speed-1, 0)
	}
	t.effects([]da.Effect{t.c.Treasures[card-1].Effect}, "treasure", p)
	return true
}

func (t *tabletop) way() bool {
	p, q := t.active, t.c.Map.Quest
	cost := 1
	if t.is("the way opens for free") {
		cost = 0
	}
	if !t.quest || p.grid != "map" || !t.adjacent("map", p.col, p.row, int(q.Col), int(q.Row)) || !t.pay(cost) {
		return false
	}
	t.quest, t.stairs, t.stage = false, true, "inactive"
	at := t.c.Room.Spawn
	if t.is("the Final Enemy waits at the door") {
		at.Row++
	}
	t.pieces = append(t.pieces, &piece{name: "enemy", side: "enemy", title: t.final.Name, seat: -1, grid: "room",
		col: int(at.Col), row: int(at.Row),
		health: t.final.Health, defence: t.final.Defence, reach: t.final.Range, xp: t.final.XP, level: 3})
	return true
}

func (t *tabletop) enter(c, r int) bool {
	p, door := t.active, t.c.Room.Entrance
	inside := t.in(func(p *piece) bool { return hero(p) && p.grid == "room" })
	if p.grid != "map" || !t.stairs || da.At(p.col, p.row) != t.c.Map.Quest || len(inside) >= 12 && !t.is("a 13th hero enters") {
		return false
	}
	free := t.empty("room", int(door.Col), int(door.Row))
	switch {
	case free && da.At(c, r) != door && !t.is("an empty Entrance leaves a choice"):
		return false
	case r != int(door.Row), !t.empty("room", c, r):
		return false
	}
	cost := 1
	if t.is("entry costs nothing") {
		cost = 0
	}
	if !t.pay(cost) {
		return false
	}
	p.grid, p.col, p.row = "room", c, r
	p.number = 1
	for slices.ContainsFunc(inside, func(h *piece) bool { return h.number == p.number }) {
		p.number++
	}
	if t.is("numbers are not given again") {
		t.last++
		p.number = t.last
	}
	if !t.entered || t.is("every entry draws") {
		t.entered, t.stage = true, "active"
		cards := []func(){t.finalDraw, func() { t.roomDraw(p) }}
		if t.is("the Room card comes first") {
			slices.Reverse(cards)
		}
		t.do(cards...)
	}
	return true
}

func (t *tabletop) leave() bool {
	p, q := t.active, t.c.Map.Quest
	door := p.grid == "room" && da.At(p.col, p.row) == t.c.Room.Entrance
	if t.o.Leave != da.ByEntrance || !door || !t.empty("map", int(q.Col), int(q.Row)) || !t.pay(1) {
		return false
	}
	p.grid, p.col, p.row, p.number = "map", int(q.Col), int(q.Row), 0
	return true
}

// foes are whom hero powers of an alliance harm.
func (t *tabletop) foes(seat int) []*piece {
	return t.in(func(p *piece) bool {
		switch p.side {
		case "hero":
			return p.seat != seat && (t.o.PvP && t.o.Mode == da.Competitive || t.is("rivals are enemies"))
		case "enemy":
			return t.stage == "active"
		}
		return true
	})
}

// strike is the attack of the active hero.
func (t *tabletop) strike(names []string) bool {
	p := t.active
	reach := p.reach
	if p.radius > 0 {
		reach = p.radius
	}
	can := slices.DeleteFunc(t.foes(p.seat), func(e *piece) bool {
		hidden := !t.sees(p.grid, p.col, p.row, e) && !t.is("heroes shoot round corners")
		return e.grid != p.grid || distance(p.col, p.row, e) > reach || hidden
	})
	var targets []*piece
	for _, e := range can {
		if slices.Contains(names, e.name) {
			targets = append(targets, e)
		}
	}
	slices.Sort(names)
	spent := t.attacks == 0 && !t.is("a hero attacks again and again")
	if len(targets) != len(slices.Compact(names)) || len(targets) == 0 || spent {
		return false
	}
	want := len(can)
	switch {
	case p.radius == 0:
		want = 1
	case p.grid == "room" && !t.is("five targets in the Room"):
		want = min(want, 4)
	}
	if len(targets) != want {
		return false
	}
	t.attacks--
	for _, e := range t.order(targets) {
		t.hit(e, t.attackOf(p), p.seat)
	}
	return true
}

// hit makes a hit; by is the alliance that hits, -1 for the dungeon.
func (t *tabletop) hit(p *piece, strength, by int) {
	n := max(0, strength-t.defenceOf(p))
	if t.is("armour does nothing") {
		n = strength
	}
	t.lose(p, n, by)
}

func (t *tabletop) lose(p *piece, n, by int) {
	if p.grid == "nowhere" {
		return
	}
	p.lost += min(n, t.fullOf(p)-p.lost)
	if p.lost < t.fullOf(p) {
		return
	}
	p.grid, p.lost, p.number = "nowhere", 0, 0
	if hero(p) {
		return
	}
	pay := func() {
		if by >= 0 {
			t.award(by, p.xp, p.level, !t.is("kill XP lies face down"))
		}
	}
	if p.side == "monster" && !t.is("tokens do not come back") {
		t.tokens[p.kind]++
	}
	if p.side == "enemy" {
		t.stage = "defeated"
		if t.is("the Final Enemy's XP is lost") {
			return
		}
		if !t.is("decks outlive the Final Enemy") {
			t.decks["enemy"], t.decks["room"], t.up["enemy"], t.up["room"] = nil, nil, 0, 0
		}
	}
	pay()
}

// left is what the pool of a level, 0 to 2, has left; -1 if it has no limit.
func (t *tabletop) left(level int) int {
	n := da.XPPool(level+1, t.players)
	if level == 2 && t.o.XPPoolIII.Limited {
		n = t.o.XPPoolIII.Counts[t.players-1]
	}
	if n < 0 || t.o.XPPool == da.NoPools {
		return -1
	}
	return n - t.given[level]
}

// award gives XP from the pools.
func (t *tabletop) award(seat, n, level int, up bool) {
	got := 0
	for i := range 3 {
		take := n - got
		if left := t.left(i); left >= 0 {
			take = min(take, left)
		}
		switch {
		case t.o.XPPool == da.NoPools:
			got = n
			continue
		case t.o.XPPool == da.HardCap && i != level-1 && !t.is("a hard cap is soft"):
			continue
		}
		t.given[i] += take
		got += take
	}
	if up {
		t.xp[seat][0] += got
	} else {
		t.xp[seat][1] += got
	}
}

func (t *tabletop) buy(card int) bool {
	u := fmt.Sprint("upgrade", 0)
	for level := 1; level <= 3; level++ {
		if deck := fmt.Sprint("upgrade", level); t.up[deck] == card && card > 0 {
			u = deck
		}
	}
	if u == "upgrade0" {
		return false
	}
	price, xp := t.c.Upgrades[card-1].Price, &t.xp[t.seat]
	switch {
	case xp[0] >= price:
	case xp[0]+xp[1] >= price && t.is("face-down XP buys too"):
	default:
		return false
	}
	xp[0], xp[1] = xp[0]-price, xp[1]+price
	if t.is("spent XP is gone") {
		xp[1] -= price
	}
	t.bought = true
	t.own[t.seat] = append(t.own[t.seat], card)
	slices.Sort(t.own[t.seat])
	t.up[u] = 0
	if !t.is("the offer is not refilled") {
		t.do(t.offer(number(strings.TrimPrefix(u, "upgrade"))))
	}
	return true
}

// offer puts the top card of an Upgrade Deck on offer.
func (t *tabletop) offer(level int) func() {
	deck := fmt.Sprint("upgrade", level)
	return func() {
		if len(t.decks[deck]) > 0 {
			t.draw(deck, func(card int) { t.up[deck] = card })
		}
	}
}

// endPhase notes the parts of the End Phase.
func (t *tabletop) endPhase() {
	attacked := false
	monsters := []func(){}
	for i := range t.players {
		monsters = append(monsters, t.unless(func() { t.askMonster((t.first + i) % t.players) }))
	}
	foe := []func(){t.unless(func() { attacked = t.foeAttacks() }), func() {
		if attacked {
			t.do(t.finalDraw, func() { t.roomDraw(nil) }, func() {
				if t.o.Mode != da.Competitive {
					t.soloDraw()
				}
			})
		}
	}}
	if t.o.EnemyOrder == da.FinalFirst {
		t.do(slices.Concat(foe, monsters)...)
	} else {
		t.do(slices.Concat(monsters, foe)...)
	}
	t.after(t.unless(func() {
		if t.o.Mode != da.Competitive && !attacked {
			t.soloDraw()
		}
	}), t.unless(t.endRound))
}

// unless is a part of the End Phase that does not happen with no hero left.
func (t *tabletop) unless(part func()) func() {
	return func() {
		if t.hopeless() {
			t.lastRound()
		} else {
			part()
		}
	}
}

func (t *tabletop) askMonster(seat int) {
	ready := t.in(func(p *piece) bool { return isMonster(p) && p.ready })
	if t.o.Mode == da.Competitive && len(ready) > 0 {
		t.phase, t.seat = "monsters", seat
	}
}

// monsterMove activates a monster, or declines.
func (t *tabletop) monsterMove(verb string, args []string) bool {
	if verb == "decline" {
		t.phase = "end"
		return true
	}
	if verb != "monster" {
		return false
	}
	m := t.piece(args[0])
	if m == nil || m.grid == "nowhere" || !isMonster(m) || !m.ready && !t.is("exhausted monsters act") {
		return false
	}
	if m.side == "mimic" {
		if len(args) > 1 {
			return false
		}
		t.phase = "end"
		t.mimicHits(m)
		return true
	}
	if len(args) < 3 || args[1] != "to" {
		return false
	}
	c, r := cellOf(args[2])
	if !slices.Contains(t.reach(m, m.speed), [2]int{c, r}) {
		return false
	}
	can := t.in(func(p *piece) bool {
		return hero(p) && (p.seat != t.seat || t.is("monsters hit the heroes of their player")) && p.grid == m.grid &&
			distance(c, r, p) <= m.reach && t.sees(m.grid, c, r, p)
	})
	var target *piece
	if len(args) == 5 && args[3] == "hits" {
		for _, p := range can {
			if p.name == args[4] {
				target = p
			}
		}
	}
	if len(args) > 3 && target == nil || len(args) == 3 && len(can) > 0 && !t.is("a monster may spare heroes") {
		return false
	}
	m.col, m.row, m.ready, t.phase = c, r, t.is("a monster stays ready"), "end"
	if target != nil {
		t.hit(target, m.attack, -1)
	}
	return true
}

func (t *tabletop) foeAttacks() bool {
	inside := t.in(func(p *piece) bool { return p.number > 0 })
	if t.stage != "active" || len(inside) == 0 {
		return false
	}
	t.effects(t.final.Cards[t.up["enemy"]-1].Attack, "final", t.piece("enemy"))
	return true
}

func (t *tabletop) hopeless() bool {
	if len(t.in(hero)) > 0 {
		return false
	}
	return t.o.HeroReturn == da.ReturnNever || t.round == 6
}

func (t *tabletop) cleared() bool {
	inside := t.in(func(p *piece) bool { return isMonster(p) && p.grid == "room" })
	return t.stage == "defeated" && len(inside) == 0
}

func (t *tabletop) endRound() {
	if t.round == 6 || t.cleared() && t.o.EarlyEnd != da.NoEarlyEnd {
		t.finish()
		return
	}
	for _, p := range t.pieces {
		p.ready = true
	}
	if !t.is("the initiative stays") {
		t.first = (t.first + 1) % t.players
	}
	for _, p := range t.pieces {
		if hero(p) && p.grid == "nowhere" && t.o.HeroReturn == da.NextRound {
			t.comeBack(p)
		}
	}
	t.round++
	t.startRound()
}

func (t *tabletop) comeBack(p *piece) {
	for _, at := range t.c.Map.Starts[p.seat] {
		if t.empty("map", int(at.Col), int(at.Row)) {
			p.grid, p.col, p.row = "map", int(at.Col), int(at.Row)
			return
		}
	}
}

// lastRound lets the rounds left pass.
func (t *tabletop) lastRound() {
	t.round = 6
	t.finish()
}

func (t *tabletop) finish() {
	t.phase, t.active, t.speed, t.todo = "over", nil, 0, nil
}

func (t *tabletop) winners() []string {
	list := []string{}
	if t.phase != "over" {
		return list
	}
	best := 0
	for seat := range t.players {
		best = max(best, t.xp[seat][0]+t.xp[seat][1])
	}
	for seat := range t.players {
		won := t.xp[seat][0]+t.xp[seat][1] == best
		if t.o.Mode != da.Competitive {
			won = t.stage == "defeated"
		}
		if won {
			list = append(list, fmt.Sprintf("p%d", seat+1))
		}
	}
	return list
}
