// The desk of dropped files. The files' hands stay in memory until the user presses the button that forgets the files.
import { Database } from "./database.js";
import { json } from "./files.js";

const OF_DATA = /\b(Out of Range|Conversion|Constraint|Invalid Input|Not implemented) Error/; // errors that come from the rows, not from the SQL

const SQLITE = "SQLite format 3\0"; // the first bytes of an SQLite database

const PACKED = /\.(zip|gz|tgz|tar|bz2|xz)$/i;

export class DroppedDesk {
  static async start() {
    const desk = new DroppedDesk(await json("histories.json"), await Database.start("macros.duckdb", "pokersql"));
    await desk.database.run(desk.texts.open);
    await desk.database.run("ATTACH ':memory:' AS history_database");
    return desk;
  }

  constructor(texts, database) {
    this.texts = texts;
    this.database = database;
    this.sources = 0;
    this.hasLuck = false; // whether the table of luck is there; its rows stay until more hands are loaded
  }

  async put(question, signal) {
    if (!this.sources) throw new Error("no hands are loaded; drop files on the page");
    await this.database.run("USE history_database");
    await this.database.run(this.texts.shown, await this.values(question, this.texts.shown), signal);
  }

  leave() {
    this.present = ""; // so that `put` is called for the next question
    return this.database.run("USE memory");
  }

  /** The fields of a question; null stands for an empty field. */
  async values(question, sql, signal = null) {
    if (sql.includes("luck_rows") && !this.hasLuck) await this.database.run(this.texts.luck, {}, signal);
    this.hasLuck ||= sql.includes("luck_rows");
    return Object.fromEntries(this.texts.fields.map((name) => [name, question[name]?.trim() || null]));
  }

  /** Load files. Returns counts, and the files that were refused. */
  async load(files) {
    const told = { sources: 0, hands: 0, summaries: 0, repeated: 0, errors: 0, passed_over: [], refused: [] };
    const read = [];
    for (const { name, file } of files) {
      if (PACKED.test(name)) told.refused.push(`${name}: unpack it first; archives are for 'pokersql serve' and 'pokersql load'`);
      else if ((await file.slice(0, SQLITE.length).text()) === SQLITE) {
        told.refused.push(`${name} is an SQLite database, which a tab can't read; 'pokersql serve' and 'pokersql load' read logs of PokerTH`);
      } else if (!file.size) told.refused.push(`${name} is empty; known formats are ${await this.formats()}`);
      else read.push(name);
    }
    const loaded = await this.replayed(files.filter(({ name }) => read.includes(name)), told);
    this.sources += loaded.sources ?? 0;
    this.hasLuck = false;
    return { ...told, ...loaded };
  }

  async formats() {
    return (await this.database.rows("SELECT STRING_AGG(format, ', ' ORDER BY format_no) FROM history_formats"))[0][0];
  }

  async replayed(files, told) {
    if (files.length === 0) return {};
    const { database, texts } = this;
    await database.run("SET VARIABLE pokersql_loaded_as = $path", { path: files.length === 1 ? files[0].name : null });
    await database.run(texts.empty);
    await database.run("DROP TABLE IF EXISTS temp.waiting_lines"); // a stopped load left these lines
    for await (const pieces of slices(files, texts.slice)) {
      await this.replay(pieces);
      for (const [source, what] of await database.rows("SELECT source, unknown_as FROM source_formats WHERE format IS NULL ORDER BY source")) {
        told.refused.push(`${source} is ${what}; known formats are ${await this.formats()}`);
      }
      const [[hands]] = await database.rows("SELECT (SELECT COUNT(*) FROM histories.hands) + (SELECT COUNT(*) FROM known_hands)");
      if (hands > texts.most_hands) {
        throw new Error(`${files[0].name}: not loaded, since a tab keeps ${texts.most_hands.toLocaleString("en")} hands at most; 'pokersql load' has no such limit`);
      }
    }
    return (await database.rows("SELECT 1 FROM histories.sources LIMIT 1")).length ? this.move() : {};
  }

