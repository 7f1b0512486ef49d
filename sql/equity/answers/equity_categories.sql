-- With which made hands each player wins
-- Grain: one row per method, player and category of the winning hand on the river
-- Columns:
--   player_id: as in equity
--   player: the hand or range as it is written
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   wins: how many runouts the player wins alone with it
--   ties: how many the player splits with it
--   equity: the part of the player's equity won with it; the sum over categories is equity.equity
--   method: exact or sim
--   runouts: all runouts of the question, of any category
-- Reads: equity_classes, equity_outcomes, player_hands, seats
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS equity_categories;

CREATE VIEW equity_categories AS
WITH
-- One row per method, set of winners and category: how often they win with it
winner_categories AS (
    SELECT o.method, o.winners, c.hand_points, c.category, SUM(o.runouts) AS runouts
    FROM equity_outcomes AS o
    INNER JOIN equity_classes AS c ON o.hand_rank = c.hand_rank
    GROUP BY o.method, o.winners, c.hand_points, c.category
),

-- One row per method: its runouts
totals AS (
    SELECT w.method, SUM(w.runouts) AS runouts FROM winner_categories AS w
    GROUP BY w.method
),

-- One row per player
player_seats AS (
    SELECT DISTINCT h.player_id, h.seat FROM player_hands AS h
)

SELECT
    s.player_id,
    p.hand_range AS player,
    w.hand_points,
    w.category,
    CAST(COALESCE(SUM(w.runouts) FILTER (BIT_COUNT(w.winners) = 1), 0) AS HUGEINT) AS wins,
    CAST(COALESCE(SUM(w.runouts) FILTER (BIT_COUNT(w.winners) > 1), 0) AS HUGEINT) AS ties,
    SUM(w.runouts / BIT_COUNT(w.winners)) / t.runouts AS equity,
    w.method,
    CAST(t.runouts AS HUGEINT) AS runouts
FROM winner_categories AS w
INNER JOIN player_seats AS s ON (w.winners >> (s.seat - 1)) & 1 = 1
INNER JOIN seats AS p ON s.player_id = p.player_id
INNER JOIN totals AS t ON w.method = t.method
GROUP BY s.player_id, p.hand_range, w.hand_points, w.category, w.method, t.runouts;
