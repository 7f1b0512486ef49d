-- A macro that compares decisions to push or fold with the equilibrium
-- Engine: duckdb

-- spots_table is the name of a table with rows of histories.push_fold_spots. frequency is how often the equilibrium
-- pushes the hand, or calls a push with it. gain is the value of this play less the value of a fold, in the unit. cost
-- is what the player's action loses against the better of the two; it is NULL for limp and raise. is_mistake says
-- whether the equilibrium takes the action less than once in a hundred times. The macro needs games.sql and
-- matchups.sql.

-- One row per decision
CREATE OR REPLACE MACRO histories.push_fold_decisions(spots_table) AS TABLE
WITH
-- One row per game
pokersql_games AS (
    SELECT DISTINCT s.game, s.payoffs, s.first_call
    FROM QUERY_TABLE(spots_table) AS s
),

-- One row per game and starting hand
strategies AS (
    SELECT f.* FROM pokersql.push_fold_of('pokersql_games', 300) AS f
),

-- One row per decision: the frequency and the gain of a push or call
answers AS (
    SELECT
        s.* EXCLUDE (game, payoffs, first_call),
        ROUND(CASE s.blind WHEN 'small blind' THEN f.pushed ELSE f.called END, 4) AS frequency,
        ROUND(CASE s.blind WHEN 'small blind' THEN f.push_gain ELSE f.call_gain END, 4) AS gain
    FROM QUERY_TABLE(spots_table) AS s
    INNER JOIN strategies AS f ON s.game = f.game AND s.starting_hand = f.hand
)

SELECT
    a.*,
    CASE a.action
        WHEN 'fold' THEN GREATEST(a.gain, 0)
        WHEN 'push' THEN GREATEST(-a.gain, 0)
        WHEN 'call' THEN GREATEST(-a.gain, 0)
    END AS cost,
    CASE a.action
        WHEN 'fold' THEN a.frequency > 0.99
        WHEN 'push' THEN a.frequency < 0.01
        WHEN 'call' THEN a.frequency < 0.01
    END AS is_mistake
FROM answers AS a;
