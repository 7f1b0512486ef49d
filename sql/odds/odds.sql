-- How many of the five-card hands are in each category, exactly, by each set of rules
-- Grain: one row per set of rules and category (20)
-- Reads: categories, hand_classes, rule_sets
-- Source: pokersql

-- probability is hands divided by all hands; odds_against is how many hands are something else for one that is not.

DROP VIEW IF EXISTS odds;

CREATE VIEW odds AS
WITH
-- One row per set of rules and class: the points these rules give it
pointed AS (
    SELECT
        r.rules,
        h.hands,
        CASE WHEN r.rules = 'published' THEN h.published_points ELSE h.hand_points END AS hand_points
    FROM hand_classes AS h
    CROSS JOIN rule_sets AS r
),

-- One row per set of rules and points: how many hands
counted AS (
    SELECT p.rules, p.hand_points, CAST(SUM(p.hands) AS BIGINT) AS hands
    FROM pointed AS p
    GROUP BY p.rules, p.hand_points
),

-- One row: how many hands there are
all_hands AS (
    SELECT CAST(SUM(h.hands) AS BIGINT) AS hands FROM hand_classes AS h
)

SELECT
    n.rules,
    n.hand_points,
    c.category,
    n.hands,
    CAST(n.hands AS DOUBLE PRECISION) / a.hands AS probability,
    CAST(a.hands - n.hands AS DOUBLE PRECISION) / n.hands AS odds_against
FROM counted AS n
INNER JOIN categories AS c ON n.hand_points = c.hand_points
CROSS JOIN all_hands AS a;
