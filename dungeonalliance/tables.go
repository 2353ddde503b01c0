package dungeonalliance

// The reference tables of the rulebook, for 1, 2, 3 and 4 players, and two that the game needs beside them.
//
// Two gaps stay visible. The tile columns sum to 12, 13, 17 and 21. With one start tile a player, 2, 3 and 4 players fill
// their frames of 15, 20 and 25 spaces exactly. The column of 1 player does not fit: 12 tiles and a start tile for a frame
// of 9 spaces. The rulebook's numbers stand as they are, and nothing here says that every tile finds a place. And the
// rulebook has no Level III row for the XP pools: what [XPPool] says of Level III is a house reading.
var (
	tileTable = [levels][MaxSeats]int{
		{6, 6, 8, 10},
		{4, 5, 6, 7},
		{2, 2, 3, 4},
	}
	poolTable = [...][MaxSeats]int{
		{8, 12, 15, 20},
		{12, 16, 25, 35},
	}
	frameTable = [MaxSeats]int{9, 15, 20, 25}
)

// Unlimited is the count of a pool that never runs out.
const Unlimited = -1

// DungeonTiles returns the number of Dungeon Tiles of a level, 1 to 3, for a number of players, 1 to 4 ([TileTable]). It
// returns 0 for any other level or number.
//
// The tiles of 1 player are 12, and with the start tile they do not fit the frame of 9 spaces that [FrameSpaces] gives: the
// sources disagree, and the rulebook's numbers are kept. A map need not use the counts ([TilesFree]).
func DungeonTiles(level, players int) int {
	if level < 1 || level > levels || players < 1 || players > MaxSeats {
		return 0
	}
	return tileTable[level-1][players-1]
}

// XPPool returns the number of XP tokens in the pool of a level, 1 to 3, for a number of players, 1 to 4 ([PoolTable]). It
// returns 0 for any other level or number.
//
// The rulebook has no row for Level III. House reading: that pool is [Unlimited] ([PoolIIITable]); Options.XPPoolIII sets
// another count.
func XPPool(level, players int) int {
	switch {
	case level < 1 || level > levels || players < 1 || players > MaxSeats:
		return 0
	case level == levels:
		return Unlimited
	}
	return poolTable[level-1][players-1]
}

// FrameSpaces returns the number of spaces of the Dungeon Frame for a number of players, 1 to 4, start tiles included
// ([FrameTable]). It returns 0 for any other number. It is the base game's table; see [DungeonTiles] for the column that
// does not fit it.
func FrameSpaces(players int) int {
	if players < 1 || players > MaxSeats {
		return 0
	}
	return frameTable[players-1]
}
