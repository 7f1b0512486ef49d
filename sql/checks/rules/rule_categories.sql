-- Does every hand fit exactly one category of each set of rules, or no category if the rules allow unqualified hands?
-- Grain: one row per problem
-- Reads: class_readings, rule_categories, rules

WITH
-- One row per rules, hand_key and reading: how many categories the reading fits, and their lowest and highest points
reading_counts AS (
    SELECT
        r.rules,
        r.hand_key,
        SUM(CASE WHEN r.strength > 0 THEN 1 ELSE 0 END) AS categories,
        CAST((MIN(r.strength) - MIN(r.strength) % 759375) / 759375 AS INTEGER) - 1 AS low_points,
        CAST((MAX(r.strength) - MAX(r.strength) % 759375) / 759375 AS INTEGER) - 1 AS high_points
    FROM class_readings AS r
    GROUP BY r.rules, r.hand_key, r.value_codes
),

-- One row per rules and hand_key: the largest number of categories that one reading fits
class_counts AS (
    SELECT c.rules, c.hand_key, MAX(c.categories) AS categories
    FROM reading_counts AS c
    GROUP BY c.rules, c.hand_key
)

SELECT
    'rules ' || c.rules || ' let ' || CAST(COUNT(DISTINCT c.hand_key) AS TEXT) || ' classes be two categories, such as '
    || MIN(a.category) || ' and ' || MAX(b.category) AS problem
FROM reading_counts AS c
INNER JOIN rule_categories AS a ON c.rules = a.rules AND c.low_points = a.hand_points
INNER JOIN rule_categories AS b ON c.rules = b.rules AND c.high_points = b.hand_points
WHERE c.categories > 1
GROUP BY c.rules
UNION ALL
SELECT
    'rules ' || c.rules || ' have no category for ' || CAST(COUNT(*) AS TEXT) || ' classes, such as the key '
    || CAST(MIN(c.hand_key) AS TEXT) AS problem
FROM class_counts AS c
INNER JOIN rules AS r ON c.rules = r.rules
WHERE c.categories = 0 AND r.unqualified = ''
GROUP BY c.rules
UNION ALL
SELECT 'rules ' || r.rules || ' have no classes of hands' AS problem
FROM rules AS r
LEFT JOIN class_counts AS c ON r.rules = c.rules
WHERE c.rules IS NULL
UNION ALL
SELECT 'rules has ' || CAST(COUNT(*) AS TEXT) || ' sets of rules' AS problem
FROM rules
HAVING COUNT(*) = 0;
