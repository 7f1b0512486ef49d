// One desk per topic. A desk writes a question into tables, and gives values for the parameters of the topic's queries.

/** The name of the rules or of the game that the user's word stands for. */
async function named(database, texts, column, word) {
  const [found] = await database.rows(texts.lookups[column], { word });
  if (!found) throw new Error(`${column} '${word}': there is no such name`);
  return found[0];
}

/** The desk of a topic that binds the fields of a question. If it has a script, this writes the question into tables. */
export class ScriptDesk {
  constructor(database, texts, room) {
    this.database = database;
    this.texts = texts;
    this.room = room;
    this.isReady = false;
  }

  async put(question, signal) {
    const lasting = this.texts.lasting[this.room];
    if (lasting && !this.isReady) await this.database.run(lasting, {}, signal);
    this.isReady = true;
    const script = this.texts.queries[this.room].question;
    if (script) await this.database.run(script, await this.values(question, script), signal);
    const files = this.texts.files[this.room];
    if (files) await this.database.run(files, {}, signal);
  }

  async values(question, sql) {
    const known = { ...question };
    for (const column of ["rules", "game"]) {
      if (sql.includes(`$${column}`)) known[column] = await named(this.database, this.texts, column, question[column]);
    }
    return known;
  }
}

/** The desk that answers questions about hands and ranges. */
export class EquityDesk extends ScriptDesk {
  async put(question, signal) {
    this.method = null;
    this.remembered = new Set();
    await super.put(question, signal);
  }

  async values(question, sql, signal) {
    const { database, texts: { queries: { equity }, remembered, remember } } = this;
    const name = Object.keys(equity).find((one) => equity[one] === sql);
    for (const view of remembered[name] ?? []) {
      if (!this.remembered.has(view)) await database.run(remember[view], {}, signal);
      this.remembered.add(view);
    }
    if (name === "equity") this.method = null; // asked again, it has one more batch of simulated showdowns
    if (sql.includes("$method")) this.method ??= await this.chosen(signal);
    return { ...(await super.values(question, sql)), method: this.method };
  }

  /** Returns the method that answers the present question. Also makes the table equity_outcomes. */
  async chosen(signal) {
    const { database, texts } = this;
    const [[method, outcomes, isDrawn]] = await database.rows(texts.queries.equity.method, {}, signal);
    if (method === "sim" && !isDrawn) await database.run(texts.about.texts.next_batch, {}, signal);
    await database.run(`CREATE OR REPLACE TEMPORARY TABLE equity_outcomes AS SELECT * FROM ${outcomes}`, {}, signal);
    return method;
  }
}
