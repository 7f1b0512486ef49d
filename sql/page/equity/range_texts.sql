-- Each player's range as text, with runs joined as in QQ+, and its size
-- Grain: one row per player
-- Reads: absent_cards, hole_cards, range_hands, range_texts
-- Source: pokersql
-- Engine: duckdb

WITH
-- One row: the cards that the game's deck lacks
absent_bits AS (
    SELECT COALESCE(BIT_OR(a.card_bit), 0) AS bits FROM absent_cards AS a
),

-- One row per combination of two cards of the game's deck
combinations AS (
    SELECT h.hole
    FROM hole_cards AS h
    CROSS JOIN absent_bits AS a
    WHERE h.card_bits & a.bits = 0
),

-- One row per player: the combinations of the range, by their weights
range_sizes AS (
    SELECT r.player_id, SUM(r.weight) / 1000000 AS combinations
    FROM range_hands AS r
    INNER JOIN combinations AS c ON r.hole = c.hole
    GROUP BY r.player_id
),

-- One row: how many combinations there are
totals AS (
    SELECT COUNT(c.hole) AS possible FROM combinations AS c
)

SELECT t.player_id, t.range_text, s.combinations, p.possible, s.combinations / p.possible AS part
FROM range_texts AS t
INNER JOIN range_sizes AS s ON t.player_id = s.player_id
CROSS JOIN totals AS p
ORDER BY t.player_id;
