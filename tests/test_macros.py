"""The macros of sql/macros.sql, compared with the relations of sql/load.sql and with other evaluators."""

import csv
import random
import re
import shutil
from itertools import combinations, permutations

import duckdb
import pytest
import treys
from conftest import BAD_HANDS, Shell, texts
from hypothesis import given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards
from test_text import SELECTORS, SEPARATORS, WRITTEN

from pokersql.databases import worlds
from pokersql.sources import bundle, sql_files
from pokersql.sources.sql_text import literal, quoted

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
SCALARS = ["hand_rank", "hand_points", "hand_category", "hand_description", "hand_error", "best_five"]
CALLS = ", ".join(f"{name}(hand)" for name in SCALARS)


@pytest.fixture(scope="module")
def database(tmp_path_factory):
    """A database that has only the macros."""
    path = tmp_path_factory.mktemp("macros") / "macros.duckdb"
    with duckdb.connect(str(path)) as connection:
        connection.execute(sql_files.read(bundle.FILE))
    return path


@pytest.fixture(scope="module")
def macros(database):
    """A read-only connection to `database`."""
    return duckdb.connect(str(database), read_only=True)


@pytest.fixture
def new(database, tmp_path):
    """A connection to a copy of `database`."""
    shutil.copy(database, tmp_path / "mine.duckdb")
    with duckdb.connect(str(tmp_path / "mine.duckdb")) as connection:
        yield connection


def one(connection, sql: str, *values):
    [row] = connection.execute(sql, values).fetchall()
    return row[0] if len(row) == 1 else row


def fill(connection, hands: list, kind: str = "VARCHAR") -> None:
    connection.execute(
        f"CREATE OR REPLACE TABLE hands AS SELECT unnest(range(len($1))) AS id, unnest($1::{kind}[]) AS hand", [hands]
    )


def dealt(count: int, seed: int) -> list[list[int]]:
    """Random hands of five to seven card_ids; a third have few suits or ranks, so that rare categories are frequent."""
    rng = random.Random(seed)
    decks = [range(52), range(52), range(0, 52, 4), range(1, 33), [*range(26), *range(0, 52, 4)], range(32, 52)]
    return [rng.sample(sorted(set(rng.choice(decks))), rng.choice([5, 6, 7])) for _ in range(count)]


@pytest.mark.parametrize(
    "count", [5_000, pytest.param(500_000, marks=pytest.mark.slow)], ids=["5,000 hands", "500,000 hands"]
)
def test_random_hands_have_their_ranks_by_phevaluator_and_treys(new, count):
    hands = dealt(count, 5)
    written = [treys.Card.new(card) for card in CARDS]
    other = treys.Evaluator()
    expected = [evaluate_cards(*hand) for hand in hands]
    assert expected == [other.evaluate([], [written[card] for card in hand]) for hand in hands]
    fill(new, hands, "TINYINT[]")
    new.execute(
        "CREATE OR REPLACE TABLE expected AS SELECT unnest(range(len($1))) AS id, unnest($1) AS rank", [expected]
    )
    new.execute(
        "CREATE OR REPLACE TABLE spelled AS SELECT id, "
        "list_transform(hand, lambda n: pokersql.number_card(n)::VARCHAR) AS hand FROM hands"
    )
    for source, hand in (
        ("hands", "hand"),
        ("spelled", "hand"),
        ("spelled", "array_to_string(hand, ' ')"),
        ("spelled", "array_to_string(hand, '')"),
    ):
        wrong = one(
            new,
            "SELECT COUNT(*), COUNT(*) FILTER (r.hand_rank IS DISTINCT FROM e.rank OR r.error IS NOT NULL) "
            f"FROM rank_hands('{source}', {hand}) AS r JOIN expected AS e USING (id)",
        )
        assert wrong == (count, 0), (source, hand)
        if count < 100_000:
            wrong = (
                f"SELECT COUNT(*) FROM {source} JOIN expected USING (id) WHERE rank IS DISTINCT FROM hand_rank({hand})"
            )
            assert one(new, wrong) == 0, (source, hand)


def test_the_macros_give_the_example_of_each_class_its_values_in_hand_classes(new):
    wrong = """
        SELECT COUNT(*), COUNT(*) FILTER (
            (hand_rank(c.hand), hand_points(c.hand), hand_category(c.hand), hand_description(c.hand), best_five(c.hand))
            IS DISTINCT FROM (c.hand_rank, c.hand_points, c.category, c.description, c.hand)
        )
        FROM pokersql.hand_classes AS c"""
    assert one(new, wrong) == (7462, 0)


