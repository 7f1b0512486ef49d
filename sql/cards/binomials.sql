-- In how many ways k of n cards can be chosen: the binomial coefficients C(n, k)
-- Grain: one row per n and k, 0 <= k <= n <= 52 (1,431)
-- Columns:
--   n: how many there are to choose from
--   k: how many are chosen
--   ways: C(n, k) = n! / (k! (n - k)!)
-- Reads: deck
-- Source: C(n, k + 1) = C(n, k) (n - k) / (k + 1)

DROP TABLE IF EXISTS binomials;

CREATE TABLE binomials (
    n INTEGER NOT NULL,
    k INTEGER NOT NULL,
    ways BIGINT NOT NULL,
    PRIMARY KEY (n, k)
);

INSERT INTO binomials (n, k, ways)
WITH RECURSIVE
-- One row per n and k, n above 0; where an engine divides as a double, the error is below 0.04, and CAST rounds
coefficients AS (
    SELECT d.card_id + 1 AS n, 0 AS k, CAST(1 AS BIGINT) AS ways FROM deck AS d
    UNION ALL
    SELECT c.n, c.k + 1 AS k, CAST(c.ways * (c.n - c.k) / (c.k + 1) AS BIGINT) AS ways
    FROM coefficients AS c
    WHERE c.k < c.n
)

SELECT 0 AS n, 0 AS k, CAST(1 AS BIGINT) AS ways
UNION ALL
SELECT c.n, c.k, c.ways
FROM coefficients AS c;
