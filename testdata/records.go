// Package testdata holds the records of the games as files, for programs that check themselves against them.
package testdata

import "embed"

// Files are the records, a folder a game.
//
//go:embed paperapps paperdungeons dungeonalliance record.schema.json
var Files embed.FS
