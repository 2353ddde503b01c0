package paperdungeons

import "github.com/rulebook-go/rulebook"

// Setup.
var (
	// OneToEightPlayers: a game has 1 to 8 players; another number is refused.
	//
	// Base game.
	OneToEightPlayers = &rulebook.Rule{
		ID:     "PD-SETUP-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a game has 1 to 8 players; another number is refused",
	}

	// OnlySideQuestCards: only the Side Quest sheet and the Side Quest Dungeon cards are used; base sheets and base
	// Dungeon cards are never mixed in.
	//
	// Book, Setup.
	OnlySideQuestCards = &rulebook.Rule{
		ID:     "PD-SETUP-2",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text: "only the Side Quest sheet and the Side Quest Dungeon cards are used; base sheets and base Dungeon " +
			"cards are never mixed in",
		Kept: "the set-up knows no other sheet and no other cards",
	}

	// SetupOrder: order of setup: Dungeon card, its villains, missions, then the new steps of PD-SETUP-3a, then powers
	// and objectives.
	//
	// Base game.
	SetupOrder = &rulebook.Rule{
		ID:     "PD-SETUP-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "order of setup: Dungeon card, its villains, missions, then the new steps of PD-SETUP-3a, then powers " +
			"and objectives",
	}

	// NewStepsBeforeStepFive: the new steps come before step 5 of the base game, in this order: lieutenant pile,
	// treasure pile, side-quest cards. Setup then goes on as in the base game.
	//
	// Book, Setup.
	NewStepsBeforeStepFive = &rulebook.Rule{
		ID:     "PD-SETUP-3a",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text: "the new steps come before step 5 of the base game, in this order: lieutenant pile, treasure pile, " +
			"side-quest cards. Setup then goes on as in the base game",
	}

	// DungeonCardRevealed: one Dungeon card is revealed at random.
	//
	// [Options].Dungeon changes it.
	//
	// Base game.
	DungeonCardRevealed = &rulebook.Rule{
		ID:     "PD-SETUP-4",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "one Dungeon card is revealed at random",
	}

	// SameMapForAll: the walls and the villain rooms 1, 2, 3 that the Dungeon card shows are copied to every sheet:
	// all players have the same map, each with its own marks.
	//
	// Base game.
	SameMapForAll = &rulebook.Rule{
		ID:     "PD-SETUP-5",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "the walls and the villain rooms 1, 2, 3 that the Dungeon card shows are copied to every sheet: all " +
			"players have the same map, each with its own marks",
		Kept: "the map belongs to the set-up, not to a player",
	}

	// NewElementsMarked: the card's new elements are marked on every sheet at setup too: added water, the chest, the
	// impassable rooms, the two quest locations.
	//
	// Book, Setup; New Dungeon Elements.
	NewElementsMarked = &rulebook.Rule{
		ID:     "PD-SETUP-5a",
		Basis:  rulebook.Book,
		Source: "Setup; New Dungeon Elements",
		Text: "the card's new elements are marked on every sheet at setup too: added water, the chest, the " +
			"impassable rooms, the two quest locations",
		Kept: "the map belongs to the set-up, not to a player",
	}

	// NamedVillainsLaidOut: the three Villain cards that the Dungeon card names are laid out, one of each tier.
	//
	// Base game.
	NamedVillainsLaidOut = &rulebook.Rule{
		ID:     "PD-SETUP-6",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the three Villain cards that the Dungeon card names are laid out, one of each tier",
		Kept:   "the villains are those of the Dungeon card, and no move names them",
	}

	// ThreeMissionsRevealed: three of the 16 missions are revealed at random, for any number of players; first games
	// may leave them out.
	//
	// [Options].Missions changes it.
	//
	// Base game.
	ThreeMissionsRevealed = &rulebook.Rule{
		ID:     "PD-SETUP-7",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "three of the 16 missions are revealed at random, for any number of players; first games may leave them out",
	}

	// LieutenantPile: the eight Lieutenant cards are one shuffled face-down pile.
	//
	// Book, Setup.
	LieutenantPile = &rulebook.Rule{
		ID:     "PD-SETUP-8",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text:   "the eight Lieutenant cards are one shuffled face-down pile",
	}

	// JewelsAlwaysInPile: the four Jewels are always in the starting treasure pile.
	//
	// Book, Setup.
	JewelsAlwaysInPile = &rulebook.Rule{
		ID:     "PD-SETUP-9",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text:   "the four Jewels are always in the starting treasure pile",
	}

	// ArtifactsByPlayers: of the other 12 artifacts some are drawn at random for the pile: 4 for 1 player, 5 for 2, 6
	// for 3, 7 for 4, 8 for 5 to 8; the rest are out of the game.
	//
	// [PileSize] has the table.
	//
	// Book, Setup.
	ArtifactsByPlayers = &rulebook.Rule{
		ID:     "PD-SETUP-10",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text: "of the other 12 artifacts some are drawn at random for the pile: 4 for 1 player, 5 for 2, 6 for 3, 7 " +
			"for 4, 8 for 5 to 8; the rest are out of the game",
	}

	// TreasurePileFaceDown: the drawn artifacts and the Jewels, shuffled together face down, are the treasure pile.
	//
	// Book, Setup.
	TreasurePileFaceDown = &rulebook.Rule{
		ID:     "PD-SETUP-11",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text:   "the drawn artifacts and the Jewels, shuffled together face down, are the treasure pile",
	}

	// TwoSideQuestsEach: each player is dealt two of the 16 Side Quest cards, one to space I and one to space II.
	//
	// Book, Setup.
	TwoSideQuestsEach = &rulebook.Rule{
		ID:     "PD-SETUP-12",
		Basis:  rulebook.Book,
		Source: "Setup",
		Text:   "each player is dealt two of the 16 Side Quest cards, one to space I and one to space II",
	}

	// FirstSideQuestAtI: of the two side-quest cards the first dealt lies at I, the second at II; neither is swapped
	// or given back.
	//
	// House reading, to Setup.
	FirstSideQuestAtI = &rulebook.Rule{
		ID:     "PD-SETUP-12a",
		Basis:  rulebook.House,
		Source: "Setup",
		Text:   "of the two side-quest cards the first dealt lies at I, the second at II; neither is swapped or given back",
		Kept:   "the order of the deal says it",
	}

	// KeepOnePowerOneObjective: each player is dealt two Power and two Objective cards, keeps one of each, and the
	// others leave the game.
	//
	// Base game.
	KeepOnePowerOneObjective = &rulebook.Rule{
		ID:     "PD-SETUP-13",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "each player is dealt two Power and two Objective cards, keeps one of each, and the others leave the game",
	}

	// ObjectiveFixesTraining: the kept Objective fixes the training colour of each hero.
	//
	// Book, Changes to Actions: Leveling Up.
	ObjectiveFixesTraining = &rulebook.Rule{
		ID:     "PD-SETUP-14",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "the kept Objective fixes the training colour of each hero",
		Kept:   "the program reads the colours from the kept card",
	}

	// TwoHeroesEachColour: of the four heroes two train in black and two in white.
	//
	// Base game.
	TwoHeroesEachColour = &rulebook.Rule{
		ID:     "PD-SETUP-14a",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "of the four heroes two train in black and two in white",
		Kept:   "every objective of the table has two heroes of each colour",
	}

	// PartyStartsOutside: a party starts outside the dungeon with four heroes at level 1, and no damage, potions, item
	// steps or gems.
	//
	// Base game.
	PartyStartsOutside = &rulebook.Rule{
		ID:     "PD-SETUP-15",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a party starts outside the dungeon with four heroes at level 1, and no damage, potions, item steps or gems",
		Kept:   "every party starts so, and no set-up says otherwise",
	}

	// StartEffectsBeforeRoundOne: start effects of a kept Power happen after all players have kept their cards and
	// before round 1.
	//
	// House reading, to Setup.
	StartEffectsBeforeRoundOne = &rulebook.Rule{
		ID:     "PD-SETUP-16",
		Basis:  rulebook.House,
		Source: "Setup",
		Text:   "start effects of a kept Power happen after all players have kept their cards and before round 1",
	}

	// DrawsAreChance: nothing random is stored before it is drawn: a face-down pile is the set of cards it may hold, a
	// draw is a chance event whose outcomes and exact odds are listed.
	//
	// House reading, to Setup.
	DrawsAreChance = &rulebook.Rule{
		ID:     "PD-SETUP-17",
		Basis:  rulebook.House,
		Source: "Setup",
		Text: "nothing random is stored before it is drawn: a face-down pile is the set of cards it may hold, a " +
			"draw is a chance event whose outcomes and exact odds are listed",
		Kept: "no position holds what is not drawn, and no move can put it there",
	}

	// PileUnknownUntilSeen: the unseen treasure pile is its known cards and a count of unknown cards, each equally
	// likely to be any artifact not yet seen; the first look at the pile is the chance event that settles them.
	//
	// House reading, to Setup.
	PileUnknownUntilSeen = &rulebook.Rule{
		ID:     "PD-SETUP-18",
		Basis:  rulebook.House,
		Source: "Setup",
		Text: "the unseen treasure pile is its known cards and a count of unknown cards, each equally likely to be " +
			"any artifact not yet seen; the first look at the pile is the chance event that settles them",
	}

	// CardsPrivateUntilUsed: a kept Power is private until it first acts or scores, a kept Objective until final
	// scoring; side-quest cards are open. It changes what a player's view shows, never what is legal.
	//
	// [Options].PrivateCards changes it.
	//
	// House reading, to Setup.
	CardsPrivateUntilUsed = &rulebook.Rule{
		ID:     "PD-SETUP-19",
		Basis:  rulebook.House,
		Source: "Setup",
		Text: "a kept Power is private until it first acts or scores, a kept Objective until final scoring; " +
			"side-quest cards are open. It changes what a player's view shows, never what is legal",
		Kept: "it changes what a view shows, never what is legal",
	}

	// SideQuestComponents: Side Quest brings 16 artifacts, four of them Jewels, 8 lieutenants, 12 Dungeon cards, 4
	// villains besides the base game's, 16 side-quest cards, 3 strength tokens, and 100 sheets, whose number limits
	// nothing.
	//
	// Book, Content.
	SideQuestComponents = &rulebook.Rule{
		ID:     "PD-SETUP-20",
		Basis:  rulebook.Book,
		Source: "Content",
		Text: "Side Quest brings 16 artifacts, four of them Jewels, 8 lieutenants, 12 Dungeon cards, 4 villains " +
			"besides the base game's, 16 side-quest cards, 3 strength tokens, and 100 sheets, whose number limits " +
			"nothing",
		Kept: "components that limit nothing",
	}
)

// Sheet.
var (
	// SixColumnsSevenRows: the dungeon is a grid of 6 columns A-F and 7 rows 1-7: 42 rooms, a row has 6 and a column
	// 7.
	//
	// Base game.
	SixColumnsSevenRows = &rulebook.Rule{
		ID:     "PD-SHEET-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the dungeon is a grid of 6 columns A-F and 7 rows 1-7: 42 rooms, a row has 6 and a column 7",
		Kept:   "neither the notation nor a valid content value has other rooms",
	}

	// SideOpenWallOrWater: two orthogonal neighbours are joined by an open side, a wall or water; printed and drawn
	// barriers act alike.
	//
	// Base game.
	SideOpenWallOrWater = &rulebook.Rule{
		ID:     "PD-SHEET-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "two orthogonal neighbours are joined by an open side, a wall or water; printed and drawn barriers act alike",
		Kept:   "printed and drawn barriers are one kind of value",
	}

	// AddedWaterIsWater: water that the Dungeon card adds acts as printed water; how it is drawn and in which colour
	// has no effect.
	//
	// Book, New Dungeon Elements: Water.
	AddedWaterIsWater = &rulebook.Rule{
		ID:     "PD-SHEET-3",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Water",
		Text:   "water that the Dungeon card adds acts as printed water; how it is drawn and in which colour has no effect",
		Kept:   "added water is the same value as printed water",
	}

	// SixEntrances: six entrances lead from outside into the rooms of row 1. The rest of the outer border is wall,
	// apart from passages.
	//
	// Base game.
	SixEntrances = &rulebook.Rule{
		ID:     "PD-SHEET-4",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "six entrances lead from outside into the rooms of row 1. The rest of the outer border is wall, apart " +
			"from passages",
	}

	// PrintedPassage: the printed passage joins A3 and F3.
	//
	// Book, Changes to Actions: Leveling Up.
	PrintedPassage = &rulebook.Rule{
		ID:     "PD-SHEET-5",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "the printed passage joins A3 and F3",
		Kept:   "the passage is part of the sheet",
	}

	// OneChestRoom: exactly one room holds the chest.
	//
	// Book, New Dungeon Elements: Treasure Chest.
	OneChestRoom = &rulebook.Rule{
		ID:     "PD-SHEET-6",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Treasure Chest",
		Text:   "exactly one room holds the chest",
		Kept:   "a content value that breaks it is refused by PD-SHEET-12",
	}

	// OneOrTwoImpassable: one or two rooms are impassable and are struck out at setup.
	//
	// Book, New Dungeon Elements: Impassable Space.
	OneOrTwoImpassable = &rulebook.Rule{
		ID:     "PD-SHEET-7",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Impassable Space",
		Text:   "one or two rooms are impassable and are struck out at setup",
		Kept:   "a content value that breaks it is refused by PD-SHEET-12",
	}

	// TwoQuestRooms: two rooms are marked as quest locations: S1 for side quest I, S2 for side quest II.
	//
	// Book, New Dungeon Elements: Sidequests Locations.
	TwoQuestRooms = &rulebook.Rule{
		ID:     "PD-SHEET-8",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Sidequests Locations",
		Text:   "two rooms are marked as quest locations: S1 for side quest I, S2 for side quest II",
		Kept:   "a content value that breaks it is refused by PD-SHEET-12",
	}

	// OneOfEachInRoom: a room holds at most one trap (spike or blade), one minion and one treasure.
	//
	// Base game.
	OneOfEachInRoom = &rulebook.Rule{
		ID:     "PD-SHEET-9",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a room holds at most one trap (spike or blade), one minion and one treasure",
		Kept:   "a content value that breaks it is refused by PD-SHEET-12",
	}

	// SheetTracks: tracks of a sheet: four hero tracks of 6, 24 hearts, 24 damage boxes, 12 potion boxes in three rows
	// of four, eight items, minions, gems, rounds.
	//
	// Base game.
	SheetTracks = &rulebook.Rule{
		ID:     "PD-SHEET-10",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "tracks of a sheet: four hero tracks of 6, 24 hearts, 24 damage boxes, 12 potion boxes in three rows " +
			"of four, eight items, minions, gems, rounds",
		Kept: "the program keeps the tracks",
	}

	// ThreeTasksTwoQuests: the sheet records three tasks for each of two side quests.
	//
	// Book, New Player Sheet Details.
	ThreeTasksTwoQuests = &rulebook.Rule{
		ID:     "PD-SHEET-11",
		Basis:  rulebook.Book,
		Source: "New Player Sheet Details",
		Text:   "the sheet records three tasks for each of two side quests",
		Kept:   "the program keeps the markers",
	}

	// ContentRefused: a content value that breaks a constraint is refused, with the constraint's number.
	//
	// The numbered constraints stand at [Content.Validate].
	//
	// House reading, to New Dungeon Elements.
	ContentRefused = &rulebook.Rule{
		ID:     "PD-SHEET-12",
		Basis:  rulebook.House,
		Source: "New Dungeon Elements",
		Text:   "a content value that breaks a constraint is refused, with the constraint's number",
	}

	// RoundTrackReminders: the round track shows the looting with its number of cards, the villain fights and the
	// chest glory by round; spaces hold the side-quest cards and cards of the base game. They show the rules and
	// change nothing.
	//
	// Book, New Player Sheet Details.
	RoundTrackReminders = &rulebook.Rule{
		ID:     "PD-SHEET-13",
		Basis:  rulebook.Book,
		Source: "New Player Sheet Details",
		Text: "the round track shows the looting with its number of cards, the villain fights and the chest glory " +
			"by round; spaces hold the side-quest cards and cards of the base game. They show the rules and " +
			"change nothing",
		Kept: "printed reminders change nothing",
	}
)

