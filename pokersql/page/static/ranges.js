// View 3: the equity of two ranges, which the user paints or writes.
import * as cards from "./cards.js";
import { mixes, stacked } from "./chart.js";
import { button, h, hint, hole, legend, objects, percent, plain, table, whole } from "./dom.js";
import { problem, settling, written } from "./fields.js";
import { Figure } from "./figure.js";
import { fill, Grid } from "./grid.js";
import { Picker } from "./picker.js";

export const title = "Range against range";
export const { script } = cards;
export const panel = (app, last) => new Picker(app, ["board", "dead"], last);

const always = ["range_grid", "range_texts"];

const WEIGHTS = ["1", "0.75", "0.5", "0.25", "0"];

export function asking(app) {
  if (!cards.ranged(app)) return cards.asking(app, []);
  return cards.askingRanges(app, always, ["equity", "street_boards", "range_categories"]);
}

export function figures(app) {
  if (!cards.ranged(app)) {
    const only = new Figure(app, "Ranges", [], () => []);
    only.stop(`A hand of ${app.game.game} has more than two cards; ranges are for games with two cards.`);
    return [only];
  }
  return [
    new Range(app, 0),
    new Range(app, 1),
    new Figure(app, "Equity", ["equity"], (answers) => equity(objects(answers.equity), app)),
    new Streets(app),
    new Figure(app, "What each range makes", ["range_categories"], (answers) => mix(objects(answers.range_categories)), { wide: true }),
  ];
}

/** A range: a grid to paint, a slider, and its text. */
class Range extends Figure {
  constructor(app, seat) {
    super(app, seat === 0 ? "Your range" : "The opponent's range", always, null); // `show` draws this figure
    this.seat = seat;
    this.weight = WEIGHTS[0];
    this.grid = new Grid(app.grid, seat === 0 ? "Your range" : "The opponent's range", {
      onpaint: (cell, first) => this.paint(cell, first),
      onstroke: (hands) => this.stroke(hands),
    });
    this.later = settling((act) => act()); // text, slider and grid share one delay, since all three write the same range
    this.parts = new Map();
    this.size = h("p", { class: "size" });
    this.error = problem(`range-${seat}`);
    this.text = written(`range-${seat}`, this.written(), () => this.later(() => this.set(this.text.value)), {
      placeholder: "QQ+, AKs:0.5, 15%, random",
      "aria-label": `${seat === 0 ? "Your" : "The opponent's"} range as text`,
    });
    const value = /^\d+%$/.test(this.written()) ? parseInt(this.written(), 10) : 0;
    this.slider = h("input", { type: "range", id: `top-${seat}`, min: 0, max: 100, step: 1, value, oninput: () => this.slide() });
    this.best = h("output", { for: `top-${seat}` }, "");
    const radio = (weight) => h("input", { type: "radio", name: `weight-${seat}`, value: weight, checked: weight === this.weight, onchange: () => (this.weight = weight) });
    const weights = WEIGHTS.map((weight) => h("label", {}, radio(weight), weight === "0" ? "none" : percent(weight, 0)));
    this.body.replaceChildren(
      h("fieldset", { class: "weights" }, h("legend", {}, "Paint"), weights),
      this.grid.element,
      h("div", { class: "line" }, h("label", { for: `top-${seat}` }, "Best hands"), this.slider, this.best),
      this.text,
      this.error,
      h("div", { class: "line" }, this.size, button("All", () => this.set("random")), button("None", () => this.set(""))),
    );
    this.draw_parts();
  }

  written() {
    const { question } = this.app;
    return this.seat === 0 ? question.hero : question.villains[0];
  }

  /** Replace the range, and ask the new question. */
  set(text) {
    if (document.activeElement !== this.text) this.text.value = text;
    this.painted = null;
    if (text.trim() === "") {
      this.parts.clear();
      this.draw_parts();
      this.size.textContent = "No hands yet: paint some, or write a range.";
    }
    this.app.update(this.change(text.trim()));
  }

  /** The fields of the question that change when a text replaces the range. */
  change(text) {
    return this.seat === 0 ? { hero: text } : { villains: this.app.question.villains.with(0, text) };
  }

  slide() {
    this.best.textContent = `${this.slider.value} %`;
    this.later(() => this.set(this.slider.value === "0" ? "" : `${this.slider.value}%`));
  }

  /** Paint a cell. If the first cell of a stroke already has the chosen weight, the stroke removes hands. */
  paint(cell, first) {
    const part = this.parts.get(cell.hand)?.part ?? 0;
    if (first) this.stroked = Number(this.weight) === part ? "0" : this.weight;
    this.parts.set(cell.hand, { part: Number(this.stroked) });
    this.draw_part(cell);
  }

