-- The hands in hand_text that the seven steps can't rank, each with its error
-- Grain: one row per hand with an error
-- Reads: hand_text, readable_cards, text_errors
-- Engine: duckdb

WITH
-- One row per hand that has an error in text_errors or does not have five cards
errors AS (
    SELECT e.game_id, e.player_id, e.error, e.remedy FROM text_errors AS e
    WHERE NOT STARTS_WITH(e.error, 'wrong_count')
    UNION
    SELECT
        r.game_id,
        r.player_id,
        'wrong_count ' || r.cards AS error,
        'the seven steps rank hands of five cards' AS remedy
    FROM readable_cards AS r
    WHERE r.cards <> 5
)

SELECT t.player_id AS line, t.hand AS written, e.error, e.remedy
FROM errors AS e
INNER JOIN hand_text AS t ON e.game_id = t.game_id AND e.player_id = t.player_id
ORDER BY t.player_id;
