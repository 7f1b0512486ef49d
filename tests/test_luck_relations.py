"""Luck in SQL: the p-values of `observed_luck` and `run_luck`, compared with scipy, and figures given as text."""

import bisect
import csv
import io
import math
import re

import pytest
from conftest import pokersql
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from known_counts import CATEGORIES
from scipy import stats
from test_odds import ARTICLE, REPAIRED, figures

from pokersql.counts import significance
from pokersql.databases import worlds
from pokersql.input import reading

SIDES = ("p_at_least", "p_at_most", "p_two_sided")
"""The columns with p-values."""

FEWEST = 1e-290
"""A probability below this may be computed as 0."""


@pytest.fixture(scope="module")
def luck():
    """DuckDB with all relations; `odds` keeps the default rows of `expected_odds`."""
    with worlds.loaded("duckdb") as engine:
        engine.odds = engine.rows("SELECT * FROM expected_odds")
        yield engine


def observe(engine, runs, odds=None) -> None:
    """Replace the observations by `runs`, which are counts by category, and the expected odds by `odds`."""
    for table in ("observations", "expected_odds"):
        engine.rows(f"DELETE FROM {table}")
    engine.insert("expected_odds", odds or engine.odds)
    engine.insert("observations", [(run, name, n) for run, seen in enumerate(runs) for name, n in seen.items()])


def observe_one(engine, probability: float, hands: int, *counts: int) -> None:
    """Replace the observations by runs, each with one count of flushes, and the expected odds by those of a flush."""
    observe(
        engine,
        [{"Flush": seen, "other": hands - seen} for seen in counts],
        [("a", 1, "Flush", probability), ("a", 0, "Nothing", 1 - probability)],
    )


def named(engine, sql: str) -> list[dict]:
    result = engine.execute(sql)
    return [dict(zip(result.columns, row, strict=True)) for row in result.rows]


def at_least(seen: int, hands: int, p: float) -> float:
    """The probability of `seen` or more, by the beta distribution.

    For 35 of 180145 hands and p = 0.0039 the probability is 1.39e-248, but scipy's binom may give 0.
    """
    if not 0 < seen <= hands:
        return float(seen <= 0)
    return exact_tail(float(stats.beta.cdf(p, seen, hands - seen + 1)), seen, hands, p, 1 - p)


def at_most(seen: int, hands: int, p: float) -> float:
    if not 0 <= seen < hands:
        return float(seen >= hands)
    return exact_tail(float(stats.beta.sf(p, seen + 1, hands - seen)), hands - seen, hands, 1 - p, p)


def exact_tail(found: float, seen: int, hands: int, p: float, q: float) -> float:
    """The probability of `seen` or more: `found`, or the sum of the terms if scipy lost digits of `found`.

    For 841 of 858 hands and p = 0.42 scipy gives 3.80908e-284; the sum in integers is 3.80912e-284.
    """
    if found > 1e-200 or hands > 10**6 or seen <= hands * p or p == 0:
        return found
    rest = hands - seen
    log = math.lgamma(hands + 1) - math.lgamma(seen + 1) - math.lgamma(rest + 1)
    term = total = 1.0
    for more in range(rest):
        term *= (rest - more) / (seen + more + 1) * p / q
        total += term
        if term < 1e-17 * total:
            break
    return math.exp(log + seen * math.log(p) + rest * math.log(q)) * total


def two_sided(seen: int, hands: int, p: float) -> float:
    """The two-sided p-value: the sum of both tails of the binomial distribution, as by scipy's binomtest."""
    mean, own = hands * p, stats.binom.pmf(seen, hands, p) * (1 + 1e-7)
    if seen == mean:
        return 1.0
    if seen > mean:
        below = range(math.floor(mean) + 1)
        rarer = bisect.bisect_right(below, own, key=lambda n: stats.binom.pmf(n, hands, p))
        return min(1.0, at_least(seen, hands, p) + at_most(rarer - 1, hands, p))
    above = range(math.ceil(mean), hands + 1)
    likelier = bisect.bisect_left(above, -own, key=lambda n: -stats.binom.pmf(n, hands, p))
    return min(1.0, at_most(seen, hands, p) + at_least(math.ceil(mean) + likelier, hands, p))


