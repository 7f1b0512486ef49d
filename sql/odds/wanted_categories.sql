-- The categories that should occur among the players' hands of one deal
-- Grain: one row per category; load.sql and unload.sql keep the rows
-- Columns:
--   category: a name of a category in category_names

-- sql/studies/together/ counts the deals in which all these categories occur; settings.players is the number of hands.

CREATE TABLE IF NOT EXISTS wanted_categories (
    category TEXT NOT NULL
);
