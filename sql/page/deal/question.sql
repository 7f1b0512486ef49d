-- Makes a deal the present one: sql/deal.sql then deals it
-- Grain: none
-- Reads: board_cards, deals, hand_cards, settings
-- Source: pokersql
-- Engine: duckdb

DELETE FROM hand_cards;

DELETE FROM board_cards;

DELETE FROM deals;

UPDATE settings SET seed = $seed, deal = $deal, rounds = 1, players = $players, rules = $rules;
