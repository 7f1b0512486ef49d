"""The commands about frequencies: `odds` prints exact and simulated frequencies, `luck` tests observed counts."""

from __future__ import annotations

from typing import Any

import click

from pokersql.commands import chinese, draw, joint_odds
from pokersql.commands.frequencies import (
    RULES,
    enough_deals,
    halves_of,
    judging,
    refuse_names,
    relation_of,
    show,
)
from pokersql.commands.options import ENGINE, GIVEN, PLOT, PRINTING, SEED, Output, given, prints, setting
from pokersql.counts import dealing, significance
from pokersql.engines import Engine, Result, Values
from pokersql.errors import PokersqlError
from pokersql.input import reading
from pokersql.input.names import game_of, rules_of
from pokersql.output import render
from pokersql.sources import sql_files

ENOUGH = 250_000
"""With this many deals, no standard error is above 0.1 percentage points: sqrt(p (1 - p) / n) <= 0.5 / sqrt(n)."""

RUNS = {"high": 1, "low": 2}
"""For each half of a pot, the number of its run in the table `observations`."""

OF_GAME = """
    SELECT h.half, h.half_rules, o.hand_points, o.category, o.deals, o.probability, o.odds_against
    FROM game_odds AS o
    INNER JOIN game_halves AS h ON o.game = h.game AND o.half = h.half
    WHERE o.game = ?
"""
"""The query of the exact odds of a game, with the rules of each half of the pot."""

WRONG_NAMES = """
    SELECT n.written, n.error FROM observed_names AS n
    WHERE n.error <> ''
    UNION ALL
    SELECT n.written, 'no category of these rules' AS error FROM observed_names AS n
    WHERE n.error = '' AND n.category NOT IN (SELECT e.category FROM expected_odds AS e)
"""
"""The query that returns each name in the table `observations` that can't be tested, and the reason."""

PLAYERS = setting(
    "players", default=1, help="How many hands of each shuffle are counted; hands of one shuffle depend on each other."
)


@click.command()
@RULES
@click.option(
    "--cards",
    type=click.IntRange(3, 7),
    help="The number of cards of each hand; the best of them count [default: the number that the rules count].",
)
@click.option("--simulate", "hands", metavar="N", type=click.IntRange(1), help="Deal N hands, too.")
@click.option(
    "--game",
    metavar="NAME",
    type=GIVEN,
    default=sql_files.defaults()["game"],
    show_default=True,
    help="The game, by its name in the table 'games'; the odds are those after all cards are dealt. A game without "
    "exact counts is simulated with N deals (default: 250000, for chinese 10000). For draw, the odds before and after "
    "the draw are printed.",
)
@click.option(
    "--together",
    "categories",
    metavar="CATEGORIES",
    help="The chance that one deal to --players has all of these categories, separated by commas; N is then a number "
    "of deals.",
)
@chinese.OBJECTIVE
@SEED
@PLAYERS
@prints(PLOT, *ENGINE, *PRINTING)
def odds(
    rules: str | None,
    cards: int | None,
    hands: int | None,
    game: str,
    categories: str | None,
    objective: str,
    seed: int | None,
    players: int,
    output: Output,
) -> None:
    """Print the exact frequency of each category, and with --simulate also the frequency in a simulation.

    A simulation shuffles and deals. The column z is the distance from the exact number, in standard deviations.

    \b
    Examples:
      pokersql odds
      pokersql odds --cards 7
      pokersql odds --rules "short deck"
      pokersql odds --rules "ace to five" --cards 7
      pokersql odds --game omaha-hi-lo
      pokersql odds --game omaha-5
      pokersql odds --rules joker --simulate 100000 --seed 42
      pokersql odds --cards 7 --simulate 100000 --seed 42
      pokersql odds --game draw
      pokersql odds --simulate 100000 --seed 42
      pokersql odds --simulate 2598960 --players 10 --plot odds.svg
      pokersql odds --game chinese --simulate 10000 --seed 42
      pokersql odds --players 6 --together "full house, four of a kind"
    """
    engine = output.load()
    game = game_of(engine, game) if given("game") else game
    if categories is not None:
        only("--together", "game", "players", "hands", "seed")
        return joint_odds.odds(engine, categories, game, players, hands, seed, output)
    [(showdown, draws)] = engine.rows("SELECT showdown, draws FROM games WHERE game = ?", [game])
    if showdown == "chinese_showdown":
        only(f"--game {game}", "game", "hands", "seed", "objective")
        return chinese.odds(game, hands, seed, objective, output)
    if showdown == "payouts" and draws == 1:
        only(f"--game {game}", "game", "hands", "seed", "players", "plot")
        for_simulation(hands, seed, players)
        return draw.odds(game, hands, seed, players, output)
    if game != sql_files.defaults()["game"]:
        only(f"--game {game}", "game", "hands", "seed", "plot")
        return of_game(engine, game, hands, seed, output)
    for_simulation(hands, seed, players)
    only(f"--game {game}", "game", "rules", "cards", "hands", "seed", "players", "plot")
    if hands is None:
        counted, values = relation_of(engine, rules, cards)
        result = engine.execute(
            f"SELECT category, hands, probability, odds_against FROM {counted} ORDER BY hand_points DESC", values
        )
        size = f"All hands of {cards} cards" if cards else "All hands"
        by = f"{rules} rules" if rules else "standard rules"
        return show(output, result, "hands", None, f"{size}, {by}", "")
    by_rules(engine, rules, cards, hands, seed, players, output)


