-- The patterns of six cards, and how many of the 20,358,520 hands have each pattern
-- Grain: one row per pattern (36,842: 18,395 without a flush, 18,447 with one)
-- Reads: hand_patterns

DROP VIEW IF EXISTS six_card_patterns;

CREATE VIEW six_card_patterns AS
SELECT
    p.card_1,
    p.card_2,
    p.card_3,
    p.card_4,
    p.card_5,
    p.card_6,
    p.flush_cards,
    p.rank_pattern,
    p.hand_key,
    p.hand_rank,
    p.equivalent_hands
FROM hand_patterns AS p
WHERE p.cards = 6;
