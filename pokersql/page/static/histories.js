// Hand histories in dropped files or in the database: results, and winnings against expectation.
import { lines, means } from "./chart.js";
import { button, count, csv, download, folded, h, hint, hole, legend, objects, plain, table, whole } from "./dom.js";
import * as engine from "./engine.js";
import { choice, field, settling, written } from "./fields.js";
import { Figure } from "./figure.js";
import { Grid } from "./grid.js";
import { bound, START, write } from "./question.js";

export const title = "Your histories";
export const says = "How did you play your own hands, and how much of the result was luck?";

const SMALL = 1_000_000; // a file with more bytes is sent alone
const TOGETHER = 100; // the most files of a request
const NAMED = 3; // a sentence names this many skipped files at most

const QUERIES = ["player_errors", "sources", "choices", "players", "positions", "starting_hands", "hands", "over_time", "contradictions", "luck", "luck_line", "all_ins"];

const FILTERS = { room: "Room", stake: "Stake", variant: "Game", position: "Position", seats: "Players dealt in" };
const DAYS = { since: "From", until: "To" };
const CHOSEN = [...Object.keys(FILTERS), ...Object.keys(DAYS)];

const LUCK_ROWS = `-- The luck in hold'em; INSERT INTO luck_rows FROM histories.luck(game_name := 'omaha') adds another game.
CREATE TEMPORARY TABLE luck_rows AS FROM histories.luck();`;

/** The source of the shown hands: "dropped" for dropped files, "db" for the database, "" if there are no hands. */
export function source({ about, question }) {
  const there = ["dropped", "db"].filter((one) => about.histories[one]);
  return there.includes(question.of) ? question.of : (there[0] ?? "");
}

export function asking(app) {
  const topic = source(app);
  if (!topic) return { hint: `${engine.FILES} Without files, load the sample hands, which are made up.${app.about.db ? ` ${app.about.db} has no hand histories; 'pokersql load FILE --db ${app.about.db}' loads them.` : ""}` };
  const fields = ["player", "kind", "starting_hand", ...CHOSEN];
  return { question: { topic, ...Object.fromEntries(fields.map((name) => [name, app.question[name]])) }, queries: QUERIES.map((name) => ({ name, ends: name === "player_errors" })) };
}

/** The reason why the editor can't run a query; empty if the editor can, since the hands are in a database. */
export const unopened = (app) => (source(app) === "db" ? "" : "The editor can't read dropped files. Load them with 'pokersql load FILE --db mine.duckdb', and start 'pokersql serve mine.duckdb'.");

/** The SQL of a query, after the statements that make the relations shown_plays and luck_rows, if the query reads them. */
export function script(app, answer) {
  const fields = Object.fromEntries(Object.entries(asking(app).question).map(([name, value]) => [name, value || null]));
  const reads = (name) => answer.sql.includes(name);
  const made = [reads("shown_plays") && bound(app.texts.shown_plays, fields), reads("luck_rows") && LUCK_ROWS];
  return ["-- On a database that 'pokersql load FILE --db mine.duckdb' made", ...made, bound(answer.sql, answer.values)].filter(Boolean).join("\n\n");
}

let asks = null; // made once, since files may still be loading while another view is shown

export function panel(app) {
  asks ??= new Asks(app);
  asks.look();
  return asks;
}

export function figures(app) {
  if (!source(app)) return [new Figure(app, "No hands yet", [], () => [], { wide: true })];
  return [
    new Figure(app, "What is there", ["sources", "players"], (answers) => there(objects(answers.sources)[0], answers.players, app), { id: "there", wide: true }),
    new Figure(app, "By position", ["positions"], (answers) => positions(objects(answers.positions)), { id: "positions", wide: true }),
    new StartingHands(app),
    new Figure(app, "Hands", ["hands"], (answers) => hands(app, objects(answers.hands)), { id: "hands", wide: true }),
    new Figure(app, "Results over time", ["over_time"], (answers) => overTime(app, objects(answers.over_time)), { id: "over-time", wide: true, hides: true }),
    new Luck(app),
    new Contradictions(app),
  ];
}

