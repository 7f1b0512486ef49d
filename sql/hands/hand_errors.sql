-- What keeps a hand in hand_cards from being ranked
-- Grain: one row per hand that can't be ranked, with the first thing wrong
-- Reads: deck, hand_cards
-- Source: pokersql

DROP VIEW IF EXISTS hand_errors;

CREATE VIEW hand_errors AS
WITH
-- One row per different card of a hand: how often it is there, and in the deck
held AS (
    SELECT h.game_id, h.player_id, h.card_id, COUNT(*) AS times, COUNT(d.card_id) AS times_in_deck
    FROM hand_cards AS h
    LEFT JOIN deck AS d ON h.card_id = d.card_id
    GROUP BY h.game_id, h.player_id, h.card_id
),

-- One row per hand: how many cards it has, its first card that no deck has and its first that is there twice
counted AS (
    SELECT
        h.game_id,
        h.player_id,
        CAST(SUM(h.times) AS BIGINT) AS cards,
        MIN(CASE WHEN h.times_in_deck = 0 THEN h.card_id END) AS bad_card_id,
        MIN(CASE WHEN h.times > 1 THEN h.card_id END) AS duplicate_card_id
    FROM held AS h
    GROUP BY h.game_id, h.player_id
)

SELECT
    c.game_id,
    c.player_id,
    CASE
        WHEN c.bad_card_id IS NOT NULL THEN 'bad_card ' || CAST(c.bad_card_id AS TEXT)
        WHEN c.duplicate_card_id IS NOT NULL THEN 'duplicate_card ''' || d.card || ''''
        ELSE 'wrong_count ' || CAST(c.cards AS TEXT)
    END AS error,
    CASE
        WHEN c.bad_card_id IS NOT NULL THEN 'a card_id is 0 to 51, as in deck'
        WHEN c.duplicate_card_id IS NOT NULL THEN 'a hand has a card once'
        ELSE 'a hand has five to seven cards'
    END AS remedy
FROM counted AS c
LEFT JOIN deck AS d ON c.duplicate_card_id = d.card_id
WHERE c.bad_card_id IS NOT NULL OR c.duplicate_card_id IS NOT NULL OR c.cards NOT BETWEEN 5 AND 7;
