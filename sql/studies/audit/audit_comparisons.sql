-- Each published table of frequencies (a run of observations), compared with every exact table
-- Grain: one row per run, cards, rules and category; Straight Flush with Royal counts as one category
-- Reads: audit_settings, audited_figures, exact_counts
-- Access: internal

-- is_asked is 1 for the cards and rules in audit_settings. If a table has no row Royal Flush, its row Straight Flush is
-- taken to include the royal flushes, unless the figure is the exact number without them (36 of five cards). If a table
-- counts the royal flushes in both rows, the column twice is their number; else it is 0. If the exact table lacks a
-- category, the row has exact = 0 and hand_points = -1.

DROP VIEW IF EXISTS audit_comparisons;

CREATE VIEW audit_comparisons AS
WITH
-- One row per run, cards, rules and category in the published or exact table; hands is 0 if the exact table lacks it
counts AS (
    SELECT r.run, e.cards, e.rules, e.hand_points, e.category, e.hands
    FROM (SELECT DISTINCT f.run FROM audited_figures AS f) AS r
    CROSS JOIN exact_counts AS e
    UNION ALL
    SELECT a.run, t.cards, t.rules, -1 AS hand_points, a.category, 0 AS hands
    FROM (SELECT DISTINCT k.cards, k.rules FROM exact_counts AS k) AS t
    CROSS JOIN audited_figures AS a
    LEFT JOIN exact_counts AS e ON t.cards = e.cards AND t.rules = e.rules AND a.category = e.category
    WHERE a.kind = 'category' AND e.category IS NULL
),

-- One row per run, cards, rules and category: the published figure, the exact figure, and the exact number of royal
-- flushes. has_royal is 1 if the run has a row Royal Flush. has_more is 1 if its row Straight Flush is not the exact
-- number.
figures AS (
    SELECT
        e.run,
        e.cards,
        e.rules,
        e.hand_points,
        e.category,
        e.hands,
        a.occurrences AS published,
        MAX(CASE WHEN e.category = 'Royal Flush' THEN e.hands END) OVER same_table AS royal_flushes,
        MAX(CASE WHEN e.category = 'Royal Flush' AND a.occurrences IS NOT NULL THEN 1 ELSE 0 END) OVER same_table
            AS has_royal,
        MAX(CASE WHEN e.category = 'Straight Flush' AND a.occurrences <> e.hands THEN 1 ELSE 0 END) OVER same_table
            AS has_more
    FROM counts AS e
    LEFT JOIN audited_figures AS a ON e.run = a.run AND e.category = a.category
    WINDOW same_table AS (PARTITION BY e.run, e.cards, e.rules)
),

-- One row per run, cards, rules and category: the exact figure; the category may be Straight Flush with Royal
table_rows AS (
    SELECT
        f.run,
        f.cards,
        f.rules,
        f.hand_points,
        f.category
        || CASE WHEN f.category = 'Straight Flush' AND f.has_royal < f.has_more THEN ' with Royal' ELSE '' END
            AS category,
        f.published,
        f.hands
        + CASE WHEN f.category = 'Straight Flush' AND f.has_royal < f.has_more THEN f.royal_flushes ELSE 0 END
            AS exact,
        CASE
            WHEN f.category = 'Straight Flush' AND f.has_royal = 1 AND f.published = f.hands + f.royal_flushes
                THEN f.royal_flushes
            ELSE 0
        END AS twice
    FROM figures AS f
    WHERE f.category <> 'Royal Flush' OR f.has_royal >= f.has_more
)

SELECT
    t.run,
    t.cards,
    t.rules,
    CASE WHEN t.cards = s.cards AND t.rules = s.rules THEN 1 ELSE 0 END AS is_asked,
    t.hand_points,
    t.category,
    t.published,
    t.exact,
    t.published - t.exact AS difference,
    t.twice,
    CASE WHEN t.published IS NULL THEN 'missing' WHEN t.published = t.exact THEN 'right' ELSE 'wrong' END AS verdict
FROM table_rows AS t
CROSS JOIN audit_settings AS s;
