-- The board and the dead cards of an equity question
-- Grain: one row per place; you insert the rows, and equity.sql and unload_equity.sql keep them
-- Columns:
--   place: board or dead
--   cards: the cards as text in any spelling; a board has up to five
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS known_cards (
    place TEXT NOT NULL PRIMARY KEY CHECK (place IN ('board', 'dead')),
    cards TEXT NOT NULL
);