def for_simulation(hands: int | None, seed: int | None, players: int = 1) -> None:
    """Raise PokersqlError (usage) if options of a simulation are given without --simulate."""
    if hands is None and (seed is not None or players > 1):
        raise PokersqlError("--seed and --players are for a simulation: --simulate N")


def of_game(engine: Engine, game: str, hands: int | None, seed: int | None, output: Output) -> None:
    """Print the frequency of each category after all cards of a game are dealt, for each half of the pot.

    A game whose deals are not counted exactly is simulated.
    """
    halves = [half for (half,) in engine.rows("SELECT half FROM game_halves WHERE game = ? ORDER BY half", [game])]
    if output.plot is not None and len(halves) > 1:
        raise PokersqlError(f"--plot {output.plot}: {game} has a high and a low half; a chart shows only one half")
    engine.remember(["game_odds"])
    counted = halves_of(engine, game) == halves
    [(draws,)] = engine.rows("SELECT draws FROM games WHERE game = ?", [game])
    below = "hands before the draw" if draws else ""
    if not counted:
        hands = hands or ENOUGH
        dealing.check_sample(engine, hands)
        seed = dealing.seed_or_drawn(seed)
        render.note(
            f"{game} is not counted exactly: these are {hands:,} simulated deals; --simulate N changes their number"
        )
        return estimate(engine, game, hands, seed, output, below)
    for_simulation(hands, seed)
    if hands is not None:
        dealing.check_sample(engine, hands)
        return sampled(engine, OF_GAME, [game], "deals", hands, seed, output, below, game=game)
    half = "half, " if len(halves) > 1 else ""
    result = engine.execute(
        f"SELECT {half}category, deals, probability, odds_against FROM game_odds WHERE game = ? "
        "ORDER BY half, hand_points DESC",
        [game],
    )
    show(output, result, "deals", None, f"All deals of {game}", below)


def by_rules(
    engine: Engine,
    rules: str | None,
    cards: int | None,
    hands: int,
    seed: int | None,
    players: int,
    output: Output,
) -> None:
    """Print the exact and the simulated frequency of each category, for hands of `cards` cards by a set of rules."""
    if rules is None and cards in (None, 5):
        enough_deals(1, hands, players)
    else:
        dealing.check_sample(engine, hands, players)
    relation, values = relation_of(engine, rules, cards)
    name = judging(engine, rules)
    counted = f"""
        SELECT 'high' AS half, ? AS half_rules, hand_points, category, hands, probability, odds_against FROM {relation}
    """
    if players > 1:
        render.note("hands of one shuffle depend on each other, so z and the chi-square test are approximate")
    sampled(engine, counted, [name, *values], "hands", hands, seed, output, "", cards, players, rules=name)


