"""The SQL files, unchanged, give the same rows in the shells of DuckDB, SQLite and PostgreSQL."""

import re
from itertools import pairwise

import pytest
from conftest import Shell, flattened, pokersql, texts
from sqlfluff.core import FluffConfig, Linter

from pokersql import engines
from pokersql.databases import worlds
from pokersql.engines.postgresql.scripts import text as installation_text
from pokersql.errors import PokersqlError
from pokersql.sources import sql_files
from pokersql.sources.fold import fold

LOAD = flattened("sql/load.sql")
DEAL = sql_files.read("sql/deal.sql")
SHOWDOWN = "SELECT * FROM showdown ORDER BY game_id, player_ranking, player_id;\n"
HANDS = """
INSERT INTO hand_text VALUES
    (7, 1, 'As Ks Qs Js 10s'), (7, 2, 'A♠️|K♤,.2S-14:H4d'), (7, 3, 'As Xx Kd Qd Jd'), (7, 4, 'As As Kd Qd Jd'),
    (7, 5, 'As'), (7, 6, ''), (7, 7, NULL), (7, 8, '2c3c4c5cAcAdKs'), (7, 9, 'AsKdQhJcXx'), (7, 10, '2c 3d 4h 5s Ac');
INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards;
INSERT INTO hand_cards VALUES (8, 1, 0), (8, 1, 99), (8, 2, 5), (8, 2, 5), (8, 3, 6);
INSERT INTO hand_text VALUES (9, 1, '2c 3d 4h 5s 6c');
INSERT INTO observations VALUES
    (0, 'Nothing', 500), (0, 'two_of_a_kind', 420), (0, 'Singles', 1), (0, 'straightFlush', 2), (0, 'Flsh', 3),
    (1, 'Royal Flush', 8), (1, 'other', 2598952), (2, 'Royal Flush', 2), (2, 'other', 2598958);
INSERT INTO icm_stacks VALUES
    ('a', 'Ann', 5000), ('a', 'Bob', 3000), ('a', 'Cy', 1500), ('a', 'Dan', 500), ('b', 'Ann', 7), ('b', 'Bob', 0);
INSERT INTO icm_payouts VALUES ('a', 1, 50), ('a', 2, 30), ('a', 3, 20), ('b', 1, 1), ('b', 2, 2.5), ('b', 3, 0);
"""
SETTINGS = "UPDATE settings SET seed = 42, rounds = 3, players = 4, shuffle = 'riffle', dealing = 'one at a time';\n"
# The last update makes both deals one run, so that relations about the last run have rows of both deals.
HOLDEM = "UPDATE settings SET game = 'holdem', street = 'turn';\n" + DEAL + "UPDATE settings SET first_game = 1;\n"

OF_SEVEN = "(card_1 + card_2 * 2 + card_3 * 3 + card_4 * 4 + card_5 * 5 + card_6 * 6 + card_7 * 7) * equivalent_hands"
SUMMED = {
    "every_hand": "card_1 + card_3",
    "hand_patterns": OF_SEVEN + " + rank_pattern + cards + hand_key % 1000003",
    "seven_card_patterns": OF_SEVEN + " + rank_pattern + flush_cards + hand_key % 1000003",
}


def selected(name: str, query: str) -> str:
    """A query for the rows to compare: all rows of a relation or, if it has very many, their sums."""
    if name not in SUMMED:
        return query
    return f"SELECT COUNT(*) AS hands, SUM({SUMMED[name]}) AS cards, SUM(hand_rank) AS ranks FROM ({query}) AS e"


def rounded(row: tuple[str, ...]) -> tuple[str, ...]:
    """A row with fractions rounded to nine digits, since the last digits differ between engines."""
    return tuple(f"{float(cell):.9g}" if re.fullmatch(r"-?\d+\.\d+(e[-+]?\d+)?", cell) else cell for cell in row)


