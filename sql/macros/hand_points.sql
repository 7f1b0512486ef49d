-- The points of a hand: 0, high card, to 9, royal flush
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

-- The hand is text or a list of five to seven cards, or of as many as the named rules take; NULL, and what hand_error
-- names, gives NULL. Each call is a lookup by key, and by named rules it tries all choices of cards, so for a whole
-- table rank_hands is faster. The argument is evaluated more than once: no random() in it.

CREATE MACRO pokersql.hand_points
    (hand) AS (
        SELECT k."pokersql points"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'hand_points');
