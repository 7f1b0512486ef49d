// A player's range in the view "Range against range": a grid to paint, a slider, a text, and a name.
import { ranged } from "./cards.js";
import { button, h, objects, percent, plain, precise, rounded, whole } from "./dom.js";
import { problem, settling, tell, written, wrongAt } from "./fields.js";
import { Figure } from "./figure.js";
import { fill, Grid } from "./grid.js";
import { MOST_OPPONENTS, rangeOf } from "./question.js";
import { SavedRanges } from "./saved_ranges.js";

/** The queries about a range that also run while another range is missing. */
export const ALWAYS = ["range_grid", "range_texts"];

/** The name of a player's range on the page. */
export const owner = (seat, players) => (seat === 0 ? "Your range" : players === 2 ? "The opponent's range" : `Opponent ${seat}'s range`);

export class Range extends Figure {
  constructor(app, seat) {
    const { question } = app;
    const players = question.villains.length + 1;
    const whose = owner(seat, players);
    super(app, whose, ALWAYS, null); // `show` draws this figure
    this.seat = seat;
    this.later = settling((act) => act()); // text and slider share one delay, since both write the same range
    this.parts = new Map();
    this.equities = new Map();
    this.grid = ranged(app) ? new Grid(app.grid, whose, { onpaint: (cell, first) => this.paint(cell, first), onstroke: (hands) => this.stroke(hands) }) : null;
    this.size = h("p", { class: "size" });
    this.error = problem(`range-${seat}`);
    this.text = written(`range-${seat}`, this.written(), () => this.later(() => this.set(this.text.value)), {
      placeholder: this.grid ? "QQ+, AKs:0.5, 15%, random" : "AA**, KQJT$ss, JT98+, random",
      "aria-label": `${whose} as text`,
    });
    this.saved = new SavedRanges(this);
    this.body.replaceChildren(...[this.text, this.error, this.grid && this.painting(), this.saved.name, this.line(players), this.saved.element].flat().filter(Boolean));
    this.draw_cells();
    this.saved.show();
  }

  /** The controls of the grid: the weight that a stroke paints, the choice between weights and equities, and the slider. */
  painting() {
    const { seat } = this;
    this.weight = h("input", { type: "number", id: `weight-${seat}`, min: 0, max: 100, step: "any", value: 100 });
    this.worthButton = button("Equities", () => this.show_equities(this.worthButton.getAttribute("aria-pressed") !== "true"), { "aria-pressed": "false" });
    this.slider = h("input", { type: "range", id: `top-${seat}`, min: 0, max: 100, step: 0.5, value: 0, oninput: () => this.slide() });
    this.best = h("output", { for: `top-${seat}` });
    return [
      h("div", { class: "line" }, h("label", { for: `weight-${seat}` }, "Paint"), h("span", {}, this.weight, " %"), this.worthButton, this.all()),
      this.grid.element,
      h("div", { class: "line" }, h("label", { for: `top-${seat}`, title: "The slider takes the best hands." }, "Size"), this.slider, this.best),
    ];
  }

  all() {
    return [button("All", () => this.set("random")), button("None", () => this.set(""))];
  }

  /** The size of the range, and the buttons that remove or add a range. */
  line(players) {
    const { app, seat } = this;
    const others = (change, focus) => app.update({ villains: change(app.question.villains) }, `range-${focus}`);
    const most = Math.min(app.game.most_players, MOST_OPPONENTS + 1);
    return h(
      "div",
      { class: "line" },
      this.size,
      !this.grid && this.all(),
      seat > 0 && players > 2 && button("Remove", () => others((all) => all.toSpliced(seat - 1, 1), seat - 1), { "aria-label": `Remove opponent ${seat}'s range` }),
      seat === players - 1 && players < most && button("Add a range", () => others((all) => [...all, "random"], players)),
    );
  }

  written() {
    const { question } = this.app;
    return this.seat === 0 ? question.hero : question.villains[this.seat - 1];
  }

  /** Replace the range, which may have a name, and ask the new question. */
  set(text, name = "") {
    if (this.text.value !== text) this.text.value = text;
    this.painted = null;
    if (text.trim() === "") {
      this.parts.clear();
      this.equities.clear();
      this.draw_cells();
      this.size.textContent = "No hands yet: paint some, or write a range.";
    }
    this.app.update(this.change(text.trim(), name));
    this.saved.show();
  }

  /** The fields of the question that change when a text replaces the range. */
  change(text, name = "") {
    const { villains, ranges } = this.app.question;
    const named = name ? { ranges: [...ranges.filter((range) => rangeOf(range).text !== text), `${name}:${text}`] } : {};
    return { ...(this.seat === 0 ? { hero: text } : { villains: villains.with(this.seat - 1, text) }), ...named };
  }

