package paperapps

import "github.com/rulebook-go/rulebook"

// The catalogue: one rule a clause, in the order of the rulebook. A move that breaks several rules is refused by the
// first of them here.

// The notebook.
var (
	// PagesInOrder: a notebook is an ordered list of pages, floors and shops, played in order and followed by the
	// treasure room.
	//
	// Book, Open Your Notebook, Adventurer; Finishing the Game.
	PagesInOrder = &rulebook.Rule{
		ID:     "PA-BOOK-1",
		Basis:  rulebook.Book,
		Source: "Open Your Notebook, Adventurer; Finishing the Game",
		Text:   "a notebook is an ordered list of pages, floors and shops, played in order and followed by the treasure room",
	}

	// NewHero: a new hero starts the first page with 10 HP and 0 coins.
	//
	// The StartHP option gives another number.
	//
	// Another edition's rules, to Starting the Next Level.
	NewHero = &rulebook.Rule{
		ID:     "PA-BOOK-2",
		Basis:  rulebook.Base,
		Source: "Starting the Next Level",
		Text:   "a new hero starts the first page with 10 HP and 0 coins",
	}

	// CarryOver: a page's starting HP and coins are the ending HP and coins of the page before it, or the respawn
	// values after a death.
	//
	// Book, Starting the Next Level.
	CarryOver = &rulebook.Rule{
		ID:     "PA-BOOK-3",
		Basis:  rulebook.Book,
		Source: "Starting the Next Level",
		Text:   "a page's starting HP and coins are the ending HP and coins of the page before it, or the respawn values after a death",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// TreasureRoom: after the last page the hero is in the treasure room: the run is over, its deaths, final HP and
	// final coins are recorded.
	//
	// Book, Finishing the Game.
	TreasureRoom = &rulebook.Rule{
		ID:     "PA-BOOK-4",
		Basis:  rulebook.Book,
		Source: "Finishing the Game",
		Text:   "after the last page the hero is in the treasure room: the run is over, its deaths, final HP and final coins are recorded",
	}

	// FinalScore: final score, in editions that print one: 5 x final HP + 3 x final coins - deaths.
	//
	// The Score option: NoScore (Gladden2021, LuckyDuck) or Formula (Zero).
	//
	// Another edition's rules, to Finishing the Game.
	FinalScore = &rulebook.Rule{
		ID:     "PA-BOOK-5",
		Basis:  rulebook.Base,
		Source: "Finishing the Game",
		Text:   "final score, in editions that print one: 5 x final HP + 3 x final coins - deaths",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// StatsPage: the stats page holds the tally of deaths, the final coins and HP, the dates of the first and last day
	// of play, and a signature. The dates and names are the player's own and change nothing.
	//
	// Book, Finishing the Game.
	StatsPage = &rulebook.Rule{
		ID:     "PA-BOOK-7",
		Basis:  rulebook.Book,
		Source: "Finishing the Game",
		Text:   "the stats page holds the tally of deaths, the final coins and HP, the dates of the first and last day of play, and a signature. The dates and names are the player's own and change nothing",
		Kept:   "the tally and the totals are the program's; dates and names change nothing",
	}

	// UniqueGem: every notebook has one gem with a name of its own, coloured in the treasure room.
	//
	// Book, Finishing the Game.
	UniqueGem = &rulebook.Rule{
		ID:     "PA-BOOK-8",
		Basis:  rulebook.Book,
		Source: "Finishing the Game",
		Text:   "every notebook has one gem with a name of its own, coloured in the treasure room",
		Kept:   "a name and a colour change nothing",
	}

	// HeroDecorated: the hero may be given a name and a look; they change nothing.
	//
	// Book, Decorate Your Hero.
	HeroDecorated = &rulebook.Rule{
		ID:     "PA-BOOK-9",
		Basis:  rulebook.Book,
		Source: "Decorate Your Hero",
		Text:   "the hero may be given a name and a look; they change nothing",
		Kept:   "a name and a look change nothing",
	}

	// DeathOnLastPage: a death with no page after it ends the run at 0 HP and 0 coins; the death is tallied.
	//
	// The rival reading, that the hero respawns into the treasure room, is not built.
	//
	// House reading, to Dying.
	DeathOnLastPage = &rulebook.Rule{
		ID:     "PA-BOOK-6",
		Basis:  rulebook.House,
		Source: "Dying",
		Text:   "a death with no page after it ends the run at 0 HP and 0 coins; the death is tallied",
		Kept:   "the program does it by itself: no move can leave it out",
	}
)

// Floors.
var (
	// FloorGrid: a floor is a grid of square cells. A cell is a wall or is open, and an open cell holds at most one
	// of: start, stairs, one object. Everything outside the grid is wall.
	//
	// Another edition's rules, to Your First Floor.
	FloorGrid = &rulebook.Rule{
		ID:     "PA-FLOOR-1",
		Basis:  rulebook.Base,
		Source: "Your First Floor",
		Text:   "a floor is a grid of square cells. A cell is a wall or is open, and an open cell holds at most one of: start, stairs, one object. Everything outside the grid is wall",
		Kept:   "the text format holds one character a cell, so no other grid can be written",
	}

	// OneStartOneStairs: a floor has exactly one start and one stairs.
	//
	// Book, Your First Floor.
	OneStartOneStairs = &rulebook.Rule{
		ID:     "PA-FLOOR-2",
		Basis:  rulebook.Book,
		Source: "Your First Floor",
		Text:   "a floor has exactly one start and one stairs",
	}

	// TeleporterPair: a floor has no teleporter or exactly two.
	//
	// Book, Teleporters.
	TeleporterPair = &rulebook.Rule{
		ID:     "PA-FLOOR-3",
		Basis:  rulebook.Book,
		Source: "Teleporters",
		Text:   "a floor has no teleporter or exactly two",
	}

	// DoorHasKey: a floor with a locked door has a key. No floor has two keys (house reading); a key without a door is
	// harmless.
	//
	// Book, Keys & Locks.
	DoorHasKey = &rulebook.Rule{
		ID:     "PA-FLOOR-4",
		Basis:  rulebook.Book,
		Source: "Keys & Locks",
		Text:   "a floor with a locked door has a key. No floor has two keys (house reading); a key without a door is harmless",
	}

	// StairsReachable: from every position that play can reach, under the options in force and without items, some
	// sequence of rolls and choices reaches the stairs. A floor that breaks this is refused by the strict check, with
	// the trapped position named; the plain loader accepts it.
	//
	// Only the strict check asks for it: see Setup.Strict and Floor.Strict.
	//
	// House reading, to Stairs.
	StairsReachable = &rulebook.Rule{
		ID:     "PA-FLOOR-5",
		Basis:  rulebook.House,
		Source: "Stairs",
		Text:   "from every position that play can reach, under the options in force and without items, some sequence of rolls and choices reaches the stairs. A floor that breaks this is refused by the strict check, with the trapped position named; the plain loader accepts it",
	}

	// BeginOnStart: the hero begins a floor on its start, which is plain floor afterwards.
	//
	// Book, Your First Floor.
	BeginOnStart = &rulebook.Rule{
		ID:     "PA-FLOOR-6",
		Basis:  rulebook.Book,
		Source: "Your First Floor",
		Text:   "the hero begins a floor on its start, which is plain floor afterwards",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// KeyReachable: a key can be reached from the start by play without items, every door shut. Like StairsReachable
	// this is for the strict check alone; OneStartOneStairs to DoorHasKey bind the plain loader too.
	//
	// Only the strict check asks for it: see Setup.Strict and Floor.Strict.
	//
	// House reading, to Keys & Locks.
	KeyReachable = &rulebook.Rule{
		ID:     "PA-FLOOR-7",
		Basis:  rulebook.House,
		Source: "Keys & Locks",
		Text:   "a key can be reached from the start by play without items, every door shut. Like StairsReachable this is for the strict check alone; OneStartOneStairs to DoorHasKey bind the plain loader too",
	}
)

// Movement.
var (
	// RollTheDie: a turn starts with a roll of one six-sided die: odd moves diagonally, even moves orthogonally, and
	// the pips are the number of squares, all of which are walked if the rules let them.
	//
	// Book, Movement.
	RollTheDie = &rulebook.Rule{
		ID:     "PA-MOVE-1",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "a turn starts with a roll of one six-sided die: odd moves diagonally, even moves orthogonally, and the pips are the number of squares, all of which are walked if the rules let them",
	}

	// ChooseHeading: the player chooses one of the four headings of that kind and travels one square at a time.
	//
	// Book, Movement.
	ChooseHeading = &rulebook.Rule{
		ID:     "PA-MOVE-2",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "the player chooses one of the four headings of that kind and travels one square at a time",
	}

	// HeadingHolds: the heading holds until a wall stops it. Turning for any other reason is illegal.
	//
	// Book, Movement.
	HeadingHolds = &rulebook.Rule{
		ID:     "PA-MOVE-3",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "the heading holds until a wall stops it. Turning for any other reason is illegal",
	}

	// TurnAtWall: at a wall the player turns a right angle, to a side that is open, and walks on.
	//
	// Book, Movement.
	TurnAtWall = &rulebook.Rule{
		ID:     "PA-MOVE-4",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "at a wall the player turns a right angle, to a side that is open, and walks on",
	}

	// DoubleBackLast: doubling back, onto the back of the heading, is legal only where both sides are shut too; there
	// it is forced.
	//
	// Book, Movement.
	DoubleBackLast = &rulebook.Rule{
		ID:     "PA-MOVE-5",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "doubling back, onto the back of the heading, is legal only where both sides are shut too; there it is forced",
	}

	// WallCostsNoSquare: hitting a wall costs no square: the roll's squares count cells entered.
	//
	// Book, Movement.
	WallCostsNoSquare = &rulebook.Rule{
		ID:     "PA-MOVE-6",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "hitting a wall costs no square: the roll's squares count cells entered",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// KindHolds: the kind of move, diagonal or orthogonal, holds for the whole roll, turns included.
	//
	// Book, Movement.
	KindHolds = &rulebook.Rule{
		ID:     "PA-MOVE-7",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "the kind of move, diagonal or orthogonal, holds for the whole roll, turns included",
	}

	// ShutInEndsMove: with all four ways of the kind shut in mid-move, as can happen after a teleporter's jump, the
	// move ends there and the rest of the roll is lost.
	//
	// House reading, to Movement.
	ShutInEndsMove = &rulebook.Rule{
		ID:     "PA-MOVE-8",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "with all four ways of the kind shut in mid-move, as can happen after a teleporter's jump, the move ends there and the rest of the roll is lost",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// FirstWayOpen: a heading whose first way is shut may not be chosen. With none open the roll is spent in place,
	// and that is a move's end.
	//
	// The NoMove option: Stay (default), or Reroll: the roll does not count, and the die is rolled again at once, with
	// no leaving and no scroll in between.
	//
	// House reading, to Movement.
	FirstWayOpen = &rulebook.Rule{
		ID:     "PA-MOVE-9",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "a heading whose first way is shut may not be chosen. With none open the roll is spent in place, and that is a move's end",
	}

	// CornersDoNotStop: a diagonal step asks only that the target cell is open; wall corners beside it do not stop it.
	//
	// The CornerCut option: AllowAll (default); NoSqueeze: a diagonal way is shut if both cells beside it are shut;
	// NoCut: it is shut if either is.
	//
	// House reading, to Movement.
	CornersDoNotStop = &rulebook.Rule{
		ID:     "PA-MOVE-10",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "a diagonal step asks only that the target cell is open; wall corners beside it do not stop it",
	}

	// ClearPathFirst: LuckyDuck: if some heading allows the whole roll without hitting a wall, one such heading must
	// be chosen.
	//
	// The ClearPath option: off by default, on in LuckyDuck.
	//
	// Another edition's rules, to Movement.
	ClearPathFirst = &rulebook.Rule{
		ID:     "PA-MOVE-11",
		Basis:  rulebook.Base,
		Source: "Movement",
		Text:   "LuckyDuck: if some heading allows the whole roll without hitting a wall, one such heading must be chosen",
	}

	// BackBarred: LuckyDuck: doubling back is also barred between moves: the back of the heading on which the previous
	// move of the same floor ended may not be chosen first, unless it is the only way. (Elsewhere DoubleBackLast looks
	// at one move alone: house reading).
	//
	// The BackRule option: MoveOnly (default) or OppositeOfLastHeading (LuckyDuck).
	//
	// Another edition's rules, to Movement.
	BackBarred = &rulebook.Rule{
		ID:     "PA-MOVE-12",
		Basis:  rulebook.Base,
		Source: "Movement",
		Text:   "LuckyDuck: doubling back is also barred between moves: the back of the heading on which the previous move of the same floor ended may not be chosen first, unless it is the only way. (Elsewhere DoubleBackLast looks at one move alone: house reading)",
	}

	// PathMarked: the path is marked cell by cell, and its last cell is where the next turn starts.
	//
	// Book, Movement.
	PathMarked = &rulebook.Rule{
		ID:     "PA-MOVE-13",
		Basis:  rulebook.Book,
		Source: "Movement",
		Text:   "the path is marked cell by cell, and its last cell is where the next turn starts",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// ChooseSide: at a wall with both sides open the player chooses the side.
	//
	// The Turn option: EitherSide (default), or Mirror: on a diagonal with exactly one of the two cells between the
	// heading and its sides shut, the side away from that cell must be taken if it is open.
	//
	// House reading, to Movement.
	ChooseSide = &rulebook.Rule{
		ID:     "PA-MOVE-14",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "at a wall with both sides open the player chooses the side",
	}

	// ClearIsStraight: ClearPath binds the first heading of a roll, no later turn. Clear is the straight line on the
	// grid, as many ways long as the roll has squares, each open as the floor stands when the roll is made: webs,
	// stairs and teleporters on it change nothing, a key on it opens no door yet.
	//
	// House reading, to Movement.
	ClearIsStraight = &rulebook.Rule{
		ID:     "PA-MOVE-15",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "ClearPath binds the first heading of a roll, no later turn. Clear is the straight line on the grid, as many ways long as the roll has squares, each open as the floor stands when the roll is made: webs, stairs and teleporters on it change nothing, a key on it opens no door yet",
		Kept:   "it says what ClearPathFirst means by clear, and that rule refuses",
	}

	// ClearBeforeBack: ClearPath comes first: among the headings it leaves, the barred one of BackBarred falls away
	// unless it is the only one left.
	//
	// House reading, to Movement.
	ClearBeforeBack = &rulebook.Rule{
		ID:     "PA-MOVE-16",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "ClearPath comes first: among the headings it leaves, the barred one of BackBarred falls away unless it is the only one left",
		Kept:   "it says in which order ClearPathFirst and BackBarred apply, and they refuse",
	}

	// LastHeading: the heading that BackBarred looks back to is that of the last step. It outlives a web, a jump and a
	// roll spent in place; there is none on a new floor and after a Teleport Scroll.
	//
	// House reading, to Movement.
	LastHeading = &rulebook.Rule{
		ID:     "PA-MOVE-17",
		Basis:  rulebook.House,
		Source: "Movement",
		Text:   "the heading that BackBarred looks back to is that of the last step. It outlives a web, a jump and a roll spent in place; there is none on a new floor and after a Teleport Scroll",
		Kept:   "it says which heading BackBarred looks back to, and that rule refuses",
	}
)

// Objects.
var (
	// ObjectsAct: every object on a cell that the hero enters acts at once, whether the hero passes or lands. It is
	// not optional; only stairs are.
	//
	// Book, Interacting with Objects.
	ObjectsAct = &rulebook.Rule{
		ID:     "PA-OBJ-1",
		Basis:  rulebook.Book,
		Source: "Interacting with Objects",
		Text:   "every object on a cell that the hero enters acts at once, whether the hero passes or lands. It is not optional; only stairs are",
	}

	// UsedIsFloor: an object used on an earlier turn is floor. Teleporters are the exception, and stairs never act by
	// themselves.
	//
	// Book, Interacting with Objects.
	UsedIsFloor = &rulebook.Rule{
		ID:     "PA-OBJ-2",
		Basis:  rulebook.Book,
		Source: "Interacting with Objects",
		Text:   "an object used on an earlier turn is floor. Teleporters are the exception, and stairs never act by themselves",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// RollWhenMet: an unknown strength or content is rolled when the object is met, on the same die, 1 to 6.
	//
	// Book, Interacting with Objects.
	RollWhenMet = &rulebook.Rule{
		ID:     "PA-OBJ-3",
		Basis:  rulebook.Book,
		Source: "Interacting with Objects",
		Text:   "an unknown strength or content is rolled when the object is met, on the same die, 1 to 6",
	}

	// OncePerFloor: an object met again in the same move is floor too: it acts once a floor. (LuckyDuck's words; the
	// given rulebook excepts earlier turns only).
	//
	// Another edition's rules, to Interacting with Objects.
	OncePerFloor = &rulebook.Rule{
		ID:     "PA-OBJ-4",
		Basis:  rulebook.Base,
		Source: "Interacting with Objects",
		Text:   "an object met again in the same move is floor too: it acts once a floor. (LuckyDuck's words; the given rulebook excepts earlier turns only)",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// CoinFound: a coin adds 1 to plus-coins.
	//
	// Book, Coin.
	CoinFound = &rulebook.Rule{
		ID:     "PA-COIN-1",
		Basis:  rulebook.Book,
		Source: "Coin",
		Text:   "a coin adds 1 to plus-coins",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// ChestRolled: a chest rolls the die and adds the result to plus-coins.
	//
	// Book, Treasure Chest.
	ChestRolled = &rulebook.Rule{
		ID:     "PA-CHEST-1",
		Basis:  rulebook.Book,
		Source: "Treasure Chest",
		Text:   "a chest rolls the die and adds the result to plus-coins",
		Kept:   "the program asks for the die; a number that no die shows is refused by RollWhenMet",
	}

	// EnemyStrikes: an enemy adds its printed strength to minus-HP.
	//
	// Book, Standard Enemy.
	EnemyStrikes = &rulebook.Rule{
		ID:     "PA-ENEMY-1",
		Basis:  rulebook.Book,
		Source: "Standard Enemy",
		Text:   "an enemy adds its printed strength to minus-HP",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// MysteryEnemyRolled: a mystery enemy rolls the die and adds the result to minus-HP.
	//
	// Book, Mystery Enemy.
	MysteryEnemyRolled = &rulebook.Rule{
		ID:     "PA-ENEMY-2",
		Basis:  rulebook.Book,
		Source: "Mystery Enemy",
		Text:   "a mystery enemy rolls the die and adds the result to minus-HP",
		Kept:   "the program asks for the die; a number that no die shows is refused by RollWhenMet",
	}

	// HeartHeals: a heart adds its printed value to plus-HP.
	//
	// Book, Standard Heart.
	HeartHeals = &rulebook.Rule{
		ID:     "PA-HEART-1",
		Basis:  rulebook.Book,
		Source: "Standard Heart",
		Text:   "a heart adds its printed value to plus-HP",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// MysteryHeartRolled: a mystery heart rolls the die and adds the result to plus-HP.
	//
	// Book, Mystery Heart.
	MysteryHeartRolled = &rulebook.Rule{
		ID:     "PA-HEART-2",
		Basis:  rulebook.Book,
		Source: "Mystery Heart",
		Text:   "a mystery heart rolls the die and adds the result to plus-HP",
		Kept:   "the program asks for the die; a number that no die shows is refused by RollWhenMet",
	}

	// WebStops: a spiderweb ends the move on its cell and the rest of the roll is lost.
	//
	// Book, Spiderweb.
	WebStops = &rulebook.Rule{
		ID:     "PA-WEB-1",
		Basis:  rulebook.Book,
		Source: "Spiderweb",
		Text:   "a spiderweb ends the move on its cell and the rest of the roll is lost",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// WebCosts: a spiderweb adds 1 to minus-coins.
	//
	// The WebCost option: One (Gladden2021) or D6 (Zero, LuckyDuck, hard mode).
	//
	// Book, Spiderweb.
	WebCosts = &rulebook.Rule{
		ID:     "PA-WEB-2",
		Basis:  rulebook.Book,
		Source: "Spiderweb",
		Text:   "a spiderweb adds 1 to minus-coins",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// WebHardMode: hard mode: the die is rolled and the result is added to minus-coins instead.
	//
	// See Options.HardMode.
	//
	// Book, Spiderweb.
	WebHardMode = &rulebook.Rule{
		ID:     "PA-WEB-3",
		Basis:  rulebook.Book,
		Source: "Spiderweb",
		Text:   "hard mode: the die is rolled and the result is added to minus-coins instead",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// KeyTaken: entering the key's cell picks it up. It counts at once, also later in the same move.
	//
	// Book, Keys & Locks.
	KeyTaken = &rulebook.Rule{
		ID:     "PA-KEY-1",
		Basis:  rulebook.Book,
		Source: "Keys & Locks",
		Text:   "entering the key's cell picks it up. It counts at once, also later in the same move",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// KeyOpensAll: a key opens every door of its floor and is not used up.
	//
	// House reading, to Keys & Locks.
	KeyOpensAll = &rulebook.Rule{
		ID:     "PA-KEY-2",
		Basis:  rulebook.House,
		Source: "Keys & Locks",
		Text:   "a key opens every door of its floor and is not used up",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// KeyStaysOnFloor: a key is good on its own floor only.
	//
	// Book, Keys & Locks.
	KeyStaysOnFloor = &rulebook.Rule{
		ID:     "PA-KEY-3",
		Basis:  rulebook.Book,
		Source: "Keys & Locks",
		Text:   "a key is good on its own floor only",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// DoorNeedsKey: a locked door can be entered only with the key; with it the door is floor.
	//
	// Book, Keys & Locks.
	DoorNeedsKey = &rulebook.Rule{
		ID:     "PA-LOCK-1",
		Basis:  rulebook.Book,
		Source: "Keys & Locks",
		Text:   "a locked door can be entered only with the key; with it the door is floor",
	}

	// DoorIsWall: a locked door without the key is a wall in every respect: it stops, it makes the hero turn, it shuts
	// a heading.
	//
	// House reading, to Keys & Locks.
	DoorIsWall = &rulebook.Rule{
		ID:     "PA-LOCK-2",
		Basis:  rulebook.House,
		Source: "Keys & Locks",
		Text:   "a locked door without the key is a wall in every respect: it stops, it makes the hero turn, it shuts a heading",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// TeleporterJumps: entering a teleporter moves the hero at once to the other one, and the rest of the roll is
	// walked from there.
	//
	// Book, Teleporters.
	TeleporterJumps = &rulebook.Rule{
		ID:     "PA-TELE-1",
		Basis:  rulebook.Book,
		Source: "Teleporters",
		Text:   "entering a teleporter moves the hero at once to the other one, and the rest of the roll is walked from there",
	}

	// FirstJumpForced: the first time on a floor is forced; at each later entering, in the same move too, the player
	// chooses. (First of the pair, not of each end: house reading).
	//
	// The rival reading, that the first use of each end is forced, is not built.
	//
	// Book, Teleporters.
	FirstJumpForced = &rulebook.Rule{
		ID:     "PA-TELE-2",
		Basis:  rulebook.Book,
		Source: "Teleporters",
		Text:   "the first time on a floor is forced; at each later entering, in the same move too, the player chooses. (First of the pair, not of each end: house reading)",
	}

	// HeadingKept: the heading is kept through the teleporter; entering costs the square, the jump costs none.
	//
	// Another edition's rules, to Teleporters.
	HeadingKept = &rulebook.Rule{
		ID:     "PA-TELE-3",
		Basis:  rulebook.Base,
		Source: "Teleporters",
		Text:   "the heading is kept through the teleporter; entering costs the square, the jump costs none",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// ArrivalIsQuiet: arriving on the other teleporter does not trigger it, a turn that starts on one does not either.
	// A roll whose last square is a teleporter ends on the other one if the jump is made. A hero who stays walks on
	// from the cell entered.
	//
	// House reading, to Teleporters.
	ArrivalIsQuiet = &rulebook.Rule{
		ID:     "PA-TELE-4",
		Basis:  rulebook.House,
		Source: "Teleporters",
		Text:   "arriving on the other teleporter does not trigger it, a turn that starts on one does not either. A roll whose last square is a teleporter ends on the other one if the jump is made. A hero who stays walks on from the cell entered",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// LeaveInReach: the hero may leave when a move ends on the stairs or on a square next to them. (Next to is all
	// eight squares: house reading).
	//
	// The StairsReach option: Eight (default), Four: the stairs and the four cells that share a side with them, or
	// SquareOnly: the stairs alone.
	//
	// Book, Stairs.
	LeaveInReach = &rulebook.Rule{
		ID:     "PA-STAIR-1",
		Basis:  rulebook.Book,
		Source: "Stairs",
		Text:   "the hero may leave when a move ends on the stairs or on a square next to them. (Next to is all eight squares: house reading)",
	}

	// LeaveOnEntering: the hero may leave in mid-move each time the move enters the stairs cell; the rest of the roll
	// is then dropped.
	//
	// Book, Stairs.
	LeaveOnEntering = &rulebook.Rule{
		ID:     "PA-STAIR-2",
		Basis:  rulebook.Book,
		Source: "Stairs",
		Text:   "the hero may leave in mid-move each time the move enters the stairs cell; the rest of the roll is then dropped",
	}

	// LeavingIsFree: leaving is never forced; passing is no promise, and no number of turns is too many.
	//
	// Book, Stairs.
	LeavingIsFree = &rulebook.Rule{
		ID:     "PA-STAIR-3",
		Basis:  rulebook.Book,
		Source: "Stairs",
		Text:   "leaving is never forced; passing is no promise, and no number of turns is too many",
		Kept:   "it is a permission",
	}

	// LeaveBetweenMoves: passing beside the stairs in mid-move does not allow leaving. A hero in reach between moves
	// may leave before any roll, whatever led there: a web, a roll spent in place, a Teleport Scroll, the start
	// itself. Walls between do not matter.
	//
	// House reading, to Stairs.
	LeaveBetweenMoves = &rulebook.Rule{
		ID:     "PA-STAIR-4",
		Basis:  rulebook.House,
		Source: "Stairs",
		Text:   "passing beside the stairs in mid-move does not allow leaving. A hero in reach between moves may leave before any roll, whatever led there: a web, a roll spent in place, a Teleport Scroll, the start itself. Walls between do not matter",
	}
)

// Finishing the floor, and dying.
var (
	// QuadrantsFill: gains and losses go to the plus and minus quadrants of their row (HP or coins); nothing is summed
	// before the hero leaves the floor.
	//
	// Book, Finishing the Floor.
	QuadrantsFill = &rulebook.Rule{
		ID:     "PA-LEDGER-1",
		Basis:  rulebook.Book,
		Source: "Finishing the Floor",
		Text:   "gains and losses go to the plus and minus quadrants of their row (HP or coins); nothing is summed before the hero leaves the floor",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// EndingTotal: ending = starting + plus - minus, for HP and for coins.
	//
	// Book, Finishing the Floor.
	EndingTotal = &rulebook.Rule{
		ID:     "PA-LEDGER-2",
		Basis:  rulebook.Book,
		Source: "Finishing the Floor",
		Text:   "ending = starting + plus - minus, for HP and for coins",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// CoinsNeverNegative: ending coins are never negative: below 0 write 0.
	//
	// Book, Finishing the Floor.
	CoinsNeverNegative = &rulebook.Rule{
		ID:     "PA-LEDGER-3",
		Basis:  rulebook.Book,
		Source: "Finishing the Floor",
		Text:   "ending coins are never negative: below 0 write 0",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// AliveUntilTotal: a hero whose running HP is below zero is not dead before the floor ends.
	//
	// Book, Finishing the Floor.
	AliveUntilTotal = &rulebook.Rule{
		ID:     "PA-LEDGER-4",
		Basis:  rulebook.Book,
		Source: "Finishing the Floor",
		Text:   "a hero whose running HP is below zero is not dead before the floor ends",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// CapCutsTotal: ending HP is never above the cap. Only the total is cut: HP gained above the cap can still be lost
	// again on the same page.
	//
	// The HPCap option: none (Gladden2021), 25 (Zero), 10 plus elixirs (LuckyDuck).
	//
	// Another edition's rules, to Finishing the Floor.
	CapCutsTotal = &rulebook.Rule{
		ID:     "PA-LEDGER-5",
		Basis:  rulebook.Base,
		Source: "Finishing the Floor",
		Text:   "ending HP is never above the cap. Only the total is cut: HP gained above the cap can still be lost again on the same page",
	}

	// DeathBelowZero: ending HP below zero is a death.
	//
	// The DeathBelow option: 0 (Gladden2021, Zero) or 1 (LuckyDuck).
	//
	// Book, Dying.
	DeathBelowZero = &rulebook.Rule{
		ID:     "PA-DEATH-1",
		Basis:  rulebook.Book,
		Source: "Dying",
		Text:   "ending HP below zero is a death",
	}

	// Respawn: a death adds one tally; the next page starts with 10 HP and 0 coins. The failed floor is not replayed.
	//
	// The RespawnHP option gives another number.
	//
	// Book, Dying.
	Respawn = &rulebook.Rule{
		ID:     "PA-DEATH-2",
		Basis:  rulebook.Book,
		Source: "Dying",
		Text:   "a death adds one tally; the next page starts with 10 HP and 0 coins. The failed floor is not replayed",
	}

	// RespawnHard: hard mode: the next page starts with less health, 5 or 7. (The first page still starts with
	// StartHP: house reading).
	//
	// See Options.HardMode, which sets 7.
	//
	// Book, Dying.
	RespawnHard = &rulebook.Rule{
		ID:     "PA-DEATH-3",
		Basis:  rulebook.Book,
		Source: "Dying",
		Text:   "hard mode: the next page starts with less health, 5 or 7. (The first page still starts with StartHP: house reading)",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// ItemsSurviveDeath: items bought earlier survive a death.
	//
	// The DeathKeepsItems option: true (default), or false: single-use items not yet used are gone; elixirs stay.
	//
	// House reading, to Dying.
	ItemsSurviveDeath = &rulebook.Rule{
		ID:     "PA-DEATH-4",
		Basis:  rulebook.House,
		Source: "Dying",
		Text:   "items bought earlier survive a death",
		Kept:   "the program does it by itself: no move can leave it out",
	}
)

// Shops and single-use items.
var (
	// Purchase: a shop page offers priced items; a purchase adds its price to minus-coins, health gained adds to
	// plus-HP.
	//
	// Book, Shops.
	Purchase = &rulebook.Rule{
		ID:     "PA-SHOP-1",
		Basis:  rulebook.Book,
		Source: "Shops",
		Text:   "a shop page offers priced items; a purchase adds its price to minus-coins, health gained adds to plus-HP",
	}

	// MustAfford: a purchase that the running coins of the page can't pay is illegal.
	//
	// Another edition's rules, to Shops.
	MustAfford = &rulebook.Rule{
		ID:     "PA-SHOP-2",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "a purchase that the running coins of the page can't pay is illegal",
	}

	// OfferOnce: each offer can be bought once. The player buys any of the offers, in any order, or none.
	//
	// Another edition's rules, to Shops.
	OfferOnce = &rulebook.Rule{
		ID:     "PA-SHOP-3",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "each offer can be bought once. The player buys any of the offers, in any order, or none",
	}

	// SingleUse: a single-use item may be used at any time that it fits from its purchase on, once; its Used box is
	// then ticked.
	//
	// Book, Single Use Items.
	SingleUse = &rulebook.Rule{
		ID:     "PA-SHOP-4",
		Basis:  rulebook.Book,
		Source: "Single Use Items",
		Text:   "a single-use item may be used at any time that it fits from its purchase on, once; its Used box is then ticked",
	}

	// ShopLedger: a shop page has its own ledger row, with the same cap and coin floor.
	//
	// Another edition's rules, to Shops.
	ShopLedger = &rulebook.Rule{
		ID:     "PA-SHOP-5",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "a shop page has its own ledger row, with the same cap and coin floor",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// ActsWhenBought: an item without a Used box acts when bought. An effect on the next floor lasts for the one floor
	// that follows the shop, and no longer.
	//
	// Another edition's rules, to Shops.
	ActsWhenBought = &rulebook.Rule{
		ID:     "PA-SHOP-6",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "an item without a Used box acts when bought. An effect on the next floor lasts for the one floor that follows the shop, and no longer",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// LeaveShop: the shop page ends when the player leaves it, which is legal at any time, with no purchase too. It is
	// never a death.
	//
	// House reading, to Shops.
	LeaveShop = &rulebook.Rule{
		ID:     "PA-SHOP-7",
		Basis:  rulebook.House,
		Source: "Shops",
		Text:   "the shop page ends when the player leaves it, which is legal at any time, with no purchase too. It is never a death",
	}

	// OffersDiffer: the offers of one shop are different items; if two shops sell the same single-use item, each
	// purchase is one use.
	//
	// House reading, to Shops.
	OffersDiffer = &rulebook.Rule{
		ID:     "PA-SHOP-8",
		Basis:  rulebook.House,
		Source: "Shops",
		Text:   "the offers of one shop are different items; if two shops sell the same single-use item, each purchase is one use",
	}

	// SnackHeals: snacks: light +3 HP, medium +6, hearty +9, at once.
	//
	// Another edition's rules, to Shops.
	SnackHeals = &rulebook.Rule{
		ID:     "PA-ITEM-1",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "snacks: light +3 HP, medium +6, hearty +9, at once",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// GamblerRolls: Gambler: roll the die, 4 or more pays 10 coins, else nothing. What it pays is plus-coins, and can
	// be spent on the same page (house reading).
	//
	// The GamblerPays option: 10 (Gladden2021, Zero) or 20 (LuckyDuck).
	//
	// Another edition's rules, to Shops.
	GamblerRolls = &rulebook.Rule{
		ID:     "PA-ITEM-2",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "Gambler: roll the die, 4 or more pays 10 coins, else nothing. What it pays is plus-coins, and can be spent on the same page (house reading)",
	}

	// RushDoubles: Coin Rush: coins and chests count double on the next floor; nothing else does.
	//
	// Another edition's rules, to Shops.
	RushDoubles = &rulebook.Rule{
		ID:     "PA-ITEM-3",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "Coin Rush: coins and chests count double on the next floor; nothing else does",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// WeaklingsCostOne: Weaklings: every enemy of the next floor, mystery too, costs 1 HP. (A mystery enemy then rolls
	// no die: house reading).
	//
	// Another edition's rules, to Shops.
	WeaklingsCostOne = &rulebook.Rule{
		ID:     "PA-ITEM-4",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "Weaklings: every enemy of the next floor, mystery too, costs 1 HP. (A mystery enemy then rolls no die: house reading)",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// ShieldBlocks: Magic Shield: enemies of the next floor cost no HP, Weaklings or not. (Mystery enemies roll no die
	// and webs still act: house reading).
	//
	// Another edition's rules, to Shops.
	ShieldBlocks = &rulebook.Rule{
		ID:     "PA-ITEM-5",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "Magic Shield: enemies of the next floor cost no HP, Weaklings or not. (Mystery enemies roll no die and webs still act: house reading)",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// PotionDoubles: Doubling Potion: doubles one die result. The kind of move follows the natural roll (house
	// reading).
	//
	// The rival reading, that the doubled value gives the kind, is not built.
	//
	// Another edition's rules, to Single Use Items.
	PotionDoubles = &rulebook.Rule{
		ID:     "PA-ITEM-6",
		Basis:  rulebook.Base,
		Source: "Single Use Items",
		Text:   "Doubling Potion: doubles one die result. The kind of move follows the natural roll (house reading)",
		Kept:   "SingleUse and DiceItemsFirst refuse what it does not allow",
	}

	// MulliganRerolls: Scroll of Mulligan: rolls one die again.
	//
	// Another edition's rules, to Single Use Items.
	MulliganRerolls = &rulebook.Rule{
		ID:     "PA-ITEM-7",
		Basis:  rulebook.Base,
		Source: "Single Use Items",
		Text:   "Scroll of Mulligan: rolls one die again",
		Kept:   "SingleUse and DiceItemsFirst refuse what it does not allow",
	}

	// BreakThroughWall: Break on Through: when a wall stops the move, walk through one inner wall cell to the open
	// cell behind it.
	//
	// The rival reading, a whole run of wall cells, is not built.
	//
	// Another edition's rules, to Single Use Items.
	BreakThroughWall = &rulebook.Rule{
		ID:     "PA-ITEM-8",
		Basis:  rulebook.Base,
		Source: "Single Use Items",
		Text:   "Break on Through: when a wall stops the move, walk through one inner wall cell to the open cell behind it",
	}

	// ScrollGoesAnywhere: Teleport Scroll: between moves, go to any open cell of the floor; its object acts as if the
	// hero had walked there.
	//
	// Another edition's rules, to Single Use Items.
	ScrollGoesAnywhere = &rulebook.Rule{
		ID:     "PA-ITEM-9",
		Basis:  rulebook.Base,
		Source: "Single Use Items",
		Text:   "Teleport Scroll: between moves, go to any open cell of the floor; its object acts as if the hero had walked there",
	}

	// ElixirRaisesCap: LuckyDuck's Endurance Elixir: the HP cap rises by 1 for the rest of the run, from the same
	// page's total on, deaths or not.
	//
	// Another edition's rules, to Shops.
	ElixirRaisesCap = &rulebook.Rule{
		ID:     "PA-ITEM-10",
		Basis:  rulebook.Base,
		Source: "Shops",
		Text:   "LuckyDuck's Endurance Elixir: the HP cap rises by 1 for the rest of the run, from the same page's total on, deaths or not",
		Kept:   "the program does it by itself: no move can leave it out",
	}

	// DiceItemsFitAny: doubling and Mulligan fit any die result: a move's roll, a chest, a mystery object, a web, the
	// Gambler.
	//
	// Another edition's rules, to Single Use Items.
	DiceItemsFitAny = &rulebook.Rule{
		ID:     "PA-ITEM-11",
		Basis:  rulebook.Base,
		Source: "Single Use Items",
		Text:   "doubling and Mulligan fit any die result: a move's roll, a chest, a mystery object, a web, the Gambler",
		Kept:   "it is a permission",
	}

	// DiceItemsFirst: they are used when the die lies and nothing has come of it yet. A new roll replaces the result,
	// doubled or not; one result is doubled once at most; Mulligan may follow Mulligan.
	//
	// House reading, to Single Use Items.
	DiceItemsFirst = &rulebook.Rule{
		ID:     "PA-ITEM-12",
		Basis:  rulebook.House,
		Source: "Single Use Items",
		Text:   "they are used when the die lies and nothing has come of it yet. A new roll replaces the result, doubled or not; one result is doubled once at most; Mulligan may follow Mulligan",
	}

	// BreakTwoSquares: the wall cell of BreakThroughWall is entered as one square and the cell behind it as the next,
	// so two must be left. Both lie on the heading and no corner stops them. Doors, void and the outside are no inner
	// wall. It is used where a wall is hit, in place of any turn due there, or on a first heading that FirstWayOpen
	// shuts; ClearIsStraight then counts that cell as open.
	//
	// House reading, to Single Use Items.
	BreakTwoSquares = &rulebook.Rule{
		ID:     "PA-ITEM-13",
		Basis:  rulebook.House,
		Source: "Single Use Items",
		Text:   "the wall cell of BreakThroughWall is entered as one square and the cell behind it as the next, so two must be left. Both lie on the heading and no corner stops them. Doors, void and the outside are no inner wall. It is used where a wall is hit, in place of any turn due there, or on a first heading that FirstWayOpen shuts; ClearIsStraight then counts that cell as open",
	}

	// ScrollTarget: the scroll may go to the hero's own cell, into a closed vault, but not onto a door without its
	// key. A web there costs coins and has no move to end; a teleporter there jumps as on a step; the stairs and their
	// neighbours let the hero leave.
	//
	// House reading, to Single Use Items.
	ScrollTarget = &rulebook.Rule{
		ID:     "PA-ITEM-14",
		Basis:  rulebook.House,
		Source: "Single Use Items",
		Text:   "the scroll may go to the hero's own cell, into a closed vault, but not onto a door without its key. A web there costs coins and has no move to end; a teleporter there jumps as on a step; the stairs and their neighbours let the hero leave",
		Kept:   "it is a permission, but for doors, which DoorNeedsKey refuses first",
	}
)

// Rules returns the catalogue, in the order of the rulebook.
func Rules() []*rulebook.Rule {
	return []*rulebook.Rule{
		PagesInOrder, NewHero, CarryOver, TreasureRoom, FinalScore, StatsPage, UniqueGem, HeroDecorated,
		DeathOnLastPage,
		FloorGrid, OneStartOneStairs, TeleporterPair, DoorHasKey, StairsReachable, BeginOnStart, KeyReachable,
		RollTheDie, ChooseHeading, HeadingHolds, TurnAtWall, DoubleBackLast, WallCostsNoSquare, KindHolds,
		ShutInEndsMove, FirstWayOpen, CornersDoNotStop, ClearPathFirst, BackBarred, PathMarked, ChooseSide,
		ClearIsStraight, ClearBeforeBack, LastHeading,
		ObjectsAct, UsedIsFloor, RollWhenMet, OncePerFloor,
		CoinFound,
		ChestRolled,
		EnemyStrikes, MysteryEnemyRolled,
		HeartHeals, MysteryHeartRolled,
		WebStops, WebCosts, WebHardMode,
		KeyTaken, KeyOpensAll, KeyStaysOnFloor,
		DoorNeedsKey, DoorIsWall,
		TeleporterJumps, FirstJumpForced, HeadingKept, ArrivalIsQuiet,
		LeaveInReach, LeaveOnEntering, LeavingIsFree, LeaveBetweenMoves,
		QuadrantsFill, EndingTotal, CoinsNeverNegative, AliveUntilTotal, CapCutsTotal,
		DeathBelowZero, Respawn, RespawnHard, ItemsSurviveDeath,
		Purchase, MustAfford, OfferOnce, SingleUse, ShopLedger, ActsWhenBought, LeaveShop, OffersDiffer,
		SnackHeals, GamblerRolls, RushDoubles, WeaklingsCostOne, ShieldBlocks, PotionDoubles, MulliganRerolls,
		BreakThroughWall, ScrollGoesAnywhere, ElixirRaisesCap, DiceItemsFitAny, DiceItemsFirst, BreakTwoSquares,
		ScrollTarget,
	}
}
