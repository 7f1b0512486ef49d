-- The name of a hand in full, as Full House, Aces over Kings
-- Reads: key_classes
-- Engine: clickhouse

-- It takes the hands of hand_rank().

CREATE FUNCTION hand_description AS (hand) -> joinGetOrNull(
    'pokersql.key_classes', 'description', pokersql_hand_key(hand)
);
