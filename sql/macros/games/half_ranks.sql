-- The rank of each hand by the rules of the high or low half of the pot
-- Grain: one row per row of `judged_table` that the rules rank
-- Engine: duckdb
-- Access: internal

-- `judged_table` has own_bits and board_bits of each hand, and the columns of judges for the half of the pot. Three
-- macros rank hands: sum_ranks by a sum over all cards, part_ranks by own cards and board, choice_ranks by trying all
-- choices of cards. has_sums, has_parts and most_cards decide which macro ranks a hand.

CREATE OR REPLACE MACRO pokersql.half_ranks(judged_table) AS TABLE
WITH
-- One row per hand and half that sum_ranks ranks
pokersql_sums AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards
),

-- One row per hand and half that part_ranks ranks
pokersql_parts AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_parts = 1 AND NOT (j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards)
),

-- One row per hand and half that choice_ranks ranks
pokersql_choices AS (
    SELECT j.* FROM QUERY_TABLE(judged_table) AS j
    WHERE j.has_parts = 0 AND NOT (j.has_sums = 1 AND BIT_COUNT(j.own_bits | j.board_bits) <= j.most_cards)
)

SELECT s.own_bits, s.board_bits, s.half_number, s.hand_rank FROM pokersql.sum_ranks('pokersql_sums') AS s
UNION ALL
SELECT p.own_bits, p.board_bits, p.half_number, p.hand_rank FROM pokersql.part_ranks('pokersql_parts') AS p
UNION ALL
SELECT c.own_bits, c.board_bits, c.half_number, c.hand_rank FROM pokersql.choice_ranks('pokersql_choices') AS c;
