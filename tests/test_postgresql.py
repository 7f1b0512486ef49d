"""PostgreSQL: functions compared with the macros, query plans, rights, the extension, tables of poker trackers."""

import csv
import gzip
import json
import random
import re
import subprocess
import sys
import threading
from itertools import product
from pathlib import Path

import pytest
from conftest import BAD_HANDS, one_line, pokersql, until
from phevaluator import evaluate_cards

from pokersql import install, uninstall
from pokersql.engines import targets
from pokersql.engines.postgresql import scripts as postgresql_files
from pokersql.errors import PokersqlError
from pokersql.sources import catalogue, sql_files

pytestmark = pytest.mark.engines

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
FUNCTIONS = ["hand_rank", "hand_points", "hand_category", "hand_description", "best_five", "hand_error"]
NAMES = {"fpdb": "hdcs", "PokerTracker 4": "cdhs"}


def connect(address: str):
    import psycopg

    return psycopg.connect(address, autocommit=True)


@pytest.fixture(scope="module")
def address(postgresql):
    return postgresql.installed()


@pytest.fixture
def connection(address):
    with connect(address) as connection:
        yield connection


def respelled(cards: list[str]) -> str:
    """The cards of a hand in a random spelling."""
    signs = {"c": "cC♣♧", "d": "dD♦♢", "h": "hH♥♡", "s": "sS♠♤"}
    numbers = {"T": ["10"], "J": ["11"], "Q": ["12"], "K": ["13"], "A": ["14"]}
    text = ""
    for rank, suit in cards:
        ways = [rank, rank.lower(), f".{rank}", *numbers.get(rank, [])]
        text += random.choice(ways) + random.choice(["", ":"]) + random.choice(signs[suit])
        text += random.choice(["", " ", ",", "|", "-", "\t", "\ufe0f", " - "])
    return text


def texts_of_hands() -> list[str]:
    """Hands in all spellings, and texts that are not hands."""
    random.seed(6)
    dealt = [random.sample(CARDS, random.randint(4, 8)) for _ in range(1500)]
    texts = [" ".join(cards) for cards in dealt] + [respelled(cards) for cards in dealt]
    broken = "2TtAaKscdh♠♥10:. ,|-xJo*\t"
    texts += ["".join(random.choices(broken, k=random.randint(0, 24))) for _ in range(1500)]
    odd = ["", "As Kd Qh Jc Ts ", " As Kd Qh Jc Ts", "As  Kd Qh Jc Ts", "As Kd Qh Jc Ts" + " " * 400]
    return [*texts, *BAD_HANDS, *odd]


def lists_of_hands() -> tuple[list[list[int | None]], list[list[str | None]]]:
    """Hands as lists of card_ids and as lists of cards, and lists that are not hands."""
    random.seed(7)
    numbers = [random.sample(range(52), random.randint(3, 8)) for _ in range(500)]
    numbers += [random.choices([*range(0, 53), None, -1], k=random.randint(0, 7)) for _ in range(500)]
    return numbers, [[CARDS[n] if n is not None and 0 <= n < 52 else None for n in hand] for hand in numbers]


def test_functions_of_texts_give_the_results_of_the_macros(connection, macros):
    texts = texts_of_hands()
    columns = ", ".join(f"{name}(hand)" for name in FUNCTIONS)
    ours = ", ".join(f"pokersql.{name}(hand)" for name in FUNCTIONS)
    expected = macros.execute(f"SELECT hand, {columns} FROM (SELECT unnest(?::VARCHAR[]) AS hand)", [texts]).fetchall()
    found = connection.execute(f"SELECT hand, {ours} FROM unnest(%s::text[]) AS t (hand)", [texts]).fetchall()
    assert {row for row in found if row not in expected} == set()
    ranked = connection.execute(
        "SELECT hand, hand_rank, category, description, best_five, error FROM unnest(%s::text[]) AS t (hand), "
        "pokersql.ranked(hand)",
        [texts],
    ).fetchall()
    assert {*ranked} == {(hand, row[0], *row[2:]) for hand, *row in expected} and len(ranked) == len(expected)


def test_functions_of_lists_give_the_results_of_the_macros(connection, macros):
    numbers, cards = lists_of_hands()
    columns = ", ".join(f"{name}(hand)" for name in FUNCTIONS)
    ours = ", ".join(f"pokersql.{name}(hand)" for name in FUNCTIONS)
    for kind, hands, theirs in (("int", [*numbers, None], "BIGINT"), ("text", [*cards, None], "VARCHAR")):
        connection.execute(f"CREATE TEMP TABLE {kind}_lists (place int, hand {kind}[])")
        with connection.cursor() as cursor:
            cursor.executemany(f"INSERT INTO {kind}_lists VALUES (%s, %s)", [*enumerate(hands)])
        listed = f"SELECT unnest(range(len($hands))) AS place, unnest($hands::{theirs}[][]) AS hand"
        expected = macros.execute(
            f"SELECT place, {columns} FROM ({listed}) ORDER BY place", {"hands": hands}
        ).fetchall()
        assert connection.execute(f"SELECT place, {ours} FROM {kind}_lists ORDER BY place").fetchall() == expected


