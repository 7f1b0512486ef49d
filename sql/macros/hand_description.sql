-- What a hand is in words, such as Full House, Aces over Kings
-- Grain: none
-- Reads: pokersql.hand_lookup
-- Source: pokersql
-- Engine: duckdb

-- A hand is text or a list of five to seven cards; NULL, and what can't be read (hand_error), gives NULL. A lookup by
-- key for each call: for a whole table rank_hands is faster. A hand is read more than once, so random() can't be one.

CREATE MACRO pokersql.hand_description(hand) AS (
    SELECT k."pokersql description"
    FROM pokersql.hand_lookup AS k
    WHERE k."pokersql key" = pokersql.hand_key(hand)
);
