// The exact and the simulated frequency of each category, and a test of the user's own counts.
import { frequencies } from "./chart.js";
import { button, count, fixed, h, hint, legend, objects, plain, table, whole } from "./dom.js";
import * as engine from "./engine.js";
import { area, choice, recovered, whole as wholeField } from "./fields.js";
import { Figure } from "./figure.js";
import { bound, EXAMPLES, START } from "./question.js";

export const title = "All hands";
export const says = "How often does each category come up, and can chance explain your own counts?";
export const isWide = true;

const BATCH = 20_000; // so many deals per query; the picture is drawn after each query

const asked = ({ rules, cards, figures, hands }) => ({ topic: "odds", rules, cards, figures: figures ?? "", hands });

export function asking({ question }) {
  const names = ["rules", "frequencies", ...(question.figures ? ["figure_errors", "luck", "luck_together"] : [])];
  return { question: asked(question), queries: names.map((name) => ({ name })) };
}

/** The SQL that writes the question into tables, followed by a query. */
export function script(app, answer) {
  const question = bound(app.texts.odds_question, { ...asked(app.question), ...answer.values });
  const observes = answer.name.startsWith("luck") || answer.name === "shares";
  return [question, observes && app.texts.observe_figures, bound(answer.sql, answer.values)].filter(Boolean).join("\n\n");
}

export const panel = (app) => new Asks(app);

export const figures = (app) => [new Frequencies(app), new Luck(app)];

class Asks {
  constructor(app) {
    this.app = app;
    // The counts of the example are of five-card hands by the standard rules, so other hands start without counts.
    const change = (changes, focus) => (app.question.figures === EXAMPLES.odds.figures ? app.update({ ...changes, figures: "" }, focus) : app.update(changes));
    this.rules = choice("rules", "Rules", (rules) => change({ rules, cards: 0 }, "rules"));
    this.cards = choice("cards", "Cards in a hand", (cards) => change({ cards: Number(cards) }, "cards"));
    this.element = h("div", { class: "picker across" }, this.rules.element, this.cards.element);
  }

  /** Take over the sets of rules. Returns true if an error, which unknown rules cause, is shown at the field. */
  take(answer) {
    if (answer.name !== "rules") return false;
    if (answer.error) recovered(asked(START), (found) => this.offer(objects(found)));
    else this.offer(objects(answer));
    return Boolean(answer.error);
  }

  offer(rows) {
    const { question } = this.app;
    const names = [...new Map(rows.map((row) => [row.rules, `${row.rules}: ${row.description}`]))];
    if (!this.rules.offer(names, question.rules)) return;
    const own = rows.filter((row) => row.rules === question.rules);
    const usual = own.find((row) => row.is_default)?.cards;
    this.cards.offer(own.map((row) => [row.cards, row.cards]), question.cards || usual);
  }

  complain() {
    return ""; // the figure shows errors beside the wrong lines, and tests the right lines
  }
}

const CHANCE = (p) => (p === null ? "" : p === 0 ? "< 1e-300" : p >= 0.001 ? p.toPrecision(2) : p.toExponential(1));

/** The exact frequencies, beside the frequencies in a simulation. A button starts the simulation. */
class Frequencies extends Figure {
  constructor(app) {
    super(app, "How often each category comes up", ["frequencies"], (answers) => this.picture(objects(answers.frequencies)), { wide: true });
    this.deals = h("select", { id: "deals" }, [10_000, 100_000, 1_000_000, 2_598_960].map((deals) => h("option", { value: deals, selected: deals === 100_000 }, whole(deals))));
    this.seed = wholeField("seed", "Seed", app.question.seed, ...app.bounds.seed, (seed) => app.turn({ seed }));
    this.starts = button("Start", () => (this.running ? this.halt() : this.run()), { class: "main" });
    this.said = h("p", { class: "hint", role: "status", id: "simulated" });
    const controls = h("div", { class: "line" }, h("label", { for: "deals" }, "Simulate"), this.deals, h("span", {}, "deals"), this.seed.element, this.starts);
    this.seed.element.classList.add("inline");
    this.body.before(controls, this.said);
    this.shares = [];
  }

  /** Called when a new question is asked. If the question is about the same hands, a running simulation continues. */
  start() {
    const { rules, cards } = this.app.question;
    if (this.hands !== `${rules} ${cards}`) {
      this.halt();
      this.shares = [];
      this.said.textContent = "";
    }
    this.hands = `${rules} ${cards}`;
    super.start();
  }

  stop(reason) {
    this.halt();
    super.stop(reason);
  }

  halt() {
    this.running?.abort();
    this.running = null;
    this.starts.textContent = "Start";
  }

  /** Deal batches of hands, and count the categories. */
  async run() {
    this.halt();
    if (this.seed.control.getAttribute("aria-invalid") === "true") return;
    const running = (this.running = new AbortController());
    this.starts.textContent = "Stop";
    const { question } = this.app;
    const [deals, seed] = [Number(this.deals.value), question.seed];
    const rows = objects(this.answers.frequencies);
    const seen = new Map(rows.map((row) => [row.category, 0]));
    const began = performance.now();
    const ask = async (figures, query) => {
      let found = [];
      for await (const answer of engine.ask({ ...asked(question), hands: 0, figures }, [query], running.signal)) {
        if (answer.error) throw new Error(answer.error);
        this.answers[answer.name] = answer;
        found = objects(answer);
      }
      return found;
    };
    try {
      for (let first = 1; first <= deals; first += BATCH) {
        const rounds = Math.min(BATCH, deals - first + 1);
        const values = { seed: String(seed), first: String(first), rounds: String(rounds) };
        for (const row of await ask("", { name: "sample", values })) seen.set(row.category, (seen.get(row.category) ?? 0) + Number(row.hands));
        const shares = await ask([...seen].map((pair) => pair.join(",")).join("\n"), { name: "shares" });
        if (running.signal.aborted) return;
        this.shares = shares;
        this.said.textContent = `${whole(first + rounds - 1)} of ${whole(deals)} deals, seed ${seed}, ${((performance.now() - began) / 1000).toFixed(1)} s`;
        this.body.replaceChildren(this.picture(rows));
        this.tell();
      }
    } catch (error) {
      if (running.signal.aborted) return;
      this.said.textContent = `The simulation stopped: ${error.message}`;
    }
    this.halt();
  }

