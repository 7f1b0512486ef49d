"""The macros of sql/games.sql for all rules and games, compared with the relations and with phevaluator."""

import random
import re
from collections.abc import Iterable
from itertools import combinations

import duckdb
import pytest
from phevaluator import evaluate_cards, evaluate_omaha_cards

from pokersql import engines
from pokersql.databases import worlds
from pokersql.sources import bundle, sql_files

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
SHORT = DECK[16:]
CARDS = {
    "standard": 7,
    "published": 6,
    "short deck": 7,
    "short deck trips": 7,
    "ace to five": 7,
    "deuce to seven": 6,
    "eight or better": 7,
    "badugi": 4,
    "three cards": 5,
    "joker": 7,
    "deuces wild": 6,
}
"""For each set of rules, the number of cards per hand in these tests. By rules whose ranks can't be looked up by sums
of keys, fewer of these cards count."""

GAMES = {
    "five-card": (5, 0),
    "holdem": (2, 5),
    "six-plus": (2, 5),
    "omaha": (4, 5),
    "omaha-5": (5, 4),
    "omaha-6": (6, 5),
    "omaha-hi-lo": (4, 5),
    "omaha-5-hi-lo": (5, 5),
    "courchevel": (5, 3),
    "courchevel-hi-lo": (5, 5),
    "stud": (7, 0),
    "stud-hi-lo": (7, 0),
    "razz": (7, 0),
    "draw": (5, 0),
    "single-draw": (5, 0),
    "triple-draw": (5, 0),
    "badugi": (4, 0),
}
"""For each game, the numbers of own cards and of board cards in these tests."""

ADDED = "hand_rank, category, description, low_rank, low_category, low_description, error"


@pytest.fixture(scope="module")
def new() -> duckdb.DuckDBPyConnection:
    """A connection with both files of macros and no relations."""
    connection = duckdb.connect()
    for file in bundle.ORDERS:
        connection.execute(sql_files.read(file))
    return connection


@pytest.fixture(scope="module")
def ruled() -> engines.DuckDB:
    """An engine with all relations."""
    return worlds.loaded("duckdb")


def deck_of(name: str) -> list[str]:
    if name in ("six-plus", "short deck", "short deck trips"):
        return SHORT
    return [*DECK, "Jo"] if name == "joker" else DECK


def dealt(name: str, own: int, board: int, hands: int) -> list[tuple[int, str, str]]:
    """Numbered random hands and boards of a game or of rules; a third of them have few ranks or suits."""
    rng = random.Random(name)
    deck, found = deck_of(name), []
    for number in range(1, hands + 1):
        some = [deck, [card for card in deck if card[0] in "A2345Jo89T"], [card for card in deck if card[1] in "cho"]]
        cards = rng.sample(rng.choice(some), own + board)
        found.append((number, " ".join(cards[:own]), " ".join(cards[own:])))
    return found


def by_relation(ruled: engines.DuckDB, setting: str, name: str, hands: list[tuple[int, str, str]]) -> list[tuple]:
    """The rows of game_text_ranks; each hand has its own game_id and board."""
    for table in ("hand_text", "hand_cards", "board_cards"):
        ruled.rows(f"DELETE FROM {table}")
    ruled.rows("UPDATE settings SET rules = '', game = 'five-card'")
    ruled.rows(f"UPDATE settings SET {setting} = ?", [name])
    ruled.insert("hand_text", [(number, 1, board) for number, _, board in hands if board])
    ruled.rows("INSERT INTO board_cards SELECT game_id, card_number, card_id FROM text_tokens")
    ruled.rows("DELETE FROM hand_text")
    ruled.insert("hand_text", [(number, 1, hand) for number, hand, _ in hands])
    ruled.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM readable_cards")
    return ruled.rows(f"SELECT game_id, {ADDED} FROM game_text_ranks ORDER BY game_id")


def fill(new: duckdb.DuckDBPyConnection, hands: list[tuple[int, str, str]]) -> None:
    new.execute("CREATE OR REPLACE TABLE dealt (id INTEGER, hole VARCHAR, board VARCHAR)")
    new.executemany("INSERT INTO dealt VALUES (?, ?, NULLIF(?, ''))", hands)


def some(names: Iterable[str], *quick: str) -> list:
    """Names for `parametrize`; those not in `quick` are marked slow."""
    return [name if name in quick else pytest.param(name, marks=pytest.mark.slow) for name in names]


