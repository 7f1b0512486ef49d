// The 13 × 13 grid of starting hands: a picture, or a control in which the user paints a range.
import { h, roving } from "./dom.js";

const SIZE = 13;

export class Grid {
  /** `cells` are the rows of the query `grid`; `label` is the grid's name for screen readers. */
  constructor(cells, label, { onpaint = null, onstroke = null, onlook = null } = {}) {
    this.cells = new Map();
    this.element = h("div", { class: onpaint ? "grid paint" : "grid", role: "grid", "aria-label": label });
    const buttons = [];
    for (let row = 0; row < SIZE; row += 1) {
      const line = h("div", { role: "row", class: "gridrow" });
      for (const cell of cells.filter((one) => one.grid_row === row)) {
        const note = h("small");
        const button = h("button", { type: "button", "data-hand": cell.starting_hand }, h("span", {}, cell.starting_hand), note);
        this.cells.set(cell.starting_hand, { button, note, combinations: cell.combinations, hand: cell.starting_hand });
        buttons.push(button);
        line.append(h("div", { role: "gridcell" }, button));
      }
      this.element.append(line);
    }
    roving(buttons, SIZE);
    if (onlook) this.looks(onlook);
    if (onpaint) this.paints(onpaint, onstroke);
  }

  /** The cell in which an event occurred. */
  at(event) {
    return this.cells.get(event.target.closest("[data-hand]")?.dataset.hand);
  }

  looks(onlook) {
    for (const name of ["pointermove", "focusin", "click"]) {
      this.element.addEventListener(name, (event) => this.at(event) && onlook(this.at(event).hand));
    }
  }

  /**
   * A stroke paints all cells under the moving pointer. The picture changes at once, the range after the stroke.
   * A finger paints when it moves to the side or is lifted, because a finger that moves up or down scrolls the page.
   */
  paints(onpaint, onstroke) {
    let stroke = null;
    let first = null; // the cell and the place where the stroke begins
    const touch = (cell) => {
      if (!cell || stroke.has(cell.hand)) return;
      stroke.add(cell.hand);
      onpaint(cell, stroke.size === 1);
    };
    this.element.addEventListener("pointerdown", (event) => {
      const cell = this.at(event);
      if (!cell || event.button !== 0) return;
      event.preventDefault();
      cell.button.focus();
      this.element.setPointerCapture?.(event.pointerId);
      stroke = new Set();
      first = { cell, x: event.clientX, y: event.clientY };
      if (event.pointerType !== "touch") touch(cell);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (!stroke) return;
      if (stroke.size === 0 && Math.abs(event.clientX - first.x) <= Math.abs(event.clientY - first.y)) return;
      touch(first.cell);
      for (const one of event.getCoalescedEvents?.() ?? [event]) {
        const found = /** @type {HTMLElement} */ (document.elementFromPoint(one.clientX, one.clientY)?.closest("[data-hand]"));
        if (found && this.element.contains(found)) touch(this.cells.get(found.dataset.hand));
      }
    });
    const end = () => {
      if (!stroke) return;
      const hands = [...stroke];
      stroke = null;
      if (hands.length) onstroke(hands);
    };
    this.element.addEventListener("pointerup", () => {
      if (stroke) touch(first.cell);
      end();
    });
    this.element.addEventListener("pointercancel", end); // the finger scrolls the page
    this.element.addEventListener("keydown", (event) => {
      const cell = this.at(event);
      if (!cell || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      stroke = new Set();
      touch(cell);
      end();
    });
  }

  /** Call `draw` for each cell. */
  draw(draw) {
    for (const cell of this.cells.values()) draw(cell);
  }
}

/** Fill a cell from below: up to the height `part` for hands ahead, and from there up to `level` for level hands. */
export function fill(cell, part, level = part, note = "", title = null) {
  cell.button.style.setProperty("--part", part);
  cell.button.style.setProperty("--level", level);
  cell.note.textContent = note;
  cell.button.setAttribute("aria-label", title ?? `${cell.hand} ${note}`);
}
