-- The rank of each hand by the rules of a half of the pot
-- Grain: one row per row of `judged_table` that the rules rank
-- Engine: duckdb
-- Access: internal

-- `judged_table` has own_bits and board_bits of each hand, and the columns of judges for the half of the pot. judges
-- says which hands sum_ranks looks up by a sum over their cards, and which hands part_ranks looks up by own cards and
-- board. choice_ranks tries all choices of cards of the others.

CREATE OR REPLACE MACRO pokersql.half_ranks(judged_table) AS TABLE
WITH
-- One row per hand and half for sum_ranks
pokersql_sums AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards
),

-- One row per hand and half for part_ranks
pokersql_parts AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_parts = 1 AND NOT (j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards)
),

-- One row per hand and half for choice_ranks
pokersql_choices AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_parts = 0 AND NOT (j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards)
)

SELECT s.own_bits, s.board_bits, s.half_number, s.hand_rank FROM pokersql.sum_ranks('pokersql_sums') AS s
UNION ALL
SELECT p.own_bits, p.board_bits, p.half_number, p.hand_rank FROM pokersql.part_ranks('pokersql_parts') AS p
UNION ALL
SELECT c.own_bits, c.board_bits, c.half_number, c.hand_rank FROM pokersql.choice_ranks('pokersql_choices') AS c;
