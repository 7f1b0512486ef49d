// View 3: two ranges, painted or written, against each other.
import * as cards from "./cards.js";
import { mixes } from "./chart.js";
import { face, h, objects, percent, plain, table, whole } from "./dom.js";
import { settling } from "./fields.js";
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
    only.stop(`A hand of ${app.game.game} has more than two cards; ranges are for games with two.`);
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

/** One range: a grid to paint, a slider, and its text. */
class Range extends Figure {
  constructor(app, seat) {
    super(app, seat === 0 ? "Your range" : "The opponent's range", always, null); // show() draws
    this.seat = seat;
    this.weight = WEIGHTS[0];
    this.grid = new Grid(app.grid, seat === 0 ? "Your range" : "The opponent's range", {
      onpaint: (cell, first) => this.paint(cell, first),
      onstroke: (hands) => this.stroke(hands),
    });
    this.later = settling((act) => act()); // text, slider and grid write the same range
    this.parts = new Map();
    this.size = h("p", { class: "size" });
    this.error = h("p", { class: "error", id: `range-${seat}-error`, role: "alert" });
    this.text = h("input", {
      type: "text",
      id: `range-${seat}`,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      placeholder: "QQ+, AKs:0.5, 15%, random",
      "aria-label": `${seat === 0 ? "Your" : "The opponent's"} range as text`,
      "aria-describedby": `range-${seat}-error`,
      oninput: () => this.later(() => this.set(this.text.value)),
    });
    this.text.value = this.written();
    this.slid = () => (/^\d+%$/.test(this.written()) ? parseInt(this.written(), 10) : 0);
    this.slider = h("input", { type: "range", id: `top-${seat}`, min: 0, max: 100, step: 1, value: this.slid(), oninput: () => this.slide() });
    this.best = h("output", { for: `top-${seat}` }, "");
    const weights = h(
      "fieldset",
      { class: "weights" },
      h("legend", {}, "Paint"),
      WEIGHTS.map((weight) =>
        h("label", {}, h("input", { type: "radio", name: `weight-${seat}`, value: weight, checked: weight === this.weight, onchange: () => (this.weight = weight) }), weight === "0" ? "none" : percent(weight, 0)),
      ),
    );
    this.body.replaceChildren(
      weights,
      this.grid.element,
      h("div", { class: "line" }, h("label", { for: `top-${seat}` }, "Best hands"), this.slider, this.best),
      this.text,
      this.error,
      h("div", { class: "line" }, this.size, h("button", { type: "button", onclick: () => this.set("random") }, "All"), h("button", { type: "button", onclick: () => this.set("") }, "None")),
    );
    this.draw_parts();
  }

  written() {
    const { question } = this.app;
    return this.seat === 0 ? question.hero : question.villains[0];
  }

  /** Ask about another range. */
  set(text) {
    if (document.activeElement !== this.text) this.text.value = text;
    this.painted = null;
    if (text.trim() === "") {
      this.parts.clear();
      this.draw_parts();
      this.size.textContent = "No hands yet: paint some, or write a range.";
    }
    const { villains } = this.app.question;
    this.app.update(this.seat === 0 ? { hero: text.trim() } : { villains: [text.trim(), ...villains.slice(1)] });
  }

  slide() {
    this.best.textContent = `${this.slider.value} %`;
    this.later(() => this.set(this.slider.value === "0" ? "" : `${this.slider.value}%`));
  }

  /** Paint a cell: a stroke that begins on a cell with this weight takes it away. */
  paint(cell, first) {
    const part = this.parts.get(cell.hand)?.part ?? 0;
    if (first) this.stroked = Number(this.weight) === part ? "0" : this.weight;
    this.parts.set(cell.hand, { part: Number(this.stroked) });
    this.draw_part(cell);
  }

