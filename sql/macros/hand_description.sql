-- A hand in words, such as Full House, Aces over Kings
-- Reads: pokersql.hand_lookup
-- Engine: duckdb

-- The arguments are those of hand_rank.

CREATE MACRO pokersql.hand_description
    (hand) AS (
        SELECT k."pokersql description"
        FROM pokersql.hand_lookup AS k
        WHERE k."pokersql key" = pokersql.hand_key(hand)
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'description');
