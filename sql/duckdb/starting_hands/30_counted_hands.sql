-- What each starting hand won and tied on the boards that were counted so far
-- Grain: one row per slice and starting hand
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS counted_hands;

CREATE TABLE counted_hands (
    starting_hand TEXT NOT NULL, -- AA, AKs, AKo
    boards BIGINT NOT NULL, -- how many came, over all its combinations
    wins BIGINT NOT NULL, -- against each other hand on each board
    ties BIGINT NOT NULL -- likewise
);
