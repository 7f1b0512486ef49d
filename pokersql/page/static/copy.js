// SQL in the words of other engines: on the clipboard, or shown to be copied by hand.
import { h } from "./dom.js";
import * as engine from "./engine.js";

/** A button per dialect. */
export const buttons = (dialects, act) =>
  h("span", { class: "copies" }, "Copy as ", dialects.map((dialect) => h("button", { type: "button", onclick: () => act(dialect) }, dialect)));

/** Copy SQL with values for its parameters; what is to be said of it. */
export async function copied(sql, values, dialect) {
  const text = await engine.copied(sql, values, dialect);
  const shown = h("pre", { tabindex: "0" }, h("code", {}, text));
  try {
    await navigator.clipboard.writeText(text);
    return [h("p", {}, `Copied as ${dialect}:`), shown];
  } catch {
    return [h("p", {}, `As ${dialect}, to copy by hand:`), shown];
  }
}
