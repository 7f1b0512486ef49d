"""The commands `odds` and `luck`: exact and simulated frequencies of hands, and verdicts on observed counts."""

import csv
import io
import json
import math
import os
import random
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from conftest import ENGINES, one_line, pokersql, started, terminal
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from known_counts import CATEGORIES, FIVE, KNOWN, PUBLISHED, SEVEN
from phevaluator import evaluate_omaha_cards
from scipy import stats

from pokersql.counts import significance
from pokersql.databases import worlds
from pokersql.errors import PokersqlError
from pokersql.output import charts
from pokersql.sources import bundle

ALL = 2598960
# Two runs of 2,598,960 random hands, with the number of hands in each category: the run of the T-SQL article, and a run
# that counts A-2-3-4-5 as a straight.
ARTICLE = [8, 24, 653, 3777, 5007, 9095, 54955, 123259, 1098481, 1303701]
REPAIRED = [4, 27, 592, 3757, 5181, 10185, 54699, 123739, 1099008, 1301768]


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def figures(occurrences, names=CATEGORIES) -> str:
    return "".join(f'"{name}",{seen}\n' for name, seen in zip(names, occurrences, strict=True))


def judged(text: str, *words: str):
    """The rows of the command `luck`, by (rules, category), and the text below them."""
    done = pokersql("luck", "--observed", "-", "-f", "csv", *words, stdin=text)
    found = {(row["rules"], row["category"]): row for row in rows(done.stdout)}
    return found, one_line(done.stderr.split("\n", done.stderr.count("\n") - 1)[-1])


# ---- exact


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("rules, counts", [("standard", FIVE), ("published", PUBLISHED)])
def test_the_odds_of_five_card_hands_are_the_known_odds(engine, rules, counts):
    printed = pokersql("odds", "--rules", rules, "-f", "csv", "--engine", engine).stdout
    assert printed.splitlines()[0] == "category,hands,probability,odds_against"
    found = rows(printed)
    assert {row["category"]: int(row["hands"]) for row in found} == counts
    assert [row["category"] for row in found] == CATEGORIES
    for row in found:
        hands = counts[row["category"]]
        assert float(row["probability"]) == pytest.approx(hands / ALL)
        assert float(row["odds_against"]) == pytest.approx((ALL - hands) / hands)


