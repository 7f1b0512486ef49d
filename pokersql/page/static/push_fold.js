// Which hands the small blind pushes and the big blind calls, and what a mistake costs.
import { fixed, folded, h, objects, percent, table } from "./dom.js";
import { field, refused, settling, written } from "./fields.js";
import { Figure } from "./figure.js";
import { fill, Grid } from "./grid.js";
import { bound } from "./question.js";

export const title = "Push or fold";
export const says = "Two players with short stacks: which hands does the small blind push, and which does the big blind call?";
export const isWide = true;

const STACKS = { min: 1, max: 25, step: 0.5 }; // the stacks of the slider, in big blinds

const asked = ({ stack, ante }) => ({ topic: "push_fold", stack, ante });

export const asking = ({ question }) => (!question.stack && !question.ante ? { hint: "Write the stack and the ante." } : { question: asked(question), queries: ["push_fold_errors", "strategies"].map((name) => ({ name, ends: name === "push_fold_errors" })) });

export const script = (_app, answer) => bound(answer.sql, answer.values);

export const panel = (app) => new Asks(app);

export const figures = (app) => [
  new Player(app, "The small blind pushes", "pushed", "push_gain", "push", "all_pushed"),
  new Player(app, "The big blind calls", "called", "call_gain", "call", "all_called"),
];

class Asks {
  constructor(app) {
    const { question } = app;
    const later = settling(() => app.update({ stack: stack.value.trim(), ante: ante.value.trim() }));
    const stack = written("stack", question.stack, () => {
      this.slider.value = stack.value;
      later();
    }, { inputmode: "decimal" });
    this.slider = h("input", { type: "range", id: "stack-slider", "aria-label": "Stack", ...STACKS, value: question.stack, oninput: () => {
      stack.value = this.slider.value;
      later();
    } });
    const ante = written("ante", question.ante, later, { inputmode: "decimal" });
    this.fields = {
      stack: field("stack", "Stack in big blinds", stack, "What both players have before they post blinds and antes."),
      ante: field("ante", "Ante in big blinds", ante, "The ante of each of the two players."),
    };
    this.fields.stack.element.append(this.slider);
    this.element = h("div", { class: "picker across" }, Object.values(this.fields).map((one) => one.element));
  }

  complain(rows) {
    return refused(this.fields, rows);
  }
}

/** A number with its sign; a number that rounds to 0 has no sign. */
function signed(number, digits = 4) {
  const text = fixed(digits)(Math.abs(number));
  return Number(text) === 0 ? text : `${number > 0 ? "+" : "-"}${text}`;
}

/** A grid of how often each starting hand is played, and a line about the hand with the pointer or the focus. */
class Player extends Figure {
  constructor(app, name, part, gain, action, all) {
    super(app, name, ["strategies"], (answers) => this.picture(objects(answers.strategies)), { id: action });
    this.element.classList.add("half");
    this.part = part;
    this.gain = gain;
    this.action = action;
    this.all = all;
    this.looked = "K7s";
    this.grid = new Grid(app.grid, name, { onlook: (hand) => this.look(hand) });
    this.line = h("p", { "aria-live": "polite" });
  }

  picture(rows) {
    this.rows = new Map(rows.map((row) => [row.hand, row]));
    const [first] = rows;
    this.grid.draw((cell) => {
      const row = this.rows.get(cell.hand);
      const often = row[this.part];
      fill(cell, often, often, signed(row[this.gain], 2), `${cell.hand}: ${this.action} ${percent(often)}, ${signed(row[this.gain])} big blinds`);
    });
    this.look(this.looked);
    const value = this.action === "push" ? ` The game is worth ${signed(first.game_value)} big blinds to the small blind.` : ` Best responses to both strategies together gain ${first.exploitability < 1e-5 ? "less than 0.00001" : fixed(5)(first.exploitability)} big blinds.`;
    const shown = { [this.gain]: (gain) => signed(gain) };
    return [
      h("p", {}, `${percent(first[this.all])} of all hands.${value} Each cell shows how much more it is worth to ${this.action} than to fold, in big blinds.`),
      this.grid.element,
      this.line,
      folded("As a table", table(["hand", "combinations", this.part, this.gain], rows, { caption: this.element.querySelector("h2").textContent, shown })),
    ];
  }

  look(hand) {
    const row = this.rows?.get(hand);
    if (!row) return;
    this.looked = hand;
    const gain = row[this.gain];
    const best = gain < 0 ? "fold" : this.action;
    this.line.textContent = `${hand}: ${this.action} ${percent(row[this.part])} of the time. Right is to ${best}; a mistake costs ${fixed(4)(Math.abs(gain))} big blinds.`;
  }
}
