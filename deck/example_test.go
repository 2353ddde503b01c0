package deck_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/rulebook-go/rulebook/deck"
)

// Names for the cards of the examples.
const (
	amulet = iota
	boots
	chalice
	dagger
	elixir
)

func Example() {
	p := deck.Full(12)
	num, den := p.DrawOdds(4)
	fmt.Printf("%d/%d\n", num, den)

	p, _ = p.Draw(4)
	p, _ = p.Lose(3)
	fmt.Println(p)
	fmt.Println(p.Size(), p.Has(7), p.MayHold(7))
	num, den = p.DrawOdds(7)
	fmt.Printf("%d/%d\n", num, den)
	// Output:
	// 1/12
	// 8 of {0 1 2 3 5 6 7 8 9 10 11}
	// 8 false true
	// 8/88
}

func ExampleCards() {
	s := deck.Cards(dagger, amulet, dagger)
	fmt.Println(s, s.Len())
	fmt.Println(deck.Cards(-1, 63, 64))
	// Output:
	// {0 3} 2
	// {63}
}

func ExampleFirst() {
	fmt.Println(deck.First(5), deck.First(0), deck.First(99).Len())
	// Output: {0 1 2 3 4} {} 64
}

func ExampleFromBits() {
	s := deck.FromBits(0b1001)
	fmt.Printf("%v %b\n", s, s.Bits())
	// Output: {0 3} 1001
}

func ExampleSet() {
	s, t := deck.Cards(amulet, boots, chalice), deck.Cards(chalice, dagger)
	fmt.Println(s.Union(t), s.Intersect(t), s.Minus(t))
	fmt.Println(s.Add(elixir), s.Remove(boots))
	fmt.Println(s.Has(boots), s.Contains(t), s.Contains(deck.Set{}), s.Compare(t))
	// Output:
	// {0 1 2 3} {2} {0 1}
	// {0 1 2 4} {0 2}
	// true false true -1
}

func ExampleSet_Nth() {
	s := deck.Cards(chalice, elixir)
	fmt.Println(s.Nth(1))
	fmt.Println(s.Nth(2))
	// Output:
	// 4 true
	// -1 false
}

func ExampleSet_All() {
	for card := range deck.Cards(dagger, boots).All() {
		fmt.Println(card)
	}
	// Output:
	// 1
	// 3
}

func ExampleSet_Subsets() {
	for s := range deck.Cards(amulet, boots, dagger).Subsets(2) {
		fmt.Println(s)
	}
	// Output:
	// {0 1}
	// {0 3}
	// {1 3}
}

func ExampleBinomial() {
	fmt.Println(deck.Binomial(12, 3))
	fmt.Println(deck.Binomial(3, 12))
	fmt.Println(deck.Binomial(100, 50))
	// Output:
	// 220 true
	// 0 true
	// 0 false
}

func ExampleNew() {
	// Two of four artifacts were shuffled, unseen, into a pile with the amulet.
	p, err := deck.New(deck.Cards(amulet), 2, deck.Cards(boots, chalice, dagger, elixir))
	fmt.Println(p, err)
	fmt.Println(p.Sure(), p.Candidates(), p.Size())
	for card := range p.Draws() {
		num, den := p.DrawOdds(card)
		fmt.Printf("%d: %d/%d\n", card, num, den)
	}

	_, err = deck.New(deck.Cards(amulet), 1, deck.Cards(amulet, boots))
	fmt.Println(err)
	// Output:
	// {0} + 2 of {1 2 3 4} <nil>
	// {0} {0 1 2 3 4} 3
	// 0: 4/12
	// 1: 2/12
	// 2: 2/12
	// 3: 2/12
	// 4: 2/12
	// deck: the cards {0} are both sure and candidates
}

func ExampleOf() {
	fmt.Println(deck.Of(dagger, boots) == deck.Holding(deck.Cards(boots, dagger)))
	// Output: true
}

func ExamplePile_Draw() {
	p := deck.Of(amulet, boots)
	p, err := p.Draw(boots)
	fmt.Println(p, err)
	p, err = p.Draw(boots)
	fmt.Println(p, err)
	// Output:
	// {0} <nil>
	// {0} deck: card 1 is not in the pile {0}
}

func ExamplePile_Add() {
	p, _ := deck.Full(4).Lose(2)
	fmt.Println(p)
	p, err := p.Add(9)
	fmt.Println(p, err)
	// Output:
	// 2 of {0 1 2 3}
	// {9} + 2 of {0 1 2 3} <nil>
}

func ExamplePile_Lose() {
	// Nobody saw which card left, so nothing is sure any more.
	p, err := deck.Of(amulet, boots, chalice).Lose(1)
	fmt.Println(p, err)
	// Output: 2 of {0 1 2} <nil>
}

func ExamplePile_Removals() {
	p := deck.Of(amulet, boots, dagger)
	for s := range p.Removals(2) {
		num, den, _ := p.RemovalOdds(s)
		after, _ := p.Remove(s)
		fmt.Printf("%v %d/%d leaves %v\n", s, num, den, after)
	}
	// Output:
	// {0 1} 1/3 leaves {3}
	// {0 3} 1/3 leaves {1}
	// {1 3} 1/3 leaves {0}
}

func ExamplePile_Looks() {
	p, _ := deck.New(deck.Cards(amulet), 1, deck.Cards(boots, chalice))
	for s := range p.Looks() {
		num, den, _ := p.LookOdds(s)
		seen, _ := p.Look(s)
		fmt.Printf("%d/%d %v\n", num, den, seen)
	}
	// Output:
	// 1/2 {0 1}
	// 1/2 {0 2}
}

func ExamplePile_Sample() {
	r := rand.New(rand.NewPCG(1, 2))
	p := deck.Full(5)
	fmt.Println(p.Sample(r), p.SampleRemoval(3, r), p.SampleLook(r))
	fmt.Println(deck.Pile{}.Sample(r))
	// Output:
	// 3 {0 3 4} {0 1 2 3 4}
	// -1
}