BY_RULES = [
    (["--rules", "Short-Deck"], [4, 20, 288, 480, 1728, 6120, 16128, 36288, 193536, 122400]),
    (["--rules", "joker"], [13, 24, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540]),
    (["--rules", "badugi"], [17160, 154440, 96252, 2873]),
    (["--rules", "eight or better"], [57344, 2598960 - 57344]),
    (["--rules", "eight or better", "--cards", "7"], [24530944, 133784560 - 24530944]),
    (["--rules", "deuce to seven"], list(PUBLISHED.values())[::-1]),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize("words, counts", BY_RULES)
def test_the_odds_by_other_rules_are_the_known_odds(words, counts):
    assert [int(row["hands"]) for row in rows(pokersql("odds", *words, "-f", "csv").stdout)] == counts


@pytest.mark.slow
def test_the_odds_for_all_rules_agree_with_those_for_the_standard_rules():
    unequal = """
        SELECT * FROM odds AS o FULL JOIN rule_odds AS r ON o.rules = r.rules AND o.hand_points = r.hand_points
        WHERE (o.hands > 0 OR r.rules IN (SELECT rules FROM odds)) AND o.hands IS DISTINCT FROM r.hands
    """
    longer = """
        SELECT * FROM category_odds AS o LEFT JOIN choice_odds AS r
        ON r.rules = 'standard' AND o.cards = r.cards AND o.hand_points = r.hand_points
        WHERE o.cards > 5 AND o.hands IS DISTINCT FROM r.hands
    """
    with worlds.loaded("duckdb") as engine:
        assert engine.rows(unequal) == engine.rows(longer) == []


@pytest.mark.engines
def test_sqlite_has_the_same_odds_of_seven_cards_by_other_rules_as_duckdb():
    words = ["odds", "--rules", "short deck", "--cards", "7", "-f", "csv"]
    assert pokersql(*words, "--engine", "sqlite").stdout == pokersql(*words).stdout


def test_the_shipped_counts_of_each_game_sum_to_all_deals():
    totals = {"holdem": 133784560, "razz": 133784560, "six-plus": 8347680, "omaha": 463563500400}
    with worlds.loaded("duckdb") as engine:
        found = engine.rows("SELECT game, CAST(SUM(deals) AS BIGINT) FROM game_odds GROUP BY game")
    assert totals.items() <= dict(found).items()


@pytest.mark.slow
def test_the_shipped_omaha_counts_agree_with_random_hands_ranked_by_phevaluator():
    counted = rows(pokersql("odds", "--game", "omaha", "-f", "csv").stdout)
    deck, chance, hands = list(range(52)), random.Random(1), 20000
    seen = dict.fromkeys([row["category"] for row in counted], 0)
    with worlds.loaded("duckdb") as engine:
        names = dict(engine.rows("SELECT hand_rank, category FROM hand_classes"))
    for _ in range(hands):
        seen[names[evaluate_omaha_cards(*chance.sample(deck, 9))]] += 1
    for row in counted:
        p = float(row["probability"])
        assert abs(seen[row["category"]] - hands * p) <= 5 * math.sqrt(hands * p * (1 - p)) + 1


@pytest.mark.parametrize(
    "cards, engine", [(5, "duckdb"), pytest.param(6, "sqlite", marks=pytest.mark.engines), (7, "duckdb")]
)
def test_the_odds_of_five_to_seven_cards_are_the_known_odds(cards, engine):
    known = list(KNOWN[cards, "standard"].values())
    found = rows(pokersql("odds", "--cards", str(cards), "-f", "csv", "--engine", engine).stdout)
    assert [(row["category"], int(row["hands"])) for row in found] == list(zip(CATEGORIES, known, strict=True))
    assert sum(known) == math.comb(52, cards)
    for row, hands in zip(found, known, strict=True):
        assert float(row["probability"]) == pytest.approx(hands / sum(known))
        assert float(row["odds_against"]) == pytest.approx((sum(known) - hands) / hands)


# ---- simulated


@pytest.mark.quick(0)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("players", ["1", "3"])
def test_a_simulation_counts_the_hands_dealt_by_the_command_deal(engine, players):
    words = ["odds", "--simulate", "100", "--seed", "7", "--players", players, "--engine", engine, "-f", "csv"]
    simulated = {row["category"]: int(row["simulated"]) for row in rows(pokersql(*words).stdout)}
    whole, rest = divmod(100, int(players))
    dealt = rows(pokersql("deal", "--seed", "7", "-p", players, "--rounds", str(whole), "-f", "csv").stdout)
    if rest:
        more = ["deal", "--seed", "7", "-p", str(rest), "--deal", str(whole + 1), "-f", "csv"]
        dealt += rows(pokersql(*more).stdout)
    assert len(dealt) == 100
    assert simulated == {name: sum(row["category"] == name for row in dealt) for name in CATEGORIES}


SAMPLING = [
    *bundle.parts()[:1],
    "sql/macros/shuffle_key.sql",
    *(f"sql/odds/sampling/{name}.sql" for name in ("sampled_cards", "sampled_deals", "sampled_categories")),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "column, name",
    [
        *(("game", game) for game in ("omaha-5-hi-lo", "omaha-6", "badugi", "six-plus")),
        *(("rules", rules) for rules in ("deuces wild", "deuce to seven")),
    ],
)
def test_the_relation_sampled_categories_counts_the_hands_dealt_by_the_sql_file_deal(duckdb_engine, column, name):
    for file in SAMPLING:
        worlds.read(duckdb_engine, file)
    duckdb_engine.rows(f"UPDATE settings SET {column} = ?, players = 1, rounds = 100, seed = 7, deal = 5", [name])
    sampled = duckdb_engine.rows("SELECT half, category, hands FROM sampled_categories")
    worlds.read(duckdb_engine, "sql/deal.sql")
    if column == "rules":  # without a row in deals, hands are ranked by the rules
        duckdb_engine.rows("DELETE FROM deals")
    ranked = duckdb_engine.rows("SELECT half, category, COUNT(*) FROM game_ranks GROUP BY half, category")
    assert sorted(sampled) == sorted(ranked)


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "rules, game, cards",
    [
        ("standard", "five-card", 7),
        ("published", "five-card", 6),
        ("short deck", "six-plus", 6),
        ("badugi", "badugi", 5),
    ],
)
def test_a_sample_of_six_or_seven_cards_ranks_the_first_cards_of_each_shuffle(duckdb_engine, rules, game, cards):
    for file in SAMPLING:
        worlds.read(duckdb_engine, file)
    duckdb_engine.rows("UPDATE settings SET rules = ?, players = 1, rounds = 100, seed = 7, deal = 5", [rules])
    duckdb_engine.rows("UPDATE sampled_cards SET cards = ?", [cards])
    sampled = duckdb_engine.rows("SELECT half, category, hands FROM sampled_categories")
    duckdb_engine.rows("UPDATE settings SET game = ?", [game])
    worlds.read(duckdb_engine, "sql/deal.sql")
    duckdb_engine.rows("DELETE FROM hand_cards")
    duckdb_engine.rows(
        "INSERT INTO hand_cards SELECT game_id, 1, card_id FROM shuffled_deck WHERE position <= ?", [cards]
    )
    duckdb_engine.rows("DELETE FROM deals")  # without a row in deals, hands are ranked by the rules
    duckdb_engine.rows("DELETE FROM board_cards")
    ranked = duckdb_engine.rows("SELECT half, category, COUNT(*) FROM game_ranks GROUP BY half, category")
    assert sorted(sampled) == sorted(ranked) and sum(deals for *_, deals in sampled) == 100


