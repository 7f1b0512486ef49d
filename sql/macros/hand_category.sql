-- The category of a hand, for example Full House; the arguments are as in hand_rank
-- Engine: duckdb

CREATE MACRO pokersql.hand_category
    (hand) AS (
        SELECT k."pokersql category"
        FROM pokersql.hand_lookup() AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'category');
