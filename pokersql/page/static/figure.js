// A picture with its title, the queries that made it and their time.
import { buttons, copied } from "./copy.js";
import { h, plain, seconds } from "./dom.js";

export class Figure {
  /** names: the queries it is drawn from; draw gets their answers by name, and returns nodes. */
  constructor(app, title, names, draw, { id = null, wide = false } = {}) {
    this.app = app;
    this.names = names;
    this.draw = draw;
    this.answers = {};
    this.body = h("div", { class: "body" });
    this.sql = h("div");
    this.time = h("span", { class: "time" });
    this.details = h("details", { class: "sql", hidden: true }, h("summary", {}, "SQL (", this.time, ")"), this.sql);
    this.element = h("section", { class: wide ? "figure wide" : "figure", id }, h("h2", {}, title), this.body, this.details);
  }

  /** Another question is asked: what is shown is of the last one. */
  start() {
    this.answers = {};
    this.element.setAttribute("aria-busy", "true");
  }

  /** There will be no answer. */
  stop(reason = "") {
    this.element.removeAttribute("aria-busy");
    this.details.hidden = true;
    this.body.replaceChildren(h("p", { class: "hint" }, reason));
  }

  show(answer) {
    if (!this.names.includes(answer.name)) return;
    this.answers[answer.name] = answer;
    if (!this.names.every((name) => name in this.answers)) return;
    this.element.removeAttribute("aria-busy");
    const wrong = Object.values(this.answers).find((one) => one.error);
    this.body.replaceChildren(...[wrong ? h("p", { class: "error", role: "alert" }, plain(wrong.error)) : this.draw(this.answers)].flat(Infinity));
    this.tell();
  }

  /** Write the queries below the picture, and the text of the relation that they are about, if there is one. */
  tell(shown = Object.values(this.answers), relation = "") {
    this.time.textContent = seconds(shown.reduce((sum, answer) => sum + answer.seconds, 0));
    this.sql.replaceChildren(
      ...shown.map((answer) => this.query(answer)),
      relation && h("pre", { tabindex: "0" }, h("code", {}, relation)),
    );
    this.details.hidden = false;
  }

  /** A query, to be opened or copied. */
  query(answer) {
    const result = h("div", { "aria-live": "polite" });
    const copy = (dialect) =>
      copied(answer.sql, answer.values, dialect).then(
        (nodes) => result.replaceChildren(...nodes),
        (error) => result.replaceChildren(h("p", { class: "error" }, `Not copied: ${error.message}`)),
      );
    const why = this.app.view.unopened?.(this.app);
    const opens = why ? h("span", { class: "hint" }, why) : h("button", { type: "button", class: "quiet", onclick: () => this.open(answer) }, "Open in the editor");
    const bar = h("div", { class: "line" }, opens, buttons(this.app.about.dialects, copy));
    return h("div", { class: "query" }, h("pre", { tabindex: "0" }, h("code", {}, answer.sql)), bar, result);
  }

  open(answer) {
    this.app.edit(this.app.view.script(this.app, answer));
  }
}
