-- Simpson's rule: integral = length of the interval * the sum of weight * the function, at share 0 to 1 of the interval
-- Grain: one row per point (1,001)
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS integration_points;

CREATE VIEW integration_points AS
WITH
-- One row per point
places AS (
    SELECT UNNEST(RANGE(1001)) AS place
)

SELECT
    p.place / 1000 AS share,
    CASE WHEN p.place IN (0, 1000) THEN 1 WHEN p.place % 2 = 1 THEN 4 ELSE 2 END / 3000 AS weight
FROM places AS p;
