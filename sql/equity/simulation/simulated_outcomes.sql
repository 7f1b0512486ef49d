-- What came of the showdowns that were simulated so far
-- Grain: one row per batch, set of winners and hand_rank of the best hand; those of other questions stay apart
-- Columns:
--   question: what was asked, see equity_question
--   winners: 2^(seat - 1) of each
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