def test_a_sample_of_a_users_own_game_ranks_hands_as_game_ranks_does(duckdb_engine):
    for file in SAMPLING:
        worlds.read(duckdb_engine, file)
    duckdb_engine.rows(
        "INSERT INTO games (game, description, own_cards, board_cards, own_used, may_use_fewer, most_players, draws,"
        " high_rules, low_rules, deck) VALUES ('own', '', 3, 5, 2, 1, 6, 0, 'standard', '', 'standard')"
    )
    duckdb_engine.rows("UPDATE settings SET game = 'own', players = 1, rounds = 200, seed = 7, deal = 5")
    sampled = duckdb_engine.rows("SELECT half, category, hands FROM sampled_categories")
    worlds.read(duckdb_engine, "sql/deal.sql")
    ranked = duckdb_engine.rows("SELECT half, category, COUNT(*) FROM game_ranks GROUP BY half, category")
    assert sorted(sampled) == sorted(ranked) and sum(hands for *_, hands in sampled) == 200
    assert duckdb_engine.rows("SELECT * FROM game_odds WHERE game = 'own'") == []  # the game has no exact odds


def test_a_sample_of_fewer_than_five_cards_is_the_sample_of_five_cards():
    engine = worlds.loaded("duckdb")
    for file in SAMPLING:
        worlds.read(engine, file)
    engine.rows("UPDATE settings SET rules = 'standard', rounds = 500, seed = 7, deal = 5")
    found = []
    for cards in (0, 3, 5, 6):
        engine.rows("UPDATE sampled_cards SET cards = ?", [cards])
        found.append(sorted(engine.rows("SELECT category, hands FROM sampled_categories")))
    assert found[0] == found[1] == found[2] != found[3]
    for cards in (-1, 2, 8):
        with pytest.raises(PokersqlError, match="CHECK"):
            engine.rows("UPDATE sampled_cards SET cards = ?", [cards])


@pytest.mark.slow
@pytest.mark.parametrize(
    "words, counts", [(["--cards", "7"], SEVEN), (["--cards", "6", "--rules", "standard"], KNOWN[6, "standard"])]
)
def test_a_simulation_of_six_or_seven_cards_is_judged_by_the_odds_of_as_many_cards(words, counts):
    done = pokersql("odds", *words, "--simulate", "2000", "--seed", "1", "-f", "csv")
    found = rows(done.stdout)
    assert {row["category"]: int(row["hands"]) for row in found} == counts
    assert sum(int(row["simulated"]) for row in found) == 2000 and "chi-square" in done.stderr
    for row in found:
        p = counts[row["category"]] / sum(counts.values())
        assert float(row["expected"]) == pytest.approx(2000 * p)
        assert abs(float(row["z"])) < 5
        assert float(row["z"]) == pytest.approx((int(row["simulated"]) - 2000 * p) / math.sqrt(2000 * p * (1 - p)))


@pytest.mark.slow
def test_a_game_without_exact_odds_is_simulated():
    done = pokersql("odds", "--game", "omaha-5-hi-lo", "--simulate", "400", "--seed", "1", "-f", "csv")
    found = rows(done.stdout)
    assert list(found[0]) == ["half", "category", "simulated", "share", "standard_error"]
    assert "omaha-5-hi-lo is not counted exactly: these are 400 simulated deals" in done.stderr
    for half, categories in (("high", CATEGORIES), ("low", ["Low", "No low"])):
        rows_of_half = [row for row in found if row["half"] == half]
        assert [row["category"] for row in rows_of_half] == categories
        assert sum(int(row["simulated"]) for row in rows_of_half) == 400
        for row in rows_of_half:
            p = int(row["simulated"]) / 400
            assert float(row["share"]) == pytest.approx(p)
            assert float(row["standard_error"] or 0) == pytest.approx(math.sqrt(p * (1 - p) / 400))


@pytest.mark.slow
def test_a_simulation_by_other_rules_is_judged_by_the_odds_of_those_rules():
    done = pokersql("odds", "--rules", "joker", "--simulate", "2000", "--seed", "1", "-f", "csv")
    found = rows(done.stdout)
    assert sum(int(row["simulated"]) for row in found) == 2000 and "chi-square" in done.stderr
    for row in found:
        p = int(row["hands"]) / 2869685
        assert float(row["expected"]) == pytest.approx(2000 * p)
        assert float(row["z"]) == pytest.approx((int(row["simulated"]) - 2000 * p) / math.sqrt(2000 * p * (1 - p)))