def everything(shell: Shell, load: str = LOAD) -> dict[str, list[tuple[str, ...]]]:
    """The rows of every relation after deals of two games, with hands of a user in the tables."""
    marked = "".join(
        f"SELECT '{name}' AS relation;\n{selected(name, f'SELECT * FROM {name}')};\n" for name in sql_files.relations()
    )
    printed = shell.run(load + HANDS + SETTINGS + DEAL + HOLDEM + marked)
    starts = [i for i, row in enumerate(printed) if row == ("relation",)] + [len(printed)]
    return {
        printed[start + 1][0]: [printed[start + 2], *sorted(map(rounded, printed[start + 3 : end]))]
        for start, end in pairwise(starts)
    }


@pytest.fixture(scope="module")
def in_duckdb(duckdb_shell):
    return everything(duckdb_shell)


def test_the_sqlite_shell_has_the_rows_of_the_duckdb_shell(in_duckdb, sqlite_shell):
    # The sqlite3 shell prints no heading for a relation without rows.
    for name, rows in everything(sqlite_shell).items():
        assert rows == in_duckdb[name] or (rows == [("relation",)] and len(in_duckdb[name]) == 1), name


def test_with_default_planner_settings_psql_has_the_rows_of_the_duckdb_shell(in_duckdb, postgresql):
    installed = installation_text() + "SET search_path = pokersql; SET client_min_messages = warning;\n"
    assert everything(postgresql.shell(postgresql.new()), installed) == in_duckdb


def test_almost_all_compared_relations_have_rows(in_duckdb):
    without = [name for name, rows in in_duckdb.items() if len(rows) < 2]
    assert without == ["players", "wanted_categories"]
    assert len(in_duckdb["every_hand"]) == 2 and in_duckdb["every_hand"][1][0] == "2598960"


@pytest.mark.parametrize("name", ["duckdb_shell", "sqlite_shell"])
def test_a_shell_that_reads_the_files_deals_the_same_hands_as_the_command(name, request):
    shell = request.getfixturevalue(name)
    printed = shell.run(
        ".read sql/load.sql\nUPDATE settings SET seed = 42;\n.read sql/deal.sql\n.read sql/deal.sql\n" + SHOWDOWN
    )
    command = ["deal", "--seed", "42", "--rounds", "2", "-f", "csv"]
    told = [line.split(",")[:4] for line in pokersql(*command).stdout.splitlines()[1:]]
    # The columns are game_id, player_id, player, hand, category, description, player_ranking.
    assert [[row[0], row[6], row[2], row[3]] for row in printed[1:]] == told
    assert len(told) == 20


@pytest.mark.engines
@pytest.mark.parametrize("name", ["duckdb", "sqlite", "postgresql"])
def test_loading_again_and_unloading_keep_the_users_rows(name, request):
    if name == "postgresql":
        shell = request.getfixturevalue("postgresql").database()
    else:
        shell = request.getfixturevalue(f"{name}_shell")
    mine = "SELECT * FROM hand_cards ORDER BY 1, 2, 3; SELECT * FROM hand_text ORDER BY 1, 2; SELECT * FROM players;\n"
    before = "INSERT INTO players VALUES (1, 'Ann');\n" + HANDS + mine
    unload = sql_files.read("sql/unload.sql")
    printed = shell.run(LOAD + before + LOAD + mine + unload + mine + LOAD + mine + DEAL)
    assert len(printed) % 4 == 0 and len(printed) > 80
    quarter = len(printed) // 4
    assert printed[:quarter] * 4 == printed


@pytest.mark.parametrize("name", ["duckdb_shell", "sqlite_shell"])
def test_unloading_removes_everything_except_the_users_tables(name, request):
    shell = request.getfixturevalue(name)
    catalog = "SELECT name FROM sqlite_master WHERE type <> 'index' ORDER BY name;\n"
    printed = shell.run(".read sql/load.sql\n.read sql/deal.sql\n.read sql/unload.sql\n" + catalog)
    yours = ["board_cards", "deals", "hand_cards", "hand_text", "icm_payouts", "icm_stacks", "observations", "players"]
    assert printed == [("name",), *((name,) for name in [*yours, "wanted_categories"])]


# `pokersql sql NAME` prints a relation, with all that it reads, as one query. A relation that another one reads is
# tested as part of that query. Relations whose names end in _patterns are omitted: without tables, PostgreSQL plans
# them badly and takes minutes.
READ = {name for path in sql_files.relations().values() for name in sql_files.header(path).reads}
FOLDED = [name for name in sql_files.relations() if name not in READ and not name.endswith("_patterns")]


