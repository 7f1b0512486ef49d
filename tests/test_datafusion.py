"""DataFusion in the tests' process: functions compared with the macros, frames, a user's context, errors."""

import doctest
from importlib.util import find_spec

import pyarrow
import pytest
from conftest import missing
from test_postgresql import FUNCTIONS, lists_of_hands, texts_of_hands
from test_targets import blocks, column, rows_of_views

import pokersql as library
from pokersql.engines import conformance, copies, targets
from pokersql.engines.datafusion import hand_functions
from pokersql.errors import PokersqlError

pytestmark = pytest.mark.engines


@pytest.fixture(scope="module")
def SessionContext():
    if find_spec("datafusion") is None:
        missing("datafusion")
    from datafusion import SessionContext

    return SessionContext


@pytest.fixture
def context(SessionContext):
    return SessionContext()


@pytest.fixture(scope="module")
def installed(SessionContext):
    """A context with pokersql installed, to which tests don't write."""
    context = SessionContext()
    library.install(context)
    return context


def rows(frame) -> list[tuple]:
    return [*map(tuple, zip(*frame.to_pydict().values(), strict=True))]


def test_datafusion_passes_the_conformance_check_and_its_chapter_says_so(installed):
    assert {result for result, *_ in library.check(installed)} == {"pass"}
    assert column("datafusion") == dict.fromkeys(conformance.questions(), "run")


def test_every_view_has_the_same_rows_as_in_duckdb(installed, tmp_path):
    with targets.opened(f"{tmp_path}/mine.duckdb", create=True) as base:
        base.install()
        expected, found = rows_of_views(base), rows_of_views(targets.around(installed))
    assert {name for name in expected if found[name] != expected[name]} == set()


def hands_of(kind: str) -> pyarrow.Table:
    """Numbered hands as texts, lists of card_ids, or lists of cards."""
    numbers, cards = lists_of_hands()
    hands = {
        "texts": pyarrow.array([*texts_of_hands(), None]),
        "numbers": pyarrow.array([*numbers, None], pyarrow.list_(pyarrow.int64())),
        "cards": pyarrow.array([*cards, None], pyarrow.list_(pyarrow.string())),
    }[kind]
    return pyarrow.table({"place": [*range(len(hands))], "hand": hands})


@pytest.mark.parametrize("kind", ["texts", "numbers", "cards"])
def test_functions_and_frames_give_the_results_of_the_macros(installed, macros, kind):
    hands = hands_of(kind)
    columns = ", ".join(f"{name}(hand) AS {name}" for name in FUNCTIONS)
    expected = macros.sql(f"SELECT place, {columns} FROM hands ORDER BY place").fetchall()
    frame = installed.from_arrow(hands)
    assert rows(installed.sql(f"SELECT place, {columns} FROM $hands ORDER BY place", hands=frame)) == expected
    ranked = hand_functions.rank_hands(installed, frame, "hand").sort("place").to_arrow_table().drop_columns("hand")
    names = "place, hand_rank, hand_category, hand_description, hand_error"
    expected = macros.sql(f"SELECT {names} FROM (SELECT place, {columns} FROM hands) ORDER BY place").fetchall()
    assert ranked.column_names == ["place", "hand_rank", "category", "description", "error"]
    assert [*zip(*(one.to_pylist() for one in ranked.columns), strict=True)] == expected


def test_a_frame_is_ranked_without_an_install_and_keeps_its_columns(context):
    played = context.from_pydict({"Hand": ["as kd qh jc 10s"], "category": [7], "hand_rank": [8]})
    [row] = hand_functions.rank_hands(context, played, "Hand").to_pylist()
    assert row == {
        "Hand": "as kd qh jc 10s",
        "category": 7,
        "hand_rank": 8,
        "hand_rank_1": 1600,
        "category_1": "Straight",
        "description": "Straight, Ace high",
        "error": None,
    }
    context.register_view("played", played)
    before = context.catalog().schema().table_names(), context.udfs()
    assert hand_functions.rank_hands(context, "played", "Hand").to_pylist() == [row]
    odd = played.with_column_renamed('"Hand"', 'a "b"')
    assert hand_functions.rank_hands(context, odd, 'a "b"').to_pydict()["hand_rank_1"] == [1600]
    assert (context.catalog().schema().table_names(), context.udfs()) == before
    with pytest.raises(PokersqlError, match=r"no column 'hands' in the frame; did you mean Hand\?"):
        hand_functions.rank_hands(context, played, "hands")
    with pytest.raises(PokersqlError, match="the context has no table 'nosuch'"):
        hand_functions.rank_hands(context, "nosuch", "hand")
    with pytest.raises(PokersqlError, match="pokersql adds columns whose names begin with pokersql_"):
        hand_functions.rank_hands(context, played.with_column_renamed("category", "pokersql_a"), "Hand")


