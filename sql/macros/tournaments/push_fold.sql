-- Which hands the small blind pushes and the big blind calls in equilibrium, if both may only be all-in or fold
-- Grain: one row per starting hand
-- Engine: duckdb

-- FROM push_fold(10, ante := 0.125) solves the game of two players who have ten big blinds before they post blinds and
-- antes; dead is what other players have left in the pot. All values are in the unit of the stack and the blinds.
-- pushed is how often the small blind pushes the hand; push_gain is the value of pushing it less the value of folding
-- it. called and call_gain are those of the big blind after a push. faced is how often the big blind faces a push with
-- the hand, value the small blind's value with the hand. There is no row if push_fold_error is not NULL. This macro
-- needs games.sql and matchups.sql.

CREATE MACRO pokersql.push_fold
    (stack, ante := 0, small_blind := 0.5, big_blind := 1, dead := 0, iterations := 200) AS TABLE (
        WITH
        -- One row: the game
        pokersql_games AS (
            SELECT
                1 AS game,
                pokersql.push_fold_payoffs(stack, small_blind, big_blind, ante, dead) AS payoffs,
                0.5e0 AS first_call
            WHERE pokersql.push_fold_error([stack, stack], ante, small_blind, big_blind, dead := dead) IS NULL
        )

        SELECT f.* EXCLUDE (game)
        FROM pokersql.push_fold_of('pokersql_games', iterations) AS f
    );
