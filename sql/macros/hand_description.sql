-- The description of a hand, for example Full House, Aces over Kings; the arguments are as in hand_rank
-- Engine: duckdb

CREATE MACRO pokersql.hand_description
    (hand) AS (
        SELECT k."pokersql description"
        FROM pokersql.hand_lookup() AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'description');
