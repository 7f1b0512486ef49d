-- How many hands of five, six and seven cards are in each category, exactly
-- Grain: one row per number of cards and category (30)
-- Reads: categories, hand_classes, hand_patterns
-- Source: pokersql

-- A hand of more than five cards is what its best five are. probability is hands divided by all hands of so many
-- cards; odds_against is how many of them are something else for one that is not.

DROP VIEW IF EXISTS category_odds;

CREATE VIEW category_odds AS
WITH
-- One row per number of cards and points: how many hands
counted AS (
    SELECT p.cards, h.hand_points, CAST(SUM(p.equivalent_hands) AS BIGINT) AS hands
    FROM hand_patterns AS p
    INNER JOIN hand_classes AS h ON p.hand_rank = h.hand_rank
    GROUP BY p.cards, h.hand_points
),

-- One row per number of cards and points: with how many hands there are of so many cards
compared AS (
    SELECT
        n.cards,
        n.hand_points,
        n.hands,
        CAST(SUM(n.hands) OVER (PARTITION BY n.cards) AS BIGINT) AS all_hands
    FROM counted AS n
)

SELECT
    n.cards,
    n.hand_points,
    c.category,
    n.hands,
    CAST(n.hands AS DOUBLE PRECISION) / n.all_hands AS probability,
    CAST(n.all_hands - n.hands AS DOUBLE PRECISION) / n.hands AS odds_against
FROM compared AS n
INNER JOIN categories AS c ON n.hand_points = c.hand_points;
