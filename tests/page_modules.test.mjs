// Tests of the page's modules that use no document. test_page_modules.py runs a copy beside copies of the modules.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cards from "./cards.js";
import { plain } from "./database.js";
import { EquityDesk, ScriptDesk } from "./desks.js";
import * as dom from "./dom.js";
import { wrongAt } from "./fields.js";
import * as histories from "./histories.js";
import { EXAMPLES, MOST_OPPONENTS, START, begun, bound, cleared, literal, read, write } from "./question.js";

test("a question written into an address is read as the same question", () => {
  const asked = { game: "omaha", hero: "QQ+, AKs:50%", board: "2c 7d 9h", villains: ["15%", "a & b # c"], seed: 7, figures: "a" };
  const { refused, ...found } = read(write({ ...START, ...asked }));
  assert.deepEqual([found, refused], [{ ...START, ...asked }, []]);
  assert.equal(write(START), "#");
  assert.equal(read("#villain=15%").villains[0], "15%");
  assert.deepEqual([read("#payouts=").payouts, read("#game=").game], ["", START.game]);
  assert.deepEqual(read("#villains=AA&toString=1").villains, ["random"]);
});

test("an invalid part of an address is omitted and reported", () => {
  const limits = { views: ["hand", "odds"], numbers: { players: [2, 9] } };
  for (const [part, right] of [
    ["players=11", "players is a whole number from 2 to 9"],
    ["players=1", "players is a whole number from 2 to 9"],
    ["players=1e1", "players is a whole number from 2 to 9"],
    ["view=none", "a view is one of hand, odds"],
  ]) {
    const found = read(`#${part}`, limits);
    assert.deepEqual(found.refused, [`${part} in the address is left out: ${right}.`]);
    assert.deepEqual({ ...found, refused: undefined }, { ...START, refused: undefined });
  }
  assert.equal(read("#players=9", limits).players, 9);
  const crowd = read(`#${"villain=AA&".repeat(MOST_OPPONENTS + 1)}`);
  assert.deepEqual([crowd.villains.length, crowd.refused.length], [MOST_OPPONENTS, 1]);
});

test("a view shows its example if the address has none of the example's fields", () => {
  for (const [view, example] of Object.entries(EXAMPLES)) {
    const shown = begun(read(`#view=${view}&seed=7`));
    assert.deepEqual(shown, { ...START, ...example, view, seed: 7, refused: [], isExample: true });
    assert.deepEqual(begun({ ...read(write(shown)), seed: 7 }), { ...shown, isExample: view === "icm" || view === "push-fold" }); // their example is what START has
    const empty = begun(read(write({ ...shown, ...cleared(view) })));
    assert.deepEqual(empty, { ...shown, ...cleared(view), isExample: false });
  }
  assert.equal(begun(read("#board=2c7d9h")).hero, null);
  assert.equal(begun(read("#view=deal")).isExample, false);
});

test("an error of two fields is told at the last of them", () => {
  const rows = [{ place: "player 1 and board", error: "a" }, { place: "board", error: "b" }];
  assert.deepEqual([wrongAt("player 1", rows), wrongAt("dead", rows)], [{ isWrong: true, told: undefined }, { isWrong: false, told: undefined }]);
  assert.equal(wrongAt("board", rows).told.error, "a");
});

test("values are written as SQL literals", () => {
  assert.equal(literal("it's"), "'it''s'");
  assert.equal(literal([1, null, "a"]), "[1, NULL, 'a']");
  assert.equal(bound("SELECT $a, $b, $ab", { a: 1, ab: "$a" }), "SELECT 1, $b, '$a'");
});

test("numbers and errors are formatted for people", () => {
  assert.deepEqual([0.12345, 0, 0.0001, 0.00001539, -0.5].map(dom.percent), ["12.35 %", "0.00 %", "0.01 %", "0.0015 %", "-50.00 %"]);
  assert.deepEqual(["odds_against", "hand_id", "z"].map(dom.words), ["Odds against", "Hand", "z"]);
  assert.equal(dom.whole("12345678901234567890"), "12,345,678,901,234,567,890");
  assert.deepEqual([dom.count(1, "hand", "hands"), dom.count("1200", "hand", "hands")], ["1 hand", "1,200 hands"]);
  assert.deepEqual([dom.seconds(0.0123), dom.seconds(1.26)], ["12 ms", "1.3 s"]);
  assert.equal(dom.plain("bad_card 'Xx' at 2"), "bad card 'Xx' at 2");
  assert.equal(dom.plain("--rules 'x_y': there is no such name"), "rules 'x_y': there is no such name");
  assert.deepEqual(dom.objects({ columns: ["a", "b"], rows: [[1, 2]] }), [{ a: 1, b: 2 }]);
  assert.deepEqual(dom.objects({ error: "bad" }), []);
  assert.equal(dom.inLine({ a: ["12345678901234567890", "nan", "12"] }), '{"a":[12345678901234567890,nan,"12"]}');
});

const GAME = { game: { has_starting_hands: true }, question: { ...START, hero: "AhKh" } };

