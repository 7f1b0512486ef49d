"""The checks return no row after loading, and a row if a table or view that they read is changed."""

import faults
import pytest

from pokersql.sources import sql_files

CHECKS = sql_files.order("sql/check.sql")
OF_RULES = sql_files.order("sql/check_rules.sql")
OF_TABLES = sql_files.order("sql/check_tables.sql")

MUTATIONS = {
    "suits": ["symbol = '♥' WHERE suit = 's'", "suit = 'x' WHERE suit = 'c'", "suit_id = 1 WHERE suit = 'c'"],
    "ranks": [
        "rank_code = 16 WHERE rank = 4",
        "face = 'X' WHERE rank = 7",
        "plural = 'Sevens' WHERE rank = 8",
        "rank = 3 WHERE rank = 2",
    ],
    "deck": [
        "card_id = 99 WHERE card_id = 4",
        "card = 'Xx' WHERE card_id = 4",
        "rank_code = 1 WHERE card_id = 51",
        "card_bit = 1 WHERE card_id = 51",
        "suit_id = 2 WHERE card_id = 51",
        "symbol = 'A♥' WHERE card_id = 51",
    ],
    "numberings": [
        "card_id = 3 WHERE number = 1 AND system = 'fpdb'",
        "number = 100 WHERE number = 0 AND system = 'fpdb'",
        "system = 'fpdb3' WHERE number = 3 AND system = 'fpdb'",
    ],
    "card_pieces": [
        "card_bits = 1 WHERE piece = 'As Kd'",
        "rank_codes = 1 WHERE piece = ' As'",
        "suit_counts = 1 WHERE piece = 'As Kd'",
        "piece = 'As Ks ' WHERE piece = 'As Ks'",
    ],
    "binomials": ["ways = ways + 1 WHERE n = 4 AND k = 2", "k = 99 WHERE n = 52 AND k = 52"],
    "decks": [
        "card_id = 99 WHERE card_id = 30 AND deck = 'standard'",
        "card = 'Xx' WHERE card_id = 30 AND deck = 'short'",
        "symbol = 'A♥' WHERE card_id = 51 AND deck = 'joker'",
        "colour = 'green' WHERE card_id = 51 AND deck = 'short'",
        "rank = 13 WHERE card_id = 51 AND deck = 'short'",
        "suit_id = 4 WHERE card_id = 51 AND deck = 'short'",
        "rank_code = 1 WHERE card_id = 51 AND deck = 'standard'",
        "card_bit = 1 WHERE card_id = 51 AND deck = 'standard'",
        "deck = 'other' WHERE card_id = 30 AND deck = 'short'",
        "deck = 'other' WHERE rank = 7 AND deck = 'standard'",
        "card_bit = 1 WHERE card = 'Jo'",
        "rank = 14 WHERE card = 'Jo'",
    ],
    "rules": [
        "deck = 'tarot' WHERE rules = 'published'",
        "cards = 4 WHERE rules = 'joker'",
        "rules = 'Badu-gi' WHERE rules = 'ace to five'",
        "rules = 'Stan dard' WHERE rules = 'published'",
        "unqualified = '' WHERE rules = 'eight or better'",
    ],
    "readings": [
        "rules = 'none' WHERE rules = 'short deck'",
        "rank = 13 WHERE rules = 'standard' AND reads_as = 1",
        "rank = 5 WHERE rules = 'short deck'",
        "reads_as = 0 WHERE rules = 'badugi'",
        "reads_as = 15 WHERE rules = 'badugi'",
        "reads_as = 2 WHERE rules = 'standard' AND reads_as = 1",
        "wild = 2 WHERE rules = 'joker' AND rank = 15",
    ],
    "characteristics": [
        "most_span = 11 WHERE category = 'High Card' AND cards = 5",
        "least_span = 4 WHERE category = 'High Card' AND cards = 5",
        "first_to = 12 WHERE category = 'Straight Flush'",
        "first_from = 13 WHERE category = 'Royal Flush'",
        "largest_group = 4 WHERE category = 'Full House'",
        "second_group = 1 WHERE category = 'Full House'",
        "distinct_values = 4 WHERE category = 'Five of a Kind'",
        "fewest_suits = 2 WHERE category = 'No Pair'",
        "most_suits = 1 WHERE category = 'Straight'",
        "cards = 2 WHERE category = 'Three Cards'",
        "category = 'Poker' WHERE category = 'Five of a Kind'",
    ],
    "category_words": ["category = 'Poker' WHERE category = 'Low'", "category = 'Poker' WHERE category = 'Flush'"],
    "category_orders": [
        "hand_points = 11 WHERE rules = 'joker' AND category = 'Five of a Kind'",
        "hand_points = -1 WHERE rules = 'badugi' AND hand_points = 0",
        "category = 'Poker' WHERE rules = 'short deck' AND hand_points = 3",
        "category = 'Flush' WHERE rules = 'short deck' AND hand_points = 5",
        "category = 'No Pair' WHERE rules = 'published' AND hand_points = 0",
        "rules = 'none' WHERE rules = 'eight or better'",
        "cards = 4 WHERE rules = 'three cards' AND hand_points = 1",
    ],
    "games": [
        "high_rules = 'none' WHERE game = 'omaha'",
        "low_rules = 'none' WHERE game = 'razz'",
        "low_rules = '' WHERE game = 'razz'",
        "deck = 'tarot' WHERE game = 'omaha'",
        "deck = 'joker' WHERE game = 'draw'",
        "most_players = 11 WHERE game = 'five-card'",
        "most_players = 0 WHERE game = 'five-card'",
        "draws = -1 WHERE game = 'draw'",
        "own_used = 5 WHERE game = 'omaha'",
        "own_used = -2 WHERE game = 'omaha'",
        "may_use_fewer = 2 WHERE game = 'omaha'",
        "may_use_fewer = 1 WHERE game = 'holdem'",
        "own_cards = 4 WHERE game = 'five-card'",
        "game = 'Hold Em' WHERE game = 'omaha'",
    ],
    "choice_places": ["place = 8 WHERE place = 7", "last_place = 8 WHERE choice = 124"],
    "value_groups": [
        "suit_choices = suit_choices + 1 WHERE cards = 5 AND lowest = 2",
        "largest_group = 3 WHERE cards = 5 AND largest_group = 2 AND rank_1 = 14",
    ],
    "hand_classes": [
        "hand_rank = 7463 WHERE hand_rank = 8",
        "category = 'Flush' WHERE hand_rank = 2000",
        "hand_key = 1 WHERE hand_rank = 3000",
        "rank_1 = 14 WHERE hand_rank = 5000",
        "hand_points = 5 WHERE hand_rank = 7462",
        "hand = '2c 3c 4c 5c 7c' WHERE hand_rank = 1",
        "hands = 5 WHERE hand_rank = 1",
        "published_points = 4 WHERE hand_rank = 1609",
    ],
    "hand_keys": [
        "hand_rank = 1 WHERE hand_key = (SELECT MAX(hand_key) FROM hand_keys)",
        "hand_rank = hand_rank + 1 WHERE cards = 5",
        "cards = 6 WHERE cards = 7",
        "hand_key = 3 WHERE hand_rank = 1 AND cards = 6 AND hand_key % 16 <> 0",
    ],
    "expected_odds": [
        "probability = probability * 2 WHERE rules = 'standard' AND hand_points = 0",
        "category = 'Poker' WHERE rules = 'published' AND hand_points = 5",
    ],
    "spellings": [
        "card_id = 5 WHERE spelling = 'As'",
        "spelling = 'A' WHERE spelling = 'As'",
        "letters = 3 WHERE card_id = 7",
    ],
    "settings": [],
    "hole_cards": [
        "starting_hand = 'AKs' WHERE hole = 'AsKd'",
        "hole = 'AsXx' WHERE hole = 'AsAh'",
        "card_1 = 51 WHERE hole = 'AsKd'",
        "card_bits = 3 WHERE hole = 'AsKd'",
        "suited = 1 WHERE hole = '3c2d'",
    ],
    "starting_hands": [
        "wins = wins + 1 WHERE starting_hand = 'AA'",
        "wins = wins + 1, losses = losses - 1 WHERE starting_hand = 'AA'",
        "starting_hand = 'A' WHERE starting_hand = 'AA'",
        "combinations = 4 WHERE starting_hand = 'AA'",
    ],
    "rank_textures": [
        "connected = 3 WHERE cards = 3 AND paired = 'trips' AND high_card = '9'",
        "cards = 5 WHERE cards = 4 AND paired = 'quads'",
    ],
    "suit_textures": ["suits = 'rainbow' WHERE most_suited = 2", "flush_possible = 0 WHERE most_suited = 5"],
    "flops": [
        "weight = 12 WHERE flop = 'As Kh Qd'",
        "flop = 'As Kh Qc' WHERE flop = 'As Kh Qd'",
        "suits = 'monotone' WHERE flop = 'As Kh Qd'",
        "flush_possible = 1 WHERE flop = 'As Kh Qd'",
        "high_card = 'K' WHERE flop = 'As Ah Ad'",
    ],
    "pair_kinds": ["most_above = 1 WHERE kind = 'overpair'", "own_cards = 1 WHERE kind = 'set'", "part = 'x'"],
    "draw_kinds": ["hand_points = 4 WHERE kind = 'flush draw'", "size = 1 WHERE kind = 'open-ended'", "part = ''"],
    "combo_draws": ["first_part = 'set' WHERE place = 4", "kind = 'pair' WHERE place = 5"],
    "straight_draws": [
        "open_ended = 0 WHERE new_ranks = 1",
        "completing_ranks = 16 WHERE held_ranks = (SELECT MAX(held_ranks) FROM straight_draws)",
    ],
}
RULES_MUTATIONS = {
    "class_ranks": [
        "hands = hands + 1 WHERE rules = 'badugi' AND hand_rank = 1",
        "hand_rank = hand_rank + 1 WHERE rules = 'ace to five' AND hand_rank > 100",
        "hand_rank = 5 WHERE rules = 'published' AND hand_rank = 7000",
        "hand_points = 1 WHERE rules = 'short deck' AND hand_rank = 1",
        "description = 'High Card' WHERE rules = 'standard' AND hand_rank = 7462",
        "rules = 'none' WHERE rules = 'badugi'",
    ],
    "key_rules": [
        "most_cards = 6 WHERE rules = 'published'",
        "most_cards = 7 WHERE rules = 'joker'",
        "rainbow = 0 WHERE rules = 'badugi'",
        "rules = 'none' WHERE rules = 'joker'",
    ],
    "rule_keys": [
        "hand_rank = hand_rank + 1 WHERE rules = 'short deck' AND cards = 5 AND hand_rank = 20",
        "hand_rank = hand_rank + 1 WHERE rules = 'short deck' AND cards = 7 AND hand_rank = 20",
        "hand_rank = NULL WHERE rules = 'eight or better' AND cards = 6 AND hand_rank = 3",
        "hand_key = 1 WHERE rules = 'standard' AND cards = 7 AND hand_rank = 1",
        "rules = 'published' WHERE rules = 'standard' AND cards = 6 AND hand_rank = 9",
    ],
}
VIEWS = {
    "categories": [
        "category = 'Poker' WHERE hand_points = 7",
        "first_to = 10 WHERE hand_points = 8",
        "hand_points = 10 WHERE hand_points = 9",
        "most_suits = 1 WHERE hand_points = 4",
    ],
    "choices": ["choice = 3", "game = 'omaha' WHERE game = 'holdem'", "cards = 4 WHERE game = 'stud'"],
    "choices_of_five": ["place_5 = 6 WHERE place_5 = 7"],
    "class_readings": [
        "strength = 0 WHERE rules = 'badugi' AND cards = 2",
        "rules = 'none' WHERE rules = 'three cards'",
    ],
    "rule_names": ["name = 'standard' WHERE rules = 'published'"],
    "game_names": ["name = 'omaha' WHERE game = 'holdem'"],
    "odds": ["hands = 3"],
    "hand_patterns": [
        "hand_rank = hand_rank + 1 WHERE card_7 = 50 AND rank_pattern = 11000",
        "hand_rank = hand_rank - 1 WHERE flush_cards = 6 AND hand_rank = 400",
        "equivalent_hands = equivalent_hands - 1 WHERE cards = 6 AND hand_rank = 1",
        "flush_cards = 0 WHERE cards = 5 AND hand_rank = 1",
        "card_1 = card_1 + 4 WHERE cards = 7 AND hand_rank = 1600",
        "cards = 5 WHERE cards = 6 AND hand_rank = 2000",
    ],
    "category_odds": ["hands = 4325 WHERE cards = 7 AND hand_points = 9", "hand_points = 9 WHERE cards = 6"],
}


