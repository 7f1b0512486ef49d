// An editor for the user's SQL. Rows are shown as a table or saved; SQL can be copied in other dialects.
import { buttons, copied } from "./copy.js";
import { button, download, folded, h, hint, seconds, table } from "./dom.js";
import * as engine from "./engine.js";

export const title = "SQL";
export const says = "What do you want to know? Ask the relations and macros in SQL.";

export const figures = (app) => [new Editor(app)];

class Editor {
  constructor(app) {
    this.app = app;
    this.names = [];
    this.place = h("div", { class: "editor" });
    this.error = h("p", { class: "error", role: "alert" });
    this.result = h("div", { class: "result", "aria-live": "polite" });
    this.runs = button("Run (Ctrl+Enter)", () => this.run(), { class: "main" });
    this.onDb = h("select", { "aria-label": "Where it runs", onchange: () => this.turn() });
    this.examples = h("select", { "aria-label": "Examples", onchange: () => this.show(this.examples.value) });
    this.bar = h("div", { class: "line" }, this.runs, this.onDb);
    this.element = h("section", { class: "figure wide", id: "sql-view" }, h("h2", {}, "SQL"), h("div", { class: "line" }, this.examples), this.place, this.bar, this.error, this.result, this.relations());
    this.filled = this.fill();
  }

  async fill() {
    const { about } = this.app;
    this.onDb.replaceChildren(h("option", { value: "" }, "on pokersql's relations"), about.db ? h("option", { value: "db", selected: this.app.onDb }, `on ${about.db}`) : "");
    this.onDb.hidden = !about.db;
    this.offer();
    this.bar.append(
      ...engine.SAVES.map((format) => button(format === "csv" ? "Save as csv" : "Save as Parquet", () => this.save(format))),
      engine.COPIES_ALL ? buttons(about.dialects, (dialect) => this.copy(dialect)) : "",
    );
    const { makeEditor } = await import("./editor.js").catch(() => ({ makeEditor: null }));
    if (!makeEditor) this.error.textContent = "The editor could not be loaded: open the page again.";
    this.editor = makeEditor?.(this.place, this.text(), about.names, {
      onrun: () => this.run(),
      onedit: (text) => {
        this.app.draft = text;
        this.mark();
      },
    });
    if (this.editor && this.isExample()) this.run();
  }

  /** The examples for the chosen database: the text of each, by its title. */
  get known() {
    const { about } = this.app;
    return about.examples[this.onDb.value !== "db" ? "relations" : about.histories.db ? "histories" : "database"];
  }

  /** Offer the examples for the chosen database. */
  offer() {
    const none = h("option", { value: "" }, "Examples");
    this.examples.replaceChildren(none, ...Object.entries(this.known).map(([title, text]) => h("option", { value: text }, title)));
    this.mark();
  }

  /** Let the list show the example that is in the editor. */
  mark() {
    this.examples.value = Object.values(this.known).includes(this.text()) ? this.text() : "";
  }

  /** Write an example into the editor, and run it. */
  async show(text) {
    await this.filled;
    if (!text) return;
    this.write(0, this.text().length, text);
    this.run();
  }

  /** A list of the relations and macros; a click on a name writes the name into the editor. */
  relations() {
    const rows = Object.entries(this.app.about.names).sort().map(([name, columns]) => [name, columns.join(", ") || "a macro"]);
    const name = (written) => button(written, () => this.put(written), { class: "quiet" });
    return folded("Relations and macros", table(["name", "columns"], rows, { caption: "Relations and macros", shown: { name } }));
  }

  /** Choose the database that runs the SQL; an unchanged example is replaced by the first example for that database. */
  turn() {
    this.app.onDb = this.onDb.value === "db";
    this.offer();
    if (this.isExample()) this.show(Object.values(this.known)[0]);
  }

  isExample() {
    return Object.values(this.app.about.examples).some((known) => Object.values(known).includes(this.text()));
  }

  write(from, to, insert) {
    this.editor?.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
  }

  /** Write a name at the cursor, with blanks around it; an unchanged example is replaced by a query of that relation. */
  async put(name) {
    await this.filled;
    if (!this.editor) return;
    const { doc, selection } = this.editor.state;
    const isFirst = this.isExample();
    const { from, to } = isFirst ? { from: 0, to: doc.length } : selection.main;
    const blank = (letter) => (/\w/.test(letter) ? " " : "");
    const written = isFirst ? `${this.app.about.names[name].length ? "FROM" : "SELECT"} ${name}` : `${blank(doc.sliceString(from - 1, from))}${name}${blank(doc.sliceString(to, to + 1))}`;
    this.write(from, to, written);
    if (isFirst) this.onDb.value = "";
    this.turn();
    this.editor.focus();
  }

  text() {
    return this.editor?.state.doc.toString() ?? this.app.draft ?? Object.values(this.known)[0];
  }

  /** Do something with the text in the editor; this stops what was done before. */
  async trying(what, act) {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    this.error.textContent = "";
    const said = hint("Running …");
    this.result.replaceChildren(said);
    this.element.setAttribute("aria-busy", "true");
    const onwait = (before) => (said.textContent = `Waiting for its turn: ${before === 1 ? "1 query is" : `${before} queries are`} before it …`);
    try {
      const shown = await act(onwait, signal);
      if (!signal.aborted) this.result.replaceChildren(...shown);
    } catch (error) {
      if (signal.aborted) return;
      this.result.replaceChildren();
      this.error.textContent = what + error.message;
    }
    if (!signal.aborted) this.element.removeAttribute("aria-busy");
  }

  run() {
    return this.trying("", async (onwait, signal) => {
      const { columns, rows, more, seconds: time } = await engine.run(this.text(), this.onDb.value === "db", onwait, signal);
      const said = `${more ? `The first ${rows.length.toLocaleString("en")} rows` : `${rows.length.toLocaleString("en")} ${rows.length === 1 ? "row" : "rows"}`} of the last statement, in ${seconds(time)} with the start of its ${engine.APART}. Changes by the SQL are not kept.`;
      return [h("p", {}, said), columns.length ? table(columns, rows, { caption: "Rows", raw: true }) : ""];
    });
  }

  save(format) {
    return this.trying("Not saved: ", async (onwait, signal) => {
      download(await engine.file(this.text(), this.onDb.value === "db", onwait, format, signal), `rows.${format}`);
      return [h("p", {}, `Saved as rows.${format}.`)];
    });
  }

  copy(dialect) {
    return this.trying("Not copied: ", () => copied(this.text(), {}, dialect));
  }
}
