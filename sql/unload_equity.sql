-- Drops what equity, game_equity, count_starting_hands, count_heads_up and count_game_odds make, but no rows of yours
-- Grain: none
-- Reads: nothing
-- Source: these parts, of which 'pokersql sql --unload equity' makes it; change them, not this
-- Engine: duckdb

-- What you typed or dealt is in these tables, which stay; drop them to be rid of it too:
--     player_ranges
--     known_cards

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
DROP VIEW IF EXISTS sampled_categories;
DROP VIEW IF EXISTS game_equity;
DROP VIEW IF EXISTS game_outcomes;
DROP TABLE IF EXISTS simulated_deals;
DROP VIEW IF EXISTS known_deal;
DROP MACRO TABLE IF EXISTS dealt_outcomes_of;
DROP VIEW IF EXISTS board_outcomes;
DROP VIEW IF EXISTS board_quads;
DROP VIEW IF EXISTS board_triples;
DROP VIEW IF EXISTS board_numbers;
DROP MACRO IF EXISTS winner_bits;
DROP MACRO IF EXISTS quad_number;
DROP MACRO IF EXISTS triple_number;
DROP VIEW IF EXISTS game_cards;
DROP VIEW IF EXISTS game_givens;
DROP VIEW IF EXISTS game_equity_errors;
DROP VIEW IF EXISTS game_texts;
DROP VIEW IF EXISTS game_methods;
DROP VIEW IF EXISTS any_ahead;
DROP VIEW IF EXISTS outs;
DROP VIEW IF EXISTS nuts;
DROP VIEW IF EXISTS standing_counts;
DROP VIEW IF EXISTS standings;
DROP VIEW IF EXISTS equity_categories;
DROP VIEW IF EXISTS equity;
DROP VIEW IF EXISTS equity_work;
DROP VIEW IF EXISTS equity_winners;
DROP VIEW IF EXISTS equity_outcomes;
DROP TABLE IF EXISTS simulated_outcomes;
DROP VIEW IF EXISTS equity_question;
DROP VIEW IF EXISTS sampled_showdowns;
DROP MACRO IF EXISTS cube;
DROP MACRO IF EXISTS shuffle_key;
DROP TABLE IF EXISTS simulation;
DROP MACRO TABLE IF EXISTS range_outcomes_of;
DROP MACRO TABLE IF EXISTS pair_outcomes_of;
DROP MACRO TABLE IF EXISTS outcomes_of;
DROP VIEW IF EXISTS exact_question;
DROP MACRO TABLE IF EXISTS showdowns_of;
DROP MACRO TABLE IF EXISTS board_hands_of;
DROP MACRO TABLE IF EXISTS boards_of;
DROP TABLE IF EXISTS other_cards;
DROP TABLE IF EXISTS suit_cards;
DROP TABLE IF EXISTS board_ranks;
DROP MACRO TABLE IF EXISTS matchups_of;
DROP VIEW IF EXISTS starting_hand_matchups;
DROP VIEW IF EXISTS heads_up;
DROP TABLE IF EXISTS matchup_counts;
DROP TABLE IF EXISTS heads_up_counts;
DROP MACRO IF EXISTS matchup_key;
DROP MACRO IF EXISTS board_suit;
DROP MACRO IF EXISTS rank_codes;
DROP MACRO IF EXISTS holdem_key;
DROP MACRO IF EXISTS suits_renamed;
DROP MACRO IF EXISTS suit_part;
DROP TABLE IF EXISTS suit_orders;
DROP VIEW IF EXISTS player_hands;
DROP VIEW IF EXISTS known_bits;
DROP VIEW IF EXISTS standing_errors;
DROP VIEW IF EXISTS equity_errors;
DROP VIEW IF EXISTS open_players;
DROP VIEW IF EXISTS range_hands;
DROP VIEW IF EXISTS written_cards;
DROP VIEW IF EXISTS range_pieces;
DROP TABLE IF EXISTS card_patterns;
DROP VIEW IF EXISTS seats;
DROP TABLE IF EXISTS top_hands;
DROP TABLE IF EXISTS range_spellings;
DROP VIEW IF EXISTS absent_cards;
DROP TABLE IF EXISTS equity_groups;
DROP TABLE IF EXISTS equity_classes;
DROP TABLE IF EXISTS equity_keys;
DROP TABLE IF EXISTS equity_game;
