-- Each published table beside every table that is right
-- Grain: one row per run, number of cards, set of rules and category, or categories that were counted together
-- Reads: audit_settings, audited_figures, exact_counts
-- Source: pokersql
-- Access: internal

-- is_asked is 1 beside what audit_settings says and 0 beside the others. A table without a row for the royal flush has
-- it among the straight flushes, unless it has just as many of these as there are without it. twice is the number of
-- royal flushes where the straight flushes have them too, and 0 everywhere else.

DROP VIEW IF EXISTS audit_comparisons;

CREATE VIEW audit_comparisons AS
WITH
-- One row per run
runs AS (
    SELECT DISTINCT f.run FROM audited_figures AS f
),

-- One row per run, number of cards, set of rules and category: what is published of it, and how many royal flushes
-- there are, whether they have a row, and whether the straight flushes have one that is not for them alone
placed AS (
    SELECT
        r.run,
        e.cards,
        e.rules,
        e.hand_points,
        e.category,
        e.hands,
        f.occurrences AS published,
        MAX(CASE WHEN e.hand_points = 9 THEN e.hands END) OVER same_table AS royal_flushes,
        MAX(CASE WHEN e.hand_points = 9 AND f.occurrences IS NOT NULL THEN 1 ELSE 0 END) OVER same_table AS has_royal,
        MAX(CASE WHEN e.hand_points = 8 AND f.occurrences <> e.hands THEN 1 ELSE 0 END) OVER same_table AS has_more
    FROM runs AS r
    CROSS JOIN exact_counts AS e
    LEFT JOIN audited_figures AS f ON r.run = f.run AND e.hand_points = f.hand_points
    WINDOW same_table AS (PARTITION BY r.run, e.cards, e.rules)
),

-- One row per run, number of cards, set of rules and what is counted: how many there are
counted AS (
    SELECT
        p.run,
        p.cards,
        p.rules,
        p.hand_points,
        p.category || CASE WHEN p.hand_points = 8 AND p.has_royal < p.has_more THEN ' with Royal' ELSE '' END
            AS category,
        p.published,
        p.hands + CASE WHEN p.hand_points = 8 AND p.has_royal < p.has_more THEN p.royal_flushes ELSE 0 END AS exact,
        CASE
            WHEN p.hand_points = 8 AND p.has_royal = 1 AND p.published = p.hands + p.royal_flushes THEN p.royal_flushes
            ELSE 0
        END AS twice
    FROM placed AS p
    WHERE p.hand_points < 9 OR p.has_royal >= p.has_more
)

SELECT
    c.run,
    c.cards,
    c.rules,
    CASE WHEN c.cards = s.cards AND c.rules = s.rules THEN 1 ELSE 0 END AS is_asked,
    c.hand_points,
    c.category,
    c.published,
    c.exact,
    c.published - c.exact AS difference,
    c.twice,
    CASE WHEN c.published IS NULL THEN 'missing' WHEN c.published = c.exact THEN 'right' ELSE 'wrong' END AS verdict
FROM counted AS c
CROSS JOIN audit_settings AS s;