def sampled(
    engine: Engine,
    counted: str,
    values: list[str | int],
    unit: str,
    hands: int,
    seed: int | None,
    output: Output,
    below: str,
    cards: int | None = None,
    players: int = 1,
    **judge: str,
) -> None:
    """Print exact odds beside simulated odds. `counted` is the query of the exact odds, `values` are its values."""
    [name] = judge.values()
    expect(engine, f"SELECT half_rules, hand_points, category, probability FROM ({counted}) AS o", values)
    dealing.sample(engine, RUNS, hands, dealing.seed_or_drawn(seed), 1, players, cards or 0, **judge)
    halves = engine.rows(f"SELECT DISTINCT half, half_rules FROM ({counted}) AS o ORDER BY half", values)
    rows: list[tuple[Any, ...]] = []
    tests = [below] if below else []
    for half, rules in halves:
        result = engine.execute(
            f"""
            SELECT o.half, o.category, o.{unit}, o.probability, o.odds_against, c.seen AS simulated, c.expected, c.z
            FROM ({counted}) AS o
            INNER JOIN observed_counts AS c ON o.half_rules = c.rules AND o.category = c.category
            WHERE o.half = ? AND c.run = ?
            ORDER BY o.hand_points DESC
            """,
            [*values, half, RUNS[half]],
        )
        rows += result.rows
        [(statistic, degrees, pooled)] = engine.rows(
            "SELECT chi_square, degrees_of_freedom, pooled FROM chi_squares WHERE rules = ? AND run = ?",
            [rules, RUNS[half]],
        )
        p = significance.chi_square_p(statistic, degrees) if significance.installed() else None
        words = significance.chi_square_words(statistic, degrees, pooled, p)
        tests.append(f"{half}: {words}" if len(halves) > 1 else words)
    first = 0 if len(halves) > 1 else 1
    printed = Result(result.columns[first:], (row[first:] for row in rows))
    of_cards = f" of {cards} cards" if cards else ""
    title = f"{hands:,} simulated {unit}{of_cards}, {name}"
    show(output, printed, "simulated", "expected", title, "\n".join(tests))
    if not significance.installed():
        raise significance.missing()


def estimate(engine: Engine, game: str, hands: int, seed: int, output: Output, below: str) -> None:
    """Simulate `hands` deals of a game, and print the estimated odds with their standard errors."""
    dealing.sample(engine, RUNS, hands, seed, game=game)
    result = engine.execute(
        """
        WITH
        half_categories AS (
            SELECT h.half, c.hand_points, c.category
            FROM game_halves AS h
            INNER JOIN rule_categories AS c ON h.half_rules = c.rules
            WHERE h.game = $game
            UNION ALL
            SELECT h.half, -1 AS hand_points, r.unqualified AS category
            FROM game_halves AS h
            INNER JOIN rules AS r ON h.half_rules = r.rules
            WHERE h.game = $game AND r.unqualified <> ''
        ),
        shares AS (
            SELECT
                c.half, c.hand_points, c.category, COALESCE(SUM(o.occurrences), 0) AS simulated,
                COALESCE(SUM(o.occurrences), 0) / CAST($deals AS DOUBLE PRECISION) AS share
            FROM half_categories AS c
            LEFT JOIN observations AS o
                ON c.category = o.category AND o.run = CASE c.half WHEN 'low' THEN $low ELSE $high END
            GROUP BY c.half, c.hand_points, c.category
        )
        SELECT
            half, category, CAST(simulated AS BIGINT) AS simulated, share,
            CASE WHEN share > 0 AND share < 1 THEN SQRT(share * (1 - share) / $deals) END AS standard_error
        FROM shares
        ORDER BY half, hand_points DESC
        """,
        {"game": game, "deals": hands, **RUNS},
    )
    rows = list(result.rows)
    halves = {half for half, *_ in rows}
    first = 0 if len(halves) > 1 else 1  # 1 leaves out the column half
    printed = Result(result.columns[first:], (row[first:] for row in rows))
    error = max(row[-1] or 0 for row in rows)
    said = f"{hands:,} simulated deals; the standard error is {100 * error:.2g} percentage points at most"
    show(
        output,
        printed,
        "simulated",
        None,
        f"{hands:,} simulated deals of {game}",
        "\n".join(filter(None, [said, below])),
    )