def mixed(count: int, seed: int) -> list[str]:
    """Hands in every spelling; some have an error."""
    rng = random.Random(seed)
    hands = []
    for _ in range(count):
        written = rng.sample(WRITTEN, rng.choice([4, 5, 5, 6, 6, 7, 7, 7, 8]))
        if rng.random() < 0.1:
            written[rng.randrange(len(written))] = (rng.choice(["Xx", "1s", "A", "10", "A.s", "♠", "15s", "é"]), 0)
        selector, separator = rng.choice(SELECTORS), rng.choice(SEPARATORS)
        other = separator if rng.random() < 0.7 else rng.choice(SEPARATORS)
        hands.append("".join(text + selector + rng.choice([separator, other]) for text, _ in written))
    return hands


def core(engine, hands: list) -> list[tuple]:
    """The columns of `text_ranks` for hands, in the order of the macros in SCALARS."""
    engine.rows("DELETE FROM hand_text")
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_text", [(1, number, hand) for number, hand in enumerate(hands)])
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")
    return engine.rows(
        "SELECT hand_rank, hand_points, category, description, error, best_five FROM text_ranks ORDER BY player_id"
    )


def test_the_macros_read_hands_in_every_spelling_as_text_ranks_does(new, duckdb_engine):
    hands = [*mixed(4000, 11), "x" * 401]
    expected = core(duckdb_engine, hands)
    assert {error.split()[0] for *_, error, _ in expected if error} == {
        "bad_card",
        "duplicate_card",
        "wrong_count",
        "too_long",
    }
    remedies = duckdb_engine.rows("SELECT error, remedy FROM text_ranks WHERE error IS NOT NULL GROUP BY ALL")
    assert all(one(new, "SELECT pokersql.error_remedy(?)", error) == remedy for error, remedy in remedies)
    fill(new, hands)
    assert new.execute(f"SELECT {CALLS} FROM hands ORDER BY id").fetchall() == expected
    rows = new.execute("SELECT hand_rank, category, description, error FROM rank_hands('hands', hand) ORDER BY id")
    assert rows.fetchall() == [(rank, category, said, error) for rank, _, category, said, error, _ in expected]


@pytest.mark.slow
def test_the_macros_read_or_refuse_any_text_as_text_ranks_does():
    engine = worlds.loaded("duckdb")
    connection = duckdb.connect()
    connection.execute(sql_files.read(bundle.FILE))
    letters = st.text(st.sampled_from("As10TKd♥:.-|, \t2xé9c8h\N{VARIATION SELECTOR-16}"), max_size=30)
    anything = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)

    @settings(deadline=None, max_examples=15)
    @given(st.lists(letters | anything, min_size=1, max_size=40))
    def check(hands):
        fill(connection, hands)
        expected = core(engine, hands)
        assert connection.execute(f"SELECT {CALLS} FROM hands ORDER BY id").fetchall() == expected
        ranked = connection.execute("SELECT hand_rank, error FROM rank_hands('hands', hand) ORDER BY id").fetchall()
        assert ranked == [(row[0], row[4]) for row in expected]

    check()


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    "hand, error",
    [
        *((literal(hand), error) for hand, error in BAD_HANDS.items()),
        ("''", "wrong_count 0"),
        ("12345", "bad_card '12345' at 1"),
        ("'x' || repeat(' ', 400)", "too_long 401"),
        ("['As', 'Kd', 'Xx', 'Qd', 'Jd']", "bad_card 'Xx' at 3"),
        ("['As', 'Kd', 'A♠', 'Qd', 'Jd']", "duplicate_card 'As'"),
        ("['As', NULL, 'Qd', 'Jd', '9c']", "wrong_count 4"),
        ("[]", "wrong_count 0"),
        ("[0, 1, 52, 3, 4]", "bad_card 52 at 3"),
        ("[0, 1, -1, 3, 4]", "bad_card -1 at 3"),
        ("[0, 1, 0, 3, 4]", "duplicate_card '2c'"),
        ("[0, 1, 2, NULL]", "wrong_count 3"),
        ("range(8)", "wrong_count 8"),
        ("[0, 1, 2, 3, 9223372036854775807]", "bad_card 9223372036854775807 at 5"),
        ("[51, 45, 42, 36, 35, 100000000000000000000]::HUGEINT[]", "bad_card 10000000000000000000… at 6"),
        ("[51, 45, 42, 36, 35, 18446744073709551615]::UBIGINT[]", "bad_card 18446744073709551615 at 6"),
        ("[[0, 1, 2, 3, 4]]", "bad_card '[0' at 1"),
    ],
)
def test_an_error_names_the_bad_text_and_its_position(macros, hand, error):
    said = one(macros, f"SELECT {', '.join(f'{name}({hand})' for name in SCALARS)}")
    assert said == (None, None, None, None, error, None)
    macros.execute(f"CREATE OR REPLACE TEMP TABLE wrong AS SELECT {hand} AS hand")
    assert one(macros, "SELECT hand_rank, error FROM rank_hands('wrong', hand)") == (None, error)


