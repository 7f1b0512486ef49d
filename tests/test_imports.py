"""The imports between the modules of the package: they have no cycles."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pokersql

PACKAGE = Path(pokersql.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}


def imported(module: str) -> set[str]:
    """The modules of the package that a module imports, at its top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                found.add(inner if inner in MODULES else node.module)
    return found & {*MODULES} - {"pokersql", module}


def test_imports_have_no_cycle_including_those_inside_functions():
    order = TopologicalSorter({module: imported(module) for module in MODULES if module != "pokersql"})
    assert {"pokersql.errors", "pokersql.cli"} <= set(order.static_order())  # raises CycleError if there is a cycle


OTHERS = ["errors", "extras", "sources.sql_text"]
"""Modules that read no SQL file, so that the modules of engines may import them."""


def test_the_modules_of_engines_import_no_modules_that_read_sql_files():
    engines = {module for module in MODULES if module.startswith("pokersql.engines.") and module.endswith(".engine")}
    assert len(engines) == 6
    engines |= {"pokersql.engines.base", "pokersql.engines.copying"}
    allowed = {module for module in MODULES if module.endswith(".allowed")}
    for module in engines:
        assert imported(module) <= engines | allowed | {f"pokersql.{name}" for name in OTHERS}, module


def test_the_readme_of_sql_lists_each_package_with_its_docstring():
    rooms = {}
    for path in PACKAGE.glob("*/__init__.py"):
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        rooms[path.parent.name] = said[0].lower() + said[1:].removesuffix(".")
    table = (
        (Path(__file__).parents[1] / "sql/README.md")
        .read_text(encoding="utf-8")
        .split("| a room of")[1]
        .split("\n\n")[0]
    )
    listed = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|$", table, re.MULTILINE))
    assert {name: listed.get(name) for name in rooms} == rooms
    assert all((PACKAGE / name).is_dir() for name in listed)
