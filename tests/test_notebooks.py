"""Notebooks: those that `pokersql notebook` writes, and what the chapter on notebooks says about other tools."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from conftest import missing, one_line, pokersql
from test_targets import blocks

from pokersql.output import files

pytestmark = pytest.mark.protocol

NAMES = ["deal_and_rank", "equity", "your_hands"]


def needed(*names: str) -> None:
    """Skip a test if a package of the extra `notebooks` is missing."""
    for name in names:
        if find_spec(name) is None:
            missing(f"{name}, a package of the extra notebooks")


def recipes(*words: str) -> list[str]:
    """The first block of Python in the chapter, which the others need, and for each word the block that has it."""
    found = blocks("notebooks", "python")
    return [found[0], *(next(code for code in found if word in code) for word in words)]


@pytest.fixture(scope="module")
def written(tmp_path_factory) -> Path:
    directory = tmp_path_factory.mktemp("notebooks") / "new"
    assert pokersql("notebook", str(directory)).stdout.split() == [f"{directory / name}.ipynb" for name in NAMES]
    return directory


def test_the_command_replaces_notebooks_only_with_force(written, tmp_path):
    first, last = tmp_path / "deal_and_rank.ipynb", tmp_path / "your_hands.ipynb"
    last.write_text("mine")
    assert f"{last} exists; --force" in one_line(pokersql("notebook", str(tmp_path), code=2).stderr)
    assert last.read_text() == "mine" and not first.exists()
    pokersql("notebook", str(tmp_path), "--force")
    assert last.read_text() == (written / last.name).read_text() and first.exists()
    for place, said in ((tmp_path / "missing" / "new", "no directory"), (last, f"{last} is a file; name a directory")):
        assert said in one_line(pokersql("notebook", str(place), code=2).stderr)


def test_new_files_are_made_inside_a_directory_that_may_be_another_file_system_than_its_parent(tmp_path):
    with files.new_files(str(tmp_path), False) as part:
        assert part.parent == tmp_path.resolve()
    with files.new_files(str(tmp_path / "new"), False) as part:
        assert part.parent == tmp_path.resolve()


def test_the_notebooks_and_the_magics_run_from_top_to_bottom(written, tmp_path, monkeypatch):
    needed("nbclient", "ipykernel", "sql", "magic_duckdb", "pandas", "matplotlib")
    import nbclient
    import nbformat

    for variable in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    cell, notebook = nbformat.v4.new_code_cell, nbformat.v4.new_notebook
    first, *magics = recipes("%load_ext sql", "%load_ext magic_duckdb")
    books = [notebook(cells=list(map(cell, [first, *"\n".join(magics).split("\n\n")])))]
    books += [nbformat.read(written / f"{name}.ipynb", as_version=4) for name in NAMES]
    cells = [cell("import sys; sys.modules['pyspark'] = None")]  # JupySQL would need the packages of pyspark[connect]
    for book in books:
        nbformat.validate(book)
        cells += [*book.cells, cell("%reset -f")]  # one kernel for all, since its start takes long
    where = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(notebook(cells=cells), timeout=300, kernel_name="python3", resources=where).execute()
    shown = [[output.get("data", {}) for one in book.cells for output in one.get("outputs", ())] for book in books]
    html = ["\n".join(data.get("text/html", "") for data in outputs) for outputs in shown]
    assert [text.count("<table") for text in html] == [4, 7, 7, 6]
    assert [sum("image/png" in data for data in outputs) for outputs in shown] == [0, 1, 2, 1]
    assert all("A♠</span>" in text for text in html[1:])
    assert html[0].count("bad_card 'Xx' at 2") == html[0].count("1600") == 2  # in JupySQL and in magic_duckdb


def test_marimo_runs_sql_on_a_connection_and_shows_coloured_cards(tmp_path, monkeypatch):
    needed("marimo", "polars")
    from marimo._output.formatting import try_format

    (tmp_path / "of_marimo.py").write_text(recipes("marimo.App()")[1])
    monkeypatch.syspath_prepend(tmp_path)
    outputs, defined = import_module("of_marimo").app.run()
    assert defined["ranked"].rows() == [("Ann", 1), ("Bob", 155), ("Cy", None)]
    assert "K♠</span>" in try_format(outputs[-1]).data


def test_ibis_writes_sql_with_macros_and_tables():
    needed("ibis", "pandas")
    first, code = recipes("import ibis")
    shown = code.splitlines()[-1]
    found: dict = {}
    exec(first + code.removesuffix(f"{shown}\n"), found)
    assert found["frame"][["player", "hand_rank"]].head(2).values.tolist() == [["Ann", 1], ["Bob", 155]]
    assert eval(shown, found)[0] == ("Royal Flush", 1, 4)
