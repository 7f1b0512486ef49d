-- How many of all seven-card hands have each rank, counted from halves of hands
-- Grain: one row per rank that seven cards have (4,824)
-- Columns:
--   hands: how many of the 133,784,560 hands
-- Reads: lower_fives, seven_card_keys, upper_pairs
-- Engine: duckdb

-- It counts as every_seven_card_hand joins: the 2.1 million lower_fives have 210,455 suits and keys, the 107,386
-- upper_pairs 13,909, and the counts of 1.9 million pairs of these are multiplied.

DROP VIEW IF EXISTS seven_card_counts;

CREATE TEMPORARY VIEW seven_card_counts AS
WITH
-- One row per fifth card, suit, and keys of the five lowest cards
five_counts AS MATERIALIZED (
    SELECT f.card_5, f.suit_id, f.suited, f.pattern_key, f.flush_key, COUNT(*) AS hands
    FROM lower_fives AS f
    GROUP BY f.card_5, f.suit_id, f.suited, f.pattern_key, f.flush_key
),

-- One row per fifth card, suit, and key part of the two highest cards
pair_counts AS MATERIALIZED (
    SELECT p.card_5, p.suit_id, p.suited, p.key_part, p.flush, COUNT(*) AS hands
    FROM upper_pairs AS p
    GROUP BY p.card_5, p.suit_id, p.suited, p.key_part, p.flush
),

-- One row per row of five_counts and row of pair_counts that continues its hands
key_counts AS (
    SELECT f.pattern_key + p.key_part + p.flush * f.flush_key AS seven_card_key, f.hands * p.hands AS hands
    FROM five_counts AS f
    INNER JOIN pair_counts AS p ON f.card_5 = p.card_5 AND f.suit_id = p.suit_id AND f.suited = p.suited
)

SELECT k.hand_rank, CAST(SUM(c.hands) AS BIGINT) AS hands
FROM key_counts AS c
INNER JOIN seven_card_keys AS k ON c.seven_card_key = k.seven_card_key
GROUP BY k.hand_rank;