def test_rank_hands_takes_an_expression_or_lists_of_fixed_length(context):
    from datafusion import col
    from datafusion import functions as f

    played = context.from_pydict({"hole": ["As Kd"], "board": ["Qh Jc Ts"]})
    hand = f.concat_ws(" ", col("hole"), col("board"))
    assert hand_functions.rank_hands(context, played, hand).to_pydict()["hand_rank"] == [1600]
    lists = pyarrow.table({"hand": pyarrow.array([[0, 4, 8, 12, 48]], pyarrow.list_(pyarrow.int8(), 5))})
    assert hand_functions.rank_hands(context, context.from_arrow(lists), "hand").to_pydict()["hand_rank"] == [10]


def test_a_context_may_have_another_default_catalogue(SessionContext, two_questions):
    from datafusion import SessionConfig

    context = SessionContext(SessionConfig().with_default_catalog_and_schema("mine", "hands"))
    library.install(context)
    assert rows(context.sql("SELECT COUNT(*) FROM pokersql.deck")) == [(52,)]
    assert library.check(context)[0][0] == "pass"
    library.uninstall(context)
    assert context.catalog("mine").names() == {"hands"}


def test_install_and_uninstall_in_a_context_lose_no_rows_or_objects_of_the_user(context):
    context.sql("CREATE SCHEMA pokersql")
    for work in (library.install, library.uninstall, library.check):
        with pytest.raises(PokersqlError, match="the context: has your own schema pokersql; rename it"):
            work(context)
    context.sql("DROP SCHEMA pokersql")
    context.register_udf(hand_functions._made("hand_rank", "hand_rank"))
    with pytest.raises(PokersqlError, match="has your own function hand_rank; rename it"):
        library.install(context)
    context.deregister_udf("hand_rank")
    with pytest.raises(PokersqlError, match=r"pokersql is not installed here; call pokersql.install\(\)"):
        library.check(context)
    functions = context.udfs()
    library.install(context)
    context.sql("INSERT INTO pokersql.hand_text VALUES (1, 1, 'As Kd Qh Jc 10s')").collect()
    library.install(context)
    assert rows(context.sql("SELECT cards, error FROM pokersql.text_hands")) == [(5, "")]
    with pytest.raises(PokersqlError, match="1 row in hand_text would be lost"):
        library.uninstall(context)
    context.sql("CREATE VIEW pokersql.mine AS SELECT 1 AS a")
    with pytest.raises(PokersqlError, match="mine in the schema is yours"):
        library.uninstall(context, force=True)
    context.sql("DROP VIEW pokersql.mine")
    library.uninstall(context, force=True)
    library.uninstall(context)
    assert context.catalog().names() == {"public"} and context.udfs() == functions


def test_the_conformance_check_finds_a_wrong_row_in_datafusion(context, two_questions):
    library.install(context)
    context.sql("UPDATE pokersql.numberings SET card_id = 3 WHERE system = 'fpdb' AND number = 1").collect()
    assert {question for result, question, _ in library.check(context) if result == "fail"} == {"numberings"}


def test_a_failed_install_leaves_no_objects(context, monkeypatch):
    monkeypatch.setattr(copies, "views", lambda dialect, schema: [("wrong", "SELECT nothing")])
    with pytest.raises(PokersqlError, match=r"datafusion: .*nothing"):
        library.install(context)
    assert "pokersql" not in context.catalog().names() and not {*FUNCTIONS} & {*context.udfs()}


def test_the_docstring_examples_run(SessionContext):
    assert doctest.testmod(hand_functions).failed == 0


def test_the_commands_of_the_chapter_print_the_outputs_shown_there(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    [code], [shown] = blocks("datafusion", "python"), blocks("datafusion", "text")
    exec(code, {})
    assert capsys.readouterr().out.rstrip() == shown.rstrip()
