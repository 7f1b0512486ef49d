-- The categories that one deal is asked to have, each in some player's hand
-- Grain: one row per category; yours: these files leave it as it is
-- Columns:
--   category: by any of its names
-- Reads: nothing
-- Source: pokersql

-- Any of the articles' names do (see category_names). How many players there are is in settings. For a question, in a
-- shell:
--     DELETE FROM wanted_categories;
--     INSERT INTO wanted_categories VALUES ('full house'), ('four of a kind'), ('royal flush');
--     UPDATE settings SET players = 6;
--     .read sql/studies/together/count.sql
--     SELECT * FROM together_odds;

CREATE TABLE IF NOT EXISTS wanted_categories (
    category TEXT NOT NULL
);
