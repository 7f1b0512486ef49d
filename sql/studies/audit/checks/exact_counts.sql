-- Does each table of exact_counts have ten categories that sum to all hands, and does audit_settings have one row?
-- Grain: one row per problem
-- Reads: audit_settings, exact_counts
-- Source: C(52, cards)

WITH
-- One row per cards and rules: the right number of hands
expectations (cards, rules, hands) AS (
    VALUES
    (5, 'standard', 2598960),
    (6, 'standard', 20358520),
    (7, 'standard', 133784560),
    (5, 'published', 2598960)
),

-- One row per cards and rules in exact_counts: the numbers of categories and hands
counts AS (
    SELECT e.cards, e.rules, COUNT(*) AS categories, CAST(SUM(e.hands) AS BIGINT) AS hands
    FROM exact_counts AS e
    GROUP BY e.cards, e.rules
)

SELECT
    'exact_counts has ' || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of ' || CAST(e.cards AS TEXT) || ' cards in '
    || CAST(COALESCE(f.categories, 0) AS TEXT) || ' categories by ' || e.rules || ' rules, not '
    || CAST(e.hands AS TEXT) || ' in 10' AS problem
FROM expectations AS e
LEFT JOIN counts AS f ON e.cards = f.cards AND e.rules = f.rules
WHERE COALESCE(f.hands, 0) <> e.hands OR COALESCE(f.categories, 0) <> 10
UNION ALL
SELECT 'audit_settings has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 1' AS problem
FROM audit_settings
HAVING COUNT(*) <> 1;
