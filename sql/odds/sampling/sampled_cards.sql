-- The number of cards in a hand, of hands in a deal and of hands in a run for sampled_categories
-- Grain: one row in all; change the samples by UPDATE
-- Columns:
--   cards: the number of cards in a hand that settings.rules ranks by its best choice of cards; 0 means rules.cards
--   players: the number of hands in each deal
--   hands: the number of hands in a run; each run begins with a new deal; 0 puts all hands into one run
-- Engine: duckdb

DROP TABLE IF EXISTS sampled_cards;

CREATE TABLE sampled_cards (
    cards INTEGER NOT NULL CHECK (cards = 0 OR cards BETWEEN 3 AND 7),
    players INTEGER NOT NULL CHECK (players BETWEEN 1 AND 10),
    hands BIGINT NOT NULL CHECK (hands >= 0)
);

INSERT INTO sampled_cards (cards, players, hands)
SELECT 0 AS cards, 1 AS players, 0 AS hands;
