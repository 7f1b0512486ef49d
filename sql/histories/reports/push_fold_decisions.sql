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

-- One row per game, starting hand and blind
plays AS (
    SELECT p.* FROM pokersql.push_fold_plays('strategies') AS p
),

-- One row per decision: the frequency and the gain of a push or call, and what is best
answers AS (
    SELECT
        s.* EXCLUDE (game, payoffs, first_call),
        ROUND(p.frequency, 4) AS frequency,
        ROUND(p.gain, 4) AS gain,
        s.action IN ('fold', p.action) AS is_in_game,
        s.action = p.best AS is_best
    FROM QUERY_TABLE(spots_table) AS s
    INNER JOIN plays AS p ON s.game = p.game AND s.starting_hand = p.hand AND s.blind = p.player
)

SELECT
    a.* EXCLUDE (is_in_game, is_best),
    CASE WHEN a.is_in_game THEN CASE WHEN a.is_best THEN 0 ELSE ABS(a.gain) END END AS cost,
    CASE WHEN a.is_in_game THEN CASE a.action WHEN 'fold' THEN a.frequency > 0.99 ELSE a.frequency < 0.01 END END
        AS is_mistake
FROM answers AS a;