def test_these_tests_cover_all_rules_and_games(ruled):
    assert set(CARDS) == {name for (name,) in ruled.rows("SELECT rules FROM rules")}
    assert set(GAMES) == {name for (name,) in ruled.rows("SELECT game FROM game_limits WHERE game > ''")}


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", some(CARDS, "ace to five", "badugi", "eight or better", "joker", "short deck"))
def test_ranking_a_table_by_rules_equals_the_relations(new, ruled, name):
    hands = dealt(name, CARDS[name], 0, 60)
    fill(new, hands)
    expected = [(number, *row[:3], row[-1]) for number, *row in by_relation(ruled, "rules", name, hands)]
    table = f"SELECT id, hand_rank, category, description, error FROM rank_hands('dealt', hole, rules := '{name}')"
    assert new.execute(f"{table} ORDER BY id").fetchall() == expected


@pytest.mark.parametrize("name", some(CARDS, "badugi"))
def test_the_macros_hand_rank_and_rank_hands_give_a_hand_the_same_rank(new, name):
    fill(new, dealt(name, CARDS[name], 0, 60))
    columns = ("rank", "category", "description", "error")
    of_one = ", ".join(f"hand_{column}(hole, '{name}')" for column in columns)
    table = f"SELECT id, hand_rank, category, description, error FROM rank_hands('dealt', hole, rules := '{name}')"
    one_by_one = new.execute(f"SELECT id, {of_one} FROM dealt ORDER BY id").fetchall()
    assert one_by_one == new.execute(f"{table} ORDER BY id").fetchall()


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", some(GAMES, "badugi", "holdem", "omaha-hi-lo", "razz", "six-plus", "stud-hi-lo"))
def test_ranking_a_table_by_a_game_equals_the_relations(new, ruled, name):
    hands = dealt(name, *GAMES[name], 60)
    fill(new, hands)
    table = f"SELECT id, {ADDED} FROM rank_hands('dealt', hole, board, game := '{name}') ORDER BY id"
    assert new.execute(table).fetchall() == by_relation(ruled, "game", name, hands)


@pytest.mark.parametrize("name", ["omaha", "omaha-5", "omaha-6"])
def test_the_macros_give_omaha_hands_their_ranks_by_phevaluator(new, name):
    hands = dealt(name, GAMES[name][0], 5, 200)
    fill(new, hands)
    ranks = new.execute(f"SELECT hand_rank FROM rank_hands('dealt', hole, board, game := '{name}') ORDER BY id")
    assert [rank for (rank,) in ranks.fetchall()] == [
        min(evaluate_omaha_cards(*board.split(), *four) for four in combinations(hole.split(), 4))
        for _, hole, board in hands
    ]


@pytest.mark.parametrize("used, fewer, own, board", [(2, 1, 3, 5), (2, 1, 3, 3), (3, 0, 5, 5)])
def test_a_users_own_game_has_the_same_ranks_by_macros_and_relations_and_phevaluator(used, fewer, own, board):
    engine = worlds.loaded("duckdb")
    engine.rows(
        "INSERT INTO games (game, description, own_cards, board_cards, own_used, may_use_fewer, most_players, draws,"
        f" high_rules, low_rules, deck) VALUES ('own', '', {own}, 5, {used}, {fewer}, 6, 0, 'standard', '', 'standard')"
    )
    hands = dealt("own", own, board, 200)
    ranked = by_relation(engine, "game", "own", hands)
    engine.rows("CREATE TABLE dealt (id INTEGER, hole VARCHAR, board VARCHAR)")
    engine.insert("dealt", hands)
    assert engine.rows(f"SELECT id, {ADDED} FROM rank_hands('dealt', hole, board, game := 'own') ORDER BY id") == ranked
    assert [row[1] for row in ranked] == [
        min(
            evaluate_cards(*some, *rest)
            for some in combinations(hole.split(), used)
            for rest in combinations(shared.split(), board if fewer else 5 - used)
        )
        for _, hole, shared in hands
    ]


@pytest.mark.parametrize(
    "game, hole, board, error",
    [
        ("omaha", "As Ks Qs", "Ts 9s 8d", "wrong_count 3"),
        ("omaha", "As Ks Qs Js", "Ts 9s", "wrong_board 2"),
        ("omaha", "As Ks Qs Js", None, "wrong_board 0"),
        ("omaha", "As Ks Qs Js", "As 9s 8d", "duplicate_card 'As'"),
        ("omaha", "As Ks Qs Js", "Xx 9s 8d", "bad_card 'Xx' at 1 of the board"),
        ("omaha", "As Ks Qs Jo", "Ts 9s 8d", "bad_card 'Jo' at 4"),
        ("six-plus", "As 2s", "Ts 9s 8d", "not_in_deck '2s'"),
        ("razz", "As 2s 3s 4s 5s 6s 7s 8s", None, "wrong_count 8"),
        ("omaha", None, "Ts 9s 8d", None),
    ],
)
def test_a_hand_that_cannot_be_ranked_has_an_error(new, game, hole, board, error):
    new.execute("CREATE OR REPLACE TABLE dealt AS SELECT $1::VARCHAR AS hole, $2::VARCHAR AS board", [hole, board])
    ranked = f"SELECT hand_rank, error FROM rank_hands('dealt', hole, board, game := '{game}')"
    assert new.execute(ranked).fetchall() == [(None, error)]


