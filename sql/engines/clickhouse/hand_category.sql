-- The category of a hand, as Full House
-- Reads: key_classes
-- Engine: clickhouse

-- It takes the hands of hand_rank().

CREATE FUNCTION hand_category AS (hand) -> joinGetOrNull('pokersql.key_classes', 'category', pokersql_hand_key(hand));