def assert_exact(rows) -> None:
    assert rows
    for row in rows:
        question = row["seen"], row["hands"], min(row["probability"], 1)
        for column, p in zip(SIDES, (ask(*question) for ask in (at_least, at_most, two_sided)), strict=True):
            assert row[column] == pytest.approx(p, rel=1e-5, abs=FEWEST), (column, row)


def assert_judged(engine) -> None:
    """Check that the views give the verdicts and p-values of `significance`."""
    rows, tests = named(engine, "FROM observed_luck ORDER BY hand_points DESC"), named(engine, "FROM run_luck")
    assert_exact(rows)
    known = {(row["run"], row["rules"]): row for row in named(engine, "SELECT * EXCLUDE cells FROM chi_squares")}
    assert len(tests) == len(known)
    for test in tests:
        chi_square = known[test["run"], test["rules"]]
        assert all(
            test[name] == (pytest.approx(value) if name == "chi_square" else value)
            for name, value in chi_square.items()
        )
        of_run = [row for row in rows if (row["run"], row["rules"]) == (test["run"], test["rules"])]
        counts = [
            significance.Count(*(row[name] for name in ("category", "seen", "hands", "probability", "z")))
            for row in of_run
        ]
        fit = significance.Fit(
            test["rules"], "", counts, test["chi_square"], test["degrees_of_freedom"], test["pooled"]
        )
        for row, count in zip(of_run, counts, strict=True):
            assert row["verdict"] == ("luck" if fit.allows(count) else "not luck")
        [least] = [count for count in counts if count.category == test["least_likely"]]
        assert least.two_sided == pytest.approx(fit.least_likely.two_sided, rel=1e-5, abs=1e-100)
        assert test["categories"] == len(counts)
        assert test["p"] == (None if fit.p is None else pytest.approx(fit.p, rel=1e-6, abs=FEWEST))
        assert test["verdict"] == ("luck" if fit.lucky else "not luck")


# ---- luck


def test_the_p_values_of_the_articles_counts_equal_those_of_scipy(luck):
    observe(luck, [dict(zip(CATEGORIES, seen, strict=True)) for seen in (ARTICLE, REPAIRED)])
    assert_judged(luck)
    found = luck.rows("SELECT run, rules, least_likely, verdict FROM run_luck ORDER BY run, rules")
    assert [verdict for *_, verdict in found] == ["luck", "not luck", "not luck", "luck"]
    assert found[1][:3] == (0, "standard", "Straight")


def test_the_command_luck_prints_the_rows_of_the_views(luck):
    observe(luck, [dict(zip(CATEGORIES, ARTICLE, strict=True))])
    done = pokersql("luck", "--observed", "-", "-f", "csv", stdin=figures(ARTICLE))
    printed = list(csv.DictReader(io.StringIO(done.stdout)))
    views = {(row["rules"], row["category"]): row for row in named(luck, "FROM observed_luck")}
    assert len(printed) == len(views) == 20
    for row in printed:
        of_view = views[row["rules"], row["category"]]
        assert row["verdict"] == of_view["verdict"]
        assert [f"{float(row[side]):.2g}" for side in SIDES] == [f"{of_view[side]:.2g}" for side in SIDES]
    for test in named(luck, "FROM run_luck"):
        said = f"chi-square {test['chi_square']:.2f}, {test['degrees_of_freedom']} degrees of freedom, p = "
        assert f"{test['rules']}: {said}{test['p']:.2g} (the {test['pooled']} rarest" in done.stderr


@pytest.mark.slow
@settings(deadline=None, max_examples=8, suppress_health_check=list(HealthCheck))
@example([{"Straight Flush": 17, "One Pair": 841}])
@given(
    st.lists(
        st.dictionaries(
            st.sampled_from([*CATEGORIES[1:], "other"]), st.integers(0, 10**5) | st.integers(0, 30), min_size=2
        ).filter(lambda seen: sum(seen.values())),
        min_size=1,
        max_size=4,
    )
)
def test_the_p_values_of_random_counts_equal_those_of_scipy(luck, runs):
    observe(luck, [{**seen, "High Card": seen.get("High Card", 0)} for seen in runs])
    assert_judged(luck)


