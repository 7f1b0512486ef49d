-- Whether a published table is right as a whole, whether its rows add up, and the single change that mends it
-- Grain: one row per run
-- Columns:
--   cards: how many cards a hand is meant to have, from audit_settings
--   rules: the rules it is meant to count by, from audit_settings
--   table_rows: how many categories it has
--   wrong: how many of them have a wrong figure
--   missing: how many categories it lacks
--   published_sum: the sum of its figures
--   all_hands: how many hands there are
--   sum_difference: published_sum - all_hands
--   total: its row for the total, if it has one
--   total_verdict: right, wrong or missing
--   unknown: a name that is for no category, and why; NULL if there is none
--   nearest: the exact table that takes the fewest rows to change
--   nearest_changes: how many rows that is
--   verdict: right or wrong, everything considered
--   mend: the single change that makes it right; empty if it is right, or if no single change is enough
-- Reads: audit_comparisons, audited_figures

-- A total that equals published_sum is wrong because of the rows, and mended with them.

DROP VIEW IF EXISTS audited_tables;

CREATE VIEW audited_tables AS
WITH
-- One row per run, number of cards and set of rules: how many rows the table has, how many are to be changed, their
-- sum, and the first and the last to be changed
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

-- One row per run, number of cards and set of rules: its place in the run, the fewest changes first
places AS (
    SELECT
        t.*,
        CAST(t.cards AS TEXT) || ' cards, ' || t.rules || ' rules' AS contents,
        ROW_NUMBER() OVER (
            PARTITION BY t.run
            ORDER BY t.wrong + t.missing ASC, t.is_asked DESC, t.cards ASC, t.rules ASC
        ) AS place
    FROM tables AS t
),

-- One row per run, number of cards and set of rules: the contents and changes of the table in first place
nearest_tables AS (
    SELECT
        p.*,
        MAX(CASE WHEN p.place = 1 THEN p.contents END) OVER (PARTITION BY p.run) AS nearest,
        MAX(CASE WHEN p.place = 1 THEN p.wrong + p.missing END) OVER (PARTITION BY p.run) AS nearest_changes
    FROM places AS p
),

-- One row per run: its total, and a name that is for no category
other_rows AS (
    SELECT
        f.run,
        MAX(CASE WHEN f.kind = 'total' THEN f.occurrences END) AS total,
        MIN(CASE WHEN f.kind = 'unknown' THEN f.written || ': ' || f.error END) AS unknown
    FROM audited_figures AS f
    GROUP BY f.run
),

-- One row per run: whether its total is wrong, whether it is the sum of the rows, and the change of the first row
judgements AS (
    SELECT
        c.*,
        o.total,
        o.unknown,
        CASE WHEN COALESCE(o.total, c.all_hands) <> c.all_hands THEN 1 ELSE 0 END AS total_wrong,
        CASE WHEN o.total = c.published_sum THEN 1 ELSE 0 END AS total_follows,
        c.first_category || ' from ' || CAST(c.least_published AS TEXT) || ' to ' || CAST(c.least_exact AS TEXT)
        || CASE WHEN c.twice > 0 THEN ', without the Royal Flush that has a row of its own' ELSE '' END AS one_change
    FROM nearest_tables AS c
    INNER JOIN other_rows AS o ON c.run = o.run
    WHERE c.is_asked = 1
),

-- One row per run: the single change of its rows, if there is one
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
            THEN m.row_mend || ', and the total with it to ' || CAST(m.all_hands AS TEXT)
        ELSE ''
    END AS mend
FROM mends AS m;
