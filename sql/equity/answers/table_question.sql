-- The question, if the shipped counts answer it: two play the game of matchup_counts, and no card is known
-- Grain: one row in all, or none
-- Reads: equity_game, known_bits, matchup_counts
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS table_question;

CREATE VIEW table_question AS
SELECT k.players
FROM known_bits AS k
CROSS JOIN equity_game AS g
WHERE k.players = 2 AND k.known_bits = 0 AND g.game IN (SELECT m.game FROM matchup_counts AS m);
