-- How often each category comes before the draw and after it, exactly
-- Grain: one row per category (10)
-- Reads: categories, deck, draw_counts, odds
-- Source: pokersql

-- draws is how many of all_draws end in the category. Who throws fewer cards has fewer ways to get new ones, so each of
-- them counts as often as makes all hands equal: as if it had C(47, most thrown) ways, a multiple of all the others.

DROP VIEW IF EXISTS draw_odds;

CREATE VIEW draw_odds AS
WITH RECURSIVE
-- One row per number of thrown cards: the ways to get as many new ones
ways AS (
    SELECT 0 AS thrown, COUNT(*) - 5 AS others, CAST(1 AS BIGINT) AS ways FROM deck
    UNION ALL
    SELECT w.thrown + 1 AS thrown, w.others, CAST(w.ways * (w.others - w.thrown) / (w.thrown + 1) AS BIGINT) AS ways
    FROM ways AS w
    WHERE w.thrown < 5
),

-- One row per plan, category before and after: the draws, and the ways of each hand
counted AS (
    SELECT c.drawn_points, c.draws, w.ways, MAX(w.ways) OVER () AS most_ways
    FROM draw_counts AS c
    INNER JOIN ways AS w ON c.thrown = w.thrown
),

-- One row per category after the draw: its draws, in equal parts
summed AS (
    SELECT c.drawn_points, CAST(SUM(c.draws * CAST(c.most_ways / c.ways AS BIGINT)) AS BIGINT) AS draws
    FROM counted AS c
    GROUP BY c.drawn_points
),

-- One row per category after the draw: with all draws
compared AS (
    SELECT s.drawn_points, s.draws, CAST(SUM(s.draws) OVER () AS BIGINT) AS all_draws
    FROM summed AS s
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
INNER JOIN compared AS d ON c.hand_points = d.drawn_points;
