-- Simpson's rule: the integral of f from a to b is (b - a) * SUM(weight * f(a + share * (b - a)))
-- Grain: one row per point (1,001); share rises from 0 to 1
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS integration_points;

CREATE VIEW integration_points AS
WITH
-- One row per point, numbered from 0
places AS (
    SELECT UNNEST(RANGE(1001)) AS place
)

SELECT
    p.place / 1000 AS share,
    CASE WHEN p.place IN (0, 1000) THEN 1 WHEN p.place % 2 = 1 THEN 4 ELSE 2 END / 3000 AS weight
FROM places AS p;
