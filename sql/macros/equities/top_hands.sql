-- The starting hands in falling order of equity against a random hand, for ranges like 15%
-- Grain: one row per starting hand (169); combinations_so_far is the running total of combinations
-- Reads: top_hands
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.top_hands AS
SELECT t.starting_hand, t.combinations_so_far, t.combinations_in_all
FROM top_hands AS t
ORDER BY t.combinations_so_far;
