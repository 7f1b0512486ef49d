// Copies SQL in the dialects of other engines to the clipboard, or shows it to be copied by hand.
import { button, h } from "./dom.js";
import * as engine from "./engine.js";

/** A button per dialect. */
export const buttons = (dialects, act) =>
  h("span", { class: "copies" }, "Copy as ", dialects.map((dialect) => button(dialect, () => act(dialect))));

/** Copy SQL with values for its parameters. Returns the nodes that say so and show the text. */
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
