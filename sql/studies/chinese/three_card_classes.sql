-- The classes of three-card hands, which are the fronts of Chinese poker; straights and flushes do not count
-- Grain: one row per class (455: 13 three of a kind, 156 pairs, 286 high cards)
-- Reads: categories, class_readings, value_strengths
-- Source: the rules 'three cards'
-- Access: internal

-- hand_points has the category's points in the standard rules, so that a front can be compared with a middle.

DROP VIEW IF EXISTS three_card_classes;

CREATE VIEW three_card_classes AS
SELECT
    ROW_NUMBER() OVER (ORDER BY s.strength DESC) AS place,
    ABS(r.hand_key) AS hand_key,
    c.hand_points,
    c.category,
    s.description,
    s.rank_1,
    s.rank_2,
    s.rank_3,
    CAST(SUM(r.hands) AS INTEGER) AS hands
FROM class_readings AS r
INNER JOIN value_strengths AS s ON r.rules = s.rules AND r.strength = s.strength
INNER JOIN categories AS c ON s.category = c.category
WHERE r.rules = 'three cards'
GROUP BY s.strength, ABS(r.hand_key), c.hand_points, c.category, s.description, s.rank_1, s.rank_2, s.rank_3;
