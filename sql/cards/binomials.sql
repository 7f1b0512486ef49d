-- The binomial coefficients C(n, k): the ways to choose k of n cards
-- Grain: one row per n and k, 0 <= k <= n <= 52 (1,431)
-- Columns:
--   n: cards to choose from, 0 to 52
--   k: cards chosen, 0 to n
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
-- One row per n > 0 and k. DuckDB's / gives a DOUBLE, wrong by less than 0.1 here; CAST rounds it to the exact integer
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
