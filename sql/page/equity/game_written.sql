-- The cards of a question about a game without ranges, as they were read
-- Grain: one row per card, in the order of the text
-- Reads: decks, equity_game, game_texts, games
-- Source: pokersql
-- Engine: duckdb

WITH
-- One row per card
cards AS (
    SELECT
        CASE WHEN t.player_id > 0 THEN 'player' ELSE t.place END AS place,
        t.player_id,
        UNNEST(t.cards) AS card_id,
        UNNEST(RANGE(LEN(t.cards))) AS number
    FROM game_texts AS t
    WHERE t.unread = ''
)

SELECT c.place, c.player_id, d.card
FROM cards AS c
CROSS JOIN equity_game AS e
INNER JOIN games AS g ON e.game = g.game
INNER JOIN decks AS d ON g.deck = d.deck AND c.card_id = d.card_id
ORDER BY c.place, c.player_id, c.number;
