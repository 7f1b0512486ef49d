// The question in the page's address: the part after # is the question, so a link to the address shows the same
// answers.

export const START = {
  view: "hand",
  game: "holdem",
  hero: null, // null: the address does not say it; empty: the user has cleared it
  board: "",
  dead: "",
  villains: ["random"],
  seed: 1,
  rules: "standard",
  cards: 0,
  figures: null,
  hands: 0,
  deal: 1,
  players: 10,
  step: 1,
  own: "",
  stacks: "5000, 3000, 1500, 500",
  payouts: "50, 30, 20",
  stack: "10",
  ante: "0",
  player: "",
  kind: "",
  starting_hand: "",
  room: "",
  stake: "",
  variant: "",
  since: "",
  until: "",
  position: "",
  seats: "",
  of: "",
  hand: "",
  told: "",
  at: 0,
  ranges: [],
};

export const MOST_OPPONENTS = 9;

// The counts that the T-SQL article printed.
const ARTICLE = `Nothing,1303701
Two of a Kind,1098481
Two Pair,123259
Three of a Kind,54955
Straight,9095
Flush,5007
Full House,3777
Four of a Kind,653
Straight Flush,24
Royal Flush,8`;

const { game, dead, villains, rules, cards, hands, stacks, payouts, stack, ante } = START;
const HAND = { game, hero: "AhKh", board: "Qh7h2c", dead, villains };

/** The example of a view: the fields of its question, and their values while the address says none of them. */
export const EXAMPLES = {
  hand: HAND,
  beats: HAND,
  ranges: { game, hero: "15%", board: "Qh7h2c", dead, villains: ["QQ+, AKs"] },
  odds: { rules, cards, figures: ARTICLE, hands },
  icm: { stacks, payouts },
  "push-fold": { stack, ante },
};

const MAY_BE_EMPTY = ["hero", "figures", "stacks", "payouts", "stack", "ante"]; // the address may leave these fields empty; any other empty field has its value in START

const LISTS = { villain: "villains", range: "ranges" }; // the fields that the address repeats, by the name in the address

const isNumber = (name) => typeof START[name] === "number";

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a % that encodes nothing, as in 15%
  }
}

/** The name and the text of a named range, which is written Name:text. */
export function rangeOf(range) {
  const [name, ...text] = range.split(":");
  return { name, text: text.join(":") };
}

/** The question in an address. A +, as in QQ+, is not decoded to a blank. `refused` has a sentence per ignored part. */
export function read(hash, { views = null, numbers = {} } = {}) {
  const found = { ...START, villains: [], ranges: [], refused: [] };
  const refuse = (part, right) => found.refused.push(`${part} in the address is left out: ${right}.`);
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [name, ...rest] = part.split("=");
    const value = decoded(rest.join("=")).trim();
    if (Object.hasOwn(LISTS, name) && value) found[LISTS[name]].push(value);
    else if (Array.isArray(START[name]) || !(name in START) || (!value && !MAY_BE_EMPTY.includes(name))) continue;
    else if (name === "view" && views && !views.includes(value)) refuse(part, `a view is one of ${views.join(", ")}`);
    else if (!isNumber(name)) found[name] = value;
    else {
      const [least, most] = numbers[name] ?? [0, Number.MAX_SAFE_INTEGER];
      const number = /^\d+$/.test(value) ? Number(value) : NaN;
      if (number >= least && number <= most) found[name] = number;
      else refuse(part, `${name} is a whole number from ${least.toLocaleString("en")} to ${most.toLocaleString("en")}`);
    }
  }
  if (found.villains.length > MOST_OPPONENTS) refuse(`villain=${found.villains.splice(MOST_OPPONENTS).join(", ")}`, `there are ${MOST_OPPONENTS} opponents at most`);
  if (found.villains.length === 0) found.villains = [...START.villains];
  return found;
}

/** The question that a view shows: if the question has none of the fields of the view's example, they are the example's. */
export function begun(question) {
  const example = Object.entries(EXAMPLES[question.view] ?? {});
  const isExample = example.length > 0 && example.every(([name]) => String(question[name]) === String(START[name]));
  return { ...question, ...(isExample && Object.fromEntries(example)), isExample };
}

/** The fields of a view's example without the example: texts that may be empty are empty, other fields have their values in START. */
export const cleared = (view) => Object.fromEntries(Object.keys(EXAMPLES[view] ?? {}).map((name) => [name, MAY_BE_EMPTY.includes(name) ? "" : START[name]]));

/** The address of a question. Fields with the same values as in START are left out. */
export function write(question) {
  const parts = [];
  const add = (name, value) => parts.push(`${name}=${String(value).replace(/[%&#\s]/g, encodeURIComponent)}`);
  for (const name of Object.keys(START)) {
    if (name === "villains") {
      if (question.villains.join() !== START.villains.join()) question.villains.forEach((villain) => add("villain", villain));
    } else if (name === "ranges") {
      const used = [question.hero, ...question.villains];
      question.ranges.forEach((range) => used.includes(rangeOf(range).text) && add("range", range));
    } else if (question[name] !== START[name]) add(name, question[name]);
  }
  return `#${parts.join("&")}`;
}

/** A value as a literal in SQL. */
export const literal = (value) => (Array.isArray(value) ? `[${value.map(literal).join(", ")}]` : value === null ? "NULL" : typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`);

/** SQL with the parameters replaced by values. */
export const bound = (sql, values = {}) => sql.replace(/\$(\w+)/g, (whole, name) => (name in values ? literal(values[name]) : whole));
