package paperapps

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/rulebook-go/rulebook"
)

// Version is the version that records of this game carry. It is raised when the same record would play differently.
const Version = 1

// A Setup is what a run starts from. It marshals as the set-up of a record:
//
//	{"options": "Zero", "pages": [{"floor": ["S..>"]}, {"shop": [{"item": "Light Snack", "price": 2}]}]}
//	{"options": {"preset": "Gladden2021", "HardMode": true}, "notebook": "Hollow Hill"}
type Setup struct {
	Options  Options `json:"options"`
	Pages    []Page  `json:"pages,omitempty"`    // the pages, or
	Notebook string  `json:"notebook,omitempty"` // the name of a shipped notebook
	Strict   bool    `json:"strict,omitempty"`   // check the floors by StairsReachable and KeyReachable too
	Hero     string  `json:"hero,omitempty"`     // a name for the hero; it changes nothing (HeroDecorated)
}

// Start returns the first position of a run. The error is a *rulebook.ContentError, with a path inside the set-up, or a
// *rulebook.SyntaxError for a notebook that is not shipped or that stands beside pages.
func (g Setup) Start() (State, error) {
	s, _, err := g.start(nil)
	return s, err
}

// Explain is Start with the events of setting up.
func (g Setup) Explain() (State, []rulebook.Event, error) {
	return g.start(&rulebook.Trace{})
}

func (g Setup) start(t *rulebook.Trace) (State, []rulebook.Event, error) {
	r := &run{options: g.Options, hero: g.Hero, pages: slices.Clone(g.Pages)}
	for i := range r.pages {
		r.pages[i].Shop = slices.Clone(r.pages[i].Shop) // the caller's may change
	}
	if r.options == (Options{}) {
		r.options = Gladden2021()
	}
	if err := r.options.validate(); err != nil {
		return State{}, nil, err
	}
	if err := r.fill(g); err != nil {
		return State{}, nil, err
	}
	if err := checkPages(r.pages); err != nil {
		return State{}, nil, err
	}
	if g.Strict {
		if err := r.strict(t); err != nil {
			return State{}, nil, err
		}
	}
	p := play{s: State{run: r, hp: int32(r.options.StartHP)}, t: t}
	p.t.Cite(NewHero, hero, "starts with %d HP and 0 coins", r.options.StartHP)
	if r.hero != "" {
		p.t.CiteName(HeroDecorated, hero, "is called %s", r.hero)
	}
	p.openPage()
	return p.s, t.Events(), nil
}

// fill takes the pages of the notebook that the set-up names.
func (r *run) fill(g Setup) error {
	if g.Notebook == "" {
		return nil
	}
	book := HollowHill()
	switch {
	case g.Notebook != book.Name:
		return &rulebook.SyntaxError{Path: "notebook", Want: fmt.Sprintf("the name of a shipped notebook: %q", book.Name),
			Got: fmt.Sprintf("%q", g.Notebook)}
	case len(g.Pages) > 0:
		return &rulebook.SyntaxError{Path: "pages", Want: "either pages or a notebook, got both"}
	}
	r.notebook, r.gem, r.pages = book.Name, book.Gem, book.Pages
	return nil
}

// strict checks every floor by the rules for the strict check.
func (r *run) strict(t *rulebook.Trace) error {
	for i, p := range r.pages {
		if p.Floor == nil {
			continue
		}
		if err := p.Floor.Strict(r.options); err != nil {
			return inPath(err, fmt.Sprintf("pages[%d].floor", i))
		}
		t.Cite(StairsReachable, hero, "page %d: the stairs can be reached from everywhere", i+1)
		if p.Floor.hasKey {
			t.Cite(KeyReachable, hero, "page %d: the key can be reached", i+1)
		}
	}
	return nil
}

// UnmarshalJSON reads a set-up strictly: a field that it does not have is an error. The error is a *rulebook.SyntaxError
// or a *rulebook.ContentError, with a path.
func (g *Setup) UnmarshalJSON(data []byte) error {
	var raw struct {
		Options  Options           `json:"options"`
		Pages    []json.RawMessage `json:"pages"`
		Notebook string            `json:"notebook"`
		Strict   bool              `json:"strict"`
		Hero     string            `json:"hero"`
	}
	if err := rulebook.ReadJSON(data, &raw); err != nil {
		return inside(err)
	}
	*g = Setup{Options: raw.Options, Notebook: raw.Notebook, Strict: raw.Strict, Hero: raw.Hero}
	for i, text := range raw.Pages {
		var p Page
		if err := p.UnmarshalJSON(text); err != nil {
			return inPath(err, fmt.Sprintf("pages[%d].", i))
		}
		g.Pages = append(g.Pages, p)
	}
	return nil
}

