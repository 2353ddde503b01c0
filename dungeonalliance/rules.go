package dungeonalliance

import "github.com/rulebook-go/rulebook"

// Set-up.
var (
	// ExpansionHeroes: the expansion brings 4 heroes. A hero is one Hero card, one figure and exactly 3 starting Deck
	// cards.
	//
	// Book, Components.
	ExpansionHeroes = &rulebook.Rule{
		ID:     "DA-SETUP-1",
		Basis:  rulebook.Book,
		Source: "Components",
		Text:   "the expansion brings 4 heroes. A hero is one Hero card, one figure and exactly 3 starting Deck cards",
		Kept:   "content that breaks it is refused by DA-SETUP-14",
	}

	// ExpansionUpgrades: the expansion brings 8 upgrade cards, each shuffled into the Upgrade Deck it belongs to.
	//
	// Book, Components.
	ExpansionUpgrades = &rulebook.Rule{
		ID:     "DA-SETUP-2",
		Basis:  rulebook.Book,
		Source: "Components",
		Text:   "the expansion brings 8 upgrade cards, each shuffled into the Upgrade Deck it belongs to",
		Kept:   "content that breaks it is refused by DA-SETUP-14",
	}

	// TreasureDeck: the treasure deck is a deck of its own of exactly 12 cards, each a treasure, a trap or a Mimic. It
	// is shuffled at set-up and lies beside the Dungeon Frame.
	//
	// Book, The Deck of Many Treasures: Setup.
	TreasureDeck = &rulebook.Rule{
		ID:     "DA-SETUP-3",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Setup",
		Text: "the treasure deck is a deck of its own of exactly 12 cards, each a treasure, a trap or a Mimic. It is " +
			"shuffled at set-up and lies beside the Dungeon Frame",
		Kept: "content that breaks it is refused by DA-SETUP-14",
	}

	// MimicTokens: there are 2 Mimic Tokens.
	//
	// Book, Components.
	MimicTokens = &rulebook.Rule{
		ID:     "DA-SETUP-4",
		Basis:  rulebook.Book,
		Source: "Components",
		Text:   "there are 2 Mimic Tokens",
		Kept:   "content with more Mimics is refused by DA-SETUP-14",
	}

	// RoomOutsideFrame: the one Room tile lies outside the Dungeon Frame: it is no part of the map and no cell of it
	// is next to a map cell.
	//
	// Book, Deep Dungeon Final Enemy Room: Normal Set Up.
	RoomOutsideFrame = &rulebook.Rule{
		ID:     "DA-SETUP-5",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Normal Set Up",
		Text: "the one Room tile lies outside the Dungeon Frame: it is no part of the map and no cell of it is next to " +
			"a map cell",
		Kept: "the Room is a grid of its own, and no move joins the two",
	}

	// EncounterDeck: without the Titan the Room deck is the 6 cards labelled Encounter, shuffled and laid near the
	// Room, and no Titan Encounter card is in it.
	//
	// Book, Deep Dungeon Final Enemy Room: Normal Set Up.
	EncounterDeck = &rulebook.Rule{
		ID:     "DA-SETUP-6",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Normal Set Up",
		Text: "without the Titan the Room deck is the 6 cards labelled Encounter, shuffled and laid near the Room, and " +
			"no Titan Encounter card is in it",
		Kept: "set-up builds the deck itself",
	}

	// TokensAside: there are 24 Hero Selection Tokens, two sets of the numbers 1 to 12, and 1 Staircase Token. All
	// start aside: no hero bears a number, no staircase is on the map.
	//
	// Book, Deep Dungeon Final Enemy Room: Normal Set Up.
	TokensAside = &rulebook.Rule{
		ID:     "DA-SETUP-7",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Normal Set Up",
		Text: "there are 24 Hero Selection Tokens, two sets of the numbers 1 to 12, and 1 Staircase Token. All start " +
			"aside: no hero bears a number, no staircase is on the map",
		Kept: "set-up puts them aside itself",
	}

	// ExpansionMonsters: the expansion adds 7 monster tokens to the supply, and a double-sized Gorthos the Dragon for
	// the Room. (House reading: Gorthos is one of the 7, as the Titan is one of its 6).
	//
	// Book, Components.
	ExpansionMonsters = &rulebook.Rule{
		ID:     "DA-SETUP-8",
		Basis:  rulebook.Book,
		Source: "Components",
		Text: "the expansion adds 7 monster tokens to the supply, and a double-sized Gorthos the Dragon for the Room. " +
			"(House reading: Gorthos is one of the 7, as the Titan is one of its 6)",
		Kept: "content that breaks it is refused by DA-SETUP-14",
	}

	// TokenSupply: placing a monster takes a token of its kind from the supply, and a monster that leaves play gives
	// it back. With none left the monster is not placed.
	//
	// House reading. The rival, not built: the supply never runs out.
	TokenSupply = &rulebook.Rule{
		ID:     "DA-SETUP-9",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "placing a monster takes a token of its kind from the supply, and a monster that leaves play gives it " +
			"back. With none left the monster is not placed",
		Kept: "the program takes and returns tokens itself",
	}

	// FourHeroes: 1 to 4 players, each with an alliance of four different heroes; no hero is in two alliances. A
	// starting deck is the 12 starting Deck cards of its heroes. (House reading: the caller names the heroes; the
	// library keeps the cards as data and never plays them).
	//
	// Base game.
	FourHeroes = &rulebook.Rule{
		ID:     "DA-SETUP-10",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "1 to 4 players, each with an alliance of four different heroes; no hero is in two alliances. A starting " +
			"deck is the 12 starting Deck cards of its heroes. (House reading: the caller names the heroes; the " +
			"library keeps the cards as data and never plays them)",
	}

	// MapFaceUp: the map with its walls, chests, monsters and Quest Token is face up from set-up on; monsters start
	// ready; each alliance starts on its four start cells, in the order of its heroes.
	//
	// It is part of the [Content].
	//
	// House reading.
	MapFaceUp = &rulebook.Rule{
		ID:     "DA-SETUP-11",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the map with its walls, chests, monsters and Quest Token is face up from set-up on; monsters start " +
			"ready; each alliance starts on its four start cells, in the order of its heroes",
		Kept: "set-up lays the map out itself; a map that breaks it is refused by DA-SETUP-14",
	}

	// RoomLayout: the Room is 6 x 6 without inner walls, Hero Entrance (3,6), Spawn Point (3,2).
	//
	// It is part of the [Content].
	//
	// House reading.
	RoomLayout = &rulebook.Rule{
		ID:     "DA-SETUP-12",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the Room is 6 x 6 without inner walls, Hero Entrance (3,6), Spawn Point (3,2)",
		Kept:   "it describes the shipped Room, and another Room breaks nothing",
	}

	// OneFinalEnemy: an adventure has exactly one Final Enemy, one Quest card (its entry in the content) and one Quest
	// Token. The caller names the Final Enemy.
	//
	// House reading. The rival, not built: the Final Enemy is drawn at random.
	OneFinalEnemy = &rulebook.Rule{
		ID:     "DA-SETUP-13",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "an adventure has exactly one Final Enemy, one Quest card (its entry in the content) and one Quest Token. " +
			"The caller names the Final Enemy",
	}

	// ContentValid: content that breaks one of its constraints is refused at set-up, with the constraint named; more
	// Mimic cards than Mimic Tokens are one such breach.
	//
	// House reading.
	ContentValid = &rulebook.Rule{
		ID:     "DA-SETUP-14",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "content that breaks one of its constraints is refused at set-up, with the constraint named; more Mimic " +
			"cards than Mimic Tokens are one such breach",
	}

	// SetupDraws: the draws of set-up are the first chance events: in House the offer of DA-XP-7, Level I, II, III;
	// then in Cooperative and Solo the first solo card.
	//
	// House reading.
	SetupDraws = &rulebook.Rule{
		ID:     "DA-SETUP-15",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the draws of set-up are the first chance events: in House the offer of DA-XP-7, Level I, II, III; then " +
			"in Cooperative and Solo the first solo card",
		Kept: "any other move in their place is refused by DA-DECK-2",
	}
)

