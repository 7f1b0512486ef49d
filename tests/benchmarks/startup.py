"""How long the command takes to load everything and rank one hand, beside Python alone and Python with the engine.

`python tests/benchmarks/startup.py` prints the medians of eleven runs each, taken in turn, and their ratios.
"""

import platform
import statistics
import subprocess
import sys
import time

RUNS = 11
COMMANDS = {
    "python alone": ["-c", "pass"],
    "python, import duckdb": ["-c", "import duckdb; duckdb.connect()"],
    "pokersql --help": ["-m", "pokersql", "--help"],
    "pokersql rank, DuckDB": ["-m", "pokersql", "rank", "As Kd Qh Jc Ts"],
    "pokersql rank, SQLite": ["-m", "pokersql", "rank", "As Kd Qh Jc Ts", "--engine", "sqlite"],
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
    print(f"{platform.machine()}, Python {platform.python_version()}, median of {RUNS}")
    for name, median in medians.items():
        print(f"{name:24}{median:8.3f} s{median / medians['python alone']:8.1f} x python alone")


if __name__ == "__main__":
    main()
