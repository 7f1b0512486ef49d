"""The commands about frequencies: the exact ones, simulated ones, and whether somebody's are luck."""

from __future__ import annotations

import click

from pokersql import dealing, joint_odds, reading, render, significance
from pokersql.commands import chinese, draw
from pokersql.engines import Engine, Result
from pokersql.errors import PokersqlError
from pokersql.frequencies import RULES, check, enough_deals, refuse_names, relation_of, show
from pokersql.names import game_of
from pokersql.options import ENGINE, GIVEN, PRINTING, SEED, Output, given, prints, setting

PLAYERS = setting("players", default=1, help="How many hands of each shuffle count; above 1 they depend on each other.")
PLOT = click.option(
    "--plot", metavar="FILE", type=GIVEN, help="Draw a chart as well, as the ending says: .svg or .png."
)


@click.command()
@RULES
@click.option(
    "--cards",
    type=click.IntRange(3, 7),
    help="How many cards a hand has; the best of them count [default: as many as count].",
)
@click.option("--simulate", "hands", metavar="N", type=click.IntRange(1), help="Deal N hands as well.")
@click.option(
    "--game",
    metavar="NAME",
    type=GIVEN,
    default="five-card",
    show_default=True,
    help="A game, as in the table games: its hands when all cards are dealt. draw is the draw of 'pokersql play'; "
    "chinese has three rows, which are always simulated [N: 10000].",
)
@click.option(
    "--together",
    "categories",
    metavar="CATEGORIES",
    help="The chance that one deal to --players has each of these, with commas between them; then N counts deals.",
)
@chinese.OBJECTIVE
@SEED
@PLAYERS
@PLOT
@prints(*ENGINE, *PRINTING)
def odds(rules, cards, hands, game, categories, objective, seed, players, plot, output: Output) -> None:
    """Print how often each category comes, exactly, and how often it came in a simulation.

    A simulation shuffles, deals and goes through the readable steps. z is how many standard deviations it is off.

    \b
    Examples:
      pokersql odds
      pokersql odds --cards 7
      pokersql odds --rules "short deck"
      pokersql odds --rules "ace to five" --cards 7
      pokersql odds --game omaha-hi-lo
      pokersql odds --game draw
      pokersql odds --simulate 100000 --seed 42
      pokersql odds --simulate 2598960 --players 10 --plot odds.svg
      pokersql odds --game chinese --simulate 10000 --seed 42
      pokersql odds --players 6 --together "full house, four of a kind"
    """
    check(output, plot)
    engine = output.load()
    game = game_of(engine, game) if given("game") else game
    if categories is not None:
        only("--together", "game", "players", "hands", "seed")
        return joint_odds.odds(engine, categories, game, players, hands, seed, output)
    if game == "chinese":
        only("--game chinese", "game", "hands", "seed", "objective")
        return chinese.odds(hands, seed, objective, output)
    if hands is None and (seed is not None or players > 1):
        raise PokersqlError("--seed and --players are for a simulation: --simulate N")
    if game == "draw":
        only("--game draw", "game", "hands", "seed", "players", "plot")
        return draw.odds(hands, seed, players, plot, output)
    if game != "five-card":
        only(f"--game {game}", "game", "plot")
        return of_game(engine, game, plot, output)
    only("--game five-card", "game", "rules", "cards", "hands", "seed", "players", "plot")
    if hands is None:
        counted, values = relation_of(engine, rules, cards)
        result = engine.execute(
            f"SELECT category, hands, probability, odds_against FROM {counted} ORDER BY hand_points DESC", values
        )
        size = f"All hands of {cards} cards" if cards else "All hands"
        return show(output, result, "hands", None, plot, f"{size}, {rules or 'standard'} rules", "")
    if rules is not None:
        raise PokersqlError(f"--rules {rules}: a simulation is evaluated by the standard rules")
    if cards not in (None, 5):
        raise PokersqlError(f"--cards {cards}: a simulation deals hands of five cards")
    enough_deals(1, hands, players)
    dealing.simulate(engine, 0, hands, players, dealing.seed_or_drawn(seed))
    result = engine.execute(
        """
        SELECT o.category, o.hands, o.probability, o.odds_against, c.seen AS simulated, c.expected, c.z
        FROM odds AS o
        INNER JOIN observed_counts AS c ON o.rules = c.rules AND o.hand_points = c.hand_points
        WHERE o.rules = 'standard'
        ORDER BY o.hand_points DESC
        """
    )
    [(statistic, degrees, pooled)] = engine.rows(
        "SELECT chi_square, degrees_of_freedom, pooled FROM chi_squares WHERE rules = 'standard'"
    )
    p = significance.chi_square_p(statistic, degrees) if significance.installed() else None
    below = significance.chi_square_words(statistic, degrees, pooled, p)
    show(output, result, "simulated", "expected", plot, f"{hands:,} simulated hands, standard rules", below)
    if players > 1:
        render.note("hands of one shuffle depend on each other, so z and the chi-square test are approximate")
    if not significance.installed():
        raise significance.missing()