// Modes, and the two ways to feed base play.
var (
	// Modes: the modes are Competitive (2 to 4 players), Cooperative (2 to 4) and Solo (1). Campaign Mode can be
	// combined with each. (House reading: here it only opens the Titan).
	//
	// Option [Options.Mode]: Competitive (the default), Cooperative or Solo. Option [Options.Campaign]: false (the
	// default) or true.
	//
	// Base game.
	Modes = &rulebook.Rule{
		ID:     "DA-MODE-1",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "the modes are Competitive (2 to 4 players), Cooperative (2 to 4) and Solo (1). Campaign Mode can be " +
			"combined with each. (House reading: here it only opens the Titan)",
	}

	// SoloDeckUse: the solo deck is used in Cooperative and Solo; in Competitive it stays in the box.
	//
	// Base game.
	SoloDeckUse = &rulebook.Rule{
		ID:     "DA-MODE-2",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "the solo deck is used in Cooperative and Solo; in Competitive it stays in the box",
		Kept:   "no move draws a solo card in Competitive",
	}

	// SoloCardOpen: in Cooperative and Solo one solo card is face up: one is drawn at set-up and one in every End
	// Phase, by DA-ENEMY-10 or, where that did not happen, after all attacks; the earlier one is discarded. Monster
	// Activation follows the card that was face up in the hero turns, with FinalFirst too.
	//
	// House reading. The rival, not built: a solo card is drawn only after an attack of the Final Enemy.
	SoloCardOpen = &rulebook.Rule{
		ID:     "DA-MODE-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "in Cooperative and Solo one solo card is face up: one is drawn at set-up and one in every End Phase, by " +
			"DA-ENEMY-10 or, where that did not happen, after all attacks; the earlier one is discarded. Monster " +
			"Activation follows the card that was face up in the hero turns, with FinalFirst too",
		Kept: "the program draws and discards itself",
	}

	// WithoutRoom: the Room is in use. Without it opening the way, for 1 Speed too, turns the Quest Token to its
	// monster side on its own cell, single-sized; the Final Enemy is active at once and draws its first card; there is
	// no staircase and no Room deck, the Hero Entrance and the Spawn Point on a card mean the Final Enemy's cell, and
	// the Titan is refused.
	//
	// Option [Options.Room]: On (the default) or Off.
	//
	// House reading.
	WithoutRoom = &rulebook.Rule{
		ID:     "DA-MODE-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the Room is in use. Without it opening the way, for 1 Speed too, turns the Quest Token to its monster " +
			"side on its own cell, single-sized; the Final Enemy is active at once and draws its first card; there " +
			"is no staircase and no Room deck, the Hero Entrance and the Spawn Point on a card mean the Final " +
			"Enemy's cell, and the Titan is refused",
	}

	// Feeds: House: the Hero card gives health, Speed, attack and defence, and attack, monster, decline and buy are
	// moves. Supplied: an activated hero starts with 0 Speed, an outside engine reports what its cards did by supply
	// speed, damage, heal, monster and upgrade, what else base play did by DA-MODE-9, and supply done ends Monster
	// Activation. Neither takes the other's moves; all other moves are the same in both.
	//
	// Option [Options.Base]: House (the default) or Supplied.
	//
	// House reading.
	Feeds = &rulebook.Rule{
		ID:     "DA-MODE-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "House: the Hero card gives health, Speed, attack and defence, and attack, monster, decline and buy are " +
			"moves. Supplied: an activated hero starts with 0 Speed, an outside engine reports what its cards did " +
			"by supply speed, damage, heal, monster and upgrade, what else base play did by DA-MODE-9, and supply " +
			"done ends Monster Activation. Neither takes the other's moves; all other moves are the same in both",
	}

	// SupplyShape: shape of a supply: whole amounts of at least 1; every target in play, on one grid and named once;
	// Speed only for the active hero; a monster only in Monster Activation, only a ready one, and to its own or an
	// empty cell of its grid; an upgrade of the content that nobody has yet; one move is one hero power.
	//
	// Option [Options.Base]: House (the default) or Supplied.
	//
	// House reading.
	SupplyShape = &rulebook.Rule{
		ID:     "DA-MODE-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "shape of a supply: whole amounts of at least 1; every target in play, on one grid and named once; Speed " +
			"only for the active hero; a monster only in Monster Activation, only a ready one, and to its own or an " +
			"empty cell of its grid; an upgrade of the content that nobody has yet; one move is one hero power",
	}

	// SupplyTrusted: supplied amounts are trusted: no range, sight or card is checked and no defence is taken off. The
	// one exception: the live Defense text of the Final Enemy still acts.
	//
	// Option [Options.Base]: House (the default) or Supplied.
	//
	// House reading.
	SupplyTrusted = &rulebook.Rule{
		ID:     "DA-MODE-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "supplied amounts are trusted: no range, sight or card is checked and no defence is taken off. The one " +
			"exception: the live Defense text of the Final Enemy still acts",
		Kept: "it says what is not checked",
	}

	// SupplyBasePlay: what base play does besides hero powers (its own traps, quests, encounters) is reported by
	// supply loss (health that heroes lose) and supply xp (an award to one alliance, face up or face down, from the
	// pools); both are trusted like DA-MODE-7 and are no hero power.
	//
	// Option [Options.Base]: House (the default) or Supplied.
	//
	// House reading.
	SupplyBasePlay = &rulebook.Rule{
		ID:     "DA-MODE-9",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "what base play does besides hero powers (its own traps, quests, encounters) is reported by supply loss " +
			"(health that heroes lose) and supply xp (an award to one alliance, face up or face down, from the " +
			"pools); both are trusted like DA-MODE-7 and are no hero power",
		Kept: "a report of the wrong shape is refused by DA-MODE-6, and all others are trusted",
	}

	// HarmEnemiesOnly: hero powers harm enemies only. In Competitive, harming heroes of another alliance is an
	// optional rule: they are then targets as enemies are.
	//
	// Option [Options.PvP]: false (the default) or true.
	//
	// Base game.
	HarmEnemiesOnly = &rulebook.Rule{
		ID:     "DA-MODE-8",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "hero powers harm enemies only. In Competitive, harming heroes of another alliance is an optional rule: " +
			"they are then targets as enemies are",
	}
)

// Rounds, turns and Speed.
var (
	// SixRounds: a game with the Room lasts at most 6 rounds.
	//
	// Book, 6 Round Maximum.
	SixRounds = &rulebook.Rule{
		ID:     "DA-ROUND-1",
		Basis:  rulebook.Book,
		Source: "6 Round Maximum",
		Text:   "a game with the Room lasts at most 6 rounds",
		Kept:   "the program counts the rounds; a move after the last is refused by DA-END-1",
	}

	// NotBeforeCleared: a game with the Room finishes before the end of round 6 only if the Room has been cleared out.
	//
	// Book, 6 Round Maximum.
	NotBeforeCleared = &rulebook.Rule{
		ID:     "DA-ROUND-2",
		Basis:  rulebook.Book,
		Source: "6 Round Maximum",
		Text:   "a game with the Room finishes before the end of round 6 only if the Room has been cleared out",
		Kept:   "the program ends the game itself",
	}

	// ClearedOut: cleared out: the Final Enemy is defeated and no monster stands in the Room. Monsters that outlive it
	// there stay ordinary monsters.
	//
	// House reading. The rival, not built: only the Final Enemy must be gone.
	ClearedOut = &rulebook.Rule{
		ID:     "DA-ROUND-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "cleared out: the Final Enemy is defeated and no monster stands in the Room. Monsters that outlive it " +
			"there stay ordinary monsters",
		Kept: "the program looks at the Room itself",
	}

	// EndWhenCleared: the game ends at the end of the round in which the Room is cleared out.
	//
	// Option [Options.EarlyEnd]: EndOfRound (the default), AtOnce or Never.
	//
	// House reading.
	EndWhenCleared = &rulebook.Rule{
		ID:     "DA-ROUND-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the game ends at the end of the round in which the Room is cleared out",
		Kept:   "the program ends the game itself",
	}

	// FourRounds: a game without the Room lasts 4 rounds.
	//
	// Base game. A rival, not built: another number of rounds.
	FourRounds = &rulebook.Rule{
		ID:     "DA-ROUND-5",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "a game without the Room lasts 4 rounds",
		Kept:   "the program counts the rounds; a move after the last is refused by DA-END-1",
	}

	// RoundOrder: a round is the hero turns, then the End Phase: Monster Activation, the Final Enemy's attack with the
	// draws that follow it, the solo draw of DA-MODE-3 if it is still due, refresh.
	//
	// Option [Options.EnemyOrder]: MonstersFirst (the default) or FinalFirst.
	//
	// House reading.
	RoundOrder = &rulebook.Rule{
		ID:     "DA-ROUND-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a round is the hero turns, then the End Phase: Monster Activation, the Final Enemy's attack with the " +
			"draws that follow it, the solo draw of DA-MODE-3 if it is still due, refresh",
		Kept: "the program runs the End Phase; a move of another phase is refused by DA-TURN-1",
	}

	// Initiative: the first seat has the initiative in round 1. Refresh turns every monster to its ready side and
	// passes the initiative to the next seat; the last round has no refresh.
	//
	// House reading. The rival, not built: the initiative stays with the first seat.
	Initiative = &rulebook.Rule{
		ID:     "DA-ROUND-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the first seat has the initiative in round 1. Refresh turns every monster to its ready side and passes " +
			"the initiative to the next seat; the last round has no refresh",
		Kept: "the program refreshes and passes the initiative itself",
	}

	// OneHeroATurn: players take turns, one hero a turn, until every standing hero has acted, and only the player
	// whose turn it is moves. (House reading: turns go round the seats from the initiative player; a player without a
	// ready hero is passed over).
	//
	// Base game.
	OneHeroATurn = &rulebook.Rule{
		ID:     "DA-TURN-1",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "players take turns, one hero a turn, until every standing hero has acted, and only the player whose turn " +
			"it is moves. (House reading: turns go round the seats from the initiative player; a player without a " +
			"ready hero is passed over)",
	}

	// HeroActsOnce: a turn activates one hero that has not acted this round; it is then exhausted until the next
	// round.
	//
	// Base game.
	HeroActsOnce = &rulebook.Rule{
		ID:     "DA-TURN-2",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "a turn activates one hero that has not acted this round; it is then exhausted until the next round",
	}

	// ActivationAllowance: in House an activated hero has the Speed of its card, upgrades added, and one attack.
	// Steps, interactions, treasures and the attack come in any order until the player ends the turn, which may be at
	// once.
	//
	// Option [Options.Base]: House (the default) or Supplied.
	//
	// House reading.
	ActivationAllowance = &rulebook.Rule{
		ID:     "DA-TURN-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "in House an activated hero has the Speed of its card, upgrades added, and one attack. Steps, " +
			"interactions, treasures and the attack come in any order until the player ends the turn, which may be at " +
			"once",
		Kept: "it grants; a move that costs more is refused by DA-SPEED-4, a second attack by DA-FIGHT-1",
	}

	// Decisions: a choice that a clause leaves to a player is an argument of the move or a pending decision with its
	// owner and its answers listed. Until the owner answers no other move is legal. A choice with one answer is made
	// without asking.
	//
	// House reading.
	Decisions = &rulebook.Rule{
		ID:     "DA-TURN-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a choice that a clause leaves to a player is an argument of the move or a pending decision with its " +
			"owner and its answers listed. Until the owner answers no other move is legal. A choice with one answer " +
			"is made without asking",
	}

	// UnclearOutside: ties and unclear choices outside the Room go to the initiative player, as DA-ENTER-12 says for
	// the Room.
	//
	// House reading. The rival, not built: the active player settles them.
	UnclearOutside = &rulebook.Rule{
		ID:     "DA-TURN-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "ties and unclear choices outside the Room go to the initiative player, as DA-ENTER-12 says for the Room",
		Kept:   "any other owner is refused by DA-TURN-1 and DA-TURN-4",
	}

	// StepCost: moving into an empty cell costs 1 Speed.
	//
	// Book, Entering the Deep Dungeon.
	StepCost = &rulebook.Rule{
		ID:     "DA-SPEED-1",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "moving into an empty cell costs 1 Speed",
		Kept:   "the program takes the Speed; a hero without it is refused by DA-SPEED-4",
	}

	// StepEdge: a step goes to a cell that shares an edge, with no wall between. "Adjacent" means the same wherever a
	// clause uses it. With Eight, a corner counts too if none of the edges around that corner is a wall.
	//
	// Option [Options.Neighbours]: Four (the default) or Eight.
	//
	// House reading.
	StepEdge = &rulebook.Rule{
		ID:     "DA-SPEED-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a step goes to a cell that shares an edge, with no wall between. \"Adjacent\" means the same wherever a " +
			"clause uses it. With Eight, a corner counts too if none of the edges around that corner is a wall",
	}

	// StepEmpty: only an empty cell can be stepped on. Figures, chests and the Quest Token fill their cells; the
	// Staircase Token leaves its cell empty. A double-sized figure steps as one: each of its four cells could step
	// that way, its own cells counting as empty, and no wall is inside it.
	//
	// House reading.
	StepEmpty = &rulebook.Rule{
		ID:     "DA-SPEED-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "only an empty cell can be stepped on. Figures, chests and the Quest Token fill their cells; the " +
			"Staircase Token leaves its cell empty. A double-sized figure steps as one: each of its four cells could " +
			"step that way, its own cells counting as empty, and no wall is inside it",
	}

	// SpeedLeft: Speed belongs to the active hero and is never below 0. A cost above what is left is refused and
	// spends nothing; what is left when the turn ends is lost.
	//
	// House reading.
	SpeedLeft = &rulebook.Rule{
		ID:     "DA-SPEED-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "Speed belongs to the active hero and is never below 0. A cost above what is left is refused and spends " +
			"nothing; what is left when the turn ends is lost",
	}
)

