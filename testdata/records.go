// Package testdata holds the records of the games as files, for programs that check themselves against them.
package testdata

import (
	"embed"
	"io/fs"
)

// Files are the records, a folder a game.
//
//go:embed paperapps paperdungeons dungeonalliance record.schema.json
var Files embed.FS

// Of returns the records of one game, such as "paperapps". For a name that is no game's it has no files.
func Of(game string) fs.FS {
	records, err := fs.Sub(Files, game)
	if err != nil {
		return embed.FS{} // a name that is no folder's
	}
	return records
}
