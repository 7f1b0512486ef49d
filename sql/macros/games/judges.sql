-- The rules and limits that judge a hand in a half of a game, or by a set of rules without a game
-- Grain: one row per game and half, high or low, and per set of rules with game ''
-- Reads: judges
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.judges AS
SELECT j.*
FROM judges AS j
ORDER BY j.game, j.rules, j.half_number;
