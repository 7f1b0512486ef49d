-- The rank of every hand of five, six or seven cards, by a key that is a sum over its cards
-- Grain: one row per key (78,494)
-- Reads: hand_keys
-- Engine: duckdb

CREATE TABLE pokersql.hand_keys AS
SELECT k.hand_key, k.cards, k.hand_rank
FROM hand_keys AS k
ORDER BY k.hand_key;
