package paperdungeons

import (
	"fmt"
	"strings"
)

// The map of a sheet, drawn in letters. A room is two lines of seven:
//
//	^O4 p2     trap (^ spikes, x blades, ' when disarmed), minion and level (small when defeated), treasure
//	@ $Q1V2    @ the party, . explored, # impassable; $ the chest, Q a quest location, V a villain's room
//
// A wall is drawn as | or -------, water as ~, a printed passage through the outer walls as =.

const cellWidth = 7

// Draw draws the sheet of a player, from 0: map, tracks and score rows.
func (s State) Draw(player int) string {
	if player < 0 || player >= s.players() {
		return ""
	}
	var b strings.Builder
	s.drawTracks(&b, player)
	if s.dungeon > 0 {
		s.drawMap(&b, &s.parties[player])
	}
	s.drawScore(&b, player)
	return b.String()
}

// String draws the table and all sheets.
func (s State) String() string {
	if s.g == nil {
		return "no game\n"
	}
	var b strings.Builder
	s.drawTable(&b)
	for i := range s.g.players {
		b.WriteString(s.Draw(i))
	}
	return b.String()
}

// String draws what the player knows.
func (v View) String() string {
	if v.seat < 0 {
		return "an onlooker's view\n" + v.s.String()
	}
	return fmt.Sprintf("p%d's view\n", v.seat+1) + v.s.String()
}

func (s *State) drawTable(b *strings.Builder) {
	fmt.Fprintf(b, "round %d, %v, dungeon %v", s.round, s.phase, s.letter())
	for i, m := range s.missions {
		if m != NoMission {
			fmt.Fprintf(b, ", %v", m)
			if r := s.missionRound[i]; r > 0 {
				fmt.Fprintf(b, " (round %d)", r)
			}
		}
	}
	sure, maybe := s.held()
	fmt.Fprintf(b, "\nlieutenants %d, gems gone %v, treasure pile %d: %v", s.Lieutenants(), letters(s.gemsGone), s.pile.Size(),
		artifactList(sure))
	if !settled(s.pile) {
		fmt.Fprintf(b, " and some of %v", artifactList(maybe))
	}
	b.WriteByte('\n')
	if dice := s.Dice(); len(dice) > 0 {
		b.WriteString("dice")
		for _, d := range dice {
			fmt.Fprintf(b, " %v", d)
		}
		b.WriteByte('\n')
	}
	if s.phase == PhaseReroll {
		fmt.Fprintf(b, "rolled again: %d white, %d black\n", s.rerolls[0], s.rerolls[1])
	}
}

func (s *State) letter() string {
	if d, ok := s.Dungeon(); ok {
		return d.Letter.String()
	}
	return "?"
}

func (s *State) drawTracks(b *strings.Builder, player int) {
	w := &s.parties[player]
	fmt.Fprintf(b, "p%d %s; ", player+1, whereabouts(w.at))
	for h, level := range w.levels {
		fmt.Fprintf(b, "%v %d, ", Hero(h), level)
	}
	fmt.Fprintf(b, "hearts %d, damage %d, potions %d/%d drunk, gems %d, minions %d\n", w.hearts(), w.marks, w.made, w.drunk,
		w.gemCount(), w.minions())
	b.WriteString("  items")
	for i := range Item(NumItems) {
		fmt.Fprintf(b, " %v %d/%d", i, w.steps[i], i.Steps())
	}
	fmt.Fprintf(b, "; tasks %v", taskList(w))
	for quest, closed := range w.closed {
		if closed {
			fmt.Fprintf(b, ", quest %d closed at %d", quest+1, w.questGlory[quest])
		}
	}
	fmt.Fprintf(b, "\n  power %s, objective %s, artifact %v; %d dice used, %d points, %d clovers, waiting %v", s.powerName(w),
		w.objectiveName(), w.artifact, w.diceUsed(), w.points, w.clovers, pendingList(w))
	if w.done {
		b.WriteString(", done")
	}
	b.WriteByte('\n')
}

