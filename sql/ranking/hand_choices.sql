-- The ways to take five cards of each hand: one of five, six of six, 21 of seven
-- Grain: one row per hand that can be ranked and five of its cards, in rising order
-- Reads: deck, hand_cards, hand_errors
-- Source: pokersql
-- Access: internal

DROP VIEW IF EXISTS hand_choices;

CREATE VIEW hand_choices AS
WITH
-- One row per card of a hand that can be ranked
cards AS (
    SELECT h.game_id, h.player_id, h.card_id, d.card, d.suit_id, d.rank_code
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
    LEFT JOIN hand_errors AS e ON h.game_id = e.game_id AND h.player_id = e.player_id
    WHERE COALESCE(e.error, '') = ''
)

SELECT
    c1.game_id,
    c1.player_id,
    c1.card || ' ' || c2.card || ' ' || c3.card || ' ' || c4.card || ' ' || c5.card AS five,
    (c1.rank_code + c2.rank_code + c3.rank_code + c4.rank_code + c5.rank_code)
    * CASE
        WHEN
            c1.suit_id = c2.suit_id
            AND c2.suit_id = c3.suit_id
            AND c3.suit_id = c4.suit_id
            AND c4.suit_id = c5.suit_id
            THEN -1
        ELSE 1
    END AS hand_key
FROM cards AS c1
INNER JOIN cards AS c2 ON c1.game_id = c2.game_id AND c1.player_id = c2.player_id AND c1.card_id < c2.card_id
INNER JOIN cards AS c3 ON c1.game_id = c3.game_id AND c1.player_id = c3.player_id AND c2.card_id < c3.card_id
INNER JOIN cards AS c4 ON c1.game_id = c4.game_id AND c1.player_id = c4.player_id AND c3.card_id < c4.card_id
INNER JOIN cards AS c5 ON c1.game_id = c5.game_id AND c1.player_id = c5.player_id AND c4.card_id < c5.card_id;
