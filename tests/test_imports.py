"""What imports what: the arrows between the package's modules point one way."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pokersql

PACKAGE = Path(pokersql.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}


def imported(module: str) -> set[str]:
    """The package's modules that a module imports, at its top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                found.add(inner if inner in MODULES else node.module)
    return found & {*MODULES} - {"pokersql", module}


def test_no_module_imports_itself_through_others_not_even_inside_of_a_function():
    order = TopologicalSorter({module: imported(module) for module in MODULES if module != "pokersql"})
    assert {"pokersql.errors", "pokersql.cli"} <= set(order.static_order())  # a circle is a CycleError, which names it
