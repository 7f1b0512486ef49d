-- The deals so far, each with the settings that repeat it
-- Grain: one row per deal; yours: deal.sql adds to it, loading and unloading leave it as it is
-- Columns:
--   game_id: the game its hands have in hand_cards
--   seed: as in settings, here and below
--   deal: which one of the seed
--   players: how many hands
--   shuffle: uniform or riffle
--   riffles: how many, if it was a riffle
--   dealing: blocks or one at a time
--   game: see games
--   street: how far the board went, if the game has one

-- If older files have dealt (schema version 3), loading stops here, since deals has no column game. Run these two, then
-- load again:
--     ALTER TABLE deals ADD COLUMN game TEXT DEFAULT 'five-card';
--     ALTER TABLE deals ADD COLUMN street TEXT DEFAULT 'river';

CREATE TABLE IF NOT EXISTS deals (
    game_id BIGINT NOT NULL,
    seed BIGINT NOT NULL,
    deal BIGINT NOT NULL CHECK (deal BETWEEN 1 AND 2147483578),
    players INTEGER NOT NULL,
    shuffle TEXT NOT NULL,
    riffles INTEGER NOT NULL,
    dealing TEXT NOT NULL,
    game TEXT NOT NULL,
    street TEXT NOT NULL
);

-- Adds nothing: it only makes an older table fail under its own name
INSERT INTO deals (game, street)
SELECT NULL AS game, NULL AS street
WHERE 1 = 0;