// Rounds.
var (
	// EightRoundsThreeSeasons: a game has eight rounds and three seasons.
	//
	// Book, Gameplay.
	EightRoundsThreeSeasons = &rulebook.Rule{
		ID:     "PD-ROUND-1",
		Basis:  rulebook.Book,
		Source: "Gameplay",
		Text:   "a game has eight rounds and three seasons",
		Kept:   "the program counts the rounds",
	}

	// SeasonsDivideTheGame: the three seasons divide the game (the book's sentence divides each round).
	//
	// The rulebook says "eight rounds, each divided into three seasons".
	//
	// House reading, to Gameplay.
	SeasonsDivideTheGame = &rulebook.Rule{
		ID:     "PD-ROUND-1a",
		Basis:  rulebook.House,
		Source: "Gameplay",
		Text:   "the three seasons divide the game (the book's sentence divides each round)",
		Kept:   "the program counts the seasons",
	}

	// SeasonRounds: the seasons are rounds 1-3, 4-6 and 7-8.
	//
	// Base game.
	SeasonRounds = &rulebook.Rule{
		ID:     "PD-ROUND-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the seasons are rounds 1-3, 4-6 and 7-8",
		Kept:   "the program counts the seasons",
	}

	// DiceThenActions: a round has two main phases: dice roll, then actions.
	//
	// Book, Gameplay.
	DiceThenActions = &rulebook.Rule{
		ID:     "PD-ROUND-3",
		Basis:  rulebook.Book,
		Source: "Gameplay",
		Text:   "a round has two main phases: dice roll, then actions",
	}

	// SeasonEndsWithVillain: each season ends with a villain fight.
	//
	// Book, Gameplay.
	SeasonEndsWithVillain = &rulebook.Rule{
		ID:     "PD-ROUND-4",
		Basis:  rulebook.Book,
		Source: "Gameplay",
		Text:   "each season ends with a villain fight",
		Kept:   "the program calls the fight",
	}

	// LootingRounds: the treasure is looted at the end of rounds 2, 5 and 7.
	//
	// Book, Gameplay.
	LootingRounds = &rulebook.Rule{
		ID:     "PD-ROUND-5",
		Basis:  rulebook.Book,
		Source: "Gameplay",
		Text:   "the treasure is looted at the end of rounds 2, 5 and 7",
		Kept:   "the program calls the looting",
	}

	// RoundEndOrder: order at the end of a round: artifact choice, looting, missions and gems taken off the table,
	// villain fight.
	//
	// House reading, to Gameplay. The rival: looting first, or missions after the villain fight.
	RoundEndOrder = &rulebook.Rule{
		ID:     "PD-ROUND-6",
		Basis:  rulebook.House,
		Source: "Gameplay",
		Text:   "order at the end of a round: artifact choice, looting, missions and gems taken off the table, villain fight",
	}
)

// Dice.
var (
	// SixDiceForTheTable: six dice, three white and three black, are rolled once a round for the whole table.
	//
	// Base game.
	SixDiceForTheTable = &rulebook.Rule{
		ID:     "PD-DICE-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "six dice, three white and three black, are rolled once a round for the whole table",
	}

	// DieFaces: a white die shows skull, warrior, wizard, cleric, rogue or clover; a black die skull, warrior, wizard,
	// cleric, rogue or boots; each face is equally likely.
	//
	// Base game.
	DieFaces = &rulebook.Rule{
		ID:     "PD-DICE-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "a white die shows skull, warrior, wizard, cleric, rogue or clover; a black die skull, warrior, " +
			"wizard, cleric, rogue or boots; each face is equally likely",
	}

	// ThreeSkullsOrClovers: three or more skulls, or three or more clovers, force a new roll of all six dice, again
	// until neither holds.
	//
	// Book, Less Frequent Clovers and Boots.
	ThreeSkullsOrClovers = &rulebook.Rule{
		ID:     "PD-DICE-3",
		Basis:  rulebook.Book,
		Source: "Less Frequent Clovers and Boots",
		Text:   "three or more skulls, or three or more clovers, force a new roll of all six dice, again until neither holds",
	}

	// SurplusDiceRerolled: with two or more clovers, or two or more boots, the surplus dice of that face are rolled
	// again: one of them is kept, no other die is touched.
	//
	// Book, Less Frequent Clovers and Boots.
	SurplusDiceRerolled = &rulebook.Rule{
		ID:     "PD-DICE-4",
		Basis:  rulebook.Book,
		Source: "Less Frequent Clovers and Boots",
		Text: "with two or more clovers, or two or more boots, the surplus dice of that face are rolled again: one " +
			"of them is kept, no other die is touched",
	}

	// RerollUntilSingle: the partial reroll is repeated until at most one clover and at most one boots show.
	//
	// Book, Less Frequent Clovers and Boots.
	RerollUntilSingle = &rulebook.Rule{
		ID:     "PD-DICE-5",
		Basis:  rulebook.Book,
		Source: "Less Frequent Clovers and Boots",
		Text:   "the partial reroll is repeated until at most one clover and at most one boots show",
	}

	// SkullsCheckedFirst: after the first roll and after every reroll, partial ones too, PD-DICE-3 is checked before
	// PD-DICE-4: a third skull brought by a partial reroll rolls all dice again.
	//
	// Book, Less Frequent Clovers and Boots.
	SkullsCheckedFirst = &rulebook.Rule{
		ID:     "PD-DICE-6",
		Basis:  rulebook.Book,
		Source: "Less Frequent Clovers and Boots",
		Text: "after the first roll and after every reroll, partial ones too, PD-DICE-3 is checked before " +
			"PD-DICE-4: a third skull brought by a partial reroll rolls all dice again",
		Kept: "the program checks in this order; a partial reroll of three skulls breaks PD-DICE-3 first",
	}

	// KeptDieChosen: which of the repeated dice is kept is decided by one player, and is asked only if their colours
	// differ (never with the faces of PD-DICE-2).
	//
	// House reading, to Less Frequent Clovers and Boots. The rival: another seat decides.
	KeptDieChosen = &rulebook.Rule{
		ID:     "PD-DICE-7",
		Basis:  rulebook.House,
		Source: "Less Frequent Clovers and Boots",
		Text: "which of the repeated dice is kept is decided by one player, and is asked only if their colours " +
			"differ (never with the faces of PD-DICE-2)",
		Kept: "a clover is always white and boots always black, so the question never comes up",
	}

	// RerolledTogether: repeated clovers and repeated boots in one roll are rerolled together.
	//
	// House reading, to Less Frequent Clovers and Boots. The rival: clovers first, or boots first.
	RerolledTogether = &rulebook.Rule{
		ID:     "PD-DICE-8",
		Basis:  rulebook.House,
		Source: "Less Frequent Clovers and Boots",
		Text:   "repeated clovers and repeated boots in one roll are rerolled together",
	}

	// HeroSymbol: a hero symbol stands for that hero in the die's colour.
	//
	// Base game.
	HeroSymbol = &rulebook.Rule{
		ID:     "PD-DICE-9",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a hero symbol stands for that hero in the die's colour",
	}

	// CloverIsAnyHero: a clover stands for any hero symbol in either colour.
	//
	// Base game.
	CloverIsAnyHero = &rulebook.Rule{
		ID:     "PD-DICE-10",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a clover stands for any hero symbol in either colour",
	}

	// BootsThreePoints: boots are worth 3 movement points when spent on moving. Elsewhere they are a usable black die
	// without a hero symbol.
	//
	// Base game.
	BootsThreePoints = &rulebook.Rule{
		ID:     "PD-DICE-11",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "boots are worth 3 movement points when spent on moving. Elsewhere they are a usable black die " +
			"without a hero symbol",
	}
)

// Skulls.
var (
	// SkullDamage: when the roll has settled, and before any die is used, every player takes 1 damage for each skull
	// showing.
	//
	// Base game.
	SkullDamage = &rulebook.Rule{
		ID:     "PD-SKULL-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "when the roll has settled, and before any die is used, every player takes 1 damage for each skull showing",
		Kept:   "the program deals the damage",
	}

	// SkullUnusable: a skull die can't be used for any action.
	//
	// Base game.
	SkullUnusable = &rulebook.Rule{
		ID:     "PD-SKULL-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a skull die can't be used for any action",
	}

	// SkullsHurtOutside: skulls hurt parties that are still outside too.
	//
	// House reading, to Gameplay. The rival: a party outside takes no damage from skulls.
	SkullsHurtOutside = &rulebook.Rule{
		ID:     "PD-SKULL-3",
		Basis:  rulebook.House,
		Source: "Gameplay",
		Text:   "skulls hurt parties that are still outside too",
		Kept:   "the program deals the damage",
	}
)

// Actions.
var (
	// ThreeDiceEach: in a round a player uses at most three of the six dice, each at most once.
	//
	// Base game.
	ThreeDiceEach = &rulebook.Rule{
		ID:     "PD-ACT-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "in a round a player uses at most three of the six dice, each at most once",
	}

	// DiceShared: the dice are shared: a die that one player has used is still there for every other.
	//
	// Base game.
	DiceShared = &rulebook.Rule{
		ID:     "PD-ACT-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the dice are shared: a die that one player has used is still there for every other",
		Kept:   "it allows, and forbids nothing",
	}

	// OneActionPerDie: a die pays for one action: level up, craft, potions, movement, or a side-quest task.
	//
	// Book, Gameplay.
	OneActionPerDie = &rulebook.Rule{
		ID:     "PD-ACT-3",
		Basis:  rulebook.Book,
		Source: "Gameplay",
		Text:   "a die pays for one action: level up, craft, potions, movement, or a side-quest task",
		Kept:   "the notation has no other actions, and a move names one",
	}

	// AnyOrderOfActions: actions may come in any order, and the same kind may be repeated.
	//
	// House reading, to Changes to Actions. The rival: no kind of action is paid twice in a round with dice; bonus
	// clovers are free of this.
	AnyOrderOfActions = &rulebook.Rule{
		ID:     "PD-ACT-4",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text:   "actions may come in any order, and the same kind may be repeated",
		Kept:   "it allows, and forbids nothing",
	}

	// DieChosenWhenUsed: a die is chosen when it is used; the three need not be named in advance.
	//
	// House reading, to Changes to Actions. The rival: the player names three different usable dice before the first
	// action of the round, and uses only those.
	DieChosenWhenUsed = &rulebook.Rule{
		ID:     "PD-ACT-5",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text:   "a die is chosen when it is used; the three need not be named in advance",
		Kept:   "it allows, and forbids nothing",
	}

	// DiceMayStayUnused: a player may leave dice unused.
	//
	// House reading, to Changes to Actions. The rival: a player may not end the actions with fewer than three dice
	// used; a usable die can always make potions or move.
	DiceMayStayUnused = &rulebook.Rule{
		ID:     "PD-ACT-6",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text:   "a player may leave dice unused",
		Kept:   "it allows, and forbids nothing",
	}

	// UsedDieNoted: each die that a player uses is noted on the sheet, one used for a task like any other.
	//
	// Book, Fulfill Sidequest Tasks.
	UsedDieNoted = &rulebook.Rule{
		ID:     "PD-ACT-7",
		Basis:  rulebook.Book,
		Source: "Fulfill Sidequest Tasks",
		Text:   "each die that a player uses is noted on the sheet, one used for a task like any other",
		Kept:   "the program notes the die",
	}

	// PlayersActTogether: players act at the same time: anyone not yet done may act, moves are offered in seat order,
	// and no result depends on that order, except that the lieutenants are drawn in the order of arrival.
	//
	// House reading, to Changes to Actions.
	PlayersActTogether = &rulebook.Rule{
		ID:     "PD-ACT-8",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text: "players act at the same time: anyone not yet done may act, moves are offered in seat order, and no " +
			"result depends on that order, except that the lieutenants are drawn in the order of arrival",
		Kept: "it allows, and forbids nothing",
	}

	// PlayerEndsActions: a player ends the round's actions by a move of their own. Unused dice, movement points and
	// bonus clovers are then lost. The phase ends when all are done.
	//
	// House reading, to Changes to Actions.
	PlayerEndsActions = &rulebook.Rule{
		ID:     "PD-ACT-9",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text: "a player ends the round's actions by a move of their own. Unused dice, movement points and bonus " +
			"clovers are then lost. The phase ends when all are done",
	}

	// PendingChoiceFirst: a choice or bonus that takes effect at once comes before every other move of that player;
	// several are resolved in the order gained.
	//
	// House reading, to Changes to Actions. The rival: what a pending effect causes is resolved before the effects
	// that were waiting.
	PendingChoiceFirst = &rulebook.Rule{
		ID:     "PD-ACT-10",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text: "a choice or bonus that takes effect at once comes before every other move of that player; several " +
			"are resolved in the order gained",
	}

	// FreeUseAnyTime: free uses (ring, lockpick, single-use artifacts, bonus clover, a power's use once a round) need
	// no die and are legal in the player's own action phase, also between two steps, but not while a choice of
	// PD-ACT-10 is open.
	//
	// House reading, to Changes to Actions. The rival: free uses are illegal while movement points are left.
	FreeUseAnyTime = &rulebook.Rule{
		ID:     "PD-ACT-11",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text: "free uses (ring, lockpick, single-use artifacts, bonus clover, a power's use once a round) need no " +
			"die and are legal in the player's own action phase, also between two steps, but not while a choice " +
			"of PD-ACT-10 is open",
	}

	// BonusCloverIsNoDie: a bonus clover is used like a die that shows a clover, and is not one of the three.
	//
	// House reading, to Changes to Actions.
	BonusCloverIsNoDie = &rulebook.Rule{
		ID:     "PD-ACT-12",
		Basis:  rulebook.House,
		Source: "Changes to Actions",
		Text:   "a bonus clover is used like a die that shows a clover, and is not one of the three",
	}
)

// Leveling up.
var (
	// TrainingColour: leveling a hero takes a die with that hero's symbol in the hero's training colour.
	//
	// Book, Changes to Actions: Leveling Up.
	TrainingColour = &rulebook.Rule{
		ID:     "PD-LEVEL-1",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "leveling a hero takes a die with that hero's symbol in the hero's training colour",
	}

	// CloverLevelsAny: a clover levels any hero, whatever the colour; boots level none.
	//
	// Base game.
	CloverLevelsAny = &rulebook.Rule{
		ID:     "PD-LEVEL-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a clover levels any hero, whatever the colour; boots level none",
	}

	// LevelOneToSix: a hero has level 1 to 6; one action adds one level; a hero at 6 can't be leveled.
	//
	// Base game.
	LevelOneToSix = &rulebook.Rule{
		ID:     "PD-LEVEL-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a hero has level 1 to 6; one action adds one level; a hero at 6 can't be leveled",
	}

	// LevelFourBonusOnce: a hero who reaches level 4 gives the bonus of PD-LEVEL-6 to 10, once. The base game's
	// bonuses are not used.
	//
	// Book, Changes to Actions: Leveling Up.
	LevelFourBonusOnce = &rulebook.Rule{
		ID:     "PD-LEVEL-4",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "a hero who reaches level 4 gives the bonus of PD-LEVEL-6 to 10, once. The base game's bonuses are not used",
		Kept:   "the program gives the bonus when the level is reached, and a level never falls",
	}

	// LevelFourFromAnySource: the bonus of level 4 comes however the level was gained: die, treasure, scroll, artifact
	// or power.
	//
	// House reading, to Changes to Actions: Leveling Up. The rival: the level-4 bonus comes only if a die of the
	// round, or a bonus clover, gave the level; else it never comes.
	LevelFourFromAnySource = &rulebook.Rule{
		ID:     "PD-LEVEL-5",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Leveling Up",
		Text:   "the bonus of level 4 comes however the level was gained: die, treasure, scroll, artifact or power",
		Kept:   "the program gives the bonus",
	}

	// WarriorFourPower: Warrior 4: +1 to power level in every fight against a minion or lieutenant, for the rest of
	// the game.
	//
	// Book, Changes to Actions: Leveling Up.
	WarriorFourPower = &rulebook.Rule{
		ID:     "PD-LEVEL-6",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "Warrior 4: +1 to power level in every fight against a minion or lieutenant, for the rest of the game",
		Kept:   "the program adds the bonus",
	}

	// WizardFourTask: Wizard 4: the player at once marks one side-quest task as fulfilled, without a die and without
	// its requirement.
	//
	// Book, Changes to Actions: Leveling Up.
	WizardFourTask = &rulebook.Rule{
		ID:     "PD-LEVEL-7",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text: "Wizard 4: the player at once marks one side-quest task as fulfilled, without a die and without its " +
			"requirement",
		Kept: "the program gives the task, and PD-ACT-10 lets nothing come before it",
	}

	// ClericFourClover: Cleric 4: the player gets a clover and must use it at once.
	//
	// Book, Changes to Actions: Leveling Up.
	ClericFourClover = &rulebook.Rule{
		ID:     "PD-LEVEL-8",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "Cleric 4: the player gets a clover and must use it at once",
	}

	// RogueFourPassages: Rogue 4: every outer wall has a passage, in a straight line: A5 leads to F5 only, and back.
	//
	// The base clause PD-SHEET-5 has the one passage that every sheet has from the start.
	//
	// Book, Changes to Actions: Leveling Up.
	RogueFourPassages = &rulebook.Rule{
		ID:     "PD-LEVEL-9",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "Rogue 4: every outer wall has a passage, in a straight line: A5 leads to F5 only, and back",
	}

	// RogueFourColumns: "Every outer wall" includes top and bottom, the entrances counting as bottom walls: row 7
	// leads to row 1 of the same column, and back.
	//
	// [Options].RogueColumns changes it.
	//
	// House reading, to Changes to Actions: Leveling Up.
	RogueFourColumns = &rulebook.Rule{
		ID:     "PD-LEVEL-9a",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Leveling Up",
		Text: "\"Every outer wall\" includes top and bottom, the entrances counting as bottom walls: row 7 leads to " +
			"row 1 of the same column, and back",
	}

	// NoPassageToImpassable: a passage of Rogue 4 does not exist if the room at either end is impassable.
	//
	// Book, Changes to Actions: Leveling Up.
	NoPassageToImpassable = &rulebook.Rule{
		ID:     "PD-LEVEL-10",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Leveling Up",
		Text:   "a passage of Rogue 4 does not exist if the room at either end is impassable",
	}
)