@pytest.mark.slow
def test_the_verdict_on_a_simulation_is_printed_below_its_rows():
    words = ["odds", "--simulate", "30000", "--seed", "42"]
    done = pokersql(*words, "-f", "csv")
    found = rows(done.stdout)
    seen, expected = ([float(row[name]) for row in found] for name in ("simulated", "expected"))
    assert sum(seen) == 30000
    for row in found:
        p = int(row["hands"]) / ALL
        z = (int(row["simulated"]) - 30000 * p) / math.sqrt(30000 * p * (1 - p))
        assert float(row["z"]) == pytest.approx(z)
        assert float(row["expected"]) == pytest.approx(30000 * p)
    # Four of a Kind and rarer categories together are expected 7.66 times; Four of a Kind alone 7.2 times.
    exact = [30000 * hands / ALL for hands in FIVE.values()]
    pooled = [sum(seen[:3]), *seen[3:]], [sum(exact[:3]), *exact[3:]]
    statistic, p = stats.chisquare(*pooled)
    said = f"chi-square {statistic:.2f}, 7 degrees of freedom, p = {p:.2g} (the 3 rarest categories count as one, so"
    assert said in one_line(done.stderr)
    assert said in pokersql(*words).stdout and expected


@pytest.mark.slow
def test_a_simulation_with_several_hands_per_shuffle_prints_a_warning():
    assert "depend on each other" in pokersql("odds", "--simulate", "20", "--seed", "1", "--players", "2").stderr
    assert "depend" not in pokersql("odds", "--simulate", "20", "--seed", "1").stderr


@pytest.mark.slow
def test_a_simulation_dealt_in_slices_has_the_same_rows(monkeypatch, capsys):
    from pokersql import cli
    from pokersql.counts import dealing

    words = ["odds", "--simulate", "50", "--seed", "3", "--players", "4", "-f", "csv"]
    whole = pokersql(*words).stdout
    monkeypatch.setattr(dealing, "SLICE", 5)
    cli.cli.main(words, standalone_mode=False)
    assert capsys.readouterr().out == whole


def test_a_simulation_without_a_seed_prints_its_random_seed():
    said = pokersql("odds", "--simulate", "10").stderr
    assert re.search(r"pokersql: seed \d+\n", said)


# ---- luck


def test_the_articles_count_of_royal_flushes_is_luck_and_that_of_straights_is_not():
    found, said = judged(figures(ARTICLE))
    royal = found["standard", "Royal Flush"]
    assert royal["seen"] == "8" and royal["verdict"] == "luck"
    assert float(royal["p_at_least"]) == pytest.approx(0.051, abs=5e-4)
    assert float(royal["p_two_sided"]) == pytest.approx(0.069, abs=5e-4)
    straight = found["standard", "Straight"]
    assert straight["verdict"] == "not luck" and float(straight["z"]) == pytest.approx(-10.96, abs=0.01)
    assert [row["category"] for row in found.values() if row["verdict"] == "not luck"] == ["Straight"]
    as_published = found["published", "Straight"]
    assert as_published["verdict"] == "luck" and float(as_published["expected"]) == pytest.approx(9180)
    assert "Not luck, by the rules of poker: least likely is Straight, 9,095 seen where 10,200.0 are expected" in said
    assert "; but luck, by the rules as the T-SQL article published them, in which A-2-3-4-5 is no str" in said


def test_a_run_that_counts_ace_to_five_as_a_straight_is_luck_only_by_the_standard_rules():
    found, said = judged(figures(REPAIRED))
    assert {row["verdict"] for (rules, _), row in found.items() if rules == "standard"} == {"luck"}
    assert "Luck, by the rules of poker" in said and found["published", "Straight"]["verdict"] == "not luck"


def test_figures_that_fit_no_rules_are_not_luck():
    assert "Not luck" in (said := judged(figures([500, *ARTICLE[1:]]))[1]) and "but" not in said


@pytest.mark.parametrize("engine", ENGINES)
def test_every_p_value_equals_that_of_scipy(engine):
    found, said = judged(figures(ARTICLE), "--engine", engine)
    for (rules, name), row in found.items():
        counts = FIVE if rules == "standard" else PUBLISHED
        seen, p = ARTICLE[CATEGORIES.index(name)], counts[name] / ALL
        for column, alternative in (("p_at_least", "greater"), ("p_at_most", "less"), ("p_two_sided", "two-sided")):
            expected = stats.binomtest(seen, ALL, p, alternative=alternative).pvalue
            assert float(row[column]) == pytest.approx(expected, rel=1e-9, abs=1e-300)
    for counts, degrees in ((FIVE, 8), (PUBLISHED, 8)):
        expected = list(counts.values())
        statistic, p = stats.chisquare([sum(ARTICLE[:2]), *ARTICLE[2:]], [sum(expected[:2]), *expected[2:]])
        assert f"chi-square {statistic:.2f}, {degrees} degrees of freedom, p = {p:.2g}" in said


