package paperdungeons

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/rulebook-go/rulebook"
)

// A Kind is a kind of move. Kinds from DrawDungeonKind to LootKind are outcomes of chance, the others a player's.
type Kind uint8

// The kinds of moves, in canonical order.
const (
	NoKind             Kind = iota
	DrawDungeonKind         // dungeon a
	DrawVillainKind         // villain 2 7
	DrawMissionsKind        // missions m1 m4 m9
	DealQuestKind           // deal p1 quest 5
	DealPowersKind          // deal p1 powers 3 9
	DealObjectivesKind      // deal p1 objectives o2 o7
	RollKind                // roll white skull warrior clover black rogue boots boots
	RerollKind              // reroll white clover
	DrawLieutenantKind      // lieutenant 3
	FirstKind               // first p2
	LookKind                // look jewel jewel liquor mirror
	LootKind                // loot jewel liquor mirror
	KeepPowerKind           // p1 keep power 3
	KeepObjectiveKind       // p1 keep objective o7
	SpendKind               // p1 white rogue level rogue
	GoKind                  // p1 go C4
	HaltKind                // p1 halt
	DisarmKind              // p1 disarm C4
	RingKind                // p1 ring C4
	PickKind                // p1 pick C4
	UseKind                 // p1 use liquor
	MirrorKind              // p1 use mirror C4
	PowerPointsKind         // p1 power points
	PowerDisarmKind         // p1 power disarm C4
	DoneKind                // p1 done
	ChooseLevelKind         // p1 level cleric
	ChooseStepKind          // p1 step ring
	ChooseTaskKind          // p1 task 1a
	DefeatKind              // p1 defeat C4
	PassKind                // p1 pass
	TakeKind                // p1 take mirror
	DeclineKind             // p1 decline
	FightKind               // p1 fight
	FleeKind                // p1 flee
	numKinds
)

// String returns the words of a kind in the notation, such as "keep power" or "deal quest"; "spend" for the use of a die, for
// which it has no word, and "none" for NoKind.
func (k Kind) String() string {
	switch {
	case k >= numKinds:
		return name(nil, k, "Kind")
	case k == NoKind:
		return "none"
	case k == SpendKind:
		return "spend"
	case shapes[k].operand == dealtNumber || shapes[k].operand == dealtObjective:
		return "deal " + shapes[k].words
	}
	return shapes[k].words
}

// An Action is what a die pays for (PD-ACT-3).
type Action uint8

// The actions.
const (
	NoAction     Action = iota
	LevelAction         // level up a hero
	CraftAction         // a step of a magic item
	BrewAction          // two potions
	MoveAction          // movement points
	FulfilAction        // a task of a side quest
)

var actionNames = []string{"none", "level", "craft", "brew", "move", "task"}

// String returns "level", "craft", "brew", "move" or "task".
func (a Action) String() string { return name(actionNames, a, "Action") }

// A Task is one of the six tasks of a player's two side quests, in the order 1a, 1b, 1c, 2a, 2b, 2c.
type Task uint8

// NumTasks is the number of tasks that a player has.
const NumTasks = 6

var taskNames = []string{"1a", "1b", "1c", "2a", "2b", "2c"}

// String returns "1a" to "2c": the side quest and the letter of the task.
func (k Task) String() string { return name(taskNames, k, "Task") }

// Quest returns 0 for a task of side quest I, 1 for one of II.
func (k Task) Quest() int { return int(k) / 3 }

// Letter returns 0, 1 or 2 for a task A, B or C.
func (k Task) Letter() int { return int(k) % 3 }

// BonusClover returns what stands for a bonus clover where a move names a die: a clover of no colour, which is none of
// the six dice (PD-ACT-12).
func BonusClover() Die { return Die{bonusColour, Clover} }

const bonusColour Colour = 2

// A Move is a move of the game: a player's choice or an outcome of chance. The zero Move is never legal.
type Move struct {
	kind   Kind
	seat   uint8 // 1 to 8, as in the notation; 0: no player
	die    Die
	action Action
	what   uint8     // hero, item, task, artifact or room
	n      [3]uint16 // numbers of cards, in ascending order
	cards  hoard
	dice   roll
}

// A roll is what dice show, white ones first, each colour in the order of the faces.
type roll struct {
	faces         [NumDice]Face
	whites, count uint8
}

// NumDice is the number of dice, the first half of them white.
const (
	NumDice      = 6
	NumWhiteDice = 3
)