test("a view asks only queries that its cards allow", () => {
  const ask = (question) => cards.asking({ ...GAME, question: { ...START, ...question } }, ["equity"]);
  assert.deepEqual(ask({ hero: "AhKh" }).queries.map(({ name, ends }) => [name, ends]), [["written", false], ["errors", true], ["equity", false]]);
  assert.deepEqual(ask({ hero: "AhKh", villains: ["QQ", "JJ"] }).question.players, ["AhKh", "QQ", "JJ"]);
  assert.deepEqual([ask({}).queries, ask({}).question.players], [[], ["random", "random"]]);
  assert.deepEqual(ask({ board: "2c7d9h" }).queries.map(({ name }) => name), ["written", "errors"]);
  assert.deepEqual(cards.asking({ question: START }, []), { hint: "Choose a game that is there." });
  const ranges = (question) => cards.askingRanges({ ...GAME, question: { ...START, ...question } }, ["grid"], "errors", ["equity"]);
  assert.deepEqual(ranges({ hero: "AA" }).queries.map(({ name }) => name), ["written", "grid", "errors", "equity"]);
  assert.deepEqual(ranges({ hero: "AA", villains: [""] }).queries.map(({ name }) => name), ["written", "grid", "errors"]);
  assert.deepEqual(ranges({ villains: ["AA"] }).question.players, ["random", "AA"]);
});

test("the script for the editor simulates if the answer was simulated", () => {
  const app = { ...GAME, texts: { equity_question: "SET game = $game", ask: "ASK", next_batch: "SIMULATE" } };
  const written = (method) => cards.script(app, { sql: "SELECT $method", values: { method } });
  assert.equal(written("sim"), "SET game = 'holdem'\n\nASK\n\nSIMULATE\n\nSELECT 'sim'");
  assert.equal(written("exact"), "SET game = 'holdem'\n\nASK\n\nSELECT 'exact'");
});

test("the script for the editor chooses the hands as the fields do", () => {
  const about = { histories: { db: true } };
  const app = { about, question: { ...START, room: "Bob's", since: "2026-01-05" }, texts: { shown_plays: "SET VARIABLE shown = [$room, $stake, $since]" } };
  const written = (sql) => histories.script(app, { sql, values: { player: null } }).split("\n\n").slice(1);
  assert.deepEqual(written("FROM shown_plays WHERE $player IS NULL"), ["SET VARIABLE shown = ['Bob''s', NULL, '2026-01-05']", "FROM shown_plays WHERE NULL IS NULL"]);
  assert.deepEqual(written("FROM histories.hands"), ["FROM histories.hands"]);
});

test("values of Arrow are converted to values of JSON", () => {
  const of = (name, more = {}) => ({ toString: () => name, ...more });
  const words = (number) => [0n, 32n, 64n, 96n].map((shift) => Number((BigInt.asUintN(128, number) >> shift) & 0xffffffffn));
  for (const [value, type, expected] of [
    [undefined, of("Int32"), null],
    [2n ** 53n, of("Int64"), 2 ** 53],
    [2n ** 53n + 1n, of("Int64"), "9007199254740993"],
    [-(2n ** 53n) - 1n, of("Int64"), "-9007199254740993"],
    [NaN, of("Float64"), "nan"],
    [-Infinity, of("Float64"), "-inf"],
    [words(-5n), of("Decimal[38e+2]", { scale: 2 }), "-0.05"],
    [words(1234n), of("Decimal[38e+2]", { scale: 2 }), "12.34"],
    [words(7n), of("Decimal[38e+0]", { scale: 0 }), 7],
    [Date.UTC(2026, 0, 2), of("Date32<DAY>"), "2026-01-02"],
    [Date.UTC(2026, 0, 2, 3, 4, 5, 600), of("Timestamp<MICROSECOND>"), "2026-01-02 03:04:05.600"],
    [8.65e15, of("Date32<DAY>"), "after the year 275760"],
    [[1n, null], of("List<Int64>", { children: [{ type: of("Int64") }] }), [1, null]],
  ])
    assert.deepEqual(plain(value, type), expected, String(type));
});

/** A database that records the statements that it gets, and answers each query with the next item of `answers`. */
function fake(...answers) {
  const ran = [];
  return { ran, run: async (sql, values = {}) => ran.push([sql, values]), rows: async () => answers.shift() ?? [] };
}

test("relations are made once, and tables of a question once per question", async () => {
  const database = fake([["standard"]], [["short"]]);
  const queries = { odds: { question: "SET VARIABLE rules = $rules" } };
  const texts = { lasting: { odds: "LASTING" }, queries, files: { odds: "FILES" }, lookups: { rules: "LOOK" } };
  const desk = new ScriptDesk(database, texts, "odds");
  await desk.put({ rules: "Standard" });
  await desk.put({ rules: "six-plus" });
  assert.deepEqual(database.ran.map(([sql]) => sql), ["LASTING", queries.odds.question, "FILES", queries.odds.question, "FILES"]);
  assert.deepEqual(database.ran.filter(([, { rules }]) => rules).map(([, { rules }]) => rules), ["standard", "short"]);
  await assert.rejects(desk.put({ rules: "none" }), /rules 'none': there is no such name/);
});

test("the method is chosen once per question, and a simulation starts with one batch", async () => {
  const database = fake([["sim", "simulated_outcomes"]], [["exact", "exact_outcomes"]]);
  const equity = { question: "PUT", method: "METHOD" };
  const texts = { lasting: {}, files: { equity: "FILES" }, queries: { equity }, remembered: {}, remember: {}, about: { texts: { next_batch: "BATCH" } } };
  const desk = new EquityDesk(database, texts, "equity");
  await desk.put({});
  assert.equal((await desk.values({}, "SELECT $method")).method, "sim");
  assert.equal((await desk.values({}, "SELECT $method")).method, "sim");
  assert.equal(database.ran.filter(([sql]) => sql === "BATCH").length, 1);
  await desk.put({});
  assert.equal((await desk.values({}, "SELECT $method")).method, "exact");
  assert.equal(database.ran.filter(([sql]) => sql === "BATCH").length, 1);
});
