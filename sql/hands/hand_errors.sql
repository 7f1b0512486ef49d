-- The hands of hand_cards that can't be ranked, and their errors
-- Grain: one row per hand with an error, the first of bad_card, duplicate_card and wrong_count that the hand has
-- Columns:
--   error: bad_card 52, duplicate_card 'As' or wrong_count 4
-- Reads: deck, hand_cards, remedies

DROP VIEW IF EXISTS hand_errors;

CREATE VIEW hand_errors AS
WITH
-- One row per hand and card_id: times is how often the hand has the card; times_in_deck is 0 if deck lacks the card
card_counts AS (
    SELECT h.game_id, h.player_id, h.card_id, COUNT(*) AS times, COUNT(d.card_id) AS times_in_deck
    FROM hand_cards AS h
    LEFT JOIN deck AS d ON h.card_id = d.card_id
    GROUP BY h.game_id, h.player_id, h.card_id
),

-- One row per hand: its number of cards, its lowest card_id that deck lacks, and its lowest duplicate
hands AS (
    SELECT
        c.game_id,
        c.player_id,
        CAST(SUM(c.times) AS BIGINT) AS cards,
        MIN(CASE WHEN c.times_in_deck = 0 THEN c.card_id END) AS bad_card_id,
        MIN(CASE WHEN c.times > 1 THEN c.card_id END) AS duplicate_card_id
    FROM card_counts AS c
    GROUP BY c.game_id, c.player_id
),

-- One row per hand that can't be ranked: its error, and fault, the error's name in remedies
faults AS (
    SELECT
        h.game_id,
        h.player_id,
        CASE
            WHEN h.bad_card_id IS NOT NULL THEN 'bad_card_id'
            WHEN h.duplicate_card_id IS NOT NULL THEN 'duplicate_card'
            ELSE 'wrong_count'
        END AS fault,
        CASE
            WHEN h.bad_card_id IS NOT NULL THEN 'bad_card ' || CAST(h.bad_card_id AS TEXT)
            WHEN h.duplicate_card_id IS NOT NULL THEN 'duplicate_card ''' || d.card || ''''
            ELSE 'wrong_count ' || CAST(h.cards AS TEXT)
        END AS error
    FROM hands AS h
    LEFT JOIN deck AS d ON h.duplicate_card_id = d.card_id
    WHERE h.bad_card_id IS NOT NULL OR h.duplicate_card_id IS NOT NULL OR h.cards NOT BETWEEN 5 AND 7
)

SELECT f.game_id, f.player_id, f.error, r.remedy
FROM faults AS f
INNER JOIN remedies AS r ON f.fault = r.error;
