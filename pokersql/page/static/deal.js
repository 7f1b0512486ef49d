// A deal, and the seven steps that rank its hands.
import { button, face, h, hint, objects, plain, table, words } from "./dom.js";
import { area, choice, recovered, whole as wholeField } from "./fields.js";
import { Figure } from "./figure.js";
import { bound, START } from "./question.js";

export const title = "A deal";
export const says = "Which hands does a shuffle deal, and how do seven steps of SQL rank them?";
export const isWide = true;

// For each step: its query, its title, an explanation, and the columns that the step adds.
/** @type {[string, string, string, string[]][]} */
export const STEPS = [
  ["card_groups", "Number the cards", "DENSE_RANK numbers each hand's ranks and suits; COUNT says how many cards share a rank. Groups are numbered from the largest one.", ["value_group", "suit_group", "group_size", "group_number"]],
  ["hand_shapes", "Describe the hand", "One row per hand: the numbers of its ranks and suits, the sizes of its two largest groups, its span. A-2-3-4-5 has 1 as its low ace, and its ace counts 1.", ["distinct_values", "distinct_suits", "largest_group", "second_group", "low_ace", "span"]],
  ["largest_groups", "Rank the largest group", "The largest value is the rank of the largest group (a pair, three or four of a kind); 0 if all ranks differ.", ["largest_value"]],
  ["second_groups", "Rank the second group", "The second value is the rank of the second pair, or of the pair in a full house.", ["second_value"]],
  ["lone_cards", "Line up the lone cards", "The lone values are one number of base 15. Its digits are the ranks of the cards that are in no group, highest first.", ["lone_values"]],
  ["hand_points", "Give points", "A join with the rows of the rules gives the points of the category whose conditions the hand meets.", ["hand_points"]],
  ["player_rankings", "Rank the players", "DENSE_RANK orders the hands by points, largest value, second value and lone values. Equal hands have the same place and split the pot.", ["category", "player_ranking"]],
];

const asked = ({ seed, deal, players, rules, own }) => ({ topic: "deal", seed, deal, players, rules, own });

export const asking = ({ question }) => ({ question: asked(question), queries: ["rules", "hand_errors", "hands", ...STEPS.map(([name]) => name)].map((name) => ({ name })) });

/** The SQL that deals, followed by the query of a step. */
export const script = (app, answer) => [bound(app.texts.deal_question, asked(app.question)), app.texts.deal, app.texts.written_hands, bound(answer.sql, answer.values)].join("\n\n");

export const panel = (app) => new Asks(app);

export const figures = (app) => [new Steps(app)];

class Asks {
  constructor(app) {
    this.app = app;
    const { question } = app;
    this.rules = choice("rules", "Rules", (rules) => app.update({ rules }));
    this.seed = wholeField("seed", "Seed", question.seed, ...app.bounds.seed, (seed) => app.update({ seed }));
    this.deal = wholeField("deal", "Deal number", question.deal, ...app.bounds.deal, (deal) => app.update({ deal }));
    this.players = wholeField("players", "Players", question.players, ...app.bounds.players, (players) => app.update({ players }));
    const next = button("Deal again", () => this.next(), { class: "main" });
    const looks = { rows: 2, placeholder: "Kc Ks 7d 7h 2s" };
    this.own = area("own", "Your own hands instead of a deal: five cards on each line", question.own, (own) => app.update({ own }), looks);
    this.element = h("div", { class: "picker across" }, this.seed.element, this.deal.element, this.players.element, this.rules.element, next, this.own.element);
  }

  complain(rows) {
    this.own.error.replaceChildren(...rows.map((row) => h("span", { class: "line" }, `line ${row.line}: ${plain(row.error)}: ${row.remedy}`)));
    this.own.control.setAttribute("aria-invalid", String(rows.length > 0));
    return ""; // the figure shows the valid hands
  }

  next() {
    const deal = Math.min(this.app.question.deal + 1, this.app.bounds.deal[1]);
    this.deal.control.value = deal;
    this.own.control.value = "";
    this.app.update({ deal, own: "" });
  }

