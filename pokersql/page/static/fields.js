// Fields of a question: a label, a control, and an error.
import { h, hint } from "./dom.js";
import * as engine from "./engine.js";

const CHANGED_AFTER = 250; // milliseconds after the last letter

const waiting = new Map(); // the functions that are called soon, each with its values and its timer

/** An element for the error of the control with this id. */
export const problem = (id) => h("p", { class: "error", id: `${id}-error`, role: "alert" });

/** An input for a text, which the browser does not correct. */
export const written = (id, value, oninput, properties = {}) =>
  h("input", { type: "text", id, value, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": `${id}-error`, oninput, ...properties });

/** A field: a label, a control, and an element for its error. */
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

/** A function that calls `act` with its values a moment after the last of several calls. */
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

/** Call the waiting functions now: a field was left. */
export const settle = () => [...waiting.keys()].forEach((act) => waiting.has(act) && settled(act));

/** Forget the waiting functions: another question was asked. */
export const forget = () => [...waiting.keys()].forEach(forgotten);

/** A field for a whole number within bounds; other texts are errors, for which `act` is not called. An empty field has the value `empty`. */
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

/** A field to choose one of several values, which are set later by `offer`. */
export function choice(id, label, act) {
  const select = h("select", { onchange: () => act(select.value) });
  const made = field(id, label, select);
  /** Each option is a value and its text. A chosen value that is not among them is an error. Returns whether it is among them. */
  made.offer = (options, chosen) => {
    const known = options.some(([value]) => String(value) === String(chosen));
    const shown = known ? options : [[chosen, chosen], ...options];
    select.replaceChildren(...shown.map(([value, text]) => h("option", { value, selected: String(value) === String(chosen) }, String(text))));
    made.error.textContent = known ? "" : `there is no '${chosen}' here; choose one of ${options.map(([value]) => value).join(", ")}`;
    return known;
  };
  return made;
}

/** Ask for the rules by a question that has no error: the address had unknown rules, and the field offers the known ones. */
export async function recovered(question, take) {
  for await (const answer of engine.ask(question, [{ name: "rules" }])) if (!answer.error) take(answer);
}
