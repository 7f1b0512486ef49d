-- All ways to choose up to five of up to thirteen cards
-- Grain: one row per choice and place of a chosen card; choice is the sum of 2^(place - 1) over the chosen places
-- Reads: choice_places
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.choice_places AS
SELECT c.choice, c.cards, c.last_place, c.place
FROM choice_places AS c
ORDER BY c.cards, c.choice, c.place;
