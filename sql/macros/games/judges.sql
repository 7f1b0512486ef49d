-- The rules, deck and numbers of cards for each half of the pot in each game, and for each set of rules
-- Grain: one row per game and half (high or low), and one per set of rules, with '' as game
-- Reads: judges
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.judges AS
SELECT j.*
FROM judges AS j
ORDER BY j.game, j.rules, j.half_number;
