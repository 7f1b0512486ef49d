-- The exact number of the 2,598,960 five-card hands in each category, by the standard rules and as published
-- Grain: one row per set of rules and category (20)
-- Columns:
--   rules: standard or published, see rules
--   hand_points: 0 (high card) to 9 (royal flush)
--   hands: how many hands
--   probability: hands / 2,598,960
--   odds_against: (all hands - hands) / hands
-- Reads: binomials, categories, hand_classes

DROP VIEW IF EXISTS odds;

CREATE VIEW odds AS
WITH
-- One row per set of rules and class: its points by these rules
class_points AS (
    SELECT 'standard' AS rules, h.hand_points, h.hands FROM hand_classes AS h
    UNION ALL
    SELECT 'published' AS rules, h.published_points AS hand_points, h.hands FROM hand_classes AS h
),

-- One row per set of rules and points: how many hands
counts AS (
    SELECT p.rules, p.hand_points, CAST(SUM(p.hands) AS BIGINT) AS hands
    FROM class_points AS p
    GROUP BY p.rules, p.hand_points
)

SELECT
    n.rules,
    n.hand_points,
    c.category,
    n.hands,
    CAST(n.hands AS DOUBLE PRECISION) / b.ways AS probability,
    CAST(b.ways - n.hands AS DOUBLE PRECISION) / n.hands AS odds_against
FROM counts AS n
INNER JOIN categories AS c ON n.hand_points = c.hand_points
INNER JOIN binomials AS b ON b.n = 52 AND b.k = 5;
