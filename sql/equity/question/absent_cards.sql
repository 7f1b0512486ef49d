-- The cards that the deck of an equity question's game lacks
-- Grain: one row per card, none for 52 cards
-- Reads: deck, decks, equity_game, games
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS absent_cards;

CREATE VIEW absent_cards AS
SELECT c.card_id, c.card, c.card_bit
FROM equity_game AS e
INNER JOIN games AS g ON e.game = g.game
CROSS JOIN deck AS c
LEFT JOIN decks AS d ON g.deck = d.deck AND c.card_id = d.card_id
WHERE d.card_id IS NULL;
