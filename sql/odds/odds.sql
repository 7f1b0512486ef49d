-- The exact number of five-card hands in each category, by the standard and by the published rules
-- Grain: one row per set of rules and category (20)
-- Columns:
--   rules: standard or published, as in the relation rules
--   hand_points: 0 (high card) to 9 (royal flush)
--   hands: the number of hands
--   probability: hands / 2,598,960
--   odds_against: (2,598,960 - hands) / hands
-- Reads: binomials, categories, hand_classes

DROP VIEW IF EXISTS odds;

CREATE VIEW odds AS
WITH
-- One row per rules and row of hand_classes: the points of the class by these rules
class_points AS (
    SELECT 'standard' AS rules, h.hand_points, h.hands FROM hand_classes AS h
    UNION ALL
    SELECT 'published' AS rules, h.published_points AS hand_points, h.hands FROM hand_classes AS h
),

-- One row per rules and hand_points: the number of hands
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
