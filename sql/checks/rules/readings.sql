-- Do all readings have known rules and ranks? Does each set of rules have at most one natural and one wild rank?
-- Grain: one row per problem
-- Reads: decks, ranks, readings, rules
-- Source: the rule that a hand with several readings (such as a high or a low ace) counts as the best of them

WITH
-- One row: the highest rank that a reading may have
highest_rank AS (
    SELECT MAX(r.rank) AS rank FROM ranks AS r
),

-- One row per rules and wild: the number of ranks that have readings
read_ranks AS (
    SELECT r.rules, r.wild, COUNT(DISTINCT r.rank) AS ranks
    FROM readings AS r
    GROUP BY r.rules, r.wild
),

-- One row per rules and rank in the deck of these rules
rule_ranks AS (
    SELECT DISTINCT r.rules, d.rank
    FROM rules AS r
    INNER JOIN decks AS d ON r.deck = d.deck
)

SELECT 'readings has ' || r.rules || ', which rules does not have' AS problem
FROM (SELECT DISTINCT r.rules FROM readings AS r) AS r
LEFT JOIN rules AS k ON r.rules = k.rules
WHERE k.rules IS NULL
UNION ALL
SELECT
    'readings reads the rank ' || CAST(r.rank AS TEXT) || ' in ' || r.rules
    || ', whose deck does not have it' AS problem
FROM (SELECT DISTINCT r.rules, r.rank FROM readings AS r) AS r
INNER JOIN rules AS k ON r.rules = k.rules
LEFT JOIN rule_ranks AS d ON r.rules = d.rules AND r.rank = d.rank
WHERE d.rank IS NULL
UNION ALL
SELECT
    'readings reads the rank ' || CAST(r.rank AS TEXT) || ' as ' || CAST(r.reads_as AS TEXT) || ' in ' || r.rules
    || ', which is no rank from 1 to ' || COALESCE(CAST(h.rank AS TEXT), 'any of ranks') AS problem
FROM readings AS r
CROSS JOIN highest_rank AS h
WHERE r.reads_as < 1 OR r.reads_as > COALESCE(h.rank, 0)
UNION ALL
SELECT
    'readings has ' || CAST(r.ranks AS TEXT) || CASE r.wild WHEN 1 THEN ' wild' ELSE ' natural' END || ' ranks in '
    || r.rules || ', not one' AS problem
FROM read_ranks AS r
WHERE r.ranks > 1
UNION ALL
SELECT
    'readings says that wild is ' || CAST(r.wild AS TEXT) || ' for the rank ' || CAST(r.rank AS TEXT) || ' in '
    || r.rules || ', not 0 or 1' AS problem
FROM readings AS r
WHERE r.wild NOT IN (0, 1)
UNION ALL
SELECT 'readings has ' || CAST(COUNT(*) AS TEXT) || ' readings of the standard ace, not 2' AS problem
FROM readings AS r
WHERE r.rules = 'standard' AND r.rank = 14 AND r.reads_as IN (1, 14)
HAVING COUNT(*) <> 2;
