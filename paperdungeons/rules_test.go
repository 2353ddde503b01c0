package paperdungeons_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook/internal/laws"
	"github.com/rulebook-go/rulebook/paperdungeons"
)

func TestCatalogue(t *testing.T) {
	laws.Catalogue(t, "rules.go", "PD-", paperdungeons.Rules())
	require.Len(t, paperdungeons.Rules(), 291)
}
