-- Drops all that equity.sql and count_starting_hands.sql make, last first; your rows stay
-- Grain: none
-- Reads: nothing
-- Source: these files, of which 'pokersql sql --unload equity' makes it; change them, not this
-- Engine: duckdb

-- What you typed or dealt is in these tables, which stay; drop them to be rid of it too:
--     player_ranges
--     known_cards

DROP VIEW IF EXISTS starting_hand_counts;
DROP TABLE IF EXISTS slice_counts;
DROP TABLE IF EXISTS board_slice;
DROP TABLE IF EXISTS canonical_boards;
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
DROP MACRO TABLE IF EXISTS outcomes_of;
DROP VIEW IF EXISTS listed_showdowns;
DROP VIEW IF EXISTS listed_question;
DROP VIEW IF EXISTS counted_question;
DROP MACRO TABLE IF EXISTS showdowns_of;
DROP MACRO TABLE IF EXISTS boards_of;
DROP TABLE IF EXISTS other_cards;
DROP TABLE IF EXISTS suit_cards;
DROP TABLE IF EXISTS board_ranks;
DROP MACRO TABLE IF EXISTS matchups_of;
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
