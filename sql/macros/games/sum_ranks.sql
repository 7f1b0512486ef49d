-- The rank of each hand, looked up by a sum over its cards
-- Grain: one row per row of the table that the rules rank
-- Reads: pokersql.rule_keys
-- Source: sql/classes/rule_keys.sql
-- Engine: duckdb
-- Access: internal

-- The table has own_bits and board_bits of each hand, the half that is judged, and the columns of judges.

CREATE OR REPLACE MACRO pokersql.sum_ranks(judged_table) AS TABLE
SELECT h.own_bits, h.board_bits, h.half_number, k.hand_rank
FROM QUERY_TABLE(judged_table) AS h
INNER JOIN pokersql.rule_keys AS k
    ON
        h.half_rules = k.rules
        AND COALESCE(
            CASE WHEN h.counts_suits = 1 THEN pokersql.flush_key(h.own_bits | h.board_bits, h.cards) END,
            pokersql.code_sum(h.own_bits | h.board_bits)
        ) = k.hand_key;
