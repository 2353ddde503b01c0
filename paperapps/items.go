package paperapps

import (
	"fmt"

	"github.com/rulebook-go/rulebook"
)

// An Item is something that a shop sells.
type Item uint8

// The twelve items.
const (
	LightSnack Item = iota
	MediumSnack
	HeartySnack
	Gambler
	CoinRush
	Weaklings
	MagicShield
	DoublingPotion
	ScrollOfMulligan
	BreakOnThrough
	TeleportScroll
	EnduranceElixir

	numItems = iota
)

// items holds what is printed of each item. Single-use items have a Used box (SingleUse).
var items = [numItems]struct {
	name      string
	heals     int16 // HP at once (SnackHeals)
	singleUse bool
	effect    effect // on the next floor
	rule      *rulebook.Rule
}{
	LightSnack:       {name: "Light Snack", heals: 3, rule: SnackHeals},
	MediumSnack:      {name: "Medium Snack", heals: 6, rule: SnackHeals},
	HeartySnack:      {name: "Hearty Snack", heals: 9, rule: SnackHeals},
	Gambler:          {name: "Gambler", rule: GamblerRolls},
	CoinRush:         {name: "Coin Rush", effect: rush, rule: RushDoubles},
	Weaklings:        {name: "Weaklings", effect: weak, rule: WeaklingsCostOne},
	MagicShield:      {name: "Magic Shield", effect: shield, rule: ShieldBlocks},
	DoublingPotion:   {name: "Doubling Potion", singleUse: true, rule: PotionDoubles},
	ScrollOfMulligan: {name: "Scroll of Mulligan", singleUse: true, rule: MulliganRerolls},
	BreakOnThrough:   {name: "Break on Through", singleUse: true, rule: BreakThroughWall},
	TeleportScroll:   {name: "Teleport Scroll", singleUse: true, rule: ScrollGoesAnywhere},
	EnduranceElixir:  {name: "Endurance Elixir", rule: ElixirRaisesCap},
}

// gamblerWins is the lowest result for which the Gambler pays (GamblerRolls).
const gamblerWins = 4

// effect is a set of effects on one floor.
type effect uint8

const (
	rush effect = 1 << iota
	weak
	shield
)

// String returns the item's name, such as "Light Snack".
func (i Item) String() string {
	if i < numItems {
		return items[i].name
	}
	return fmt.Sprintf("Item(%d)", uint8(i))
}

// SingleUse reports whether the item has a Used box.
func (i Item) SingleUse() bool { return i < numItems && items[i].singleUse }

// MarshalText writes the item's name.
func (i Item) MarshalText() ([]byte, error) {
	if i >= numItems {
		return nil, fmt.Errorf("paperapps: there is no item %d", i)
	}
	return []byte(items[i].name), nil
}

// UnmarshalText reads an item's name; the error is a *rulebook.SyntaxError.
func (i *Item) UnmarshalText(text []byte) error {
	for k := range items {
		if items[k].name == string(text) {
			*i = Item(k)
			return nil
		}
	}
	return &rulebook.SyntaxError{Want: "the name of an item", Got: fmt.Sprintf("%q", text)}
}
