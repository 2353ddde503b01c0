package paperdungeons_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// A timing says when moves of some kinds are made, and which rule they break at another time that no rule below speaks of.
type timing struct {
	kinds  []pd.Kind
	phases []pd.Phase
	rule   *rulebook.Rule
}

var (
	inActions   = []pd.Phase{pd.PhaseActions}
	whenChoices = []pd.Phase{pd.PhaseStart, pd.PhaseActions}
)

var timings = []timing{
	{[]pd.Kind{pd.DrawDungeonKind}, []pd.Phase{pd.PhaseDungeon}, pd.DungeonCardRevealed},
	{[]pd.Kind{pd.DrawVillainKind}, []pd.Phase{pd.PhaseVillains}, pd.RandomVillainCards},
	{[]pd.Kind{pd.DrawMissionsKind}, []pd.Phase{pd.PhaseMissions}, pd.SetupOrder},
	{[]pd.Kind{pd.DealQuestKind}, []pd.Phase{pd.PhaseQuests}, pd.NewStepsBeforeStepFive},
	{[]pd.Kind{pd.DealPowersKind}, []pd.Phase{pd.PhasePowers}, pd.SetupOrder},
	{[]pd.Kind{pd.DealObjectivesKind}, []pd.Phase{pd.PhaseObjectives}, pd.SetupOrder},
	{[]pd.Kind{pd.KeepPowerKind, pd.KeepObjectiveKind}, []pd.Phase{pd.PhaseKeep}, pd.SetupOrder},
	{[]pd.Kind{pd.RollKind}, []pd.Phase{pd.PhaseRoll}, pd.DiceThenActions},
	{[]pd.Kind{pd.RerollKind}, []pd.Phase{pd.PhaseReroll}, pd.ThreeSkullsOrClovers},
	{[]pd.Kind{pd.SpendKind, pd.GoKind, pd.HaltKind, pd.DisarmKind, pd.DoneKind}, inActions, pd.NotYourMove},
	{[]pd.Kind{pd.RingKind, pd.PickKind, pd.UseKind, pd.MirrorKind, pd.PowerPointsKind, pd.PowerDisarmKind}, inActions,
		pd.FreeUseAnyTime},
	{[]pd.Kind{pd.ChooseLevelKind, pd.ChooseStepKind, pd.ChooseTaskKind, pd.PassKind}, whenChoices, pd.NotYourMove},
	{[]pd.Kind{pd.DefeatKind}, whenChoices, pd.ScepterAtOnce},
	{[]pd.Kind{pd.DrawLieutenantKind}, []pd.Phase{pd.PhaseLieutenant}, pd.ChestDrawsLieutenant},
	{[]pd.Kind{pd.FirstKind}, []pd.Phase{pd.PhaseTie, pd.PhaseMissionTie}, pd.TiedChooserRandom},
	{[]pd.Kind{pd.LookKind}, []pd.Phase{pd.PhaseLook}, pd.TreasurePileFaceDown},
	{[]pd.Kind{pd.TakeKind, pd.DeclineKind}, []pd.Phase{pd.PhaseChoose}, pd.LieutenantHolderChooses},
	{[]pd.Kind{pd.LootKind}, []pd.Phase{pd.PhaseLoot}, pd.RoundEndOrder},
	{[]pd.Kind{pd.FightKind}, []pd.Phase{pd.PhaseVillain}, pd.VillainAfterSeason},
	{[]pd.Kind{pd.FleeKind}, []pd.Phase{pd.PhaseVillain}, pd.VillainMayBeFled},
}

// brokenAt returns the rule that a move breaks which is made at a time that is not its own.
func brokenAt(s pd.State, m pd.Move, x timing) *rulebook.Rule {
	ph, k := s.Phase(), m.Kind()
	acts := slices.Contains(x.phases, pd.PhaseActions)
	ends := slices.Contains([]pd.Kind{pd.TakeKind, pd.DeclineKind, pd.FightKind, pd.FleeKind}, k)
	switch {
	case ph == pd.PhaseQuests:
		return pd.NewStepsBeforeStepFive // nothing comes between them
	case ph < pd.PhaseStart && !slices.Contains([]pd.Kind{pd.DrawDungeonKind, pd.DrawVillainKind, pd.DealQuestKind}, k):
		return pd.SetupOrder
	case ph == pd.PhaseStart && (acts || k == pd.RollKind):
		return pd.StartEffectsBeforeRoundOne
	case ph == pd.PhaseRoll && acts:
		return pd.DiceThenActions
	case ph == pd.PhaseReroll && k == pd.RollKind:
		return pd.RerollUntilSingle
	case ph == pd.PhaseLieutenant && (k >= pd.KeepPowerKind || k == pd.LookKind):
		return pd.ChestDrawsLieutenant
	case k == pd.LootKind && s.Options().LootShown == pd.Off:
		return pd.LootSeenByAll
	case ends && ph >= pd.PhaseTie:
		return pd.RoundEndOrder
	}
	return x.rule
}

// TestEveryMoveHasItsTime tries moves of every kind in every phase that is not theirs, and compares the rule that is named.
func TestEveryMoveHasItsTime(t *testing.T) {
	seen := map[pd.Phase]bool{}
	for seed := uint64(1); seed < 400 && (seed < 20 || len(seen) < int(pd.PhaseOver)); seed++ {
		g := pd.Setup{Players: 1 + int(seed%3), Options: pd.Options{RandomVillains: true, MissionTie: pd.ArtifactOrder}}
		if seed%4 == 0 {
			g.Content = strongPowers()
		}
		walk(t, g, rand.New(rand.NewPCG(seed, 3)), func(s pd.State) {
			if !seen[s.Phase()] {
				seen[s.Phase()] = true
				everyMoveHasItsTime(t, s)
			}
		})
	}
	for ph := pd.PhaseDungeon; ph <= pd.PhaseOver; ph++ {
		if !seen[ph] {
			t.Errorf("%v has not been reached", ph)
		}
	}
	hidden := start(t, pd.Setup{Players: 1, Options: pd.Options{LootShown: pd.Off}})
	everyMoveHasItsTime(t, sit(t, hidden, atPhase(pd.PhaseActions)))
}

func everyMoveHasItsTime(t *testing.T, s pd.State) {
	t.Helper()
	tried := map[pd.Kind]bool{}
	for _, m := range moveSpace(s) {
		k := m.Kind()
		i := slices.IndexFunc(timings, func(x timing) bool { return slices.Contains(x.kinds, k) })
		if seat, ok := m.Seat(); ok && seat != 0 || !ok && !m.Chance() || slices.Contains(timings[i].phases, s.Phase()) {
			continue
		}
		tried[k] = true
		want := brokenAt(s, m, timings[i])
		if s.Over() {
			want = pd.EndsWithoutFight
		}
		if _, err := s.Apply(m); !errors.Is(err, want) {
			t.Errorf("%v in %v: %v, want %s", m, s.Phase(), err, want.ID)
		}
	}
	if len(tried) < 18 {
		t.Errorf("only %d kinds have been tried in %v", len(tried), s.Phase())
	}
}
