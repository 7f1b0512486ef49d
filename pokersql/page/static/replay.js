// A hand, replayed step by step. A link can carry the steps, so it also works without the file.
import { button, face, h, hole, objects, percent, plain } from "./dom.js";
import { field, settling, written } from "./fields.js";
import { Figure } from "./figure.js";
import { amount, script, source, unopened } from "./histories.js";
import { write } from "./question.js";

export const title = "A hand";
export const says = "What happened in a hand, step by step?";
export const isWide = true;
export const within = "histories";
export { script, unopened };

const QUERIES = ["replayed_hand", "hand_steps", "hand_street_equities"];

export function asking(app) {
  const { told, hand } = app.question; // `told` is a hand in the link
  if (told) return { queries: [] };
  const topic = source(app);
  const histories = h("a", { href: write({ ...app.question, view: "histories" }) }, "Your histories");
  if (!topic) return { hint: ["No hands are loaded. Drop your files in ", histories, "."] };
  if (!hand) return { hint: ["Choose a hand in ", histories, ", or write its number."] };
  return { question: { topic, player: "", kind: "", hand }, queries: [{ name: "hand_errors", ends: true }, ...QUERIES.map((name) => ({ name }))] };
}

export const panel = (app) => new Asks(app);

let shown = null; // the figure that the arrow keys move

export function figures(app) {
  shown = new Replay(app);
  return [shown];
}

addEventListener("keydown", (event) => {
  if (!shown?.element.isConnected || event.altKey || event.ctrlKey || event.metaKey || (event.target instanceof Element && event.target.matches("input, textarea, select"))) return;
  const step = { ArrowLeft: shown.at - 1, ArrowRight: shown.at + 1, Home: 0, End: Infinity }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  shown.go(step);
});

/** The panel: the number of the hand. */
class Asks {
  constructor(app) {
    const later = settling((hand) => app.update({ hand: hand.trim(), told: "", at: 0 }));
    const number = written("hand", app.question.told ? "" : app.question.hand, () => later(number.value), { placeholder: "3037356915611495214" });
    this.hand = field("hand", "Number of the hand", number);
    this.element = h("div", { class: "picker across" }, this.hand.element, h("a", { href: write({ ...app.question, view: "histories", told: "", at: 0 }) }, "All hands"));
  }

  complain(rows) {
    const said = rows.map((row) => `${plain(row.error)} '${row.written}': ${row.remedy}`).join("; ");
    this.hand.error.textContent = said;
    this.hand.control.setAttribute("aria-invalid", String(said !== ""));
    return said && "There is no such hand.";
  }
}

/** The table with the seats, the controls of the steps, and the list of the steps. */
class Replay extends Figure {
  constructor(app) {
    super(app, "A hand", QUERIES, null, { id: "replay", wide: true });
    this.steps = [];
    this.heading = h("p", { class: "large" });
    this.felt = h("div", { class: "felt" });
    this.range = h("input", { type: "range", min: 0, step: 1, "aria-label": "Step", oninput: () => this.go(Number(this.range.value)) });
    this.said = h("output", {});
    this.log = h("ol", { class: "log", start: 0 });
    this.back = button("← Back", () => this.go(this.at - 1));
    this.onward = button("Next →", () => this.go(this.at + 1), { class: "main" });
    this.copied = h("p", { "aria-live": "polite" });
    this.share = button("Copy a link with the hand", () => this.copy());
    if (app.question.told) this.unpack(app.question.told);
  }

  get at() {
    return Math.min(this.app.question.at, Math.max(this.steps.length - 1, 0));
  }

  start() {
    if (!this.app.question.told) super.start();
  }

  /** Draw the table as soon as the steps are there; the equities come later. */
  show(answer) {
    if (!this.names.includes(answer.name)) return;
    this.answers[answer.name] = answer;
    const [hand, steps, equities] = QUERIES.map((name) => this.answers[name]);
    if (hand?.error || steps?.error) return void this.stop(plain(hand?.error ?? steps.error));
    if (hand && steps) this.replay(objects(hand)[0], objects(steps), equities?.error ? [] : objects(equities ?? {}));
    this.tell();
  }

  /** Show a hand, from the rows of its steps and of its equities. */
  replay(hand, rows, equities) {
    this.element.removeAttribute("aria-busy");
    this.told = { hand, rows, equities };
    this.steps = [...Map.groupBy(rows, (row) => row.step).values()];
    this.equities = Map.groupBy(equities, (row) => row.step);
    this.heading.textContent = named(hand);
    this.range.max = this.steps.length - 1;
    this.log.replaceChildren(...this.steps.map((seats, step) => h("li", {}, button(sentence(seats), () => this.go(step), { class: "quiet" }))));
    const bar = h("div", { class: "line" }, this.back, this.onward, this.range, this.said);
    this.body.replaceChildren(this.heading, h("div", { class: "beside replay" }, h("div", { class: "body" }, bar, this.felt), this.log), h("div", { class: "line" }, this.share, this.copied));
    this.lay();
  }

