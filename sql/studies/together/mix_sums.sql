-- The sum of inclusion and exclusion for the wanted categories, hand by hand
-- Grain: one row per number of hands whose mixes are all counted
-- Reads: counted_mixes, wanted_mixes
-- Source: Bonferroni's inequalities
-- Access: internal

-- chance is the sum up to so many hands. is_high is 1 where the true chance is not above it, is_low where it is not
-- below.

DROP VIEW IF EXISTS mix_sums;

CREATE VIEW mix_sums AS
WITH
-- One row per number of hands: its part of the sum, and how many of its mixes are not counted
parts AS (
    SELECT
        w.players,
        w.hands,
        SUM(w.factor * CAST(c.ways AS DOUBLE PRECISION) / w.all_deals) AS part,
        COUNT(*) - COUNT(c.mix) AS missing
    FROM wanted_mixes AS w
    LEFT JOIN counted_mixes AS c ON w.mix = c.mix
    GROUP BY w.players, w.hands
),

-- One row per number of hands: the sum so far
sums AS (
    SELECT
        p.players,
        p.hands,
        ROW_NUMBER() OVER (ORDER BY p.hands) AS place,
        SUM(p.part) OVER (ORDER BY p.hands) AS chance,
        SUM(p.missing) OVER (ORDER BY p.hands) AS missing
    FROM parts AS p
)

SELECT
    s.players,
    s.hands,
    s.chance,
    CASE WHEN s.place % 2 = 1 OR s.hands = s.players THEN 1 ELSE 0 END AS is_high,
    CASE WHEN s.place % 2 = 0 OR s.hands = s.players THEN 1 ELSE 0 END AS is_low
FROM sums AS s
WHERE s.missing = 0;
