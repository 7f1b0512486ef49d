-- The errors of files and hands: text that can't be read, or that contradicts the hand's cards and bets
-- Grain: one row per error
-- Columns:
--   source: the path of the file, as in sources
--   line: the line of the error; the first line of the hand for an error of the whole hand
--   hand_id: the hand; the text_id of a hand that can't be read
--   error: its kind; the chapter lists the kinds
--   expected: the right text or value
--   found: the text or value of the file
--   left_out: whether this text of the hand is missing in hands
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
