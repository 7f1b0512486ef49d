// Pictures by Observable Plot, drawn anew when their width changes; each has its table behind it.
import { h, percent, table, whole } from "./dom.js";
import { axisX, axisY, barX, dot, line, plot, ruleX, ruleY, text } from "./vendor/plot.js";

const STYLE = { fontSize: "13px", background: "none" };

/** How many ticks fit a width, each so many pixels from the next. */
const ticks = (width, apart = 110) => Math.max(2, Math.floor(width / apart));

/** A picture is one image with one name; what Plot calls its parts is of no use without roles. */
function image(picture) {
  picture.setAttribute("role", "img");
  for (const part of picture.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return picture;
}

/** An element whose picture fits its width. */
function fitting(draw) {
  const holder = h("div", { class: "chart" });
  let width = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (Math.abs(contentRect.width - width) < 1 || contentRect.width === 0) return;
    width = contentRect.width;
    holder.replaceChildren(image(draw(width)));
  }).observe(holder);
  return holder;
}

const behind = (picture, rows) => [picture, h("details", { class: "rows" }, h("summary", {}, "As a table"), rows)];

const STANDINGS = [
  ["behind", "behind you", "var(--behind)"],
  ["level", "level", "var(--level-colour)"],
  ["ahead", "ahead of you", "var(--ahead)"],
];

/** The legend of behind, level and ahead. */
export const legend = () =>
  h("p", { class: "legend" }, STANDINGS.map(([name, label]) => h("span", {}, h("i", { class: `swatch ${name}`, "aria-hidden": "true" }), label)));

/** A bar of a whole: how many are behind, level and ahead. */
export function share(row) {
  return h(
    "div",
    { class: "share", role: "img", "aria-label": STANDINGS.map(([name, label]) => `${whole(row[name])} ${label}`).join(", ") },
    STANDINGS.map(([name]) => {
      const part = h("span", { class: name });
      part.style.flexGrow = row[name];
      return part;
    }),
  );
}

/** The same in words. */
export function counted(row) {
  if (Number(row.hands) === 1) return `The first opponent's hand is ${["ahead", "level", "behind"].find((name) => Number(row[name]) === 1)}.`;
  return `Of ${whole(row.hands)} hands that the first opponent can hold, ${whole(row.ahead)} are ahead (${percent(row.chance_ahead)}), ${whole(row.level)} level, ${whole(row.behind)} behind.`;
}

/** Stacked bars: a row per category with how many hands are behind, level and ahead. */
export function standings(rows) {
  const parts = rows.flatMap((row) => STANDINGS.map(([name, label, colour]) => ({ category: row.category, label, colour, hands: row[name] })));
  const most = Math.max(...rows.map((row) => row.hands));
  const picture = fitting((width) =>
    plot({
      width,
      height: 34 * rows.length + 40,
      marginLeft: 118,
      marginRight: 46,
      style: STYLE,
      ariaLabel: "Hands of an opponent by category: behind you, level, and ahead of you",
      x: { label: null, domain: [0, most], grid: true, ticks: ticks(width) },
      y: { label: null, domain: rows.map((row) => row.category) },
      marks: [
        barX(parts.filter((part) => part.hands > 0), { x: "hands", y: "category", fill: "colour", title: (part) => `${part.category}: ${whole(part.hands)} ${part.label}` }),
        text(rows, { x: "hands", y: "category", text: (row) => whole(row.hands), textAnchor: "start", dx: 6, fill: "currentColor" }),
        ruleX([0]),
      ],
    }),
  );
  return behind(picture, table(["category", "hands", "ahead", "level", "behind"], rows.map((row) => [row.category, row.hands, row.ahead, row.level, row.behind]), { caption: "Hands by category" }));
}

/** Bars of one part each. */
export function parts(rows, caption, heads) {
  const picture = fitting((width) =>
    plot({
      width,
      height: 26 * rows.length + 34,
      marginLeft: 118,
      marginRight: 58,
      style: STYLE,
      ariaLabel: caption,
      x: { label: null, percent: true, grid: true, ticks: ticks(width) },
      y: { label: null, domain: rows.map((row) => row.category) },
      marks: [
        barX(rows, { x: "equity", y: "category", fill: "var(--accent)" }),
        text(rows, { x: "equity", y: "category", text: (row) => percent(row.equity), textAnchor: "start", dx: 6, fill: "currentColor" }),
        ruleX([0]),
      ],
    }),
  );
  const columns = Object.keys(heads);
  return behind(picture, table(columns, rows.map((row) => columns.map((name) => row[name])), { caption, heads, shown: { equity: (part) => percent(part, 4) } }));
}

const COLOURS = ["var(--player-1)", "var(--player-2)"];

