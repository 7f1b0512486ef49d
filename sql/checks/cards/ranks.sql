-- Does the table ranks have the ranks 2 to 14 with the right faces, different names and codes 16^(rank - 2)?
-- Grain: one row per problem
-- Reads: ranks

WITH
-- One row: how many rows are correct, and how many different values they have. The right sum of rank_code is 1 + 16 +
-- ... + 16^12 = (16^13 - 1) / 15.
counts AS (
    SELECT
        COUNT(*) AS ranks,
        COUNT(DISTINCT r.rank) AS numbers,
        COUNT(DISTINCT r.name) + COUNT(DISTINCT r.plural) AS names,
        COALESCE(CAST(SUM(r.rank_code) AS BIGINT), 0) AS codes
    FROM ranks AS r
    WHERE
        r.rank BETWEEN 2 AND 14
        AND r.face = SUBSTR('23456789TJQKA', r.rank - 1, 1)
        AND (r.label = r.face OR (r.rank = 10 AND r.label = '10'))
)

SELECT 'ranks has ' || CAST(c.ranks AS TEXT) || ' good rows, not 13' AS problem
FROM counts AS c
WHERE c.ranks <> 13 OR c.numbers <> 13 OR c.names <> 26
UNION ALL
SELECT 'the codes of ranks add up to ' || CAST(c.codes AS TEXT) || ', not 300239975158033' AS problem
FROM counts AS c
WHERE c.codes <> 300239975158033
UNION ALL
SELECT 'ranks gives ' || r.name || ' a code that is not 16 times the code before' AS problem
FROM ranks AS r
INNER JOIN ranks AS b ON r.rank = b.rank + 1
WHERE r.rank_code <> b.rank_code * 16;
