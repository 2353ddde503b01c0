package dungeonalliance_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/rulebook-go/rulebook"
	"github.com/rulebook-go/rulebook/dungeonalliance"
)

// Every value of every option is written by its name and read back; a value without a name is not written.
func TestOptionsAreWrittenByNameAndReadBack(t *testing.T) {
	for i := range reflect.TypeFor[dungeonalliance.Options]().NumField() {
		field := reflect.TypeFor[dungeonalliance.Options]().Field(i)
		if field.Type.Kind() != reflect.Uint8 {
			continue
		}
		for n := 0; ; n++ {
			var o, again dungeonalliance.Options
			reflect.ValueOf(&o).Elem().Field(i).SetUint(uint64(n))
			data, err := json.Marshal(o)
			if err != nil {
				require.GreaterOrEqual(t, n, 2, field.Name)
				break
			}
			require.NoError(t, rulebook.ReadJSON(data, &again))
			require.Equal(t, o, again)
			if n == 0 {
				require.Equal(t, "{}", string(data), "the default of %s is left out", field.Name)
			}
		}
	}
}

func TestOptionsAreReadStrictly(t *testing.T) {
	for _, text := range []string{
		`{"mode": "competitive"}`, `{"mode": 1}`, `{"room": "no"}`, `{"pvp": "true"}`, `{"Lock": 3}`, `{"locks": "Free"}`,
		`{"xpPoolIII": "unlimited"}`, `{"xpPoolIII": [1, 2, 3]}`, `{"xpPoolIII": [1, 2, 3, -4]}`, `{"xpPoolIII": 4}`,
	} {
		var o dungeonalliance.Options
		var syntax *rulebook.SyntaxError
		require.ErrorAs(t, rulebook.ReadJSON([]byte(text), &o), &syntax, "%s", text)
	}
}

func ExampleOptions() {
	var o dungeonalliance.Options
	fmt.Println(o.Mode, o.Room, o.Base, o.XPPoolIII)
	err := json.Unmarshal([]byte(`{"mode": "Solo", "room": "Off", "xpPoolIII": [4, 6, 8, 10]}`), &o)
	fmt.Println(o.Mode, o.Room, o.Base, o.XPPoolIII, err)
	// Output:
	// Competitive On House Unlimited
	// Solo Off House [4 6 8 10] <nil>
}