// XP and upgrades.
var (
	// XPTokens: XP are tokens that lie face up or face down. Both count the same at the end.
	//
	// Base game.
	XPTokens = &rulebook.Rule{
		ID:     "DA-XP-1",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "XP are tokens that lie face up or face down. Both count the same at the end",
		Kept:   "the program counts both",
	}

	// XPSpending: spending XP turns face-up tokens face down; they stay with the alliance. Face-down tokens are never
	// spent.
	//
	// Base game.
	XPSpending = &rulebook.Rule{
		ID:     "DA-XP-2",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "spending XP turns face-up tokens face down; they stay with the alliance. Face-down tokens are never " +
			"spent",
	}

	// KillXPFaceUp: XP for a defeated enemy arrives face up.
	//
	// Base game.
	KillXPFaceUp = &rulebook.Rule{
		ID:     "DA-XP-3",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "XP for a defeated enemy arrives face up",
		Kept:   "the program pays it itself",
	}

	// KillXPOwner: XP for a defeated enemy goes to the alliance whose hero did the damage that defeated the enemy. A
	// defeated hero pays no XP.
	//
	// House reading. The rival, not built: every alliance that damaged the enemy is paid.
	KillXPOwner = &rulebook.Rule{
		ID:     "DA-XP-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "XP for a defeated enemy goes to the alliance whose hero did the damage that defeated the enemy. A " +
			"defeated hero pays no XP",
		Kept: "the program pays it itself",
	}

	// XPPools: all XP comes from the pools of the player count, Level I first, then II, then III. An award takes what
	// is there and the rest is lost. HardCap: an award draws only on the pool of its source's level (of the chest; of
	// the monster, for a Mimic its chest's; III for the Final Enemy). None: nothing limits an award.
	//
	// Option [Options.XPPool]: Staged (the default), HardCap or None.
	//
	// House reading.
	XPPools = &rulebook.Rule{
		ID:     "DA-XP-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "all XP comes from the pools of the player count, Level I first, then II, then III. An award takes what " +
			"is there and the rest is lost. HardCap: an award draws only on the pool of its source's level (of the " +
			"chest; of the monster, for a Mimic its chest's; III for the Final Enemy). None: nothing limits an award",
		Kept: "the program takes what the pools have",
	}

	// BuyAfterActing: after its hero has acted a player may buy upgrade cards from a common offer. After a purchase
	// only further purchases and the end of the turn are legal.
	//
	// Base game. A rival, not built: upgrades are bought at any time.
	BuyAfterActing = &rulebook.Rule{
		ID:     "DA-XP-6",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "after its hero has acted a player may buy upgrade cards from a common offer. After a purchase only " +
			"further purchases and the end of the turn are legal",
	}

	// UpgradeOffer: the offer is the top card of each Upgrade Deck, face up, replaced by a draw when bought; an empty
	// deck offers nothing. A bought upgrade lies beside the Hero cards and works for every hero of its alliance from
	// then on.
	//
	// House reading. The rival, not built: an upgrade works for the hero that acted alone.
	UpgradeOffer = &rulebook.Rule{
		ID:     "DA-XP-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the offer is the top card of each Upgrade Deck, face up, replaced by a draw when bought; an empty deck " +
			"offers nothing. A bought upgrade lies beside the Hero cards and works for every hero of its alliance " +
			"from then on",
	}
)

