-- The next games of push or fold that pokersql build --push-fold solves
-- Grain: one row per stack: the seven smallest stacks that are not solved yet
-- Columns:
--   game: the stack of both players in big blinds
--   payoffs: see pokersql.push_fold_payoffs
--   first_call: how often the big blind calls in the first step
-- Reads: open_stacks
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW next_games AS
SELECT o.stack AS game, pokersql.push_fold_payoffs(o.stack, 0.5, 1, 0) AS payoffs, 0.5e0 AS first_call
FROM open_stacks AS o
ORDER BY o.stack
LIMIT 7;
