-- The outcomes of all simulated deals of games
-- Grain: one row per batch and set of winners of each half of the pot; answers read those of the present question
-- Columns:
--   question: as in equity_question
--   high_winners: the sum of 2^(seat - 1) over those who win the high half
--   low_winners: the same of the low half
--   runouts: how many deals
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS simulated_deals;

CREATE TABLE simulated_deals (
    question TEXT NOT NULL,
    high_winners BIGINT NOT NULL,
    low_winners BIGINT NOT NULL,
    runouts BIGINT NOT NULL
);
