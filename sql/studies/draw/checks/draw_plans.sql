-- Does every hand have one plan for its five cards, and does every plan have the right number of hands?
-- Grain: one row per problem
-- Reads: draw_plans, hand_classes
-- Source: the strategy in the header of draw_plans

WITH
-- One row per class: its hands over all plans, and the least and the greatest sum of a plan's kept and thrown cards
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

-- One row per plan and thrown: how many rows of draw_plans and how many hands there are, and the least and most
-- hand_points
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

-- One row per plan: the right number of hands. Four to a flush: 1,277 sets of ranks that are no straight, times 5 odd
-- cards, times 12 choices of suits. Open straight: the 9 runs 2-3-4-5 to T-J-Q-K, times 7 ranks that make no pair and
-- no straight, times 960 choices of suits (1,020 less the 60 with four to a flush).
expected_plans (plan, thrown, least_points, most_points, hands) AS (
    VALUES
    ('stand pat', 0, 4, 9, 10200 + 5108 + 3744 + 40),
    ('four of a kind', 1, 7, 7, 624),
    ('three of a kind', 2, 3, 3, 54912),
    ('two pair', 1, 2, 2, 123552),
    ('one pair', 3, 1, 1, 1098240),
    ('four to a flush', 1, 0, 0, 1277 * 5 * 12),
    ('open straight', 1, 0, 0, 9 * 7 * 960),
    ('high card', 4, 0, 0, (1277 - 63) * 960)
)

SELECT 'draw_plans: the plans of ' || h.description || ' do not cover all its hands with five cards each' AS problem
FROM hand_classes AS h
LEFT JOIN class_plans AS p ON h.hand_rank = p.hand_rank
WHERE
    COALESCE(p.hands, 0) <> h.hands
    OR COALESCE(p.fewest, 0) < 1
    OR COALESCE(p.least_cards, 0) <> 5
    OR COALESCE(p.most_cards, 0) <> 5
UNION ALL
SELECT 'draw_plans: ' || k.plan || ' has other hands than expected' AS problem
FROM expected_plans AS k
LEFT JOIN plans AS p
    ON
        k.plan = p.plan
        AND k.thrown = p.thrown
        AND k.least_points = p.least_points
        AND k.most_points = p.most_points
        AND k.hands = p.hands
WHERE COALESCE(p.kinds, 0) = 0;
