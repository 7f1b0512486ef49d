"""Writes the tables of tests/benchmarks/README.md anew: `python tests/benchmarks [NAME...]`, all or those named.

Each table stands between a comment that is the command which prints it and the comment `end`, so that a benchmark is
added there. NAME is a file's stem, as `equity`. The runs take about an hour in all.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent / "README.md"
PLACE = re.compile(r"<!-- python tests/benchmarks/((\w+)\.py.*?) -->\n(.*?)<!-- end -->", re.DOTALL)


def written(text: str, command: str, table: str) -> str:
    """The chapter's text with a table in the place that names its command."""
    opening = f"<!-- python tests/benchmarks/{command} -->\n"
    before, after = text.split(opening)
    return f"{before}{opening}{table.strip()}\n<!-- end -->{after.split('<!-- end -->', 1)[1]}"


def main() -> None:
    """Run the benchmarks one after the other; what is measured is written at once."""
    places = PLACE.findall(README.read_text(encoding="utf-8"))
    unknown = set(sys.argv[1:]) - {name for _, name, _ in places}
    if unknown:
        sys.exit(f"{README} has no place for {', '.join(sorted(unknown))}")
    for command, name, _ in places:
        if name in sys.argv[1:] or not sys.argv[1:]:
            print(f"$ python tests/benchmarks/{command}", file=sys.stderr)
            script, *words = shlex.split(command)
            run = [sys.executable, Path(__file__).parent / script, *words]
            table = subprocess.run(run, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
            README.write_text(written(README.read_text(encoding="utf-8"), command, table), encoding="utf-8")


if __name__ == "__main__":
    main()
