-- Every five-card hand with its rank, computed whenever a query reads it
-- Grain: one row per hand (2,598,960), card_1 < card_2 < card_3 < card_4 < card_5
-- Columns:
--   card_1: the lowest card_id
--   card_2: the second card_id
--   card_3: the third card_id
--   card_4: the fourth card_id
--   card_5: the highest card_id
-- Reads: deck, hand_classes
-- Access: internal

-- The first join adds the fifth card to the 270,725 = C(52, 4) rows of four cards. The second join finds the class of
-- the hand's key. DuckDB splits a join among threads by blocks of 122,880 rows. deck is less than one block, but the
-- MATERIALIZED CTE fours has three. SQLite keeps the order of a CROSS JOIN. So SQLite looks up the class of each hand
-- here, not the hands of each class.

DROP VIEW IF EXISTS every_hand;

CREATE VIEW every_hand AS
WITH
-- One row per four cards: rank_codes is the sum of their codes; suit_id is their suit, or -1 if their suits differ
fours AS MATERIALIZED (
    SELECT
        c1.card_id AS card_1,
        c2.card_id AS card_2,
        c3.card_id AS card_3,
        c4.card_id AS card_4,
        c1.rank_code + c2.rank_code + c3.rank_code + c4.rank_code AS rank_codes,
        CASE
            WHEN c1.suit_id = c2.suit_id AND c2.suit_id = c3.suit_id AND c3.suit_id = c4.suit_id THEN c1.suit_id
            ELSE -1
        END AS suit_id
    FROM deck AS c1
    INNER JOIN deck AS c2 ON c1.card_id < c2.card_id
    INNER JOIN deck AS c3 ON c2.card_id < c3.card_id
    INNER JOIN deck AS c4 ON c3.card_id < c4.card_id
)

SELECT
    f.card_1,
    f.card_2,
    f.card_3,
    f.card_4,
    c5.card_id AS card_5,
    h.hand_rank
FROM fours AS f
INNER JOIN deck AS c5 ON f.card_4 < c5.card_id
CROSS JOIN hand_classes AS h
WHERE h.hand_key = (f.rank_codes + c5.rank_code) * CASE WHEN f.suit_id = c5.suit_id THEN -1 ELSE 1 END;
