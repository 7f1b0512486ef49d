-- The rank of a hand: 1 is a royal flush, 7462 the worst hand; hands of equal rank split the pot
-- Engine: duckdb

-- The hand is a text or a list of five to seven cards; with the argument rules, it has the number of cards that these
-- rules take. The rank is NULL if the hand is NULL or has a hand_error. With the argument rules all choices of cards
-- are tried, so for a whole table rank_hands is faster. DuckDB evaluates the argument hand more than once, so it must
-- not contain random().

CREATE MACRO pokersql.hand_rank
    (hand) AS (
        SELECT k."pokersql rank"
        FROM pokersql.hand_lookup() AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'hand_rank');
