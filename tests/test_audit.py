"""Audits of published frequency tables and of evaluators: they find errors of every kind and accept what is right."""

import csv
import io
import math
import random
import sys

import pytest
from conftest import ENGINES, flattened, one_line, pokersql
from known_counts import CATEGORIES, FIVE, KNOWN, PUBLISHED, SEVEN
from phevaluator import evaluate_cards

from pokersql.commands import evaluators
from pokersql.databases import worlds
from pokersql.evaluators import Evaluator
from pokersql.sources import sql_files


def table(hands, **changed) -> dict[str, int]:
    """A table by category. A keyword is a category (_ for blanks) with its new number; None removes the row."""
    rows = hands | {name.replace("_", " "): n for name, n in changed.items()}
    return {name: n for name, n in rows.items() if n is not None}


def text(rows: dict[str, int]) -> str:
    return "".join(f'{name},"{hands:,}"\n' for name, hands in rows.items())


@pytest.fixture(scope="module")
def on_duckdb():
    return with_studies("duckdb")


@pytest.fixture(scope="module")
def on_sqlite():
    return with_studies("sqlite")


@pytest.fixture(params=ENGINES)
def studies(request):
    """Each engine in turn, shared by the tests: `put` replaces all tables of the previous test."""
    return request.getfixturevalue(f"on_{request.param}")


def with_studies(name):
    """An engine with the studies. `category_odds` is stored, because SQLite takes over a second to compute it."""
    engine = worlds.loaded(name)
    engine.script("CREATE TABLE worked_out AS SELECT * FROM category_odds; DROP VIEW category_odds;")
    engine.script("CREATE VIEW category_odds AS SELECT * FROM worked_out;")
    return engine


def put(engine, *tables, cards=5, rules="standard"):
    """Replace the observations by tables, numbered as runs 0, 1, 2 and so on."""
    engine.rows("UPDATE audit_settings SET cards = ?, rules = ?", [cards, rules])
    engine.rows("DELETE FROM observations")
    for run, rows in enumerate(tables):
        engine.insert("observations", [(run, name, hands) for name, hands in rows.items()])


def audited(engine, *tables, **asked) -> list[tuple]:
    put(engine, *tables, **asked)
    return engine.rows("SELECT verdict, wrong, missing, sum_difference, mend FROM audited_tables ORDER BY run")


@pytest.mark.parametrize("cards, rules", KNOWN)
def test_an_audit_recognizes_a_table_for_another_number_of_cards_or_for_other_rules(studies, cards, rules):
    found = audited(studies, *map(table, KNOWN.values()), cards=cards, rules=rules)
    for (other, others_rules), (verdict, wrong, missing, difference, mend) in zip(KNOWN, found, strict=True):
        asked = (other, others_rules) == (cards, rules)
        assert (verdict, wrong == 0, missing) == (("right", True, 0) if asked else ("wrong", False, 0))
        assert difference == math.comb(52, other) - math.comb(52, cards)
        assert mend == ("" if asked else f"it is the table of {other} cards, {others_rules} rules")


def test_an_audit_finds_any_single_change(studies):
    follows = table(FIVE, Flush=5208) | {"Sum": 2598960 + 100}
    cases = {
        "Three of a Kind from 54902 to 54912": (table(FIVE, Three_of_a_Kind=54902), -10),
        "exchange Four of a Kind and Full House": (table(FIVE, Four_of_a_Kind=3744, Full_House=624), 0),
        "add Royal Flush 4": (table(FIVE, Royal_Flush=None), -4),
        "add Flush 5108": (table(FIVE, Flush=None), -5108),
        "Straight Flush from 40 to 36, since Royal Flush has its own row": (
            table(FIVE, Straight_Flush=40),
            4,
        ),
        "Straight Flush from 41 to 36": (table(FIVE, Straight_Flush=41), 5),
        "Straight Flush with Royal from 41 to 40": (table(FIVE, Straight_Flush=41, Royal_Flush=None), 1),
        "Total from 2598961 to 2598960": (table(FIVE) | {"total": 2598961}, 0),
        "Flush from 5208 to 5108, and the total to 2598960": (follows, 100),
    }
    found = audited(studies, *(rows for rows, _ in cases.values()))
    assert [(mend, difference) for *_, difference, mend in found] == [(k, d) for k, (_, d) in cases.items()]
    assert {verdict for verdict, *_ in found} == {"wrong"}