/** What two ranges make, side by side, a facet per street. */
export function mixes(rows, players) {
  const streets = [...new Set(rows.map((row) => row.street))];
  const categories = [...new Set([...rows].sort((a, b) => b.hand_points - a.hand_points).map((row) => row.category))];
  const pictures = streets.map((street) =>
    h(
      "div",
      { class: "street" },
      h("h3", {}, street),
      fitting((width) =>
        plot({
          width,
          height: 34 * categories.length + 34,
          marginLeft: 118,
          marginRight: 52,
          style: STYLE,
          ariaLabel: `What each range makes on the ${street}`,
          x: { label: null, percent: true, grid: true, ticks: ticks(width), domain: [0, 100] },
          fy: { label: null, domain: categories, axis: null, padding: 0.15 },
          y: { axis: null, domain: [0, 1], padding: 0 },
          marks: [
            axisY({ label: null, tickSize: 0, text: null }),
            axisX({ label: null, ticks: ticks(width) }),
            barX(rows.filter((row) => row.street === street), { x: "share", y: "seat", fy: "category", fill: (row) => COLOURS[row.seat], title: (row) => `${players[row.seat]}: ${row.category} ${percent(row.share)}` }),
            text(rows.filter((row) => row.street === street), { x: "share", y: "seat", fy: "category", text: (row) => percent(row.share, 1), textAnchor: "start", dx: 4, fontSize: 11, fill: "currentColor" }),
            text(categories.map((category) => ({ category })), { fy: "category", x: () => 0, text: "category", textAnchor: "end", dx: -8, fill: "currentColor", frameAnchor: "left" }),
            ruleX([0]),
          ],
        }),
      ),
    ),
  );
  const columns = ["street", "range", "category", "share"];
  const shownRows = rows.map((row) => [row.street, players[row.seat], row.category, row.share]);
  return behind(h("div", { class: "streets" }, pictures), table(columns, shownRows, { caption: "What each range makes", shown: { share: (part) => percent(part, 4) } }));
}

/** Exact probabilities on a log scale, and beside each what a simulation gave, with its confidence interval. */
export function frequencies(rows, shares) {
  const seen = shares.filter((row) => row.seen > 0);
  const least = Math.min(...rows.map((row) => row.probability), ...seen.map((row) => row.least).filter((part) => part > 0));
  const powers = Array.from({ length: Math.floor(-Math.log10(least / 2)) + 1 }, (_, i) => 10 ** -i);
  const shown = (part) => `${(100 * part).toLocaleString("en", { maximumSignificantDigits: 1, maximumFractionDigits: 10 })} %`;
  return fitting((width) =>
    plot({
      width,
      height: 32 * rows.length + 44,
      marginLeft: 118,
      marginRight: 20,
      style: STYLE,
      ariaLabel: "The chance of each category on a log scale, exact and simulated",
      x: { type: "log", label: null, grid: true, domain: [least / 2, 1], ticks: powers.filter((_, i) => i % Math.ceil(powers.length / (width / 90)) === 0), tickFormat: shown },
      y: { label: null, domain: rows.map((row) => row.category) },
      marks: [
        dot(rows, { x: "probability", y: "category", r: 7, stroke: "var(--behind)", strokeWidth: 2, fill: "var(--panel)" }),
        ruleY(seen, { y: "category", x1: (row) => Math.max(row.least, least / 2), x2: "most", stroke: "var(--ahead)", strokeWidth: 2 }),
        dot(seen, { x: "share", y: "category", r: 3.5, fill: "var(--ahead)" }),
      ],
    }),
  );
}

const SIGNED = (number) => `${number > 0 ? "+" : ""}${number.toLocaleString("en", { maximumFractionDigits: 1 })}`;
const SHORT = (number) => number.toLocaleString("en", { notation: "compact" });

/** A bar for the mean of each group, and a line from one standard error below it to one above. */
export function means(rows, caption) {
  const ends = rows.flatMap((row) => [row.mean - row.error, row.mean + row.error, 0]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return fitting((width) =>
    plot({
      width,
      height: 32 * rows.length + 40,
      marginLeft: 58,
      marginRight: 64,
      style: STYLE,
      ariaLabel: caption,
      x: { label: null, grid: true, domain: [least, most], nice: true, ticks: ticks(width, 90), tickFormat: SHORT },
      y: { label: null, domain: rows.map((row) => row.group) },
      marks: [
        barX(rows, { x: "mean", y: "group", fill: (row) => (row.mean < 0 ? "var(--ahead)" : "var(--behind)") }),
        ruleY(rows, { y: "group", x1: (row) => row.mean - row.error, x2: (row) => row.mean + row.error, stroke: "currentColor", strokeWidth: 2 }),
        text(rows, { x: most, y: "group", text: (row) => SIGNED(row.mean), textAnchor: "end", dx: 62, fill: "currentColor" }),
        ruleX([0]),
      ],
    }),
  );
}

/** Lines over the same numbers: each of the series is a column, a colour and the dashes of its line. */
export function lines(rows, x, series, caption) {
  return fitting((width) =>
    plot({
      width,
      height: Math.min(360, Math.max(220, width / 2)),
      marginLeft: 54,
      marginRight: 16,
      style: STYLE,
      ariaLabel: caption,
      x: { label: null, ticks: ticks(width), tickFormat: (number) => (Number.isInteger(number) ? whole(number) : "") },
      y: { label: null, grid: true, tickFormat: SHORT },
      marks: [ruleY([0]), ...series.map(({ column, colour, dashes }) => line(rows, { x, y: column, stroke: colour, strokeWidth: 2, strokeDasharray: dashes }))],
    }),
  );
}
