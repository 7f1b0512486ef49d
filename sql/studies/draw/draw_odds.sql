-- The exact probability of each category before the draw and after it
-- Grain: one row per category (10)
-- Columns:
--   hand_points: 0, high card, to 9, royal flush
--   category: the category's name
--   hands: the number of the category's hands among all 2,598,960 hands
--   dealt: the category's probability before the draw, 0 to 1
--   draws: how many of all_draws end in this category
--   all_draws: 2,598,960 * C(47, 4) = 463,563,500,400
--   drawn: the category's probability after the draw, draws / all_draws
--   change: drawn - dealt
-- Reads: binomials, categories, deck, draw_counts, odds

-- A hand that throws k cards has C(47, k) draws. Each draw counts C(47, 4) / C(47, k) times, so that all dealt hands
-- have the same weight. C(47, 4) / C(47, k) is an integer for k up to 4.

DROP VIEW IF EXISTS draw_odds;

CREATE VIEW draw_odds AS
WITH
-- One row: the number of cards outside of a hand
unseen_cards AS (
    SELECT CAST(COUNT(*) - 5 AS INTEGER) AS cards FROM deck
),

-- One row per row of draw_counts: its draws, ways = C(47, thrown), and most_ways (the maximum of ways over all rows)
plan_draws AS (
    SELECT c.drawn_points, c.draws, b.ways, MAX(b.ways) OVER () AS most_ways
    FROM draw_counts AS c
    CROSS JOIN unseen_cards AS u
    INNER JOIN binomials AS b ON u.cards = b.n AND c.thrown = b.k
),

-- One row per drawn_points: the weighted draws, and their sum over all categories
category_draws AS (
    SELECT
        p.drawn_points,
        CAST(SUM(p.draws * CAST(p.most_ways / p.ways AS BIGINT)) AS BIGINT) AS draws,
        CAST(SUM(SUM(p.draws * CAST(p.most_ways / p.ways AS BIGINT))) OVER () AS BIGINT) AS all_draws
    FROM plan_draws AS p
    GROUP BY p.drawn_points
)

SELECT
    c.hand_points,
    c.category,
    o.hands,
    o.probability AS dealt,
    d.draws,
    d.all_draws,
    CAST(d.draws AS DOUBLE PRECISION) / d.all_draws AS drawn,
    CAST(d.draws AS DOUBLE PRECISION) / d.all_draws - o.probability AS change
FROM categories AS c
INNER JOIN odds AS o ON c.hand_points = o.hand_points AND o.rules = 'standard'
INNER JOIN category_draws AS d ON c.hand_points = d.drawn_points;
