package dungeonalliance

import "github.com/rulebook-go/rulebook"

// titanTrigger places staircase and Titan when a hero stands in the map room of the Quest Token.
func (p *play) titanTrigger() {
	if !p.g.titan || !p.s.quest {
		return
	}
	for i := range p.s.heroes[:p.g.players*HeroesEach] {
		h := &p.s.heroes[i]
		if h.grid != OnMap || p.g.board.roomOf(h.at) != p.g.board.roomOf(p.g.board.quest) {
			continue
		}
		p.s.quest, p.s.staircase = false, true
		p.t.CiteName(TitanTrigger, Figure(i).seat(), "%s stands in the room of the Quest Token", p.s.name(Figure(i)))
		p.t.Cite(TitanStaircase, Figure(i).seat(), "the Staircase Token is placed at once, for no Speed")
		p.push(frame{op: opPlaceFoe})
		return
	}
}

// explored refuses the Titan to alliances that may not choose it. Seats without a player have explored nothing, and are not
// at the table.
func titanChosen(o Options, explored []int) (*rulebook.Rule, string) {
	some, every := false, true
	for _, n := range explored {
		some = some || n >= 2
		every = every && n >= 2
	}
	switch {
	case !o.Campaign:
		return TitanCampaignOnly, "the Titan needs Campaign Mode"
	case !some:
		return TitanExplored, "no alliance has explored 2 full dungeons"
	case !every:
		return TitanEveryAlliance, "not every alliance has explored 2 full dungeons"
	}
	return nil, ""
}
