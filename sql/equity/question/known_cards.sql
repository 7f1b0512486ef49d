-- The board and the dead cards of an equity question
-- Grain: one row per board or pile of dead cards; yours: loading and unloading leave it as it is
-- Columns:
--   place: board or dead
--   cards: as text in any spelling, up to five on the board
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS known_cards (
    place TEXT NOT NULL PRIMARY KEY CHECK (place IN ('board', 'dead')),
    cards TEXT NOT NULL
);