@pytest.mark.parametrize("kind", ["VARCHAR", "VARCHAR[]", "TINYINT[]", "BIGINT[]", "pokersql.card", "JSON"])
def test_the_macros_return_null_for_a_null_hand(macros, kind):
    macros.execute(f"CREATE OR REPLACE TEMP TABLE nothing AS SELECT NULL::{kind} AS hand")
    assert one(macros, f"SELECT {CALLS} FROM nothing") == (None,) * 6
    assert one(macros, "SELECT hand_rank, category, description, error FROM rank_hands('nothing', hand)") == (None,) * 4


@pytest.mark.parametrize(
    "hand",
    [
        "'As Kd Qh Jc Ts'",
        "'a♠,K♦|q♡-J♣ 10S'",
        "['As', 'Kd', 'Qh', 'Jc', 'Ts']",
        "['As', 'Kd', 'Qh', 'Jc', 'Ts', NULL, NULL]",
        "['As', 'Kd', 'Qh', 'Jc', 'Ts']::VARCHAR[5]",
        "['As', 'Kd', 'Qh', 'Jc', 'Ts']::ENUM('As', 'Kd', 'Qh', 'Jc', 'Ts')[]",
        "['As Kd', 'Qh Jc Ts']",
        "[51, 45, 42, 36, 35]",
        "[51, 45, 42, 36, 35]::UTINYINT[]",
        "[51, 45, 42, 36, 35]::HUGEINT[]",
        "[51, 45, 42, 36, 35]::INTEGER[5]",
        "[NULL, 51, 45, 42, 36, 35, NULL]",
        "(SELECT 'As Kd Qh Jc Ts')",
    ],
)
def test_a_hand_may_be_text_or_a_list(macros, hand):
    assert one(macros, f"SELECT hand_rank({hand}), best_five({hand})") == (1600, "Ts Jc Qh Kd As")
    macros.execute(f"CREATE OR REPLACE TEMP TABLE typed AS SELECT {hand} AS hand")
    assert one(macros, "SELECT hand_rank, error FROM rank_hands('typed', hand)") == (1600, None)


def test_best_five_is_the_best_choice_of_five_cards(new):
    """The five cards are from the hand, in ascending order, and no other choice of five has a better rank."""
    hands = dealt(500, 3)
    fill(new, hands, "TINYINT[]")
    for number, five in new.execute("SELECT id, best_five(hand) FROM hands").fetchall():
        ids = [CARDS.index(card) for card in five.split(" ")]
        assert ids == sorted(ids) and set(ids) <= set(hands[number])
        best = min(evaluate_cards(*chosen) for chosen in combinations(hands[number], 5))
        assert evaluate_cards(*ids) == best


def test_the_macros_work_in_any_clause(new):
    fill(new, ["As Ks Qs Js Ts", "7c 5d 4h 3s 2c", "As Ah Ad Ac Ks", "As", None])
    query = """
        SELECT id, DENSE_RANK() OVER (ORDER BY hand_rank(hand) NULLS LAST)
        FROM hands WHERE hand_points(hand) BETWEEN 0 AND 9 ORDER BY hand_rank(hand)"""
    assert new.execute(query).fetchall() == [(0, 1), (2, 2), (1, 3)]
    assert one(new, "SELECT MIN(hand_rank(hand)), COUNT(hand_error(hand)) FROM hands") == (1, 1)
    assert one(new, "SELECT ARG_MIN(best_five(hand), hand_rank(hand)) FROM hands") == "Ts Js Qs Ks As"
    assert new.execute(
        "SELECT hand_category(hand), COUNT(*) FROM hands GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1"
    ).fetchall() == [(None, 2)]
    assert one(new, "SELECT COUNT(*) FROM hands AS a JOIN hands AS b ON hand_rank(a.hand) < hand_rank(b.hand)") == 3
    assert (
        one(
            new,
            "SELECT COUNT(*) FROM hands a WHERE EXISTS (FROM hands b WHERE hand_rank(b.hand) < hand_rank(a.hand))",
        )
        == 2
    )
    new.execute("CREATE VIEW ranked AS SELECT *, hand_rank(hand) AS rank FROM hands")
    assert one(new, "SELECT SUM(rank) FROM ranked") == 1 + 7462 + 11
    new.execute("CREATE TABLE kept AS FROM rank_hands('ranked', hand)")
    assert one(new, "SELECT COUNT(*) FROM kept WHERE rank = hand_rank") == 3


