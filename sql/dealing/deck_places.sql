-- The cards of each deck in the order of a new deck, which is the order of card_id
-- Grain: one row per deck and card; place is 0 for the first card
-- Reads: decks
-- Access: internal

DROP VIEW IF EXISTS deck_places;

CREATE VIEW deck_places AS
SELECT
    d.deck,
    d.card_id,
    d.card,
    ROW_NUMBER() OVER (PARTITION BY d.deck ORDER BY d.card_id) - 1 AS place
FROM decks AS d;
