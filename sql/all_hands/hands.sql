-- Every five-card hand as text, with its category and rank
-- Grain: one row per hand (2,598,960)
-- Columns:
--   hand: the five cards, the lowest card_id first
-- Reads: deck, five_card_hands, hand_classes

DROP VIEW IF EXISTS hands;

CREATE VIEW hands AS
SELECT
    c1.card || ' ' || c2.card || ' ' || c3.card || ' ' || c4.card || ' ' || c5.card AS hand,
    h.category,
    h.description,
    h.hand_points,
    h.hand_rank
FROM five_card_hands AS f
INNER JOIN hand_classes AS h ON f.hand_rank = h.hand_rank
INNER JOIN deck AS c1 ON f.card_1 = c1.card_id
INNER JOIN deck AS c2 ON f.card_2 = c2.card_id
INNER JOIN deck AS c3 ON f.card_3 = c3.card_id
INNER JOIN deck AS c4 ON f.card_4 = c4.card_id
INNER JOIN deck AS c5 ON f.card_5 = c5.card_id;