@click.command()
@click.option(
    "--observed",
    metavar="FILE",
    type=GIVEN,
    help="A csv file with a category and its number of occurrences in each line; - reads standard input.",
)
@click.option("--category", metavar="NAME", help="One category instead of a file; needs --seen and --hands.")
@click.option("--seen", metavar="K", type=click.IntRange(0, reading.MOST), help="How often the category was seen.")
@click.option(
    "--hands",
    metavar="N",
    type=click.IntRange(1, reading.MOST),
    help="The number of all hands; if given, categories without a line are not judged [default: the sum of FILE].",
)
@click.option(
    "--repeat",
    "repeats",
    metavar="R",
    type=click.IntRange(1),
    help="Simulate the same number of hands R times, and print the averages instead.",
)
@RULES
@click.option(
    "--game", metavar="NAME", type=GIVEN, help="The game whose deals are expected, by its name in the table 'games'."
)
@SEED
@PLAYERS
@prints(PLOT, *ENGINE, *PRINTING)
def luck(
    observed: str | None,
    category: str | None,
    seen: int | None,
    hands: int | None,
    repeats: int | None,
    rules: str | None,
    game: str | None,
    seed: int | None,
    players: int,
    output: Output,
) -> None:
    """Test whether luck explains the observed counts of categories.

    Prints z for each category, and three exact binomial probabilities: of a count at least as high, of a count at most
    as high, and of a count at least as unlikely. Without --rules or --game, counts are tested by the rules of poker and
    by the rules of the T-SQL article. The verdict is "not luck" if chance gives a chi-square as large less often than
    once in 1000 times, or if the smallest two-sided probability of a count, times the number of counts, is below 1 in
    1000.

    FILE has all hands that were seen: a category without a line was seen 0 times. Categories may also have the names
    that articles on poker give them.

    \b
    Examples:
      pokersql luck --observed run.csv
      pokersql luck --category "royal flush" --seen 8 --hands 2598960
      pokersql luck --observed run.csv --repeat 10 --seed 1
      pokersql luck --repeat 100 --hands 10000 --seed 1
      pokersql luck --rules "short deck" --category flush --seen 90 --hands 50000
      pokersql luck --game omaha-hi-lo --category low --seen 340 --hands 1000
    """
    if rules is not None and game is not None:
        raise PokersqlError(f"--rules {rules} and --game {game}: a game has its own rules; leave one of them out")
    if observed is not None and category is not None:
        raise PokersqlError("--observed and --category: give either a file or one category")
    if (category is None) != (seen is None) or (category is not None and hands is None):
        raise PokersqlError("--category, --seen and --hands go together")
    if observed is None and category is None and (repeats is None or hands is None):
        raise PokersqlError("no counts to test; give --observed FILE, --category, or --repeat with --hands")
    if repeats is None and (seed is not None or players > 1):
        raise PokersqlError("--seed and --players are for a simulation: --repeat R")
    if repeats is None and not significance.installed():
        raise significance.missing()
    engine = output.load()
    described = judged_by(engine, rules, game)
    figures = [(0, category, seen or 0)] if category is not None else []
    if observed is not None:
        known = {name for (name,) in engine.rows("SELECT name FROM category_names")}
        figures = list(reading.counts(observed, known))
    if figures:
        hands = take(engine, figures, hands, observed, game)
    if repeats is not None and hands is not None:
        if game and not figures:
            choose_half(engine, game)
        average(engine, output, hands, repeats, seed, players, rules, game)
    else:
        judge(engine, output, described)


