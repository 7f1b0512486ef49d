// The hands that an opponent may hold, by category and by starting hand.
import * as cards from "./cards.js";
import { counted, legendOfStandings, share, standings } from "./chart.js";
import { count, folded, h, hint, hole, objects, percent, table } from "./dom.js";
import { Figure } from "./figure.js";
import { fill, Grid } from "./grid.js";
import { Picker } from "./picker.js";

export const title = "What beats me";
export const says = "Which hands of an opponent are ahead of yours now?";
export const { script } = cards;
export const panel = (app, last) => new Picker(app, ["hero", "board", "dead"], last);

const NAMES = ["ahead", "ahead_by_category", "ahead_by_starting_hand", "combinations", "equity_by_starting_hand", "nuts"];

export const asking = (app) => cards.asking(app, cards.ranged(app) ? NAMES : ["ahead", "ahead_by_category"]);

export function figures(app) {
  const wide = { wide: true };
  const categories = new Figure(app, "By category", ["ahead", "ahead_by_category"], (answers) => byCategory(objects(answers.ahead)[0], objects(answers.ahead_by_category), app), wide);
  if (!cards.ranged(app)) return [categories];
  const held = new Held(app);
  const equities = new Grid(app.grid, "Starting hands: the equity of each against you");
  return [
    categories,
    new Figure(app, "By starting hand", ["ahead_by_starting_hand", "combinations"], (answers) => held.draw(answers), wide),
    new Figure(app, "Equity of each hand against you", ["equity_by_starting_hand"], (answers) => equity(equities, objects(answers.equity_by_starting_hand).filter((row) => row.player_id === 2)), wide),
    new Figure(app, "The best hands that the first opponent can hold", ["nuts"], (answers) => nuts(objects(answers.nuts), app), wide),
  ];
}

const NONE = "Pick one hand, not a range, to see what beats it; in Omaha pick a flop, too.";

function byCategory(total, rows, app) {
  if (!total) return hint(NONE);
  const pictures = [share(total), legendOfStandings(), standings(rows)];
  return [h("p", { class: "large" }, total.name), h("p", {}, counted(total)), pictures, cards.lowNote(app)];
}

/** A grid of the combinations that are ahead, and a list of the combinations in the cell with the pointer or the focus. */
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
    if (this.rows.size === 0) return hint(NONE);
    this.grid.draw((cell) => {
      const row = this.rows.get(cell.hand);
      cell.button.classList.toggle("out", !row);
      if (!row) return fill(cell, 0, 0, "–", `${cell.hand}: not possible`);
      const title = `${cell.hand}: ${row.ahead} of ${row.hands} combinations ahead of you, ${row.level} level, ${row.behind} behind`;
      return fill(cell, row.ahead / row.hands, (row.ahead + row.level) / row.hands, `${row.ahead}/${row.hands}`, title);
    });
    this.look(this.looked ?? [...this.rows.keys()][0]);
    return [
      h("p", {}, "Each cell shows how many of its combinations are ahead of you. The coloured part of a cell is the share that is ahead, the grey part the share that is level. Point at a cell, or move with the arrow keys."),
      h("div", { class: "beside" }, this.grid.element, this.list),
    ];
  }

  look(hand) {
    this.looked = hand;
    const found = this.combinations.filter((row) => row.starting_hand === hand);
    this.list.replaceChildren(
      h("h3", {}, `${hand}: ${count(found.length, "combination", "combinations")}`),
      h("ul", { class: "combinations" }, found.map((row) => h("li", {}, hole(row.hole, this.app.cards), standing(row.standing), ` ${row.description}`))),
    );
  }
}

const STANDING = { ahead: "ahead of you", level: "level", behind: "behind you" };

const standing = (name) => h("span", { class: `standing ${name}` }, STANDING[name]);

function equity(grid, found) {
  const rows = new Map(found.map((row) => [row.starting_hand, row]));
  if (rows.size === 0) return hint("Before the flop, this picture is only for questions without dead cards.");
  grid.draw((cell) => {
    const row = rows.get(cell.hand);
    const part = row?.equity ?? 0;
    cell.button.classList.toggle("out", !row);
    fill(cell, part, part, row ? `${Math.round(100 * part)}` : "–", row ? `${cell.hand}: ${percent(part)}` : `${cell.hand}: not possible`);
    cell.button.title = row ? `${cell.hand} has ${percent(part)} against you` : "";
  });
  return [
    h("p", {}, "The first opponent's equity against you with each starting hand, in percent."),
    grid.element,
    folded("As a table", table(["starting_hand", "hands", "equity"], [...rows.values()], { caption: "Equity of each starting hand" })),
  ];
}

function nuts(rows, app) {
  if (rows.length === 0) return hint(NONE);
  return table(["place", "description", "combinations", "example", "standing"], rows, {
    caption: "The best hands that the first opponent can hold",
    shown: { example: (text) => hole(text, app.cards), standing },
  });
}
