-- The best rank from own cards and cards of the board, if no card is wild and no flush makes a hand worse
-- Grain: one row per row of `judged_table` (as in half_ranks); hand_rank is NULL if no choice qualifies
-- Source: sql/showdowns/game_ranks.sql, which finds the same ranks (tests/test_games_macros.py)
-- Engine: duckdb
-- Access: internal

-- At least three cards come from the board, so a flush is possible in at most one suit. A view of a board is all its
-- ranks, or its ranks in the suit of a possible flush; see view_ranks_of.

CREATE OR REPLACE MACRO pokersql.part_ranks(judged_table) AS TABLE
WITH
-- One row per hand and half: the two views of its board
hands AS MATERIALIZED (
    SELECT
        j.own_bits,
        j.board_bits,
        j.half_number,
        j.half_rules,
        j.fewest_used,
        j.most_used,
        j.counts_suits,
        j.cards,
        pokersql.code_sum(j.board_bits) AS board_codes,
        pokersql.board_suit(j.board_bits) AS flush_suit,
        pokersql.suit_codes(j.board_bits, pokersql.board_suit(j.board_bits)) AS flush_codes
    FROM QUERY_TABLE(judged_table) AS j
),

-- One row per half, own cards and view of a board
own_views AS (
    SELECT DISTINCT
        h.half_number, h.half_rules, h.fewest_used, h.most_used, h.cards, h.own_bits,
        h.board_codes AS view_codes, CAST(NULL AS INTEGER) AS suit_id
    FROM hands AS h
    UNION ALL
    SELECT DISTINCT
        h.half_number, h.half_rules, h.fewest_used, h.most_used, h.cards, h.own_bits,
        -h.flush_codes AS view_codes, h.flush_suit AS suit_id
    FROM hands AS h
    WHERE h.counts_suits = 1 AND BIT_COUNT(h.flush_codes) >= h.cards - h.most_used
),

-- One row per half, own cards and view that make a hand: the rank of the hand
ranks AS (
    SELECT r.* FROM pokersql.view_ranks_of('own_views') AS r
)

SELECT h.own_bits, h.board_bits, h.half_number, LEAST(r.hand_rank, f.hand_rank) AS hand_rank
FROM hands AS h
LEFT JOIN ranks AS r
    ON h.half_number = r.half_number AND h.own_bits = r.own_bits AND r.suit_id = -1 AND h.board_codes = r.view_codes
LEFT JOIN ranks AS f
    ON
        h.half_number = f.half_number AND h.own_bits = f.own_bits
        AND h.flush_suit = f.suit_id AND -h.flush_codes = f.view_codes;
