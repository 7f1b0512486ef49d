-- The batch of one deal, if all cards are known and boards are not counted
-- Grain: one row in all, or none; columns as in simulation
-- Reads: game_givens, simulation
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS known_deal;

CREATE VIEW known_deal AS
SELECT s.seed, s.first_sample, 1 AS samples
FROM simulation AS s
CROSS JOIN game_givens AS g
WHERE g.is_exact AND NOT g.is_counted;
