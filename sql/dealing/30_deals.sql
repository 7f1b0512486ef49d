-- The record of what was dealt, enough to deal any of it again
-- Grain: one row per deal; yours: of these files only deal.sql adds to it, the others leave it as it is
-- Reads: nothing
-- Source: pokersql

CREATE TABLE IF NOT EXISTS deals (
    game_id BIGINT NOT NULL,
    seed BIGINT NOT NULL,
    deal BIGINT NOT NULL CHECK (deal BETWEEN 1 AND 2147483578),
    players INTEGER NOT NULL,
    shuffle TEXT NOT NULL,
    riffles INTEGER NOT NULL,
    dealing TEXT NOT NULL
);
