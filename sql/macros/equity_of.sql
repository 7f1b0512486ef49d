-- A table of all-ins of two players with the first player's equity, or an error, in each row
-- Grain: one row per row of the table
-- Engine: duckdb

-- FROM equity_of('allins', hero, villain, board) adds the columns equity, wins, ties, losses, runouts, method,
-- standard_error and error to a table, view, file or data frame. hero, villain and board are columns or expressions,
-- with cards in the forms that rank_hands takes; hero and villain may be ranges. If there is no board, board is NULL or
-- ''. dead := my_column names a column of cards that cannot come; game := 'omaha' names a game. If the table already
-- has a column named error, the new column is error_1. A row that would take too long to count is simulated: samples
-- and seed are the parameters of the simulation.

CREATE MACRO pokersql.equity_of
    (hands_table, hero, villain, board, dead := NULL, game := 'holdem', samples := 10000, seed := 1) AS TABLE (
        SELECT e.* EXCLUDE ("pokersql answer"), UNNEST(e."pokersql answer")
        FROM pokersql.asked_equities(hands_table, hero, villain, board, dead, game, samples, seed) AS e
    );
