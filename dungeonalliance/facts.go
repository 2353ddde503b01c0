package dungeonalliance

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/deck"
)

// Facts returns what a record may expect of a final position, by name. The names are a contract with other programs. Seats
// are p1 to p4, figures a1 to d4, m1 to m47 and enemy, cells "column,row", and cards their numbers in the content from 1, as
// in the notation; 0 and "" are none.
//
//	actor            who moves next: "p1" to "p4", "chance" or "over"; over is true at the end
//	round initiative the round from 1, and the seat with the initiative
//	active speed     the active hero, and its Speed
//	quest staircase  cells of the two tokens, "-" for one that is not on the map
//	chests           cells of the chests that are left
//	treasureDeck enemyDeck roomDeck soloDeck   numbers of cards in the decks
//	enemyCard roomCard soloCard                cards that lie face up
//	offer            upgrades on offer, by level
//	pool.1 to .3     XP that the pool of a level has given and has left, -1 for no limit
//	tokens.KIND      tokens of a kind of monsters in the supply
//	winners won score   seats that have won, whether the Final Enemy is defeated, and the sum of all scores
//	enemy.stage      "aside", "inactive", "active" or "defeated"
//	p1.xp            XP face up and face down; p1.score is their sum
//	p1.treasures p1.upgrades   cards beside the Hero cards
//	FIGURE.at        "map 3,4" or "room 3,6", of a double-sized figure the top left cell; a hero out of play is "nowhere"
//	FIGURE.name .health .defence .attack .ready .number   of a figure in play; .number is a hero's
//	moves            the legal moves
//	odds             the odds of the outcomes that wait, such as "1/12"
func Facts(s State) map[string]any {
	m := map[string]any{
		"over": s.Actor() == rulebook.Over, "actor": actorName(s.Actor()), "round": s.Round(), "speed": s.Speed(),
	}
	if s.setup == nil {
		return m
	}
	s.tableFacts(m)
	s.endFacts(m)
	for seat := range s.Players() {
		s.playerFacts(m, seat)
	}
	for _, grid := range []Grid{OnMap, InRoom} {
		for _, f := range s.Figures(grid) {
			s.figureFacts(m, f)
		}
	}
	s.moveFacts(m)
	return m
}

// actorName writes an actor as the notation does: a player as p1 to p4.
func actorName(a rulebook.Actor) string {
	if a >= 0 {
		return fmt.Sprintf("p%d", int(a)+1)
	}
	return a.String()
}

// tableFacts are those of the table: tokens, chests, decks and pools.
func (s *State) tableFacts(m map[string]any) {
	quest, _ := s.Quest()
	staircase, _ := s.Staircase()
	m["initiative"], m["quest"], m["staircase"] = actorName(rulebook.Actor(s.Initiative())), quest, staircase
	m["active"] = ""
	if f, ok := s.ActiveHero(); ok {
		m["active"] = f.String()
	}
	chests := []Cell{}
	for _, c := range s.setup.board.chests {
		if s.Chest(c.Cell) {
			chests = append(chests, c.Cell)
		}
	}
	m["chests"] = chests
	m["treasureDeck"], m["enemyDeck"] = s.TreasureDeck().Len(), s.FinalDeck().Len()
	m["roomDeck"], m["soloDeck"] = s.RoomDeck().Len(), s.SoloDeck().Len()
	m["enemyCard"], m["roomCard"], m["soloCard"] = int(s.finalCard), int(s.roomCard), int(s.soloCard)
	offer := []int{}
	for level := 1; level <= levels; level++ {
		given, left := s.Pool(level)
		m[fmt.Sprintf("pool.%d", level)] = []int{given, left}
		offer = append(offer, int(s.offer[level-1]))
	}
	m["offer"] = offer
	for i := range s.setup.kinds {
		m["tokens."+s.setup.kinds[i].ID] = int(s.tokens[i])
	}
}

// endFacts are the scores, and who has won.
func (s *State) endFacts(m map[string]any) {
	winners := []string{}
	for _, seat := range s.Winners() {
		winners = append(winners, actorName(rulebook.Actor(seat)))
	}
	m["winners"], m["won"], m["score"] = winners, s.Won(), s.TeamScore()
	m["enemy.stage"] = stageNames[s.foe.stage]
}

var stageNames = [...]string{foeAside: "aside", foeInactive: "inactive", foeActive: "active", foeDefeated: "defeated"}

// playerFacts are those of an alliance. A hero that is not in play stands nowhere.
func (s *State) playerFacts(m map[string]any, seat int) {
	name := actorName(rulebook.Actor(seat))
	up, down := s.XP(seat)
	m[name+".xp"], m[name+".score"] = []int{up, down}, s.Score(seat)
	m[name+".treasures"], m[name+".upgrades"] = numbers(s.Treasures(seat)), numbers(s.Upgrades(seat))
	for i := range HeroesEach {
		m[HeroFigure(seat, i+1).String()+".at"] = Nowhere.String()
	}
}

// figureFacts are those of a figure in play.
func (s *State) figureFacts(m map[string]any, f Figure) {
	info, _ := s.Figure(f)
	name := f.String()
	m[name+".at"] = info.Grid.String() + " " + info.At.String()
	m[name+".name"], m[name+".health"], m[name+".defence"] = info.Name, info.Health, info.Defence
	if f == FinalFigure {
		return
	}
	m[name+".ready"], m[name+".attack"] = info.Ready, info.Attack
	if f.isHero() {
		m[name+".number"] = info.Number
	}
}

// moveFacts are the legal moves, and at a chance event their odds.
func (s *State) moveFacts(m map[string]any) {
	moves, odds := []string{}, map[string]string{}
	for _, move := range s.AppendMoves(nil) {
		moves = append(moves, move.String())
		if num, den := s.Odds(move); den > 0 {
			odds[move.String()] = fmt.Sprintf("%d/%d", num, den)
		}
	}
	m["moves"], m["odds"] = moves, odds
}

// numbers lists cards by their numbers from 1, as the notation does.
func numbers(cards deck.Set) []int {
	list := []int{}
	for i := range cards.Len() {
		card, _ := cards.Nth(i)
		list = append(list, card+1)
	}
	return list
}
