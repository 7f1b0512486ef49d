"""The questions of asked_equities.py: the command, the macros and other evaluators give the same answers.

`python tests/test_asked_equities.py` answers all questions as the command does and writes the answers into the file.
Look at the difference before you commit it.
"""

import re
from collections.abc import Callable
from itertools import chain, combinations, product
from math import comb, hypot, lcm, prod

import asked_equities
import eval7
import pokerkit
import pytest
from asked_equities import DECK, NO_BOARD, OMAHA, OWN_CARDS, RANGED, Question
from eval7.rangestring import RangeStringError
from pokerfast import equity as ompeval

from pokersql.counts import equities
from pokersql.databases import worlds

SEED, SAMPLES = 1, 20_000
"""The seed and the number of samples of the simulated answers in the file."""

ASKED = asked_equities.read()
HAND = re.compile(r"((10|[2-9TJQKA])[cdhs♣♦♥♠][, ]*){2}", re.IGNORECASE)
"""Matches the text of one hand of two cards; other texts are ranges."""

PARTS = 4
"""The questions are divided among this number of tests."""

EVERY = 24
"""The slow tier asks every 24th question: all questions take a quarter of an hour."""

COUNTS = ("runouts", "hands", "wins", "ties", "losses", "highs", "lows", "quarters", "parts", "pot_parts")
ADDED = ("method", "runouts", "error", "equity", "standard_error", "wins", "ties", "losses")
"""The columns that a macro adds: the first three have one value per question, the others one value per player."""

DRAWN = ("runouts", "wins", "ties", "losses")
"""The keys of a simulated answer whose values depend on the seed."""


# Comparing answers


def assert_same(question: Question, found: dict, expected: dict) -> None:
    """Check an answer against that in the file: counts must be equal, simulations within five standard errors."""
    if "error" in expected:
        word, said = expected["error"].split()[0], (found.get("error") or "no error").split()[0].rstrip(":")
        assert said == word, (question, found, expected)
        return
    if found["method"] == expected["method"] != "sim":
        for name in {*COUNTS} & {*found}:
            assert found[name] == expected[name], (question, name, found, expected)
        for name in {"categories"} & {*found} & {*expected}:
            assert found[name] == expected[name], (question, name)
    else:
        assert found["method"] == expected["method"], (question, found, expected)
    for one, error, other, expected_error in zip(*shares(found), *shares(expected), strict=True):
        # If a kind of showdown occurs once in a thousand, samples may lack it, and then the standard error may be 0.
        least = 1e-3 if "sim" in (found["method"], expected["method"]) else 1e-12
        assert abs(one - other) <= max(5 * hypot(error, expected_error), least), (question, found, expected)


def shares(answer: dict) -> tuple[list[float], list[float]]:
    """Each player's equity and its standard error."""
    if "equity" in answer:
        return answer["equity"], answer.get("standard_error") or [0] * len(answer["equity"])
    whole = answer["pot_parts"] * answer["runouts"]
    return [parts / whole for parts in answer["parts"]], [0] * len(answer["parts"])


# Asking by the command and by the macros


class Command:
    """Answers questions one after the other, as the command `equity` does."""

    def __init__(self) -> None:
        self.engine = worlds.loaded("duckdb")

    def answer(self, asked: Question, samples: int, categories: bool = False) -> dict:
        """The answer, in the form that the file has."""
        engine = self.engine
        equities.put(engine, asked.players, asked.board, asked.dead, asked.game)
        wrong = engine.rows("SELECT place, error FROM equity_errors ORDER BY problem LIMIT 1")
        if wrong:
            return dict(zip(("place", "error"), wrong[0], strict=True))
        [(method,)] = engine.rows("SELECT method FROM equity_method")
        has_starting_hands = asked.game in RANGED
        names = ["wins", "ties", "losses"]
        if method == "sim":
            equities.simulate(engine, [], SEED, samples, None)
            names += ["equity", "standard_error"]
        else:
            names += ["hands"] if has_starting_hands else ["highs", "lows", "quarters"]
            names += ["parts", "pot_parts"]
        columns = f"method, runouts, {', '.join(names)}"
        equities.answer(engine, method)
        rows = engine.rows(f"SELECT {columns} FROM equity ORDER BY player_id")
        if not rows:  # the players can't hold hands of these ranges at the same time
            return {"place": "players", "error": "no_matchup"}
        [method, *_], [runouts, *_], *values = zip(*rows, strict=True)
        answer = {"method": method, "runouts": runouts} | dict(zip(names, map(list, values), strict=True))
        if method == "sim":
            return answer | {"seed": SEED, "samples": samples}
        answer["pot_parts"] = answer["pot_parts"][0]
        if categories and has_starting_hands and method == "exact":
            columns = "player_id, hand_points, CAST(wins AS BIGINT), CAST(ties AS BIGINT)"
            found = engine.rows(f"SELECT {columns} FROM equity_categories ORDER BY ALL")
            answer["categories"] = list(map(list, found))
        return answer


