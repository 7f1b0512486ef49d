-- Every five-card hand with its rank, worked out while it is read
-- Grain: one row per hand (2,598,960), card_1 < card_2 < card_3 < card_4 < card_5
-- Reads: deck, hand_classes
-- Source: pokersql

-- The work is the five-fold join of the deck; the rank is one more join, on the sum of the cards' codes. It is a
-- CROSS JOIN so that SQLite, which would begin with the classes, looks each hand up instead.

DROP VIEW IF EXISTS every_hand;

CREATE VIEW every_hand AS
SELECT
    c1.card_id AS card_1,
    c2.card_id AS card_2,
    c3.card_id AS card_3,
    c4.card_id AS card_4,
    c5.card_id AS card_5,
    h.hand_rank
FROM deck AS c1
INNER JOIN deck AS c2 ON c1.card_id < c2.card_id
INNER JOIN deck AS c3 ON c2.card_id < c3.card_id
INNER JOIN deck AS c4 ON c3.card_id < c4.card_id
INNER JOIN deck AS c5 ON c4.card_id < c5.card_id
CROSS JOIN hand_classes AS h
WHERE
    h.hand_key = (c1.rank_code + c2.rank_code + c3.rank_code + c4.rank_code + c5.rank_code)
    * CASE
        WHEN
            c1.suit_id = c2.suit_id AND c2.suit_id = c3.suit_id
            AND c3.suit_id = c4.suit_id AND c4.suit_id = c5.suit_id
            THEN -1
        ELSE 1
    END;
