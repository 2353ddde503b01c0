package paperdungeons

// The variants act where the rules do that they change: Powerful Minions in the fights of minions.go and chest.go, Random
// Villains in setup.go. What the strength tokens of Difficult and Nightmare Mode add stands here.

// tokenShift returns what the token of a mode adds to every threshold above 0 of a villain's table.
func (s *State) tokenShift(tier int) int { return entry(modeShift[s.g.options.Mode], tier-1) }

// PowerfulHero returns the hero whose minions are 1 stronger with Powerful Minions: the one without a bonus against a
// villain. It returns false without the variant, or before the villains are revealed.
func (s State) PowerfulHero() (h Hero, ok bool) {
	if s.g == nil || !s.g.options.PowerfulMinions || s.villains[2] == 0 {
		return 0, false
	}
	return s.powerlessHero(), true
}
