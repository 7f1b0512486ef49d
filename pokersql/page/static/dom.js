// Makes HTML elements, and formats numbers and errors for people.

/** An element. A property that starts with "on" is a listener. The value true sets an empty attribute, false sets none. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const button = (text, onclick, properties = {}) => h("button", { type: "button", onclick, ...properties }, text);

export const hint = (text) => h("p", { class: "hint" }, text);

/** A legend: each entry has a mark and a label. The mark is an element, or the CSS class of a swatch. */
export function legend(...entries) {
  const mark = (one) => (one instanceof Node ? one : h("i", { class: `swatch ${one}`, "aria-hidden": "true" }));
  return h("p", { class: "legend" }, entries.map(([one, label]) => h("span", {}, mark(one), label)));
}

/** A share in percent with two decimals. A share below 0.01 % has two significant digits, so that it does not look like none. */
export function percent(part) {
  const isTiny = part !== 0 && Math.abs(part) < 0.0001;
  return `${isTiny ? (100 * part).toLocaleString("en", { maximumSignificantDigits: 2 }) : (100 * part).toFixed(2)} %`;
}

/** A share in percent; the pointer shows all its digits. An unknown share is an empty text. */
export const precise = (part) => (part === null ? "" : h("span", { title: `${100 * part} %` }, percent(part)));

/** A function that writes a number with a fixed number of decimals; null becomes an empty text. */
export const fixed = (digits) => (number) => (number === null ? "" : Number(number).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }));

/** A number with two decimals at most. */
export const rounded = (number) => Number(number.toFixed(2)).toLocaleString("en");

/** A whole number with commas between thousands. A number beyond 2^53 is passed as text. */
export const whole = (number) => BigInt(number).toLocaleString("en");

export const count = (number, one, many) => `${whole(number)} ${Number(number) === 1 ? one : many}`;

export const seconds = (time) => (time < 1 ? `${Math.round(1000 * time)} ms` : `${time.toFixed(1)} s`);

/** The rows of an answer as a csv file. */
export function csv({ columns, rows }) {
  const written = (value) => (value === null ? "" : typeof value === "object" ? inLine(value) : String(value));
  const quoted = (text) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return new Blob([columns, ...rows].map((row) => `${row.map(written).map(quoted).join(",")}\n`), { type: "text/csv" });
}

/** Save a blob as a file. */
export function download(blob, name) {
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser reads the blob after the click
}

/** An error message in the page's form: "bad_card 'Xx'" becomes "bad card 'Xx'", and "--rules" becomes "rules". */
export const plain = (error) => error.replace(/^--/, "").replace(/^[a-z_]+/, (name) => name.replaceAll("_", " "));

/** The rows of an answer, each as an object with the columns' names. */
export function objects(answer) {
  return (answer.rows ?? []).map((row) => Object.fromEntries(answer.columns.map((name, i) => [name, row[i]])));
}

/** A list or an object in one line. Numbers that arrived as texts are written without quotes. */
export const inLine = (value) => JSON.stringify(value).replace(/"(-?\d{16,}|-?\d[\d.]*e\+\d+|nan|-?inf)"(?!:)/g, "$1");

/** The columns that are shares; a table shows them in percent. */
const SHARES = ["equity", "share", "probability", "pushed", "called"];

/** The words of the columns whose names don't say it to people. */
const WORDS = {
  bb_per_100: "bb/100",
  expected_bb_per_100: "Expected bb/100",
  vpip_percent: "VPIP %",
  pfr_percent: "PFR %",
  standard_error: "± error",
  hand_id: "Hand",
  played_at: "Played",
  hole: "Cards",
  net: "Net won",
  net_bb: "Big blinds",
  player_id: "Player",
  player_no: "Player",
  opponent_no: "Opponent",
  player_ranking: "Place",
  hand_points: "Points",
  p_at_least: "p (at least)",
  p_at_most: "p (at most)",
  p_two_sided: "p (two-sided)",
  z: "z",
  first_day: "From",
  total_net: "Sum",
  vpip: "VPIP",
  pfr: "PFR",
  wwsf: "WWSF",
  wtsd: "WTSD",
  wtsd_not_all_in: "WTSD without all-ins",
  w_sd: "W$SD",
  aggression_factor: "Aggression factor × 100",
};

