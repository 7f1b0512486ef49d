-- The rank of a hand: 1 is a royal flush, 7462 the worst, equal ranks split the pot
-- Grain: none
-- Reads: pokersql.hand_lookup
-- Source: pokersql
-- Engine: duckdb

-- A hand is text or a list of five to seven cards; NULL, and what can't be read (hand_error), gives NULL. A lookup by
-- key for each call: for a whole table rank_hands is faster. A hand is read more than once, so random() can't be one.

CREATE MACRO pokersql.hand_rank(hand) AS (
    SELECT k."pokersql rank"
    FROM pokersql.hand_lookup AS k
    WHERE k."pokersql key" = pokersql.hand_key(hand)
);
