-- The deals so far, each with the settings that deal the same cards again
-- Grain: one row per deal; deal.sql adds rows, loading and unloading keep all rows
-- Columns:
--   game_id: the game_id of the deal's hands in hand_cards
--   seed: as in settings
--   deal: the deal's number among the deals of the seed
--   players: how many players
--   shuffle: uniform or riffle
--   riffles: the number of riffles, if shuffle is riffle
--   dealing: blocks or one at a time
--   game: see games
--   street: the last street dealt, if the game has a board

-- If the database has a table deals of schema version 3, which lacks the column game, loading stops here. Run these two
-- statements and load again:
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

-- This statement adds no rows. If deals lacks the column game or street, it fails with an error that names deals
INSERT INTO deals (game, street)
SELECT NULL AS game, NULL AS street
WHERE 1 = 0;
