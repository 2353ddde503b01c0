package rulebook

import (
	"fmt"
	"strings"
)

// A Basis says where a rule comes from, and so how much it may be relied on.
type Basis uint8

const (
	// Book is a rule that the rulebook itself states.
	Book Basis = iota + 1
	// Base is a rule of published material on the base game or another edition, which the rulebook leans on.
	Base
	// House is a reading of ours, where the rulebook is silent or contradicts itself. It is never a published rule.
	House
)

// String returns "book", "base" or "house reading".
func (b Basis) String() string {
	switch b {
	case Book:
		return "book"
	case Base:
		return "base"
	case House:
		return "house reading"
	}
	return fmt.Sprintf("Basis(%d)", uint8(b))
}

// A Rule is one clause of a rulebook: the smallest statement that a program can follow or break.
//
// Every game package exports its rules as variables of type *Rule, one a clause. A *Rule is an error, so a refused move
// can be asked which rule it broke:
//
//	if errors.Is(err, paperapps.HeadingHolds) { ... }
type Rule struct {
	ID     string // stable name, such as "PA-MOVE-3"; never reused
	Basis  Basis  // who states the rule
	Text   string // the statement, in this project's own words
	Source string // chapter of the rulebook, or what else states it

	// Kept says why no move can break the rule; it is empty where a move can. The program carries such a rule out itself,
	// or the rule changes nothing.
	Kept string
}

// Error returns the id and the statement of the rule.
func (r *Rule) Error() string { return r.ID + ": " + r.Text }

// A Violation is the error for a move that a rule forbids. It unwraps to the rule.
type Violation struct {
	Rule   *Rule  // the rule that the move breaks; of several, the first in the game's catalogue
	Move   string // the move, in the game's notation
	Detail string // what was needed and what there was
}

// Error names the move, the rule and the reason.
func (v *Violation) Error() string {
	return breaks(v.Move, v.Rule, v.Detail)
}

// Unwrap returns the rule, for errors.Is.
func (v *Violation) Unwrap() error { return unwrapped(v.Rule) }

// A ContentError is the error for content that can be read but is not valid: a floor without stairs, a deck with a card
// too many. It unwraps to the rule.
type ContentError struct {
	Path   string // where: "pages[2].floor", with a cell or a line where there is one
	Rule   *Rule  // the rule that the content breaks
	Detail string // what was needed and what there was
}

// Error names the place, the rule and the reason.
func (e *ContentError) Error() string {
	return breaks(e.Path, e.Rule, e.Detail)
}

// Unwrap returns the rule, for errors.Is.
func (e *ContentError) Unwrap() error { return unwrapped(e.Rule) }

// breaks says what breaks a rule. What is not known is left out.
func breaks(what string, r *Rule, detail string) string {
	if what != "" {
		what += " breaks "
	}
	if r != nil {
		what += r.ID + ": "
	}
	return what + detail
}

// unwrapped returns a rule as an error, and no rule as none.
func unwrapped(r *Rule) error {
	if r == nil {
		return nil
	}
	return r
}

// A SyntaxError is the error for text that can't be read: where the reader stopped, and what it expected there.
type SyntaxError struct {
	Path string // which text, such as "moves[3]" or "setup.pages[0].floor"; empty for a text that stands alone
	Line int    // line of the text, from 1; 0 where the text has no lines
	Col  int    // column of the line in bytes, from 1; 0 where the place is the text as a whole
	Want string // what was expected
	Got  string // what stands there
}

// Error returns the place, what was expected and what was found.
func (e *SyntaxError) Error() string {
	var b strings.Builder
	b.WriteString(e.Place())
	if b.Len() > 0 {
		b.WriteString(": ")
	}
	b.WriteString("want " + e.Want)
	if e.Got != "" {
		b.WriteString(", got " + e.Got)
	}
	return b.String()
}

// Place returns the place alone: path, line and column, parted by colons, as far as they are known.
func (e *SyntaxError) Place() string {
	var parts []string
	if e.Path != "" {
		parts = append(parts, e.Path)
	}
	if e.Line > 0 {
		parts = append(parts, fmt.Sprint(e.Line))
	}
	if e.Col > 0 {
		parts = append(parts, fmt.Sprint(e.Col))
	}
	return strings.Join(parts, ":")
}

// In returns a copy of e that lies in the text named by path; a path that e already has becomes the inner part of it.
func (e *SyntaxError) In(path string) *SyntaxError {
	c := *e
	c.Path = join(path, e.Path)
	return &c
}

// join puts an inner path behind an outer one.
func join(outer, inner string) string {
	switch {
	case outer == "":
		return inner
	case inner == "" || inner[0] == '[':
		return outer + inner
	}
	return outer + "." + inner
}
