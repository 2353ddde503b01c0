package dungeonalliance

import (
	"errors"
	"fmt"
	"slices"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
	"github.com/rulebook-go/rulebook/dice"
)

// A Setup is what starts an adventure: the options, the alliances in the order of their seats, and the Final Enemy. The zero
// Setup starts none; see Example for one that does.
type Setup struct {
	Options   Options    `json:"options,omitzero"`
	Alliances []Alliance `json:"alliances"`
	Enemy     string     `json:"enemy"` // id of the Final Enemy
}

// An Alliance is one player's four heroes.
type Alliance struct {
	Heroes   []string `json:"heroes"`             // ids of four different heroes, in the order of their start cells
	Explored int      `json:"explored,omitempty"` // full dungeons explored, in Campaign Mode
}

// Start returns the first position of an adventure. Its error is a *rulebook.ContentError for a set-up that breaks a rule,
// or a *rulebook.SyntaxError for a plan of the content that can't be read.
func (g Setup) Start() (State, error) { return g.start(nil) }

// Explain is Start with the rules that act in setting up.
func (g Setup) Explain() (State, []rulebook.Event, error) {
	var t rulebook.Trace
	s, err := g.start(&t)
	if err != nil {
		return State{}, nil, err
	}
	return s, t.Events(), nil
}

func (g Setup) start(t *rulebook.Trace) (State, error) {
	fixed, err := g.fix()
	if err != nil {
		return State{}, err
	}
	s := State{setup: fixed, phase: phaseSetup, round: 1, active: nobody, quest: true}
	p := play{s: &s, g: fixed, t: t}
	p.layOut()
	p.push(frame{op: opSetup})
	p.settle()
	return s, nil
}

func wrong(path string, r *rulebook.Rule, format string, args ...any) error {
	return &rulebook.ContentError{Path: path, Rule: r, Detail: fmt.Sprintf(format, args...)}
}

// inContent gives an error about content the place that content has in a set-up.
func inContent(err error) error {
	const path = "options.content"
	var syntax *rulebook.SyntaxError
	var breach *rulebook.ContentError
	switch {
	case errors.As(err, &syntax):
		return syntax.In(path)
	case errors.As(err, &breach):
		e := *breach
		e.Path = path + "." + e.Path
		return &e
	}
	return err
}

// fix checks the set-up and makes what never changes. Options and content come first, since all else refers to them; then the
// clauses in their order.
func (g Setup) fix() (*setup, error) {
	o := g.Options
	n := len(g.Alliances)
	if err := o.check(); err != nil {
		return nil, err
	}
	t, err := o.Content.compile(o.Neighbours)
	if err != nil {
		return nil, inContent(err)
	}
	fixed := &setup{tables: t, options: o, players: n, die: dice.New(t.faces...), tile: &t.tiles[0]}
	fixed.options.Content = nil // the tables keep a copy
	if err := fixed.choose(g.Alliances); err != nil {
		return nil, err
	}
	at := slices.IndexFunc(t.finals, func(f final) bool { return f.ID == g.Enemy })
	if at < 0 {
		return nil, wrong("enemy", OneFinalEnemy, "%q is no Final Enemy of the content", g.Enemy)
	}
	if n > t.board.seats {
		return nil, wrong("alliances", ContentValid, "the map has start cells for %d seats, and not for %d", t.board.seats, n)
	}
	if err := o.Mode.seats(n); err != nil {
		return nil, err
	}
	fixed.foe = &t.finals[at]
	if fixed.titan = fixed.foe.Token == TitanToken; fixed.titan {
		fixed.tile = &t.tiles[1]
		if err := g.checkTitan(); err != nil {
			return nil, err
		}
	}
	for level := range levels {
		fixed.pool[level], fixed.limited[level] = o.poolOf(level+1, n)
	}
	return fixed, nil
}

// check checks that the options have values that exist.
func (o Options) check() error {
	if o.Mode > Solo || o.Room > RoomOff || o.Base > Supplied || o.XPPool > NoPools || o.EnemyOrder > FinalFirst ||
		o.EarlyEnd > NoEarlyEnd || o.Leave > ByEntrance || o.HeroReturn > NextRound || o.Neighbours > Eight || o.Lock > LockFree {
		return wrong("options", ContentValid, "an option has a value that does not exist")
	}
	for i, n := range o.XPPoolIII.Counts {
		if o.XPPoolIII.Limited && (n < 0 || n > maxPool) {
			return wrong("options.xpPoolIII", ContentValid, "count %d is %d, and not 0 to %d", i+1, n, maxPool)
		}
	}
	return nil
}

