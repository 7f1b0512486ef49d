-- The numbers of cards and hands in the samples of sampled_categories
-- Grain: one row in all; change the samples by UPDATE
-- Columns:
--   cards: how many cards a hand has by settings.rules; the best choice of them counts; 0 for rules.cards
--   players: how many hands of each deal count
--   hands: how many hands a run has, which begins with a new deal; 0 puts all hands into one run
-- Engine: duckdb

DROP TABLE IF EXISTS sampled_cards;

CREATE TABLE sampled_cards (
    cards INTEGER NOT NULL CHECK (cards = 0 OR cards BETWEEN 3 AND 7),
    players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 10),
    hands BIGINT NOT NULL CHECK (hands >= 0)
);

INSERT INTO sampled_cards (cards, players, hands)
SELECT 0 AS cards, 1 AS players, 0 AS hands;
