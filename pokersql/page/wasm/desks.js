// A desk per topic: it makes a question the present one, and has more values for the queries about it.

/** The name of rules or of a game, as people type it. */
async function named(database, texts, column, word) {
  const [found] = await database.rows(texts.lookups[column], { word });
  if (!found) throw new Error(`${column} '${word}': there is no such name`);
  return found[0];
}

/** The desk of a topic whose script makes a question the present one. */
export class ScriptDesk {
  constructor(database, texts, room) {
    Object.assign(this, { database, texts, room });
  }

  async put(question, signal) {
    const lasting = this.texts.lasting[this.room];
    if (lasting && !this.isReady) await this.database.run(lasting, {}, signal);
    this.isReady = true;
    const script = this.texts.queries[this.room].question;
    await this.database.run(script, await this.values(question, script), signal);
    await this.database.run(this.texts.files[this.room], {}, signal);
  }

  async values(question, sql) {
    return sql.includes("$rules") ? { ...question, rules: await named(this.database, this.texts, "rules", question.rules) } : question;
  }
}

/** The desk of hands and ranges. */
export class EquityDesk {
  constructor(database, texts) {
    Object.assign(this, { database, texts, game: null, takesRanges: true, method: null });
  }

  get kind() {
    return this.texts.kinds[this.takesRanges ? "ranges" : "game"];
  }

  async put(question, signal) {
    const { database } = this;
    this.method = null;
    if (this.game !== question.game) await this.play(question.game, signal);
    for (const table of ["player_ranges", "known_cards", this.kind.outcomes]) await database.run(`DELETE FROM ${table}`);
    for (const [i, player] of question.players.entries()) {
      await database.run("INSERT INTO player_ranges VALUES ($id, $player)", { id: i + 1, player });
    }
    for (const place of ["board", "dead"]) {
      if (question[place].trim()) await database.run("INSERT INTO known_cards VALUES ($place, $cards)", { place, cards: question[place] });
    }
    await database.run(this.kind.remember, {}, signal);
  }

  async play(word, signal) {
    const { database, texts } = this;
    const game = await named(database, texts, "game", word);
    this.game = null; // until all of it is there
    await database.run("UPDATE equity_game SET game = $game", { game });
    [[this.takesRanges]] = await database.rows("SELECT takes_ranges FROM game_methods INNER JOIN equity_game USING (game)");
    if (this.takesRanges) await database.run(texts.next_game, {}, signal);
    this.game = word;
  }

  async values({ seed }, sql, signal) {
    if (sql.includes("any_ahead")) {
      await this.database.run("UPDATE simulation SET seed = $seed, first_sample = 1, samples = $samples", { seed, samples: this.texts.samples });
    }
    if (!sql.includes("$method")) return {};
    this.method ??= await this.chosen(seed, signal);
    return { method: this.method };
  }

  /** The method that answers the present question; its outcomes are there once it is known. */
  async chosen(seed, signal) {
    const { database, texts } = this;
    const [[method, counting] = ["exact"]] = await database.rows(texts.queries.equity[this.takesRanges ? "method" : "game_method"], {}, signal);
    if (method === "sim") await this.simulate(seed, signal);
    if (this.takesRanges && counting && method !== "table") await database.run(texts.outcomes.replace("{counting}", counting), {}, signal);
    return method;
  }

  async simulate(seed, signal) {
    const { database, texts, kind: { batch, outcomes } } = this;
    await database.run("UPDATE simulation SET seed = $seed, first_sample = 1", { seed });
    for (let drawn = 0, kept = 0; kept < texts.samples; ) {
      // As many as it takes if the next ones fare as those so far.
      const wanted = kept ? Math.ceil(((texts.samples - kept) * drawn) / kept) : drawn ? texts.batch : texts.samples;
      const samples = Math.min(wanted, texts.batch);
      await database.run("UPDATE simulation SET samples = $samples", { samples });
      await database.run(batch, {}, signal);
      drawn += samples;
      [[kept]] = await database.rows(`SELECT COALESCE(SUM(runouts), 0) FROM ${outcomes}`);
      if (!kept && drawn >= texts.patience * texts.batch) throw new Error("the players can't hold these hands at once, they share cards");
    }
  }
}
