package dungeonalliance

import (
	"fmt"
	"slices"

	"github.com/rulebook-go/rulebook"
)

// breach makes the error for content that breaks a constraint (DA-SETUP-14): the place, and the constraint in words.
func breach(path, format string, args ...any) error {
	return &rulebook.ContentError{Path: path, Rule: ContentValid, Detail: fmt.Sprintf(format, args...)}
}

// Validate checks every constraint on content, part by part. Its error is a *rulebook.ContentError that names the place and
// the constraint, or, for a plan that can't be read, a *rulebook.SyntaxError.
func (c *Content) Validate() error {
	for _, check := range []func(*Content) error{
		checkHeroes, checkUpgrades, checkTreasures, checkDie, checkMonsters, checkChests, checkFinals, checkRoomCards,
		checkSolo, checkMap, checkRooms,
	} {
		if err := check(c); err != nil {
			return err
		}
	}
	return nil
}

// between checks that a number lies between two bounds, both allowed.
func between(path string, n, least, most int) error {
	switch {
	case n < least:
		return breach(path, "it must be at least %d, and is %d", least, n)
	case n > most:
		return breach(path, "it must be from %d to %d, and is %d", least, most, n)
	}
	return nil
}

// A bound is a number of the content with its bounds.
type bound struct {
	name  string
	n     int
	least int
	most  int
}

// betweens checks the numbers of one place.
func betweens(path string, bounds ...bound) error {
	for _, f := range bounds {
		if err := between(path+"."+f.name, f.n, f.least, f.most); err != nil {
			return err
		}
	}
	return nil
}

// length checks the length of a list.
func length(path string, n, least, most int) error {
	switch {
	case least == most && n != least:
		return breach(path, "there must be exactly %d, and there are %d", least, n)
	case n < least:
		return breach(path, "there must be at least %d, and there are %d", least, n)
	case n > most:
		return breach(path, "there must be at most %d, and there are %d", most, n)
	}
	return nil
}

// differ checks that ids are there and differ.
func differ(path string, ids []string) error {
	for i, id := range ids {
		at := fmt.Sprintf("%s[%d].id", path, i)
		if id == "" {
			return breach(at, "it must not be empty")
		}
		if j := slices.Index(ids, id); j < i {
			return breach(at, "ids must differ, and %q is also that of %s[%d]", id, path, j)
		}
	}
	return nil
}

// idsOf collects ids.
func idsOf[T any](list []T, id func(*T) string) []string {
	ids := make([]string, len(list))
	for i := range list {
		ids[i] = id(&list[i])
	}
	return ids
}

// countOf counts the items for which a test holds.
func countOf[T any](list []T, test func(*T) bool) int {
	n := 0
	for i := range list {
		if test(&list[i]) {
			n++
		}
	}
	return n
}

