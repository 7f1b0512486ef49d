"""The command that audits a published table of frequencies."""

from __future__ import annotations

import click

from pokersql import reading, render
from pokersql.engines import Engine
from pokersql.errors import ExitCode, PokersqlError
from pokersql.frequencies import RULES, refuse_names
from pokersql.names import rules_of
from pokersql.options import ENGINE, GIVEN, PRINTING, Output, given, prints


@click.command()
@click.argument("file", metavar="FILE", type=GIVEN)
@click.option("--cards", type=click.IntRange(5, 7), required=True, help="How many cards a hand of the table has.")
@RULES
@prints(*ENGINE, *PRINTING)
def audit(file, cards, rules, output: Output) -> None:
    """Compare a published table of frequencies with the exact one: which rows are wrong, and what would mend it.

    FILE is a csv file of category and number of hands, in any order; - reads standard input. Any of the articles'
    names will do, a row named total is compared too, and a table without a royal flush may have it among the straight
    flushes. Exits with 4 if anything is wrong; the line that says so names the single change that mends the table.

    \b
    Examples:
      pokersql audit table.csv --cards 5
      pokersql audit table.csv --cards 7 -f json
      pokersql audit table.csv --cards 5 --rules published
    """
    engine = output.load()
    [(known_rules,)] = engine.rows("SELECT rules FROM audit_settings")
    rules = rules_of(engine, rules) if given("rules") else known_rules
    if not engine.rows("SELECT 1 FROM exact_counts WHERE cards = ? AND rules = ? LIMIT 1", [cards, rules]):
        raise PokersqlError(f"--rules {rules}: tables of {cards} cards are not audited by them")
    known = {name for (name,) in engine.rows("SELECT name FROM category_names")}
    figures = list(reading.counts(file, known))
    engine.rows("UPDATE audit_settings SET cards = ?, rules = ?", [cards, rules])
    engine.insert("observations", [(0, name, hands) for _, name, hands in figures])
    where = {name: f"{reading.shown(file)}: line {line}" for line, name, _ in figures}
    refuse_names(engine, where, "SELECT written, error FROM audited_figures WHERE kind = 'unknown'")
    output.write(
        engine.execute(
            "SELECT category, published, exact, difference, verdict, slip FROM audited_counts ORDER BY hand_points DESC"
        )
    )
    verdict, found = finding(engine)
    if verdict != "right":
        raise PokersqlError(f"{reading.shown(file)}: {found}", ExitCode.TABLE)
    render.note(f"{reading.shown(file)}: {found}")


def finding(engine: Engine) -> tuple[str, str]:
    """The verdict on the table as a whole, and in words what is wrong and what mends it."""
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
