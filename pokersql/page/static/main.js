// The page. The address has the question; a view turns the question into queries, and shows each answer when it arrives.
import * as beats from "./beats.js";
import { asked } from "./cards.js";
import * as deal from "./deal.js";
import { h, objects } from "./dom.js";
import * as engine from "./engine.js";
import { forget, settle } from "./fields.js";
import * as hand from "./hand.js";
import * as histories from "./histories.js";
import * as icm from "./icm.js";
import * as odds from "./odds.js";
import { begun, cleared, EXAMPLES, read, START, write } from "./question.js";
import * as pushFold from "./push_fold.js";
import * as ranges from "./ranges.js";
import * as replay from "./replay.js";
import * as sql from "./sql.js";

// A view exports `title`, and `says`, which is the question that the view answers. If `isWide`, the fields stand above
// the answers, not beside them. A view with `within` is opened from that view, and not from the list of views. `panel`
// makes the fields of the question; `figures` makes the figures that show the answers. `asking` returns the question and
// its queries, or a hint. `script` returns the SQL that opens in the editor for a query. `unopened` returns the reason
// why the editor can't run a query.
/** @type {Record<string, Record<string, any>>} */
const VIEWS = { hand, beats, ranges, odds, deal, icm, "push-fold": pushFold, histories, replay, sql };

const app = {
  question: begun(read(location.hash)),
  games: [],
  grid: [],
  cards: new Map(),
  texts: {},
  about: null,
  draft: null,
  onDb: true, // whether the user's SQL runs on the user's database, if there is one

  get game() {
    return this.games.find((game) => game.game === this.question.game);
  },

  get view() {
    return VIEWS[this.question.view] ?? VIEWS.hand;
  },

  /** Change the question. If `focus` is the id of an element, the view is built again, and this element gets the focus. */
  update(changes, focus = "") {
    Object.assign(this.question, changes, { refused: [], isExample: false });
    address(settled);
    settled = false;
    if (focus) build(focus);
    else refresh();
  },

  /** Show the most important number in the bar that stays visible on a phone. */
  glance: (text) => (glance.textContent = text),

  /** Put a card on the board. */
  put: (card) => asks.pick(card, "board"),

  /** Change the question and the address without asking: the present answers stay. */
  turn(changes) {
    Object.assign(this.question, changes, { isExample: false });
    address(false);
    link();
  },

  /** Let the figures ask further queries about the present question. */
  follow: () => refresh(true),

  /** Build the view again for the same question, since the loaded hands have changed. */
  again: () => build(),

  /** Change to another game, which may have another deck and other hand sizes, so it can't have the example's cards. */
  async play(game) {
    Object.assign(this.question, this.question.isExample && cleared(this.question.view), { game, refused: [], isExample: false });
    address(true);
    await moved(["cards"], "game");
  },

  /** Open a text of SQL in the editor. */
  edit(text) {
    this.draft = text;
    this.onDb = text.includes("histories.");
    this.question.view = "sql";
    address(true);
    build();
    document.getElementById("content").focus();
  },
};

const content = document.getElementById("content");
const panel = document.getElementById("question");
const trouble = document.getElementById("trouble");
const glance = document.getElementById("glance");
const clear = document.getElementById("clear");
const example = /** @type {HTMLAnchorElement} */ (document.getElementById("example"));
let asks = null; // the panel with the fields of the question
let figures = [];
let running = null;
const places = new Map(); // how far the page was scrolled, by the address that was left
let place = 0; // how far to scroll when the answers are long enough
let settled = true; // whether the present question is answered; if so, the next question is a new entry in the browser's history

/** Write the question into the address, as a new entry in the browser's history or in place of the last entry. */
const address = (isStep) => history[isStep ? "pushState" : "replaceState"](null, "", write(app.question));

/** The question that the present address says. */
const addressed = () => read(location.hash, { views: Object.keys(VIEWS), numbers: app.bounds });

/** The question that the page shows at the present address. */
const present = () => begun(addressed());

