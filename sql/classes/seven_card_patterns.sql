-- The patterns of seven cards, and how many of all 133,784,560 hands each stands for
-- Grain: one row per pattern (190,346: 49,205 without a flush, 141,141 with one)
-- Columns:
--   card_1: the first card_id of an example: the flush's suit first, then rising by rank
--   card_2: the second card_id of the example
--   card_3: the third card_id of the example
--   card_4: the fourth card_id of the example
--   card_5: the fifth card_id of the example
--   card_6: the sixth card_id of the example
--   card_7: the seventh card_id of the example
--   flush_cards: cards in the suit of a flush, 0 without one
--   rank_pattern: digits: how many ranks have four, three, two, one card, then 0; 130 is a pair and three others
--   equivalent_hands: how many hands the pattern stands for
-- Reads: hand_patterns
-- Source: the reduced table of the Power BI article

DROP VIEW IF EXISTS seven_card_patterns;

CREATE VIEW seven_card_patterns AS
SELECT
    p.card_1,
    p.card_2,
    p.card_3,
    p.card_4,
    p.card_5,
    p.card_6,
    p.card_7,
    p.flush_cards,
    p.rank_pattern,
    p.hand_key,
    p.hand_rank,
    p.equivalent_hands
FROM hand_patterns AS p
WHERE p.cards = 7;
