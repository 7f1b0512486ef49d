-- Counts of categories as people paste them: a text with a category and its count on each line
-- Grain: one row per pasted text; yours: loading and unloading leave it as it is
-- Columns:
--   written: the text; figure_lines reads it
--   hands: how many hands there were; NULL: as many as the text counts
-- Engine: duckdb

-- Several texts are read as one, in the order in which they were inserted.

CREATE TABLE IF NOT EXISTS figures (
    written TEXT NOT NULL,
    hands BIGINT
);
