// What the views about hands and ranges ask, and the SQL that asks it in a shell.
import { h } from "./dom.js";
import { bound } from "./question.js";

/** Whether hands are two cards, as the grids have them. */
export const ranged = (app) => app.game?.has_starting_hands !== false;

/** What is left out of a picture of made hands, if the game has a low hand. */
export const lowNote = (app) => (app.game?.low_rules ? [h("p", { class: "hint" }, "This is the high hand alone; the low hand counts in the equity.")] : []);

/** What the engine is asked about. */
export const asked = ({ game, hero, villains, board, dead, seed }) => ({ game, players: [hero, ...villains], board, dead, seed });

const ended = (names) => names.map((name) => ({ name, ends: name.endsWith("errors") }));

/** The question and the queries of a view; a hint, if there is not enough to ask all of them. */
export function asking(app, names) {
  const { question } = app;
  if (!app.game) return { hint: "Choose a game that is there." };
  const before = ["written", "errors"];
  if (question.hero) return { question: asked(question), queries: ended([...before, ...names]) };
  const hint = "Pick your cards: click them, or type them, as ah kh.";
  const shown = question.board || question.dead;
  return { question: asked({ ...question, hero: "random" }), queries: shown ? ended(before) : [], hint };
}

/** The same of two ranges: `always` are asked, too, while one of them is missing. */
export function askingRanges(app, always, names) {
  const { question } = app;
  if (!app.game) return { hint: "Choose a game that is there." };
  const before = ended(["written", ...always, "errors"]);
  if (question.hero && question.villains[0]) return { question: asked(question), queries: [...before, ...ended(names)] };
  const villains = question.villains.map((villain) => villain || "random");
  return { question: asked({ ...question, hero: question.hero || "random", villains }), queries: before, hint: "Paint or write two ranges." };
}

/** The SQL that puts the question and asks a query: it runs wherever the relations are. */
export function script(app, answer) {
  const { equity_question: question, ask, next_batch: simulate } = app.texts;
  return [bound(question, asked(app.question)), ask, answer.values?.method === "sim" && simulate, bound(answer.sql, answer.values)].filter(Boolean).join("\n\n");
}