// A hoard is a set of cards of the treasure pile. The Jewels are alike, so they are counted: j of them are the lowest j
// of the four lowest bits. The other kinds follow, one bit a card.
type hoard uint16

// jewelBits are the bits of the Jewels.
const jewelBits = 1<<NumJewels - 1

// jewels returns the number of Jewels in the set.
func (h hoard) jewels() int { return bits.OnesCount16(uint16(h & jewelBits)) }

// len returns the number of cards.
func (h hoard) len() int { return bits.OnesCount16(uint16(h)) }

// with adds a card. A fifth Jewel, or a card that is there already, changes nothing; ok is then false.
func (h hoard) with(a Artifact) (_ hoard, ok bool) {
	next := h
	if a == Jewel {
		next = h | (h<<1|1)&jewelBits
	} else {
		next = h | 1<<cardOf(a)
	}
	return next, next != h
}

// cardOf returns the number of the card of a kind, 0 to 15; of the Jewels, the first.
func cardOf(a Artifact) int {
	if a == Jewel {
		return 0
	}
	return int(a) - 2 + NumJewels
}

// kindOf returns the kind of a card 0 to 15.
func kindOf(card int) Artifact {
	if card < NumJewels {
		return Jewel
	}
	return Artifact(card + 2 - NumJewels)
}

// Kind returns the kind of the move.
func (m Move) Kind() Kind { return m.kind }

// Seat returns the player that the move names, from 0; ok is false if it names none.
func (m Move) Seat() (seat int, ok bool) { return int(m.seat) - 1, m.seat > 0 }

// Chance reports whether the move is an outcome of chance.
func (m Move) Chance() bool { return m.kind >= DrawDungeonKind && m.kind <= LootKind }

// Die returns the die that the move spends; its colour is neither white nor black for a bonus clover. The action is
// NoAction for a move that spends none.
func (m Move) Die() (Die, Action) { return m.die, m.action }

// Room returns the room that the move names; ok is false if it names none.
func (m Move) Room() (r Room, ok bool) {
	if shapes[m.kind].operand == roomOperand {
		return Room(m.what), true
	}
	return 0, false
}

func seatOf(player int) uint8 { return uint8(min(max(player, -1), 98) + 1) }

func number(n int) uint16 { return uint16(min(max(n, 0), 999)) }

// DrawDungeon is the Dungeon card with a letter being revealed.
func DrawDungeon(l Letter) Move { return Move{kind: DrawDungeonKind, what: uint8(l)} }

// DrawVillain is a card of the deck of a tier, 1 to 3, being revealed; cards are numbered as in Content, from 1.
func DrawVillain(tier, card int) Move {
	return Move{kind: DrawVillainKind, n: [3]uint16{number(tier), number(card)}}
}

// DrawMissions is three missions being revealed.
func DrawMissions(a, b, c Mission) Move {
	m := Move{kind: DrawMissionsKind, n: [3]uint16{uint16(a), uint16(b), uint16(c)}}
	slices.Sort(m.n[:])
	return m
}

// DealQuest is a side-quest card being dealt to a player; cards are numbered as in Content, from 1.
func DealQuest(player, card int) Move {
	return Move{kind: DealQuestKind, seat: seatOf(player), n: [3]uint16{number(card)}}
}

// DealPowers is two Powers being dealt to a player; cards are numbered as in Content, from 1.
func DealPowers(player, a, b int) Move {
	a, b = min(a, b), max(a, b)
	return Move{kind: DealPowersKind, seat: seatOf(player), n: [3]uint16{number(a), number(b)}}
}

// DealObjectives is two Objectives being dealt to a player.
func DealObjectives(player int, a, b Objective) Move {
	a, b = min(a, b), max(a, b)
	return Move{kind: DealObjectivesKind, seat: seatOf(player), n: [3]uint16{uint16(a), uint16(b)}}
}

// Roll is the roll of all six dice, in any order.
func Roll(dice ...Die) Move { return Move{kind: RollKind, dice: rollOf(dice)} }

// Reroll is what the dice show that are rolled again, in any order.
func Reroll(dice ...Die) Move { return Move{kind: RerollKind, dice: rollOf(dice)} }

