-- The hands that the second player can have now, the best first
-- Grain: one row per hand of different rank; place 1 is the nuts
-- Reads: standings
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS nuts;

CREATE VIEW nuts AS
SELECT
    DENSE_RANK() OVER (ORDER BY s.place) AS place,
    s.category,
    s.description,
    s.hand_rank,
    COUNT(*) AS combinations,
    MAX(s.hole) AS example,
    s.standing
FROM standings AS s
WHERE s.seat = 2
GROUP BY s.place, s.category, s.description, s.hand_rank, s.standing;
