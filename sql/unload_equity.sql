-- Drops what equity, odds, count_starting_hands, count_heads_up and count_game_odds make, but no rows of yours
-- Source: these parts, of which 'pokersql sql --unload equity' makes it; change them, not this
-- Engine: duckdb

-- What you typed or dealt is in these tables, which stay; drop them to be rid of it too:
--     player_ranges
--     known_cards
--     figures

DROP TABLE IF EXISTS game_slice_counts;
DROP TABLE IF EXISTS game_slice;
DROP TABLE IF EXISTS pair_points;
DROP TABLE IF EXISTS board_kinds;
DROP VIEW IF EXISTS card_kinds;
DROP VIEW IF EXISTS matchup_totals;
DROP VIEW IF EXISTS open_slices;
DROP TABLE IF EXISTS flush_slice_counts;
DROP TABLE IF EXISTS flush_boards;
DROP TABLE IF EXISTS suit_holdings;
DROP TABLE IF EXISTS rank_counts;
DROP VIEW IF EXISTS starting_hand_counts;
DROP TABLE IF EXISTS slice_counts;
DROP TABLE IF EXISTS board_slice;
DROP TABLE IF EXISTS canonical_boards;
DROP VIEW IF EXISTS figure_errors;
DROP VIEW IF EXISTS figure_totals;
DROP VIEW IF EXISTS figure_lines;
DROP VIEW IF EXISTS run_luck;
DROP VIEW IF EXISTS observed_luck;
DROP VIEW IF EXISTS integration_points;
DROP MACRO IF EXISTS logarithm_beside_one;
DROP MACRO IF EXISTS tail_logarithm;
DROP MACRO IF EXISTS factorial_excess;
DROP MACRO IF EXISTS deviance;
DROP MACRO IF EXISTS binomial_logarithm;
DROP VIEW IF EXISTS luck_limits;
DROP VIEW IF EXISTS sampled_categories;
DROP VIEW IF EXISTS sampled_deals;
DROP TABLE IF EXISTS sampled_cards;
DROP VIEW IF EXISTS game_standing_counts;
DROP VIEW IF EXISTS game_outs;
DROP VIEW IF EXISTS game_hands_now;
DROP VIEW IF EXISTS game_equity;
DROP VIEW IF EXISTS game_equity_errors;
DROP VIEW IF EXISTS any_ahead;
DROP VIEW IF EXISTS outs;
DROP VIEW IF EXISTS nuts;
DROP VIEW IF EXISTS standing_counts;
DROP VIEW IF EXISTS standings;
DROP VIEW IF EXISTS hands_now;
DROP VIEW IF EXISTS next_ranks;
DROP VIEW IF EXISTS range_texts;
DROP VIEW IF EXISTS range_categories;
DROP VIEW IF EXISTS hand_equities;
DROP VIEW IF EXISTS equity_categories;
DROP VIEW IF EXISTS equity;
DROP VIEW IF EXISTS equity_method;
DROP VIEW IF EXISTS equity_work;
DROP VIEW IF EXISTS equity_outcomes;
DROP VIEW IF EXISTS drawn_outcomes;
DROP TABLE IF EXISTS simulated_outcomes;
DROP VIEW IF EXISTS sampled_showdowns;
DROP TABLE IF EXISTS simulation;
DROP VIEW IF EXISTS judged_outcomes;
DROP VIEW IF EXISTS sum_outcomes;
DROP VIEW IF EXISTS heads_up_outcomes;
DROP VIEW IF EXISTS range_outcomes;
DROP VIEW IF EXISTS pair_outcomes;
DROP VIEW IF EXISTS table_outcomes;
DROP VIEW IF EXISTS sampled_question;
DROP VIEW IF EXISTS exact_question;
DROP VIEW IF EXISTS table_question;
DROP VIEW IF EXISTS standing_question;
DROP VIEW IF EXISTS standing_errors;
DROP VIEW IF EXISTS equity_errors;
DROP VIEW IF EXISTS range_hands;
DROP VIEW IF EXISTS player_hands;
DROP TABLE IF EXISTS asked_question;
DROP TABLE IF EXISTS question_problems;
DROP TABLE IF EXISTS seat_hands;
DROP TABLE IF EXISTS certain_cards;
DROP TABLE IF EXISTS named_hands;
DROP TABLE IF EXISTS range_pieces;
DROP TABLE IF EXISTS asked_texts;
DROP TABLE IF EXISTS asked_seats;
DROP TABLE IF EXISTS asked_methods;
DROP VIEW IF EXISTS player_seats;
DROP TABLE IF EXISTS equity_game;
DROP VIEW IF EXISTS starting_hand_matchups;
DROP VIEW IF EXISTS heads_up;
DROP TABLE IF EXISTS equity_limits;
DROP TABLE IF EXISTS top_hands;
