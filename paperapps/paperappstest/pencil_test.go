package paperappstest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook/paperapps"
)

// A pencil is a second implementation of the game, written from the rulebook in another shape than the model: it changes
// itself, rubs used objects out of its copy of the floor, and walks square by square with words for what it waits for. It is
// slow and obvious. A bug may be planted in it by name.
type pencil struct {
	bug   string
	opt   paperapps.Options
	pages []paperapps.Page

	page                                   int
	grid                                   [][]byte
	col, row                               int
	last                                   string
	hp, coins                              int
	plusHP, minusHP, plusCoins, minusCoins int
	deaths, elixirs, pageElixirs           int
	key, jumped                            bool
	used                                   [][2]int
	waits                                  string // roll, reroll, heading, wall, teleporter, stairs, object, found, shop, over
	die, squares                           int
	doubled                                bool
	object                                 byte
	bought                                 map[int]bool
	held                                   map[paperapps.Item]int
	here, next                             map[paperapps.Item]bool
	rows                                   []map[string]any
}

func newPencil(g paperapps.Setup, bug string) *pencil {
	p := &pencil{bug: bug, opt: g.Options, pages: g.Pages, hp: g.Options.StartHP, held: map[paperapps.Item]int{}, next: map[paperapps.Item]bool{}}
	p.open()
	return p
}

func (p *pencil) is(bug string) bool { return p.bug == bug }

// open turns to the next page.
func (p *pencil) open() {
	p.plusHP, p.minusHP, p.plusCoins, p.minusCoins, p.pageElixirs = 0, 0, 0, 0, 0
	p.last, p.jumped, p.used, p.bought = "", false, nil, map[int]bool{}
	p.die, p.squares, p.doubled = 0, 0, false
	if !p.is("a key is good on later floors") {
		p.key = false
	}
	p.here = map[paperapps.Item]bool{}
	if p.page == len(p.pages) {
		p.waits = "over"
		p.key = false
		return
	}
	if p.pages[p.page].Floor == nil {
		p.waits = "shop"
		return
	}
	p.waits = "roll"
	p.here = p.next
	if !p.is("effects last for two floors") {
		p.next = map[paperapps.Item]bool{}
	}
	p.grid = nil
	for r, line := range strings.Split(strings.TrimSuffix(p.pages[p.page].Floor.String(), "\n"), "\n") {
		p.grid = append(p.grid, []byte(line))
		if c := strings.IndexByte(line, 'S'); c >= 0 {
			p.col, p.row = c, r
		}
	}
}

var compass = []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}

// by turns a heading clockwise by eighths.
func by(h string, eighths int) string {
	i := slices.Index(compass, h)
	if i < 0 {
		return ""
	}
	return compass[(i+eighths)%8]
}

func stepOf(h string) (dc, dr int) {
	return strings.Count(h, "E") - strings.Count(h, "W"), strings.Count(h, "S") - strings.Count(h, "N")
}

func diagonal(h string) bool { return len(h) == 2 }

func (p *pencil) cell(c, r int) byte {
	if r < 0 || r >= len(p.grid) || c < 0 || c >= len(p.grid[r]) {
		return '#'
	}
	return p.grid[r][c]
}

func (p *pencil) solid(c, r int) bool {
	t := p.cell(c, r)
	return t == '#' || t == ' ' || t == 'D' && !p.key && !p.is("doors open without the key")
}

// shut says whether the way from a cell is shut.
func (p *pencil) shut(c, r int, h string) bool {
	dc, dr := stepOf(h)
	if p.solid(c+dc, r+dr) {
		return true
	}
	if !diagonal(h) {
		return false
	}
	corners := 0
	for _, beside := range [2]bool{p.solid(c+dc, r), p.solid(c, r+dr)} {
		if beside {
			corners++
		}
	}
	switch p.opt.CornerCut {
	case paperapps.NoSqueeze:
		return corners == 2
	case paperapps.NoCut:
		return corners > 0 && !p.is("corners never stop")
	}
	return false
}

// kind lists the four headings of the roll.
func (p *pencil) kind() []string {
	pips := p.die
	if p.is("a doubled roll is even") {
		pips = p.pips()
	}
	if pips%2 == 1 {
		return []string{"NE", "SE", "SW", "NW"}
	}
	return []string{"N", "E", "S", "W"}
}

func (p *pencil) pips() int {
	if p.doubled {
		return 2 * p.die
	}
	return p.die
}

