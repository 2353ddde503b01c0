package dice

import (
	"iter"
	"math/rand/v2"
	"slices"
)

// A Die has distinct faces, each with a positive integer weight: the probability
// of a face is its weight over the total. The order of the faces is part of the
// die; rolls and outcomes are sorted by it. The zero Die has no faces, and no
// pool takes it.
//
// Faces are compared with ==, which panics if F is an interface type and a face
// holds a value that can't be compared. A NaN equals nothing, itself included,
// so it is never found again in a roll.
type Die[F comparable] struct {
	faces   []F
	weights []uint64
	total   uint64
}

// New returns the die with one side for each of the faces listed. A face listed
// several times is one face of that weight; faces are in the order in which they
// are first listed. With no face, or more than [MaxFaces] distinct ones, New
// returns the zero Die.
func New[F comparable](faces ...F) Die[F] {
	var d Die[F]
	place := make(map[F]int)
	for _, f := range faces {
		i, ok := place[f]
		if !ok {
			i = len(d.faces)
			if i == MaxFaces {
				return Die[F]{}
			}
			place[f] = i
			d.faces = append(d.faces, f)
			d.weights = append(d.weights, 0)
		}
		d.weights[i]++
		d.total++
	}
	return d
}

// D returns the die with n equally likely faces, the numbers 1 to n. When n is
// outside 1 to [MaxFaces] it returns the zero Die.
func D(n int) Die[int] {
	if n < 1 || n > MaxFaces {
		return Die[int]{}
	}
	d := Die[int]{make([]int, n), make([]uint64, n), uint64(n)}
	for i := range n {
		d.faces[i], d.weights[i] = i+1, 1
	}
	return d
}

// Len returns the number of distinct faces.
func (d Die[F]) Len() int { return len(d.faces) }

// Total returns the sum of the weights: the number of sides.
func (d Die[F]) Total() uint64 { return d.total }

// Weight returns the weight of the face, 0 when the die doesn't have it.
func (d Die[F]) Weight(face F) uint64 {
	if i := d.place(face); i >= 0 {
		return d.weights[i]
	}
	return 0
}

// place returns the place of the face in the order of the die, or -1.
func (d Die[F]) place(face F) int { return slices.Index(d.faces, face) }

// Faces returns the faces in order, each with its weight.
func (d Die[F]) Faces() iter.Seq2[F, uint64] {
	return func(yield func(F, uint64) bool) {
		for i, f := range d.faces {
			if !yield(f, d.weights[i]) {
				return
			}
		}
	}
}

// Roll returns a face drawn by weight. The zero Die returns the zero F.
func (d Die[F]) Roll(r *rand.Rand) F {
	if d.total == 0 {
		var zero F
		return zero
	}
	return d.faces[d.roll(r)]
}

// roll returns the place of a face drawn by weight. The die must have a face.
func (d Die[F]) roll(r *rand.Rand) int {
	x := r.Uint64N(d.total)
	i := 0
	for ; x >= d.weights[i]; i++ {
		x -= d.weights[i]
	}
	return i
}

// Times returns the group of n such dice, for [NewPool].
func (d Die[F]) Times(n int) Group[F] { return Group[F]{n, d} }