@pytest.mark.parametrize("joker", ["Jo", "*", "🃏", "JO"])
def test_a_joker_has_several_spellings(new, joker):
    hands = f"SELECT hand_category('As Ks Qs Js {joker}', rules := 'Joker'), best_five('{joker}AsAhAdAc', 'joker')"
    assert new.execute(hands).fetchall() == [("Royal Flush", "Ac Ad Ah As Jo")]


@pytest.mark.parametrize(
    "sql, said",
    {
        "SELECT hand_rank('As', rules := 'ace to six')": "rules 'ace to six': known are ace to five, badugi, deuce",
        "SELECT hand_rank('As', rules := 'razz')": "it names a game, as in rank_hands('my_table', hole, board, game :=",
        "FROM rank_hands('few', hole, board, game := 'omahaa')": "game 'omahaa': known are badugi, courchevel",
        "FROM rank_hands('few', hole, board, game := 'joker')": "it names rules, as in rules := 'joker'",
    }.items(),
)
def test_the_error_for_an_unknown_name_lists_the_known_names(new, sql, said):
    new.execute("CREATE OR REPLACE TABLE few AS SELECT 'As Ks Qs Js' AS hole, 'Ts 9s 8d' AS board")
    with pytest.raises(duckdb.Error, match=re.escape(said)):
        new.execute(sql).fetchall()


def test_the_users_columns_keep_their_names_and_values_beside_the_added_columns(new):
    new.execute(
        "CREATE OR REPLACE TABLE odd AS SELECT 'As Ks Qs Js' AS own_bits, 'Ts 9s 8d' AS board_bits, 1 AS hand_rank, "
        "2 AS half_number, 3 AS j, 'mine' AS error, 4 AS cards, 'omaha' AS rules"
    )
    ranked = new.execute("FROM rank_hands('odd', own_bits, board_bits, game := 'omaha')")
    names = [column for column, *_ in ranked.description]
    assert names[:8] == ["own_bits", "board_bits", "hand_rank", "half_number", "j", "error", "cards", "rules"]
    row = dict(zip(names, ranked.fetchone(), strict=True))
    assert (row["hand_rank"], row["hand_rank_1"], row["error"], row["error_1"]) == (1, 1602, "mine", None)
    of_one = "SELECT hand_rank(own_bits, rules := 'badugi'), hand_error(o.own_bits || ' Ac', 'standard') FROM odd AS o"
    assert new.execute(of_one).fetchall() == [(1080, None)]


def test_rank_hands_ranks_all_hands_with_one_board_given_as_text_or_list(new):
    new.execute("CREATE OR REPLACE TABLE few AS SELECT ['As', 'Ks', 'Qs', 'Js'] AS hole")
    for board in ("'Ts 9s 8d'", "['Ts', '9s', '8d']", "[35, 31, 25]"):
        ranked = new.execute(f"SELECT hand_rank, error FROM rank_hands('few', hole, {board}, game := 'omaha')")
        assert ranked.fetchall() == [(1602, None)]


@pytest.mark.slow
def test_an_error_names_the_macro_file_that_is_not_loaded():
    connection = duckdb.connect()
    with pytest.raises(duckdb.Error, match=r"\.read sql/macros\.sql first"):
        connection.execute(sql_files.read(bundle.GAMES))
    connection.execute("ROLLBACK")
    connection.execute(sql_files.read(bundle.FILE))
    connection.execute("CREATE TABLE t AS SELECT 'As 2s 3d 4h 8c' AS hand")
    for sql in (
        "SELECT hand_rank(hand, rules := 'ace to five') FROM t",
        "FROM rank_hands('t', hand, rules := 'ace to five')",
        "FROM rank_hands('t', hand, NULL, game := 'razz')",
    ):
        with pytest.raises(duckdb.Error, match=r"need sql/games\.sql: \.read it after macros\.sql"):
            connection.execute(sql).fetchall()
    for _ in range(2):  # reading the file twice is allowed
        connection.execute(sql_files.read(bundle.GAMES))
    assert connection.execute("SELECT hand_rank(hand, rules := 'ace to five') FROM t").fetchall() == [(22,)]
    connection.execute(sql_files.read("sql/unload_macros.sql"))
    assert connection.execute("SELECT COUNT(*) FROM duckdb_schemas() WHERE schema_name = 'pokersql'").fetchall() == [
        (0,)
    ]


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_the_macros_rank_hands_by_a_game_and_by_rules_in_a_shell(name, request):
    script = """
.read sql/macros.sql
.read sql/games.sql
CREATE TABLE t AS SELECT 'AsKsQhJh' AS hole, 'Ts 9s 8d 2c 2d' AS board;
SELECT hand_rank, description, low_description FROM rank_hands('t', hole, board, game := 'Omaha Hi-Lo');
SELECT hand_description('*AsKdQh4s', rules := 'joker') AS joker;
"""
    said = request.getfixturevalue(name).run(script)
    assert ("1602", "Straight, Queen high", "No low") in said
    assert said[-1] == ("One Pair, Aces, King-Queen-Four kickers",)


