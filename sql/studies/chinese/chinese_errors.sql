-- The hands in hand_text that are not valid in Chinese poker, each with its first error
-- Grain: one row per hand with an error
-- Columns:
--   error: too_long, bad_card, duplicate_card, wrong_count or shared_card, followed by the card or the number
-- Reads: deck, hand_text, text_faults, text_tokens

DROP VIEW IF EXISTS chinese_errors;

CREATE VIEW chinese_errors AS
WITH
-- One row per card of a hand and earlier player of the game with the same card; place 1 is the first row of a hand
shared_cards AS (
    SELECT
        t.game_id,
        t.player_id,
        d.card,
        o.player_id AS other_id,
        ROW_NUMBER() OVER (PARTITION BY t.game_id, t.player_id ORDER BY t.card_number, o.player_id) AS place
    FROM text_tokens AS t
    INNER JOIN text_tokens AS o
        ON t.game_id = o.game_id AND t.player_id > o.player_id AND t.card_id = o.card_id
    INNER JOIN deck AS d ON t.card_id = d.card_id
)

SELECT
    h.game_id,
    h.player_id,
    CASE
        WHEN f.error > '' THEN f.error
        WHEN f.cards <> 13 THEN 'wrong_count ' || CAST(f.cards AS TEXT)
        ELSE 'shared_card ''' || s.card || ''''
    END AS error,
    CASE
        WHEN f.error > '' THEN f.remedy
        WHEN f.cards <> 13 THEN 'a hand of Chinese poker has thirteen cards'
        ELSE 'hand ' || CAST(s.other_id AS TEXT) || ' has it, too; a deck has each card once'
    END AS remedy
FROM hand_text AS h
INNER JOIN text_faults AS f ON h.game_id = f.game_id AND h.player_id = f.player_id
LEFT JOIN shared_cards AS s ON h.game_id = s.game_id AND h.player_id = s.player_id AND s.place = 1
WHERE f.error > '' OR f.cards <> 13 OR s.card > '';