// rollOf sorts dice into a roll; dice past the sixth, and dice of no colour, are left out.
func rollOf(dice []Die) roll {
	var r roll
	for _, c := range []Colour{White, Black} {
		for _, d := range dice {
			if d.Colour == c && int(r.count) < NumDice {
				r.faces[r.count] = d.Face
				r.count++
			}
		}
		if c == White {
			r.whites = r.count
		}
	}
	r.sort()
	return r
}

func (r *roll) sort() {
	slices.Sort(r.faces[:r.whites])
	slices.Sort(r.faces[r.whites:r.count])
}

// DrawLieutenant is the top card of the lieutenant pile; cards are numbered as in Content, from 1.
func DrawLieutenant(card int) Move { return Move{kind: DrawLieutenantKind, n: [3]uint16{number(card)}} }

// First is a tie being broken in a player's favour.
func First(player int) Move { return Move{kind: FirstKind, seat: seatOf(player)} }

// Look is what the treasure pile turns out to hold when it is first looked through. A card named too often is one card.
func Look(cards ...Artifact) Move { return Move{kind: LookKind, cards: hoardOf(cards)} }

// Loot is the cards that are looted from the treasure pile.
func Loot(cards ...Artifact) Move { return Move{kind: LootKind, cards: hoardOf(cards)} }

func hoardOf(cards []Artifact) (h hoard) {
	for _, a := range cards {
		if a != NoArtifact && a <= OrcBane {
			h, _ = h.with(a)
		}
	}
	return h
}

// KeepPower is a player keeping one of the two Powers dealt; cards are numbered as in Content, from 1.
func KeepPower(player, card int) Move {
	return Move{kind: KeepPowerKind, seat: seatOf(player), n: [3]uint16{number(card)}}
}

// KeepObjective is a player keeping one of the two Objectives dealt.
func KeepObjective(player int, o Objective) Move {
	return Move{kind: KeepObjectiveKind, seat: seatOf(player), n: [3]uint16{uint16(o)}}
}

// LevelUp spends a die on a level of a hero.
func LevelUp(player int, d Die, h Hero) Move { return spend(player, d, LevelAction, uint8(h)) }

// Craft spends a die on the next step of an item.
func Craft(player int, d Die, i Item) Move { return spend(player, d, CraftAction, uint8(i)) }

// Brew spends a die on potions.
func Brew(player int, d Die) Move { return spend(player, d, BrewAction, 0) }

// Travel spends a die on movement points.
func Travel(player int, d Die) Move { return spend(player, d, MoveAction, 0) }

// Fulfil spends a die on a task of a side quest.
func Fulfil(player int, d Die, k Task) Move { return spend(player, d, FulfilAction, uint8(k)) }

func spend(player int, d Die, a Action, what uint8) Move {
	return Move{kind: SpendKind, seat: seatOf(player), die: d, action: a, what: what}
}

// Go is a step into a room.
func Go(player int, r Room) Move { return roomMove(GoKind, player, r) }

// Halt gives up the movement points that are left.
func Halt(player int) Move { return Move{kind: HaltKind, seat: seatOf(player)} }

// Disarm spends a movement point on disarming the trap of a room.
func Disarm(player int, r Room) Move { return roomMove(DisarmKind, player, r) }

// Ring is the Teleportation Ring taking the party to a room.
func Ring(player int, r Room) Move { return roomMove(RingKind, player, r) }

// Pick is the Magic Lockpick disarming the trap of a room.
func Pick(player int, r Room) Move { return roomMove(PickKind, player, r) }

// Use is a single-use artifact being used. The Moonlight Mirror needs a room: that is [Mirror], and a Use of it is neither
// legal nor read by [ParseMove].
func Use(player int, a Artifact) Move {
	return Move{kind: UseKind, seat: seatOf(player), what: uint8(a)}
}

// Mirror is the Moonlight Mirror taking the party to a room.
func Mirror(player int, r Room) Move { return roomMove(MirrorKind, player, r) }

// PowerPoints is a Power adding movement points to a movement die, once a round.
func PowerPoints(player int) Move { return Move{kind: PowerPointsKind, seat: seatOf(player)} }

// PowerDisarm is a Power disarming the trap of a room without a point, once a round.
func PowerDisarm(player int, r Room) Move { return roomMove(PowerDisarmKind, player, r) }

// Done ends a player's actions of the round.
func Done(player int) Move { return Move{kind: DoneKind, seat: seatOf(player)} }

