// What the views about hands and ranges ask, and the SQL that asks it in a shell.
import { h } from "./dom.js";
import { bound, literal, START } from "./question.js";

export const ranged = (app) => app.game?.takes_ranges !== false;

/** What is left out of a picture of made hands, if the game has a low hand. */
export const lowNote = (app) => (app.game?.low_rules ? [h("p", { class: "hint" }, "This is the high hand alone; the low hand counts in the equity.")] : []);

/** What the engine is asked about. */
export const asked = ({ game, hero, villains, board, dead, seed }) => ({ game, players: [hero, ...villains], board, dead, seed });

const ended = (names) => names.map((name) => ({ name, ends: name.endsWith("errors") }));

/** The question and the queries of a view; a hint, if there is not enough to ask all of them. */
export function asking(app, names) {
  const { question } = app;
  if (!app.game) return { hint: "Choose a game that is there." };
  const prefix = ranged(app) ? "" : "game_";
  const before = [`${prefix}written`, `${prefix}errors`];
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
  const { game, texts } = app;
  const question = asked(app.question);
  const players = question.players.map((range, i) => `(${i + 1}, ${literal(range)})`);
  const lines = [`INSERT INTO player_ranges VALUES ${players.join(", ")};`];
  const known = ["board", "dead"].filter((place) => question[place].trim());
  if (known.length) {
    lines.push(`INSERT INTO known_cards VALUES ${known.map((place) => `('${place}', ${literal(question[place])})`).join(", ")};`);
  }
  if (question.game !== START.game) {
    lines.push(`UPDATE equity_game SET game = ${literal(question.game)};`);
    if (game?.takes_ranges) lines.push(texts.next_game);
  }
  if (answer.values?.method === "sim") {
    lines.push(`UPDATE simulation SET seed = ${question.seed}, samples = 100000;`);
    lines.push(game?.takes_ranges ? texts.next_batch : texts.next_deals);
  }
  return [...lines, "", bound(answer.sql, answer.values)].join("\n");
}
