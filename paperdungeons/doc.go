// Package paperdungeons is the law of Paper Dungeons with its expansion Side Quest, a roll-and-write for 1 to 8 players.
//
// # The game in one page
//
// A game is eight rounds in three seasons (EightRoundsThreeSeasons). Each round six dice are rolled for the whole table
// (SixDiceForTheTable), three white and three black, and rolled again until at most two skulls, one clover and one boots
// show (ThreeSkullsOrClovers, SurplusDiceRerolled). Skulls hurt every party (SkullDamage).
//
// Then all players act at the same time, each on a sheet of their own. A player uses up to three of the dice
// (ThreeDiceEach), and a die pays for one action (OneActionPerDie): a level of a hero (TrainingColour), a step of a magic
// item (CraftNextStep), two potions (TwoPotionsForADie), movement points (MovementPoints), or a task of a side quest
// (OneDieOneTask).
//
// The party walks through 42 rooms. A room that is entered is resolved at once: its trap, its minion, and, where the chest
// stands, a lieutenant; then a side quest is checked, and the treasure is taken (RoomResolvedAtOnce, RoomOrder). Damage is
// soaked by potions or marked (PotionSoaksDamage, DamageStays); a party whose marks reach its hearts is resurrected for 9
// glory (ResurrectionAtHearts).
//
// At the end of a round those who have faced a lieutenant choose an artifact (LieutenantHolderChooses), after rounds 2, 5
// and 7 the treasure is looted (LootingRounds), missions go to those who meet them (MissionToFirst), and after rounds 3, 6
// and 8 a villain is fought by those who have been in its room (VillainAfterSeason). The highest sum of the rows A to N
// wins (HighestWins, ScoreRows).
//
// # Playing
//
//	s, err := paperdungeons.Setup{Players: 2}.Start()
//	s, err = s.Apply(paperdungeons.DrawDungeon('c'))
//	s, err = s.Apply(paperdungeons.MustParseMove("missions m1 m4 m9"))
//	for m := range rulebook.Moves(s) {
//		fmt.Println(m)
//	}
//
// A [State] is a comparable value and never changes. [State.Apply] returns the next one, or an error that names the rule
// which the move breaks. [State.Explain] says in addition which rules made the move do what it did.
//
// Who moves is said by [State.Actor]. While several players may move, each move carries its player, p1 to p8 in the
// notation; seats are counted from 0 in the API. Rolls, draws and ties are moves too: at rulebook.Chance the listed moves
// are the outcomes, with exact [State.Odds], and [State.Sample] draws one. Nothing random is stored before it is drawn, so a
// State never knows the future. What one player may know of the present is a [View].
//
// # Notation
//
// Moves of players begin with the player. A die is named by what it shows, for dice that show the same are alike:
//
//	p1 white rogue level rogue     p1 go C4            p1 use liquor
//	p1 black boots craft ring      p1 halt             p1 use mirror C4
//	p1 white clover brew           p1 disarm C4        p1 power points
//	p1 black wizard move           p1 ring C4          p1 power disarm C4
//	p1 white cleric task 2b        p1 pick C4          p1 done
//	p1 bonus level wizard          a bonus clover is used like a die
//	p1 level cleric, p1 step ring, p1 task 1a, p1 defeat C4, p1 pass
//	                               what is due without a die
//	p1 keep power 3, p1 keep objective o7, p1 take mirror, p1 decline, p1 fight, p1 flee
//
// Outcomes of chance name no player, or the one they concern:
//
//	dungeon a, villain 2 7, missions m1 m4 m9, deal p1 quest 5, deal p1 powers 3 9, deal p1 objectives o2 o7
//	roll white skull warrior clover black rogue boots boots, reroll black wizard
//	lieutenant 3, first p2, look jewel jewel liquor mirror, loot jewel mirror mace
//
// # Law, house readings and content
//
// The rulebook is that of Side Quest; it leans on the base game, and is silent on much. Each rule says whether the rulebook
// states it, the base game does, or it is a house reading of ours; where readings differ, [Options] chooses. Sheet and
// cards are [Content]. The one that ships, [Invented], is invented: it holds no published map, card or text, save for the
// powers Scout and Veteran and the artifacts, which the rulebook describes.
//
// # Reading the rules
//
// The variables of this package are its rules, in the order of the rulebook; [Rules] lists them. A move that breaks several
// is refused by the first of them, with three exceptions. Whether the game is over, the player sits at the table and it is
// time for the move comes before all else, then whether a choice is open that must be made first. And a special case speaks
// before the rule that it is a case of.
package paperdungeons