@pytest.mark.slow
@settings(deadline=None, max_examples=20, suppress_health_check=list(HealthCheck))
@given(
    st.integers(1, 60) | st.integers(1, reading.MOST),
    st.floats(1e-9, 1 - 1e-9) | st.sampled_from([0.5, 1 / 3, 4 / 2598960]),
    st.lists(st.floats(-37, 37) | st.floats(-3, 3), min_size=1, max_size=8),
)
def test_p_values_are_exact_for_any_number_of_hands(luck, hands, probability, distances):
    deviation = math.sqrt(hands * probability * (1 - probability))
    counts = [round(hands * probability + z * deviation) for z in distances]
    observe_one(luck, probability, hands, *(min(max(seen, 0), hands) for seen in counts))
    assert_exact(named(luck, "FROM observed_luck"))


@pytest.mark.parametrize(
    "probability, hands, counts",
    [
        (0.5, 1, [0, 1]),
        (1e-9, 1, [0, 1]),
        (0.3, 1000, [0, 1000]),
        (1 - 1e-9, 1000, [0, 999, 1000]),
        (0.5, 10, range(11)),  # n and 10 - n are equally likely
        (1 / 3, 9, range(10)),
        (0.42, reading.MOST, [0, reading.MOST]),
        (0.002, 10**12, [2 * 10**9 + 30 * 44677, 2 * 10**9 - 30 * 44677]),
        (1.0, 7, [7]),
        (1.0, 7, [6]),
    ],
)
def test_p_values_are_exact_for_extreme_counts(luck, probability, hands, counts):
    observe_one(luck, probability, hands, *counts)
    rows = named(luck, "FROM observed_luck WHERE category = 'Flush' ORDER BY run")
    assert [row["seen"] for row in rows] == [*counts]
    assert_exact(rows)


def test_a_probability_just_above_one_gives_the_p_value_1_even_if_no_hands_are_seen(luck):
    observe(luck, [{"Flush": 0}, {"Flush": 9}], [("a", 1, "Flush", 1 + 2**-52)])
    found = luck.rows("SELECT p_at_least, p_at_most, p_two_sided, verdict FROM observed_luck")
    assert found == [(1, 1, 1, "luck")] * 2


@pytest.mark.parametrize("degrees", [1, 2, 9, 16])
def test_the_p_value_of_a_chi_square_equals_that_of_scipy(luck, degrees):
    """The chi-squares begin at 0 and end at a chi-square whose p-value is too small for a double."""
    names = [name for (name,) in luck.rows("SELECT DISTINCT category FROM category_names ORDER BY 1")][: degrees + 1]
    odds = [("a", place, name, 1 / len(names)) for place, name in enumerate(names)]
    offs = [0, 1, 10, 100, 400, 1000, 2500]
    runs = [dict.fromkeys(names, 10**4) | {names[0]: 10**4 - off, names[1]: 10**4 + off} for off in offs]
    observe(luck, runs, odds)
    found = luck.rows("SELECT chi_square, degrees_of_freedom, p FROM run_luck ORDER BY run")
    assert [k for _, k, _ in found] == [degrees] * len(runs)
    for chi_square, k, p in found:
        assert p == pytest.approx(stats.chi2.sf(chi_square, k), rel=1e-6, abs=FEWEST)


def test_a_run_that_counts_one_category_and_the_other_hands_is_judged_only_by_the_exact_test(luck):
    observe(luck, [{"Royal Flush": 8, "other": 2598952}, {"Royal Flush": 13, "other": 2598947}])
    assert_judged(luck)
    rows = luck.rows(
        "SELECT run, categories, least_likely, verdict FROM run_luck WHERE rules = 'standard' ORDER BY run"
    )
    assert rows == [(0, 1, "Royal Flush", "luck"), (1, 1, "Royal Flush", "not luck")]
    assert luck.rows("SELECT * FROM observed_luck WHERE category = 'other'") == []


def test_the_column_least_likely_names_the_highest_of_equally_likely_categories(luck):
    observe(luck, [{"Flush": 5, "Pair": 5}], [("a", 3, "Flush", 0.5), ("a", 8, "One Pair", 0.5)])
    assert luck.rows("SELECT p, least_likely, verdict FROM run_luck") == [(pytest.approx(1), "One Pair", "luck")]


