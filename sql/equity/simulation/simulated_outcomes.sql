-- The outcomes of all simulated showdowns
-- Grain: one row per batch, set of winners of each half of the pot, and hand_rank of the best hand
-- Columns:
--   texts: the question; answers read the rows of the present one
--   high_winners: the sum of 2^(seat - 1) over those who win the high half, or the whole pot
--   low_winners: the same of the low half
--   hand_rank: of the best hand
--   runouts: how many showdowns
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE simulated_outcomes (
    texts TEXT NOT NULL,
    high_winners BIGINT NOT NULL,
    low_winners BIGINT NOT NULL,
    hand_rank INTEGER,
    runouts BIGINT NOT NULL
);
