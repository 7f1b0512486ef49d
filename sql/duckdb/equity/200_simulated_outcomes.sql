-- What came of the showdowns that were simulated so far
-- Grain: one row per batch, set of winners and hand_rank of the best hand; those of other questions stay apart
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS simulated_outcomes;

CREATE TABLE simulated_outcomes (
    question TEXT NOT NULL, -- what was asked, see equity_question
    winners BIGINT NOT NULL, -- 2^(seat - 1) of each
    hand_rank INTEGER NOT NULL, -- of the best hand
    runouts BIGINT NOT NULL -- how many showdowns
);
