-- The number of seven-card hands of each rank, counted without making the hands
-- Grain: one row per rank that seven cards can have (4,824)
-- Columns:
--   hands: how many of the 133,784,560 hands have the rank
-- Reads: lower_fives, seven_card_keys, upper_pairs
-- Engine: duckdb

-- The view joins 210,455 groups of the 2.1 million rows of lower_fives with 13,909 groups of the 107,386 rows of
-- upper_pairs. For each of the 1.9 million pairs of groups it multiplies the two counts.

DROP VIEW IF EXISTS seven_card_counts;

CREATE TEMPORARY VIEW seven_card_counts AS
WITH
-- One row per card_5, suit_id, suited, pattern_key and flush_key: the number of rows of lower_fives
five_counts AS MATERIALIZED (
    SELECT f.card_5, f.suit_id, f.suited, f.pattern_key, f.flush_key, COUNT(*) AS hands
    FROM lower_fives AS f
    GROUP BY f.card_5, f.suit_id, f.suited, f.pattern_key, f.flush_key
),

-- One row per card_5, suit_id, suited, key_part and flush: the number of rows of upper_pairs
pair_counts AS MATERIALIZED (
    SELECT p.card_5, p.suit_id, p.suited, p.key_part, p.flush, COUNT(*) AS hands
    FROM upper_pairs AS p
    GROUP BY p.card_5, p.suit_id, p.suited, p.key_part, p.flush
),

-- One row per row of five_counts and matching row of pair_counts: the product of their counts
key_counts AS (
    SELECT f.pattern_key + p.key_part + p.flush * f.flush_key AS seven_card_key, f.hands * p.hands AS hands
    FROM five_counts AS f
    INNER JOIN pair_counts AS p ON f.card_5 = p.card_5 AND f.suit_id = p.suit_id AND f.suited = p.suited
)

SELECT k.hand_rank, CAST(SUM(c.hands) AS BIGINT) AS hands
FROM key_counts AS c
INNER JOIN seven_card_keys AS k ON c.seven_card_key = k.seven_card_key
GROUP BY k.hand_rank;
