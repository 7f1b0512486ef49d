-- Do the tables that others are audited by count every hand, ten categories each, and is one row asked for?
-- Grain: one row per problem
-- Reads: audit_settings, exact_counts
-- Source: the number of ways to take so many of 52 cards

WITH RECURSIVE
-- One row per number of cards: the ways to take them
choices AS (
    SELECT 0 AS cards, CAST(1 AS BIGINT) AS hands
    UNION ALL
    SELECT c.cards + 1 AS cards, CAST(c.hands * (52 - c.cards) / (c.cards + 1) AS BIGINT) AS hands
    FROM choices AS c
    WHERE c.cards < 7
),

-- One row per number of cards and set of rules
found AS (
    SELECT e.cards, e.rules, COUNT(*) AS categories, CAST(SUM(e.hands) AS BIGINT) AS hands
    FROM exact_counts AS e
    GROUP BY e.cards, e.rules
),

-- One row per table that there has to be
expected AS (
    SELECT c.cards, 'standard' AS rules, c.hands FROM choices AS c
    WHERE c.cards >= 5
    UNION ALL
    SELECT c.cards, 'published' AS rules, c.hands FROM choices AS c
    WHERE c.cards = 5
)

SELECT
    'exact_counts has ' || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of ' || CAST(e.cards AS TEXT) || ' cards in '
    || CAST(COALESCE(f.categories, 0) AS TEXT) || ' categories by ' || e.rules || ' rules, not '
    || CAST(e.hands AS TEXT) || ' in 10' AS problem
FROM expected AS e
LEFT JOIN found AS f ON e.cards = f.cards AND e.rules = f.rules
WHERE COALESCE(f.hands, 0) <> e.hands OR COALESCE(f.categories, 0) <> 10
UNION ALL
SELECT 'audit_settings has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 1' AS problem
FROM audit_settings
HAVING COUNT(*) <> 1;
