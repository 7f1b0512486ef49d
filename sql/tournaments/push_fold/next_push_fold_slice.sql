-- Solves push or fold for the next seven stacks
-- Grain: one new row of push_fold_solutions per stack and starting hand
-- Reads: next_games, push_fold_solutions
-- Engine: duckdb

-- Read sql/load.sql, sql/rules.sql, sql/equity.sql and sql/count_push_fold.sql once, then this file for each slice.

INSERT INTO push_fold_solutions (stack, hand, pushed, called)
SELECT f.game, f.hand, f.pushed, f.called
FROM pokersql.push_fold_of('next_games', 200) AS f;
