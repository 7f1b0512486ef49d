-- Which hands the small blind pushes and the big blind calls in equilibrium, for stacks of 1 to 25 big blinds
-- Grain: one row per stack and starting hand (49 * 169)
-- Columns:
--   stack: the stack of both players in big blinds, before they post the blinds of 0.5 and 1; there is no ante
--   hand: the starting hand
--   pushed: how often the small blind pushes the hand, rounded to four decimals
--   called: how often the big blind calls a push with the hand, rounded to four decimals
-- Source: sql/tournaments/push_fold/push_fold_strategies.parquet, solved by 'pokersql build --push-fold --force'
-- Engine: duckdb

CREATE OR REPLACE TABLE push_fold_strategies AS
SELECT s.stack, s.hand, s.pushed, s.called
FROM READ_PARQUET('sql/tournaments/push_fold/push_fold_strategies.parquet') AS s;