def test_the_function_hand_rank_agrees_with_phevaluator(connection):
    random.seed(8)
    hands = [random.sample(range(52), random.randint(5, 7)) for _ in range(3000)]
    texts = [" ".join(CARDS[card] for card in hand) for hand in hands]
    ranks = connection.execute(
        "SELECT pokersql.hand_rank(hand) FROM unnest(%s::text[]) AS t (hand)", [texts]
    ).fetchall()
    assert [rank for (rank,) in ranks] == [evaluate_cards(*hand) for hand in hands]


def test_hands_are_texts_or_lists_which_may_be_concatenated(connection):
    query = """
        SELECT pokersql.hand_rank(hole || ' ' || board), pokersql.hand_rank(holes || boards), r.hand_rank
        FROM (SELECT 'As Kd' AS hole, 'Qh Jc Ts' AS board, ARRAY[51, 45] AS holes, ARRAY[42, 36, 35] AS boards) AS t,
        LATERAL pokersql.ranked(holes || boards) AS r
    """
    assert connection.execute(query).fetchone() == (1600, 1600, 1600)
    assert connection.execute("SELECT pokersql.hand_rank('As Kd Qh Jc Ts'::varchar)").fetchone() == (1600,)


def test_a_table_is_ranked_by_one_join_and_a_single_hand_by_an_index_scan(connection):
    connection.execute("DROP TABLE IF EXISTS many; CREATE TABLE many (hand TEXT)")
    with connection.cursor() as cursor, cursor.copy("COPY many FROM STDIN") as copy:
        for _ in range(50_000):
            copy.write_row([" ".join(random.sample(CARDS, 7))])
    connection.execute("ANALYZE many")

    def plan(query: str) -> str:
        return "\n".join(line for (line,) in connection.execute(f"EXPLAIN {query}"))

    table = plan("SELECT r.hand_rank, r.category FROM many AS m, LATERAL pokersql.ranked(m.hand) AS r")
    assert table.count("hand_lookup") in (1, 2) and "Function Scan" not in table and "SubPlan" not in table
    assert "bits_five" not in table and "hand_error" not in table
    assert "Index Scan using hand_lookup_pkey" in plan("SELECT * FROM pokersql.ranked('As Kd Qh Jc Ts')")
    connection.execute("SET min_parallel_table_scan_size = 0; SET parallel_setup_cost = 0")
    assert "Gather" in plan("SELECT SUM(pokersql.hand_rank(hand)) FROM many")


def test_every_relation_takes_less_than_a_minute_with_default_planner_settings(connection):
    connection.execute("SET search_path = pokersql; SET statement_timeout = '60s'; BEGIN")
    connection.execute("UPDATE settings SET rounds = 100; CALL deal()")
    for name in catalogue.installed():
        connection.execute(f"SELECT COUNT(*) FROM (SELECT r.* FROM {name} AS r OFFSET 0) AS all_rows")
    connection.execute("ROLLBACK")


def test_a_role_without_rights_ranks_hands_but_cannot_read_the_users_tables(address):
    with connect(address) as connection:
        connection.execute("DROP ROLE IF EXISTS analyst; CREATE ROLE analyst LOGIN")
        connection.execute("INSERT INTO pokersql.hand_text VALUES (900, 1, 'As')")
    with connect(address.replace("user=postgres", "user=analyst")) as connection:
        assert connection.execute("SELECT (pokersql.ranked('As Kd Qh Jc Ts')).*").fetchone()[0] == 1600
        assert connection.execute("SELECT pokersql.hand_error('As Xx')").fetchone() == ("bad_card 'Xx' at 2",)
        for name in catalogue.installed():
            reads = connection.execute("SELECT has_table_privilege(%s, 'SELECT')", [f"pokersql.{name}"]).fetchone()[0]
            assert reads == (name not in catalogue.readers({*catalogue.yours(), "settings"})), name
        for name in ("hand_text", "text_ranks", "showdown", "settings"):
            with pytest.raises(Exception, match=f"permission denied for .* {name}"):
                connection.execute(f"SELECT * FROM pokersql.{name}")
    with connect(address) as connection:
        connection.execute("DELETE FROM pokersql.hand_text")


