package paperapps

import (
	"iter"
	"slices"
)

// Page returns the number of the open page, from 0; when the run is over, the number of pages.
func (s State) Page() int { return int(s.page) }

// Pages returns the number of pages of the notebook.
func (s State) Pages() int {
	if s.run == nil {
		return 0
	}
	return len(s.run.pages)
}

// Options returns the options of the run.
func (s State) Options() Options {
	if s.run == nil {
		return Options{}
	}
	return s.run.options
}

// Offers returns the offers of the open shop page, in the order of their numbers from 1; nil on a floor and when the run is
// over.
func (s State) Offers() []Offer { return slices.Clone(s.shop()) }

// Active reports whether the effect of a Coin Rush, of Weaklings or of a Magic Shield is on the open floor; Coming, whether
// one was bought for the next floor.
func (s State) Active(i Item) bool { return i < numItems && s.active&items[i].effect != 0 }

// Coming reports whether an effect was bought on this page for the next floor: see Active.
func (s State) Coming(i Item) bool { return i < numItems && s.coming&items[i].effect != 0 }

// Cap returns the most HP that the open page may end with, elixirs included; ok is false if the edition has no cap
// (CapCutsTotal, ElixirRaisesCap).
func (s State) Cap() (hp int, ok bool) {
	if s.run == nil {
		return 0, false
	}
	return s.run.options.most(s.elixirs)
}

// Floor returns the open floor, or nil on a shop page and when the run is over.
func (s State) Floor() *Floor { return s.floor() }

// At returns the hero's cell on the open floor; the zero Cell where there is none.
func (s State) At() Cell {
	if f := s.floor(); f != nil {
		return f.cell(s.at)
	}
	return Cell{}
}

// Last returns the heading of the hero's last step on the open floor, or NoHeading (LastHeading).
func (s State) Last() Heading { return s.last }

// Squares returns how many squares of the roll are still to be walked; 0 between moves and before a heading is chosen.
func (s State) Squares() int { return int(s.squares) }

// Die returns the result that lies, doubled if a potion was used; 0 if none lies.
func (s State) Die() int { return s.pips() }

// Doubled reports whether the result that lies was doubled: it is walked in the headings of what the die shows (PotionDoubles).
func (s State) Doubled() bool { return s.doubled }

// HasKey reports whether the hero has the key of the open floor (KeyTaken).
func (s State) HasKey() bool { return s.key }

// Jumped reports whether the teleporters of the open floor have been used, so that they are optional (FirstJumpForced).
func (s State) Jumped() bool { return s.jumped }

// Starting returns the HP and coins that the open page started with; the final ones when the run is over.
func (s State) Starting() Totals { return Totals{int(s.hp), int(s.coins)} }

// Deaths returns the tally of deaths.
func (s State) Deaths() int { return int(s.deaths) }

// Holds returns how many unused single-use items of the kind the hero has; 0 for items without a Used box.
func (s State) Holds(i Item) int {
	if !i.SingleUse() {
		return 0
	}
	return int(s.held[i-DoublingPotion])
}

// Bought reports whether offer number k of the open shop page, from 1, has been bought (OfferOnce).
func (s State) Bought(k int) bool { return k >= 1 && k <= len(s.shop()) && s.bought>>(k-1)&1 != 0 }

// Marked reports whether the path on the open floor has been through the cell (PathMarked).
func (s State) Marked(c Cell) bool {
	f := s.floor()
	return f != nil && f.has(c) && s.path.has(f.index(c))
}

// Used returns the cells of the open floor whose objects have acted, in reading order (UsedIsFloor).
func (s State) Used() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		f := s.floor()
		if f == nil {
			return
		}
		used := s.path.and(&f.objects)
		for i := range int16(len(f.tiles)) {
			if used.has(i) && !yield(f.cell(i)) {
				return
			}
		}
	}
}

// Quadrants are the four fields of a page's ledger: what was gained and lost on it (QuadrantsFill). None is negative.
type Quadrants struct {
	PlusHP     int `json:"plus_hp"`
	MinusHP    int `json:"minus_hp"`
	PlusCoins  int `json:"plus_coins"`
	MinusCoins int `json:"minus_coins"`
}

func (q quadrants) exported() Quadrants {
	return Quadrants{int(q.plusHP), int(q.minusHP), int(q.plusCoins), int(q.minusCoins)}
}

// Ledger returns the quadrants of the open page.
func (s State) Ledger() Quadrants { return s.now.exported() }

// A Closed page is a finished page's ledger row.
type Closed struct {
	Start     Totals
	Quadrants Quadrants
	Ending    Totals
	Death     bool
}

// Closed returns the finished pages in order. Each follows from the one before it and its own quadrants alone.
func (s State) Closed() []Closed {
	if s.run == nil {
		return nil
	}
	o := &s.run.options
	pages := make([]Closed, s.page)
	next := Totals{HP: o.StartHP}
	for i := range pages {
		q := s.done[i].exported()
		page := &s.run.pages[i]
		hp, coins := next.HP+q.PlusHP-q.MinusHP, next.Coins+q.PlusCoins-q.MinusCoins
		elixirs := s.elixirs & (2<<i - 1) // those of this page and the pages before it
		ending := o.total(elixirs, hp, coins)
		death := page.Floor != nil && ending.HP < o.DeathBelow
		pages[i] = Closed{next, q, ending, death}
		if next = ending; death {
			next = Totals{HP: o.RespawnHP}
		}
	}
	return pages
}
