package dungeonalliance

import "fmt"

// A site is where an effect stands.
type site uint8

const (
	onTreasure site = iota // a treasure
	onTrap                 // the consequences of a trap
	onAttack               // a Room card's monster attack
	onDefense              // a Defense text
	onFinal                // a Final Enemy's attack
)

// siteNames say it for people.
var siteNames = [...]string{"a treasure", "a trap", "a monster attack", "a Defense text", "a Final Enemy's attack"}

// effectSites are the sites at which each effect may stand, a bit a site, and ruleSites those of each rule.
var (
	effectSites = [...]uint8{
		HitEffect:   1<<onTreasure | 1<<onAttack | 1<<onFinal,
		LossEffect:  1<<onTreasure | 1<<onTrap | 1<<onAttack | 1<<onDefense | 1<<onFinal,
		HealEffect:  1<<onTreasure | 1<<onDefense | 1<<onFinal,
		SpeedEffect: 1<<onTreasure | 1<<onTrap | 1<<onAttack,
		MoveEffect:  1<<onTreasure | 1<<onTrap | 1<<onAttack | 1<<onDefense | 1<<onFinal,
		SpawnEffect: 1<<onTrap | 1<<onAttack | 1<<onDefense | 1<<onFinal,
		FlipEffect:  1<<onTreasure | 1<<onAttack | 1<<onDefense | 1<<onFinal,
		GuardEffect: 1 << onDefense,
	}
	ruleSites = [...]uint8{
		Self:    1<<onTreasure | 1<<onTrap | 1<<onAttack | 1<<onDefense | 1<<onFinal,
		Chosen:  1 << onTreasure,
		Random:  1<<onAttack | 1<<onDefense | 1<<onFinal,
		Nearest: 1<<onAttack | 1<<onDefense | 1<<onFinal,
		Within:  1<<onTreasure | 1<<onTrap | 1<<onAttack | 1<<onDefense | 1<<onFinal,
		All:     1<<onTreasure | 1<<onTrap | 1<<onAttack | 1<<onDefense | 1<<onFinal,
	}
)

func (c *Content) checkEffects(path string, at site, list []Effect) error {
	err := length(path, len(list), 0, MaxEffects)
	for i, e := range list {
		err = either(err, c.checkEffect(fmt.Sprintf("%s[%d]", path, i), at, e))
	}
	return err
}

// checkEffect checks that an effect may stand at a place, that its target rule may, and that it has no field of another.
func (c *Content) checkEffect(path string, at site, e Effect) error {
	switch {
	case e.Kind == NoEffect || int(e.Kind) >= len(effectSites) || effectSites[e.Kind]>>at&1 == 0:
		return breach(path+".do", "%v may not stand on %s", e.Kind, siteNames[at])
	case int(e.Target.Rule) >= len(ruleSites), e.Target.Rule != NoTarget && ruleSites[e.Target.Rule]>>at&1 == 0:
		return breach(path+".target", "%v may not stand on %s", e.Target, siteNames[at])
	case e.Kind == GuardEffect && e.Target.Rule != NoTarget:
		return breach(path+".target", "guard has no target")
	case e.Kind != GuardEffect && e.Kind != SpawnEffect && e.Target.Rule == NoTarget:
		return breach(path+".target", "%v needs a target", e.Kind)
	case !picks(at, e):
		return breach(path+".target", "%v with %v picks nobody on %s", e.Kind, e.Target, siteNames[at])
	}
	least := 0
	if e.Kind == SpeedEffect {
		least = -MaxAmount
	}
	return either(
		checkTarget(path+".target", e.Target),
		between(path+".n", e.N, least, MaxAmount),
		checkFields(path, at, e),
		c.checkSpawn(path, at, e))
}

// picks reports whether the target rule can pick anybody for the effect.
func picks(at site, e Effect) bool {
	final := at == onDefense || at == onFinal
	switch e.Kind {
	case HitEffect, LossEffect: // Self is a hero, a foe of no treasure; or the Final Enemy, a foe of no card of its own
		return e.Target.Rule != Self || at == onTrap || at == onAttack
	case HealEffect: // the Final Enemy's side
		return !final || e.Target.Rule != Random && e.Target.Rule != Nearest
	case FlipEffect: // monsters
		return e.Target.Rule == Chosen || e.Target.Rule == Within || e.Target.Rule == All
	case MoveEffect:
		return !final || e.Target.Rule != Self || e.Enemies
	case SpawnEffect:
		return !final || e.Target.Rule != Self
	}
	return true
}

// checkTarget checks the number of a rule.
func checkTarget(path string, t Target) error {
	switch {
	case t.Rule == Random:
		return between(path, t.N, 1, MaxAmount)
	case t.Rule.numbered():
		return between(path, t.N, 0, MaxAmount)
	case t.N != 0:
		return breach(path, "%v has no number", t.Rule)
	}
	return nil
}

// checkFields checks the fields that only some effects have.
func checkFields(path string, at site, e Effect) error {
	one := e.Target == Target{Random, 1} || e.Target.Rule == Nearest
	side := e.Target.Rule == Within || e.Target.Rule == All || e.Target.Rule == Self && (at == onDefense || at == onFinal)
	switch {
	case e.Reach && (e.Kind != HitEffect || at != onFinal || !one):
		return breach(path+".reach", "it goes with a hit, random 1 or nearest, of a Final Enemy's attack only")
	case e.Enemies && (e.Kind != MoveEffect || !side):
		return breach(path+".enemies", "it goes with a move, self, within or all, only, and with self on the Final Enemy's cards")
	case e.Ready && e.Kind != FlipEffect:
		return breach(path+".ready", "it goes with flip only")
	case e.N != 0 && (e.Kind == FlipEffect || e.Kind == SpawnEffect):
		return breach(path+".n", "%v has no such number", e.Kind)
	}
	return nil
}

// checkSpawn checks the fields of Spawn.
func (c *Content) checkSpawn(path string, at site, e Effect) error {
	if e.Kind != SpawnEffect {
		if e.Monster != "" || e.Count != 0 || e.Point != 0 || e.Strike {
			return breach(path, "monster, count, point and strike go with spawn only")
		}
		return nil
	}
	switch {
	case c.kindOf(e.Monster) < 0:
		return breach(path+".monster", "there is no monster %q", e.Monster)
	case e.Point > AtSpawn:
		return breach(path+".point", "%v is no point", e.Point)
	case e.Point == AtPicked && e.Target.Rule == NoTarget:
		return breach(path+".target", "spawn at a picked hero needs a target")
	case e.Point != AtPicked && at == onTrap:
		return breach(path+".point", "a trap places minions at a picked hero only")
	}
	return between(path+".count", e.Count, 1, MaxMonsters)
}
