package paperdungeons

import "github.com/rulebook-go/rulebook/deck"

// hiddenPower marks, in a view, a kept Power that the viewer has not seen; hiddenObjective likewise.
const (
	hiddenPower     = 0xff
	hiddenObjective = Objective(0xff)
)

// A View is what one player may know of a position, and nothing else: all that lies open, the player's own cards, and the
// treasure pile as far as that player has seen it. Two positions that a player can't tell apart have equal views. The zero
// View is one of the zero State.
type View struct {
	s    State // what the player does not know is blank
	seat int
}

// View returns what a player, from 0, may know. For a seat that is not in the game it is what an onlooker sees.
func (s State) View(player int) View {
	if player < 0 || player >= s.players() {
		player = -1
	}
	v := View{s, player}
	for i := range s.players() {
		if i == player {
			continue
		}
		w := &v.s.parties[i]
		w.dealt = [4]uint8{}
		if s.conceals() {
			s.conceal(w)
		}
	}
	v.s.pile = s.openPile(player)
	v.s.known, v.s.unseen = [MaxPlayers]deck.Pile{}, deck.Pile{}
	return v
}

// conceals reports whether cards that were kept are hidden from others.
func (s *State) conceals() bool { return s.g.options.PrivateCards.On() && s.phase != PhaseOver }

// conceal blanks what only its player knows of a party.
func (s *State) conceal(w *party) {
	if w.objective != NoObjective {
		w.objective = hiddenObjective
	}
	if w.power != 0 && !w.shown {
		w.power, w.started, w.moving = hiddenPower, 0, false
	}
}

// openPile returns the treasure pile as a player knows it. An onlooker knows what a player knows who has never looked.
func (s *State) openPile(player int) deck.Pile {
	if player >= 0 {
		return s.known[player]
	}
	return s.unseen
}

// Player returns the player whose view it is, or -1 for an onlooker's.
func (v View) Player() int { return v.seat }

// Players returns the number of players.
func (v View) Players() int { return v.s.players() }

// Phase returns the step of the game.
func (v View) Phase() Phase { return v.s.phase }

// Round returns the round, 1 to 8, or 0 during setup.
func (v View) Round() int { return int(v.s.round) }

// Dice returns what the dice show, as State.Dice does.
func (v View) Dice() []Die { return v.s.Dice() }

// Dungeon returns the Dungeon card, as State.Dungeon does.
func (v View) Dungeon() (Dungeon, bool) { return v.s.Dungeon() }

// Villain returns a villain, as State.Villain does.
func (v View) Villain(tier int) (Villain, bool) { return v.s.Villain(tier) }

// Mission returns a mission, as State.Mission does.
func (v View) Mission(i int) (m Mission, round int) { return v.s.Mission(i) }

// Pile returns the treasure pile as the player knows it.
func (v View) Pile() deck.Pile { return v.s.pile }

// Party returns what the player knows of a party.
func (v View) Party(player int) Party { return v.s.Party(player) }

// SideQuest returns a side-quest card, as State.SideQuest does.
func (v View) SideQuest(player, space int) SideQuest { return v.s.SideQuest(player, space) }

// Score returns what the player can count of a score: what lies open, and the player's own cards.
func (v View) Score(player int) Score { return v.s.Score(player) }

// AppendMoves appends the moves that the player may make to dst, in canonical order.
func (v View) AppendMoves(dst []Move) []Move {
	if v.seat < 0 {
		return dst
	}
	switch v.s.phase {
	case PhaseChoose:
		if int(v.s.turn) == v.seat {
			return v.s.appendChoices(dst)
		}
	case PhaseKeep, PhaseStart, PhaseActions, PhaseVillain:
		if v.s.movers()>>v.seat&1 != 0 {
			return v.s.appendFor(dst, v.seat)
		}
	}
	return dst
}
