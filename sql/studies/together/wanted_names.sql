-- The categories that the names in wanted_categories stand for
-- Grain: one row per name as written and category it stands for; hand_points is NULL where there is none
-- Reads: wanted_categories, written_names
-- Source: pokersql
-- Access: internal

-- straightflush, in one word, stands for two categories, and either meets it. wanted_id tells the names apart: the
-- points of the category, or 10 for that name. digit = 16^wanted_id is the name's place in a mix (see wanted_mixes).

DROP VIEW IF EXISTS wanted_names;

CREATE VIEW wanted_names AS
WITH RECURSIVE
-- One row per number from 0 to 10, and 16 to the power of it
digits AS (
    SELECT 0 AS wanted_id, CAST(1 AS BIGINT) AS digit
    UNION ALL
    SELECT d.wanted_id + 1 AS wanted_id, d.digit * 16 AS digit
    FROM digits AS d
    WHERE d.wanted_id < 10
),

-- One row per name as written: how many rows have it
wishes AS (
    SELECT w.category AS written, COUNT(*) AS times
    FROM wanted_categories AS w
    GROUP BY w.category
),

-- One row per name and category: the name's lowest category, and how many categories it has
meanings AS (
    SELECT
        w.written,
        w.times,
        n.hand_points,
        MIN(n.hand_points) OVER (PARTITION BY w.written) AS lowest,
        COUNT(*) OVER (PARTITION BY w.written) AS categories
    FROM wishes AS w
    INNER JOIN written_names AS n ON w.written = n.written
)

SELECT
    m.written,
    m.times,
    m.hand_points,
    m.categories,
    d.wanted_id,
    d.digit
FROM meanings AS m
LEFT JOIN digits AS d ON CASE WHEN m.categories > 1 THEN 10 ELSE m.lowest END = d.wanted_id;
