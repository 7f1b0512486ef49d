-- Does each table of exact_counts have ten categories and every hand, and is one of the tables asked for?
-- Grain: one row per problem
-- Reads: audit_settings, binomials, exact_counts
-- Source: C(52, cards)

WITH
-- One row per number of cards and set of rules that there have to be: how many hands
expectations AS (
    SELECT b.k AS cards, 'standard' AS rules, b.ways AS hands FROM binomials AS b
    WHERE b.n = 52 AND b.k BETWEEN 5 AND 7
    UNION ALL
    SELECT b.k AS cards, 'published' AS rules, b.ways AS hands FROM binomials AS b
    WHERE b.n = 52 AND b.k = 5
),

-- One row per number of cards and set of rules
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