func (p *pencil) anyOpen(kind []string) bool {
	return slices.ContainsFunc(kind, func(h string) bool { return !p.shut(p.col, p.row, h) })
}

func (p *pencil) clear(h string, broken int) bool {
	c, r := p.col, p.row
	for i := range p.pips() {
		if p.shut(c, r, h) && i >= broken {
			return false
		}
		dc, dr := stepOf(h)
		c, r = c+dc, r+dr
	}
	return true
}

func (p *pencil) anyClear() bool {
	return slices.ContainsFunc(p.kind(), func(h string) bool { return p.clear(h, 0) })
}

// mayChoose says whether ClearPath and BackRule leave a first heading.
func (p *pencil) mayChoose(h string, broken int) bool {
	binds := p.opt.ClearPath && p.anyClear() && !p.is("the clear path is not binding")
	if binds && !p.clear(h, broken) {
		return false
	}
	if p.opt.BackRule == paperapps.MoveOnly || p.last == "" || h != by(p.last, 4) || p.is("doubling back between moves is free") {
		return true
	}
	return !slices.ContainsFunc(p.kind(), func(other string) bool {
		return other != h && !p.shut(p.col, p.row, other) && (!binds || p.clear(other, 0))
	})
}

// breakable says whether a wall ahead can be broken through with so many squares.
func (p *pencil) breakable(h string, squares int) bool {
	dc, dr := stepOf(h)
	return p.held[paperapps.BreakOnThrough] > 0 && p.cell(p.col+dc, p.row+dr) == '#' && p.inside(p.col+dc, p.row+dr) &&
		!p.solid(p.col+2*dc, p.row+2*dr) && squares >= 2
}

func (p *pencil) inside(c, r int) bool {
	return r >= 0 && r < len(p.grid) && c >= 0 && c < len(p.grid[r])
}

// fits says whether an item fits the die that lies.
func (p *pencil) fits() bool {
	return p.held[paperapps.ScrollOfMulligan] > 0 || p.held[paperapps.DoublingPotion] > 0 && !p.doubled
}

// reach says whether the stairs can be taken from the hero's cell.
func (p *pencil) reach() bool {
	for r := range p.grid {
		for c := range p.grid[r] {
			if p.pages[p.page].Floor.String() == "" || p.cell(c, r) != '>' {
				continue
			}
			dc, dr := max(c-p.col, p.col-c), max(r-p.row, p.row-r)
			switch p.opt.StairsReach {
			case paperapps.Four:
				return dc+dr <= 1
			case paperapps.SquareOnly:
				return dc+dr == 0
			}
			if p.is("stairs reach four cells") {
				return dc+dr <= 1
			}
			return dc <= 1 && dr <= 1
		}
	}
	return false
}

// Apply makes a move.
func (p *pencil) Apply(move string) error {
	word, rest, _ := strings.Cut(move, " ")
	n, _ := strconv.Atoi(rest)
	no := fmt.Errorf("not while waiting for %s", p.waits)
	switch word {
	case "roll":
		if p.waits != "roll" && p.waits != "reroll" || n < 1 || n > 6 && !p.is("the die has a seven") {
			return no
		}
		p.die, p.doubled, p.waits = n, p.doubled && p.is("a rerolled die stays doubled"), "heading"
		p.weigh()
	case "go":
		if p.waits != "heading" || !slices.Contains(p.kind(), rest) && !p.is("any heading fits any roll") || p.shut(p.col, p.row, rest) || !p.mayChoose(rest, 0) {
			return no
		}
		p.last, p.squares = rest, p.pips()
		if p.is("a six walks five") && p.squares == 6 {
			p.squares = 5
		}
		p.walk()
	case "turn":
		if p.waits != "wall" || !p.mayTurn(rest) {
			return no
		}
		p.last = rest
		p.walk()
	case "break":
		squares := p.squares
		if p.waits == "heading" {
			squares = p.pips()
		}
		first := p.waits == "heading" && slices.Contains(p.kind(), rest) && p.mayChoose(rest, 2) && p.shut(p.col, p.row, rest)
		if !first && !(p.waits == "wall" && rest == p.last) || !p.breakable(rest, squares) {
			return no
		}
		p.held[paperapps.BreakOnThrough]--
		p.last, p.squares, p.waits = rest, squares, ""
		dc, dr := stepOf(rest)
		p.col, p.row = p.col+dc, p.row+dr
		if p.squares -= 2; p.is("breaking through costs one square") {
			p.squares++
		}
		p.enter(p.col+dc, p.row+dr)
		if p.waits == "" {
			p.walk()
		}
	case "jump", "stay":
		if p.waits != "teleporter" {
			return no
		}
		p.waits = ""
		if word == "jump" {
			p.jump()
		}
		p.walk()
	case "pass":
		if p.waits != "stairs" {
			return no
		}
		p.waits = ""
		p.walk()
	case "leave":
		beside := p.is("the hero may leave beside the stairs in mid-move") && p.waits == "wall" && p.reach()
		if p.waits != "shop" && p.waits != "stairs" && !(p.waits == "roll" && p.reach()) && !beside {
			return no
		}
		p.close()
	case "find":
		if p.waits != "object" || n < 1 || n > 6 {
			return no
		}
		p.die, p.doubled, p.waits = n, false, "found"
		if !p.fits() {
			p.resolve()
		}
	case "double", "mulligan":
		return p.useOnDie(word, no)
	case "keep":
		switch {
		case p.waits == "found":
			p.resolve()
		case p.waits == "heading" && !p.anyOpen(p.kind()):
			p.spend()
		case p.waits == "wall" && !p.anyOpen(sameKind(p.last)):
			p.endMove()
		default:
			return no
		}
	case "scroll":
		return p.scroll(rest, no)
	case "buy":
		return p.buy(n, no)
	default:
		return no
	}
	return nil
}

