// Package rulebook turns printed game rulebooks into law that a program can run. It holds what the games share; the games
// themselves are packages of their own:
//
//   - [github.com/rulebook-go/rulebook/paperapps]: Paper Apps DUNGEON, a solo dice-and-pencil crawler;
//   - [github.com/rulebook-go/rulebook/paperdungeons]: Paper Dungeons with Side Quest, a roll-and-write for 1 to 8;
//   - [github.com/rulebook-go/rulebook/dungeonalliance]: Dungeon Alliance: Champions, for 1 to 4.
//
// A game is an immutable position, a notation for moves, and one function that carries a move out or refuses it and
// names the rule. Randomness enters only as moves, so a game is a plain list of moves that can be replayed, checked,
// branched and searched.
//
// # Reading the rules
//
// Each game package exports one [Rule] a clause, in the order of its rulebook, with the statement, who states it ([Book],
// [Base] or [House]) and the chapter. An accepted move explains itself as a list of [Event] values, a refused one as a
// [Violation]; both name their rule.
//
// # Positions and moves
//
// [State] is what every position can do. [Moves] lists the legal moves, [Replay] plays a list of them, and [Playout] plays
// at random. A chance event is a position like any other, whose moves are its outcomes with exact odds.
//
// # Records
//
// A [Record] is a game as a file: set-up and moves. [Check] plays it and returns a [Verdict]: the game is legal and ends
// there, or this move breaks that rule, or the text can't be read at that place. The module's own tests are the oracle:
//
//	go test . -run Oracle -v -args -records PATH
package rulebook