// ChooseLevel gives a hero a level that is due without a die.
func ChooseLevel(player int, h Hero) Move {
	return Move{kind: ChooseLevelKind, seat: seatOf(player), what: uint8(h)}
}

// ChooseStep marks an item step that is due without a die.
func ChooseStep(player int, i Item) Move {
	return Move{kind: ChooseStepKind, seat: seatOf(player), what: uint8(i)}
}

// ChooseTask marks a task as fulfilled that is due without a die.
func ChooseTask(player int, k Task) Move {
	return Move{kind: ChooseTaskKind, seat: seatOf(player), what: uint8(k)}
}

// Defeat is the Death Scepter defeating the minion of a room.
func Defeat(player int, r Room) Move { return roomMove(DefeatKind, player, r) }

// Pass gives up what the Scroll of Knowledge still offers.
func Pass(player int) Move { return Move{kind: PassKind, seat: seatOf(player)} }

// Take is a player choosing an artifact from the treasure pile.
func Take(player int, a Artifact) Move {
	return Move{kind: TakeKind, seat: seatOf(player), what: uint8(a)}
}

// Decline is a player choosing no artifact.
func Decline(player int) Move { return Move{kind: DeclineKind, seat: seatOf(player)} }

// Fight is a player fighting the villain of the season.
func Fight(player int) Move { return Move{kind: FightKind, seat: seatOf(player)} }

// Flee is a player keeping out of the villain fight.
func Flee(player int) Move { return Move{kind: FleeKind, seat: seatOf(player)} }

func roomMove(k Kind, player int, r Room) Move {
	return Move{kind: k, seat: seatOf(player), what: uint8(r)}
}

// Compare puts moves in canonical order: by player, by kind, and by what they name, in the order of the sheet. It returns
// a number below, at or above 0, as m comes before b, is b, or comes after it.
func (m Move) Compare(b Move) int {
	a := &m
	if c := cmp.Or(cmp.Compare(a.seat, b.seat), cmp.Compare(a.kind, b.kind), cmp.Compare(a.die.Colour, b.die.Colour),
		cmp.Compare(a.die.Face, b.die.Face), cmp.Compare(a.action, b.action), cmp.Compare(a.what, b.what),
		cmp.Compare(a.cards, b.cards)); c != 0 {
		return c
	}
	if c := slices.Compare(a.n[:], b.n[:]); c != 0 {
		return c
	}
	return compareRolls(&a.dice, &b.dice)
}

func compareRolls(a, b *roll) int {
	if c := cmp.Or(cmp.Compare(a.whites, b.whites), cmp.Compare(a.count, b.count)); c != 0 {
		return c
	}
	for i := range a.faces {
		if c := cmp.Compare(a.faces[i], b.faces[i]); c != 0 {
			return c
		}
	}
	return 0
}

// An operand is what stands behind the words of a move.
type operand uint8

const (
	noOperand operand = iota
	roomOperand
	heroOperand
	itemOperand
	taskOperand
	artifactOperand
	letterOperand
	numberOperand    // numbers of cards
	objectiveOperand // objectives
	missionOperand   // missions
	seatOperand      // a player
	diceOperand      // dice by colour
	artifactsOperand // cards of the treasure pile
	dealtNumber      // a player, the word, numbers
	dealtObjective   // a player, the word, objectives
	spendOperand     // a die, an action and its object
)

// shapes is the notation: the words of each kind, and what follows. Words of players' moves stand behind "pN ".
var shapes = [numKinds]struct {
	words   string
	operand operand
}{
	DrawDungeonKind:    {"dungeon", letterOperand},
	DrawVillainKind:    {"villain", numberOperand},
	DrawMissionsKind:   {"missions", missionOperand},
	DealQuestKind:      {"quest", dealtNumber},
	DealPowersKind:     {"powers", dealtNumber},
	DealObjectivesKind: {"objectives", dealtObjective},
	RollKind:           {"roll", diceOperand},
	RerollKind:         {"reroll", diceOperand},
	DrawLieutenantKind: {"lieutenant", numberOperand},
	FirstKind:          {"first", seatOperand},
	LookKind:           {"look", artifactsOperand},
	LootKind:           {"loot", artifactsOperand},
	KeepPowerKind:      {"keep power", numberOperand},
	KeepObjectiveKind:  {"keep objective", objectiveOperand},
	SpendKind:          {"", spendOperand},
	GoKind:             {"go", roomOperand},
	HaltKind:           {"halt", noOperand},
	DisarmKind:         {"disarm", roomOperand},
	RingKind:           {"ring", roomOperand},
	PickKind:           {"pick", roomOperand},
	MirrorKind:         {"use mirror", roomOperand},
	UseKind:            {"use", artifactOperand},
	PowerPointsKind:    {"power points", noOperand},
	PowerDisarmKind:    {"power disarm", roomOperand},
	DoneKind:           {"done", noOperand},
	ChooseLevelKind:    {"level", heroOperand},
	ChooseStepKind:     {"step", itemOperand},
	ChooseTaskKind:     {"task", taskOperand},
	DefeatKind:         {"defeat", roomOperand},
	PassKind:           {"pass", noOperand},
	TakeKind:           {"take", artifactOperand},
	DeclineKind:        {"decline", noOperand},
	FightKind:          {"fight", noOperand},
	FleeKind:           {"flee", noOperand},
}

