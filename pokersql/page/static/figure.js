// A figure: a picture with a title. Below the picture are the queries of its rows, and the times that the queries took.
import { buttons, copied } from "./copy.js";
import { button, h, hint, plain, seconds } from "./dom.js";

export class Figure {
  /** `names` are the queries' names. `draw` makes nodes from an object with the answer to each query. `relation` is SQL to run first. With `hides`, the figure is hidden while there is nothing to show. */
  constructor(app, title, names, draw, { id = null, wide = false, relation = "", hides = false } = {}) {
    this.app = app;
    this.names = names;
    this.draw = draw;
    this.relation = relation;
    this.hides = hides;
    this.answers = {};
    this.body = h("div", { class: "body" });
    this.sql = h("div");
    this.time = h("span", { class: "time" });
    this.details = h("details", { class: "sql", hidden: true }, h("summary", {}, "SQL (", this.time, ")"), this.sql);
    this.element = h("section", { class: wide ? "figure wide" : "figure", id, hidden: hides }, h("h2", {}, title), this.body, this.details);
  }

  /** Called when a new question is asked: the figure shows the previous answers until the new answers arrive. */
  start() {
    this.answers = {};
    this.element.setAttribute("aria-busy", "true");
  }

  /** Show the reason why there is no answer; without a reason, hide the figure. */
  stop(reason = "") {
    this.element.removeAttribute("aria-busy");
    this.details.hidden = true;
    this.element.hidden = this.hides || !reason;
    this.body.replaceChildren(hint(reason));
  }

  /** Keep an answer; draw the picture when all answers have arrived, or show an error at once. */
  show(answer) {
    if (!this.names.includes(answer.name)) return;
    this.answers[answer.name] = answer;
    if (answer.error || this.isAnswered()) this.redraw();
  }

  isAnswered() {
    return this.names.every((name) => name in this.answers);
  }

  redraw() {
    this.element.removeAttribute("aria-busy");
    const wrong = Object.values(this.answers).find((one) => one.error);
    const drawn = [wrong ? h("p", { class: "error", role: "alert" }, plain(wrong.error)) : this.draw(this.answers)].flat(Infinity);
    const hadFocus = this.body.contains(document.activeElement);
    this.element.hidden = this.hides && drawn.length === 0;
    this.body.replaceChildren(...drawn);
    if (hadFocus) this.refocus();
    this.tell();
  }

  /** A click has replaced its own button: give the focus to the new picture or, if it is hidden, to the answers. */
  refocus() {
    const next = this.element.hidden ? null : this.body.querySelector("button:not(:disabled)");
    const to = /** @type {HTMLElement} */ (next ?? document.getElementById("content"));
    to.focus({ preventScroll: true });
  }

  /** Show the queries below the picture, and the SQL of the relation that the queries read. */
  tell(shown = Object.values(this.answers), relation = this.relation) {
    this.time.textContent = seconds(shown.reduce((sum, answer) => sum + answer.seconds, 0));
    const read = relation && h("pre", { tabindex: "0" }, h("code", {}, relation));
    this.sql.replaceChildren(...shown.map((answer) => this.query(answer)), read);
    this.details.hidden = false;
  }

  /** A query, with buttons that open it in the editor and copy it. */
  query(answer) {
    const result = h("div", { "aria-live": "polite" });
    const copy = (dialect) =>
      copied(answer.sql, answer.values, dialect).then(
        (nodes) => result.replaceChildren(...nodes),
        (error) => result.replaceChildren(h("p", { class: "error" }, `Not copied: ${error.message}`)),
      );
    const why = this.app.view.unopened?.(this.app);
    const open = () => this.app.edit(this.app.view.script(this.app, answer));
    const opens = why ? h("span", { class: "hint" }, why) : button("Open in the editor", open, { class: "quiet" });
    const bar = h("div", { class: "line" }, opens, buttons(this.app.about.dialects, copy));
    return h("div", { class: "query" }, h("pre", { tabindex: "0" }, h("code", {}, answer.sql)), bar, result);
  }
}
