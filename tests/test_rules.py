"""Rules and games as rows: comparisons with known counts and other evaluators; rules, decks and games of the user."""

import ast
import random
import re
from itertools import combinations, pairwise
from math import comb

import pokerkit
import pytest
from conftest import ENGINES, copy_of, flattened, rolled_back, sqlite_copy, texts
from phevaluator import evaluate_cards

from pokersql import engines
from pokersql.databases import worlds
from pokersql.sources import sql_files

RANKS, SUITS = "23456789TJQKA", "cdhs"

COUNTS = {
    "standard": [4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540],
    "published": [4, 32, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 1303560],
    "short deck": [4, 20, 288, 480, 1728, 6120, 16128, 36288, 193536, 122400],
    "short deck trips": [4, 20, 288, 480, 1728, 16128, 6120, 36288, 193536, 122400],
    "ace to five": [1317888, 1098240, 123552, 54912, 3744, 624],
    "deuce to seven": [1303560, 1098240, 123552, 54912, 9180, 5112, 3744, 624, 32, 4],
    "eight or better": [57344, 2598960 - 57344],
    "three cards": [52, 3744, 18304],
    "joker": [13, 24, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540],
}
"""For each set of rules, the number of hands in each category; the best category comes first."""

RANK_COUNTS = {
    "standard": 7462,
    "published": 7462,
    "short deck": 1404,
    "short deck trips": 1404,
    "ace to five": 6175,
    "deuce to seven": 7462,
    "eight or better": 56,
    "badugi": 1092,
    "three cards": 455,
}

POKERKIT = {
    "standard": "StandardHighHand",
    "short deck": "ShortDeckHoldemHand",
    "ace to five": "RegularLowHand",
    "deuce to seven": "StandardLowHand",
    "eight or better": "EightOrBetterLowHand",
    "badugi": "BadugiHand",
}
"""PokerKit's class for each set of rules."""

UNQUALIFIED = 10**6
"""The rank that these tests give to a hand that does not qualify."""


@pytest.fixture(scope="module")
def rules(prepared_duckdb):
    """A read-only database with the ranks of all hands by all sets of rules."""
    with engines.opened(str(prepared_duckdb), None, False) as engine:
        yield engine


# ---- known counts


@pytest.mark.parametrize("name, counts", COUNTS.items())
def test_each_set_of_rules_has_the_known_number_of_hands_in_each_category(rules, name, counts):
    found = rules.rows(
        "SELECT SUM(hands) FROM class_ranks WHERE rules = ? GROUP BY category ORDER BY MIN(hand_rank) NULLS LAST",
        [name],
    )
    assert [hands for (hands,) in found] == counts


@pytest.mark.parametrize("name, ranks", RANK_COUNTS.items())
def test_each_set_of_rules_has_the_known_number_of_ranks(rules, name, ranks):
    found = "SELECT COUNT(DISTINCT hand_rank), MAX(hand_rank) FROM class_ranks WHERE rules = ?"
    assert rules.rows(found, [name]) == [(ranks, ranks)]


def test_deuces_wild_has_the_known_number_of_hands_in_each_category(rules):
    # Video poker has 4 royal flushes without deuces and 480 royal flushes with deuces. Of the hands with five of a kind
    # here, video poker counts 48 hands as four deuces, and 624 hands as five of a kind.
    counts = rules.rows("""
        SELECT category, SUM(hands) FROM class_ranks WHERE rules = 'deuces wild'
        GROUP BY category ORDER BY MIN(hand_rank) LIMIT 8
    """)
    assert counts == [
        ("Five of a Kind", 48 + 624),
        ("Royal Flush", 4 + 480),
        ("Straight Flush", 2068),
        ("Four of a Kind", 31552),
        ("Full House", 12672),
        ("Flush", 14472),
        ("Straight", 62232),
        ("Three of a Kind", 355080),
    ]


