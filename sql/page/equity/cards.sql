-- The cards from which the user of the page picks
-- Grain: one row per card; is_absent is true if the game's deck lacks the card
-- Reads: asked_methods, deck, equity_game, suits
-- Engine: duckdb

SELECT d.card, d.symbol, s.suit, s.symbol AS suit_symbol, d.card_bit & m.deck_bits = 0 AS is_absent
FROM equity_game AS e
INNER JOIN asked_methods AS m ON e.game = m.game
CROSS JOIN deck AS d
INNER JOIN suits AS s ON d.suit_id = s.suit_id
ORDER BY d.suit_id DESC, d.rank DESC;