def test_any_two_cards_in_any_spelling_have_their_starting_hand(new):
    order = "23456789TJQKA"
    expected = {}
    for first, second in permutations(CARDS, 2):
        high, low = sorted((first, second), key=lambda card: order.index(card[0]), reverse=True)
        kind = "" if high[0] == low[0] else "s" if high[1] == low[1] else "o"
        expected[first, second] = high[0] + low[0] + kind
    new.execute(
        "CREATE TABLE holes AS SELECT unnest($1) AS a, unnest($2) AS b, unnest($3) AS known",
        [*map(list, zip(*expected, strict=True)), list(expected.values())],
    )
    ids = "[enum_code(a::pokersql.card), enum_code(b::pokersql.card)]"
    for hole in (
        "a || b",
        "a || ' ' || b",
        "lower(a) || ',' || upper(b)",
        "[a, b]",
        "[NULL, a, b]",
        ids,
        f"{ids}::INT[2]",
    ):
        wrong = f"SELECT COUNT(*), COUNT(*) FILTER (starting_hand({hole}) IS DISTINCT FROM known) FROM holes"
        assert one(new, wrong) == (2652, 0), hole
    grouped = "SELECT starting_hand(a || b) AS s, COUNT(*), MIN(known) FROM holes GROUP BY s HAVING s = MAX(known)"
    assert len(new.execute(grouped).fetchall()) == 169
    assert one(new, "SELECT COUNT(*) FROM holes WHERE starting_hand(a || b) = 'AKs'") == 8
    ranked = "SELECT MAX(r) FROM (SELECT DENSE_RANK() OVER (ORDER BY starting_hand([a, b])) AS r FROM holes)"
    assert one(new, ranked) == 169
    worth = "SELECT COUNT(DISTINCT known), SUM((wins - losses) * combinations) FROM pokersql.starting_hands JOIN "
    assert one(new, worth + "(SELECT DISTINCT known FROM holes) ON known = starting_hand") == (169, 0)


@pytest.mark.parametrize(
    "hole",
    [
        "NULL",
        "''",
        "'Ah'",
        "'AhAh'",
        "'Ah A♥'",
        "'AhKhQh'",
        "'AhXx'",
        "['Ah']",
        "['Ah', 'Xx']",
        "[0, 0]",
        "[0, 52]",
        "[-1, 0]",
        "[0]",
        "[0, 1, 2]",
        "[]",
        "12",
        "NULL::INT[]",
        "repeat(' ', 400) || 'AhKh'",
    ],
)
def test_a_text_without_two_cards_gives_no_starting_hand(macros, hole):
    assert one(macros, f"SELECT starting_hand({hole})") is None
    assert one(macros, f"SELECT starting_hand(h) FROM (SELECT {hole} AS h)") is None


def test_in_pluribus_showdowns_the_best_ranked_hands_share_the_pot(new, data):
    new.execute(
        f"CREATE TABLE shown AS SELECT * FROM '{data}/pluribus_players.csv.gz' "
        f"JOIN '{data}/pluribus_hands.csv.gz' USING (hand_id) WHERE at_showdown = 1"
    )
    games = {}
    query = "SELECT hand_id, hole, board, pot, collected, hand_rank FROM rank_hands('shown', hole || ' ' || board)"
    for game, hole, board, pot, collected, rank in new.execute(query).fetchall():
        assert rank == evaluate_cards(*hole.split(), *board.split())
        games.setdefault(game, []).append((rank, pot, collected))
    assert len(games) == 1673 and sum(map(len, games.values())) == 3402
    for hands in games.values():
        best = [rank for rank, *_ in hands].count(min(hands)[0])
        assert all(collected * best == (pot if rank == min(hands)[0] else 0) for rank, pot, collected in hands)


