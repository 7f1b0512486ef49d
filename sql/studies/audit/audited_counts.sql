-- Which rows of a published table are wrong, by how much, and whether a slip of their digits explains it
-- Grain: one row per run and category, or two categories counted as one
-- Columns:
--   hand_points: the category's place in the rules of audit_settings
--   category: its name; Straight Flush with Royal where the table has them in one row
--   published: the figure in the table; NULL where the row is missing
--   exact: the right figure
--   difference: published - exact
--   verdict: right, wrong or missing
--   slip: one digit, two digits exchanged, a digit lost, a digit too many, or nothing
-- Reads: audit_comparisons

DROP VIEW IF EXISTS audited_counts;

CREATE VIEW audited_counts AS
WITH RECURSIVE
-- One row per place of a digit: 10^0 to 10^11
places AS (
    SELECT CAST(1 AS BIGINT) AS one
    UNION ALL
    SELECT p.one * 10 AS one
    FROM places AS p
    WHERE p.one < 100000000000
),

-- One row per run, category and place of a digit: the differences above and below it, the two digits there in both
-- figures, and both figures without the digit
digits AS (
    SELECT
        c.run,
        c.hand_points,
        c.category,
        c.published,
        c.exact,
        c.difference,
        c.verdict,
        c.published - c.published % (p.one * 10) - c.exact + c.exact % (p.one * 10) AS above_one,
        c.published - c.published % (p.one * 100) - c.exact + c.exact % (p.one * 100) AS above_two,
        c.published % p.one - c.exact % p.one AS below,
        CAST((c.published - c.published % (p.one * 10)) / 10 AS BIGINT) + c.published % p.one AS without_digit,
        CAST((c.exact - c.exact % (p.one * 10)) / 10 AS BIGINT) + c.exact % p.one AS exact_without_digit,
        p.one,
        CAST((c.published % (p.one * 100) - c.published % p.one) / p.one AS BIGINT) AS pair,
        CAST((c.exact % (p.one * 100) - c.exact % p.one) / p.one AS BIGINT) AS exact_pair
    FROM audit_comparisons AS c
    CROSS JOIN places AS p
    WHERE c.is_asked = 1
),

-- One row per run, category and place: whether the figures differ only there, in one digit, in the order of two, or by
-- a digit that one of them lacks
slips AS (
    SELECT
        d.*,
        CASE
            WHEN d.verdict <> 'wrong' THEN ''
            WHEN d.below = 0 AND d.above_one = 0 AND (d.one = 1 OR (d.published >= d.one AND d.exact >= d.one))
                THEN 'one digit'
            WHEN
                d.below = 0 AND d.above_two = 0 AND d.exact_pair * 10 = d.pair + d.pair % 10 * 99
                AND d.published >= d.one * 10 AND d.exact >= d.one * 10
                THEN 'two digits exchanged'
            WHEN d.published < d.exact AND d.exact_without_digit = d.published THEN 'a digit lost'
            WHEN d.published > d.exact AND d.without_digit = d.exact THEN 'a digit too many'
            ELSE ''
        END AS slip
    FROM digits AS d
)

SELECT
    s.run,
    s.hand_points,
    s.category,
    s.published,
    s.exact,
    s.difference,
    s.verdict,
    MAX(s.slip) AS slip
FROM slips AS s
GROUP BY s.run, s.hand_points, s.category, s.published, s.exact, s.difference, s.verdict;
