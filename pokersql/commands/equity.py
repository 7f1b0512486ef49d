"""The commands that compare the chances of hands: equity, beats and outs."""

from __future__ import annotations

from collections.abc import Sequence

import click

from pokersql.commands.options import GIVEN, PRINTING, SEED, SHOW_SQL, Output, Part, given, prints
from pokersql.counts import dealing, equities
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import hand_files
from pokersql.input.hands import symbols
from pokersql.output import files, render

BOARD = click.option("-b", "--board", metavar="CARDS", type=GIVEN, help="The three, four or five cards on the table.")
GAME = click.option("--game", metavar="GAME", type=GIVEN, help="Another game than hold'em, such as omaha.")
DEAD = click.option("-d", "--dead", metavar="CARDS", type=GIVEN, help="Cards that are out of the deck.")
GROUPED = {"category": "category", "class": "starting_hand", "total": "against"}
"""The groupings in the relation `standing_counts`.

For each grouping, the name of the printed column that has the groups.
"""

COLUMNS = ["player", "hands", "equity", "wins", "ties", "losses", "method", "runouts", "standard_error"]
"""The columns of an equity that are printed."""

COLUMNS_OF_HALVES = [
    *["player", "hands", "equity", "wins AS scoops", "highs", "lows", "quarters", "losses", "parts", "pot_parts"],
    *["method", "runouts", "standard_error"],
]
"""The columns of an equity that are printed if the pot has two halves."""

UNKNOWN = "(SELECT MAX(missing) > 0 FROM seat_hands)"
"""SQL that says whether some of a player's own cards are unknown."""

ROUNDED = {"equity": ".6f", "change": "+.6f", "standard_error": ".6f", "any_ahead": ".6f"}


@click.command()
@click.argument("players", nargs=-1, metavar="PLAYER...")
@click.option("--table", metavar="FILE", type=GIVEN, help="A file with one question per row: .csv, .jsonl, .parquet …")
@click.option(
    "--columns",
    metavar="NAME,NAME,...",
    help="The two to four columns of FILE that have hero, villain, board and dead cards [default: hero,villain,board].",
)
@click.option("--allow-errors", is_flag=True, help="Exit with 0 even if rows of FILE have no equity.")
@click.option(
    "-b",
    "--board",
    metavar="CARDS",
    type=GIVEN,
    help="Up to five cards on the table, or a pattern of cards; the other board cards are dealt at random.",
)
@DEAD
@click.option(
    "--method",
    type=click.Choice(["auto", "exact", "sim"]),
    default="auto",
    show_default=True,
    help="Count all showdowns, or simulate some; auto simulates if counting takes more than 10 s or 2.5 GB.",
)
@click.option(
    "-n",
    "--samples",
    metavar="N",
    type=click.IntRange(1, 1_000_000_000),
    help="How many showdowns to simulate [default: 100000, or the number that --error needs].",
)
@click.option(
    "--error",
    metavar="E",
    type=Part(0, 1, min_open=True),
    help="Simulate until no player's standard error is above E, as in 0.001.",
)
@SEED
@GAME
@click.option(
    "--by",
    type=click.Choice(["category"]),
    help="Print how much each category of made hands adds to a player's equity.",
)
@prints(SHOW_SQL, *PRINTING)
def equity(
    players: tuple[str, ...],
    table: str | None,
    columns: str | None,
    allow_errors: bool,
    board: str | None,
    dead: str | None,
    method: str,
    samples: int | None,
    error: float | None,
    seed: int | None,
    game: str | None,
    by: str | None,
    output: Output,
) -> None:
    """Print the equity of hands against each other: each player's expected share of the pot after all cards are dealt.

    A PLAYER is a hand (AhKh) or a range. A range is a list of pieces such as AA, AK, AKs, QQ+, KTo+, A5s-A2s, 22-77,
    A*s, 15%, random, AKs:0.5 (half the weight) and !AKs (removed). Commas, semicolons or blanks separate the pieces.
    The chapter on equity lists all kinds of pieces. There are two to ten players; a single player plays against a
    random hand.

    A runout is a board and one hand for each player. The columns wins, ties and losses add up the weights of runouts.

    With --game, a PLAYER is own cards, the word random, or a range. Such a range has patterns with commas between them:
    AA** (* is any card), AAds, KQJT$ss, AxKx, [A-T][A-T], {AA,KK}!AAA, JT98+ and others. In games without a board,
    unknown cards are dealt at random. A board may be a pattern, too: with 2c7d9hh the turn is a heart. If the pot has a
    high and a low half, the columns scoops, highs, lows and quarters count runouts.

    \b
    Examples:
      pokersql equity AhKh QdQc
      pokersql equity AhKh 'QQ+,AKs:0.5' -b 'Qs Jh 2c'
      pokersql equity AhKh '15% !AKs' -b 'Qs Jh 2c'
      pokersql equity AA KK 76s random --method sim --error 0.001 --seed 1
      pokersql equity AhKh -b QsJh2c --by category
      pokersql equity --game omaha AsAhKsKh QdJdTc9c
      pokersql equity --game omaha 'AA**' random -b 'Kh 9h 2c'
      pokersql equity --game stud 'As Ah Kd' 'Qc Qd 2h'
      pokersql equity --table allins.csv --columns hero,villain,board
    """
    if table is not None:
        if players or board or dead or error or by or method != "auto":
            raise PokersqlError(
                "--table: the columns of FILE have the players, board and dead cards; add only -n, --seed and --game"
            )
        equity_of_file(table, columns or "hero,villain,board", allow_errors, game, samples, seed, output)
        return
    if columns is not None or allow_errors:
        raise PokersqlError("--columns and --allow-errors are for --table FILE")
    if not players:
        raise PokersqlError("no PLAYER; give a hand, as in AhKh, or --table FILE")
    sampled = [name for name, value in {"-n": samples, "--error": error}.items() if value is not None]
    if method == "exact" and (sampled or seed is not None):
        raise PokersqlError(f"{(*sampled, '--seed')[0]} is for a simulation: --method sim")
    engine = equities.ask(players, board, dead, output.trace, "equity_errors", game)
    if method == "auto":
        method = "sim" if sampled else chosen(engine, by)
    elif method == "exact":
        announce(engine)
    if method == "sim":
        equities.simulate(engine, players, dealing.seed_or_drawn(seed), samples or (10**9 if error else 100_000), error)
    equities.answer(engine, method)
    shown, relation, order = COLUMNS, "equity", "player_id"
    [(halves,)] = engine.rows("SELECT COUNT(*) FROM judges INNER JOIN equity_game USING (game)")
    if halves > 1 and by:
        raise PokersqlError(f"--by {by}: is for games without a high and a low half")
    if halves > 1:
        shown = COLUMNS_OF_HALVES
    if by:
        shown = ["player", "category", "wins", "ties", "equity", "method", "runouts"]
        relation, order = "equity_categories", "player_id, hand_points DESC"
    # A table shows the beginning of a long range; data formats have the whole range.
    player = "label" if render.format_of(output.format, output.out) == "table" else "player"
    result = engine.execute(
        f"SELECT {player}, {', '.join(shown[1:])} FROM {relation} INNER JOIN player_seats USING (player_id) "
        f"WHERE method = ? ORDER BY {order}",
        [method],
    )
    rows = list(result.rows)
    if not rows:
        raise equities.impossible(players)
    named = [column.split(" AS ")[-1] for column in shown]
    output.write(Result(named, iter(rows), result.types), rounded=ROUNDED, cards=symbols(engine), shown=("player",))


