-- Is every hand in one plan, are as many cards thrown as are not kept, and does every good hand stand pat?
-- Grain: one row per problem
-- Reads: draw_plans, hand_classes
-- Source: the strategy, by its words

WITH
-- One row per class: its hands over all plans, and the least and the most cards that a plan keeps and throws
class_plans AS (
    SELECT
        d.hand_rank,
        CAST(SUM(d.hands) AS BIGINT) AS hands,
        MIN(d.hands) AS fewest,
        MIN(
            d.keeps_1 * d.largest_group + d.keeps_2 * d.second_group + d.keeps_3 + d.keeps_4 + d.keeps_5 + d.thrown
        ) AS least_cards,
        MAX(
            d.keeps_1 * d.largest_group + d.keeps_2 * d.second_group + d.keeps_3 + d.keeps_4 + d.keeps_5 + d.thrown
        ) AS most_cards
    FROM draw_plans AS d
    GROUP BY d.hand_rank
),

-- One row per plan: how many kinds of hand and hands, and their points
plans AS (
    SELECT
        d.plan,
        d.thrown,
        COUNT(*) AS kinds,
        CAST(SUM(d.hands) AS BIGINT) AS hands,
        MIN(d.hand_points) AS least_points,
        MAX(d.hand_points) AS most_points
    FROM draw_plans AS d
    GROUP BY d.plan, d.thrown
),

-- One row per plan: how many hands it must have, by the known frequencies or by the products below
expected_plans AS (
    SELECT 'stand pat' AS plan, 0 AS thrown, 4 AS least_points, 9 AS most_points, 10200 + 5108 + 3744 + 40 AS hands
    UNION ALL
    SELECT 'four of a kind' AS plan, 1 AS thrown, 7 AS least_points, 7 AS most_points, 624 AS hands
    UNION ALL
    SELECT 'three of a kind' AS plan, 2 AS thrown, 3 AS least_points, 3 AS most_points, 54912 AS hands
    UNION ALL
    SELECT 'two pair' AS plan, 1 AS thrown, 2 AS least_points, 2 AS most_points, 123552 AS hands
    UNION ALL
    SELECT 'one pair' AS plan, 3 AS thrown, 1 AS least_points, 1 AS most_points, 1098240 AS hands
    UNION ALL
    -- five ranks that are no straight, 12 ways for the suits of each odd card
    SELECT 'four to a flush' AS plan, 1 AS thrown, 0 AS least_points, 0 AS most_points, 1277 * 5 * 12 AS hands
    UNION ALL
    -- 2-3-4-5 to T-J-Q-K with a rank of 7 that makes no pair and no straight, 1,020 ways for suits less the 60 above
    SELECT 'open straight' AS plan, 1 AS thrown, 0 AS least_points, 0 AS most_points, 9 * 7 * 960 AS hands
    UNION ALL
    SELECT 'high card' AS plan, 4 AS thrown, 0 AS least_points, 0 AS most_points, (1277 - 63) * 960 AS hands
)

SELECT 'draw_plans: the plans of ' || h.description || ' are not for all its hands and five cards each' AS problem
FROM hand_classes AS h
LEFT JOIN class_plans AS p ON h.hand_rank = p.hand_rank
WHERE
    COALESCE(p.hands, 0) <> h.hands
    OR COALESCE(p.fewest, 0) < 1
    OR COALESCE(p.least_cards, 0) <> 5
    OR COALESCE(p.most_cards, 0) <> 5
UNION ALL
SELECT 'draw_plans: ' || k.plan || ' has other hands than it must have' AS problem
FROM expected_plans AS k
LEFT JOIN plans AS p
    ON
        k.plan = p.plan
        AND k.thrown = p.thrown
        AND k.least_points = p.least_points
        AND k.most_points = p.most_points
        AND k.hands = p.hands
WHERE COALESCE(p.kinds, 0) = 0;