def problems(engine, check: str) -> list[str]:
    return [problem for (problem,) in engine.rows(sql_files.read(check))]


@pytest.mark.quick(4)
@pytest.mark.parametrize("check", CHECKS)
def test_a_check_finds_nothing_after_loading(duckdb_engine, check):
    assert problems(duckdb_engine, check) == []  # on SQLite: test_a_shell_prints_headings_but_no_rows_if_no_check_fails


def test_a_deck_may_have_two_jokers(engine):
    check = "sql/checks/cards/decks.sql"
    engine.rows(
        """
        INSERT INTO decks
        SELECT 'two jokers', card_id, card, symbol, colour, rank, suit_id, rank_code, card_bit FROM decks
        WHERE deck = 'joker'
        UNION ALL
        SELECT 'two jokers', 53, 'Jr', '🂿', 'red', rank, suit_id, rank_code, 2 * card_bit FROM decks
        WHERE deck = 'joker' AND card = 'Jo'
        """
    )
    assert problems(engine, check) == []
    engine.rows("UPDATE decks SET card_bit = 1 WHERE card = 'Jr'")
    assert problems(engine, check) == ["decks describes the joker Jr of two jokers wrongly"]


@pytest.mark.quick(4)
@pytest.mark.parametrize("check, table", [(c, t) for c in CHECKS for t in sql_files.header(c).reads if t in MUTATIONS])
def test_a_check_fails_on_an_emptied_table(duckdb_engine, check, table):
    duckdb_engine.rows(f"DELETE FROM {table}")
    assert problems(duckdb_engine, check)