def test_missing_rights_give_a_one_line_error(postgresql):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN")
    said = one_line(pokersql("install", address.replace("user=postgres", "user=guest"), code=1).stderr)
    assert "permission denied for database" in said
    with connect(address) as connection:
        assert connection.execute("SELECT to_regnamespace('pokersql')").fetchone() == (None,)


def test_an_unreachable_server_gives_a_one_line_error_without_the_password(tmp_path):
    done = pokersql("install", f"postgresql://ann:secret@/poker?host={tmp_path}", code=1)
    assert "secret" not in one_line(done.stderr) and "connection" in done.stderr


def test_a_schema_pokersql_that_the_user_made_is_not_changed(postgresql):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("CREATE SCHEMA pokersql; CREATE TABLE pokersql.theirs AS SELECT 1 AS a")
    said = one_line(pokersql("install", address, code=1).stderr)
    assert "the schema pokersql holds table pokersql.theirs, which is not of these files" in said
    assert "is not installed here" in one_line(pokersql("uninstall", address).stderr)
    with connect(address) as connection:
        assert connection.execute("SELECT * FROM pokersql.theirs").fetchall() == [(1,)]
        connection.execute("DROP TABLE pokersql.theirs")
    assert "installed" in one_line(pokersql("install", address).stderr)


def test_uninstall_refuses_to_remove_objects_of_the_user(postgresql):
    address = postgresql.installed()
    with connect(address) as connection:
        connection.execute("CREATE VIEW mine AS SELECT pokersql.hand_rank('As Kd Qh Jc Ts') AS hand_rank")
        for mine, named, drop in (
            (None, "view public.mine depends on function pokersql.hand_rank", "VIEW mine"),
            ("TABLE pokersql.mine (a int)", "table pokersql.mine depends on schema pokersql", "TABLE pokersql.mine"),
            ("FUNCTION pokersql.mine() RETURNS INT RETURN 1", r"function pokersql\.mine\(\)", "FUNCTION pokersql.mine"),
            ("TABLE mine (hand TEXT CHECK (pokersql.hand_key(hand) > 0))", "constraint mine_hand_check", "TABLE mine"),
            ("TABLE mine (a int REFERENCES pokersql.deck)", "constraint mine_a_fkey", "TABLE mine"),
        ):
            connection.execute(f"CREATE {mine}" if mine else "SELECT 1")
            with pytest.raises(PokersqlError, match=f"{named}.*; drop or move your objects first"):
                uninstall(connection, force=True)
            connection.execute(f"DROP {drop}")
            assert connection.execute("SELECT pokersql.hand_rank('As Kd Qh Jc Ts')").fetchone() == (1600,)
        uninstall(connection)
        assert connection.execute("SELECT to_regnamespace('pokersql')").fetchone() == (None,)


def test_install_refuses_an_empty_schema_of_another_role(postgresql):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("DROP ROLE IF EXISTS other; CREATE ROLE other; CREATE SCHEMA pokersql AUTHORIZATION other")
    assert "belongs to another role" in one_line(pokersql("install", address, code=1).stderr)


def test_tables_that_are_only_named_like_a_trackers_tables_do_not_prevent_an_install(postgresql):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("CREATE TABLE hands (id int); CREATE TABLE handsplayers (handid text)")
        install(connection)
        assert connection.execute("SELECT pokersql.tracker_views()").fetchall() == []


def test_uninstall_removes_all_objects_of_an_install_of_another_version(postgresql):
    with connect(postgresql.installed()) as connection:
        connection.execute(
            "CREATE VIEW pokersql.older AS SELECT 1 AS a; COMMENT ON VIEW pokersql.older IS '(pokersql)'"
        )
        connection.execute("DROP VIEW pokersql.payouts; DROP TABLE pokersql.wanted_categories CASCADE")
        uninstall(connection)
        assert connection.execute("SELECT to_regnamespace('pokersql')").fetchone() == (None,)


def test_install_works_on_connections_with_autocommit_or_dict_rows(postgresql):
    import psycopg
    from psycopg.rows import dict_row

    address = postgresql.new()
    with psycopg.connect(address, row_factory=dict_row) as connection:
        install(connection)
        assert connection.info.transaction_status == psycopg.pq.TransactionStatus.IDLE
        connection.rollback()
        assert connection.execute("SELECT pokersql.hand_rank('As Kd Qh Jc Ts') AS r").fetchone() == {"r": 1600}
    assert "21 checks passed" in pokersql("check", address).stderr


