// An editor for the user's SQL. Rows are shown as a table or saved; SQL can be copied in other dialects.
import { buttons, copied } from "./copy.js";
import { button, download, h, hint, seconds, table } from "./dom.js";
import * as engine from "./engine.js";

export const title = "SQL";

/** For each database that can run the SQL, the first text of the editor. */
const EXAMPLES = {
  "": `SELECT category, COUNT(*) AS classes, MIN(hand_rank) AS best, MAX(hand_rank) AS worst
FROM hand_classes
GROUP BY category
ORDER BY best`,
  db: `SELECT schema_name, table_name, column_name, data_type
FROM duckdb_columns()
WHERE database_name = CURRENT_DATABASE() AND NOT internal
ORDER BY ALL`,
};

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
    this.bar = h("div", { class: "line" }, this.runs, this.onDb);
    this.element = h("section", { class: "figure wide", id: "sql-view" }, h("h2", {}, "SQL"), this.place, this.bar, this.error, this.result, this.relations());
    this.filled = this.fill();
  }

  async fill() {
    const { about } = this.app;
    this.onDb.replaceChildren(h("option", { value: "" }, "on pokersql's relations"), about.db ? h("option", { value: "db", selected: this.app.onDb }, `on ${about.db}`) : "");
    this.onDb.hidden = !about.db;
    this.bar.append(
      ...engine.SAVES.map((format) => button(format === "csv" ? "Save as csv" : "Save as Parquet", () => this.save(format))),
      engine.COPIES_ALL ? buttons(about.dialects, (dialect) => this.copy(dialect)) : "",
    );
    const { makeEditor } = await import("./editor.js").catch(() => ({ makeEditor: null }));
    if (!makeEditor) this.error.textContent = "The editor could not be loaded: open the page again.";
    this.editor = makeEditor?.(this.place, this.text(), about.names, {
      onrun: () => this.run(),
      onedit: (text) => (this.app.draft = text),
    });
  }

  /** A list of the relations and macros; a click on a name writes the name into the editor. */
  relations() {
    const rows = Object.entries(this.app.about.names).sort().map(([name, columns]) => [name, columns.join(", ") || "a macro"]);
    const name = (written) => button(written, () => this.put(written), { class: "quiet" });
    return h("details", { class: "rows" }, h("summary", {}, "Relations and macros"), table(["name", "columns"], rows, { caption: "Relations and macros", shown: { name } }));
  }

  /** Choose the database that runs the SQL; an unchanged example is replaced by the example for that database. */
  turn() {
    this.app.onDb = this.onDb.value === "db";
    if (this.isExample()) this.write(0, this.text().length, EXAMPLES[this.onDb.value]);
  }

  isExample() {
    return Object.values(EXAMPLES).includes(this.text());
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
    return this.editor?.state.doc.toString() ?? this.app.draft ?? EXAMPLES[this.onDb.value];
  }

  async trying(what, act) {
    this.error.textContent = "";
    const said = hint("Running …");
    this.result.replaceChildren(said);
    this.element.setAttribute("aria-busy", "true");
    this.runs.disabled = true;
    try {
      await act((before) => (said.textContent = `Waiting for its turn: ${before === 1 ? "1 query is" : `${before} queries are`} before it …`));
    } catch (error) {
      this.result.replaceChildren();
      this.error.textContent = what + error.message;
    } finally {
      this.element.removeAttribute("aria-busy");
      this.runs.disabled = false;
    }
  }

  run() {
    return this.trying("", async (onwait) => {
      const { columns, rows, more, seconds: time } = await engine.run(this.text(), this.onDb.value === "db", onwait);
      const said = `${more ? `The first ${rows.length.toLocaleString("en")} rows` : `${rows.length.toLocaleString("en")} ${rows.length === 1 ? "row" : "rows"}`} of the last statement, in ${seconds(time)} with the start of its ${engine.APART}. Changes by the SQL are not kept.`;
      this.result.replaceChildren(h("p", {}, said), columns.length ? table(columns, rows, { caption: "Rows", raw: true }) : "");
    });
  }

  save(format) {
    return this.trying("Not saved: ", async (onwait) => {
      download(await engine.file(this.text(), this.onDb.value === "db", onwait, format), `rows.${format}`);
      this.result.replaceChildren(h("p", {}, `Saved as rows.${format}.`));
    });
  }

  copy(dialect) {
    return this.trying("Not copied: ", async () => this.result.replaceChildren(...(await copied(this.text(), {}, dialect))));
  }
}