  /** Take over the sets of rules. Returns true if an error, which unknown rules cause, is shown at the field. */
  take(answer) {
    if (answer.name !== "rules") return false;
    if (answer.error) recovered(asked(START), (found) => this.offer(objects(found)));
    else this.offer(objects(answer));
    return Boolean(answer.error);
  }

  offer(rows) {
    this.rules.offer(rows.map((row) => [row.rules, `${row.rules}: ${row.description}`]), this.app.question.rules);
  }
}

const called = (player) => `Player ${player}`;

/** Shows one step at a time: the step's rows beside the cards. */
class Steps extends Figure {
  constructor(app) {
    super(app, "The seven steps", ["hands", ...STEPS.map(([name]) => name)], (answers) => this.picture(answers), { id: "steps", wide: true });
    this.buttons = STEPS.map(([, name], i) => button([`${i + 1}. `, h("span", {}, name)], () => this.go(i + 1), { "aria-label": `${i + 1}. ${name}` }));
    this.back = button("← Back", () => this.go(this.step - 1));
    this.onward = button("Next step →", () => this.go(this.step + 1), { class: "main" });
    this.body.before(h("div", { class: "steps", role: "group", "aria-label": "Steps" }, this.buttons), h("div", { class: "line" }, this.back, this.onward));
    this.point();
  }

  get step() {
    return this.app.question.step;
  }

  /** Mark the current step. */
  point() {
    this.buttons.forEach((button, i) => (i + 1 === this.step ? button.setAttribute("aria-current", "step") : button.removeAttribute("aria-current")));
    this.back.disabled = this.step === 1;
    this.onward.disabled = this.step === STEPS.length;
  }

  go(step) {
    this.app.turn({ step });
    this.point();
    if (this.isAnswered()) this.redraw();
  }

  picture(answers) {
    const [name, , said, added] = STEPS[this.step - 1];
    const hands = Map.groupBy(objects(answers.hands), (row) => row.player_id);
    const rows = objects(answers[name]);
    if (hands.size === 0) return hint("No hand can be ranked.");
    const shown = name === "card_groups" ? this.cards(hands, rows, added) : this.table(hands, rows, answers[name].columns, added);
    return [h("p", { "aria-live": "polite" }, said), shown];
  }

  /** Step 1 has one row per card: each hand is shown as a small table with one column per card. */
  cards(hands, rows, added) {
    const numbers = new Map(rows.map((row) => [`${row.player_id} ${row.card}`, row]));
    const hand = ([player, cards]) => {
      const value = (column) => (row) => h("td", { class: added.includes(column) ? "number new" : "number" }, String(numbers.get(`${player} ${row.card}`)?.[column] ?? ""));
      const line = (column) => h("tr", {}, h("th", { scope: "row" }, words(column)), cards.map(value(column)));
      const heads = cards.map((row) => h("th", { scope: "col" }, face(row.card, this.app.cards)));
      return h("table", {}, h("caption", {}, called(player)), h("thead", {}, h("tr", {}, h("td", {}), heads)), h("tbody", {}, ["value", ...added].map(line)));
    };
    return h("div", { class: "hands" }, [...hands].map(hand));
  }

  /** The other steps have one row per hand. A hand without a row in a step is in no category. */
  table(hands, rows, columns, added) {
    const without = [...hands].filter(([player]) => !rows.some((row) => row.player_id === player));
    const hand = (cards) => h("span", { class: "hole" }, cards.split(" ").map((card) => face(card, this.app.cards)));
    const marked = Object.fromEntries(added.map((column) => [column, (value) => h("span", { class: "new" }, String(value))]));
    const named = rows.map((row) => ({ ...row, player_id: called(row.player_id) }));
    const picture = table(columns, named, { caption: "The rows of this step", shown: { hand, ...marked } });
    return [picture, ...without.map(([player]) => hint(`${called(player)} has no row: the hand does not qualify by these rules.`))];
  }

  /** The query of the step, and the relation that the query reads. */
  tell() {
    const [name] = STEPS[this.step - 1];
    super.tell([this.answers[name]], this.app.texts[name]);
  }
}
