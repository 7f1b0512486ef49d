"""The command that compares a published table of frequencies with the exact one."""

from __future__ import annotations

import click

from pokersql.commands.frequencies import RULES, refuse_names, relation_of
from pokersql.commands.options import ENGINE, GIVEN, PRINTING, Output, prints
from pokersql.engines import Engine, Values
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import reading
from pokersql.input.names import game_of, rules_of
from pokersql.output import render


@click.command()
@click.argument("file", metavar="FILE", type=GIVEN)
@click.option(
    "--cards",
    type=click.IntRange(3, 7),
    help="How many cards each hand has [default with --rules: the number of cards that count].",
)
@RULES
@click.option(
    "--game", metavar="NAME", type=GIVEN, help="The game whose deals FILE counts, by its name in the table 'games'."
)
@prints(*ENGINE, *PRINTING)
def audit(file: str, cards: int | None, rules: str | None, game: str | None, output: Output) -> None:
    """Compare a published table of frequencies with the exact table: find wrong rows and a change that mends them.

    FILE is a csv file with a category and a number of hands in each line; - reads standard input. Categories may also
    have the names that articles on poker give them. A row named total is also compared. If FILE has no row for royal
    flushes, the straight flushes may include them. If a row is wrong or missing, the exit code is 4, and a line names
    the single change that mends the table, if there is one. If the pot of a game has a high and a low half, FILE is
    compared with the half whose categories FILE names.

    \b
    Examples:
      pokersql audit table.csv --cards 5
      pokersql audit table.csv --cards 7 -f json
      pokersql audit table.csv --rules "short deck"
      pokersql audit table.csv --game omaha
    """
    if game is not None and (rules is not None or cards is not None):
        option = f"--rules {rules}" if rules is not None else f"--cards {cards}"
        raise PokersqlError(f"{option} and --game {game}: a game has its own rules and cards; leave one of them out")
    if game is None and rules is None and cards is None:
        raise PokersqlError("--cards is missing: give the number of cards of each hand, or --rules or --game")
    engine = output.load()
    asked = None if game is not None else by_rules(engine, rules, cards)
    known = {name for (name,) in engine.rows("SELECT name FROM category_names")}
    figures = list(reading.counts(file, known))
    engine.insert("observations", [(0, name, hands) for _, name, hands in figures])
    asked = asked or by_game(engine, game_of(engine, game or ""))
    engine.rows("UPDATE audit_settings SET cards = ?, rules = ?", asked)
    where = {name: f"{reading.shown(file)}: line {line}" for line, name, _ in figures}
    wrong = "SELECT written, error FROM audited_figures WHERE kind = 'unknown'"
    refuse_names(engine, where, wrong, "exact_counts WHERE cards = ? AND rules = ?", asked)
    output.write(
        engine.execute(
            "SELECT category, published, exact, difference, verdict, slip FROM audited_counts ORDER BY hand_points DESC"
        )
    )
    verdict, found = finding(engine)
    if verdict != "right":
        raise PokersqlError(f"{reading.shown(file)}: {found}", ExitCode.TABLE)
    render.note(f"{reading.shown(file)}: {found}")


def by_rules(engine: Engine, rules: str | None, cards: int | None) -> list[int | str]:
    """Put the exact table into the relation `exact_counts`. Returns the number of cards, and the rules.

    Raises PokersqlError (usage) if the rules are unknown, or have no exact counts for hands of this size.
    """
    [(known,)] = engine.rows("SELECT rules FROM audit_settings")
    name = known if rules is None else rules_of(engine, rules)
    if cards is None:
        [(cards,)] = engine.rows("SELECT cards FROM rules WHERE rules = ?", [name])
    if not engine.rows("SELECT 1 FROM exact_counts WHERE cards = ? AND rules = ? LIMIT 1", [cards, name]):
        counted, values = relation_of(engine, name, cards)
        add(engine, f"SELECT cards, rules, hand_points, category, hands FROM {counted}", values)
    return [cards, name]


def by_game(engine: Engine, game: str) -> list[int | str]:
    """Put the exact table of a game into the relation `exact_counts`. Returns the number of cards, and the game's name.

    If the pot has two halves, the half whose categories the published table names is used; the name ends with it.
    """
    engine.remember(["game_odds"])
    halves = engine.rows(
        """
        SELECT o.half, COUNT(n.category) AS named
        FROM game_odds AS o
        LEFT JOIN observed_names AS n ON o.category = n.category
        WHERE o.game = ?
        GROUP BY o.half
        ORDER BY named DESC, o.half
        """,
        [game],
    )
    if not halves:
        raise PokersqlError(f"--game {game}: not counted exactly, so no table can be audited")
    [(cards,)] = engine.rows("SELECT own_cards + board_cards FROM games WHERE game = ?", [game])
    half = halves[0][0]
    name = f"{game} {half}" if len(halves) > 1 else game
    deals = "SELECT ?, ?, hand_points, category, deals FROM game_odds WHERE game = ? AND half = ?"
    add(engine, deals, [cards, name, game, half])
    return [cards, name]


def add(engine: Engine, counts: str, values: Values) -> None:
    """Insert the exact counts, which the query `counts` returns, into the table `audit_counts`."""
    engine.insert("audit_counts", engine.rows(counts, values))


def finding(engine: Engine) -> tuple[str, str]:
    """The verdict on the whole table, and a text with the errors and the change that mends the table."""
    [(rows, wrong, missing, total, total_verdict, added, exact, verdict, mend, nearest, changes)] = engine.rows(
        """
        SELECT
            table_rows, wrong, missing, total, total_verdict, published_sum, all_hands, verdict, mend, nearest,
            nearest_changes
        FROM audited_tables
        """
    )
    parts = [f"{wrong} of {rows} rows wrong" if wrong + missing else f"all {rows} rows are right"]
    if missing:
        parts.append(f"{missing} missing")
    more = f", {abs(added - exact):,} too {'many' if added > exact else 'few'}" if added != exact else ""
    parts.append(f"they add up to {added:,}{more}")
    if total_verdict == "wrong":
        parts.append(f"the total is {total:,} instead of {exact:,}")
    if mend:
        parts.append(f"one change mends it: {mend}")
    elif verdict != "right":
        parts.append("no single change mends it")
        if changes < wrong + missing:
            parts.append(f"nearest is the table of {nearest}, with {changes} to change")
    return verdict, "; ".join(parts)
