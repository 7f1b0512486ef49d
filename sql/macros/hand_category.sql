-- The category of a hand, such as Full House
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

-- The arguments are those of hand_rank.

CREATE MACRO pokersql.hand_category
    (hand) AS (
        SELECT k."pokersql category"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'category');
