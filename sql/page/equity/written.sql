-- The cards of a question as they were read: hands, board and dead cards, but no ranges
-- Grain: one row per card, in the order of the text
-- Reads: deck, written_cards
-- Source: pokersql
-- Engine: duckdb

WITH
-- One row per card; a player with more than one piece has a range
cards AS (
    SELECT w.place, w.player_id, UNNEST(w.cards) AS card_id, UNNEST(RANGE(LEN(w.cards))) AS number
    FROM written_cards AS w
    WHERE w.unread = '' AND NOT w.is_range
    QUALIFY w.place <> 'player' OR COUNT(*) OVER (PARTITION BY w.player_id) = 1
)

SELECT c.place, c.player_id, d.card
FROM cards AS c
INNER JOIN deck AS d ON c.card_id = d.card_id
ORDER BY c.place, c.player_id, c.number;
