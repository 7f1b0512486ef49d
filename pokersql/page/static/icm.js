// What the chips of a tournament's players are worth, and what an all-in of two players costs and wins.
import { fixed, folded, h, hint, objects, precise, table } from "./dom.js";
import { area, refused } from "./fields.js";
import { Figure } from "./figure.js";
import { bound } from "./question.js";

export const title = "ICM";
export const says = "What are the chips of each player in a tournament worth in money?";
export const isWide = true;

const PLACES = 10; // the table has the chances of so many paid places

const asked = ({ stacks, payouts }) => ({ topic: "icm", stacks, payouts });

export const asking = ({ question }) => (!question.stacks && !question.payouts ? { hint: "Write the chips of each player and the prizes." } : { question: asked(question), queries: ["icm_errors", "shares", "bubble_factors"].map((name) => ({ name, ends: name === "icm_errors" })) });

export const script = (_app, answer) => bound(answer.sql, answer.values);

export const panel = (app) => new Asks(app);

export function figures(app) {
  return [
    new Figure(app, "What the chips are worth", ["shares"], (answers) => worth(objects(answers.shares)), { id: "shares", wide: true }),
    new Figure(app, "Bubble factors", ["bubble_factors"], (answers) => bubble(objects(answers.bubble_factors)), { id: "bubble", wide: true }),
  ];
}

class Asks {
  constructor(app) {
    const { question } = app;
    this.fields = {
      stacks: area("stacks", "Stacks", question.stacks, (stacks) => app.update({ stacks }), { rows: 2 }, "The chips of each player, with blanks or commas between. Write 12500 without a comma."),
      payouts: area("payouts", "Prizes", question.payouts, (payouts) => app.update({ payouts }), { rows: 2 }, "From the first place on, with blanks or commas between."),
    };
    this.element = h("div", { class: "picker across" }, Object.values(this.fields).map((field) => field.element));
  }

  complain(rows) {
    return refused(this.fields, rows);
  }
}

/** The share of each player in money, and the chance of each place. */
function worth(rows) {
  const isSimulated = rows.some((row) => row.standard_error !== null);
  const places = (rows[0]?.chances ?? []).slice(0, PLACES).map((_, i) => `place ${i + 1}`);
  const last = isSimulated ? ["standard_error"] : rows.some((row) => row.numerator !== null) ? ["fraction"] : [];
  const columns = ["player", "chips", "share", "by_chips", ...places, ...last];
  const cells = rows.map((row) => {
    const fraction = row.numerator === null ? "" : `${row.numerator}/${row.denominator}`;
    return [row.player, row.chips, row.share, row.by_chips, ...row.chances.slice(0, PLACES), ...(last.length ? [isSimulated ? row.standard_error : fraction] : [])];
  });
  const shown = { share: fixed(4), by_chips: fixed(4), standard_error: fixed(4), ...Object.fromEntries(places.map((place) => [place, precise])) };
  return [
    h("p", {}, `The share is the sum of each prize × the chance of its place${isSimulated ? ", in 20,000 simulated tournaments" : ""}. It is a fair deal if all play equally well. “By chips”: if all places are paid, each player gets the last prize; the rest is divided by chips.`),
    table(columns, cells, { caption: "The share of each player", shown }),
  ];
}

/** A table with one row per player and one column per opponent. */
function bubble(rows) {
  if (rows.length === 0) return hint("Bubble factors are computed for 2 to 15 players.");
  const pairs = new Map(rows.map((row) => [`${row.player_no} ${row.opponent_no}`, row]));
  const players = [...new Set(rows.map((row) => row.player_no))];
  const cell = (player, opponent) => {
    const row = pairs.get(`${player} ${opponent}`);
    if (!row) return h("span", {}, "–");
    if (row.bubble_factor === null) return h("span", {}, row.share - row.if_lost > 1e-9 * row.share ? "∞" : "–");
    return h("span", { style: "white-space: nowrap" }, fixed(2)(row.bubble_factor), " ", h("small", {}, "+", precise(row.risk_premium)));
  };
  const cells = players.map((player) => [String(player), ...players.map((opponent) => cell(player, opponent))]);
  const money = Object.fromEntries(["share", "if_won", "if_lost", "bubble_factor", "risk_premium"].map((name) => [name, fixed(4)]));
  return [
    h("p", {}, "Each row is a player who is all-in against the player of the column. The bubble factor is what a lost all-in costs, divided by what a won one wins. After it comes the risk premium: the equity beyond 50 % that a call at even odds needs."),
    table(["player", ...players], cells, { caption: "Bubble factors of each pair of players", shown: Object.fromEntries(players.map((player) => [player, (made) => made])), heads: Object.fromEntries(players.map((player) => [player, `Against ${player}`])) }),
    folded("As a table", table(Object.keys(rows[0]), rows, { caption: "What each all-in costs and wins", shown: money })),
  ];
}
