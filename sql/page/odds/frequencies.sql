-- The exact number of hands in each category
-- Grain: one row per category, ordered from the best; all_hands is the same in each row
-- Reads: hand_odds, sampled_cards, settings
-- Engine: duckdb

SELECT
    o.category,
    o.hands,
    o.probability,
    o.odds_against,
    CAST(SUM(o.hands) OVER () AS BIGINT) AS all_hands
FROM settings AS s
CROSS JOIN sampled_cards AS n
INNER JOIN hand_odds AS o ON s.rules = o.rules AND n.cards = o.cards
ORDER BY o.hand_points DESC;
