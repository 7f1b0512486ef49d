// Shared by the views about hands and ranges: their queries, the SQL of a query for a shell, and the display of equity.
import { h, hint, percent, table, whole } from "./dom.js";
import { bound } from "./question.js";

/** Whether a hand of the game has two cards, so that a grid of 13 × 13 cells can show all hands. */
export const ranged = (app) => app.game?.has_starting_hands !== false;

/** For a game with a low hand: a note below a picture that compares only the high hands. */
export const lowNote = (app) => (app.game?.low_rules ? [hint("This picture is of the high hand only; the equity includes the low hand.")] : []);

/** The question in the form that the engine takes. */
export const asked = ({ game, hero, villains, board, dead, seed }) => ({ game, players: [hero, ...villains], board, dead, seed });

const ended = (names) => names.map((name) => ({ name, ends: name.endsWith("errors") }));

/** The question and the queries of a view. If the user gave no hand: a hint, and the queries that need no hand. */
export function asking(app, names) {
  const { question } = app;
  if (!app.game) return { hint: "Choose a game that is there." };
  const before = ["written", "errors"];
  if (question.hero) return { question: asked(question), queries: ended([...before, ...names]) };
  const hint = "Pick your cards: click them, or type them, as ah kh.";
  const shown = question.board || question.dead;
  return { question: asked({ ...question, hero: "random" }), queries: shown ? ended(before) : [], hint };
}

/** The question and the queries about two ranges. While a range is missing, only the queries in `always` run. */
export function askingRanges(app, always, names) {
  const { question } = app;
  if (!app.game) return { hint: "Choose a game that is there." };
  const before = ended(["written", ...always, "errors"]);
  if (question.hero && question.villains[0]) return { question: asked(question), queries: [...before, ...ended(names)] };
  const villains = question.villains.map((villain) => villain || "random");
  return { question: asked({ ...question, hero: question.hero || "random", villains }), queries: before, hint: "Paint or write two ranges." };
}

/** The SQL that writes the question into tables, and a query. Any database with the relations can run this text. */
export function script(app, answer) {
  const { equity_question: question, ask, next_batch: simulate } = app.texts;
  return [bound(question, asked(app.question)), ask, answer.values?.method === "sim" && simulate, bound(answer.sql, answer.values)].filter(Boolean).join("\n\n");
}

/** The equity of the first player in large digits, the method that gave it, and a table of all players. */
export function equity(rows, app, columns, caption, outcomes = "", bar = null) {
  const [own] = rows;
  app.glance(`Equity ${percent(own.equity)}`);
  const showdowns = `${whole(own.runouts)} showdowns`;
  const how = {
    exact: `exact, over ${showdowns}`,
    table: `exact, over ${showdowns}, from a table`,
    sim: `simulated, ${showdowns}; standard error ${percent(own.standard_error ?? 0)}`,
  };
  return [
    h("p", { class: "big" }, h("output", { id: "equity" }, percent(own.equity))),
    bar,
    h("p", { class: "method" }, how[own.method] + outcomes),
    table(columns, rows, { caption, shown: { equity: (part) => percent(part, 4) } }),
  ].filter(Boolean);
}