// seats checks that the mode fits the number of players (DA-MODE-1).
func (m Mode) seats(players int) error {
	least, most := 2, MaxSeats
	if m == Solo {
		least, most = 1, 1
	}
	if players < least || players > most {
		return wrong("alliances", Modes, "%v is for %d to %d players, and not for %d", m, least, most, players)
	}
	return nil
}

// poolOf returns the tokens of the pool of a level, and whether it has a limit.
func (o Options) poolOf(level, players int) (int32, bool) {
	n := XPPool(level, players)
	if level == levels && o.XPPoolIII.Limited {
		n = o.XPPoolIII.Counts[players-1]
	}
	if n == Unlimited || o.XPPool == NoPools {
		return 0, false
	}
	return int32(n), true
}

// choose finds the heroes of the alliances.
func (g *setup) choose(alliances []Alliance) error {
	if n := len(alliances); n < 1 || n > MaxSeats {
		return wrong("alliances", FourHeroes, "an adventure has 1 to %d players, and not %d", MaxSeats, n)
	}
	seen := make(map[string]bool)
	for seat, a := range alliances {
		path := fmt.Sprintf("alliances[%d].heroes", seat)
		if len(a.Heroes) != HeroesEach {
			return wrong(path, FourHeroes, "an alliance has %d heroes, and not %d", HeroesEach, len(a.Heroes))
		}
		for i, id := range a.Heroes {
			at := slices.IndexFunc(g.heroes, func(h Hero) bool { return h.ID == id })
			switch {
			case at < 0:
				return wrong(path, FourHeroes, "%q is no hero of the content", id)
			case seen[id]:
				return wrong(path, FourHeroes, "%q is chosen twice", id)
			}
			seen[id] = true
			g.cast[seat*HeroesEach+i] = &g.heroes[at]
		}
	}
	return nil
}

// checkTitan checks that the alliances may face the Titan.
func (g Setup) checkTitan() error {
	if g.Options.Room == RoomOff {
		return wrong("enemy", WithoutRoom, "without the Room the Titan is refused")
	}
	explored := make([]int, len(g.Alliances))
	for i, a := range g.Alliances {
		explored[i] = a.Explored
	}
	if r, why := titanChosen(g.Options, explored); r != nil {
		return wrong("enemy", r, "%s", why)
	}
	return nil
}

// layOut lays out map, tokens and decks.
func (p *play) layOut() {
	s, g := p.s, p.g
	o := &g.options
	for i := range g.players * HeroesEach {
		s.heroes[i] = hero{grid: OnMap, at: g.board.starts[i/HeroesEach][i%HeroesEach]}
	}
	for i := range g.kinds {
		s.tokens[i] = uint8(g.kinds[i].supply)
	}
	for i, m := range g.board.monsters {
		s.monsters[i] = monster{kind: uint8(m.kind) + 1, grid: OnMap, at: m.at, ready: true}
		s.tokens[m.kind]--
	}
	s.treasures = deck.First(treasureCards)
	s.finalDeck = deck.First(finalCards)
	switch {
	case o.Room == RoomOff:
	case g.titan:
		s.roomDeck = deck.First(roomCards)
	default:
		s.roomDeck = deck.First(encounters)
	}
	if o.Mode != Competitive {
		s.soloDeck = deck.First(len(g.solo))
	}
	if o.Base == House {
		for level := range levels {
			s.upgradeDecks[level] = deck.FromBits(g.decks[level])
		}
	}
	p.citeBox()
	p.citeTable()
	if g.titan {
		p.citeTitan()
	}
}