def test_the_verdicts_of_both_views_use_the_table_luck_limits():
    with worlds.loaded("duckdb") as engine:
        [limits] = engine.rows("SELECT CAST(unlikely AS DOUBLE), most_hands FROM luck_limits")
        assert limits == (significance.UNLIKELY, reading.MOST)
        observe(
            engine,
            [{"Flush": 110, "other": 890}, {"Flush": 120, "Pair": 880}],
            [("a", 1, "Flush", 0.1), ("a", 0, "One Pair", 0.9)],
        )
        verdicts = "SELECT verdict FROM observed_luck UNION ALL SELECT verdict FROM run_luck"
        assert {verdict for (verdict,) in engine.rows(verdicts)} == {"luck"}
        engine.rows("CREATE OR REPLACE VIEW luck_limits AS SELECT 0.5 AS unlikely, 10 AS most_hands")
        assert {verdict for (verdict,) in engine.rows(verdicts)} == {"not luck"}


def test_the_number_of_joined_rows_does_not_grow_with_the_number_of_hands(luck):
    """DuckDB's plan must show 2,002 joined rows: 1,001 points for each of the two tails of a count."""
    for hands in (1000, 10**12):
        observe_one(luck, 0.4, hands, hands // 2)
        [(_, plan)] = luck.rows("EXPLAIN ANALYZE SELECT * FROM observed_luck")
        assert re.search(r"\b2,?002 rows", plan), plan


# ---- figures

WRITTEN = {
    "Royal Flush,8": ("Royal Flush", 8),
    "Royal Flush 8": ("Royal Flush", 8),
    "Straight: 9,095": ("Straight", 9095),
    "Flush\t5'007": ("Flush", 5007),
    "Flush\t5’007": ("Flush", 5007),
    "One Pair | 1.098.481": ("One Pair", 1098481),
    "Pair 1 098 481": ("One Pair", 1098481),
    "pair = 1\u202f098\u00a0481 ": ("One Pair", 1098481),
    '"Full House";3777': ("Full House", 3777),
    '"Full House","3,777"': ("Full House", 3777),
    "| Two_Pair | 123,259 |": ("Two Pair", 123259),
    "Four-of-a-Kind - 653": ("Four of a Kind", 653),
    "* trips 007": ("Three of a Kind", 7),
    "\ufeffNOTHING;0": ("High Card", 0),
    "straightflush 12": ("straightflush", 12),
    "Other, 5": ("other", 5),
    "Flush 1000000000000000": ("Flush", 10**15),
}
"""For each line, the category and the count that are read from it."""

BAD = {
    "Flush": "no_count",
    "Flush,many": "no_count",
    "Flush -3": "no_count",
    "Flush 3.5": "no_count",
    "Flush 1,23": "no_count",
    "Flush 1,234.567": "no_count",
    "5108": "no_count",
    "Flsh 3": "unknown_category",
    "Badugi 3": "unknown_category",  # only other rules have this category
    "Flush,3,4": "no_count",
    "'; DROP TABLE deck; -- 3": "unknown_category",
    "Flush 1000000000000001": "count_too_large",
    "Flush " + "9" * 60: "count_too_large",
    "Straight Flush 3\nstraightflush 4": "two_names",
}


def paste(engine, text: str, hands: int | None = None) -> None:
    engine.rows("DELETE FROM figures")
    engine.rows("INSERT INTO figures VALUES (?, ?)", [text, hands])


@pytest.fixture
def pasted(luck):
    """`luck` with the default `expected_odds` and no observations."""
    observe(luck, [])
    return luck


@pytest.mark.parametrize("text", WRITTEN)
def test_a_line_of_figures_is_read_in_the_usual_spellings(pasted, text):
    paste(pasted, text)
    found = pasted.rows("SELECT line, name, occurrences, error, remedy FROM figure_lines ORDER BY line")
    assert found == [(1, *WRITTEN[text], "", "")]


@pytest.mark.quick(2)
@pytest.mark.parametrize("text", BAD)
def test_an_invalid_line_of_figures_has_an_error_and_valid_lines_are_read(pasted, text):
    paste(pasted, f"category,occurrences\r\n\r\n{text}\nTwo Pair 7\n")
    wrong = pasted.rows("SELECT line, written, error, remedy > '' FROM figure_errors ORDER BY line")
    assert wrong == [(line, each, BAD[text], True) for line, each in enumerate(text.split("\n"), 3)]
    worlds.read(pasted, "sql/odds/figures/observe_figures.sql")
    assert pasted.rows("SELECT * FROM observations") == [(0, "Two Pair", 7)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("heading", ["category,occurrences", "Hand\tCount", "What came"])
def test_headings_and_empty_lines_and_horizontal_rules_are_skipped(pasted, end, heading):
    paste(pasted, end.join([heading, "| --- | ---: |", "", "Flush 3", "  ", "pair 4", ""]))
    assert pasted.rows("SELECT line, name, occurrences FROM figure_lines ORDER BY line") == [
        (4, "Flush", 3),
        (6, "One Pair", 4),
    ]
    assert pasted.rows("SELECT * FROM figure_errors") == []


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "text, hands, errors",
    [
        ("", None, [("no_hands", "")]),
        ("category,occurrences", None, [("no_hands", "")]),
        ("Flush 0", None, [("no_hands", "")]),
        ("Other 5", None, [("no_hands", "")]),
        ("Flush 3", 2, [("too_many", "3")]),
        ("Flush 3", -1, [("too_many", "3")]),
        ("Flush 3", 10**15 + 1, [("count_too_large", "1000000000000001")]),
        ("Flush 1000000000000000\nPair 1", None, [("count_too_large", "1000000000000001")]),
        (figures(ARTICLE), 3000000, [("no_other", "3000000")]),
        (figures(ARTICLE) + "other 5\n", None, [("no_other", "2598965")]),
        (figures(ARTICLE), 2598960, []),
        ("Flush 0", 7, []),
    ],
)
def test_errors_that_belong_to_no_single_line_have_line_0(pasted, text, hands, errors):
    paste(pasted, text, hands)
    found = pasted.rows("SELECT error, written FROM figure_errors WHERE line = 0 AND remedy > ''")
    assert found == errors == pasted.rows("SELECT error, written FROM figure_errors")
    worlds.read(pasted, "sql/odds/figures/observe_figures.sql")
    others = pasted.rows("SELECT occurrences FROM observations WHERE category = 'other' AND run = 0")
    assert others == ([(7,)] if (text, hands) == ("Flush 0", 7) else [(5,)] if "ther 5" in text else [])
    if ("too_many", "3") in errors:  # counts whose sum exceeds `hands` are not inserted
        assert pasted.rows("FROM observations WHERE run = 0") == []


def test_the_error_for_an_unknown_category_lists_the_categories(pasted):
    paste(pasted, "Flsh 3")
    [(remedy,)] = pasted.rows("SELECT remedy FROM figure_errors")
    assert remedy == f"the categories are {', '.join(CATEGORIES)}"
    pasted.rows("DELETE FROM expected_odds WHERE hand_points < 7")
    paste(pasted, "Flush 3")
    [(remedy,)] = pasted.rows("SELECT remedy FROM figure_errors")
    assert remedy == f"the categories are {', '.join(CATEGORIES[:3])}"


def test_several_texts_of_figures_replace_run_0_by_their_sums(pasted):
    pasted.rows("INSERT INTO observations VALUES (0, 'Straight', 9), (1, 'Straight', 9)")
    paste(pasted, "Flush 3\npair 4\nFLUSH 5\nOne Pair 6", 100)
    pasted.rows("INSERT INTO figures VALUES ('flush 1', 20)")
    worlds.read(pasted, "sql/odds/figures/observe_figures.sql")
    found = pasted.rows("SELECT run, category, SUM(occurrences) FROM observations GROUP BY ALL ORDER BY ALL")
    assert found == [(0, "Flush", 9), (0, "One Pair", 10), (0, "other", 101), (1, "Straight", 9)]
    assert pasted.rows("SELECT DISTINCT hands FROM observed_luck WHERE run = 0") == [(120,)]


def test_figures_given_as_text_have_the_known_verdicts(pasted):
    paste(pasted, figures(ARTICLE))
    worlds.read(pasted, "sql/odds/figures/observe_figures.sql")
    assert pasted.rows("SELECT * FROM figure_errors") == []
    found = dict(pasted.rows("SELECT rules, verdict FROM run_luck"))
    assert found == {"standard": "not luck", "published": "luck"}
    assert_judged(pasted)
