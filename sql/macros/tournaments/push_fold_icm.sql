-- Which hands the small blind pushes and the big blind calls in equilibrium, if the players play for prizes
-- Grain: one row per starting hand
-- Engine: duckdb

-- FROM push_fold_icm([1000, 800, 300], [50, 30, 20], 50, 100) has the stacks of the small blind, of the big blind and
-- of the players who have folded; then the prizes, the small and the big blind. The columns are those of push_fold; the
-- values are shares of the prizes by ICM. There is no row if icm_error or push_fold_error is not NULL. In the first
-- step the big blind calls with each hand, so that the small blind begins with strong hands: this leads to an
-- equilibrium without an empty threat to call.

CREATE MACRO pokersql.push_fold_icm
    (stacks, payouts, small_blind, big_blind, ante := 0, dead := 0, iterations := 300) AS TABLE (
        WITH
        -- One row: the game
        pokersql_games AS (
            SELECT
                1 AS game,
                pokersql.icm_payoffs(stacks, payouts, small_blind, big_blind, ante, dead) AS payoffs,
                1e0 AS first_call
            WHERE
                pokersql.icm_error(stacks, payouts) IS NULL
                AND pokersql.push_fold_error(stacks, ante, small_blind, big_blind, dead := dead) IS NULL
        )

        SELECT f.* EXCLUDE (game)
        FROM pokersql.push_fold_of('pokersql_games', iterations) AS f
    );
