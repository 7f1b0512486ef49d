"""The data sets that `pokersql dataset` writes: their rows, and their descriptions as the tools read them.

The directory of seven-card hands is replaced by three small files; `test_seven.py` tests its rows.
"""

import json
import re
from importlib.util import find_spec
from pathlib import Path

import duckdb
import pytest
from conftest import missing, one_line, pokersql
from known_counts import FIVE

from pokersql.databases import database_files, worlds
from pokersql.datasets import writing

pytestmark = pytest.mark.protocol

ROWS = {
    "hand_classes": 7462,
    "class_ranks": 59696,
    "deck": 52,
    "five_card_hands": 2598960,
    "hands": 2598960,
    "starting_hands": 169,
    "starting_hand_matchups": 169**2,
    "hole_card_pairs": 812175,
    "category_odds": 30,
    "rule_odds": 87,
    "game_odds": 112,
    "push_fold_strategies": 49 * 169,
    "seven_card_hands": 3,
}


def needed(name: str) -> None:
    """Skip a test if a package of the extra `datasets` is missing."""
    if find_spec(name) is None:
        missing(f"{name}, a package of the extra datasets")


def write_three_hands(engine, directory: str) -> None:
    """Write one seven-card hand for each of three lowest cards, in place of `write_seven`."""
    cards = ", ".join(f"CAST(c.card_id + {place} AS TINYINT) AS card_{place + 1}" for place in range(7))
    hands = f"SELECT {cards}, CAST(c.card_id AS SMALLINT) AS hand_rank FROM deck AS c WHERE c.card_id BETWEEN 1 AND 3"
    engine.copy(hands, directory, "parquet", partition=["card_1"])


@pytest.fixture(scope="session")
def made(shared) -> Path:
    def make(path: str) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database_files, "write_seven", write_three_hands)
            done = pokersql("dataset", path, "--seven", "--date", "2026-12-31", "-f", "jsonl")
        printed = [json.loads(line) for line in done.stdout.splitlines()]
        assert {row["data_set"]: row["rows"] for row in printed} == ROWS and done.stderr == ""

    return shared("dataset", make)


def rows(made: Path, sql: str) -> list[tuple]:
    """The rows of a query that reads the files of the data sets by their names."""
    return duckdb.sql(re.sub(r"'([\w/*]+\.parquet)'", rf"'{made}/\1'", sql)).fetchall()


def test_the_rows_are_the_known_counts_and_every_example_of_the_card_runs(made):
    card = (made / "README.md").read_text()
    examples = re.findall(r"```sql\n(.+?);?\n```", card, re.DOTALL)
    found = {re.search(r"'(\w+)\b", sql)[1]: rows(made, sql) for sql in examples[1:]}
    assert found.keys() == ROWS.keys() and all(found.values())
    assert dict(found["five_card_hands"]) == FIVE
    assert found["hole_card_pairs"] == [(1388072, 6538, 317694)]
    for name, count in ROWS.items():
        assert f"[`{name}`](#{name}) | {count:,} | " in card
    keyed = "SELECT COUNT(*), COUNT(DISTINCT ({})), COUNT(*) FILTER (wins + ties + losses = 1712304) FROM '{}'"
    assert rows(made, keyed.format("hero, villain", "hole_card_pairs.parquet")) == [(812175,) * 3]
    both = "SELECT COUNT(*) FROM '{0}' AS a JOIN '{0}' AS b ON a.hero = b.villain AND a.villain = b.hero"
    assert rows(made, both.format("hole_card_pairs.parquet")) == [(0,)]


def test_the_number_of_threads_does_not_change_a_file(made, tmp_path):
    with worlds.loaded("duckdb") as engine:
        worlds.read(engine, "sql/datasets.sql")
        listed = [writing.Listed(*row) for row in engine.rows(writing.LISTED, {"seven": False})]
        engine.rows("SET threads = 1")
        [one] = [one for one in listed if one.name == "five_card_hands"]
        writing._write_rows(engine, one, tmp_path)
    assert (tmp_path / "five_card_hands.parquet").read_bytes() == (made / "five_card_hands.parquet").read_bytes()


