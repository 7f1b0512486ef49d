-- The rank of a hand: 1 is a royal flush, 7462 the worst hand; equal ranks split the pot
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

-- The hand is text or a list of five to seven cards, or of the number that the named rules take. NULL and hands with a
-- hand_error give NULL. A call is a lookup by key; by named rules it tries all choices of cards. For a whole table
-- rank_hands is faster. The argument is evaluated more than once, so it must not contain random().

CREATE MACRO pokersql.hand_rank
    (hand) AS (
        SELECT k."pokersql rank"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'hand_rank');
