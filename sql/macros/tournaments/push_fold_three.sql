-- Which hands the button and the blinds push and call in equilibrium, if all three may only go all-in or fold
-- Grain: one row per decision and starting hand
-- Engine: duckdb

-- FROM push_fold_three(10, ante := 0.125) solves the game of three players who have ten big blinds before they post
-- blinds and antes; dead is what others have left in the pot. The six decisions are button_push; small_blind_call of
-- the button's push, and small_blind_push after the button's fold; and the big blind's calls, big_blind_call_button,
-- big_blind_call_small_blind and big_blind_call_both. All values are in the unit of the stack and the blinds. There is
-- no row if push_fold_error is not NULL. Each of the samples has 120 showdowns of three hands. push_fold_three needs
-- games.sql and matchups.sql.

CREATE MACRO pokersql.push_fold_three
    (
        stack,
        ante := 0,
        small_blind := 0.5,
        big_blind := 1,
        dead := 0,
        iterations := 50,
        samples := 250000,
        seed := 1
    ) AS TABLE (
        WITH
        -- One row per two starting hands
        pokersql_matchups AS MATERIALIZED (
            SELECT m.*
            FROM pokersql.three_way_matchups(samples, seed) AS m
        )

        SELECT f.*
        FROM pokersql.push_fold_three_of(
            'pokersql_matchups',
            CAST(stack AS DOUBLE),
            CAST(LEAST(stack, small_blind + ante) AS DOUBLE),
            CAST(LEAST(stack, big_blind + ante) AS DOUBLE),
            CAST(ante AS DOUBLE),
            CAST(dead AS DOUBLE),
            iterations
        ) AS f
        WHERE pokersql.push_fold_error([stack, stack, stack], ante, small_blind, big_blind, dead := dead) IS NULL
    );
