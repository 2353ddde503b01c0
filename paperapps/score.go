package paperapps

// Stats is the stats page at the back of the notebook, as far as it is the game's: dates and a signature are the player's
// own (StatsPage).
type Stats struct {
	Deaths    int
	HP, Coins int    // what the run ended with; the open page's starting values while it goes on
	Gem       string // the notebook's gem; empty if it has none (UniqueGem)
}

// Stats returns the stats page.
func (s State) Stats() Stats {
	st := Stats{Deaths: int(s.deaths), HP: int(s.hp), Coins: int(s.coins)}
	if s.run != nil {
		st.Gem = s.run.gem
	}
	return st
}

// Weights of the printed score (FinalScore).
const (
	scoreHP    = 5
	scoreCoins = 3
	scoreDeath = -1
)

// Score returns the final score, and whether there is one: the run must be over, and the edition must print one
// (FinalScore).
func (s State) Score() (int, bool) {
	if s.phase != over || s.run == nil || s.run.options.Score != Formula {
		return 0, false
	}
	return scoreHP*int(s.hp) + scoreCoins*int(s.coins) + scoreDeath*int(s.deaths), true
}
