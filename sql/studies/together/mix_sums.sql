-- The inclusion-exclusion sum for the wanted categories, truncated at each number of hands
-- Grain: one row per number of hands n, if all mixes of up to n hands are counted
-- Reads: mix_counts, wanted_mixes
-- Source: Bonferroni's inequalities
-- Access: internal

-- The signs of the terms alternate with n, and the first term is positive. The sum truncated at n hands is an upper
-- bound (is_high = 1) if its last term is positive, and a lower bound (is_low = 1) if its last term is negative. The
-- sum with n = players is exact: is_high and is_low are 1.

DROP VIEW IF EXISTS mix_sums;

CREATE VIEW mix_sums AS
WITH
-- One row per number of hands: the sum of its terms, and how many of its mixes are not counted
terms AS (
    SELECT
        w.players,
        w.hands,
        SUM(w.factor * CAST(m.ways AS DOUBLE PRECISION) / w.all_deals) AS term,
        COUNT(*) - COUNT(m.mix) AS missing
    FROM wanted_mixes AS w
    LEFT JOIN mix_counts AS m ON w.mix = m.mix
    GROUP BY w.players, w.hands
),

-- One row per number of hands n: the sum of the terms of up to n hands
sums AS (
    SELECT
        t.players,
        t.hands,
        ROW_NUMBER() OVER (ORDER BY t.hands) AS place,
        SUM(t.term) OVER (ORDER BY t.hands) AS chance,
        SUM(t.missing) OVER (ORDER BY t.hands) AS missing
    FROM terms AS t
)

SELECT
    s.players,
    s.hands,
    s.chance,
    CASE WHEN s.place % 2 = 1 OR s.hands = s.players THEN 1 ELSE 0 END AS is_high,
    CASE WHEN s.place % 2 = 0 OR s.hands = s.players THEN 1 ELSE 0 END AS is_low
FROM sums AS s
WHERE s.missing = 0;
