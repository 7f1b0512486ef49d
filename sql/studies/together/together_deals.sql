-- The stored simulations of questions: deals, and how many of them have a hand of every wanted category
-- Grain: one row per stored run of deal.sql; you insert the rows, and no file changes them
-- Columns:
--   game: the game that was dealt, a value of settings.game
--   players: the number of players of a deal
--   wanted: the number of the question, see dealt_together
--   deals: the number of deals
--   hits: the number of deals with a hand of every wanted category

CREATE TABLE IF NOT EXISTS together_deals (
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    wanted BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    hits BIGINT NOT NULL
);
