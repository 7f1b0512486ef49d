-- The cards of each hand, numbered from place 1: the player's own cards first, then the board's
-- Grain: one row per card of a hand
-- Reads: board_cards, hand_cards
-- Access: internal

-- If a card of hand_cards is on the game's board, it is a board card: hold'em deals put the board into hand_cards, too.

DROP VIEW IF EXISTS hand_places;

CREATE VIEW hand_places AS
WITH
-- One row per card of a hand
cards AS (
    SELECT h.game_id, h.player_id, h.card_id, 1 AS is_own, 0 AS position
    FROM hand_cards AS h
    LEFT JOIN board_cards AS b ON h.game_id = b.game_id AND h.card_id = b.card_id
    WHERE b.card_id IS NULL
    UNION ALL
    SELECT h.game_id, h.player_id, b.card_id, 0 AS is_own, b.position
    FROM (SELECT DISTINCT c.game_id, c.player_id FROM hand_cards AS c) AS h
    INNER JOIN board_cards AS b ON h.game_id = b.game_id
)

SELECT
    c.game_id,
    c.player_id,
    c.card_id,
    c.is_own,
    ROW_NUMBER() OVER (
        PARTITION BY c.game_id, c.player_id ORDER BY 1 - c.is_own, c.position, c.card_id
    ) AS place,
    COUNT(*) OVER (PARTITION BY c.game_id, c.player_id) AS cards,
    SUM(c.is_own) OVER (PARTITION BY c.game_id, c.player_id) AS own_cards
FROM cards AS c;