@pytest.mark.parametrize("relation", FOLDED)
def test_a_relation_printed_as_one_query_runs_in_an_empty_database(
    relation, postgresql, empty_postgresql, duckdb_engine
):
    game = "holdem" if relation == "holdem_showdown" else "five-card"

    def folded(dialect: str) -> str:
        return selected(
            relation, re.sub(r"'five-card'( AS game,\s+'' AS rules)", rf"'{game}'\1", fold(relation, dialect))
        )

    expected = duckdb_engine
    expected.rows("UPDATE settings SET game = ?", [game])
    worlds.read(expected, "sql/deal.sql")
    rows = sorted(map(rounded, texts(expected.execute(selected(relation, f"SELECT * FROM {relation}")).rows)))
    for name in engines.ENGINES:
        found = engines.ENGINES[name]().execute(folded(name)).rows
        assert sorted(map(rounded, texts(found))) == rows
    if relation == "category_odds":
        return
    printed = empty_postgresql.run(folded("postgres") + ";\n")[1:]
    assert sorted(map(rounded, printed)) == rows


def unseen(query: str, seen: set[str]) -> str:
    """A query without the CTEs that earlier queries had (`seen`), because it takes long to parse CTEs again."""
    start = re.match(r"(?:WITH(?: RECURSIVE)?\n)?", query)[0]
    *relations, select = re.split(r"\n\),?\n\n(?=\S)", query.removeprefix(start))
    new = [relation for relation in relations if relation not in seen]
    seen.update(new)
    return start + "\n),\n\n".join(new) + "\n)\n\n" + select if new else select


NEVER_RUN = ["tsql", "snowflake", "bigquery", "databricks", "trino"]


@pytest.mark.slow
@pytest.mark.parametrize("dialect", NEVER_RUN)
def test_printed_queries_parse_in_the_dialects_that_the_chapter_lists(dialect):
    settings = {"dialect": dialect, "large_file_skip_byte_limit": 0, "large_file_skip_char_limit": 0}
    linter = Linter(config=FluffConfig(overrides=settings))
    without, seen = [], set()
    relations = [name for name in sql_files.relations() if name not in READ]
    parsed = relations[NEVER_RUN.index(dialect) % 2 :: 2]  # half of them, since parsing is slow
    for relation in relations:
        try:
            query = fold(relation, dialect)
        except PokersqlError:
            without.append(f"`{relation}`")
            continue
        assert relation not in parsed or not linter.parse_string(f"{unseen(query, seen)};\n").violations, relation
    cells = ["", f"`{dialect}`", "translated, never run", ", ".join(without), ""]
    chapter = (sql_files.base() / "sql/engines/README.md").read_text(encoding="utf-8")
    [row] = [line for line in chapter.splitlines() if line.startswith(f"| `{dialect}`")]
    assert [cell.strip() for cell in row.split("|")] == cells


@pytest.fixture(scope="module")
def empty_postgresql(postgresql):
    return postgresql.database()


def test_a_shell_builds_tables_that_pass_the_checks(sqlite_shell, duckdb_shell):
    script = ".read sql/load.sql\n.read sql/build.sql\nSELECT COUNT(*), SUM(hand_rank) FROM five_card_hands;\n"
    script += ".read sql/check_tables.sql\n"
    for shell in (sqlite_shell, duckdb_shell):
        printed = shell.run(script)
        assert set(printed[2:]) <= {("problem",)} and printed[1][0] == "2598960"


@pytest.mark.slow
def test_postgresql_builds_tables_that_pass_the_checks(postgresql):
    checks = [sql_files.read(path) for path in sql_files.order("sql/check_tables.sql")]
    script = flattened("sql/load.sql") + "CREATE DOMAIN tinyint AS smallint;\n" + flattened("sql/build.sql")
    printed = postgresql.database().run(script + "SELECT COUNT(*) FROM five_card_hands;\n" + "".join(checks))
    assert printed == [("count",), ("2598960",), *[("problem",)] * len(checks)]
