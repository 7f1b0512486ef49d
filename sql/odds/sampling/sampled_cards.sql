-- How many cards and hands the samples of sampled_categories have
-- Grain: one row in all; yours to UPDATE
-- Columns:
--   cards: how many cards a hand has by the rules in settings; the best choice of them counts; 0 for as many as count
--   players: how many hands of each deal count
--   hands: how many hands a run has; a run begins with a new deal; with 0 all hands are one run
-- Engine: duckdb

DROP TABLE IF EXISTS sampled_cards;

CREATE TABLE sampled_cards (
    cards INTEGER NOT NULL CHECK (cards = 0 OR cards BETWEEN 3 AND 7),
    players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 10),
    hands BIGINT NOT NULL CHECK (hands >= 0)
);

INSERT INTO sampled_cards (cards, players, hands)
SELECT 0 AS cards, 1 AS players, 0 AS hands;
