-- What the names in wanted_categories stand for
-- Grain: one row per name as written and category it stands for; hand_points is NULL where there is none
-- Reads: category_names, wanted_categories
-- Source: pokersql
-- Access: internal

-- A name for two categories, straightflush in one word, is met by either. wanted_id tells the names apart: the points
-- of the category, or 10 for that name; the name's digit in a mix (see wanted_mixes) is worth 16^wanted_id.

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

-- One row per name as written: how often it is there
written AS (
    SELECT
        w.category AS written,
        LOWER(TRIM(REPLACE(REPLACE(w.category, '_', ' '), '-', ' '))) AS name,
        COUNT(*) AS times
    FROM wanted_categories AS w
    GROUP BY w.category
),

-- One row per name and category: the name's lowest category, and how many it has
matched AS (
    SELECT
        w.written,
        w.name,
        w.times,
        n.hand_points,
        MIN(n.hand_points) OVER (PARTITION BY w.written) AS lowest,
        COUNT(*) OVER (PARTITION BY w.written) AS categories
    FROM written AS w
    LEFT JOIN category_names AS n ON w.name = n.name
)

SELECT
    m.written,
    m.times,
    m.hand_points,
    m.categories,
    d.wanted_id,
    d.digit
FROM matched AS m
LEFT JOIN digits AS d ON CASE WHEN m.categories > 1 THEN 10 ELSE m.lowest END = d.wanted_id;
