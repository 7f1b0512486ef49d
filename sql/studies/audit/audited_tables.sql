-- The verdict on each published table as a whole, the sum of its rows, and the single change that corrects it
-- Grain: one row per run
-- Columns:
--   cards: the number of cards of a hand, from audit_settings
--   rules: the rules of the exact table, from audit_settings
--   table_rows: the number of categories that the published table has
--   wrong: the number of categories with a wrong figure
--   missing: the number of categories that the published table lacks
--   published_sum: the sum of the published figures
--   all_hands: the number of all hands
--   sum_difference: published_sum - all_hands
--   total: the published total; NULL if the table has no total
--   total_verdict: right, wrong or missing
--   unknown: the first name that belongs to no category, with the reason; NULL if every name is known
--   nearest: the exact table from which the fewest rows of the published table differ
--   nearest_changes: the number of rows that differ from the nearest table
--   verdict: right if no category is wrong or missing, no total is wrong, and no name is unknown; else wrong
--   mend: the single change that makes the table right; '' if the table is right or needs several changes
-- Reads: audit_comparisons, audited_figures

-- If a wrong total equals published_sum, a wrong row caused it. Then mend corrects the row and the total together.

DROP VIEW IF EXISTS audited_tables;

CREATE VIEW audited_tables AS
WITH
-- One row per run, cards and rules: the number and sum of the published figures, how many rows are wrong and how
-- many missing, and the least and the most of the figures of these rows
tables AS (
    SELECT
        c.run,
        c.cards,
        c.rules,
        c.is_asked,
        COUNT(c.published) AS named,
        COUNT(CASE WHEN c.verdict = 'wrong' THEN 1 END) AS wrong,
        COUNT(CASE WHEN c.verdict = 'missing' THEN 1 END) AS missing,
        CAST(COALESCE(SUM(c.published), 0) AS BIGINT) AS published_sum,
        CAST(SUM(c.exact) AS BIGINT) AS all_hands,
        MIN(CASE WHEN c.verdict <> 'right' THEN c.category END) AS first_category,
        MAX(CASE WHEN c.verdict <> 'right' THEN c.category END) AS last_category,
        MIN(CASE WHEN c.verdict = 'wrong' THEN c.published END) AS least_published,
        MAX(CASE WHEN c.verdict = 'wrong' THEN c.published END) AS most_published,
        MIN(CASE WHEN c.verdict <> 'right' THEN c.exact END) AS least_exact,
        MAX(CASE WHEN c.verdict <> 'right' THEN c.exact END) AS most_exact,
        MAX(c.twice) AS twice
    FROM audit_comparisons AS c
    GROUP BY c.run, c.cards, c.rules, c.is_asked
),

-- One row per run, cards and rules: the exact table that needs the fewest changes, and the number of these changes
nearest_tables AS (
    SELECT
        t.*,
        FIRST_VALUE(CAST(t.cards AS TEXT) || ' cards, ' || t.rules || ' rules') OVER fewest_changes AS nearest,
        FIRST_VALUE(t.wrong + t.missing) OVER fewest_changes AS nearest_changes
    FROM tables AS t
    WINDOW fewest_changes AS (
        PARTITION BY t.run
        ORDER BY t.wrong + t.missing ASC, t.is_asked DESC, t.cards ASC, t.rules ASC
    )
),

-- One row per run: the total, and the first name that belongs to no category
other_rows AS (
    SELECT
        f.run,
        MAX(CASE WHEN f.kind = 'total' THEN f.occurrences END) AS total,
        MIN(CASE WHEN f.kind = 'unknown' THEN f.written || ': ' || f.error END) AS unknown
    FROM audited_figures AS f
    GROUP BY f.run
),

-- One row per run: whether the total is wrong, whether the total is the sum of the rows, and the change that corrects
-- the first wrong row
judgements AS (
    SELECT
        c.*,
        o.total,
        o.unknown,
        CASE WHEN COALESCE(o.total, c.all_hands) <> c.all_hands THEN 1 ELSE 0 END AS total_wrong,
        CASE WHEN o.total = c.published_sum THEN 1 ELSE 0 END AS total_follows,
        c.first_category || ' from ' || CAST(c.least_published AS TEXT) || ' to ' || CAST(c.least_exact AS TEXT)
        || CASE WHEN c.twice > 0 THEN ', since Royal Flush has its own row' ELSE '' END AS one_change
    FROM nearest_tables AS c
    INNER JOIN other_rows AS o ON c.run = o.run
    WHERE c.is_asked = 1
),

-- One row per run: the single change that makes all rows right, or ''
mends AS (
    SELECT
        j.*,
        CASE
            WHEN j.unknown IS NOT NULL OR j.wrong + j.missing = 0 THEN ''
            WHEN j.nearest_changes = 0 THEN 'it is the table of ' || j.nearest
            WHEN j.wrong = 1 AND j.missing = 0 THEN j.one_change
            WHEN j.wrong = 0 AND j.missing = 1 THEN 'add ' || j.first_category || ' ' || CAST(j.least_exact AS TEXT)
            WHEN
                j.wrong = 2
                AND j.missing = 0
                AND j.least_published = j.least_exact
                AND j.most_published = j.most_exact
                THEN 'exchange ' || j.first_category || ' and ' || j.last_category
            ELSE ''
        END AS row_mend
    FROM judgements AS j
)

SELECT
    m.run,
    m.cards,
    m.rules,
    m.named AS table_rows,
    m.wrong,
    m.missing,
    m.published_sum,
    m.all_hands,
    m.published_sum - m.all_hands AS sum_difference,
    m.total,
    CASE
        WHEN m.total IS NULL THEN 'missing'
        WHEN m.total_wrong = 0 THEN 'right'
        ELSE 'wrong'
    END AS total_verdict,
    m.unknown,
    m.nearest,
    m.nearest_changes,
    CASE WHEN m.unknown IS NULL AND m.wrong + m.missing + m.total_wrong = 0 THEN 'right' ELSE 'wrong' END AS verdict,
    CASE
        WHEN m.unknown IS NOT NULL OR m.total_wrong = 0 OR (m.nearest_changes = 0 AND m.wrong + m.missing > 0)
            THEN m.row_mend
        WHEN m.wrong + m.missing = 0
            THEN 'Total from ' || CAST(m.total AS TEXT) || ' to ' || CAST(m.all_hands AS TEXT)
        WHEN m.row_mend <> '' AND m.total_follows = 1
            THEN m.row_mend || ', and the total to ' || CAST(m.all_hands AS TEXT)
        ELSE ''
    END AS mend
FROM mends AS m;