// The Deck of Many Treasures.
var (
	// ChestsCanBeDug: Treasure Chests and Locked Chests can be dug, nothing else. A chest has a level. (House reading:
	// I to III, as rooms have).
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	ChestsCanBeDug = &rulebook.Rule{
		ID:     "DA-CHEST-1",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "Treasure Chests and Locked Chests can be dug, nothing else. A chest has a level. (House reading: I to " +
			"III, as rooms have)",
	}

	// OpenAdjacent: the active hero opens a chest adjacent to it for 1 Speed.
	//
	// House reading. The rival, not built: another Speed cost.
	OpenAdjacent = &rulebook.Rule{
		ID:     "DA-CHEST-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the active hero opens a chest adjacent to it for 1 Speed",
	}

	// LockRoll: a Locked Chest opens when the die plus 1 for each further Speed point spent before the roll reaches
	// the lock target of its level. A failure leaves it shut and the Speed spent. No roll where the lowest face
	// succeeds. No other chest takes extra Speed. Free: it opens as a Treasure Chest does.
	//
	// Option [Options.Lock]: Roll (the default) or Free.
	//
	// House reading.
	LockRoll = &rulebook.Rule{
		ID:     "DA-CHEST-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a Locked Chest opens when the die plus 1 for each further Speed point spent before the roll reaches the " +
			"lock target of its level. A failure leaves it shut and the Speed spent. No roll where the lowest face " +
			"succeeds. No other chest takes extra Speed. Free: it opens as a Treasure Chest does",
	}

	// ChestXP: opening pays the opener's alliance at once the XP of the Encounter Card for that chest, every token
	// face down, before the choice to dig and whatever comes of it.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	ChestXP = &rulebook.Rule{
		ID:     "DA-CHEST-4",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "opening pays the opener's alliance at once the XP of the Encounter Card for that chest, every token face " +
			"down, before the choice to dig and whatever comes of it",
		Kept: "the program pays it itself",
	}

	// DigChoice: the opener may dig deeper or not. If not, the turn goes on as normal.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	DigChoice = &rulebook.Rule{
		ID:     "DA-CHEST-5",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "the opener may dig deeper or not. If not, the turn goes on as normal",
		Kept:   "it grants a choice; any other move in its place is refused by DA-TURN-4",
	}

	// DigReveals: digging reveals the top card of the treasure deck, one card for an opened chest, and resolves it as
	// treasure, trap or Mimic.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	DigReveals = &rulebook.Rule{
		ID:     "DA-CHEST-6",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "digging reveals the top card of the treasure deck, one card for an opened chest, and resolves it as " +
			"treasure, trap or Mimic",
		Kept: "the program reveals the card; an outcome that it can't be is refused by DA-DECK-2",
	}

	// ChestLeaves: dug or not, the Chest Token of an opened chest then leaves play; it can't be opened again.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	ChestLeaves = &rulebook.Rule{
		ID:     "DA-CHEST-7",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "dug or not, the Chest Token of an opened chest then leaves play; it can't be opened again",
	}

	// DigFree: digging costs no Speed. With the treasure deck empty there is no choice to dig; the deck is never
	// refilled.
	//
	// House reading. The rival, not built: digging costs Speed.
	DigFree = &rulebook.Rule{
		ID:     "DA-CHEST-8",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "digging costs no Speed. With the treasure deck empty there is no choice to dig; the deck is never " +
			"refilled",
		Kept: "without a card the program asks nothing, and the choice has no cost",
	}

	// TreasureBesideHeroes: a revealed treasure lies face up beside the Hero cards of the alliance that dug it. It
	// never goes to a hand or a discard pile.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TreasureBesideHeroes = &rulebook.Rule{
		ID:     "DA-TREASURE-1",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "a revealed treasure lies face up beside the Hero cards of the alliance that dug it. It never goes to a " +
			"hand or a discard pile",
	}

	// AnyActiveHeroUses: from the moment a treasure is dug, in the same turn too, any active hero of that alliance may
	// use it, not only the one that found it.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	AnyActiveHeroUses = &rulebook.Rule{
		ID:     "DA-TREASURE-2",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "from the moment a treasure is dug, in the same turn too, any active hero of that alliance may use it, " +
			"not only the one that found it",
		Kept: "it grants; what it does not grant is refused by DA-TREASURE-1 and DA-TREASURE-3",
	}

	// ActiveHeroUses: the active hero is the one being activated.
	//
	// House reading. The rival, not built: any standing hero of the alliance may use it, in that alliance's turns.
	ActiveHeroUses = &rulebook.Rule{
		ID:     "DA-TREASURE-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the active hero is the one being activated",
	}

	// TreasureOnce: a treasure is used once, then it is removed from the game.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TreasureOnce = &rulebook.Rule{
		ID:     "DA-TREASURE-4",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "a treasure is used once, then it is removed from the game",
	}

	// TreasuresUnlimited: there is no limit on how many treasures an alliance holds, nor on how many are used in one
	// activation.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TreasuresUnlimited = &rulebook.Rule{
		ID:     "DA-TREASURE-5",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "there is no limit on how many treasures an alliance holds, nor on how many are used in one activation",
		Kept:   "it grants",
	}

	// TreasureIsPower: using a treasure costs no Speed and is not the attack of DA-TURN-3; it is a hero power for
	// DA-FIGHT-5 to DA-FIGHT-7.
	//
	// House reading. The rival, not built: using a treasure is no hero power.
	TreasureIsPower = &rulebook.Rule{
		ID:     "DA-TREASURE-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "using a treasure costs no Speed and is not the attack of DA-TURN-3; it is a hero power for DA-FIGHT-5 to " +
			"DA-FIGHT-7",
		Kept: "no move pays Speed for a treasure",
	}

	// TrapAtOnce: a trap from the treasure deck is attempted at once by the hero that dug it, before any other move.
	// The attempt can't be declined.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TrapAtOnce = &rulebook.Rule{
		ID:     "DA-TRAP-1",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "a trap from the treasure deck is attempted at once by the hero that dug it, before any other move. The " +
			"attempt can't be declined",
		Kept: "the program starts the attempt; any other move is refused by DA-TURN-4 or DA-DECK-2",
	}

	// TrapSpeed: before rolling the Dungeon Die that hero may spend Speed to raise the chance (no point of it lowers
	// the chance), and enough of it makes success sure.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TrapSpeed = &rulebook.Rule{
		ID:     "DA-TRAP-2",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "before rolling the Dungeon Die that hero may spend Speed to raise the chance (no point of it lowers the " +
			"chance), and enough of it makes success sure",
		Kept: "it grants a choice; an amount that the hero has not is refused by DA-TURN-4",
	}

	// TrapRoll: the attempt succeeds when the die plus the card's bonus for each Speed point spent reaches the card's
	// target number. Success is sure, and no die is rolled, where the lowest face reaches it.
	//
	// It is part of the [Content].
	//
	// House reading.
	TrapRoll = &rulebook.Rule{
		ID:     "DA-TRAP-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the attempt succeeds when the die plus the card's bonus for each Speed point spent reaches the card's " +
			"target number. Success is sure, and no die is rolled, where the lowest face reaches it",
		Kept: "the program compares itself",
	}

	// TrapConsequences: on a failure the hero suffers the consequences listed on the card.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TrapConsequences = &rulebook.Rule{
		ID:     "DA-TRAP-4",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "on a failure the hero suffers the consequences listed on the card",
		Kept:   "the program runs the consequences itself",
	}

	// TrapRemoved: success or failure, the trap card is then removed from the game.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	TrapRemoved = &rulebook.Rule{
		ID:     "DA-TRAP-5",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "success or failure, the trap card is then removed from the game",
		Kept:   "the program removes the card itself",
	}

	// OnlyMasterThief: against a trap from the treasure deck no card but the upgrade Master Thief helps to disarm.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	OnlyMasterThief = &rulebook.Rule{
		ID:     "DA-TRAP-6",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "against a trap from the treasure deck no card but the upgrade Master Thief helps to disarm",
		Kept:   "no effect can touch the roll",
	}

	// MasterThiefBonus: Master Thief adds the bonus on its card (shipped: 3) to that roll. It does nothing for locks
	// and Room cards.
	//
	// House reading. The rival, not built: it helps against every trap.
	MasterThiefBonus = &rulebook.Rule{
		ID:     "DA-TRAP-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "Master Thief adds the bonus on its card (shipped: 3) to that roll. It does nothing for locks and Room " +
			"cards",
		Kept: "the program adds it itself",
	}

	// MimicReplacesChest: a revealed Mimic at once replaces the Chest Token: the chest leaves play and a Mimic Token
	// stands on its cell.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicReplacesChest = &rulebook.Rule{
		ID:     "DA-MIMIC-1",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "a revealed Mimic at once replaces the Chest Token: the chest leaves play and a Mimic Token stands on its " +
			"cell",
		Kept: "the program replaces the token itself",
	}

	// MimicAttacks: a revealed Mimic then attacks at once, once each, every hero within two spaces in all directions,
	// whatever alliance the hero belongs to.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicAttacks = &rulebook.Rule{
		ID:     "DA-MIMIC-2",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "a revealed Mimic then attacks at once, once each, every hero within two spaces in all directions, " +
			"whatever alliance the hero belongs to",
		Kept: "the program makes the attacks itself",
	}

	// MimicReach: two spaces in all directions is distance 2 or less on the grid the Mimic stands on; the distance of
	// two cells is the larger of the differences of their columns and of their rows.
	//
	// House reading. The rival, not built: two spaces are counted along edges only.
	MimicReach = &rulebook.Rule{
		ID:     "DA-MIMIC-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "two spaces in all directions is distance 2 or less on the grid the Mimic stands on; the distance of " +
			"two cells is the larger of the differences of their columns and of their rows",
		Kept: "the program measures itself",
	}

	// MimicNeedsNoSight: neither another room nor a lack of line of sight protects a hero.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicNeedsNoSight = &rulebook.Rule{
		ID:     "DA-MIMIC-4",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "neither another room nor a lack of line of sight protects a hero",
		Kept:   "the program makes the attacks itself",
	}

	// MimicLevel: the level of the replaced chest is added to the Mimic's abilities and to its XP value.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicLevel = &rulebook.Rule{
		ID:     "DA-MIMIC-5",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "the level of the replaced chest is added to the Mimic's abilities and to its XP value",
		Kept:   "the program adds the level itself",
	}

	// MimicAbilities: a Mimic's abilities are health, attack (the strength of each of its hits) and defence, each
	// raised by the level.
	//
	// House reading. The rival, not built: only the attack is raised.
	MimicAbilities = &rulebook.Rule{
		ID:     "DA-MIMIC-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a Mimic's abilities are health, attack (the strength of each of its hits) and defence, each raised by " +
			"the level",
		Kept: "the program adds the level itself",
	}

	// MimicExhausted: after its attacks a Mimic is turned to its exhausted side.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicExhausted = &rulebook.Rule{
		ID:     "DA-MIMIC-7",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "after its attacks a Mimic is turned to its exhausted side",
		Kept:   "the program turns the token itself",
	}

	// MimicActivated: a Mimic that is ready again can be activated in Monster Activation like any other monster.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicActivated = &rulebook.Rule{
		ID:     "DA-MIMIC-8",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "a Mimic that is ready again can be activated in Monster Activation like any other monster",
		Kept:   "it grants; a Mimic that is not ready is refused by DA-MONSTER-1",
	}

	// MimicNeverMoves: an activated Mimic never moves and always attacks every hero within two spaces.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	MimicNeverMoves = &rulebook.Rule{
		ID:     "DA-MIMIC-9",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "an activated Mimic never moves and always attacks every hero within two spaces",
	}

	// MimicCardRemoved: the Mimic card is removed from the game when its token is placed.
	//
	// House reading.
	MimicCardRemoved = &rulebook.Rule{
		ID:     "DA-MIMIC-10",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the Mimic card is removed from the game when its token is placed",
		Kept:   "the program removes the card itself",
	}
)

