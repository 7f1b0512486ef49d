-- The categories that the players' hands of one deal should have
-- Grain: one row per category; loading and unloading keep the rows
-- Columns:
--   category: a name of a category in category_names

-- sql/studies/together/ counts the deals to settings.players players in which all these categories occur.

CREATE TABLE IF NOT EXISTS wanted_categories (
    category TEXT NOT NULL
);
