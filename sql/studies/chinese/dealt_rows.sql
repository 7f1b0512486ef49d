-- What the hands of thirteen cards in hand_cards have in each row when they are set best, and how many are special
-- Grain: one row per row and category that came, and per special hand that came, whose row is 'special'
-- Reads: best_arrangements, chinese_settings, chinese_specials, row_classes
-- Source: pokersql
-- Access: internal

-- To keep a simulation, deal by deal: INSERT INTO row_observations SELECT * FROM dealt_rows;

DROP VIEW IF EXISTS dealt_rows;

CREATE VIEW dealt_rows AS
WITH
-- One row per hand: its best arrangement
best AS MATERIALIZED (
    SELECT b.front_place, b.middle_place, b.back_place FROM best_arrangements AS b
),

-- One row per row and class that came
placed AS (
    SELECT 'front' AS row_name, 3 AS cards, b.front_place AS place, COUNT(*) AS hands
    FROM best AS b
    GROUP BY b.front_place
    UNION ALL
    SELECT 'middle' AS row_name, 5 AS cards, b.middle_place AS place, COUNT(*) AS hands
    FROM best AS b
    GROUP BY b.middle_place
    UNION ALL
    SELECT 'back' AS row_name, 5 AS cards, b.back_place AS place, COUNT(*) AS hands
    FROM best AS b
    GROUP BY b.back_place
),

-- One row per row and category that came, and per special hand
came AS (
    SELECT p.row_name, r.category, CAST(SUM(p.hands) AS BIGINT) AS hands
    FROM placed AS p
    INNER JOIN row_classes AS r ON p.cards = r.cards AND p.place = r.place
    GROUP BY p.row_name, r.category
    UNION ALL
    SELECT 'special' AS row_name, s.special AS category, COUNT(*) AS hands
    FROM chinese_specials AS s
    GROUP BY s.special
)

SELECT s.objective, c.row_name, c.category, c.hands
FROM came AS c
CROSS JOIN chinese_settings AS s;
