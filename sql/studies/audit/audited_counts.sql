-- The rows of each published table beside the exact figures, with the slip in the digits that explains an error
-- Grain: one row per run and category; Straight Flush with Royal counts as one category
-- Columns:
--   hand_points: the number of the category in the rules of audit_settings, 0 for the worst
--   category: the category's name; Straight Flush with Royal if one row of the table counts both categories
--   published: the figure in the table; NULL if the row is missing
--   exact: the right figure
--   difference: published - exact
--   verdict: right, wrong or missing
--   slip: one digit, two digits exchanged, a digit lost, a digit too many, or empty
-- Reads: audit_comparisons

DROP VIEW IF EXISTS audited_counts;

CREATE VIEW audited_counts AS
WITH RECURSIVE
-- One row per power of ten, the value of a digit's position: 10^0 to 10^11
places AS (
    SELECT CAST(1 AS BIGINT) AS one
    UNION ALL
    SELECT p.one * 10 AS one
    FROM places AS p
    WHERE p.one < 100000000000
),

-- One row per run, category and position of a digit: how much published and exact differ above and below the position.
-- pair is the digit of published with the next higher digit; without_digit is published without the digit.
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
)

-- A slip is one different digit, two adjacent digits in the other order, or one missing digit in either figure.
SELECT
    d.run,
    d.hand_points,
    d.category,
    d.published,
    d.exact,
    d.difference,
    d.verdict,
    MAX(
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
        END
    ) AS slip
FROM digits AS d
GROUP BY d.run, d.hand_points, d.category, d.published, d.exact, d.difference, d.verdict;