// Magic items.
var (
	// CraftNextStep: a craft action marks the next step of one unfinished item with a die that the step accepts; a
	// clover is accepted where a hero symbol is asked.
	//
	// Base game.
	CraftNextStep = &rulebook.Rule{
		ID:     "PD-ITEM-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "a craft action marks the next step of one unfinished item with a die that the step accepts; a clover " +
			"is accepted where a hero symbol is asked",
	}

	// ItemSteps: every item has two steps. The first asks for the warrior (Flaming Sword), the wizard (Death Scepter),
	// the cleric (Khar Medallion) or the rogue (Intangibility Cloak); all other steps take any usable die.
	//
	// The table is at [Item.Step], [Item.Steps] and [Item.Glory]. Glory is a house value too, except that of the
	// lockpick and the scroll.
	//
	// House reading, to Changes to Actions: Craft Magical Items. The numbers are fixed.
	ItemSteps = &rulebook.Rule{
		ID:     "PD-ITEM-2",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "every item has two steps. The first asks for the warrior (Flaming Sword), the wizard (Death " +
			"Scepter), the cleric (Khar Medallion) or the rogue (Intangibility Cloak); all other steps take any " +
			"usable die",
	}

	// FreeItemStep: a step from a treasure, a potion bonus or a power needs no die and may be any unfinished item's
	// next step; with none unfinished it is lost.
	//
	// House reading, to Changes to Actions: Craft Magical Items.
	FreeItemStep = &rulebook.Rule{
		ID:     "PD-ITEM-3",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "a step from a treasure, a potion bonus or a power needs no die and may be any unfinished item's next " +
			"step; with none unfinished it is lost",
	}

	// OnlyCompletedItems: only a completed item works and scores; steps alone do neither. An item can't be completed
	// twice.
	//
	// House reading, to Changes to Actions: Craft Magical Items.
	OnlyCompletedItems = &rulebook.Rule{
		ID:     "PD-ITEM-4",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "only a completed item works and scores; steps alone do neither. An item can't be completed twice",
	}

	// FlamingSwordPower: Flaming Sword: +1 to power level against minions and lieutenants, for every hero.
	//
	// House reading, to Changes to Actions: Craft Magical Items. The rival: +2.
	FlamingSwordPower = &rulebook.Rule{
		ID:     "PD-ITEM-5",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "Flaming Sword: +1 to power level against minions and lieutenants, for every hero",
		Kept:   "the program adds the bonus",
	}

	// DeathScepterKill: Death Scepter: on completion, at once, one undefeated minion of the player's choice, in any
	// room, also an impassable one, is defeated without damage, or nothing if none is left. It counts as defeated; the
	// room is not entered and its treasure stays.
	//
	// House reading, to Changes to Actions: Craft Magical Items. The rival: a minion in the party's room or
	// orthogonally next to it.
	DeathScepterKill = &rulebook.Rule{
		ID:     "PD-ITEM-6",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "Death Scepter: on completion, at once, one undefeated minion of the player's choice, in any room, also " +
			"an impassable one, is defeated without damage, or nothing if none is left. It counts as defeated; the " +
			"room is not entered and its treasure stays",
	}

	// ScepterNotLieutenant: the Death Scepter can't be used on a lieutenant.
	//
	// Book, Finding a Treasure Chest.
	ScepterNotLieutenant = &rulebook.Rule{
		ID:     "PD-ITEM-6a",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "the Death Scepter can't be used on a lieutenant",
	}

	// ScepterAtOnce: the Scepter's effect is resolved at once when it is completed, and can't be kept for later.
	//
	// Book, Finding a Treasure Chest.
	ScepterAtOnce = &rulebook.Rule{
		ID:     "PD-ITEM-6b",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "the Scepter's effect is resolved at once when it is completed, and can't be kept for later",
	}

	// KharMedallionWater: Khar Medallion: the party may cross water.
	//
	// House reading, to Changes to Actions: Craft Magical Items. The rival: it lets the party cross walls, and the
	// cloak water too.
	KharMedallionWater = &rulebook.Rule{
		ID:     "PD-ITEM-7",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "Khar Medallion: the party may cross water",
		Kept:   "it allows, and forbids nothing",
	}

	// CloakCrossesWalls: Intangibility Cloak: the party may cross walls between rooms.
	//
	// House reading, to Changes to Actions: Craft Magical Items. The rival: walls and water.
	CloakCrossesWalls = &rulebook.Rule{
		ID:     "PD-ITEM-8",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "Intangibility Cloak: the party may cross walls between rooms",
		Kept:   "it allows, and forbids nothing",
	}

	// CloakNotImpassable: the Cloak does not open an impassable room.
	//
	// Book, New Dungeon Elements: Impassable Space.
	CloakNotImpassable = &rulebook.Rule{
		ID:     "PD-ITEM-8a",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Impassable Space",
		Text:   "the Cloak does not open an impassable room",
	}

	// PreciousStoneGem: Precious Stone: on completion the player at once gets one gem.
	//
	// Book, Changes to Actions: Craft Magical Items.
	PreciousStoneGem = &rulebook.Rule{
		ID:     "PD-ITEM-9",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "Precious Stone: on completion the player at once gets one gem",
		Kept:   "the program gives the gem",
	}

	// TeleportationRingOnce: Teleportation Ring: once in the game, at a time of the owner's choice, the party moves to
	// any room that is not impassable.
	//
	// Book, Changes to Actions: Craft Magical Items.
	TeleportationRingOnce = &rulebook.Rule{
		ID:     "PD-ITEM-10",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "Teleportation Ring: once in the game, at a time of the owner's choice, the party moves to any room " +
			"that is not impassable",
	}

	// RingUsedUp: a used ring can't be used again; its glory is the same used or not.
	//
	// Book, Changes to Actions: Craft Magical Items.
	RingUsedUp = &rulebook.Rule{
		ID:     "PD-ITEM-10a",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "a used ring can't be used again; its glory is the same used or not",
	}

	// LockpickThrice: Magic Lockpick: at any moment, without a die or point, a trap is disarmed; three times in the
	// game at most.
	//
	// Book, Changes to Actions: Craft Magical Items.
	LockpickThrice = &rulebook.Rule{
		ID:     "PD-ITEM-11",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "Magic Lockpick: at any moment, without a die or point, a trap is disarmed; three times in the game at most",
	}

	// LockpickReach: the lockpick reaches the room the party is in and the rooms of PD-DISARM-3. There is no moment
	// between entering a room and its trap.
	//
	// House reading, to Changes to Actions: Craft Magical Items. The rival: any trap of the sheet.
	LockpickReach = &rulebook.Rule{
		ID:     "PD-ITEM-11a",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "the lockpick reaches the room the party is in and the rooms of PD-DISARM-3. There is no moment " +
			"between entering a room and its trap",
	}

	// LockpickGlory: the Magic Lockpick is worth 3 glory at the end.
	//
	// Book, Changes to Actions: Craft Magical Items.
	LockpickGlory = &rulebook.Rule{
		ID:     "PD-ITEM-11b",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "the Magic Lockpick is worth 3 glory at the end",
		Kept:   "scoring follows from the state",
	}

	// ScrollTwoHeroes: Scroll of Knowledge: on completion the player may at once raise two heroes by one level each,
	// never the same one twice.
	//
	// Book, Changes to Actions: Craft Magical Items.
	ScrollTwoHeroes = &rulebook.Rule{
		ID:     "PD-ITEM-12",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "Scroll of Knowledge: on completion the player may at once raise two heroes by one level each, never " +
			"the same one twice",
	}

	// ScrollCost: the Scroll of Knowledge costs 4 glory at the end.
	//
	// Book, Changes to Actions: Craft Magical Items.
	ScrollCost = &rulebook.Rule{
		ID:     "PD-ITEM-12a",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "the Scroll of Knowledge costs 4 glory at the end",
		Kept:   "scoring follows from the state",
	}

	// ScrollMayStop: the scroll may raise only one hero or none; what is not taken at once is lost.
	//
	// House reading, to Changes to Actions: Craft Magical Items.
	ScrollMayStop = &rulebook.Rule{
		ID:     "PD-ITEM-12b",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Craft Magical Items",
		Text:   "the scroll may raise only one hero or none; what is not taken at once is lost",
	}

	// EightItems: the items are eight: the first four work as in the base game, the other four stand in place of the
	// base game's and work as said here.
	//
	// Book, Changes to Actions: Craft Magical Items.
	EightItems = &rulebook.Rule{
		ID:     "PD-ITEM-13",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Craft Magical Items",
		Text: "the items are eight: the first four work as in the base game, the other four stand in place of the " +
			"base game's and work as said here",
		Kept: "the notation has no other items",
	}
)

// Potions.
var (
	// TwoPotionsForADie: a potion action makes two potions from any usable die.
	//
	// Base game.
	TwoPotionsForADie = &rulebook.Rule{
		ID:     "PD-POTION-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a potion action makes two potions from any usable die",
		Kept:   "a die that makes no potions breaks PD-SKULL-2 or PD-ACT-1 first",
	}

	// TwelvePotionBoxes: a potion fills one of 12 boxes. With all full, further potions have no effect and count for
	// nothing.
	//
	// Base game.
	TwelvePotionBoxes = &rulebook.Rule{
		ID:     "PD-POTION-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a potion fills one of 12 boxes. With all full, further potions have no effect and count for nothing",
		Kept:   "the program fills the boxes",
	}

	// PotionRowBonus: filling the last box of a row of four gives that row's bonus at once.
	//
	// Base game.
	PotionRowBonus = &rulebook.Rule{
		ID:     "PD-POTION-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "filling the last box of a row of four gives that row's bonus at once",
		Kept:   "the program gives the bonus",
	}

	// PotionRowTask: one of the three row bonuses is: one side-quest task is marked as fulfilled, without a die and
	// without its requirement.
	//
	// Book, Changes to Actions: Prepare Potions.
	PotionRowTask = &rulebook.Rule{
		ID:     "PD-POTION-4",
		Basis:  rulebook.Book,
		Source: "Changes to Actions: Prepare Potions",
		Text: "one of the three row bonuses is: one side-quest task is marked as fulfilled, without a die and " +
			"without its requirement",
		Kept: "the program gives the task, and PD-ACT-10 lets nothing come before it",
	}

	// PotionRowOrder: the rows are filled in order. Bonuses: 4th potion one item step, 8th the task of PD-POTION-4,
	// 12th one gem.
	//
	// [Options].PotionBonus changes it.
	//
	// House reading, to Changes to Actions: Prepare Potions.
	PotionRowOrder = &rulebook.Rule{
		ID:     "PD-POTION-5",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Prepare Potions",
		Text:   "the rows are filled in order. Bonuses: 4th potion one item step, 8th the task of PD-POTION-4, 12th one gem",
		Kept:   "the program fills the rows",
	}

	// PotionSoaksDamage: an undrunk potion soaks one damage and is then drunk; this happens by itself before any
	// damage is marked.
	//
	// Base game.
	PotionSoaksDamage = &rulebook.Rule{
		ID:     "PD-POTION-6",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "an undrunk potion soaks one damage and is then drunk; this happens by itself before any damage is marked",
		Kept:   "the program drinks the potion",
	}

	// DrunkPotionCounts: a drunk potion still counts as made for every card, and the damage it soaked is not damage
	// for scoring.
	//
	// Base game.
	DrunkPotionCounts = &rulebook.Rule{
		ID:     "PD-POTION-7",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a drunk potion still counts as made for every card, and the damage it soaked is not damage for scoring",
		Kept:   "counting follows from the state",
	}

	// AnyPotionFillsBox: a potion of any source (treasure, artifact, power) fills a box, brings its row's bonus and
	// counts as made.
	//
	// House reading, to Changes to Actions: Prepare Potions.
	AnyPotionFillsBox = &rulebook.Rule{
		ID:     "PD-POTION-8",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Prepare Potions",
		Text:   "a potion of any source (treasure, artifact, power) fills a box, brings its row's bonus and counts as made",
		Kept:   "the program fills the boxes",
	}
)

