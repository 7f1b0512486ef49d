-- How often each category occurs in each row of the best arrangements of hand_cards, and each special hand
-- Grain: one row per row and category that occurs, and per special hand that occurs
-- Columns:
--   objective: the objective by which the hands were set, as in chinese_settings
--   row_name: front, middle or back, or special
--   category: as in categories, or a special hand's name
--   hands: the number of hands
-- Reads: chinese_rows, chinese_settings, chinese_specials

-- To keep a simulation, deal by deal: INSERT INTO row_observations SELECT * FROM dealt_rows;

DROP VIEW IF EXISTS dealt_rows;

CREATE VIEW dealt_rows AS
WITH
-- One row per row and category that occurs, and per special hand
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