// cardsNamed is how many cards, or tiers and cards, a move names by number.
var cardsNamed = [numKinds]int{
	DrawVillainKind: 2, DrawMissionsKind: 3, DealQuestKind: 1, DealPowersKind: 2, DealObjectivesKind: 2,
	DrawLieutenantKind: 1, KeepPowerKind: 1, KeepObjectiveKind: 1,
}

// actionOperands is what follows an action.
var actionOperands = [...]operand{LevelAction: heroOperand, CraftAction: itemOperand, FulfilAction: taskOperand}

// AppendTo appends the move's notation to dst.
func (m Move) AppendTo(dst []byte) []byte {
	if m.kind == NoKind {
		return append(dst, "no move"...)
	}
	shape := shapes[m.kind]
	switch {
	case shape.operand == dealtNumber || shape.operand == dealtObjective:
		dst = appendSeat(append(dst, "deal "...), m.seat)
		dst = append(dst, ' ')
	case !m.Chance():
		dst = append(appendSeat(dst, m.seat), ' ')
	}
	if shape.operand == spendOperand {
		return m.appendSpend(dst)
	}
	dst = append(dst, shape.words...)
	switch shape.operand {
	case numberOperand, objectiveOperand, missionOperand, dealtNumber, dealtObjective:
		for _, n := range m.n[:cardsNamed[m.kind]] {
			dst = appendNumber(append(dst, ' '), shape.operand, n)
		}
		return dst
	case noOperand:
		return dst
	case diceOperand:
		return m.dice.appendTo(dst)
	case artifactsOperand:
		return m.cards.appendTo(dst)
	case seatOperand:
		return appendSeat(append(dst, ' '), m.seat)
	}
	return appendOperand(append(dst, ' '), shape.operand, m.what)
}

// String returns the move's notation.
func (m Move) String() string { return string(m.AppendTo(nil)) }

// MarshalText writes the move's notation.
func (m Move) MarshalText() ([]byte, error) { return m.AppendTo(nil), nil }

func appendSeat(dst []byte, seat uint8) []byte {
	return strconv.AppendUint(append(dst, 'p'), uint64(seat), 10)
}

func appendNumber(dst []byte, o operand, n uint16) []byte {
	switch o {
	case missionOperand:
		dst = append(dst, 'm')
	case objectiveOperand, dealtObjective:
		dst = append(dst, 'o')
	}
	return strconv.AppendUint(dst, uint64(n), 10)
}

func (m Move) appendSpend(dst []byte) []byte {
	if m.die == BonusClover() {
		dst = append(dst, "bonus"...)
	} else {
		dst = append(dst, m.die.Colour.String()...)
		dst = append(dst, ' ')
		dst = append(dst, m.die.Face.String()...)
	}
	dst = append(dst, ' ')
	dst = append(dst, m.action.String()...)
	if o := m.object(); o != noOperand {
		dst = appendOperand(append(dst, ' '), o, m.what)
	}
	return dst
}

// object returns what follows the action of a die.
func (m Move) object() operand {
	return actionOperands[m.action]
}

func appendOperand(dst []byte, o operand, what uint8) []byte {
	switch o {
	case roomOperand:
		if r := Room(what); r < NumRooms {
			return append(dst, 'A'+byte(r.Column()), '1'+byte(r.Row()))
		}
		return append(dst, Room(what).String()...)
	case heroOperand:
		return append(dst, Hero(what).String()...)
	case itemOperand:
		return append(dst, Item(what).String()...)
	case taskOperand:
		return append(dst, Task(what).String()...)
	case artifactOperand:
		return append(dst, Artifact(what).String()...)
	}
	return append(dst, Letter(what).String()...)
}

