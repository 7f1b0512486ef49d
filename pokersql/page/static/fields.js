// Fields for the parts of a question. A field has a label, a control, and an error message.
import { h, hint } from "./dom.js";
import * as engine from "./engine.js";

const CHANGED_AFTER = 250; // milliseconds after the last keystroke

const waiting = new Map(); // the delayed functions, each with the values of its last call and its timer

/** The element for the error message of the control with this id. */
export const problem = (id) => h("p", { class: "error", id: `${id}-error`, role: "alert" });

/** Write an error message into its element. The same message is not written again, since a screen reader would read it again. */
export function tell(error, said = "") {
  if (error.textContent !== said) error.textContent = said;
}

/** Of the errors of a question: whether a place has one, and the error to tell there. An error of two places is told at the last. */
export function wrongAt(place, rows) {
  const own = rows.map((row) => ({ ...row, places: row.place.split(" and ") })).filter(({ places }) => places.includes(place));
  return { isWrong: own.length > 0, told: own.find(({ places }) => places.at(-1) === place) };
}

/** An input for a text, with the browser's correction switched off. */
export const written = (id, value, oninput, properties = {}) =>
  h("input", { type: "text", id, value, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": `${id}-error`, oninput, ...properties });

/** A field: a label, a control, and an element for the error message. */
export function field(id, label, control, help = "") {
  control.id = id;
  control.setAttribute("aria-describedby", `${id}-error`);
  const error = problem(id);
  return { control, error, element: h("div", { class: "field" }, h("label", { for: id }, label), help && hint(help), control, error) };
}

/** A field for several lines of text. */
export function area(id, label, value, act, properties = {}, help = "") {
  const later = settling((text) => act(text.trim()));
  const control = h("textarea", { spellcheck: "false", oninput: () => later(control.value), ...properties }, value);
  return field(id, label, control, help);
}

/** Show each error at its field. A row has the name of the field, and the error. Returns a sentence if there are errors. */
export function refused(fields, rows) {
  for (const [name, { control, error }] of Object.entries(fields)) {
    const wrong = rows.filter((row) => row.field === name);
    error.replaceChildren(...wrong.map((row) => h("span", { class: "line" }, row.error)));
    control.setAttribute("aria-invalid", String(wrong.length > 0));
  }
  return rows.length > 0 ? "Correct the red field to see an answer." : "";
}

/** A function that calls `act` later. Of several calls within CHANGED_AFTER milliseconds, only the last one counts. */
export const settling = (act) => (...values) => {
  forgotten(act);
  waiting.set(act, { values, timer: setTimeout(settled, CHANGED_AFTER, act) });
};

function forgotten(act) {
  clearTimeout(waiting.get(act)?.timer);
  waiting.delete(act);
}

function settled(act) {
  const { values } = waiting.get(act);
  forgotten(act);
  act(...values);
}

/** Call the delayed functions at once, since the user has left a field. */
export const settle = () => [...waiting.keys()].forEach((act) => waiting.has(act) && settled(act));

/** Cancel the delayed functions, since a new question was asked. */
export const forget = () => [...waiting.keys()].forEach(forgotten);

/** A field for a whole number from `least` to `most`. For other text, `act` is not called; an empty field counts as `empty`. */
export function whole(id, label, value, least, most, act, { empty = null, help = "", refused = () => {} } = {}) {
  const later = settling(act);
  const input = written(id, value === empty ? "" : value, changed, { inputmode: "numeric" });
  const made = field(id, label, input, help);
  function changed() {
    const text = input.value.replace(/[\s,.'’]/g, "");
    const isEmpty = text === "" && empty !== null;
    const number = isEmpty ? empty : /^\d{1,16}$/.test(text) ? Number(text) : NaN;
    const right = isEmpty || (number >= least && number <= most);
    made.error.textContent = right ? "" : `'${input.value}': a whole number from ${least.toLocaleString("en")} to ${most.toLocaleString("en")}`;
    input.setAttribute("aria-invalid", String(!right));
    if (right) later(number);
    else refused();
  }
  return made;
}

/** A field to choose one of several values. The field's function `offer` sets the values. */
export function choice(id, label, act) {
  const select = h("select", { onchange: () => act(select.value) });
  const made = field(id, label, select);
  /** Each option has a value and a text. Shows an error and returns false if no option has the value `chosen`. */
  made.offer = (options, chosen) => {
    const known = options.some(([value]) => String(value) === String(chosen));
    const shown = known ? options : [[chosen, chosen], ...options];
    select.replaceChildren(...shown.map(([value, text]) => h("option", { value, selected: String(value) === String(chosen) }, String(text))));
    made.error.textContent = known ? "" : `there is no '${chosen}' here; choose one of ${options.map(([value]) => value).filter(Boolean).join(", ")}`;
    return known;
  };
  return made;
}

/** Load the list of rules by `question`, which has known rules. Called if the address has unknown rules. */
export async function recovered(question, take) {
  for await (const answer of engine.ask(question, [{ name: "rules" }])) if (!answer.error) take(answer);
}
