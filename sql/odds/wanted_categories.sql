-- The categories wanted in one deal, each in a player's hand
-- Grain: one row per category; yours: these files leave it as it is
-- Columns:
--   category: one of its names, see category_names

-- sql/studies/together/ counts the deals that have them, for settings.players hands.

CREATE TABLE IF NOT EXISTS wanted_categories (
    category TEXT NOT NULL
);
