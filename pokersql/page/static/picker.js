// The panel of the question: the game, the opponents, and the cards, which the user picks or types.
import { ranged } from "./cards.js";
import { button, face, h, objects, plain, roving } from "./dom.js";
import { choice, field, problem, settling, tell, written, wrongAt } from "./fields.js";
import { MOST_OPPONENTS } from "./question.js";

const NAMES = { hero: "Your hand", board: "Board", dead: "Dead cards" };
// The texts that are suggested for an opponent: for games of two hole cards, and for other games.
const RANGES = ["random", "15%", "30%", "QQ+, AKs", "22+, A2s+, KTs+, ATo+"];
const PATTERNS = ["random", "AA**", "AAds", "JT98+", "[A-T][A-T][A-T][A-T]"];

export class Picker {
  /** `last` is the previous panel. The new panel shows the cards of `last` until the engine has read the text. */
  constructor(app, places, last) {
    this.app = app;
    this.places = places;
    this.cards = last?.cards ?? { hero: [], board: [], dead: [] };
    this.unread = { hero: false, board: false, dead: false };
    this.active = places[0];
    this.rows = {};
    this.playersError = problem("players");
    const rows = places.map((place) => this.place(place));
    this.element = h("div", { class: "picker" }, this.games(), rows, this.deck(), places.includes("hero") ? this.opponents() : this.playersError);
    this.show();
  }

  games() {
    const { games, question } = this.app;
    this.game = choice("game", "Game", (game) => this.app.play(game));
    this.game.offer(games.map(({ game, description }) => [game, `${game}: ${description}`]), question.game);
    return this.game.element;
  }

  place(place) {
    const slots = h("div", { class: "slots" });
    const type = settling(() => this.app.update({ [place]: input.value.trim() }));
    const input = written(place, this.app.question[place], type, { placeholder: place === "hero" ? "or type it, as ah kh" : "or type" });
    const { element: row, error } = field(place, NAMES[place], input);
    row.classList.add("place");
    row.dataset.place = place;
    input.before(slots);
    row.addEventListener("pointerdown", (event) => event.target.closest("button") || this.choose(place));
    this.rows[place] = { row, slots, input, error };
    return row;
  }

  deck() {
    const { cards } = this.app;
    const buttons = [...cards.values()].map(({ card, symbol, is_absent: disabled }) =>
      face(card, cards, "button", { type: "button", "data-card": card, "aria-label": symbol, "aria-pressed": "false", disabled, onclick: () => this.pick(card) }),
    );
    this.buttons = new Map(buttons.map((button) => [button.dataset.card, button]));
    roving(buttons, 13);
    this.into = h("span");
    return h("div", { class: "field" }, h("p", { class: "label" }, "Pick cards for ", this.into), h("div", { class: "deck", role: "group", "aria-label": "Deck" }, buttons));
  }

  opponents() {
    const { villains } = this.app.question;
    const most = Math.min((this.app.game?.most_players ?? Infinity) - 1, MOST_OPPONENTS);
    this.villains = villains.map((villain, i) => {
      const error = problem(`villain-${i}`);
      const type = settling(() => this.opponent(i, input.value));
      const input = written(`villain-${i}`, villain, type, { list: "ranges", "aria-label": `Opponent ${i + 1}` });
      const remove = villains.length > 1 && button("×", () => this.without(i), { class: "quiet", "aria-label": `Remove opponent ${i + 1}` });
      return { input, error, row: h("div", { class: "villain" }, input, remove, error) };
    });
    return h(
      "div",
      { class: "field", id: "opponents" },
      h("p", { class: "label" }, `Opponents: a hand, a range as ${ranged(this.app) ? "QQ+, AKs:0.5 or 15%" : "AA**, KQJT$ss or JT98+"}, or random`),
      this.villains.map(({ row }) => row),
      h("datalist", { id: "ranges" }, (ranged(this.app) ? RANGES : PATTERNS).map((value) => h("option", { value }))),
      villains.length < most && button("Add an opponent", () => this.another()),
      this.playersError,
    );
  }

  opponent(i, text) {
    this.app.update({ villains: this.app.question.villains.map((villain, at) => (at === i ? text.trim() || "random" : villain)) });
  }

  another() {
    const { villains } = this.app.question;
    this.app.update({ villains: [...villains, "random"] }, `villain-${villains.length}`);
  }

  without(i) {
    this.app.update({ villains: this.app.question.villains.filter((_, at) => at !== i) }, `villain-${Math.max(i - 1, 0)}`);
  }

  /** Choose the place (hero, board or dead) that gets the picked cards; `onward` moves the focus to the deck. */
  choose(place, onward = false) {
    this.active = place;
    this.show();
    if (onward) [...this.buttons.values()].find((button) => button.tabIndex === 0)?.focus();
  }