func (r roll) appendTo(dst []byte) []byte {
	for i := range int(r.count) {
		if i == 0 && r.whites > 0 {
			dst = append(dst, " white"...)
		}
		if i == int(r.whites) {
			dst = append(dst, " black"...)
		}
		dst = append(append(dst, ' '), r.faces[i].String()...)
	}
	return dst
}

func (h hoard) appendTo(dst []byte) []byte {
	for b := h; b != 0; b &= b - 1 {
		dst = append(append(dst, ' '), kindOf(bits.TrailingZeros16(uint16(b))).String()...)
	}
	return dst
}

// ParseMove reads a move in the notation that String writes; dice and cards may stand in any order. Its error is a
// *rulebook.SyntaxError with the column where reading stopped.
func ParseMove(text string) (Move, error) {
	r := reader{text: text}
	m := r.move()
	if r.err == nil && r.at < len(text) {
		r.want("the end of the move")
	}
	if r.err != nil {
		return Move{}, r.err
	}
	return m, nil
}

// MustParseMove is ParseMove for moves written in a program's text: it panics where ParseMove returns an error.
func MustParseMove(text string) Move {
	m, err := ParseMove(text)
	if err != nil {
		panic(err)
	}
	return m
}

// UnmarshalText reads a move as ParseMove does.
func (m *Move) UnmarshalText(text []byte) error {
	read, err := ParseMove(string(text))
	if err == nil {
		*m = read
	}
	return err
}

// A reader reads a move word by word. Words are parted by one space each. After an error it reads nothing more.
type reader struct {
	text string
	at   int // where the next word starts
	err  error
}

// word returns the next word without taking it.
func (r *reader) word() string {
	if r.err != nil {
		return ""
	}
	w, _, _ := strings.Cut(r.text[r.at:], " ")
	return w
}

// skip takes the next word.
func (r *reader) skip() {
	r.at += len(r.word())
	if r.at < len(r.text) {
		r.at++
		if r.at == len(r.text) {
			r.want("a word")
		}
	}
}

// accept takes the next words if they are the given ones.
func (r *reader) accept(words string) bool {
	rest, ok := strings.CutPrefix(r.text[r.at:], words)
	if r.err != nil || !ok || rest != "" && rest[0] != ' ' {
		return false
	}
	for range strings.Count(words, " ") + 1 {
		r.skip()
	}
	return true
}

func (r *reader) want(want string) {
	if r.err == nil {
		w := r.word()
		r.err = &rulebook.SyntaxError{Col: r.at + 1, Want: want, Got: fmt.Sprintf("%q", w)}
	}
}

// read takes the next word if parse accepts it.
func read[T any](r *reader, parse func(string) (T, error)) (value T) {
	w := r.word()
	value, err := parse(w)
	if err != nil {
		want := "a name of the game"
		if e, ok := err.(*rulebook.SyntaxError); ok {
			want = e.Want
		}
		r.want(want)
		return value
	}
	r.skip()
	return value
}

// unmarshal makes a reading function of an UnmarshalText method.
func unmarshal[T any, P interface {
	*T
	UnmarshalText([]byte) error
}](text string) (value T, err error) {
	err = P(&value).UnmarshalText([]byte(text))
	return value, err
}

func (r *reader) number(limit int, prefix, want string) uint16 {
	digits, ok := strings.CutPrefix(r.word(), prefix)
	n, err := strconv.ParseUint(digits, 10, 16)
	if !ok || err != nil || int(n) > limit || strconv.FormatUint(n, 10) != digits {
		r.want(want)
		return 0
	}
	r.skip()
	return uint16(n)
}

func (r *reader) seat() uint8 { return uint8(r.number(99, "p", "a player, p1 to p8")) }

func (r *reader) move() Move {
	if r.accept("deal") {
		seat := r.seat()
		return r.kind(DealQuestKind, DealObjectivesKind, seat, "quest, powers or objectives")
	}
	if w := r.word(); strings.HasPrefix(w, "p") {
		seat := r.seat()
		if w := r.word(); w == "white" || w == "black" || w == "bonus" {
			return r.spend(seat)
		}
		return r.kind(KeepPowerKind, numKinds-1, seat, "what the player does")
	}
	return r.kind(DrawDungeonKind, LootKind, 0, "a player, or an outcome of chance")
}