def of_game(engine: Engine, game: str, plot: str | None, output: Output) -> None:
    """Print how often each category of a game comes when all its cards are dealt, for each half of its pot."""
    halves = [
        half for (half,) in engine.rows("SELECT DISTINCT half FROM game_odds WHERE game = ? ORDER BY half", [game])
    ]
    if not halves:
        raise PokersqlError(f"--game {game}: its deals are not counted")
    [(draws,)] = engine.rows("SELECT draws FROM games WHERE game = ?", [game])
    half = "half, " if len(halves) > 1 else ""
    result = engine.execute(
        f"SELECT {half}category, deals, probability, odds_against FROM game_odds WHERE game = ? "
        "ORDER BY half, hand_points DESC",
        [game],
    )
    if plot is not None and half:
        raise PokersqlError(f"--plot {plot}: {game} has two halves, a chart shows one")
    show(output, result, "deals", None, plot, f"All deals of {game}", "hands as they are dealt" if draws else "")


@click.command()
@click.option(
    "--observed",
    metavar="FILE",
    type=GIVEN,
    help="Figures to judge, a csv file of category and occurrences; - reads standard input.",
)
@click.option("--category", metavar="NAME", help="One category instead of a file; goes with --seen and --hands.")
@click.option("--seen", metavar="K", type=click.IntRange(0, reading.MOST), help="How often it was seen.")
@click.option(
    "--hands",
    metavar="N",
    type=click.IntRange(1, reading.MOST),
    help="How many hands there were; what is not named is then not judged [default: all in FILE].",
)
@click.option(
    "--repeat",
    "repeats",
    metavar="R",
    type=click.IntRange(1),
    help="Simulate so many hands R times, and print the averages instead.",
)
@SEED
@PLAYERS
@PLOT
@prints(*ENGINE, *PRINTING)
def luck(observed, category, seen, hands, repeats, seed, players, plot, output: Output) -> None:
    """Judge how often somebody saw each category: luck, or something else?

    Prints z for each category, and the exact binomial probabilities of as many or more, as many or fewer, and as far
    off either way; by the rules of poker and by those that the T-SQL article published. Counts that
    chance alone gives less than once in 1000 times, all categories together, are not called luck.

    FILE has all that was seen: a category that is not there was seen 0 times. Any of the articles' names will do.

    \b
    Examples:
      pokersql luck --observed run.csv
      pokersql luck --category "royal flush" --seen 8 --hands 2598960
      pokersql luck --observed run.csv --repeat 10 --seed 1
      pokersql luck --repeat 100 --hands 10000 --seed 1
    """
    check(output, plot)
    if observed is not None and category is not None:
        raise PokersqlError("--observed and --category: figures come from a file or from one category")
    if (category is None) != (seen is None) or (category is not None and hands is None):
        raise PokersqlError("--category, --seen and --hands go together")
    if observed is None and category is None and (repeats is None or hands is None):
        raise PokersqlError("nothing to judge; give --observed FILE, --category, or --repeat with --hands")
    if repeats is None and (seed is not None or players > 1):
        raise PokersqlError("--seed and --players are for a simulation: --repeat R")
    if repeats is None and not significance.installed():
        raise significance.missing()
    engine = output.load()
    figures = [(0, category, seen)] if category is not None else []
    if observed is not None:
        known = {name for (name,) in engine.rows("SELECT name FROM category_names")}
        figures = list(reading.counts(observed, known))
    if figures:
        hands = take(engine, figures, hands, observed)
    if repeats is not None:
        average(engine, output, hands, repeats, dealing.seed_or_drawn(seed), players, plot)
    else:
        judge(engine, output, plot)


