-- The ranks of the players' hands at the end of play
-- Grain: one row per hand_no, place, board_no and half of the pot, if all cards are known
-- Reads: whole_hands
-- Source: sql/macros/games/half_ranks.sql
-- Engine: duckdb
-- Access: internal

-- hand_rank is NULL if the hand does not qualify for this half of the pot.

CREATE OR REPLACE TEMPORARY TABLE final_ranks AS
SELECT w.hand_no, w.place, w.board_no, w.half, r.hand_rank
FROM whole_hands AS w
LEFT JOIN pokersql.HALF_RANKS('judged_hands') AS r
    ON w.own_bits = r.own_bits AND w.board_bits = r.board_bits AND w.half_number = r.half_number;
