-- The rows (front, middle, back) of each hand's best arrangement, with their cards, categories and percentiles
-- Grain: one row per row (front, middle or back) of a hand of thirteen cards
-- Columns:
--   row_number: 1 is the front, 2 the middle, 3 the back
--   row_name: front, middle or back
--   cards: the cards of the row, the lowest first
--   percentile: the percentile of the row's class (see row_classes), 0 to 100
-- Reads: best_arrangements, chinese_cards, row_classes, row_sizes

DROP VIEW IF EXISTS chinese_rows;

CREATE VIEW chinese_rows AS
WITH
-- One row per hand and row: the row's cards as bits, and the place of the row's class; computed once
hand_rows AS MATERIALIZED (
    SELECT
        b.game_id,
        b.player_id,
        z.row_number,
        z.row_name,
        z.cards,
        CASE z.row_number WHEN 1 THEN b.front WHEN 2 THEN b.middle ELSE b.back END AS places,
        CASE z.row_number WHEN 1 THEN b.front_place WHEN 2 THEN b.middle_place ELSE b.back_place END AS place
    FROM best_arrangements AS b
    CROSS JOIN row_sizes AS z
),

-- One row per card: the number of the card in its row, 1 for the lowest card
row_cards AS (
    SELECT
        h.game_id,
        h.player_id,
        h.row_number,
        ' ' || c.card AS card,
        ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id, h.row_number ORDER BY c.card_id) AS card_number
    FROM hand_rows AS h
    INNER JOIN chinese_cards AS c
        ON h.game_id = c.game_id AND h.player_id = c.player_id AND (h.places & c.place_bit) > 0
),

-- One row per hand and row: the row's cards as text
row_text AS (
    SELECT
        c.game_id,
        c.player_id,
        c.row_number,
        SUBSTR(
            MAX(CASE WHEN c.card_number = 1 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.card_number = 2 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.card_number = 3 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.card_number = 4 THEN c.card ELSE '' END)
            || MAX(CASE WHEN c.card_number = 5 THEN c.card ELSE '' END),
            2
        ) AS cards
    FROM row_cards AS c
    GROUP BY c.game_id, c.player_id, c.row_number
)

SELECT
    h.game_id,
    h.player_id,
    h.row_number,
    h.row_name,
    t.cards,
    r.category,
    r.description,
    h.place,
    r.points,
    100.0 * r.points / r.all_points AS percentile
FROM hand_rows AS h
INNER JOIN row_text AS t ON h.game_id = t.game_id AND h.player_id = t.player_id AND h.row_number = t.row_number
INNER JOIN row_classes AS r ON h.cards = r.cards AND h.place = r.place;