func (s *State) powerName(w *party) string {
	switch w.power {
	case 0:
		return "none"
	case hiddenPower:
		return "hidden"
	}
	return s.g.content.Powers[w.power-1].Name
}

func (w *party) objectiveName() string {
	if w.objective == hiddenObjective {
		return "hidden"
	}
	return w.objective.String()
}

// drawMap draws the rooms, row 7 on top.
func (s *State) drawMap(b *strings.Builder, w *party) {
	b.WriteString("       A       B       C       D       E       F\n")
	s.drawSides(b, NumRows)
	for row := NumRows - 1; row >= 0; row-- {
		for line := range 2 {
			s.drawLine(b, w, row, line)
		}
		s.drawSides(b, row)
	}
}

// drawLine draws one of the two lines of a row of rooms, with the sides between them.
func (s *State) drawLine(b *strings.Builder, w *party, row, line int) {
	if line == 0 {
		fmt.Fprintf(b, " %d ", row+1)
	} else {
		b.WriteString("   ")
	}
	for column := range NumColumns {
		r := RoomAt(column, row)
		side := s.border(row)
		if column > 0 {
			side = " |~"[s.Barrier(RoomAt(column-1, row), r)]
		}
		text := s.contents(w, r)
		if line == 1 {
			text = s.marks(w, r)
		}
		fmt.Fprintf(b, "%c%-*s", side, cellWidth, text)
	}
	fmt.Fprintf(b, "%c\n", s.border(row))
}

// border is how the outer walls at the two ends of a row are drawn.
func (s *State) border(row int) byte {
	if s.printed(RoomAt(0, row), RoomAt(NumColumns-1, row)) {
		return '='
	}
	return '|'
}

// drawSides draws the sides below row 1 to above row 7, by the number of the row above them.
func (s *State) drawSides(b *strings.Builder, row int) {
	b.WriteString("   ")
	for column := range NumColumns {
		side := "-"
		switch {
		case row == 0:
			side = " " // the entrances
		case row < NumRows:
			side = [...]string{" ", "-", "~"}[s.Barrier(RoomAt(column, row-1), RoomAt(column, row))]
		}
		b.WriteString("+" + strings.Repeat(side, cellWidth))
	}
	b.WriteString("+\n")
}

// contents draws trap, minion and treasure of a room.
func (s *State) contents(w *party, r Room) string {
	text := [...]string{" ", "^", "x"}[s.g.trap[r]]
	if w.disarmed.Has(r) {
		text = "'"
	}
	if foe := s.g.minion[r]; foe.Level > 0 {
		kind := foe.Type.String()[:2]
		if !w.defeated.Has(r) {
			kind = strings.ToUpper(kind)
		}
		text += fmt.Sprintf("%s%d", kind, foe.Level)
	}
	if gem, ok := s.g.treasure[r].Gem(); ok {
		return text + " *" + gemName(gem)
	}
	return text + [...]string{"", " p1", " p2", " st", " lv"}[s.g.treasure[r]]
}

// marks draws what is marked in a room.
func (s *State) marks(w *party, r Room) string {
	board := s.board()
	text := " "
	switch {
	case board.blocked.Has(r):
		return "#######"
	case w.at == r:
		text = "@"
	case w.explored.Has(r):
		text = "."
	}
	if r == board.chest {
		text += "$"
	}
	for i, q := range board.quests {
		if q == r {
			text += fmt.Sprintf("Q%d", i+1)
		}
	}
	for i, v := range board.villains {
		if v == r {
			text += fmt.Sprintf("V%d", i+1)
		}
	}
	return text
}

func (s *State) drawScore(b *strings.Builder, player int) {
	score := s.score(player)
	b.WriteString("  score")
	for row := range Row(NumScoreRows) {
		fmt.Fprintf(b, " %v %d", row, score.Rows[row])
	}
	fmt.Fprintf(b, ", total %d\n", score.Total)
}

// whereabouts is where a party is, in words.
func whereabouts(at Room) string {
	if at == Outside {
		return "outside"
	}
	return "in " + at.String()
}
