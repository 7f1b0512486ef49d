-- The remedy for each error of a hand, by each game and by each set of rules without a game
-- Grain: one row per game and error, and per set of rules with game ''
-- Reads: game_remedies
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_remedies AS
SELECT r.game, r.rules, r.fault, r.remedy
FROM game_remedies AS r
ORDER BY r.game, r.rules, r.fault;
