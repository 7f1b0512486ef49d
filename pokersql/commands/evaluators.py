"""Tries evaluators of hands for the command `audit`; the relation evaluator_errors finds what they get wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from itertools import islice

from pokersql.commands.options import Output
from pokersql.counts import dealing
from pokersql.engines import DuckDB
from pokersql.errors import ExitCode, PokersqlError
from pokersql.evaluators import Evaluator, found
from pokersql.output import render

SLICE = 100_000
"""The number of hands whose values are inserted at a time."""

SAMPLE = 100_000
"""The number of random hands of six and of seven cards without --sample."""


def audit_evaluators(
    names: Sequence[str],
    cards: int | None,
    output: Output,
    sample: int | None,
    everything: bool,
    seed: int | None,
    wrong: bool,
) -> None:
    """Try evaluators on hands, and print the verdicts or, with `wrong`, the errors. `cards` is None for 5 to 7."""
    if cards is not None and cards < 5:
        raise PokersqlError(f"--cards {cards}: evaluators are tried on 5 to 7 cards")
    if everything and (sample, seed) != (None, None):
        raise PokersqlError(f"--all and --{'seed' if sample is None else 'sample'}: give one of them")
    sizes = [cards] if cards else [5, 6, 7]
    complete = [size for size in sizes if everything or (size == 5 and sample is None)]
    if seed is not None and complete == sizes:
        raise PokersqlError("--seed: all hands of five cards are tried; give --sample, too")
    with redirect_stdout(sys.stderr):  # an evaluator may print
        tried = [*{one.name: one for one in map(found, names)}.values()]
    engine = output.load()
    if not isinstance(engine, DuckDB):
        raise PokersqlError(f"--engine {engine.name}: only duckdb audits evaluators")
    if complete != sizes:
        seed = dealing.seed_or_drawn(seed)
        engine.rows("UPDATE settings SET seed = ?, rounds = ?", [seed, sample or SAMPLE])
    for size in sizes:
        for evaluator, hands in slices(engine, tried, size, size in complete):
            with redirect_stdout(sys.stderr):
                values = [(evaluator.name, size, rank, hand, *evaluator.value(hand)) for rank, hand in hands]
            engine.insert("evaluations", values)
            engine.rows("INSERT INTO evaluator_values FROM evaluation_groups")
            engine.rows("DELETE FROM evaluations")
    engine.remember(["evaluator_errors", "audited_evaluators"])
    output.write(
        engine.execute(
            """
            SELECT evaluator, cards, fault, wrong, hand, description, value, problem
            FROM evaluator_errors
            ORDER BY evaluator, cards, fault, wrong DESC, hand_rank
            """
            if wrong
            else "SELECT * FROM audited_evaluators ORDER BY evaluator, cards"
        )
    )
    [(audits, faulty, first)] = engine.rows(
        """
        SELECT
            COUNT(*),
            COUNT(example),
            ARG_MIN(evaluator || ', ' || cards || ' cards: ' || example, (evaluator, cards))
        FROM audited_evaluators
        """
    )
    if faulty:
        raise PokersqlError(f"{faulty} of {audits} audits found errors; {first}", ExitCode.TABLE)
    render.note(f"no errors in {audits} audit{'s' if audits > 1 else ''}")


def slices(
    engine: DuckDB, evaluators: Sequence[Evaluator], cards: int, complete: bool
) -> Iterator[tuple[Evaluator, list[tuple[int, str]]]]:
    """For each evaluator, slices of the hands with this number of cards: all hands if `complete`, else a sample.

    A hand is its right rank and its text.
    """
    relation = "evaluator_hands" if complete else "evaluator_samples"
    query = f"SELECT hand_rank, hand FROM {relation} WHERE cards = ?"
    sample = [] if complete else engine.rows(query, [cards])
    [(total,)] = engine.rows("SELECT SUM(hands) FROM category_odds WHERE cards = ?", [cards])
    parts = -(-int(len(sample) or total) // SLICE)
    for evaluator in evaluators:
        # Without these optimizers, DuckDB returns the first hands before it has made all.
        engine.plan_without("join_order", "build_side_probe_side")
        hands = iter(sample) if sample else engine.execute(query, [cards]).rows
        engine.plan_without()
        for _ in render.progress(range(parts), parts, f"{evaluator.name}, {cards} cards"):
            yield evaluator, list(islice(hands, SLICE))
