// Charts by Observable Plot. A chart is drawn again when its width changes; most charts have a table of their rows.
import { folded, h, legend, percent, table, whole } from "./dom.js";
import { axisX, axisY, barX, dot, line, plot, ruleX, ruleY, text } from "./vendor/plot.js";

const STYLE = { fontSize: "13px", background: "none" };

/** The number of ticks that fit into a width at distances of `apart` pixels. */
const ticks = (width, apart = 110) => Math.max(2, Math.floor(width / apart));

/** A tick of an axis in percent, without needless zeros. */
const tick = (part) => percent(part).replace(/\.?0+ %$/, " %");

/** Mark a chart as one image with one name. Plot names its parts, which have no roles, so these names are removed. */
function image(picture) {
  picture.setAttribute("role", "img");
  for (const part of picture.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return picture;
}

/** An element that a chart fills in its width; `options` returns Plot's options for a width. */
function fitting(ariaLabel, height, options) {
  const holder = h("div", { class: "chart" });
  let width = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (Math.abs(contentRect.width - width) < 1 || contentRect.width === 0) return;
    width = contentRect.width;
    holder.replaceChildren(image(plot({ width, height, ariaLabel, style: STYLE, marginTop: 6, marginLeft: 118, ...options(width) })));
  }).observe(holder);
  return holder;
}

const behind = (picture, rows) => [picture, folded("As a table", rows)];

/** A text beside the end of a bar, or the label of a bar's row. */
const labels = (rows, options) => text(rows, { textAnchor: "start", dx: 6, fill: "currentColor", ...options });

const STANDINGS = [
  ["behind", "behind you", "var(--good)"],
  ["level", "level", "var(--even)"],
  ["ahead", "ahead of you", "var(--bad)"],
];

/** The legend of the colours for behind, level and ahead. */
export const legendOfStandings = () => legend(...STANDINGS);

/** A bar with one part per CSS class; the widths of the parts are proportional to the numbers. */
export const stacked = (label, parts, kind = "") =>
  h("div", { class: `share ${kind}`, role: "img", "aria-label": label }, parts.map(([name, size]) => h("span", { class: name, style: `flex-grow: ${size}` })));

/** A bar with the numbers of an opponent's hands that are behind, level and ahead. */
export const share = (row) =>
  stacked(STANDINGS.map(([name, label]) => `${whole(row[name])} ${label}`).join(", "), STANDINGS.map(([name]) => [name, row[name]]));

/** A sentence with the numbers of an opponent's hands that are behind, level and ahead. */
export function counted(row) {
  if (Number(row.hands) === 1) return `The first opponent's hand is ${["ahead", "level", "behind"].find((name) => Number(row[name]) === 1)}.`;
  return `Of ${whole(row.hands)} hands that the first opponent can hold, ${whole(row.ahead)} are ahead (${percent(row.chance_ahead)}), ${whole(row.level)} level, ${whole(row.behind)} behind.`;
}

/** One stacked bar per category, with the numbers of hands that are behind, level and ahead. */
export function standings(rows) {
  const parts = rows.flatMap((row) => STANDINGS.map(([name, label, colour]) => ({ category: row.category, label, colour, hands: row[name] })));
  const most = Math.max(...rows.map((row) => row.hands));
  const picture = fitting("Hands of an opponent by category: behind you, level, and ahead of you", 34 * rows.length + 40, (width) => ({
    marginRight: 46,
    x: { label: null, domain: [0, most], grid: true, ticks: ticks(width) },
    y: { label: null, domain: rows.map((row) => row.category) },
    marks: [
      barX(parts.filter((part) => part.hands > 0), { x: "hands", y: "category", fill: "colour", title: (part) => `${part.category}: ${whole(part.hands)} ${part.label}` }),
      labels(rows, { x: "hands", y: "category", text: (row) => whole(row.hands) }),
      ruleX([0]),
    ],
  }));
  return behind(picture, table(["category", "hands", "ahead", "level", "behind"], rows, { caption: "Hands by category" }));
}

/** One bar per category, as long as the category's part of the equity. */
export function parts(rows, caption, heads) {
  const picture = fitting(caption, 26 * rows.length + 34, (width) => ({
    marginRight: 58,
    x: { label: null, tickFormat: tick, grid: true, ticks: ticks(width) },
    y: { label: null, domain: rows.map((row) => row.category) },
    marks: [
      barX(rows, { x: "equity", y: "category", fill: "var(--accent)" }),
      labels(rows, { x: "equity", y: "category", text: (row) => percent(row.equity) }),
      ruleX([0]),
    ],
  }));
  return behind(picture, table(Object.keys(heads), rows, { caption, heads }));
}

/** The name of a player's colour, which is a CSS class and a CSS variable. */
export const colour = (seat) => `player-${Math.min(seat, 3) + 1}`;

/** One line per player: the equity that each share of the player's range reaches. */
export function curves(rows, players) {
  const steps = [...Map.groupBy(rows, (row) => row.player_id)].flatMap(([, own]) => [{ ...own[0], share: 0 }, ...own]);
  const picture = fitting("The equity that each share of a range reaches", 260, (width) => ({
    marginLeft: 48,
    marginRight: 24,
    marginTop: 28,
    marginBottom: 40,
    x: { label: "share of the range", labelAnchor: "center", labelArrow: "none", tickFormat: tick, domain: [0, 1], ticks: ticks(width, 70) },
    y: { label: "equity", labelArrow: "none", tickFormat: tick, domain: [0, 1], grid: true },
    marks: [ruleY([0]), line(steps, { x: "share", y: "equity", z: "player_id", stroke: (row) => `var(--${colour(row.player_id - 1)})`, strokeWidth: 2, curve: "step-before" })],
  }));
  const known = rows.map((row) => ({ ...row, range: players[row.player_id - 1] }));
  return behind(picture, table(["range", "equity", "share"], known, { caption: "The equity that each share of a range reaches" }));
}