@pytest.mark.slow
def test_the_macros_use_rules_and_games_that_the_user_adds_to_the_relations():
    engine = engines.DuckDB()
    worlds.read(engine, "sql/load.sql")
    engine.script(
        """
        INSERT INTO rules (rules, description, deck, cards, lowest_wins, unqualified)
        VALUES ('no low ace', 'A-2-3-4-5 is no straight', 'standard', 5, 0, '');
        INSERT INTO readings (rules, rank, reads_as, wild) VALUES ('no low ace', 14, 14, 0);
        INSERT INTO category_orders (rules, hand_points, category, cards)
        SELECT 'no low ace', hand_points, category, cards FROM category_orders WHERE rules = 'standard';
        INSERT INTO games (
            game, description, own_cards, board_cards, own_used, most_players, draws, high_rules, low_rules, deck
        )
        VALUES ('both used', 'hold''em with both cards', 2, 5, 2, 10, 0, 'no low ace', '', 'standard');
        INSERT INTO rules (rules, description, deck, cards, lowest_wins, unqualified)
        VALUES
            ('suits alone', 'flushes', 'standard', 5, 0, ''),
            ('three suits', 'badugi from three cards', 'standard', 4, 1, '');
        INSERT INTO readings (rules, rank, reads_as, wild) VALUES ('suits alone', 14, 14, 0), ('three suits', 14, 1, 0);
        INSERT INTO category_orders (rules, hand_points, category, cards)
        SELECT 'suits alone', 0, category, cards FROM category_orders WHERE rules = 'standard' AND category = 'Flush'
        UNION ALL
        SELECT 'three suits', hand_points - 2, category, cards FROM category_orders
        WHERE rules = 'badugi' AND cards > 2;
        """
    )
    worlds.read(engine, "sql/rules.sql")
    worlds.read(engine, "sql/equity.sql")
    engine.rows("CREATE TABLE t AS SELECT '4d 5d' AS hole, 'As 2s 3s Kc Kd' AS board")
    assert engine.rows("SELECT description FROM rank_hands('t', hole, board, game := 'Both-Used')") == [
        ("One Pair, Kings, Ace-Five-Four kickers",)
    ]
    assert engine.rows("SELECT hand_category('As 2s 3c 4d 5h', rules := 'no low ace')") == [("High Card",)]
    # By the rules 'suits alone' a hand may have no category. By 'three suits' no choice of its cards may be valid.
    none = (None, None, None, "no_category")
    for rules, taken, other in (
        ("suits alone", "2s 4s 6s 8s Ts", "2s 4s 6s 8s Td"),
        ("three suits", "2s 3d 4h 5h", "2s 3s 4s 5s"),
    ):
        engine.rows(f"UPDATE settings SET game = '', rules = '{rules}'")
        for table in ("hand_text", "hand_cards"):
            engine.rows(f"DELETE FROM {table}")
        engine.insert("hand_text", [(1, 1, taken), (1, 2, other)])
        engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM readable_cards")
        columns = "hand_rank, category, description, error"
        found = engine.rows(f"SELECT {columns} FROM game_text_ranks ORDER BY player_id")
        assert found[0][0] > 0 and found[0][3] is None and found[1] == none
        ranked = f"FROM rank_hands('hand_text', hand, rules := '{rules}') SELECT {columns} ORDER BY player_id"
        assert engine.rows(ranked) == found
        names = ("hand_rank", "hand_category", "hand_description", "hand_error")
        calls = ", ".join(f"{name}(hand, rules := '{rules}')" for name in names)
        assert engine.rows(f"SELECT {calls} FROM hand_text ORDER BY player_id") == found
        assert "rules.unqualified" in engine.rows(f"SELECT game_remedy('no_category', '{rules}', NULL)")[0][0]
    assert "rules.unqualified" in engine.rows("SELECT remedy FROM game_text_ranks WHERE error > ''")[0][0]