def by_players(connection, game: str, questions: list[Question]) -> list[dict]:
    """The answers of `equity_of_players` to all questions about a game, in one table."""
    rows = [
        (number, seat, hole, asked.board, asked.dead)
        for number, asked in enumerate(questions)
        for seat, hole in enumerate(against(asked), 1)
    ]
    columns = "question INTEGER, seat INTEGER, hole TEXT, board TEXT, dead TEXT"
    connection.execute(f"CREATE OR REPLACE TEMP TABLE shown ({columns})")
    connection.executemany("INSERT INTO shown VALUES (?, ?, ?, ?, ?)", rows)
    return added(
        connection,
        f"equity_of_players('shown', question, seat, hole, board, dead := dead, game := '{game}') GROUP BY question",
    )


def by_pairs(connection, game: str, questions: list[Question]) -> list[dict]:
    """The first player's answers by `equity_of` to all questions about a game with two players, in one table."""
    rows = [(number, *against(asked), asked.board, asked.dead) for number, asked in enumerate(questions)]
    connection.execute("CREATE OR REPLACE TEMP TABLE pairs (question INTEGER, a TEXT, b TEXT, board TEXT, dead TEXT)")
    connection.executemany("INSERT INTO pairs VALUES (?, ?, ?, ?, ?)", rows)
    connection.execute("ALTER TABLE pairs ADD COLUMN seat INTEGER DEFAULT 1")
    return added(connection, f"equity_of('pairs', a, b, board, dead := dead, game := '{game}') GROUP BY question")


def against(asked: Question) -> list[str]:
    """The players of a question; a single player gets a random opponent, as with the command."""
    return asked.players if len(asked.players) > 1 else [*asked.players, "random"]


def added(connection, source: str) -> list[dict]:
    """For each question, the columns that a macro adds."""
    ours = [f"ANY_VALUE({name})" for name in ADDED[:3]] + [f"LIST({name} ORDER BY seat)" for name in ADDED[3:]]
    rows = connection.execute(f"SELECT {', '.join(ours)} FROM {source} ORDER BY question").fetchall()
    answers = [dict(zip(ADDED, row, strict=True)) for row in rows]
    for answer in answers:
        if answer["method"] != "sim":
            del answer["standard_error"]
    return answers


def first(answer: dict) -> dict:
    """An answer with only the values of the first player."""
    return {name: value[:1] if isinstance(value, list) else value for name, value in answer.items()}


# The tests


@pytest.fixture(scope="module")
def command():
    return Command()


@pytest.fixture
def macros(everything):
    """A connection to all relations and macros, in a transaction that is rolled back after the test."""
    everything.execute("BEGIN")
    yield everything
    everything.execute("ROLLBACK")


def sample(games: tuple[str, ...], every: int) -> list[tuple[Question, dict]]:
    """Every nth question (n = `every`) of those about the given games that have few showdowns."""
    short = [(asked, answer) for asked, answer in ASKED if asked.game in games and answer.get("runouts", 0) < 20_000]
    return short[::every]


