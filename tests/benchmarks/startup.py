"""How long the command takes to load everything and rank one hand, beside Python alone and Python with the engine.

`python tests/benchmarks/startup.py` prints a table for README.md here: the medians of eleven runs each, taken in turn.
"""

import statistics
import subprocess
import sys
import time

from machine import described

RUNS = 11
ALONE = "Python alone"
COMMANDS = {
    ALONE: ["-c", "pass"],
    "`import duckdb` and a connection": ["-c", "import duckdb; duckdb.connect()"],
    "`pokersql --help`": ["-m", "pokersql", "--help"],
    "`pokersql rank` of a hand, DuckDB": ["-m", "pokersql", "rank", "As Kd Qh Jc Ts"],
    "`pokersql rank` of a hand, SQLite": ["-m", "pokersql", "rank", "As Kd Qh Jc Ts", "--engine", "sqlite"],
}


def seconds(words: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> None:
    taken = {name: [] for name in COMMANDS}
    for _ in range(RUNS):
        for name, words in COMMANDS.items():
            taken[name].append(seconds(words))
    medians = {name: statistics.median(times) for name, times in taken.items()}
    print(described(), end="\n\n")
    print("| a process from its start to its end | seconds | times as long |\n| --- | --: | --: |")
    for name, median in medians.items():
        print(f"| {name} | {median:.3f} | {median / medians[ALONE]:.1f} |")


if __name__ == "__main__":
    main()