/** The panel: files to load, the source of the hands, a player, and the hands that count. */
class Asks {
  constructor(app) {
    this.app = app;
    this.waiting = [];
    this.isLoading = false;
    const input = h("input", { type: "file", id: "files", class: "unseen", multiple: true, onchange: () => this.chosen(input) });
    const files = [h("label", { for: "files" }, "Hand histories"), h("label", { class: "file" }, "Choose files …", input), hint("Or drop files and folders anywhere on this page.")];
    this.bar = h("progress", { "aria-label": "Loaded so far", hidden: true });
    this.told = h("ul");
    this.samples = button("Load the sample hands", () => this.sample());
    this.forgets = button("Forget the dropped files", () => this.forget());
    this.of = choice("of", "Show the hands of", (of) => app.update({ of }));
    const later = settling((player) => app.update({ player: player.trim() }));
    const name = written("player", "", () => later(name.value), { list: "players" });
    this.player = field("player", "Player", name, "Empty: all players.");
    this.players = h("datalist", { id: "players" });
    this.kind = choice("kind", "Count the hands of", (kind) => app.update({ kind }));
    this.kind.element.hidden = true;
    this.filters = Object.fromEntries(Object.entries(FILTERS).map(([name, label]) => [name, choice(name, label, (value) => app.update({ [name]: value }))]));
    this.days = Object.fromEntries(Object.entries(DAYS).map(([name, label]) => [name, day(name, label, (value) => app.update({ [name]: value }))]));
    this.all = button("Count all hands", () => app.update(Object.fromEntries(CHOSEN.map((name) => [name, START[name]])), "player"), { class: "quiet" });
    const narrow = h("div", { class: "filters" }, ...Object.values({ ...this.days, ...this.filters }).map(({ element }) => element));
    const told = h("div", { class: "told", role: "region", "aria-label": "What was loaded", "aria-live": "polite", tabindex: "0" }, this.told);
    const drop = h("div", { class: "drop" }, files, this.samples, this.bar, told, this.forgets);
    this.element = h("div", { class: "picker" }, drop, this.of.element, this.kind.element, this.player.element, this.players, narrow, this.all);
    this.catchDrops();
  }

  /** Show a field only if it offers a choice. */
  look() {
    const { about, question } = this.app;
    this.samples.hidden = source(this.app) !== "";
    this.forgets.hidden = !about.histories.dropped;
    this.told.parentElement.hidden = this.told.childElementCount === 0;
    this.of.element.hidden = !(about.histories.dropped && about.histories.db);
    this.of.offer([["dropped", "the dropped files"], ["db", about.db]], source(this.app) || "dropped");
    this.player.element.hidden = !source(this.app);
    this.kind.element.hidden ||= !source(this.app);
    if (document.activeElement !== this.player.control) this.player.control.value = question.player;
    for (const { element } of source(this.app) ? [] : Object.values({ ...this.filters, ...this.days })) element.hidden = true;
    this.showChosen();
  }

  /** Show the chosen days, and offer to count all hands if some are left out. */
  showChosen() {
    const { question } = this.app;
    this.all.hidden = !source(this.app) || CHOSEN.every((name) => question[name] === START[name]);
    for (const [name, { control, error }] of Object.entries(this.days)) {
      if (document.activeElement !== control) control.value = question[name];
      error.textContent = control.value === question[name] ? "" : `'${question[name]}' is no day; write it as 2026-11-30`;
    }
  }

  take(answer) {
    if (answer.name === "sources") this.offer(objects(answer)[0]);
    if (answer.name === "choices") this.narrow(objects(answer));
    if (answer.name === "players") this.players.replaceChildren(...objects(answer).map((row) => h("option", { value: row.player }, count(row.hands, "hand", "hands"))));
  }