@pytest.mark.engines
@settings(deadline=None, max_examples=40, suppress_health_check=list(HealthCheck))
@given(st.lists(st.integers(0, 10**6), min_size=10, max_size=10).filter(any))
def test_z_and_chi_square_of_random_counts_equal_an_independent_computation(loaded_sqlite, seen):
    loaded_sqlite.rows("DELETE FROM observations")
    loaded_sqlite.insert("observations", [(0, name, n) for name, n in zip(CATEGORIES, seen, strict=True)])
    hands = sum(seen)
    found = loaded_sqlite.rows(
        "SELECT seen, expected, z FROM observed_counts WHERE rules = 'standard' ORDER BY hand_points DESC"
    )
    exact = [hands * count / ALL for count in FIVE.values()]
    for n, e, (was_seen, expected, z) in zip(seen, exact, found, strict=True):
        assert was_seen == n and expected == pytest.approx(e)
        assert z == pytest.approx((n - e) / math.sqrt(e * (1 - e / hands)))
    # The rarest categories are merged until every expected count is at least 5; the SQL merges by another algorithm.
    together = sorted(zip(exact, seen, strict=True))
    while len(together) > 1 and together[0][0] < 5:
        (e1, n1), (e2, n2), *others = together
        together = [(e1 + e2, n1 + n2), *others]
        if together[0][0] >= 5 and any(e < 5 for e, _ in others):
            (e1, n1), (e2, n2), *others = together
            together = [(e1 + e2, n1 + n2), *others]
    [(statistic, degrees)] = loaded_sqlite.rows(
        "SELECT chi_square, degrees_of_freedom FROM chi_squares WHERE rules = 'standard'"
    )
    assert degrees == len(together) - 1
    assert statistic == pytest.approx(sum((n - e) ** 2 / e for e, n in together), rel=1e-6, abs=1e-9)
    loaded_sqlite.rows("DELETE FROM observations")


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "names",
    [
        ["royal flush", "STRAIGHT FLUSH", "four_of_a_kind", "full-house", "Flush", "Straight", "Three of a Kind",
         "Two Pair", "Two of a Kind", "Nothing"],
        ["Royal Flush", "Straight Flush", "Four of a Kind", "Full House", "Flush", "Straight", "Three of a Kind",
         "Two Pairs", "One Pair", "Singles"],
        ["RoyalFlush", "straightFlush", "quad", "fullHouse", "flush", "straight", "trips",
         "twoPair", "pair", "HighCard"],
    ],
    ids=["t-sql", "singles", "director"],
)  # fmt: skip
def test_the_category_names_of_every_article_are_known(names):
    assert judged("category,occurrences\n" + figures(ARTICLE, names))[0] == judged(figures(ARTICLE))[0]


def test_the_expected_straight_flushes_include_royal_flushes_if_these_are_not_counted():
    text = figures(ARTICLE[2:], CATEGORIES[2:]) + "straightFlush,32\n"
    found, _ = judged(text)
    row = found["standard", "straightFlush"]
    assert row["seen"] == "32" and float(row["expected"]) == pytest.approx(40)
    assert ("standard", "Royal Flush") not in found


@pytest.mark.slow
def test_a_category_without_a_count_counts_as_0_if_no_number_of_hands_is_given():
    text = "Two Pair,50\nOne Pair,450\nHigh Card,500\n"
    said = pokersql("luck", "--observed", "-", stdin=text).stderr
    found = judged(text)[0]
    assert found["standard", "Flush"]["seen"] == "0"
    assert "not named, so seen 0 times: Royal Flush, Straight Flush, Four of a Kind, Full House, Flush, Str" in said
    found, _ = judged("Two Pair,50\nFlush,2\n", "--hands", "1000")
    assert {name for _, name in found} == {"Two Pair", "Flush"}
    assert float(found["standard", "Two Pair"]["expected"]) == pytest.approx(47.539, abs=1e-3)


@pytest.mark.slow
def test_luck_judges_a_single_count_given_by_options():
    words = ["luck", "--category", "royal flush", "--seen", "8", "--hands", "2598960"]
    done = pokersql(*words, "-f", "json")
    assert [row["category"] for row in json.loads(done.stdout)] == ["Royal Flush"] * 2
    assert "Royal Flush, 8 seen where 4.0 are expected; as many or more come with p = 0.051" in done.stderr
    few = pokersql("luck", "--category", "Straight", "--seen", "9095", "--hands", "2598960").stdout
    assert "Not luck" in few and "as few or fewer" in few and "which explains them" in few


def test_luck_judges_counts_by_other_rules():
    words = ["--rules", "short deck", "--hands", "376992"]
    found, said = judged("Flush,480\nFull House,1928\n", *words)
    assert set(found) == {("short deck", "Flush"), ("short deck", "Full House")}
    expected = {name: float(row["expected"]) for (_, name), row in found.items()}
    assert expected == pytest.approx({"Flush": 480, "Full House": 1728})
    assert "Not luck, by short deck rules: least likely is Full House" in said


@pytest.mark.slow
def test_counts_with_low_categories_are_judged_by_the_low_half_of_a_game():
    found, said = judged("Low,340\nNo low,660\n", "--game", "omaha-hi-lo")
    assert [name for _, name in found] == ["Low", "No low"] and "Luck, by the deals of omaha-hi-lo" in said
    expected = float(found["eight or better", "Low"]["expected"])
    assert expected == pytest.approx(1000 * 161374983168 / 463563500400)


