// The names of ranges, which the browser keeps.
import { button, h } from "./dom.js";
import { choice, written } from "./fields.js";
import { rangeOf } from "./question.js";

/** The ranges kept in the browser: their texts by name. */
const saved = () => JSON.parse(localStorage.getItem("ranges") ?? "{}");

/** The name of a player's range, and the fields that choose a saved range, save the range under a name, or delete a name. */
export class SavedRanges {
  constructor(range) {
    const { seat } = range;
    this.range = range;
    this.name = h("p", { class: "name" });
    this.choice = choice(`saved-${seat}`, "Saved ranges", (name) => name && range.set(saved()[name], name));
    this.nameField = written(`as-${seat}`, "", null, { placeholder: "a name", "aria-label": "Name of the range" });
    const buttons = [button("Save", () => range.written() && this.keep(range.written())), button("Delete", () => this.keep(null))];
    this.element = h("details", { class: "named", ontoggle: () => this.show() }, h("summary", {}, "Saved ranges"), this.choice.element, h("div", { class: "line" }, this.nameField, buttons));
  }

  /** Save a text under the written name. If the text is null, delete the name. */
  keep(text) {
    const name = this.nameField.value.replace(/[:,]/g, " ").trim();
    if (!name) return this.nameField.focus();
    const { [name]: _, ...others } = saved();
    localStorage.setItem("ranges", JSON.stringify(text === null ? others : { ...others, [name]: text }));
    if (text === null) this.show();
    else this.range.set(text, name);
  }

  /** Show the range's name, and offer the saved ranges. */
  show() {
    const { name = "" } = this.range.app.question.ranges.map(rangeOf).find(({ text }) => text === this.range.written()) ?? {};
    this.name.textContent = name;
    if (name) this.nameField.value = name;
    this.choice.offer([["", "choose one"], ...Object.keys(saved()).sort().map((one) => [one, one])], name in saved() ? name : "");
  }
}
