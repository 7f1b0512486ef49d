-- Every seven-card hand with its rank
-- Grain: one row per hand (133,784,560), card_1 < card_2 < card_3 < card_4 < card_5 < card_6 < card_7
-- Columns:
--   card_1: the lowest card_id; a TINYINT overflows, so CAST it before you calculate
-- Reads: every_seven_card_hand
-- Engine: duckdb

DROP TABLE IF EXISTS seven_card_hands;

CREATE TABLE seven_card_hands (
    card_1 TINYINT NOT NULL,
    card_2 TINYINT NOT NULL,
    card_3 TINYINT NOT NULL,
    card_4 TINYINT NOT NULL,
    card_5 TINYINT NOT NULL,
    card_6 TINYINT NOT NULL,
    card_7 TINYINT NOT NULL,
    hand_rank SMALLINT NOT NULL
);

INSERT INTO seven_card_hands (card_1, card_2, card_3, card_4, card_5, card_6, card_7, hand_rank)
SELECT e.card_1, e.card_2, e.card_3, e.card_4, e.card_5, e.card_6, e.card_7, e.hand_rank
FROM every_seven_card_hand AS e;
