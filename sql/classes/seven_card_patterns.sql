-- The patterns of seven cards, and how many of the 133,784,560 hands have each pattern
-- Grain: one row per pattern (190,346: 49,205 without a flush, 141,141 with one)
-- Reads: hand_patterns

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
