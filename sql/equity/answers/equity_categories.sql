-- With which made hands each player wins
-- Grain: one row per method, player and category that wins or ties; the winner's category, on the river
-- Reads: equity_outcomes, hand_classes, player_hands, seats
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS equity_categories;

CREATE VIEW equity_categories AS
WITH
-- One row per method, set of winners and category: how often they win with it
won AS (
    SELECT o.method, o.winners, c.hand_points, c.category, SUM(o.runouts) AS runouts
    FROM equity_outcomes AS o
    INNER JOIN hand_classes AS c ON o.hand_rank = c.hand_rank
    GROUP BY o.method, o.winners, c.hand_points, c.category
),

-- One row per method: how often in all
counted AS (
    SELECT w.method, SUM(w.runouts) AS runouts FROM won AS w
    GROUP BY w.method
),

-- One row per player
seated AS (
    SELECT DISTINCT h.player_id, h.seat FROM player_hands AS h
)

SELECT
    s.player_id,
    p.hand_range AS player,
    w.hand_points,
    w.category,
    CAST(COALESCE(SUM(w.runouts) FILTER (BIT_COUNT(w.winners) = 1), 0) AS HUGEINT) AS wins,
    CAST(COALESCE(SUM(w.runouts) FILTER (BIT_COUNT(w.winners) > 1), 0) AS HUGEINT) AS ties,
    SUM(w.runouts / BIT_COUNT(w.winners)) / n.runouts AS equity,
    w.method,
    CAST(n.runouts AS HUGEINT) AS runouts
FROM won AS w
INNER JOIN seated AS s ON (w.winners >> (s.seat - 1)) & 1 = 1
INNER JOIN seats AS p ON s.player_id = p.player_id
INNER JOIN counted AS n ON w.method = n.method
GROUP BY s.player_id, p.hand_range, w.hand_points, w.category, w.method, n.runouts;
