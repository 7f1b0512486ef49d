-- The three rows of Chinese poker
-- Grain: one row per row of an arrangement (front, middle and back)
-- Source: the rules of Chinese poker
-- Access: internal

DROP VIEW IF EXISTS row_sizes;

CREATE VIEW row_sizes AS
SELECT 1 AS row_number, 'front' AS row_name, 3 AS cards
UNION ALL
SELECT 2 AS row_number, 'middle' AS row_name, 5 AS cards
UNION ALL
SELECT 3 AS row_number, 'back' AS row_name, 5 AS cards;
