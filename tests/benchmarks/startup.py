"""The time of whole commands, from start to end, compared with Python alone and with Python and the engine.

`python tests/benchmarks/startup.py` prints a table for README.md: medians of eleven runs. Each run goes
through all rows of the table.
"""

import resource
import statistics
import subprocess
import sys

from machine import described

RUNS = 11
ALONE = "Python alone"
COMMANDS = {
    ALONE: ["-c", "pass"],
    "`import duckdb` and a connection": ["-c", "import duckdb; duckdb.connect()"],
    "`pokersql --help`": ["-m", "pokersql", "--help"],
    "`pokersql.connect()`": ["-c", "import pokersql; pokersql.connect()"],
    "`pokersql deal --seed 1`": ["-m", "pokersql", "deal", "--seed", "1"],
    "`pokersql rank` of a hand, DuckDB": ["-m", "pokersql", "rank", "As Kd Qh Jc Ts"],
    "`pokersql rank` of a hand, SQLite": ["-m", "pokersql", "rank", "As Kd Qh Jc Ts", "--engine", "sqlite"],
    "`pokersql compare` of two hands": ["-m", "pokersql", "compare", "As Ah 8c 8d Kc", "Ac Ad 8h 8s Qc"],
    "`pokersql query 'SELECT COUNT(*) FROM hand_keys'`": ["-m", "pokersql", "query", "SELECT COUNT(*) FROM hand_keys"],
    "`pokersql equity AsAh KdKc`": ["-m", "pokersql", "equity", "AsAh", "KdKc"],
    "`pokersql shell -- -c 'SELECT 1'`": ["-m", "pokersql", "shell", "--", "-c", "SELECT 1"],
}


def seconds(words: list[str]) -> float:
    """The CPU seconds of a process, which depend less on other processes than its duration does."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    taken = {name: [] for name in COMMANDS}
    for _ in range(RUNS):
        for name, words in COMMANDS.items():
            taken[name].append(seconds(words))
    medians = {name: statistics.median(times) for name, times in taken.items()}
    print(described("duckdb"), end="\n\n")
    print("| a process from its start to its end | CPU seconds | times as long |\n| --- | --: | --: |")
    for name, median in medians.items():
        print(f"| {name} | {median:.2f} | {median / medians[ALONE]:.1f} |")


if __name__ == "__main__":
    main()