// Movement.
var (
	// MovementPoints: a movement action gives up to 2 movement points for a usable die, up to 3 for boots.
	//
	// Base game.
	MovementPoints = &rulebook.Rule{
		ID:     "PD-MOVE-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a movement action gives up to 2 movement points for a usable die, up to 3 for boots",
	}

	// StepToNeighbour: one point moves the party into an orthogonally adjacent room.
	//
	// Base game.
	StepToNeighbour = &rulebook.Rule{
		ID:     "PD-MOVE-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "one point moves the party into an orthogonally adjacent room",
	}

	// WallBlocks: a wall between two rooms blocks the step, unless the party may cross walls.
	//
	// Base game.
	WallBlocks = &rulebook.Rule{
		ID:     "PD-MOVE-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a wall between two rooms blocks the step, unless the party may cross walls",
	}

	// WaterBlocks: water between two rooms blocks the step, unless the party may cross water.
	//
	// Base game.
	WaterBlocks = &rulebook.Rule{
		ID:     "PD-MOVE-4",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "water between two rooms blocks the step, unless the party may cross water",
	}

	// ImpassableRoom: an impassable room can't be entered or passed by any means: step, passage, cloak, ring, mirror,
	// power.
	//
	// Book, New Dungeon Elements: Impassable Space.
	ImpassableRoom = &rulebook.Rule{
		ID:     "PD-MOVE-5",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Impassable Space",
		Text:   "an impassable room can't be entered or passed by any means: step, passage, cloak, ring, mirror, power",
	}

	// PassageIsOneStep: a passage is one step between its two rooms and costs one point.
	//
	// Base game.
	PassageIsOneStep = &rulebook.Rule{
		ID:     "PD-MOVE-6",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a passage is one step between its two rooms and costs one point",
		Kept:   "it allows, and costs what any step does",
	}

	// EnterThroughRowOne: the first step of a party outside enters a room of row 1 through its entrance; each player
	// chooses freely.
	//
	// Base game.
	EnterThroughRowOne = &rulebook.Rule{
		ID:     "PD-MOVE-7",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the first step of a party outside enters a room of row 1 through its entrance; each player chooses freely",
	}

	// EntryCostsOnePoint: the first step of a party costs one point, and a party never leaves the dungeon again.
	//
	// House reading, to Changes to Actions: Movement. The rival: it is free.
	EntryCostsOnePoint = &rulebook.Rule{
		ID:     "PD-MOVE-8",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Movement",
		Text:   "the first step of a party costs one point, and a party never leaves the dungeon again",
	}

	// RoomsEnteredAgain: explored rooms may be entered again.
	//
	// Base game.
	RoomsEnteredAgain = &rulebook.Rule{
		ID:     "PD-MOVE-9",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "explored rooms may be entered again",
		Kept:   "it allows, and forbids nothing",
	}

	// RoomResolvedAtOnce: on entering, a room is resolved at once: the trap first, then the minion, then the treasure.
	//
	// Base game.
	RoomResolvedAtOnce = &rulebook.Rule{
		ID:     "PD-MOVE-10",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "on entering, a room is resolved at once: the trap first, then the minion, then the treasure",
		Kept:   "the program resolves the room",
	}

	// RoomOrder: the lieutenant comes after the minion of its room, and the quest check between the fights and the
	// treasure.
	//
	// House reading, to Changes to Actions: Movement. The rival: the check waits until the treasure and all choices it
	// calls for are resolved.
	RoomOrder = &rulebook.Rule{
		ID:     "PD-MOVE-10a",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Movement",
		Text:   "the lieutenant comes after the minion of its room, and the quest check between the fights and the treasure",
		Kept:   "the program resolves the room",
	}

	// PointsSpentFirst: movement points of all sources are one stock, for steps and for disarming. Points left must be
	// spent or given up before the next die is used.
	//
	// House reading, to Changes to Actions: Movement. The rival: movement points stay until the player's actions end,
	// other dice may be used in between.
	PointsSpentFirst = &rulebook.Rule{
		ID:     "PD-MOVE-11",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Movement",
		Text: "movement points of all sources are one stock, for steps and for disarming. Points left must be spent " +
			"or given up before the next die is used",
	}

	// TeleportAnywhere: a teleport passes no room, needs no open side, is legal from outside, and its target is
	// resolved as entered, also when the party is in it already.
	//
	// House reading, to Changes to Actions: Movement.
	TeleportAnywhere = &rulebook.Rule{
		ID:     "PD-MOVE-12",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Movement",
		Text: "a teleport passes no room, needs no open side, is legal from outside, and its target is resolved as " +
			"entered, also when the party is in it already",
		Kept: "it allows, and forbids nothing",
	}

	// CrossingsCounted: every barrier crossed with an item is counted for the objective "moved through"; passages are
	// not barriers.
	//
	// House reading, to Changes to Actions: Movement.
	CrossingsCounted = &rulebook.Rule{
		ID:     "PD-MOVE-13",
		Basis:  rulebook.House,
		Source: "Changes to Actions: Movement",
		Text:   "every barrier crossed with an item is counted for the objective \"moved through\"; passages are not barriers",
		Kept:   "the program counts",
	}
)

// Traps.
var (
	// SpikeTrap: a spike trap deals 1 damage every time its room is entered.
	//
	// Base game.
	SpikeTrap = &rulebook.Rule{
		ID:     "PD-TRAP-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a spike trap deals 1 damage every time its room is entered",
		Kept:   "the program deals the damage",
	}

	// BladeTrap: a blade trap deals 2 damage every time its room is entered, also in a room entered before.
	//
	// Book, Blade Traps.
	BladeTrap = &rulebook.Rule{
		ID:     "PD-TRAP-2",
		Basis:  rulebook.Book,
		Source: "Blade Traps",
		Text:   "a blade trap deals 2 damage every time its room is entered, also in a room entered before",
		Kept:   "the program deals the damage",
	}

	// ScoutTrapDamage: with the Scout a trap deals 1 damage less: blade 1, spike 0.
	//
	// Book, Blade Traps.
	ScoutTrapDamage = &rulebook.Rule{
		ID:     "PD-TRAP-3",
		Basis:  rulebook.Book,
		Source: "Blade Traps",
		Text:   "with the Scout a trap deals 1 damage less: blade 1, spike 0",
		Kept:   "the program deals the damage",
	}

	// TrapTriggered: a trap that is entered and not disarmed is triggered, also when it deals 0.
	//
	// House reading, to Blade Traps. The rival: a trap that deals 0 does not count.
	TrapTriggered = &rulebook.Rule{
		ID:     "PD-TRAP-4",
		Basis:  rulebook.House,
		Source: "Blade Traps",
		Text:   "a trap that is entered and not disarmed is triggered, also when it deals 0",
		Kept:   "the program counts",
	}

	// EveryTriggerCounts: for missions and objectives every trigger and every crossing counts, repeats too.
	//
	// House reading, to Blade Traps. The rival: each trap and each barrier counts once for a player.
	EveryTriggerCounts = &rulebook.Rule{
		ID:     "PD-TRAP-5",
		Basis:  rulebook.House,
		Source: "Blade Traps",
		Text:   "for missions and objectives every trigger and every crossing counts, repeats too",
		Kept:   "the program counts",
	}
)

// Disarming.
var (
	// DisarmForOnePoint: during a movement action one point disarms a spike or blade trap in an orthogonally adjacent
	// room.
	//
	// Book, Disarming Traps.
	DisarmForOnePoint = &rulebook.Rule{
		ID:     "PD-DISARM-1",
		Basis:  rulebook.Book,
		Source: "Disarming Traps",
		Text:   "during a movement action one point disarms a spike or blade trap in an orthogonally adjacent room",
	}

	// DisarmAndMove: one die may pay for disarming and for moving.
	//
	// Book, Disarming Traps.
	DisarmAndMove = &rulebook.Rule{
		ID:     "PD-DISARM-2",
		Basis:  rulebook.Book,
		Source: "Disarming Traps",
		Text:   "one die may pay for disarming and for moving",
		Kept:   "it allows, and forbids nothing",
	}

	// DisarmAdjacent: adjacent means next to the party on the grid, whatever lies between; the far end of a passage is
	// not adjacent; to a party outside, the six rooms of row 1 are.
	//
	// [Options].DisarmReach changes it.
	//
	// House reading, to Disarming Traps.
	DisarmAdjacent = &rulebook.Rule{
		ID:     "PD-DISARM-3",
		Basis:  rulebook.House,
		Source: "Disarming Traps",
		Text: "adjacent means next to the party on the grid, whatever lies between; the far end of a passage is not " +
			"adjacent; to a party outside, the six rooms of row 1 are",
	}

	// DisarmedForGood: a disarmed trap deals no damage to that player for the rest of the game.
	//
	// Book, Disarming Traps.
	DisarmedForGood = &rulebook.Rule{
		ID:     "PD-DISARM-4",
		Basis:  rulebook.Book,
		Source: "Disarming Traps",
		Text:   "a disarmed trap deals no damage to that player for the rest of the game",
		Kept:   "the program deals the damage",
	}

	// DisarmedNotTriggered: a disarmed trap is no longer triggered nor moved through. Disarming counts for neither.
	//
	// House reading, to Disarming Traps. The rival: entering the room of a disarmed trap counts as a trap triggered
	// and moved through, without damage.
	DisarmedNotTriggered = &rulebook.Rule{
		ID:     "PD-DISARM-5",
		Basis:  rulebook.House,
		Source: "Disarming Traps",
		Text:   "a disarmed trap is no longer triggered nor moved through. Disarming counts for neither",
		Kept:   "the program counts",
	}

	// NothingToDisarm: a room without a trap, or with one that this player has disarmed, can't be disarmed.
	//
	// House reading, to Disarming Traps.
	NothingToDisarm = &rulebook.Rule{
		ID:     "PD-DISARM-6",
		Basis:  rulebook.House,
		Source: "Disarming Traps",
		Text:   "a room without a trap, or with one that this player has disarmed, can't be disarmed",
	}

	// DisarmOwnSheet: disarming marks the player's own sheet only.
	//
	// House reading, to Disarming Traps.
	DisarmOwnSheet = &rulebook.Rule{
		ID:     "PD-DISARM-7",
		Basis:  rulebook.House,
		Source: "Disarming Traps",
		Text:   "disarming marks the player's own sheet only",
		Kept:   "the program marks the player's own sheet",
	}
)

// Minions.
var (
	// MinionFacedBy: each type is faced by one hero: ghost by wizard, goblin by rogue, orc by warrior, zombie by
	// cleric.
	//
	// Base game.
	MinionFacedBy = &rulebook.Rule{
		ID:     "PD-MINION-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "each type is faced by one hero: ghost by wizard, goblin by rogue, orc by warrior, zombie by cleric",
		Kept:   "the program chooses the hero",
	}

	// MinionMustBeFought: entering a room whose minion this player has not defeated starts the fight; it can't be
	// refused.
	//
	// Base game.
	MinionMustBeFought = &rulebook.Rule{
		ID:     "PD-MINION-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "entering a room whose minion this player has not defeated starts the fight; it can't be refused",
		Kept:   "no move refuses a fight",
	}

	// MinionDamage: power level is the facing hero's level plus all bonuses that apply; the damage is the minion's
	// level minus the power level, at least 0.
	//
	// Base game.
	MinionDamage = &rulebook.Rule{
		ID:     "PD-MINION-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "power level is the facing hero's level plus all bonuses that apply; the damage is the minion's level " +
			"minus the power level, at least 0",
		Kept: "the program deals the damage",
	}

	// MinionAlwaysDefeated: a minion that is fought is defeated whatever the power level.
	//
	// Book, Finding a Treasure Chest.
	MinionAlwaysDefeated = &rulebook.Rule{
		ID:     "PD-MINION-4",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "a minion that is fought is defeated whatever the power level",
		Kept:   "the program carries the fight out",
	}

	// MinionFoughtOnce: a defeated minion is not fought again by that player; for other players it is still there.
	//
	// Base game.
	MinionFoughtOnce = &rulebook.Rule{
		ID:     "PD-MINION-5",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a defeated minion is not fought again by that player; for other players it is still there",
		Kept:   "the program carries the fight out",
	}

	// MinionTrack: defeated minions are counted, with their type and level.
	//
	// Base game.
	MinionTrack = &rulebook.Rule{
		ID:     "PD-MINION-6",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "defeated minions are counted, with their type and level",
		Kept:   "the program counts",
	}

	// MinionBonusesAdd: bonuses against minions add up, whatever their sources (the book says it of artifacts,
	// PD-ARTIFACT-10).
	//
	// House reading, to Reference: Artifact Cards.
	MinionBonusesAdd = &rulebook.Rule{
		ID:     "PD-MINION-7",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text:   "bonuses against minions add up, whatever their sources (the book says it of artifacts, PD-ARTIFACT-10)",
		Kept:   "the program adds the bonuses",
	}
)

// Treasures.
var (
	// TreasureOnce: a room's treasure is taken once by each player, when the room is first entered, without a die; it
	// is not optional.
	//
	// Base game.
	TreasureOnce = &rulebook.Rule{
		ID:     "PD-TREASURE-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "a room's treasure is taken once by each player, when the room is first entered, without a die; it is " +
			"not optional",
		Kept: "the program gives the treasure",
	}

	// TreasureKinds: kinds of treasure: one or two potions, one item step, one level, a lettered gem.
	//
	// Base game.
	TreasureKinds = &rulebook.Rule{
		ID:     "PD-TREASURE-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "kinds of treasure: one or two potions, one item step, one level, a lettered gem",
		Kept:   "the content has no other treasures",
	}

	// LevelTreasureChoice: a level treasure raises one hero of the player's choice, whatever the colour; with all
	// heroes at 6 it is lost.
	//
	// House reading, to Finding a Treasure Chest.
	LevelTreasureChoice = &rulebook.Rule{
		ID:     "PD-TREASURE-3",
		Basis:  rulebook.House,
		Source: "Finding a Treasure Chest",
		Text: "a level treasure raises one hero of the player's choice, whatever the colour; with all heroes at 6 " +
			"it is lost",
	}

	// LieutenantBeforeTreasure: in the chest room the lieutenant is faced before the room gives an item step, a level
	// or a gem. (By PD-MOVE-10 potions wait too).
	//
	// Book, Finding a Treasure Chest.
	LieutenantBeforeTreasure = &rulebook.Rule{
		ID:     "PD-TREASURE-4",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text: "in the chest room the lieutenant is faced before the room gives an item step, a level or a gem. (By " +
			"PD-MOVE-10 potions wait too)",
		Kept: "the program resolves the room",
	}
)

// Gems.
var (
	// EightGems: the sheet has eight gems, A to H; taking one adds 1 to the gem track.
	//
	// Base game.
	EightGems = &rulebook.Rule{
		ID:     "PD-GEM-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the sheet has eight gems, A to H; taking one adds 1 to the gem track",
		Kept:   "a content value that breaks it is refused by PD-SHEET-12",
	}

	// GemsFirstCome: gems are first-come for the whole table: a gem taken in an earlier round is gone, and its room
	// then gives nothing.
	//
	// Base game.
	GemsFirstCome = &rulebook.Rule{
		ID:     "PD-GEM-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "gems are first-come for the whole table: a gem taken in an earlier round is gone, and its room then " +
			"gives nothing",
		Kept: "the program gives the gem or not",
	}

	// GemSameRound: all players who reach a gem in the same round get it.
	//
	// [Options].GemSharing changes it.
	//
	// House reading, to Final Scoring.
	GemSameRound = &rulebook.Rule{
		ID:     "PD-GEM-3",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "all players who reach a gem in the same round get it",
		Kept:   "the program gives the gem or not",
	}

	// ExtraGems: a gem from the Precious Stone, a potion bonus or a power is extra and takes no lettered gem.
	//
	// House reading, to Final Scoring.
	ExtraGems = &rulebook.Rule{
		ID:     "PD-GEM-4",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "a gem from the Precious Stone, a potion bonus or a power is extra and takes no lettered gem",
		Kept:   "the program counts",
	}
)

