-- The categories wanted in one deal, each in a player's hand
-- Grain: one row per category; loading and unloading keep the rows
-- Columns:
--   category: one of its names, see category_names

-- sql/studies/together/ counts the deals of settings.players hands that have all of them.

CREATE TABLE IF NOT EXISTS wanted_categories (
    category TEXT NOT NULL
);
