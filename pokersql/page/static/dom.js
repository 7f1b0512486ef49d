// Elements in one expression, and numbers as people read them.

/** An element. Properties that start with "on" are listeners; true and false set attributes without a value. */
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

export const percent = (part, digits = 2) => `${(100 * part).toFixed(digits)} %`;

/** A whole number with commas; a large one comes as a text. */
export const whole = (number) => BigInt(number).toLocaleString("en");

export const count = (number, one, many) => `${whole(number)} ${Number(number) === 1 ? one : many}`;

export const seconds = (time) => (time < 1 ? `${Math.round(1000 * time)} ms` : `${time.toFixed(1)} s`);

/** The rows of an answer as objects. */
export function objects(answer) {
  return (answer.rows ?? []).map((row) => Object.fromEntries(answer.columns.map((name, i) => [name, row[i]])));
}

/** A table of rows; a column may have a function that shows its values. */
export function table(columns, rows, { caption, shown = {}, heads = {}, raw = false } = {}) {
  const isNumber = columns.map((_, i) => rows.length > 0 && rows.every((row) => row[i] === null || typeof row[i] === "number" || /^-?\d+$/.test(row[i])));
  const cell = (value, i) => {
    if (raw && value === null) return h("td", { class: "null" }, "NULL");
    const text = shown[columns[i]] ? shown[columns[i]](value) : value === null ? "" : typeof value === "object" ? JSON.stringify(value) : !raw && (Number.isInteger(value) || (isNumber[i] && typeof value === "string")) ? value.toLocaleString("en") : value;
    return h("td", { class: isNumber[i] ? "number" : null }, text instanceof Node ? text : String(text));
  };
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": caption },
    h(
      "table",
      {},
      caption && h("caption", { class: "unseen" }, caption),
      h("thead", {}, h("tr", {}, columns.map((name, i) => h("th", { scope: "col", class: isNumber[i] ? "number" : null }, heads[name] ?? name)))),
      h("tbody", {}, rows.map((row) => h("tr", {}, row.map(cell)))),
    ),
  );
}

/** The picture of a card, in its suit's colour. */
export function face(card, cards, tag = "span") {
  const known = cards.get(card);
  return h(tag, { class: `card suit-${known?.suit}` }, known?.symbol ?? card);
}

/** Move the focus through a grid of buttons with the arrow keys; one of them is in the tab order. */
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
