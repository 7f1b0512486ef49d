-- The patterns of five cards, one for each class of hand_classes, and how many hands have each pattern
-- Grain: one row per pattern (7,462: 6,175 without a flush, 1,287 with one)
-- Reads: hand_patterns

DROP VIEW IF EXISTS five_card_patterns;

CREATE VIEW five_card_patterns AS
SELECT
    p.card_1,
    p.card_2,
    p.card_3,
    p.card_4,
    p.card_5,
    p.flush_cards,
    p.rank_pattern,
    p.hand_key,
    p.hand_rank,
    p.equivalent_hands
FROM hand_patterns AS p
WHERE p.cards = 5;