/** Show an error at the top of the page; an empty message hides the last error. */
function say(message = "") {
  trouble.textContent = message;
  trouble.hidden = message === "";
}

/** Show what the page waits for, and the loaded part if it is known; without a sentence, hide both. */
function wait(sentence = "", part = undefined) {
  const shown = document.getElementById("loading");
  shown.hidden = sentence === "";
  shown.querySelector("span").textContent = sentence;
  const bar = shown.querySelector("progress");
  if (part === undefined) bar.removeAttribute("value");
  else bar.value = part;
}

/** Ask queries that depend only on the game. The game is the address's game or, if that is unknown, START's game. */
async function start(names) {
  const game = app.game?.game ?? START.game;
  const question = { ...asked({ ...START, hero: "random", villains: [] }), game };
  for await (const answer of engine.ask(question, names.map((name) => ({ name })))) {
    if (answer.error) say(answer.error);
    if (answer.name === "games") app.games = objects(answer);
    if (answer.name === "grid") app.grid = objects(answer);
    if (answer.name === "cards") app.cards = new Map(objects(answer).map((card) => [card.card, card]));
  }
}

/** Show the links to the views. The list may be wider than a phone; it is scrolled to the present view. */
function list() {
  const views = document.getElementById("views");
  views.replaceChildren(
    ...Object.entries(VIEWS)
      .filter(([, { within }]) => !within)
      .map(([name, view]) => h("a", { href: write({ ...addressed(), view: name }), "aria-current": view === app.view || app.view.within === name ? "page" : false }, view.title)),
  );
  const current = /** @type {HTMLElement | null} */ (views.querySelector("[aria-current]"));
  if (current) views.scrollLeft = current.offsetLeft - (views.clientWidth - current.offsetWidth) / 2;
}

/** Build the parts of the view. The element with the id `focus` gets the focus. */
function build(focus = document.activeElement?.id) {
  const { view } = app;
  document.title = `${view.title} · pokersql`;
  list();
  document.getElementById("says").textContent = view.says;
  asks = view.panel?.(app, asks) ?? null;
  panel.hidden = asks === null;
  panel.replaceChildren(...(asks ? [asks.element] : []));
  const desk = /** @type {HTMLElement} */ (document.querySelector(".desk"));
  desk.dataset.view = app.question.view;
  desk.classList.toggle("whole", asks === null || view.isWide === true);
  figures = view.figures(app);
  content.replaceChildren(...figures.map((figure) => figure.element));
  if (focus && focus !== document.activeElement?.id) document.getElementById(focus)?.focus();
  refresh();
}

/** Write the question of the address into the links to the views, so that an example leads to the other examples. */
function link() {
  const question = addressed();
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("#views a"))) {
    link.href = write({ ...question, view: read(link.hash).view });
  }
  const { view, isExample } = app.question;
  document.getElementById("is-example").hidden = !isExample;
  clear.hidden = !(view in EXAMPLES);
  example.hidden = isExample || clear.hidden;
  example.href = `#view=${view}`;
}

/** Let the first figure say why there is no answer; the other figures are hidden, so that it is said once. */
function stop(why, stopped = figures) {
  stopped.forEach((figure) => figure.stop?.(figure === figures[0] ? why : ""));
}

/** Show an error once: at its field, at the top of the page, or in a figure that reads the answer. `tellers` has the figure that tells each earlier error, or null. */
function fail(answer, tellers, isTold) {
  const readers = figures.filter((figure) => figure.names?.includes(answer.name));
  if (isTold) tellers.set(answer.error, null);
  for (const reader of readers) {
    if (!tellers.has(answer.error)) tellers.set(answer.error, reader);
    if (tellers.get(answer.error) === reader) reader.show(answer);
    else stop(isTold === true ? "Correct the red field to see an answer." : "There is no answer.", [reader]);
  }
}

