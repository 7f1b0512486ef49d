-- The errors of files and hands: text that can't be read, or that contradicts the cards and bets of the hand
-- Grain: one row per error
-- Columns:
--   source: see sources
--   line: the number of the line with the error; for an error of the whole hand the number of its first line
--   hand_id: see hands; the text_id of the hand if the hand can't be read; NULL for an error of a summary
--   error: the kind of the error; the chapters sql/histories and summaries list the kinds
--   expected: the right text or value
--   found: the text or value in the file
--   left_out: whether the text with the error is left out of the other tables
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
