-- The category of a hand, for example Full House
-- Reads: key_classes
-- Engine: clickhouse

-- hand_category() takes the same hands as hand_rank().

CREATE FUNCTION hand_category AS (hand) -> joinGetOrNull('pokersql.key_classes', 'category', pokersql_hand_key(hand));
