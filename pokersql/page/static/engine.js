// The engine of the page that `pokersql serve` opens: DuckDB in a server on this machine.
import { bound } from "./question.js";

/** The formats in which the user can save the rows of a query. */
export const SAVES = ["csv", "parquet"];

/** Whether the user's own SQL can be translated into other dialects. The SQL below a picture always can. */
export const COPIES_ALL = true;

/** Messages call the process or engine that runs the user's SQL by this word. */
export const APART = "process";

/** The sentence that says which files can be dropped, and where their hands are kept. */
export const FILES = "Drop files of a poker room, of PHH or of Open Hand History, or archives (.zip, .tar.gz, .gz). The hands stay in this machine's memory until you forget them or end the server.";

/** While the engine starts, `show` gets sentences; at the end it gets none. The server has started its engine. */
export const loading = async (show) => show();

async function sent(path, body, signal) {
  const isRaw = body instanceof Blob;
  const headers = { "Content-Type": isRaw ? "application/octet-stream" : "application/json" };
  let response;
  try {
    response = await fetch(path, body && { method: "POST", headers, body: isRaw ? body : JSON.stringify(body), signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("The server has ended. Start 'pokersql serve' again, and open the address that it prints.");
  }
  if (response.ok) return response;
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json"); // a refusal by the server's guard is plain text
  const message = isJson ? (await response.json()).error : await response.text();
  throw new Error(message || `the server answers ${response.status}`);
}

/** The JSON lines of an answer; each line is yielded when it arrives. */
async function* lines(response, signal) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    let read;
    try {
      read = await reader.read();
    } catch (error) {
      if (signal?.aborted) return;
      throw new Error("The server ended in the middle of an answer. Start 'pokersql serve' again, and open the address that it prints.", { cause: error });
    }
    text += read.value ?? "";
    const lines = text.split("\n");
    text = lines.pop();
    for (const line of lines) yield JSON.parse(line);
    if (read.done) return;
  }
}

/** The answers to named queries about a question; each answer is yielded when it arrives. */
export async function* ask(question, queries, signal) {
  yield* lines(await sent("ask", { ...question, queries }, signal), signal);
}

/** The names that the editor completes, the dialects, the database's name, the SQL texts, and the limits of numbers. */
export const about = async () => (await sent("about")).json();

/** The answer to the user's SQL. While the SQL waits, `onwait` is called with the number of queries that run earlier. */
async function answer(asked, onwait, signal) {
  for await (const line of lines(await sent("sql", asked, signal), signal)) {
    if (line.error) throw new Error(line.error);
    if (!line.before) return line;
    onwait(line.before);
  }
  throw new Error("The server gave no answer.");
}

/** The rows of the user's SQL. */
export const run = (sql, onDb, onwait, signal) => answer({ sql, on_db: onDb }, onwait, signal);

/** The rows of the user's SQL as a file: csv or parquet. */
export async function file(sql, onDb, onwait, format, signal) {
  const { file } = await answer({ sql, on_db: onDb, format }, onwait, signal);
  return new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))]);
}

/** SQL with values for its parameters, translated into another dialect. */
export const copied = async (sql, values, dialect) => (await (await sent("copy", { sql: bound(sql, values), dialect })).json()).sql;

/** Load files. Returns counts, and the refused files. If a file is too large, only names and sizes are sent. */
export async function load(files, most, signal) {
  const told = new URLSearchParams(files.flatMap(({ name, file }) => [["name", name], ["size", file.size]]));
  const body = new Blob(files.some(({ file }) => file.size > most) ? [] : files.map(({ file }) => file));
  return (await sent(`load?${told}`, body, signal)).json();
}

/** The file of the sample hands. */
export const sample = async () => ({ name: "sample_hands.txt.bz2", file: await (await sent("sample_hands.bz2")).blob() });

/** Forget all files that were loaded. */
export const forget = async () => (await sent("forget", {})).json();
