"""Draw poker: the strategy, the exact odds, the exchange of cards, and the command `play`."""

import csv
import io
import os
import pty
import random
import sys
from collections import Counter
from itertools import combinations, product
from math import comb

import pokerkit
import pytest
from conftest import deal_hands, flattened, one_line, pokersql, sqlite_copy, terminal, texts
from phevaluator import evaluate_cards

from pokersql import engines
from pokersql.cli import cli
from pokersql.commands import draw as commands
from pokersql.databases import worlds
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import sql_files

ALL = 2598960
CATEGORIES = ["High Card", "One Pair", "Two Pair", "Three of a Kind", "Straight", "Flush", "Full House"]
CATEGORIES += ["Four of a Kind", "Straight Flush", "Royal Flush"]
WORST = [7462, 6185, 3325, 2467, 1609, 1599, 322, 166, 10, 1]  # the hand_rank of the worst hand of each category


def points(cards) -> int:
    """The hand_points of five cards, by phevaluator: from 0, high card, to 9, royal flush."""
    rank = evaluate_cards(*cards)
    return max(p for p in range(10) if rank <= WORST[p])


def ids(text: str) -> list[int]:
    return ["23456789TJQKA".index(card[0]) * 4 + "cdhs".index(card[1]) for card in text.split()]