def equity_of_file(
    path: str, columns: str, allow_errors: bool, game: str | None, samples: int | None, seed: int | None, output: Output
) -> None:
    """Print or write the rows of a file, each with its equity."""
    output.check()
    written = render.format_of(output.format, output.out)
    with hand_files.opened(path, hand_files.columned(path), output.out, output.trace) as rows:
        rows.check_whole()
        query = rows.answered(columns, game, samples or 10_000, 1 if seed is None else seed)
        if output.out is not None and written in hand_files.WRITERS:
            with files.replaced(output.out) as part, render.part_done("counting") as progress:
                rows.engine.copy(query, part, hand_files.WRITERS[written], progress)
        else:
            output.write(rows.engine.execute(query), rounded=ROUNDED)
        wrong, said = rows.faults()
    hand_files.report(path, wrong, said, allow_errors)


def chosen(engine: Engine, by: str | None) -> str:
    """The method that answers a question: `table` if a shipped table has the answer, else `sim` if counting is slow.

    Otherwise it is `exact`.
    """
    [(method, counting_method, seconds, megabytes, countable, unknown)] = engine.rows(
        f"SELECT method, counting_method, seconds, megabytes, is_countable, {UNKNOWN} FROM equity_method"
    )
    method = counting_method if by else method
    if method != "sim":
        return str(method)
    cost = equities.cost(seconds, megabytes)
    if not countable:
        if not unknown:
            render.note("simulated: the weights have too many digits to be counted exactly")
    elif seconds <= equities.TOO_LONG and megabytes <= equities.TOO_LARGE:
        render.note(f"simulated: an exact answer takes {cost}; --method exact gives it")
    else:
        render.note(f"simulated: exact counting would take {cost}; a larger -n or a smaller --error is more precise")
    return "sim"