def test_a_database_of_another_encoding_is_refused(postgresql):
    name = f"latin_{postgresql.databases}"
    postgresql.call("createdb", "-h", postgresql.directory, "-E", "LATIN1", "--locale=C", "-T", "template0", name)
    said = one_line(
        pokersql("install", f"postgresql:///{name}?host={postgresql.directory}&user=postgres", code=1).stderr
    )
    assert "the encoding of the database is LATIN1: pokersql needs UTF8" in said


def test_without_a_driver_the_error_names_the_package_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = one_line(pokersql("install", "postgresql://localhost/poker", code=5).stderr)
    assert "install 'psycopg[binary]" in said


def test_an_install_whose_connection_breaks_leaves_no_objects(postgresql):
    address = postgresql.new()
    ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pokersql' AND datname = %s"

    def end_it(found: list) -> None:
        with connect(address) as other:
            database = other.info.dbname
            busy = "SELECT 1 FROM pg_locks AS l JOIN pg_stat_activity AS a USING (pid) WHERE a.datname = %s "
            busy += "AND a.application_name = 'pokersql' AND l.mode = 'AccessExclusiveLock'"
            until(lambda: other.execute(busy, [database]).fetchone())
            found += other.execute(ends, [database]).fetchall()

    found = []
    ending = threading.Thread(target=end_it, args=[found])
    ending.start()
    said = one_line(pokersql("install", address, code=1).stderr)
    ending.join()
    assert found == [(True,)] and "connection" in said
    with connect(address) as connection:
        assert connection.execute("SELECT to_regnamespace('pokersql')").fetchone() == (None,)
    assert "installed" in one_line(pokersql("install", address).stderr)


def test_install_keeps_the_settings_and_the_transaction_of_the_users_connection(postgresql):
    with connect(postgresql.new()) as connection:
        connection.execute("CREATE SCHEMA mine; SET search_path = mine; CREATE TEMP TABLE players (a int)")
        connection.execute("BEGIN")
        install(connection)
        assert connection.execute("SHOW search_path").fetchone() == ("mine",)
        assert connection.execute("SELECT pokersql.hand_rank('As Kd Qh Jc Ts')").fetchone() == (1600,)
        connection.execute("ROLLBACK")
        assert connection.execute("SELECT to_regnamespace('pokersql')").fetchone() == (None,)
        install(connection)
        assert connection.execute("SHOW enable_nestloop").fetchone() == ("on",)
        connection.execute("SELECT a FROM players")


def test_psql_runs_the_script_that_the_command_sql_prints(postgresql):
    shell = postgresql.shell(postgresql.new())
    script = pokersql("sql", "--part", "postgresql").stdout
    printed = shell.run(script + "SELECT hand_rank, error FROM pokersql.ranked('As Kd Qh Jc Ts');\n")
    assert printed == [("hand_rank", "error"), ("1600", "")]


@pytest.fixture(scope="module")
def extension(postgresql):
    """Write the extension's files into the server's directory, and leave them for other test processes."""
    place = postgresql.share() / "extension"
    texts = {place / name: text for name, text in postgresql_files.extension().items()}
    if any(not path.exists() or path.read_text(encoding="utf-8") != text for path, text in texts.items()):
        pokersql("extension", str(place), "--force")


def test_a_database_has_either_the_extension_or_an_install(postgresql, extension):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("CREATE EXTENSION pokersql")
    assert "21 checks passed" in one_line(pokersql("check", address).stderr)
    for command in ("install", "uninstall"):
        assert "DROP EXTENSION pokersql CASCADE removes it" in one_line(pokersql(command, address, code=4).stderr)
    with connect(address) as connection:
        connection.execute("DROP EXTENSION pokersql")
        assert connection.execute("SELECT to_regnamespace('pokersql')").fetchone() == (None,)
        install(connection)
        with pytest.raises(Exception, match=r"is installed here already: .* pokersql uninstall, removes it"):
            connection.execute("CREATE EXTENSION pokersql")


def test_a_database_owner_without_superuser_rights_can_create_the_extension(postgresql, extension):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("DROP ROLE IF EXISTS owner; CREATE ROLE owner LOGIN")
        connection.execute(f'GRANT CREATE ON DATABASE "{connection.info.dbname}" TO owner')
    with connect(address.replace("user=postgres", "user=owner")) as connection:
        connection.execute("CREATE EXTENSION pokersql")
        assert connection.execute("SELECT pokersql.hand_rank('As Kd Qh Jc Ts')").fetchone() == (1600,)
        connection.execute("DROP EXTENSION pokersql")


