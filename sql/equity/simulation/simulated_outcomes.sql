-- The outcomes of all simulated showdowns
-- Grain: one row per batch, high_winners, low_winners and hand_rank of the best hand
-- Columns:
--   texts: the game, hands and cards of the question as one text; drawn_outcomes reads the rows of the current question
--   high_winners: the sum of 2^(seat - 1) over the seats that win the high half or the whole pot
--   low_winners: the sum of 2^(seat - 1) over the seats that win the low half
--   hand_rank: the rank of the best hand
--   runouts: the number of showdowns
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE simulated_outcomes (
    texts TEXT NOT NULL,
    high_winners BIGINT NOT NULL,
    low_winners BIGINT NOT NULL,
    hand_rank INTEGER,
    runouts BIGINT NOT NULL
);