def announce(engine: Engine) -> None:
    """Print a note with the estimated cost of an exact answer if the cost is high.

    Raises PokersqlError if the cost is above the limits.
    """
    asked = f"SELECT seconds, megabytes, is_countable, {UNKNOWN} FROM equity_work"
    [(seconds, megabytes, countable, unknown)] = engine.rows(asked)
    if not countable:
        why = "unknown own cards are only simulated; use --method sim"
        few = "the weights have too many digits to be counted exactly; give them fewer digits"
        raise PokersqlError(f"--method exact: {why if unknown else few}")
    cost = equities.cost(seconds, megabytes)
    if seconds > equities.TOO_LONG or megabytes > equities.TOO_LARGE:
        raise PokersqlError(
            f"--method exact: counting would take {cost}; the limits are an hour and {equities.TOO_LARGE // 1000} GB; "
            "use --method sim"
        )
    if seconds > equities.LONGEST:
        render.note(f"--method exact: counting takes {cost}; --method sim is faster")


@click.command()
@click.argument("hand", metavar="HAND")
@click.argument("villain", metavar="[VILLAIN]", default="random")
@BOARD
@DEAD
@GAME
@click.option(
    "-p",
    "--opponents",
    type=click.IntRange(1, 9),
    default=1,
    show_default=True,
    help="The number of opponents.",
)
@click.option(
    "--by",
    type=click.Choice(list(GROUPED)),
    default="category",
    show_default=True,
    help="Count the opponent's hands by present category, by starting hand, or in total.",
)
@click.option("--nuts", is_flag=True, help="List the best possible hands instead.")
@click.option(
    "-n",
    "--samples",
    metavar="N",
    type=click.IntRange(1, 1_000_000),
    default=100_000,
    show_default=True,
    help="With several opponents, the number of simulated deals.",
)
@SEED
@prints(SHOW_SQL, *PRINTING)
def beats(
    hand: str,
    villain: str,
    board: str | None,
    dead: str | None,
    game: str | None,
    opponents: int,
    by: str,
    nuts: bool,
    samples: int,
    seed: int | None,
    output: Output,
) -> None:
    """Print which hands beat your hand now: how many of an opponent's possible hands are ahead, level and behind.

    VILLAIN is the hand or range that every opponent plays [default: random]. The lines below the table have your equity
    to the river against one opponent, and the chance that at least one opponent is ahead. With several opponents this
    chance is simulated, since the opponents' hands depend on each other. Before the flop, only the own cards are
    compared.

    \b
    Examples:
      pokersql beats AhKh
      pokersql beats AhKh -b 'Qh Jh 2c' -p 9
      pokersql beats AhKh 'QQ+,AK,JTs' -b 'Qh Jh 2c'
      pokersql beats 9h9c -b Qh9s9d2s -p 3 --by class
      pokersql beats AhKh -b QhJh2c --nuts
    """
    if nuts and given("by"):
        raise PokersqlError(f"--by {by} and --nuts: one list at a time")
    engine = equities.ask([hand, *[villain] * opponents], board, dead, output.trace, game=game)
    one_hand(engine, hand)
    if nuts:
        cards = symbols(engine)
        best = engine.execute("SELECT * FROM nuts ORDER BY place LIMIT 10")
        output.write(best, cards=cards, shown=("example",), marked=lambda row: row["place"] == 1)
        return
    columns = [GROUPED[by], "hands", "ahead", "level", "behind"]
    counted = (
        f"SELECT name, {', '.join(columns[1:])}, chance_ahead FROM standing_counts WHERE grouped_by = ? ORDER BY place"
    )
    rows = [row[:-1] for row in engine.rows(counted, [by])]
    [(now, hands, ahead, level, behind, chance)] = engine.rows(counted, ["total"])
    error = None
    if opponents > 1:
        seed = dealing.seed_or_drawn(seed)
        engine.rows("UPDATE simulation SET seed = ?, samples = ?", [seed, samples])
        [(chance, error)] = engine.rows("SELECT chance, standard_error FROM any_ahead")
        if chance is None:
            raise equities.impossible([hand, *[villain] * opponents])
        equities.put(engine, [hand, villain], board, dead)
    method = chosen(engine, None)
    if method == "sim":
        equities.simulate(engine, [hand, villain], dealing.seed_or_drawn(seed), samples, None)
    equities.answer(engine, method)
    [(equity,)] = engine.rows("SELECT equity FROM equity WHERE player_id = 1")
    if by == "total":
        columns += ["equity", "opponents", "any_ahead", "standard_error"]
        rows = [(*rows[0], equity, opponents, chance, error)]
    some = "an opponent is" if opponents == 1 else f"at least one of {opponents} opponents is"
    below = (
        f"{now}: of {hands:,} hands {ahead:,} are ahead, {level:,} level, {behind:,} behind\n"
        f"{some} ahead with a chance of {chance:.4f}{f', give or take {error:.4f}' if error is not None else ''}\n"
        f"equity to the river against {'one random hand' if villain == 'random' else villain}: {equity:.6f}"
    )
    output.write(Result(columns, iter(rows)), rounded=ROUNDED, below="" if by == "total" else below)


