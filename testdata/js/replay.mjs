// Replays the records of Paper Apps DUNGEON with rules of its own, without Go. Written to be copied by somebody who ports
// the game, or checks a game that exists, in another language. It needs node 20 and nothing else:
//
//   node testdata/js/replay.mjs                  all records of testdata/paperapps
//   node testdata/js/replay.mjs FILE... FOLDER   other records; -v names each record and what was said of it
//
// A record is a set-up, a list of moves, and what checking it must say: the facts of the final position, or the move that
// is refused and its rule, or the place that can't be read. testdata/README.md describes all of it. The rules below are
// those of the edition Gladden2021 on floors. Shops, items and other options are not modelled; records that need them are
// skipped, and the reasons are counted.
//
// The dice are in the record as moves ("roll 6", "find 2"). So a replay never draws a random number, and a game that can be
// told what its die shows can be checked in the same way.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";

// ---- What stops a replay. The first three are the verdicts that a record may expect besides a legal game. ----

class Unreadable extends Error {} // text can't be read; message: the place
class Refused extends Error {}    // a rule forbids the move or the set-up; message: the id of the rule
class Skip extends Error {}       // this program does not model it; message: why

// ---- Reading: strict, since a field or a move that nobody knows is a mistake, and not a wish. ----

const FIELDS = ["rulebook", "game", "version", "rules", "about", "setup", "moves", "expect"];
const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);

function readRecord(text) {
  let r;
  try {
    r = JSON.parse(text);
  } catch {
    throw new Unreadable(""); // not JSON, or more text behind it
  }
  const known = isObject(r) && Object.keys(r).every((name) => FIELDS.includes(name));
  const texts = known && Array.isArray(r.moves) && r.moves.every((move) => typeof move === "string");
  const one = known && (r.expect === undefined || Object.keys(r.expect).length === 1);
  if (!texts || !one || r.rulebook !== 1 || !isObject(r.setup)) throw new Unreadable("");
  return r;
}

// The notation of moves, which is the grammar of testdata/README.md. Numbers have no sign and no leading zeros.
const NUMBER = "(?:0|[1-9][0-9]{0,3})";
const MOVE = new RegExp(
  `^(?:(?<verb>leave|pass|jump|stay|double|mulligan|keep)|(?<turn>go|turn|break) (?<heading>N|NE|E|SE|S|SW|W|NW)` +
  `|(?<die>roll|find|buy) (?<number>${NUMBER})|(?<scroll>scroll) (?<cell>${NUMBER},${NUMBER}))$`);

function readMove(text) {
  const m = MOVE.exec(text)?.groups;
  if (!m) return null;
  return { verb: m.verb ?? m.turn ?? m.die ?? m.scroll, heading: m.heading, number: Number(m.number) };
}

const TILE = /^[# .S>$C?HwkDT1-9a-f]$/; // testdata/README.md lists them

function readFloor(rows, path) {
  rows.forEach((row, r) => {
    const bad = [...row].findIndex((tile) => !TILE.test(tile));
    if (bad >= 0) throw new Unreadable(`${path}:${r + 1}:${bad + 1}`);
    if (row.endsWith(" ")) throw new Unreadable(`${path}:${r + 1}:${row.length}`);
  });
  const width = Math.max(0, ...rows.map((row) => row.length));
  if ((width + 2) * (rows.length + 2) > 512) throw new Unreadable(path);
  const find = (tile) => rows.flatMap((row, r) => [...row].flatMap((t, c) => (t === tile ? [[c, r]] : [])));
  const [starts, stairs, teleporters, keys, doors] = ["S", ">", "T", "k", "D"].map(find);
  if (starts.length !== 1 || stairs.length !== 1) throw new Refused("PA-FLOOR-2"); // one start, one stairs
  if (teleporters.length !== 0 && teleporters.length !== 2) throw new Refused("PA-FLOOR-3"); // none, or a pair
  if (keys.length > 1 || (doors.length > 0 && keys.length === 0)) throw new Refused("PA-FLOOR-4"); // a door has a key
  return { rows, start: starts[0], stairs: stairs[0], teleporters };
}

function readSetup(setup) {
  if (setup.notebook !== undefined) throw new Skip("a notebook by name");
  if (setup.strict) throw new Skip("the strict check of floors");
  if (!["Gladden2021", undefined].includes(setup.options)) throw new Skip("other options than Gladden2021");
  for (const name of Object.keys(setup)) {
    if (!["options", "pages", "hero"].includes(name)) throw new Unreadable("setup");
  }
  const pages = setup.pages ?? [];
  if (pages.some((page) => page.shop)) throw new Skip("a shop");
  const floors = pages.map((page, i) => {
    if (!page.floor) throw new Unreadable(`setup.pages[${i}]`);
    return readFloor(page.floor, `setup.pages[${i}].floor`);
  });
  if (floors.length < 1 || floors.length > 64) throw new Refused("PA-BOOK-1");
  return floors;
}

// ---- The rules. A cell is [column, row]; a heading is 0 to 7, clockwise from north, so that odd ones are diagonal. ----

const HEADINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const STEP = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];
const turned = (heading, eighths) => (heading + eighths) % 8;
const kind = (n) => [0, 2, 4, 6].map((h) => h + (n % 2)); // odd dice and headings are diagonal (PA-MOVE-1, PA-MOVE-7)
const onto = ([c, r], heading) => [c + STEP[heading][0], r + STEP[heading][1]];
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