@pytest.mark.slow
def test_badugi_has_the_known_numbers_of_hands_with_one_to_four_cards(rules):
    ranks = rules.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'badugi'")
    worth = dict(ranks)
    sizes = {
        rank: cards for rank, cards in rules.rows("SELECT hand_rank, cards FROM class_ranks WHERE rules = 'badugi'")
    }
    counts = dict.fromkeys([4, 3, 2, 1], 0)
    for hand in combinations(range(52), 4):
        counts[sizes[badugi(hand, worth)]] += 1
    assert counts == {4: 17160, 3: 154440, 2: 96252, 1: 2873}


def badugi(hand, worth: dict[int, int]) -> int:
    """The best rank of a subset in which no two cards share a rank or a suit; the largest such subsets are compared."""
    ranks = {(card // 4, card % 4) for card in hand}
    for size in range(len(hand), 0, -1):
        found = [
            worth[sum(16**rank for rank, _ in cards)]
            for cards in combinations(ranks, size)
            if len({rank for rank, _ in cards}) == len({suit for _, suit in cards}) == size
        ]
        if found:
            return min(found)
    raise AssertionError(hand)


def test_the_order_by_deuce_to_seven_is_the_reverse_of_the_order_by_the_published_rules(rules):
    other = """
        SELECT COUNT(*) FROM class_ranks AS d INNER JOIN class_ranks AS p ON d.hand_key = p.hand_key
        WHERE d.rules = 'deuce to seven' AND p.rules = 'published' AND d.hand_rank + p.hand_rank = 7463
    """
    assert rules.rows(other) == [(7462,)]


@pytest.mark.parametrize(
    "name, hand, said",
    [
        ("deuce to seven", "2c 3d 4h 5s 7c", "Seven-Five low, Four-Three-Two kickers"),
        ("ace to five", "As 2s 3s 4s 5s", "Five-Four low, Three-Two-Ace kickers"),
        ("eight or better", "As 2s 3s 4s 9s", "No low"),
        ("short deck", "As 6d 7d 8d 9c", "Straight, Nine high"),
        ("badugi", "Ac 2d 3h 4s", "Badugi, Four-Three low, Two-Ace kickers"),
    ],
)
def test_a_hand_has_the_description_by_its_rules(rules, name, hand, said):
    sql = "SELECT description FROM class_ranks WHERE rules = ? AND hand_key = ?"
    assert rules.rows(sql, [name, key(cards_of(hand), name == "badugi")]) == [(said,)]


# ---- other evaluators


def cards_of(hand: str) -> list[int]:
    return [RANKS.index(card[0]) * 4 + SUITS.index(card[1]) for card in hand.split()]


def text_of(cards) -> str:
    return "".join(RANKS[card // 4] + SUITS[card % 4] for card in cards)


def key(cards, plain: bool = False) -> int:
    """The key of a hand: minus the sum of the codes in a suit of five or more cards, else the sum of all codes."""
    for suit in () if plain else range(4):
        suited = [card for card in cards if card % 4 == suit]
        if len(suited) > 4:
            return -sum(16 ** (card // 4) for card in suited)
    return sum(16 ** (card // 4) for card in cards)


def example(hand_key: int) -> list[int]:
    """An example of a class of hands, as card_ids: a negative key gets one suit, another key all suits in turn."""
    ranks = [rank for rank in range(14) for _ in range(abs(hand_key) // 16**rank % 16)]
    if hand_key < 0:
        return [52 if rank == 13 else rank * 4 for rank in ranks]
    return [52 if rank == 13 else rank * 4 + place % 4 for place, rank in enumerate(ranks)]


def same_order(pairs) -> bool:
    """Whether two evaluators order and tie hands alike. A pair has a hand_rank and the other evaluator's value."""
    ordered = sorted(set(pairs))
    return all(one[0] < next[0] and one[1] > next[1] for one, next in pairwise(ordered))


def strength(name: str, cards) -> int:
    """PokerKit's strength of the best hand from cards; a greater value is better."""
    return worth_of(getattr(pokerkit, POKERKIT[name]).from_game_or_none(text_of(cards)))


def worth_of(hand) -> int:
    """The strength of a PokerKit hand; for None, which means that a hand does not qualify, the least strength."""
    if hand is None:
        return -UNQUALIFIED
    return -hand.entry.index if hand.low else hand.entry.index


@pytest.mark.parametrize("name", POKERKIT)
def test_all_classes_of_hands_are_ordered_and_tied_as_by_pokerkit(rules, name):
    classes = rules.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = ?", [name])
    assert len(classes) >= RANK_COUNTS[name]
    assert same_order((rank or UNQUALIFIED, strength(name, example(hand_key))) for hand_key, rank in classes)


@pytest.mark.slow
@pytest.mark.parametrize(
    "size, hands, name",
    [
        *((5, 30_000, name) for name in POKERKIT if name != "badugi"),
        (4, 30_000, "badugi"),
        *((7, 5_000, name) for name in ["standard", "short deck", "ace to five", "eight or better"]),
    ],
)
def test_random_hands_by_each_set_of_rules_are_ordered_and_tied_as_by_pokerkit(rules, size, hands, name):
    [(plain,)] = rules.rows("SELECT 1 - counts_suits FROM key_rules WHERE rules = ?", [name])
    deck = rules.rows("SELECT card_id FROM decks INNER JOIN rules USING (deck) WHERE rules = ?", [name])
    table = "class_ranks" if name == "badugi" else "rule_keys"
    keys = dict(rules.rows(f"SELECT hand_key, hand_rank FROM {table} WHERE rules = ? AND cards <= ?", [name, size]))
    rng = random.Random(size)
    pairs = set()
    for _ in range(hands):
        hand = rng.sample([card for (card,) in deck], size)
        rank = badugi(hand, keys) if name == "badugi" else keys[key(hand, bool(plain))]
        pairs.add((rank or UNQUALIFIED, strength(name, hand)))
    assert same_order(pairs)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_by_rule_keys_are_ordered_and_tied_as_by_phevaluator(rules, size):
    keys = dict(rules.rows("SELECT hand_key, hand_rank FROM rule_keys WHERE rules = 'standard'"))
    rng = random.Random(size)
    for _ in range(20_000):
        hand = rng.sample(range(52), size)
        assert keys[key(hand)] == evaluate_cards(*hand)


def test_a_joker_counts_as_the_best_card_that_is_not_in_the_hand(rules):
    """The test leaves out five of a kind, where the joker counts as a fifth card of a rank."""
    classes = rules.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'joker'")
    standard = dict(rules.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'standard'"))
    pairs = []
    for hand_key, rank in classes:
        cards = example(hand_key)
        held = [card for card in cards if card < 52]
        if 52 not in cards:
            worth = -standard[key(cards)]
        elif len({card // 4 for card in held}) == 1:
            worth = held[0] // 4
        else:
            worth = max(-standard[key([*held, card])] for card in range(52) if card not in held)
        pairs.append((rank, worth))
    assert len(pairs) == 9997 and same_order(pairs)


@pytest.mark.slow
def test_wild_deuces_count_as_the_best_cards_that_are_not_in_the_hand(rules):
    classes = rules.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'deuces wild'")
    standard = dict(rules.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'standard'"))
    pairs = []
    for hand_key, rank in classes:
        held = [card for card in example(hand_key) if card > 3]
        if len({card // 4 for card in held}) == 1:
            worth = held[0] // 4
        else:
            free = [card for card in range(52) if card not in held]
            worth = max(-standard[key([*held, *wild])] for wild in combinations(free, 5 - len(held)))
        pairs.append((rank, worth))
    assert same_order(pairs)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["published", "short deck", "short deck trips", "ace to five", "eight or better"])
def test_the_keys_of_six_and_seven_cards_give_the_rank_of_the_best_five_cards(rules, name):
    """All patterns of six and seven cards are tested; the first `flush_cards` cards of a pattern have one suit."""
    found = rules.rows(
        """
        WITH patterns AS (
            SELECT
                p.cards,
                p.flush_cards,
                CASE
                    WHEN t.counts_suits = 1 AND p.flush_cards > 0 THEN p.hand_key
                    ELSE LIST_SUM(p.codes)
                END AS hand_key,
                p.codes
            FROM key_rules AS t
            CROSS JOIN (
                SELECT
                    h.cards, h.flush_cards, h.hand_key, MIN(d.rank) AS lowest, LIST(d.rank_code ORDER BY n.k) AS codes
                FROM (SELECT *, ROW_NUMBER() OVER () AS id FROM hand_patterns) AS h
                CROSS JOIN (SELECT UNNEST(range(1, 8)) AS k) AS n
                INNER JOIN deck AS d
                    ON d.card_id = [h.card_1, h.card_2, h.card_3, h.card_4, h.card_5, h.card_6, h.card_7][n.k]
                WHERE h.cards > 5
                GROUP BY h.id, h.cards, h.flush_cards, h.hand_key
            ) AS p
            WHERE t.rules = $name AND p.lowest >= (
                SELECT MIN(rank) FROM decks INNER JOIN rules USING (deck) WHERE rules = $name
            )
        ),
        best_ranks AS (
            SELECT p.hand_key, p.cards, p.codes, p.flush_cards, MIN(r.hand_rank) AS hand_rank
            FROM patterns AS p
            INNER JOIN choices_of_five AS c ON p.cards >= c.place_5
            INNER JOIN class_ranks AS r
                ON r.rules = $name
                AND r.hand_key
                = CASE WHEN c.place_5 <= p.flush_cards THEN -1 ELSE 1 END
                * LIST_SUM([p.codes[place] FOR place IN [c.place_1, c.place_2, c.place_3, c.place_4, c.place_5]])
            GROUP BY ALL
        )
        SELECT COUNT(*) > 10000, COUNT(CASE WHEN b.hand_rank IS DISTINCT FROM k.hand_rank THEN 1 END)
        FROM best_ranks AS b
        LEFT JOIN rule_keys AS k
            ON k.rules = $name AND b.hand_key = k.hand_key AND (b.hand_key < 0 OR b.cards = k.cards)
        """,
        {"name": name},
    )
    assert found == [(True, 0)]


# ---- games


def game_ranks(engine, game: str, hands: list[tuple[list[int], list[int]]]) -> dict[tuple[int, str], tuple]:
    """The rows of `game_ranks` for hands of own cards and a board. Keys: (number of the hand, half: high or low)."""
    engine.rows(f"UPDATE settings SET game = '{game}'")
    own = [(number, 1, card) for number, (cards, _) in enumerate(hands) for card in cards]
    boards = [(number, place, card) for number, (_, cards) in enumerate(hands) for place, card in enumerate(cards, 1)]
    engine.insert("hand_cards", own)
    engine.insert("board_cards", boards)
    found = engine.rows("SELECT game_id, half, hand_rank, description, best_hand FROM game_ranks")
    return {(number, half): rest for number, half, *rest in found}


def dealt(seed: int, deck, own: int, board: int, hands: int = 300) -> list[tuple[list[int], list[int]]]:
    rng = random.Random(seed)
    drawn = [rng.sample(list(deck), own + board) for _ in range(hands)]
    return [(cards[:own], cards[own:]) for cards in drawn]


@pytest.mark.slow
@pytest.mark.parametrize("own, game", [(4, "omaha"), (5, "omaha-5"), (6, "omaha-6")])
def test_omaha_takes_two_of_the_own_cards_and_three_of_the_board(duckdb_engine, own, game):
    hands = dealt(own, range(52), own, 5)
    found = game_ranks(duckdb_engine, game, hands)
    assert [found[number, "high"][0] for number in range(len(hands))] == [
        min(evaluate_cards(*two, *three) for two in combinations(cards, 2) for three in combinations(board, 3))
        for cards, board in hands
    ]


@pytest.mark.parametrize("game, own, board", [("stud-hi-lo", 7, 0), ("omaha-hi-lo", 4, 5)])
def test_the_low_halves_of_hi_lo_games_are_ordered_and_tied_as_by_pokerkit(duckdb_engine, game, own, board):
    hands = dealt(own, range(52), own, board)
    found = game_ranks(duckdb_engine, game, hands)
    low = pokerkit.OmahaEightOrBetterLowHand if board else pokerkit.EightOrBetterLowHand
    pairs = []
    for number, (cards, shared) in enumerate(hands):
        hand = low.from_game_or_none(text_of(cards), text_of(shared))
        rank, said, _ = found[number, "low"]
        assert (rank is None) == (hand is None) == (said == "No low")
        pairs.append((rank or UNQUALIFIED, worth_of(hand)))
    assert same_order(pairs) and len(set(pairs)) > 10


def test_a_badugi_hand_has_the_rank_of_its_best_subset(duckdb_engine):
    worth = dict(duckdb_engine.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'badugi'"))
    hands = dealt(4, range(52), 4, 0)
    found = game_ranks(duckdb_engine, "badugi", hands)
    assert [found[number, "low"][0] for number in range(len(hands))] == [badugi(cards, worth) for cards, _ in hands]


# ---- a user's own rules, decks and games: the INSERTs of the chapter


def inserts(name: str) -> str:
    """The INSERT statements of a file that the chapter of rules writes."""
    chapter = sql_files.read("sql/rules/README.md")
    [text] = re.findall(rf"^\$ cat > {name}\.sql <<'END'\n((?:>.*\n)+?)> END\n", chapter, re.MULTILINE)
    return re.sub(r"^> ?", "", text, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def loaded_own(prepared_duckdb, tmp_path_factory):
    """A database with the rules and games that the chapter inserts."""
    with copy_of(prepared_duckdb, tmp_path_factory.mktemp("own")) as engine:
        engine.script(inserts("royal_below_quads") + inserts("my_games"))
        worlds.read(engine, "sql/rules.sql")
        yield engine


@pytest.fixture
def duckdb_own(loaded_own):
    with rolled_back(loaded_own) as engine:
        yield engine


@pytest.fixture(params=ENGINES)
def with_own(request):
    """Each engine, with the rules and games that the chapter inserts."""
    if request.param == "duckdb":
        return request.getfixturevalue("duckdb_own")
    copy = sqlite_copy(request.getfixturevalue("loaded_sqlite"))
    copy.script(inserts("royal_below_quads") + inserts("my_games"))
    worlds.read(copy, "sql/rules.sql")
    return copy


def test_moving_royal_flushes_below_quads_changes_only_the_ranks_in_between(with_own):
    found = with_own.rows("""
        SELECT s.category, MIN(o.hand_rank - s.hand_rank), MAX(o.hand_rank - s.hand_rank), COUNT(*)
        FROM class_ranks AS s INNER JOIN class_ranks AS o ON s.hand_key = o.hand_key
        WHERE s.rules = 'standard' AND o.rules = 'royal below quads' AND o.description = s.description
        GROUP BY s.category ORDER BY MIN(s.hand_rank)
    """)
    assert found[:3] == [("Royal Flush", 165, 165, 1), ("Straight Flush", -1, -1, 9), ("Four of a Kind", -1, -1, 156)]
    assert [row[1:3] for row in found[3:]] == [(0, 0)] * 7
    assert sum(count for *_, count in found) == 7462
    assert with_own.rows("SELECT most_cards FROM key_rules WHERE rules = 'royal below quads'") == [(7,)]


def test_rules_that_the_user_adds_have_keys_that_rank_seven_cards(with_own):
    own = dict(with_own.rows("SELECT hand_key, hand_rank FROM rule_keys WHERE rules = 'royal below quads'"))
    royal = cards_of("As Ks Qs Js Ts 2c 3d")
    quads, straight_flush = cards_of("As Ac Ad Ah Ts 2c 3d"), cards_of("9s Ks Qs Js Ts 2c 3d")
    both = cards_of("9s Ks Qs Js Ts As 3d")  # by these rules a straight flush beats a royal flush
    assert [own[key(cards)] for cards in (straight_flush, both, quads, royal)] == [1, 1, 13, 166]


def manila(cards) -> tuple:
    """The strength of five cards in Manila, by its rules; a greater value is better."""
    ranks = sorted((card // 4 + 2 for card in cards), key=lambda rank: rank)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    sizes, tie = [size for size, _ in groups], [rank for _, rank in groups]
    flush = len({card % 4 for card in cards}) == 1
    top = 10 if ranks == [7, 8, 9, 10, 14] else ranks[4]
    if sizes == [1] * 5 and (top < ranks[4] or ranks[4] - ranks[0] == 4):
        return (8, top) if flush else (4, top)
    by_sizes = {(4, 1): 7, (3, 2): 5, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
    return (6 if flush else by_sizes[tuple(sizes)], *tie)


def test_the_ranks_of_manila_follow_its_rules(with_own):
    deck = [card for (card,) in with_own.rows("SELECT card_id FROM decks WHERE deck = 'manila' ORDER BY card_id")]
    assert deck == list(range(20, 52))
    ranks = dict(with_own.rows("SELECT hand_key, hand_rank FROM class_ranks WHERE rules = 'manila'"))
    worths = {rank: manila(example(hand_key)) for hand_key, rank in ranks.items()}
    assert [worths[rank] for rank in sorted(worths)] == sorted(set(worths.values()), reverse=True)
    hands = dealt(1, deck, 2, 5)
    found = game_ranks(with_own, "manila", hands)
    for number, (cards, board) in enumerate(hands):
        best = max(manila([*cards, *three]) for three in combinations(board, 3))
        rank, _, best_hand = found[number, "high"]
        assert worths[rank] == best == manila(cards_of(best_hand)) and {*cards} < {*cards_of(best_hand)}


def test_hands_of_royal_holdem_have_their_ranks_by_phevaluator(with_own):
    deck = [card for (card,) in with_own.rows("SELECT card_id FROM decks WHERE deck = 'royal' ORDER BY card_id")]
    assert deck == list(range(32, 52))
    hands = dealt(2, deck, 2, 5)
    found = game_ranks(with_own, "royal-holdem", hands)
    assert [found[number, "high"][0] for number in range(len(hands))] == [
        evaluate_cards(*cards, *board) for cards, board in hands
    ]


def test_a_hand_of_pineapple_has_the_rank_of_its_best_two_own_cards_in_holdem(with_own):
    assert with_own.rows("SELECT COUNT(*) FROM choices WHERE game = 'pineapple'") == [(comb(8, 5) - comb(5, 2),)]
    hands = [(cards, board[:size]) for size in (3, 4, 5) for cards, board in dealt(3, range(52), 3, 5, hands=100)]
    hands += dealt(4, range(0, 52, 2), 3, 5, hands=100)  # cards of two suits, so that flushes are frequent
    found = game_ranks(with_own, "pineapple", hands)
    assert [found[number, "high"][0] for number in range(len(hands))] == [
        min(evaluate_cards(*two, *board) for two in combinations(cards, 2)) for cards, board in hands
    ]


@pytest.mark.quick(0)
def test_the_checks_find_nothing_in_the_rules_that_the_chapter_inserts(with_own):
    checks = [check for check in sql_files.order("sql/check.sql") if "/rules/" in check or "/cards/" in check]
    for check in [*checks, *sql_files.order("sql/check_rules.sql")]:
        assert with_own.rows(sql_files.read(check)) == [], check


@pytest.mark.parametrize("name", ["duckdb_shell", "sqlite_shell", "postgresql"])
def test_each_shell_makes_the_same_ranks_by_the_users_own_rules(name, request, duckdb_engine):
    shell = request.getfixturevalue(name)
    shell = shell.database() if name == "postgresql" else shell
    own = inserts("royal_below_quads") + inserts("my_games")
    sums = """
        SELECT rules, cards, COUNT(*) AS hand_keys, SUM(hand_rank) AS ranks, SUM(hand_key % 1000003) AS remainders
        FROM rule_keys GROUP BY rules, cards ORDER BY rules, cards;
    """
    checks = flattened("sql/check_rules.sql")
    printed = shell.run(flattened("sql/load.sql") + own + flattened("sql/rules.sql") + checks + sums)
    duckdb_engine.script(own)
    worlds.read(duckdb_engine, "sql/rules.sql")
    assert [row for row in printed if row != ("problem",)][1:] == texts(duckdb_engine.rows(sums))


def test_a_check_names_rules_without_class_ranks(duckdb_engine):
    duckdb_engine.script(inserts("my_games"))
    problems = [
        problem
        for check in sql_files.order("sql/check_rules.sql")
        for (problem,) in duckdb_engine.rows(sql_files.read(check))
    ]
    assert problems == [
        f"class_ranks has 0 hands of 5 cards by manila, not {comb(32, 5)}: read rules.sql again",
        "key_rules has no manila: read rules.sql again",
    ]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "wrong, said",
    [
        (
            "UPDATE category_orders SET hand_points = 11 WHERE rules = 'joker' AND hand_points = 10",
            "from 0 to 11, not from",
        ),
        ("INSERT INTO category_orders VALUES ('standard', 10, 'No Pair', 5)", "rules standard let 2574 classes be two"),
        (
            "DELETE FROM category_orders WHERE rules = 'standard' AND category = 'Straight'",
            "have no category for 8 classes",
        ),
        (
            "UPDATE games SET most_players = 24 WHERE game = 'holdem'",
            "needs 53 cards for 24 players of holdem, its deck has 52",
        ),
        ("UPDATE games SET own_used = 3 WHERE game = 'holdem'", "a hand uses 3 of the 2 own cards in holdem"),
        ("UPDATE games SET may_use_fewer = 1 WHERE game = 'holdem'", "own_used -1 and may_use_fewer 1 in holdem"),
        ("DELETE FROM decks WHERE deck = 'short' AND card = 'As'", "decks has 3 good cards of rank 14 in short, not 4"),
        ("INSERT INTO readings VALUES ('standard', 13, 1, 0)", "readings has 2 natural ranks in standard, not one"),
    ],
)
def test_a_check_names_an_invalid_row_of_rules_or_games(duckdb_engine, wrong, said):
    duckdb_engine.rows(wrong)
    checks = [check for check in sql_files.order("sql/check.sql") if "/rules/" in check or "/cards/" in check]
    problems = [problem for check in checks for (problem,) in duckdb_engine.rows(sql_files.read(check))]
    assert any(said in problem for problem in problems), problems


# ---- no names of rules in the code


TOPICS = [("cli.py", "draw"), ("cli.py", "chinese")]
"""Names of chapters that are also names of games."""


@pytest.fixture
def names(duckdb_engine) -> set[str]:
    """The names of all games, sets of rules and decks."""
    found = duckdb_engine.rows("SELECT game FROM games UNION SELECT rules FROM rules UNION SELECT deck FROM decks")
    return {name for (name,) in found}


def deciding(sql: str) -> list[str]:
    """The string literals inside CASE expressions and CHECK constraints.

    >>> deciding("SELECT 'a', CASE WHEN b = 'c' THEN CASE d WHEN 'e' THEN 1 END ELSE 'f' END, CHECK (g IN ('h')), 'i'")
    ['c', 'e', 'f', 'h']
    """
    found, inside = [], []
    for token in re.findall(r"--[^\n]*|'(?:[^']|'')*'|\bCASE\b|\bEND\b|\bCHECK \(|[()]", sql):
        if token[0] == "'" and {"CASE", "CHECK ("} & {*inside}:
            found.append(token[1:-1].replace("''", "'"))
        elif token in ("CASE", "CHECK (", "("):
            inside.append(token)
        elif token in ("END", ")") and inside:
            inside.pop()
    return found


def test_no_case_expression_or_check_constraint_names_a_game_or_rules(names):
    files = [
        path for path in sql_files.base().glob("sql/**/*.sql") if path.name != "macros.sql"
    ]  # generated from the others
    told = [(path.name, text) for path in sorted(files) for text in deciding(path.read_text(encoding="utf-8"))]
    assert [one for one in told if one[1] in names] == []


def test_no_python_code_names_a_game_or_rules(names):
    told = []
    for path in sorted(sql_files.base().glob("pokersql/**/*.py")):
        texts = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
        told += [(path.name, node.value) for node in texts if isinstance(node.value, str) and node.value in names]
    assert [one for one in told if one not in TOPICS] == []