/** One chart per street: side by side, the shares of each category in the ranges. */
export function mixes(rows, players) {
  const streets = [...Map.groupBy(rows, (row) => row.street)];
  const categories = [...new Set([...rows].sort((a, b) => b.hand_points - a.hand_points).map((row) => row.category))];
  const picture = ([street, made]) =>
    fitting(`Made hands on the ${street}`, (10 + 12 * players.length) * categories.length + 34, (width) => ({
      marginRight: 52,
      x: { label: null, grid: true, ticks: ticks(width), domain: [0, 1] },
      fy: { label: null, domain: categories, axis: null, padding: 0.15 },
      y: { axis: null, domain: [...players.keys()], padding: 0 },
      marks: [
        axisY({ label: null, tickSize: 0, text: null }),
        axisX({ label: null, tickFormat: tick, ticks: ticks(width) }),
        barX(made, { x: "share", y: "seat", fy: "category", fill: (row) => `var(--${colour(row.seat)})`, title: (row) => `${players[row.seat]}: ${row.category} ${percent(row.share)}` }),
        labels(made, { x: "share", y: "seat", fy: "category", text: (row) => percent(row.share), dx: 4, fontSize: 11 }),
        labels(categories.map((category) => ({ category })), { fy: "category", x: () => 0, text: "category", textAnchor: "end", dx: -8, frameAnchor: "left" }),
        ruleX([0]),
      ],
    }));
  const pictures = streets.map((one) => h("div", { class: "street" }, h("h3", {}, one[0]), picture(one)));
  const shownRows = rows.map((row) => ({ ...row, range: players[row.seat] }));
  return behind(h("div", { class: "streets" }, pictures), table(["street", "range", "category", "share"], shownRows, { caption: "Made hands by street" }));
}

/** On a log scale: each category's exact probability, and its simulated share with a confidence interval. */
export function frequencies(rows, shares) {
  const seen = shares.filter((row) => row.seen > 0);
  const least = Math.min(...rows.map((row) => row.probability), ...seen.map((row) => row.least).filter((part) => part > 0));
  const powers = Array.from({ length: Math.floor(-Math.log10(least / 2)) + 1 }, (_, i) => 10 ** -i);
  return fitting("The chance of each category on a log scale, exact and simulated", 32 * rows.length + 44, (width) => ({
    marginRight: 20,
    x: { type: "log", label: null, grid: true, domain: [least / 2, 1], ticks: powers.filter((_, i) => i % Math.ceil(powers.length / (width / 90)) === 0), tickFormat: tick },
    y: { label: null, domain: rows.map((row) => row.category) },
    marks: [
      dot(rows, { x: "probability", y: "category", r: 7, stroke: "var(--good)", strokeWidth: 2, fill: "var(--panel)" }),
      ruleY(seen, { y: "category", x1: (row) => Math.max(row.least, least / 2), x2: "most", stroke: "var(--bad)", strokeWidth: 2 }),
      dot(seen, { x: "share", y: "category", r: 3.5, fill: "var(--bad)" }),
    ],
  }));
}

const SIGNED = (number) => `${number > 0 ? "+" : ""}${number.toLocaleString("en", { maximumFractionDigits: 1 })}`;
const SHORT = (number) => number.toLocaleString("en", { notation: "compact" });

/** One bar per group, for its mean. A line goes from one standard error below the mean to one standard error above it. */
export function means(rows, caption) {
  const ends = rows.flatMap((row) => [row.mean - row.error, row.mean + row.error, 0]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return fitting(caption, 32 * rows.length + 40, (width) => ({
    marginLeft: 58,
    marginRight: 64,
    x: { label: null, grid: true, domain: [least, most], nice: true, ticks: ticks(width, 90), tickFormat: SHORT },
    y: { label: null, domain: rows.map((row) => row.group) },
    marks: [
      barX(rows, { x: "mean", y: "group", fill: (row) => (row.mean < 0 ? "var(--bad)" : "var(--good)") }),
      ruleY(rows, { y: "group", x1: (row) => row.mean - row.error, x2: (row) => row.mean + row.error, stroke: "currentColor", strokeWidth: 2 }),
      labels(rows, { x: most, y: "group", text: (row) => SIGNED(row.mean), textAnchor: "end", dx: 62 }),
      ruleX([0]),
    ],
  }));
}

/** Lines over the column `x`, which has whole numbers or dates; each of the `series` names a column, a colour and the line's dashes. */
export function lines(rows, x, series, caption) {
  return fitting(caption, null, (width) => ({
    height: Math.min(360, Math.max(220, width / 2)),
    marginLeft: 54,
    marginRight: 16,
    x: rows[0][x] instanceof Date ? { label: null, ticks: ticks(width), type: "utc" } : { label: null, ticks: ticks(width), tickFormat: (number) => (Number.isInteger(number) ? whole(number) : "") },
    y: { label: null, grid: true, tickFormat: SHORT },
    marks: [ruleY([0]), ...series.map(({ column, colour, dashes }) => line(rows, { x, y: column, stroke: colour, strokeWidth: 2, strokeDasharray: dashes, marker: rows.length < 100 ? "dot" : null }))],
  }));
}