// Chest and lieutenants.
var (
	// ChestDrawsLieutenant: a player who enters the chest room must mark the chest, draw the top lieutenant and face
	// it; it can't be refused.
	//
	// Book, Finding a Treasure Chest.
	ChestDrawsLieutenant = &rulebook.Rule{
		ID:     "PD-CHEST-1",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text: "a player who enters the chest room must mark the chest, draw the top lieutenant and face it; it " +
			"can't be refused",
	}

	// ChestOnce: only a player's first entry into the chest room draws a lieutenant; with the chest marked the room
	// has none for that player.
	//
	// House reading, to Finding a Treasure Chest.
	ChestOnce = &rulebook.Rule{
		ID:     "PD-CHEST-2",
		Basis:  rulebook.House,
		Source: "Finding a Treasure Chest",
		Text: "only a player's first entry into the chest room draws a lieutenant; with the chest marked the room " +
			"has none for that player",
		Kept: "the program resolves the room",
	}

	// ChestGloryByRound: chest glory is fixed by the round of the fight: rounds 1-2 give 5, 3-5 give 3, 6-7 give 1, 8
	// gives 0.
	//
	// [ChestGlory] has the table.
	//
	// Book, Finding a Treasure Chest.
	ChestGloryByRound = &rulebook.Rule{
		ID:     "PD-CHEST-3",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "chest glory is fixed by the round of the fight: rounds 1-2 give 5, 3-5 give 3, 6-7 give 1, 8 gives 0",
		Kept:   "the program notes the glory",
	}

	// LieutenantStrength: a lieutenant is a ghost, goblin, orc or zombie of strength 6 or 7, faced by the hero that
	// its type asks for.
	//
	// Book, Lieutenant Cards; Finding a Treasure Chest.
	LieutenantStrength = &rulebook.Rule{
		ID:     "PD-LIEUT-1",
		Basis:  rulebook.Book,
		Source: "Lieutenant Cards; Finding a Treasure Chest",
		Text:   "a lieutenant is a ghost, goblin, orc or zombie of strength 6 or 7, faced by the hero that its type asks for",
		Kept:   "a content value that breaks it is refused by PD-SHEET-12",
	}

	// EightLieutenants: the eight Lieutenant cards are one of each type at each strength.
	//
	// House reading, to Finding a Treasure Chest. The numbers are fixed.
	EightLieutenants = &rulebook.Rule{
		ID:     "PD-LIEUT-2",
		Basis:  rulebook.House,
		Source: "Finding a Treasure Chest",
		Text:   "the eight Lieutenant cards are one of each type at each strength",
	}

	// LieutenantFight: the fight against a lieutenant is that of a minion, damage included, and the lieutenant is
	// defeated whatever the power level.
	//
	// Book, Finding a Treasure Chest.
	LieutenantFight = &rulebook.Rule{
		ID:     "PD-LIEUT-3",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text: "the fight against a lieutenant is that of a minion, damage included, and the lieutenant is defeated " +
			"whatever the power level",
		Kept: "the program carries the fight out",
	}

	// LieutenantBonuses: all bonuses to power level against minions apply against a lieutenant, those of cards too.
	// (By PD-CHEST-2 an artifact comes after its owner's only lieutenant).
	//
	// Book, Finding a Treasure Chest.
	LieutenantBonuses = &rulebook.Rule{
		ID:     "PD-LIEUT-4",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text: "all bonuses to power level against minions apply against a lieutenant, those of cards too. (By " +
			"PD-CHEST-2 an artifact comes after its owner's only lieutenant)",
		Kept: "the program adds the bonuses",
	}

	// LieutenantIsMinion: a defeated lieutenant counts as a minion on the minion track and for powers, objectives and
	// missions, with its own type and its strength as level.
	//
	// Book, Lieutenant Cards.
	LieutenantIsMinion = &rulebook.Rule{
		ID:     "PD-LIEUT-5",
		Basis:  rulebook.Book,
		Source: "Lieutenant Cards",
		Text: "a defeated lieutenant counts as a minion on the minion track and for powers, objectives and " +
			"missions, with its own type and its strength as level",
		Kept: "the program counts",
	}

	// LieutenantCardKept: after the fight the lieutenant's card lies before its player until the end of the round.
	//
	// Book, Finding a Treasure Chest.
	LieutenantCardKept = &rulebook.Rule{
		ID:     "PD-LIEUT-6",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "after the fight the lieutenant's card lies before its player until the end of the round",
		Kept:   "the program lays the card down",
	}

	// LieutenantToBox: at the end of the round the lieutenant's card goes back to the box and is not used again in the
	// game.
	//
	// Book, Finding a Treasure Chest.
	LieutenantToBox = &rulebook.Rule{
		ID:     "PD-LIEUT-7",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "at the end of the round the lieutenant's card goes back to the box and is not used again in the game",
	}

	// LieutenantWithoutPile: the lieutenant is faced also when the treasure pile is empty, and after round 7.
	//
	// Book, New Phase: The Dungeon Gets Looted.
	LieutenantWithoutPile = &rulebook.Rule{
		ID:     "PD-LIEUT-8",
		Basis:  rulebook.Book,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "the lieutenant is faced also when the treasure pile is empty, and after round 7",
		Kept:   "the program carries the fight out",
	}

	// LieutenantsStronger: a lieutenant is stronger than every minion printed on the sheet.
	//
	// Book, Artifact Cards.
	LieutenantsStronger = &rulebook.Rule{
		ID:     "PD-LIEUT-9",
		Basis:  rulebook.Book,
		Source: "Artifact Cards",
		Text:   "a lieutenant is stronger than every minion printed on the sheet",
		Kept:   "minion levels end at 5, and lieutenants begin at 6",
	}
)

// Choosing artifacts.
var (
	// LieutenantHolderChooses: at the end of a round each player with a lieutenant card may look through the whole
	// treasure pile and take one card; nobody else may.
	//
	// Book, Finding a Treasure Chest.
	LieutenantHolderChooses = &rulebook.Rule{
		ID:     "PD-ARTIFACT-1",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text: "at the end of a round each player with a lieutenant card may look through the whole treasure pile " +
			"and take one card; nobody else may",
	}

	// NextChooserHasTheRest: the taken card is shown to all; the rest go back face down, and the next chooser has what
	// is left.
	//
	// Book, Finding a Treasure Chest.
	NextChooserHasTheRest = &rulebook.Rule{
		ID:     "PD-ARTIFACT-2",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "the taken card is shown to all; the rest go back face down, and the next chooser has what is left",
	}

	// HighestHeroChooses: of several choosers the one with the highest level of a single hero chooses first, and so on
	// down.
	//
	// Book, Finding a Treasure Chest.
	HighestHeroChooses = &rulebook.Rule{
		ID:     "PD-ARTIFACT-3",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "of several choosers the one with the highest level of a single hero chooses first, and so on down",
	}

	// MoreMinionsChooses: a tie for the highest hero goes to the player with more minions defeated so far, lieutenants
	// included.
	//
	// Book, Finding a Treasure Chest.
	MoreMinionsChooses = &rulebook.Rule{
		ID:     "PD-ARTIFACT-4",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text:   "a tie for the highest hero goes to the player with more minions defeated so far, lieutenants included",
	}

	// TiedChooserRandom: a tie in minions too is broken at random, all tied players equally likely; with three or more
	// tied, again for each place.
	//
	// Book, Finding a Treasure Chest.
	TiedChooserRandom = &rulebook.Rule{
		ID:     "PD-ARTIFACT-5",
		Basis:  rulebook.Book,
		Source: "Finding a Treasure Chest",
		Text: "a tie in minions too is broken at random, all tied players equally likely; with three or more tied, " +
			"again for each place",
	}

	// ArtifactMayBeDeclined: a player may decline. With the pile empty a player gets nothing, and there is no claim
	// later.
	//
	// House reading, to Finding a Treasure Chest. The rival: a chooser must take a card.
	ArtifactMayBeDeclined = &rulebook.Rule{
		ID:     "PD-ARTIFACT-6",
		Basis:  rulebook.House,
		Source: "Finding a Treasure Chest",
		Text:   "a player may decline. With the pile empty a player gets nothing, and there is no claim later",
		Kept:   "it allows, and the program passes over an empty pile",
	}

	// ArtifactFromNextRound: an artifact may first be used in the action phase of the next round.
	//
	// House reading, to Reference: Artifact Cards. The rival: a single-use artifact may also be used directly after it
	// is taken, before the next player chooses.
	ArtifactFromNextRound = &rulebook.Rule{
		ID:     "PD-ARTIFACT-7",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text:   "an artifact may first be used in the action phase of the next round",
		Kept:   "players choose after the actions, and a use before the next actions breaks PD-ACT-11 first",
	}

	// SingleUseArtifact: a single-use artifact is turned face down when used and can't be used again.
	//
	// Book, Reference: Artifact Cards.
	SingleUseArtifact = &rulebook.Rule{
		ID:     "PD-ARTIFACT-8",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "a single-use artifact is turned face down when used and can't be used again",
	}

	// ArtifactGloryUsedOrNot: an artifact's glory at the end is the same, used or not.
	//
	// Book, Reference: Artifact Cards.
	ArtifactGloryUsedOrNot = &rulebook.Rule{
		ID:     "PD-ARTIFACT-9",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "an artifact's glory at the end is the same, used or not",
		Kept:   "scoring follows from the state",
	}

	// ArtifactPowersAdd: lasting powers of artifacts add to every other power of the player.
	//
	// Book, Reference: Artifact Cards.
	ArtifactPowersAdd = &rulebook.Rule{
		ID:     "PD-ARTIFACT-10",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "lasting powers of artifacts add to every other power of the player",
		Kept:   "the program adds the bonuses",
	}
)

// The artifacts.
var (
	// JewelGlory: Jewel (four cards): 2 glory.
	//
	// Book, Reference: Artifact Cards.
	JewelGlory = &rulebook.Rule{
		ID:     "PD-ARTIFACT-11",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Jewel (four cards): 2 glory",
		Kept:   "scoring follows from the state",
	}

	// LiquorPoints: Liquor of Haste: once, 3 movement points for use at once. 1 glory for every 7 rooms explored,
	// rounded down.
	//
	// Book, Reference: Artifact Cards.
	LiquorPoints = &rulebook.Rule{
		ID:     "PD-ARTIFACT-12",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Liquor of Haste: once, 3 movement points for use at once. 1 glory for every 7 rooms explored, rounded down",
	}

	// SignetRogueLevel: Signet Ring of the Five Families: once, the rogue gains one level. 3 glory if the rogue is at
	// 6.
	//
	// Book, Reference: Artifact Cards.
	SignetRogueLevel = &rulebook.Rule{
		ID:     "PD-ARTIFACT-13",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Signet Ring of the Five Families: once, the rogue gains one level. 3 glory if the rogue is at 6",
	}

	// BalmPotions: Sofia's Balm: once, two potions. 1 glory for every 4 potions made, rounded down.
	//
	// Book, Reference: Artifact Cards.
	BalmPotions = &rulebook.Rule{
		ID:     "PD-ARTIFACT-14",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Sofia's Balm: once, two potions. 1 glory for every 4 potions made, rounded down",
	}

	// StaffAgainstGhosts: Banc's Staff: +2 to power level against ghosts. 1 glory for each ghost defeated.
	//
	// Book, Reference: Artifact Cards.
	StaffAgainstGhosts = &rulebook.Rule{
		ID:     "PD-ARTIFACT-15",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Banc's Staff: +2 to power level against ghosts. 1 glory for each ghost defeated",
	}

	// BeadsClericLevel: Áquila's Prayer Beads: once, the cleric gains one level. 3 glory if the cleric is at 6.
	//
	// Book, Reference: Artifact Cards.
	BeadsClericLevel = &rulebook.Rule{
		ID:     "PD-ARTIFACT-16",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Áquila's Prayer Beads: once, the cleric gains one level. 3 glory if the cleric is at 6",
	}

	// FingerClover: Golden Goblin's Finger: once, a bonus clover for the same round, not kept for a later one. No
	// glory, no loss.
	//
	// Book, Reference: Artifact Cards.
	FingerClover = &rulebook.Rule{
		ID:     "PD-ARTIFACT-17",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Golden Goblin's Finger: once, a bonus clover for the same round, not kept for a later one. No glory, no loss",
	}

	// ShieldWarriorLevel: Leonia's Shield: once, the warrior gains one level. 3 glory if the warrior is at 6.
	//
	// Book, Reference: Artifact Cards.
	ShieldWarriorLevel = &rulebook.Rule{
		ID:     "PD-ARTIFACT-18",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Leonia's Shield: once, the warrior gains one level. 3 glory if the warrior is at 6",
	}

	// MirrorTeleport: Moonlight Mirror: once, the party moves to any room that is not impassable. 2 glory.
	//
	// Book, Reference: Artifact Cards.
	MirrorTeleport = &rulebook.Rule{
		ID:     "PD-ARTIFACT-19",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Moonlight Mirror: once, the party moves to any room that is not impassable. 2 glory",
	}

	// MaceAgainstZombies: Acolyte's Mace: +2 to power level against zombies. 1 glory for each zombie defeated.
	//
	// Book, Reference: Artifact Cards.
	MaceAgainstZombies = &rulebook.Rule{
		ID:     "PD-ARTIFACT-20",
		Basis:  rulebook.Book,
		Source: "Reference: Artifact Cards",
		Text:   "Acolyte's Mace: +2 to power level against zombies. 1 glory for each zombie defeated",
	}

	// TokenWizardLevel: Wizard's Token (the book does not list it): once, the wizard gains one level. 3 glory if the
	// wizard is at 6.
	//
	// [Options].Unlisted changes it.
	//
	// House reading, to Reference: Artifact Cards.
	TokenWizardLevel = &rulebook.Rule{
		ID:     "PD-ARTIFACT-21",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text:   "Wizard's Token (the book does not list it): once, the wizard gains one level. 3 glory if the wizard is at 6",
	}

	// BaneAgainstGoblins: Goblin Bane (not listed): +2 to power level against goblins. 1 glory for each goblin
	// defeated.
	//
	// [Options].Unlisted changes it.
	//
	// House reading, to Reference: Artifact Cards.
	BaneAgainstGoblins = &rulebook.Rule{
		ID:     "PD-ARTIFACT-22",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text:   "Goblin Bane (not listed): +2 to power level against goblins. 1 glory for each goblin defeated",
	}

	// BaneAgainstOrcs: Orc Bane (not listed): +2 to power level against orcs. 1 glory for each orc defeated.
	//
	// [Options].Unlisted changes it.
	//
	// House reading, to Reference: Artifact Cards.
	BaneAgainstOrcs = &rulebook.Rule{
		ID:     "PD-ARTIFACT-23",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text:   "Orc Bane (not listed): +2 to power level against orcs. 1 glory for each orc defeated",
	}

	// BaneCountsWholeGame: "Each one defeated" counts the whole game, before the card was taken too, lieutenants and
	// the Death Scepter's victim included.
	//
	// House reading, to Reference: Artifact Cards. The rival: only those defeated after the card was taken count.
	BaneCountsWholeGame = &rulebook.Rule{
		ID:     "PD-ARTIFACT-24",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text: "\"Each one defeated\" counts the whole game, before the card was taken too, lieutenants and the Death " +
			"Scepter's victim included",
		Kept: "scoring follows from the state",
	}

	// ArtifactLevelNeedsNoDie: a level from an artifact needs no die and no colour; with that hero at 6 the card does
	// nothing.
	//
	// House reading, to Reference: Artifact Cards.
	ArtifactLevelNeedsNoDie = &rulebook.Rule{
		ID:     "PD-ARTIFACT-25",
		Basis:  rulebook.House,
		Source: "Reference: Artifact Cards",
		Text:   "a level from an artifact needs no die and no colour; with that hero at 6 the card does nothing",
		Kept:   "it allows, and forbids nothing",
	}
)

