-- The board and the dead cards of an equity question
-- Grain: one row per place, board or dead; you fill it, and loading and unloading keep your rows
-- Columns:
--   place: board or dead
--   cards: as text in any spelling, up to five on the board
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS known_cards (
    place TEXT NOT NULL PRIMARY KEY CHECK (place IN ('board', 'dead')),
    cards TEXT NOT NULL
);