// either returns the first error of a list.
func either(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func checkHeroes(c *Content) error {
	seats := max(1, len(c.Map.Starts))
	err := either(
		length("heroes", len(c.Heroes), 4*seats, MaxAmount),
		differ("heroes", idsOf(c.Heroes, func(h *Hero) string { return h.ID })),
		length("heroes marked champions", countOf(c.Heroes, func(h *Hero) bool { return h.Champions }), 4, 4))
	for i, h := range c.Heroes {
		path := fmt.Sprintf("heroes[%d]", i)
		err = either(err, betweens(path,
			bound{"health", h.Health, 1, MaxAmount}, bound{"speed", h.Speed, 1, MaxAmount},
			bound{"attack", h.Attack, 0, MaxAmount}, bound{"defence", h.Defence, 0, MaxAmount},
			bound{"range", h.Range, 1, MaxAmount}, bound{"radius", h.Radius, 0, MaxAmount}),
			length(path+".cards", len(h.Cards), 3, 3))
	}
	return err
}

func checkUpgrades(c *Content) error {
	err := either(
		length("upgrades", len(c.Upgrades), 8, MaxUpgrades),
		differ("upgrades", idsOf(c.Upgrades, func(u *Upgrade) string { return u.ID })),
		length("upgrades marked champions", countOf(c.Upgrades, func(u *Upgrade) bool { return u.Champions }), 8, 8),
		length("upgrades with disarm, Master Thief's",
			countOf(c.Upgrades, func(u *Upgrade) bool { return u.Passive == PassiveDisarm }), 1, 1))
	for i, u := range c.Upgrades {
		path := fmt.Sprintf("upgrades[%d]", i)
		err = either(err, betweens(path,
			bound{"level", u.Level, 1, levels}, bound{"price", u.Price, 1, MaxAmount},
			bound{"passive", int(u.Passive), 0, int(PassiveDisarm)}, bound{"amount", u.Amount, 1, MaxAmount}))
	}
	return err
}

func checkTreasures(c *Content) error {
	err := either(
		length("treasures", len(c.Treasures), treasureCards, treasureCards),
		differ("treasures", idsOf(c.Treasures, func(t *TreasureCard) string { return t.ID })),
		length("treasures that are Mimics",
			countOf(c.Treasures, func(t *TreasureCard) bool { return t.Kind == Mimic }), 0, MaxMimics))
	for i := range c.Treasures {
		err = either(err, c.checkTreasure(fmt.Sprintf("treasures[%d]", i), &c.Treasures[i]))
	}
	return err
}

func (c *Content) checkTreasure(path string, t *TreasureCard) error {
	if err := between(path+".kind", int(t.Kind), 0, int(Mimic)); err != nil {
		return err
	}
	if t.Kind != Treasure && t.Effect != (Effect{}) {
		return breach(path+".effect", "only a treasure has one")
	}
	if t.Kind != Trap && (t.Target != 0 || t.Bonus != 0 || len(t.Fails) > 0) {
		return breach(path, "only a trap has target, bonus and fails")
	}
	if t.Kind != Mimic && (t.Health != 0 || t.Attack != 0 || t.Defence != 0 || t.XP != 0) {
		return breach(path, "only a Mimic has health, attack, defence and XP")
	}
	switch t.Kind {
	case Treasure:
		return c.checkEffect(path+".effect", onTreasure, t.Effect)
	case Trap:
		return either(
			betweens(path, bound{"target", t.Target, -MaxAmount, MaxAmount}, bound{"bonus", t.Bonus, 1, MaxAmount}),
			c.checkEffects(path+".fails", onTrap, t.Fails))
	}
	return betweens(path, bound{"health", t.Health, 1, MaxAmount}, bound{"attack", t.Attack, 0, MaxAmount},
		bound{"defence", t.Defence, 0, MaxAmount}, bound{"xp", t.XP, 0, MaxAmount})
}

func checkDie(c *Content) error {
	err := length("die", len(c.Die), 2, MaxFaces)
	for i, n := range c.Die {
		err = either(err, between(fmt.Sprintf("die[%d]", i), n, -MaxAmount, MaxAmount))
	}
	return err
}

func checkMonsters(c *Content) error {
	err := either(
		length("monsters", len(c.Monsters), 1, MaxKinds),
		differ("monsters", idsOf(c.Monsters, func(m *Monster) string { return m.ID })))
	var champions, guardians, all int
	for i, m := range c.Monsters {
		path := fmt.Sprintf("monsters[%d]", i)
		err = either(err, betweens(path,
			bound{"level", m.Level, 1, levels}, bound{"health", m.Health, 1, MaxAmount},
			bound{"attack", m.Attack, 0, MaxAmount}, bound{"defence", m.Defence, 0, MaxAmount},
			bound{"speed", m.Speed, 0, MaxAmount}, bound{"range", m.Range, 0, MaxAmount}, bound{"xp", m.XP, 0, MaxAmount},
			bound{"tokens", m.Tokens, 0, MaxAmount}, bound{"champions", m.Champions, 0, MaxAmount},
			bound{"guardians", m.Guardians, 0, MaxAmount}))
		if m.Guardians > 0 && m.Supply() > m.Guardians {
			err = either(err, breach(path+".guardians", "a kind of Titan Guardians has no other tokens"))
		}
		champions, guardians, all = champions+m.Champions, guardians+m.Guardians, all+m.Supply()
	}
	return either(err,
		length("monsters' tokens marked champions, Gorthos apart,", champions, 6, 6),
		length("monsters' tokens of Titan Guardians", guardians, 5, 5),
		length("monsters' tokens", all, 0, MaxMonsters-MaxMimics))
}

func checkChests(c *Content) error {
	var err error
	for _, list := range []struct {
		name string
		n    []int
	}{{"treasure", c.Chests.Treasure}, {"locked", c.Chests.Locked}, {"lock", c.Chests.Lock}} {
		path := "chests." + list.name
		err = either(err, length(path, len(list.n), levels, levels))
		for i, n := range list.n {
			err = either(err, between(fmt.Sprintf("%s[%d]", path, i), n, 0, MaxAmount))
		}
	}
	return err
}

func checkFinals(c *Content) error {
	token := func(t FinalToken) int { return countOf(c.Finals, func(f *FinalEnemy) bool { return f.Token == t }) }
	err := either(
		length("finals", len(c.Finals), 2, MaxFinals),
		differ("finals", idsOf(c.Finals, func(f *FinalEnemy) string { return f.ID })),
		length("finals with the Titan's token", token(TitanToken), 1, 1),
		length("finals with the token of Gorthos", token(GorthosToken), 1, 1))
	for i, f := range c.Finals {
		path := fmt.Sprintf("finals[%d]", i)
		err = either(err,
			betweens(path, bound{"token", int(f.Token), 0, int(TitanToken)}, bound{"health", f.Health, 1, MaxAmount},
				bound{"defence", f.Defence, 0, MaxAmount}, bound{"range", f.Range, 1, MaxAmount}, bound{"xp", f.XP, 0, MaxAmount}),
			length(path+".cards", len(f.Cards), finalCards, finalCards),
			differ(path+".cards", idsOf(f.Cards, func(k *FinalCard) string { return k.ID })))
		for j, card := range f.Cards {
			at := fmt.Sprintf("%s.cards[%d]", path, j)
			err = either(err,
				c.checkEffects(at+".defense", onDefense, card.Defense), c.checkEffects(at+".attack", onFinal, card.Attack))
			if f.Token != TitanToken {
				err = either(err, c.noGuardians(at+".defense", card.Defense), c.noGuardians(at+".attack", card.Attack))
			}
		}
	}
	return err
}

func checkRoomCards(c *Content) error {
	err := either(
		length("encounters", len(c.Encounters), encounters, encounters),
		length("titanEncounters", len(c.TitanEncounters), titanCards, titanCards),
		differ("encounters and titanEncounters", idsOf(slices.Concat(c.Encounters, c.TitanEncounters),
			func(r *RoomCard) string { return r.ID })))
	for i := range c.Encounters {
		err = either(err, c.checkRoomCard(fmt.Sprintf("encounters[%d]", i), &c.Encounters[i], false))
	}
	for i := range c.TitanEncounters {
		err = either(err, c.checkRoomCard(fmt.Sprintf("titanEncounters[%d]", i), &c.TitanEncounters[i], true))
	}
	// The deck of many treasures is dug on any map.
	for i, t := range c.Treasures {
		err = either(err, c.noGuardians(fmt.Sprintf("treasures[%d].fails", i), t.Fails))
	}
	return err
}

func (c *Content) checkRoomCard(path string, r *RoomCard, titan bool) error {
	if (r.Trap == nil) == (len(r.Attack) == 0) {
		return breach(path, "it must be either a monster attack, with effects, or a trap")
	}
	if r.Trap == nil {
		err := c.checkEffects(path+".attack", onAttack, r.Attack)
		if !titan {
			err = either(err, c.noGuardians(path+".attack", r.Attack))
		}
		return err
	}
	t := r.Trap
	if f := t.Faces.Rule; f != Self && f != Random && f != All {
		return breach(path+".trap.faces", "a trap's rule is self, random or all, and this is %v", t.Faces)
	}
	err := either(
		checkTarget(path+".trap.faces", t.Faces),
		betweens(path+".trap", bound{"target", t.Target, -MaxAmount, MaxAmount}, bound{"bonus", t.Bonus, 1, MaxAmount}),
		c.checkEffects(path+".trap.fails", onTrap, t.Fails))
	if !titan {
		err = either(err, c.noGuardians(path+".trap.fails", t.Fails))
	}
	return err
}

// noGuardians checks that a card that is not the Titan's places no Titan Guardian.
func (c *Content) noGuardians(path string, list []Effect) error {
	for i, e := range list {
		if k := c.kindOf(e.Monster); k >= 0 && c.Monsters[k].Guardians > 0 {
			return breach(fmt.Sprintf("%s[%d].monster", path, i), "Titan Guardians come from Titan Encounter and Titan cards only")
		}
	}
	return nil
}

func checkSolo(c *Content) error {
	err := length("solo", len(c.Solo), 1, MaxSolo)
	for i, n := range c.Solo {
		err = either(err, between(fmt.Sprintf("solo[%d]", i), n, 0, MaxAmount))
	}
	return err
}
