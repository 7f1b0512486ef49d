// Shared by the views about hands and ranges: their queries, the SQL of a query for a shell, and the display of equity.
import { hint, objects, percent, whole } from "./dom.js";
import { Figure } from "./figure.js";
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

/** The question and the queries about ranges. While a range is missing, only the queries in `always` run. */
export function askingRanges(app, always, errors, names) {
  const { question } = app;
  if (!app.game) return { hint: "Choose a game that is there." };
  const before = ended(["written", ...always, errors]);
  if (question.hero && question.villains.every(Boolean)) return { question: asked(question), queries: [...before, ...ended(names)] };
  const villains = question.villains.map((villain) => villain || "random");
  return { question: asked({ ...question, hero: question.hero || "random", villains }), queries: before, hint: "Give each range at least one hand." };
}

/** The SQL that writes the question into tables, and a query. Any database with the relations can run this text. */
export function script(app, answer) {
  const { equity_question: question, ask, next_batch: simulate } = app.texts;
  return [bound(question, asked(app.question)), ask, answer.values?.method === "sim" && simulate, bound(answer.sql, answer.values)].filter(Boolean).join("\n\n");
}

/** The method of an equity, in words. */
export function how({ method, runouts, standard_error: error }) {
  const showdowns = `${whole(runouts)} showdowns`;
  if (method === "sim") return `simulated, ${showdowns}; standard error ${percent(error ?? 0)}`;
  return `exact, over ${showdowns}${method === "table" ? ", from a table" : ""}`;
}

/** The columns of the equity that only games with a high and a low half of the pot have. */
export const halves = ({ game }) => (game?.high_rules && game.low_rules ? ["highs", "lows", "quarters"] : []);

/** The figure of the equity. A simulation has one more batch of showdowns in each answer; then `after` is asked again. */
export class Equity extends Figure {
  constructor(app, draw, options, after = []) {
    super(app, "Equity", ["equity"], draw, options);
    this.after = after;
  }

  async *follow(ask) {
    const isRough = (answer) => objects(answer ?? {})[0]?.is_final === false;
    let more = isRough(this.answers.equity);
    const again = more ? this.after : [];
    while (more) {
      more = false; // if the question has changed, there is no answer
      for await (const answer of ask({}, this.names)) {
        more = isRough(answer);
        yield answer;
      }
    }
    if (again.length) yield* ask({}, again);
  }
}
