-- Texts with counts of categories: each line has a category and its count
-- Grain: one row per pasted text; odds.sql and unload_equity.sql keep the rows
-- Columns:
--   written: the text; figure_lines reads its lines
--   hands: the number of hands, including hands that the text does not count; NULL if it counts all hands
-- Engine: duckdb

-- Several texts are read as one text, in the order of their INSERT.

CREATE TABLE IF NOT EXISTS figures (
    written TEXT NOT NULL,
    hands BIGINT
);