def test_an_audit_proposes_no_correction_if_no_single_change_corrects_the_table(studies):
    tables = [
        table(FIVE, Flush=1, Straight=2),
        table(FIVE, Flush=10200, Straight=5109),
        table(FIVE, Flush=None, Straight=None),
        table(FIVE, Flush=5109) | {"Total": 7},
        table(FIVE, Flush=None, Straight=1),
    ]
    assert [(v, mend) for v, *_, mend in audited(studies, *tables)] == [("wrong", "")] * 5
    put(studies, table(SEVEN, Straight=5180020))
    nearest = "SELECT mend, nearest, nearest_changes FROM audited_tables"
    assert studies.rows(nearest) == [("", "7 cards, standard rules", 1)]


def test_a_table_that_counts_royal_flushes_as_straight_flushes_is_right(studies):
    nine = table(SEVEN, Straight_Flush=41584, Royal_Flush=None)
    others = {"High Card": "Singles", "Straight Flush": "straightFlush", "Four of a Kind": "quad"}
    named = {others.get(name, name): hands for name, hands in reversed(nine.items())}
    assert [found[0] for found in audited(studies, nine, named, cards=7)] == ["right", "right"]


def test_an_audit_distinguishes_a_wrong_digit_from_other_errors(studies):
    slips = {54902: "one digit", 4912: "a digit lost", 45912: "two digits exchanged", 55912: "one digit"}
    slips |= {54921: "two digits exchanged", 55902: "", 54192: "two digits exchanged", 60912: "", 52914: ""}
    slips |= {54912: "", 154912: "a digit too many", 10**15: "", 5491: "a digit lost", 544912: "a digit too many"}
    slips |= {5912: "a digit lost", 549120: "a digit too many", 0: "", 491: ""}
    put(studies, *(table(FIVE, Three_of_a_Kind=hands) for hands in slips))
    found = studies.rows("SELECT published, slip FROM audited_counts WHERE hand_points = 3")
    assert dict(found) == slips


def test_a_table_for_other_rules_is_audited_by_the_categories_of_those_rules(studies):
    """In short deck a flush beats a full house; with a joker five of a kind is possible."""
    short = {"Royal Flush": 4, "Straight Flush": 20, "Flush": 480, "Full House": 1728, "Five of a Kind": 13}
    rows = [(5, "own", place, name, hands) for place, (name, hands) in enumerate(short.items())]
    studies.rows("DELETE FROM audit_counts")
    studies.insert("audit_counts", rows)
    tables = [short, short | {"Flush": 1728, "Full House": 480}, {k: v for k, v in short.items() if k != "Royal Flush"}]
    tables[2]["Straight Flush"] = 24
    tables.append(short | {"Straight": 5})
    found = audited(studies, *tables, rules="own")
    studies.rows("DELETE FROM audit_counts")
    assert [(v, mend) for v, *_, mend in found] == [
        ("right", ""),
        ("wrong", "exchange Flush and Full House"),
        ("right", ""),
        ("wrong", "Straight from 5 to 0"),
    ]


@pytest.mark.slow
def test_the_command_audit_reads_a_table_of_the_low_half_of_a_game(tmp_path):
    half = "Low,161374983168\nNo low,302188517223\n"
    said = one_line(pokersql("audit", "-", "--game", "Omaha hi lo", "-f", "csv", stdin=half, code=4).stderr)
    assert "1 of 2 rows wrong" in said and "No low from 302188517223 to 302188517232" in said


def test_unknown_and_repeated_category_names_are_listed(studies):
    put(studies, {"Flsh": 3}, {"other": 3}, {"Total": 1, "Sum": 2}, {"pair": 1, "Two of a Kind": 2})
    found = studies.rows("SELECT run, unknown FROM audited_tables ORDER BY run")
    said = [
        "Flsh: no category",
        "other: a table has no other",
        "Sum: the table has two totals",
        "Two of a Kind: the cat",
    ]
    assert len(found) == 4 and all(unknown.startswith(s) for (_, unknown), s in zip(found, said, strict=True))