  /** Replay and save the hands in `pieces` and in the lines that earlier pieces left over. */
  async replay(pieces) {
    const { database, texts } = this;
    await database.run(texts.lines);
    if ((await database.rows("SELECT 1 FROM duckdb_tables() WHERE table_name = 'waiting_lines'")).length) {
      await database.run("INSERT INTO history_lines FROM waiting_lines");
    }
    for (const { source, line, text } of pieces) {
      await database.engine.registerFileText("piece.txt", text);
      await database.run(
        "INSERT INTO history_lines SELECT $source, UNNEST(RANGE($line, $line + LEN(p.lines))), UNNEST(p.lines) FROM (SELECT STRING_SPLIT(content, CHR(10)) AS lines FROM READ_TEXT('piece.txt')) AS p",
        { source, line },
      );
      await database.engine.dropFile("piece.txt");
    }
    await database.run("TRUNCATE open_sources");
    const last = pieces.at(-1);
    if (!last.isLast) await database.run("INSERT INTO open_sources VALUES ($source)", { source: last.source });
    await database.run(texts.cut);
    await this.replayHands((await database.rows("SELECT hand_no FROM hand_texts ORDER BY hand_no")).flat());
  }

  /** Replay and save the hands with these numbers. If a hand makes a statement fail, this hand is saved as an error. */
  async replayHands(hands) {
    const { database, texts } = this;
    for (const [name, number] of [["first", hands[0]], ["last", hands.at(-1)]]) {
      await database.run(`SET VARIABLE pokersql_${name}_hand = $number`, { number: number ?? null });
    }
    try {
      let absent = []; // the directories whose files read none of these hands; set after present_hands is made
      for (const [directory, text] of texts.replay) {
        if (absent.includes(directory)) continue;
        await database.run(text);
        if (text.includes("TABLE present_hands")) absent = (await database.rows(texts.absent)).flat();
      }
      await this.transaction(texts.save);
    } catch (error) {
      if (!OF_DATA.test(error.message) || !hands.length) throw error;
      const middle = hands.length >> 1;
      if (middle) {
        await this.replayHands(hands.slice(0, middle));
        await this.replayHands(hands.slice(middle));
      } else await database.run(texts.unreadable, { said: error.message });
    }
  }

  /** Run statements in a transaction. */
  async transaction(sql) {
    const { database } = this;
    await database.run("BEGIN");
    try {
      await database.run(sql);
      await database.run("COMMIT");
    } catch (error) {
      if (database.isOpen) await database.run("ROLLBACK; USE memory");
      throw error;
    }
  }

  /** Move the replayed hands to the database of all hands. Returns the counts of the moved rows. */
  async move() {
    const { database, texts } = this;
    if (this.sources) await database.run(texts.repeats);
    await this.transaction(["USE history_database;", texts.schema, texts.replaced, "USE memory;", texts.reports, texts.move, "USE history_database;", texts.compared, "USE memory;"].join("\n"));
    await database.run(texts.know);
    const { columns, rows } = await database.run(texts.loaded);
    await database.run(texts.empty); // the rows were moved
    return Object.fromEntries(columns.map((name, i) => [name, rows[0][i]]));
  }
}

/** Slices of files, of about `most` characters. A slice is a list of pieces of files; a piece has whole lines. */
async function* slices(files, most) {
  let pieces = [];
  let letters = 0;
  for (const { name: source, file } of files) {
    let rest = text(new Uint8Array(await file.arrayBuffer()));
    for (let line = 1, isLast = false; !isLast; ) {
      const end = rest.length > most ? rest.lastIndexOf("\n", most) : -1;
      isLast = end < 0;
      const piece = isLast ? rest : rest.slice(0, end);
      pieces.push({ source, line, text: piece, isLast });
      rest = isLast ? "" : rest.slice(end + 1);
      line += piece.split("\n").length;
      letters += piece.length;
      if (letters >= most) {
        yield pieces;
        [pieces, letters] = [[], 0];
      }
    }
  }
  if (pieces.length) yield pieces;
}

/**
 * The text of a file, read as UTF-16 if a byte order mark says so, else as UTF-8 or Windows-1252. For a binary file,
 * the text is empty. A text may have a few zero bytes, which some rooms write between hands.
 */
function text(bytes) {
  const marks = { "255,254": "utf-16le", "254,255": "utf-16be" };
  const wide = marks[bytes.slice(0, 2).join()];
  const head = bytes.subarray(0, 4096);
  const zeros = head.filter((byte) => byte === 0).length;
  const isControl = (byte) => byte < 32 && byte && !(byte >= 9 && byte <= 13);
  if (!wide && zeros && (zeros > head.length / 10 || head.some(isControl))) return "";
  let found;
  try {
    found = new TextDecoder(wide ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    found = new TextDecoder("windows-1252").decode(bytes);
  }
  return found.replace(/\r\n?/g, "\n").replace(/\n$/, "").replaceAll("\0", "\ufffd");
}