def test_luck_averages_simulated_runs_by_other_rules():
    words = ["luck", "--repeat", "2", "--hands", "500", "--seed", "9", "--rules", "badugi", "-f", "csv"]
    averaged = rows(pokersql(*words).stdout)
    assert [row["category"] for row in averaged] == ["Badugi", "Three Cards", "Two Cards", "One Card"]
    for column in ("average", "expected"):
        assert sum(float(row[column]) for row in averaged) == pytest.approx(500)


def test_counts_can_be_judged_by_the_users_own_odds(engine):
    engine.rows("DELETE FROM expected_odds")
    engine.insert("expected_odds", [("a", 1, "Low", 0.25), ("a", -1, "No low", 0.75), ("b", 0, "One Pair", 1.0)])
    engine.insert("observations", [(0, "low", 30), (0, "no-low", 70), (1, "pair", 7), (1, "LOW", 4), (1, "other", 12)])
    found = engine.rows("SELECT run, rules, category, hands, seen, expected FROM observed_counts ORDER BY 1, 2, 3")
    assert found == [
        (0, "a", "Low", 100, 30, 25.0),
        (0, "a", "No low", 100, 70, 75.0),
        (1, "a", "Low", 16, 4, 4.0),
        (1, "a", "other", 16, 12, 12.0),
        (1, "b", "One Pair", 19, 7, 19.0),
    ]


def test_too_few_hands_get_no_chi_square_test():
    found, said = judged("High Card,1\n")
    assert "too few hands" in said and "Luck" in said and len(found) == 20


@pytest.mark.slow
def test_observed_counts_may_have_thousands_separators():
    assert judged('Nothing,"1,303,701"\n')[0] == judged("High Card,1303701\n")[0]


@pytest.mark.slow
def test_luck_averages_several_simulated_runs():
    words = ["luck", "--repeat", "4", "--hands", "500", "--seed", "9"]
    averaged = rows(pokersql(*words, "-f", "csv").stdout)
    dealt = rows(pokersql("deal", "--seed", "9", "-p", "1", "--rounds", "2000", "-f", "csv").stdout)
    for row in averaged:
        runs = [sum(d["category"] == row["category"] for d in dealt[i : i + 500]) for i in range(0, 2000, 500)]
        assert float(row["average"]) == pytest.approx(sum(runs) / 4, abs=1e-9)
        deviation = math.sqrt(sum((n - sum(runs) / 4) ** 2 for n in runs) / 3)
        assert float(row["deviation"]) == pytest.approx(deviation, abs=1e-9)
        assert (int(row["fewest"]), int(row["most"])) == (min(runs), max(runs))
    beside = pokersql(
        "luck", "--observed", "-", "--repeat", "2", "--seed", "9", "-f", "csv", stdin="Flush,1\nNothing,99\n"
    )
    found = {row["category"]: row for row in rows(beside.stdout)}
    assert (found["Flush"]["seen"], found["Straight"]["seen"], found["High Card"]["seen"]) == ("1", "0", "99")
    assert sum(float(row["average"]) for row in found.values()) == pytest.approx(100, abs=0.5)


@pytest.mark.parametrize("text", ["Flush;5,108\r\nPair;12\n", "\ufeffFlush\t5,108\nPair\t12"])
def test_figures_may_be_separated_by_semicolons_or_tabs(text):
    done = pokersql("luck", "--observed", "-", "--hands", "99999", "-f", "csv", stdin=text)
    assert {row["seen"] for row in csv.DictReader(io.StringIO(done.stdout))} - {""} == {"5108", "12"}


BAD_FIGURES = [
    ("Flsh,3\n", [], ["line 1", "'Flsh'", "did you mean flush?"]),
    ("Flush,3\nPoker,1\n", [], ["line 2", "'Poker'", "no category has this name"]),
    ("Flush,3\n\nFlush,4\n", [], ["line 3", "'Flush'", "line 1 has this category"]),
    ("Flush,3\nflush,4\n", [], ["line 1", "'Flush'", "two names"]),
    ("Flush,-3\n", [], ["line 1", "'-3'", "whole number"]),
    ("Flush,3.5\n", [], ["line 1", "'3.5'"]),
    ("Flush,many\nFlush,few\n", [], ["line 1", "'many'"]),
    ("category,seen\ntype,count\nFlush,3\n", [], ["line 2", "'count'"]),
    ("category,seen\n", [], ["no counts"]),
    ("Flush|3\n", [], ["line 1", "a comma"]),
    ('Flush,3\n"Pair,4\nStraight,5\n', [], ["line 2: a quote is opened and not closed"]),
    ("Flush,3,4\n", [], ["line 1", "a comma"]),
    ("Flush,99999999999999999999999\n", [], ["line 1", "0 to 1000000000000000"]),
    ("Royal Flush,4\nStraight Flush,36\nstraightFlush,40\nHigh Card,1000\n", [], ["line 2", "two names"]),
    ("Straight Flush,24\nstraightFlush,8\n", [], ["line 1", "two names"]),
    (figures(ARTICLE) + "Other,5000\n", [], ["line 11", "'Other'", "every category is named"]),
    ("other,3\n", [], ["line 1", "other is no category"]),
    (figures(ARTICLE), ["--hands", "3000000"], ["--hands 3000000", "all categories add up to only 2598960"]),
    ("", [], ["no counts"]),
    ("Flush,0\n", [], ["no hands, so there is nothing to test"]),
    ("Flush,3\n", ["--hands", "2"], ["3 were seen", "2 hands"]),
    ("\0\1\2", [], ["not text"]),
]


