-- The categories with which each player wins, in games whose pot is not divided into high and low
-- Grain: one row per method, player and category of the winning hand on the river
-- Columns:
--   hand_points: the category's number in the rules of the game, 0 for the lowest
--   category: the category of the winning hand
--   wins: runouts that the player wins alone with the category
--   ties: runouts that the player splits with the category
--   equity: the part of the player's equity that comes from the category; the sum over all categories is equity.equity
--   method: exact or sim
--   runouts: the number of runouts over all categories
-- Reads: asked_question, asked_seats, equity_outcomes, player_seats, pokersql.class_ranks, pokersql.games
-- Engine: duckdb

CREATE OR REPLACE VIEW equity_categories AS
WITH
-- One row per hand_rank by the rules of the game; none if the game's pot is divided
classes AS (
    SELECT DISTINCT c.hand_rank, c.hand_points, c.category
    FROM asked_question AS q
    INNER JOIN pokersql.games AS g ON q.game = g.game AND '' IN (g.high_rules, g.low_rules)
    INNER JOIN pokersql.class_ranks AS c ON c.rules = g.high_rules || g.low_rules
),

-- One row per method, set of winners and category: winners is the sum of 2^(seat - 1) over the set; all_runouts is the
-- number of all runouts of the method
winner_categories AS (
    SELECT
        o.method,
        o.high_winners | o.low_winners AS winners,
        c.hand_points,
        c.category,
        SUM(o.runouts) AS runouts,
        SUM(SUM(o.runouts)) OVER (PARTITION BY o.method) AS all_runouts
    FROM equity_outcomes AS o
    INNER JOIN classes AS c ON o.hand_rank = c.hand_rank
    GROUP BY o.method, o.high_winners | o.low_winners, c.hand_points, c.category
)

SELECT
    a.player_id,
    s.hand_range AS player,
    w.hand_points,
    w.category,
    CAST(COALESCE(SUM(w.runouts) FILTER (BIT_COUNT(w.winners) = 1), 0) AS HUGEINT) AS wins,
    CAST(COALESCE(SUM(w.runouts) FILTER (BIT_COUNT(w.winners) > 1), 0) AS HUGEINT) AS ties,
    SUM(w.runouts / BIT_COUNT(w.winners)) / w.all_runouts AS equity,
    w.method,
    CAST(w.all_runouts AS HUGEINT) AS runouts
FROM winner_categories AS w
INNER JOIN asked_seats AS a ON (w.winners >> (a.seat - 1)) & 1 = 1
INNER JOIN player_seats AS s ON a.player_id = s.player_id
GROUP BY a.player_id, s.hand_range, w.hand_points, w.category, w.method, w.all_runouts;
