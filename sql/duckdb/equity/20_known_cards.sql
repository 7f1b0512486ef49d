-- The cards that are out of the deck before the rest of an equity question's board comes
-- Grain: one row per board or pile of dead cards; yours: loading and unloading leave it as it is
-- Reads: nothing
-- Source: pokersql

CREATE TABLE IF NOT EXISTS known_cards (
    place TEXT NOT NULL PRIMARY KEY CHECK (place IN ('board', 'dead')), -- where they are
    cards TEXT NOT NULL -- up to five on the board, any number dead; in any spelling
);
