"""Faults that tests have to catch: python tests/faults.py [NAME]... puts each into a copy of the project in its turn.

A fault is a text of a file and what takes its place. Its test runs before, when it has to pass, and after, when it has
to fail. Ends with 1 if a text is no longer there, once, or if a test does not catch its fault.
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
    """A text in a file of the project, what takes its place, and the test that catches it."""

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
        "test_evaluation.py::test_the_steps_say_of_a_hand_of_each_class_what_hand_classes_says",
    ),
    Fault(
        "royal flush from the nine",
        "sql/rules/characteristics.sql",
        "4, 4, 14, 14)",
        "4, 4, 13, 14)",
        "test_checks.py::test_a_check_passes_on_what_loading_makes",
    ),
    Fault(
        "cards numbered suit by suit",
        "sql/cards/deck.sql",
        "(r.rank - 2) * 4 + s.suit_id AS card_id",
        "s.suit_id * 13 + r.rank - 2 AS card_id",
        "test_checks.py::test_a_check_passes_on_what_loading_makes",
    ),
    Fault(
        "kickers swapped",
        "sql/evaluation/lone_cards.sql",
        "+ h.rank_4 * 15\n    + h.rank_5",
        "+ h.rank_5 * 15\n    + h.rank_4",
        "test_evaluation.py::test_the_steps_say_of_a_hand_of_each_class_what_hand_classes_says",
    ),
    Fault(
        "ties broken",
        "sql/evaluation/player_rankings.sql",
        "DENSE_RANK() OVER (",
        "ROW_NUMBER() OVER (",
        "test_evaluation.py::test_random_hands_have_phevaluators_order_and_ties",
    ),
    Fault(
        "full house and two pair worded alike",
        "sql/rules/category_words.sql",
        "'fullHouse', 'Full House, {1} over {2}',",
        "'fullHouse', 'Full House, {1} and {2}',",
        "test_evaluation.py::test_hands_are_called_by_their_names",
    ),
    Fault(
        "flushes counted among the high cards",
        "sql/classes/class_readings.sql",
        "THEN v.suit_choices - t.suits",
        "THEN v.suit_choices",
        "test_checks.py::test_a_check_passes_on_what_loading_makes",
    ),
    Fault(
        "worst five of six cards",
        "sql/classes/hand_keys.sql",
        "f.alike, MIN(f.hand_rank) AS hand_rank",
        "f.alike, MAX(f.hand_rank) AS hand_rank",
        "test_checks.py::test_a_check_passes_on_what_loading_makes",
    ),
    Fault(
        "six cards among the best five",
        "sql/ranking/hand_ranks.sql",
        "< c.counting THEN c.card",
        "<= c.counting THEN c.card",
        "test_evaluation.py::test_the_best_five_of_six_and_seven_cards_are_phevaluators",
    ),
    Fault(
        "wrong kicker named",
        "sql/ranking/hand_comparison.sql",
        "THEN h.rank_3",
        "THEN h.rank_4",
        "test_comparison.py::test_the_card_or_group_that_decided_is_named",
    ),
    Fault(
        "a card twice ranked",
        "sql/ranking/hand_sums.sql",
        "AND MAX(s.codes & m.upper_bits) = 0",
        "",
        "test_evaluation.py::test_hands_that_cannot_be_ranked_are_named_and_the_others_are_served",
    ),
    Fault(
        "four cards taken for a hand",
        "sql/hands/hand_errors.sql",
        "h.cards NOT BETWEEN 5 AND 7",
        "h.cards NOT BETWEEN 4 AND 7",
        "test_evaluation.py::test_hands_that_cannot_be_ranked_are_named_and_the_others_are_served",
    ),
    Fault(
        "a card twice passed over",
        "sql/hands/text_steps.sql",
        ">= s.card_bit THEN 1",
        ">= s.card_bit THEN 0",
        "test_text.py::test_what_is_wrong_is_named_with_its_place",
    ),
    Fault(
        "outlined suits unknown",
        "sql/hands/spellings.sql",
        "s.outline AS spelling",
        "s.symbol AS spelling",
        "test_text.py::test_every_spelling_is_read_as_its_card",
    ),
    Fault(
        "another shuffle",
        "sql/dealing/shuffle_keys.sql",
        "m.deal + 1664525)",
        "m.deal + 1664526)",
        "test_shuffle.py::test_a_uniform_shuffle_is_its_formula",
    ),
    Fault(
        "riffle in four",
        "sql/dealing/shuffled_deck.sql",
        "<< d.riffles)",
        "<< (2 * d.riffles))",
        "test_shuffle.py::test_one_riffle_cuts_binomially_and_drops_in_proportion",
    ),
    Fault(
        "round the table by cards",
        "sql/dealing/dealt_cards.sql",
        "(s.position - 1) % z.players + 1",
        "(s.position - 1) % z.hand + 1",
        "test_dealing.py::test_one_at_a_time_goes_round_the_table",
    ),
    Fault(
        "turn of five cards",
        "sql/dealing/dealt_cards.sql",
        "'turn' AS street, 1 AS to_come",
        "'turn' AS street, 0 AS to_come",
        "test_dealing.py::test_holdem_takes_the_same_deck_two_cards_each_and_then_the_board",
    ),
    Fault(
        "whole pot for each winner",
        "sql/showdowns/payouts.sql",
        "1.0 / s.winners",
        "1.0",
        "test_dealing.py::test_pots_are_split_evenly_among_the_winners",
    ),
    Fault(
        "published rules forgotten",
        "sql/odds/odds.sql",
        "h.published_points AS hand_points",
        "h.hand_points AS hand_points",
        "test_odds.py::test_odds_are_the_known_ones",
    ),
    Fault(
        "rare categories not pooled",
        "sql/odds/chi_squares.sql",
        "SELECT 5 AS least",
        "SELECT 0 AS least",
        "test_odds.py::test_too_few_hands_are_not_tested_together",
    ),
    Fault(
        "flushes counted twice",
        "sql/classes/hand_patterns.sql",
        "THEN p.hands - a.flushes ELSE",
        "THEN p.hands ELSE",
        "test_patterns.py::test_a_pattern_stands_for_as_many_hands_as_can_be_counted",
    ),
    Fault(
        "suited called offsuit",
        "sql/cards/hole_cards.sql",
        "THEN 's' ELSE 'o' END",
        "THEN 'o' ELSE 's' END",
        "test_checks.py::test_a_check_passes_on_what_loading_makes",
    ),
    Fault(
        "one win too many",
        "sql/holdem/starting_hands.sql",
        "('AA', 6, 1781508418,",
        "('AA', 6, 1781508419,",
        "test_checks.py::test_a_check_passes_on_what_loading_makes",
    ),
    Fault(
        "stale bundle",
        "sql/macros/hand_description.sql",
        "CREATE MACRO",
        "-- New\nCREATE MACRO",
        "test_sql_files.py::test_a_generated_file_is_what_its_command_makes",
    ),
    Fault(
        "a suit's flushes unseen",
        "sql/macros.sql",
        "suit_codes(bits, 2)) >= cards THEN -",
        "suit_codes(bits, 2)) > cards THEN -",
        "test_macros.py::test_random_hands_have_the_ranks_of_other_evaluators",
    ),
    Fault(
        "four cards without an error",
        "sql/macros.sql",
        "pokersql.reading_error(hand, FALSE, 5, 7)",
        "pokersql.reading_error(hand, FALSE, 4, 7)",
        "test_macros.py::test_what_is_wrong_is_named_with_its_place",
    ),
    Fault(
        "rows without a rank lost",
        "sql/macros.sql",
        'LEFT JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key',
        'INNER JOIN pokersql.hand_keys AS h ON k."pokersql key" = h.hand_key',
        "test_macros.py::test_every_row_of_a_table_comes_back_once_in_its_own_order_when_it_has_one",
    ),
    Fault(
        "flushes of Omaha with four cards of a board",
        "sql/games.sql",
        "WHERE h.counts_suits = 1 AND BIT_COUNT(h.flush_codes) >= h.cards - h.own_used",
        "WHERE h.counts_suits = 1 AND BIT_COUNT(h.flush_codes) > h.cards - h.own_used",
        "test_games_macros.py::test_omaha_is_ranked_as_by_phevaluator",
    ),
    Fault(
        "suits of a board counted as many",
        "sql/games.sql",
        "WHEN o.rank_1 = o.rank_2 THEN a.cards * (a.cards - 1) // 2",
        "WHEN o.rank_1 = o.rank_2 THEN a.cards * (a.cards - 1)",
        "test_equity.py::test_exact_equity_is_what_every_showdown_gives",
    ),
    Fault(
        "a split pot paid twice",
        "sql/games.sql",
        "ELSE pot_parts END // GREATEST(BIT_COUNT(o.high_winners), 1)",
        "ELSE pot_parts END",
        "test_equity.py::test_exact_equity_is_what_every_showdown_gives",
    ),
    Fault(
        "cards of the players drawn",
        "sql/games.sql",
        "q.used_bits | LIST_AGGREGATE(i.holes, 'bit_or') AS used_bits",
        "q.used_bits AS used_bits",
        "test_equity.py::test_exact_equity_is_what_every_showdown_gives",
    ),
    Fault(
        "hands of both players counted twice",
        "sql/games.sql",
        "SUM(v.first_level * v.second_level) - SUM(v.both_level) // 2 AS level_level",
        "SUM(v.first_level * v.second_level) AS level_level",
        "test_equity.py::test_players_of_the_same_hands_who_all_tie_are_counted_once",
    ),
    Fault(
        "hands that ! takes out kept",
        "sql/games.sql",
        "HAVING NOT BOOL_OR(w.takes_out)",
        "HAVING TRUE",
        "test_equity.py::test_a_range_as_people_type_it_means_what_eval7_takes_its_long_form_for",
    ),
    Fault(
        "two letters of a pattern that are one rank",
        "sql/games.sql",
        "WHEN 0 THEN (variables >> (16 + number)) & 1 = 0",
        "WHEN 0 THEN TRUE",
        "test_hand_ranges.py::test_a_range_has_as_many_hands_as_there_are",
    ),
    Fault(
        "cards of turn and river without an order",
        "sql/games.sql",
        "COUNT(DISTINCT s.placed_cards) AS weight",
        "CAST(1 AS BIGINT) AS weight",
        "test_hand_ranges.py::test_a_board_with_a_wish_counts_the_boards_that_it_means_one_by_one",
    ),
    Fault(
        "an answer where a player has no hand",
        "sql/games.sql",
        "WHERE a.question NOT IN (SELECT p.question FROM QUERY_TABLE(problems) AS p)",
        "WHERE TRUE",
        "test_equity.py::test_where_there_is_an_error_there_is_no_answer",
    ),
    Fault(
        "bonuses swapped",
        "sql/studies/weights/hand_weights.sql",
        "+ c.straight * CAST(7 * c.u / 2 AS BIGINT)\n    + c.flush * CAST(15 * c.u / 4 AS BIGINT)",
        "+ c.flush * CAST(7 * c.u / 2 AS BIGINT)\n    + c.straight * CAST(15 * c.u / 4 AS BIGINT)",
        "test_studies.py::test_a_check_passes_on_what_the_files_make",
    ),
    Fault(
        "two pair keyed by twelve",
        "sql/studies/scores/class_scores.sql",
        "c.rank_1 * 13 + c.rank_2",
        "c.rank_1 * 12 + c.rank_2",
        "test_scores.py::test_a_score_is_the_list_of_the_article",
    ),
    Fault(
        "drawn flushes counted twice",
        "sql/studies/draw/completions.sql",
        "THEN g.ways - 1",
        "THEN g.ways",
        "test_draw.py::test_completions_are_those_that_another_evaluator_finds",
    ),
    Fault(
        "a scoop for three",
        "sql/studies/chinese/chinese_scores.sql",
        "c.rows_won = 3 THEN 3",
        "c.rows_won = 3 THEN 0",
        "test_chinese.py::test_two_hands_are_scored_row_by_row",
    ),
    Fault(
        "equal ranks read once",
        "sql/studies/chinese/chinese_duels.sql",
        "WHEN h.place < v.place THEN 1",
        "WHEN h.place <= v.place THEN 1",
        "test_chinese.py::test_two_hands_are_scored_row_by_row",
    ),
    Fault(
        "ten hands lost",
        "sql/all_hands/every_hand.sql",
        "INNER JOIN deck AS c5 ON f.card_4 < c5.card_id",
        "INNER JOIN deck AS c5 ON f.card_4 < c5.card_id AND c5.card_id < 51",
        "test_tables.py::test_a_built_file_has_every_hand_with_its_rank_best_first",
    ),
    Fault(
        "a silent check",
        "sql/checks/classes/class_order.sql",
        "WHERE c.classes = 0",
        "WHERE c.classes < 0",
        "test_checks.py::test_a_check_fails_on_an_emptied_table",
    ),
    Fault(
        "an operator of DuckDB's in the core",
        "sql/showdowns/payouts.sql",
        "1.0 / s.winners",
        "1.0 // s.winners",
        "test_portability.py::test_the_sqlite_shell_has_the_rows_of_the_duckdb_shell",
    ),
    Fault(
        "a table of the user's unloaded",
        "sql/unload.sql",
        "DROP VIEW IF EXISTS hand_errors;",
        "DROP VIEW IF EXISTS hand_errors;\nDROP TABLE IF EXISTS hand_text;",
        "test_sql_files.py::test_unloading_leaves_the_tables_of_the_users",
    ),
    Fault(
        "a header that lies",
        "sql/showdowns/payouts.sql",
        "-- Reads: deals, games, showdown",
        "-- Reads: games, showdown",
        "test_sql_files.py::test_a_header_says_what_the_file_is_and_what_it_reads",
    ),
    Fault(
        "names not quoted",
        "pokersql/sources/sql_text.py",
        "name.replace('\"', '\"\"')",
        "name",
        "test_library.py::test_a_name_is_quoted_whatever_is_in_it",
    ),
    Fault(
        "deals over a slice's end lost",
        "pokersql/counts/dealing.py",
        "min(size, first + rounds - start)",
        "min(size, rounds - start)",
        "test_cli.py::test_rounds_go_on_over_the_end_of_a_slice",
    ),
    Fault(
        "notes among the data",
        "pokersql/errors.py",
        "print(line, file=sys.stderr)",
        "print(line)",
        "test_cli.py::test_a_drawn_seed_is_told_and_deals_the_same_again",
    ),
    Fault(
        "NaN in JSON",
        "pokersql/output/formats.py",
        'return "null" if not isfinite(value) else',
        'return "NaN" if not isfinite(value) else',
        "test_cli.py::test_values_that_json_has_no_word_for",
    ),
    Fault(
        "two columns of a name in JSON",
        "pokersql/output/formats.py",
        "if columns.count(column) > 1",
        "if columns.count(column) > 2",
        "test_cli.py::test_bad_input_is_answered_in_one_line",
    ),
    Fault(
        "cards that cannot be read are fine",
        "pokersql/errors.py",
        "    CARDS = 3",
        "    CARDS = 0",
        "test_cli.py::test_good_hands_are_served_beside_bad_ones",
    ),
    Fault(
        "a file written over",
        "pokersql/output/files.py",
        "if path.is_file() and not force:",
        "if path.is_file() and force:",
        "test_ranking.py::test_a_file_in_the_way_is_written_over_by_force_alone",
    ),
    Fault(
        "infinity a date",
        "pokersql/engines/duckdb/engine.py",
        'ends = {id(date.max): "infinity", id(datetime.max): "infinity"}',
        "ends = {}",
        "test_query.py::test_a_date_at_infinity_is_no_date",
    ),
    Fault(
        "words broken on a terminal",
        "pokersql/output/layout.py",
        "return wrap(text, 1, break_long_words=False)",
        "return wrap(text, 8, break_long_words=True)",
        "test_layout.py::test_no_word_is_broken_and_no_heading_loses_letters",
    ),
    Fault(
        "a damaged prepared database used",
        "pokersql/databases/prepared.py",
        'if file.stem == f"{stem}-{_crc(file)}":',
        "if True:",
        "test_prepared.py::test_a_database_that_was_damaged_is_made_anew",
    ),
    Fault(
        "a stale database served",
        "pokersql/databases/database_files.py",
        'if found["schema_version"] != str(version):',
        "if False:",
        "test_tables.py::test_a_database_of_another_version_says_how_to_build_it_anew",
    ),
    Fault(
        "another build's lock ignored",
        "pokersql/databases/database_files.py",
        "        lock.acquire(blocking=False)",
        "        pass",
        "test_building.py::test_a_second_build_of_a_path_says_that_another_is_at_work",
    ),
    Fault(
        "a build leaves its part",
        "pokersql/databases/database_files.py",
        "    finally:\n        files.remove_database(part)\n",
        "    finally:\n        pass\n",
        "test_building.py::test_ctrl_c_leaves_nothing",
    ),
    Fault(
        "what came meanwhile thrown away",
        "pokersql/databases/database_files.py",
        "        _refuse_foreign(target)  # files may have been added in the meantime\n",
        "",
        "test_seven.py::test_what_came_into_the_old_directory_meanwhile_stays",
    ),
    Fault(
        "an escape through COPY",
        "pokersql/engines/duckdb/allowed.py",
        '"CREATE", "DROP", "ALTER"]',
        '"CREATE", "DROP", "ALTER", "COPY"]',
        "test_untrusted.py::test_untrusted_sql_does_not_get_out",
    ),
    Fault(
        "an escape through ATTACH",
        "pokersql/engines/sqlite/allowed.py",
        '"READ", "FUNCTION", "RECURSIVE"]',
        '"READ", "FUNCTION", "RECURSIVE", "ATTACH"]',
        "test_untrusted.py::test_untrusted_sql_does_not_get_out_of_sqlite",
    ),
    Fault(
        "the user's environment told",
        "pokersql/untrusted/apart.py",
        "env={name: os.environ[name] for name in NEEDED if name in os.environ}",
        "env=dict(os.environ)",
        "test_untrusted.py::test_nobody_can_ask_where_the_user_s_things_are",
    ),
    Fault(
        "short names left behind",
        "pokersql/databases/installation.py",
        "connection.execute(f\"DROP {kind} {'temp.' if function.is_temporary else ''}main.{function.name}\")",
        "pass",
        "test_library.py::test_installing_adds_what_it_says_and_uninstalling_removes_it",
    ),
    Fault(
        "help loads an engine",
        "pokersql/cli.py",
        "from __future__ import annotations\n",
        "from __future__ import annotations\n\nimport duckdb  # noqa: F401\n",
        "test_cli.py::test_help_imports_no_engine",
    ),
    Fault(
        "a dead link",
        "README.md",
        "[the map of the SQL](sql/README.md)",
        "[the map of the SQL](sql/MAP.md)",
        "test_readme.py::test_the_links_of_a_chapter_are_alive",
    ),
    Fault(
        "a relation that no chapter tells of",
        "sql/README.md",
        "`schema_version`; ",
        "",
        "test_readme.py::test_the_chapter_of_a_room_tells_of_every_relation_for_people",
    ),
    Fault(
        "a wheel without SQL",
        "pyproject.toml",
        '"sql" = "pokersql/sql"',
        '"sql/cards" = "pokersql/sql/cards"',
        "test_packaging.py::test_the_wheel_carries_every_sql_file_and_the_chapters",
    ),
    Fault(
        "a name of PostgreSQL looked up on the caller's path",
        "sql/engines/postgresql/hand_key.sql",
        "spades CONSTANT BIGINT := pokersql.suit_key(bits, 3);",
        "spades CONSTANT BIGINT := (bits >> 3) & pokersql.rank_bits();",
        "test_postgresql.py::test_nothing_that_another_role_made_runs_whatever_the_path",
    ),
    Fault(
        "level with half of a range called ahead",
        "sql/equity/answers/outs.sql",
        "WHEN 2 * (hands - ahead) < hands",
        "WHEN 2 * (hands - ahead) <= hands",
        "test_equity.py::test_outs_are_what_wins_when_behind_and_what_loses_when_ahead_or_level",
    ),
    Fault(
        "a simulation without a spread goes on",
        "pokersql/counts/equities.py",
        "(largest == 0 and kept >= BATCH)",
        "(largest == 0 and kept > BATCH)",
        "test_equity.py::test_a_simulation_in_which_all_runouts_end_alike_ends_after_a_batch",
    ),
    Fault(
        "bars in a table of Markdown",
        "pokersql/output/formats.py",
        'cell.replace("|", "\\\\|").replace',
        "cell.replace",
        "test_cli.py::test_formats_say_the_same",
    ),
    Fault(
        "a raise that nobody can answer counted as a chance",
        "sql/histories/replay/hand_decisions.sql",
        " & ~n.all_in & ~(1 << n.place)) <> 0 AS can_raise",
        " & ~(1 << n.place)) <> 0 AS can_raise",
        "test_reports.py::test_a_raise_is_a_chance_only_where_somebody_can_answer_it",
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
        "the worst hand that folded",
        "sql/histories/reports/report_folded_best.sql",
        "MIN(s.hand_rank) AS hand_rank",
        "MAX(s.hand_rank) AS hand_rank",
        "test_reports.py::test_how_often_the_best_hand_had_folded",
    ),
    Fault(
        "rake in what an all-in is worth",
        "sql/histories/reports/luck.sql",
        "ANY_VALUE(p.amount - COALESCE(p.rake, 0)) AS amount",
        "ANY_VALUE(p.amount) AS amount",
        "test_reports.py::test_what_all_ins_were_worth_is_what_equity_tells",
    ),
    Fault(
        "hands that folded in the deck",
        "sql/histories/reports/luck.sql",
        "FILTER (WHERE dead AND s.hole",
        "FILTER (WHERE FALSE AND s.hole",
        "test_reports.py::test_what_all_ins_were_worth_is_what_equity_tells",
    ),
    Fault(
        "20 big blinds among the short stacks",
        "sql/histories/reports/report_stacks.sql",
        "WHEN big_blinds < 20 THEN",
        "WHEN big_blinds <= 20 THEN",
        "test_reports.py::test_groups_have_the_sums_of_their_hands",
    ),
    Fault(
        "what nobody called lost",
        "sql/histories/replay/hand_plays.sql",
        "r.won + s.returned - s.invested AS net",
        "r.won - s.invested AS net",
        "test_reports.py::test_twenty_hands_are_counted_as_by_hand",
    ),
    Fault(
        "the odd chip of a split pot lost",
        "sql/histories/replay/pot_shares.sql",
        "SUM(h.half_chips // h.winners + CASE WHEN h.winner_no <= h.half_chips % h.winners THEN 1 ELSE 0 END)",
        "SUM(h.half_chips // h.winners)",
        "test_histories.py::test_random_hands_of_all_games_end_as_pokerkit_says",
    ),
    Fault(
        "antes that nobody pays",
        "sql/histories/replay/bets.sql",
        "WHEN l.money = 'dead' THEN l.written_amount",
        "WHEN l.money = 'dead' THEN 0",
        "test_history_formats.py::test_a_hand_of_pokerstars_comes_out_as_worked_out",
    ),
    Fault(
        "another site lets itself in",
        "pokersql/page/server.py",
        'headers.get("sec-fetch-site") == "cross-site" and',
        'headers.get("sec-fetch-site") == "same-site" and',
        "test_page_requests.py::test_only_who_has_the_printed_address_and_asks_from_this_page_is_let_in",
    ),
    Fault(
        "a host of another name let in",
        "pokersql/page/server.py",
        'if headers.get("host") not in self.hosts:',
        "if False:",
        "test_page_requests.py::test_only_who_has_the_printed_address_and_asks_from_this_page_is_let_in",
    ),
    Fault(
        "answers kept by the browser",
        "pokersql/page/server.py",
        '"Cache-Control": "no-store"',
        '"Cache-Control": "private"',
        "test_page_requests.py::test_no_answer_is_kept_or_has_what_lets_in",
    ),
    Fault(
        "a site written over",
        "pokersql/page/site.py",
        "and any(target.iterdir()) and not force:",
        "and any(target.iterdir()) and force:",
        "test_page_site.py::test_files_of_the_same_names_are_written_over_if_that_is_said_and_others_stay",
    ),
    Fault(
        "a query that the page does not know",
        "pokersql/page/static/deal.js",
        '"second_groups", "Rank',
        '"third_groups", "Rank',
        "test_page_server.py::test_every_query_is_asked_by_the_page_and_every_one_that_is_asked_exists",
    ),
    Fault(
        "intervals as wide as one deviation",
        "sql/page/odds/shares.sql",
        "SELECT 1.959963984540054 AS quantile",
        "SELECT 1.0 AS quantile",
        "test_page_relations.py::test_shares_have_wilson_s_interval",
    ),
    Fault(
        "files of one name in a request",
        "pokersql/page/uploads.py",
        "or len({*names}) < len(names) ",
        "",
        "test_page_requests.py::test_a_request_to_load_that_is_wrong_is_answered_in_a_line",
    ),
    Fault(
        "a name of a file with a path",
        "pokersql/page/uploads.py",
        """not all(map(_is_plain, name.split("/")))""",
        "not name",
        "test_page_requests.py::test_a_request_to_load_that_is_wrong_is_answered_in_a_line",
    ),
    Fault(
        "a % of an address that ends it",
        "pokersql/page/static/question.js",
        "return text; // a %",
        'return ""; // a %',
        "test_page_modules.py::test_modules_answer_as_they_should",
    ),
    Fault(
        "the largest number refused",
        "pokersql/page/static/question.js",
        "number <= most) found",
        "number < most) found",
        "test_page_modules.py::test_modules_answer_as_they_should",
    ),
    Fault(
        "a quote that ends a value",
        "pokersql/page/static/question.js",
        'String(value).replaceAll("\'", "\'\'")',
        "String(value)",
        "test_page_modules.py::test_modules_answer_as_they_should",
    ),
    Fault(
        "a script that counts and simulates",
        "pokersql/page/static/cards.js",
        'answer.values?.method === "sim" && simulate',
        "simulate",
        "test_page_modules.py::test_modules_answer_as_they_should",
    ),
    Fault(
        "errors that end nothing",
        "pokersql/page/static/cards.js",
        'ends: name.endsWith("errors")',
        "ends: false",
        "test_page_modules.py::test_modules_answer_as_they_should",
    ),
    Fault(
        "negative decimals are large",
        "pokersql/page/wasm/database.js",
        "BigInt.asIntN(128",
        "BigInt.asUintN(128",
        "test_page_modules.py::test_modules_answer_as_they_should",
    ),
]


def copy(directory: str) -> Path:
    """A copy of what is in the project's folder, without what only this clone has."""
    target = Path(directory) / "pokersql"
    ignored = shutil.ignore_patterns(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__")
    shutil.copytree(ROOT, target, ignore=ignored)
    return target


def pytest(project: Path, *words: str) -> subprocess.CompletedProcess:
    """Run tests on a copy, in this process's Python; what they start finds the copy too."""
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
    """The tests, without their parameters, that the quick tier has."""
    collected = pytest(project, "-n", "0", "--collect-only", *tests_of(faults)).stdout
    return {re.sub(r"\[.*", "", line) for line in collected.splitlines() if "::" in line}


def unfaulted(project: Path, faults: Iterable[Fault]) -> str:
    """What is wrong with the tests before there is a fault."""
    done = pytest(project, "-m", "", "-x", *tests_of(faults))
    return "" if done.returncode == 0 else done.stdout


def caught(fault: Fault) -> bool:
    """Whether the test of a fault fails once the fault is there."""
    with tempfile.TemporaryDirectory() as directory:
        project = copy(directory)
        path = project / fault.path
        path.write_text(path.read_text(encoding="utf-8").replace(fault.text, fault.replacement), encoding="utf-8")
        done = pytest(project, "-n", "0", "-m", "", "-x", f"tests/{fault.test}")
    return done.returncode == 1  # other codes mean that no test ran


def main(names: list[str]) -> int:
    unknown = set(names) - {fault.name for fault in FAULTS}
    if unknown:
        print(f"no fault is named {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    faults = [fault for fault in FAULTS if not names or fault.name in names]
    lost = [f for f in faults if (ROOT / f.path).read_text(encoding="utf-8").count(f.text) != 1]
    for fault in lost:
        print(f"{fault.name}: {fault.path} does not have its text once: {fault.text!r}", file=sys.stderr)
    if lost:
        return 1
    with tempfile.TemporaryDirectory() as directory:
        project = copy(directory)
        if said := unfaulted(project, faults):
            print(f"without a fault the tests do not pass:\n{said}", file=sys.stderr)
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
