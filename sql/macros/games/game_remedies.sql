-- The remedy for each error of a hand, in each game and by each set of rules
-- Grain: one row per game and kind of error (fault), and one per set of rules and kind of error, with '' as game
-- Reads: game_remedies
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_remedies AS
SELECT r.game, r.rules, r.fault, r.remedy
FROM game_remedies AS r
ORDER BY r.game, r.rules, r.fault;