// Opening the way and entering the Deep Dungeon.
var (
	// OpenWayCost: the active hero, adjacent to the quest entrance side of the Quest Token, may spend 1 Speed to
	// replace the Quest Token with the Staircase Token on the same cell.
	//
	// Book, Opening the Way to the Deep Dungeon.
	OpenWayCost = &rulebook.Rule{
		ID:     "DA-WAY-1",
		Basis:  rulebook.Book,
		Source: "Opening the Way to the Deep Dungeon",
		Text: "the active hero, adjacent to the quest entrance side of the Quest Token, may spend 1 Speed to replace " +
			"the Quest Token with the Staircase Token on the same cell",
	}

	// EntranceSide: the entrance side is the face the token shows on the map, so every adjacent cell serves.
	//
	// House reading. The rival, not built: only the cell in front of the token's facing serves.
	EntranceSide = &rulebook.Rule{
		ID:     "DA-WAY-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the entrance side is the face the token shows on the map, so every adjacent cell serves",
		Kept:   "it grants; a hero elsewhere is refused by DA-WAY-1",
	}

	// FinalEnemyPlaced: the Quest Token goes to the Spawn Point of the Room, monster side up, pointing toward the Hero
	// Entrance.
	//
	// Book, Opening the Way to the Deep Dungeon.
	FinalEnemyPlaced = &rulebook.Rule{
		ID:     "DA-WAY-3",
		Basis:  rulebook.Book,
		Source: "Opening the Way to the Deep Dungeon",
		Text:   "the Quest Token goes to the Spawn Point of the Room, monster side up, pointing toward the Hero Entrance",
		Kept:   "the program places the token itself",
	}

	// FinalEnemyInactive: the Final Enemy is not active before the first hero enters the Room, and opening the way
	// draws no Final Enemy card. (An inactive one does not attack and can't be harmed: house reading).
	//
	// Book, Opening the Way to the Deep Dungeon.
	FinalEnemyInactive = &rulebook.Rule{
		ID:     "DA-WAY-4",
		Basis:  rulebook.Book,
		Source: "Opening the Way to the Deep Dungeon",
		Text: "the Final Enemy is not active before the first hero enters the Room, and opening the way draws no Final " +
			"Enemy card. (An inactive one does not attack and can't be harmed: house reading)",
	}

	// DoubleToken: Gorthos the Dragon and the Titan use their double-sized token instead. (House reading: the Quest
	// Token is then out of play).
	//
	// Book, Opening the Way to the Deep Dungeon.
	DoubleToken = &rulebook.Rule{
		ID:     "DA-WAY-5",
		Basis:  rulebook.Book,
		Source: "Opening the Way to the Deep Dungeon",
		Text: "Gorthos the Dragon and the Titan use their double-sized token instead. (House reading: the Quest Token " +
			"is then out of play)",
		Kept: "the program places the token itself",
	}

	// DoublePlacement: the double-sized token is placed so that one of its back edges covers the Spawn Point; the
	// initiative player picks the exact placement.
	//
	// Book, Opening the Way to the Deep Dungeon.
	DoublePlacement = &rulebook.Rule{
		ID:     "DA-WAY-6",
		Basis:  rulebook.Book,
		Source: "Opening the Way to the Deep Dungeon",
		Text: "the double-sized token is placed so that one of its back edges covers the Spawn Point; the initiative " +
			"player picks the exact placement",
		Kept: "another placement is refused by DA-TURN-4",
	}

	// BackEdge: a double-sized token is 2 x 2. It faces straight along the longer axis from the Spawn Point to the
	// Hero Entrance (along the column on a tie). Its back cells are the two on the far side, and one of them is the
	// Spawn Point: two placements.
	//
	// House reading. The rival, not built: any cell of the token may stand on the Spawn Point: four placements.
	BackEdge = &rulebook.Rule{
		ID:     "DA-WAY-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a double-sized token is 2 x 2. It faces straight along the longer axis from the Spawn Point to the Hero " +
			"Entrance (along the column on a tie). Its back cells are the two on the far side, and one of them is the " +
			"Spawn Point: two placements",
		Kept: "another placement is refused by DA-TURN-4",
	}

	// TitanStaircase: against the Titan the quest trigger places the Staircase Token at once, for no Speed.
	//
	// Book, Opening the Way to the Deep Dungeon.
	TitanStaircase = &rulebook.Rule{
		ID:     "DA-WAY-8",
		Basis:  rulebook.Book,
		Source: "Opening the Way to the Deep Dungeon",
		Text:   "against the Titan the quest trigger places the Staircase Token at once, for no Speed",
	}

	// TitanTrigger: the Titan's trigger is a hero standing in the map room of the Quest Token, and the staircase takes
	// the token's cell. The Titan's token is placed at the same time.
	//
	// House reading. The rival, not built: the trigger is round 1, or a hero adjacent to the token.
	TitanTrigger = &rulebook.Rule{
		ID:     "DA-WAY-9",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the Titan's trigger is a hero standing in the map room of the Quest Token, and the staircase takes the " +
			"token's cell. The Titan's token is placed at the same time",
		Kept: "the program places the staircase itself",
	}

	// StaircaseStep: moving onto the Staircase Token costs 1 Speed like any other empty cell.
	//
	// Book, Entering the Deep Dungeon.
	StaircaseStep = &rulebook.Rule{
		ID:     "DA-ENTER-1",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "moving onto the Staircase Token costs 1 Speed like any other empty cell",
		Kept:   "the program takes the Speed; a hero without it is refused by DA-SPEED-4",
	}

	// EnterFromStaircase: from the Staircase Token, and from nowhere else, a hero moves into the Room for 1 Speed.
	//
	// Book, Entering the Deep Dungeon.
	EnterFromStaircase = &rulebook.Rule{
		ID:     "DA-ENTER-2",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "from the Staircase Token, and from nowhere else, a hero moves into the Room for 1 Speed",
	}

	// EnterAtEntrance: a hero that enters is placed on the Hero Entrance.
	//
	// Book, Entering the Deep Dungeon.
	EnterAtEntrance = &rulebook.Rule{
		ID:     "DA-ENTER-3",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "a hero that enters is placed on the Hero Entrance",
	}

	// EnterBesideEntrance: with the Hero Entrance occupied the player picks any empty cell of its row, left or right
	// of it. An empty Entrance leaves no such choice.
	//
	// Book, Entering the Deep Dungeon.
	EnterBesideEntrance = &rulebook.Rule{
		ID:     "DA-ENTER-4",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text: "with the Hero Entrance occupied the player picks any empty cell of its row, left or right of it. An " +
			"empty Entrance leaves no such choice",
	}

	// EntranceRowFull: with the whole row of the Hero Entrance occupied the entry is refused and spends nothing.
	//
	// House reading. The rival, not built: the hero goes to the nearest empty cell.
	EntranceRowFull = &rulebook.Rule{
		ID:     "DA-ENTER-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "with the whole row of the Hero Entrance occupied the entry is refused and spends nothing",
	}

	// TwelveHeroes: at most 12 heroes are in the Room at the same time; while 12 are there no other hero enters.
	// Heroes that are gone do not count.
	//
	// Book, Entering the Deep Dungeon.
	TwelveHeroes = &rulebook.Rule{
		ID:     "DA-ENTER-6",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text: "at most 12 heroes are in the Room at the same time; while 12 are there no other hero enters. Heroes that " +
			"are gone do not count",
	}

	// FirstEntryStops: the very first hero of the game to enter must stop at the entrance and makes no other move
	// before both cards are resolved. It happens once in the game. (House reading: both cards are drawn whatever
	// becomes of that hero).
	//
	// Book, Entering the Deep Dungeon.
	FirstEntryStops = &rulebook.Rule{
		ID:     "DA-ENTER-7",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text: "the very first hero of the game to enter must stop at the entrance and makes no other move before both " +
			"cards are resolved. It happens once in the game. (House reading: both cards are drawn whatever becomes " +
			"of that hero)",
		Kept: "the program draws the cards; any other move is refused by DA-DECK-2 or DA-TURN-4",
	}

	// FirstFinalCard: first the very first hero to enter draws the top Final Enemy card, and its Defense text acts at
	// once. The Final Enemy is active from here on.
	//
	// Book, Entering the Deep Dungeon.
	FirstFinalCard = &rulebook.Rule{
		ID:     "DA-ENTER-8",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text: "first the very first hero to enter draws the top Final Enemy card, and its Defense text acts at once. " +
			"The Final Enemy is active from here on",
		Kept: "the program draws the card itself",
	}

	// FirstRoomCard: after the Final Enemy card, the hero draws the top Room card and obeys it.
	//
	// Book, Entering the Deep Dungeon.
	FirstRoomCard = &rulebook.Rule{
		ID:     "DA-ENTER-9",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "after the Final Enemy card, the hero draws the top Room card and obeys it",
		Kept:   "the program draws the card itself",
	}

	// RoomAttackAtOnce: a Room card that describes a monster attack is resolved at once.
	//
	// Book, Entering the Deep Dungeon.
	RoomAttackAtOnce = &rulebook.Rule{
		ID:     "DA-ENTER-10",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "a Room card that describes a monster attack is resolved at once",
		Kept:   "the program runs the card itself",
	}

	// RoomTrapMayTry: a Room card that describes a trap may be disarmed at once by the hero; a hero that does not try,
	// or fails, faces its consequences.
	//
	// Book, Entering the Deep Dungeon.
	RoomTrapMayTry = &rulebook.Rule{
		ID:     "DA-ENTER-11",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text: "a Room card that describes a trap may be disarmed at once by the hero; a hero that does not try, or " +
			"fails, faces its consequences",
		Kept: "it grants a choice; any other move in its place is refused by DA-TURN-4",
	}

	// UnclearInRoom: unclear positions are settled by the initiative player.
	//
	// Book, Entering the Deep Dungeon.
	UnclearInRoom = &rulebook.Rule{
		ID:     "DA-ENTER-12",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "unclear positions are settled by the initiative player",
		Kept:   "another owner or answer is refused by DA-TURN-4",
	}

	// GoesOnAfterCard: after the Room card the first hero to enter goes on with the Speed and the attack it has left.
	//
	// Book, Entering the Deep Dungeon.
	GoesOnAfterCard = &rulebook.Rule{
		ID:     "DA-ENTER-13",
		Basis:  rulebook.Book,
		Source: "Entering the Deep Dungeon",
		Text:   "after the Room card the first hero to enter goes on with the Speed and the attack it has left",
		Kept:   "it grants",
	}

	// RoomTrapRoll: a trap on a Room card is rolled by DA-TRAP-3. It is faced by the heroes its target rule picks (on
	// the first entry that is the hero that drew it), one after the other in number order. Outside its own activation
	// a hero has no Speed and uses the die alone.
	//
	// House reading. The rival, not built: no attempt outside the hero's own turn.
	RoomTrapRoll = &rulebook.Rule{
		ID:     "DA-ENTER-14",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a trap on a Room card is rolled by DA-TRAP-3. It is faced by the heroes its target rule picks (on the " +
			"first entry that is the hero that drew it), one after the other in number order. Outside its own " +
			"activation a hero has no Speed and uses the die alone",
		Kept: "the program picks the heroes and compares itself",
	}

	// NoWayBack: there is no way back to the map.
	//
	// Option [Options.Leave]: Never (the default) or ByEntrance.
	//
	// House reading.
	NoWayBack = &rulebook.Rule{
		ID:     "DA-ENTER-15",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "there is no way back to the map",
	}

	// HeroNumber: every hero that enters the Room gets a number from 1 to 12 on entering, and the token of the first
	// set lies on its Hero card. No two heroes bear the same number.
	//
	// Book, Components.
	HeroNumber = &rulebook.Rule{
		ID:     "DA-TOKEN-1",
		Basis:  rulebook.Book,
		Source: "Components",
		Text: "every hero that enters the Room gets a number from 1 to 12 on entering, and the token of the first set " +
			"lies on its Hero card. No two heroes bear the same number",
		Kept: "the program gives the number itself",
	}

	// LowestNumber: the number that a hero gets is the lowest free one.
	//
	// House reading. The rival, not built: the player chooses the number.
	LowestNumber = &rulebook.Rule{
		ID:     "DA-TOKEN-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the number that a hero gets is the lowest free one",
		Kept:   "the program gives the number itself",
	}

	// NumberFreed: a number is free again when its hero is no longer in the Room: DA-ENTER-6 admits 12 heroes at the
	// same time, and so more than 12 over time.
	//
	// House reading.
	NumberFreed = &rulebook.Rule{
		ID:     "DA-TOKEN-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a number is free again when its hero is no longer in the Room: DA-ENTER-6 admits 12 heroes at the same " +
			"time, and so more than 12 over time",
		Kept: "the program frees the number itself",
	}

	// RandomHero: where the Final Enemy or a minion targets a hero at random, the eligible tokens of the second set,
	// and only those, are shuffled and one is drawn: equal odds.
	//
	// Book, Components.
	RandomHero = &rulebook.Rule{
		ID:     "DA-TOKEN-4",
		Basis:  rulebook.Book,
		Source: "Components",
		Text: "where the Final Enemy or a minion targets a hero at random, the eligible tokens of the second set, and " +
			"only those, are shuffled and one is drawn: equal odds",
		Kept: "an outcome outside it is refused by DA-DECK-2",
	}

	// EligibleHeroes: eligible: every hero that bears a number; for a hit with reach only those that the Final Enemy
	// could reach with every monster of its grid gone.
	//
	// House reading. The rival, not built: reach is left out, and a hit on a hero out of reach is lost.
	EligibleHeroes = &rulebook.Rule{
		ID:     "DA-TOKEN-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "eligible: every hero that bears a number; for a hit with reach only those that the Final Enemy could " +
			"reach with every monster of its grid gone",
		Kept: "an outcome outside it is refused by DA-DECK-2",
	}

	// TokensWithoutRoom: without the Room the tokens can be used too: each hero within two connected rooms of the
	// Final Enemy gets a number. (House reading: they always are).
	//
	// Book, Components.
	TokensWithoutRoom = &rulebook.Rule{
		ID:     "DA-TOKEN-6",
		Basis:  rulebook.Book,
		Source: "Components",
		Text: "without the Room the tokens can be used too: each hero within two connected rooms of the Final Enemy " +
			"gets a number. (House reading: they always are)",
		Kept: "the program gives the numbers itself",
	}

	// WithinTwoRooms: within two connected rooms: at most two passages from room to room, the Final Enemy's own room
	// included. Numbers are given anew for each attack and each Defense text, the nearest hero first, ties in seat
	// order; a 13th hero gets none.
	//
	// House reading. The rival, not built: another number of passages.
	WithinTwoRooms = &rulebook.Rule{
		ID:     "DA-TOKEN-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "within two connected rooms: at most two passages from room to room, the Final Enemy's own room included. " +
			"Numbers are given anew for each attack and each Defense text, the nearest hero first, ties in seat " +
			"order; a 13th hero gets none",
		Kept: "the program gives the numbers itself",
	}
)

// Battles.
var (
	// HeroAttack: in House a hero attacks once in its activation, for no Speed: one target within the range of its
	// card and in sight, or, with an area power, every target within its radius and in sight, at least one.
	//
	// House reading. The rival, not built: another number of attacks.
	HeroAttack = &rulebook.Rule{
		ID:     "DA-FIGHT-1",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "in House a hero attacks once in its activation, for no Speed: one target within the range of its card " +
			"and in sight, or, with an area power, every target within its radius and in sight, at least one",
	}

	// InSight: in sight: in the same room, or adjacent. Nothing that asks for sight or range reaches from one grid to
	// the other.
	//
	// House reading. The rival, not built: every figure of the grid is in sight.
	InSight = &rulebook.Rule{
		ID:     "DA-FIGHT-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "in sight: in the same room, or adjacent. Nothing that asks for sight or range reaches from one grid to " +
			"the other",
	}

	// HitAndLoss: a hit of strength s costs its target max(0, s - defence) health; a loss of n costs n.
	//
	// House reading. The rival, not built: defence changes nothing.
	HitAndLoss = &rulebook.Rule{
		ID:     "DA-FIGHT-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "a hit of strength s costs its target max(0, s - defence) health; a loss of n costs n",
		Kept:   "the program takes the health itself",
	}

	// Health: a figure's health is its full health (the printed one, raised by upgrades and by a Mimic's level) less
	// what it lost; healing gives back no more than was lost. At 0 a figure is defeated and leaves its cell. A
	// defeated hero is out for the adventure, and its turn, if it is on, ends when what defeated it is resolved.
	// NextRound: it is back at refresh with full health, on the first empty start cell of its alliance, or at a later
	// refresh if none is empty.
	//
	// Option [Options.HeroReturn]: Never (the default) or NextRound.
	//
	// House reading.
	Health = &rulebook.Rule{
		ID:     "DA-FIGHT-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a figure's health is its full health (the printed one, raised by upgrades and by a Mimic's level) less " +
			"what it lost; healing gives back no more than was lost. At 0 a figure is defeated and leaves its cell. A " +
			"defeated hero is out for the adventure, and its turn, if it is on, ends when what defeated it is " +
			"resolved. NextRound: it is back at refresh with full health, on the first empty start cell of its " +
			"alliance, or at a later refresh if none is empty",
	}

	// AtMostFourTargets: no hero power affects more than 4 targets in the Room. (House reading: it binds neither
	// enemies nor cards of theirs).
	//
	// Book, Battles in the Deep Dungeon.
	AtMostFourTargets = &rulebook.Rule{
		ID:     "DA-FIGHT-5",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "no hero power affects more than 4 targets in the Room. (House reading: it binds neither enemies nor " +
			"cards of theirs)",
	}

	// HeroChoosesTargets: with more than 4 available the hero chooses which are affected.
	//
	// Book, Battles in the Deep Dungeon.
	HeroChoosesTargets = &rulebook.Rule{
		ID:     "DA-FIGHT-6",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text:   "with more than 4 available the hero chooses which are affected",
		Kept:   "it grants a choice; a wrong one is refused by DA-FIGHT-5 or DA-FIGHT-7, or by DA-TURN-4 where it waits",
	}

	// ExactlyFour: where a hero power has more than 4 targets in the Room exactly 4 are chosen. Targets of any side
	// count, a double-sized one once.
	//
	// House reading. The rival, not built: the hero may choose fewer than 4.
	ExactlyFour = &rulebook.Rule{
		ID:     "DA-FIGHT-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "where a hero power has more than 4 targets in the Room exactly 4 are chosen. Targets of any side count, " +
			"a double-sized one once",
	}

	// FinalAttacksByCard: the Final Enemy attacks as its face-up card says, monsters in the Room as their own cards
	// say.
	//
	// Book, Battles in the Deep Dungeon.
	FinalAttacksByCard = &rulebook.Rule{
		ID:     "DA-ENEMY-1",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text:   "the Final Enemy attacks as its face-up card says, monsters in the Room as their own cards say",
		Kept:   "the program runs the cards itself",
	}

	// FinalAttackOnce: an active Final Enemy attacks once a round, in the End Phase, if some hero bears a number. If
	// none does there is no attack, and the draws of DA-ENEMY-8 to DA-ENEMY-10 are not made.
	//
	// House reading. The rival, not built: the draws are made without an attack too.
	FinalAttackOnce = &rulebook.Rule{
		ID:     "DA-ENEMY-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "an active Final Enemy attacks once a round, in the End Phase, if some hero bears a number. If none does " +
			"there is no attack, and the draws of DA-ENEMY-8 to DA-ENEMY-10 are not made",
		Kept: "the program makes the attack itself",
	}

	// FinalCardLive: a Final Enemy card stays face up, and its Defense text live, until the next one is drawn; it is
	// then discarded. Guard acts all that time, the other effects of a Defense text once, at the draw.
	//
	// House reading.
	FinalCardLive = &rulebook.Rule{
		ID:     "DA-ENEMY-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a Final Enemy card stays face up, and its Defense text live, until the next one is drawn; it is then " +
			"discarded. Guard acts all that time, the other effects of a Defense text once, at the draw",
		Kept: "the program keeps and discards the card itself",
	}

	// FinalReach: for a hit with reach the Final Enemy steps, as far as needed and no further, to the placement in the
	// fewest steps from which the target is in its range and in sight; heroes, monsters and walls block. Ties by
	// DA-ENTER-12.
	//
	// House reading. The rival, not built: the Final Enemy stands still.
	FinalReach = &rulebook.Rule{
		ID:     "DA-ENEMY-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "for a hit with reach the Final Enemy steps, as far as needed and no further, to the placement in the " +
			"fewest steps from which the target is in its range and in sight; heroes, monsters and walls block. Ties " +
			"by DA-ENTER-12",
		Kept: "the program moves the Final Enemy; a wrong answer to a tie is refused by DA-TURN-4",
	}

	// Banish: where too many monsters in the Room make it impossible to reach the targeted hero, the Final Enemy
	// banishes those monsters from the dungeon.
	//
	// Book, Battles in the Deep Dungeon.
	Banish = &rulebook.Rule{
		ID:     "DA-ENEMY-5",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "where too many monsters in the Room make it impossible to reach the targeted hero, the Final Enemy " +
			"banishes those monsters from the dungeon",
		Kept: "the program banishes itself",
	}

	// BanishSmallest: the monsters banished are the smallest set whose removal lets it reach the hero, ties by
	// DA-ENTER-12. With a way left nothing is banished. Without the Room the same holds on the map.
	//
	// House reading. The rival, not built: every monster in the Room is banished.
	BanishSmallest = &rulebook.Rule{
		ID:     "DA-ENEMY-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the monsters banished are the smallest set whose removal lets it reach the hero, ties by DA-ENTER-12. " +
			"With a way left nothing is banished. Without the Room the same holds on the map",
		Kept: "the program finds the sets; a wrong answer to a tie is refused by DA-TURN-4",
	}

	// BanishNoXP: nobody receives XP for a banished monster.
	//
	// Book, Battles in the Deep Dungeon.
	BanishNoXP = &rulebook.Rule{
		ID:     "DA-ENEMY-7",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text:   "nobody receives XP for a banished monster",
		Kept:   "the program pays nothing",
	}

	// DrawFinalCard: first, after the attack of the Final Enemy: the top Final Enemy card is drawn and its Defense
	// text acts at once.
	//
	// Book, Battles in the Deep Dungeon.
	DrawFinalCard = &rulebook.Rule{
		ID:     "DA-ENEMY-8",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "first, after the attack of the Final Enemy: the top Final Enemy card is drawn and its Defense text acts " +
			"at once",
		Kept: "the program draws the card itself",
	}

	// DrawRoomCard: second, after that: the top Room card is drawn and obeyed at once, and the previous Room card is
	// discarded.
	//
	// Book, Battles in the Deep Dungeon.
	DrawRoomCard = &rulebook.Rule{
		ID:     "DA-ENEMY-9",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "second, after that: the top Room card is drawn and obeyed at once, and the previous Room card is " +
			"discarded",
		Kept: "the program draws the card itself",
	}

	// DrawSoloCard: third, after that, in Solo and Cooperative only: the top solo card is drawn and lies open for the
	// next round.
	//
	// Book, Battles in the Deep Dungeon.
	DrawSoloCard = &rulebook.Rule{
		ID:     "DA-ENEMY-10",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "third, after that, in Solo and Cooperative only: the top solo card is drawn and lies open for the next " +
			"round",
		Kept: "the program draws the card itself",
	}

	// FinalScoredAtOnce: a Final Enemy defeated before the end of round 6 is scored at once, in the middle of a turn
	// too.
	//
	// Book, Battles in the Deep Dungeon.
	FinalScoredAtOnce = &rulebook.Rule{
		ID:     "DA-ENEMY-11",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text:   "a Final Enemy defeated before the end of round 6 is scored at once, in the middle of a turn too",
		Kept:   "the program pays it itself",
	}

	// DecksRemoved: after the defeat of the Final Enemy its Final Enemy deck and the Room deck are removed from play
	// and act no more. (House reading: with their face-up and discarded cards.) DA-ENEMY-8 and DA-ENEMY-9 no longer
	// happen.
	//
	// Book, Battles in the Deep Dungeon.
	DecksRemoved = &rulebook.Rule{
		ID:     "DA-ENEMY-12",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "after the defeat of the Final Enemy its Final Enemy deck and the Room deck are removed from play and act " +
			"no more. (House reading: with their face-up and discarded cards.) DA-ENEMY-8 and DA-ENEMY-9 no longer " +
			"happen",
		Kept: "the program removes the decks itself",
	}

	// ReadyActivates: a monster shows its ready or its exhausted side. A ready one, and no other, can be activated in
	// Monster Activation.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	ReadyActivates = &rulebook.Rule{
		ID:     "DA-MONSTER-1",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text: "a monster shows its ready or its exhausted side. A ready one, and no other, can be activated in Monster " +
			"Activation",
	}

	// WhoActivates: in Competitive the players choose the monsters that act, against heroes of rival alliances; in
	// Cooperative and Solo the solo card decides.
	//
	// Base game.
	WhoActivates = &rulebook.Rule{
		ID:     "DA-MONSTER-2",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text: "in Competitive the players choose the monsters that act, against heroes of rival alliances; in " +
			"Cooperative and Solo the solo card decides",
	}

	// OneMonsterAPlayer: in Competitive each player in turn, from the initiative player on, activates one ready
	// monster or declines. With no ready monster nobody is asked.
	//
	// House reading. The rival, not built: each player activates another number of monsters.
	OneMonsterAPlayer = &rulebook.Rule{
		ID:     "DA-MONSTER-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "in Competitive each player in turn, from the initiative player on, activates one ready monster or " +
			"declines. With no ready monster nobody is asked",
		Kept: "the program asks each player once; another player is refused by DA-TURN-1",
	}

	// MonsterActs: an activated monster ends on its own cell or on one that it reaches in at most its Speed in steps,
	// from there hits one hero within its range and in sight if there is one, with its attack as strength, and is
	// exhausted. It never changes grid. A Mimic follows DA-MIMIC-9 and hits the heroes of its player too.
	//
	// It is part of the [Content].
	//
	// House reading.
	MonsterActs = &rulebook.Rule{
		ID:     "DA-MONSTER-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "an activated monster ends on its own cell or on one that it reaches in at most its Speed in steps, from " +
			"there hits one hero within its range and in sight if there is one, with its attack as strength, and is " +
			"exhausted. It never changes grid. A Mimic follows DA-MIMIC-9 and hits the heroes of its player too",
	}

	// SoloMonsters: the solo card gives a number. That many times a ready monster that can hit a hero in this
	// activation (steps included) is activated, if there is one: the one nearest to a hero that it can hit. It hits
	// that hero from a cell that it reaches in the fewest steps. All ties go to the initiative player; other monsters
	// stay as they are.
	//
	// It is part of the [Content].
	//
	// House reading.
	SoloMonsters = &rulebook.Rule{
		ID:     "DA-MONSTER-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "the solo card gives a number. That many times a ready monster that can hit a hero in this activation " +
			"(steps included) is activated, if there is one: the one nearest to a hero that it can hit. It hits that " +
			"hero from a cell that it reaches in the fewest steps. All ties go to the initiative player; other " +
			"monsters stay as they are",
		Kept: "the program activates the monsters; a wrong answer to a tie is refused by DA-TURN-4",
	}

	// RoomMonstersToo: ordinary monsters in the Room can be activated in Monster Activation like all others; the Final
	// Enemy can't.
	//
	// Book, Battles in the Deep Dungeon.
	RoomMonstersToo = &rulebook.Rule{
		ID:     "DA-MONSTER-6",
		Basis:  rulebook.Book,
		Source: "Battles in the Deep Dungeon",
		Text: "ordinary monsters in the Room can be activated in Monster Activation like all others; the Final Enemy " +
			"can't",
	}

	// MinionPlaced: a minion that a card places stands on the empty cell nearest to the point the card names, ties to
	// the initiative player. One that strikes by its card is then exhausted, any other is ready; with no empty cell it
	// is not placed.
	//
	// House reading. The rival, not built: every minion is placed exhausted.
	MinionPlaced = &rulebook.Rule{
		ID:     "DA-MONSTER-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a minion that a card places stands on the empty cell nearest to the point the card names, ties to the " +
			"initiative player. One that strikes by its card is then exhausted, any other is ready; with no empty " +
			"cell it is not placed",
		Kept: "the program places minions; a wrong answer to a tie is refused by DA-TURN-4",
	}
)