// Game returns what the oracle checks records of this game with.
func Game() rulebook.Game {
	return rulebook.NewGame(rulebook.Codec[State, Move]{
		Name:    "paperapps",
		Version: Version,
		Rules:   Rules(),
		Start: func(setup json.RawMessage) (State, []rulebook.Event, error) {
			var g Setup
			if err := g.UnmarshalJSON(setup); err != nil {
				return State{}, nil, err
			}
			return g.Explain()
		},
		ParseMove: ParseMove,
		Facts:     State.Facts,
		Summary:   State.summary,
	})
}

// Facts returns what a record may expect of a position, by name:
//
//	page       number of the open page, from 0
//	at, last   the hero's cell [column, row]; the heading of the last step, or null
//	die        the result that lies, doubled if so; 0 if none lies
//	squares    of the roll, still to be walked
//	key        the floor's key is held
//	jumped     the floor's teleporter pair has been used
//	used       the cells whose objects have acted, in reading order
//	start      [hp, coins]: the open page's starting values
//	running    [hp, coins]: what the page would total now
//	ledger     plus_hp, minus_hp, plus_coins, minus_coins of the open page
//	pages      the finished pages: start, quadrants, ending, death
//	deaths     the tally
//	over       the treasure room is reached
//	items      unused single-use items by name, with their number
//	doubled    the result that lies was doubled
//	active     the items whose effects are on the open floor
//	coming     the items whose effects come on the next floor
//	cap        the most HP that the open page may end with, or null
//	hp, coins  the final values, when over
//	score      the score, when over, where the edition prints one
func (s State) Facts() map[string]any {
	hp, coins := s.Running()
	facts := map[string]any{
		"page": s.Page(), "key": s.key, "jumped": s.jumped, "used": pairs(s.Used()),
		"start": [2]int{int(s.hp), int(s.coins)}, "running": [2]int{hp, coins},
		"ledger": s.Ledger(), "pages": s.closedFacts(), "deaths": s.Deaths(), "over": s.phase == over,
		"at": nil, "last": nil, "die": 0, "squares": s.Squares(), "items": s.itemFacts(),
	}
	facts["doubled"], facts["active"], facts["coming"] = s.doubled, effectNames(s.active), effectNames(s.coming)
	facts["cap"] = nil
	if hp, ok := s.Cap(); ok {
		facts["cap"] = hp
	}
	if s.phase == rolled || s.phase == found {
		facts["die"] = s.pips()
	}
	if s.floor() != nil {
		facts["at"] = [2]int{s.At().Col, s.At().Row}
	}
	if s.last != NoHeading {
		facts["last"] = s.last.String()
	}
	if s.phase == over {
		facts["hp"], facts["coins"] = int(s.hp), int(s.coins)
		if score, ok := s.Score(); ok {
			facts["score"] = score
		}
	}
	return facts
}

func pairs(cells func(func(Cell) bool)) [][2]int {
	list := [][2]int{}
	for c := range cells {
		list = append(list, [2]int{c.Col, c.Row})
	}
	return list
}

func (s State) closedFacts() []map[string]any {
	list := []map[string]any{}
	for _, c := range s.Closed() {
		list = append(list, map[string]any{
			"start": [2]int{c.Start.HP, c.Start.Coins}, "ending": [2]int{c.Ending.HP, c.Ending.Coins}, "death": c.Death,
			"quadrants": [4]int{c.Quadrants.PlusHP, c.Quadrants.MinusHP, c.Quadrants.PlusCoins, c.Quadrants.MinusCoins},
		})
	}
	return list
}

// effectNames returns the names of the items that have the effects.
func effectNames(e effect) []string {
	list := []string{}
	for i := range items {
		if items[i].effect&e != 0 {
			list = append(list, items[i].name)
		}
	}
	return list
}

func (s State) itemFacts() map[string]int {
	held := map[string]int{}
	for i := range Item(numItems) {
		if n := s.Holds(i); n > 0 {
			held[i.String()] = n
		}
	}
	return held
}

// summary says in one line where the run stands.
func (s State) summary() string {
	hp, coins := s.Running()
	switch {
	case s.phase == over:
		text := fmt.Sprintf("treasure room, %d HP, %s, %s", hp, count(coins, "coin"), count(s.Deaths(), "death"))
		if score, ok := s.Score(); ok {
			text += fmt.Sprintf(", score %d", score)
		}
		return text
	case s.floor() == nil:
		return fmt.Sprintf("page %d of %d, a shop, %s", s.page+1, len(s.run.pages), count(coins, "coin"))
	}
	return fmt.Sprintf("page %d of %d, hero on %v, %d HP, %s", s.page+1, len(s.run.pages), s.At(), hp, count(coins, "coin"))
}

// count writes a number of things.
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}