func sameKind(h string) []string { return []string{h, by(h, 2), by(h, 4), by(h, 6)} }

func (p *pencil) mayTurn(h string) bool {
	left, right, back := by(p.last, 6), by(p.last, 2), by(p.last, 4)
	if h == "" || p.shut(p.col, p.row, h) {
		return false
	}
	if p.is("a turn may change the kind") && diagonal(h) != diagonal(p.last) {
		return true
	}
	sides := !p.shut(p.col, p.row, left) || !p.shut(p.col, p.row, right)
	switch h {
	case left, right:
		if p.opt.Turn == paperapps.Mirror && diagonal(p.last) && !p.is("a mirrored turn is free") {
			dl, dr := stepOf(by(p.last, 7))
			el, er := stepOf(by(p.last, 1))
			nearLeft, nearRight := p.solid(p.col+dl, p.row+dr), p.solid(p.col+el, p.row+er)
			if nearLeft && !nearRight && h == left && !p.shut(p.col, p.row, right) {
				return false
			}
			if nearRight && !nearLeft && h == right && !p.shut(p.col, p.row, left) {
				return false
			}
		}
		return true
	case back:
		return !sides || p.is("doubling back with a side open")
	}
	return false
}

// weigh spends a roll that finds no open way and no item that fits.
func (p *pencil) weigh() {
	for _, h := range p.kind() {
		if !p.shut(p.col, p.row, h) || p.breakable(h, p.pips()) {
			return
		}
	}
	if !p.fits() {
		p.spend()
	}
}

func (p *pencil) spend() {
	p.endMove()
	if p.opt.NoMove == paperapps.Reroll {
		p.waits = "reroll"
	}
}

func (p *pencil) endMove() { p.waits, p.squares, p.die, p.doubled = "roll", 0, 0, false }

// walk goes on until the squares are used up or something asks.
func (p *pencil) walk() {
	p.waits = ""
	for p.waits == "" && p.squares > 0 {
		if p.shut(p.col, p.row, p.last) {
			if p.is("hitting a wall costs a square") {
				p.squares--
			}
			if p.anyOpen(sameKind(p.last)) || p.breakable(p.last, p.squares) {
				p.waits = "wall"
			} else {
				p.endMove()
			}
			return
		}
		dc, dr := stepOf(p.last)
		p.squares--
		p.enter(p.col+dc, p.row+dr)
	}
	if p.waits == "" {
		p.endMove()
	}
}

// enter puts the hero on a cell and lets what stands there act.
func (p *pencil) enter(c, r int) {
	p.col, p.row = c, r
	t := p.cell(c, r)
	if p.is("coins are taken on landing only") && t == '$' && p.squares > 0 {
		return
	}
	if !strings.ContainsRune(".S>TD# ", rune(t)) {
		p.used = append(p.used, [2]int{c, r})
		if !p.is("objects act again and again") || t == 'k' || t == 'w' {
			p.grid[r][c] = '.'
		}
	}
	p.act(t)
}

