-- The rank of each hand, looked up by a sum over its cards
-- Grain: one row per row of `judged_table` (as in half_ranks) that the rules rank
-- Reads: pokersql.rule_keys
-- Engine: duckdb
-- Access: internal

-- The key of a hand in rule_keys: the key of its flush if it has a flush and counts_suits is 1, else the sum of all
-- cards
CREATE OR REPLACE MACRO pokersql.sum_key(bits, counts_suits, cards) AS
    COALESCE(CASE WHEN counts_suits = 1 THEN pokersql.flush_key(bits, cards) END, pokersql.code_sum(bits));

CREATE OR REPLACE MACRO pokersql.sum_ranks(judged_table) AS TABLE
SELECT h.own_bits, h.board_bits, h.half_number, k.hand_rank
FROM QUERY_TABLE(judged_table) AS h
INNER JOIN pokersql.rule_keys AS k
    ON
        h.half_rules = k.rules
        AND pokersql.sum_key(h.own_bits | h.board_bits, h.counts_suits, h.cards) = k.hand_key;
