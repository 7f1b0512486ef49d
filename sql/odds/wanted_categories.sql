-- The categories that one deal is asked to have, each in some player's hand
-- Grain: one row per category; yours: these files leave it as it is
-- Columns:
--   category: one of its names, see category_names
-- Reads: nothing
-- Source: pokersql

-- sql/studies/together/ answers the question for the players in settings.

CREATE TABLE IF NOT EXISTS wanted_categories (
    category TEXT NOT NULL
);
