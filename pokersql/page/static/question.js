// The question, and the address that says it: what stands after # makes a link show the same.

export const START = { view: "hand", game: "holdem", hero: "", board: "", dead: "", villains: ["random"], seed: 1 };

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a % that is written as it is, as in 15%
  }
}

/** The question of an address. A + stays a +, as in QQ+. */
export function read(hash) {
  const found = { ...START, villains: [] };
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [name, ...rest] = part.split("=");
    const value = decoded(rest.join("=")).trim();
    if (name === "villain" && value) found.villains.push(value);
    else if (name === "seed" && /^\d{1,9}$/.test(value)) found.seed = Number(value);
    else if (["view", "game", "hero", "board", "dead"].includes(name) && value) found[name] = value;
  }
  if (found.villains.length === 0) found.villains = [...START.villains];
  return found;
}

/** The address of a question; what is as at the start is left out. */
export function write(question) {
  const parts = [];
  const add = (name, value) => parts.push(`${name}=${value.replace(/[%&#\s]/g, encodeURIComponent)}`);
  for (const name of ["view", "game", "hero", "board", "dead"]) {
    if (question[name] !== START[name]) add(name, question[name]);
  }
  if (question.villains.join() !== START.villains.join()) question.villains.forEach((villain) => add("villain", villain));
  if (question.seed !== START.seed) add("seed", String(question.seed));
  return `#${parts.join("&")}`;
}

/** What the engine is asked. */
export function asked(question) {
  return {
    game: question.game,
    players: [question.hero, ...question.villains],
    board: question.board,
    dead: question.dead,
    seed: question.seed,
  };
}

const literal = (text) => `'${String(text).replaceAll("'", "''")}'`;

/** The SQL that puts a question and asks a query: it runs wherever the relations are. */
export function script(question, game, answer, texts) {
  const lines = [];
  if (question) {
    const players = question.players.map((range, i) => `(${i + 1}, ${literal(range)})`);
    lines.push(`INSERT INTO player_ranges VALUES ${players.join(", ")};`);
    const known = ["board", "dead"].filter((place) => question[place].trim());
    if (known.length) {
      lines.push(`INSERT INTO known_cards VALUES ${known.map((place) => `('${place}', ${literal(question[place])})`).join(", ")};`);
    }
    if (question.game !== START.game) {
      lines.push(`UPDATE equity_game SET game = ${literal(question.game)};`);
      if (game?.takes_ranges) lines.push(texts.next_game);
    }
    if (answer.values?.method === "sim") {
      lines.push(`UPDATE simulation SET seed = ${question.seed}, samples = 100000;`);
      lines.push(game?.takes_ranges ? texts.next_batch : texts.next_deals);
    }
    lines.push("");
  }
  lines.push(answer.sql.replace(/\$(\w+)/g, (whole, name) => (name in (answer.values ?? {}) ? literal(answer.values[name]) : whole)));
  return lines.join("\n");
}
