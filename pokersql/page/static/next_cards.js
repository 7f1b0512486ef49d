// A picture of the deck: the equity of the first player after each card that can come next.
import { face, folded, h, hint, objects, percent, roving, table } from "./dom.js";
import { Figure } from "./figure.js";

const signed = (part) => `${part > 0 ? "+" : part < 0 ? "−" : ""}${percent(Math.abs(part))}`;

export class NextCards extends Figure {
  constructor(app) {
    super(app, "The next card", ["next_cards"], (answers) => this.picture(objects(answers.next_cards)), { hides: true });
  }

  picture(rows) {
    if (rows.length === 0) return hint("This picture is for the flop and the turn. For three or more ranges, it needs 5,000,000 ranked hands or fewer.");
    const found = new Map(rows.map((row) => [row.card, row]));
    const most = Math.max(...rows.map((row) => Math.abs(row.change)), 1e-9);
    const buttons = [...this.app.cards.keys()].map((card) => this.card(card, found.get(card), most));
    roving(buttons, 13);
    const cells = { change: (part) => h("span", { title: `${100 * part} %` }, signed(part)) };
    return [
      h("p", { class: "hint" }, "Your equity in percent after each card: blue if it helps you, orange if it hurts you. Click a card to put it on the board."),
      h("div", { class: "deck next", role: "group", "aria-label": "Your equity after each card" }, buttons),
      folded("As a table", table(["card", "equity", "change", "runouts"], rows, { caption: "Your equity after each card", shown: cells, sorts: true })),
    ];
  }

  card(card, row, most) {
    const { cards } = this.app;
    const name = row ? `${cards.get(card).symbol}: ${percent(row.equity)}, ${signed(row.change)}` : "";
    const made = face(card, cards, "button", {
      type: "button",
      "data-next": card,
      disabled: !row,
      title: name,
      "aria-label": name || cards.get(card).symbol,
      style: `--cell: var(--${row?.change < 0 ? "bad" : "good"}-fill); --part: ${row ? Math.abs(row.change) / most : 0}`,
      onclick: () => this.app.put(card),
    });
    if (row) made.append(h("small", {}, String(Math.round(100 * row.equity))));
    return made;
  }
}
