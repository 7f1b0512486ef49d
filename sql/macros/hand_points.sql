-- The points of a hand, 0 (high card) to 9 (royal flush) by the standard rules; the arguments are as in hand_rank
-- Engine: duckdb

CREATE MACRO pokersql.hand_points
    (hand) AS (
        SELECT k."pokersql points"
        FROM pokersql.hand_lookup() AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'hand_points');