/** Ask the view's queries, and let the panel and the figures show each answer. If `isAnswered`, only figures ask queries. */
async function refresh(isAnswered = false) {
  running?.abort();
  if (!isAnswered) glance.textContent = "";
  link();
  const refused = app.question.refused.join(" ");
  if (refused) say(refused);
  if (!asks) return;
  const { question, queries = [], hint } = app.view.asking(app);
  if (hint) asks.complain?.([]);
  if (hint) stop(hint);
  else if (!isAnswered) figures.forEach((figure) => figure.start?.());
  if (queries.length === 0) return;
  running = new AbortController();
  const { signal } = running;
  const tellers = new Map();
  let wrong = "";
  try {
    for await (const answer of isAnswered ? [] : engine.ask(question, queries, signal)) {
      if (signal.aborted) return;
      say(answer.is_system ? answer.error : refused);
      if (!answer.name) throw new Error(answer.error);
      if (answer.error) {
        fail(answer, tellers, answer.is_system || asks.take?.(answer));
        continue;
      }
      if (answer.name.endsWith("errors")) {
        figures.forEach((figure) => figure.complain?.(objects(answer)));
        wrong = asks.complain(objects(answer));
        if (wrong) stop(wrong);
      } else asks.take?.(answer);
      figures.forEach((figure) => figure.show?.(answer));
      if (place && place + innerHeight <= document.documentElement.scrollHeight) {
        scrollTo(0, place);
        place = 0;
      }
    }
    if (signal.aborted) return;
    const follow = (changes, names) => engine.ask({ ...question, ...changes }, names.map((name) => ({ name })), signal);
    for (const figure of wrong ? [] : figures) {
      for await (const answer of figure.follow?.(follow) ?? []) if (!signal.aborted) figures.forEach((one) => one.show?.(answer));
    }
    if (signal.aborted) return;
    settled ||= !wrong;
    document.body.dataset.answered = String(Number(document.body.dataset.answered ?? 0) + 1);
  } catch (error) {
    if (signal.aborted) return;
    say(error.message);
    stop("There is no answer.");
  }
}

for (const choice of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#theme input"))) {
  const choose = () => (document.documentElement.dataset.theme = choice.value);
  choice.checked ||= choice.value === localStorage.getItem("theme");
  if (choice.checked) choose();
  choice.onchange = () => {
    localStorage.setItem("theme", choice.value);
    choose();
  };
}

history.scrollRestoration = "manual"; // the browser would scroll before the answers are there

clear.onclick = () => {
  asks = null; // the panel's cards belong to the previous question
  app.update(cleared(app.question.view), "clear");
};

addEventListener("change", settle, true); // the user leaves a field or presses Enter; with `true`, this runs before other controls act

async function change() {
  const next = present();
  if (write(next) === write(app.question) && content.childElementCount) return;
  forget();
  say();
  places.set(write(app.question), scrollY);
  place = places.get(write(next)) ?? 0;
  scrollTo(0, 0);
  const other = next.game !== app.question.game;
  app.question = next;
  asks = null; // the panel's cards belong to the previous question
  settled = true;
  await moved(other ? ["cards"] : []);
}

/** Run the queries in `names`, and then build the view again. */
async function moved(names, focus = undefined) {
  running?.abort();
  try {
    if (names.length) {
      stop("Loading the game …");
      await start(names);
    }
    build(focus);
  } catch (error) {
    say(error.message);
  }
}

list();
engine.loading(wait).catch((error) => say(error.message));
try {
  const told = engine.about();
  told.catch(() => {}); // if `start` fails too, its error is shown
  await start(["grid", "cards", "games"]);
  app.about = await told;
  app.texts = app.about.texts;
  app.bounds = { ...app.about.bounds, step: [1, deal.STEPS.length] };
  app.question = present(); // the address may have changed in the meantime
  addEventListener("hashchange", change);
  addEventListener("popstate", change);
  await moved(app.question.game !== START.game && app.game ? ["cards"] : []);
} catch (error) {
  say(error.message);
}
