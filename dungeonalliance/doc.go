// Package dungeonalliance is Dungeon Alliance: Champions as law that a program can run: the Deck of Many Treasures, the Deep
// Dungeon Final Enemy Room, the Titan, the Hero Selection Tokens and the tables of the expansion, for 1 to 4 players.
//
// The expansion leans on a base game that its rulebook does not repeat. So every rule says who states it: the rulebook of
// the expansion ([rulebook.Book]), published material on the base game ([rulebook.Base]), or nobody but this package
// ([rulebook.House]). The house readings are the smallest base play that lets an adventure run from set-up to its end.
//
// # Two ways to play
//
// With Options.Base House the package plays base play too, by house readings: Hero cards with Speed and one attack, monsters
// that players or a solo card activate, an offer of upgrades. With Supplied an outside engine plays the base game, and
// reports what it did by [SupplySpeed], [SupplyDamage], [SupplyHeal], [SupplyMonster], [SupplyLoss], [SupplyXP] and
// [SupplyUpgrade]; the expansion's rules lie on top ([Feeds]).
//
// # Content
//
// Heroes, cards, monsters, map and Room are content, one plain value ([Content]). The set that ships is invented; it is not
// the published cards. A caller who owns the game can write down the real ones and set Options.Content.
//
// # Start
//
//	content := dungeonalliance.Shipped()
//	setup := dungeonalliance.Setup{
//		Options:   dungeonalliance.Options{Mode: dungeonalliance.Solo},
//		Alliances: []dungeonalliance.Alliance{{Heroes: []string{"brannoc", "ysolde", "tamsin", "orrin"}}},
//		Enemy:     content.Finals[0].ID,
//	}
//	s, err := setup.Start()                           // the draws of set-up wait: s.Actor() is rulebook.Chance
//	s, err = s.Apply(dungeonalliance.Draw(dungeonalliance.DeckOfUpgrades, 1))
//	moves := s.AppendMoves(nil)                       // every legal move, or every outcome of a draw
//	s, events, err := s.Explain(moves[0])             // a move with the rules that act
//
// # Chance and decisions
//
// A [State] never holds what is to come: a face-down deck is the set of cards it may hold. Draws, rolls of the Dungeon Die and
// token draws are positions of their own, with exact odds ([ChanceEvents]). A choice that a rule leaves to a player is a
// pending decision with an owner and listed answers ([Decisions]); one with a single answer is made without asking. Effects in
// progress lie on a small stack inside the State, so a position in the middle of a card is a plain value like any other.
//
// # Order of refusals
//
// A move that breaks several rules is refused by the first in this order: [GameOver], [ChanceEvents], [Decisions], [Feeds],
// [OneHeroATurn], [BuyAfterActing], then the rules of the move itself, then [SpeedLeft]. Of the move itself:
//
//	activate     HeroActsOnce, Health
//	step         StepEdge, StepEmpty
//	open         ChestsCanBeDug, ChestLeaves, OpenAdjacent, LockRoll
//	use          TreasureOnce, TreasureBesideHeroes, ActiveHeroUses
//	way          TitanStaircase, OpenWayCost
//	enter        EnterFromStaircase, TwelveHeroes, EntranceRowFull, EnterAtEntrance, EnterBesideEntrance
//	leave        NoWayBack
//	attack       HarmEnemiesOnly, FinalEnemyInactive, InSight, AtMostFourTargets, ExactlyFour, HeroAttack
//	buy          UpgradeOffer, XPSpending
//	monster      RoomMonstersToo, ReadyActivates, MimicNeverMoves, MonsterActs, WhoActivates
//	supply ...   SupplyShape, FinalEnemyInactive, HarmEnemiesOnly, AtMostFourTargets; of an upgrade XPSpending; of a monster
//	             RoomMonstersToo, ReadyActivates, MimicNeverMoves
//
// # Readings worth knowing
//
// These follow from no single sentence of the rulebook:
//
//   - Speed that would raise no chance is not taken: further Speed for a lock above what makes it sure is refused by
//     [LockRoll], and no such answer is listed for a trap.
//   - The tokens of Random k are drawn one after the other before the first of the heroes is hit.
//   - A minion that strikes a hero who is no longer there strikes the one nearest to it.
//   - Under HardCap, XP that an outside engine awards have no source, and come from the pools in their order.
//   - A Move on a treasure with the side heroes may move any hero of the grid, rivals included.
package dungeonalliance