HOSTILE = ["hand", "error", "category", "h", "b", "t", "k", "n", "piece", "card_bits", "hand_key", "card_id", "select"]
HOSTILE += ['a "quoted" name', "'; DROP SCHEMA pokersql; --", "ünïcode ♠", "two words", "lambda", "pokersql"]


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", HOSTILE)
def test_the_users_columns_and_tables_may_have_any_name(new, name):
    written = quoted(name)
    new.execute(f"CREATE TABLE {written} ({written} VARCHAR)")
    new.execute(f"INSERT INTO {written} VALUES ('As Ks Qs Js Ts'), ('x')")
    calls = ", ".join(f"{call}({written})" for call in SCALARS)
    rows = new.execute(f"SELECT {calls} FROM {written} ORDER BY 1").fetchall()
    assert rows == [
        (1, 9, "Royal Flush", "Royal Flush", None, "Ts Js Qs Ks As"),
        (*[None] * 4, "bad_card 'x' at 1", None),
    ]
    rows = new.execute(f"FROM rank_hands({literal(written)}, {written}) ORDER BY hand_rank").fetchall()
    # The user's column keeps its name; the added column is named error_1.
    assert rows == [
        ("As Ks Qs Js Ts", 1, "Royal Flush", "Royal Flush", None),
        ("x", None, None, None, "bad_card 'x' at 1"),
    ]
    rows = new.execute(
        f"SELECT hand_rank FROM showdown_of({literal(written)}, {written}, {written}, {written}) ORDER BY 1"
    ).fetchall()
    assert rows == [(1,), (None,)]


def test_the_macro_rank_hands_takes_files_and_views_and_expressions_of_columns(new, tmp_path):
    path = tmp_path / "it's.csv"
    path.write_text("c1,c2,c3,c4,c5\nAs,Ks,Qs,Js,Ts\n2c,2c,3c,4c,5c\n", encoding="utf-8")
    rows = new.execute(
        f"SELECT hand_rank, error FROM rank_hands({literal(str(path))}, [c1, c2, c3, c4, c5]) ORDER BY 1"
    ).fetchall()
    assert rows == [(1, None), (None, "duplicate_card '2c'")]
    new.execute("CREATE VIEW split AS SELECT 'As Ks' AS hole, 'Qs Js Ts' AS board")
    assert one(new, "SELECT hand_rank FROM rank_hands('split', hole || ' ' || board)") == 1
    new.execute("CREATE SCHEMA s; CREATE TABLE s.t AS FROM split")
    assert one(new, "SELECT hand_rank FROM rank_hands('s.t', concat_ws(' ', hole, board))") == 1
    with pytest.raises(duckdb.CatalogException, match="nowhere"):
        new.execute("FROM rank_hands('nowhere', hand)")
    with pytest.raises(duckdb.BinderException, match="missing"):
        new.execute("FROM rank_hands('split', missing)")


@pytest.mark.parametrize("text", ["'hand'", "'As Ks Qs Js Ts'", "'it''s'"])
def test_a_column_name_in_quotes_is_an_error(new, text):
    new.execute("CREATE TABLE played AS SELECT 'As Ks Qs Js Ts' AS hand")
    for query in ("FROM rank_hands('played', {})", "SELECT COUNT(error) FROM pokersql.rank_hands('played', {})"):
        with pytest.raises(duckdb.InvalidInputException, match="without quotes, or in double quotes") as raised:
            new.execute(query.format(text))
        assert f"rank_hands: {text} is a text where a column is meant" in str(raised.value)
    assert one(new, "SELECT hand_rank FROM rank_hands('played', \"hand\")") == 1


def test_the_macro_rank_hands_returns_each_row_once_in_the_order_of_the_table(new):
    fill(new, [*mixed(3000, 2), None, "", "As Ks Qs Js Ts", "As Ks Qs Js Ts"])
    ids = new.execute("SELECT id FROM rank_hands('hands', hand) ORDER BY id").fetchall()
    assert ids == new.execute("SELECT id FROM hands ORDER BY id").fetchall()


