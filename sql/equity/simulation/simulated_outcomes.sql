-- The outcomes of all simulated showdowns
-- Grain: one row per batch, set of winners and hand_rank of the best hand; answers read those of the present question
-- Columns:
--   question: as in equity_question
--   winners: the sum of 2^(seat - 1)
--   hand_rank: of the best hand
--   runouts: how many showdowns
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS simulated_outcomes;

CREATE TABLE simulated_outcomes (
    question TEXT NOT NULL,
    winners BIGINT NOT NULL,
    hand_rank INTEGER NOT NULL,
    runouts BIGINT NOT NULL
);