@pytest.mark.parametrize("check", OF_RULES)
def test_a_check_of_the_rules_finds_nothing_after_loading(duckdb_engine, check):
    assert problems(duckdb_engine, check) == []


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "check, table", [(check, table) for check in OF_RULES for table in sql_files.header(check).reads]
)
def test_a_check_of_the_rules_fails_on_an_emptied_table(duckdb_engine, check, table):
    duckdb_engine.rows(f"DELETE FROM {table}")
    assert problems(duckdb_engine, check)


@pytest.mark.quick(2)
@pytest.mark.parametrize("table, mutation", [(table, m) for table, found in RULES_MUTATIONS.items() for m in found])
def test_a_mutated_table_of_the_rules_fails_a_check_that_reads_it(duckdb_engine, table, mutation):
    duckdb_engine.rows(f"UPDATE {table} SET {mutation}")
    reading = [check for check in OF_RULES if table in sql_files.header(check).reads]
    assert any(problems(duckdb_engine, check) for check in reading)


def behind(path: str) -> set[str]:
    """The relations that a file reads directly or through views."""
    files = sql_files.relations()
    read = set(sql_files.header(path).reads)
    views = [name for name in read - {*MUTATIONS, *RULES_MUTATIONS} if name in files]
    return read.union(*(behind(files[view]) for view in views))


