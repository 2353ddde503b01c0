package paperapps

import "github.com/rulebook-go/rulebook"

// enter moves the hero onto a cell and lets what is there act (ObjectsAct).
func (p *play) enter(f *Floor, at int16) {
	met := p.s.path.has(at)
	p.s.at = at
	p.s.path.add(at)
	if p.t != nil {
		c := f.cell(at)
		p.t.Cite(PathMarked, hero, "marks (%d,%d)", c.Col, c.Row)
	}
	t := f.tiles[at]
	switch {
	case t == teleporter:
		p.meetTeleporter()
	case t == stairs:
		if p.s.squares > 0 {
			p.t.Cite(LeaveOnEntering, hero, "enters the stairs with %d squares left: may leave", int(p.s.squares))
			p.s.phase = passing
		}
	case t == door:
		p.t.Cite(DoorNeedsKey, hero, "has the key")
		p.t.Cite(KeyOpensAll, hero, "walks through the door and keeps the key")
	case met && t.object():
		p.t.Cite(UsedIsFloor, hero, "the object is used up")
		p.t.Cite(OncePerFloor, hero, "it acts once a floor")
	case t.object():
		p.t.Cite(ObjectsAct, hero, "meets an object")
		p.meet(t)
	}
}

// meet lets an object act that was not met before.
func (p *play) meet(t tile) {
	switch {
	case t == coin:
		p.gainCoins(1, CoinFound, "picks up %d coins")
	case t == chest, t == mysteryHeart:
		p.ask(t)
	case t.enemy():
		p.fight(int(t-'0'), EnemyStrikes)
	case t == mysteryEnemy:
		// under Weaklings or a Shield its strength does not matter, and no die is rolled
		if p.s.active&(weak|shield) != 0 {
			p.fight(0, MysteryEnemyRolled)
		} else {
			p.ask(t)
		}
	case t.heart():
		p.heal(int(t-'a')+1, HeartHeals)
	case t == web:
		p.stick()
	case t == key:
		p.s.key = true
		p.t.Cite(KeyTaken, hero, "picks up the key")
	}
}

// ask waits for the die that says what an object holds.
func (p *play) ask(t tile) {
	p.t.Cite(RollWhenMet, hero, "a die must be rolled")
	p.s.phase, p.s.cause = finding, t
}

// fight takes an enemy's strength off HP, as far as effects on the floor let it.
func (p *play) fight(strength int, r *rulebook.Rule) {
	switch {
	case p.s.active&shield != 0:
		p.t.Cite(ShieldBlocks, hero, "an enemy does nothing")
		return
	case p.s.active&weak != 0:
		p.t.Cite(WeaklingsCostOne, hero, "an enemy costs 1 HP")
		strength = 1
	}
	p.s.now.minusHP += int16(strength)
	p.t.Cite(r, hero, "loses %d HP to an enemy", strength)
	p.t.Cite(QuadrantsFill, hero, "minus HP is now %d", int(p.s.now.minusHP))
	if hp, _ := p.s.Running(); hp < p.s.run.options.DeathBelow {
		p.t.Cite(AliveUntilTotal, hero, "HP runs at %d, and the hero goes on", hp)
	}
}

// heal adds HP.
func (p *play) heal(n int, r *rulebook.Rule) {
	p.s.now.plusHP += int16(n)
	p.t.Cite(r, hero, "gains %d HP", n)
	p.t.Cite(QuadrantsFill, hero, "plus HP is now %d", int(p.s.now.plusHP))
}

// gainCoins adds the coins of a coin or a chest.
func (p *play) gainCoins(n int, r *rulebook.Rule, text string) {
	if p.s.active&rush != 0 {
		n *= 2
		p.t.Cite(RushDoubles, hero, "they count double")
	}
	p.s.now.plusCoins += int16(n)
	p.t.Cite(r, hero, text, n)
	p.t.Cite(QuadrantsFill, hero, "plus coins is now %d", int(p.s.now.plusCoins))
}

// stick ends the move in a web, and takes its coins.
func (p *play) stick() {
	p.t.Cite(WebStops, hero, "sticks in a web: %d squares are lost", int(p.s.squares))
	p.s.squares = 0
	if p.s.run.options.WebCost == WebCostD6 {
		p.ask(web)
		return
	}
	p.loseCoins(1, WebCosts)
}

// loseCoins takes the coins of a web.
func (p *play) loseCoins(n int, r *rulebook.Rule) {
	p.s.now.minusCoins += int16(n)
	p.t.Cite(r, hero, "loses %d coins", n)
	p.t.Cite(QuadrantsFill, hero, "minus coins is now %d", int(p.s.now.minusCoins))
}

// find lets the die of an object or the Gambler lie.
func (p *play) find(n uint8) {
	p.t.Cite(RollWhenMet, hero, "rolls %d", int(n))
	p.s.phase, p.s.die, p.s.doubled = found, n, false
	p.weighFound()
}

// weighFound lets the die that lies act at once if no item fits it.
func (p *play) weighFound() {
	if !p.s.fitsDie() {
		p.resolve()
	}
}

// resolve lets the number on the die act.
func (p *play) resolve() {
	n, cause := p.s.pips(), p.s.cause
	p.s.die, p.s.doubled, p.s.cause, p.s.phase = 0, false, 0, walking
	switch cause {
	case chest:
		p.gainCoins(n, ChestRolled, "finds %d coins in a chest")
	case mysteryEnemy:
		p.fight(n, MysteryEnemyRolled)
	case mysteryHeart:
		p.heal(n, MysteryHeartRolled)
	case web:
		p.loseCoins(n, WebCosts)
		p.t.Cite(WebHardMode, hero, "the die said how many")
	case gamble:
		p.payGamble(n)
	}
}

// meetTeleporter jumps the first time on a floor; later the player chooses (FirstJumpForced).
func (p *play) meetTeleporter() {
	if !p.s.jumped {
		p.jump(true)
		return
	}
	p.t.Cite(FirstJumpForced, hero, "the pair has been used on this floor: may jump or stay")
	p.s.phase = porting
}

// jump moves the hero to the other teleporter, which does not act (ArrivalIsQuiet).
func (p *play) jump(forced bool) {
	f := p.s.floor()
	p.s.at = f.other(p.s.at)
	p.s.path.add(p.s.at)
	p.s.jumped, p.s.phase = true, walking
	if p.t == nil {
		return
	}
	c := f.cell(p.s.at)
	p.t.Cite(TeleporterJumps, hero, "is moved to (%d,%d)", c.Col, c.Row)
	if forced {
		p.t.Cite(FirstJumpForced, hero, "the first time on a floor there is no choice")
	}
	p.t.Cite(ArrivalIsQuiet, hero, "the teleporter there does nothing")
	if p.s.squares > 0 {
		p.t.CiteName(HeadingKept, hero, "keeps the heading %s with %d squares left", p.s.last.String(), int(p.s.squares))
	}
}

// stay walks on from the teleporter.
func (p *play) stay() {
	p.t.Cite(FirstJumpForced, hero, "chooses to stay: the pair has been used on this floor")
	p.s.phase = walking
}