// The Titan.
var (
	// TitanCampaignOnly: the Titan is for Campaign Mode only.
	//
	// Book, Components.
	TitanCampaignOnly = &rulebook.Rule{
		ID:     "DA-TITAN-1",
		Basis:  rulebook.Book,
		Source: "Components",
		Text:   "the Titan is for Campaign Mode only",
	}

	// TitanExplored: the Titan may be chosen only by alliances that have already explored 2 or more full dungeons;
	// nobody has to choose it.
	//
	// Book, Components.
	TitanExplored = &rulebook.Rule{
		ID:     "DA-TITAN-2",
		Basis:  rulebook.Book,
		Source: "Components",
		Text: "the Titan may be chosen only by alliances that have already explored 2 or more full dungeons; nobody has " +
			"to choose it",
	}

	// TitanEveryAlliance: every alliance at the table must have explored 2 full dungeons to choose the Titan; the
	// caller gives the counts.
	//
	// House reading. The rival, not built: one alliance that has explored them is enough.
	TitanEveryAlliance = &rulebook.Rule{
		ID:     "DA-TITAN-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "every alliance at the table must have explored 2 full dungeons to choose the Titan; the caller gives the " +
			"counts",
	}

	// TitanQuestCard: the Titan Quest card is used instead of another Final Enemy Quest.
	//
	// Book, Deep Dungeon Final Enemy Room: Titan Room Set Up.
	TitanQuestCard = &rulebook.Rule{
		ID:     "DA-TITAN-4",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Titan Room Set Up",
		Text:   "the Titan Quest card is used instead of another Final Enemy Quest",
		Kept:   "set-up takes the Quest card itself",
	}

	// TitanFinalDeck: the Titan has a Final Enemy deck of its own with 6 cards, shuffled beside the Dungeon Frame.
	//
	// Book, Deep Dungeon Final Enemy Room: Titan Room Set Up.
	TitanFinalDeck = &rulebook.Rule{
		ID:     "DA-TITAN-5",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Titan Room Set Up",
		Text:   "the Titan has a Final Enemy deck of its own with 6 cards, shuffled beside the Dungeon Frame",
		Kept:   "set-up takes the deck itself; content that breaks it is refused by DA-SETUP-14",
	}

	// TitanRoomSide: the Room tile is turned to its Realm of the Titan side.
	//
	// Book, Deep Dungeon Final Enemy Room: Titan Room Set Up.
	TitanRoomSide = &rulebook.Rule{
		ID:     "DA-TITAN-6",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Titan Room Set Up",
		Text:   "the Room tile is turned to its Realm of the Titan side",
		Kept:   "set-up turns the tile itself",
	}

	// TitanRoomDeck: the 4 cards labelled Titan Encounter are shuffled in with the other 6: a Room deck of 10.
	//
	// Book, Deep Dungeon Final Enemy Room: Titan Room Set Up.
	TitanRoomDeck = &rulebook.Rule{
		ID:     "DA-TITAN-7",
		Basis:  rulebook.Book,
		Source: "Deep Dungeon Final Enemy Room: Titan Room Set Up",
		Text:   "the 4 cards labelled Titan Encounter are shuffled in with the other 6: a Room deck of 10",
		Kept:   "set-up builds the deck itself; content that breaks it is refused by DA-SETUP-14",
	}

	// TitanTokens: the Titan brings 6 monster tokens: one double-sized Titan and 5 Titan Guardians.
	//
	// Book, Components.
	TitanTokens = &rulebook.Rule{
		ID:     "DA-TITAN-8",
		Basis:  rulebook.Book,
		Source: "Components",
		Text:   "the Titan brings 6 monster tokens: one double-sized Titan and 5 Titan Guardians",
		Kept:   "content that breaks it is refused by DA-SETUP-14",
	}
)

