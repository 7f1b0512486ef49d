-- The cards of each hand of thirteen cards in hand_cards, numbered within the hand
-- Grain: one row per card of a hand of thirteen different cards; card_number is 1 to 13, place_bit 2^(card_number - 1)
-- Columns:
--   game_id: the game; the hands of a game play against each other
-- Reads: deck, hand_cards
-- Access: internal

DROP VIEW IF EXISTS chinese_cards;

CREATE VIEW chinese_cards AS
WITH
-- One row per hand of thirteen different cards
thirteen_card_hands AS (
    SELECT h.game_id, h.player_id
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
    GROUP BY h.game_id, h.player_id
    HAVING COUNT(*) = 13 AND COUNT(DISTINCT h.card_id) = 13
),

-- One row per card: its number in the hand, 1 for the lowest card
numbered_cards AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        CAST(ROW_NUMBER() OVER (PARTITION BY h.game_id, h.player_id ORDER BY h.card_id) AS INTEGER) AS card_number
    FROM hand_cards AS h
    INNER JOIN thirteen_card_hands AS t ON h.game_id = t.game_id AND h.player_id = t.player_id
)

SELECT
    n.game_id,
    n.player_id,
    n.card_number,
    1 << (n.card_number - 1) AS place_bit,
    n.card_id,
    d.card,
    d.rank,
    d.suit_id,
    d.rank_code
FROM numbered_cards AS n
INNER JOIN deck AS d ON n.card_id = d.card_id;
