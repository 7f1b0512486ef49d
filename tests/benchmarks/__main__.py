"""`python tests/benchmarks [NAME...]` writes all tables, or the named ones, into the chapters of tests/benchmarks.

NAME is the name of a benchmark's file without .py, for example `equity`. All benchmarks take 40 minutes. `--stale`
writes nothing: it lists the tables that are older than the last commit to the files they measure, and its exit code is
1 if it lists any table. In a chapter a table stands between two comments: the first has the command that prints the
table, and the second is `end`. To add a benchmark, write two such comments into a chapter.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
CHAPTERS = [Path(__file__).parent / "README.md", Path(__file__).parent / "engines/README.md"]
MEASURED = {
    "five_card_hands": "sql/cards sql/classes sql/ranking sql/all_hands pokersql/databases/database_files.py",
    "seven_card_hands": "sql/classes sql/all_hands sql/seven.sql pokersql/databases/database_files.py",
    "own_tables": "sql/hands sql/macros pokersql/input/hand_files.py pokersql/commands/ranking.py",
    "game_tables": "sql/rules sql/macros/games pokersql/input/hand_files.py",
    "equity": "sql/equity sql/macros/equities pokersql/counts/equities.py",
    "all_ins": "sql/macros/equities sql/histories/reports",
    "histories": "sql/histories pokersql/histories/loading.py pokersql/histories/history_files.py",
    "startup": "pokersql/databases pokersql/cli.py pokersql/engines pokersql/library.py",
    "engines": "sql/engines pokersql/engines",
    "page": "sql/page sql/equity pokersql/page",
}
"""The files and directories whose speed each benchmark measures."""
PLACE = re.compile(r"<!-- python tests/benchmarks/((\w+)\.py.*?) -->\n(.*?)<!-- end -->", re.DOTALL)


def written(text: str, command: str, table: str) -> str:
    """The text of a chapter with `table` in place of the table below the comment that has `command`."""
    opening = f"<!-- python tests/benchmarks/{command} -->\n"
    before, after = text.split(opening)
    return f"{before}{opening}{table.strip()}\n<!-- end -->{after.split('<!-- end -->', 1)[1]}"


def places() -> list[tuple[Path, re.Match[str]]]:
    """The position of each table, with its chapter."""
    return [(chapter, place) for chapter in CHAPTERS for place in PLACE.finditer(chapter.read_text(encoding="utf-8"))]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


def stale() -> list[str]:
    """The tables that are older than the last commit to the files that they measure."""
    found = []
    for chapter, place in places():
        _, name, table = place.groups()
        first = place.string.count("\n", 0, place.start(3)) + 1
        height = table.count("\n")
        written = git("blame", "--porcelain", "-C", "-C", "-L", f"{first},+{height}", "--", str(chapter))
        measured = max(map(int, re.findall(r"^committer-time (\d+)", written, re.MULTILINE)))
        changed, what = git("log", "-1", "--format=%ct %h %s", "--", *MEASURED[name].split(), ":!*.md").split(" ", 1)
        if int(changed) > measured:
            found.append(f"{name}: measured before {what.strip()}")
    return found


def main() -> None:
    """Run the benchmarks one after the other, and write each table as soon as it is measured."""
    if sys.argv[1:] == ["--stale"]:
        found = stale()
        print(*found, sep="\n")
        sys.exit(bool(found))
    unknown = set(sys.argv[1:]) - {place[2] for _, place in places()}
    if unknown:
        sys.exit(f"no chapter has a table named {', '.join(sorted(unknown))}")
    for chapter, place in places():
        command, name, _ = place.groups()
        if name in sys.argv[1:] or not sys.argv[1:]:
            print(f"$ python tests/benchmarks/{command}", file=sys.stderr)
            script, *words = shlex.split(command)
            run = [sys.executable, Path(__file__).parent / script, *words]
            table = subprocess.run(run, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
            chapter.write_text(written(chapter.read_text(encoding="utf-8"), command, table), encoding="utf-8")


if __name__ == "__main__":
    main()
