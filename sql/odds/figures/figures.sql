-- Pasted counts of categories: texts with a category and its count on each line
-- Grain: one row per pasted text; loading and unloading keep the rows
-- Columns:
--   written: the text; figure_lines reads it
--   hands: the number of hands; NULL if it is the sum of the text's counts
-- Engine: duckdb

-- Several texts are read as one text, in the order of their INSERT.

CREATE TABLE IF NOT EXISTS figures (
    written TEXT NOT NULL,
    hands BIGINT
);
