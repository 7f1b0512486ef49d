-- What each starting hand won and tied on the boards that were counted so far
-- Grain: one row per slice and starting hand
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS counted_hands;

CREATE TABLE counted_hands (
    starting_hand TEXT NOT NULL, -- AA, AKs, AKo
    wins BIGINT NOT NULL, -- over all its combinations
    ties BIGINT NOT NULL -- likewise
);
