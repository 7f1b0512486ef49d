-- The cards that are out of the deck before the rest of an equity question's board comes
-- Grain: one row per board or pile of dead cards; yours: loading and unloading leave it as it is
-- Columns:
--   place: where they are
--   cards: up to five on the board, any number dead; in any spelling
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS known_cards (
    place TEXT NOT NULL PRIMARY KEY CHECK (place IN ('board', 'dead')),
    cards TEXT NOT NULL
);