/** The heading of a column. */
export const words = (name) => WORDS[name] ?? `${name[0].toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

/**
 * A table. A row is an object or a list of values. `shown` has functions that format values, by column;
 * `heads` has headings that are not the columns' words. With `sorts`, a click on a heading sorts the rows. With `raw`,
 * the table is the answer as it is: names of columns, numbers without commas, and NULL.
 */
export function table(columns, records, { caption = null, shown = {}, heads = {}, raw = false, sorts = false } = {}) {
  const rows = records.map((row) => (Array.isArray(row) ? row : columns.map((name) => row[name])));
  const isNumber = columns.map((_, i) => rows.length > 0 && rows.every((row) => row[i] === null || typeof row[i] === "number" || /^-?\d+$/.test(row[i])));
  const cell = (value, i) => {
    if (raw && value === null) return h("td", { class: "null" }, "NULL");
    const show = shown[columns[i]] ?? (!raw && SHARES.includes(columns[i]) ? precise : null);
    const text = show ? show(value) : value === null ? "" : typeof value === "object" ? inLine(value) : !raw && (Number.isInteger(value) || (isNumber[i] && typeof value === "string")) ? value.toLocaleString("en") : value;
    return h("td", { class: isNumber[i] ? "number" : null }, text instanceof Node ? text : String(text));
  };
  const body = h("tbody");
  const fill = (sorted) => body.replaceChildren(...sorted.map((row) => h("tr", {}, row.map(cell))));
  const title = (name, i) => {
    const text = heads[name] ?? (raw ? name : words(name));
    return h("th", { scope: "col", class: isNumber[i] ? "number" : null }, sorts ? button(text, () => sort(i), { class: "quiet" }) : text);
  };
  const titles = columns.map(title);
  /** Sort by a column: numbers in descending order, texts in ascending order. A second click reverses the order. */
  function sort(i) {
    const orders = isNumber[i] ? ["descending", "ascending"] : ["ascending", "descending"];
    const order = orders[titles[i].getAttribute("aria-sort") === orders[0] ? 1 : 0];
    titles.forEach((head) => head.removeAttribute("aria-sort"));
    titles[i].setAttribute("aria-sort", order);
    const compare = (a, b) => (isNumber[i] ? Number(a) - Number(b) : String(a).localeCompare(String(b)));
    const [known, unknown] = [rows.filter((row) => row[i] !== null), rows.filter((row) => row[i] === null)];
    known.sort((a, b) => (order === "ascending" ? compare(a[i], b[i]) : compare(b[i], a[i])));
    fill([...known, ...unknown]);
  }
  fill(rows);
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": caption },
    h("table", {}, caption && h("caption", { class: "unseen" }, caption), h("thead", {}, h("tr", {}, titles)), body),
  );
}

/** Content that opens by a click on its title. */
export const folded = (title, ...content) => h("details", { class: "rows" }, h("summary", {}, title), ...content);

/** The picture of a card: its rank and its suit, in the suit's colour. */
export function face(card, cards, tag = "span", properties = {}) {
  const { suit, symbol } = cards.get(card) ?? { suit: "", symbol: card };
  return h(tag, { class: `card suit-${suit}`, ...properties }, h("span", {}, symbol.slice(0, -1)), h("span", {}, symbol.slice(-1)));
}

/** The pictures of the cards in a text such as AhKh. */
export const hole = (text, cards) => h("span", { class: "hole" }, (text.match(/../g) ?? []).map((card) => face(card, cards)));

/** Let the arrow keys move the focus through a grid of buttons. Tab reaches only the button that had the focus last. */
export function roving(buttons, columns) {
  buttons.forEach((button, i) => {
    button.tabIndex = i === 0 ? 0 : -1;
    button.addEventListener("focus", () => buttons.forEach((other) => (other.tabIndex = other === button ? 0 : -1)));
    button.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      let to = i + step;
      while (buttons[to]?.disabled) to += step;
      buttons[to]?.focus();
    });
  });
}
