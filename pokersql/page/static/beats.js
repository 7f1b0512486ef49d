// View 2: what an opponent can hold now, by category and by starting hand.
import * as cards from "./cards.js";
import { counted, legend, share, standings } from "./chart.js";
import { count, face, h, objects, percent, table } from "./dom.js";
import { Figure } from "./figure.js";
import { fill, Grid } from "./grid.js";
import { Picker } from "./picker.js";

export const title = "What beats me";
export const { script } = cards;
export const panel = (app, last) => new Picker(app, ["hero", "board", "dead"], last);

const NAMES = ["ahead", "ahead_by_category", "ahead_by_starting_hand", "combinations", "equity_by_starting_hand", "nuts"];

export const asking = (app) => cards.asking(app, cards.ranged(app) ? NAMES : ["ahead", "ahead_by_category"]);

export function figures(app) {
  const made = [
    new Figure(app, "By category", ["ahead", "ahead_by_category"], (answers) =>
      categories(objects(answers.ahead)[0], objects(answers.ahead_by_category), app),
      { wide: true },
    ),
  ];
  if (!cards.ranged(app)) return made;
  const held = new Held(app);
  return [
    ...made,
    new Figure(app, "By starting hand", ["ahead_by_starting_hand", "combinations"], (answers) => held.draw(answers), { wide: true }),
    new EquityGrid(app),
    new Figure(app, "The best hands that the first opponent can hold", ["nuts"], (answers) => nuts(objects(answers.nuts), app), { wide: true }),
  ];
}

const NONE = "Pick one hand, not a range, to see what beats it; in Omaha pick a flop, too.";

function categories(total, rows, app) {
  if (!total) return h("p", { class: "hint" }, NONE);
  return [
    h("p", { class: "large" }, total.name),
    h("p", {}, counted(total)),
    share(total),
    legend(),
    standings(rows),
    ...cards.lowNote(app),
  ];
}

/** The grid of combinations ahead, and the combinations of the cell that is looked at. */
class Held {
  constructor(app) {
    this.app = app;
    this.list = h("div", { class: "look", tabindex: "0", role: "region", "aria-label": "Combinations", "aria-live": "polite" });
    this.grid = new Grid(app.grid, "Starting hands: how many combinations are ahead of you", { onlook: (hand) => this.look(hand) });
    this.looked = null;
  }

  draw(answers) {
    this.rows = new Map(objects(answers.ahead_by_starting_hand).map((row) => [row.starting_hand, row]));
    this.combinations = objects(answers.combinations);
    if (this.rows.size === 0) return h("p", { class: "hint" }, NONE);
    this.grid.draw((cell) => {
      const row = this.rows.get(cell.hand);
      cell.button.classList.toggle("out", !row);
      if (!row) return fill(cell, 0, 0, "–", `${cell.hand}: not possible`);
      const title = `${cell.hand}: ${row.ahead} of ${row.hands} combinations ahead of you, ${row.level} level, ${row.behind} behind`;
      return fill(cell, row.ahead / row.hands, (row.ahead + row.level) / row.hands, `${row.ahead}/${row.hands}`, title);
    });
    this.look(this.looked ?? [...this.rows.keys()][0]);
    return [
      h("p", {}, "Each cell shows how many of its combinations are ahead of you, and is coloured by their share; the grey part is the share that is level. Point at a cell, or move with the arrow keys."),
      h("div", { class: "beside" }, this.grid.element, this.list),
    ];
  }

  look(hand) {
    this.looked = hand;
    const found = this.combinations.filter((row) => row.starting_hand === hand);
    this.list.replaceChildren(
      h("h3", {}, `${hand}: ${count(found.length, "combination", "combinations")}`),
      h("ul", { class: "combinations" }, found.map((row) => h("li", {}, h("span", { class: "hole" }, row.hole.match(/../g).map((card) => face(card, this.app.cards))), h("span", { class: `standing ${row.standing}` }, STANDING[row.standing]), ` ${row.description}`))),
    );
  }
}

const STANDING = { ahead: "ahead of you", level: "level", behind: "behind you" };

class EquityGrid extends Figure {
  constructor(app) {
    const grid = new Grid(app.grid, "Starting hands: the equity of each against you");
    super(app, "Equity of each against you", ["equity_by_starting_hand"], (answers) => {
      const rows = new Map(objects(answers.equity_by_starting_hand).map((row) => [row.starting_hand, row]));
      if (rows.size === 0) return h("p", { class: "hint" }, "This is counted from the flop on, and before the flop if no card is dead.");
      grid.draw((cell) => {
        const row = rows.get(cell.hand);
        cell.button.classList.toggle("out", !row);
        fill(cell, row?.equity ?? 0, row?.equity ?? 0, row ? `${Math.round(100 * row.equity)}` : "–", row ? `${cell.hand}: ${percent(row.equity)}` : `${cell.hand}: not possible`);
        cell.button.title = row ? `${cell.hand} has ${percent(row.equity)} against you` : "";
      });
      const columns = ["starting_hand", "hands", "equity"];
      return [
        h("p", {}, "The first opponent's equity against you with each starting hand, in percent."),
        grid.element,
        h("details", { class: "rows" }, h("summary", {}, "As a table"), table(columns, [...rows.values()].map((row) => columns.map((name) => row[name])), { caption: "Equity of each starting hand", shown: { equity: (part) => percent(part, 4) } })),
      ];
    }, { wide: true });
  }
}

function nuts(rows, app) {
  if (rows.length === 0) return h("p", { class: "hint" }, NONE);
  const columns = ["place", "description", "combinations", "example", "standing"];
  return table(columns, rows.map((row) => columns.map((name) => row[name])), {
    caption: "The best hands that the first opponent can hold",
    shown: {
      example: (hole) => h("span", { class: "hole" }, hole.match(/../g).map((card) => face(card, app.cards))),
      standing: (standing) => h("span", { class: `standing ${standing}` }, STANDING[standing]),
    },
  });
}
