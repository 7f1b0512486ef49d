"""Faults that tests must catch: `python tests/faults.py [NAME]...` puts each fault into its own copy of the project.

A fault replaces a text in a file by another text. The test of the fault must pass without the fault and fail with it.
The exit code is 1 if a file does not have the text exactly once, or if a test does not catch its fault.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Fault(NamedTuple):
    """A text in a file of the project, the text that replaces it, and the test that must then fail."""

    name: str
    path: str
    text: str
    replacement: str
    test: str


FAULTS = [
    Fault(
        "wrong wheel",
        "sql/evaluation/hand_shapes.sql",
        "c.rank_2 - c.low_value = 4 THEN 1",
        "c.rank_2 - c.low_value = 5 THEN 1",
        "test_evaluation.py::test_the_steps_give_the_example_of_each_class_its_values_in_hand_classes",
    ),
    Fault(
        "king-high straight flush counted as a royal flush",
        "sql/rules/characteristics.sql",
        "4, 4, 14, 14)",
        "4, 4, 13, 14)",
        "test_checks.py::test_a_check_finds_nothing_after_loading",
    ),
    Fault(
        "cards numbered suit by suit",
        "sql/cards/deck.sql",
        "(r.rank - 2) * 4 + s.suit_id AS card_id",
        "s.suit_id * 13 + r.rank - 2 AS card_id",
        "test_checks.py::test_a_check_finds_nothing_after_loading",
    ),
    Fault(
        "the values of two kickers swapped",
        "sql/evaluation/lone_cards.sql",
        "+ h.rank_4 * 15\n    + h.rank_5",
        "+ h.rank_5 * 15\n    + h.rank_4",
        "test_evaluation.py::test_the_steps_give_the_example_of_each_class_its_values_in_hand_classes",
    ),
    Fault(
        "tied hands get different places",
        "sql/evaluation/player_rankings.sql",
        "DENSE_RANK() OVER (",
        "ROW_NUMBER() OVER (",
        "test_evaluation.py::test_random_hands_are_ordered_and_tied_as_by_phevaluator",
    ),
    Fault(
        "a full house described like two pair",
        "sql/rules/category_words.sql",
        "'fullHouse', 'Full House, {1} over {2}',",
        "'fullHouse', 'Full House, {1} and {2}',",
        "test_evaluation.py::test_a_hand_has_its_category_and_description",
    ),
    Fault(
        "hands of a flush also counted as high cards",
        "sql/classes/class_readings.sql",
        "THEN v.suit_choices - t.suits",
        "THEN v.suit_choices",
        "test_checks.py::test_a_check_finds_nothing_after_loading",
    ),
    Fault(
        "the worst instead of the best five of six cards",
        "sql/classes/hand_keys.sql",
        "f.alike, MIN(f.hand_rank) AS hand_rank",
        "f.alike, MAX(f.hand_rank) AS hand_rank",
        "test_checks.py::test_a_check_finds_nothing_after_loading",
    ),
    Fault(
        "the best five have six cards",
        "sql/ranking/hand_ranks.sql",
        "< c.counting THEN c.card",
        "<= c.counting THEN c.card",
        "test_evaluation.py::test_the_best_five_of_six_or_seven_cards_have_the_rank_by_phevaluator",
    ),
    Fault(
        "comparison names the wrong kicker",
        "sql/ranking/hand_comparison.sql",
        "THEN h.rank_3",
        "THEN h.rank_4",
        "test_comparison.py::test_the_comparison_names_the_card_or_group_that_decided",
    ),
    Fault(
        "a hand with a duplicate card ranked",
        "sql/ranking/hand_sums.sql",
        "AND MAX(s.codes & m.upper_bits) = 0",
        "",
        "test_evaluation.py::test_the_relation_hand_errors_lists_invalid_hands_and_valid_hands_are_ranked",
    ),
    Fault(
        "four cards accepted as a hand",
        "sql/hands/hand_errors.sql",
        "h.cards NOT BETWEEN 5 AND 7",
        "h.cards NOT BETWEEN 4 AND 7",
        "test_evaluation.py::test_the_relation_hand_errors_lists_invalid_hands_and_valid_hands_are_ranked",
    ),
    Fault(
        "a duplicate card not reported",
        "sql/hands/text_steps.sql",
        ">= s.card_bit THEN 1",
        ">= s.card_bit THEN 0",
        "test_text.py::test_an_error_names_the_bad_text_and_its_position",
    ),
    Fault(
        "outlined suit signs not read",
        "sql/hands/spellings.sql",
        "s.outline AS spelling",
        "s.symbol AS spelling",
        "test_text.py::test_every_spelling_is_read_as_its_card",
    ),
    Fault(
        "a wrong constant in the shuffle key",
        "sql/dealing/shuffle_keys.sql",
        "m.deal + 1664525)",
        "m.deal + 1664526)",
        "test_shuffle.py::test_a_uniform_shuffle_sorts_the_cards_by_the_documented_key",
    ),
    Fault(
        "a riffle cuts the deck into four piles",
        "sql/dealing/shuffled_deck.sql",
        "<< d.riffles)",
        "<< (2 * d.riffles))",
        "test_shuffle.py::test_one_riffle_cuts_binomially_and_drops_cards_in_proportion_to_the_piles",
    ),
    Fault(
        "cards dealt one at a time to the wrong players",
        "sql/dealing/dealt_cards.sql",
        "(s.position - 1) % z.players + 1",
        "(s.position - 1) % z.hand + 1",
        "test_dealing.py::test_dealing_one_at_a_time_gives_each_player_every_nth_card",
    ),
    Fault(
        "a turn board of five cards",
        "sql/dealing/dealt_cards.sql",
        "'turn' AS street, 1 AS to_come",
        "'turn' AS street, 0 AS to_come",
        "test_dealing.py::test_holdem_deals_two_cards_each_and_then_the_board_from_the_same_deck",
    ),
    Fault(
        "each winner gets the whole pot",
        "sql/showdowns/payouts.sql",
        "1.0 / s.winners",
        "1.0",
        "test_dealing.py::test_pots_are_split_evenly_among_the_winners",
    ),
    Fault(
        "published points equal to the standard points",
        "sql/odds/odds.sql",
        "h.published_points AS hand_points",
        "h.hand_points AS hand_points",
        "test_odds.py::test_the_odds_of_five_card_hands_are_the_known_odds",
    ),
    Fault(
        "rare categories not merged for the chi-square test",
        "sql/odds/chi_squares.sql",
        "SELECT 5 AS least",
        "SELECT 0 AS least",
        "test_odds.py::test_too_few_hands_get_no_chi_square_test",
    ),
    Fault(
        "flushes counted twice",
        "sql/classes/hand_patterns.sql",
        "THEN p.hands - a.flushes ELSE",
        "THEN p.hands ELSE",
        "test_patterns.py::test_the_column_equivalent_hands_equals_a_count_of_the_hands_of_a_pattern",
    ),
    Fault(
        "suited starting hands labelled offsuit",
        "sql/cards/hole_cards.sql",
        "THEN 's' ELSE 'o' END",
        "THEN 'o' ELSE 's' END",
        "test_checks.py::test_a_check_finds_nothing_after_loading",
    ),
    Fault(
        "one win too many in a shipped count",
        "sql/holdem/starting_hands.sql",
        "('AA', 6, 1781508418,",
        "('AA', 6, 1781508419,",
        "test_checks.py::test_a_check_finds_nothing_after_loading",
    ),
    Fault(
        "a stale generated file",
        "sql/macros/hand_description.sql",
        "CREATE MACRO",
        "-- New\nCREATE MACRO",
        "test_sql_files.py::test_a_generated_file_equals_the_output_of_its_command",
    ),
    Fault(
        "flushes of one suit not found",
        "sql/macros.sql",
        "suit_codes(bits, 2)) >= cards THEN -",
        "suit_codes(bits, 2)) > cards THEN -",
        "test_macros.py::test_random_hands_have_their_ranks_by_phevaluator_and_treys",
    ),
    Fault(
        "four cards without an error",
        "sql/macros.sql",
        "pokersql.reading_error(hand, FALSE, 5, 7)",
        "pokersql.reading_error(hand, FALSE, 4, 7)",
        "test_macros.py::test_an_error_names_the_bad_text_and_its_position",
    ),
    Fault(
        "rows without a rank dropped",
        "sql/macros.sql",
        'LEFT JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key',
        'INNER JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key',
        "test_macros.py::test_the_macro_rank_hands_returns_each_row_once_in_the_order_of_the_table",
    ),
    Fault(
        "Omaha flushes need four board cards",
        "sql/games.sql",
        "WHERE h.counts_suits = 1 AND BIT_COUNT(h.flush_codes) >= h.cards - h.most_used",
        "WHERE h.counts_suits = 1 AND BIT_COUNT(h.flush_codes) > h.cards - h.most_used",
        "test_games_macros.py::test_the_macros_give_omaha_hands_their_ranks_by_phevaluator",
    ),
    Fault(
        "each pair of cards of one rank counted twice",
        "sql/games.sql",
        "WHEN o.rank_1 = o.rank_2 THEN a.cards * (a.cards - 1) // 2",
        "WHEN o.rank_1 = o.rank_2 THEN a.cards * (a.cards - 1)",
        "test_equity.py::test_exact_equity_equals_a_count_of_every_showdown",
    ),
    Fault(
        "a split pot paid twice",
        "sql/games.sql",
        "ELSE pot_parts END // GREATEST(BIT_COUNT(o.high_winners), 1)",
        "ELSE pot_parts END",
        "test_equity.py::test_exact_equity_equals_a_count_of_every_showdown",
    ),
    Fault(
        "known cards of players dealt again to the board",
        "sql/games.sql",
        "q.used_bits | LIST_AGGREGATE(i.holes, 'bit_or') AS used_bits",
        "q.used_bits AS used_bits",
        "test_equity.py::test_exact_equity_equals_a_count_of_every_showdown",
    ),
    Fault(
        "matchups of players with the same hand counted twice",
        "sql/games.sql",
        "SUM(v.first_level * v.second_level) - SUM(v.both_level) // 2 AS level_level",
        "SUM(v.first_level * v.second_level) AS level_level",
        "test_equity.py::test_fast_counts_are_right_if_all_players_tie",
    ),
    Fault(
        "hands excluded by ! kept",
        "sql/games.sql",
        "HAVING NOT BOOL_OR(w.takes_out)",
        "HAVING TRUE",
        "test_equity.py::test_a_short_form_of_a_range_has_the_hands_that_eval7_reads_in_its_long_form",
    ),
    Fault(
        "different letters of a pattern matched by the same rank",
        "sql/games.sql",
        "WHEN 0 THEN (variables >> (16 + number)) & 1 = 0",
        "WHEN 0 THEN TRUE",
        "test_hand_ranges.py::test_a_range_has_the_known_number_of_hands",
    ),
    Fault(
        "orders of the turn and the river not counted in a board pattern",
        "sql/games.sql",
        "COUNT(DISTINCT s.placed_cards) AS weight",
        "CAST(1 AS BIGINT) AS weight",
        "test_hand_ranges.py::test_the_equity_on_a_board_pattern_counts_all_boards_that_fit",
    ),
    Fault(
        "a question with an error gets an answer",
        "sql/games.sql",
        "WHERE a.question NOT IN (SELECT p.question FROM QUERY_TABLE(problems) AS p)",
        "WHERE TRUE",
        "test_equity.py::test_a_question_with_an_error_has_no_answer",
    ),
    Fault(
        "bonuses for straights and flushes swapped",
        "sql/studies/weights/hand_weights.sql",
        "+ c.straight * CAST(7 * c.u / 2 AS BIGINT)\n    + c.flush * CAST(15 * c.u / 4 AS BIGINT)",
        "+ c.flush * CAST(7 * c.u / 2 AS BIGINT)\n    + c.straight * CAST(15 * c.u / 4 AS BIGINT)",
        "test_studies.py::test_a_check_of_the_studies_finds_nothing_after_loading",
    ),
    Fault(
        "the score of two pair with the factor twelve",
        "sql/studies/scores/class_scores.sql",
        "c.rank_1 * 13 + c.rank_2",
        "c.rank_1 * 12 + c.rank_2",
        "test_scores.py::test_scores_equal_those_in_the_list_of_the_article",
    ),
    Fault(
        "draws to a flush counted twice",
        "sql/studies/draw/completions.sql",
        "THEN g.ways - 1",
        "THEN g.ways",
        "test_draw.py::test_the_numbers_of_completions_of_kept_cards_equal_counts_by_phevaluator",
    ),
    Fault(
        "a fold costs the chips of the player who stays",
        "sql/studies/solved/solved_payoffs.sql",
        "THEN -l.chips_1",
        "THEN -l.chips_2",
        "test_solved.py::test_kuhn_and_leduc_have_the_value_of_a_linear_program",
    ),
    Fault(
        "winning all three rows earns no bonus",
        "sql/studies/chinese/chinese_scores.sql",
        "c.rows_won = 3 THEN 3",
        "c.rows_won = 3 THEN 0",
        "test_chinese.py::test_two_hands_are_scored_row_by_row",
    ),
    Fault(
        "a tie of rows scored as a win",
        "sql/studies/chinese/chinese_duels.sql",
        "WHEN h.place < v.place THEN 1",
        "WHEN h.place <= v.place THEN 1",
        "test_chinese.py::test_two_hands_are_scored_row_by_row",
    ),
    Fault(
        "hands with the ace of spades missing",
        "sql/all_hands/every_hand.sql",
        "INNER JOIN deck AS c5 ON f.card_4 < c5.card_id",
        "INNER JOIN deck AS c5 ON f.card_4 < c5.card_id AND c5.card_id < 51",
        "test_tables.py::test_a_built_file_has_every_hand_with_its_rank_in_order_of_rank",
    ),
    Fault(
        "a check that accepts an empty table",
        "sql/checks/classes/class_order.sql",
        "WHERE c.classes = 0",
        "WHERE c.classes < 0",
        "test_checks.py::test_a_check_fails_on_an_emptied_table",
    ),
    Fault(
        "an operator of DuckDB in portable SQL",
        "sql/showdowns/payouts.sql",
        "1.0 / s.winners",
        "1.0 // s.winners",
        "test_portability.py::test_the_sqlite_shell_has_the_rows_of_the_duckdb_shell",
    ),
    Fault(
        "unloading drops a user's table",
        "sql/unload.sql",
        "DROP VIEW IF EXISTS hand_errors;",
        "DROP VIEW IF EXISTS hand_errors;\nDROP TABLE IF EXISTS hand_text;",
        "test_sql_files.py::test_the_file_unload_keeps_the_tables_of_the_user",
    ),
    Fault(
        "a wrong header",
        "sql/showdowns/payouts.sql",
        "-- Reads: deals, games, showdown",
        "-- Reads: games, showdown",
        "test_sql_files.py::test_a_header_has_a_title_and_a_grain_and_the_relations_that_the_file_reads",
    ),
    Fault(
        "names in SQL not quoted",
        "pokersql/sources/sql_text.py",
        "name.replace('\"', '\"\"')",
        "name",
        "test_library.py::test_a_name_with_any_characters_is_quoted",
    ),
    Fault(
        "deals after the end of a slice missing",
        "pokersql/counts/dealing.py",
        "min(size, first + rounds - start)",
        "min(size, rounds - start)",
        "test_cli.py::test_rounds_dealt_in_slices_equal_the_same_rounds_dealt_at_once",
    ),
    Fault(
        "notes printed among the data",
        "pokersql/errors.py",
        "print(line, file=sys.stderr)",
        "print(line)",
        "test_cli.py::test_a_random_seed_is_printed_and_repeats_the_deal",
    ),
    Fault(
        "NaN written into JSON",
        "pokersql/output/formats.py",
        'return "null" if not isfinite(value) else',
        'return "NaN" if not isfinite(value) else',
        "test_cli.py::test_values_that_json_lacks_are_written_as_null_or_text",
    ),
    Fault(
        "two columns with the same name written as JSON",
        "pokersql/output/formats.py",
        "if columns.count(column) > 1",
        "if columns.count(column) > 2",
        "test_cli.py::test_bad_input_gives_a_one_line_error",
    ),
    Fault(
        "exit code 0 for unreadable cards",
        "pokersql/errors.py",
        "    CARDS = 3",
        "    CARDS = 0",
        "test_cli.py::test_valid_hands_are_ranked_although_other_hands_are_invalid",
    ),
    Fault(
        "a file overwritten without force",
        "pokersql/output/files.py",
        "if path.is_file() and not force:",
        "if path.is_file() and force:",
        "test_ranking.py::test_an_existing_output_file_is_overwritten_only_with_force",
    ),
    Fault(
        "an infinite date converted to a Python date",
        "pokersql/engines/duckdb/engine.py",
        'ends = {id(date.max): "infinity", id(datetime.max): "infinity"}',
        "ends = {}",
        "test_query.py::test_an_infinite_date_is_printed_as_infinity",
    ),
    Fault(
        "words split on a terminal",
        "pokersql/output/layout.py",
        "return wrap(text, 1, break_long_words=False)",
        "return wrap(text, 8, break_long_words=True)",
        "test_layout.py::test_random_tables_keep_words_whole_and_headings_complete",
    ),
    Fault(
        "a damaged prepared database is used",
        "pokersql/databases/prepared.py",
        'if file.stem == f"{stem}-{_crc(file)}":',
        "if True:",
        "test_prepared.py::test_a_damaged_prepared_database_is_made_again",
    ),
    Fault(
        "a database of another version is used",
        "pokersql/databases/database_files.py",
        'if found["schema_version"] != str(version):',
        "if False:",
        "test_tables.py::test_a_database_of_another_version_is_refused_with_the_command_to_rebuild_it",
    ),
    Fault(
        "the lock of another build ignored",
        "pokersql/databases/database_files.py",
        "        lock.acquire(blocking=False)",
        "        pass",
        "test_building.py::test_a_second_build_of_a_file_says_that_another_process_is_building_it",
    ),
    Fault(
        "a build leaves its partial file",
        "pokersql/databases/database_files.py",
        "    finally:\n        files.remove_database(part)\n",
        "    finally:\n        pass\n",
        "test_building.py::test_ctrl_c_during_a_build_leaves_no_file",
    ),
    Fault(
        "files added during a build deleted",
        "pokersql/databases/database_files.py",
        "        _refuse_foreign(target)  # files may have been added in the meantime\n",
        "",
        "test_seven.py::test_a_build_keeps_files_that_were_added_to_the_old_directory_meanwhile",
    ),
    Fault(
        "untrusted SQL may use COPY",
        "pokersql/engines/duckdb/allowed.py",
        '"CREATE", "DROP", "ALTER"]',
        '"CREATE", "DROP", "ALTER", "COPY"]',
        "test_untrusted.py::test_untrusted_sql_in_duckdb_reaches_no_files",
    ),
    Fault(
        "untrusted SQL may use ATTACH",
        "pokersql/engines/sqlite/allowed.py",
        '"READ", "FUNCTION", "RECURSIVE"]',
        '"READ", "FUNCTION", "RECURSIVE", "ATTACH"]',
        "test_untrusted.py::test_untrusted_sql_in_sqlite_reaches_no_files",
    ),
    Fault(
        "the user's environment readable",
        "pokersql/untrusted/apart.py",
        "env={name: os.environ[name] for name in NEEDED if name in os.environ}",
        "env=dict(os.environ)",
        "test_untrusted.py::test_untrusted_sql_cannot_read_paths_or_passwords_of_the_user",
    ),
    Fault(
        "macros with short names not removed",
        "pokersql/databases/installation.py",
        "connection.execute(f\"DROP {kind} {'temp.' if function.is_temporary else ''}main.{function.name}\")",
        "pass",
        "test_library.py::test_install_adds_the_documented_objects_and_uninstall_removes_them",
    ),
    Fault(
        "help imports an engine",
        "pokersql/cli.py",
        "from __future__ import annotations\n",
        "from __future__ import annotations\n\nimport duckdb  # noqa: F401\n",
        "test_cli.py::test_the_command_help_imports_no_engine",
    ),
    Fault(
        "a dead link",
        "README.md",
        "[the map of the SQL](sql/README.md)",
        "[the map of the SQL](sql/MAP.md)",
        "test_readme.py::test_every_link_of_a_chapter_has_a_target",
    ),
    Fault(
        "a relation described in no chapter",
        "sql/README.md",
        "`schema_version`; ",
        "",
        "test_readme.py::test_the_chapter_of_a_folder_names_every_public_relation",
    ),
    Fault(
        "a wheel without SQL files",
        "pyproject.toml",
        '"sql" = "pokersql/sql"',
        '"sql/cards" = "pokersql/sql/cards"',
        "test_packaging.py::test_the_wheel_has_every_sql_file_and_every_chapter",
    ),
    Fault(
        "a name of PostgreSQL looked up on the caller's path",
        "sql/engines/postgresql/hand_key.sql",
        "spades CONSTANT BIGINT := pokersql.suit_key(bits, 3);",
        "spades CONSTANT BIGINT := (bits >> 3) & pokersql.rank_bits();",
        "test_postgresql.py::test_pokersql_runs_no_code_of_another_role_with_any_search_path",
    ),
    Fault(
        "level with half of a range called ahead",
        "sql/equity/answers/outs.sql",
        "WHEN 2 * (hands - ahead) < hands",
        "WHEN 2 * (hands - ahead) <= hands",
        "test_equity.py::test_the_command_outs_lists_winning_cards_if_the_hand_is_behind_and_otherwise_losing_cards",
    ),
    Fault(
        "the next card dealt again on the river",
        "sql/equity/answers/next_cards.sql",
        "q.certain_bits | d.card_bit AS certain_bits",
        "q.certain_bits AS certain_bits",
        "test_next_cards.py::test_the_counts_after_each_card_equal_a_count_of_every_showdown",
    ),
    Fault(
        "a hand that both players can hold subtracted twice",
        "sql/equity/answers/hand_equities.sql",
        "b.first_level + h.first_weight)",
        "b.first_level)",
        "test_page_relations.py::test_the_equity_of_each_hand_of_a_range_equals_a_count_of_every_showdown",
    ),
    Fault(
        "a simulation with standard error 0 continues",
        "pokersql/counts/equities.py",
        "(largest == 0 and kept >= BATCH)",
        "(largest == 0 and kept > BATCH)",
        "test_equity.py::test_a_simulation_with_standard_error_0_ends_after_one_batch",
    ),
    Fault(
        "vertical bars in a Markdown table not escaped",
        "pokersql/output/formats.py",
        'cell.replace("|", "\\\\|").replace',
        "cell.replace",
        "test_cli.py::test_all_formats_have_the_same_values",
    ),
    Fault(
        "a raise that no player can answer counted as a chance",
        "sql/histories/replay/hand_decisions.sql",
        " & ~n.all_in & ~(1 << n.place)) <> 0 AS can_raise",
        " & ~(1 << n.place)) <> 0 AS can_raise",
        "test_reports.py::test_a_player_has_the_chance_to_raise_only_if_another_player_can_answer",
    ),
    Fault(
        "a bring-in counted as a decision",
        "sql/histories/replay/hand_decisions.sql",
        "WHERE m.betting = 1 AND m.event <> 'bring-in'",
        "WHERE m.betting = 1",
        "test_history_formats.py::test_a_bring_in_is_no_decision",
    ),
    Fault(
        "a pause of 30 minutes ends a session",
        "sql/histories/reports/report_sessions.sql",
        "<= INTERVAL 30 MINUTES",
        "< INTERVAL 30 MINUTES",
        "test_reports.py::test_a_session_ends_with_more_than_30_minutes_without_a_hand",
    ),
    Fault(
        "the worst instead of the best folded hand",
        "sql/histories/reports/report_folded_best.sql",
        "MIN(s.hand_rank) AS hand_rank",
        "MAX(s.hand_rank) AS hand_rank",
        "test_reports.py::test_the_column_folded_best_counts_how_often_a_player_folded_the_best_hand",
    ),
    Fault(
        "rake included in the equity of an all-in",
        "sql/histories/reports/all_in_pots.sql",
        "ANY_VALUE(p.amount - COALESCE(p.rake, 0)) AS amount",
        "ANY_VALUE(p.amount) AS amount",
        "test_reports.py::test_the_equity_of_all_ins_equals_the_result_of_the_command_equity",
    ),
    Fault(
        "folded hands not treated as dead cards",
        "sql/histories/reports/luck.sql",
        "FILTER (WHERE dead AND s.hole",
        "FILTER (WHERE FALSE AND s.hole",
        "test_reports.py::test_the_equity_of_all_ins_equals_the_result_of_the_command_equity",
    ),
    Fault(
        "20 big blinds counted as a short stack",
        "sql/histories/reports/report_stacks.sql",
        "WHEN big_blinds < 20 THEN",
        "WHEN big_blinds <= 20 THEN",
        "test_reports.py::test_the_statistics_of_a_group_are_the_sums_over_its_hands",
    ),
    Fault(
        "the uncalled bet not returned",
        "sql/histories/replay/hand_plays.sql",
        "r.won + s.returned - s.invested AS net",
        "r.won - s.invested AS net",
        "test_reports.py::test_statistics_of_twenty_hands_equal_a_count_by_hand",
    ),
    Fault(
        "the odd chip of a split pot missing",
        "sql/histories/replay/pot_shares.sql",
        "SUM(h.half_chips // h.winners + CASE WHEN h.winner_no <= h.half_chips % h.winners THEN 1 ELSE 0 END)",
        "SUM(h.half_chips // h.winners)",
        "test_histories.py::test_random_hands_of_all_games_have_the_results_of_pokerkit",
    ),
    Fault(
        "antes not counted",
        "sql/histories/replay/bets.sql",
        "WHEN l.money = 'dead' THEN l.written_amount",
        "WHEN l.money = 'dead' THEN 0",
        "test_history_formats.py::test_a_pokerstars_hand_has_the_results_worked_out_by_hand",
    ),
    Fault(
        "a log of PokerNow read from its end",
        "sql/histories/pokernow/split_log_lines.sql",
        "ELSE -l.line",
        "ELSE l.line",
        "test_pokernow.py::test_the_players_win_what_the_log_says",
    ),
    Fault(
        "a bomb pot gets a betting round before the flop",
        "sql/histories/replay/hand_events.sql",
        "LENGTH(e.cards) > 2",
        "LENGTH(e.cards) > 6",
        "test_pokernow.py::test_the_hands_of_a_log_have_no_errors",
    ),
    Fault(
        "a call that names the total of the street is refused",
        "sql/histories/replay/bet_errors.sql",
        "m.written_amount <> CASE WHEN m.is_total THEN m.street_total ELSE m.amount END",
        "m.written_amount <> m.amount",
        "test_pokernow.py::test_the_hands_of_a_log_have_no_errors",
    ),
    Fault(
        "a request from another site accepted",
        "pokersql/page/server.py",
        'headers.get("sec-fetch-site") == "cross-site" and',
        'headers.get("sec-fetch-site") == "same-site" and',
        "test_page_requests.py::test_the_server_answers_only_requests_of_its_page_at_the_printed_address",
    ),
    Fault(
        "a request for another host accepted",
        "pokersql/page/server.py",
        'if headers.get("host") not in self.hosts:',
        "if False:",
        "test_page_requests.py::test_the_server_answers_only_requests_of_its_page_at_the_printed_address",
    ),
    Fault(
        "answers cached by the browser",
        "pokersql/page/server.py",
        '"Cache-Control": "no-store"',
        '"Cache-Control": "private"',
        "test_page_requests.py::test_no_answer_is_cacheable_or_contains_the_token",
    ),
    Fault(
        "a site overwritten without force",
        "pokersql/output/files.py",
        "and any(target.iterdir()) and not force:",
        "and any(target.iterdir()) and force:",
        "test_page_site.py::test_force_overwrites_files_of_the_same_names_and_keeps_other_files",
    ),
    Fault(
        "the page requests an unknown query",
        "pokersql/page/static/deal.js",
        '"second_groups", "Rank',
        '"third_groups", "Rank',
        "test_page_server.py::test_the_scripts_of_the_page_use_every_query_of_its_folders",
    ),
    Fault(
        "confidence intervals of one standard deviation",
        "sql/page/odds/shares.sql",
        "SELECT 1.959963984540054 AS quantile",
        "SELECT 1.0 AS quantile",
        "test_page_relations.py::test_the_confidence_interval_of_a_share_is_the_wilson_interval_of_scipy",
    ),
    Fault(
        "a request with two files of the same name accepted",
        "pokersql/page/uploads.py",
        "or len({*names}) < len(names) ",
        "",
        "test_page_requests.py::test_an_invalid_request_to_load_gives_a_one_line_error",
    ),
    Fault(
        "a file name with a path accepted",
        "pokersql/page/uploads.py",
        """not all(map(_is_plain, name.split("/")))""",
        "not name",
        "test_page_requests.py::test_an_invalid_request_to_load_gives_a_one_line_error",
    ),
    Fault(
        "text of the address cut at a %",
        "pokersql/page/static/question.js",
        "return text; // a %",
        'return ""; // a %',
        "test_page_modules.py::test_the_javascript_modules_pass_their_tests",
    ),
    Fault(
        "the largest number refused",
        "pokersql/page/static/question.js",
        "number <= most) found",
        "number < most) found",
        "test_page_modules.py::test_the_javascript_modules_pass_their_tests",
    ),
    Fault(
        "a quote in a value not escaped",
        "pokersql/page/static/question.js",
        'String(value).replaceAll("\'", "\'\'")',
        "String(value)",
        "test_page_modules.py::test_the_javascript_modules_pass_their_tests",
    ),
    Fault(
        "the script for the editor simulates a counted answer",
        "pokersql/page/static/cards.js",
        'answer.values?.method === "sim" && simulate',
        "simulate",
        "test_page_modules.py::test_the_javascript_modules_pass_their_tests",
    ),
    Fault(
        "errors do not stop later queries",
        "pokersql/page/static/cards.js",
        'ends: name.endsWith("errors")',
        "ends: false",
        "test_page_modules.py::test_the_javascript_modules_pass_their_tests",
    ),
    Fault(
        "negative decimals read as large numbers",
        "pokersql/page/wasm/database.js",
        "BigInt.asIntN(128",
        "BigInt.asUintN(128",
        "test_page_modules.py::test_the_javascript_modules_pass_their_tests",
    ),
]


def copy(directory: str) -> Path:
    """A copy of the project's folder, without .git, virtual environments and caches."""
    target = Path(directory) / "pokersql"
    ignored = shutil.ignore_patterns(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__")
    shutil.copytree(ROOT, target, ignore=ignored)
    return target


def pytest(project: Path, *words: str) -> subprocess.CompletedProcess:
    """Run tests of a copy by this Python. PYTHONPATH makes processes that the tests start use the copy, too."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *words],
        cwd=project,
        env=os.environ | {"PYTHONPATH": str(project)},
        capture_output=True,
        text=True,
    )


def tests_of(faults: Iterable[Fault]) -> list[str]:
    return sorted({f"tests/{fault.test}" for fault in faults})


def quick(project: Path, faults: Iterable[Fault]) -> set[str]:
    """The names, without parameters, of the faults' tests that are in the quick tier."""
    collected = pytest(project, "-n", "0", "--collect-only", *tests_of(faults)).stdout
    return {re.sub(r"\[.*", "", line) for line in collected.splitlines() if "::" in line}


def unfaulted(project: Path, faults: Iterable[Fault]) -> str:
    """An empty text if all tests pass without a fault, else their output."""
    done = pytest(project, "-m", "", "-x", *tests_of(faults))
    return "" if done.returncode == 0 else done.stdout


def caught(fault: Fault) -> bool:
    """Whether the test of a fault fails in a copy with the fault."""
    with tempfile.TemporaryDirectory() as directory:
        project = copy(directory)
        path = project / fault.path
        path.write_text(path.read_text(encoding="utf-8").replace(fault.text, fault.replacement), encoding="utf-8")
        done = pytest(project, "-n", "0", "-m", "", "-x", f"tests/{fault.test}")
    return done.returncode == 1  # any other exit code means that no test ran


def main(names: list[str]) -> int:
    unknown = set(names) - {fault.name for fault in FAULTS}
    if unknown:
        print(f"no fault is named {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    faults = [fault for fault in FAULTS if not names or fault.name in names]
    lost = [f for f in faults if (ROOT / f.path).read_text(encoding="utf-8").count(f.text) != 1]
    for fault in lost:
        print(f"{fault.name}: {fault.path} must have this text once: {fault.text!r}", file=sys.stderr)
    if lost:
        return 1
    with tempfile.TemporaryDirectory() as directory:
        project = copy(directory)
        if said := unfaulted(project, faults):
            print(f"a test fails even without a fault:\n{said}", file=sys.stderr)
            return 1
        of_quick = quick(project, faults)
    missed = quickly = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for fault, is_caught in zip(faults, pool.map(caught, faults), strict=True):
            is_quick = re.sub(r"\[.*", "", f"tests/{fault.test}") in of_quick
            missed += not is_caught
            quickly += is_caught and is_quick
            tier = "quick" if is_quick else "other"
            print(f"{'caught' if is_caught else 'MISSED'}   {tier}   {fault.name:40} {fault.test}", flush=True)
    print(f"{len(faults) - missed} of {len(faults)} faults are caught, {quickly} of them by quick tests")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
