-- The value of a river, and how far the solution is from an equilibrium
-- Grain: one row in all
-- Engine: duckdb

-- The arguments are those of river. value is what player 1 gets on average, less what player 1 bets; player 2 gets the
-- rest of the pot. With the best response player 1 would get highest, and against the best response of player 2 lowest.
-- exploitable is (highest - lowest) / 2 in percent of the pot.

CREATE MACRO pokersql.river_summary
    (range_1, range_2, board, pot, stack, bets := [100], raises := [100], most_raises := 1, iterations := 100) AS TABLE
WITH
-- One row per hand and line before the first action of a player
pokersql_firsts AS (
    SELECT r.player, r.hand, SUM(r.reach) AS reach, SUM(r.reach * r.value) AS value, MAX(r.best) AS best
    FROM pokersql.river_of(range_1, range_2, board, pot, stack, bets, raises, most_raises, iterations) AS r
    WHERE r.is_first
    GROUP BY r.player, r.hand, r.line
),

-- One row: the results
pokersql_results AS (
    SELECT
        COUNT(DISTINCT f.hand) FILTER (f.player = 1) AS hands_1,
        COUNT(DISTINCT f.hand) FILTER (f.player = 2) AS hands_2,
        SUM(f.value) FILTER (f.player = 1) AS value,
        pot - SUM(f.reach * f.best) FILTER (f.player = 2) AS lowest,
        SUM(f.reach * f.best) FILTER (f.player = 1) AS highest
    FROM pokersql_firsts AS f
)

SELECT
    r.* REPLACE (
        CASE WHEN ABS(r.value) > 1e-9 * pot THEN r.value ELSE 0 END AS value,
        CASE WHEN ABS(r.lowest) > 1e-9 * pot THEN r.lowest ELSE 0 END AS lowest,
        CASE WHEN ABS(r.highest) > 1e-9 * pot THEN r.highest ELSE 0 END AS highest
    ),
    50 * (r.highest - r.lowest) / pot AS exploitable
FROM pokersql_results AS r;
