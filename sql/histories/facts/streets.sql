-- The names of the rounds of betting
-- Grain: one row per board_cards, draws and street_no
-- Columns:
--   board_cards: see games
--   draws: see games
--   street_no: the number of the round of betting in the hand, from 1
--   street: the name of the round
--   cards_out: the number of cards on the board in this round
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE streets AS
FROM (
    VALUES
    (5, 0, 1, 'preflop', 0),
    (5, 0, 2, 'flop', 3),
    (5, 0, 3, 'turn', 4),
    (5, 0, 4, 'river', 5),
    (0, 0, 1, 'third street', 0),
    (0, 0, 2, 'fourth street', 0),
    (0, 0, 3, 'fifth street', 0),
    (0, 0, 4, 'sixth street', 0),
    (0, 0, 5, 'seventh street', 0),
    (0, 1, 1, 'predraw', 0),
    (0, 1, 2, 'first draw', 0),
    (0, 3, 1, 'predraw', 0),
    (0, 3, 2, 'first draw', 0),
    (0, 3, 3, 'second draw', 0),
    (0, 3, 4, 'third draw', 0)
) AS s (board_cards, draws, street_no, street, cards_out);
