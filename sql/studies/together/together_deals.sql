-- Simulations of the questions in wanted_categories, which together_odds sums
-- Grain: one row per run of deal.sql that was kept; yours: these files leave it as it is
-- Columns:
--   game: as in settings
--   players: the number of players of a deal
--   wanted: the question as a number, see dealt_together
--   deals: the number of deals
--   hits: the number of them that have every wanted category

CREATE TABLE IF NOT EXISTS together_deals (
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    wanted BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    hits BIGINT NOT NULL
);