  /** Offer a choice between cash games and tournaments if there are hands of both. */
  offer(row) {
    this.kind.element.hidden = !row?.has_both_kinds && !this.app.question.kind;
    for (const { element, control } of Object.values(this.days)) {
      element.hidden = !row?.first_played_at;
      [control.min, control.max] = [row?.first_played_at, row?.last_played_at].map((time) => time?.slice(0, 10) ?? "");
    }
    this.kind.offer([["cash", "cash games"], ["tournaments", "tournaments"]], row?.of_tournaments ? "tournaments" : "cash");
  }

  /** Offer the values of the hands. A field with only one value is hidden. */
  narrow(rows) {
    for (const [name, field] of Object.entries(this.filters)) {
      const values = rows.filter((row) => row.field === name).map(({ value }) => value);
      const chosen = this.app.question[name];
      field.element.hidden = values.length < 2 && !chosen;
      field.offer([["", "all"], ...values.map((value) => [value, value.replace("-", name === "seats" ? " to " : "-")])], chosen);
    }
    this.showChosen();
  }

  complain(rows) {
    const said = rows.map((row) => `${plain(row.error)} '${row.written}': ${row.remedy}`).join("; ");
    this.player.error.textContent = said;
    this.player.control.setAttribute("aria-invalid", String(said !== ""));
    return said && "There is no such player.";
  }

  catchDrops() {
    const isHere = (event) => this.app.question.view === "histories" && event.dataTransfer.types.includes("Files");
    addEventListener("dragover", (event) => {
      if (!isHere(event)) return;
      event.preventDefault();
      document.body.classList.add("dropping");
    });
    const left = () => document.body.classList.remove("dropping");
    addEventListener("dragleave", (event) => event.relatedTarget === null && left());
    addEventListener("drop", async (event) => {
      if (!isHere(event)) return;
      event.preventDefault();
      left();
      // This line stands before the first await, since the browser then empties the list of dropped items.
      const found = [...event.dataTransfer.items].filter((item) => item.kind === "file").map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
      this.load((await Promise.all(found.map((one) => (one instanceof File ? [{ name: one.name, file: one }] : within(one))))).flat());
    });
  }

  chosen(input) {
    this.load([...input.files].map((file) => ({ name: file.name, file })));
    input.value = ""; // so that the same file can be chosen again
  }

  /** Load the sample hands like a file that the user chooses. */
  async sample() {
    this.samples.disabled = true; // until the hands are there
    try {
      await this.load([await engine.sample()]);
    } catch (error) {
      this.complainOf(error);
    }
    this.samples.disabled = false;
  }

  /** Load large files one by one and small files in groups. At the end, show all hands. */
  async load(files) {
    this.waiting.push(...batches(files));
    if (this.isLoading) return;
    this.isLoading = true;
    this.bar.hidden = false;
    let done = 0;
    for (let batch; (batch = this.waiting.shift()); ) {
      const line = h("li", {}, `${named(batch)}: loading …`);
      this.told.append(line);
      this.told.parentElement.hidden = false;
      line.scrollIntoView({ block: "nearest" });
      this.bar.max = done + size(batch) + this.waiting.reduce((sum, one) => sum + size(one), 0);
      if (done) this.bar.value = done;
      try {
        const told = await engine.load(batch, this.app.about.most_bytes);
        this.app.about.histories = told.histories;
        line.replaceChildren(...sentences(batch, told));
      } catch (error) {
        line.replaceChildren(h("span", { class: "error" }, error.message));
      }
      this.told.parentElement.scrollTop = this.told.offsetHeight; // scroll to the newest line
      done += size(batch);
    }
    this.isLoading = false;
    this.bar.hidden = true;
    this.show();
  }

  async forget() {
    try {
      this.app.about.histories = (await engine.forget()).histories;
      this.told.replaceChildren();
      document.getElementById("files").focus();
    } catch (error) {
      this.complainOf(error);
    }
    this.show();
  }

  complainOf(error) {
    this.told.append(h("li", { class: "error" }, error.message));
    this.told.parentElement.hidden = false;
  }

  /** Show the hands after a change: the hands of dropped files if there are any, else the hands of the database. */
  show() {
    if (this.app.question.view !== "histories") return;
    this.app.turn({ of: "" });
    this.app.again();
  }
}

