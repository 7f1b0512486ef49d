-- The lines of figures: each with its category and its count, or with its error
-- Grain: one row per line that has a letter or a digit and is not a heading
-- Columns:
--   line: the line's number in the text, from 1
--   written: the text of the line
--   name: the category (straightflush if two are possible), the word other, or an unknown name as written
--   occurrences: the line's count; NULL if the line has no count or its count exceeds luck_limits.most_hands
--   error: no_count, count_too_large, unknown_category, two_names, or '' for a good line
--   remedy: how to correct the line, or ''
-- Reads: category_names, expected_odds, figures, luck_limits
-- Engine: duckdb

-- Name and count are separated by blanks, tabs, quotes, a comma, colon, semicolon, | or =, or a dash between blanks. A
-- comma, dot, apostrophe or blank may separate thousands. The first line is a heading if it has no digit and does not
-- begin with the name of a category. A name is known if category_names has it for a category in expected_odds.

DROP VIEW IF EXISTS figure_lines;

CREATE VIEW figure_lines AS
WITH
-- One row: the regular expression of a line with a name and a count
patterns AS (
    SELECT
        '^[\s"|*•]*(.*?)(?:["\s:;,|=\x{a0}]|\s[-–—]\s)+'
        || '([0-9]{1,3}(?:(?:,[0-9]{3})+|(?:\.[0-9]{3})+|(?:[''’][0-9]{3})+|(?:[ \x{a0}\x{2009}\x{202f}][0-9]{3})+)'
        || '|[0-9]+)["\s;,|\x{a0}]*$' AS named_count
),

-- One row: the list of the lines of all texts
texts AS (
    SELECT STRING_SPLIT_REGEX(STRING_AGG(f.written, CHR(10) ORDER BY f.rowid), '\r\n|\r|\n') AS written
    FROM figures AS f
),

-- One row per line: its number, and its text without a byte order mark and without blanks at both ends
lines AS (
    SELECT
        GENERATE_SUBSCRIPTS(t.written, 1) AS line,
        REGEXP_REPLACE(UNNEST(t.written), '^[\s\x{a0}\x{feff}]+|[\s\x{a0}]+$', '', 'g') AS written
    FROM texts AS t
),

-- One row per line with a letter or a digit: its number among these lines, its name and its count ('' if it has none)
parts AS (
    SELECT
        l.line,
        l.written,
        ROW_NUMBER() OVER (ORDER BY l.line) AS place,
        REGEXP_EXTRACT(l.written, p.named_count, 1) AS named,
        REGEXP_REPLACE(REGEXP_EXTRACT(l.written, p.named_count, 2), '[^0-9]', '', 'g') AS digits
    FROM lines AS l
    CROSS JOIN patterns AS p
    WHERE REGEXP_MATCHES(l.written, '[\pL0-9]')
),

-- One row per row of parts: name is the line's name, or the whole line if it has no count, in the form of
-- category_names
forms AS (
    SELECT
        p.line,
        p.written,
        p.place,
        p.named,
        p.digits,
        LOWER(TRIM(TRANSLATE(CASE p.digits WHEN '' THEN p.written ELSE p.named END, '_-', '  '))) AS name
    FROM parts AS p
),

-- One row per category in expected_odds: its highest hand_points by any rules
expected_categories AS (
    SELECT o.category, MAX(o.hand_points) AS hand_points FROM expected_odds AS o
    GROUP BY o.category
),

-- One row per name of a category in expected_odds: the number of its categories, and the lowest of them
meanings AS (
    SELECT c.name, COUNT(*) AS categories, ARG_MIN(c.category, e.hand_points) AS category
    FROM category_names AS c
    INNER JOIN expected_categories AS e ON c.category = e.category
    GROUP BY c.name
),

-- One row: the names of all categories in expected_odds, joined by commas
known_categories AS (
    SELECT STRING_AGG(e.category, ', ' ORDER BY e.hand_points DESC, e.category ASC) AS names
    FROM expected_categories AS e
),

-- One row per line that is not a heading: the name by which the line is counted, NULL if it is unknown. If an unknown
-- name has a digit, the line has no count, as in Flush 3.5
counted_lines AS (
    SELECT
        f.line,
        f.written,
        f.named,
        CASE WHEN m.name IS NULL AND REGEXP_MATCHES(f.named, '[0-9]') THEN '' ELSE f.digits END AS digits,
        m.category,
        CASE WHEN m.categories = 1 THEN m.category WHEN m.categories > 1 OR f.name = 'other' THEN f.name END AS name
    FROM forms AS f
    LEFT JOIN meanings AS m ON f.name = m.name
    WHERE
        f.place > 1
        OR REGEXP_MATCHES(f.written, '[0-9]')
        OR EXISTS (
            SELECT 1 FROM category_names AS c
            WHERE STARTS_WITH(f.name, c.name)
        )
),

-- One row per category: the number of different names by which the lines count it
name_counts AS (
    SELECT c.category, COUNT(DISTINCT c.name) AS names FROM counted_lines AS c
    GROUP BY c.category
),

-- One row per line: its count as a number, NULL if it is too large for HUGEINT
line_counts AS (
    SELECT c.*, TRY_CAST(c.digits AS HUGEINT) AS occurrences FROM counted_lines AS c
),

-- One row per line: its error, '' for a good line
line_errors AS (
    SELECT
        c.line,
        c.written,
        CASE WHEN c.name > '' THEN c.name WHEN c.digits = '' THEN c.written ELSE c.named END AS name,
        CASE WHEN c.occurrences <= l.most_hands THEN CAST(c.occurrences AS BIGINT) END AS occurrences,
        CASE
            WHEN c.digits = '' THEN 'no_count'
            WHEN c.name IS NULL THEN 'unknown_category'
            WHEN COALESCE(c.occurrences > l.most_hands, TRUE) THEN 'count_too_large'
            WHEN u.names > 1 THEN 'two_names'
            ELSE ''
        END AS error
    FROM line_counts AS c
    CROSS JOIN luck_limits AS l
    LEFT JOIN name_counts AS u ON c.category = u.category
)

SELECT
    e.line,
    e.written,
    e.name,
    e.occurrences,
    e.error,
    CASE e.error
        WHEN 'no_count' THEN 'a line is a category and a whole number, as in Flush, 5108'
        WHEN 'unknown_category' THEN 'the categories are ' || k.names
        WHEN 'count_too_large' THEN 'a count is at most ' || l.most_hands
        WHEN 'two_names' THEN 'a line counts this category by another name'
        ELSE ''
    END AS remedy
FROM line_errors AS e
CROSS JOIN known_categories AS k
CROSS JOIN luck_limits AS l;
