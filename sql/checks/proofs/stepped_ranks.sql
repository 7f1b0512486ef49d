-- Do the seven steps, over the cards of every stored hand, give each the rank that is stored with it?
-- Grain: one row per problem
-- Reads: stepped_ranks
-- Source: pokersql

WITH
-- One row per stored rank and result of the steps
results AS (
    SELECT
        s.hand_rank,
        s.hand_points,
        s.largest_value,
        s.second_value,
        s.lone_values,
        CAST(SUM(s.hands) AS BIGINT) AS hands
    FROM stepped_ranks AS s
    GROUP BY s.hand_rank, s.hand_points, s.largest_value, s.second_value, s.lone_values
),

-- One row per stored rank and result of the steps: the rank of the result among all
result_ranks AS (
    SELECT
        w.hand_rank,
        w.hands,
        DENSE_RANK() OVER (
            ORDER BY w.hand_points DESC, w.largest_value DESC, w.second_value DESC, w.lone_values DESC
        ) AS stepped_rank
    FROM results AS w
)

SELECT
    'the steps ranked ' || CAST(COALESCE(CAST(SUM(r.hands) AS BIGINT), 0) AS TEXT) || ' hands, not 2598960' AS problem
FROM result_ranks AS r
HAVING COALESCE(SUM(r.hands), 0) <> 2598960
UNION ALL
SELECT 'the steps know ' || CAST(COUNT(DISTINCT r.stepped_rank) AS TEXT) || ' ranks, not 7462' AS problem
FROM result_ranks AS r
HAVING COUNT(DISTINCT r.stepped_rank) <> 7462
UNION ALL
SELECT
    'the steps give ' || CAST(SUM(r.hands) AS TEXT) || ' hands another rank, such as '
    || MIN(CAST(r.stepped_rank AS TEXT) || ' where ' || CAST(r.hand_rank AS TEXT) || ' is stored') AS problem
FROM result_ranks AS r
WHERE r.hand_rank <> r.stepped_rank
HAVING COUNT(*) > 0;