// kind reads a move of the kinds from first to last. Where the words of one begin those of another, the longer ones are
// tried first.
func (r *reader) kind(first, last Kind, seat uint8, want string) Move {
	found := NoKind
	for k := first; k <= last; k++ {
		words := shapes[k].words
		if dealt := shapes[k].operand == dealtNumber || shapes[k].operand == dealtObjective; dealt && seat == 0 {
			continue
		}
		if len(words) > len(shapes[found].words) && r.begins(words) {
			found = k
		}
	}
	if found == NoKind {
		r.want(want)
		return Move{}
	}
	r.accept(shapes[found].words)
	m := Move{kind: found, seat: seat}
	r.operands(&m)
	return m
}

// begins reports whether the given words come next.
func (r *reader) begins(words string) bool {
	ahead := *r
	return ahead.accept(words)
}

func (r *reader) operands(m *Move) {
	shape := shapes[m.kind]
	switch shape.operand {
	case noOperand:
	case seatOperand:
		m.seat = r.seat()
	case diceOperand:
		m.dice = r.roll()
	case artifactsOperand:
		m.cards = r.hoard()
	case numberOperand, dealtNumber, missionOperand, objectiveOperand, dealtObjective:
		for i := range cardsNamed[m.kind] {
			m.n[i] = r.card(shape.operand)
		}
		if m.kind != DrawVillainKind {
			slices.Sort(m.n[:cardsNamed[m.kind]])
		}
	default:
		m.what = r.operand(shape.operand)
	}
}

func (r *reader) card(o operand) uint16 {
	switch o {
	case missionOperand:
		return uint16(read(r, ParseMission))
	case objectiveOperand, dealtObjective:
		return uint16(read(r, ParseObjective))
	}
	return r.number(999, "", "the number of a card")
}

func (r *reader) operand(o operand) uint8 {
	switch o {
	case roomOperand:
		return uint8(read(r, ParseRoom))
	case heroOperand:
		return uint8(read(r, unmarshal[Hero]))
	case itemOperand:
		return uint8(read(r, ParseItem))
	case taskOperand:
		return uint8(read(r, ParseTask))
	case artifactOperand:
		return uint8(read(r, ParseArtifact))
	}
	letter := read(r, unmarshal[Letter])
	if letter == 0 {
		r.want("a letter a to l")
	}
	return uint8(letter)
}

// ParseTask reads "1a" to "2c". Its error is a *rulebook.SyntaxError.
func ParseTask(text string) (k Task, err error) {
	err = parseName(&k, taskNames, text, "a task, 1a to 2c")
	return k, err
}

func (r *reader) spend(seat uint8) Move {
	m := Move{kind: SpendKind, seat: seat, die: BonusClover()}
	if !r.accept("bonus") {
		m.die.Colour = read(r, unmarshal[Colour])
		m.die.Face = read(r, unmarshal[Face])
	}
	for a := LevelAction; a <= FulfilAction; a++ {
		if r.word() == a.String() {
			m.action = a
		}
	}
	if m.action == NoAction {
		r.want("level, craft, brew, move or task")
		return m
	}
	r.skip()
	if o := m.object(); o != noOperand {
		m.what = r.operand(o)
	}
	return m
}

// roll reads dice: white and the faces of the white dice, black and those of the black ones.
func (r *reader) roll() roll {
	var dice [NumDice]Die
	count := 0
	for c := White; c <= Black; c++ {
		if !r.accept(c.String()) {
			continue
		}
		for first := true; r.err == nil && (first || r.at < len(r.text) && r.word() != Black.String()); first = false {
			if count == NumDice {
				r.want("no more than six dice")
				return roll{}
			}
			dice[count] = Die{c, read(r, unmarshal[Face])}
			count++
		}
	}
	if count == 0 {
		r.want("white or black")
	}
	return rollOf(dice[:count])
}

// hoard reads cards of the treasure pile, at least one.
func (r *reader) hoard() (h hoard) {
	for first := true; r.err == nil && (first || r.at < len(r.text)); first = false {
		at := *r
		a := read(r, ParseArtifact)
		next, ok := h.with(a)
		if r.err == nil && !ok {
			at.want("a card that is not named already")
			r.err = at.err
		}
		h = next
	}
	return h
}
