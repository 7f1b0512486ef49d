-- Do all draws sum to the right number, does no draw lower the points, and are the counts of pairs and flushes right?
-- Grain: one row per problem
-- Reads: binomials, draw_counts, odds
-- Source: the number of draws, C(47, thrown), and the published counts of drawing three cards to a pair

WITH
-- One row per plan, dealt_points and drawn_points: draws, and draws * C(47, 4) / C(47, thrown), where C(47, 4) = 178365
plan_draws AS (
    SELECT
        c.plan,
        c.dealt_points,
        c.drawn_points,
        CAST(SUM(c.draws) AS BIGINT) AS draws,
        CAST(SUM(c.draws * CAST(178365 / w.ways AS BIGINT)) AS BIGINT) AS weighted_draws
    FROM draw_counts AS c
    INNER JOIN binomials AS w ON w.n = 47 AND c.thrown = w.k
    GROUP BY c.plan, c.dealt_points, c.drawn_points
),

-- One row per category that a hand with one pair can become: how many of the hand's C(47, 3) = 16,215 draws give it.
-- 1,098,240 dealt hands have one pair.
pairs (dealt_points, drawn_points, of_each) AS (
    VALUES
    (1, 1, 11559),
    (1, 2, 2592),
    (1, 3, 1854),
    (1, 6, 165),
    (1, 7, 45)
),

-- One row per dealt_points: the sum of weighted_draws. worse is 1 if a draw lowers the points. unlike is 1 if
-- draws is not 1,098,240 * of_each of the row of pairs with the same points.
dealt_draws AS (
    SELECT
        p.dealt_points,
        CAST(SUM(p.weighted_draws) AS BIGINT) AS weighted_draws,
        MIN(p.draws) AS fewest,
        MAX(CASE WHEN p.drawn_points < p.dealt_points THEN 1 ELSE 0 END) AS worse,
        MAX(CASE WHEN p.draws <> CAST(1098240 AS BIGINT) * a.of_each THEN 1 ELSE 0 END) AS unlike
    FROM plan_draws AS p
    LEFT JOIN pairs AS a ON p.dealt_points = a.dealt_points AND p.drawn_points = a.drawn_points
    GROUP BY p.dealt_points
),

-- One row per plan that can draw to a flush: the right number of draws. Four to a flush: 9 cards complete the flush.
-- High card: 4 suits of the high card, times 1,214 sets of ranks. The hand throws 0, 1 or 2 cards of the high card's
-- suit, in 78, 108 or 54 ways. Then C(12, 4) = 495, C(11, 4) = 330 or C(10, 4) = 210 draws make a flush.
flushes AS (
    SELECT 'four to a flush' AS plan, CAST(76620 * 9 AS BIGINT) AS draws
    UNION ALL
    SELECT 'high card' AS plan, CAST(4 * 1214 AS BIGINT) * (78 * 495 + 108 * 330 + 54 * 210) AS draws
),

-- One row per plan: the number of draws to a flush or a straight flush
flush_draws AS (
    SELECT c.plan, CAST(SUM(c.draws) AS BIGINT) AS draws
    FROM plan_draws AS c
    WHERE c.drawn_points IN (5, 8, 9)
    GROUP BY c.plan
)

SELECT 'draw_counts: the draws of ' || o.category || ' do not add up, or make it worse' AS problem
FROM odds AS o
LEFT JOIN dealt_draws AS d ON o.hand_points = d.dealt_points
WHERE
    o.rules = 'standard'
    AND (
        COALESCE(d.weighted_draws, 0) <> CAST(178365 AS BIGINT) * o.hands
        OR COALESCE(d.fewest, 0) < 1
        OR COALESCE(d.worse, 1) = 1
        OR COALESCE(d.unlike, 1) = 1
    )
UNION ALL
SELECT 'draw_counts: ' || f.plan || ' draws to a wrong number of flushes' AS problem
FROM flushes AS f
LEFT JOIN flush_draws AS d ON f.plan = d.plan
WHERE COALESCE(d.draws, 0) <> f.draws;