@pytest.mark.quick(0)
def test_the_macro_showdown_of_has_the_rows_of_the_relation_showdown_and_names_invalid_hands(new, duckdb_engine):
    """The relations read deals from `hand_cards`; the macro reads them from tables with one row per card."""
    duckdb_engine.rows("UPDATE settings SET players = 6, rounds = 50, seed = 3")
    worlds.read(duckdb_engine, "sql/deal.sql")
    expected = duckdb_engine.rows(
        "SELECT game_id, player_id, hand, hand_rank, category, description, player_ranking, winners "
        "FROM showdown JOIN hand_ranks USING (game_id, player_id, hand, category, description) ORDER BY ALL"
    )
    cards = duckdb_engine.rows(
        "SELECT h.game_id, h.player_id, h.card_id, d.card FROM hand_cards h JOIN deck d USING (card_id)"
    )
    random.Random(1).shuffle(cards)
    new.execute("CREATE TABLE dealt (game_id INTEGER, player_id INTEGER, card_id TINYINT, card VARCHAR)")
    new.executemany("INSERT INTO dealt VALUES (?, ?, ?, ?)", cards)
    columns = "game_id, player_id, hand, hand_rank, category, description, player_ranking, winners"
    assert len(expected) == 300
    for call in ("'dealt'", "'dealt', game_id, player_id, card_id", "'dealt', game_id, player_id, card"):
        assert (
            new.execute(f"SELECT {columns} FROM showdown_of({call}) WHERE error IS NULL ORDER BY ALL").fetchall()
            == expected
        )
    new.execute(
        "CREATE TABLE seats AS SELECT 'table 1' AS game, 'Ann' AS seat, unnest(['As', 'Ks', 'Qs', 'Js', 'Ts']) AS card"
    )
    new.execute("INSERT INTO seats SELECT 'table 1', 'Bob', unnest(['2c', '3d', 'x'])")
    new.execute("INSERT INTO seats SELECT 'table 2', 'Bob', unnest(['2c', '2c', '3c', '4c', '5c'])")
    rows = new.execute(
        "SELECT game, seat, hand, player_ranking, winners, error "
        "FROM showdown_of('seats', game, seat, card) ORDER BY 1, 2"
    ).fetchall()
    assert rows == [
        ("table 1", "Ann", "Ts Js Qs Ks As", 1, 1, None),
        ("table 1", "Bob", "2c 3d x", None, 0, "bad_card 'x' at 3"),
        ("table 2", "Bob", "2c 2c 3c 4c 5c", None, 0, "duplicate_card '2c'"),
    ]


def test_the_macro_showdown_of_keeps_the_names_of_its_argument_columns(new):
    new.execute("CREATE TABLE shown AS SELECT 7 AS shown_id, 1 AS hand, 'As' AS card, 1 AS game_id, 2 AS player_id")
    ranks = ["hand_rank", "category", "description", "player_ranking", "winners", "error"]
    for call, names in {
        "game_id, player_id, card": ["game_id", "player_id", "hand"],
        "shown_id, t.hand, card": ["shown_id", "hand", "hand_1"],
        "shown_id + 1, hand, card": ["(shown_id + 1)", "hand", "hand_1"],
    }.items():
        found = new.execute(f"FROM showdown_of('shown', {call})").description
        assert [column[0] for column in found] == [*names, *ranks]


def test_the_macro_deal_has_the_rows_of_showdown_and_refuses_settings_out_of_range(new, duckdb_engine):
    duckdb_engine.rows("UPDATE settings SET players = 6, seed = 42")
    worlds.read(duckdb_engine, "sql/deal.sql")
    columns = "player_id, player, hand, category, description, player_ranking, winners"
    expected = duckdb_engine.rows(f"SELECT {columns} FROM showdown ORDER BY ALL")
    assert new.execute(f"SELECT {columns} FROM deal(players := 6, seed := 42) ORDER BY ALL").fetchall() == expected
    for call in ("players := 11", "seed := -1", "shuffle := 'x'"):
        name = call.split(" ")[0]
        with pytest.raises(duckdb.Error, match=f"{name} has to be"):
            new.execute(f"FROM deal({call})").fetchall()


def test_loading_refuses_to_replace_a_users_object_even_if_the_user_has_a_macro_named_error():
    connection = duckdb.connect()
    connection.execute("CREATE MACRO error(x) AS NULL")
    connection.execute("CREATE SCHEMA pokersql; CREATE TABLE pokersql.mine AS SELECT 1 AS one")
    for file in (bundle.FILE, "sql/unload_macros.sql"):
        with pytest.raises(duckdb.Error, match="pokersql holds mine"):
            connection.execute(sql_files.read(file))
        connection.execute("ROLLBACK")


