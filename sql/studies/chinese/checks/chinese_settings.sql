-- Does chinese_settings have one row, and is its objective in chinese_objectives?
-- Grain: one row per problem
-- Reads: chinese_objectives, chinese_settings

SELECT 'chinese_settings has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 1' AS problem
FROM chinese_settings
HAVING COUNT(*) <> 1
UNION ALL
SELECT 'chinese_settings: no objective ' || s.objective || ' in chinese_objectives' AS problem
FROM chinese_settings AS s
WHERE s.objective NOT IN (SELECT o.objective FROM chinese_objectives AS o);
