// Fields of a question: a label, what is typed or chosen, and what is wrong with it.
import { h } from "./dom.js";
import * as engine from "./engine.js";

const CHANGED_AFTER = 250; // milliseconds after the last letter

const waiting = new Set(); // what acts on changes that are not acted on yet

/** A field; its error is an element to write into. */
export function field(id, label, control, hint = "") {
  control.id = id;
  const error = h("p", { class: "error", id: `${id}-error`, role: "alert" });
  control.setAttribute("aria-describedby", `${id}-error`);
  return { control, error, element: h("div", { class: "field" }, h("label", { for: id }, label), hint && h("p", { class: "hint" }, hint), control, error) };
}

/** What calls a function a moment after the last of several changes of one field. */
export function settling(act) {
  let timer = 0;
  let changed = [];
  const settled = () => {
    forgotten();
    act(...changed);
  };
  const forgotten = () => {
    clearTimeout(timer);
    waiting.delete(pending);
  };
  const pending = { settled, forgotten };
  return (...values) => {
    forgotten();
    changed = values;
    waiting.add(pending);
    timer = setTimeout(settled, CHANGED_AFTER);
  };
}

/** Act at once on all changes that wait, as when a field is left. */
export const settle = () => [...waiting].forEach(({ settled }) => settled());

/** Forget the changes that wait: another question was asked. */
export const forget = () => [...waiting].forEach(({ forgotten }) => forgotten());

/** A field for a whole number within bounds; what is none is said, and not asked. */
export function whole(id, label, value, least, most, act, { empty = null, hint = "", refused = () => {} } = {}) {
  const later = settling(act);
  const input = h("input", { type: "text", inputmode: "numeric", autocomplete: "off", value: value === empty ? "" : value, oninput: changed });
  const made = field(id, label, input, hint);
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

/** A field to choose one of several values, which come later by `offer`. */
export function choice(id, label, act) {
  const select = h("select", { onchange: () => act(select.value) });
  const made = field(id, label, select);
  /** options: a value and a text each; a chosen value that is none of them is said. */
  made.offer = (options, chosen) => {
    const known = options.some(([value]) => String(value) === String(chosen));
    const shown = known ? options : [[chosen, chosen], ...options];
    select.replaceChildren(...shown.map(([value, text]) => h("option", { value, selected: String(value) === String(chosen) }, String(text))));
    made.error.textContent = known ? "" : `there is no '${chosen}' here; choose one of ${options.map(([value]) => value).join(", ")}`;
    return known;
  };
  return made;
}

/** Let a field offer the rules that there are, if those of the address are none. */
export async function recovered(question, take) {
  for await (const answer of engine.ask(question, [{ name: "rules" }])) if (!answer.error) take(answer);
}