def smoke(directory) -> str:
    """A script that runs each macro over a file of hands in every spelling."""
    hands = [*mixed(400, 7), ""]
    with open(directory / "hands.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["id", "hand"], *enumerate(hands)])
    return f"""
.read sql/macros.sql
CREATE TABLE hands AS
SELECT * FROM read_csv('{directory}/hands.csv', header = true, quote = '"', delim = ',', all_varchar = true);
SELECT id, {CALLS} FROM hands ORDER BY id;
SELECT id, hand_rank, category, description, error FROM rank_hands('hands', hand) ORDER BY id;
CREATE TABLE cards AS
SELECT id AS game_id, i AS player_id, (i * 11 + n * 5 + id::INTEGER) % 52 AS card_id
FROM hands, range(3) AS p(i), range(7) AS c(n);
FROM showdown_of('cards') ORDER BY ALL;
SELECT game_id, SUM(hand_rank([card_id, (card_id + 1) % 52, (card_id + 2) % 52, 50, 51])) OVER w AS ranks
FROM cards WINDOW w AS (PARTITION BY game_id) ORDER BY ALL;
FROM deal(players := 3, seed := 5, shuffle := 'riffle') ORDER BY ALL;
SELECT id, (SELECT best_five(h.hand)) AS five, (SELECT hand_error(h.hand)) AS wrong FROM hands AS h ORDER BY id;
SELECT COUNT(*) AS n FROM hands AS n WHERE EXISTS (FROM hands AS t WHERE hand_rank(t.hand) < hand_rank(n.hand));
SELECT id, starting_hand(SUBSTR(hand, 1, 5)) AS s, starting_hand([id::INT % 52, 7]) AS n FROM hands ORDER BY id;
SELECT x.* FROM hands AS b, LATERAL (SELECT hand_rank(b.hand) AS r, hand_category(b.hand) AS c) AS x ORDER BY ALL;
.read sql/unload_macros.sql
SELECT COUNT(*) FROM duckdb_functions() WHERE NOT internal;
SELECT COUNT(*) FROM duckdb_tables() WHERE schema_name = 'pokersql';
"""


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_the_macros_give_the_same_results_in_the_shells_of_several_versions(request, name, tmp_path):
    shell, script = request.getfixturevalue(name), smoke(tmp_path)
    printed = shell.run(script)
    connection = duckdb.connect()
    expected = []
    for line in re_read(script):
        done = connection.execute(line)
        if line.startswith(("SELECT", "FROM")):
            expected += [tuple(column[0] for column in done.description), *texts(done.fetchall())]
    assert len(expected) > 2000 and printed == expected


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_the_shells_of_several_versions_refuse_a_text_instead_of_a_column(request, name):
    shell = request.getfixturevalue(name)
    loading = ".read sql/macros.sql\nCREATE TABLE t AS SELECT 'As Ks Qs Js Ts' AS hand;\n"
    assert shell.run(f"{loading}FROM rank_hands('t', hand);")[1][1] == "1"
    for text in ("'hand'", "'As Ks Qs Js Ts'"):
        with pytest.raises(AssertionError, match=f"rank_hands: {text} is a text where a column is meant"):
            shell.run(f"{loading}FROM rank_hands('t', {text});")


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_a_database_opens_although_a_script_that_read_the_macros_failed_in_a_shell(request, name, tmp_path):
    words = [request.getfixturevalue(name).command[0], "-csv", str(tmp_path / "mine.duckdb")]
    with pytest.raises(AssertionError, match="nosuch"):
        Shell(*words, "-c", ".read sql/macros.sql", "-c", "FROM nosuch").run("")
    assert Shell(*words).run("SELECT hand_rank('As Ks Qs Js Ts') AS r;") == [("r",), ("1",)]


def re_read(script: str) -> list[str]:
    """The statements of a script; each `.read` command is replaced by the text of its file."""
    statements = []
    for piece in script.strip().replace("\n.read ", ";\n.read ").replace(".sql\n", ".sql;\n").split(";\n"):
        piece = piece.strip().removesuffix(";")
        statements.append(sql_files.read(piece.removeprefix(".read ")) if piece.startswith(".read") else piece)
    return list(filter(None, statements))


def tables_and_functions(connection) -> list[tuple]:
    return connection.execute(
        """
        SELECT schema_name, table_name AS name FROM duckdb_tables()
        UNION ALL SELECT schema_name, view_name FROM duckdb_views() WHERE NOT internal
        UNION ALL SELECT schema_name, function_name FROM duckdb_functions() WHERE NOT internal
        UNION ALL SELECT schema_name, type_name FROM duckdb_types() WHERE NOT internal
        ORDER BY ALL
        """
    ).fetchall()


@pytest.mark.slow
def test_the_macros_shadow_no_object_of_the_user_and_unloading_removes_none_of_them():
    connection = duckdb.connect()
    connection.execute(
        "CREATE TABLE deck AS SELECT 1 AS one; CREATE TABLE card AS SELECT 2 AS two; CREATE TABLE showdown (x INT)"
    )
    connection.execute("CREATE MACRO mine(x) AS x + 1")
    before = tables_and_functions(connection)
    for _ in range(2):  # loading the file twice is allowed
        connection.execute(sql_files.read(bundle.FILE))
        assert one(connection, "SELECT one, two FROM deck, card") == (1, 2)
        assert one(connection, "SELECT hand_rank('As Ks Qs Js Ts')") == 1
        added = set(tables_and_functions(connection)) - set(before)
        assert {name for schema, name in added if schema == "main"} == set(bundle.public())
        assert {schema for schema, _ in added} == {"main", "pokersql"}
    connection.execute(sql_files.read("sql/unload_macros.sql"))
    assert tables_and_functions(connection) == before
    connection.execute(sql_files.read("sql/unload_macros.sql"))  # and unloading the file twice is allowed


def test_loading_the_macros_keeps_a_users_macro_of_the_same_name():
    connection = duckdb.connect()
    connection.execute("CREATE MACRO hand_rank(x) AS 'mine'")
    connection.execute(sql_files.read(bundle.FILE))
    assert one(connection, "SELECT hand_rank(1), pokersql.hand_rank('As Ks Qs Js Ts')") == ("mine", 1)
    with pytest.raises(duckdb.Error, match=r"main\.hand_rank is not what"):
        connection.execute(sql_files.read("sql/unload_macros.sql"))
    connection.execute("ROLLBACK")
    assert one(connection, "SELECT hand_rank(1), pokersql.hand_rank('As Ks Qs Js Ts')") == ("mine", 1)


@pytest.mark.quick(2)
@pytest.mark.parametrize("schema", ["pokersql", "PokerSQL", None])
@pytest.mark.parametrize(
    "mine",
    [
        "TABLE {}.mine AS SELECT 1 AS one",
        "VIEW {}.mine AS SELECT 1 AS one",
        "MACRO {}.mine(x) AS x",
        "SEQUENCE {}.mine",
    ],
)
def test_loading_refuses_a_users_object_in_the_schema_and_creates_nothing(schema, mine):
    connection = duckdb.connect()
    connection.execute(f'CREATE SCHEMA "{schema}"' if schema else sql_files.read(bundle.FILE))
    connection.execute(f"CREATE {mine.format(schema or 'pokersql')}")
    before = tables_and_functions(connection)
    for file in (bundle.FILE, "sql/unload_macros.sql"):
        with pytest.raises(duckdb.Error, match="pokersql holds mine"):
            connection.execute(sql_files.read(file))
        connection.execute("ROLLBACK")
        assert tables_and_functions(connection) == before


@pytest.mark.parametrize(
    "mine", ["(hole, board) AS pokersql.hand_rank(hole || ' ' || board)", "(hand) AS TABLE SELECT 1"]
)
def test_unloading_keeps_a_users_macro_that_calls_a_macro_of_pokersql(mine):
    connection = duckdb.connect()
    connection.execute(sql_files.read(bundle.FILE))
    connection.execute("DROP MACRO hand_rank")
    connection.execute(f"CREATE MACRO hand_rank{mine}")
    before = tables_and_functions(connection)
    with pytest.raises(duckdb.Error, match=r"main\.hand_rank is not what"):
        connection.execute(sql_files.read("sql/unload_macros.sql"))
    connection.execute("ROLLBACK")
    assert tables_and_functions(connection) == before


@pytest.mark.parametrize("name", ["pokersql.duckdb", "PokerSQL.duckdb"])
def test_loading_the_macros_refuses_a_database_named_pokersql(tmp_path, name):
    connection = duckdb.connect(str(tmp_path / name))
    with pytest.raises(duckdb.Error, match="a database named pokersql"):
        connection.execute(sql_files.read(bundle.FILE))


def test_a_database_keeps_the_macros_for_its_next_connection(tmp_path):
    path = str(tmp_path / "mine.duckdb")
    with duckdb.connect(path) as connection:
        connection.execute("CREATE TABLE hands AS SELECT 'As Ks Qs Js Ts' AS hand")
        connection.execute(sql_files.read(bundle.FILE))
    with duckdb.connect(path, read_only=True) as connection:
        assert one(connection, "SELECT hand_rank FROM rank_hands('hands', hand)") == 1
        assert one(connection, "SELECT hand_rank(hand) FROM hands") == 1


@pytest.mark.parametrize("written", [str.lower, str.upper])
def test_a_users_column_of_any_name_is_kept_and_changes_no_rank(written):
    connection = duckdb.connect()
    connection.execute(sql_files.read(bundle.FILE))
    names = sorted(set(re.findall('"(pokersql [^"]*)"', sql_files.read("sql/macros/rank_hands.sql"))))
    assert "pokersql bits" in names
    for mine in (names, *([name] for name in names)):
        columns = ", ".join(f'{number} AS "{written(name)}"' for number, name in enumerate(mine))
        connection.execute(f"CREATE OR REPLACE TABLE mine AS SELECT {columns}, 'As Ks Qs Js Ts' AS hand")
        found = one(connection, "FROM rank_hands('mine', hand)")
        assert found == (*range(len(mine)), "As Ks Qs Js Ts", 1, "Royal Flush", "Royal Flush", None)