func (p *pencil) act(t byte) {
	times := 1
	if p.here[paperapps.CoinRush] {
		times = 2
	}
	switch {
	case t == '$':
		p.plusCoins += times
	case t == 'C', t == 'H':
		p.waits, p.object = "object", t
	case t >= '1' && t <= '9':
		p.hurt(int(t - '0'))
	case t == '?':
		if p.here[paperapps.MagicShield] || p.here[paperapps.Weaklings] && !p.is("weaklings spare the mystery enemy") {
			p.hurt(1)
		} else {
			p.waits, p.object = "object", t
		}
	case t >= 'a' && t <= 'f':
		p.plusHP += int(t-'a') + 1
		if p.is("a heart heals one less") {
			p.plusHP--
		}
	case t == 'w':
		if p.is("a web does not stop") {
			p.minusCoins++
			return
		}
		p.squares = 0
		switch {
		case p.is("a shield holds off webs") && p.here[paperapps.MagicShield]:
		case p.opt.WebCost == paperapps.WebCostD6 && !p.is("a web always costs one"):
			p.waits, p.object = "object", t
		case !p.is("a web costs nothing"):
			p.minusCoins++
		}
	case t == 'k':
		p.key = true
	case t == 'D':
		if p.is("a door uses the key up") {
			p.grid[p.row][p.col] = '.'
			p.key = false
		}
	case t == 'T':
		if !p.jumped && !p.is("the first jump is optional") || p.is("every jump is forced") {
			p.jump()
		} else {
			p.waits = "teleporter"
		}
	case t == '>':
		if p.squares > 0 && !p.is("stairs are for landing only") {
			p.waits = "stairs"
		}
	}
}

// hurt takes HP for an enemy.
func (p *pencil) hurt(n int) {
	switch {
	case p.here[paperapps.MagicShield]:
		n = 0
	case p.here[paperapps.Weaklings]:
		n = 1
	}
	p.minusHP += n
}

func (p *pencil) jump() {
	p.jumped = true
	for r := range p.grid {
		for c := range p.grid[r] {
			if p.grid[r][c] == 'T' && (c != p.col || r != p.row) {
				p.col, p.row = c, r
				if p.is("a jump costs a square") && p.squares > 0 {
					p.squares--
				}
				return
			}
		}
	}
}

// resolve lets the die of an object act.
func (p *pencil) resolve() {
	n := p.pips()
	p.die, p.doubled, p.waits = 0, false, ""
	switch p.object {
	case 'C':
		if p.here[paperapps.CoinRush] && !p.is("a rush forgets chests") {
			n *= 2
		}
		p.plusCoins += n
	case 'H':
		p.plusHP += n
	case '?':
		p.hurt(n)
	case 'w':
		p.minusCoins += n
	case 'G':
		p.waits = "shop"
		wins := 4
		if p.is("the gambler pays on a three") {
			wins = 3
		}
		if n >= wins {
			p.plusCoins += p.opt.GamblerPays
		}
		return
	}
	p.walk()
}

func (p *pencil) useOnDie(word string, no error) error {
	item := paperapps.DoublingPotion
	if word == "mulligan" {
		item = paperapps.ScrollOfMulligan
	}
	if p.held[item] == 0 || p.waits != "heading" && p.waits != "found" || word == "double" && p.doubled {
		return no
	}
	if !p.is("potions are never used up") || item != paperapps.DoublingPotion {
		p.held[item]--
	}
	switch {
	case word == "double":
		p.doubled = true
		if p.waits == "heading" {
			p.weigh()
		} else if !p.fits() {
			p.resolve()
		}
	case p.waits == "heading":
		p.die, p.waits = 0, "reroll"
		p.doubled = p.doubled && p.is("a rerolled die stays doubled")
	default:
		p.die, p.doubled, p.waits = 0, false, "object"
	}
	return nil
}

func (p *pencil) scroll(rest string, no error) error {
	col, row, _ := strings.Cut(rest, ",")
	c, _ := strconv.Atoi(col)
	r, _ := strconv.Atoi(row)
	if p.held[paperapps.TeleportScroll] == 0 || p.waits != "roll" || p.solid(c, r) {
		return no
	}
	p.held[paperapps.TeleportScroll]--
	if !p.is("a scroll keeps the heading") {
		p.last = ""
	}
	p.waits = ""
	p.enter(c, r)
	p.squares = 0
	if p.waits == "" {
		p.endMove()
	}
	return nil
}