def kept(cards) -> set[int]:
    """The cards that the strategy keeps; straight draws are found by trying every card."""
    held, ranks = points(cards), Counter(card // 4 for card in cards)
    if held in (4, 5, 6, 8, 9):
        return set(cards)
    if held > 0:
        return {card for card in cards if ranks[card // 4] > 1}
    suit, number = Counter(card % 4 for card in cards).most_common(1)[0]
    if number == 4:
        return {card for card in cards if card % 4 == suit}
    for four in combinations(sorted(cards), 4):
        # So that no flush is made, the four cards get two suits, and the new card gets a third suit.
        mixed = [card // 4 * 4 + place % 2 for place, card in enumerate(four)]
        if sum(points([*mixed, rank * 4 + 2]) == 4 for rank in range(13) if rank not in {c // 4 for c in four}) == 2:
            return set(four)
    return {max(cards)}


@pytest.fixture
def table(duckdb_engine):
    return duckdb_engine


@pytest.fixture
def each_table(engine):
    return engine


def hands_of_all_kinds(seed: int, number: int) -> list[list[int]]:
    """Random hands from four sets of cards, in turn: all cards; one suit and four other cards; 7 ranks; high ranks."""
    rng = random.Random(seed)
    decks = [range(52), [*range(0, 52, 4), 1, 17, 33, 50], range(8, 36), range(30, 52)]
    return [rng.sample(sorted(decks[i % 4]), 5) for i in range(number)]


# ---- the strategy


def test_the_strategy_keeps_the_cards_of_its_documented_plans(each_table):
    hands = hands_of_all_kinds(1, 2000)
    each_table.insert("hand_cards", [(1, player, card) for player, hand in enumerate(hands) for card in hand])
    found = {player: set() for player in range(len(hands))}
    for player, card in each_table.rows("SELECT player_id, card_id FROM kept_cards WHERE is_kept = 1"):
        found[player].add(card)
    assert [found[player] for player in range(len(hands))] == [kept(hand) for hand in hands]
    assert {len(cards) for cards in found.values()} == {1, 2, 3, 4, 5}


EXAMPLES = [
    ("As Kd Qh Jc Ts", "stand pat", "As Kd Qh Jc Ts", ""),
    ("Ac 2d 3h 4s 5c", "stand pat", "5c 4s 3h 2d Ac", ""),
    ("Ac 2c 3c 4c 5c", "stand pat", "5c 4c 3c 2c Ac", ""),
    ("2c 2d 2h Ks Kc", "stand pat", "2c 2d 2h Kc Ks", ""),
    ("2c 2d 2h 2s Kc", "four of a kind", "2c 2d 2h 2s", "Kc"),
    ("2c Ks 2d Kd Ac", "two pair", "Kd Ks 2c 2d", "Ac"),
    ("8h 9h Qd Qs Kc", "one pair", "Qd Qs", "Kc 9h 8h"),
    ("Ah Kh 9h 2h 2c", "one pair", "2c 2h", "Ah Kh 9h"),  # a pair is preferred to four to a flush
    ("5h 6h 7h 8h Kc", "four to a flush", "Kc", "8h 7h 6h 5h"),  # four to a flush is preferred to an open straight
    ("5h 6h 7c 8h Kc", "open straight", "Kc", "8h 7c 6h 5h"),
    ("2h 3h 4c 5h Kc", "open straight", "Kc", "5h 4c 3h 2h"),
    ("Ah 2h 3c 4d Kc", "high card", "Ah", "Kc 4d 3c 2h"),  # an inside straight draw that needs a five is not kept
    ("Ah Kh Qc Jd 3c", "high card", "Ah", "Kh Qc Jd 3c"),  # an inside straight draw that needs a ten is not kept
    ("5h 6h 8c 9h Kc", "high card", "Kc", "9h 8c 6h 5h"),  # an inside straight draw that needs a seven is not kept
]


def test_each_hand_has_its_plan_and_the_kept_cards_come_first(each_table):
    deal_hands(each_table, *(hand for hand, *_ in EXAMPLES))
    rows = each_table.rows(
        """
        SELECT DISTINCT c.player_id, k.plan, c.combination, c.others, c.layout
        FROM hand_combinations AS c
        INNER JOIN kept_cards AS k ON c.game_id = k.game_id AND c.player_id = k.player_id
        ORDER BY c.player_id
        """
    )
    assert [row[1:4] for row in rows] == [tuple(example[1:]) for example in EXAMPLES]
    assert [row[4] for row in rows] == [f"{c} | {o}" if o else c for *_, c, o in EXAMPLES]


def test_hands_without_five_cards_have_no_plan(table):
    deal_hands(table, "As Kd Qh Jc Ts 2c", "As Kd Qh Jc Ts 2c 3c")
    table.insert("hand_cards", [(1, 3, 0), (1, 4, 0), (1, 4, 0), (1, 4, 1), (1, 4, 2), (1, 4, 3)])
    assert table.rows("SELECT * FROM kept_cards") == table.rows("SELECT * FROM hand_combinations") == []


# ---- the exact odds


@pytest.fixture(scope="module")
def exact(prepared_duckdb) -> dict[str, dict[int, int]]:
    """For each plan except to stand pat, and for each category, the number of draws that end in the category."""
    counts = {}
    with engines.opened(str(prepared_duckdb), None, False) as engine:
        for plan, made, draws in engine.rows("SELECT plan, drawn_points, draws FROM draw_counts WHERE thrown > 0"):
            counts.setdefault(plan, {})[made] = draws
    return counts


def drawn(hand: list[int]) -> Counter:
    """For each category, the number of draws of one hand that end in it."""
    keeps = sorted(kept(hand))
    others = [card for card in range(52) if card not in hand]
    return Counter(points([*keeps, *new]) for new in combinations(others, 5 - len(keeps)))


@pytest.mark.parametrize(
    "plan, hands, examples",
    [
        ("four of a kind", 624, ["7c 7d 7h 7s Ah", "Ac Ad Ah As 5c"]),
        ("three of a kind", 54912, ["7c 7d 7h 8s Ah"]),
        ("two pair", 123552, ["7c 7d 6h 6s Ah", "Ac Ad 2c 2d 3c"]),
        ("one pair", 1098240, ["Th Ts Jh Qh Kh"]),
        ("open straight", 60480, ["2c 3d 4h 5s 9c", "Tc Jd Qh Ks 2c", "6c 7d 8h 9s Ac"]),
    ],
)
def test_the_exact_odds_of_a_plan_equal_a_count_of_all_draws_for_one_of_its_hands(exact, plan, hands, examples):
    # All hands of one plan have the same number of draws that end in each category.
    for example in examples:
        assert exact[plan] == {p: hands * number for p, number in drawn(ids(example)).items()}


def test_the_exact_odds_of_four_to_a_flush_equal_a_count_of_all_draws(exact):
    expected = Counter()
    for ranks in combinations(range(13), 4):
        four = [rank * 4 for rank in ranks]
        made = {card: points([*four, card]) for card in range(52) if card not in four}
        for odd in (card for card in made if card % 4 and made[card] == 0):
            expected.update(made.values())
            expected[made[odd]] -= 1
    assert exact["four to a flush"] == {p: 4 * number for p, number in expected.items()}


def test_the_numbers_of_completions_of_kept_cards_equal_counts_by_phevaluator(table):
    for given in ("Kc Kd", "Kc Qc", "Kc 9d", "Ac 5c 2c", "Ac 5d 5h", "Tc Jc Qc Kc", "Tc Jd Qc Kc", "2c 2d 2h 2s"):
        cards = ids(given)
        others = [card for card in range(52) if card not in cards]
        expected = Counter(points([*cards, *new]) for new in combinations(others, 5 - len(cards)))
        [(codes,)] = table.rows(
            f"SELECT CAST(SUM(rank_code) AS BIGINT) FROM deck WHERE card_id IN ({', '.join(map(str, cards))})"
        )
        suited = int(len({card % 4 for card in cards}) == 1)
        found = table.rows(
            "SELECT hand_points, hands FROM completions WHERE rank_codes = ? AND suited = ?", [codes, suited]
        )
        assert dict(found) == expected, given


def test_the_exact_odds_sum_to_all_hands_and_all_draws(table):
    rows = table.rows(
        "SELECT category, hands, draws, all_draws, dealt, drawn, change FROM draw_odds ORDER BY hand_points"
    )
    assert [row[0] for row in rows] == CATEGORIES
    assert sum(row[1] for row in rows) == ALL
    assert sum(row[2] for row in rows) == ALL * comb(47, 4)
    for _, hands, draws, all_draws, before, after, change in rows:
        assert all_draws == ALL * comb(47, 4)
        assert (before, after) == (pytest.approx(hands / ALL), pytest.approx(draws / all_draws))
        assert change == pytest.approx(after - before)


WINDOWS = [{12, 0, 1, 2, 3}, *({*range(low, low + 5)} for low in range(9))]


def test_the_exact_odds_of_keeping_a_high_card_equal_a_count_by_ranks_and_suits(exact):
    high = [five for five in combinations(range(13), 5) if len(kept([r * 4 + i % 3 for i, r in enumerate(five)])) == 1]
    # If the kept card has suit 0: all suits of the four thrown cards by which no four of the five cards share a suit.
    suits = [four for four in product(range(4), repeat=4) if max(Counter((0, *four)).values()) < 4]
    assert (len(high), len(suits)) == (1214, 240)
    # All these hands have equally many draws that end in a pair, likewise in two pair, three of a kind, a full house or
    # four of a kind.
    one = drawn(ids("Kh 9c 6d 4s 2h"))
    hands = 4 * len(high) * len(suits)
    expected = Counter({p: hands * one[p] for p in (1, 2, 3, 6, 7)})
    flushes = 4 * len(high) * sum(comb(12 - four.count(0), 4) for four in suits)
    # For each set of positions of thrown cards, how many of `suits` lack suit 0 there. A straight flush in suit 0 can
    # be drawn only if the thrown cards of its ranks lack suit 0.
    sets = [places for number in range(5) for places in combinations(range(4), number)]
    free = {places: sum(all(four[place] for place in places) for four in suits) for places in sets}
    straights = 0
    for *thrown, top in high:
        for window in (window for window in WINDOWS if top in window):
            straights += 4 * len(suits) * 3 ** len(window & {*thrown}) * 4 ** (4 - len(window & {*thrown}))
            places = tuple(place for place, rank in enumerate(thrown) if rank in window)
            expected[9 if min(window) == 8 else 8] += 4 * free[places]
    expected[4] = straights - expected[8] - expected[9]
    expected[5] = flushes - expected[8] - expected[9]
    expected[0] = hands * comb(47, 4) - sum(expected.values())
    assert exact["high card"] == expected


@pytest.mark.parametrize(
    "path, right, wrong, check",
    [
        ("draw_plans", "AND h.rank_1 < 14 THEN 5", "THEN 5", "draw_plans"),
        pytest.param("completions", "THEN g.ways - 1", "THEN g.ways", "completions", marks=pytest.mark.slow),
        ("draw_counts", "WHEN s.with_odd = 1 THEN 0", "", "draw_counts"),
        pytest.param("kept_cards", "THEN p.keeps_1", "THEN 0", "drawing_hands", marks=pytest.mark.slow),
    ],
)
def test_a_check_of_the_draw_finds_an_error_in_an_sql_file(table, path, right, wrong, check):
    deal_hands(table, "Kh 9h 4c 3h 2c")
    asked = sql_files.read(f"sql/studies/draw/checks/{check}.sql")
    made = sql_files.read(f"sql/studies/draw/{path}.sql")
    assert right in made
    table.script(made.replace(right, wrong))
    found = table.rows(asked)
    table.script(made)
    assert found and table.rows(asked) == []


# ---- the exchange


def dealt(engine, **settings) -> None:
    chosen = {"game": "draw", "players": 4, "seed": 42, "dealing": "one at a time"} | settings
    engine.rows(f"UPDATE settings SET {', '.join(f'{name} = ?' for name in chosen)}", list(chosen.values()))
    worlds.read(engine, "sql/deal.sql")


def draw(engine) -> None:
    worlds.read(engine, "sql/studies/draw/exchange.sql")


def held(engine) -> dict[tuple[int, int], set[int]]:
    hands = {}
    for game, player, card in engine.rows("SELECT game_id, player_id, card_id FROM hand_cards"):
        hands.setdefault((game, player), set()).add(card)
    return hands


def test_players_draw_from_the_undealt_cards_one_player_after_the_other(table):
    dealt(table, rounds=20, players=5)
    before, stubs = held(table), {}
    for game, card in table.rows("SELECT game_id, card_id FROM dealt_cards WHERE dealt_to = 'stub' ORDER BY position"):
        stubs.setdefault(game, []).append(card)
    draw(table)
    after = held(table)
    for (game, player), hand in sorted(before.items()):
        keeps = kept(sorted(hand))
        new = {stubs[game].pop(0) for _ in range(5 - len(keeps))}
        assert after[game, player] == keeps | new
    assert table.rows("SELECT game_id, card_id FROM hand_cards GROUP BY game_id, card_id HAVING COUNT(*) > 1") == []


def test_a_game_with_one_draw_is_drawn_once_and_later_deals_keep_its_record(table):
    dealt(table)
    draw(table)
    once = held(table), table.rows("SELECT * FROM exchanges"), table.rows("SELECT * FROM draws")
    draw(table)
    assert once == (held(table), table.rows("SELECT * FROM exchanges"), table.rows("SELECT * FROM draws"))
    record = table.rows("SELECT player, dealt, plan, thrown, drawn, hand FROM draw_results ORDER BY player_id")
    assert record[0] == (
        "Player 1",
        "Qc Qd Qh | Ah 5d",
        "three of a kind",
        "5d Ah",
        "8s 7s",
        "Qc Qd Qh | 8s 7s",
    )
    dealt(table)
    draw(table)
    assert record == table.rows(
        "SELECT player, dealt, plan, thrown, drawn, hand FROM draw_results WHERE game_id = 1 ORDER BY player_id"
    )
    assert table.rows("SELECT DISTINCT game_id FROM draws ORDER BY game_id") == [(1,), (2,)]


def test_the_relation_draw_results_has_the_dealt_hands_and_their_pot_shares_until_cards_are_drawn(table):
    dealt(table)
    rows = table.rows("SELECT dealt, hand, thrown, drawn, plan FROM draw_results")
    assert len(rows) == 4 and all(before == now and rest == ["", "", ""] for before, now, *rest in rows)
    shares = "SELECT player_id, pot_share FROM {} ORDER BY player_id"
    assert table.rows(shares.format("draw_results")) == table.rows(shares.format("payouts"))


def test_a_player_may_throw_no_cards_or_some_cards_or_all_cards(each_table):
    dealt(each_table)
    before = held(each_table)
    thrown = sorted(before[1, 1])[:3]
    each_table.insert("discards", [(1, 1, card) for card in thrown])
    each_table.rows("INSERT INTO discards VALUES (1, 2, NULL)")
    each_table.insert("discards", [(1, 3, card) for card in before[1, 3]])
    draw(each_table)
    after = held(each_table)
    assert before[1, 1] - after[1, 1] == set(thrown) and len(after[1, 1]) == 5
    assert before[1, 2] == after[1, 2]
    assert not before[1, 3] & after[1, 3] and len(after[1, 3]) == 5
    assert before[1, 4] & after[1, 4] == kept(sorted(before[1, 4]))
    plans = dict(each_table.rows("SELECT player_id, plan FROM draws"))
    assert plans == {1: "own choice", 2: "own choice", 3: "own choice", 4: "high card"}


def test_a_game_is_not_drawn_until_all_choices_of_discards_are_valid(each_table):
    dealt(each_table)
    before = held(each_table)
    foreign = min(before[1, 2])
    each_table.insert("discards", [(1, 1, foreign), (1, 2, 77), (1, 9, 3)])
    [card] = [card for (card,) in each_table.rows("SELECT card FROM deck WHERE card_id = ?", [foreign])]
    errors = each_table.rows("SELECT player_id, error, remedy FROM discard_errors ORDER BY player_id")
    assert [error[:2] for error in errors] == [(1, f"not_held '{card}'"), (2, "bad_card 77"), (9, "no_player 9")]
    assert errors[0][2] == "the hand is Qc Qd Qh | Ah 5d"
    draw(each_table)
    assert held(each_table) == before and each_table.rows("SELECT * FROM draws") == []
    each_table.rows("DELETE FROM discards")
    draw(each_table)
    assert held(each_table) != before and len(each_table.rows("SELECT * FROM draws")) == 4


def test_a_game_is_not_drawn_if_too_few_cards_are_undealt(table):
    table.rows(
        "INSERT INTO games SELECT 'crowd', description, own_cards, board_cards, own_used, 10, draws, high_rules,"
        " low_rules, deck, showdown, 0 FROM games WHERE game = 'draw'"
    )
    dealt(table, game="crowd", players=10)
    before = held(table)
    [(game, player, error, remedy)] = table.rows("SELECT * FROM discard_errors")
    thrown = sum(5 - len(kept(sorted(hand))) for hand in before.values())
    assert (game, player, error) == (1, None, "too_few_cards 2") and remedy.startswith(f"{thrown} are thrown")
    draw(table)
    assert held(table) == before
    for seat in range(1, 11):
        table.rows("INSERT INTO discards VALUES (1, ?, NULL)", [seat])
    table.insert("discards", [(1, 10, card) for card in sorted(before[1, 10])[:2]])
    draw(table)
    assert sum(hand != before[place] for place, hand in held(table).items()) == 1


def test_holdem_has_no_draw(table):
    dealt(table, game="holdem")
    before = held(table)
    draw(table)
    assert held(table) == before and table.rows("SELECT * FROM draws") == []


# ---- several draws, and lowball games


def low(rank: int, game: str) -> int:
    return 1 if rank == 14 and game == "badugi" else rank


def best_low(hand: set[int], game: str) -> set[int]:
    """The cards that the strategy keeps in lowball, by trying every subset of the cards with ranks up to eight."""
    best = ([], set())
    for size in range(1, len(hand) + 1):
        for cards in combinations(sorted(hand), size):
            ranks = sorted(low(card // 4 + 2, game) for card in cards)
            suits = {card % 4 for card in cards}
            if len({*ranks}) < size or ranks[-1] > 8 or (game == "badugi" and len(suits) < size):
                continue
            if size == 5 and (len(suits) == 1 or ranks[-1] - ranks[0] == 4):
                continue
            order = [size, *(-rank for rank in reversed(ranks))]
            if order > best[0]:
                best = (order, {*cards})
    return best[1]


def same_ranks(one, other) -> bool:
    return sorted(card // 4 for card in one) == sorted(card // 4 for card in other)


@pytest.mark.parametrize("rounds", [8, pytest.param(30, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "game, players", [pytest.param("triple-draw", 5, marks=pytest.mark.slow), ("badugi", 6), ("single-draw", 3)]
)
def test_a_game_has_the_number_of_draws_in_its_row_of_games_and_no_card_is_held_twice(table, game, players, rounds):
    dealt(table, game=game, players=players, rounds=rounds, seed=8)
    [(draws,)] = table.rows("SELECT draws FROM games WHERE game = ?", [game])
    thrown_before = {}
    for number in range(1, draws + 2):
        before = held(table)
        draw(table)
        after = held(table)
        drawn_cards = table.rows(
            "SELECT game_id, player_id, thrown_id, drawn_id FROM exchanges WHERE draw = ?", [number]
        )
        assert bool(drawn_cards) == (number <= draws)
        for seat, hand in before.items():
            thrown = {t for *place, t, _ in drawn_cards if tuple(place) == seat}
            new = {d for *place, _, d in drawn_cards if tuple(place) == seat}
            assert after[seat] == hand - thrown | new and len(after[seat]) == len(hand)
            assert number > draws or same_ranks(hand - thrown, best_low(hand, game))
        every = [(game_id, card) for (game_id, _), hand in after.items() for card in hand]
        assert len(every) == len({*every})
        # Thrown cards are dealt again only when the stub is empty.
        stub = 52 - players * len(next(iter(after.values())))
        for game_id in range(1, rounds + 1):
            new = [d for g, _, _, d in drawn_cards if g == game_id]
            back = {*new} & thrown_before.setdefault(game_id, set())
            used = len(table.rows("SELECT 1 FROM exchanges WHERE game_id = ?", [game_id]))
            assert not back or used > stub
            thrown_before[game_id] |= {t for g, _, t, _ in drawn_cards if g == game_id}
    assert table.rows("SELECT DISTINCT draws FROM draw_records") == [(draws,)]


@pytest.mark.slow
def test_thrown_cards_are_dealt_again_when_no_undealt_cards_are_left(table):
    dealt(table, game="triple-draw", players=5, rounds=40)
    for _ in range(3):
        draw(table)
    back = table.rows(
        "SELECT COUNT(*) FROM exchanges AS e INNER JOIN exchanges AS f"
        " ON e.game_id = f.game_id AND e.drawn_id = f.thrown_id AND e.draw > f.draw"
    )
    assert back[0][0] > 0
    assert {len(hand) for hand in held(table).values()} == {5}


def test_a_choice_of_discards_holds_for_one_draw(each_table):
    dealt(each_table, game="triple-draw", players=2)
    before = held(each_table)
    each_table.insert("discards", [(1, 1, card) for card in before[1, 1]])
    draw(each_table)
    assert each_table.rows("SELECT * FROM discards") == [] and not before[1, 1] & held(each_table)[1, 1]
    each_table.rows("INSERT INTO discards VALUES (1, 1, NULL)")
    kept_all = held(each_table)[1, 1]
    draw(each_table)
    assert held(each_table)[1, 1] == kept_all
    draw(each_table)
    plans = each_table.rows("SELECT plan, thrown FROM draw_records WHERE player_id = 1")
    assert plans[0][0] == "own choice / own choice / low cards" and plans[0][1].split(" / ")[1] == "-"


RESULTS = "SELECT deal, player_id, dealt, plan, thrown, drawn, hand, player_ranking FROM draw_results ORDER BY 1, 2;"
PLAYED = "UPDATE settings SET game = 'draw', players = 5, seed = 11, rounds = 30;"


def test_all_engines_deal_and_draw_the_same_game(duckdb_engine, loaded_sqlite, postgresql):
    sqlite, results = sqlite_copy(loaded_sqlite), []
    for engine in (duckdb_engine, sqlite):
        engine.script(PLAYED)
        worlds.read(engine, "sql/deal.sql")
        draw(engine)
        results.append(texts(engine.rows(RESULTS)))
    made = flattened("sql/load.sql", "sql/studies.sql")
    played = made + PLAYED + flattened("sql/deal.sql", "sql/studies/draw/exchange.sql", "sql/studies/draw/exchange.sql")
    assert results == [postgresql.database().run(played + RESULTS)[1:]] * 2


# ---- the command


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


GAME = ["play", "-p", "4", "--name", "Ann", "--name", "Bob", "--seed", "42", "-f", "csv"]


@pytest.mark.slow
def test_the_winner_of_each_game_is_the_best_hand_at_its_end(monkeypatch, capsys):
    monkeypatch.setattr("pokersql.counts.dealing.SLICE", 25)
    cli.main(["play", "-p", "5", "--rounds", "40", "--seed", "3", "-f", "csv"], standalone_mode=False)
    games = {}
    for row in rows(capsys.readouterr().out):
        games.setdefault(int(row["deal"]), []).append(row)
    assert list(games) == [*range(1, 41)] and {len(players) for players in games.values()} == {5}
    for players in games.values():
        ranks = [evaluate_cards(*ids(row["hand"].replace("| ", ""))) for row in players]
        best = ranks.count(min(ranks))
        shares = [float(row["pot_share"]) for row in players]
        assert shares == [pytest.approx(1 / best, abs=1e-6) if rank == min(ranks) else 0 for rank in ranks]
        assert ranks == sorted(ranks)


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "game, name",
    [pytest.param("triple-draw", "StandardLowHand", marks=pytest.mark.slow), ("Badugi", "BadugiHand")],
)
def test_the_winner_of_a_lowball_game_agrees_with_pokerkit(game, name):
    games = {}
    words = ["play", "--game", game, "-p", "4", "--rounds", "10", "--seed", "3", "-f", "csv"]
    for row in rows(pokersql(*words).stdout):
        games.setdefault(row["deal"], []).append(row)
        assert row["thrown"].count(" / ") == row["drawn"].count(" / ") == 2
    assert len(games) == 10
    for players in games.values():
        hands = [getattr(pokerkit, name).from_game(row["hand"].replace(" ", "")) for row in players]
        best = [hand == max(hands) for hand in hands]
        assert [float(row["pot_share"]) for row in players] == [pytest.approx(b / sum(best), abs=1e-6) for b in best]


def test_the_commands_play_and_deal_give_the_same_hands_if_cards_are_dealt_one_at_a_time(duckdb_engine):
    dealt(duckdb_engine, game="five-card", players=8, shuffle="riffle", riffles=3)
    shown = dict(duckdb_engine.rows("SELECT player, hand FROM showdown"))
    words = ["-p", "8", "--shuffle", "riffle", "--riffles", "3", "--no-draw"]
    played = rows(pokersql("play", "--seed", "42", *words, "-f", "csv").stdout)
    assert {row["player"]: sorted(ids(row["hand"].replace("| ", ""))) for row in played} == {
        player: ids(hand) for player, hand in shown.items()
    }
    assert all(row["thrown"] == row["drawn"] == "" and row["dealt"] == row["hand"] for row in played)


def by_player(text: str) -> dict[str, dict[str, str]]:
    return {row["player"]: row for row in rows(text)}


def test_players_are_asked_in_turn_which_cards_to_throw_and_see_only_their_own_hand():
    words = ["--discard", "Ann: 5♦|QC", "--choose", "3", "--choose", "Bob", "--engine", "sqlite"]
    done = pokersql(*GAME, *words, stdin="\n3s 4d\n")
    found = by_player(done.stdout)
    assert (found["Ann"]["thrown"], found["Ann"]["drawn"]) == ("5d Qc", "8s 7s")
    assert (found["Player 3"]["thrown"], found["Player 3"]["hand"]) == ("", "Kc Ks | Jc 8h 3c")
    assert (found["Bob"]["thrown"], found["Bob"]["drawn"]) == ("3s 4d", "6d 3d")
    asked = done.stderr.split("Bob: ")
    assert asked[0].startswith("Player 3: K♣ K♠ | J♣ 8♥ 3♣\ncards to throw") and asked[1].startswith("10♠ | 9♥")
    assert "Q♦" not in done.stderr and "A♣" not in done.stderr


BAD = [
    (["--discard", "Ann: 2c"], 3, ["Ann", "not_held '2c'", "Qc Qd Qh | Ah 5d"]),
    (["--discard", "Ann 5d"], 2, ["'Ann 5d'", "colon"]),
    (["--discard", "Ann: 5d", "--no-draw"], 2, ["--no-draw"]),
    (["--choose", "Ann", "--rounds", "2"], 2, ["--rounds 2"]),
    (["-p", "1"], 2, ["--name Bob"]),
    (["--discard", "Ann: 5d", "--discard", "Ann: Ah"], 2, ["'Ann'", "given 2 times", "1 draw(s)"]),
    (["--game", "holdem"], 2, ["--game holdem", "has no draw"]),
    (["--deal", "2147483578", "--rounds", "2"], 2, ["2147483578"]),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize("words, code, named", BAD, ids=[" ".join(words) for words, *_ in BAD])
def test_bad_input_gives_a_one_line_error(words, code, named):
    done = pokersql(*GAME, *words, code=code)
    assert done.stdout == ""
    assert all(name in one_line(done.stderr) for name in named)


def test_a_draw_game_allows_only_as_many_players_as_can_draw_every_card(table):
    [(least,)] = table.rows(
        "SELECT MIN(cards - 2 * own_cards * most_players) FROM games"
        " INNER JOIN (SELECT deck, COUNT(*) AS cards FROM decks GROUP BY deck) USING (deck) WHERE draws > 0"
    )
    assert least >= 0
    for words in (["play", "-p", "6"], ["odds", "--game", "draw", "--simulate", "9", "--players", "6"]):
        assert "--players 6: draw allows 5 players at most" in one_line(pokersql(*words, code=2).stderr)


CARDS, USAGE = ExitCode.CARDS, ExitCode.USAGE


REFUSED = [
    (["Ann: 5d Xx"], "", CARDS, ["Ann", "bad_card 'Xx' at 2", "a card is a rank"]),
    (["Ann: 5d 5D"], "", CARDS, ["duplicate_card '5d'"]),
    (["Ann: " + "5d " * 200], "", CARDS, ["too_long"]),
    (["Ann: 5d", "1: Ah"], "", USAGE, ["'1'", "Ann chooses once"]),
    (["Bob: 5d"], "", USAGE, ["'Bob'", "several"]),
    (["Zed: 5d"], "", USAGE, ["--discard 'Zed'", "Ann, Bob, Bob, Player 4"]),
    ([], "", USAGE, ["--choose Ann", "standard input", "--discard"]),
    ([], "2c\n5d\n", CARDS, ["not_held '2c'"]),  # an error: only a terminal repeats questions
]


def test_an_impossible_choice_of_discards_is_refused(table, monkeypatch):
    table.insert("players", [(1, "Ann"), (2, "Bob"), (3, "Bob")])
    dealt(table)
    for choices, typed, code, named in REFUSED:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        asked = [("--discard", *commands.split(choice)) for choice in choices] or [("--choose", "Ann", None)]
        with pytest.raises(PokersqlError) as refused:
            commands.choose(table, asked)
        assert refused.value.code == code and all(name in str(refused.value) for name in named), refused.value
        table.rows("DELETE FROM discards")


def on_a_terminal(*words: str, typed: list[str]) -> str:
    """The output of the command on a terminal; each question is answered with the next line of `typed`."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.environ.update({"COLUMNS": "200", "TERM": "xterm-256color"})
        os.execv(sys.executable, [sys.executable, "-m", "pokersql", *words])
    written, answers = b"", list(typed)
    while True:
        try:
            piece = os.read(descriptor, 65536)
        except OSError:
            break
        if not piece:
            break
        written += piece
        if written.count(b"keeps all): ") > len(typed) - len(answers):
            os.write(descriptor, answers.pop(0).encode() + b"\n")
    assert os.waitpid(pid, 0)[1] == 0
    return written.decode()


@pytest.mark.protocol
def test_on_a_terminal_a_wrong_answer_repeats_the_question():
    text = on_a_terminal(*GAME[:-2], "--choose", "Ann", typed=["2c", "5d Xx", "5d"])
    assert text.count("cards to throw") == 3
    assert "not_held '2c'" in text and "bad_card 'Xx' at 2" in text
    assert text.count("★") == 1 and "8♠" in text and "thrown" in text and "category" in text


@pytest.mark.protocol
def test_play_omits_some_columns_on_a_narrow_terminal():
    narrow = terminal(*GAME[:-2], COLUMNS="80")
    table, told = narrow.split("the same in every row: ")
    assert "thrown" not in table and "dealt" in table and "hand" in table and "★" in table and "thrown" in told


@pytest.mark.slow
def test_simulated_draws_agree_with_the_exact_odds(capsys):
    words = ["--simulate", "8001", "--players", "4", "--seed", "5"]
    cli.main(["odds", "--game", "draw", *words, "-f", "csv"], standalone_mode=False)
    printed = capsys.readouterr()
    assert "463,563,500,400" in printed.err and "depend on each other" in printed.err
    found = rows(printed.out)
    assert [row["category"] for row in found] == CATEGORIES[::-1]
    assert (found[0]["hands"], found[0]["draws"]) == ("4", "3373488")
    assert sum(int(row["simulated"]) for row in found) == 8001
    for row in found:
        expected, seen = float(row["expected"]), int(row["simulated"])
        assert expected == pytest.approx(8001 * float(row["drawn"]))
        deviation = (expected * (1 - float(row["drawn"]))) ** 0.5
        assert float(row["z"]) == pytest.approx((seen - expected) / deviation)
        assert expected < 5 or abs(seen - expected) < 3 * deviation, row


@pytest.mark.parametrize(
    "words, named",
    [
        (["--cards", "7"], "--cards 7"),
        (["--rules", "published"], "--rules published"),
        (["--seed", "1"], "--seed"),
    ],
)
def test_options_of_odds_that_do_not_fit_draw_poker_are_refused(words, named):
    assert named in one_line(pokersql("odds", "--game", "draw", *words, code=2).stderr)