// Side quests.
var (
	// TaskOnce: each side quest has three tasks A, B, C; each is fulfilled at most once, in any order.
	//
	// Book, Fulfill Sidequest Tasks.
	TaskOnce = &rulebook.Rule{
		ID:     "PD-QUEST-1",
		Basis:  rulebook.Book,
		Source: "Fulfill Sidequest Tasks",
		Text:   "each side quest has three tasks A, B, C; each is fulfilled at most once, in any order",
	}

	// OneDieOneTask: one die that meets the requirement fulfils one task, and is used like a die of any other action.
	//
	// Book, Fulfill Sidequest Tasks.
	OneDieOneTask = &rulebook.Rule{
		ID:     "PD-QUEST-2",
		Basis:  rulebook.Book,
		Source: "Fulfill Sidequest Tasks",
		Text:   "one die that meets the requirement fulfils one task, and is used like a die of any other action",
		Kept:   "a die that has paid for a task is used, and breaks PD-ACT-1",
	}

	// TaskAColour: task A asks for a colour, whatever the symbol.
	//
	// Book, Side Quest Cards.
	TaskAColour = &rulebook.Rule{
		ID:     "PD-QUEST-3",
		Basis:  rulebook.Book,
		Source: "Side Quest Cards",
		Text:   "task A asks for a colour, whatever the symbol",
	}

	// TaskBSymbol: task B asks for a symbol, whatever the colour.
	//
	// Book, Side Quest Cards.
	TaskBSymbol = &rulebook.Rule{
		ID:     "PD-QUEST-4",
		Basis:  rulebook.Book,
		Source: "Side Quest Cards",
		Text:   "task B asks for a symbol, whatever the colour",
	}

	// TaskCBoth: task C asks for a symbol on a die of a colour.
	//
	// Book, Side Quest Cards.
	TaskCBoth = &rulebook.Rule{
		ID:     "PD-QUEST-5",
		Basis:  rulebook.Book,
		Source: "Side Quest Cards",
		Text:   "task C asks for a symbol on a die of a colour",
	}

	// CloverMeetsTask: a clover meets any colour and any hero symbol of a task.
	//
	// [Options].CloverTask changes it.
	//
	// House reading, to Fulfill Sidequest Tasks.
	CloverMeetsTask = &rulebook.Rule{
		ID:     "PD-QUEST-6",
		Basis:  rulebook.House,
		Source: "Fulfill Sidequest Tasks",
		Text:   "a clover meets any colour and any hero symbol of a task",
		Kept:   "it allows, and forbids nothing",
	}

	// PlainCloverAndBoots: with the option cloverTask false a clover is a white die and meets only task A white. Boots
	// meet task A black, and a symbol task only if it asks for boots. A skull meets nothing.
	//
	// House reading, to Fulfill Sidequest Tasks.
	PlainCloverAndBoots = &rulebook.Rule{
		ID:     "PD-QUEST-7",
		Basis:  rulebook.House,
		Source: "Fulfill Sidequest Tasks",
		Text: "with the option cloverTask false a clover is a white die and meets only task A white. Boots meet task A " +
			"black, and a symbol task only if it asks for boots. A skull meets nothing",
	}

	// QuestMayStayOpen: a side quest may stay unstarted or partly fulfilled; there is no penalty.
	//
	// Book, Fulfill Sidequest Tasks.
	QuestMayStayOpen = &rulebook.Rule{
		ID:     "PD-QUEST-8",
		Basis:  rulebook.Book,
		Source: "Fulfill Sidequest Tasks",
		Text:   "a side quest may stay unstarted or partly fulfilled; there is no penalty",
		Kept:   "it allows, and forbids nothing",
	}

	// FreeTask: a task fulfilled without a die (PD-LEVEL-7, PD-POTION-4) is any open task of either side quest that is
	// not closed; with none it is lost.
	//
	// House reading, to Fulfill Sidequest Tasks.
	FreeTask = &rulebook.Rule{
		ID:     "PD-QUEST-9",
		Basis:  rulebook.House,
		Source: "Fulfill Sidequest Tasks",
		Text: "a task fulfilled without a die (PD-LEVEL-7, PD-POTION-4) is any open task of either side quest that " +
			"is not closed; with none it is lost",
	}

	// QuestChecked: on entering the location of a side quest that is not closed, after fights and trap, the fulfilled
	// tasks are counted at once.
	//
	// Book, Checking a Sidequest.
	QuestChecked = &rulebook.Rule{
		ID:     "PD-QUEST-10",
		Basis:  rulebook.Book,
		Source: "Checking a Sidequest",
		Text: "on entering the location of a side quest that is not closed, after fights and trap, the fulfilled " +
			"tasks are counted at once",
		Kept: "the program checks on entering",
	}

	// QuestGloryByTasks: one fulfilled task gives 2 glory, two give 7, three give 15, noted at once.
	//
	// [QuestGlory] has the table.
	//
	// Book, Checking a Sidequest.
	QuestGloryByTasks = &rulebook.Rule{
		ID:     "PD-QUEST-11",
		Basis:  rulebook.Book,
		Source: "Checking a Sidequest",
		Text:   "one fulfilled task gives 2 glory, two give 7, three give 15, noted at once",
		Kept:   "the program notes the glory",
	}

	// QuestClosed: a side quest that was paid is closed: no task of it may be fulfilled any more, and the room pays
	// nothing again.
	//
	// Book, Checking a Sidequest.
	QuestClosed = &rulebook.Rule{
		ID:     "PD-QUEST-12",
		Basis:  rulebook.Book,
		Source: "Checking a Sidequest",
		Text: "a side quest that was paid is closed: no task of it may be fulfilled any more, and the room pays " +
			"nothing again",
	}

	// EmptyQuestStaysOpen: a check with no task fulfilled pays nothing, and the side quest stays open.
	//
	// [Options].EmptyQuest changes it.
	//
	// House reading, to Checking a Sidequest.
	EmptyQuestStaysOpen = &rulebook.Rule{
		ID:     "PD-QUEST-13",
		Basis:  rulebook.House,
		Source: "Checking a Sidequest",
		Text:   "a check with no task fulfilled pays nothing, and the side quest stays open",
		Kept:   "the program checks on entering",
	}

	// QuestPaidOnEntering: a party that is in the location when it fulfils a task must enter it again to be paid.
	//
	// House reading, to Checking a Sidequest. The rival: a task fulfilled while the party is in its location triggers
	// the check.
	QuestPaidOnEntering = &rulebook.Rule{
		ID:     "PD-QUEST-14",
		Basis:  rulebook.House,
		Source: "Checking a Sidequest",
		Text:   "a party that is in the location when it fulfils a task must enter it again to be paid",
		Kept:   "the program checks on entering",
	}
)

// Looting.
var (
	// LootSecondRound: at the end of round 2 three random cards of the treasure pile go back to the box, all sets
	// equally likely.
	//
	// Book, New Phase: The Dungeon Gets Looted.
	LootSecondRound = &rulebook.Rule{
		ID:     "PD-LOOT-1",
		Basis:  rulebook.Book,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "at the end of round 2 three random cards of the treasure pile go back to the box, all sets equally likely",
	}

	// LootFifthRound: at the end of round 5 three more random cards of the treasure pile go back to the box.
	//
	// Book, New Phase: The Dungeon Gets Looted.
	LootFifthRound = &rulebook.Rule{
		ID:     "PD-LOOT-2",
		Basis:  rulebook.Book,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "at the end of round 5 three more random cards of the treasure pile go back to the box",
	}

	// LootSeventhRound: at the end of round 7 all that is left goes.
	//
	// Book, New Phase: The Dungeon Gets Looted.
	LootSeventhRound = &rulebook.Rule{
		ID:     "PD-LOOT-3",
		Basis:  rulebook.Book,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "at the end of round 7 all that is left goes",
	}

	// NoArtifactAfterLooting: after round 7's looting a player who reaches the chest gets no artifact.
	//
	// Book, New Phase: The Dungeon Gets Looted.
	NoArtifactAfterLooting = &rulebook.Rule{
		ID:     "PD-LOOT-4",
		Basis:  rulebook.Book,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "after round 7's looting a player who reaches the chest gets no artifact",
		Kept:   "with the pile empty nobody is asked to choose",
	}

	// LootWhatIsLeft: with fewer than three cards in the pile, all are removed.
	//
	// House reading, to New Phase: The Dungeon Gets Looted.
	LootWhatIsLeft = &rulebook.Rule{
		ID:     "PD-LOOT-5",
		Basis:  rulebook.House,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "with fewer than three cards in the pile, all are removed",
		Kept:   "the program counts the cards",
	}

	// LootSeenByAll: the looted cards are seen by all.
	//
	// [Options].LootShown changes it.
	//
	// House reading, to New Phase: The Dungeon Gets Looted.
	LootSeenByAll = &rulebook.Rule{
		ID:     "PD-LOOT-6",
		Basis:  rulebook.House,
		Source: "New Phase: The Dungeon Gets Looted",
		Text:   "the looted cards are seen by all",
	}
)

