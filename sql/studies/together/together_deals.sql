-- Simulations of the questions in wanted_categories, to be added up
-- Grain: one row per run of deal.sql that was kept; yours: these files leave it as it is
-- Columns:
--   game: as in settings
--   players: how many players a deal has
--   wanted: which question, a number (see dealt_together)
--   deals: how many deals
--   hits: how many of them have every wanted category

CREATE TABLE IF NOT EXISTS together_deals (
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    wanted BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    hits BIGINT NOT NULL
);
