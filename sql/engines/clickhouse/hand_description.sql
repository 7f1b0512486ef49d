-- The full name of a hand, for example Full House, Aces over Kings
-- Reads: key_classes
-- Engine: clickhouse

-- hand_description() takes the same hands as hand_rank().

CREATE FUNCTION hand_description AS (hand) -> joinGetOrNull(
    'pokersql.key_classes', 'description', pokersql_hand_key(hand)
);
