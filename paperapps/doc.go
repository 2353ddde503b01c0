// Package paperapps is the law of Paper Apps DUNGEON, a solo game of one die, a pencil and a notebook of mazes.
//
// # The game in one page
//
// A notebook is a list of pages, floors and shops, played in order (PagesInOrder). On a floor the hero begins on the start
// and may leave when a move ends on or next to the stairs, or crosses them (LeaveInReach, LeaveOnEntering).
//
// A turn is a roll of the die and the move it gives (RollTheDie). An odd number moves diagonally and an even one
// orthogonally, as many squares as the die shows. The player chooses a heading (ChooseHeading) and walks on straight
// (HeadingHolds) until a wall is hit. Then the hero turns a right angle to an open side (TurnAtWall), or back where both
// sides are shut (DoubleBackLast), and walks the rest. Hitting a wall costs no square (WallCostsNoSquare).
//
// Every object that the path enters acts at once (ObjectsAct), once a floor: coins and chests give coins; enemies cost HP and
// hearts give it; a web ends the move and costs a coin; a key opens the floor's doors; a teleporter moves the hero to the
// other one. An object of unknown strength is rolled for when it is met (RollWhenMet).
//
// Gains and losses are noted in the page's ledger and totalled when the hero leaves (EndingTotal). HP below zero is then a
// death (DeathBelowZero): it is tallied, and the next page starts with 10 HP and no coins. Shops sell items for coins
// (Purchase). After the last page the hero is in the treasure room (TreasureRoom).
//
// # Playing
//
//	s, err := paperapps.Setup{Notebook: "Hollow Hill"}.Start()
//	s, err = s.Apply(paperapps.Roll(6))
//	s, err = s.Apply(paperapps.Go(paperapps.E))
//	for m := range rulebook.Moves(s) {
//		fmt.Println(m)
//	}
//
// A [State] is a comparable value and never changes. [State.Apply] returns the next one, or an error that names the rule
// which the move breaks. [State.Explain] says in addition which rules made the move do what it did. The die is a move as
// well: a position whose [State.Actor] is rulebook.Chance lists its faces. Where the hero may leave, or read a scroll,
// instead of rolling, the player's moves and the faces are listed together, and [State.Odds] tells them apart.
//
// # Editions, content and law
//
// The law is the rulebook "Paper App Dungeon Rulebook", and [Gladden2021] are its options; [Zero] and [LuckyDuck] are two
// other editions, and [Options.HardMode] is the rulebook's hard mode. Each rule says whether the rulebook states it, another
// edition does, or it is a house reading of ours. Maps, prices and names are content: a [Floor] is read from text, and the
// shipped notebook, [HollowHill], is invented and holds no published page.
//
// # Reading the rules
//
// The variables of this package are its rules, in the order of the rulebook; [Rules] lists them. A move that breaks several
// is refused by the first of them.
package paperapps
