-- What is wrong with a file or a hand: it can't be read, or says otherwise than its cards and bets
-- Grain: one row per error
-- Columns:
--   source: the path of the file, as in sources
--   line: where it stands; the first line of the hand for an error of the whole hand
--   hand_id: the hand; the text_id of one that can't be read
--   error: its kind, see the chapter
--   expected: what would be right
--   found: what the file says
--   left_out: whether this text of the hand is not in hands; all others are
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