@pytest.mark.quick(2)
@pytest.mark.parametrize("cards, rules", KNOWN)
def test_each_difference_is_the_published_number_minus_the_exact_number(studies, cards, rules):
    rng = random.Random(cards)
    right = KNOWN[cards, rules]
    tables = []
    for _ in range(100):
        changed = {
            name: rng.choice([None, rng.randrange(10**9), right[name] + 4]) for name in rng.sample(CATEGORIES, 4)
        }
        rows = [(name, hands) for name, hands in (right | changed).items() if hands is not None]
        tables.append(dict(rng.sample(rows, len(rows))))
    put(studies, *tables, cards=cards, rules=rules)
    found = studies.rows("SELECT run, category, published, exact, difference, verdict FROM audited_counts")
    expected = {(run, *row) for run, rows in enumerate(tables) for row in compared(rows, dict(right))}
    assert set(found) == expected and len(found) == len(expected)
    sums = studies.rows("SELECT published_sum FROM audited_tables ORDER BY run")
    assert sums == [(sum(rows.values()),) for rows in tables]


def compared(rows: dict[str, int], right: dict[str, int]):
    """The expected rows of `audited_counts`: category, published, exact, difference and verdict."""
    if "Royal Flush" not in rows and rows.get("Straight Flush", right["Straight Flush"]) != right["Straight Flush"]:
        together = "Straight Flush with Royal"
        right[together] = right.pop("Straight Flush") + right.pop("Royal Flush")
        rows = rows | {together: rows["Straight Flush"]}
    for name, exact in right.items():
        if name not in rows:
            yield name, None, exact, None, "missing"
        else:
            yield name, rows[name], exact, rows[name] - exact, "right" if rows[name] == exact else "wrong"


def test_the_check_finds_missing_exact_counts_and_a_second_row_of_settings(duckdb_engine):
    check = sql_files.read("sql/studies/audit/checks/exact_counts.sql")
    assert duckdb_engine.rows(check) == []
    duckdb_engine.rows("INSERT INTO audit_settings VALUES (6, 'standard')")
    assert duckdb_engine.rows(check) == [("audit_settings has 2 rows, not 1",)]
    worlds.read(duckdb_engine, "sql/studies/audit/audit_settings.sql")
    duckdb_engine.rows("CREATE TABLE other_rows AS SELECT * FROM category_odds WHERE cards < 7 OR hand_points < 9")
    duckdb_engine.rows("CREATE OR REPLACE VIEW category_odds AS SELECT * FROM other_rows")
    [(problem,)] = duckdb_engine.rows(check)
    assert problem.startswith("exact_counts has 133780236 hands of 7 cards in 9 categories")


@pytest.mark.parametrize("setting", [(0, "standard")])
def test_the_table_audit_settings_refuses_a_row_with_no_cards(studies, setting):
    with pytest.raises(Exception, match=r"(?i)check"):
        studies.rows("INSERT INTO audit_settings VALUES (?, ?)", setting)