class Run {
  constructor(floors) {
    Object.assign(this, { floors, page: -1, hp: 10, coins: 0, deaths: 0, closed: [] }); // PA-BOOK-2
    this.open();
  }

  // open begins the next page. What a floor remembers is forgotten: key, teleporters, used objects, heading.
  open() {
    this.page++;
    this.floor = this.floors[this.page]; // undefined in the treasure room
    this.phase = this.floor ? "between" : "over";
    Object.assign(this, { at: this.floor?.start, last: null, die: 0, squares: 0 });
    Object.assign(this, { key: false, jumped: false, used: new Map() });
    this.ledger = { plus_hp: 0, minus_hp: 0, plus_coins: 0, minus_coins: 0 };
  }

  tile([c, r]) { return this.floor.rows[r]?.[c] ?? " "; } // what lies outside is wall (PA-FLOOR-1)

  // shut returns the rule that shuts the way on a heading, or null. A locked door is a wall (PA-LOCK-2); corners never
  // stop a step (PA-MOVE-10).
  shut(heading) {
    const tile = this.tile(onto(this.at, heading));
    if (tile === "#" || tile === " ") return "PA-MOVE-9";
    return tile === "D" && !this.key ? "PA-LOCK-1" : null;
  }

  someOpen(headings) { return headings.some((h) => !this.shut(h)); }