def judged_by(engine: Engine, rules: str | None, game: str | None) -> dict[str, str]:
    """Write the exact odds into the table `expected_odds`. Returns a description of each set of rules in this table.

    Raises PokersqlError (usage) if the rules or the game are unknown or have no exact counts.
    """
    described: dict[str, str] = dict(engine.rows("SELECT rules, description FROM rules ORDER BY rules DESC"))
    if game is not None:
        game = game_of(engine, game)
        engine.remember(["game_odds"])
        if not halves_of(engine, game):
            raise PokersqlError(f"--game {game}: not counted exactly; 'pokersql odds --game {game}' simulates it")
        expect(engine, f"SELECT half_rules, hand_points, category, probability FROM ({OF_GAME}) AS o", [game])
        described = dict.fromkeys(described, f"the deals of {game}")
    elif rules is not None:
        rules = rules_of(engine, rules)
        described = {rules: f"{rules} rules"}
        if engine.rows("SELECT 1 FROM expected_odds WHERE rules = ? LIMIT 1", [rules]):
            engine.rows("DELETE FROM expected_odds WHERE rules <> ?", [rules])
        else:
            relation, values = relation_of(engine, rules, None)
            expect(engine, f"SELECT rules, hand_points, category, probability FROM {relation}", values)
    known = {name for (name,) in engine.rows("SELECT rules FROM expected_odds")}
    return {name: description for name, description in described.items() if name in known}


def expect(engine: Engine, odds: str, values: Values) -> None:
    """Replace the rows of the table `expected_odds` by the rows of the query `odds`."""
    found = engine.rows(odds, values)
    engine.rows("DELETE FROM expected_odds")
    engine.insert("expected_odds", found)


def take(
    engine: Engine, figures: list[tuple[int, str, int]], hands: int | None, file: str | None, game: str | None
) -> int:
    """Insert counts (line, category, occurrences) into the table `observations` as run 0. Returns the number of hands.

    If a game's pot has two halves, the table `expected_odds` keeps only the half whose categories the counts name.
    """
    where = {name: f"{reading.shown(file)}: line {line}" if file else "--category" for line, name, _ in figures}
    engine.insert("observations", [(0, name, seen) for _, name, seen in figures])
    if game:
        choose_half(engine, game)
    refuse_names(engine, where, WRONG_NAMES, "expected_odds")
    total = sum(seen for _, _, seen in figures)
    unnamed = [
        name
        for (name,) in engine.rows(
            """
            SELECT e.category
            FROM expected_odds AS e
            LEFT JOIN observed_names AS n ON e.category = n.category
            WHERE n.category IS NULL
            GROUP BY e.category
            ORDER BY MAX(e.hand_points) DESC
            """
        )
    ]
    problem = None
    if not (hands or total):
        problem = f"{reading.shown(file or '')}: no hands, so there is nothing to test"
    elif total > (hands or reading.MOST):
        problem = f"{total} were seen, but there are {hands or reading.MOST} hands at most"
    elif total < (hands or 0) and not unnamed:
        problem = f"--hands {hands}: the counts of all categories add up to only {total}"
    if problem:
        raise PokersqlError(problem)
    if total < (hands or 0):
        engine.insert("observations", [(0, "other", (hands or 0) - total)])
    elif unnamed and "other" not in (name.strip().lower() for name in where):
        render.note(f"not named, so seen 0 times: {', '.join(unnamed)}")
    return hands or total