  /** Add the hands of a stroke to the range's text. */
  stroke(hands) {
    const pieces = this.text.value.split(/[,;]\s*/).filter((piece) => piece.trim() && !hands.some((hand) => piece.trim() === `!${hand}`));
    const added = hands.map((hand) => (this.stroked === "0" ? `!${hand}` : this.stroked === "1" ? hand : `${hand}:${this.stroked}`));
    const left = [...this.parts.values()].some(({ part }) => part > 0);
    const text = left ? [...pieces, ...added].join(", ") : "";
    this.later(() => {
      this.set(text);
      this.painted = true; // the next answer's column range_text replaces this text
    });
    this.text.value = text;
  }

  draw_part(cell) {
    const { part = 0, hands = cell.combinations } = this.parts.get(cell.hand) ?? {};
    const note = part === 0 || part === 1 ? "" : `${Math.round(100 * part)}`;
    fill(cell, part, part, note, `${cell.hand}: ${part === 0 ? "not in the range" : hands < cell.combinations ? `${hands} of ${cell.combinations} combinations` : percent(part, 0)}`);
    cell.button.setAttribute("aria-pressed", String(part > 0));
  }

  draw_parts() {
    this.grid.draw((cell) => this.draw_part(cell));
  }

  show(answer) {
    if (!this.written() || !always.includes(answer.name)) return; // the question has "random" for a missing range; its answer is not shown
    const rows = objects(answer).filter((row) => row.player_id === this.seat + 1);
    if (answer.name === "range_grid" && !answer.error) {
      this.parts = new Map(rows.map((row) => [row.starting_hand, row]));
      this.draw_parts();
    }
    if (answer.name === "range_texts" && rows.length) {
      const [{ combinations, possible, part, range_text: text }] = rows;
      this.size.textContent = `${Number(combinations.toFixed(2)).toLocaleString("en")} of ${whole(possible)} combinations, ${percent(part)}`;
      if (this.painted) this.text.value = text;
      if (this.painted) this.app.turn(this.change(text));
      this.painted = null;
    }
    this.answers[answer.name] = answer;
    if (!this.isAnswered()) return;
    this.element.removeAttribute("aria-busy");
    this.tell();
  }

  stop() {
    this.element.removeAttribute("aria-busy");
  }

  complain(rows) {
    const wrong = rows.find((row) => row.place === `player ${this.seat + 1}`);
    this.error.textContent = wrong ? `${plain(wrong.error)}: ${wrong.remedy}` : "";
    this.text.setAttribute("aria-invalid", String(Boolean(wrong)));
  }
}

/** The equity of the ranges on each street so far: the present question is also asked with shorter boards. */
class Streets extends Figure {
  constructor(app) {
    super(app, "Equity by street", ["street_boards"], (answers) => (this.boards = objects(answers.street_boards)) && []);
  }

  /** Ask about each street when all other figures have their answers. */
  async follow(ask) {
    const rows = [];
    for (const { street, board } of this.boards ?? []) {
      for await (const answer of ask({ board }, ["equity"])) {
        this.answers.equity = answer;
        const own = objects(answer)[0];
        if (own) rows.push([street, board, own.equity, own.method === "sim" ? "simulated" : "exact"]);
      }
    }
    if (rows.length === 0) return;
    const shown = { equity: (part) => percent(part, 4), board: (board) => hole(board, this.app.cards) };
    this.body.replaceChildren(table(["street", "board", "equity", "method"], rows, { caption: "Equity by street", shown }));
    this.tell();
  }
}

function equity(rows, app) {
  if (rows.length < 2) return hint("These ranges can't be held at once: they share cards.");
  const [own, other] = rows;
  const bar = stacked(`${percent(own.equity)} against ${percent(other.equity)}`, [["player-1", own.equity], ["player-2", 1 - own.equity]], "players");
  return cards.equity(rows, app, ["player", "hands", "equity", "wins", "ties", "losses"], "Equity of each range", "", bar);
}

function mix(rows) {
  const found = rows.filter((row) => row.player_id <= 2).map((row) => ({ ...row, seat: row.player_id - 1 }));
  if (found.length === 0) return hint("No hand of either range is possible with these cards.");
  return [
    legend(["player-1", "your range"], ["player-2", "the opponent's range"]),
    h("p", {}, "The categories of each range, over all its hands and all possible boards. If the other range is a single hand, its cards can't be on the board."),
    mixes(found, ["your range", "the opponent's range"]),
  ];
}
