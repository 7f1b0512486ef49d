-- Simulations of the question in wanted_categories, to be added up
-- Grain: one row per run of deal.sql that was kept; yours: these files leave it as it is
-- Reads: nothing
-- Source: pokersql

-- A simulation of one question never counts for another.

CREATE TABLE IF NOT EXISTS together_deals (
    game TEXT NOT NULL, -- as in settings
    players INTEGER NOT NULL, -- how many hands a deal has
    wanted BIGINT NOT NULL, -- the question: the digits of its names, added (see wanted_names)
    deals BIGINT NOT NULL, -- how many deals
    hits BIGINT NOT NULL -- how many of them have every wanted category
);