// Villains.
var (
	// VillainAfterSeason: the villain of tier 1 is fought after round 3, tier 2 after round 6, tier 3 after round 8
	// (the last is in the book too, PD-END-1).
	//
	// Base game.
	VillainAfterSeason = &rulebook.Rule{
		ID:     "PD-VILLAIN-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "the villain of tier 1 is fought after round 3, tier 2 after round 6, tier 3 after round 8 (the last " +
			"is in the book too, PD-END-1)",
	}

	// VillainRoomEntered: only a party that has entered the villain's room at any time up to then fights. Entering it
	// does nothing else.
	//
	// Base game.
	VillainRoomEntered = &rulebook.Rule{
		ID:     "PD-VILLAIN-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "only a party that has entered the villain's room at any time up to then fights. Entering it does " +
			"nothing else",
	}

	// VillainFightStrength: strength is the sum of the four hero levels, with the level of the villain's bonus hero
	// counted twice.
	//
	// Base game.
	VillainFightStrength = &rulebook.Rule{
		ID:     "PD-VILLAIN-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "strength is the sum of the four hero levels, with the level of the villain's bonus hero counted twice",
		Kept:   "the program adds the levels",
	}

	// VillainTableRow: the villain's table turns strength into damage and glory: the row with the highest threshold
	// not above the strength holds.
	//
	// Base game.
	VillainTableRow = &rulebook.Rule{
		ID:     "PD-VILLAIN-4",
		Basis:  rulebook.Base,
		Source: "base game",
		Text: "the villain's table turns strength into damage and glory: the row with the highest threshold not " +
			"above the strength holds",
		Kept: "the program reads the table",
	}

	// VillainTables: a villain without a table of its own has that of its tier, here as strength needed: damage/glory.
	// Tier 1: 0: 3/1, 6: 2/3, 9: 1/5, 12: 0/7. Tier 2: 0: 4/2, 10: 3/4, 14: 1/7, 18: 0/10. Tier 3: 0: 5/3, 14: 3/6,
	// 19: 1/10, 24: 0/14.
	//
	// [VillainTable] has the tables; a villain may bring its own.
	//
	// House reading, to Fighting Villains. The numbers are fixed.
	VillainTables = &rulebook.Rule{
		ID:     "PD-VILLAIN-5",
		Basis:  rulebook.House,
		Source: "Fighting Villains",
		Text: "a villain without a table of its own has that of its tier, here as strength needed: damage/glory. " +
			"Tier 1: 0: 3/1, 6: 2/3, 9: 1/5, 12: 0/7. Tier 2: 0: 4/2, 10: 3/4, 14: 1/7, 18: 0/10. Tier 3: 0: 5/3, " +
			"14: 3/6, 19: 1/10, 24: 0/14",
		Kept: "the program reads the table",
	}

	// NotThereNoGlory: a party that has not been in the villain's room gets no glory and no damage.
	//
	// Base game.
	NotThereNoGlory = &rulebook.Rule{
		ID:     "PD-VILLAIN-6",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a party that has not been in the villain's room gets no glory and no damage",
		Kept:   "the program passes the party over",
	}

	// VillainMayBeFled: a party that has been in the villain's room may flee: no glory, no damage.
	//
	// [Options].MayFlee changes it.
	//
	// House reading, to Fighting Villains.
	VillainMayBeFled = &rulebook.Rule{
		ID:     "PD-VILLAIN-7",
		Basis:  rulebook.House,
		Source: "Fighting Villains",
		Text:   "a party that has been in the villain's room may flee: no glory, no damage",
	}

	// VillainGloryNoted: the glory of a villain fight is noted in row A, B or C at once.
	//
	// Book, Final Scoring.
	VillainGloryNoted = &rulebook.Rule{
		ID:     "PD-VILLAIN-8",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "the glory of a villain fight is noted in row A, B or C at once",
		Kept:   "the program notes the glory",
	}

	// MissedFightLost: a villain fight that was missed is not made up later.
	//
	// House reading, to Fighting Villains.
	MissedFightLost = &rulebook.Rule{
		ID:     "PD-VILLAIN-9",
		Basis:  rulebook.House,
		Source: "Fighting Villains",
		Text:   "a villain fight that was missed is not made up later",
	}

	// VillainDamageMarked: a villain's damage is damage like any other; a resurrection does not take the fight's
	// glory. Bonuses against minions don't count.
	//
	// House reading, to Fighting Villains.
	VillainDamageMarked = &rulebook.Rule{
		ID:     "PD-VILLAIN-10",
		Basis:  rulebook.House,
		Source: "Fighting Villains",
		Text: "a villain's damage is damage like any other; a resurrection does not take the fight's glory. Bonuses " +
			"against minions don't count",
		Kept: "the program marks the damage",
	}
)

// Hearts, damage, resurrection.
var (
	// HeartsAreLevels: hearts are the sum of the hero levels, 4 to 24; each level gained adds one.
	//
	// Base game.
	HeartsAreLevels = &rulebook.Rule{
		ID:     "PD-HEART-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "hearts are the sum of the hero levels, 4 to 24; each level gained adds one",
		Kept:   "hearts are computed from the levels",
	}

	// DamageStays: damage that no potion soaks is marked in its own column and is not healed.
	//
	// Base game.
	DamageStays = &rulebook.Rule{
		ID:     "PD-HEART-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "damage that no potion soaks is marked in its own column and is not healed",
		Kept:   "the program marks the damage",
	}

	// DamageMarkedTogether: all damage of one cause is marked together, then PD-HEART-4 is checked. At 24 marks no
	// more are made.
	//
	// House reading, to Final Scoring. The rival: no limit.
	DamageMarkedTogether = &rulebook.Rule{
		ID:     "PD-HEART-3",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "all damage of one cause is marked together, then PD-HEART-4 is checked. At 24 marks no more are made",
		Kept:   "the program marks the damage",
	}

	// ResurrectionAtHearts: a party is resurrected when damage is marked and the marks have reached the hearts.
	//
	// [Options].ResurrectAt changes it.
	//
	// House reading, to Final Scoring.
	ResurrectionAtHearts = &rulebook.Rule{
		ID:     "PD-HEART-4",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "a party is resurrected when damage is marked and the marks have reached the hearts",
		Kept:   "the program checks",
	}

	// ResurrectionCostsNine: a resurrection costs 9 glory in row I.
	//
	// Base game.
	ResurrectionCostsNine = &rulebook.Rule{
		ID:     "PD-HEART-5",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a resurrection costs 9 glory in row I",
		Kept:   "the program notes the loss",
	}

	// OneResurrection: at most one resurrection a game; later damage is still marked.
	//
	// House reading, to Final Scoring. The rival: a resurrection wipes all marks.
	OneResurrection = &rulebook.Rule{
		ID:     "PD-HEART-6",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "at most one resurrection a game; later damage is still marked",
		Kept:   "the program checks",
	}

	// MarksStay: the damage marks stay after a resurrection.
	//
	// House reading, to Final Scoring. The rival: a resurrection wipes all marks.
	MarksStay = &rulebook.Rule{
		ID:     "PD-HEART-7",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "the damage marks stay after a resurrection",
		Kept:   "the program keeps the marks",
	}

	// NobodyEliminated: no player is eliminated.
	//
	// Base game.
	NobodyEliminated = &rulebook.Rule{
		ID:     "PD-HEART-8",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "no player is eliminated",
		Kept:   "no move takes a player out of the game",
	}

	// ResurrectedGoesOn: the resurrected party stays in its room and what it was doing goes on: the minion is
	// defeated, the treasure taken, the points kept.
	//
	// House reading, to Final Scoring.
	ResurrectedGoesOn = &rulebook.Rule{
		ID:     "PD-HEART-9",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text: "the resurrected party stays in its room and what it was doing goes on: the minion is defeated, the " +
			"treasure taken, the points kept",
		Kept: "the program goes on",
	}

	// ResurrectionStands: hearts gained later do not undo a resurrection.
	//
	// House reading, to Final Scoring.
	ResurrectionStands = &rulebook.Rule{
		ID:     "PD-HEART-10",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "hearts gained later do not undo a resurrection",
		Kept:   "the program notes the loss",
	}
)

// Missions.
var (
	// MissionToFirst: a revealed mission goes to the first player who meets it, and is then off the table.
	//
	// Base game.
	MissionToFirst = &rulebook.Rule{
		ID:     "PD-MISSION-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a revealed mission goes to the first player who meets it, and is then off the table",
		Kept:   "the program claims missions",
	}

	// MissionCheckedAtRoundEnd: missions are checked for all players at the end of the round; a mission met is claimed
	// without a move.
	//
	// House reading, to Final Scoring.
	MissionCheckedAtRoundEnd = &rulebook.Rule{
		ID:     "PD-MISSION-2",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "missions are checked for all players at the end of the round; a mission met is claimed without a move",
		Kept:   "the program claims missions",
	}

	// MissionTieAllScore: all players who meet a mission at the end of the same round score it in full.
	//
	// [Options].MissionTie changes it.
	//
	// House reading, to Final Scoring.
	MissionTieAllScore = &rulebook.Rule{
		ID:     "PD-MISSION-3",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "all players who meet a mission at the end of the same round score it in full",
		Kept:   "the program claims missions",
	}

	// MissionGloryByRound: a mission gives glory by round 1-8: 6, 5, 4, 4, 3, 3, 2, 1, noted at once.
	//
	// [MissionGlory] has the table.
	//
	// Base game.
	MissionGloryByRound = &rulebook.Rule{
		ID:     "PD-MISSION-4",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "a mission gives glory by round 1-8: 6, 5, 4, 4, 3, 3, 2, 1, noted at once",
		Kept:   "the program notes the glory",
	}

	// MissionConditions: the 16 conditions are those of the missions m1 to m16.
	//
	// The table stands at the constants of [Mission].
	//
	// Base game.
	MissionConditions = &rulebook.Rule{
		ID:     "PD-MISSION-5",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the 16 conditions are those of the missions m1 to m16",
		Kept:   "the program claims missions",
	}

	// NoMissionWithGap: a row or column with an impassable room never fulfils a mission for a whole row or column.
	//
	// Book, New Dungeon Elements: Impassable Space.
	NoMissionWithGap = &rulebook.Rule{
		ID:     "PD-MISSION-6",
		Basis:  rulebook.Book,
		Source: "New Dungeon Elements: Impassable Space",
		Text:   "a row or column with an impassable room never fulfils a mission for a whole row or column",
		Kept:   "the program claims missions",
	}

	// WholeRowSixRooms: a whole row is its 6 rooms, a whole column its 7 (the book says 7 for both).
	//
	// House reading, to New Dungeon Elements: Impassable Space.
	WholeRowSixRooms = &rulebook.Rule{
		ID:     "PD-MISSION-7",
		Basis:  rulebook.House,
		Source: "New Dungeon Elements: Impassable Space",
		Text:   "a whole row is its 6 rooms, a whole column its 7 (the book says 7 for both)",
		Kept:   "the program claims missions",
	}

	// MissionAtLeast: levels and counts of missions are "at least"; the state at the check decides.
	//
	// House reading, to Final Scoring.
	MissionAtLeast = &rulebook.Rule{
		ID:     "PD-MISSION-8",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "levels and counts of missions are \"at least\"; the state at the check decides",
		Kept:   "the program claims missions",
	}
)

// Objectives.
var (
	// ObjectiveSteps: an Objective is scored at the end: below its first threshold 0 glory, then 2, 4 and 6.
	//
	// Base game.
	ObjectiveSteps = &rulebook.Rule{
		ID:     "PD-OBJECTIVE-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "an Objective is scored at the end: below its first threshold 0 glory, then 2, 4 and 6",
		Kept:   "scoring follows from the state",
	}

	// ObjectiveTable: the 16 objectives o1 to o16 have each three thresholds and a training colour for each hero.
	//
	// The table is at [Objective.Thresholds] and [Objective.Training].
	//
	// Base game.
	ObjectiveTable = &rulebook.Rule{
		ID:     "PD-OBJECTIVE-2",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "the 16 objectives o1 to o16 have each three thresholds and a training colour for each hero",
		Kept:   "scoring follows from the state",
	}

	// MovedThroughSum: "Moved through" is traps triggered, walls crossed and water crossed, added up.
	//
	// Base game.
	MovedThroughSum = &rulebook.Rule{
		ID:     "PD-OBJECTIVE-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "\"Moved through\" is traps triggered, walls crossed and water crossed, added up",
		Kept:   "scoring follows from the state",
	}

	// NoRowWithGap: a row with an impassable room is never fully explored; the other rooms of its column still count
	// for "4 or more".
	//
	// House reading, to New Dungeon Elements: Impassable Space. The rival: a row is full when all its rooms but the
	// impassable ones are explored.
	NoRowWithGap = &rulebook.Rule{
		ID:     "PD-OBJECTIVE-4",
		Basis:  rulebook.House,
		Source: "New Dungeon Elements: Impassable Space",
		Text: "a row with an impassable room is never fully explored; the other rooms of its column still count for " +
			"\"4 or more\"",
		Kept: "scoring follows from the state",
	}

	// EdgeRoomsOfBorder: edge rooms are the 22 on the outer border, corners included.
	//
	// House reading, to Final Scoring.
	EdgeRoomsOfBorder = &rulebook.Rule{
		ID:     "PD-OBJECTIVE-5",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "edge rooms are the 22 on the outer border, corners included",
		Kept:   "scoring follows from the state",
	}
)

// Powers.
var (
	// OnePowerEach: each player has one Power for the whole game: it acts at the start, always, once a round, or at
	// the end.
	//
	// Base game.
	OnePowerEach = &rulebook.Rule{
		ID:     "PD-POWER-1",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "each player has one Power for the whole game: it acts at the start, always, once a round, or at the end",
	}

	// ScoutPower: Scout: a trap deals 1 damage less (PD-TRAP-3).
	//
	// Book, Blade Traps.
	ScoutPower = &rulebook.Rule{
		ID:     "PD-POWER-2",
		Basis:  rulebook.Book,
		Source: "Blade Traps",
		Text:   "Scout: a trap deals 1 damage less (PD-TRAP-3)",
		Kept:   "the program deals the damage",
	}

	// VeteranLevels: Veteran: at the start two heroes gain one level each; the card has a drawback.
	//
	// Base game.
	VeteranLevels = &rulebook.Rule{
		ID:     "PD-POWER-3",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "Veteran: at the start two heroes gain one level each; the card has a drawback",
		Kept:   "the program gives the levels, and PD-ACT-10 lets nothing come before them",
	}

	// VeteranTwoHeroes: the Veteran's two heroes are different ones of the player's choice, and the drawback is 3
	// glory lost at the end.
	//
	// House reading, to Final Scoring. The rival: another number of glory.
	VeteranTwoHeroes = &rulebook.Rule{
		ID:     "PD-POWER-4",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text: "the Veteran's two heroes are different ones of the player's choice, and the drawback is 3 glory lost " +
			"at the end",
	}

	// OtherPowersInvented: all other powers are content; the shipped ones are invented. A power is built only from the
	// parts that the lines of its card can name. Points that one adds once a round go to the movement die used last.
	//
	// The shipped powers are those of [Invented].
	//
	// House reading, to Lieutenant Cards.
	OtherPowersInvented = &rulebook.Rule{
		ID:     "PD-POWER-5",
		Basis:  rulebook.House,
		Source: "Lieutenant Cards",
		Text: "all other powers are content; the shipped ones are invented. A power is built only from the parts that " +
			"the lines of its card can name. Points that one adds once a round go to the movement die used last",
	}

	// UnusedPowerLost: a use once a round that was not made is lost at the end of the round.
	//
	// House reading, to Lieutenant Cards.
	UnusedPowerLost = &rulebook.Rule{
		ID:     "PD-POWER-6",
		Basis:  rulebook.House,
		Source: "Lieutenant Cards",
		Text:   "a use once a round that was not made is lost at the end of the round",
	}
)

// Final scoring.
var (
	// ScoreIsSum: a player's score is the sum of the rows A to N.
	//
	// Book, Final Scoring.
	ScoreIsSum = &rulebook.Rule{
		ID:     "PD-SCORE-1",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "a player's score is the sum of the rows A to N",
		Kept:   "scoring follows from the state",
	}

	// ScoreMayBeNegative: a score may be negative.
	//
	// House reading, to Final Scoring.
	ScoreMayBeNegative = &rulebook.Rule{
		ID:     "PD-SCORE-1a",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "a score may be negative",
		Kept:   "scoring follows from the state",
	}

	// NotedRowsStand: rows A, B, C, K, M, N are noted when earned and are never recomputed; all other rows are counted
	// at the end only.
	//
	// Book, Final Scoring.
	NotedRowsStand = &rulebook.Rule{
		ID:     "PD-SCORE-2",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text: "rows A, B, C, K, M, N are noted when earned and are never recomputed; all other rows are counted at " +
			"the end only",
		Kept: "scoring follows from the state",
	}

	// HighestWins: the highest score wins.
	//
	// Book, Final Scoring.
	HighestWins = &rulebook.Rule{
		ID:     "PD-SCORE-3",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "the highest score wins",
		Kept:   "scoring follows from the state",
	}

	// TieMoreRooms: a tie goes to the player who has been in more rooms.
	//
	// Book, Final Scoring.
	TieMoreRooms = &rulebook.Rule{
		ID:     "PD-SCORE-4",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "a tie goes to the player who has been in more rooms",
		Kept:   "scoring follows from the state",
	}

	// TieDifferentRooms: the rooms that break a tie are different rooms explored.
	//
	// House reading, to Final Scoring. The rival: every entry counts, repeats too.
	TieDifferentRooms = &rulebook.Rule{
		ID:     "PD-SCORE-5",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "the rooms that break a tie are different rooms explored",
		Kept:   "scoring follows from the state",
	}

	// VictoryShared: players who are tied in rooms too share the victory.
	//
	// Book, Final Scoring.
	VictoryShared = &rulebook.Rule{
		ID:     "PD-SCORE-6",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "players who are tied in rooms too share the victory",
		Kept:   "scoring follows from the state",
	}

	// RowsABCVillains: A, B, C: glory of the villains of tier 1, 2, 3.
	//
	// Book, Final Scoring.
	RowsABCVillains = &rulebook.Rule{
		ID:     "PD-SCORE-7",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "A, B, C: glory of the villains of tier 1, 2, 3",
		Kept:   "scoring follows from the state",
	}

	// RowDHeroes: D, heroes: 0, 3, 6, 8, 11 or 14 glory for a lowest hero level of 1 to 6, plus 1 for each hero at
	// level 6.
	//
	// [HeroGlory] has the table.
	//
	// Base game.
	RowDHeroes = &rulebook.Rule{
		ID:     "PD-SCORE-8",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "D, heroes: 0, 3, 6, 8, 11 or 14 glory for a lowest hero level of 1 to 6, plus 1 for each hero at level 6",
		Kept:   "scoring follows from the state",
	}

	// RowEItems: E, items: glory of each completed item, which may be negative: sword 3, scepter 2, medallion 2, cloak
	// 2, stone 2, ring 3, lockpick 3, scroll -4 (all but the last two are house values).
	//
	// [Item.Glory] has the table.
	//
	// Book, Final Scoring.
	RowEItems = &rulebook.Rule{
		ID:     "PD-SCORE-9",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text: "E, items: glory of each completed item, which may be negative: sword 3, scepter 2, medallion 2, cloak 2, " +
			"stone 2, ring 3, lockpick 3, scroll -4 (all but the last two are house values)",
		Kept: "scoring follows from the state",
	}

	// RowFGems: F, gems: 0, 1, 3, 5, 8, 11, 14, 17, 20 glory for 0 to 8 gems, 24 for 9 or more.
	//
	// [GemGlory] has the table.
	//
	// House reading, to Final Scoring. The numbers are fixed.
	RowFGems = &rulebook.Rule{
		ID:     "PD-SCORE-10",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "F, gems: 0, 1, 3, 5, 8, 11, 14, 17, 20 glory for 0 to 8 gems, 24 for 9 or more",
		Kept:   "scoring follows from the state",
	}

	// RowGMinions: G, minions defeated, lieutenants included: 0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25 glory for 0
	// to 12.
	//
	// [MinionGlory] has the table.
	//
	// Base game.
	RowGMinions = &rulebook.Rule{
		ID:     "PD-SCORE-11",
		Basis:  rulebook.Base,
		Source: "base game",
		Text:   "G, minions defeated, lieutenants included: 0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25 glory for 0 to 12",
		Kept:   "scoring follows from the state",
	}

	// MinionsPastTwelve: past 12, each minion is worth 3 more.
	//
	// [MinionGlory] has the table.
	//
	// House reading, to Final Scoring. The rival: 0.
	MinionsPastTwelve = &rulebook.Rule{
		ID:     "PD-SCORE-12",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "past 12, each minion is worth 3 more",
		Kept:   "scoring follows from the state",
	}

	// RowHDamage: H, damage: 1 glory lost for every 2 marks, rounded down; marks made before a resurrection count too.
	//
	// House reading, to Final Scoring. The rivals: 1 glory for every mark, or for every 3.
	RowHDamage = &rulebook.Rule{
		ID:     "PD-SCORE-13",
		Basis:  rulebook.House,
		Source: "Final Scoring",
		Text:   "H, damage: 1 glory lost for every 2 marks, rounded down; marks made before a resurrection count too",
		Kept:   "scoring follows from the state",
	}

	// RowIResurrection: I: glory lost by resurrection (PD-HEART-5).
	//
	// Book, Final Scoring.
	RowIResurrection = &rulebook.Rule{
		ID:     "PD-SCORE-14",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "I: glory lost by resurrection (PD-HEART-5)",
		Kept:   "scoring follows from the state",
	}

	// RowJObjectivePower: J: Objective and Power.
	//
	// Book, Final Scoring.
	RowJObjectivePower = &rulebook.Rule{
		ID:     "PD-SCORE-15",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "J: Objective and Power",
		Kept:   "scoring follows from the state",
	}

	// RowKMissions: K: missions.
	//
	// Book, Final Scoring.
	RowKMissions = &rulebook.Rule{
		ID:     "PD-SCORE-16",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "K: missions",
		Kept:   "scoring follows from the state",
	}

	// RowLArtifacts: L: glory of the artifacts held, and the chest glory of PD-CHEST-3, also for a player who holds no
	// artifact.
	//
	// Book, Final Scoring.
	RowLArtifacts = &rulebook.Rule{
		ID:     "PD-SCORE-17",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "L: glory of the artifacts held, and the chest glory of PD-CHEST-3, also for a player who holds no artifact",
		Kept:   "scoring follows from the state",
	}

	// RowsMNSideQuests: M, N: glory of side quests I and II.
	//
	// Book, Final Scoring.
	RowsMNSideQuests = &rulebook.Rule{
		ID:     "PD-SCORE-18",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text:   "M, N: glory of side quests I and II",
		Kept:   "scoring follows from the state",
	}

	// ScoreRows: the rows are A to C villains, D heroes, E items, F gems, G minions with lieutenants, H damage (a
	// loss), I resurrection (a loss), J objective and power, K missions, L artifacts with chest glory, M and N side
	// quests.
	//
	// Book, Final Scoring.
	ScoreRows = &rulebook.Rule{
		ID:     "PD-SCORE-19",
		Basis:  rulebook.Book,
		Source: "Final Scoring",
		Text: "the rows are A to C villains, D heroes, E items, F gems, G minions with lieutenants, H damage (a " +
			"loss), I resurrection (a loss), J objective and power, K missions, L artifacts with chest glory, M " +
			"and N side quests",
		Kept: "scoring follows from the state",
	}
)

// End.
var (
	// EndsAfterVillainThree: the game ends when the fight with villain 3 after round 8 is resolved, and is then
	// scored.
	//
	// Book, End of the Game.
	EndsAfterVillainThree = &rulebook.Rule{
		ID:     "PD-END-1",
		Basis:  rulebook.Book,
		Source: "End of the Game",
		Text:   "the game ends when the fight with villain 3 after round 8 is resolved, and is then scored",
		Kept:   "the program ends the game",
	}

	// EndsWithoutFight: the game ends after round 8 also if nobody fights; no move is legal afterwards.
	//
	// House reading, to End of the Game.
	EndsWithoutFight = &rulebook.Rule{
		ID:     "PD-END-2",
		Basis:  rulebook.House,
		Source: "End of the Game",
		Text:   "the game ends after round 8 also if nobody fights; no move is legal afterwards",
	}

	// NotYourMove: a move by a player who is done, or in another phase than its own, is illegal.
	//
	// House reading, to End of the Game.
	NotYourMove = &rulebook.Rule{
		ID:     "PD-END-3",
		Basis:  rulebook.House,
		Source: "End of the Game",
		Text:   "a move by a player who is done, or in another phase than its own, is illegal",
	}
)

// Variants.
var (
	// VariantsTogether: the variants may be used alone or together. They do not depend on Side Quest.
	//
	// [Options].PowerfulMinions, [Options].Mode and [Options].RandomVillains choose them.
	//
	// Book, Game Variations.
	VariantsTogether = &rulebook.Rule{
		ID:     "PD-VARIANT-1",
		Basis:  rulebook.Book,
		Source: "Game Variations",
		Text:   "the variants may be used alone or together. They do not depend on Side Quest",
		Kept:   "it allows, and forbids nothing",
	}

	// PowerfulMinionLevel: Powerful Minions: the level of every minion faced by the hero who is no villain's bonus
	// hero is 1 higher in fights, all game long.
	//
	// [Options].PowerfulMinions changes it.
	//
	// Book, Game Variations: Powerful Minions.
	PowerfulMinionLevel = &rulebook.Rule{
		ID:     "PD-VARIANT-2",
		Basis:  rulebook.Book,
		Source: "Game Variations: Powerful Minions",
		Text: "Powerful Minions: the level of every minion faced by the hero who is no villain's bonus hero is 1 " +
			"higher in fights, all game long",
		Kept: "the program adds the level",
	}

	// PrintedLevelCounts: for missions and objectives a minion made stronger keeps its printed level.
	//
	// Book, Game Variations: Powerful Minions.
	PrintedLevelCounts = &rulebook.Rule{
		ID:     "PD-VARIANT-3",
		Basis:  rulebook.Book,
		Source: "Game Variations: Powerful Minions",
		Text:   "for missions and objectives a minion made stronger keeps its printed level",
		Kept:   "the program counts",
	}

	// PowerfulLieutenants: with Powerful Minions the lieutenants of the stronger type are 1 stronger too.
	//
	// House reading, to Game Variations: Powerful Minions. The rival: lieutenants keep their strength.
	PowerfulLieutenants = &rulebook.Rule{
		ID:     "PD-VARIANT-4",
		Basis:  rulebook.House,
		Source: "Game Variations: Powerful Minions",
		Text:   "with Powerful Minions the lieutenants of the stronger type are 1 stronger too",
		Kept:   "the program adds the level",
	}

	// StrengthTokens: Difficult or Nightmare Mode: a strength token on each of the three villains, its number being
	// the villain's tier, all with the same side up.
	//
	// [Options].Mode changes it.
	//
	// Book, Game Variations: Difficult and Nightmare Modes.
	StrengthTokens = &rulebook.Rule{
		ID:     "PD-VARIANT-5",
		Basis:  rulebook.Book,
		Source: "Game Variations: Difficult and Nightmare Modes",
		Text: "Difficult or Nightmare Mode: a strength token on each of the three villains, its number being the " +
			"villain's tier, all with the same side up",
		Kept: "one option sets all three tokens",
	}

	// TokenRaisesThresholds: a token raises every threshold of its villain's table above 0: tier 1 by 2 (Difficult) or
	// 4 (Nightmare), tiers 2 and 3 by 3 or 6, so that the best row (strength 30 at most) can still be reached.
	//
	// House reading, to Game Variations: Difficult and Nightmare Modes.
	TokenRaisesThresholds = &rulebook.Rule{
		ID:     "PD-VARIANT-6",
		Basis:  rulebook.House,
		Source: "Game Variations: Difficult and Nightmare Modes",
		Text: "a token raises every threshold of its villain's table above 0: tier 1 by 2 (Difficult) or 4 " +
			"(Nightmare), tiers 2 and 3 by 3 or 6, so that the best row (strength 30 at most) can still be " +
			"reached",
		Kept: "the program reads the table",
	}

	// RandomVillainCards: Random Villains: any Dungeon card may be chosen; its rooms for villains hold, its named
	// villains are not used.
	//
	// [Options].RandomVillains changes it.
	//
	// Book, Game Variations: Random Villains.
	RandomVillainCards = &rulebook.Rule{
		ID:     "PD-VARIANT-7",
		Basis:  rulebook.Book,
		Source: "Game Variations: Random Villains",
		Text: "Random Villains: any Dungeon card may be chosen; its rooms for villains hold, its named villains are " +
			"not used",
	}

	// VillainDecksApart: the three decks are shuffled apart. Villain 1 is the top card of its deck.
	//
	// Book, Game Variations: Random Villains.
	VillainDecksApart = &rulebook.Rule{
		ID:     "PD-VARIANT-8",
		Basis:  rulebook.Book,
		Source: "Game Variations: Random Villains",
		Text:   "the three decks are shuffled apart. Villain 1 is the top card of its deck",
	}

	// SecondVillainDiffers: Villain 2 is the first card of its deck with another bonus hero than villain 1.
	//
	// Book, Game Variations: Random Villains.
	SecondVillainDiffers = &rulebook.Rule{
		ID:     "PD-VARIANT-9",
		Basis:  rulebook.Book,
		Source: "Game Variations: Random Villains",
		Text:   "Villain 2 is the first card of its deck with another bonus hero than villain 1",
	}

	// ThirdVillainDiffers: Villain 3 is the first card of its deck with another bonus hero than villains 1 and 2.
	//
	// Book, Game Variations: Random Villains.
	ThirdVillainDiffers = &rulebook.Rule{
		ID:     "PD-VARIANT-10",
		Basis:  rulebook.Book,
		Source: "Game Variations: Random Villains",
		Text:   "Villain 3 is the first card of its deck with another bonus hero than villains 1 and 2",
	}
)

// Story mode.
var (
	// ChaptersInOrder: there are four chapters of three story missions each, played in order: The Long Night a b c,
	// Trail of Pain d e f, Reveled Secrets g h i, Shadow's Heart j k l.
	//
	// Book, Story Mode.
	ChaptersInOrder = &rulebook.Rule{
		ID:     "PD-STORY-1",
		Basis:  rulebook.Book,
		Source: "Story Mode",
		Text: "there are four chapters of three story missions each, played in order: The Long Night a b c, Trail " +
			"of Pain d e f, Reveled Secrets g h i, Shadow's Heart j k l",
	}

	// StoryMissionIsGame: a story mission is a whole game on the Dungeon card of that letter.
	//
	// House reading, to Story Mode.
	StoryMissionIsGame = &rulebook.Rule{
		ID:     "PD-STORY-2",
		Basis:  rulebook.House,
		Source: "Story Mode",
		Text:   "a story mission is a whole game on the Dungeon card of that letter",
	}

	// ChapterPointsAdded: with several players one chapter is chosen and played. Points are noted after each mission,
	// and the three are added.
	//
	// Book, Story Mode.
	ChapterPointsAdded = &rulebook.Rule{
		ID:     "PD-STORY-3",
		Basis:  rulebook.Book,
		Source: "Story Mode",
		Text: "with several players one chapter is chosen and played. Points are noted after each mission, and the " +
			"three are added",
	}

	// HighestSumWins: with several players the highest sum of the three missions wins the chapter.
	//
	// Book, Story Mode.
	HighestSumWins = &rulebook.Rule{
		ID:     "PD-STORY-4",
		Basis:  rulebook.Book,
		Source: "Story Mode",
		Text:   "with several players the highest sum of the three missions wins the chapter",
		Kept:   "the sums follow from the points",
	}

	// EqualSumsShare: with several players equal sums share the victory.
	//
	// House reading, to Story Mode. The rival: the rooms of the three missions added up decide, then the victory is
	// shared.
	EqualSumsShare = &rulebook.Rule{
		ID:     "PD-STORY-5",
		Basis:  rulebook.House,
		Source: "Story Mode",
		Text:   "with several players equal sums share the victory",
		Kept:   "the sums follow from the points",
	}

	// SoloStoryStart: solo play starts with mission a of The Long Night; a chapter's score is the sum of its three
	// missions.
	//
	// Book, Story Mode (solo play).
	SoloStoryStart = &rulebook.Rule{
		ID:     "PD-STORY-6",
		Basis:  rulebook.Book,
		Source: "Story Mode (solo play)",
		Text:   "solo play starts with mission a of The Long Night; a chapter's score is the sum of its three missions",
	}

	// SoloThresholds: solo: at least 210 points in chapter 1 open chapter 2, at least 255 in chapter 2 open chapter 3,
	// at least 300 in chapter 3 open chapter 4.
	//
	// Book, Story Mode (solo play).
	SoloThresholds = &rulebook.Rule{
		ID:     "PD-STORY-7",
		Basis:  rulebook.Book,
		Source: "Story Mode (solo play)",
		Text: "solo: at least 210 points in chapter 1 open chapter 2, at least 255 in chapter 2 open chapter 3, at " +
			"least 300 in chapter 3 open chapter 4",
	}

	// SoloStoryWon: solo: at least 345 points in chapter 4 win the story.
	//
	// Book, Story Mode (solo play).
	SoloStoryWon = &rulebook.Rule{
		ID:     "PD-STORY-8",
		Basis:  rulebook.Book,
		Source: "Story Mode (solo play)",
		Text:   "solo: at least 345 points in chapter 4 win the story",
		Kept:   "the result follows from the points",
	}

	// SoloStoryEnds: solo: a chapter below its threshold ends the story.
	//
	// House reading, to Story Mode (solo play). The rival: the chapter is played again from its first mission.
	SoloStoryEnds = &rulebook.Rule{
		ID:     "PD-STORY-9",
		Basis:  rulebook.House,
		Source: "Story Mode (solo play)",
		Text:   "solo: a chapter below its threshold ends the story",
		Kept:   "a chapter after it breaks PD-STORY-7",
	}
)

// Hall of Fame.
var (
	// TitleByScore: a solo game gets a title by its score: below 50 Villager, from 51 Foot Soldier, 61 Town Defender,
	// 71 Adventurer, 81 Hero, 91 Champion of the Kingdom, 101 Veteran, 111 Legendary, above 120 Epic.
	//
	// [TitleOf] has the table.
	//
	// Book, Hall of Fame.
	TitleByScore = &rulebook.Rule{
		ID:     "PD-FAME-1",
		Basis:  rulebook.Book,
		Source: "Hall of Fame",
		Text: "a solo game gets a title by its score: below 50 Villager, from 51 Foot Soldier, 61 Town Defender, 71 " +
			"Adventurer, 81 Hero, 91 Champion of the Kingdom, 101 Veteran, 111 Legendary, above 120 Epic",
		Kept: "the title follows from the score",
	}

	// FiftyIsVillager: exactly 50, which the book leaves out, is a Villager.
	//
	// House reading, to Hall of Fame. The rival: a Foot Soldier.
	FiftyIsVillager = &rulebook.Rule{
		ID:     "PD-FAME-2",
		Basis:  rulebook.House,
		Source: "Hall of Fame",
		Text:   "exactly 50, which the book leaves out, is a Villager",
		Kept:   "the title follows from the score",
	}
)

// Rules returns the catalogue: every rule of the game, in the order of the rulebook's chapters. A move that breaks several
// rules is refused by one of them: looked at first is whether the game is over, whether the player is in it and whether it
// is time for the move, then whether a choice is open (PD-ACT-10); then the first in this order speaks, save that a special
// case comes before the rule that it is a case of.
func Rules() []*rulebook.Rule {
	return []*rulebook.Rule{
		OneToEightPlayers, OnlySideQuestCards, SetupOrder, NewStepsBeforeStepFive, DungeonCardRevealed,
		SameMapForAll, NewElementsMarked, NamedVillainsLaidOut, ThreeMissionsRevealed, LieutenantPile,
		JewelsAlwaysInPile, ArtifactsByPlayers, TreasurePileFaceDown, TwoSideQuestsEach, FirstSideQuestAtI,
		KeepOnePowerOneObjective, ObjectiveFixesTraining, TwoHeroesEachColour, PartyStartsOutside,
		StartEffectsBeforeRoundOne, DrawsAreChance, PileUnknownUntilSeen, CardsPrivateUntilUsed, SideQuestComponents,
		SixColumnsSevenRows, SideOpenWallOrWater, AddedWaterIsWater, SixEntrances, PrintedPassage, OneChestRoom,
		OneOrTwoImpassable, TwoQuestRooms, OneOfEachInRoom, SheetTracks, ThreeTasksTwoQuests, ContentRefused,
		RoundTrackReminders,
		EightRoundsThreeSeasons, SeasonsDivideTheGame, SeasonRounds, DiceThenActions, SeasonEndsWithVillain,
		LootingRounds, RoundEndOrder,
		SixDiceForTheTable, DieFaces, ThreeSkullsOrClovers, SurplusDiceRerolled, RerollUntilSingle,
		SkullsCheckedFirst, KeptDieChosen, RerolledTogether, HeroSymbol, CloverIsAnyHero, BootsThreePoints,
		SkullDamage, SkullUnusable, SkullsHurtOutside,
		ThreeDiceEach, DiceShared, OneActionPerDie, AnyOrderOfActions, DieChosenWhenUsed, DiceMayStayUnused,
		UsedDieNoted, PlayersActTogether, PlayerEndsActions, PendingChoiceFirst, FreeUseAnyTime, BonusCloverIsNoDie,
		TrainingColour, CloverLevelsAny, LevelOneToSix, LevelFourBonusOnce, LevelFourFromAnySource, WarriorFourPower,
		WizardFourTask, ClericFourClover, RogueFourPassages, RogueFourColumns, NoPassageToImpassable,
		CraftNextStep, ItemSteps, FreeItemStep, OnlyCompletedItems, FlamingSwordPower, DeathScepterKill,
		ScepterNotLieutenant, ScepterAtOnce, KharMedallionWater, CloakCrossesWalls, CloakNotImpassable,
		PreciousStoneGem, TeleportationRingOnce, RingUsedUp, LockpickThrice, LockpickReach, LockpickGlory,
		ScrollTwoHeroes, ScrollCost, ScrollMayStop, EightItems,
		TwoPotionsForADie, TwelvePotionBoxes, PotionRowBonus, PotionRowTask, PotionRowOrder, PotionSoaksDamage,
		DrunkPotionCounts, AnyPotionFillsBox,
		MovementPoints, StepToNeighbour, WallBlocks, WaterBlocks, ImpassableRoom, PassageIsOneStep,
		EnterThroughRowOne, EntryCostsOnePoint, RoomsEnteredAgain, RoomResolvedAtOnce, RoomOrder, PointsSpentFirst,
		TeleportAnywhere, CrossingsCounted,
		SpikeTrap, BladeTrap, ScoutTrapDamage, TrapTriggered, EveryTriggerCounts,
		DisarmForOnePoint, DisarmAndMove, DisarmAdjacent, DisarmedForGood, DisarmedNotTriggered, NothingToDisarm,
		DisarmOwnSheet,
		MinionFacedBy, MinionMustBeFought, MinionDamage, MinionAlwaysDefeated, MinionFoughtOnce, MinionTrack,
		MinionBonusesAdd,
		TreasureOnce, TreasureKinds, LevelTreasureChoice, LieutenantBeforeTreasure,
		EightGems, GemsFirstCome, GemSameRound, ExtraGems,
		ChestDrawsLieutenant, ChestOnce, ChestGloryByRound, LieutenantStrength, EightLieutenants, LieutenantFight,
		LieutenantBonuses, LieutenantIsMinion, LieutenantCardKept, LieutenantToBox, LieutenantWithoutPile,
		LieutenantsStronger,
		LieutenantHolderChooses, NextChooserHasTheRest, HighestHeroChooses, MoreMinionsChooses, TiedChooserRandom,
		ArtifactMayBeDeclined, ArtifactFromNextRound, SingleUseArtifact, ArtifactGloryUsedOrNot, ArtifactPowersAdd,
		JewelGlory, LiquorPoints, SignetRogueLevel, BalmPotions, StaffAgainstGhosts, BeadsClericLevel, FingerClover,
		ShieldWarriorLevel, MirrorTeleport, MaceAgainstZombies, TokenWizardLevel, BaneAgainstGoblins,
		BaneAgainstOrcs, BaneCountsWholeGame, ArtifactLevelNeedsNoDie,
		TaskOnce, OneDieOneTask, TaskAColour, TaskBSymbol, TaskCBoth, CloverMeetsTask, PlainCloverAndBoots,
		QuestMayStayOpen, FreeTask, QuestChecked, QuestGloryByTasks, QuestClosed, EmptyQuestStaysOpen,
		QuestPaidOnEntering,
		LootSecondRound, LootFifthRound, LootSeventhRound, NoArtifactAfterLooting, LootWhatIsLeft, LootSeenByAll,
		VillainAfterSeason, VillainRoomEntered, VillainFightStrength, VillainTableRow, VillainTables,
		NotThereNoGlory, VillainMayBeFled, VillainGloryNoted, MissedFightLost, VillainDamageMarked,
		HeartsAreLevels, DamageStays, DamageMarkedTogether, ResurrectionAtHearts, ResurrectionCostsNine,
		OneResurrection, MarksStay, NobodyEliminated, ResurrectedGoesOn, ResurrectionStands,
		MissionToFirst, MissionCheckedAtRoundEnd, MissionTieAllScore, MissionGloryByRound, MissionConditions,
		NoMissionWithGap, WholeRowSixRooms, MissionAtLeast,
		ObjectiveSteps, ObjectiveTable, MovedThroughSum, NoRowWithGap, EdgeRoomsOfBorder,
		OnePowerEach, ScoutPower, VeteranLevels, VeteranTwoHeroes, OtherPowersInvented, UnusedPowerLost,
		ScoreIsSum, ScoreMayBeNegative, NotedRowsStand, HighestWins, TieMoreRooms, TieDifferentRooms, VictoryShared,
		RowsABCVillains, RowDHeroes, RowEItems, RowFGems, RowGMinions, MinionsPastTwelve, RowHDamage,
		RowIResurrection, RowJObjectivePower, RowKMissions, RowLArtifacts, RowsMNSideQuests, ScoreRows,
		EndsAfterVillainThree, EndsWithoutFight, NotYourMove,
		VariantsTogether, PowerfulMinionLevel, PrintedLevelCounts, PowerfulLieutenants, StrengthTokens,
		TokenRaisesThresholds, RandomVillainCards, VillainDecksApart, SecondVillainDiffers, ThirdVillainDiffers,
		ChaptersInOrder, StoryMissionIsGame, ChapterPointsAdded, HighestSumWins, EqualSumsShare, SoloStoryStart,
		SoloThresholds, SoloStoryWon, SoloStoryEnds,
		TitleByScore, FiftyIsVillager,
	}
}