// Decks and chance, the end, and the reference tables.
var (
	// DeckDraw: a face-down deck is the set of cards it may hold. A draw is a chance event in which each of them is
	// equally likely.
	//
	// House reading.
	DeckDraw = &rulebook.Rule{
		ID:     "DA-DECK-1",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "a face-down deck is the set of cards it may hold. A draw is a chance event in which each of them is " +
			"equally likely",
		Kept: "an outcome outside it is refused by DA-DECK-2",
	}

	// ChanceEvents: draws, die rolls and token draws are the only chance events, a draw with one outcome left
	// included. Each lists its outcomes with exact odds; while one waits no other move is legal and no other outcome
	// is accepted.
	//
	// House reading.
	ChanceEvents = &rulebook.Rule{
		ID:     "DA-DECK-2",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "draws, die rolls and token draws are the only chance events, a draw with one outcome left included. Each " +
			"lists its outcomes with exact odds; while one waits no other move is legal and no other outcome is " +
			"accepted",
	}

	// DungeonDie: the Dungeon Die has the faces 1 to 12, equally likely.
	//
	// It is part of the [Content].
	//
	// House reading.
	DungeonDie = &rulebook.Rule{
		ID:     "DA-DECK-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "the Dungeon Die has the faces 1 to 12, equally likely",
		Kept:   "a face that the die has not is refused by DA-DECK-2",
	}

	// RemovedForGood: a card removed from the game never comes back.
	//
	// Book, The Deck of Many Treasures: Opening Chests.
	RemovedForGood = &rulebook.Rule{
		ID:     "DA-DECK-4",
		Basis:  rulebook.Book,
		Source: "The Deck of Many Treasures: Opening Chests",
		Text:   "a card removed from the game never comes back",
		Kept:   "no move brings a card back; a treasure used again is refused by DA-TREASURE-4",
	}

	// FinalDeckSix: every Final Enemy deck has 6 cards, as the Titan's has (DA-TITAN-5).
	//
	// House reading.
	FinalDeckSix = &rulebook.Rule{
		ID:     "DA-DECK-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "every Final Enemy deck has 6 cards, as the Titan's has (DA-TITAN-5)",
		Kept:   "content that breaks it is refused by DA-SETUP-14",
	}

	// EmptyDeckDraw: a draw from an empty Final Enemy, Room or solo deck draws nothing, and the face-up card stays.
	//
	// House reading. The rival, not built: the discards become the deck first.
	EmptyDeckDraw = &rulebook.Rule{
		ID:     "DA-DECK-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "a draw from an empty Final Enemy, Room or solo deck draws nothing, and the face-up card stays",
		Kept:   "the program draws nothing itself",
	}

	// GameOver: when the game is over every move is refused.
	//
	// House reading.
	GameOver = &rulebook.Rule{
		ID:     "DA-END-1",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "when the game is over every move is refused",
	}

	// ScoreIsXP: a score is the number of XP tokens, face up and face down.
	//
	// Base game.
	ScoreIsXP = &rulebook.Rule{
		ID:     "DA-END-2",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "a score is the number of XP tokens, face up and face down",
		Kept:   "the program counts itself",
	}

	// HighestWins: in Competitive the highest score wins.
	//
	// Base game.
	HighestWins = &rulebook.Rule{
		ID:     "DA-END-3",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "in Competitive the highest score wins",
		Kept:   "the program compares itself",
	}

	// TieShared: a tie is shared.
	//
	// House reading. The rival, not built: the alliance with more XP face up wins.
	TieShared = &rulebook.Rule{
		ID:     "DA-END-4",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "a tie is shared",
		Kept:   "the program compares itself",
	}

	// TeamGoal: in Cooperative and Solo the players win if the Final Enemy was defeated; the team's score is the sum.
	//
	// House reading. The rival, not built: only the score counts.
	TeamGoal = &rulebook.Rule{
		ID:     "DA-END-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "in Cooperative and Solo the players win if the Final Enemy was defeated; the team's score is the sum",
		Kept:   "the program compares itself",
	}

	// SurvivorPaysNone: a Final Enemy that stands at the end pays no XP and costs none.
	//
	// House reading. The rival, not built: a Final Enemy that stands costs XP.
	SurvivorPaysNone = &rulebook.Rule{
		ID:     "DA-END-6",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "a Final Enemy that stands at the end pays no XP and costs none",
		Kept:   "the program pays nothing",
	}

	// NoHeroLeft: with no hero standing and none to return no score can change any more: when what is being resolved
	// is done, its draws included, the rounds left pass at once, without a move or a draw, and the game is over at the
	// end of its last round.
	//
	// Option [Options.HeroReturn]: Never (the default) or NextRound.
	//
	// House reading.
	NoHeroLeft = &rulebook.Rule{
		ID:     "DA-END-7",
		Basis:  rulebook.House,
		Source: "House reading",
		Text: "with no hero standing and none to return no score can change any more: when what is being resolved is " +
			"done, its draws included, the rounds left pass at once, without a move or a draw, and the game is over " +
			"at the end of its last round",
		Kept: "the program ends the game itself",
	}

	// TileTable: Dungeon Tiles for 1, 2, 3, 4 players: Level I 6, 6, 8, 10; Level II 4, 5, 6, 7; Level III 2, 2, 3, 4.
	//
	// Book, Reference Tables.
	TileTable = &rulebook.Rule{
		ID:     "DA-TABLE-1",
		Basis:  rulebook.Book,
		Source: "Reference Tables",
		Text:   "Dungeon Tiles for 1, 2, 3, 4 players: Level I 6, 6, 8, 10; Level II 4, 5, 6, 7; Level III 2, 2, 3, 4",
		Kept:   "a table that no map need follow (DA-TABLE-5)",
	}

	// PoolTable: XP Pools for 1, 2, 3, 4 players: Level I 8, 12, 15, 20; Level II 12, 16, 25, 35.
	//
	// Book, Reference Tables.
	PoolTable = &rulebook.Rule{
		ID:     "DA-TABLE-2",
		Basis:  rulebook.Book,
		Source: "Reference Tables",
		Text:   "XP Pools for 1, 2, 3, 4 players: Level I 8, 12, 15, 20; Level II 12, 16, 25, 35",
		Kept:   "the program fills the pools itself",
	}

	// PoolIIITable: Level III XP Pool: without limit.
	//
	// Option [Options.XPPoolIII]: Unlimited (the default) or four counts.
	//
	// House reading.
	PoolIIITable = &rulebook.Rule{
		ID:     "DA-TABLE-3",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "Level III XP Pool: without limit",
		Kept:   "the program fills the pools itself",
	}

	// FrameTable: spaces of the Dungeon Frame, start tiles included: 9, 15, 20, 25.
	//
	// Base game.
	FrameTable = &rulebook.Rule{
		ID:     "DA-TABLE-4",
		Basis:  rulebook.Base,
		Source: "Base game",
		Text:   "spaces of the Dungeon Frame, start tiles included: 9, 15, 20, 25",
		Kept:   "a table that no map need follow (DA-TABLE-5)",
	}

	// TilesFree: a map need not use the tile counts.
	//
	// House reading. The rival, not built: a map has at most, or exactly, the tiles of its row.
	TilesFree = &rulebook.Rule{
		ID:     "DA-TABLE-5",
		Basis:  rulebook.House,
		Source: "House reading",
		Text:   "a map need not use the tile counts",
		Kept:   "it forbids nothing",
	}
)