def test_polars_and_pandas_read_the_files(made):
    import pandas
    import polars

    for name in ROWS.keys() - {"seven_card_hands"}:
        assert polars.scan_parquet(made / f"{name}.parquet").select(polars.len()).collect().item() == ROWS[name]
    frame = pandas.read_parquet(made / "hole_card_pairs.parquet").set_index(["hero", "villain"])
    assert frame.loc[("AsAh", "KdKc"), "wins"] == 1388072
    assert polars.read_parquet(made / "seven_card_hands/*/*.parquet", hive_partitioning=False)["card_1"].sum() == 6


def test_frictionless_finds_no_error_but_a_changed_byte(made, tmp_path):
    needed("frictionless")
    from frictionless import Package
    from frictionless.resources import FileResource

    package = Package(str(made / "datapackage.json"))
    assert package.to_descriptor()["created"] == "2026-12-31T00:00:00Z"
    assert sum(resource.rows for resource in package.resources) == sum(ROWS.values())
    for resource in package.resources:
        checked = resource.validate(limit_rows=None if resource.rows <= 200 else 20)
        assert checked.valid, checked.flatten(["type", "note"])
        file = {"name": resource.name, "path": resource.path, "basepath": str(made), "hash": resource.hash}
        assert FileResource(**file).validate().valid
    raw = bytearray((made / "deck.parquet").read_bytes())
    raw[100] ^= 1
    (tmp_path / "deck.parquet").write_bytes(raw)
    file = {"path": "deck.parquet", "basepath": str(tmp_path), "hash": package.get_resource("deck").hash}
    assert FileResource(**file).validate().flatten(["type"]) == [["hash-count"]]


def test_croissant_has_no_warning_and_gives_the_rows(made, caplog):
    needed("mlcroissant")
    import mlcroissant

    with caplog.at_level("WARNING"):
        found = mlcroissant.Dataset(jsonld=str(made / "croissant.json"))
    assert caplog.messages == [] and [one.id for one in found.metadata.record_sets] == [*ROWS]
    for name, path in (("starting_hands", "starting_hands"), ("seven_card_hands", "seven_card_hands/*/*")):
        records = [tuple(record.values()) for record in found.records(name)]
        texts = [tuple(one.decode() if isinstance(one, bytes) else one for one in record) for record in records]
        assert texts == rows(made, f"FROM READ_PARQUET('{path}.parquet', hive_partitioning = FALSE)")


def test_hugging_face_loads_the_data_sets_that_the_card_names(made, tmp_path, monkeypatch):
    needed("datasets")
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    import datasets

    assert datasets.get_dataset_config_names(str(made)) == [*ROWS]
    for name in (None, "hole_card_pairs", "seven_card_hands"):
        loaded = datasets.load_dataset(str(made), name, split="train", cache_dir=str(tmp_path))
        assert loaded.num_rows == ROWS[name or "hand_classes"]
    assert sorted(loaded["card_1"]) == [1, 2, 3]


def test_a_directory_in_use_is_refused_and_an_interrupted_command_leaves_nothing(tmp_path, monkeypatch):
    file, used, new = tmp_path / "file", tmp_path / "used", tmp_path / "new"
    file.write_text("mine")
    used.mkdir()
    (used / "mine.txt").write_text("mine")
    refused = {file: "is a file; name a directory", used: "--force overwrites", new / "a": "no directory"}
    for place, said in refused.items():
        assert said in one_line(pokersql("dataset", str(place), code=2).stderr)

    def interrupted(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr(writing, "_write_rows", interrupted)
    monkeypatch.setattr("os._exit", lambda code: exit(code))
    pokersql("dataset", str(new), code=130)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "used"]
