package paperdungeons_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	pd "github.com/rulebook-go/rulebook/paperdungeons"
)

func TestRoomsReadBackInOrder(t *testing.T) {
	last := ""
	for r := range pd.Room(pd.NumRooms) {
		require.Less(t, last, r.String())
		last = r.String()
		back, err := pd.ParseRoom(last)
		require.NoError(t, err)
		require.Equal(t, r, back)
		require.Equal(t, r, pd.RoomAt(r.Column(), r.Row()))
		text, err := r.MarshalText()
		require.NoError(t, err)
		var again pd.Room
		require.NoError(t, again.UnmarshalText(text))
		require.Equal(t, r, again)
	}
	for _, text := range []string{"", "A", "A0", "A8", "G1", "a1", "A11", "outside"} {
		_, err := pd.ParseRoom(text)
		require.Error(t, err, text)
	}
	var r pd.Room
	require.NoError(t, r.UnmarshalText([]byte("outside")))
	require.Equal(t, pd.Outside, r)
}

func TestNeighboursAreMutual(t *testing.T) {
	pairs := 0
	for a := range pd.Room(pd.NumRooms) {
		for side := range pd.Side(pd.NumSides) {
			b := a.Neighbour(side)
			if b == pd.Outside {
				require.True(t, a.Edge())
				continue
			}
			pairs++
			require.Equal(t, a, b.Neighbour((side+2)%pd.NumSides))
			require.True(t, a.NextTo(b))
		}
		for b := range pd.Room(pd.NumRooms) {
			distance := abs(a.Column()-b.Column()) + abs(a.Row()-b.Row())
			require.Equal(t, distance == 1, a.NextTo(b), "%v %v", a, b)
		}
		require.False(t, a.NextTo(pd.Outside))
	}
	require.Equal(t, 2*71, pairs)
	for r := pd.Outside; r > 0; r++ { // up to the last number
		for side := range pd.Side(6) {
			require.Equal(t, pd.Outside, r.Neighbour(side), "%v, %v", r, side)
		}
		require.False(t, r.NextTo(r-1), r)
	}
	require.Equal(t, pd.Outside, pd.Room(20).Neighbour(4))
	require.Equal(t, [2]string{"west", "Side(4)"}, [2]string{pd.Side(3).String(), pd.Side(4).String()})
}

func abs(n int) int { return max(n, -n) }

func TestRoomSets(t *testing.T) {
	require.Equal(t, "A1 A7 F1 F7", pd.Corners.String())
	require.Equal(t, 22, pd.EdgeRooms.Len())
	require.Equal(t, pd.NumRooms, pd.AllRooms.Len())
	var columns, rows pd.RoomSet
	for c := range pd.NumColumns {
		require.Equal(t, 7, pd.ColumnRooms(c).Len())
		columns |= pd.ColumnRooms(c)
	}
	for r := range pd.NumRows {
		require.Equal(t, 6, pd.RowRooms(r).Len())
		rows |= pd.RowRooms(r)
	}
	require.Equal(t, pd.AllRooms, columns)
	require.Equal(t, pd.AllRooms, rows)
	require.Equal(t, "A3 B3 C3 D3 E3 F3", pd.RowRooms(2).String())
	require.Equal(t, "B1 B2 B3 B4 B5 B6 B7", pd.ColumnRooms(1).String())
	require.Zero(t, pd.Rooms(pd.Outside))
}

func ExampleParseRoom() {
	room, err := pd.ParseRoom("E6")
	fmt.Println(room, room.Neighbour(pd.North), room.Neighbour(pd.East), err)
	_, err = pd.ParseRoom("G1")
	fmt.Println(err)
	// Output:
	// E6 E7 F6 <nil>
	// want a room, A1 to F7, got "G1"
}
