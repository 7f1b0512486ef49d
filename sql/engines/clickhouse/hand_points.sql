-- The points of a hand: 0, high card, to 9, royal flush
-- Reads: key_classes
-- Engine: clickhouse

-- hand_points() takes the same hands as hand_rank().

CREATE FUNCTION hand_points AS (hand) -> joinGetOrNull('pokersql.key_classes', 'hand_points', pokersql_hand_key(hand));
