-- Is each binomial coefficient the sum of the two above it in Pascal's triangle, and does the table have 1,431 rows?
-- Grain: one row per problem
-- Reads: binomials
-- Source: C(n, k) = C(n - 1, k - 1) + C(n - 1, k)

SELECT 'C(' || CAST(b.n AS TEXT) || ', ' || CAST(b.k AS TEXT) || ') is ' || CAST(b.ways AS TEXT) AS problem
FROM binomials AS b
LEFT JOIN binomials AS l ON b.n = l.n + 1 AND b.k = l.k + 1
LEFT JOIN binomials AS r ON b.n = r.n + 1 AND b.k = r.k
WHERE b.ways <> CASE WHEN b.n = 0 THEN 1 ELSE COALESCE(l.ways, 0) + COALESCE(r.ways, 0) END
UNION ALL
SELECT 'binomials has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 1431' AS problem
FROM binomials
HAVING COUNT(*) <> 1431;
