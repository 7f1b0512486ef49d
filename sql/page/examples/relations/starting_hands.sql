-- The equity of each starting hand of hold'em against a random hand
-- Grain: one row per starting hand, the best first
-- Reads: starting_hands
-- Engine: duckdb

SELECT s.starting_hand, s.combinations, (s.wins + s.ties / 2) / (s.wins + s.ties + s.losses) AS equity
FROM starting_hands AS s
ORDER BY equity DESC, s.starting_hand ASC;
