-- The distinct hands of cards to rank, each with the rules of its game
-- Grain: one row per own_bits, board_bits and half_number
-- Reads: game_judges, whole_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE judged_hands AS
SELECT d.own_bits, d.board_bits, j.*
FROM (SELECT DISTINCT w.own_bits, w.board_bits, w.half_number FROM whole_hands AS w) AS d
INNER JOIN game_judges AS j ON d.half_number = j.half_number;
