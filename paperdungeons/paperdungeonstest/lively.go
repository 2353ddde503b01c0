package paperdungeonstest

import (
	"math/rand/v2"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// A lively position is the model's, with its legal moves listed as a drawn game needs them: where chance decides widely
// some of the outcomes, and of the players' moves all, but those more than once that lead somewhere. A party that made its
// moves evenly would hardly leave row 1, since most of what a die can pay for is no movement. What leads somewhere depends
// on the taste of the game, which the draws of setup decide.
type lively struct {
	pd.State
	n     uint64 // the moves so far, mixed: what the outcomes listed are drawn from
	taste int    // index of tastes
}

// tastes are how often an action of a die is listed, by action.
var tastes = [...][pd.FulfilAction + 1]int{
	{pd.LevelAction: 2, pd.CraftAction: 1, pd.BrewAction: 1, pd.MoveAction: 12, pd.FulfilAction: 2},
	{pd.LevelAction: 3, pd.CraftAction: 1, pd.BrewAction: 1, pd.MoveAction: 8, pd.FulfilAction: 3},
	{pd.LevelAction: 20, pd.CraftAction: 1, pd.BrewAction: 1, pd.MoveAction: 3, pd.FulfilAction: 1},
	{pd.LevelAction: 1, pd.CraftAction: 3, pd.BrewAction: 2, pd.MoveAction: 4, pd.FulfilAction: 1},
	{pd.LevelAction: 2, pd.CraftAction: 1, pd.BrewAction: 2, pd.MoveAction: 8, pd.FulfilAction: 10},
}

func startLively(g pd.Setup) (lively, error) {
	s, err := g.Start()
	return lively{State: s}, err
}

// AppendMoves appends legal moves to dst, some of them more than once.
func (l lively) AppendMoves(dst []pd.Move) []pd.Move {
	switch l.Phase() {
	case pd.PhaseMissions, pd.PhaseRoll, pd.PhaseLook, pd.PhaseLoot:
		return l.appendSome(dst)
	}
	listed := l.State.AppendMoves(nil)
	for _, m := range listed {
		for range l.weight(m) {
			dst = append(dst, m)
		}
	}
	return dst
}

// outcomes is how many outcomes of a wide chance event are listed, by their odds and evenly.
const outcomes = 16

func (l lively) appendSome(dst []pd.Move) []pd.Move {
	r := rand.New(rand.NewPCG(l.n, 2))
	for range outcomes {
		dst = append(dst, l.Sample(r))
	}
	all := l.State.AppendMoves(nil)
	for range outcomes {
		dst = append(dst, all[r.IntN(len(all))])
	}
	return dst
}

// weight returns how often a legal move is listed.
func (l lively) weight(m pd.Move) int {
	_, action := m.Die()
	seat, _ := m.Seat()
	room, _ := m.Room()
	switch kind := m.Kind(); {
	case kind == pd.SpendKind:
		return tastes[l.taste][action]
	case kind == pd.GoKind && l.Party(seat).Explored.Has(room):
		return 2
	case kind == pd.GoKind, kind == pd.UseKind, kind == pd.PowerPointsKind, kind == pd.PickKind, kind == pd.TakeKind,
		kind == pd.FightKind:
		return 6
	}
	return 1
}

// Apply is the model's.
func (l lively) Apply(m pd.Move) (lively, error) {
	s, err := l.State.Apply(m)
	return l.to(s, m, err), err
}

// Explain is the model's.
func (l lively) Explain(m pd.Move) (lively, []rulebook.Event, error) {
	s, events, err := l.State.Explain(m)
	return l.to(s, m, err), events, err
}

func (l lively) to(s pd.State, m pd.Move, err error) lively {
	if err != nil {
		return l
	}
	n := l.n
	for _, b := range m.AppendTo(make([]byte, 0, 64)) {
		n = (n ^ uint64(b)) * 1099511628211 // the step of FNV
	}
	next := lively{s, n, l.taste}
	if s.Phase() <= pd.PhaseKeep {
		next.taste = int(n % uint64(len(tastes)))
	}
	return next
}