@pytest.mark.quick(4)
@pytest.mark.parametrize("table, mutation", [(table, m) for table, found in MUTATIONS.items() for m in found])
def test_a_mutated_table_fails_a_check_that_reads_it(duckdb_engine, table, mutation):
    duckdb_engine.rows(f"UPDATE {table} SET {mutation}")
    reading = [check for check in CHECKS if table in behind(check)]
    assert any(problems(duckdb_engine, check) for check in reading)


@pytest.mark.quick(4)
@pytest.mark.parametrize("view, mutation", [(view, m) for view, found in VIEWS.items() for m in found])
def test_a_view_with_wrong_rows_fails_a_check_that_reads_it(duckdb_engine, view, mutation):
    duckdb_engine.rows(f"CREATE TABLE other_rows AS SELECT * FROM {view}")
    duckdb_engine.rows(f"UPDATE other_rows SET {mutation}")
    duckdb_engine.rows(f"CREATE OR REPLACE VIEW {view} AS SELECT * FROM other_rows")
    reading = [check for check in CHECKS if view in sql_files.header(check).reads]
    assert any(problems(duckdb_engine, check) for check in reading)


def test_a_second_row_of_settings_fails_a_check(engine):
    engine.rows("INSERT INTO settings SELECT * FROM settings")
    assert problems(engine, "sql/checks/dealing/settings.sql") == ["settings has 2 rows, not 1"]


def test_every_table_is_read_by_a_check_and_mutated_in_these_tests():
    read = {table for check in CHECKS for table in behind(check)}
    assert {*VIEWS} < read and read >= {*MUTATIONS}
    of_rules = set(sql_files.relations("sql/rules.sql"))
    assert {table for check in OF_RULES for table in sql_files.header(check).reads} & of_rules == {*RULES_MUTATIONS}
    made = {name for name, path in sql_files.relations().items() if "CREATE TABLE " + name in sql_files.read(path)}
    assert made == set(MUTATIONS)


@pytest.mark.parametrize("name", ["duckdb_shell", "sqlite_shell"])
def test_a_shell_prints_headings_but_no_rows_if_no_check_fails(name, request):
    printed = request.getfixturevalue(name).run(".read sql/load.sql\n.read sql/check.sql\n")
    assert set(printed) <= {("problem",)}


def test_the_text_of_each_fault_is_once_in_its_file_and_its_test_exists():
    for fault in faults.FAULTS:
        file, name = fault.test.split("[")[0].split("::")
        assert (faults.ROOT / fault.path).read_text().count(fault.text) == 1, fault.name
        assert f"def {name}(" in (faults.ROOT / "tests" / file).read_text(), fault.name
