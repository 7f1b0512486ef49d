-- The errors of files and hands: text that can't be read, or that contradicts the cards and bets of the hand
-- Grain: one row per error
-- Columns:
--   source: see sources
--   line: the line of the error; the first line of the hand for an error of the whole hand
--   hand_id: the hand_id of the hand; the text_id if the hand can't be read
--   error: the kind of the error; sql/histories/README.md lists the kinds
--   expected: the right text or value
--   found: the text or value of the file
--   left_out: whether the text with the error is left out of hands
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.history_errors (
    source VARCHAR NOT NULL,
    line BIGINT NOT NULL,
    hand_id BIGINT,
    error VARCHAR NOT NULL,
    expected VARCHAR,
    found VARCHAR,
    left_out BOOLEAN NOT NULL
);