  size(place) {
    const { game } = this.app;
    return { hero: game?.own_cards ?? 2, board: game?.board_cards ?? 5, dead: 52 }[place];
  }

  /** Remove a card from the place that has the card. If no place has the card, put it into the active place. */
  pick(card, into = this.active) {
    const from = this.places.find((place) => this.cards[place].includes(card));
    if (!from && this.cards[into].length >= this.size(into)) {
      this.rows[into].error.textContent = `${NAMES[into]}: ${this.size(into)} cards at most; take one away first`;
      return;
    }
    const place = from ?? into;
    const before = this.unread[place] ? [] : this.cards[place];
    this.cards[place] = from ? before.filter((one) => one !== card) : [...before, card];
    this.unread[place] = false;
    if (place === "hero" && !from && this.cards.hero.length === this.size("hero")) this.active = "board";
    if (from) this.active = from;
    this.rows[place].input.value = this.cards[place].join("");
    this.show();
    this.app.update({ [place]: this.cards[place].join("") });
  }

  /** Draw the cards of each place, and mark the active place. */
  show() {
    for (const place of this.places) {
      const { row, slots } = this.rows[place];
      row.classList.toggle("active", place === this.active);
      const { cards } = this.app;
      const filled = this.cards[place].map((card) =>
        face(card, cards, "button", { type: "button", "aria-label": `Take ${cards.get(card)?.symbol ?? card} away`, onclick: () => this.pick(card) }),
      );
      const empty = Math.max(place === "dead" ? (filled.length ? 0 : 1) : this.size(place) - filled.length, 0);
      const pick = { class: "card empty", "aria-label": `Pick a card for: ${NAMES[place]}` };
      const open = Array.from({ length: empty }, () => button("", () => this.choose(place, true), pick));
      const at = [...slots.children].indexOf(document.activeElement);
      slots.replaceChildren(...filled, ...open);
      if (at >= 0) slots.children[Math.min(at, slots.children.length - 1)].focus();
    }
    const used = new Set(this.places.flatMap((place) => this.cards[place]));
    for (const [card, button] of this.buttons) button.setAttribute("aria-pressed", String(used.has(card)));
    this.into.textContent = NAMES[this.active].toLowerCase();
  }

  /** Take over the cards that the engine has read from the texts. */
  take(answer) {
    if (!answer.name.endsWith("written")) return;
    const found = { hero: [], board: [], dead: [] };
    for (const { place, player_id, card } of objects(answer)) {
      if (place !== "player") found[place].push(card);
      else if (player_id === 1) found.hero.push(card);
    }
    for (const place of this.places) {
      this.cards[place] = found[place];
      this.unread[place] = found[place].length === 0 && Boolean(this.app.question[place]);
    }
    if (this.active === "hero" && found.hero.length >= this.size("hero")) this.active = "board";
    this.show();
  }

  /** The number of cards that an incomplete hand lacks; 0 for an empty hand. */
  missing() {
    const { length } = this.cards.hero;
    return length > 0 && length < this.size("hero") ? this.size("hero") - length : 0;
  }

  /** Show each error at its field, in red unless only cards are missing. Returns an instruction for the user, or "". */
  complain(rows) {
    const { hero, board, dead } = this.rows;
    const fields = Object.entries({ "player 1": hero, board, dead }).filter(([, field]) => field);
    (this.villains ?? []).forEach((field, i) => fields.push([`player ${i + 2}`, field]));
    const isField = (place) => /^(player \d+|board|dead)$/.test(place); // in the view of ranges, a range shows its own errors
    const other = rows.find((row) => !row.place.split(" and ").some(isField));
    tell(this.playersError, other && `${plain(other.error)}: ${other.remedy}`);
    for (const [place, { input, error }] of fields) {
      const { isWrong, told } = wrongAt(place, rows);
      const picking = told ? this.picking(told) : "";
      tell(error, picking || (told && `${plain(told.error)}: ${told.remedy}`));
      error.classList.toggle("picking", picking !== "");
      input.setAttribute("aria-invalid", String(isWrong && !picking));
    }
    const todo = rows.map((row) => this.picking(row));
    return todo.every(Boolean) ? (todo[0] ?? "") : "Correct the red field to see an answer.";
  }

  /** What the user still has to pick, if the error is only that cards are missing. */
  picking({ place, error, remedy }) {
    if (place === "player 1" && this.missing()) return `Pick ${this.missing()} more.`;
    const isBoard = place === "board" && error.startsWith("wrong_board") && this.cards.board.length < this.size("board");
    return isBoard ? `${remedy[0].toUpperCase()}${remedy.slice(1)}.` : "";
  }
}