def test_postgresql_gives_the_same_audit_as_the_other_engines(postgresql, on_duckdb):
    tables = [table(FIVE, Three_of_a_Kind=45912) | {"Total": 3}, table(SEVEN), table(FIVE, Royal_Flush=None)]
    rows = [f"({run}, '{name}', {n})" for run, rows in enumerate(tables) for name, n in rows.items()]
    script = f"INSERT INTO observations VALUES {', '.join(rows)};\n"
    selects = [f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4, 5" for name in ("audited_counts", "audited_tables")]
    put(on_duckdb, *tables)
    load = flattened("sql/load.sql", "sql/studies.sql")
    printed = postgresql.database().run(load + script + ";\n".join([*selects, ""]))
    for select in selects:
        result = on_duckdb.execute(select)
        expected = [tuple(result.columns), *(tuple("" if v is None else str(v) for v in row) for row in result.rows)]
        assert printed[: len(expected)] == expected
        printed = printed[len(expected) :]
    assert printed == []


@pytest.mark.parametrize("runner", ENGINES)
def test_the_command_audit_prints_the_rows_and_the_correction(runner):
    wrong = text(table(SEVEN, Straight=5180020))
    done = pokersql("audit", "-", "--cards", "7", "-f", "csv", "--engine", runner, stdin=wrong, code=4)
    rows = {row["category"]: row for row in csv.DictReader(io.StringIO(done.stdout))}
    assert list(rows) == CATEGORIES and {row["verdict"] for row in rows.values()} == {"right", "wrong"}
    assert list(rows["Straight"].values()) == ["Straight", "5180020", "6180020", "-1000000", "wrong", "one digit"]
    assert one_line(done.stderr) == (
        "pokersql: standard input: 1 of 10 rows wrong; they add up to 132,784,560, 1,000,000 too few; "
        "one change mends it: Straight from 5180020 to 6180020\n"
    )


@pytest.mark.slow
def test_the_command_audit_says_that_a_correct_table_is_right(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("hand,how often\n" + text(table(PUBLISHED)) + 'Total,"2,598,960"\n', encoding="utf-8")
    done = pokersql("audit", str(path), "--cards", "5", "--rules", "published", "-f", "csv", code=0)
    assert done.stdout.count(",right,") == 10
    assert one_line(done.stderr) == f"pokersql: {path}: all 10 rows are right; they add up to 2,598,960\n"


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "changed, words, said",
    [
        ({"Royal_Flush": None}, ["5"], ["0 of 9 rows wrong; 1 missing", "4 too few", "add Royal Flush 4"]),
        ({"Flush": 1, "Straight": 2}, ["5"], ["2 of 10 rows wrong", "no single change mends it\n"]),
        ({"Flush": 1}, ["7"], ["10 of 10", "nearest is the table of 5 cards, standard rules, with 1 to change"]),
        ({"Total": 2598961}, ["5"], ["all 10 rows are right", "2,598,961 instead of 2,598,960", "Total from"]),
    ],
)
def test_audit_prints_the_rows_and_then_one_line_with_the_errors(changed, words, said):
    done = pokersql("audit", "-", "--cards", *words, "-f", "csv", stdin=text(table(FIVE, **changed)), code=4)
    assert done.stdout.startswith("category,published,")
    assert all(part in one_line(done.stderr) for part in said), done.stderr


@pytest.mark.slow
def test_a_category_name_may_have_a_digit_as_in_4_of_a_kind():
    given = "4-of-a-Kind,624\n3 of a kind,54912\n2 Pairs,123552\n1 pair,1098240\n"
    done = pokersql("audit", "-", "--cards", "5", "-f", "csv", stdin=given, code=4)
    named = [line.split(",")[0] for line in done.stdout.splitlines() if line.endswith(",right,")]
    assert named == ["Four of a Kind", "Three of a Kind", "Two Pair", "One Pair"]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "given, words, said",
    [
        ("Flsh,3\n", ["--cards", "5"], ["line 1", "'Flsh'", "did you mean flush?"]),
        ("Flush,3\nother,5\n", ["--cards", "5"], ["line 2", "'other'", "no other hands"]),
        ("Total,3\nSum,5\n", ["--cards", "5"], ["line 1", "'Total'", "two totals"]),
        ("Flush,1.5\n", ["--cards", "5"], ["line 1", "'1.5'", "whole number"]),
        ("Flush,-5\n", ["--cards", "5"], ["line 1", "'-5'", "whole number"]),
        ("Flush\n", ["--cards", "5"], ["line 1"]),
        ("Flush,5\nFlush,5\n", ["--cards", "5"], ["line 2", "'Flush'", "line 1 has this category"]),
        ("Flush,5\nflush,5\n", ["--cards", "5"], ["'Flush'", "two names"]),
        ("", ["--cards", "5"], ["standard input", "no counts"]),
        ("Flush,5\n", [], ["--cards"]),
        ("Flush,5\n", ["--cards", "8"], ["8", "--cards"]),
        ("Flush,5\n", ["--cards", "6", "--rules", "joker"], ["joker", "--cards 6", "no exact counts"]),
        ("Flush,5\n", ["--cards", "5", "--game", "omaha"], ["--cards 5 and --game omaha"]),
        ("Flush,5\n", ["--game", "omaha-5"], ["omaha-5", "not counted"]),
        ("Low,5\n", ["--cards", "5"], ["line 1", "'Low'", "no category has this name"]),
        ("Flush,5\n", ["--cards", "5", "--rules", "standart"], ["standart", "did you mean standard?"]),
        ("Flush,5\n", ["--cards", "5", "-o", "x.xyz"], ["xyz"]),
    ],
)
def test_bad_input_gives_a_one_line_error(given, words, said):
    done = pokersql("audit", "-", *words, stdin=given, code=2)
    assert done.stdout == "" and all(part in one_line(done.stderr) for part in said), done.stderr


def test_a_missing_file_is_named(tmp_path):
    said = one_line(pokersql("audit", str(tmp_path / "none.csv"), "--cards", "5", code=2).stderr)
    assert "none.csv: no such file" in said


NEXT_SUIT = str.maketrans("cdhs", "dhsc")
SUITS = "cdhs".index
FULL_HOUSES, FLUSHES, STRAIGHTS, TRIPS = range(167, 323), range(323, 1600), range(1600, 1610), range(1610, 2468)