  inReach() { // of the stairs: on one of the eight cells around them, or on them (PA-STAIR-1)
    const [a, b] = [this.at, this.floor.stairs];
    return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) <= 1;
  }

  // refusal returns the rule that forbids a move, or null. A move that breaks several rules is refused by the first of them
  // in the order of the catalogue, so the order of the checks matters.
  refusal({ verb, heading, number }) {
    const first = (...checks) => checks.find(([broken]) => broken())?.[1] ?? null;
    const h = HEADINGS.indexOf(heading);
    const is = (...phases) => () => phases.includes(this.phase);
    const not = (...phases) => () => !phases.includes(this.phase);
    const otherKind = (n) => () => h % 2 !== n % 2;
    if (this.phase === "over") return "PA-BOOK-4";
    switch (verb) {
      case "roll":
        return first([() => number < 1 || number > 6, "PA-MOVE-1"], [not("between"), "PA-MOVE-1"]);
      case "go":
        return first([is("between"), "PA-MOVE-1"], [not("rolled"), "PA-MOVE-2"], [otherKind(this.die), "PA-MOVE-1"],
          [() => this.shut(h), this.shut(h)]);
      case "turn":
        return first([is("rolled"), "PA-MOVE-2"], [not("walled"), "PA-MOVE-3"], [otherKind(this.last), "PA-MOVE-7"],
          [() => this.shut(h), "PA-MOVE-4"],
          [() => h === turned(this.last, 4) && this.someOpen([turned(this.last, 2), turned(this.last, 6)]), "PA-MOVE-5"]);
      case "leave":
        return first([() => !this.inReach(), "PA-STAIR-1"],
          [() => this.squares > 0 && this.phase !== "passing" && same(this.at, this.floor.stairs), "PA-STAIR-2"],
          [not("between", "passing"), "PA-STAIR-4"]);
      case "pass": return first([not("passing"), "PA-OBJ-1"]);
      case "jump": return first([not("porting"), "PA-TELE-1"]);
      case "stay": return first([not("porting"), "PA-TELE-2"]);
      case "find": return first([() => number < 1 || number > 6, "PA-OBJ-3"], [not("finding"), "PA-OBJ-3"]);
    }
    throw new Skip("moves of shops and items");
  }

  // make carries a move out, or throws the rule that forbids it and changes nothing.
  make(move) {
    const rule = this.refusal(move);
    if (rule) throw new Refused(rule);
    switch (move.verb) {
      case "roll":
        this.die = move.number;
        this.phase = "rolled";
        if (!this.someOpen(kind(this.die))) this.endMove(); // spent in place (PA-MOVE-9)
        return;
      case "go":
        [this.last, this.squares, this.die] = [HEADINGS.indexOf(move.heading), this.die, 0];
        break;
      case "turn": this.last = HEADINGS.indexOf(move.heading); break;
      case "jump": this.jump(); break;
      case "find": this.found(move.number); break;
      case "leave": return this.leave();
    }
    this.walk(); // "pass" and "stay" just walk on
  }

  // walk goes straight on (PA-MOVE-3) until the squares are used, a wall is hit, or something asks for a die or a choice.
  // Hitting a wall costs no square (PA-MOVE-6).
  walk() {
    this.phase = "walking";
    while (this.squares > 0 && this.phase === "walking") {
      if (this.shut(this.last)) {
        if (this.someOpen(kind(this.last))) this.phase = "walled";
        else this.endMove(); // shut in: the rest is lost (PA-MOVE-8)
        return;
      }
      this.squares--;
      this.at = onto(this.at, this.last);
      this.enter(this.tile(this.at));
    }
    if (this.phase === "walking") this.endMove();
  }

  endMove() { Object.assign(this, { phase: "between", squares: 0, die: 0 }); }

  // enter lets what lies on the hero's cell act, whether the hero passes or lands (PA-OBJ-1).
  enter(tile) {
    if (tile === "T") {
      if (this.jumped) this.phase = "porting"; // later a choice, the first time forced (PA-TELE-2)
      else this.jump();
    } else if (tile === ">") {
      if (this.squares > 0) this.phase = "passing"; // may leave in mid-move (PA-STAIR-2)
    } else if (/[$C?Hwk1-9a-f]/.test(tile) && !this.used.has(String(this.at))) { // each acts once a floor (PA-OBJ-4)
      this.used.set(String(this.at), this.at);
      this.meet(tile);
    }
  }

  meet(tile) {
    if (tile === "$") this.ledger.plus_coins += 1;
    else if (tile === "k") this.key = true; // it counts at once (PA-KEY-1)
    else if (tile === "w") { // it ends the move and costs a coin (PA-WEB-1, PA-WEB-2)
      this.ledger.minus_coins += 1;
      this.squares = 0;
    } else if (tile >= "1" && tile <= "9") this.ledger.minus_hp += Number(tile);
    else if (tile >= "a" && tile <= "f") this.ledger.plus_hp += "abcdef".indexOf(tile) + 1;
    else [this.phase, this.cause] = ["finding", tile]; // a chest or a mystery: its die is the next move (PA-OBJ-3)
  }

  found(n) {
    this.ledger[{ C: "plus_coins", "?": "minus_hp", H: "plus_hp" }[this.cause]] += n;
  }

  jump() { // to the other of the pair, which does not act; the heading is kept (PA-TELE-3, PA-TELE-4)
    this.at = this.floor.teleporters.find((cell) => !same(cell, this.at));
    this.jumped = true;
  }

  running() {
    const l = this.ledger;
    return [this.hp + l.plus_hp - l.minus_hp, this.coins + l.plus_coins - l.minus_coins];
  }

  // leave totals the page (PA-LEDGER-2, PA-LEDGER-3) and opens the next. HP below zero is a death: the next page starts with
  // 10 HP and no coins (PA-DEATH-1, PA-DEATH-2), and after the last page there is nothing (PA-BOOK-6).
  leave() {
    const [hp, sum] = this.running();
    const ending = [hp, Math.max(0, sum)];
    const death = hp < 0;
    this.closed.push({ start: [this.hp, this.coins], quadrants: Object.values(this.ledger), ending, death });
    [this.hp, this.coins] = ending;
    if (death) {
      this.deaths++;
      [this.hp, this.coins] = [this.page + 1 < this.floors.length ? 10 : 0, 0];
    }
    this.open();
  }

  // facts are what a record may expect of the final position, by name.
  facts() {
    const used = [...this.used.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    const facts = {
      page: this.page, at: this.at ?? null, last: HEADINGS[this.last] ?? null, die: this.die, squares: this.squares,
      key: this.key, jumped: this.jumped, used, start: [this.hp, this.coins], running: this.running(), ledger: this.ledger,
      pages: this.closed, deaths: this.deaths, over: this.phase === "over", items: {},
    };
    return this.phase === "over" ? { ...facts, hp: this.hp, coins: this.coins } : facts;
  }
}