def choose_half(engine: Engine, game: str) -> None:
    """Keep in `expected_odds` the half of the pot with more named categories; for equal numbers, the high half."""
    [(rules, *_), *_] = engine.rows(
        """
        SELECT e.rules, h.half, COUNT(n.category) AS named
        FROM expected_odds AS e
        INNER JOIN game_halves AS h ON e.rules = h.half_rules AND h.game = ?
        LEFT JOIN observed_names AS n ON e.category = n.category
        GROUP BY e.rules, h.half
        ORDER BY named DESC, h.half
        """,
        [game_of(engine, game)],
    )
    engine.rows("DELETE FROM expected_odds WHERE rules <> ?", [rules])


def judge(engine: Engine, output: Output, described: dict[str, str]) -> None:
    """Print the observed and the expected counts by each set of rules, and whether the difference is luck."""
    fits, rows = [], []
    for rules, description in described.items():
        counts = [
            significance.Count(*row)
            for row in engine.rows(
                """
                SELECT category, seen, hands, probability, z
                FROM observed_counts
                WHERE run = 0 AND rules = ? AND category <> 'other'
                ORDER BY hand_points DESC
                """,
                [rules],
            )
        ]
        if not counts:  # the counts are about the other half of the pot
            continue
        [test] = engine.rows(
            "SELECT chi_square, degrees_of_freedom, pooled FROM chi_squares WHERE run = 0 AND rules = ?", [rules]
        )
        fits.append(significance.Fit(rules, description, counts, *test))
        for c in counts:
            lucky = "luck" if fits[-1].allows(c) else "not luck"
            rows.append((rules, c.category, c.seen, c.expected, c.z, c.at_least, c.at_most, c.two_sided, lucky))
    tests = [f"{fit.rules}: {fit.words}" for fit in fits if len(fit.counts) > 1]
    columns = ["rules", "category", "seen", "expected", "z", "p_at_least", "p_at_most", "p_two_sided", "verdict"]
    below = "\n".join([*tests, significance.verdict(fits)])
    title = f"{fits[0].counts[0].hands:,} hands, {fits[0].rules} rules"
    show(output, Result(columns, iter(rows)), "seen", "expected", title, below)


def average(
    engine: Engine,
    output: Output,
    hands: int,
    repeats: int,
    seed: int | None,
    players: int,
    rules: str | None,
    game: str | None,
) -> None:
    """Print the average counts of `repeats` simulations, the expected counts and the observed counts."""
    seen = engine.rows("SELECT COUNT(*) FROM observations") != [(0,)]
    named = {"game": game_of(engine, game)} if game else {"rules": rules_of(engine, rules)} if rules else {}
    if named:
        dealing.check_sample(engine, repeats * hands, players)
    enough_deals(repeats, hands, players)
    judge = named or {"rules": judging(engine, None)}
    [(half,), *_] = engine.rows(
        "SELECT half FROM game_halves WHERE game = ? AND half_rules IN (SELECT rules FROM expected_odds)",
        [judge.get("game", "")],
    )
    dealing.sample(engine, {half: 1}, hands, dealing.seed_or_drawn(seed), repeats, players, **judge)
    result = engine.execute(
        f"""
        SELECT a.category, {"o.seen, " if seen else ""}a.expected, a.average, a.deviation, a.fewest, a.most
        FROM run_averages AS a
        LEFT JOIN observed_counts AS o ON o.run = 0 AND a.rules = o.rules AND a.category = o.category
        WHERE a.rules = (SELECT MAX(e.rules) FROM expected_odds AS e)
        ORDER BY a.hand_points DESC
        """
    )
    below = f"{repeats} simulations of {hands:,} hands each"
    show(output, result, "average", "expected", below, below)
    if players > 1:
        render.note(
            "hands of one shuffle depend on each other, so the deviation is not exactly that of independent hands"
        )


def only(question: str, *names: str) -> None:
    """Raise PokersqlError (usage) if the user has given an option that is not in `names`."""
    context = click.get_current_context()
    flags = {parameter.name: parameter.opts[0] for parameter in context.command.params}
    for name in ("rules", "cards", "hands", "game", "objective", "seed", "players", "plot"):
        if name not in names and given(name):
            raise PokersqlError(f"{flags[name]} {context.params[name]}: can't be combined with {question}")