def take(engine: Engine, figures: list[tuple[int, str, int]], hands: int | None, file: str | None) -> int:
    """Insert figures (line, category, occurrences) into observations as run 0; returns their number of hands."""
    where = {name: f"{reading.shown(file)}: line {line}" if file else "--category" for line, name, _ in figures}
    engine.insert("observations", [(0, name, seen) for _, name, seen in figures])
    refuse_names(engine, where, "SELECT written, error FROM observed_names WHERE error <> ''")
    total = sum(seen for _, _, seen in figures)
    unnamed = [
        name
        for (name,) in engine.rows(
            """
            SELECT c.category
            FROM categories AS c
            LEFT JOIN observed_names AS n ON c.hand_points = n.hand_points
            WHERE COALESCE(n.hand_points, -1) < 0
            ORDER BY c.hand_points DESC
            """
        )
    ]
    problem = None
    if not (hands or total):
        problem = f"{reading.shown(file or '')}: no hands at all; there is nothing to judge"
    elif total > (hands or reading.MOST):
        problem = f"{total} were seen, but there are {hands or reading.MOST} hands at most"
    elif total < (hands or 0) and not unnamed:
        problem = f"--hands {hands}: all categories are there, of {total} hands in all"
    if problem:
        raise PokersqlError(problem)
    if total < (hands or 0):
        engine.insert("observations", [(0, "other", (hands or 0) - total)])
    elif unnamed and "other" not in (name.strip().lower() for name in where):
        render.note(f"not named, so seen 0 times: {', '.join(unnamed)}")
    return hands or total


def judge(engine: Engine, output: Output, plot: str | None) -> None:
    """Print what was seen beside what is expected, and whether that is luck."""
    fits, rows = [], []
    for rules, description in engine.rows(
        "SELECT r.rules, r.description FROM rules AS r WHERE r.rules IN (SELECT o.rules FROM odds AS o) "
        "ORDER BY r.rules DESC"
    ):
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
    show(output, Result(columns, iter(rows)), "seen", "expected", plot, title, below)


def average(
    engine: Engine, output: Output, hands: int, repeats: int, seed: int, players: int, plot: str | None
) -> None:
    """Print the average of `repeats` simulations, beside what is expected and what was seen."""
    seen = engine.rows("SELECT COUNT(*) FROM observations") != [(0,)]
    enough_deals(repeats, hands, players)
    next_deal = 1
    for run in range(1, repeats + 1):
        next_deal = dealing.simulate(engine, run, hands, players, seed, next_deal)
    result = engine.execute(
        f"""
        SELECT a.category, {"o.seen, " if seen else ""}a.expected, a.average, a.deviation, a.fewest, a.most
        FROM run_averages AS a
        LEFT JOIN observed_counts AS o ON o.run = 0 AND a.rules = o.rules AND a.category = o.category
        WHERE a.rules = 'standard'
        ORDER BY a.hand_points DESC
        """
    )
    below = f"{repeats} simulations of {hands:,} hands each"
    show(output, result, "average", "expected", plot, below, below)
    if players > 1:
        render.note("hands of one shuffle depend on each other, so the deviation is not quite that of single hands")


def only(question: str, *names: str) -> None:
    """Refuse options that are for other questions."""
    context = click.get_current_context()
    flags = {parameter.name: parameter.opts[0] for parameter in context.command.params}
    for name in ("rules", "cards", "hands", "game", "objective", "seed", "players", "plot"):
        if name not in names and given(name):
            raise PokersqlError(f"{flags[name]} {context.params[name]}: it doesn't go with {question}")