// citeBox notes what the expansion brings.
func (p *play) citeBox() {
	t, g := p.t, p.g
	t.Cite(Modes, rulebook.Nobody, "%d players", g.players)
	t.Cite(FourHeroes, rulebook.Nobody, "%d alliances of four different heroes", g.players)
	t.Cite(ExpansionHeroes, rulebook.Nobody, "4 of %d heroes come with the expansion", len(g.heroes))
	t.Cite(ExpansionUpgrades, rulebook.Nobody, "8 of %d upgrades come with the expansion", len(g.upgrades))
	t.Cite(ContentValid, rulebook.Nobody, "the content keeps its constraints")
	t.Cite(TreasureDeck, rulebook.Nobody, "the %d cards of the treasure deck are shuffled", treasureCards)
	t.Cite(MimicTokens, rulebook.Nobody, "%d Mimic Tokens lie ready", MaxMimics)
	t.Cite(ExpansionMonsters, rulebook.Nobody, "7 monster tokens come with the expansion, double-sized Gorthos among them")
	t.Cite(TokenSupply, rulebook.Nobody, "the monsters of the map take %d tokens from the supply", len(g.board.monsters))
	t.Cite(MapFaceUp, rulebook.Nobody, "the map is face up, with %d chests", len(g.board.chests))
	t.CiteName(OneFinalEnemy, rulebook.Nobody, "%s is the Final Enemy", g.foe.Name)
	t.Cite(FinalDeckSix, rulebook.Nobody, "its deck has %d cards", finalCards)
	t.Cite(TokensAside, rulebook.Nobody, "Hero Selection Tokens and Staircase Token start aside")
}

// citeTable notes what the options and tables make of it.
func (p *play) citeTable() {
	t, g := p.t, p.g
	o := &g.options
	if o.Room == RoomOn {
		t.Cite(RoomOutsideFrame, rulebook.Nobody, "the Room lies outside the Dungeon Frame")
		t.Cite(RoomLayout, rulebook.Nobody, "the Room has %d cells", g.tile.cells.len())
		t.Cite(SixRounds, rulebook.Nobody, "the adventure lasts at most 6 rounds")
	} else {
		t.Cite(WithoutRoom, rulebook.Nobody, "the Room is not in use")
		t.Cite(FourRounds, rulebook.Nobody, "the adventure lasts 4 rounds")
	}
	if o.Room == RoomOn && !g.titan {
		t.Cite(EncounterDeck, rulebook.Nobody, "the Room deck is the %d Encounter cards", encounters)
	}
	if o.Mode == Competitive {
		t.Cite(SoloDeckUse, rulebook.Nobody, "the solo deck stays in the box")
	}
	t.Cite(PoolTable, rulebook.Nobody, "the XP pools of level I and II have %d and %d", XPPool(1, g.players), XPPool(2, g.players))
	if g.limited[levels-1] {
		t.Cite(PoolIIITable, rulebook.Nobody, "that of level III has %d", int(g.pool[levels-1]))
	} else {
		t.Cite(PoolIIITable, rulebook.Nobody, "that of level III has no limit")
	}
	t.Cite(TileTable, rulebook.Nobody, "the table has %d, %d and %d tiles", DungeonTiles(1, g.players),
		DungeonTiles(2, g.players), DungeonTiles(3, g.players))
	t.Cite(FrameTable, rulebook.Nobody, "the Dungeon Frame has %d spaces", FrameSpaces(g.players))
	t.Cite(TilesFree, rulebook.Nobody, "the map need not use the tile counts")
}

func (p *play) citeTitan() {
	t := p.t
	t.Cite(TitanCampaignOnly, rulebook.Nobody, "it is Campaign Mode")
	t.Cite(TitanExplored, rulebook.Nobody, "the alliances have explored 2 full dungeons")
	t.Cite(TitanEveryAlliance, rulebook.Nobody, "every alliance has")
	t.Cite(TitanQuestCard, rulebook.Nobody, "the Titan Quest card is used")
	t.Cite(TitanFinalDeck, rulebook.Nobody, "the Titan has a deck of its own, of %d cards", finalCards)
	t.Cite(TitanRoomSide, rulebook.Nobody, "the Room is turned to the Realm of the Titan")
	t.Cite(TitanRoomDeck, rulebook.Nobody, "%d Titan Encounter cards are shuffled in: a Room deck of %d", titanCards, roomCards)
	t.Cite(TitanTokens, rulebook.Nobody, "the double-sized Titan and 5 Titan Guardians")
}

// setupDraws makes the draws of set-up: the offer, level by level, then the first solo card.
func (p *play) setupDraws(f *frame) {
	f.step++
	switch {
	case int(f.step) <= levels:
		if p.g.options.Base == House {
			p.t.Cite(SetupDraws, rulebook.Nobody, "the offer of level %d", int(f.step))
			p.push(frame{op: opOffer, n: int16(f.step) - 1})
		}
	case int(f.step) == levels+1:
		if p.g.options.Mode != Competitive {
			p.t.Cite(SetupDraws, rulebook.Nobody, "the first solo card")
			p.push(frame{op: opSoloCard})
		}
	default:
		p.pop()
		p.startRound()
	}
}
