-- Do the seven steps give every hand its stored rank, and the rank and category that class_ranks has for it?
-- Grain: one row per problem
-- Reads: class_ranks, proof_slices, rules, stepped_ranks

WITH
-- One row per rules, hand_rank, hand_key and result of the steps: stepped_rank is the rank of the result by these rules
result_ranks AS (
    SELECT
        s.rules,
        s.hand_rank,
        s.hand_key,
        s.hand_points,
        CAST(SUM(s.hands) AS BIGINT) AS hands,
        DENSE_RANK() OVER (
            PARTITION BY s.rules
            ORDER BY
                s.hand_points DESC,
                (1 - 2 * r.lowest_wins) * s.largest_value DESC,
                (1 - 2 * r.lowest_wins) * s.second_value DESC,
                (1 - 2 * r.lowest_wins) * s.lone_values DESC
        ) AS stepped_rank
    FROM stepped_ranks AS s
    INNER JOIN rules AS r ON s.rules = r.rules
    GROUP BY
        s.rules, s.hand_rank, s.hand_key, s.hand_points, s.largest_value, s.second_value, s.lone_values, r.lowest_wins
),

-- One row per rules to prove: the number of hands that have a rank in class_ranks
class_counts AS (
    SELECT p.rules, COALESCE(CAST(SUM(c.hands) AS BIGINT), 0) AS hands
    FROM (SELECT DISTINCT s.rules FROM proof_slices AS s) AS p
    LEFT JOIN class_ranks AS c ON p.rules = c.rules AND c.hand_rank > 0
    GROUP BY p.rules
),

-- One row per rules: the number of hands that the steps ranked
step_counts AS (
    SELECT r.rules, CAST(SUM(r.hands) AS BIGINT) AS hands
    FROM result_ranks AS r
    GROUP BY r.rules
)

SELECT 'no set of rules has slices to prove' AS problem
FROM class_counts AS c
HAVING COUNT(c.rules) = 0
UNION ALL
SELECT
    'the steps ranked ' || CAST(COALESCE(s.hands, 0) AS TEXT) || ' hands by the rules ' || c.rules || ', not '
    || CAST(c.hands AS TEXT) AS problem
FROM class_counts AS c
LEFT JOIN step_counts AS s ON c.rules = s.rules
WHERE COALESCE(s.hands, 0) <> c.hands OR c.hands = 0
UNION ALL
SELECT
    'the steps give ' || CAST(SUM(r.hands) AS TEXT) || ' hands another rank, such as '
    || MIN(CAST(r.stepped_rank AS TEXT) || ' where ' || CAST(r.hand_rank AS TEXT) || ' is stored') AS problem
FROM result_ranks AS r
WHERE r.rules = 'standard' AND r.hand_rank <> r.stepped_rank
HAVING COUNT(*) > 0
UNION ALL
SELECT
    'by the rules ' || r.rules || ' the steps give ' || CAST(SUM(r.hands) AS TEXT)
    || ' hands another rank or category than class_ranks, such as rank '
    || MIN(CAST(r.stepped_rank AS TEXT) || ', not ' || COALESCE(CAST(c.hand_rank AS TEXT), 'none')) AS problem
FROM result_ranks AS r
LEFT JOIN class_ranks AS c ON r.rules = c.rules AND r.hand_key = c.hand_key
WHERE r.stepped_rank <> COALESCE(c.hand_rank, 0) OR r.hand_points <> COALESCE(c.hand_points, -1)
GROUP BY r.rules;