  picture(rows) {
    if (rows.length === 0) return hint("These hands have no exact count; choose other rules, or another number of cards.");
    const shares = new Map(this.shares.map((row) => [row.category, row]));
    const columns = ["category", "hands", "probability", "odds_against", ...(shares.size ? ["simulated", "expected", "z"] : [])];
    const shown = { odds_against: fixed(2), expected: fixed(1), z: fixed(2) };
    const cells = rows.map((row) => {
      const { seen = 0, expected = 0, z = null } = shares.get(row.category) ?? {};
      return [row.category, row.hands, row.probability, row.odds_against, ...(shares.size ? [seen, expected, z] : [])];
    });
    const dealt = this.shares[0]?.hands;
    cells.push(["All", rows[0].all_hands, 1, null, ...(shares.size ? [dealt, dealt, null] : [])]);
    const simulated = shares.size ? [["simulated", "simulated, with its 95 % confidence interval"]] : [];
    return h("div", { class: "beside even" }, h("div", {}, frequencies(rows, this.shares), legend(["exact", "exact"], ...simulated)), table(columns, cells, { caption: "How often each category comes up", shown }));
  }
}

/** The test of the user's counts: a sentence for each set of rules, and a table of the p-values. */
class Luck extends Figure {
  constructor(app) {
    super(app, "Was it luck?", ["luck", "luck_together"], (answers) => this.judge(objects(answers.luck), objects(answers.luck_together)), { id: "luck", wide: true });
    const { question } = app;
    const looks = { rows: question.figures ? 11 : 4, placeholder: "Royal Flush, 8\nStraight Flush, 24\n…" };
    const help = `A category and its count on each line.${question.isExample ? " The example has the counts that the T-SQL article printed." : ""}`;
    this.figures = area("figures", "Your counts", question.figures, (figures) => app.update({ figures }), looks, help);
    this.hands = wholeField("hands", "Hands in all", question.hands, 1, app.bounds.hands[1], (hands) => app.update({ hands }), {
      empty: 0,
      help: "Empty: the sum of the counts.",
      refused: () => this.stop("Correct the red field to see an answer."),
    });
    this.element.insertBefore(h("div", { class: "beside judged" }, h("div", { class: "picker" }, this.figures.element, this.hands.element), this.body), this.details);
  }

  start() {
    super.start();
    if (this.app.question.figures) return;
    this.complain([]);
    this.stop("Write how often you saw each category; then this picture shows whether your counts are luck.");
  }

  complain(rows) {
    this.figures.error.replaceChildren(...rows.map((row) => h("span", { class: "line" }, `${row.line ? `line ${row.line}: ` : ""}${plain(row.error)}${row.written ? ` '${row.written}'` : ""}: ${row.remedy}`)));
    this.figures.control.setAttribute("aria-invalid", String(rows.length > 0));
  }

  judge(rows, together) {
    if (together.length === 0) return hint("No count can be judged.");
    const columns = ["rules", "category", "seen", "expected", "z", "p_at_least", "p_at_most", "p_two_sided", "verdict"];
    const shown = { expected: fixed(1), z: fixed(2), p_at_least: CHANCE, p_at_most: CHANCE, p_two_sided: CHANCE };
    const isPart = this.app.question.hands === 0 && rows.some((row) => row.seen === 0);
    return [
      isPart && h("p", {}, `“Hands in all” is empty, so ${whole(together[0].hands)}, the sum of your counts, is taken as the number of dealt hands.`),
      ...together.map((run) => this.sentence(run, rows)),
      table(columns, rows, { caption: "Whether each count is luck", shown }),
      hint(`The two-sided p is the probability by chance alone of a count at least as unlikely as yours. A count is not luck if this p times the number of categories is below ${together[0].unlikely}.`),
    ].filter(Boolean);
  }

  sentence(run, rows) {
    const { seen, expected, z, p_two_sided: p } = rows.find((row) => row.rules === run.rules && row.category === run.least_likely);
    const times = `${whole(seen)} seen in ${count(run.hands, "hand", "hands")} where ${fixed(1)(expected)} are expected`;
    const tested = run.p === null || run.categories < 2 ? "" : ` All together: chi-square ${fixed(2)(run.chi_square)}, ${count(run.degrees_of_freedom, "degree", "degrees")} of freedom, p = ${CHANCE(run.p)}.`;
    return h(
      "p",
      { class: "verdict" },
      h("strong", {}, run.verdict === "luck" ? "Luck" : "Not luck"),
      `, by ${run.description}. ${run.categories > 1 ? "Least likely is " : ""}${run.least_likely}: ${times} (z = ${fixed(2)(z)}, two-sided p = ${CHANCE(p)}).${tested}`,
    );
  }
}