def one_hand(engine: Engine, hand: str) -> None:
    """Raise PokersqlError (cards) if `hand` is a range of several hands."""
    [(hands,)] = engine.rows("SELECT COUNT(*) FROM player_hands WHERE seat = 1")
    if hands != 1:
        raise PokersqlError(f"player 1 {hand!r}: {hands} hands; give one hand, as in AhKh", ExitCode.CARDS)


@click.command()
@click.argument("hand", metavar="HAND")
@click.argument("villain", metavar="[VILLAIN]", required=False)
@click.option("-b", "--board", metavar="CARDS", type=GIVEN, required=True, help="The three or four cards on the table.")
@DEAD
@GAME
@click.option(
    "--by",
    type=click.Choice(["card"]),
    help="Print the equity after each next card; HAND and VILLAIN may be ranges.",
)
@prints(SHOW_SQL, *PRINTING)
def outs(
    hand: str, villain: str | None, board: str, dead: str | None, game: str | None, by: str | None, output: Output
) -> None:
    """Print your outs: the next cards that improve your hand or, with VILLAIN, change who is ahead.

    Without VILLAIN, an out raises your hand's category by more than it raises the board's own category. VILLAIN is a
    hand or a range. If you are behind VILLAIN, the cards that put you level or ahead are printed, else the cards that
    put you behind. You are behind a range if you beat or tie fewer than half of its hands. The columns category,
    description and hand_rank describe your hand after the card. The columns villain_ahead, villain_level and
    villain_behind count VILLAIN's hands after the card.

    With --by card, every next card is printed with your equity after it, the best card first. HAND and VILLAIN may be
    ranges [default of VILLAIN: random]. The column change is this equity minus your equity now.

    \b
    Examples:
      pokersql outs AhKh -b 'Qh Jh 2c'
      pokersql outs AhKh 2d2s -b 'Qh Jh 2c'
      pokersql outs 2d2s AhKh -b 'Qh Jh 2c'
      pokersql outs 9h9c 'QQ+,AKs' -b Qh9s4d2s
      pokersql outs '15%' 'QQ+,AK' -b 'Qh Jh 2c' --by card
    """
    players = [hand, *([villain] if villain else [])]
    engine = equities.ask(players, board, dead, output.trace, game=game)
    if engine.rows("SELECT 1 FROM asked_question WHERE cards_to_come = 0"):
        raise PokersqlError(f"board {board!r}: it is complete; give three or four cards", ExitCode.CARDS)
    if by:
        by_card(engine, players, output)
        return
    one_hand(engine, hand)
    columns = ["card", "category", "description", "hand_rank"]
    columns += ["villain_ahead", "villain_level", "villain_behind"] * bool(villain)
    [(now, standing)] = engine.rows("SELECT DISTINCT description_now, standing_now FROM outs")
    test, what = "improves", "improve it"
    if villain:
        test, what = "wins OR loses", f"{'win against' if standing == 'behind' else 'lose to'} {villain}"
        what += f"; it is {standing} now"
    rows = engine.rows(f"SELECT {', '.join(columns)} FROM outs WHERE {test} ORDER BY hand_rank, card")
    [(cards,)] = engine.rows("SELECT COUNT(*) FROM outs")
    below = f"{now}: {len(rows)} of {cards} cards {what}"
    output.write(Result(columns, iter(rows)), cards=symbols(engine), shown=("card",), below=below)


def by_card(engine: Engine, players: Sequence[str], output: Output) -> None:
    """Print the equity of the first player after each next card, the best card first.

    Raises PokersqlError: (cards) if the players' hands always share cards, (usage) if they have too many hands.
    """
    result = engine.execute("SELECT * FROM next_cards ORDER BY equity DESC, card")
    rows = list(result.rows)
    if not rows:
        if engine.rows("SELECT 1 FROM asked_methods WHERE has_starting_hands"):
            raise equities.impossible(players)
        raise PokersqlError(
            f"--by card: {' against '.join([*players, 'random'][:2])} has too many hands to count; "
            "give hands or smaller ranges"
        )
    (best, high, change, *_), (worst, low, *_) = rows[0], rows[-1]
    below = f"equity now {high - change:.6f}; best card {best}: {high:.6f}; worst card {worst}: {low:.6f}"
    result = Result(result.columns, iter(rows), result.types)
    output.write(result, rounded=ROUNDED, cards=symbols(engine), shown=("card",), below=below)