WRONG = {  # evaluators that give a value to a hand of five cards with its right rank; and their faults
    "right": (lambda rank, hand: rank, {}),
    "greater is better": (lambda rank, hand: 1 / rank, {}),
    "the wheel is a high card": (
        lambda rank, hand: 6678.5 if rank == 1609 else rank,
        {"order": 6678 - 1609, "category": 2},
    ),
    "flushes in diamonds are high cards": (
        lambda rank, hand: 6500.5 if rank in FLUSHES and hand[1] == "d" else rank,
        {"tie broken": 1277, "category": 1277},
    ),
    "the same, and greater is better": (
        lambda rank, hand: -6500.5 if rank in FLUSHES and hand[1] == "d" else -rank,
        {"tie broken": 1277, "category": 1277},
    ),
    "a straight is three of a kind": (
        lambda rank, hand: 1600 if rank in STRAIGHTS or rank in TRIPS else rank,
        {"tie made": 868 * 867 / 2, "category": 2 * 10},
    ),
    "a flush beats a full house": (
        lambda rank, hand: rank + 1277 if rank in FULL_HOUSES else rank - 156 if rank in FLUSHES else rank,
        {"order": 156 * 1277},
    ),
    "straights are equal": (lambda rank, hand: 1600 if rank in STRAIGHTS else rank, {"tie made": 10 * 9 / 2}),
    "the lowest card's suit breaks ties": (
        lambda rank, hand: rank + SUITS(hand[1]) / 4,
        {"tie broken": 7462},  # one of the two hands of each class
    ),
    "a straight flush is a straight": (
        lambda rank, hand: 1599 + rank if rank <= 10 else rank,
        {"tie made": 10, "category": 2 * 10, "order": sum(1588 + rank for rank in range(1, 11))},
    ),
    "no pairs": (lambda rank, hand: None if 3326 <= rank <= 6185 else rank, {"no value": 2 * 2860}),
    "nothing": (lambda rank, hand: None, {"no value": 2 * 7462}),
}


@pytest.mark.slow
def test_each_fault_of_an_evaluator_is_found_and_no_other(duckdb_engine):
    examples = duckdb_engine.rows("SELECT hand_rank, hand FROM hand_classes")
    hands = [*examples, *((rank, hand.translate(NEXT_SUIT)) for rank, hand in examples)]
    for name, (value, _) in WRONG.items():
        duckdb_engine.insert("evaluations", [(name, 5, rank, hand, value(rank, hand), None) for rank, hand in hands])
    duckdb_engine.rows("INSERT INTO evaluator_values FROM evaluation_groups")
    found: dict[str, dict[str, int]] = {name: {} for name in WRONG}
    for name, fault, wrong in duckdb_engine.rows(
        "SELECT evaluator, fault, SUM(wrong) FROM evaluator_errors WHERE problem <> '' GROUP BY evaluator, fault"
    ):
        found[name][fault] = wrong
    assert found == {name: faults for name, (_, faults) in WRONG.items()}


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A function that writes a module of the user's own into the current directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    return lambda name, text: (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")


@pytest.mark.slow
def test_the_known_evaluators_that_are_installed_are_right():
    names = ("eval7", "ompeval", "phevaluator", "poker-equity", "pokerfast", "treys")
    words = [word for name in (*names, "PHEvaluator") for word in ("--evaluator", name)]
    done = pokersql("audit", *words, "--cards", "6", "--sample", "100", "--seed", "1", "-f", "csv")
    found = [tuple(row.values()) for row in csv.DictReader(io.StringIO(done.stdout))]
    assert [row[1:] for row in found] == [("6", "36942", "6075", *"00000", "")] * len(names)
    assert [row[0].split()[0] for row in found] == list(names)
    assert one_line(done.stderr) == "pokersql: no errors in 6 audits\n"
    pokersql("audit", "--evaluator", "pokerkit", "--sample", "1", "--cards", "5")
    done = pokersql("audit", "--evaluator", "eval7", "--sample", "100", "--seed", "1", "-f", "csv")
    tried = [tuple(row.values())[1:4] for row in csv.DictReader(io.StringIO(done.stdout))]
    assert tried == [("5", "7562", "7462"), ("6", "36942", "6075"), ("7", "190446", "4824")]


