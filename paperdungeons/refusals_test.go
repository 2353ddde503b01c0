package paperdungeons_test

import (
	"errors"
	"testing"

	"github.com/rulebook-go/rulebook"
	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

// TestFirstRuleRefuses pins which rule is named of several that a move breaks: whether the game, the seat and the phase allow
// it comes first, then an open choice, then the order of the catalogue, a special case before its rule.
func TestFirstRuleRefuses(t *testing.T) {
	inAction := []string{quiet}
	for _, c := range []struct {
		before []string
		move   string
		rule   *rulebook.Rule
		also   string
	}{
		{nil, "p2 white clover level warrior", pd.OneToEightPlayers, "the dice have not been rolled"},
		{nil, "p1 white boots level warrior", pd.DiceThenActions, "white dice have no boots"},
		{inAction, "p1 white boots level wizard", pd.DieFaces, "no such die shows, boots level none"},
		{inAction, "p1 white rogue level wizard", pd.HeroSymbol, "no such die shows"},
		{inAction, "p1 white skull level wizard", pd.SkullUnusable, "no such die shows, a skull is no hero"},
		{inAction, "p1 black cleric level cleric", pd.ThreeDiceEach, "no point"},
		{inAction, "p1 black wizard task 1a", pd.TaskAColour, "the card asks for white"},
		{[]string{quiet, "p1 black boots craft ring", "p1 white warrior craft ring", "p1 white warrior move"},
			"p1 black wizard craft ring", pd.ThreeDiceEach, "the ring is complete, points are left"},
		{[]string{quiet, "p1 white warrior move"}, "p1 black boots level cleric", pd.CloverLevelsAny, "points are left"},
		{[]string{quiet, "p1 white warrior move"}, "p1 white warrior level warrior", pd.PointsSpentFirst, ""},
		{[]string{quiet, "p1 white warrior move"}, "p1 white warrior task 1a", pd.PointsSpentFirst, ""},
		{[]string{quiet, "p1 white warrior move", "p1 go F1"}, "p1 white skull move", pd.PendingChoiceFirst,
			"a skull, points are left"},
		{[]string{quiet, "p1 white warrior move", "p1 go F1"}, "p1 done", pd.PendingChoiceFirst, ""},
		{[]string{quiet, "p1 white warrior move", "p1 go F1"}, "p1 task 1a", pd.PendingChoiceFirst, "another choice is open"},
		{inAction, "p1 go C2", pd.EnterThroughRowOne, "no points"},
		{inAction, "p1 go C1", pd.EntryCostsOnePoint, ""},
		{[]string{quiet, "p1 black boots move", "p1 go B1", "p1 halt"}, "p1 go A1", pd.MovementPoints, "a wall lies between"},
		{[]string{quiet, "p1 black boots move", "p1 go B1", "p1 halt"}, "p1 go F1", pd.MovementPoints, "not adjacent"},
		{[]string{quiet, "p1 black boots move", "p1 go A1"}, "p1 go F1", pd.SixEntrances, "not adjacent"},
		{[]string{quiet, "p1 done"}, "p1 done", pd.DiceThenActions, "the next roll is due"},
		{inAction, "p1 disarm C4", pd.DisarmForOnePoint, "out of reach, no trap"},
		{[]string{quiet, "p1 black boots move"}, "p1 disarm C4", pd.DisarmAdjacent, "no trap"},
		{inAction, "p1 pick C4", pd.OnlyCompletedItems, "out of reach, no trap"},
		{inAction, "p1 ring B4", pd.OnlyCompletedItems, "B4 is impassable"},
		{inAction, "p1 bonus level wizard", pd.BonusCloverIsNoDie, ""},
		{inAction, "p1 take jewel", pd.LieutenantHolderChooses, "the round has not ended"},
		{inAction, "p1 fight", pd.VillainAfterSeason, "has not been there"},
	} {
		s := playOn(solo(noPower), c.before...)
		next, err := s.Apply(pd.MustParseMove(c.move))
		if !errors.Is(err, c.rule) || next != s {
			t.Errorf("%v, then %s (%s): %v, want %s", c.before, c.move, c.also, err, c.rule.ID)
		}
	}
}

// TestOverRefusesAll pins that nothing is legal when the game is over.
func TestOverRefusesAll(t *testing.T) {
	s := sit(t, solo(noPower), pd.State.Over)
	for _, m := range moveSpace(s) {
		if _, err := s.Apply(m); !errors.Is(err, pd.EndsWithoutFight) {
			t.Fatalf("%v: %v", m, err)
		}
	}
}

// TestOptionsRefused pins that an option of no value is an error, and no panic.
func TestOptionsRefused(t *testing.T) {
	for _, o := range []pd.Options{{Dungeon: 'z'}, {Missions: 2}, {Mode: 3}, {PotionBonus: 9}, {DisarmReach: 2},
		{EmptyQuest: 2}, {GemSharing: 2},
		{MissionTie: 2}, {ResurrectAt: 255}, {Unlisted: 2}} {
		var content *rulebook.ContentError
		if _, err := (pd.Setup{Players: 1, Options: o}).Start(); !errors.As(err, &content) || content.Rule == nil {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// TestOptionsEnd goes through the numbers of every option: the ones that have a name are played, and the next is refused at its
// place.
func TestOptionsEnd(t *testing.T) {
	for _, x := range []struct {
		place  string
		values int
		option func(n int) pd.Options
	}{
		{"missions", 2, func(n int) pd.Options { return pd.Options{Missions: pd.MissionUse(n)} }},
		{"mode", 3, func(n int) pd.Options { return pd.Options{Mode: pd.Mode(n)} }},
		{"potionBonus", 2, func(n int) pd.Options { return pd.Options{PotionBonus: pd.PotionBonus(n)} }},
		{"disarmReach", 2, func(n int) pd.Options { return pd.Options{DisarmReach: pd.DisarmReach(n)} }},
		{"emptyQuest", 2, func(n int) pd.Options { return pd.Options{EmptyQuest: pd.EmptyQuest(n)} }},
		{"gemSharing", 2, func(n int) pd.Options { return pd.Options{GemSharing: pd.GemSharing(n)} }},
		{"missionTie", 2, func(n int) pd.Options { return pd.Options{MissionTie: pd.MissionTie(n)} }},
		{"resurrectAt", 2, func(n int) pd.Options { return pd.Options{ResurrectAt: pd.ResurrectAt(n)} }},
		{"unlisted", 2, func(n int) pd.Options { return pd.Options{Unlisted: pd.Unlisted(n)} }},
		{"dungeon", 13, func(n int) pd.Options { return pd.Options{Dungeon: []pd.Letter("\x00abcdefghijklm")[n]} }},
		{"dungeon", 0, func(n int) pd.Options { return pd.Options{Dungeon: 'a' - 1} }},
	} {
		for n := range x.values + 1 {
			_, err := pd.Setup{Players: 1, Options: x.option(n)}.Start()
			var refused *rulebook.ContentError
			if n < x.values && err != nil || n == x.values && (!errors.As(err, &refused) || refused.Path != "options."+x.place) {
				t.Errorf("value %d of %s: %v", n, x.place, err)
			}
		}
	}
}

// TestSetupRefused pins the errors of set-ups.
func TestSetupRefused(t *testing.T) {
	for _, c := range []struct {
		setup string
		rule  *rulebook.Rule // nil: it can't be read
		place string
	}{
		{`{"players": 0}`, pd.OneToEightPlayers, ""},
		{`{"players": 9}`, pd.OneToEightPlayers, ""},
		{`{"players": 2, "content": "drop power Scout"}`, pd.ContentRefused, ""},
		{`{"players": 2, "content": ["", "room Z9 spike"]}`, nil, "setup.content:2:6"},
		{`{"players": 2, "colour": "red"}`, nil, "setup"},
		{`{"players": "two"}`, nil, "setup"},
		{`{"players": 2, "options": {"mode": "easy"}}`, nil, "setup"},
	} {
		v := pd.Game().Check(&rulebook.Record{Rulebook: 1, Game: "paperdungeons", Version: pd.Version, Setup: []byte(c.setup)})
		if c.rule != nil && (v.Outcome != rulebook.Refused || v.Rule != c.rule || v.Move != 0) {
			t.Errorf("%s: %v, want a refusal by %s", c.setup, v, c.rule.ID)
		}
		if c.rule == nil && (v.Outcome != rulebook.Unreadable || len(v.Place) < len(c.place) ||
			v.Place[:len(c.place)] != c.place) {
			t.Errorf("%s: %v, want unreadable at %s", c.setup, v, c.place)
		}
	}
}
