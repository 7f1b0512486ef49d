-- Do the probabilities of each set of rules in expected_odds sum to 1, and is each category in category_names?
-- Grain: one row per problem
-- Reads: category_names, expected_odds

SELECT 'expected_odds has ' || CAST(COUNT(*) AS TEXT) || ' rows' AS problem
FROM expected_odds
HAVING COUNT(*) = 0
UNION ALL
SELECT 'expected_odds: the probabilities of ' || e.rules || ' add up to ' || CAST(SUM(e.probability) AS TEXT) AS problem
FROM expected_odds AS e
GROUP BY e.rules
HAVING ABS(SUM(e.probability) - 1) > 0.000001
UNION ALL
SELECT 'expected_odds: ' || e.category || ' is no category of ' || e.rules AS problem
FROM expected_odds AS e
LEFT JOIN category_names AS n ON e.category = n.category
WHERE n.name IS NULL;
