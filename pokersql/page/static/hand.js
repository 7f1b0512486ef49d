// The user's hand: its description, its equity, the hands ahead of it, and its outs.
import * as cards from "./cards.js";
import { counted, legendOfStandings, parts, share } from "./chart.js";
import { face, h, hint, objects, percent, precise, table, whole } from "./dom.js";
import { Figure } from "./figure.js";
import { NextCards } from "./next_cards.js";
import { Picker } from "./picker.js";
import { START, write } from "./question.js";

export const title = "Your hand";
export const says = "What is your hand worth against your opponents, and which cards help it?";
export const { script } = cards;
export const panel = (app, last) => new Picker(app, ["hero", "board", "dead"], last);

const NO_FLOP = "In this game a hand is two of your hole cards and three of the board: pick a flop.";

export const asking = (app) => cards.asking(app, ["equity", "hand_now", ...aheads(app), "outs", ...(isWhole(app) ? ["winning_categories"] : []), "next_cards"]);

/** Whether the pot is not divided into a high and a low half. */
const isWhole = (app) => cards.halves(app).length === 0;

const aheads = (app) => (cards.ranged(app) && app.question.villains.length > 1 ? ["ahead", "any_ahead"] : ["ahead"]);

export function figures(app) {
  const made = [
    new cards.Equity(app, (answers) => equity(objects(answers.equity), app), { id: "worth" }, isWhole(app) ? ["winning_categories"] : []),
    new Figure(app, "What it is now", ["hand_now"], (answers) => now(objects(answers.hand_now)[0], app)),
    new Figure(app, "Who is ahead now", aheads(app), (answers) => ahead(objects(answers.ahead)[0], answers.any_ahead && objects(answers.any_ahead)[0], app)),
    new Figure(app, "Outs", ["outs"], (answers) => outs(objects(answers.outs), app)),
  ];
  if (isWhole(app)) made.push(new Figure(app, "What it wins with", ["winning_categories"], (answers) => winning(objects(answers.winning_categories))));
  return [...made, new NextCards(app)];
}

function equity(rows, app) {
  const hero = rows[0];
  if (!hero) return hint("These hands can't be held at once: they share cards.");
  const columns = ["player", "hands", "equity", "wins", "ties", "losses", ...cards.halves(app)];
  app.glance(`Equity ${percent(hero.equity)}`);
  return [
    h("p", { class: "big" }, h("output", { id: "equity" }, precise(hero.equity))),
    h("p", { class: "method" }, `${cards.how(hero)}: ${whole(hero.wins)} won, ${whole(hero.ties)} split, ${whole(hero.losses)} lost`),
    table(columns, rows, { caption: "Equity of each player" }),
  ];
}

function now(hand, app) {
  if (!hand) return hint(cards.ranged(app) ? "A range is many hands; pick two cards to see what they are." : NO_FLOP);
  const description = h("p", { class: "large", id: "hand-now" }, hand.description);
  if (!hand.hand_rank) return [description, h("p", {}, "Before the flop there is no rank yet.")];
  const neighbours = [hand.next_better && `Next better: ${hand.next_better}.`, hand.next_worse && `Next worse: ${hand.next_worse}.`];
  return [
    description,
    h("p", {}, `Rank ${whole(hand.hand_rank)} of ${whole(hand.worst_rank)}; 1 is the best.`),
    ...neighbours.filter(Boolean).map(hint),
    ...steps(hand, app),
    ...cards.lowNote(app),
  ];
}

/** If the hand and the board are five cards, a link to the steps that rank these cards. */
function steps(hand, app) {
  if (!hand.five_cards || app.game.high_rules !== START.rules) return [];
  return [h("p", {}, h("a", { href: write({ ...START, view: "deal", own: hand.five_cards }) }, "See the seven steps that rank it"))];
}

function ahead(row, any, app) {
  if (!row) return hint(cards.ranged(app) ? "A range is many hands; pick two cards to see who is ahead." : NO_FLOP);
  const said = any
    ? any.chance === null
      ? "The opponents can't hold these hands at once: they share cards."
      : `At least one of ${app.question.villains.length} opponents is ahead with a chance of ${percent(any.chance)}, give or take ${percent(any.standard_error)} (simulated).`
    : `${app.question.villains.length > 1 ? "The first" : "An"} opponent is ahead with a chance of ${percent(row.chance_ahead)}.`;
  return [h("p", { id: "chance-ahead" }, said), share(row), legendOfStandings(), h("p", {}, counted(row)), ...cards.lowNote(app)];
}

function outs(rows, app) {
  const groups = [
    ["improve your hand", rows.filter((row) => row.improves)],
    ["put you ahead or level: you then beat or tie at least half of the first opponent's hands", rows.filter((row) => row.wins)],
    ["put you behind: you then beat or tie fewer than half of the first opponent's hands", rows.filter((row) => row.loses)],
  ].filter(([, found]) => found.length > 0);
  if (groups.length === 0) return hint("No outs. An out is a next card, after the flop or the turn, that improves your hand or changes who is ahead. Outs are counted for one hand, not for a range.");
  const out = (row) => face(row.card, app.cards, "span", { title: row.description });
  const kind = ([category, found]) => h("li", {}, h("span", { class: "outs-kind" }, `${category} `), h("span", {}, found.map(out)));
  return groups.map(([what, found]) =>
    h(
      "div",
      { class: "outs" },
      h("h3", {}, `${found.length} of ${found[0].cards} cards ${what}`),
      h("ul", {}, [...Map.groupBy(found, (row) => row.category)].map(kind)),
    ),
  );
}

function winning(rows) {
  const own = rows.filter((row) => row.player_id === 1);
  if (own.length === 0) return hint("This picture starts with the flop. Before the flop the equity comes from a table without categories.");
  return parts(own, "Your equity by the hand that wins", { category: "Hand", wins: "Won", ties: "Split", equity: "Equity" });
}
