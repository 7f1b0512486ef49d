// Translates SQL for another engine, and copies it to the clipboard. If that fails, the user can copy the shown SQL.
import { button, h } from "./dom.js";
import * as engine from "./engine.js";

/** One button per dialect. */
export const buttons = (dialects, act) =>
  h("span", { class: "copies" }, "Copy as ", dialects.map((dialect) => button(dialect, () => act(dialect))));

/** Copy SQL with values for its parameters. Returns elements that confirm the copy and show the SQL. */
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
