// The equity of ranges, which the user paints or writes, what each range hits, and how the ranges compare.
import * as cards from "./cards.js";
import { colour, curves, mixes, stacked } from "./chart.js";
import { button, folded, h, hint, hole, legend, objects, percent, precise, rounded, table } from "./dom.js";
import { Figure } from "./figure.js";
import { NextCards } from "./next_cards.js";
import { Picker } from "./picker.js";
import { ALWAYS, owner, Range } from "./range.js";

export const title = "Range against range";
export const says = "What is the equity of ranges against each other, and what does each hit on the board?";
export const { script } = cards;
export const panel = (app, last) => new Picker(app, ["board", "dead"], last);

export function asking(app) {
  if (!cards.ranged(app)) return cards.askingRanges(app, [], "equity_errors", ["equity"]);
  const pictures = app.question.villains.length === 1 ? ["equity_by_starting_hand", "equity_curve"] : [];
  return cards.askingRanges(app, ALWAYS, "errors", ["equity", "range_hits", ...pictures, "next_cards", "street_boards", "range_categories"]);
}

export function figures(app) {
  const ranges = [app.question.hero, ...app.question.villains].map((_, seat) => new Range(app, seat));
  const owners = ranges.map((_, seat) => owner(seat, ranges.length));
  const answer = new cards.Equity(app, (answers) => equity(objects(answers.equity), owners, app), { id: "answer", wide: true });
  if (!cards.ranged(app)) return [answer, ...ranges];
  const compared = new Figure(app, "How the ranges compare", ["equity_curve"], (answers) => compare(objects(answers.equity_curve), owners), { hides: true });
  return [
    answer,
    ...ranges,
    new Figure(app, "Hits on this board", ["range_hits"], (answers) => hits(objects(answers.range_hits), owners, ranges), { id: "hits", wide: ranges.length > 2, hides: true }),
    ...(ranges.length === 2 ? [compared] : []),
    new NextCards(app),
    new Streets(app),
    new Figure(app, "Made hands by street", ["range_hits", "range_categories"], (answers) => mix(objects(answers.range_categories), objects(answers.range_hits).length > 0, owners), { wide: true, hides: true }),
  ];
}

/** The equity of the ranges on each street so far: the present question is also asked with shorter boards. */
class Streets extends Figure {
  constructor(app) {
    super(app, "Equity by street", ["street_boards", "equity"], (answers) => this.rows(objects(answers.street_boards), objects(answers.equity)[0]), { id: "streets", hides: true });
  }

  rows(boards, now) {
    this.boards = boards.map((one) => one.board);
    this.found = new Map([[this.boards.at(-1), now]]);
    this.table = () => {
      const rows = boards.map(({ street, board }) => ({ street, board, equity: null, method: "", ...this.found.get(board) }));
      const cells = {
        board: (board) => hole(board, this.app.cards),
        equity: (part) => (part === null ? "…" : precise(part)),
        method: (method) => (method === "sim" ? "simulated" : method && "exact"),
      };
      return table(["street", "board", "equity", "method"], rows, { caption: "Equity by street", shown: cells });
    };
    return this.table();
  }

  /** Ask about the earlier streets when all other figures have their answers. */
  async *follow(ask) {
    for (const board of this.isAnswered() ? this.boards.slice(0, -1) : []) {
      for await (const answer of ask({ board }, ["equity"])) {
        this.found.set(board, objects(answer)[0]);
        this.body.replaceChildren(this.table());
      }
    }
    yield* []; // no other figure shows these answers
  }
}

/** The equity of each range in one line, a bar, and a table of all numbers. */
function equity(rows, owners, app) {
  if (rows.length < 2) return hint("These ranges can't be held at once: they share cards.");
  app.glance(`Equity ${rows.map((row) => percent(row.equity)).join(" · ")}`);
  const each = rows.map((row, seat) => [h("i", { class: `swatch ${colour(seat)}`, "aria-hidden": "true" }), `${owners[seat]} `, h("output", { id: seat === 0 ? "equity" : `equity-${seat + 1}` }, precise(row.equity))]);
  const bar = stacked(rows.map((row, seat) => `${owners[seat]} ${percent(row.equity)}`).join(", "), rows.map((row, seat) => [colour(seat), row.equity]));
  const columns = ["player", "hands", "equity", "wins", "ties", "losses", ...cards.halves(app)];
  const all = table(columns, rows, { caption: "Equity of each range" });
  return [h("p", { class: "worths" }, each.map((one) => h("span", {}, one))), h("p", { class: "method" }, cards.how(rows[0])), bar, folded("As a table", all)];
}

/** The kinds of hands that each range hits now. A click on a kind marks its starting hands in the grids. */
function hits(rows, owners, ranges) {
  const mark = (pressed, kind) => {
    const isNew = pressed?.getAttribute("aria-pressed") === "false";
    for (const one of element.querySelectorAll("[aria-pressed=true]")) one.setAttribute("aria-pressed", "false");
    if (isNew) pressed.setAttribute("aria-pressed", "true");
    ranges.forEach((range) => range.mark((isNew && kind?.find((row) => row.player_id === range.seat + 1)?.starting_hands) || []));
  };
  const cells = (row) => [
    h("td", { class: "number" }, row ? rounded(row.combinations) : ""),
    h("td", { class: `number part ${row ? colour(row.player_id - 1) : ""}`, style: `--share: ${row?.share ?? 0}` }, row ? precise(row.share) : ""),
  ];
  const kinds = (found) => [...Map.groupBy(found, (row) => row.kind)].map(([name, kind]) => {
    const press = button(name, () => mark(press, kind), { class: "quiet", "aria-pressed": "false" });
    return h("tr", {}, h("th", { scope: "row" }, press), ranges.map(({ seat }) => cells(kind.find((row) => row.player_id === seat + 1))));
  });
  const head = h("tr", {}, h("td", {}), owners.map((name) => h("th", { scope: "colgroup", colspan: 2 }, name)));
  const bodies = [...Map.groupBy(rows, (row) => row.family)].map(([family, found]) =>
    h("tbody", {}, h("tr", {}, h("th", { scope: "rowgroup", colspan: 2 * owners.length + 1 }, family)), kinds(found)),
  );
  const element = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Hits on this board" }, h("table", { class: "hits" }, h("thead", {}, head), bodies));
  mark(null);
  if (rows.length === 0) return hint("This picture is for hold'em, from the flop on.");
  return [h("p", { class: "hint" }, "Combinations of each kind, and their share of the range. Click a kind to mark its hands in the grids."), element];
}

function compare(rows, owners) {
  if (rows.length === 0) return hint("This picture needs two ranges. Before the flop, it allows no dead cards.");
  return [
    legend(...owners.map((name, seat) => [colour(seat), name.toLowerCase()])),
    h("p", { class: "hint" }, "From the best hand to the worst: the share of each range with at least this equity."),
    curves(rows, owners),
  ];
}

/** The made hands of each range on each street. If the hits are shown, they have the present street. */
function mix(rows, hasHits, owners) {
  if (rows.length === 0) return hint("No hand of a range is possible with these cards.");
  const found = rows.filter(({ street }) => !hasHits || street !== rows[0].street).map((row) => ({ ...row, seat: row.player_id - 1 }));
  if (found.length === 0) return [];
  return [
    legend(...owners.map((name, seat) => [colour(seat), name.toLowerCase()])),
    h("p", {}, "The categories of each range, over all its hands and all possible boards. If another range is a single hand, its cards can't be on the board."),
    mixes(found, owners.map((name) => name.toLowerCase())),
  ];
}