def test_the_random_questions_equal_those_in_the_file():
    assert [asked for asked, _ in ASKED] == list(asked_equities.questions())


@pytest.mark.quick(0)
@pytest.mark.parametrize("games, every", [(("holdem",), 240), (("six-plus",), 160), (("omaha-hi-lo",), 60)])
def test_the_command_gives_the_answers_in_the_file(command, games, every):
    for asked, expected in sample(games, every):
        assert_same(asked, command.answer(asked, SAMPLES // 4), expected)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_command_gives_the_answers_in_the_file_to_questions_with_many_showdowns(part):
    command = Command()
    for asked, expected in ASKED[part :: PARTS * EVERY]:
        assert_same(asked, command.answer(asked, SAMPLES // 4, "categories" in expected), expected)


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "game, every",
    [
        ("holdem", 16),
        pytest.param("omaha-hi-lo", 1, marks=pytest.mark.slow),
        *(pytest.param(game, 0, marks=pytest.mark.slow) for game in OWN_CARDS),
    ],
)
def test_the_macros_over_tables_give_the_answers_of_the_command(macros, command, game, every):
    asked = sample((game,), every) if every else [row for row in ASKED if row[0].game == game][::EVERY]
    for (question, expected), found in zip(asked, by_players(macros, game, [row[0] for row in asked]), strict=True):
        assert_same(question, found, expected)
        if found["method"] == "sim":  # the same seed gives the same showdowns
            drawn = command.answer(question, 10_000)
            assert {name: drawn[name] for name in DRAWN} == {name: found[name] for name in DRAWN}, question
    two = [row for row in asked if len(row[0].players) < 3][:: 4 if game == "holdem" else 1]
    pairs = by_pairs(macros, game, [row[0] for row in two]) if two else []
    for (question, expected), found in zip(two, pairs, strict=True):
        assert_same(question, found, first(expected))


# Other evaluators


HIGHS = {"six-plus": "ShortDeckHoldemHand", **dict.fromkeys(OMAHA, "OmahaHoldemHand")}
HIGHS |= dict.fromkeys(("five-card", "stud", "stud-hi-lo", "draw"), "StandardHighHand")
LOWS = {game: "OmahaEightOrBetterLowHand" for game in OMAHA if game.endswith("hi-lo")}
LOWS |= {"stud-hi-lo": "EightOrBetterLowHand", "razz": "RegularLowHand", "badugi": "BadugiHand"}
LOWS |= {"single-draw": "StandardLowHand", "triple-draw": "StandardLowHand"}
"""PokerKit's classes for the high and the low hands of each game; a better hand compares as greater."""

EVAL7 = {card: eval7.Card(card) for card in DECK}


def judges(game: str) -> list[Callable[[tuple[str, ...], tuple[str, ...]], object]]:
    """For each half of the pot (high, low), a function that values a hand on a board. A greater value is better; None
    means that the hand does not qualify."""
    if game == "holdem":
        return [lambda own, board: eval7.evaluate([EVAL7[card] for card in own + board])]
    kinds = [getattr(pokerkit, names[game]) for names in (HIGHS, LOWS) if game in names]
    return [lambda own, board, kind=kind: kind.from_game_or_none("".join(own), "".join(board)) for kind in kinds]


def cards_of(text: str) -> tuple[str, ...]:
    """The cards of a text, in any of the spellings that asked_equities.py uses."""
    found = re.findall("(10|[2-9TJQKA])([cdhs♣♦♥♠])", text, re.IGNORECASE)
    suits = dict(zip("♣♦♥♠", "cdhs", strict=True))
    return tuple(rank.upper().replace("10", "T") + suits.get(suit, suit).lower() for rank, suit in found)


def hands_of(text: str, game: str) -> list[tuple[str, ...]] | None:
    """The hands of a range by eval7; None if eval7 can't read it, for example if it has weights, percentages or A*."""
    if game not in RANGED or HAND.fullmatch(text):
        return [cards_of(text)]
    if text in ("random", "any"):
        return list(combinations(DECK, 2))
    try:
        return sorted({tuple(map(str, hand)) for hand, _ in eval7.HandRange(re.sub("[,; ]+", ",", text)).hands})
    except RangeStringError:
        return None


def by_brute_force(asked: Question, most: int) -> dict | None:
    """The answer, by showing down every deal; None if the hands can't be read or there are more than `most` deals."""
    ranges = [hands_of(text, asked.game) for text in against(asked)]
    board, dead = cards_of(asked.board), cards_of(asked.dead)
    left = {card for card in DECK if asked.game != "six-plus" or card[0] >= "6"} - {*board, *dead}
    to_come = 0 if asked.game in NO_BOARD else 5 - len(board)
    if None in ranges or any(len(hand) < OWN_CARDS[asked.game] for hands in ranges for hand in hands):
        return None
    ranges = [[hand for hand in hands if left.issuperset(hand)] for hands in ranges]
    holes = sum(len(hands[0]) for hands in ranges)
    if prod(map(len, ranges)) * comb(len(left) - holes, to_come) > most:
        return None
    ranks, pot_parts = judges(asked.game), 2 * lcm(*range(1, len(ranges) + 1))
    counts = {name: [0] * len(ranges) for name in COUNTS[2:-1]}
    for hands in product(*ranges):
        held = {*chain(*hands)}
        if len(held) < holes:
            continue
        for drawn in combinations(sorted(left - held), to_come):
            halves = []
            for rank in ranks:
                worth = [rank(hand, board + drawn) for hand in hands]
                best = max((value for value in worth if value is not None), default=None)
                halves.append({seat for seat, value in enumerate(worth) if value is not None and value == best})
            shared = [half for half in halves if half]
            for seat in range(len(hands)):
                parts = sum(pot_parts // len(shared) // len(half) for half in shared if seat in half)
                counts["parts"][seat] += parts
                counts["wins" if parts == pot_parts else "ties" if parts else "losses"][seat] += 1
                counts["quarters"][seat] += 4 * parts == pot_parts
                for name, half in zip(("highs", "lows") if asked.game in HIGHS else ("lows",), halves, strict=False):
                    counts[name][seat] += seat in half
    runouts = sum(counts[name][0] for name in ("wins", "ties", "losses"))
    return counts | {"runouts": runouts, "pot_parts": pot_parts}


def by_ompeval(asked: Question, most: int) -> list[float] | None:
    """Each player's equity by OMPEval; None if OMPEval can't take the question or there are more than `most` deals."""
    if asked.game != "holdem" or len(against(asked)) > 6:
        return None
    ranges = [hands_of(text, asked.game) for text in against(asked)]
    board, dead = cards_of(asked.board), cards_of(asked.dead)
    if None in ranges or prod(map(len, ranges)) * comb(52 - len(board + dead), 5 - len(board)) > most:
        return None
    texts = [",".join(map("".join, hands)) for hands in ranges]
    return ompeval.equity(texts, "".join(board), "".join(dead))


DEALS = {True: 20_000, False: 400}
"""The greatest number of deals to show down: True for hold'em (by eval7), False for other games (by PokerKit)."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_other_evaluators_give_the_counted_answers_in_the_file(part):
    shown_down = 0
    for asked, answer in ASKED[part :: PARTS * EVERY]:
        if answer.get("method") not in ("exact", "table"):
            continue
        counted = by_brute_force(asked, DEALS[asked.game == "holdem"])
        if counted:
            assert {name: counted[name] for name in {*counted} & {*answer}} == {
                name: answer[name] for name in {*counted} & {*answer}
            }, (asked, counted, answer)
            shown_down += 1
            continue
        found = by_ompeval(asked, 2_000_000_000)
        if found:
            assert found == pytest.approx(shares(answer)[0], abs=1e-9), (asked, found, answer)
    assert shown_down > 50 // EVERY


def main() -> None:
    asking = Command()
    asked_equities.write(
        [
            (asked, asking.answer(asked, SAMPLES, number % 10 == 0))
            for number, asked in enumerate(asked_equities.questions())
        ]
    )


if __name__ == "__main__":
    main()
