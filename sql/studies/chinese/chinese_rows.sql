-- The rows of each hand's best arrangement: its cards, what they are, and the percentile
-- Grain: one row per hand of thirteen cards and row; row_number 1 is the front, 2 the middle, 3 the back
-- Reads: best_arrangements, chinese_cards, row_classes
-- Source: pokersql

DROP VIEW IF EXISTS chinese_rows;

CREATE VIEW chinese_rows AS
WITH
-- One row per hand: its best arrangement
best AS MATERIALIZED (
    SELECT b.* FROM best_arrangements AS b
),

-- One row per hand and row
placed AS (
    SELECT
        b.game_id,
        b.player_id,
        1 AS row_number,
        'front' AS row_name,
        3 AS cards,
        b.front AS places,
        b.front_place AS place
    FROM best AS b
    UNION ALL
    SELECT
        b.game_id,
        b.player_id,
        2 AS row_number,
        'middle' AS row_name,
        5 AS cards,
        b.middle AS places,
        b.middle_place AS place
    FROM best AS b
    UNION ALL
    SELECT
        b.game_id,
        b.player_id,
        3 AS row_number,
        'back' AS row_name,
        5 AS cards,
        b.back AS places,
        b.back_place AS place
    FROM best AS b
),

-- One row per card: its number in its row, the lowest first
numbered AS (
    SELECT
        p.game_id,
        p.player_id,
        p.row_number,
        ' ' || c.card AS card,
        ROW_NUMBER() OVER (PARTITION BY p.game_id, p.player_id, p.row_number ORDER BY c.card_id) AS card_number
    FROM placed AS p
    INNER JOIN chinese_cards AS c
        ON p.game_id = c.game_id AND p.player_id = c.player_id AND (p.places & c.place_bit) > 0
),

-- One row per hand and row: its cards as text
spelled AS (
    SELECT
        n.game_id,
        n.player_id,
        n.row_number,
        SUBSTR(
            MAX(CASE WHEN n.card_number = 1 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 2 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 3 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 4 THEN n.card ELSE '' END)
            || MAX(CASE WHEN n.card_number = 5 THEN n.card ELSE '' END),
            2
        ) AS cards
    FROM numbered AS n
    GROUP BY n.game_id, n.player_id, n.row_number
)

SELECT
    p.game_id,
    p.player_id,
    p.row_number,
    p.row_name,
    s.cards,
    r.category,
    r.description,
    p.place,
    r.points,
    100.0 * r.points / r.all_points AS percentile
FROM placed AS p
INNER JOIN spelled AS s ON p.game_id = s.game_id AND p.player_id = s.player_id AND p.row_number = s.row_number
INNER JOIN row_classes AS r ON p.cards = r.cards AND p.place = r.place;
