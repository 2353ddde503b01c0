package paperapps

import (
	"slices"
	"testing"
)

// The breaches of every verb stand in the order of the catalogue, so that a refusal names the first rule that is broken.
func TestBreachesStandInCatalogueOrder(t *testing.T) {
	for v, list := range breaches {
		last := 0
		for _, b := range list {
			place := slices.Index(Rules(), b.rule)
			if place < last {
				t.Errorf("%v: %s stands behind %s", Verb(v), b.rule.ID, Rules()[last].ID)
			}
			last = place
			if b.rule.Kept != "" {
				t.Errorf("%v: %s refuses and says that no move can break it", Verb(v), b.rule.ID)
			}
		}
	}
}
