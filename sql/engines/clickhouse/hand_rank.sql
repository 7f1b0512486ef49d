-- The rank of a hand: 1 is a royal flush, 7462 the worst, equal ranks split the pot
-- Reads: key_classes
-- Engine: clickhouse

-- The hand is text in any spelling, a list of cards or a list of card_ids; a hand with an error gives NULL.

CREATE FUNCTION hand_rank AS (hand) -> joinGetOrNull('pokersql.key_classes', 'hand_rank', pokersql_hand_key(hand));
