-- How often each category comes in each row of the best arrangements, and how often each special hand comes
-- Grain: one row per row_name and category that occurs; if row_name is 'special', the category is a special hand
-- Columns:
--   objective: the objective by which the hands were arranged, a value of chinese_objectives.objective
--   row_name: front, middle, back or special
--   category: a value of categories.category, or a special hand's name
--   hands: the number of hands
-- Reads: chinese_rows, chinese_settings, chinese_specials

-- To store a simulation, run this statement after each deal: INSERT INTO row_observations SELECT * FROM dealt_rows;

DROP VIEW IF EXISTS dealt_rows;

CREATE VIEW dealt_rows AS
WITH
-- One row per row_name and category that occurs: the number of hands
category_counts AS (
    SELECT r.row_name, r.category, COUNT(*) AS hands
    FROM chinese_rows AS r
    GROUP BY r.row_name, r.category
    UNION ALL
    SELECT 'special' AS row_name, s.special AS category, COUNT(*) AS hands
    FROM chinese_specials AS s
    GROUP BY s.special
)

SELECT s.objective, c.row_name, c.category, c.hands
FROM category_counts AS c
CROSS JOIN chinese_settings AS s;
