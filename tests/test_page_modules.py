"""The JavaScript modules of the page that use no document, tested in node by page_modules.test.mjs."""

import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import missing

import pokersql.page

PAGE = Path(pokersql.page.__file__).parent


@pytest.mark.protocol
def test_the_javascript_modules_pass_their_tests(tmp_path):
    """All modules are copied into one directory, as on the static page, with a package.json for node."""
    node = shutil.which("node")
    if node is None:
        missing("node")
    for module in [*PAGE.glob("static/*.js"), *PAGE.glob("wasm/*.js")]:
        shutil.copy(module, tmp_path)
    shutil.copytree(PAGE / "static" / "vendor", tmp_path / "vendor")
    (tmp_path / "vendor" / "duckdb.js").write_text("export class AsyncDuckDB {}\nexport class VoidLogger {}\n")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    tests = shutil.copy(Path(__file__).with_name("page_modules.test.mjs"), tmp_path)
    done = subprocess.run([node, "--test", tests], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
