// The engine of the page on a web host: DuckDB-Wasm in the browser's tab. No question leaves the tab.
import { Database } from "./database.js";
import { EquityDesk, ScriptDesk } from "./desks.js";
import { DroppedDesk } from "./dropped.js";
import { csv } from "./dom.js";
import { json, keep, unpacked } from "./files.js";
import { literal } from "./question.js";

export const SAVES = ["csv"];
export const COPIES_ALL = false;
export const APART = "engine";
export const FILES = "Drop files of a poker room or of PHH. The hands stay in this tab's memory until you forget them or close the tab.";

const texts = json("texts.json");
texts.catch(() => {}); // the first question shows the error

/** An engine that answers one question at a time. After a crash it is started again. */
class Turns {
  constructor(start) {
    this.start = start;
    this.turn = Promise.resolve();
    this.running = null;
  }

  /** The result of `start`. `start` is called on the first use, and again after a crash. */
  async open() {
    const there = await this.made?.catch(() => null);
    if (!there?.database.isOpen) this.made = this.start();
    return this.made;
  }

  /** Wait until the engine is free, and reserve it. Returns the function that frees it. */
  async wait() {
    const before = this.turn;
    const { promise, resolve } = Promise.withResolvers();
    this.turn = promise;
    await before;
    return resolve;
  }
}

/** @type {(sentence?: string, part?: number) => void} */
let tell = () => {};

/** While the engine starts, `show` gets a sentence, and the loaded part of all bytes if it is known. At the end it gets no sentence. */
export function loading(show) {
  tell = show;
  return shared.made;
}

const megabytes = (bytes) => (bytes / 2 ** 20).toLocaleString("en", { maximumFractionDigits: 1 });

const kept = keep(({ loaded, all }) => tell(`${megabytes(loaded)} of ${megabytes(all)} MB are loaded …`, loaded / all));

const shared = new Turns(async () => {
  try {
    await kept;
    const [told, database] = await Promise.all([texts, Database.ofRelations((step) => tell(step))]);
    const desk = (Kind, room) => new Kind(database, told, room);
    return { database, equity: desk(EquityDesk, "equity"), odds: desk(ScriptDesk, "odds"), deal: desk(ScriptDesk, "deal"), icm: desk(ScriptDesk, "icm"), push_fold: desk(ScriptDesk, "push_fold"), present: "" };
  } finally {
    tell();
  }
});
const histories = new Turns(DroppedDesk.start);
shared.made = shared.start(); // the engine starts while the browser still loads the page's files
shared.made.catch(() => {}); // the first question shows the error

/** The answers to named queries about a question; each answer is yielded when it is made. */
export async function* ask({ topic = "equity", ...question }, queries, asking = new AbortController().signal) {
  const isDropped = topic === "dropped";
  const turns = isDropped ? histories : shared;
  const done = await turns.wait();
  turns.running = new AbortController();
  const signal = AbortSignal.any([asking, turns.running.signal]);
  let there = null;
  try {
    const { queries: { [isDropped ? "histories" : topic]: known }, ready } = await texts;
    for (const { name, values = {}, ends } of queries) {
      if (ready[question.game]?.[name]) {
        yield ready[question.game][name]; // so that the fields of the question are there before the engine
        continue;
      }
      const start = performance.now();
      const answer = { name, sql: known[name] };
      try {
        there = await turns.open();
        const desk = isDropped ? there : there[topic];
        const told = JSON.stringify([topic, question]);
        if (there.present !== told) {
          there.present = ""; // until `put` ends, the tables have no complete question
          await desk.put(question, signal);
          there.present = told;
        }
        const given = { ...values, ...(await desk.values(question, answer.sql, signal)) };
        answer.values = Object.fromEntries(Object.entries(given).filter(([value]) => new RegExp(`\\$${value}\\b`).test(answer.sql)));
        Object.assign(answer, await there.database.run(answer.sql, answer.values, signal));
      } catch (error) {
        if (signal.aborted) return;
        Object.assign(answer, { error: error.message, is_system: !there?.database.isOpen });
      }
      yield { ...answer, seconds: (performance.now() - start) / 1000 };
      if (ends && answer.rows?.length) break;
    }
  } finally {
    if (there && signal.aborted) there.present = "";
    if (there?.database.isOpen) await there.leave?.();
    done();
  }
}

/** The names that the editor completes, the dialects, the SQL texts, and the limits of numbers. */
export const about = async () => (await texts).about;

/** The rows of the user's SQL, on a new engine that is closed afterwards. */
async function apart(sql, signal, most) {
  const { seconds, short_names: shortNames } = await texts;
  if (!sql.trim()) throw new Error("the SQL is empty; a query begins with SELECT or FROM");
  const starting = Database.ofRelations();
  let end;
  const late = new Promise((_, reject) => {
    end = setTimeout(() => reject(new Error(`it took more than ${seconds} seconds, and was stopped`)), 1000 * seconds);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const answered = async () => {
    const database = await starting;
    await database.run(shortNames);
    return database.run(sql, {}, null, most);
  };
  try {
    return await Promise.race([answered(), late]);
  } finally {
    clearTimeout(end);
    starting.then((database) => database.close()).catch(() => {});
  }
}

/** The first rows that the user's SQL returns. */
export async function run(sql, _onDb, _onwait, signal) {
  const start = performance.now();
  return { ...(await apart(sql, signal, (await texts).rows)), seconds: (performance.now() - start) / 1000 };
}

/** The rows that the user's SQL returns, as csv. */
export async function file(sql, _onDb, _onwait, _format, signal) {
  return csv(await apart(sql, signal));
}

/** A figure's SQL in another dialect, with values for the parameters. The translations are in texts.json. */
export async function copied(sql, values, dialect) {
  const { text, error } = (await texts).copies[dialect][sql];
  if (error) throw new Error(error);
  return text.replace(/'\$([a-z_]+)'/g, (whole, name) => (name in values ? literal(values[name]) : whole));
}

/** Load files. Returns counts, and the files that were refused. Stops answers about dropped files. */
export async function load(files, most) {
  const large = files.find(({ file }) => file.size > most);
  if (large) throw new Error(`${large.name}: ${megabytes(large.file.size)} MB, and the page takes files of ${megabytes(most)} MB at most; 'pokersql load' has no such limit`);
  histories.running?.abort();
  const done = await histories.wait();
  try {
    const desk = await histories.open();
    const told = await desk.load(files);
    return { ...told, histories: { dropped: desk.sources > 0, db: false } };
  } finally {
    done();
  }
}

/** The file of the sample hands. */
export const sample = async () => ({ name: "sample_hands.txt", file: new Blob([await unpacked("sample_hands.gzip")]) });

/** Forget all loaded files. The engine that holds the hands is closed, so the memory is free. */
export async function forget() {
  histories.running?.abort();
  const done = await histories.wait();
  (await histories.made?.catch(() => null))?.database.close();
  done();
  return { histories: { dropped: false, db: false } };
}