  stroke(hands) {
    const pieces = this.text.value.split(/[,;]\s*/).filter((piece) => piece.trim() && !hands.some((hand) => piece.trim() === `!${hand}`));
    const added = hands.map((hand) => (this.stroked === "0" ? `!${hand}` : this.stroked === "1" ? hand : `${hand}:${this.stroked}`));
    const left = [...this.parts.values()].some(({ part }) => part > 0);
    this.later(() => {
      this.set(left ? [...pieces, ...added].join(", ") : "");
      this.painted = true;
    });
    this.text.value = left ? [...pieces, ...added].join(", ") : "";
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
    if (!this.written()) return; // what is asked in its place is no range of this player's
    if (answer.name === "range_grid" && !answer.error) {
      this.parts = new Map(objects(answer).filter((row) => row.player_id === this.seat + 1).map((row) => [row.starting_hand, row]));
      this.draw_parts();
    }
    if (answer.name === "range_texts" && !answer.error) {
      const row = objects(answer).find((one) => one.player_id === this.seat + 1);
      if (row) {
        this.size.textContent = `${Number(row.combinations.toFixed(2)).toLocaleString("en")} of ${whole(row.possible)} combinations, ${percent(row.part)}`;
        if (this.painted) this.text.value = row.range_text;
        if (this.painted) this.app.rename(this.seat, row.range_text);
        this.painted = null;
      }
    }
    if (always.includes(answer.name)) {
      this.answers[answer.name] = answer;
      if (always.every((name) => name in this.answers)) {
        this.element.removeAttribute("aria-busy");
        this.tell();
      }
    }
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

/** The equity on each street up to now: the same ranges, asked about shorter boards. */
class Streets extends Figure {
  constructor(app) {
    super(app, "Equity by street", ["street_boards"], (answers) => (this.boards = objects(answers.street_boards)) && []);
  }

  /** Ask for the streets, once the present one is answered. */
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
    const shown = { equity: (part) => percent(part, 4), board: (board) => h("span", { class: "hole" }, (board.match(/../g) ?? []).map((card) => face(card, this.app.cards))) };
    this.body.replaceChildren(table(["street", "board", "equity", "method"], rows, { caption: "Equity by street", shown }));
    this.tell();
  }
}

function equity(rows, app) {
  if (rows.length < 2) return h("p", { class: "hint" }, "These ranges can't be held at once: they share cards.");
  const [own, other] = rows;
  app.glance(`Equity ${percent(own.equity)}`);
  const how = own.method === "sim" ? `simulated, ${whole(own.runouts)} showdowns; standard error ${percent(own.standard_error ?? 0)}` : `exact, over ${whole(own.runouts)} showdowns`;
  const bar = h("div", { class: "share players", role: "img", "aria-label": `${percent(own.equity)} against ${percent(other.equity)}` }, h("span", { class: "player-1" }), h("span", { class: "player-2" }));
  bar.children[0].style.flexGrow = own.equity;
  bar.children[1].style.flexGrow = 1 - own.equity;
  const columns = ["player", "hands", "equity", "wins", "ties", "losses"];
  return [
    h("p", { class: "big" }, h("output", { id: "equity" }, percent(own.equity))),
    bar,
    h("p", { class: "method" }, how),
    table(columns, rows.map((row) => columns.map((name) => row[name])), { caption: "Equity of each range", shown: { equity: (part) => percent(part, 4) } }),
  ];
}

function mix(rows) {
  const found = rows.filter((row) => row.player_id <= 2).map((row) => ({ ...row, seat: row.player_id - 1 }));
  if (found.length === 0) return h("p", { class: "hint" }, "No hand of either range is possible with these cards.");
  return [
    h("p", { class: "legend" }, h("span", {}, h("i", { class: "swatch player-1", "aria-hidden": "true" }), "your range"), h("span", {}, h("i", { class: "swatch player-2", "aria-hidden": "true" }), "the opponent's range")),
    h("p", {}, "Each range by itself, over all its hands and all boards that can still come. If the other is a single hand, its cards are known and can't come."),
    mixes(found, ["your range", "the opponent's range"]),
  ];
}