  go(step) {
    this.app.turn({ at: Math.max(0, Math.min(step, this.steps.length - 1)) });
    this.lay();
  }

  /** Draw the table after the present step. */
  lay() {
    const seats = this.steps[this.at];
    if (!seats) return;
    const [first] = seats;
    const latest = [...this.equities.keys()].filter((step) => step <= this.at && this.steps[step][0].street === first.street).at(-1);
    const equities = new Map((this.equities.get(latest) ?? []).map((row) => [row.seat, row]));
    const bottom = Math.max(seats.findIndex((row) => row.seat === this.told.hand.owner_seat), 0);
    const middle = h("div", { class: "middle" }, first.board.split(" / ").filter(Boolean).map((board) => hole(board.replaceAll(" ", ""), this.app.cards)), h("strong", {}, `Pot ${amount(first.pot)}`));
    this.felt.replaceChildren(middle, ...seats.map((row, i) => this.seat(row, equities.get(row.seat), (i - bottom) / seats.length)));
    this.range.value = this.at;
    this.said.textContent = `${first.street}: ${this.at} of ${this.steps.length - 1}`;
    this.back.disabled = this.at === 0;
    this.onward.disabled = this.at === this.steps.length - 1;
    [...this.log.children].forEach((line, step) => (step === this.at ? line.setAttribute("aria-current", "step") : line.removeAttribute("aria-current")));
    const line = this.log.children[this.at];
    this.log.scrollTop = line.offsetTop - this.log.offsetTop - this.log.clientHeight / 2; // scrollIntoView would move the page, too
  }

  /** A seat; `turn` is its place on the table, as a part of the way round from the bottom. */
  seat(row, equity, turn) {
    const shown = (row.hole ?? "?? ??").split(" ").map((card) => (card === "??" ? h("span", { class: "card empty" }, "?") : face(card, this.app.cards)));
    const seat = h(
      "div",
      { class: ["seat", row.folded && "folded", row.acts && "acts"].filter(Boolean).join(" ") },
      h("span", { class: "line" }, h("strong", {}, row.player), row.position && h("small", {}, row.position)),
      h("span", { class: "hole" }, shown),
      h("span", {}, row.stack === null ? "stack unknown" : amount(row.stack)),
      h("span", { class: "does" }, done(row)),
      h("span", { class: "equity", title: equity ? `${equity.method === "sim" ? "simulated" : "exact"}, against the known hands` : "" }, equity && !row.folded ? percent(equity.equity) : ""),
    );
    seat.style.setProperty("--x", String(Math.sin(-2 * Math.PI * turn)));
    seat.style.setProperty("--y", String(Math.cos(2 * Math.PI * turn)));
    return seat;
  }

  async copy() {
    const link = `${location.href.split("#")[0]}${write({ ...this.app.question, hand: "", told: await packed(this.told) })}`;
    try {
      await navigator.clipboard.writeText(link);
      this.copied.textContent = "Copied. On another machine, the part of the link from # opens in its own page.";
    } catch {
      this.copied.replaceChildren(h("a", { href: link }, "The link, to copy by hand"));
    }
  }

  /** Show the hand in a link. */
  async unpack(text) {
    try {
      const { hand, rows, equities } = await unpacked(text);
      this.replay(hand, rows, equities);
    } catch {
      this.stop("The link is damaged. Copy all of it.");
    }
  }
}

const BLINDS = ["small_blind", "big_blind"];

/** The room, game and stakes of a hand. */
function named(hand) {
  const blinds = BLINDS.map((name) => amount(hand[name])).join("/");
  const number = hand.site_hand_id && `#${hand.site_hand_id}`;
  return [hand.room, number, hand.tournament && `tournament ${hand.tournament}`, hand.game, hand.betting, blinds !== "0/0" && `${blinds} ${hand.currency ?? "chips"}`, hand.played_at?.slice(0, 16)].filter(Boolean).join(" · ");
}

/** A player's last action: a raise has the bet that it makes, any other action the money of the action. */
function done(row) {
  const money = row.action === "raise" ? `to ${amount(row.bet)}` : row.acts && row.amount > 0 ? amount(row.amount) : row.bet > 0 ? amount(row.bet) : "";
  return [row.action, row.action && money, row.all_in && !row.folded && row.action !== "wins" && "all-in"].filter(Boolean).join(" ");
}

/** A step in a few words. */
function sentence(seats) {
  const [{ street, board }] = seats;
  const acting = seats.filter((row) => row.acts);
  if (acting.length === 0) return `${street}${board && ` ${board}`}`;
  return acting.map((row) => `${row.player}: ${done(row)}`).join("; ");
}

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/** An object as compressed text for an address. */
async function packed(value) {
  const bytes = new Uint8Array(await through(JSON.stringify(value), new CompressionStream("deflate-raw")));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
}
