-- The stacks of push_fold_strategies that are not solved yet
-- Grain: one row per stack: 1, 1.5, ... 25 big blinds
-- Columns:
--   stack: the stack of both players in big blinds, before they post the blinds of 0.5 and 1
-- Reads: push_fold_solutions
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW open_stacks AS
SELECT r.half_blinds / 2.0 AS stack
FROM RANGE(2, 51) AS r (half_blinds)
WHERE r.half_blinds / 2.0 NOT IN (SELECT p.stack FROM push_fold_solutions AS p);
