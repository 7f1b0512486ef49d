"""The time to rank ten million seven-card hands in a file, compared with a loop over the fastest evaluator for Python.

After `pip install '.[benchmark]'`, `python tests/benchmarks/own_tables.py [HANDS]` prints a table for README.md: the
time of the fastest of three runs, and the peak memory. Every run has its own process. The loops read every tenth hand
of the same file and write the same column; their time is multiplied by ten.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import duckdb
from machine import described

import pokersql
from pokersql.engines.duckdb.engine import FAST_PARQUET

HANDS = 10_000_000
RUNS = 3
EVERY = 10
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
COLUMNS = [f"card_{number}" for number in range(1, 8)]


def make(directory: Path, count: int) -> None:
    """Write random hands as text (hands.parquet) and as card_ids in seven columns (ids.parquet)."""
    import numpy
    import pyarrow
    from pyarrow import parquet

    rng = numpy.random.default_rng(1)
    shuffled = [rng.random((count // EVERY, 52), dtype=numpy.float32).argpartition(7)[:, :7] for _ in range(EVERY)]
    ids = numpy.concatenate(shuffled).astype(numpy.int8)
    names = numpy.array(CARDS)
    texts = names[ids[:, 0]]
    for column in range(1, 7):
        texts = numpy.char.add(numpy.char.add(texts, " "), names[ids[:, column]])
    parquet.write_table(pyarrow.table({"hand": texts}), directory / "hands.parquet", compression="zstd")
    columns = {name: ids[:, column] for column, name in enumerate(COLUMNS)}
    parquet.write_table(pyarrow.table(columns), directory / "ids.parquet", compression="zstd")


def by_macro(source: str, hand: str, target: str, columns: str = "*") -> Callable[[], None]:
    """Rank hands by the macro `rank_hands`, into a Parquet file or, if the target is not a file, into a table."""
    connection = duckdb.connect()
    pokersql.install(connection)
    connection.execute("SET preserve_insertion_order = false")
    query = f"SELECT {columns} FROM rank_hands('{source}', {hand})"
    if target.endswith(".parquet"):
        return lambda: connection.execute(f"COPY ({query}) TO '{target}' ({FAST_PARQUET})")
    return lambda: connection.execute(f"CREATE TABLE {target} AS {query}")


def answered(query: str) -> Callable[[], None]:
    """Run a query that returns one row, or a COPY."""
    connection = duckdb.connect()
    pokersql.install(connection)
    connection.execute("SET preserve_insertion_order = false")
    return lambda: connection.execute(query).fetchall()


def trusted(source: str, target: str) -> Callable[[], None]:
    """Rank text without checking it: seven joins on the deck, and no search for duplicate cards."""
    connection = duckdb.connect()
    pokersql.install(connection)
    connection.execute("SET preserve_insertion_order = false")
    connection.execute("CREATE TABLE cards AS SELECT card, CAST(1 AS BIGINT) << card_id AS bit FROM pokersql.deck")
    joins = "\n".join(f"JOIN cards AS c{n} ON SUBSTR(t.hand, {3 * n + 1}, 2) = c{n}.card" for n in range(7))
    bits = " | ".join(f"c{n}.bit" for n in range(7))
    query = f"""
        WITH bits AS NOT MATERIALIZED (SELECT t.hand, {bits} AS bits FROM '{source}' AS t {joins}),
        keyed AS NOT MATERIALIZED (SELECT hand, pokersql.bits_key(bits) AS key FROM bits)
        SELECT k.hand, h.hand_rank FROM keyed AS k JOIN pokersql.hand_keys AS h ON k.key = h.hand_key
    """
    return lambda: connection.execute(f"COPY ({query}) TO '{target}' ({FAST_PARQUET})")


def joined(source: str, target: str) -> Callable[[], None]:
    """Rank columns of card_ids into a table: the bits of the cards give a key, and a join on keys gives the rank."""
    connection = duckdb.connect()
    pokersql.install(connection)
    connection.execute("SET preserve_insertion_order = false")
    bits = " | ".join(f"pokersql.card_bit({name})" for name in COLUMNS)
    query = f"""
        WITH bits AS NOT MATERIALIZED (SELECT {bits} AS bits FROM '{source}'),
        keyed AS NOT MATERIALIZED (SELECT pokersql.bits_key(bits) AS key FROM bits)
        SELECT h.hand_rank FROM keyed AS k JOIN pokersql.hand_keys AS h ON k.key = h.hand_key
    """
    return lambda: connection.execute(f"CREATE TABLE {target} AS {query}")


def looped(name: str, source: str, target: str) -> Callable[[], None]:
    """The fastest loop of an evaluator over the file: it reads rows in batches and looks up cards in a dictionary."""
    import pyarrow
    from pyarrow import parquet

    if name == "eval7":
        import eval7

        card = {text: eval7.Card(text) for text in CARDS}
        evaluate = eval7.evaluate
    elif name == "treys":
        import treys

        card = {text: treys.Card.new(text) for text in CARDS}
        ours = treys.Evaluator()
        evaluate = lambda hand: ours.evaluate([], hand)  # noqa: E731
    else:
        from phevaluator import evaluate_cards

        card = {text: number for number, text in enumerate(CARDS)}
        evaluate = lambda hand: evaluate_cards(*hand)  # noqa: E731
    kept = parquet.read_table(source).slice(0, parquet.read_metadata(source).num_rows // EVERY)
    sample = target.replace(".parquet", "_sample.parquet")
    parquet.write_table(kept, sample)

    def work() -> None:
        ranks = []
        for batch in parquet.ParquetFile(sample).iter_batches(columns=["hand"]):
            ranks.extend([evaluate([card[text] for text in hand.split(" ")]) for hand in batch["hand"].to_pylist()])
        parquet.write_table(kept.append_column("hand_rank", pyarrow.array(ranks)), target, compression="zstd")

    return work


def command(source: str, target: str, *options: str) -> Callable[[], None]:
    """Rank the file by `pokersql rank`, including the start of the command."""
    words = [sys.executable, "-m", "pokersql", "rank", source, "-o", target, "--force", *options]
    return lambda: subprocess.run(words, check=True, stderr=subprocess.DEVNULL)


def measured(words: list[str]) -> tuple[float, int]:
    """For a line of the table, the seconds of the fastest run and the greatest peak memory of a run, in megabytes."""
    runs = []
    for _ in range(RUNS):
        done = subprocess.run([sys.executable, __file__, "--one", *words], capture_output=True, text=True, check=True)
        runs.append(json.loads(done.stdout))
    return min(taken for taken, _ in runs), max(peak for _, peak in runs)


def one(kind: str, *words: str) -> None:
    """The seconds of one run, and the peak memory of its process or of a process that it starts."""
    work = {
        "macro": by_macro,
        "sql": answered,
        "trusted": trusted,
        "joined": joined,
        "loop": looped,
        "command": command,
    }[kind](*words)
    start = time.perf_counter()
    work()
    taken = time.perf_counter() - start
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(json.dumps([taken, peak // 1024]))


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    with tempfile.TemporaryDirectory() as place:
        # Another process makes the hands, because later processes inherit the peak memory of this process.
        subprocess.run([sys.executable, __file__, "--make", place, str(count)], check=True)
        hands, ids, out = f"{place}/hands.parquet", f"{place}/ids.parquet", f"{place}/out.parquet"
        cards = f"[{', '.join(COLUMNS)}]"
        constants = f"SELECT *, 1 AS hand_rank, 'Royal Flush' AS category, 'Royal Flush' AS description FROM '{hands}'"
        ranks = f"SELECT SUM(hand_rank) FROM rank_hands('{hands}', hand)"
        rank = "`pokersql rank hands.parquet -o ranked.parquet"
        lines = [
            ("`rank_hands`, text in Parquet, to Parquet", ["macro", hands, "hand", out]),
            (
                "the same text copied with three constants, nothing ranked",
                ["sql", f"COPY ({constants}) TO '{out}' ({FAST_PARQUET})"],
            ),
            ("`rank_hands`, text in Parquet, to the sum of the ranks", ["sql", ranks]),
            (f"{rank} --any-order`, from its start", ["command", hands, out, "--any-order"]),
            (f"{rank}`, in the order of the file", ["command", hands, out]),
            ("text in Parquet, ranked by seven joins without checking the text, to Parquet", ["trusted", hands, out]),
            ("`rank_hands`, seven columns of card_ids in Parquet, to a table", ["macro", ids, cards, "o", "hand_rank"]),
            ("the same columns ranked by `pokersql.bits_key` and a join", ["joined", ids, "o"]),
        ]
        loops = [
            (f"{name}, a loop with a dictionary of its cards, to Parquet", ["loop", name, hands, out])
            for name in ("eval7", "treys", "phevaluator")
        ]
        found = [(what, *measured(words)) for what, words in loops]
        found = sorted(((what, taken * EVERY, None) for what, taken, _ in found), key=lambda line: line[1])
        fastest = found[0][1]
        found += [(what, *measured(words)) for what, words in lines]
    print(described("duckdb", "eval7", "phevaluator", "treys"), end="\n\n")
    print(f"| {count:,} seven-card hands | seconds | millions a second | times the fastest loop | MB at the peak |")
    print("| --- | --: | --: | --: | --: |")
    for what, taken, peak in found:
        print(f"| {what} | {taken:.2f} | {count / taken / 1e6:.2f} | {fastest / taken:.2g} | {peak or ''} |")


if __name__ == "__main__":
    if "--make" in sys.argv[1:2]:
        make(Path(sys.argv[2]), int(sys.argv[3]))
    elif "--one" in sys.argv[1:2]:
        one(*sys.argv[2:])
    else:
        main()
