-- Simulations of the question in wanted_categories, to be added up
-- Grain: one row per run of deal.sql that was kept; yours: these files leave it as it is
-- Columns:
--   game: as in settings
--   players: how many hands a deal has
--   wanted: the question: the digits of its names, added (see wanted_names)
--   deals: how many deals
--   hits: how many of them have every wanted category
-- Reads: nothing
-- Source: pokersql

-- A simulation of one question never counts for another.

CREATE TABLE IF NOT EXISTS together_deals (
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    wanted BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    hits BIGINT NOT NULL
);