/** A field for a day. An empty field chooses all days. */
function day(id, label, act) {
  const control = h("input", { type: "date", onchange: () => act(control.value) });
  return field(id, label, control);
}

const size = (batch) => batch.reduce((sum, { file }) => sum + file.size, 1);

const named = ([first, ...others]) => (others.length ? `${first.name} and ${count(others.length, "other file", "other files")}` : first.name);

/** All files below a folder except hidden files, with the files' paths. */
async function within(entry) {
  const called = (act) => new Promise((resolve, reject) => act.call(entry, resolve, reject));
  if (entry.isFile) return [{ name: entry.fullPath.replace(/^\//, ""), file: await called(entry.file) }];
  const reader = entry.createReader();
  const inside = [];
  for (let some; (some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))).length; ) inside.push(...some);
  return (await Promise.all(inside.filter((one) => !one.name.startsWith(".")).map(within))).flat();
}

/** Groups of files, one request each. A large file is alone; small files with different names are together. */
function batches(files) {
  const found = [];
  let group = null;
  for (const one of files) {
    const isLarge = one.file.size > SMALL;
    if (isLarge || !group || group.length === TOGETHER || group.some(({ name }) => name === one.name)) {
      found.push([one]);
      if (!isLarge) group = found.at(-1);
    } else group.push(one);
  }
  return found;
}

/** The sentences about the loaded files of a batch. */
function sentences(batch, { sources, hands, summaries, repeated, errors, passed_over: passed, refused }) {
  const said = [];
  if (sources) said.push(`${named(batch)}: ${count(hands, "new hand", "new hands")}${summaries ? ` and ${count(summaries, "summary of a tournament", "summaries of tournaments")}` : ""}${sources > 1 || batch.length > 1 ? ` in ${count(sources, "file", "files")}` : ""}${repeated ? `, ${whole(repeated)} already there` : ""}.`);
  if (errors) said.push(`${count(errors, "line contradicts", "lines contradict")} the rest of a hand or can't be read.`);
  if (passed.length) said.push(`Passed over: ${passed.slice(0, NAMED).join(", ")}${passed.length > NAMED ? ` and ${whole(passed.length - NAMED)} more` : ""}.`);
  return [said.join(" "), ...refused.map((one) => h("span", { class: "error" }, `${one}.`))].filter(Boolean);
}

export const amount = (number) => (number === null ? "" : Number(number).toLocaleString("en", { maximumFractionDigits: 4 }));
const RESULT = (number) => `${number < 0 ? "lost" : "won"} ${amount(Math.abs(number))}`;
const SIGNED = (number) => (number === null ? "–" : `${number > 0 ? "+" : ""}${amount(number)}`);

/** The rows, with amounts as numbers: the engine sends decimals as texts. */
const numbered = (rows, columns) => rows.map((row) => columns.map((name) => (AMOUNTS.includes(name) && row[name] !== null ? Number(row[name]) : row[name])));

const AMOUNTS = ["net", "total_net", "won", "expected", "luck"];

/** A collapsed table; a click on a heading sorts it. If `app` is given, a click on a player's name chooses this player. */
function behind(rows, columns, caption, { title = "As a table", app = null, amounts = AMOUNTS } = {}) {
  const shown = Object.fromEntries(columns.filter((name) => amounts.includes(name) || name.endsWith("per_100") || name.endsWith("error")).map((name) => [name, amount]));
  if (app) shown.player = (player) => button(player, () => app.update({ player }, "player"), { class: "quiet" });
  return folded(title, table(columns, numbered(rows, columns), { caption, shown, sorts: true }));
}

function there(row, players, app) {
  const when = row.first_played_at && ` ${row.first_played_at.slice(0, 16)} to ${row.last_played_at.slice(0, 16)}.`;
  return [
    h("p", { class: "large" }, `${count(row.hands, "hand", "hands")} of ${count(row.players, "player", "players")} in ${count(row.sources, "file", "files")}`),
    when && h("p", {}, when),
    row.chosen_hands < row.hands && h("p", {}, `${count(row.chosen_hands, "hand counts", "hands count")} in the figures below.`),
    row.currencies?.length === 1 && h("p", {}, `Amounts are in ${row.currencies[0]}.`),
    row.currencies?.length > 1 && h("p", {}, `Amounts in ${row.currencies.join(", ")} are added up; 'pokersql report stakes' separates them.`),
    wide(objects(players), players.columns.slice(0, -2), app),
  ].filter(Boolean);
}

/** The players, with a column per statistic. */
function wide(rows, columns, app) {
  const statistics = rows[0]?.statistics ?? [];
  const flat = rows.map((row) => ({ ...row, ...Object.fromEntries(statistics.map((name, i) => [name, row.percents[i]])) }));
  return behind(flat, [...columns, ...statistics], "Results of the 500 players with the most hands", { title: "Players, their winnings and statistics", app, amounts: [...AMOUNTS, ...statistics] });
}

function positions(rows) {
  if (rows.length === 0) return hint("No hands.");
  const bars = rows.map((row) => ({ group: row.position ?? "none", mean: row.bb_per_100 ?? 0, error: row.standard_error ?? 0 }));
  return [
    h("p", {}, "Big blinds won per 100 hands; the line spans one standard error on each side."),
    means(bars, "Big blinds won per 100 hands, by position"),
    behind(rows, ["position", "hands", "net", "bb_per_100", "standard_error", "vpip_percent", "pfr_percent"], "Results by position"),
  ];
}

/** The grid of starting hands, coloured by their results. */
class StartingHands extends Figure {
  constructor(app) {
    super(app, "By starting hand", ["starting_hands"], (answers) => this.picture(objects(answers.starting_hands)), { id: "starting-hands", wide: true });
    this.grid = new Grid(app.grid, "Starting hands: big blinds won per 100 hands", { onlook: (hand) => (this.looked.textContent = this.said(hand)) });
    this.grid.element.addEventListener("click", (event) => this.rows.has(this.grid.at(event)?.hand) && app.update({ starting_hand: this.grid.at(event).hand }, "hands"));
    this.grid.element.classList.add("results");
    this.looked = h("p", { class: "hint", "aria-live": "polite" });
  }

  picture(rows) {
    this.rows = new Map(rows.map((row) => [row.starting_hand, row]));
    if (rows.length === 0) return hint("No hand of two known cards.");
    const sizes = rows.map((row) => Math.abs(row.bb_per_100 ?? 0)).sort((a, b) => a - b);
    const full = sizes[Math.floor(0.8 * sizes.length)] || 1; // the 80th percentile, since a few hands win or lose far more
    this.grid.draw((cell) => {
      const row = this.rows.get(cell.hand);
      const won = row?.bb_per_100 ?? 0;
      cell.button.classList.toggle("out", !row);
      cell.button.classList.toggle("loss", won < 0);
      cell.button.style.setProperty("--part", Math.min(Math.abs(won) / full, 1));
      cell.note.replaceChildren(...(row ? [brief(row.bb_per_100), h("span", { class: "roomy" }, whole(row.hands))] : ["–"]));
      cell.button.setAttribute("aria-label", this.said(cell.hand));
    });
    this.looked.textContent = "Point at a cell, or move with the arrow keys.";
    return [
      h("p", {}, "Big blinds won per 100 hands with each starting hand", h("span", { class: "roomy" }, ", and below it how often it was dealt"), "."),
      this.grid.element,
      this.looked,
      behind(rows, ["starting_hand", "hands", "net", "bb_per_100", "standard_error", "vpip_percent"], "Results by starting hand"),
    ];
  }

  said(hand) {
    const row = this.rows.get(hand);
    if (!row) return `${hand}: not seen`;
    const error = row.standard_error === null ? "" : ` ± ${amount(row.standard_error)}`;
    return `${hand}: ${SIGNED(row.bb_per_100)}${error} big blinds per 100 hands; dealt ${count(row.hands, "time", "times")}, VPIP ${amount(row.vpip_percent) || "–"} %`;
  }
}

/** A link that replays a hand. */
const replayed = (app, hand) => h("a", { href: write({ ...app.question, view: "replay", hand, told: "", at: 0 }) }, "replay");

/** The hands with the largest winnings and losses. */
function hands(app, rows) {
  const { starting_hand: cards, player } = app.question;
  const all = cards && button("Show all starting hands", () => app.update({ starting_hand: "" }, "hands"), { class: "quiet" });
  if (rows.length === 0) return [hint(`No hands${cards ? ` with ${cards}` : ""}.`), all];
  const columns = ["hand_id", "played_at", "player", "hole", "net_bb", "net", "pot", "position", "board"].filter((name) => (name !== "player" || !player) && rows.some((row) => row[name] !== null));
  const pictured = (text) => (text ? hole(text.replaceAll(" ", ""), app.cards) : "");
  const shown = { played_at: (time) => time?.slice(0, 16) ?? "", hole: pictured, board: pictured, pot: amount, net: SIGNED, net_bb: SIGNED, hand_id: (hand) => replayed(app, hand) };
  return [
    h("p", {}, `The hands${cards ? ` with ${cards}` : ""} that won or lost most big blinds.`, all),
    table(columns, rows, { caption: "Hands", shown }),
  ];
}

/** A number in a few characters, for a cell of the grid. */
function brief(number) {
  if (number === null) return "–";
  const size = Math.abs(number);
  const text = size < 999.5 ? String(Math.round(number)) : `${(number / 1000).toFixed(size < 9950 ? 1 : 0)}k`;
  return number > 0 ? `+${text}` : text;
}

const LINES = [
  { column: "total_net", label: "won", colour: "var(--player-1)", dashes: "none" },
  { column: "total_expected", label: "won, adjusted for luck in all-ins", colour: "var(--player-2)", dashes: "6 3" },
];

let isStopped = false; // whether the user has stopped the count of luck; also holds for later questions

/** The winnings against expectation. Luck is counted some all-ins at a time; the figure shows the all-ins counted so far. */
class Luck extends Figure {
  constructor(app) {
    super(app, "Luck against expectation", ["luck", "luck_line", "all_ins"], (answers) => luck(app, objects(answers.luck), objects(answers.luck_line), this.left > 0), { id: "luck", wide: true, relation: LUCK_ROWS });
    this.left = 0; // how many all-ins are not counted
    this.bar = h("progress", { "aria-label": "Counted all-ins" });
    this.told = h("span");
    this.turns = button("", () => this.turn());
    this.count = h("p", { class: "line", hidden: true }, this.bar, this.told, this.turns);
    this.body.before(this.count);
  }

  stop(reason) {
    this.count.hidden = true;
    super.stop(reason);
  }

  redraw() {
    const { counted, all_ins: all } = objects(this.answers.all_ins)[0] ?? { counted: 0, all_ins: 0 };
    this.left = all - counted;
    this.count.hidden = this.left === 0;
    Object.assign(this.bar, { max: all, value: counted });
    this.told.textContent = `${whole(counted)} of ${count(all, "all-in", "all-ins")}`;
    this.turns.textContent = isStopped ? "Go on" : "Stop";
    const isOpen = this.body.querySelector("details")?.open === true;
    super.redraw();
    this.body.querySelector("details")?.toggleAttribute("open", isOpen);
  }

  /** Stop the count after the present all-ins, or go on. */
  turn() {
    isStopped = !isStopped;
    this.turns.textContent = isStopped ? "Go on" : "Stop";
    if (!isStopped) this.app.follow();
  }

  async *follow(ask) {
    for (let more = true; more && this.left > 0 && !isStopped; ) {
      more = false; // if the question has changed, there is no answer
      for await (const answer of ask({}, ["count_all_ins", ...this.names])) {
        if (!more) this.answers = {}; // so that the figure is drawn when all answers are there
        more = true;
        if (answer.error) {
          isStopped = true;
          this.answers[answer.name] = answer;
        }
        yield answer;
      }
    }
  }
}

function luck(app, rows, line, isPart) {
  if (line.length === 0) return hint("No hands of a named player.");
  const { player } = line[0];
  const last = line.at(-1);
  const own = rows.find((row) => row.player === player);
  const whose = app.question.player ? "" : `${player} is shown; choose another player in the panel. `;
  const judged = own
    ? ` In ${count(own.pots - own.unknown, "all-in pot", "all-in pots")} ${player} took ${amount(own.won) || 0}; the expected amount is ${amount(own.expected) || 0}, so luck is ${SIGNED(own.luck ?? 0)}.${own.unknown ? ` ${count(own.unknown, "other all-in pot is", "other all-in pots are")} left out: not all of their hands are known.` : ""}`
    : ` ${player} was in no all-in pot before the river${isPart ? ", among the all-ins counted so far" : ""}.`;
  return [
    h("p", {}, `${whose}In ${count(last.hand_no, "hand", "hands")} ${player} ${RESULT(last.total_net)}.${judged}`),
    legend(...LINES.map(({ label, colour, dashes }) => [sample(colour, dashes), label])),
    lines(line, "hand_no", LINES, `The sum that ${player} won after each hand, and the expected sum`),
    behind(rows, ["player", "pots", "unknown", "won", "expected", "luck", "bb_per_100", "expected_bb_per_100"], "Luck in all-ins, by player", { title: "The luck of every player", app }),
  ];
}

const TOTAL = [{ column: "total_net", label: "won", colour: "var(--player-1)", dashes: "none" }];

/** The running sum of a player's results by day, week or month. Nothing if no hand has a time. */
function overTime(app, rows) {
  const known = rows.filter((row) => row.first_day);
  if (known.length === 0) return [];
  const { player, period_name: period } = known[0];
  const earlier = rows.find((row) => !row.first_day);
  const whose = app.question.player ? "" : `${player} is shown; choose another player in the panel. `;
  const without = earlier ? ` The sum begins with ${count(earlier.hands, "hand", "hands")} without a time.` : "";
  const columns = ["first_day", "hands", "net", "bb_per_100", "standard_error", "total_net"];
  return [
    h("p", {}, `${whose}The sum that ${player} won, at the end of each ${period} with hands.${without}`),
    lines(known.map((row) => ({ ...row, day: new Date(row.first_day), total_net: Number(row.total_net) })), "day", TOTAL, `The sum that ${player} won, by ${period}`),
    behind(rows, columns, `Results by ${period}`),
  ];
}

/** A short line in the style of a chart's line, for the legend. */
const sample = (colour, dashes) => h("i", { class: "stroke", "aria-hidden": "true", style: `border-top: 3px ${dashes === "none" ? "solid" : "dashed"} ${colour}` });

/** The contradictions; the figure is hidden if there are none. */
class Contradictions extends Figure {
  constructor(app) {
    super(app, "Contradictions", ["contradictions"], (answers) => this.list(answers.contradictions), { id: "contradictions", wide: true });
    this.element.hidden = true;
  }

  show(answer) {
    super.show(answer);
    if (answer.name === "contradictions") this.element.hidden = !answer.error && answer.rows.length === 0;
  }

  list(answer) {
    const rows = objects(answer).map((row) => ({ ...row, first: `${row.source}, line ${row.line}` }));
    const lines = rows.reduce((sum, row) => sum + row.lines, 0);
    const columns = ["error", "lines", "files", "first", "found", "expected", "hand_id"];
    const shown = { error: plain, hand_id: (hand) => (hand ? replayed(this.app, hand) : "") };
    const all = button("Save all as csv", () => this.save(), { class: "quiet" });
    return [
      h("p", {}, `${count(lines, "line", "lines")} can't be read, or contradict the cards and bets of their hand.`),
      folded(`${count(rows.length, "kind", "kinds")}, each with its first line`, table(columns, rows, { caption: "Contradictions", shown }), all),
    ];
  }

  /** Save the rows of all contradictions as a file. */
  async save() {
    const { question } = asking(this.app);
    for await (const answer of engine.ask(question, [{ name: "all_contradictions" }])) {
      download(csv(answer), "contradictions.csv");
    }
  }
}
