-- The cards in the last run of deal.sql that no player holds, in the order in which a draw takes them
-- Grain: one row per card; turn is 1 for the card that the game draws next
-- Reads: dealt_cards, exchanges, hand_cards, shuffle_keys
-- Access: internal

-- The cards that players threw in earlier draws come last, in a new random order.

DROP VIEW IF EXISTS stub_cards;

CREATE VIEW stub_cards AS
WITH
-- One row per card that a player threw in an earlier draw
earlier_cards AS (
    SELECT DISTINCT e.game_id, e.thrown_id AS card_id, 1 AS is_earlier
    FROM exchanges AS e
)

SELECT
    c.game_id,
    c.card_id,
    ROW_NUMBER() OVER (
        PARTITION BY c.game_id
        ORDER BY
            COALESCE(t.is_earlier, 0),
            CASE WHEN t.is_earlier = 1 THEN k.reshuffle_key ELSE c.position END,
            c.position
    ) AS turn
FROM dealt_cards AS c
INNER JOIN shuffle_keys AS k ON c.game_id = k.game_id AND c.position - 1 = k.place
LEFT JOIN earlier_cards AS t ON c.game_id = t.game_id AND c.card_id = t.card_id
LEFT JOIN hand_cards AS h ON c.game_id = h.game_id AND c.card_id = h.card_id
WHERE h.card_id IS NULL;
