-- The exact number of hands of five, six and seven cards in each category
-- Grain: one row per number of cards and category (30)
-- Columns:
--   cards: 5, 6 or 7; a hand of six or seven cards has the category of its best five
--   probability: hands / the number of all hands with this number of cards
--   odds_against: (the number of all hands with this number of cards - hands) / hands
-- Reads: binomials, hand_classes, hand_patterns, odds

DROP VIEW IF EXISTS category_odds;

CREATE VIEW category_odds AS
WITH
-- One row per number of cards (6 or 7) and hand_points: the number of hands
counts AS (
    SELECT p.cards, h.hand_points, h.category, CAST(SUM(p.equivalent_hands) AS BIGINT) AS hands
    FROM hand_patterns AS p
    INNER JOIN hand_classes AS h ON p.hand_rank = h.hand_rank
    WHERE p.cards > 5
    GROUP BY p.cards, h.hand_points, h.category
)

SELECT 5 AS cards, o.hand_points, o.category, o.hands, o.probability, o.odds_against
FROM odds AS o
WHERE o.rules = 'standard'
UNION ALL
SELECT
    n.cards,
    n.hand_points,
    n.category,
    n.hands,
    CAST(n.hands AS DOUBLE PRECISION) / b.ways AS probability,
    CAST(b.ways - n.hands AS DOUBLE PRECISION) / n.hands AS odds_against
FROM counts AS n
INNER JOIN binomials AS b ON b.n = 52 AND n.cards = b.k;