@pytest.mark.quick(4)
@pytest.mark.parametrize("text, words, said", BAD_FIGURES)
def test_invalid_figures_give_a_one_line_error(text, words, said):
    line = one_line(pokersql("luck", "--observed", "-", *words, stdin=text, code=2).stderr)
    assert all(part in line for part in said), line


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    "words, said",
    [
        (["odds", "--rules", "house"], ["house", "published", "standard"]),
        (["odds", "--simulate", "0"], ["0", "--simulate"]),
        (["odds", "--simulate", "9", "--rules", "joker", "--cards", "6"], ["--cards 6", "joker", "5 cards"]),
        (["odds", "--simulate", "9", "--cards", "4"], ["--cards 4", "standard", "5 cards"]),
        (["odds", "--simulate", "9", "--rules", "published", "--players", "2"], ["--players 2", "one hand"]),
        (["odds", "--simulate", "9", "--rules", "published", "--engine", "sqlite"], ["--engine sqlite", "duckdb"]),
        (["odds", "--game", "omaha", "--seed", "9"], ["--seed", "--simulate"]),
        (["odds", "--game", "omaha", "--together", "flush"], ["--game omaha", "five-card and holdem"]),
        (["luck", "--rules", "joker", "--game", "omaha", "--repeat", "3"], ["--rules joker and --game omaha"]),
        (
            ["luck", "--game", "omaha-5", "--category", "flush", "--seen", "1", "--hands", "9"],
            ["omaha-5", "not counted"],
        ),
        (["luck", "--game", "razzz", "--category", "flush", "--seen", "1", "--hands", "9"], ["did you mean razz?"]),
        (["luck", "--rules", "badugi", "--category", "low", "--seen", "1", "--hands", "9"], ["'low'", "three cards"]),
        (["odds", "--simulate", "99999999999999"], ["99999999999999", "2147483578 deals"]),
        (["luck", "--category", "other", "--seen", "8", "--hands", "99"], ["--category", "other is no category"]),
        (["luck", "--category", "flush", "--seen", "8", "--hands", "9999999999999999"], ["9999999999999999"]),
        (["odds", "--cards", "8"], ["8", "--cards"]),
        (["odds", "--cards", "7", "--rules", "joker"], ["joker", "no exact counts", "--cards 7"]),
        (["odds", "--rules", "jokr"], ["jokr", "did you mean joker?"]),
        (["odds", "--game", "omaho"], ["omaho", "did you mean omaha?"]),
        (["odds", "--cards", "3"], ["--cards 3", "standard", "no exact counts"]),
        (["odds", "--cards", "6", "--simulate", "9", "--engine", "sqlite"], ["--engine sqlite", "duckdb"]),
        (["odds", "--seed", "1"], ["--seed", "--simulate"]),
        (["odds", "--simulate", "9", "--players", "11"], ["11", "--players"]),
        (["odds", "--plot", "odds.gif"], ["odds.gif", ".svg or .png"]),
        (["odds", "--plot", "/no/such/odds.svg"], ["/no/such"]),
        (["luck"], ["no counts to test", "--observed"]),
        (["luck", "--seen", "8"], ["--category"]),
        (["luck", "--category", "flush", "--seen", "8"], ["--hands"]),
        (["luck", "--category", "flsh", "--seen", "8", "--hands", "9"], ["'flsh'", "did you mean flush?"]),
        (["luck", "--category", "flush", "--seen", "10", "--hands", "9"], ["10 were seen", "9 hands"]),
        (["luck", "--category", "flush", "--observed", "x.csv", "--seen", "1", "--hands", "9"], ["--observed"]),
        (["luck", "--observed", "none.csv"], ["none.csv", "no such file"]),
        (["luck", "--repeat", "3"], ["--hands"]),
    ],
)
def test_bad_options_give_a_one_line_error(words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = one_line(pokersql(*words, code=2).stderr)
    assert all(part in line for part in said), line


# ---- optional packages


@pytest.fixture
def without(tmp_path):
    """A function that takes a package, and returns an environment in which Python can't import this package."""

    def hide(package: str) -> dict[str, str]:
        (tmp_path / "hidden" / package).mkdir(parents=True)
        (tmp_path / "hidden" / package / "__init__.py").write_text("raise ImportError('hidden')\n")
        return {"PYTHONPATH": os.pathsep.join([str(tmp_path / "hidden"), str(Path(charts.__file__).parent.parent)])}

    return hide


@pytest.mark.protocol
def test_luck_without_scipy_names_the_package_to_install_but_odds_still_prints_its_rows(without):
    hidden = without("scipy")
    said = one_line(started("luck", "--observed", "-", stdin=figures(ARTICLE), code=5, **hidden).stderr)
    assert "pip install 'scipy>=" in said
    done = started("odds", "--simulate", "100", "--seed", "1", code=5, **hidden)
    assert "chi-square" in done.stdout and "p = " not in done.stdout and "pip install 'scipy>=" in done.stderr
    assert started("odds", **hidden).stdout == started("odds").stdout
    assert started("luck", "--repeat", "2", "--hands", "10", "--seed", "1", **hidden).stdout


@pytest.mark.protocol
def test_the_error_of_a_plot_names_the_package_to_install_if_matplotlib_is_missing(without, tmp_path):
    said = one_line(started("odds", "--plot", str(tmp_path / "odds.svg"), code=5, **without("matplotlib")).stderr)
    assert "pip install 'matplotlib>=" in said and not (tmp_path / "odds.svg").exists()


# ---- pictures


@pytest.mark.slow
def test_a_plot_shows_the_categories_and_counts(tmp_path):
    svg, png = tmp_path / "luck.svg", tmp_path / "luck.png"
    for path in (svg, png):
        pokersql("luck", "--observed", "-", "--plot", str(path), stdin=figures(ARTICLE))
    texts = [element.text for element in ElementTree.parse(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert {*CATEGORIES, "expected", "9,095", "1,303,701"} <= set(texts)
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "exists; --force" in one_line(pokersql("odds", "--plot", str(svg), code=2).stderr)
    again = svg.read_bytes()
    pokersql("luck", "--observed", "-", "--plot", str(svg), "--force", stdin=figures(ARTICLE))
    assert svg.read_bytes() == again


@pytest.mark.slow
def test_a_plot_of_seven_cards_has_the_title_and_numbers_of_seven_cards(tmp_path):
    pokersql("odds", "--cards", "7", "--plot", str(tmp_path / "seven.svg"))
    drawn = ElementTree.parse(tmp_path / "seven.svg").iter("{http://www.w3.org/2000/svg}text")
    assert {"All hands of 7 cards, standard rules", "58,627,800"} <= {element.text for element in drawn}


def plain(text: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()


@pytest.mark.protocol
def test_a_terminal_shows_bars_and_marks_the_expected_values(tmp_path):
    (tmp_path / "seen.csv").write_text(figures(ARTICLE))
    lines = plain(terminal("luck", "--observed", str(tmp_path / "seen.csv")))
    assert "log scale, │ expected" in lines[0]
    lengths = [line.count("━") + line.count("│") for line in lines if line.lstrip().startswith("standard ")]
    assert len(lengths) == 10 and lengths == sorted(lengths) and lengths[0] > 2
    assert all(line.count("│") == 1 for line in lines if line.lstrip().startswith(("standard ", "published ")))
    assert "━" not in pokersql("odds").stdout


@pytest.mark.protocol
def test_a_narrow_terminal_shows_no_bars():
    lines = plain(terminal("odds", COLUMNS="70"))
    assert "━" not in "".join(lines) and max(map(len, lines)) <= 70 and "649739.00" in "".join(lines)


def test_bars_have_a_linear_scale_if_no_bar_is_too_short_to_see():
    heading, bars = charts.Bars("n", "e").column([{"n": 50, "e": 100}, {"n": 100, "e": 25}])
    assert heading == "│ e"
    assert bars[0] == "━" * 12 + " " * 11 + "│" and bars[1] == "━" * 6 + "│" + "━" * 17
    assert charts.Bars("n").column([{"n": 0}, {"n": 0}]) == ("", [" " * 24] * 2)


def test_a_verdict_is_corrected_for_the_number_of_counts():
    def count(seen, probability=0.1):
        return significance.Count("Flush", seen, 1000, probability, 0.0)

    alone = significance.Fit("standard", "them", [count(135)], 0, 0, 1)
    assert not alone.lucky and 1e-4 < alone.least_likely.two_sided < 1e-3
    among = significance.Fit("standard", "them", [count(135)] + [count(100)] * 9, 0, 0, 1)
    assert among.lucky


def test_counts_can_be_judged_in_sql_without_the_command():
    engine = worlds.loaded("duckdb")
    engine.rows("INSERT INTO observations VALUES (0, 'Royal Flush', 8), (0, 'other', 2598952)")
    [(z,)] = engine.rows("SELECT ROUND(z, 2) FROM observed_counts WHERE hand_points = 9 AND rules = 'standard'")
    assert z == 2.0
    engine.rows("UPDATE settings SET rounds = 300, players = 1, seed = 5")
    worlds.read(engine, "sql/deal.sql")
    engine.rows("INSERT INTO observations SELECT 1, category, hands FROM dealt_categories")
    worlds.read(engine, "sql/deal.sql")
    engine.rows("INSERT INTO observations SELECT 1, category, hands FROM dealt_categories")
    assert engine.rows("SELECT SUM(seen) FROM observed_counts WHERE run = 1 AND rules = 'standard'") == [(600,)]