// Rules returns the catalogue: every rule of this package, in the order of the rulebook. What a refused move breaks first
// is settled by the order of the checks: see the package comment.
func Rules() []*rulebook.Rule {
	return []*rulebook.Rule{
		ExpansionHeroes, ExpansionUpgrades, TreasureDeck, MimicTokens, RoomOutsideFrame, EncounterDeck,
		TokensAside, ExpansionMonsters, TokenSupply, FourHeroes, MapFaceUp, RoomLayout, OneFinalEnemy,
		ContentValid, SetupDraws,
		Modes, SoloDeckUse, SoloCardOpen, WithoutRoom, Feeds, SupplyShape, SupplyTrusted, SupplyBasePlay,
		HarmEnemiesOnly,
		SixRounds, NotBeforeCleared, ClearedOut, EndWhenCleared, FourRounds, RoundOrder, Initiative,
		OneHeroATurn, HeroActsOnce, ActivationAllowance, Decisions, UnclearOutside,
		StepCost, StepEdge, StepEmpty, SpeedLeft,
		XPTokens, XPSpending, KillXPFaceUp, KillXPOwner, XPPools, BuyAfterActing, UpgradeOffer,
		ChestsCanBeDug, OpenAdjacent, LockRoll, ChestXP, DigChoice, DigReveals, ChestLeaves, DigFree,
		TreasureBesideHeroes, AnyActiveHeroUses, ActiveHeroUses, TreasureOnce, TreasuresUnlimited,
		TreasureIsPower,
		TrapAtOnce, TrapSpeed, TrapRoll, TrapConsequences, TrapRemoved, OnlyMasterThief, MasterThiefBonus,
		MimicReplacesChest, MimicAttacks, MimicReach, MimicNeedsNoSight, MimicLevel, MimicAbilities,
		MimicExhausted, MimicActivated, MimicNeverMoves, MimicCardRemoved,
		OpenWayCost, EntranceSide, FinalEnemyPlaced, FinalEnemyInactive, DoubleToken, DoublePlacement,
		BackEdge, TitanStaircase, TitanTrigger,
		StaircaseStep, EnterFromStaircase, EnterAtEntrance, EnterBesideEntrance, EntranceRowFull,
		TwelveHeroes, FirstEntryStops, FirstFinalCard, FirstRoomCard, RoomAttackAtOnce, RoomTrapMayTry,
		UnclearInRoom, GoesOnAfterCard, RoomTrapRoll, NoWayBack,
		HeroNumber, LowestNumber, NumberFreed, RandomHero, EligibleHeroes, TokensWithoutRoom,
		WithinTwoRooms,
		HeroAttack, InSight, HitAndLoss, Health, AtMostFourTargets, HeroChoosesTargets, ExactlyFour,
		FinalAttacksByCard, FinalAttackOnce, FinalCardLive, FinalReach, Banish, BanishSmallest, BanishNoXP,
		DrawFinalCard, DrawRoomCard, DrawSoloCard, FinalScoredAtOnce, DecksRemoved,
		ReadyActivates, WhoActivates, OneMonsterAPlayer, MonsterActs, SoloMonsters, RoomMonstersToo,
		MinionPlaced,
		TitanCampaignOnly, TitanExplored, TitanEveryAlliance, TitanQuestCard, TitanFinalDeck, TitanRoomSide,
		TitanRoomDeck, TitanTokens,
		DeckDraw, ChanceEvents, DungeonDie, RemovedForGood, FinalDeckSix, EmptyDeckDraw,
		GameOver, ScoreIsXP, HighestWins, TieShared, TeamGoal, SurvivorPaysNone, NoHeroLeft,
		TileTable, PoolTable, PoolIIITable, FrameTable, TilesFree,
	}
}

// Set-up.
