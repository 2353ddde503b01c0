package dice_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/rulebook-go/rulebook/dice"
)

func Example() {
	two, _ := dice.NewPool(dice.D(6).Times(2))
	sum, _ := dice.Sum(two)
	fmt.Println(sum.Prob(dice.Is(7)), dice.Mean(sum))

	coin := dice.New("heads", "tails")
	pool, _ := dice.NewPool(coin.Times(3))
	fmt.Println(pool.Count("heads").Prob(dice.Is(3)))
	fmt.Println(pool.Odds([]string{"heads", "heads", "tails"}))
	// Output:
	// 1/6 7/1
	// 1/8
	// 3 8 true
}

func ExampleNew() {
	d := dice.New("blank", "sword", "blank", "shield", "sword", "blank")
	for face, weight := range d.Faces() {
		fmt.Println(face, weight)
	}
	fmt.Println(d.Len(), d.Total(), d.Weight("sword"), d.Weight("dragon"))
	// Output:
	// blank 3
	// sword 2
	// shield 1
	// 3 6 2 0
}

func ExampleDie_Roll() {
	r := rand.New(rand.NewPCG(1, 2))
	d := dice.D(6)
	fmt.Println(d.Roll(r), d.Roll(r), d.Roll(r))
	// Output: 5 4 5
}

func ExampleNewPool() {
	pool, err := dice.NewPool(dice.D(6).Times(2), dice.D(4).Times(1))
	fmt.Println(pool.Len(), len(pool.Groups()), err)
	fmt.Println(pool.NumRolls())

	_, err = dice.NewPool(dice.D(6).Times(65))
	fmt.Println(err)
	// Output:
	// 3 2 <nil>
	// 84 true
	// dice: not a pool: more than 64 dice
}

func ExamplePool_Rolls() {
	pool := dice.MustPool(dice.New("heads", "tails").Times(2))
	for roll := range pool.Rolls() {
		num, den, _ := pool.Odds(roll)
		fmt.Printf("%v %d/%d\n", roll, num, den)
	}
	// Output:
	// [heads heads] 1/4
	// [heads tails] 2/4
	// [tails tails] 1/4
}

func ExamplePool_Outcomes() {
	pool := dice.MustPool(dice.D(6).Times(3))
	rolls, _ := pool.Outcomes()
	pair := func(roll []int) bool { return roll[0] == roll[1] || roll[1] == roll[2] }
	fmt.Println(rolls.Len(), rolls.Total(), rolls.Prob(pair))
	// Output: 56 216 4/9
}

func ExamplePool_Part() {
	// The fives are kept, the rest is rolled again.
	pool := dice.MustPool(dice.D(6).Times(3))
	rest := pool.Part([]bool{true, false, false})
	fmt.Println(rest.Count(5).Prob(dice.Is(1)))
	// Output: 1/6
}

func ExamplePool_Sort() {
	pool := dice.MustPool(dice.D(6).Times(3))
	roll := []int{6, 1, 4}
	fmt.Println(pool.Sort(roll), roll)
	fmt.Println(pool.Sort([]int{1, 2, 7}))
	// Output:
	// <nil> [1 4 6]
	// dice: not a roll of the pool: [1 2 7]
}

func ExamplePool_AppendRoll() {
	r := rand.New(rand.NewPCG(1, 2))
	pool := dice.MustPool(dice.D(6).Times(3))
	roll := pool.AppendRoll(nil, r)
	fmt.Println(roll)
	roll, err := pool.AppendReroll(roll[:0], roll, []bool{true}, r)
	fmt.Println(roll, err)
	// Output:
	// [4 5 5]
	// [5 5 5] <nil>
}

func ExamplePool_Settle() {
	// Two dice, rolled again while they show the same.
	pool := dice.MustPool(dice.D(6).Times(2))
	settled, err := pool.Settle(func(roll []int, again []bool) {
		if roll[0] == roll[1] {
			again[0], again[1] = true, true
		}
	})
	fmt.Println(err)
	fmt.Println(settled.Again, settled.Rolls, settled.Final.Len(), settled.Final.Total())

	_, err = pool.Settle(func(roll []int, again []bool) { again[0] = true })
	fmt.Println(err)
	// Output:
	// <nil>
	// 1/6 6/5 15 15
	// dice: the rule never settles: not from [1 1]
}

func ExampleMap() {
	rolls, _ := dice.MustPool(dice.D(6).Times(2)).Outcomes()
	highest := dice.Map(rolls, slices.Max[[]int])
	for n, p := range highest.All() {
		fmt.Println(n, p)
	}
	// Output:
	// 1 1/36
	// 2 1/12
	// 3 5/36
	// 4 7/36
	// 5 1/4
	// 6 11/36
}

func ExampleDist_Sorted() {
	odd := dice.Map(dice.MustPool(dice.D(3).Times(1)).Count(1, 2), func(n int) string {
		return []string{"three", "lower"}[n]
	})
	for name, weight := range odd.Sorted(cmp.Compare[string]).Weights() {
		fmt.Println(name, weight)
	}
	// Output:
	// lower 2
	// three 1
}

func ExampleDist_Sample() {
	sum, _ := dice.Sum(dice.MustPool(dice.D(6).Times(2)))
	r := rand.New(rand.NewPCG(1, 2))
	fmt.Println(sum.Sample(r), sum.Sample(r), sum.Sample(r))
	// Output: 9 8 9
}

func ExampleError() {
	_, err := dice.MustPool(dice.D(20).Times(64)).Outcomes()
	fmt.Println(err)
	// Output: dice: too many outcomes: the pool has more than 262144 rolls
}
