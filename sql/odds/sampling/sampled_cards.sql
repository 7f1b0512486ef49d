-- How many cards a hand of sampled_categories has by the rules in settings
-- Grain: one row in all; yours to UPDATE
-- Columns:
--   cards: 0, or fewer than count by the rules: as many as count; of more cards the best choice counts
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb

DROP TABLE IF EXISTS sampled_cards;

CREATE TABLE sampled_cards (
    cards INTEGER NOT NULL CHECK (cards = 0 OR cards BETWEEN 3 AND 7)
);

INSERT INTO sampled_cards (cards)
SELECT 0 AS cards;
