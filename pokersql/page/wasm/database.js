// A database of DuckDB-Wasm in a separate worker, so that a crash or full memory does not affect the other databases.
import { at, REMEDY, unpacked } from "./files.js";
import { AsyncDuckDB, VoidLogger } from "./vendor/duckdb.js";

const databases = {}; // by name, the bytes of the database files with pokersql's relations and macros

/** Whether the engine must be started again after an error. */
const isFatal = (error) => error.name === "RuntimeError" || /memory access|unreachable|signature mismatch|table index|Aborted/.test(error.message);

export class Database {
  /**
   * Start an engine, and attach a database file of pokersql under a name. Before each step, `tell` gets a sentence.
   * @param {(sentence: string) => void} tell
   */
  static async start(file, name, tell = () => {}) {
    if (typeof WebAssembly === "undefined" || !("Exception" in WebAssembly)) throw new Error("This browser has no WebAssembly with exceptions, which the page needs. Update it, or run 'pokersql serve', which needs none.");
    const bytes = (databases[file] ??= unpacked(`${file}.gzip`));
    bytes.catch(() => delete databases[file]); // so that the next start fetches the file again
    tell("The engine is starting …");
    const worker = new Worker(at("duckdb_worker.js"));
    const database = new Database(new AsyncDuckDB(new VoidLogger(), worker));
    const failed = ({ message = "duckdb_worker.js is missing" }) => new Error(`The engine can't be started: ${message}. ${REMEDY}`);
    const gone = new Promise((_, reject) => (worker.onerror = (event) => reject(failed(event))));
    try {
      await Promise.race([gone, database.engine.instantiate(at("duckdb-eh.wasm"))]);
      await database.engine.open({ path: ":memory:" });
      database.connection = await database.engine.connect();
      await database.run("SET autoinstall_known_extensions = false; SET autoload_known_extensions = false"); // so that nothing is fetched from another host
      await database.engine.registerFileBuffer(file, (await bytes).slice());
      tell("The database is opened …");
      await database.run(`ATTACH '${file}' AS ${name}`);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  }

  /** Start an engine with pokersql's relations. SQL on this engine can read only these relations. */
  static async ofRelations(tell = undefined) {
    const database = await Database.start("relations.duckdb", "relations", tell);
    await database.run("USE relations; SET enable_external_access = false; SET lock_configuration = true");
    return database;
  }

  constructor(engine) {
    this.engine = engine;
    this.connection = null;
    this.isOpen = true;
  }

  close() {
    this.isOpen = false;
    this.engine.terminate();
  }

  /** Run statements with values for each `$name`. Returns the columns and at most `most` rows of the last statement. */
  async run(sql, values = {}, signal = null, most = Infinity) {
    signal?.throwIfAborted();
    const stop = () => this.connection.cancelSent();
    try {
      for (const name of new Set(sql.match(/(?<=\$)[a-z_]+/g))) if (name in values) await this.bind(name, values[name]);
      signal?.addEventListener("abort", stop);
      const bound = sql.replace(/\$([a-z_]+)/g, (whole, name) => (name in values ? `getvariable('${name}')` : whole));
      const reader = await this.connection.send(bound, most < Infinity);
      const { fields } = (await reader.open()).schema ?? { fields: [] };
      const rows = [];
      for await (const batch of reader) {
        const columns = fields.map((field, i) => [...(batch.getChildAt(i) ?? [])].map((value) => plain(value, field.type)));
        for (let i = 0; i < batch.numRows; i++) rows.push(columns.map((column) => column[i]));
        if (rows.length > most) {
          await this.connection.cancelSent();
          break;
        }
      }
      return { columns: fields.map((field) => field.name), rows: rows.slice(0, most), more: rows.length > most };
    } catch (error) {
      signal?.throwIfAborted();
      if (isFatal(error)) this.close();
      throw new Error(said(error.message), { cause: error });
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** All rows of a short result. */
  async rows(sql, values, signal) {
    return (await this.run(sql, values, signal)).rows;
  }

  /** Replace a parameter by a variable of the connection, since a prepared statement can't be stopped. */
  async bind(name, value) {
    const list = [value].flat();
    const marks = list.map((one, i) => `CAST($${i + 1} AS ${Number.isInteger(one) ? "BIGINT" : "VARCHAR"})`);
    const statement = await this.connection.prepare(`SET VARIABLE ${name} = ${Array.isArray(value) ? `[${marks}]` : marks[0]}`);
    await statement.query(...list);
    await statement.close();
  }
}

/** An error message in one line. */
function said(message) {
  const text = message.startsWith("{") ? (JSON.parse(message).exception_message ?? message) : message;
  return `duckdb: ${text.split("\n")[0]}`;
}

const NO_NUMBERS = { NaN: "nan", Infinity: "inf", "-Infinity": "-inf" }; // the server's spellings

/** A value for JSON: integers beyond 2^53, NaN, infinity, decimals and times become texts. */
export function plain(value, type) {
  if (value === null || value === undefined) return null;
  const kind = String(type);
  if (kind.startsWith("Decimal")) return decimal(value, type.scale);
  if (typeof value === "bigint" && kind.startsWith("Time64")) return moment(Number(value / 1000n))[1];
  if (typeof value === "bigint") return whole(value);
  if (kind.startsWith("Timestamp")) return moment(value).join(" ");
  if (kind.startsWith("Date")) return moment(value)[0];
  if (typeof value === "number" && !(Math.abs(value) <= 2 ** 53)) return NO_NUMBERS[value] ?? String(value);
  if (/^(FixedSize)?List/.test(kind)) return [...value].map((one) => plain(one, type.children[0].type));
  if (kind.startsWith("Struct")) return Object.fromEntries(type.children.map(({ name, type: inner }) => [name, plain(value[name], inner)]));
  if (kind.startsWith("Map")) {
    const [keys, values] = type.children[0].type.children;
    return Object.fromEntries([...value].map(([key, inner]) => [plain(key, keys.type), plain(inner, values.type)]));
  }
  return typeof value === "object" ? JSON.stringify(value) : value;
}

const whole = (value) => (value <= 2n ** 53n && value >= -(2n ** 53n) ? Number(value) : String(value));

/** The date and the time for a number of milliseconds since 1970; a text for years that JavaScript's Date lacks. */
function moment(milliseconds) {
  const at = new Date(milliseconds);
  if (Number.isNaN(at.getTime())) return [milliseconds > 0 ? "after the year 275760" : "before the year -271821"];
  return at.toISOString().replace(/^\+0*/, "").replace(/(\.000)?Z$/, "").split("T");
}

/** A decimal number from Arrow: `words` are four 32-bit words of one integer, divided by 10 ** `scale` (0 for a HUGEINT). */
function decimal(words, scale) {
  const number = BigInt.asIntN(128, words.reduceRight((sum, word) => (sum << 32n) | BigInt(word), 0n));
  if (scale === 0) return whole(number);
  const digits = String(number < 0n ? -number : number).padStart(scale + 1, "0");
  return `${number < 0n ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