def test_a_dump_of_the_extension_keeps_the_users_rows(postgresql, extension):
    address, other = postgresql.new(), postgresql.new()
    with connect(address) as connection:
        connection.execute("CREATE EXTENSION pokersql; INSERT INTO pokersql.hand_text VALUES (1, 1, 'As Kd Qh Jc Ts')")
    text = postgresql.call("pg_dump", address)
    assert "CREATE TABLE" not in text
    postgresql.shell(other).run(text)
    with connect(other) as connection:
        assert connection.execute("SELECT hand FROM pokersql.hand_text").fetchall() == [("As Kd Qh Jc Ts",)]


def test_a_dump_of_an_install_can_be_restored(postgresql, address):
    text, other = postgresql.call("pg_dump", address), postgresql.new()
    postgresql.shell(other).run(text)
    assert "21 checks passed" in pokersql("check", other).stderr


def test_one_of_two_simultaneous_installs_says_that_pokersql_is_installed_already(postgresql):
    address, said = postgresql.new(), []

    def try_it() -> None:
        with targets.opened(address) as target:
            try:
                said.append(target.install())
            except PokersqlError as error:
                said.append(str(error))

    both = [threading.Thread(target=try_it) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert True in said and any("is installed here already" in str(one) for one in said if one is not True), said


HOSTILE = """
    CREATE FUNCTION public.runs() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RAISE 'hostile code runs'; END $$;
    CREATE COLLATION public."C" (PROVIDER = icu, LOCALE = 'und', DETERMINISTIC = FALSE);
    CREATE VIEW public.hands AS
    SELECT
        public.runs()::int AS id, 1 AS boardcard1, 1 AS boardcard2, 1 AS boardcard3, 1 AS boardcard4, 1 AS boardcard5;
    CREATE VIEW public.handsplayers AS
    SELECT 1 AS handid, 1 AS playerid, 1 AS card1, 1 AS card2, 1 AS card3, 1 AS card4, 1 AS winnings, 1 AS allinev;
    DO $do$
    DECLARE
        shadow text;
    BEGIN
        FOR shadow IN
            SELECT format(
                'CREATE FUNCTION public.%I (%s) RETURNS %s LANGUAGE plpgsql AS ''BEGIN PERFORM public.runs(); END''',
                p.proname,
                (
                    SELECT string_agg(
                        CASE WHEN p.provariadic > 0 AND a.place = p.pronargs THEN 'VARIADIC ' ELSE '' END
                        || CASE
                            WHEN a.type <> '"any"'::regtype THEN format_type(a.type, NULL)
                            ELSE CASE WHEN p.provariadic > 0 THEN 'anyarray' ELSE 'anyelement' END
                        END,
                        ', ' ORDER BY a.place
                    )
                    FROM unnest(p.proargtypes::oid[]) WITH ORDINALITY AS a (type, place)
                ),
                CASE WHEN p.proretset THEN 'SETOF ' ELSE '' END || format_type(p.prorettype, NULL)
            )
            FROM pg_proc AS p
            WHERE p.pronamespace = 'pg_catalog'::regnamespace AND NOT EXISTS (  -- no SQL calls one that has these
                SELECT FROM unnest(p.proargtypes::oid[] || nullif(p.prorettype, 'void'::regtype)) AS a (type)
                WHERE format_type(a.type, NULL) ~ '^(internal|cstring|unknown|void|.*trigger|.*_handler|pg_ddl.*)$'
            )
            UNION ALL
            SELECT format(
                'CREATE OPERATOR public.%s (FUNCTION = public.%I, RIGHTARG = %s%s)', o.oprname, p.proname,
                format_type(o.oprright, NULL), ', LEFTARG = ' || format_type(NULLIF(o.oprleft, 0), NULL)
            )
            FROM pg_operator AS o INNER JOIN pg_proc AS p ON o.oprcode = p.oid
            WHERE o.oprnamespace = 'pg_catalog'::regnamespace
            UNION ALL
            SELECT format('CREATE DOMAIN public.%I AS pg_catalog.%1$I CHECK (public.runs())', t.typname)
            FROM pg_type AS t
            WHERE t.typnamespace = 'pg_catalog'::regnamespace AND t.typtype = 'b' AND t.typcategory <> 'A'
            UNION ALL
            SELECT format('CREATE VIEW public.%I AS SELECT public.runs()', c.relname)
            FROM pg_class AS c
            WHERE c.relnamespace = 'pg_catalog'::regnamespace AND c.relkind IN ('r', 'v')
        LOOP
            EXECUTE shadow;
        END LOOP;
    END
    $do$
"""
"""Objects of a role in the schema public: they are named as objects of pg_catalog, and run the code of the role."""

GIVEN = {
    "pg_catalog.text": ["'As Kd Qh Jc Ts'", "'♠14 ♠K ♠Q ♠J ♠10 2c'", "'A♠ K♠ Q♠ J♠ 10♠ 2c'", "'As Xx'", "NULL"],
    "pg_catalog.text[]": ["'{As,Kd,Qh,Jc,Ts}'", "'{As,As}'"],
    "integer[]": ["'{51,45,42,36,35,3,2}'", "'{51,51,60}'"],
    "pg_catalog.bytea": ["'AsKdQhJcTs'"],
    "bigint": ["'2287962580844544'"],
    "integer": ["'3'"],
    "pg_catalog.name": ["'postgres'"],
    "pg_catalog.name[]": ["'{public}'"],
}
"""Arguments for pokersql's functions, by type. PostgreSQL writes pg_catalog before a type that `HOSTILE` imitates."""


@pytest.fixture(scope="module")
def hostile(postgresql):
    """The name of a database in which a role has made the objects of `HOSTILE`."""
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("DROP ROLE IF EXISTS hostile; CREATE ROLE hostile LOGIN")
        connection.execute("GRANT CREATE ON SCHEMA public TO hostile; CREATE SCHEMA mine")
        connection.execute("CREATE TABLE mine.played AS SELECT 'As Kd Qh Jc Ts' AS hand")
        name = connection.info.dbname
    with connect(address.replace("user=postgres", "user=hostile")) as connection:
        connection.execute("SET search_path = pg_catalog")
        connection.execute(HOSTILE)
    return name


@pytest.mark.parametrize("way", ["install", "script", "extension"])
def test_pokersql_runs_no_code_of_another_role_with_any_search_path(way, hostile, postgresql, extension):
    address = postgresql.new(hostile)
    with connect(address) as connection:
        connection.execute(f'ALTER DATABASE "{connection.info.dbname}" SET search_path = public, pg_catalog')
    if way == "install":
        pokersql("install", address)
    elif way == "script":
        postgresql.shell(address).run(pokersql("sql", "--part", "postgresql").stdout)
    with connect(address) as connection:
        if way == "extension":
            connection.execute("CREATE EXTENSION pokersql")
        with pytest.raises(Exception, match="hostile code runs"):
            connection.execute("SELECT 1 + 1")
        connection.execute("SELECT pokersql.tracker_views()")
        connection.execute("CALL pokersql.deal()")
        connection.execute("INSERT INTO pokersql.hand_text VALUES (900, 1, 'As Kd Qh Jc Ts')")
        connection.execute("SELECT r.* FROM mine.played AS p, LATERAL pokersql.ranked(p.hand) AS r")
        for listed in (
            "oid::pg_catalog.regprocedure, prokind FROM pg_catalog.pg_proc",
            "oid::pg_catalog.regclass, relkind FROM pg_catalog.pg_class",
        ):
            for one, kind in connection.execute(f"SELECT {listed}").fetchall():
                for call in calls(one) if one.startswith("pokersql.") and kind in "frv" else []:
                    connection.execute(f"SELECT * FROM {call} LIMIT 9")
        connection.execute("BEGIN; DROP OWNED BY hostile; ROLLBACK")  # fails if pokersql depends on them
    assert "21 checks passed" in pokersql("check", address).stderr
    if way == "extension":
        with connect(address) as connection:
            connection.execute("DROP EXTENSION pokersql")
    else:
        assert one_line(pokersql("uninstall", address, "--force").stderr).endswith("removed\n")


def calls(signature: str) -> list[str]:
    """Calls of a function with the values of `GIVEN`; the name of a relation is no call and is returned unchanged."""
    name, *types = re.findall(r"[^(),]+", signature)
    given = ([f"{value}::{kind}" for value in GIVEN[kind]] for kind in types)
    return [f"{name}({', '.join(values)})" if signature.endswith(")") else name for values in product(*given)]


def test_a_schema_pokersql_that_other_roles_may_change_is_refused(postgresql):
    address = postgresql.new()
    with connect(address) as connection:
        connection.execute("DROP ROLE IF EXISTS guest; CREATE ROLE guest")
        connection.execute("CREATE SCHEMA pokersql; GRANT CREATE ON SCHEMA pokersql TO guest")
    assert "other roles may create in the schema pokersql" in one_line(pokersql("install", address, code=1).stderr)
    with connect(address) as connection:
        connection.execute("ALTER SCHEMA pokersql OWNER TO guest; COMMENT ON SCHEMA pokersql IS '(pokersql)'")
    for command in ("install", "check", "uninstall"):
        said = one_line(pokersql(command, address, code=4).stderr)
        assert "the schema pokersql belongs to the role guest; connect as that role" in said


def test_tracker_views_reads_the_tables_of_another_role_only_if_the_role_is_named(postgresql):
    with connect(postgresql.installed()) as connection:
        connection.execute("DROP ROLE IF EXISTS tracker; CREATE ROLE tracker; CREATE SCHEMA AUTHORIZATION tracker")
        connection.execute("SET search_path = tracker")
        for table in (
            "cash_hand_summary (id_hand INT, id_limit INT, card_1 INT, card_2 INT, card_3 INT, card_4 INT, card_5 INT)",
            "cash_hand_player_statistics (id_hand INT, id_limit INT, id_player INT, holecard_1 INT, holecard_2 INT, "
            "holecard_3 INT, holecard_4 INT, amt_won NUMERIC, amt_expected_won NUMERIC)",
        ):
            connection.execute(f"CREATE TABLE {table}; ALTER TABLE {table.split()[0]} OWNER TO tracker")
        assert connection.execute("SELECT pokersql.tracker_views()").fetchall() == []
        found = connection.execute("SELECT pokersql.tracker_views('tracker')").fetchall()
        assert found == [("pokersql.pokertracker_players",)]
        connection.execute("DROP SCHEMA tracker CASCADE; DROP ROLE tracker")


def test_extension_files_are_overwritten_only_with_force(tmp_path):
    assert pokersql("extension", str(tmp_path)).stdout.splitlines() == [
        str(tmp_path / "pokersql.control"),
        str(tmp_path / postgresql_files.EXTENSION),
    ]
    assert "--force writes over it" in one_line(pokersql("extension", str(tmp_path), code=2).stderr)
    assert "no such directory" in one_line(pokersql("extension", str(tmp_path / "none"), code=2).stderr)


KEPT = """
CREATE SCHEMA pgtle;
CREATE TABLE pgtle.kept (name text, version text, description text, ext text, requires text[]);
CREATE FUNCTION pgtle.install_extension(name text, version text, description text, ext text, requires text[])
RETURNS void LANGUAGE sql AS 'INSERT INTO pgtle.kept VALUES ($1, $2, $3, $4, $5)';
"""
"""Stands in for pg_tle, which neither Debian nor PyPI has: it keeps the arguments of install_extension."""


def test_a_package_installs_the_extension_by_make_and_gives_the_same_script_to_pg_tle(compiler, postgresql, tmp_path):
    place, address = tmp_path / "package", postgresql.new()
    pokersql("extension", "--postgresql", str(place))
    config = f"PG_CONFIG={postgresql.binaries / 'pg_config'}"
    made = subprocess.run(
        ["make", "-C", place, "install", config, f"DESTDIR={tmp_path}"], capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    installed = f"{tmp_path}{postgresql.share()}/extension"
    texts = {path.name: path.read_text(encoding="utf-8") for path in Path(installed).iterdir()}
    assert texts == {name: (place / name).read_text(encoding="utf-8") for name in texts} and len(texts) == 2
    postgresql.shell(address).run(KEPT + (place / "pgtle-pokersql.sql").read_text(encoding="utf-8"))
    with connect(address) as connection:
        [(name, version, title, script, requires)] = connection.execute("TABLE pgtle.kept").fetchall()
    # A test above creates the extension from this script, without superuser rights.
    assert script == "\n" + re.sub(r"(?m)^\\echo .+\n", "", texts[postgresql_files.EXTENSION])
    assert not re.search(r"\$_pgtle_[io]_\$", script)  # pg_tle quotes the script with these
    control = dict(re.findall(r"^(\w+) = '(.+)'$", texts["pokersql.control"], re.MULTILINE))
    assert {"comment": title, "default_version": version, "requires": ", ".join(requires)} == control
    meta = json.loads((place / "META.json").read_text(encoding="utf-8"))
    assert {"name", "version", "abstract", "maintainer", "license", "provides", "meta-spec"} <= meta.keys()
    [(provided, told)] = meta["provides"].items()
    assert provided == name == "pokersql" and told["version"] == meta["version"] == version
    assert (place / told["file"]).is_file() and (place / told["docfile"]).is_file()
    versions = [version, meta["meta-spec"]["version"], meta["prereqs"]["runtime"]["requires"]["PostgreSQL"]]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", one) for one in versions)


def test_without_pg_config_the_command_extension_asks_for_a_directory(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "name the directory" in one_line(pokersql("extension", code=1).stderr)


def pluribus(data) -> list[tuple[int, int, str, str, int, int]]:
    """The players of Pluribus' hands: hand, seat, hole cards, board, net winnings, and rank by phevaluator."""
    with gzip.open(data / "pluribus_hands.csv.gz", "rt") as file:
        boards = {row["hand_id"]: row["board"] for row in csv.DictReader(file)}
    with gzip.open(data / "pluribus_players.csv.gz", "rt") as file:
        rows = list(csv.DictReader(file))
    numbers = {hand: number for number, hand in enumerate(boards, 1)}
    found = []
    for row in rows:
        hole, board = cards_of(row["hole"]), cards_of(boards[row["hand_id"]])
        rank = evaluate_cards(*hole, *board) if len(board) > 2 else None
        found.append((numbers[row["hand_id"]], int(row["seat"]), hole, board, int(float(row["net"])), rank))
    return found


def cards_of(text: str) -> list[str]:
    letters = text.replace(" ", "")
    return [letters[i : i + 2] for i in range(0, len(letters), 2)]


def numbered(system: str, cards: list[str], places: int) -> list[int]:
    """The numbers that a poker tracker gives to cards; 0 for a missing card."""
    numbers = ["23456789TJQKA".index(rank) + 1 + 13 * NAMES[system].index(suit) for rank, suit in cards]
    return numbers + [0] * (places - len(numbers))


@pytest.mark.parametrize("system", NAMES)
def test_a_view_ranks_the_hands_in_a_trackers_tables(system, postgresql, extension, data):
    players = pluribus(data)
    made = {
        "fpdb": [
            "CREATE TABLE Hands (id BIGINT PRIMARY KEY, boardcard1 SMALLINT, boardcard2 SMALLINT, boardcard3 SMALLINT, "
            "boardcard4 SMALLINT, boardcard5 SMALLINT)",
            "CREATE TABLE HandsPlayers (handId BIGINT, playerId INT, "
            + ", ".join(f"card{n} SMALLINT" for n in range(1, 21))
            + ", startCards SMALLINT, winnings INT, allInEV NUMERIC)",
            "COPY Hands (id, boardcard1, boardcard2, boardcard3, boardcard4, boardcard5) FROM STDIN",
            "COPY HandsPlayers (handId, playerId, card1, card2, card3, card4, startCards, winnings, allInEV) "
            "FROM STDIN",
            "fpdb_players",
        ],
        "PokerTracker 4": [
            "CREATE TABLE cash_hand_summary (id_hand INT, id_limit INT, card_1 INT, card_2 INT, card_3 INT, "
            "card_4 INT, card_5 INT)",
            "CREATE TABLE cash_hand_player_statistics (id_hand INT, id_limit INT, id_player INT, holecard_1 INT, "
            "holecard_2 INT, holecard_3 INT, holecard_4 INT, id_holecard INT, id_final_hand INT, amt_won NUMERIC, "
            "amt_expected_won NUMERIC, val_equity NUMERIC)",
            "COPY cash_hand_summary (id_hand, card_1, card_2, card_3, card_4, card_5, id_limit) FROM STDIN",
            "COPY cash_hand_player_statistics (id_hand, id_player, holecard_1, holecard_2, holecard_3, holecard_4, "
            "id_holecard, amt_won, amt_expected_won, id_limit) FROM STDIN",
            "pokertracker_players",
        ],
    }[system]
    *tables, hands, seats, view = made
    limit = [1] if system != "fpdb" else []
    with connect(postgresql.new()) as connection, connection.cursor() as cursor:
        for table in tables:
            cursor.execute(table)
        with cursor.copy(hands) as copy:
            for hand, board in {hand: board for hand, _, _, board, _, _ in players}.items():
                copy.write_row([hand, *numbered(system, board, 5), *limit])
        with cursor.copy(seats) as copy:
            copy.write_row([1, 99, 99, *numbered(system, ["As"], 3), 0, 0, 0, *limit])
            for hand, seat, hole, _, net, _ in players:
                copy.write_row([hand, seat, *numbered(system, hole, 4), 0, net, 0, *limit])
        cursor.execute("CREATE EXTENSION pokersql")
        assert cursor.execute("SELECT pokersql.tracker_views()").fetchall() == [(f"pokersql.{view}",)]
        found = cursor.execute(
            f"SELECT hand_id, player_id, hole, board, winnings, hand_rank, error FROM pokersql.{view}"
        ).fetchall()
    [odd] = [row for row in found if row[1] == 99]
    assert odd[5] is None and (odd[6] == "bad_card -1 at 1" if len(players[0][3]) > 2 else odd[6] is None)
    found.remove(odd)
    expected = [
        (hand, seat, " ".join(hole), " ".join(board) or None, net, rank, None)
        for hand, seat, hole, board, net, rank in players
    ]
    assert {*found} == {*expected} and len(found) == len(expected)


def test_the_install_script_includes_every_relation_and_function(address):
    names = {name for name, _ in postgresql_files.script()}
    assert {*catalogue.installed().values(), *sql_files.order(postgresql_files.FUNCTIONS)} < names
