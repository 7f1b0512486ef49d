-- The categories that the names in wanted_categories mean
-- Grain: one row per written name and category that it means; hand_points is NULL for an unknown name
-- Reads: ranks, wanted_categories, written_names
-- Access: internal

-- The one word straightflush means two categories, Straight Flush and Royal Flush; a hand of either category is enough.
-- wanted_id is different for each name: the points of its category, or 10 for straightflush. digit = 16^wanted_id is
-- the unit of the name's digit in wanted_mixes.mix.

DROP VIEW IF EXISTS wanted_names;

CREATE VIEW wanted_names AS
WITH
-- One row per written name: its number of rows in wanted_categories
wishes AS (
    SELECT w.category AS written, COUNT(*) AS times
    FROM wanted_categories AS w
    GROUP BY w.category
),

-- One row per written name and category: the lowest category of the name, and the number of its categories
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
    r.rank - 2 AS wanted_id,
    r.rank_code AS digit
FROM meanings AS m
LEFT JOIN ranks AS r ON CASE WHEN m.categories > 1 THEN 10 ELSE m.lowest END = r.rank - 2;