@pytest.mark.slow
def test_a_hand_without_a_number_is_a_row_and_what_an_evaluator_prints_is_no_row(own):
    answers = {"2s": "None", "3s": "'7'", "4s": "float('nan')", "5s": "2**53 + 1", "6s": "10**400", "7s": "1/0"}
    lines = "".join(f"    if '{card}' in hand: return {answer}\n" for card, answer in answers.items())
    own("odd_values", f"def value(hand):\n    print(hand)\n{lines}    if '8s' in hand: exit(3)\n    return 0\n")
    words = [
        "--evaluator",
        "odd_values:value",
        "--cards",
        "5",
        "--sample",
        "500",
        "--seed",
        "1",
        "--wrong",
        "-f",
        "csv",
    ]
    done = pokersql("audit", *words, code=4)
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert {row["problem"] for row in rows if row["fault"] == "no value"} == {
        "returned None, not a number",
        "returned '7', not a number",
        "returned nan, not a finite number of at most 53 bits",
        "returned 9007199254740993, not a finite number of at most 53 bits",
        "returned 100000000000000000...0000000000000000000, not a finite number of at most 53 bits",
        "raised ZeroDivisionError: division by zero",
        "raised SystemExit: 3",
    }
    assert sum(int(row["wrong"]) for row in rows if row["fault"] == "no value") > 1000
    assert {row["fault"] for row in rows} == {"no value", "tie made", "category"}
    assert "pokersql: 1 of 1 audits found errors; odd_values:value, 5 cards: " in done.stderr.splitlines()[-1]


@pytest.mark.slow
def test_all_hands_are_tried_in_slices():
    engine = worlds.loaded("duckdb")  # it reads the hands by a connection of their own
    counts = "SELECT COUNT(*), COUNT(DISTINCT hand), COUNT(DISTINCT hand_rank) FROM evaluator_hands WHERE cards = 5"
    assert engine.rows(counts) == [(2598960, 2598960, 7462)]
    counts = "SELECT COUNT(*), COUNT(DISTINCT hand_rank) FROM evaluator_hands WHERE cards = 6"
    assert engine.rows(counts) == [(20358520, 6075)]
    _, hands = next(evaluators.slices(engine, [Evaluator("rank", evaluate_cards)], 7, True))
    assert len({text for _, text in hands}) == evaluators.SLICE
    assert all(rank == evaluate_cards(*text.split()) for rank, text in hands[::100])


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "words, said",
    [
        (["--evaluator", "trees"], ["trees", "did you mean treys?", "MODULE:FUNCTION"]),
        (["--evaluator", "missing_module:f"], ["no module missing_module"]),
        (["--evaluator", "math:factoriol"], ["math has no function 'factoriol'", "did you mean factorial?"]),
        (["--evaluator", "math.py:gcd"], ["write it as math:gcd"]),
        (["--evaluator", "fractions:Fraction"], ["fractions has no function 'Fraction'"]),
        (["--evaluator", "broken_module:f"], ["import of broken_module raised ZeroDivisionError"]),
        (["--evaluator", "exiting_module:f"], ["import of exiting_module raised SystemExit: 3"]),
        (["--evaluator", "needing_module:f"], ["needs the module missing_module"]),
        (["--evaluator", "treys", "table.csv"], ["--evaluator and FILE"]),
        (["--evaluator", "treys", "--game", "omaha"], ["--evaluator and --game"]),
        (["--evaluator", "treys", "--cards", "4"], ["--cards 4", "5 to 7"]),
        (["--evaluator", "treys", "--all", "--sample", "5"], ["--all and --sample"]),
        (["--evaluator", "treys", "--cards", "5", "--seed", "5"], ["--seed", "give --sample"]),
        (["--evaluator", "treys", "--engine", "sqlite"], ["--engine sqlite", "only duckdb"]),
        (["table.csv", "--cards", "5", "--all"], ["--all", "--evaluator"]),
        (["table.csv", "--cards", "5", "--seed", "0"], ["--seed", "--evaluator"]),
        ([], ["FILE is missing"]),
    ],
)
def test_a_bad_question_about_an_evaluator_gives_a_one_line_error(own, words, said):
    own("broken_module", "1 / 0")
    own("exiting_module", "exit(3)")
    own("needing_module", "import missing_module")
    done = pokersql("audit", *words, code=2)
    assert done.stdout == "" and all(part in one_line(done.stderr) for part in said), done.stderr


def test_an_evaluator_that_is_not_installed_is_named_with_the_command_that_installs_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "treys", None)
    said = one_line(pokersql("audit", "--evaluator", "treys", code=5).stderr)
    assert "--evaluator treys needs treys: " in said and said.endswith(" install treys\n")
