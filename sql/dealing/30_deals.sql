-- The record of what was dealt, enough to deal any of it again
-- Grain: one row per deal; yours: of these files only deal.sql adds to it, the others leave it as it is
-- Reads: nothing
-- Source: pokersql

-- Where older files have dealt (schema version 3), loading stops here: deals has no column game. Run these two, and
-- load again:
--     ALTER TABLE deals ADD COLUMN game TEXT DEFAULT 'five-card';
--     ALTER TABLE deals ADD COLUMN street TEXT DEFAULT 'river';

CREATE TABLE IF NOT EXISTS deals (
    game_id BIGINT NOT NULL, -- the game its hands have in hand_cards
    seed BIGINT NOT NULL, -- as in settings, here and below
    deal BIGINT NOT NULL CHECK (deal BETWEEN 1 AND 2147483578), -- which one of the seed
    players INTEGER NOT NULL, -- how many hands
    shuffle TEXT NOT NULL, -- uniform or riffle
    riffles INTEGER NOT NULL, -- how many, if it was a riffle
    dealing TEXT NOT NULL, -- blocks or one at a time
    game TEXT NOT NULL, -- five-card, holdem or chinese
    street TEXT NOT NULL -- how far the board went, if it was hold'em
);

-- Adds nothing: it only makes an older table fail under its own name
INSERT INTO deals (game, street)
SELECT NULL AS game, NULL AS street
WHERE 1 = 0;
