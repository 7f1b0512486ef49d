-- The parts of a seven-card hand's key: a number for each five ranks, and a number for each two ranks
-- Grain: one row per multiset of five ranks (6,175) or two ranks (91); the 6,175 * 91 sums of two keys all differ
-- Reads: hand_keys, hole_cards
-- Engine: duckdb
-- Access: internal

-- A hand_key takes 52 bits, but DuckDB joins by an array (perfect hash join) only if keys are dense integers below a
-- million. So the key is (number of the five ranks) + 6,175 * (number of the two ranks) < 561,925. DuckDB makes 2,048
-- hands at once. Most of these hands have the same two highest cards, so their ranks are close together in the array,
-- within 12 KB.

DROP TABLE IF EXISTS pattern_keys;

CREATE TEMPORARY TABLE pattern_keys (
    cards INTEGER NOT NULL, -- five or two
    rank_codes BIGINT NOT NULL, -- the sum of the cards' rank codes
    pattern_key INTEGER NOT NULL -- the part of these cards in the key of a hand without a flush
);

INSERT INTO pattern_keys (cards, rank_codes, pattern_key)
WITH
-- One row per pattern of two cards
twos AS (
    SELECT h.rank_codes, DENSE_RANK() OVER (ORDER BY h.rank_codes) - 1 AS pattern
    FROM hole_cards AS h
    GROUP BY h.rank_codes
),

-- One row per pattern of five cards
fives AS (
    SELECT k.hand_key AS rank_codes, DENSE_RANK() OVER (ORDER BY k.hand_key) - 1 AS pattern
    FROM hand_keys AS k
    WHERE k.cards = 5 AND k.hand_key > 0
)

SELECT 2 AS cards, t.rank_codes, t.pattern * (SELECT COUNT(*) FROM fives) AS pattern_key FROM twos AS t
UNION ALL
SELECT 5 AS cards, f.rank_codes, f.pattern AS pattern_key FROM fives AS f;