// ---- Checking a record: replay it, and compare the verdict with what the record expects. ----

// replay returns the verdict: {facts}, {refused: {move, rule}} with move 0 for the set-up, or {unreadable: place}.
function replay(record) {
  let move = 0;
  try {
    if (record.game !== "paperapps") throw new Unreadable("game");
    if (record.version !== 1) throw new Unreadable("version");
    const run = new Run(readSetup(record.setup));
    for (const text of record.moves) {
      move++;
      const read = readMove(text);
      if (!read) throw new Unreadable(`moves[${move - 1}]`); // moves are counted from 1, places from 0 as in JSON
      run.make(read);
    }
    return { facts: run.facts() };
  } catch (stop) {
    if (stop instanceof Refused) return { refused: { move, rule: stop.message } };
    if (stop instanceof Unreadable) return { unreadable: stop.message };
    throw stop;
  }
}

// unmet says in which way a verdict is not what the record expects; it returns "" if it is.
function unmet(expect, verdict) {
  const got = JSON.stringify(verdict);
  if (expect?.refused) return isDeepStrictEqual(verdict.refused, expect.refused) ? "" : got;
  if (expect?.unreadable !== undefined) {
    // the expected place is the beginning of the one found; of moves this program knows the number, and no column
    const place = verdict.unreadable ?? "nowhere";
    return place.startsWith(expect.unreadable) || expect.unreadable.startsWith(place + ":") ? "" : got;
  }
  if (!verdict.facts) return got;
  for (const [name, want] of Object.entries(expect?.state ?? {})) {
    if (!isDeepStrictEqual(verdict.facts[name], want)) {
      return `${name} must be ${JSON.stringify(want)}, and is ${JSON.stringify(verdict.facts[name])}`;
    }
  }
  return "";
}

// check returns what is wrong with a file, "" if nothing is. A file that is no record can't carry its own expectation, so it
// carries it in its name.
function check(file) {
  let record;
  try {
    record = readRecord(readFileSync(file, "utf8"));
  } catch (stop) {
    if (!(stop instanceof Unreadable)) throw stop;
    return file.endsWith(".unreadable.json") ? "" : "the file can't be read";
  }
  if (file.endsWith(".unreadable.json")) return "the name says that the file must be unreadable";
  return unmet(record.expect, replay(record));
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).filter((name) => name.endsWith(".json")).sort().map((name) => join(path, name));
}

const args = process.argv.slice(2);
const verbose = args.includes("-v");
const paths = args.filter((arg) => arg !== "-v");
if (paths.length === 0) paths.push(fileURLToPath(new URL("../paperapps", import.meta.url)));

let passed = 0, failed = 0, skipped = 0;
const reasons = new Map();
for (const file of paths.flatMap(filesOf)) {
  const name = basename(file);
  try {
    const wrong = check(file);
    if (wrong) failed++;
    else passed++;
    if (wrong) console.log(`${name}: FAILED: ${wrong}`);
    else if (verbose) console.log(`${name}: passed`);
  } catch (stop) {
    if (!(stop instanceof Skip)) throw stop;
    skipped++;
    reasons.set(stop.message, (reasons.get(stop.message) ?? 0) + 1);
    if (verbose) console.log(`${name}: skipped: ${stop.message}`);
  }
}
for (const [why, n] of [...reasons].sort()) console.log(`skipped ${n}: ${why}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
