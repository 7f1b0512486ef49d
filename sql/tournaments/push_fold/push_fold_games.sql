-- The games of push_fold_strategies
-- Grain: one row per stack: 1, 1.5, ... 25 big blinds
-- Columns:
--   game: the stack of both players in big blinds, before they post the blinds of 0.5 and 1
--   payoffs: see pokersql.push_fold_payoffs
--   first_call: how often the big blind calls in the first step
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW push_fold_games AS
SELECT
    r.half_blinds / 2.0 AS game,
    pokersql.push_fold_payoffs(r.half_blinds / 2.0, 0.5, 1, 0, 0) AS payoffs,
    0.5e0 AS first_call
FROM RANGE(2, 51) AS r (half_blinds);