  slide() {
    this.best.textContent = `${this.slider.value} %`;
    this.later(() => this.set(this.slider.value === "0" ? "" : `${this.slider.value}%`));
  }

  /** Paint a cell. If the first cell of a stroke already has the chosen weight, the stroke removes hands. */
  paint(cell, first) {
    const part = this.parts.get(cell.hand)?.part ?? 0;
    const chosen = Number((Math.min(Math.max(Number(this.weight.value), 0), 100) / 100).toFixed(6));
    if (first) this.stroked = chosen === part ? 0 : chosen;
    this.parts.set(cell.hand, { part: this.stroked });
    this.equities.delete(cell.hand);
    this.draw_cell(cell);
  }

  /** Add the hands of a stroke to the range's text, and ask at once. */
  stroke(hands) {
    const pieces = this.text.value.split(/[,;]\s*/).filter((piece) => piece.trim() && !hands.some((hand) => piece.trim() === `!${hand}`));
    const added = hands.map((hand) => (this.stroked === 0 ? `!${hand}` : this.stroked === 1 ? hand : `${hand}:${this.stroked}`));
    const left = [...this.parts.values()].some(({ part }) => part > 0);
    this.text.value = left ? [...pieces, ...added].join(", ") : "";
    this.set(this.text.value);
    this.painted = left; // the next answer's column range_text replaces this text
  }

  show_equities(on) {
    this.worthButton.setAttribute("aria-pressed", String(on));
    this.grid.element.classList.toggle("worth", on);
    this.draw_cells();
  }

  draw_cell(cell) {
    const { part = 0, hands = cell.combinations, hands_left: left = hands } = this.parts.get(cell.hand) ?? {};
    const worth = this.equities.get(cell.hand);
    const isWorth = this.worthButton.getAttribute("aria-pressed") === "true";
    const note = isWorth ? (worth === undefined ? "" : `${Math.round(100 * worth)}`) : part === 0 || part === 1 ? "" : `${Math.round(100 * part)}`;
    const held = part === 0 ? "not in the range" : left < cell.combinations ? `${left} of ${cell.combinations} combinations` : percent(part);
    const title = `${cell.hand}: ${held}${part === 0 || worth === undefined ? "" : `, equity ${percent(worth)}`}`;
    if (isWorth) fill(cell, worth ?? 0, 0, note, title);
    else fill(cell, (part * left) / hands, part, note, title);
    cell.button.title = title;
    cell.button.classList.toggle("unknown", isWorth && worth === undefined);
    cell.button.setAttribute("aria-pressed", String(part > 0));
  }

  draw_cells() {
    this.grid?.draw((cell) => this.draw_cell(cell));
  }

  /** Mark the cells of some starting hands. */
  mark(hands) {
    this.grid.draw((cell) => cell.button.classList.toggle("marked", hands.includes(cell.hand)));
  }

  start() {
    if (this.grid) super.start();
  }

  show(answer) {
    if (!this.written() || !this.grid) return; // the question has "random" for a missing range; its answer is not shown
    const rows = objects(answer).filter((row) => row.player_id === this.seat + 1);
    if (answer.name === "equity_by_starting_hand") {
      this.equities = new Map(rows.map((row) => [row.starting_hand, row.equity]));
      this.draw_cells();
    }
    if (!ALWAYS.includes(answer.name)) return;
    if (answer.error) this.error.textContent = plain(answer.error);
    if (answer.name === "range_grid" && !answer.error) {
      this.parts = new Map(rows.map((row) => [row.starting_hand, row]));
      this.draw_cells();
    }
    if (answer.name === "range_texts" && rows.length) this.showSize(rows[0]);
    this.answers[answer.name] = answer;
    if (!this.isAnswered()) return;
    this.element.removeAttribute("aria-busy");
    this.tell();
  }

  /** Show the size of the range in words and on the slider, and write the text of a painted range. */
  showSize({ combinations, combinations_left: left, possible, part, range_text: text }) {
    const isWhole = left === null || left === combinations;
    this.size.textContent = isWhole ? `${rounded(combinations)} of ${whole(possible)} combinations` : `${rounded(left)} of ${rounded(combinations)} combinations left`;
    this.size.title = isWhole ? "" : "without the board, the dead cards and the cards of another player's only hand";
    if (document.activeElement !== this.slider) {
      this.slider.value = String(100 * part);
      this.best.replaceChildren(precise(part));
    }
    if (this.painted) {
      this.text.value = text;
      this.app.turn(this.change(text));
      this.saved.show();
    }
    this.painted = null;
  }

  stop() {
    this.element.removeAttribute("aria-busy");
  }

  complain(rows) {
    const { isWrong, told } = wrongAt(`player ${this.seat + 1}`, rows);
    tell(this.error, told && `${plain(told.error)}: ${told.remedy}`);
    this.text.setAttribute("aria-invalid", String(isWrong));
    if (isWrong) this.size.textContent = "";
  }
}