func (p *pencil) buy(k int, no error) error {
	if p.waits != "shop" || k < 1 || k > len(p.pages[p.page].Shop) || p.bought[k] && !p.is("an offer can be bought twice") {
		return no
	}
	o := p.pages[p.page].Shop[k-1]
	if o.Price > p.coins+p.plusCoins-p.minusCoins && !p.is("shops give credit") {
		return no
	}
	p.bought[k] = true
	p.minusCoins += o.Price
	switch o.Item {
	case paperapps.LightSnack:
		p.plusHP += 3
	case paperapps.MediumSnack:
		p.plusHP += 6
	case paperapps.HeartySnack:
		p.plusHP += 9
	case paperapps.Gambler:
		p.waits, p.object = "object", 'G'
	case paperapps.CoinRush, paperapps.Weaklings, paperapps.MagicShield:
		p.next[o.Item] = true
	case paperapps.EnduranceElixir:
		p.elixirs++
		p.pageElixirs++
	default:
		p.held[o.Item]++
	}
	return nil
}

// close totals the page.
func (p *pencil) close() {
	hp, coins := p.hp+p.plusHP-p.minusHP, p.coins+p.plusCoins-p.minusCoins
	if limit := p.opt.HPCap; limit > 0 && !p.is("no cap") {
		limit += p.elixirs
		if p.is("an elixir counts from the next page on") {
			limit -= p.pageElixirs
		}
		hp = min(hp, limit)
	}
	if !p.is("coins may be negative") {
		coins = max(coins, 0)
	}
	below := p.opt.DeathBelow
	if p.is("no HP is always death") {
		below = 1
	}
	died := p.pages[p.page].Floor != nil && hp < below
	p.rows = append(p.rows, map[string]any{"start": [2]int{p.hp, p.coins}, "ending": [2]int{hp, coins}, "death": died,
		"quadrants": [4]int{p.plusHP, p.minusHP, p.plusCoins, p.minusCoins}})
	p.hp, p.coins = hp, coins
	p.page++
	if died {
		p.deaths++
		p.hp, p.coins = p.opt.RespawnHP, 0
		if p.is("respawn is always at ten") {
			p.hp = 10
		}
		if p.is("the dead keep their coins") {
			p.coins = coins
		}
		if p.opt.DeathKeepsItems == p.is("death turns item keeping about") {
			p.held = map[paperapps.Item]int{}
		}
		if p.page == len(p.pages) {
			p.hp, p.coins = 0, 0
		}
	}
	p.open()
}

// Facts claims all that a record of this game may expect.
func (p *pencil) Facts() map[string]any {
	facts := map[string]any{
		"page": p.page, "key": p.key, "jumped": p.jumped, "deaths": p.deaths, "over": p.waits == "over", "pages": append([]map[string]any{}, p.rows...),
		"start": [2]int{p.hp, p.coins}, "running": [2]int{p.hp + p.plusHP - p.minusHP, p.coins + p.plusCoins - p.minusCoins},
		"ledger": map[string]int{"plus_hp": p.plusHP, "minus_hp": p.minusHP, "plus_coins": p.plusCoins, "minus_coins": p.minusCoins},
		"at":     nil, "last": nil,
	}
	used := append([][2]int{}, p.used...)
	slices.SortFunc(used, func(a, b [2]int) int { return slices.Compare([]int{a[1], a[0]}, []int{b[1], b[0]}) })
	facts["used"] = slices.Compact(used)
	held := map[string]int{}
	for i, n := range p.held {
		if n > 0 {
			held[i.String()] = n
		}
	}
	facts["items"] = held
	if p.page < len(p.pages) && p.pages[p.page].Floor != nil {
		facts["at"] = [2]int{p.col, p.row}
	}
	facts["squares"], facts["die"] = p.squares, p.pips()
	if p.waits != "heading" && p.waits != "found" {
		facts["die"] = 0
	}
	if p.last != "" {
		facts["last"] = p.last
	}
	if p.waits == "over" {
		facts["hp"], facts["coins"] = p.hp, p.coins
		if p.opt.Score == paperapps.Formula {
			facts["score"] = 5*p.hp + 3*p.coins - p.deaths
		}
	}
	return facts
}
