-- The hole cards of each seat beside every board that can come
-- Grain: one row per matchup and kind of board; runouts is how many boards are of it, by the weight of the matchup
-- Reads: known_bits
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS exact_showdowns;

CREATE VIEW exact_showdowns AS
SELECT s.* FROM SHOWDOWNS_OF('known_bits') AS s;
