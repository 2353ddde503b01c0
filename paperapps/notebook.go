package paperapps

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// MaxPages is the most pages that a notebook may have.
const MaxPages = 64

// maxPrice bounds the price of an offer, in coins.
const maxPrice = 999

// A Page is one page of a notebook: a floor or a shop. One of its fields is set; a shop without offers is empty, and not nil.
type Page struct {
	Floor *Floor
	Shop  []Offer
}

// An Offer is an item on a shop page with its price in coins, 0 to 999.
type Offer struct {
	Item  Item `json:"item"`
	Price int  `json:"price"`
}

// A Notebook is an ordered list of pages, followed by the treasure room (PagesInOrder).
type Notebook struct {
	Name  string `json:"name"`
	Gem   string `json:"gem"` // the gem in the treasure room (UniqueGem)
	Pages []Page `json:"pages"`
}

//go:embed hollowhill.json
var hollowHill []byte

// HollowHill returns the notebook that this package ships: 12 floors and 3 shops that get harder with depth. It is
// invented, and holds no published page.
func HollowHill() Notebook {
	var n Notebook
	if err := rulebook.ReadJSON(hollowHill, &n); err != nil {
		panic("paperapps: the shipped notebook: " + err.Error()) // a test reads it
	}
	return n
}

// MarshalJSON writes {"floor": [rows]} or {"shop": [offers]}. The error is the one that Setup.Start has for a page with both
// or neither, or with the zero Floor.
func (p Page) MarshalJSON() ([]byte, error) {
	switch err := p.check(); {
	case err != nil:
		return nil, err
	case p.Floor != nil:
		return rulebook.WriteJSON(map[string][]string{"floor": p.Floor.rows})
	}
	return rulebook.WriteJSON(map[string][]Offer{"shop": p.Shop})
}

// check reports a page that is neither a floor nor a shop.
func (p Page) check() error {
	switch {
	case p.Floor != nil && p.Shop != nil:
		return &rulebook.ContentError{Rule: PagesInOrder, Detail: "want a floor or a shop, got both"}
	case p.Floor == nil && p.Shop == nil:
		return &rulebook.ContentError{Rule: PagesInOrder, Detail: "want a floor or a shop, got neither"}
	case p.Floor != nil && p.Floor.stride == 0:
		return &rulebook.ContentError{Path: "floor", Rule: OneStartOneStairs, Detail: "the floor is empty"}
	}
	return nil
}

// UnmarshalJSON reads an offer, strictly: it has both fields. The error is a *rulebook.SyntaxError.
func (o *Offer) UnmarshalJSON(data []byte) error {
	var raw struct {
		Item  *Item `json:"item"`
		Price *int  `json:"price"`
	}
	if err := rulebook.ReadJSON(data, &raw); err != nil {
		return inside(err)
	}
	if raw.Item == nil || raw.Price == nil {
		return &rulebook.SyntaxError{Want: "an offer with an item and its price", Got: string(data)}
	}
	*o = Offer{*raw.Item, *raw.Price}
	return nil
}

// UnmarshalJSON reads what MarshalJSON writes. The errors are those of ParseFloor, and a *rulebook.SyntaxError for
// anything else.
func (p *Page) UnmarshalJSON(data []byte) error {
	var page struct {
		Floor *[]string `json:"floor"`
		Shop  *[]Offer  `json:"shop"`
	}
	if err := rulebook.ReadJSON(data, &page); err != nil {
		return inside(err)
	}
	if (page.Floor == nil) == (page.Shop == nil) {
		return &rulebook.SyntaxError{Want: "a page with a floor or a shop", Got: string(data)}
	}
	if page.Shop != nil {
		*p = Page{Shop: *page.Shop}
		return nil
	}
	f, err := newFloor(*page.Floor)
	if err != nil {
		return inPath(err, "floor")
	}
	*p = Page{Floor: f}
	return nil
}

// inside drops the line and column of an error in a JSON value that stands inside another text: they are those of the
// value, and its path says more.
func inside(err error) error {
	var syntax *rulebook.SyntaxError
	if errors.As(err, &syntax) {
		c := *syntax
		c.Line, c.Col = 0, 0
		return &c
	}
	return err
}

// inPath puts a path before the place of an error.
func inPath(err error, path string) error {
	var syntax *rulebook.SyntaxError
	var content *rulebook.ContentError
	switch {
	case errors.As(err, &syntax):
		return syntax.In(strings.TrimSuffix(path, "."))
	case errors.As(err, &content):
		c := *content
		if strings.HasPrefix(c.Path, "(") { // a cell
			c.Path = " " + c.Path
		}
		c.Path = strings.TrimSuffix(path+c.Path, ".")
		return &c
	}
	return err
}

// checkPages reports the first page that is not valid: the error is a *rulebook.ContentError.
func checkPages(pages []Page) error {
	if len(pages) == 0 || len(pages) > MaxPages {
		return &rulebook.ContentError{Path: "pages", Rule: PagesInOrder,
			Detail: fmt.Sprintf("want 1 to %d pages, got %d", MaxPages, len(pages))}
	}
	for i, p := range pages {
		path := fmt.Sprintf("pages[%d]", i)
		if err := p.check(); err != nil {
			return inPath(err, path+".")
		}
		if p.Floor != nil {
			continue
		}
		if err := checkShop(p.Shop); err != nil {
			return inPath(err, path+".shop")
		}
	}
	return nil
}

func checkShop(offers []Offer) error {
	var seen [numItems]bool
	for i, o := range offers {
		path := fmt.Sprintf("[%d]", i)
		switch {
		case o.Item >= numItems:
			return &rulebook.ContentError{Path: path, Rule: Purchase, Detail: fmt.Sprintf("there is no item %d", o.Item)}
		case o.Price < 0 || o.Price > maxPrice:
			return &rulebook.ContentError{Path: path, Rule: Purchase,
				Detail: fmt.Sprintf("want a price of 0 to %d coins, got %d", maxPrice, o.Price)}
		case seen[o.Item]:
			return &rulebook.ContentError{Path: path, Rule: OffersDiffer, Detail: o.Item.String() + " is offered twice"}
		}
		seen[o.Item] = true
	}
	return nil
}
