-- The rank of a hand, from 1 for a royal flush to 7462 for the worst hand; hands with equal ranks split the pot
-- Reads: key_classes
-- Engine: clickhouse

-- The hand is text in any spelling, a list of cards or a list of card_ids. For a hand with an error, the rank is NULL.

CREATE FUNCTION hand_rank AS (hand) -> joinGetOrNull('pokersql.key_classes', 'hand_rank', pokersql_hand_key(hand));
